//! Who is looking at the screen. People share one machine: before a secret choice a curtain falls
//! until the right person says to be alone with it.

use super::{Obeyed, Repetition};
use crate::opponents::Keepers;
use crate::rules::{Game, Phase, Seat, Step};
use crate::table::Match;
use bevy::prelude::*;

/// Whose secrets may be on the screen now.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Eyes {
    /// The seat that has said to be looking alone.
    pub trusted: Option<Seat>,
    /// A secret choice waits for this seat: nothing secret is shown until it lifts the curtain.
    pub curtain: Option<Seat>,
}

impl Eyes {
    /// The player behind the curtain says to be alone.
    pub const fn lift(&mut self) {
        self.trusted = self.curtain.take();
    }

    /// Whether what only this seat may know can be shown.
    pub fn may_see(&self, seat: Seat) -> bool {
        self.curtain.is_none() && self.trusted == Some(seat)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Eyes>()
        // In the frame in which the table changes, not one later.
        .add_systems(PreUpdate, draw_curtain.after(Obeyed));
}

fn draw_curtain(
    on_table: Option<Res<Match>>,
    again: Option<Res<Repetition>>,
    keepers: Res<Keepers>,
    mut eyes: ResMut<Eyes>,
) {
    if again.is_some() {
        // Nobody chooses anything, and nobody's secrets are shown.
        eyes.set_if_neq(Eyes::default());
        return;
    }
    let wanted = on_table
        .as_deref()
        .and_then(|on_table| secret_choice(&on_table.game))
        .filter(|&seat| keepers.of(seat).is_human());
    let alone = on_table.and_then(|on_table| keepers.lone_human(&on_table.game));
    if alone.is_some() && wanted.is_none_or(|seat| Some(seat) == alone) {
        // Programs do not look at the screen.
        let next = Eyes {
            trusted: alone,
            curtain: None,
        };
        eyes.set_if_neq(next);
        return;
    }
    let next = match wanted {
        Some(seat) if eyes.trusted == Some(seat) => Eyes {
            curtain: None,
            ..*eyes
        },
        Some(seat) => Eyes {
            trusted: None,
            curtain: Some(seat),
        },
        None => Eyes::default(),
    };
    eyes.set_if_neq(next);
}

/// The seat that now has to decide something others may not see, or with a hand they may not see.
pub fn secret_choice(game: &Game) -> Option<Seat> {
    let seat = game.to_act()?;
    let secret = match game.phase() {
        Phase::Discs | Phase::Pass => true,
        Phase::Act => {
            matches!(
                game.pending().top(),
                Some(Step::SetDiscs { .. } | Step::ChoosePower)
            )
        }
        // A card taken back unseen is still a secret in the hand.
        Phase::Bid => !game.spent_pile(seat).maybe().is_empty() || !game.modifiers(seat).is_empty(),
        _ => false,
    };
    secret.then_some(seat)
}
