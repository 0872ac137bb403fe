//! What stands in the room besides the game: candles, books, a chart, pen and ink, chairs.

use super::lathe::{Turn, turned};
use super::model::{Model, Workpiece};
use super::tone::{Tone, crimson, ebony, gold, lit, tone, walnut};
use std::f32::consts::TAU;

const SIDES: u16 = 24;

fn brass() -> Tone {
    tone(0xB0_86_3A)
}

fn wax() -> Tone {
    tone(0xEF_E3_C2)
}

fn leather() -> Tone {
    tone(0x6E_22_1A)
}

/// How high a candle's flame begins.
pub const WICK: f32 = 2.62;

/// A brass candlestick with a candle burnt down a little.
pub fn candlestick() -> Model {
    let (dark, bright) = (lit(brass(), 0.7), brass());
    turned(
        &[
            Turn(0.0, 0.0, dark),
            Turn(0.62, 0.0, bright),
            Turn(0.64, 0.05, bright),
            Turn(0.58, 0.11, bright),
            Turn(0.30, 0.17, dark),
            Turn(0.13, 0.28, bright),
            Turn(0.10, 0.50, bright),
            Turn(0.19, 0.58, bright),
            Turn(0.19, 0.64, dark),
            Turn(0.10, 0.72, bright),
            Turn(0.09, 1.05, bright),
            Turn(0.16, 1.15, bright),
            Turn(0.36, 1.20, bright),
            Turn(0.38, 1.25, dark),
            Turn(0.20, 1.24, wax()),
            Turn(0.165, 1.27, wax()),
            Turn(0.15, 2.42, wax()),
            Turn(0.13, 2.50, lit(wax(), 1.1)),
            Turn(0.03, 2.46, ebony()),
            Turn(0.02, 2.60, ebony()),
            Turn(0.0, 2.60, ebony()),
        ],
        SIDES,
    )
    .finish()
}

/// A flame, its foot at the origin.
pub fn flame() -> Model {
    let heart = tone(0xFF_F2_C0);
    let tip = tone(0xFF_B8_4A);
    turned(
        &[
            Turn(0.0, 0.0, tip),
            Turn(0.045, 0.03, heart),
            Turn(0.075, 0.11, heart),
            Turn(0.06, 0.21, heart),
            Turn(0.028, 0.33, tip),
            Turn(0.0, 0.44, tip),
        ],
        12,
    )
    .finish()
}

/// Two books, one on the other, askew.
pub fn books() -> Model {
    let mut piece = book([2.3, 0.42, 1.7], leather());
    piece.add(
        book([1.9, 0.34, 1.4], tone(0x2D_3A_44))
            .swung(0.35)
            .moved([0.1, 0.42, 0.05]),
    );
    piece.finish()
}

/// Width, thickness and depth; the back looks south.
fn book([width, thick, deep]: [f32; 3], cover: Tone) -> Workpiece {
    const BOARD: f32 = 0.05;
    let (x, z) = (width / 2.0, deep / 2.0);
    let mut piece = Workpiece::new(cover);
    piece.chamfered([-x, 0.0, -z], [x, BOARD, z], 0.015);
    piece.chamfered([-x, thick - BOARD, -z], [x, thick, z], 0.015);
    piece.chamfered([-x, 0.0, z - BOARD], [x, thick, z], 0.02);
    // Bands across the back, and clasps.
    piece.paint(gold());
    for at in [-0.6, 0.0, 0.6] {
        let middle = at * x;
        let [low, high] = [middle - 0.03, middle + 0.03];
        piece.cuboid([low, 0.03, z], [high, thick - 0.03, z + 0.015]);
    }
    piece.paint(wax());
    let edge = 0.08;
    piece.cuboid(
        [edge - x, BOARD, edge - z],
        [x - edge, thick - BOARD, z - BOARD],
    );
    piece
}

/// A rolled chart with a ribbon, lying from west to east.
pub fn chart() -> Model {
    let paper = tone(0xE6_D3_A4);
    let edge = lit(paper, 0.55);
    let rolled = turned(
        &[
            Turn(0.0, 0.06, edge),
            Turn(0.12, 0.06, edge),
            Turn(0.13, 0.0, edge),
            Turn(0.21, 0.0, paper),
            Turn(0.22, 0.03, paper),
            Turn(0.22, 1.45, crimson()),
            Turn(0.235, 1.46, crimson()),
            Turn(0.235, 1.62, crimson()),
            Turn(0.22, 1.63, paper),
            Turn(0.22, 3.07, paper),
            Turn(0.21, 3.1, edge),
            Turn(0.13, 3.1, edge),
            Turn(0.12, 3.04, edge),
            Turn(0.0, 3.04, edge),
        ],
        SIDES,
    );
    rolled
        .leaning(-TAU / 4.0)
        .turned(1)
        .moved([-1.55, 0.235, 0.0])
        .finish()
}

/// An inkwell with a quill in it.
pub fn inkwell() -> Model {
    let glass = tone(0x24_2C_33);
    let mut piece = turned(
        &[
            Turn(0.0, 0.0, glass),
            Turn(0.34, 0.0, brass()),
            Turn(0.36, 0.04, glass),
            Turn(0.34, 0.10, glass),
            Turn(0.35, 0.30, glass),
            Turn(0.24, 0.42, brass()),
            Turn(0.15, 0.44, brass()),
            Turn(0.17, 0.52, brass()),
            Turn(0.11, 0.52, ebony()),
            Turn(0.09, 0.40, ebony()),
            Turn(0.0, 0.40, ebony()),
        ],
        SIDES,
    );
    piece.add(quill().leaning(0.5).moved([0.0, 0.42, 0.02]));
    piece.finish()
}

/// A feather standing on its point: two vanes on a bent shaft, seen from both sides.
fn quill() -> Workpiece {
    const JOINTS: u8 = 8;
    const LENGTH: f32 = 2.1;
    let mut piece = Workpiece::new(wax());
    let bend = |along: f32| 0.28 * along * along;
    let width = |along: f32| {
        let vane = ((along - 0.25) / 0.75).clamp(0.0, 1.0);
        0.02 + 0.2 * (vane * std::f32::consts::PI).sin().max(0.0).sqrt() * (1.0 - 0.4 * vane)
    };
    for joint in 0..JOINTS {
        let [low, high] = [joint, joint + 1].map(|n| f32::from(n) / f32::from(JOINTS));
        for (side, light) in [(-1.0, 0.82), (1.0, 1.0)] {
            let at = |along: f32, out: f32| {
                let rise = 0.05 * out.abs();
                [out * side, along * LENGTH, bend(along) + rise]
            };
            let mut corners = [
                at(low, 0.0),
                at(low, width(low)),
                at(high, width(high)),
                at(high, 0.0),
            ];
            piece.paint(lit(wax(), light));
            piece.face(&corners);
            corners.reverse();
            piece.face(&corners);
        }
    }
    piece
}

/// How high a seat is, and where the table's top is above the floor, both from the floor.
pub const TABLE_HEIGHT: f32 = 9.4;
const SEAT_HEIGHT: f32 = 5.8;
const CHAIR_HEIGHT: f32 = 13.6;

/// A high chair of walnut and leather, its back to the north, its foot on the floor.
pub fn chair() -> Model {
    const WIDE: f32 = 2.7;
    const DEEP: f32 = 2.5;
    let wood = lit(walnut(), 0.7);
    let mut piece = Workpiece::new(wood);
    for x in [-WIDE, WIDE] {
        piece.chamfered(
            [x - 0.28, 0.0, -DEEP - 0.28],
            [x + 0.28, CHAIR_HEIGHT, 0.28 - DEEP],
            0.06,
        );
        piece.chamfered(
            [x - 0.26, 0.0, DEEP - 0.26],
            [x + 0.26, SEAT_HEIGHT, DEEP + 0.26],
            0.05,
        );
    }
    for height in [SEAT_HEIGHT + 0.9, CHAIR_HEIGHT - 1.3] {
        piece.chamfered(
            [-WIDE, height, -DEEP - 0.2],
            [WIDE, height + 0.7, 0.2 - DEEP],
            0.06,
        );
    }
    piece.paint(leather());
    let (low, high) = (SEAT_HEIGHT + 1.6, CHAIR_HEIGHT - 1.3);
    piece.chamfered(
        [0.28 - WIDE, low, -DEEP - 0.14],
        [WIDE - 0.28, high, 0.14 - DEEP],
        0.1,
    );
    piece.chamfered(
        [-WIDE - 0.2, SEAT_HEIGHT - 0.5, -DEEP],
        [WIDE + 0.2, SEAT_HEIGHT, DEEP + 0.3],
        0.12,
    );
    // Brass knobs on the posts, nails along the leather.
    piece.paint(brass());
    for x in [-WIDE, WIDE] {
        piece.chamfered(
            [x - 0.22, CHAIR_HEIGHT, -DEEP - 0.22],
            [x + 0.22, CHAIR_HEIGHT + 0.42, 0.22 - DEEP],
            0.16,
        );
    }
    piece.finish()
}
