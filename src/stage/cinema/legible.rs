//! Numerals that stand clear of one another. Seen from the usual place columns and lanes are closer
//! together than figures for the back of the room are wide: these become a little smaller, then
//! move apart, in the order of what they speak of.

use super::numerals::{Numeral, SceneNumerals, SceneWord, TieBracket};
use bevy::prelude::*;

/// No figure becomes smaller than this in a window 720 high.
const SMALLEST: f32 = 40.0;
/// Above this stands the row of everybody's points.
const BELOW_POINTS: f32 = 54.0;
/// Between a bracket and what stands on it.
const ON_BRACKET: f32 = 15.0;

impl Numeral {
    /// What it covers.
    pub fn extent(&self) -> Vec2 {
        let wide = match self.told {
            SceneWord::Count { .. } => 1.76,
            SceneWord::Prize { points, .. } if points > 9 => 1.65,
            SceneWord::Prize { .. } => 1.15,
            SceneWord::King { .. } | SceneWord::Home { .. } => 2.3,
            SceneWord::Runner { .. } => 1.9,
            SceneWord::Values | SceneWord::Disc { .. } => 1.0,
        };
        self.size * Vec2::new(wide, 0.9)
    }

    fn rect(&self) -> Rect {
        Rect::from_center_size(self.at, self.extent())
    }
}

/// Makes room. `scale` is the height of the window in 720ths.
pub(super) fn clear(numerals: &mut SceneNumerals, scale: f32) {
    let is_count = |told: SceneWord| matches!(told, SceneWord::Count { .. });
    let is_prize = |told: SceneWord| matches!(told, SceneWord::Prize { .. });
    move_apart(&mut numerals.numerals, is_count, scale);
    move_apart(&mut numerals.numerals, is_prize, scale);
    let ties = numerals.ties.clone();
    for prize in numerals.numerals.iter_mut().filter(|n| is_prize(n.told)) {
        let on = |tie: &&TieBracket| {
            let reach = prize.extent().x / 2.0;
            prize.at.x > tie.from.x - reach && prize.at.x < tie.to.x + reach
        };
        if let Some(tie) = ties.iter().find(on) {
            let level = tie.from.y.min(tie.to.y) - ON_BRACKET * scale - prize.size * 0.4;
            prize.at.y = prize.at.y.min(level);
        }
    }
    for numeral in &mut numerals.numerals {
        if is_prize(numeral.told) || matches!(numeral.told, SceneWord::Runner { .. }) {
            let highest = BELOW_POINTS * scale + numeral.extent().y / 2.0;
            numeral.at.y = numeral.at.y.max(highest);
        }
    }
    beside_prizes(&mut numerals.numerals, is_prize);
}

/// Figures of one kind, along the row or down the lanes they stand in.
fn move_apart(numerals: &mut [Numeral], kind: impl Fn(SceneWord) -> bool, scale: f32) {
    let mut row: Vec<&mut Numeral> = numerals.iter_mut().filter(|n| kind(n.told)).collect();
    if row.len() < 2 {
        return;
    }
    let spread = |along: fn(Vec2) -> f32| {
        let (low, high) = row
            .iter()
            .map(|n| along(n.at))
            .fold((f32::MAX, f32::MIN), |(low, high), x| {
                (low.min(x), high.max(x))
            });
        high - low
    };
    let across = spread(|at| at.x) >= spread(|at| at.y);
    let axis = if across { Vec2::X } else { Vec2::Y };
    row.sort_by(|one, other| one.at.dot(axis).total_cmp(&other.at.dot(axis)));
    // As small as they have to be, and may.
    let needed = |row: &[&mut Numeral]| {
        let gaps = row.windows(2).map(|pair| {
            let need = (pair[0].extent() + pair[1].extent()).dot(axis) / 2.0;
            (pair[1].at - pair[0].at).dot(axis) / need
        });
        gaps.fold(1.0_f32, f32::min)
    };
    let fits = needed(&row);
    for numeral in &mut row {
        let smallest = (SMALLEST * scale).min(numeral.size);
        numeral.size = (numeral.size * fits).max(smallest);
    }
    let middle = |row: &[&mut Numeral]| {
        let sum: f32 = row.iter().map(|n| n.at.dot(axis)).sum();
        sum / f32::from(row.len() as u8)
    };
    let before = middle(&row);
    for nth in 1..row.len() {
        let need = (row[nth - 1].extent() + row[nth].extent()).dot(axis) / 2.0;
        let least = row[nth - 1].at.dot(axis) + need;
        let short = (least - row[nth].at.dot(axis)).max(0.0);
        row[nth].at += axis * short;
    }
    let moved = middle(&row) - before;
    for numeral in &mut row {
        numeral.at -= axis * moved;
    }
}

/// What King and Grande give stands beside what the rank is paid.
fn beside_prizes(numerals: &mut [Numeral], is_prize: impl Fn(SceneWord) -> bool) {
    let prizes: Vec<Rect> = numerals
        .iter()
        .filter(|n| is_prize(n.told))
        .map(Numeral::rect)
        .collect();
    for bonus in numerals.iter_mut() {
        if !matches!(bonus.told, SceneWord::King { .. } | SceneWord::Home { .. }) {
            continue;
        }
        // To the side where it is already, past one after the other.
        let row = prizes.iter().map(|prize| prize.center().x).sum::<f32>();
        let to_left = bonus.at.x < row / f32::from(prizes.len().max(1) as u8);
        for _ in &prizes {
            let own = bonus.rect();
            let covered = prizes.iter().find(|prize| !prize.intersect(own).is_empty());
            let Some(prize) = covered else {
                break;
            };
            bonus.at.x -= if to_left {
                own.max.x - prize.min.x
            } else {
                own.min.x - prize.max.x
            };
        }
    }
}
