//! Whether a position could be on a table at all. Whatever comes from outside passes here before
//! it becomes a [`Game`], so that the rules never meet a state they could not have made.

use super::board::{KingSpot, Place};
use super::cards::{CardId, STACKS};
use super::game::{DECK, Game, MAX_VETOES, Phase};
use super::position::Position;
use super::seat::{CABALLEROS, MAX_PLAYERS, Power, Seat};
use super::setup::Length;
use super::steps::Pending;
use std::collections::HashSet;

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PositionError {
    #[error("El Grande is for 2 to 5 players, not {0}")]
    Players(u8),
    #[error("'{0}' must have one entry for each player")]
    Entries(&'static str),
    #[error("{0}")]
    Impossible(&'static str),
    #[error("seat {seat} has {count} caballeros in all, not {CABALLEROS}")]
    Caballeros { seat: usize, count: u32 },
    #[error("hand and spent pile of seat {seat} do not make up the 13 power cards")]
    PowerCards { seat: usize },
    #[error("there is no round {0} in this game")]
    Round(u8),
    #[error("stack {stack} can't hold '{}'", card.key())]
    Card { stack: usize, card: CardId },
}

use PositionError::Impossible;

/// Refuses with a reason unless the condition holds.
fn ensure(holds: bool, reason: &'static str) -> Result<(), PositionError> {
    if holds {
        Ok(())
    } else {
        Err(Impossible(reason))
    }
}

impl Position {
    /// Sizes and ranges, so that it can be put into a [`Game`] at all.
    pub(super) fn check_shape(&self) -> Result<(), PositionError> {
        let players = usize::from(self.rules.players);
        if !(2..=MAX_PLAYERS).contains(&players) {
            return Err(PositionError::Players(self.rules.players));
        }
        let lists = [
            ("court", self.court.len()),
            ("provinces", self.provinces.len()),
            ("grandes", self.grandes.len()),
            ("scores", self.scores.len()),
            ("hands", self.hands.len()),
            ("spent", self.spent.len()),
            ("bids", self.bids.len()),
        ];
        for (name, len) in lists {
            if len != players {
                return Err(PositionError::Entries(name));
            }
        }
        if self
            .caballeros
            .values()
            .any(|counts| counts.len() != players)
        {
            return Err(PositionError::Entries("caballeros"));
        }
        ensure(
            self.turn_order.len() <= players,
            "the turn order names too many seats",
        )?;
        ensure(
            self.stacks.len() == STACKS,
            "there are five stacks of action cards",
        )?;
        let cards: usize = self
            .stacks
            .iter()
            .map(|s| s.turned_up.len() + s.face_down.len())
            .sum();
        ensure(cards <= DECK, "there are too many action cards")?;
        ensure(self.vetoes.len() <= MAX_VETOES, "there are only two Vetoes")?;
        ensure(
            self.pending.len() <= Pending::DEEPEST,
            "too many steps are pending",
        )?;
        ensure(
            self.discs[players..].iter().all(Option::is_none),
            "a disc is set that belongs to no player",
        )
    }
}

impl Game {
    /// Whether the rules could have led here, as far as one position can tell.
    pub(super) fn check(&self) -> Result<(), PositionError> {
        self.check_rules()?;
        self.check_pieces()?;
        self.check_cards()?;
        self.check_bids()?;
        self.check_turn()
    }

    fn check_rules(&self) -> Result<(), PositionError> {
        ensure(
            (1..=3).contains(&self.rules.values_in_use),
            "1 to 3 values are in use",
        )?;
        let played = match self.rules.length {
            Length::NineRounds => (1..=9).contains(&self.round),
            Length::SixRounds => [2, 3, 5, 6, 8, 9].contains(&self.round),
        };
        if !played {
            return Err(PositionError::Round(self.round));
        }
        let scoring = matches!(
            self.phase,
            Phase::Discs | Phase::Castillo | Phase::March | Phase::Regions
        );
        ensure(
            !scoring || self.round.is_multiple_of(3),
            "general scoring comes after rounds 3, 6 and 9",
        )?;
        ensure(
            self.phase != Phase::Over || self.round == 9,
            "the game ends after round 9",
        )?;
        ensure(
            self.next_region == 0 || (self.phase == Phase::Regions && self.next_region < 9),
            "regions are only counted in general scoring",
        )
    }

    fn check_pieces(&self) -> Result<(), PositionError> {
        ensure(
            matches!(self.king, KingSpot::In(_)),
            "the King stands in a region",
        )?;
        for seat in self.seats() {
            let own = seat.index();
            let on_board: u32 = self.men.iter().map(|counts| u32::from(counts[own])).sum();
            let count = on_board + u32::from(self.court[own]) + u32::from(self.provinces[own]);
            if count != u32::from(CABALLEROS) {
                return Err(PositionError::Caballeros { seat: own, count });
            }
            let home = self.grandes[own].and_then(Place::region);
            ensure(home.is_some(), "every Grande stands in a region")?;
        }
        ensure(
            self.scores.iter().all(|&score| score < 10_000),
            "no score reaches 10,000",
        )?;
        ensure(
            self.scoreboards[0].is_none() || self.scoreboards[0] != self.scoreboards[1],
            "two scoreboards never lie on one place",
        )
    }

    fn check_cards(&self) -> Result<(), PositionError> {
        for (index, stack) in self.stacks.iter().enumerate() {
            let cards = &self.deck[usize::from(stack.start)..usize::from(stack.end)];
            let all = cards.iter().chain(&self.face_up[index]);
            if let Some(&card) = all
                .clone()
                .find(|card| usize::from(card.places()) != index + 1)
            {
                return Err(PositionError::Card {
                    stack: index + 1,
                    card,
                });
            }
        }
        ensure(
            self.stacks[STACKS - 1].stays
                && self.stacks[STACKS - 1].next == self.stacks[STACKS - 1].start,
            "the fifth stack is the King card alone, which stays",
        )?;
        let open = !matches!(self.phase, Phase::Reveal | Phase::Over)
            && !matches!(
                self.phase,
                Phase::Discs | Phase::Castillo | Phase::March | Phase::Regions
            );
        ensure(
            open || self.face_up == [None; STACKS],
            "no card lies open between rounds",
        )?;
        let rounds_to_reveal = self.rounds_left() - usize::from(self.phase != Phase::Reveal);
        let lasting = self.stacks[..STACKS - 1]
            .iter()
            .filter(|stack| usize::from(stack.end - stack.next) >= rounds_to_reveal);
        ensure(
            lasting.count() + 1 >= self.players(),
            "the stacks do not last for the rounds to come",
        )?;
        for veto in self.vetoes() {
            ensure(
                veto.holder.index() < self.players(),
                "a Veto is held by nobody",
            )?;
            ensure(
                (1..=2).contains(&veto.rounds_left),
                "a Veto serves for two rounds",
            )?;
        }
        Ok(())
    }

    /// Rounds still to be played, this one included until it is over.
    fn rounds_left(&self) -> usize {
        let this = !matches!(
            self.phase,
            Phase::Discs | Phase::Castillo | Phase::March | Phase::Regions | Phase::Over
        );
        let later = std::iter::successors(self.rules.length.round_after(self.round), |&round| {
            self.rules.length.round_after(round)
        });
        usize::from(this) + later.count()
    }

    fn check_bids(&self) -> Result<(), PositionError> {
        let players = self.players();
        ensure(
            self.first_bidder.index() < players,
            "the first bidder has no seat",
        )?;
        let bids: Vec<Power> = self.bids.into_iter().flatten().collect();
        let values: HashSet<Power> = bids.iter().copied().collect();
        ensure(
            values.len() == bids.len(),
            "no power card is played twice in a round",
        )?;
        let to_bid = self.rounds_left()
            - usize::from(
                !matches!(self.phase, Phase::Reveal | Phase::Bid) && self.rounds_left() > 0,
            );
        for seat in self.seats() {
            let has_bid = self.phase == Phase::Bid && self.bid(seat).is_some();
            let bids_to_come = to_bid - usize::from(has_bid);
            ensure(
                bids_to_come == 0 || self.hand(seat).len() as usize >= bids_to_come + players - 1,
                "a hand has too few power cards for the rounds to come",
            )?;
        }
        match self.phase {
            Phase::Bid => {
                let mut seat = self.first_bidder;
                let mut bid_before = true;
                for _ in 0..players {
                    let has_bid = self.bid(seat).is_some();
                    ensure(
                        bid_before || !has_bid,
                        "bids are made clockwise from the first bidder",
                    )?;
                    bid_before = has_bid;
                    seat = seat.left(players);
                }
                ensure(bids.len() < players, "all have bid: turns are next")
            }
            Phase::Recruit | Phase::Take | Phase::Act | Phase::EndOfRound => {
                ensure(
                    bids.len() == players,
                    "everyone has bid once turns are taken",
                )?;
                let order = self.turn_order();
                let seats: HashSet<Seat> = order.iter().copied().collect();
                let falling = order
                    .windows(2)
                    .all(|pair| self.bid(pair[0]) > self.bid(pair[1]));
                ensure(
                    seats.len() == players && falling && order.iter().all(|s| s.index() < players),
                    "turns are taken from the highest bid to the lowest",
                )?;
                ensure(usize::from(self.turn_index) < players, "nobody's turn")
            }
            _ => ensure(
                self.turn_index == 0 && self.order[..players].iter().all(|s| s.index() == 0),
                "the turn order is only known once all have bid",
            ),
        }
    }

    fn check_turn(&self) -> Result<(), PositionError> {
        let turn = &self.turn;
        let card_taken = self.phase == Phase::Act;
        ensure(
            turn.card.is_some() == card_taken,
            "a card is taken before the turn's actions",
        )?;
        ensure(
            card_taken || self.pending.is_empty(),
            "special actions are only under way in a turn",
        )?;
        ensure(
            turn.to_place <= turn.card.map_or(0, CardId::places),
            "more to place than the card allows",
        )?;
        ensure(
            turn.recruits_left
                .is_none_or(|left| self.phase == Phase::Recruit && left <= 6),
            "recruiting from regions comes at the start of a turn",
        )
    }
}
