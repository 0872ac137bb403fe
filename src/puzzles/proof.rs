//! Every way to play a turn, and whether one of them wins.

use super::{Puzzle, won};
use crate::rules::{Decisions, Game, Phase, Place, Seat};
use std::collections::HashSet;

/// A position with more states behind it is no puzzle: the proof would take too long.
pub const MOST_STATES: usize = 200_000;

/// What trying everything has shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PuzzleProof {
    pub can_be_won: bool,
    /// Positions looked at, each once.
    pub states: usize,
}

/// Tries everything. Nothing is proved where there is too much to try, or where the outcome hangs
/// on what another seat decides.
pub fn prove(puzzle: &Puzzle) -> Option<PuzzleProof> {
    let mut search = ProofSearch {
        seat: puzzle.seat,
        seen: HashSet::new(),
        won: false,
    };
    let decided = search.visit(puzzle.game.clone());
    decided.then_some(PuzzleProof {
        can_be_won: search.won,
        states: search.seen.len(),
    })
}

struct ProofSearch {
    seat: Seat,
    seen: HashSet<Game>,
    won: bool,
}

impl ProofSearch {
    /// Looks at everything that can follow; false if that can't be done. Every decision uses
    /// something up, so no position comes back to itself.
    fn visit(&mut self, game: Game) -> bool {
        if game.is_over() {
            self.won |= won(&game, self.seat);
            return true;
        }
        if self.seen.contains(&game) {
            return true;
        }
        if self.seen.len() >= MOST_STATES {
            return false;
        }
        self.seen.insert(game.clone());
        let mut legal = Decisions::new();
        game.legal(&mut legal);
        let choices = if game.to_act() == Some(self.seat) {
            &legal[..]
        } else if legal.len() == 1 || disc_is_idle(&game) {
            &legal[..1]
        } else {
            return false;
        };
        for &decision in choices {
            let mut after = game.clone();
            if after.apply(decision, &mut ()).is_err() {
                return false;
            }
            after.settle(&mut ());
            if !self.visit(after) {
                return false;
            }
        }
        true
    }
}

/// A disc is set by somebody with nothing in the Castillo: it does not matter where to.
fn disc_is_idle(game: &Game) -> bool {
    let setter = game.to_act();
    game.phase() == Phase::Discs
        && setter.is_some_and(|seat| game.caballeros(Place::Castillo, seat) == 0)
}
