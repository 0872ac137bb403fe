//! At a fair: nobody is there and the game shows itself, somebody comes, plays, is asked whether they
//! are still there, and goes. What was left in the middle waits a while for the next person.

mod attract;
mod backstage;
mod comings;
mod diary;
mod idle;
mod manners;
mod moment;
mod presence;

pub use backstage::TypedCode;
pub use diary::{EventFolder, FairDiary};
pub use idle::Countdown;
pub use moment::best_moment;
pub use presence::Presence;

use crate::common::{Exhibition, FrameSet, Visit};
use bevy::prelude::*;
use std::path::PathBuf;

/// What somebody before the screen wants.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum VisitorWish {
    /// To look at what there is.
    ComeIn,
    /// To watch bots play.
    Watch,
    /// To go on with the game that was left.
    GoOn,
    /// Is still there.
    Stay,
    /// Is done, or nobody is there: the game shows itself.
    Leave,
    /// Sets the stand up, with the usual plan where there is no other.
    Exhibit,
    /// The exhibitor's page.
    Backstage(BackstageWish),
}

/// What is pressed on the exhibitor's page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BackstageWish {
    Ask,
    /// A digit of the code.
    Digit(u8),
    Wipe,
    Close,
    /// Takes the stand down: from now on it is a game at home.
    TakeDown,
    Quit,
}

impl VisitorWish {
    /// As the probe calls it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::ComeIn => "ComeIn",
            Self::Watch => "Watch",
            Self::GoOn => "GoOn",
            Self::Stay => "Stay",
            Self::Leave => "Leave",
            Self::Exhibit => "Exhibit",
            Self::Backstage(BackstageWish::Ask) => "Backstage",
            Self::Backstage(BackstageWish::Digit(_)) => "Digit",
            Self::Backstage(BackstageWish::Wipe) => "Wipe",
            Self::Backstage(BackstageWish::Close) => "Close",
            Self::Backstage(BackstageWish::TakeDown) => "TakeDown",
            Self::Backstage(BackstageWish::Quit) => "Quit",
        }
    }
}

/// A game that somebody left in the middle.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct LeftGame(pub Option<LeftBehind>);

#[derive(Clone, Debug, PartialEq)]
pub struct LeftBehind {
    pub path: PathBuf,
    /// Seconds for which it still waits.
    pub waits: f32,
}

pub fn plugin(app: &mut App) {
    app.init_resource::<LeftGame>()
        .add_message::<VisitorWish>()
        .add_plugins((
            presence::plugin,
            diary::plugin,
            idle::plugin,
            attract::plugin,
            backstage::plugin,
            manners::plugin,
        ))
        .add_systems(
            Update,
            (
                presence::feel,
                comings::heed,
                comings::follow_screen,
                comings::forget_left_game,
                attract::touched.run_if(in_state(Visit::Attract)),
                attract::go_on.run_if(in_state(Visit::Attract)),
                idle::wait.run_if(in_state(Visit::Stays)),
                idle::count_down.run_if(in_state(Visit::StillThere)),
                idle::lose_interest.run_if(in_state(Visit::ComeIn)),
                backstage::heed,
                backstage::knock,
                manners::hide_pointer,
                manners::tune,
                diary::count,
                diary::keep,
            )
                .chain()
                .run_if(resource_exists::<Exhibition>.or_else(was_asked))
                .in_set(FrameSet::Visitors),
        );
}

/// Somebody wants to set the stand up.
fn was_asked(wishes: MessageReader<VisitorWish>) -> bool {
    !wishes.is_empty()
}
