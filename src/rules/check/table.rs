//! What lies on the table: pieces, stacks, Vetoes.

use super::{PositionError, ensure};
use crate::rules::board::{KingSpot, Place};
use crate::rules::cards::STACKS;
use crate::rules::deck::stack_of;
use crate::rules::game::{Game, Phase};
use crate::rules::seat::{CABALLEROS, COLOURS};
use crate::rules::setup::{Length, VetoRule};

/// Far more than any game can bring, and far less than would not fit.
const HIGHEST_SCORE: u16 = 9_999;

impl Game {
    pub(super) fn check_rules(&self) -> Result<(), PositionError> {
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
        ensure(
            !self.scores_generally() || self.round.is_multiple_of(3),
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

    pub(super) fn check_pieces(&self) -> Result<(), PositionError> {
        ensure(
            self.rules.new_regent || matches!(self.king, KingSpot::In(_)),
            "the King stands in a region",
        )?;
        for seat in self.seats() {
            let own = seat.index();
            let on_board: u32 = self.men.iter().map(|counts| u32::from(counts[own])).sum();
            let count = on_board + u32::from(self.court[own]) + u32::from(self.provinces[own]);
            if count != u32::from(CABALLEROS) {
                return Err(PositionError::Caballeros { seat: own, count });
            }
            let home = match self.grandes[own] {
                Some(Place::Castillo) => self.rules.new_regent,
                home => home.is_some(),
            };
            ensure(home, "every Grande stands in a region")?;
        }
        let has_marched = matches!(self.phase, Phase::Regions | Phase::Over);
        ensure(
            !has_marched
                || !self.castillo_free()
                || self.men[Place::Castillo.index()] == [0; COLOURS],
            "all leave the Castillo before the regions are scored",
        )?;
        ensure(
            self.scores.iter().all(|&score| score <= HIGHEST_SCORE),
            "no score reaches 10,000",
        )?;
        ensure(
            self.scoreboards[0].is_none() || self.scoreboards[0] != self.scoreboards[1],
            "two scoreboards never lie on one place",
        )
    }

    pub(super) fn check_stacks(&self) -> Result<(), PositionError> {
        for (index, stack) in self.stacks.iter().enumerate() {
            let cards = &self.deck[usize::from(stack.start)..usize::from(stack.end)];
            let misplaced = cards
                .iter()
                .chain(&self.face_up[index])
                .find(|card| !self.belongs(stack_of(**card), index));
            if let Some(&card) = misplaced {
                let stack = index + 1;
                return Err(PositionError::Card { stack, card });
            }
        }
        let kings = self.stacks[STACKS - 1];
        ensure(
            self.rules.new_regent || (kings.stays && kings.next == kings.start),
            "the fifth stack is the King card alone, which stays",
        )?;
        ensure(
            !self.rules.new_regent || !kings.stays,
            "the fifth stack is that of New Regent, which loses a card each round",
        )?;
        let rounds_to_reveal = self.rounds_left() - usize::from(self.is_revealed());
        let lasting = self
            .stacks
            .iter()
            .filter(|stack| stack.stays || usize::from(stack.end - stack.next) >= rounds_to_reveal);
        ensure(
            lasting.count() >= self.players() + usize::from(self.rules.neutral),
            "the stacks do not last for the rounds to come",
        )
    }

    /// Whether a card of this stack may lie in the one of that index.
    const fn belongs(&self, stack: usize, index: usize) -> bool {
        if self.rules.joined_stacks && (stack == 1 || stack == 2) {
            return index == 1;
        }
        stack == index
    }

    pub(super) fn check_vetoes(&self) -> Result<(), PositionError> {
        ensure(
            self.rules.veto != VetoRule::NoVeto || self.vetoes().next().is_none(),
            "nobody holds a Veto in a game without them",
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
        ensure(
            self.vetoes().is_sorted_by_key(|veto| veto.rounds_left),
            "of two Vetoes the one that runs out first is named first",
        )
    }

    /// This round's cards have been turned up, and the round is not over.
    pub(super) const fn is_revealed(&self) -> bool {
        !self.scores_generally() && !matches!(self.phase, Phase::Pass | Phase::Reveal | Phase::Over)
    }

    pub(super) const fn scores_generally(&self) -> bool {
        matches!(
            self.phase,
            Phase::Discs | Phase::Castillo | Phase::March | Phase::Regions
        )
    }

    /// Rounds still to be played, this one included until it is over.
    pub(super) fn rounds_left(&self) -> usize {
        let this = !self.scores_generally() && self.phase != Phase::Over;
        let later = std::iter::successors(self.rules.length.round_after(self.round), |&round| {
            self.rules.length.round_after(round)
        });
        usize::from(this) + later.count()
    }
}
