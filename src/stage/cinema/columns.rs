//! In a region that is counted caballeros climb into a column for each player, side by side by their
//! rank: whoever looks up sees who has most.

use crate::board::{Point, Rect as BoardRect, label_of, outline, size};
use crate::models::KING_HEIGHT;
use crate::rules::{COLOURS, Game, KingSpot, Place, RegionId, Seat};
use crate::stage::{height, on_board};
use bevy::prelude::*;
use std::sync::LazyLock;

/// How far a region rises from the map while it is counted.
pub(crate) const RAISED: f32 = 0.2;
/// A taller column stands two abreast, and more: else all would be too small to be seen from afar.
const TALLEST: usize = 5;
/// Between two columns, where there is room, and where there is not.
const APART: f32 = 0.38;
const CLOSE: f32 = 0.26;
/// From the name to the columns behind it: their counts lie between.
const CLEAR: f32 = 0.42;
const ABREAST: f32 = size::CABALLERO + 0.01;

/// The columns of a region: who stands where, by rank.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Columns {
    place: Place,
    columns: Vec<Column>,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Column {
    pub(crate) seat: Seat,
    pub(crate) count: usize,
    /// The middle of its foot.
    foot: Vec3,
}

fn abreast(count: usize) -> usize {
    count.div_ceil(TALLEST).max(1)
}

impl Column {
    /// Where the `nth` of them stands.
    pub(crate) fn slot(&self, nth: usize) -> Vec3 {
        let abreast = abreast(self.count);
        let side = f32::from((nth % abreast) as u8) - f32::from(abreast as u8 - 1) / 2.0;
        let level = f32::from((nth / abreast) as u8);
        self.foot + Vec3::new(side * ABREAST, size::CABALLERO * (level + 0.5), 0.0)
    }

    /// In front of it, on the ground, where its count is written.
    pub(crate) fn before(&self) -> Vec3 {
        self.foot + Vec3::Z * (size::CABALLERO / 2.0 + 0.16)
    }

    /// Over its top.
    pub(crate) fn above(&self) -> Vec3 {
        let levels = self.count.div_ceil(abreast(self.count));
        self.foot + Vec3::Y * (size::CABALLERO * f32::from(levels as u8) + 0.3)
    }
}

/// Where columns stand in a region, and how much room there is to both sides.
#[derive(Clone, Copy, Debug)]
struct ColumnGround {
    middle: Point,
    wide: f32,
}

/// The widest free line of each region, behind its name: what pays and what stands there are both
/// seen.
static GROUNDS: LazyLock<Vec<ColumnGround>> = LazyLock::new(|| {
    RegionId::ALL
        .into_iter()
        .map(|region| {
            let shape = &outline(region).shape;
            let bounds = shape.bounds();
            let label = label_of(region.place());
            let mut best: Option<(f32, ColumnGround)> = None;
            let lines = (0..u16::MAX).map(|row| bounds.bottom() + 0.05 * f32::from(row));
            for y in lines.take_while(|&y| y < bounds.bottom() + bounds.height) {
                let mut crossings: Vec<f32> = shape
                    .sides()
                    .filter(|(a, b)| (a.y > y) != (b.y > y))
                    .map(|(a, b)| (b.x - a.x) * (y - a.y) / (b.y - a.y) + a.x)
                    .collect();
                crossings.sort_by(f32::total_cmp);
                for pair in crossings.chunks_exact(2) {
                    let ground = ColumnGround {
                        middle: Point::new(f32::midpoint(pair[0], pair[1]), y),
                        wide: pair[1] - pair[0],
                    };
                    // Behind the label, but not far.
                    let behind = y - label.top();
                    let off = if behind < CLEAR {
                        1.5 + (CLEAR - behind)
                    } else {
                        (behind - CLEAR) * 0.6
                    };
                    let aside = (ground.middle.x - label.centre.x).abs() * 0.2;
                    let worth = ground.wide.min(3.2) - off - aside;
                    if best.is_none_or(|(most, _)| worth > most) {
                        best = Some((worth, ground));
                    }
                }
            }
            best.map_or(
                ColumnGround {
                    middle: label.centre,
                    wide: 1.0,
                },
                |(_, ground)| ground,
            )
        })
        .collect()
});

impl Columns {
    /// Those of a region with so many of each colour; none anywhere else, or where nobody stands.
    pub(crate) fn of(place: Place, counts: [u8; COLOURS]) -> Option<Self> {
        let region = place.region()?;
        let ground = GROUNDS.get(region.index())?;
        let mut ranked: Vec<(Seat, usize)> = counts
            .iter()
            .enumerate()
            .map(|(nth, &count)| (Seat::new(nth), usize::from(count)))
            .filter(|(_, count)| *count > 0)
            .collect();
        ranked.sort_by_key(|&(_, count)| std::cmp::Reverse(count));
        let wide = |count: usize| ABREAST * f32::from(abreast(count) as u8);
        let all: f32 = ranked.iter().map(|&(_, count)| wide(count)).sum();
        let gaps = f32::from(ranked.len().saturating_sub(1) as u8);
        let gap = ((ground.wide - 0.6 - all) / gaps.max(1.0)).clamp(CLOSE, APART);
        let mut left = ground.middle.x - f32::midpoint(all, gap * gaps);
        let mut columns = Vec::with_capacity(ranked.len());
        for (seat, count) in ranked {
            let at = Point::new(left + wide(count) / 2.0, ground.middle.y);
            left += wide(count) + gap;
            columns.push(Column {
                seat,
                count,
                foot: on_board(at, height::LAND + RAISED),
            });
        }
        Some(Self { place, columns })
    }

    pub(crate) fn columns(&self) -> &[Column] {
        &self.columns
    }

    pub(crate) fn column(&self, seat: Seat) -> Option<&Column> {
        self.columns.iter().find(|column| column.seat == seat)
    }

    /// Where a Grande or the King stands meanwhile: beside the columns, the King at the left, Grandes
    /// at the right.
    pub(crate) fn beside(&self, nth: Option<usize>, half_height: f32) -> Vec3 {
        let region = self.place.region();
        let ground = region.and_then(|region| GROUNDS.get(region.index()));
        let middle = ground.map_or(Point::ZERO, |ground| ground.middle);
        let first = self
            .columns
            .first()
            .map_or(middle.x, |column| column.foot.x);
        let last = self.columns.last().map_or(middle.x, |column| column.foot.x);
        let east = match nth {
            None => first - 0.62,
            Some(nth) => last + 0.6 + f32::from(nth as u8) * (size::GRANDE + 0.06),
        };
        on_board(
            Point::new(east, middle.y),
            height::LAND + RAISED + half_height,
        )
    }

    /// All that the eye must see of them: the heart of the region with its name, and the columns to
    /// their tops.
    pub(crate) fn seen(&self, game: &Game) -> Vec<Vec3> {
        let mut points: Vec<Vec3> = self
            .columns
            .iter()
            .flat_map(|column| {
                // Prizes, and a bracket below them.
                let top = column.above() + Vec3::Y * 0.62;
                [top - Vec3::X * 0.4, top + Vec3::X * 0.4, column.before()]
            })
            .collect();
        if let Some(region) = self.place.region() {
            points.extend(ground_of(label_of(region.place())));
            let bounds = outline(region).shape.bounds();
            let heart = BoardRect::new(bounds.centre, bounds.width * HEART, bounds.height * HEART);
            points.extend(ground_of(heart));
            let king = game.king() == KingSpot::In(region);
            points.extend(king.then(|| self.beside(None, KING_HEIGHT) + BONUS));
        }
        let grandes = game
            .seats()
            .filter(|&seat| game.grande(seat) == Some(self.place));
        let beside = |nth| self.beside(Some(nth), size::GRANDE) + BONUS;
        points.extend((0..grandes.count()).map(beside));
        points
    }
}

/// What King and Grandes give is written over their heads.
const BONUS: Vec3 = Vec3::new(0.0, 0.55, 0.0);
/// So much of a region is in the picture, however far it reaches.
const HEART: f32 = 0.5;

fn ground_of(bounds: BoardRect) -> [Vec3; 4] {
    bounds
        .corners()
        .map(|corner| on_board(corner, height::LAND))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_stand_by_rank_and_apart() {
        let counts = [3, 9, 1, 3, 16, 0];
        let counts: [u8; COLOURS] = std::array::from_fn(|nth| counts[nth]);
        for region in RegionId::ALL {
            let columns = Columns::of(region.place(), counts).expect("a region");
            let told: Vec<usize> = columns.columns().iter().map(|c| c.count).collect();
            assert_eq!(told, [16, 9, 3, 3, 1]);
            let mut all: Vec<Vec3> = Vec::new();
            for column in columns.columns() {
                all.extend((0..column.count).map(|nth| column.slot(nth)));
            }
            for (nth, one) in all.iter().enumerate() {
                for other in &all[nth + 1..] {
                    let apart = (*one - *other).abs().max_element();
                    assert!(apart > size::CABALLERO - 1e-3, "{region:?}");
                }
            }
        }
    }

    #[test]
    fn a_few_columns_stand_inside_their_region() {
        let mut counts = [0; COLOURS];
        (counts[0], counts[1]) = (4, 2);
        for region in RegionId::ALL {
            let columns = Columns::of(region.place(), counts).expect("a region");
            for column in columns.columns() {
                let at = Point::new(column.foot.x, -column.foot.z);
                assert!(outline(region).shape.contains(at), "{region:?} {at}");
            }
        }
    }
}
