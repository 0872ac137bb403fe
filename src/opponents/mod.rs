//! Programs at the table: who keeps which seat, and how they think while the show goes on.

mod advice;
mod coach;
mod thinking;

pub use advice::{Advised, AskAdvice};
pub use coach::Coach;
pub use thinking::BotSpeech;

use crate::ai::{BotSpec, Keeper};
use crate::rules::{Game, Seat};
use bevy::platform::collections::HashMap;
use bevy::prelude::*;

/// Who decides for each seat; people, where nothing is said.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Keepers(pub Vec<Keeper>);

impl Keepers {
    pub fn of(&self, seat: Seat) -> Keeper {
        self.0.get(seat.index()).copied().unwrap_or_default()
    }

    /// The only person at the table, if there is just one: nobody else can look on.
    pub fn lone_human(&self, game: &Game) -> Option<Seat> {
        let mut humans = game.seats().filter(|&seat| self.of(seat).is_human());
        let first = humans.next()?;
        humans.next().is_none().then_some(first)
    }

    /// The program that has to decide now.
    pub fn thinking(&self, game: &Game) -> Option<Seat> {
        game.to_act().filter(|&seat| !self.of(seat).is_human())
    }

    /// Gives a seat to somebody else.
    pub fn hand_over(&mut self, seat: Seat, keeper: Keeper) {
        if self.0.len() <= seat.index() {
            self.0.resize(seat.index() + 1, Keeper::Human);
        }
        self.0[seat.index()] = keeper;
    }
}

/// Seats that other programs play for, as the command line names them. Whoever looks sees a Knight
/// there, who also steps in when the program fails.
#[derive(Resource, Clone, Debug, Default)]
pub struct Programs(pub HashMap<Seat, BotSpec>);

pub fn plugin(app: &mut App) {
    app.init_resource::<Keepers>()
        .init_resource::<Programs>()
        .add_plugins((thinking::plugin, advice::plugin, coach::plugin));
}
