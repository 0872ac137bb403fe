//! The special action under way: whether its pending steps could have come about.
//!
//! As long as an action has not changed the table it can be played again from its beginning, and
//! must come to the same steps. One that has is taken up at the last step that was worked off,
//! whose own bounds are known: a budget of moves, or who is still to comply.

use super::replay::complying;
use super::{PositionError, ensure};
use crate::rules::board::RegionId;
use crate::rules::cards::CardId;
use crate::rules::decision::{Decision, Decisions};
use crate::rules::effects::{Effect, ExtraPlacing, MoveAllowance};
use crate::rules::game::{Game, Progress};
use crate::rules::seat::{Seat, SeatSet};
use crate::rules::setup::VetoRule;
use crate::rules::steps::{Deed, Step};

impl Game {
    pub(super) fn check_action(&self) -> Result<(), PositionError> {
        let turn = &self.turn;
        ensure(
            (turn.action == Progress::Begun) != self.pending.is_empty(),
            "steps are pending as long as a special action is under way, and only then",
        )?;
        let (Some(top), Some(card)) = (self.pending.top(), turn.card) else {
            ensure(
                turn.waived.is_empty() && !turn.cleared,
                "Vetoes are waived only while a special action is under way",
            )?;
            return match turn.card {
                Some(_) => self.check_no_discs(),
                None => Ok(()),
            };
        };
        self.check_waivers(top)?;
        let mut steps: Vec<Step> = self.pending.iter().collect();
        let deed = match top {
            Step::Objections { deed, asked } => {
                self.check_objectors(asked)?;
                Some(deed)
            }
            Step::Answer { deed, by, asked } => {
                self.check_answer(by, asked)?;
                Some(deed)
            }
            _ => None,
        };
        if deed.is_some() {
            steps.pop();
            ensure(
                steps.is_empty() || self.rules.veto == VetoRule::Classic,
                "a Veto stops the whole action or nothing in this game",
            )?;
        }
        let reached = match (steps.as_slice(), deed) {
            (&[Step::Moves { left, source }], None) => {
                self.moves_fit(left, source) && self.lists(|d| matches!(d, Decision::Move { .. }))
            }
            (&[Step::PlaceMore(extra)], None) => {
                self.extra_fits(extra) && extra.count > 0 && self.court(self.actor()) > 0
            }
            (&[Step::OneOfEach { of }], None) => !of.is_empty() && self.sends_home(of),
            (&[Step::Comply { who, duty }], None) => {
                self.check_duty(who, duty)?;
                self.asks_for_order(who, duty)
            }
            (&[Step::Moves { left, source }], Some(Deed::Move { whose, .. })) => {
                let own = whose == self.actor();
                self.moves_fit(left, source)
                    && self
                        .before_move(left, source, own)
                        .any(|step| self.is_reached_from(&[step]))
            }
            (&[Step::PlaceMore(extra)], Some(Deed::PlaceMore { .. })) => {
                self.extra_fits(extra) && self.is_reached_from(&[self.before_extra(extra)])
            }
            (&[Step::OneOfEach { mut of }], Some(Deed::SendHome { whose, .. })) => {
                let waits = !of.contains(whose);
                of.insert(whose);
                waits && self.sends_home(of) && self.is_reached_from(&[Step::OneOfEach { of }])
            }
            (&[Step::Comply { who, duty }, ref above @ ..], _)
                if !matches!(above, [Step::SetDiscs { .. }]) =>
            {
                let Some(whose) = complying(deed, above) else {
                    return Err(PositionError::Step { card });
                };
                self.check_next_to_comply(who, whose, duty)?;
                let mut who = who;
                who.insert(whose);
                self.check_duty(who, duty)?;
                self.is_reached_from(&[Step::Comply { who, duty }])
            }
            (&[step @ (Step::Escort { .. } | Step::CallIn { .. } | Step::Rivals { .. })], _) => {
                self.module_step_fits(step, deed)
            }
            _ => self.is_reached_from(&[]),
        };
        if reached {
            Ok(())
        } else {
            Err(PositionError::Step { card })
        }
    }

    fn effect(&self) -> Option<Effect> {
        self.turn.card.map(CardId::effect)
    }

    pub(super) fn lists(&self, wanted: impl Fn(&Decision) -> bool) -> bool {
        let mut legal = Decisions::new();
        self.legal(&mut legal);
        legal.iter().any(wanted)
    }

    /// Who has let the rest of the action pass, and whether the one moment for a Veto is over.
    fn check_waivers(&self, top: Step) -> Result<(), PositionError> {
        let (waived, cleared) = (self.turn.waived, self.turn.cleared);
        let holders = self.veto_holders();
        let sensible = match self.rules.veto {
            // Who let pass, but answered a Veto, has none any more, and nobody else has.
            VetoRule::Classic => {
                let all_hold = waived.minus(holders).is_empty();
                let at_table = waived.minus(SeatSet::table(self.players())).is_empty();
                let spent = holders.is_empty() && at_table && waived.len() == 1;
                !cleared && (all_hold || spent)
            }
            VetoRule::WholeAction => {
                let target_open = matches!(
                    top,
                    Step::ChooseScored
                        | Step::ChooseScoreboard
                        | Step::ChooseKing { .. }
                        | Step::ChooseGrande
                        | Step::ChooseEvicted
                        | Step::ChooseRegent(_)
                );
                // There is one moment only, and so nothing to let pass.
                cleared != target_open && waived.is_empty()
            }
            VetoRule::NoVeto => waived.is_empty() && !cleared,
        };
        ensure(
            sensible,
            "nobody can have waived a Veto like this against the action under way",
        )
    }

    /// Holders are asked clockwise from the acting player.
    fn check_objectors(&self, asked: SeatSet) -> Result<(), PositionError> {
        let holders = match self.rules.veto {
            VetoRule::Classic => self.veto_holders(),
            VetoRule::WholeAction => self.veto_holders().without(self.actor()),
            VetoRule::NoVeto => SeatSet::EMPTY,
        };
        let open = holders.minus(self.turn.waived);
        let first = open.clockwise_from(self.actor());
        let others = first.map_or(open, |first| open.without(first));
        ensure(
            !asked.is_empty() && (asked == open || asked == others),
            "holders of a Veto are asked clockwise from the acting player",
        )
    }

    /// A Veto has been played, and the holder of the other one is asked to answer it.
    fn check_answer(&self, by: Seat, asked: Seat) -> Result<(), PositionError> {
        let holders: Vec<Seat> = self.vetoes().map(|veto| veto.holder).collect();
        ensure(
            self.rules.veto == VetoRule::Classic
                && holders == [asked]
                && by != asked
                && by.index() < self.players()
                && !self.turn.waived.contains(by),
            "a Veto is answered by the holder of the other one, and only in the classic game",
        )
    }

    /// Whether so many moves can be left of the card's.
    fn moves_fit(&self, left: MoveAllowance, source: Option<RegionId>) -> bool {
        let (card, either) = match self.effect() {
            Some(Effect::Move(card)) => (card, false),
            Some(Effect::MoveOrPlaceMore(card, _)) => (card, true),
            _ => return false,
        };
        let moved = left != card;
        let (own, foreign) = self.movable();
        is_part(left, card)
            && spare_fits(card.up_to, card.own, left.own, left.own_spare, own)
            && spare_fits(
                card.up_to,
                card.foreign,
                left.foreign,
                left.foreign_spare,
                foreign,
            )
            && (moved || !either)
            && source.is_some() == (card.one_source && moved)
            && source.is_none_or(|region| self.free_regions().contains(region))
    }

    /// The steps from which one move of an own or a foreign caballero leads to what is left.
    fn before_move(
        &self,
        left: MoveAllowance,
        source: Option<RegionId>,
        own: bool,
    ) -> impl Iterator<Item = Step> {
        let (card, either) = match self.effect() {
            Some(Effect::MoveOrPlaceMore(card, _)) => (card, true),
            Some(Effect::Move(card)) => (card, false),
            _ => (left, false),
        };
        let (mut special, mut any) = (left, left);
        if own {
            special.own += 1;
        } else {
            special.foreign += 1;
        }
        any.any += 1;
        [special, any]
            .into_iter()
            .filter(move |&before| is_part(before, card))
            .map(move |before| match (before == card, either) {
                (true, true) => Step::MoveOrPlaceMore,
                (first, _) => Step::Moves {
                    left: before,
                    source: source.filter(|_| !first),
                },
            })
    }

    /// Whether so many can be left of those the card lets its taker place.
    fn extra_fits(&self, left: ExtraPlacing) -> bool {
        let count = left.count;
        match self.effect() {
            Some(Effect::PlaceMore(card)) => {
                count <= card.count && left == ExtraPlacing { count, ..card }
            }
            Some(Effect::MoveOrPlaceMore(_, card)) => {
                count < card.count && left == ExtraPlacing { count, ..card }
            }
            _ => false,
        }
    }

    fn before_extra(&self, left: ExtraPlacing) -> Step {
        let count = left.count + 1;
        let before = ExtraPlacing { count, ..left };
        match self.effect() {
            Some(Effect::MoveOrPlaceMore(_, card)) if card == before => Step::MoveOrPlaceMore,
            _ => Step::PlaceMore(before),
        }
    }

    /// Whether these can all lose a caballero to "one of each".
    fn sends_home(&self, of: SeatSet) -> bool {
        let exposed = |seat| {
            self.free_regions()
                .iter()
                .any(|region| self.caballeros(region, seat) > 0)
        };
        self.effect() == Some(Effect::OneOfEach)
            && of.iter().all(|seat| seat != self.actor() && exposed(seat))
    }
}

/// `MANY`: whether so many of a card's moves can be ones that need not be made, with so many left
/// and so many caballeros there for them. Each move takes at most one away, into the Castillo.
const fn spare_fits(up_to: bool, moves: u8, left: u8, spare: u8, there: u8) -> bool {
    if up_to {
        return spare == 0;
    }
    let untouched = left == moves;
    match spare {
        0 if left == 0 => true,
        0 => there + (moves - left) >= moves,
        _ if spare >= moves => false,
        _ => there <= moves - spare && (!untouched || there == moves - spare),
    }
}

/// Every budget of moves is at most the card's.
const fn is_part(left: MoveAllowance, card: MoveAllowance) -> bool {
    left.own <= card.own
        && left.foreign <= card.foreign
        && left.any <= card.any
        && left.up_to == card.up_to
        && left.one_source == card.one_source
}
