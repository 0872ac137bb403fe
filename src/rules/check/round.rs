//! How far the round has come: bids, the order of turns, cards still to be taken, discs, and the
//! turn itself.

use super::{PositionError, ensure};
use crate::rules::cards::{CardId, STACKS};
use crate::rules::game::{Game, Phase, Progress, TurnSoFar};
use crate::rules::seat::{COLOURS, Power, Seat, SeatSet};

impl Game {
    pub(super) fn check_bids(&self) -> Result<(), PositionError> {
        let players = self.players();
        ensure(
            self.first_bidder.index() < players,
            "the first bidder has no seat",
        )?;
        let bids: Vec<Power> = self.bids[..players].iter().copied().flatten().collect();
        let mut sums: Vec<i8> = (0..COLOURS)
            .filter_map(|index| self.strength(Seat::new(index)))
            .collect();
        let played = sums.len();
        sums.sort_unstable();
        sums.dedup();
        ensure(
            sums.len() == played,
            "no power card is played twice in a round",
        )?;
        match self.phase {
            Phase::Bid => {
                ensure(bids.len() < players, "all have bid: turns are next")?;
                ensure(
                    self.in_turn_clockwise(self.first_bidder, |seat| self.bid(seat).is_some()),
                    "bids are made clockwise from the first bidder",
                )
            }
            Phase::Recruit | Phase::Ability | Phase::Take | Phase::Act | Phase::EndOfRound => {
                ensure(
                    bids.len() == players,
                    "everyone has bid once turns are taken",
                )
            }
            _ => Ok(()),
        }
    }

    /// A legal bid must exist in every round to come: up to one card for each other player may be
    /// blocked.
    pub(super) fn check_hands(&self) -> Result<(), PositionError> {
        let all_have_bid = self.is_revealed() && self.phase != Phase::Bid;
        let rounds_to_bid = self.rounds_left() - usize::from(all_have_bid);
        for seat in self.seats() {
            let has_bid = self.phase == Phase::Bid && self.bid(seat).is_some();
            let bids_to_come = rounds_to_bid - usize::from(has_bid);
            let cards = self.hand(seat).len();
            let blocked = self.players() - 1 + usize::from(self.rules.neutral);
            if bids_to_come > 0 && (cards as usize) < bids_to_come + blocked {
                let seat = seat.index();
                return Err(PositionError::HandTooSmall { seat, cards });
            }
        }
        Ok(())
    }

    pub(super) fn check_order(&self) -> Result<(), PositionError> {
        let players = self.players();
        if !self.is_revealed() || self.phase == Phase::Bid {
            return ensure(
                self.turn_index == 0 && self.order.iter().all(|seat| seat.index() == 0),
                "the turn order is only known once all have bid",
            );
        }
        let order = self.turn_order();
        let seats: SeatSet = order.iter().copied().collect();
        let falling = |pair: &[Seat]| self.strength(pair[0]) > self.strength(pair[1]);
        ensure(
            seats == SeatSet::table(players) && order.windows(2).all(falling),
            "turns are taken from the highest bid to the lowest",
        )?;
        ensure(
            usize::from(self.turn_index) < players,
            "it is the turn of nobody",
        )?;
        ensure(
            self.phase != Phase::EndOfRound || usize::from(self.turn_index) == players - 1,
            "the round ends after the last turn",
        )
    }

    /// Everyone who still takes a card this round must find one.
    pub(super) fn check_open_cards(&self) -> Result<(), PositionError> {
        ensure(
            self.is_revealed() || self.face_up == [None; STACKS],
            "no card lies open between rounds",
        )?;
        let turns_begun = usize::from(self.turn_index);
        let needed = match self.phase {
            Phase::Bid => self.players(),
            Phase::Recruit | Phase::Ability | Phase::Take => self.players() - turns_begun,
            Phase::Act => self.players() - turns_begun - 1,
            _ => 0,
        };
        let neutral_waits = match self.phase {
            Phase::Bid => self.rules.neutral,
            Phase::Recruit | Phase::Ability | Phase::Take | Phase::Act => {
                (turns_begun + 1..=self.players()).any(|turn| self.neutral_comes_before(turn))
            }
            _ => false,
        };
        let needed = needed + usize::from(neutral_waits);
        let open = self.face_up.iter().flatten().count();
        if open < needed {
            return Err(PositionError::TooFewOpen { needed, open });
        }
        Ok(())
    }

    /// Discs for the general scoring; those for a card belong to its special action.
    pub(super) fn check_discs(&self) -> Result<(), PositionError> {
        let everyone = SeatSet::table(self.players());
        if !self.castillo_free() && self.scores_generally() {
            ensure(
                self.phase != Phase::Discs,
                "no discs are set while the King stands at the Castillo",
            )?;
            return self.check_no_discs();
        }
        match self.phase {
            Phase::Discs => {
                ensure(
                    self.discs_set != everyone,
                    "all discs are set: the Castillo is next",
                )?;
                let is_set = |seat| self.discs_set.contains(seat);
                ensure(
                    self.in_turn_clockwise(self.first_bidder, is_set),
                    "discs are set clockwise from the first bidder",
                )
            }
            Phase::Castillo | Phase::March => ensure(
                self.discs_set == everyone,
                "all discs are set before the Castillo is scored",
            ),
            Phase::Act => Ok(()),
            _ => self.check_no_discs(),
        }
    }

    pub(super) fn check_no_discs(&self) -> Result<(), PositionError> {
        ensure(
            self.discs_set.is_empty(),
            "discs are only set when a card or the general scoring asks for them",
        )
    }

    pub(super) fn check_turn(&self) -> Result<(), PositionError> {
        let turn = &self.turn;
        ensure(
            turn.card.is_some() == (self.phase == Phase::Act),
            "a card is taken before the turn's actions, and only then",
        )?;
        if let Some(left) = turn.recruits_left {
            let actor = self.actor();
            let limit = self.bid(actor).map_or(0, Power::recruits);
            let own_in = |region| self.caballeros(region, actor) > 0;
            ensure(
                self.phase == Phase::Recruit
                    && self.provinces(actor) == 0
                    && (1..=limit).contains(&left)
                    && !self.free_regions().filter(own_in).is_empty(),
                "recruiting from regions comes when the provinces have run out, as far as the \
                 power card goes",
            )?;
        }
        self.check_ability()?;
        let Some(card) = turn.card else {
            let (recruits_left, ability_left) = (turn.recruits_left, turn.ability_left);
            return ensure(
                *turn
                    == TurnSoFar {
                        recruits_left,
                        ability_left,
                        ..TurnSoFar::NEW
                    },
                "nothing is placed or done before a card is taken",
            );
        };
        self.check_infiltration(card)?;
        self.check_placing(card)
    }

    /// Placing and the special action come in either order, one finished before the other starts.
    fn check_placing(&self, card: CardId) -> Result<(), PositionError> {
        let TurnSoFar {
            placing,
            action,
            to_place,
            ..
        } = self.turn;
        let places = card.places() + self.train();
        ensure(
            to_place <= places,
            "more is to be placed than the card allows",
        )?;
        ensure(
            (placing == Progress::Open) == (to_place == places),
            "placing is begun once the first caballero is placed",
        )?;
        let in_order = match placing {
            Progress::Open => true,
            Progress::Begun => action != Progress::Begun,
            Progress::Finished => action != Progress::Open,
        };
        ensure(
            in_order,
            "placing is finished when the special action begins, and not before",
        )
    }
}
