//! Those who have to comply with a special action: whether they could have been called to it.

use super::{PositionError, ensure};
use crate::rules::board::RegionId;
use crate::rules::cards::CardId;
use crate::rules::effects::{Burden, Effect};
use crate::rules::game::Game;
use crate::rules::phases::act;
use crate::rules::seat::{Seat, SeatSet};
use crate::rules::setup::VetoRule;
use crate::rules::steps::Duty;

impl Game {
    /// The acting player sets the order while a Veto could come in between, unless it is fixed.
    pub(super) fn asks_for_order(&self, who: SeatSet, duty: Duty) -> bool {
        let open = self.veto_holders().minus(self.turn.waived);
        duty != Duty::Bear(Burden::ThreeOfOwnChoice)
            && who.len() > 1
            && self.rules.veto == VetoRule::Classic
            && !open.is_empty()
    }

    /// Whether `whose` can be the one who complies, with `who` left to follow.
    pub(super) fn check_next_to_comply(
        &self,
        who: SeatSet,
        whose: Seat,
        duty: Duty,
    ) -> Result<(), PositionError> {
        if who.contains(whose) {
            let seat = whose.index();
            return Err(PositionError::Spared { seat });
        }
        let left = self.actor().left(self.players());
        let mut all = who;
        all.insert(whose);
        ensure(
            duty != Duty::Bear(Burden::ThreeOfOwnChoice) || all.clockwise_from(left) == Some(whose),
            "this card is complied with clockwise from the acting player's left",
        )
    }

    /// Whether these seats can all be the ones who still have to comply.
    pub(super) fn check_duty(&self, who: SeatSet, duty: Duty) -> Result<(), PositionError> {
        let fits = match (duty, self.turn.card.map(CardId::effect)) {
            (Duty::Bear(burden), Some(Effect::Burden(printed))) => burden == printed,
            (Duty::Leave(region), Some(Effect::Evict)) => self.free_regions().contains(region),
            _ => false,
        };
        ensure(fits, "the card taken asks for another duty")?;
        let table = SeatSet::table(self.players());
        for seat in who.iter() {
            if seat == self.actor() || !table.contains(seat) || !self.bears(seat, duty) {
                let seat = seat.index();
                return Err(PositionError::Spared { seat });
            }
        }
        if let Duty::Leave(region) = duty {
            let there: SeatSet = self
                .seats()
                .filter(|&seat| seat != self.actor() && self.caballeros(region, seat) > 0)
                .collect();
            ensure(who == there, "all opponents leave the region named")?;
        }
        self.check_duty_discs(who, duty)
    }

    fn bears(&self, seat: Seat, duty: Duty) -> bool {
        let in_regions = || {
            self.free_regions()
                .iter()
                .any(|region| self.caballeros(region, seat) > 0)
        };
        match duty {
            Duty::Bear(Burden::WholeCourt | Burden::ThreeFromCourt) => self.court(seat) > 0,
            Duty::Bear(Burden::ThreeOfOwnChoice) => self.court(seat) > 0 || in_regions(),
            Duty::Bear(Burden::TwoByDisc | Burden::AllByDisc) => in_regions(),
            Duty::Leave(region) => self.caballeros(region, seat) > 0,
        }
    }

    /// By disc, the discs of all are shown before the first complies.
    fn check_duty_discs(&self, who: SeatSet, duty: Duty) -> Result<(), PositionError> {
        let by_disc = matches!(
            duty,
            Duty::Leave(_) | Duty::Bear(Burden::TwoByDisc | Burden::AllByDisc)
        );
        if !by_disc {
            return self.check_no_discs();
        }
        for seat in self.seats() {
            let shows = self.disc(seat);
            let fits = |region: RegionId| {
                seat != self.actor()
                    && (!who.contains(seat) || act::disc_choices(self, seat).contains(region))
            };
            let sound = match shows {
                Some(region) => fits(region),
                None => !who.contains(seat),
            };
            if !sound {
                let seat = seat.index();
                return Err(PositionError::Disc { seat });
            }
        }
        Ok(())
    }
}
