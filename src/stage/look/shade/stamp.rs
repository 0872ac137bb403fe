//! The shade of one thing, worked out pixel by pixel once and then stamped wherever its like is
//! needed. The dark at its foot and what it keeps from the lamp are stamps of their own: so a thing
//! that rises or falls finds those of other heights.

use super::footprint::Footprint;
use super::{COLUMNS, FINE, LAMP, PICTURE, byte};
use bevy::math::{IRect, IVec2, Vec2};
use bevy::platform::collections::HashMap;
use std::f32::consts::{FRAC_PI_2, PI};

/// How far the touch of a thing is felt around it, at most.
const REACH: f32 = 0.17;
/// What is lower throws its shade only beside itself.
const THIN: f32 = 0.06;
/// Half the width of a shadow's edge: at the foot, and more for each unit of height.
const SOFT: f32 = 0.03;
const SOFTER: f32 = 0.12;
/// From so high on edges are soft enough for coarser steps, and from so high on nothing is left of
/// the touch.
const ALOFT: f32 = 0.2;
const OFF: f32 = 0.65;
/// More are not kept.
const MOST: usize = 2000;

/// How finely things are told apart: steps of a pixel, a unit, a unit of lift, and half a turn.
struct StampGrid {
    pixel: f32,
    unit: f32,
    lift: f32,
    turn: f32,
}

const CLOSE: StampGrid = StampGrid {
    pixel: 4.0,
    unit: 128.0,
    lift: 32.0,
    turn: 96.0,
};
const FAR: StampGrid = StampGrid {
    pixel: 2.0,
    unit: 24.0,
    lift: 8.0,
    turn: 16.0,
};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum ShadeKind {
    Touch,
    Cast,
}

/// All that a stamp depends on, in steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct StampKey {
    kind: ShadeKind,
    aloft: bool,
    /// How the middle lies between the pixels.
    between: [i16; 2],
    half: [i16; 2],
    height: i16,
    lift: i16,
    turn: i16,
}

/// Tones around a pixel.
#[derive(Clone, Debug)]
struct Stamp {
    rect: IRect,
    tones: Vec<u8>,
}

#[derive(Clone, Debug, Default)]
pub(super) struct Stamps(HashMap<StampKey, Stamp>);

impl Stamps {
    /// Lays the shade of a thing on the map, but only within these bounds.
    pub(super) fn lay(&mut self, thing: &Footprint, pixels: &mut [u8], within: IRect) {
        if self.0.len() > MOST {
            self.0.clear();
        }
        let level = thing.level();
        let (key, at) = StampKey::of(thing, ShadeKind::Cast);
        let cast = self.0.entry(key).or_insert_with(|| key.stamp());
        cast.lay(pixels, at, within, level, None);
        if thing.lift < OFF {
            let (key, at) = StampKey::of(thing, ShadeKind::Touch);
            let touch = self.0.entry(key).or_insert_with(|| key.stamp());
            let thin = if thing.height < THIN { 0.7 } else { 1.0 };
            let strength = (-thing.lift * 7.0).exp() * thin;
            touch.lay(pixels, at, within, level, Some((strength * 256.0) as u32));
        }
    }
}

/// All that the shade of a thing can reach.
pub(super) fn reached(thing: &Footprint) -> IRect {
    let shadow = shift(thing.lift);
    let far = shift(thing.lift + thing.height);
    let soft = SOFT + SOFTER * (thing.lift + thing.height);
    let wide = Vec2::splat(thing.half.length() + REACH.max(soft));
    let (low, high) = (shadow.min(far), shadow.max(far));
    let at = thing.pixel();
    let low = at + (low.min(Vec2::ZERO) - wide) * FINE;
    let high = at + (high.max(Vec2::ZERO) + wide) * FINE;
    IRect::from_corners(
        low.floor().as_ivec2() - IVec2::ONE,
        high.ceil().as_ivec2() + IVec2::ONE,
    )
    .intersect(PICTURE)
}

/// How far the lamp throws the shadow of something so high.
fn shift(height: f32) -> Vec2 {
    Vec2::new(-LAMP.x, -LAMP.z) * (height / LAMP.y)
}

impl StampKey {
    /// The stamp that a thing needs, and the pixel around which it is laid.
    fn of(thing: &Footprint, kind: ShadeKind) -> (Self, IVec2) {
        let aloft = thing.lift > ALOFT;
        let fine = if aloft { FAR } else { CLOSE };
        let steps = |value: f32, fine: f32| (value * fine).round() as i16;
        let (at, lift) = match kind {
            ShadeKind::Touch => (thing.pixel(), 0.0),
            ShadeKind::Cast => (thing.pixel() + shift(thing.lift) * FINE, thing.lift),
        };
        let half = [thing.half.x, thing.half.y].map(|half| steps(half, fine.unit));
        // A box looks the same after half a turn, a square one after a quarter.
        let again = if half[0] == half[1] { FRAC_PI_2 } else { PI };
        let turn = thing.along.y.atan2(thing.along.x).rem_euclid(again);
        let again = steps(again / PI, fine.turn);
        let corner = at.floor();
        let between = ((at - corner) * fine.pixel).floor();
        let key = Self {
            kind,
            aloft,
            between: [between.x as i16, between.y as i16],
            half,
            height: steps(thing.height, fine.unit),
            lift: steps(lift, fine.lift),
            turn: steps(turn / PI, fine.turn) % again,
        };
        (key, corner.as_ivec2())
    }

    fn stamp(&self) -> Stamp {
        let fine = if self.aloft { FAR } else { CLOSE };
        let whole = |steps: i16, fine: f32| f32::from(steps) / fine;
        let between = Vec2::from(self.between.map(f32::from)) + 0.5;
        let turn = whole(self.turn, fine.turn) * PI;
        let shape = StampOutline::new(self.half.map(|half| whole(half, fine.unit)), turn);
        let middle = between / fine.pixel / FINE;
        let height = whole(self.height, fine.unit);
        match self.kind {
            ShadeKind::Touch => touch(&shape, middle, height),
            ShadeKind::Cast => cast(&shape, middle, height, whole(self.lift, fine.lift)),
        }
    }
}

/// A box with round corners around the origin, seen from above.
struct StampOutline {
    half: [f32; 2],
    along: [f32; 2],
    round: f32,
}

impl StampOutline {
    fn new(half: [f32; 2], turn: f32) -> Self {
        let round = half[0].min(half[1]) * 0.4;
        Self {
            half,
            along: [turn.cos(), turn.sin()],
            round,
        }
    }

    /// Half the sides of an upright box around it.
    fn around(&self) -> Vec2 {
        let along = Vec2::from(self.along).abs();
        let half = Vec2::from(self.half);
        Vec2::new(along.dot(half), along.perp().abs().dot(half))
    }

    /// How far a point is outside of it.
    fn outside(&self, x: f32, y: f32) -> f32 {
        let [cos, sin] = self.along;
        let u = (x * cos + y * sin).abs() - self.half[0] + self.round;
        let v = (y * cos - x * sin).abs() - self.half[1] + self.round;
        let off = if u > 0.0 && v > 0.0 {
            (u * u + v * v).sqrt()
        } else if u > v {
            u
        } else {
            v
        };
        off - self.round
    }
}

/// How dark it is around the foot of a thing that stands.
fn touch(shape: &StampOutline, middle: Vec2, height: f32) -> Stamp {
    let reach = (0.05 + 0.5 * height).min(REACH);
    let thin = height < THIN;
    let wide = shape.around() + reach;
    Stamp::draw(middle - wide, middle + wide, |x, y| {
        let off = shape.outside(x - middle.x, y - middle.y);
        if off >= reach || thin && off < -0.02 {
            0
        } else if off <= 0.0 {
            255
        } else {
            let near = 1.0 - off / reach;
            byte(near * near)
        }
    })
}

/// How much of the lamp a thing takes that floats so high; around where the shadow of its foot is.
fn cast(shape: &StampOutline, middle: Vec2, height: f32, lift: f32) -> Stamp {
    let sweep = shift(height);
    let length = sweep.length_squared().max(1e-6);
    let wide = shape.around() + (SOFT + SOFTER * (lift + height));
    let low = middle + sweep.min(Vec2::ZERO) - wide;
    let high = middle + sweep.max(Vec2::ZERO) + wide;
    Stamp::draw(low, high, |x, y| {
        let (x, y) = (x - middle.x, y - middle.y);
        let part = ((x * sweep.x + y * sweep.y) / length).clamp(0.0, 1.0);
        let soft = SOFT + SOFTER * (lift + part * height);
        let beyond = shape.outside(x - sweep.x * part, y - sweep.y * part);
        if beyond >= soft {
            0
        } else if beyond <= -soft {
            255
        } else {
            byte(0.5 - 0.5 * beyond / soft)
        }
    })
}

impl Stamp {
    /// Between two corners in units, tone by tone.
    fn draw(low: Vec2, high: Vec2, tone: impl Fn(f32, f32) -> u8) -> Self {
        let low = (low * FINE).floor().as_ivec2();
        let high = (high * FINE).ceil().as_ivec2();
        let rect = IRect::from_corners(low, high);
        let size = rect.size();
        let mut tones = Vec::with_capacity((size.x * size.y) as usize);
        for row in low.y..high.y {
            let y = (row as f32 + 0.5) / FINE;
            for column in low.x..high.x {
                tones.push(tone((column as f32 + 0.5) / FINE, y));
            }
        }
        Self { rect, tones }
    }

    /// Lays it around a pixel: as dark at a foot, so strong, or else as what is hidden from the
    /// lamp.
    fn lay(&self, pixels: &mut [u8], at: IVec2, within: IRect, level: u8, touch: Option<u32>) {
        let whole = IRect {
            min: self.rect.min + at,
            max: self.rect.max + at,
        };
        let rect = whole.intersect(within).intersect(PICTURE);
        if rect.is_empty() {
            return;
        }
        let width = rect.width() as usize;
        for row in rect.min.y..rect.max.y {
            let skipped = (row - whole.min.y) * whole.width() + rect.min.x - whole.min.x;
            let tones = &self.tones[skipped as usize..][..width];
            let first = row as usize * COLUMNS + rect.min.x as usize;
            let line = &mut pixels[first * 4..][..width * 4];
            for (pixel, &tone) in line.chunks_exact_mut(4).zip(tones) {
                let [dark, shadow, ground, _] = pixel else {
                    continue;
                };
                let tone = touch.map_or(tone, |strength| ((u32::from(tone) * strength) >> 8) as u8);
                // The ground is that of whatever is darkest here.
                if tone >= *dark && tone >= *shadow {
                    *ground = level;
                }
                if tone == 0 {
                    continue;
                }
                if touch.is_some() {
                    let light = u32::from(255 - *dark) * u32::from(255 - tone) / 255;
                    *dark = 255 - light as u8;
                } else if tone > *shadow {
                    *shadow = tone;
                }
            }
        }
    }
}
