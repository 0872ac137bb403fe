//! Where the ways of pieces begin and end on the table.

use crate::board::{
    self, CASTILLO_TOWER, caballeros_in, grande_in, king_place, label_of, size, values_line,
};
use crate::common::ArcEnd;
use crate::models::{CASTILLO_HEIGHT, KING_HEIGHT, SCOREBOARD_THICKNESS};
use crate::rules::Place;
use crate::stage::motion::pose::Target;
use crate::stage::{height, on_board};
use crate::table::gesture::Piece;
use crate::table::{Caballero, Occupants, Spot, Spots};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

/// Half the height of a piece: its place is that of its middle.
pub(crate) const fn half(piece: Piece) -> f32 {
    let tall = match piece {
        Piece::Caballero { .. } => size::CABALLERO,
        Piece::Grande { .. } => size::GRANDE,
        Piece::King => KING_HEIGHT,
        Piece::Scoreboard(_) => SCOREBOARD_THICKNESS,
    };
    tall / 2.0
}

/// Between the battlements, where all go in.
pub(crate) fn over_tower() -> Vec3 {
    on_board(CASTILLO_TOWER.centre, height::BACKDROP + CASTILLO_HEIGHT)
}

/// Looks up where pieces stand, and where others would.
#[derive(SystemParam)]
pub(crate) struct WayEnds<'w, 's> {
    spots: Res<'w, Spots>,
    occupants: Query<'w, 's, &'static Occupants>,
    caballeros: Query<'w, 's, (&'static Caballero, Option<&'static Target>)>,
    targets: Query<'w, 's, &'static Target>,
    grounds: Query<'w, 's, &'static Transform, With<Spot>>,
}

impl WayEnds<'_, '_> {
    /// Where a piece belongs, once that is known.
    pub(crate) fn of(&self, piece: Entity) -> Option<Transform> {
        self.targets.get(piece).ok().map(|target| target.0)
    }

    /// Where the middle of the next piece of a kind would be in a spot, or of the `nth` after it;
    /// none where nobody could see it.
    pub(crate) fn next(&self, spot: Spot, piece: Piece, nth: usize) -> Option<Vec3> {
        let (at, ground) = match (spot, piece) {
            (Spot::Place(Place::Castillo), Piece::Caballero { .. }) => return None,
            (Spot::Place(place), Piece::Caballero { whose, .. }) => {
                let own = |(caballero, _): &(&Caballero, _)| caballero.seat == whose;
                let there = self.standing(spot).filter(own).count();
                let cubicle = caballeros_in(place, whose).cubicle(there + nth);
                let level = f32::from(cubicle.level) * size::CABALLERO;
                (cubicle.at, height::LAND + level)
            }
            (Spot::Place(place), Piece::Grande { whose }) => {
                (grande_in(place, whose), height::LAND)
            }
            (Spot::Place(_) | Spot::Abroad(_), Piece::King) => {
                (king_place(spot.as_king()?), height::LAND)
            }
            (Spot::Place(place), Piece::Scoreboard(_)) => {
                (values_line(label_of(place)).centre, height::LAND)
            }
            (Spot::Beside, Piece::Scoreboard(tile)) => (board::beside(tile).centre, height::TABLE),
            _ => return self.yard(spot).map(|top| top + Vec3::Y * half(piece)),
        };
        Some(on_board(at, ground + half(piece)))
    }

    /// Where an arc begins or ends if only the place is known.
    pub(crate) fn end(&self, end: ArcEnd) -> Option<Vec3> {
        match end {
            ArcEnd::Place(Place::Castillo) => Some(over_tower()),
            ArcEnd::Place(place) => Some(on_board(label_of(place).centre, height::LAND + 0.1)),
            ArcEnd::Court(seat) => self.yard(Spot::Court(seat)),
            ArcEnd::Provinces(seat) => self.yard(Spot::Provinces(seat)),
        }
    }

    /// On top of those who wait at court or in the provinces.
    fn yard(&self, spot: Spot) -> Option<Vec3> {
        let standing = self.standing(spot).filter_map(|(_, target)| target);
        let at: Vec<Vec3> = standing.map(|target| target.0.translation).collect();
        let Some(highest) = at.iter().map(|at| at.y).reduce(f32::max) else {
            let ground = self.grounds.get(self.spots.get(spot)?).ok()?;
            return Some(ground.translation);
        };
        let middle = at.iter().sum::<Vec3>() / f32::from(at.len() as u16);
        Some(middle.with_y(highest + size::CABALLERO / 2.0))
    }

    fn standing(&self, spot: Spot) -> impl Iterator<Item = (&Caballero, Option<&Target>)> {
        let there = self.spots.get(spot);
        let there = there.and_then(|spot| self.occupants.get(spot).ok());
        let pieces = there.into_iter().flat_map(Occupants::pieces);
        pieces.filter_map(|piece| self.caballeros.get(piece).ok())
    }
}
