//! What the modules and the neutral colour bring to the table.

use super::{PositionError, ensure};
use crate::rules::board::{KingSpot, Place, RegionId};
use crate::rules::cards::CardId;
use crate::rules::decision::Decision;
use crate::rules::effects::{Effect, Regent};
use crate::rules::game::{Game, Phase, Progress};
use crate::rules::modifiers::{MODIFIERS_DEALT, ModifierSet};
use crate::rules::neutral::NeutralDeal;
use crate::rules::phases::ability;
use crate::rules::position::Position;
use crate::rules::seat::{CABALLEROS, MAX_PLAYERS, Seat, SeatSet};
use crate::rules::setup::Length;
use crate::rules::steps::{Deed, Step};

impl Position {
    /// What the rules say is there is there, in lists of the right length.
    pub(super) fn check_modules(&self) -> Result<(), PositionError> {
        let players = self.hands.len();
        ensure(
            self.neutral.is_some() == self.rules.neutral,
            "the neutral colour is there if the rules say so, and only then",
        )?;
        ensure(
            self.modifiers.is_some() == self.rules.power_shift,
            "modifiers are there if the rules say so, and only then",
        )?;
        if let Some(neutral) = &self.neutral {
            let cards = NeutralDeal {
                powers: neutral.powers.clone(),
                regions: neutral.regions.clone(),
            };
            ensure(
                cards.is_sound(),
                "the neutral colour has 13 power cards and three times the nine regions",
            )?;
            ensure(
                usize::from(neutral.shown) <= neutral.powers.len() && neutral.drawn <= 9,
                "the neutral colour has shown or drawn more cards than it has",
            )?;
        }
        if let Some(modifiers) = &self.modifiers {
            let lists = [
                modifiers.hands.len(),
                modifiers.spent.len(),
                modifiers.played.len(),
                modifiers.passed.len(),
            ];
            let doubts = modifiers.maybe.len();
            if lists.iter().any(|&len| len != players) || (doubts != 0 && doubts != players) {
                return Err(PositionError::Entries("modifiers"));
            }
        }
        Ok(())
    }
}

impl Game {
    /// Thirty neutral caballeros, and as many cards shown as rounds have begun.
    pub(super) fn check_neutral(&self) -> Result<(), PositionError> {
        if !self.rules.neutral {
            return Ok(());
        }
        ensure(
            self.players() == 2 && self.rules.joined_stacks,
            "a neutral colour plays with two, and with stacks 2 and 3 joined",
        )?;
        let seat = Seat::NEUTRAL;
        let on_board = Place::ALL.map(|place| u32::from(self.caballeros(place, seat)));
        let count = on_board.iter().sum::<u32>() + u32::from(self.provinces(seat));
        if count != u32::from(CABALLEROS) {
            let seat = seat.index();
            return Err(PositionError::Caballeros { seat, count });
        }
        let rounds = match self.rules.length {
            Length::NineRounds => 9,
            Length::SixRounds => 6,
        };
        let to_come = self.rounds_left() - usize::from(self.is_revealed());
        ensure(
            usize::from(self.neutral.shown) + to_come == rounds,
            "the neutral colour shows one power card each round",
        )?;
        let begun = 1 + u8::from(self.round % 3 != 1) + u8::from(self.round.is_multiple_of(3));
        let before_scoring = !self.scores_generally() && self.phase != Phase::Over;
        let begun = begun - u8::from(before_scoring && !self.is_revealed());
        let at_most = if self.phase == Phase::Over {
            0
        } else {
            2 * begun
        };
        ensure(
            self.neutral.drawn.is_multiple_of(2) && self.neutral.drawn <= at_most,
            "two region cards are drawn each round for the neutral colour",
        )
    }

    /// Each modifier is in one place, and nobody has more than were dealt.
    pub(super) fn check_modifiers(&self) -> Result<(), PositionError> {
        if !self.rules.power_shift {
            return ensure(
                self.phase != Phase::Pass && self.phase != Phase::Ability,
                "there are no modifiers in this game",
            );
        }
        let shift = &self.shift;
        let (mut all, mut count) = (ModifierSet::EMPTY, 0);
        for own in 0..self.players() {
            let both = shift.hands[own].or(shift.spent[own]);
            ensure(
                both.len() == MODIFIERS_DEALT as u32,
                "each player has three modifiers, in hand or spent",
            )?;
            let (maybe, back) = (shift.maybe[own], shift.hands[own].and(shift.spent[own]));
            // Doubt that the table could resolve is no doubt.
            ensure(
                maybe.minus(shift.spent[own]).is_empty()
                    && back.minus(maybe).is_empty()
                    && (maybe.is_empty() || (!back.is_empty() && back != maybe)),
                "a modifier is in hand or spent; both only where it may have been taken back",
            )?;
            all = all.or(both);
            count += both.len();
            let played = shift.played[own];
            ensure(
                played.is_none_or(|played| both.contains(played) && shift.shown.contains(played))
                    && (played.is_none() || self.bids[own].is_some()),
                "a modifier is played beside a power card, by whom it belongs to",
            )?;
            ensure(
                shift.spent[own].minus(shift.shown).is_empty(),
                "spent modifiers have been seen by all",
            )?;
        }
        ensure(
            all.len() == count && shift.shown.minus(all).is_empty(),
            "there is one of each modifier",
        )?;
        self.check_passing()
    }

    fn check_passing(&self) -> Result<(), PositionError> {
        let shift = &self.shift;
        let players = self.players();
        let everyone = SeatSet::table(players);
        if self.phase == Phase::Pass {
            ensure(
                shift.passes_made != everyone && shift.shown.is_empty(),
                "modifiers are passed on before any is seen",
            )?;
            ensure(
                self.round == self.rules.length.first_round(),
                "modifiers are passed on before the first round",
            )?;
            ensure(
                self.in_turn_clockwise(self.first_bidder, |seat| shift.passes_made.contains(seat)),
                "modifiers are passed on clockwise from the first bidder",
            )?;
        } else {
            ensure(
                shift.passes_made == everyone,
                "everyone has passed a modifier on before the first round",
            )?;
        }
        for own in 0..players.min(MAX_PLAYERS) {
            let Some(passed) = shift.passed[own] else {
                continue;
            };
            let now_with = match self.phase {
                Phase::Pass => own,
                _ => Seat::new(own).left(players).index(),
            };
            ensure(
                shift.hands[now_with]
                    .or(shift.spent[now_with])
                    .contains(passed),
                "a modifier is passed on to the left",
            )?;
        }
        Ok(())
    }

    /// An ability is used between recruiting and taking a card, as long as it can do something.
    pub(super) fn check_ability(&self) -> Result<(), PositionError> {
        let left = self.turn.ability_left;
        if self.phase != Phase::Ability {
            return ensure(left == 0, "an ability is used before a card is taken");
        }
        let uses = ability::ability(self).map_or(0, ability::uses);
        ensure(
            (1..=uses).contains(&left) && ability::is_useful(self),
            "the modifier played has no such ability left",
        )
    }

    /// Who infiltrates has finished that action; the King has not moved since.
    pub(super) fn check_infiltration(&self, card: CardId) -> Result<(), PositionError> {
        let abroad = matches!(self.king, KingSpot::France | KingSpot::Portugal);
        let possible = card.effect() == Effect::Regent(Regent::Infiltration)
            && self.turn.action == Progress::Finished
            && !abroad;
        ensure(
            !self.turn.infiltrates || possible,
            "only Infiltration lets its taker place where the King is",
        )
    }

    /// Whether a step that only cards of the Anniversary edition have could have come about, with
    /// what is announced above it.
    pub(super) fn module_step_fits(&self, step: Step, deed: Option<Deed>) -> bool {
        match (step, deed) {
            (Step::Escort { from, left }, None) => {
                let follow = |decision: &Decision| matches!(decision, Decision::Move { .. });
                self.escort_fits(from, left) && left > 0 && self.lists(follow)
            }
            (Step::CallIn { left }, None) => {
                let called = |decision: &Decision| matches!(decision, Decision::RecruitFrom(_));
                self.call_in_fits(left) && left > 0 && self.lists(called)
            }
            (Step::Escort { from, left }, Some(Deed::Move { .. })) if left < u8::MAX => {
                let left = left + 1;
                self.escort_fits(from, left) && self.is_reached_from(&[Step::Escort { from, left }])
            }
            (Step::CallIn { left }, Some(Deed::CallIn { .. })) if left < u8::MAX => {
                let left = left + 1;
                self.call_in_fits(left) && self.is_reached_from(&[Step::CallIn { left }])
            }
            (Step::Rivals { waiting }, Some(Deed::EnterCastillo { whose, from })) => {
                self.rivals_fit(waiting, whose, from)
            }
            _ => false,
        }
    }

    /// Whether the King can have left `from` with this escort still to follow.
    fn escort_fits(&self, from: RegionId, left: u8) -> bool {
        let now = self.king.region();
        self.turn.card.map(CardId::effect) == Some(Effect::Regent(Regent::Escort))
            && now.is_some_and(|now| now != from)
            && left <= 2
    }

    /// Whether so many can still come from regions to court.
    fn call_in_fits(&self, left: u8) -> bool {
        match self.turn.card.map(CardId::effect) {
            Some(Effect::GrowCourt { by, shortage }) => {
                shortage && left <= by && self.provinces(self.actor()) == 0
            }
            _ => false,
        }
    }

    /// Whether the Grandes of these can still be on their way into the Castillo, this one first.
    fn rivals_fit(&self, waiting: SeatSet, whose: Seat, from: RegionId) -> bool {
        let mut all = waiting;
        all.insert(whose);
        let at_home =
            |seat: Seat| seat.index() < self.players() && self.grande(seat) == Some(from.place());
        self.turn.card.map(CardId::effect) == Some(Effect::Regent(Regent::Rivalry))
            && self.king == KingSpot::In(from)
            && !waiting.contains(whose)
            && all.iter().all(at_home)
            && all.clockwise_from(self.actor()) == Some(whose)
            && all == self.seats().filter(|&seat| at_home(seat)).collect()
    }
}
