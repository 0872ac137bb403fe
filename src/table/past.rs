//! What has been decided at this table, with the game before each decision: for showing it again.

use crate::rules::{Decision, Game, GameEvent, Phase, Seat};
use bevy::prelude::*;

/// One decision, and the game it was made in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moment {
    pub before: Game,
    pub decision: Decision,
}

impl Moment {
    /// What came of it.
    pub fn events(&self) -> Vec<GameEvent> {
        let mut events = Vec::new();
        // What was legal once is legal again.
        let _ = crate::record::decide(&mut self.before.clone(), self.decision, &mut events);
        events
    }

    /// Whose turn of which round it belongs to; none outside turns.
    fn turn(&self) -> Option<(u8, Seat)> {
        turn_of(&self.before)
    }
}

fn turn_of(game: &Game) -> Option<(u8, Seat)> {
    let in_turn = matches!(
        game.phase(),
        Phase::Recruit | Phase::Ability | Phase::Take | Phase::Act
    );
    in_turn.then(|| (game.round(), game.actor()))
}

/// All decisions since the game was put on the table, or since it began if it was written down.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Past(pub Vec<Moment>);

/// What can be shown again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Part {
    /// The last turn that has come to its end.
    Turn,
    /// The last scoring: a general one, or a card's.
    Scoring,
}

impl Part {
    pub const ALL: [Self; 2] = [Self::Turn, Self::Scoring];

    /// In ids of text, and for a probe.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Turn => "Turn",
            Self::Scoring => "Scoring",
        }
    }
}

impl Past {
    /// The moments of a part, if it has happened.
    pub fn part(&self, part: Part, now: &Game) -> Option<&[Moment]> {
        match part {
            Part::Turn => self.last_turn(now),
            Part::Scoring => self.last_scoring(),
        }
    }

    fn last_turn(&self, now: &Game) -> Option<&[Moment]> {
        let current = turn_of(now);
        let ended = |moment: &Moment| moment.turn().is_some() && moment.turn() != current;
        let last = self.0.iter().rposition(ended)?;
        let turn = self.0[last].turn();
        let other = |moment: &Moment| moment.turn() != turn;
        let first = self.0[..last].iter().rposition(other).map_or(0, |n| n + 1);
        Some(&self.0[first..=last])
    }

    fn last_scoring(&self) -> Option<&[Moment]> {
        let scores = |moment: &Moment| {
            let told = |event: &GameEvent| matches!(event, GameEvent::ScoringBegan { .. });
            moment.events().iter().any(told)
        };
        let last = self.0.iter().rposition(scores)?;
        // In a Rebellion no discs are set: the general scoring follows the end of a turn.
        let general = |event: &GameEvent| matches!(event, GameEvent::GeneralScoringBegan { .. });
        let general = self.0[last].events().iter().any(general);
        let Some(turn) = self.0[last].turn().filter(|_| !general) else {
            // The last disc was set: all the rest goes on by itself.
            return Some(&self.0[last..=last]);
        };
        // A card: from the moment it was carried out, through all objections.
        let same = |moment: &Moment| moment.turn() == Some(turn);
        let begins = |moment: &Moment| same(moment) && moment.decision == Decision::Act;
        let first = self.0[..=last].iter().rposition(begins).unwrap_or(last);
        Some(&self.0[first..=last])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::RandomPlayer;
    use crate::rules::{Edition, Setup};

    #[test]
    fn parts_are_whole() {
        let mut modules = Setup::of_edition(Edition::Anniversary, 3);
        modules.modules.new_regent = true;
        modules.modules.power_shift = true;
        let setups = [Setup::with_players(3), modules];
        for seed in 0..24 {
            let mut game = Game::new(&setups[seed as usize % 2], seed).expect("set up");
            let mut player = RandomPlayer::from_seed(seed);
            let mut past = Past::default();
            game.settle(&mut ());
            assert_eq!(past.part(Part::Turn, &game), None);
            assert_eq!(past.part(Part::Scoring, &game), None);
            while let Some(decision) = player.decide(&game) {
                let before = game.clone();
                past.0.push(Moment { before, decision });
                crate::record::decide(&mut game, decision, &mut ()).expect("legal");
                if let Some(turn) = past.part(Part::Turn, &game) {
                    let events: Vec<_> = turn.iter().flat_map(Moment::events).collect();
                    let ends = |event: &&GameEvent| matches!(event, GameEvent::TurnEnded { .. });
                    assert_eq!(events.iter().filter(ends).count(), 1, "seed {seed}");
                    let begins = turn[0].before.phase();
                    assert!(begins != Phase::Take, "seed {seed}: without recruiting");
                }
            }
            let scoring = past.part(Part::Scoring, &game).expect("the last one");
            assert_eq!(scoring.len(), 1, "seed {seed}");
            let events: Vec<_> = scoring.iter().flat_map(Moment::events).collect();
            let over = matches!(events.last(), Some(GameEvent::GameEnded { .. }));
            assert!(over, "{:?}", events.last());
        }
    }
}
