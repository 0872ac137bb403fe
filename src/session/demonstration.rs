//! A table of bots that plays by itself: for fairs, and when nobody has touched the title for a
//! while. It goes on, game after game, until somebody clicks.

use super::Command;
use crate::ai::BotKind::{Grande, Knight, Squire};
use crate::ai::Keeper;
use crate::common::{FrameSet, Menu, Occasion, Screen, Visit};
use crate::rules::Setup;
use bevy::input::mouse::MouseButtonInput;
use bevy::prelude::*;

/// What the bots play, if somebody wants something special.
#[derive(Resource, Clone, Debug, Default)]
pub struct DemonstrationTable(pub Option<Setup>);

/// Seconds the title waits for somebody.
const TITLE_WAITS: f32 = 90.0;
/// Seconds a result can be read before the next game begins.
const RESULT_STAYS: f32 = 10.0;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<DemonstrationTable>()
        .add_message::<MouseButtonInput>()
        .add_systems(
            Update,
            go_on
                // At a fair it is another matter: see `visitors`.
                .run_if(in_state(Visit::AtHome))
                .in_set(FrameSet::Demonstration),
        );
}

/// Bots for so many seats.
pub(super) fn company(seats: usize) -> Vec<Keeper> {
    let bots = [Knight, Grande, Squire, Knight, Squire].map(Keeper::Bot);
    bots.into_iter().take(seats).collect()
}

impl DemonstrationTable {
    /// A game between bots.
    pub(super) fn game(&self, seed: u64) -> Command {
        let setup = self.0.clone().unwrap_or_else(|| Setup::with_players(4));
        Command::Begin {
            keepers: company(setup.players.len()),
            setup,
            seed,
        }
    }
}

fn go_on(
    time: Res<Time<Real>>,
    (screen, menu): (Res<State<Screen>>, Res<State<Menu>>),
    mut clicks: MessageReader<MouseButtonInput>,
    occasion: Res<State<Occasion>>,
    mut next: ResMut<NextState<Occasion>>,
    mut waited: Local<f32>,
    mut commands: MessageWriter<Command>,
) {
    let clicked = clicks.read().any(|click| click.state.is_pressed());
    // Whoever reads the book or changes settings is there.
    if screen.is_changed() || clicked || *menu.get() == Menu::Open {
        *waited = 0.0;
    }
    *waited += time.delta_secs();
    let demonstrates = *occasion.get() == Occasion::Demonstration;
    if demonstrates && clicked {
        next.set(Occasion::Game);
        commands.write(Command::ToTitle);
        return;
    }
    let patience = match *screen.get() {
        Screen::Title => TITLE_WAITS,
        Screen::Result if demonstrates => RESULT_STAYS,
        _ => return,
    };
    if *waited > patience {
        *waited = 0.0;
        commands.write(Command::Demonstrate);
    }
}
