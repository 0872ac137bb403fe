//! What is seen and heard in a phase of the round: when it begins, how its pieces go, when it ends.
//! What the rules do in it stands in [`crate::table`].

use super::choreography::{Choreographer, Manner, Manners};
use super::crowning;
use super::sounds::PlaySound;
use super::staging::Staging;
use crate::rules::GameEvent;
use crate::sound::Sound;
use crate::table::{GeneralScoring, RoundPhase, Show};
use bevy::prelude::*;

/// How pieces go in a phase; in those left out nothing goes that has no manner everywhere.
const MANNERS: [(RoundPhase, Manners); 9] = [
    (RoundPhase::Pass, pass),
    (RoundPhase::Reveal, reveal),
    (RoundPhase::Bid, bid),
    (RoundPhase::Recruit, recruit),
    // An ability does a step of an action, out of its turn.
    (RoundPhase::Ability, act),
    (RoundPhase::Take, take),
    (RoundPhase::Act, act),
    (RoundPhase::EndOfRound, end_of_round),
    (RoundPhase::March, march),
];

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Choreographer>();
    for (phase, manners) in MANNERS {
        app.add_systems(OnEnter(phase), Choreographer::learns(manners))
            .add_systems(OnExit(phase), Choreographer::forgets);
    }
    app.add_systems(OnEnter(RoundPhase::Reveal), sound(Sound::Shuffle))
        .add_systems(
            OnEnter(GeneralScoring),
            (sound(Sound::DuskBell), Staging::begin_scoring).chain(),
        )
        .add_systems(OnExit(GeneralScoring), Staging::end_scoring)
        .add_systems(OnEnter(RoundPhase::Over), sound(Sound::Crowning))
        .add_systems(OnExit(RoundPhase::Over), crowning::uncrown);
}

/// Makes itself heard, where anything is shown at all.
fn sound(sound: Sound) -> impl Fn(Res<Show>, MessageWriter<PlaySound>) {
    move |show, mut heard| {
        if !show.instant {
            heard.write(PlaySound(sound));
        }
    }
}

/// Modifiers go to the left.
const fn pass(event: &GameEvent) -> Option<Manner> {
    match event {
        GameEvent::ModifiersPassed => Some(Manner::Passed),
        _ => None,
    }
}

/// The sand-glass goes on, cards are turned up; the neutral colour settles, and shows its bid.
const fn reveal(event: &GameEvent) -> Option<Manner> {
    match event {
        GameEvent::RoundBegan { .. } => Some(Manner::RoundMarker),
        GameEvent::CardRevealed { .. } => Some(Manner::CardTurnedUp),
        GameEvent::NeutralSettled { .. } => Some(Manner::Places),
        GameEvent::NeutralShowed { .. } => Some(Manner::BidPlayed),
        _ => None,
    }
}

/// Cards come from the hands.
const fn bid(event: &GameEvent) -> Option<Manner> {
    match event {
        GameEvent::Bid { .. } | GameEvent::ModifierPlayed { .. } => Some(Manner::BidPlayed),
        _ => None,
    }
}

/// Caballeros come to court.
const fn recruit(event: &GameEvent) -> Option<Manner> {
    match event {
        GameEvent::Recruited { .. } | GameEvent::RecruitedFrom { .. } => Some(Manner::Recruits),
        _ => None,
    }
}

const fn take(event: &GameEvent) -> Option<Manner> {
    match event {
        GameEvent::CardTaken { .. } => Some(Manner::CardTaken),
        _ => None,
    }
}

/// Everything an action card can do, and the caballeros it lets place.
const fn act(event: &GameEvent) -> Option<Manner> {
    match *event {
        GameEvent::Recruited { .. } => Some(Manner::Recruits),
        GameEvent::Placed { to, .. } => Some(Manner::placed(to, Manner::Places)),
        GameEvent::Done { deed, .. } => Some(Manner::of_deed(deed)),
        GameEvent::VetoPlayed { .. } | GameEvent::VetoAnswered { .. } => Some(Manner::VetoCard),
        GameEvent::TurnEnded { .. } => Some(Manner::CardAside),
        _ => None,
    }
}

/// What is left of the round is laid aside; the marker comes to the scoring, if there is one.
const fn end_of_round(event: &GameEvent) -> Option<Manner> {
    match event {
        GameEvent::CardDiscarded { .. }
        | GameEvent::VetoExpired { .. }
        | GameEvent::RoundEnded { .. } => Some(Manner::CardAside),
        GameEvent::GeneralScoringBegan { .. } => Some(Manner::RoundMarker),
        _ => None,
    }
}

/// Out of the tower, each to where a disc says.
const fn march(event: &GameEvent) -> Option<Manner> {
    match event {
        GameEvent::Marched { .. } => Some(Manner::March),
        GameEvent::GrandeMarched { .. } => Some(Manner::GrandeMoves),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::RandomPlayer;
    use crate::history::History;
    use crate::rules::{Decision, Edition, Game, Setup};

    /// A whole game played at random.
    fn played(setup: &Setup, seed: u64) -> History {
        let mut history = History::new(Game::new(setup, seed).expect("a sound setup"));
        let mut player = RandomPlayer::from_seed(seed);
        loop {
            let proceeds = history.now().proceeds().then_some(Decision::Proceed);
            let Some(decision) = proceeds.or_else(|| player.decide(history.now())) else {
                return history;
            };
            history.decide(decision).expect("legal");
        }
    }

    /// Nothing that moves pieces is without a manner in the phase it comes in.
    const fn moves_nothing(event: &GameEvent) -> bool {
        matches!(
            event,
            GameEvent::ModifierChosen { .. }
                | GameEvent::TurnBegan { .. }
                | GameEvent::ActionBegan { .. }
                | GameEvent::ActionEnded { .. }
                | GameEvent::ActionLeftOut { .. }
                | GameEvent::VetoKept { .. }
                | GameEvent::Announced { .. }
                | GameEvent::VetoWithheld { .. }
                | GameEvent::Vetoed { .. }
                | GameEvent::DiscSet { .. }
                | GameEvent::DiscsShown { .. }
                | GameEvent::CastilloOpened { .. }
                | GameEvent::CastilloClosed
                | GameEvent::CastilloHeld
                | GameEvent::GameEnded { .. }
        )
    }

    #[test]
    fn every_event_comes_in_a_phase_that_knows_how_its_pieces_go() {
        for seed in 0..24_u64 {
            let players = 2 + seed as usize / 2 % 4;
            let mut setup = Setup::with_players(players);
            if seed % 2 == 1 {
                setup = Setup::of_edition(Edition::Anniversary, players);
                setup.modules.new_regent = true;
                setup.modules.power_shift = true;
                setup.modules.alternative_cards = Edition::Anniversary.deck().alternatives();
            }
            let history = played(&setup, seed);
            for (nth, happening) in history.happenings().iter().enumerate() {
                // What is shown so far tells the phase.
                let phase: RoundPhase = history.after(nth).phase().into();
                let own = MANNERS.iter().find(|(of, _)| *of == phase);
                let mut choreographer = Choreographer::default();
                if let Some(&(_, manners)) = own {
                    choreographer = Choreographer::of(manners);
                }
                let Some(event) = happening.event.filter(|event| !moves_nothing(event)) else {
                    continue;
                };
                let plain = choreographer.manner(&event) == Manner::Plain;
                let deed = matches!(event, GameEvent::Done { .. });
                assert!(!plain || deed, "{event:?} in {phase:?}");
            }
        }
    }
}
