//! Puzzles: the last turn of a game that can still be won, if it is played just right. That it can
//! be won is proved by trying everything.

mod proof;

pub use proof::{MOST_STATES, PuzzleProof, prove};

use crate::ai::{BotKind, Budget, NoChoice};
use crate::rules::{Decision, Decisions, Game, Phase, Place, Seat, Setup, SetupError};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde::{Deserialize, Serialize};
use std::sync::LazyLock;

/// A puzzle by its number: the seed makes the position again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PuzzleId {
    pub players: usize,
    pub seed: u64,
}

/// The last turn of a game: the seat that plays it is about to take a card.
#[derive(Clone, Debug)]
pub struct Puzzle {
    pub id: PuzzleId,
    pub game: Game,
    pub seat: Seat,
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PuzzleError {
    #[error(transparent)]
    Setup(#[from] SetupError),
    #[error("seed {0} leads to no puzzle")]
    NoPuzzle(u64),
    #[error("the bot did not decide: {0}")]
    NoChoice(#[from] NoChoice),
}

/// Turns played at random, to see whether a puzzle is one.
const BLIND_TRIES: u32 = 60;
/// At most so many of them may win.
const BLIND_WINS: u32 = 6;

/// The puzzles that have been found and proved.
pub fn known() -> &'static [PuzzleId] {
    static KNOWN: LazyLock<Vec<PuzzleId>> = LazyLock::new(|| {
        #[expect(clippy::expect_used, reason = "a file of ours, compiled in, tested")]
        ron::from_str(include_str!("../../assets/bots/puzzles.ron")).expect("a list of puzzles")
    });
    &KNOWN
}

impl Puzzle {
    /// Plays a game at random up to its last turn. Nobody enters the Castillo, so that no secret
    /// disc of another decides the game.
    pub fn from_id(id: PuzzleId) -> Result<Self, PuzzleError> {
        let mut rng = ChaCha8Rng::seed_from_u64(id.seed);
        let mut game = Game::shuffled(&Setup::with_players(id.players), &mut rng)?;
        let mut legal = Decisions::new();
        game.settle(&mut ());
        while let Some(seat) = game.to_act() {
            let last = game.round() == 9 && game.turn_order().last() == Some(&game.actor());
            if last && game.phase() == Phase::Take {
                return Ok(Self { id, game, seat });
            }
            game.legal(&mut legal);
            let open: Vec<Decision> = legal
                .iter()
                .copied()
                .filter(|decision| !enters_castillo(*decision))
                .collect();
            let choices = if open.is_empty() { &legal[..] } else { &open };
            let decision = choices[rng.random_range(0..choices.len())];
            if game.apply(decision, &mut ()).is_err() {
                break;
            }
            game.settle(&mut ());
        }
        Err(PuzzleError::NoPuzzle(id.seed))
    }

    /// Whether it is worth solving: hard to win by chance, but proved to be won.
    pub fn is_sound(&self) -> bool {
        self.blind_wins() <= BLIND_WINS && prove(self).is_some_and(|proof| proof.can_be_won)
    }

    /// How many of some turns played at random win.
    fn blind_wins(&self) -> u32 {
        let mut rng = ChaCha8Rng::seed_from_u64(self.id.seed);
        let mut legal = Decisions::new();
        let mut wins = 0;
        for _ in 0..BLIND_TRIES {
            let mut game = self.game.clone();
            while !game.is_over() {
                game.legal(&mut legal);
                let decision = legal[rng.random_range(0..legal.len())];
                if game.apply(decision, &mut ()).is_err() {
                    break;
                }
                game.settle(&mut ());
            }
            wins += u32::from(won(&game, self.seat));
        }
        wins
    }

    /// Whether a bot finds the win.
    pub fn solved_by(&self, kind: BotKind, iterations: u32) -> Result<bool, PuzzleError> {
        let mut bot = kind.bot(self.id.seed);
        let budget = Budget::iterations(iterations);
        let mut legal = Decisions::new();
        let mut game = self.game.clone();
        while let Some(seat) = game.to_act() {
            game.legal(&mut legal);
            let decision = if seat == self.seat {
                bot.choose(&game.view(seat), &budget)?.decision
            } else {
                legal[0]
            };
            if game.apply(decision, &mut ()).is_err() {
                return Ok(false);
            }
            game.settle(&mut ());
        }
        Ok(won(&game, self.seat))
    }
}

/// Alone: a shared win is none here.
fn won(game: &Game, seat: Seat) -> bool {
    let winners = game.winners();
    winners.contains(seat) && winners.len() == 1
}

fn enters_castillo(decision: Decision) -> bool {
    match decision {
        Decision::Place(to) | Decision::Move { to, .. } => to == Place::Castillo,
        _ => false,
    }
}
