//! A coach for whoever plays freely for the first time: says something before a blunder, once in a
//! turn at most, and nothing else. It thinks while the learner does, and nobody ever waits for it.

use super::Keepers;
use crate::ai::{Budget, Caution, Choice, NoChoice, thinking_time};
use crate::common::{Background, FrameSet};
use crate::rules::{Decision, Game, Phase};
use crate::table::{Inbox, Match};
use bevy::prelude::*;
use bevy::winit::EventLoopProxyWrapper;

/// What the coach knows of the table as it is.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Coach {
    /// Somebody learns, and plays freely.
    pub wanted: bool,
    caution: Option<Caution>,
}

impl Coach {
    /// What would be better than a decision, and how many points that gives away.
    pub fn better_than(&self, decision: Decision) -> Option<(Choice, f32)> {
        let caution = self.caution.as_ref()?;
        Some((caution.better, caution.cost(decision)?))
    }
}

/// A turn is spoken of once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Moment {
    Bid(u8),
    Turn(u8),
}

impl Moment {
    fn of(game: &Game) -> Self {
        match game.phase() {
            Phase::Bid => Self::Bid(game.round()),
            _ => Self::Turn(game.round()),
        }
    }
}

#[derive(Default)]
struct Thoughts {
    /// What is thought about.
    asked: Option<(Game, Background<Result<Caution, NoChoice>>)>,
    /// What has been thought about.
    known: Option<Game>,
    spoke: Option<Moment>,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Coach>()
        .insert_non_send(Thoughts::default())
        .add_systems(Update, look_over.in_set(FrameSet::Advice));
}

fn look_over(
    on_table: Option<Res<Match>>,
    keepers: Res<Keepers>,
    wake: Option<Res<EventLoopProxyWrapper>>,
    mut thoughts: NonSendMut<Thoughts>,
    mut coach: ResMut<Coach>,
    mut inbox: ResMut<Inbox>,
) {
    let on_table = on_table.as_ref().filter(|_| coach.wanted);
    let game = on_table.map(|on_table| on_table.now());
    let asked = game.and_then(|game| Some((game, game.to_act()?)));
    let Some((game, seat)) = asked.filter(|&(_, seat)| keepers.of(seat).is_human()) else {
        thoughts.asked = None;
        thoughts.known = None;
        thoughts.spoke = thoughts.spoke.filter(|_| coach.wanted);
        if coach.caution.is_some() {
            coach.caution = None;
            inbox.reconsider();
        }
        return;
    };
    // What was thought of another table is worse than nothing.
    thoughts.asked.take_if(|(about, _)| about != game);
    if thoughts.known.take_if(|known| known != game).is_some() {
        coach.caution = None;
        inbox.reconsider();
    }
    if inbox.held().is_some() {
        thoughts.spoke = Some(Moment::of(game));
    }
    if let Some((_, work)) = &mut thoughts.asked
        && let Some(answer) = work.finished()
    {
        let about = thoughts.asked.take().map(|(about, _)| about);
        thoughts.known = about;
        if let Ok(Ok(caution)) = answer {
            if thoughts.spoke != Some(Moment::of(game)) {
                let blunders = caution.blunders.iter();
                inbox.doubt(blunders.map(|&(decision, _)| decision).collect());
            }
            coach.caution = Some(caution);
        }
    }
    if thoughts.asked.is_none() && thoughts.known.is_none() {
        let (view, time) = (game.view(seat), thinking_time(game));
        let work = Background::begin(wake.as_deref(), move |cancelled| {
            Caution::about(&view, &Budget::time(time).until(cancelled))
        });
        thoughts.asked = Some((game.clone(), work));
    }
}
