//! The symbols of the cards by themselves, for panels and trays: one hand draws them all.

use super::ink::{CRIMSON, INK};
use super::picture::Picture;
use super::sheet::Sheet;
use super::symbols::{
    BentArrow, CubeOwner, arrow, card, court, cube, disc, golden_crown, golden_lily, grande, king,
    provinces, struck_out, tower,
};
use crate::rules::{Colour, RegionId};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Icon {
    /// Points.
    Lily,
    Crown,
    King,
    Castillo,
    Court,
    Provinces,
    Disc,
    Caballero(Colour),
    Grande,
    /// Somewhere else.
    BentArrow,
    Cards,
    /// No, or not allowed.
    Cross,
}

impl Icon {
    /// Every icon there is.
    pub fn all() -> impl Iterator<Item = Self> {
        [
            Self::Lily,
            Self::Crown,
            Self::King,
            Self::Castillo,
            Self::Court,
            Self::Provinces,
            Self::Disc,
            Self::Grande,
            Self::BentArrow,
            Self::Cards,
            Self::Cross,
        ]
        .into_iter()
        .chain(Colour::ALL.map(Self::Caballero))
    }
}

/// A square picture, clear around the symbol.
pub fn icon(icon: Icon, side: u32) -> Picture {
    let side = side.clamp(8, 4096);
    let mut sheet = Sheet::at(side, side, f32::from(side as u16), -0.5, -0.5);
    // Rims of light reach a little over the symbol itself.
    sheet.within(0.0, 0.0, 0.92, |sheet| draw(sheet, icon));
    sheet.finish()
}

fn draw(sheet: &mut Sheet, icon: Icon) {
    match icon {
        Icon::Lily => golden_lily(sheet, 0.0, 0.0, 0.86),
        Icon::Crown => golden_crown(sheet, 0.0, 0.03, 0.84),
        Icon::King => king(sheet, 0.0, 0.01, 0.94),
        Icon::Castillo => tower(sheet, 0.0, 0.0, 0.92),
        Icon::Court => court(sheet, 0.0, 0.0, 0.9),
        Icon::Provinces => provinces(sheet, 0.0, 0.0, 0.86),
        Icon::Disc => disc(sheet, 0.0, 0.0, 0.96, RegionId::Catalonia),
        Icon::Caballero(colour) => cube(sheet, 0.0, 0.0, 0.88, CubeOwner::Player(colour)),
        Icon::Grande => grande(sheet, 0.0, 0.0, 0.88),
        Icon::BentArrow => {
            let way = BentArrow {
                from: (-0.4, 0.12),
                to: (0.42, 0.1),
                bend: 0.25,
                width: 0.22,
            };
            arrow(sheet, way, CRIMSON);
        }
        Icon::Cards => {
            for (x, turn) in [(-0.14, -0.05), (0.0, 0.0), (0.14, 0.05)] {
                card(sheet, x, 0.0, 0.72, turn, INK.lighter(0.45));
            }
        }
        Icon::Cross => struck_out(sheet, 0.0, 0.0, 0.95),
    }
}
