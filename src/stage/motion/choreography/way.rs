//! The ways pieces go: each a curve from one place to another.

use crate::board::{SCORE_CELLS, score_cell};
use crate::sound::Sound;
use crate::stage::look::arcs::on_arc;
use crate::stage::on_board;
use crate::table::Spot;
use bevy::prelude::*;
use std::f32::consts::{PI, TAU};

/// The shape of a way through the air.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Way {
    Arc,
    /// Along the golden arc that was seen before.
    GoldArc,
    /// Pushed over the table, quick first and slow in the end.
    Slid,
    /// Low, in a bow to one side, as one who does not want to be seen.
    Crept,
    /// Straight up, level, and straight down.
    Carried,
    Hopped(u8),
    /// Between two hands: seen on the way only.
    Shown,
    /// Head over heels.
    Tossed,
    /// Held up with its back to everybody, then turned over.
    TurnedUp,
    /// From cell to cell of the score track.
    Counted {
        from: u8,
        cells: u8,
    },
    /// Not seen on its way at all: small here, then large there.
    Appears,
}

/// How one piece goes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Choreography {
    pub(crate) way: Way,
    pub(crate) seconds: f32,
    /// Seconds from the start of one piece to that of the next.
    pub(crate) stagger: f32,
    /// How high it goes.
    pub(crate) rise: f32,
    /// How often it turns on the way.
    pub(crate) turns: f32,
    pub(crate) lands: Option<Sound>,
}

/// A marker takes so long for a cell, but a great leap no longer than a scene can wait.
const CELL_SECONDS: f32 = 0.09;
const LONGEST_COUNT: f32 = 1.5;
pub(super) const UNMOVED: f32 = 0.3;
/// How large something is in the middle of its way that is not seen before and after.
const SHOWN: f32 = 0.8;

impl Choreography {
    /// For a piece that goes from one spot to another.
    pub(crate) fn between(mut self, from: Spot, to: Spot) -> Self {
        if let (Way::Counted { .. }, Spot::Track(from), Spot::Track(to)) = (self.way, from, to) {
            let cells = (to + SCORE_CELLS - from) % SCORE_CELLS;
            self.way = Way::Counted { from, cells };
            self.seconds = (0.25 + CELL_SECONDS * f32::from(cells)).min(LONGEST_COUNT);
        }
        self
    }

    /// The same, but so long.
    pub(crate) const fn lasting(mut self, seconds: f32) -> Self {
        self.seconds = seconds;
        self
    }

    /// What would fly in some arc flies along the one that was seen before.
    pub(crate) const fn along_arc(mut self) -> Self {
        if matches!(self.way, Way::Arc) {
            self.way = Way::GoldArc;
        }
        self
    }

    /// The same without anything on its way, for eyes that can't bear motion.
    pub(crate) const fn unmoved(mut self) -> Self {
        self.way = Way::Appears;
        self.seconds = UNMOVED;
        self.stagger /= 3.0;
        self
    }

    /// Where the piece is when so much of its way is behind it, 0 to 1.
    pub(crate) fn at(&self, from: Transform, to: Transform, part: f32) -> Transform {
        if part >= 1.0 {
            return to;
        }
        let eased = smooth(part);
        let mut now = mix(from, to, eased);
        let way = to.translation - from.translation;
        // Level, across the way.
        let across = Vec3::new(-way.z, 0.0, way.x).normalize_or(Vec3::X);
        match self.way {
            Way::Arc => now.translation.y += self.rise * 4.0 * eased * (1.0 - eased),
            Way::GoldArc => {
                now.translation = on_arc(from.translation, to.translation, eased);
            }
            Way::Shown => {
                let aloft = (PI * eased).sin();
                now.translation.y += self.rise * aloft;
                now.scale = Vec3::splat(SHOWN * aloft);
            }
            Way::Slid => {
                let left = 1.0 - part;
                now = mix(from, to, 1.0 - left * left * left);
                now.translation.y += self.rise * (PI * part).sin();
            }
            Way::Crept => {
                now.translation.y += self.rise * (PI * eased).sin();
                let bow = 0.5 * (PI * eased).sin() + 0.12 * (3.0 * PI * eased).sin();
                now.translation += across * bow;
            }
            Way::Carried => {
                now.translation = carried(from.translation, to.translation, self.rise, part);
            }
            Way::Hopped(hops) => {
                now = mix(from, to, part);
                now.translation.y += self.rise * (PI * f32::from(hops) * part).sin().abs();
            }
            Way::Tossed => {
                now.translation.y += self.rise * 4.0 * eased * (1.0 - eased);
            }
            Way::TurnedUp => return turned_up(from, to, part),
            Way::Counted { from: cell, cells } => {
                now.translation = counted(
                    from.translation,
                    to.translation,
                    self.rise,
                    part,
                    cell,
                    cells,
                );
            }
            Way::Appears => {
                let (mut there, size) = if part < 0.5 {
                    (from, 1.0 - 2.0 * part)
                } else {
                    (to, 2.0 * part - 1.0)
                };
                there.scale *= size;
                return there;
            }
        }
        let angle = TAU * self.turns * eased;
        let turn = match self.way {
            Way::Tossed => Quat::from_axis_angle(across, angle),
            _ => Quat::from_rotation_y(angle),
        };
        now.rotation = turn * now.rotation;
        now
    }

    /// Whether a marker on the track has come to another cell.
    pub(crate) fn steps(&self, before: f32, now: f32) -> bool {
        match self.way {
            Way::Counted { cells, .. } => {
                let cell = |part: f32| (part.clamp(0.0, 1.0) * f32::from(cells)).floor();
                cell(now) > cell(before)
            }
            _ => false,
        }
    }
}

fn smooth(part: f32) -> f32 {
    part * part * (3.0 - 2.0 * part)
}

pub(crate) fn mix(from: Transform, to: Transform, part: f32) -> Transform {
    Transform {
        translation: from.translation.lerp(to.translation, part),
        rotation: from.rotation.slerp(to.rotation, part),
        scale: from.scale.lerp(to.scale, part),
    }
}

/// Parts of the way on which a carried piece is lifted, and set down.
const LIFTED: f32 = 0.25;
const SET_DOWN: f32 = 0.8;

fn carried(from: Vec3, to: Vec3, rise: f32, part: f32) -> Vec3 {
    let level = from.y.max(to.y) + rise;
    let along = ((part - 0.15) / (SET_DOWN - 0.15)).clamp(0.0, 1.0);
    let mut now = from.lerp(to, smooth(along));
    now.y = if part < LIFTED {
        from.y + (level - from.y) * smooth(part / LIFTED)
    } else if part < SET_DOWN {
        level
    } else {
        let fallen = (part - SET_DOWN) / (1.0 - SET_DOWN);
        level + (to.y - level) * fallen * fallen
    };
    now
}

/// Parts of the way: it is up, it begins to turn over, it shows its face.
const UP: f32 = 0.4;
const TURNS: f32 = 0.6;
const FACES: f32 = 0.85;

fn turned_up(from: Transform, to: Transform, part: f32) -> Transform {
    let back = Quat::from_rotation_x(PI);
    let hidden = |transform: Transform| Transform {
        rotation: transform.rotation * back,
        ..transform
    };
    let mut now = mix(hidden(from), hidden(to), smooth((part / UP).min(1.0)));
    let over = ((part - TURNS) / (FACES - TURNS)).clamp(0.0, 1.0);
    now.rotation *= Quat::from_rotation_x(PI * smooth(over));
    now
}

fn counted(from: Vec3, to: Vec3, rise: f32, part: f32, first: u8, cells: u8) -> Vec3 {
    let middle = |nth: u8| on_board(score_cell((first + nth) % SCORE_CELLS).centre, 0.0);
    let gone = part * f32::from(cells);
    // The last cell it has left behind.
    let nth = (1..cells)
        .take_while(|&cell| f32::from(cell) <= gone)
        .count() as u8;
    let within = gone - f32::from(nth);
    let mut now = middle(nth).lerp(middle(nth + 1), smooth(within.clamp(0.0, 1.0)));
    // It leaves from where it stood in its cell, and comes to its own place in the last.
    let leaves = (1.0 - gone).max(0.0);
    let arrives = (gone - f32::from(cells) + 1.0).max(0.0);
    now += (from - middle(0)) * leaves + (to - middle(cells)) * arrives;
    now.y += rise * (PI * within).sin().abs();
    now
}
