//! Who is looking at the screen. People share one machine: before a secret choice a curtain falls
//! until the right person says to be alone with it.

use super::Repetition;
use crate::common::{Curtain, FrameSet};
use crate::opponents::Keepers;
use crate::rules::{Ability, Game, ModifierId, Phase, Seat, Step};
use crate::table::Shown;
use bevy::prelude::*;

/// Whose secrets may be on the screen now.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Secrecy {
    /// The seat that has said to be looking alone.
    pub trusted: Option<Seat>,
    /// A secret choice waits for this seat: nothing secret is shown until it lifts the curtain.
    pub curtain: Option<Seat>,
}

impl Secrecy {
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
    app.init_resource::<Secrecy>().add_systems(
        PreUpdate,
        (
            draw_curtain.run_if(not(resource_exists::<Repetition>)),
            // Nobody chooses anything, and nobody's secrets are shown. The state follows only later in
            // the frame in which it begins or ends.
            hide_everything.run_if(resource_exists::<Repetition>),
            follow,
        )
            .chain()
            .in_set(FrameSet::Secrecy),
    );
}

fn draw_curtain(shown: Option<Res<Shown>>, keepers: Res<Keepers>, mut secrecy: ResMut<Secrecy>) {
    let wanted = shown
        .as_deref()
        .and_then(|shown| secret_choice(shown.game()))
        .filter(|&seat| keepers.of(seat).is_human());
    let alone = shown.and_then(|shown| keepers.lone_human(shown.game()));
    if alone.is_some() && wanted.is_none_or(|seat| Some(seat) == alone) {
        // Programs do not look at the screen.
        let next = Secrecy {
            trusted: alone,
            curtain: None,
        };
        secrecy.set_if_neq(next);
        return;
    }
    let next = match wanted {
        Some(seat) if secrecy.trusted == Some(seat) => Secrecy {
            curtain: None,
            ..*secrecy
        },
        Some(seat) => Secrecy {
            trusted: None,
            curtain: Some(seat),
        },
        None => Secrecy::default(),
    };
    secrecy.set_if_neq(next);
}

fn hide_everything(mut secrecy: ResMut<Secrecy>) {
    secrecy.set_if_neq(Secrecy::default());
}

/// The state says what the curtain says.
fn follow(secrecy: Res<Secrecy>, mut next: ResMut<NextState<Curtain>>) {
    let curtain = match secrecy.curtain {
        Some(_) => Curtain::Drawn,
        None => Curtain::Lifted,
    };
    NextState::set_if_neq(&mut next, curtain);
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
        // Who takes a card back looks through those that lie face down.
        Phase::Ability => {
            let played = game.played_modifier(seat);
            played.and_then(ModifierId::ability) == Some(Ability::Recall)
        }
        // A card taken back unseen is still a secret in the hand.
        Phase::Bid => !game.spent_pile(seat).maybe().is_empty() || !game.modifiers(seat).is_empty(),
        _ => false,
    };
    secret.then_some(seat)
}
