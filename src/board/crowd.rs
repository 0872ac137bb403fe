//! Who stands where in a region, so that the worst crowd still shows who leads it and what it pays.
//!
//! Each seat has a camp of its own in each region: a block of stacks for caballeros with room for
//! the Grande beside it. Nobody ever moves aside for another. Labels lie in the south, in front of
//! the camps, because what stands in front of a label hides it from the camera.

use super::camps::{CAMPS, Camp};
use super::castillo::{CASTILLO_LABEL, castillo_caballeros, castillo_grande, castillo_king};
use super::outline::outline;
use super::shape::{Point, Rect};
use super::stacks::{Cubicle, PITCH, Stacks};
use crate::rules::{KingSpot, MAX_PLAYERS, Place, RegionId, Seat};
use std::sync::LazyLock;

/// A label has a line with the name and below it a line with the values.
pub const LABEL_HEIGHT: f32 = 0.55;
const VALUES_HEIGHT: f32 = 0.29;
/// Camps fill level by level. Three levels hold at least nine of a colour in every region; two
/// more are for the rare mass, and what still comes is piled: see [`Cubicle::piled`].
const TALLEST: u8 = 5;

#[derive(Clone, Debug)]
pub struct RegionLayout {
    /// Name and values: nothing stands on it, and text should be made to fit it.
    pub label: Rect,
    pub king: Point,
    grandes: Vec<Point>,
    camps: Vec<Stacks>,
}

static LAYOUTS: LazyLock<Vec<RegionLayout>> =
    LazyLock::new(|| RegionId::ALL.into_iter().map(RegionLayout::new).collect());

impl RegionLayout {
    pub fn of(region: RegionId) -> &'static Self {
        &LAYOUTS[region.index()]
    }

    fn new(region: RegionId) -> Self {
        let ground = &CAMPS[region.index()];
        let origin = outline(region).deepest;
        let at = |from_origin: [f32; 2]| origin + Point::from(from_origin);
        let stacks =
            |camp: &Camp| Stacks::grid(at(camp.stacks), camp.columns, camp.rows, PITCH, TALLEST);
        Self {
            label: Rect::new(at(ground.label), ground.label_width, LABEL_HEIGHT),
            king: at(ground.king),
            grandes: ground.camps.iter().map(|camp| at(camp.grande)).collect(),
            camps: ground.camps.iter().map(stacks).collect(),
        }
    }

    pub fn grande(&self, seat: Seat) -> Point {
        self.grandes[camp_of(seat)]
    }

    /// Where the `nth` caballero of a colour stands, whoever else is in the region.
    pub fn caballero(&self, colour: Seat, nth: usize) -> Cubicle {
        self.caballeros(colour).cubicle(nth)
    }

    /// How many caballeros of a colour have a place of their own; more are piled.
    pub fn capacity(&self, colour: Seat) -> usize {
        self.caballeros(colour).capacity()
    }

    /// The camp of a colour.
    pub fn caballeros(&self, colour: Seat) -> &Stacks {
        &self.camps[camp_of(colour)]
    }

    /// Over this point floats the badge with the number of caballeros.
    pub fn badge(&self, colour: Seat) -> Point {
        self.caballeros(colour).middle()
    }
}

/// The neutral colour is in play only with two players: it camps where the third would.
pub(super) const fn camp_of(colour: Seat) -> usize {
    let index = colour.index();
    if index < MAX_PLAYERS { index } else { 2 }
}

/// The line of a label that holds the name.
pub const fn name_line(label: Rect) -> Rect {
    let height = label.height - VALUES_HEIGHT;
    let middle = Point::new(label.centre.x, label.top() - height / 2.0);
    Rect::new(middle, label.width, height)
}

/// The line of a label that holds the values; a mobile scoreboard is laid over it.
pub const fn values_line(label: Rect) -> Rect {
    let middle = Point::new(label.centre.x, label.bottom() + VALUES_HEIGHT / 2.0);
    Rect::new(middle, label.width, VALUES_HEIGHT)
}

/// Name and values of a region or the Castillo.
pub fn label_of(place: Place) -> Rect {
    match place.region() {
        Some(region) => RegionLayout::of(region).label,
        None => CASTILLO_LABEL,
    }
}

/// Where the caballeros of a colour stand in a region or the Castillo.
pub fn caballeros_in(place: Place, colour: Seat) -> &'static Stacks {
    match place.region() {
        Some(region) => RegionLayout::of(region).caballeros(colour),
        None => castillo_caballeros(colour),
    }
}

/// Where a Grande stands in a region or at the Castillo.
pub fn grande_in(place: Place, seat: Seat) -> Point {
    match place.region() {
        Some(region) => RegionLayout::of(region).grande(seat),
        None => castillo_grande(seat),
    }
}

/// Where the King stands, also when he is abroad.
pub fn king_place(spot: KingSpot) -> Point {
    match spot {
        KingSpot::In(region) => RegionLayout::of(region).king,
        KingSpot::France => Point::new(1.95, 3.65),
        KingSpot::Portugal => Point::new(-3.75, 0.75),
        KingSpot::Castillo => castillo_king(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::outline::{LandName, lands, outlines};
    use crate::board::size::{CABALLERO, GRANDE, KING, SCOREBOARD_HEIGHT, SCOREBOARD_WIDTH};

    /// At the coast a piece may stand out this far, and over a neighbour's border this far.
    const OVER_THE_COAST: f32 = 0.12;
    const OVER_A_BORDER: f32 = 0.045;
    const SEATS: [Seat; MAX_PLAYERS] = [
        Seat::new(0),
        Seat::new(1),
        Seat::new(2),
        Seat::new(3),
        Seat::new(4),
    ];

    /// Everything that can stand on the ground of a region at once.
    fn pieces(layout: &RegionLayout) -> Vec<Rect> {
        let mut pieces = vec![Rect::square(layout.king, KING)];
        for seat in SEATS {
            pieces.push(Rect::square(layout.grande(seat), GRANDE));
            let feet = layout.caballeros(seat).feet().iter();
            pieces.extend(feet.map(|&foot| Rect::square(foot, CABALLERO)));
        }
        pieces
    }

    #[test]
    fn the_worst_crowd_fits_and_leaves_the_label_free() {
        for region in RegionId::ALL {
            let layout = RegionLayout::of(region);
            let ground = &outline(region).shape;
            let neighbours = || outlines().iter().filter(|other| other.id != region);
            let abroad = |rect: Rect| neighbours().any(|other| other.shape.touches(rect));
            assert!(!abroad(layout.label.grown(-0.03)), "{region:?}: label");
            assert!(
                ground.encloses(layout.label.grown(-0.08)),
                "{region:?}: label"
            );
            let pieces = pieces(layout);
            for (i, &piece) in pieces.iter().enumerate() {
                assert!(
                    ground.encloses(piece.grown(-OVER_THE_COAST))
                        && !abroad(piece.grown(-OVER_A_BORDER)),
                    "{region:?}: {piece:?} stands outside"
                );
                assert!(
                    !piece.overlaps(layout.label),
                    "{region:?}: {piece:?} on the label"
                );
                for &other in &pieces[i + 1..] {
                    assert!(
                        !piece.overlaps(other),
                        "{region:?}: {piece:?} and {other:?}"
                    );
                }
            }
        }
    }

    /// The board is small so that it is seen large: camps of three stacks are the rule there.
    #[test]
    fn six_of_a_colour_stand_at_most_two_high_and_nine_three() {
        for region in RegionId::ALL {
            let layout = RegionLayout::of(region);
            for seat in SEATS {
                assert!(layout.caballero(seat, 5).level < 2, "{region:?}");
                assert!(layout.caballero(seat, 8).level < 3, "{region:?}");
                assert!(layout.capacity(seat) >= 15, "{region:?}");
                assert!(layout.caballero(seat, 29).level < TALLEST);
            }
        }
    }

    /// The eye as it looks at the whole board in a window of 1280x720: south of the middle and over
    /// the land. While cards are chosen it looks a little flatter.
    const EYES: [(f32, f32); 2] = [(14.25, 19.7), (16.7, 22.3)];
    /// The King from foot to cross, as upright blocks: how wide, from which height, to which.
    const KING_BLOCKS: [(f32, f32, f32); 4] = [
        (KING, 0.0, 0.12),
        (0.26, 0.12, 0.63),
        (KING, 0.63, 0.98),
        (0.09, 0.98, 1.1),
    ];

    /// Something that stands on the land and may hide what is behind it.
    struct Block {
        foot: Rect,
        from: f32,
        to: f32,
    }

    impl Block {
        fn on_ground(foot: Rect, to: f32) -> Self {
            Self {
                foot,
                from: 0.0,
                to,
            }
        }

        /// Whether a line of sight to a point on the ground goes through it.
        fn hides(&self, point: Point, eye: (f32, f32)) -> bool {
            let (south, height) = eye;
            let towards = (Point::new(0.0, -south) - point) / height;
            let (mut low, mut high) = (self.from, self.to);
            let foot = self.foot;
            for (start, step, near, far) in [
                (point.x, towards.x, foot.left(), foot.right()),
                (point.y, towards.y, foot.bottom(), foot.top()),
            ] {
                let (one, other) = ((near - start) / step, (far - start) / step);
                low = low.max(one.min(other));
                high = high.min(one.max(other));
            }
            low < high
        }
    }

    fn king_at(at: Point) -> Vec<Block> {
        let block = |(width, from, to)| Block {
            foot: Rect::square(at, width),
            from,
            to,
        };
        KING_BLOCKS.map(block).into()
    }

    /// Which share of a rectangle on the ground is hidden, from the worse of the eyes.
    fn hidden(rect: Rect, by: &[Block]) -> f32 {
        const ACROSS: u8 = 87;
        const ALONG: u8 = 29;
        let part = |nth: u8, of: u8| (f32::from(nth) + 0.5) / f32::from(of);
        let corner = Point::new(rect.left(), rect.bottom());
        let size = Point::new(rect.width, rect.height);
        let share = |eye| {
            let points = (0..ACROSS).flat_map(|x| (0..ALONG).map(move |y| (x, y)));
            let seen =
                points.map(|(x, y)| corner + size * Point::new(part(x, ACROSS), part(y, ALONG)));
            let behind = seen.filter(|&point| by.iter().any(|block| block.hides(point, eye)));
            behind.map(|_| 1.0).sum::<f32>() / (f32::from(ACROSS) * f32::from(ALONG))
        };
        EYES.map(share).into_iter().fold(0.0, f32::max)
    }

    /// Whoever stands south of a label stands in front of it, whichever region he is in.
    #[test]
    fn nobody_hides_what_a_region_pays() {
        let mut things: Vec<(String, Vec<Block>, f32)> = Vec::new();
        for spot in [KingSpot::France, KingSpot::Portugal] {
            things.push((format!("King in {spot:?}"), king_at(king_place(spot)), 0.02));
        }
        for region in RegionId::ALL {
            let layout = RegionLayout::of(region);
            things.push((format!("King in {region:?}"), king_at(layout.king), 0.02));
            for seat in SEATS {
                let grande = Rect::square(layout.grande(seat), GRANDE);
                let grande = vec![Block::on_ground(grande, GRANDE)];
                things.push((format!("Grande {seat:?} in {region:?}"), grande, 0.02));
                let feet = layout.caballeros(seat).feet().iter();
                let stack =
                    |&foot| Block::on_ground(Rect::square(foot, CABALLERO), 2.0 * CABALLERO);
                let camp = feet.map(stack).collect();
                things.push((format!("camp {seat:?} in {region:?}"), camp, 0.1));
            }
        }
        for region in RegionId::ALL {
            let label = RegionLayout::of(region).label;
            for (who, blocks, at_most) in &things {
                let values = hidden(values_line(label), blocks);
                assert!(
                    values <= *at_most,
                    "{who}: {values} of the values of {region:?}"
                );
                let name = hidden(name_line(label), blocks);
                assert!(name <= *at_most, "{who}: {name} of the name of {region:?}");
            }
        }
    }

    #[test]
    fn every_cube_stands_on_another_and_has_its_place_to_itself() {
        for region in RegionId::ALL {
            let layout = RegionLayout::of(region);
            for seat in SEATS {
                let cubes: Vec<Cubicle> = (0..layout.capacity(seat))
                    .map(|nth| layout.caballero(seat, nth))
                    .collect();
                for (nth, cube) in cubes.iter().enumerate() {
                    let below = cubes[..nth].iter().filter(|other| other.at == cube.at);
                    assert_eq!(below.count(), usize::from(cube.level));
                    assert!(!cube.piled);
                }
                assert!(layout.caballero(seat, cubes.len()).piled);
            }
        }
    }

    #[test]
    fn camps_hang_together() {
        for region in RegionId::ALL {
            let layout = RegionLayout::of(region);
            for seat in SEATS {
                let stacks = layout.caballeros(seat).footprint();
                let grande = Rect::square(layout.grande(seat), GRANDE);
                assert!(stacks.gap(grande) < 0.15, "{region:?}: {seat:?}");
            }
        }
    }

    #[test]
    fn the_neutral_colour_never_meets_the_two_players() {
        let layout = RegionLayout::of(RegionId::Valencia);
        let neutral = layout.caballeros(Seat::NEUTRAL);
        for seat in [Seat::new(0), Seat::new(1)] {
            let player = layout.caballeros(seat).footprint();
            assert!(!neutral.footprint().overlaps(player));
        }
    }

    #[test]
    fn a_scoreboard_covers_the_values_and_not_the_name() {
        for region in RegionId::ALL {
            let label = RegionLayout::of(region).label;
            let tile = Rect::new(
                values_line(label).centre,
                SCOREBOARD_WIDTH,
                SCOREBOARD_HEIGHT,
            );
            assert!(label.encloses(tile), "{region:?}");
            assert!(!tile.overlaps(name_line(label)), "{region:?}");
        }
    }

    #[test]
    fn the_king_abroad_stands_on_foreign_soil() {
        let abroad = [
            (KingSpot::France, LandName::France),
            (KingSpot::Portugal, LandName::Portugal),
        ];
        for (spot, name) in abroad {
            let foot = Rect::square(king_place(spot), KING);
            let soil = |land: &&crate::board::Land| land.name == name && land.shape.encloses(foot);
            assert!(lands().iter().any(|land| soil(&land)), "{spot:?}");
        }
    }
}
