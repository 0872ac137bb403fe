//! What a film shows of a game: one whole turn, and the first general scoring.

use crate::ai::{BotKind, Budget};
use crate::record::{Header, Record, ReplayError, decide};
use crate::rules::{Decision, Game, Phase, Setup, SetupError};

/// A piece of a game: how it stands, and what is decided from there on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shot {
    pub opening: Game,
    pub decisions: Vec<Decision>,
}

/// What is worth showing in a record, in its order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Script {
    /// The first turn in which somebody places and acts, or else the first there is.
    pub turn: Option<Shot>,
    /// The last secret disc, after which the game scores by itself.
    pub scoring: Option<Shot>,
}

impl Script {
    pub fn of(record: &Record) -> Result<Self, ReplayError> {
        let mut game = record.play(0, &mut ())?;
        let mut turns: Vec<Shot> = Vec::new();
        let mut scoring = None;
        for (index, &decision) in record.decisions().iter().enumerate() {
            let before = game.clone();
            decide(&mut game, decision, &mut ())
                .map_err(|error| ReplayError::Illegal { index, error })?;
            match before.phase() {
                Phase::Take => turns.push(Shot {
                    opening: before,
                    decisions: vec![decision],
                }),
                Phase::Act => {
                    if let Some(turn) = turns.last_mut() {
                        turn.decisions.push(decision);
                    }
                }
                Phase::Discs if game.phase() != Phase::Discs && scoring.is_none() => {
                    scoring = Some(Shot {
                        opening: before,
                        decisions: vec![decision],
                    });
                }
                _ => {}
            }
        }
        // The last turn of a record may not be over.
        if !matches!(game.phase(), Phase::Over) && turns.len() > 1 {
            turns.pop();
        }
        let whole = |turn: &Shot| {
            let places = |decision: &Decision| matches!(decision, Decision::Place(_));
            turn.decisions.iter().any(places) && turn.decisions.contains(&Decision::Act)
        };
        let best = turns.iter().position(whole).unwrap_or(0);
        let turn = (best < turns.len()).then(|| turns.swap_remove(best));
        Ok(Self { turn, scoring })
    }

    /// The whole game in one shot.
    pub fn whole(record: &Record) -> Result<Shot, ReplayError> {
        let opening = record.play(0, &mut ())?;
        // A record that can't be played is refused before anybody films it.
        record.play(record.decisions().len(), &mut ())?;
        Ok(Shot {
            opening,
            decisions: record.decisions().to_vec(),
        })
    }

    pub fn shots(self) -> Vec<Shot> {
        self.turn.into_iter().chain(self.scoring).collect()
    }
}

/// A game between Knights, for those who have none to show.
pub fn played_by_knights(setup: Setup, seed: u64) -> Result<Record, SetupError> {
    let mut game = Game::new(&setup, seed)?;
    let mut bots: Vec<_> = game
        .seats()
        .map(|seat| BotKind::Knight.bot(seed.wrapping_add(seat.index() as u64)))
        .collect();
    let mut record = Record::new(Header::new(setup, seed)?);
    game.settle(&mut ());
    while let Some(seat) = game.to_act() {
        let view = game.view(seat);
        let Ok(choice) = bots[seat.index()].choose(&view, &Budget::iterations(1)) else {
            break;
        };
        // A bot's choice is legal: tests walk many games to make sure.
        if decide(&mut game, choice.decision, &mut ()).is_err() {
            break;
        }
        record.note(choice.decision);
    }
    Ok(record)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_whole_game_has_a_turn_and_a_scoring() {
        let record = played_by_knights(Setup::with_players(4), 1).expect("played");
        let script = Script::of(&record).expect("sound");
        let turn = script.turn.expect("a turn");
        assert_eq!(turn.opening.phase(), Phase::Take);
        assert!(turn.decisions.contains(&Decision::Act));
        let mut game = turn.opening.clone();
        for decision in turn.decisions {
            decide(&mut game, decision, &mut ()).expect("legal");
        }
        assert_ne!(game.phase(), Phase::Act);
        let scoring = script.scoring.expect("a scoring");
        assert_eq!(scoring.opening.phase(), Phase::Discs);
        assert_eq!(scoring.decisions.len(), 1);
    }

    #[test]
    fn a_whole_film_goes_from_the_first_decision_to_the_last() {
        let record = played_by_knights(Setup::with_players(3), 5).expect("played");
        let shot = Script::whole(&record).expect("sound");
        let mut game = shot.opening;
        for decision in shot.decisions {
            decide(&mut game, decision, &mut ()).expect("legal");
        }
        assert_eq!(game.phase(), Phase::Over);
    }

    #[test]
    fn a_game_that_has_just_begun_has_nothing_to_show() {
        let header = Header::new(Setup::with_players(2), 3).expect("a setup");
        let script = Script::of(&Record::new(header)).expect("sound");
        assert_eq!(script, Script::default());
    }
}
