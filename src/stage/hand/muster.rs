//! Recruiting by hand: as many as may come stand at court before anything is decided. Who wants fewer
//! drags some back, clicks them, or turns the wheel over the trays; the seal makes it true.

use crate::common::FrameSet;
use crate::rules::{Decision, Decisions, Game, Phase, Seat};
use crate::stage::hand::reach::{Access, HandReach};
use crate::table::gesture::Piece;
use crate::table::{Inbox, Spot, StandsIn};
use bevy::ecs::system::SystemParam;
use bevy::input::mouse::{AccumulatedMouseScroll, MouseScrollUnit};
use bevy::picking::hover::HoverMap;
use bevy::picking::pointer::PointerId;
use bevy::prelude::*;

/// Who may be called to court, and how many of them stand there already.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Levy {
    pub seat: Seat,
    pub fewest: u8,
    pub most: u8,
    pub count: u8,
}

/// Those who are being called to court; none while nobody says how many come.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Muster(pub Option<Levy>);

impl Muster {
    /// How many of a seat's provinces stand at court for now.
    pub(crate) fn of(self, seat: Seat) -> u8 {
        let own = self.0.filter(|levy| levy.seat == seat);
        own.map_or(0, |levy| levy.count)
    }

    /// Lets so many come, as far as the rules allow.
    pub(crate) fn call(&mut self, count: u8) {
        if let Some(levy) = &mut self.0 {
            levy.count = count.clamp(levy.fewest, levy.most);
        }
    }
}

impl Levy {
    /// What the rules ask for now; of what was chosen before, what still can be.
    fn of(game: &Game, before: Option<Self>) -> Option<Self> {
        if !matches!(game.phase(), Phase::Recruit | Phase::Ability) {
            return None;
        }
        let seat = game.to_act()?;
        let mut legal = Decisions::new();
        game.legal(&mut legal);
        let counts = || {
            legal.iter().filter_map(|&decision| match decision {
                Decision::Recruit(count) => Some(count),
                _ => None,
            })
        };
        let (fewest, most) = (counts().min()?, counts().max()?);
        let all = Self {
            seat,
            fewest,
            most,
            count: most,
        };
        let same = |before: &Self| {
            Self {
                count: most,
                ..*before
            } == all
        };
        (most > 0).then(|| before.filter(same).unwrap_or(all))
    }

    /// Touching any of them means the next that would come to court, or the last that came. Which one
    /// that is, and whether it stands at court.
    pub(crate) fn meant(self, table: &HandReach, hit: Entity) -> Option<(Entity, bool)> {
        let at = |at: Spot| Piece::Caballero {
            whose: self.seat,
            at,
        };
        let (home, court) = (Spot::Provinces(self.seat), Spot::Court(self.seat));
        let touched = table.piece(hit)?;
        if touched != at(home) && touched != at(court) {
            return None;
        }
        let all = table.equal_pieces(at(home));
        let come = all.len().checked_sub(self.count.into())?;
        // Nobody can tell those at court apart.
        let at_court = touched == at(court) || all.iter().position(|&other| other == hit)? >= come;
        let nth = if at_court { come } else { come.checked_sub(1)? };
        Some((*all.get(nth)?, at_court))
    }

    /// Brings one of them to court, or back: how many there are then, or why not.
    pub(crate) fn bring(self, to_court: bool) -> Result<u8, Decision> {
        let wanted = if to_court {
            self.count.saturating_add(1)
        } else {
            self.count.saturating_sub(1)
        };
        if (self.fewest..=self.most).contains(&wanted) {
            Ok(wanted)
        } else {
            Err(Decision::Recruit(wanted))
        }
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Muster>()
        .add_systems(Update, follow.in_set(FrameSet::Choices));
}

fn follow(access: Access, inbox: Res<Inbox>, mut muster: ResMut<Muster>) {
    let game = access.game_behind_menu(&inbox);
    let next = game.and_then(|game| Levy::of(game, muster.0));
    muster.set_if_neq(Muster(next));
}

/// The wheel over the trays of whoever recruits.
#[derive(SystemParam)]
pub(crate) struct MusterWheel<'w, 's> {
    muster: ResMut<'w, Muster>,
    hovered: Option<Res<'w, HoverMap>>,
    spots: Query<'w, 's, &'static Spot>,
    stands: Query<'w, 's, &'static StandsIn>,
    /// Of a notch, on wheels that tell less than one at a time.
    part: Local<'s, f32>,
}

/// What a finer wheel calls a notch, in its pixels.
const NOTCH: f32 = 40.0;

impl MusterWheel<'_, '_> {
    /// Turned away one more comes to court, turned back one fewer; whether that was meant.
    pub(crate) fn turn(&mut self, scroll: &AccumulatedMouseScroll) -> bool {
        let wheel = scroll.delta.y;
        let Some(levy) = self.muster.0.filter(|_| wheel != 0.0) else {
            return false;
        };
        let hits = self.hovered.as_ref();
        let hits = hits.and_then(|map| map.get(&PointerId::Mouse));
        let mut hits = hits.into_iter().flat_map(|hits| hits.keys());
        let trays = [Spot::Court(levy.seat), Spot::Provinces(levy.seat)];
        let over = hits.any(|&hit| {
            let at = self.stands.get(hit).map_or(hit, |stands| stands.0);
            self.spots.get(at).is_ok_and(|spot| trays.contains(spot))
        });
        if !over {
            return false;
        }
        *self.part += match scroll.unit {
            MouseScrollUnit::Line => wheel,
            MouseScrollUnit::Pixel => wheel / NOTCH,
        };
        if self.part.abs() >= 1.0 {
            let more = std::mem::take(&mut *self.part) > 0.0;
            if let Ok(count) = levy.bring(more) {
                self.muster.call(count);
            }
        }
        true
    }
}
