//! What seats answer when a card demands something of them, judged quickly.

use super::{BotMind, action_under_way, make, veto_asked};
use crate::ai::evaluation::in_hand;
use crate::rules::{Decision, Game, KingSpot, Phase, Place, Seat, Step};
use rand::RngExt;

/// Ways of giving up three caballeros that are looked at, quickly and with care.
const SACRIFICES: usize = 10;
const CAREFUL_SACRIFICES: usize = 120;

/// A Veto must be worth this much more than keeping it.
const VETO_MARGIN: f32 = 0.01;

impl BotMind {
    /// Answers for others until the acting player decides again or the action is over. Nobody is
    /// supposed to use a Veto unless `vetoes` says so.
    pub(super) fn settle_answers(&mut self, game: &mut Game, vetoes: bool) {
        let actor = game.actor();
        while game.phase() == Phase::Act && action_under_way(game) {
            let decision = if veto_asked(game) {
                if vetoes {
                    self.veto_answer(game)
                } else {
                    Decision::NotNow
                }
            } else if game.to_act() == Some(actor) {
                return;
            } else {
                self.answer(game)
            };
            make(game, decision);
        }
    }

    /// A quick answer of whoever is asked by a card, the acting player too.
    pub(crate) fn answer(&mut self, game: &Game) -> Decision {
        match game.phase() {
            Phase::Pass => return self.passing(game),
            Phase::Discs => return self.quick_disc(game),
            _ => {}
        }
        match game.pending().top() {
            Some(Step::GiveUp { whose, .. }) => self.sacrifice(game, whose, SACRIFICES),
            Some(Step::SetDiscs { .. }) => self.quick_disc(game),
            Some(Step::Objections { .. } | Step::Answer { .. }) => self.veto_answer(game),
            _ => self.with_legal(game, |_, legal| legal[0]),
        }
    }

    /// Passes on what is worth least.
    pub(crate) fn passing(&mut self, game: &Game) -> Decision {
        let worth = |decision: &Decision| match decision {
            Decision::PassOn(modifier) => in_hand(*modifier),
            _ => f32::MAX,
        };
        self.with_legal(game, |_, legal| {
            let least = legal
                .iter()
                .min_by(|a, b| worth(a).total_cmp(&worth(b)))
                .copied();
            least.unwrap_or(Decision::Proceed)
        })
    }

    /// The same, with more care.
    pub(crate) fn careful_answer(&mut self, game: &Game) -> Decision {
        match game.pending().top() {
            Some(Step::GiveUp { whose, .. }) => self.sacrifice(game, whose, CAREFUL_SACRIFICES),
            _ => self.answer(game),
        }
    }

    /// The next caballero of the cheapest sacrifice found.
    fn sacrifice(&mut self, game: &Game, whose: Seat, tries: usize) -> Decision {
        let mut best = (f32::MIN, Decision::Done);
        for _ in 0..tries {
            let mut after = game.clone();
            let mut first = None;
            while let Some(Step::GiveUp { whose: same, .. }) = after.pending().top()
                && same == whose
            {
                let decision = self.with_legal(&after, Self::any_of);
                first.get_or_insert(decision);
                make(&mut after, decision);
            }
            pass_vetoes(&mut after);
            let worth = self.worth(&after, whose);
            if let Some(first) = first
                && worth > best.0
            {
                best = (worth, first);
            }
        }
        best.1
    }

    /// A disc set as if the others did not move, or set theirs at random where they must.
    pub(super) fn quick_disc(&mut self, game: &Game) -> Decision {
        let Some(seat) = game.to_act() else {
            return Decision::Proceed;
        };
        if game.phase() == Phase::Discs && !marches(game, seat) {
            return self.with_legal(game, |_, legal| legal[0]);
        }
        self.with_legal(game, |mind, legal| {
            let mut best = (f32::MIN, legal[0]);
            for &decision in legal {
                let mut after = game.clone();
                make(&mut after, decision);
                mind.set_other_discs(&mut after);
                let worth = mind.worth(&after, seat);
                if worth > best.0 {
                    best = (worth, decision);
                }
            }
            best.1
        })
    }

    /// Everybody else sets the disc and what follows happens.
    fn set_other_discs(&mut self, game: &mut Game) {
        while game.phase() == Phase::Discs {
            // Sent to the King's region they come home: as if they did not move.
            let stay = match game.king() {
                KingSpot::In(region) => Decision::SetDisc(region),
                _ => self.with_legal(game, Self::any_of),
            };
            make(game, stay);
        }
        while let Some(Step::SetDiscs { .. }) = game.pending().top() {
            let any = self.with_legal(game, Self::any_of);
            make(game, any);
        }
        pass_vetoes(game);
        game.settle(&mut ());
    }

    /// Uses a Veto if the announced step hurts more than the Veto is worth.
    pub(super) fn veto_answer(&mut self, game: &Game) -> Decision {
        let Some(seat) = game.to_act() else {
            return Decision::NotNow;
        };
        let after = |decision| {
            let mut after = game.clone();
            make(&mut after, decision);
            pass_vetoes(&mut after);
            after
        };
        let stopped = self.worth(&after(Decision::Veto), seat);
        let happened = self.worth(&after(Decision::NotNow), seat);
        if stopped > happened + VETO_MARGIN {
            Decision::Veto
        } else {
            Decision::NotNow
        }
    }

    /// Some of the decisions, at most so many, in their order.
    pub(super) fn sample(&mut self, decisions: &[Decision], most: usize, out: &mut Vec<Decision>) {
        out.clear();
        let mut left = decisions.len();
        let mut wanted = most.min(left);
        for &decision in decisions {
            // Ending is always worth a look.
            if decision == Decision::Done || self.rng.random_range(0..left) < wanted {
                out.push(decision);
                wanted = wanted.saturating_sub(1);
            }
            left -= 1;
        }
    }
}

/// Whether a seat has anybody in the Castillo whom its disc sends out in a general scoring.
pub(super) fn marches(game: &Game, seat: Seat) -> bool {
    let grande = game.grande(seat) == Some(Place::Castillo);
    grande || game.caballeros(Place::Castillo, seat) > 0
}

/// Lets everything announced happen.
pub(super) fn pass_vetoes(game: &mut Game) {
    while veto_asked(game) {
        make(game, Decision::NotNow);
    }
}
