//! Cards, secret discs and scoreboards: thin things with a picture on them.

use super::lathe::{Turn, turned};
use super::model::{Model, Workpiece};
use super::tone::{WHITE, crimson, gold, lit, tone};
use crate::board::size::{
    CARD_HEIGHT, CARD_WIDTH, SCOREBOARD_HEIGHT, SCOREBOARD_WIDTH, SECRET_DISC,
};
use glam::Vec3;
use std::f32::consts::FRAC_PI_2;

/// Heavy paper: its edge is seen on the table.
pub const CARD_THICKNESS: f32 = 0.026;
/// With its rim.
pub const DISC_THICKNESS: f32 = 0.05;
pub const SCOREBOARD_THICKNESS: f32 = 0.05;

const CARD_CORNER: f32 = 0.07;
const CORNER_STEPS: u8 = 5;
const DISC_SIDES: u16 = 48;
const DISC_RIM: f32 = 0.018;
/// How deep the face lies below the rim.
const DISC_SUNK: f32 = 0.008;
const TILE_BEVEL: f32 = 0.012;
/// Edges show what the picture has this near to its own edge.
const EDGE_OF_PICTURE: f32 = 0.985;

/// The face of a card and the upper half of its edge. The origin is the middle of its thickness; the
/// picture's top is in the north.
pub fn card_front() -> Model {
    leaf(CARD_THICKNESS / 2.0)
        .with_uvs(|[x, _, z], _| [0.5 + x / CARD_WIDTH, 0.5 + z / CARD_HEIGHT])
}

/// The back of the same card with the other half of its edge, to be drawn in the same place. Turned
/// over its long axis, the picture's top is in the north too.
pub fn card_back() -> Model {
    leaf(-CARD_THICKNESS / 2.0)
        .with_uvs(|[x, _, z], _| [0.5 - x / CARD_WIDTH, 0.5 + z / CARD_HEIGHT])
}

/// One side of a card: a printed face, and an edge that is clear in its vertex colours, for there
/// bare paper is seen and nothing of the picture.
fn leaf(level: f32) -> Model {
    let mut piece = Workpiece::new(WHITE);
    let outline = card_outline();
    fan(&mut piece, &outline, level, Vec3::Y * level.signum());
    let [red, green, blue, _] = tone(0xE9_DC_BC);
    piece.paint([red, green, blue, 0.0]);
    let (low, high) = (level.min(0.0), level.max(0.0));
    for (&(from, outward), &(to, next)) in outline.iter().zip(outline.iter().cycle().skip(1)) {
        let at =
            |[x, z]: [f32; 2], y: f32, normal: [f32; 2]| ([x, y, z], [normal[0], 0.0, normal[1]]);
        piece.bent_face([
            at(from, low, outward),
            at(to, low, next),
            at(to, high, next),
            at(from, high, outward),
        ]);
    }
    piece.finish()
}

/// Counter-clockwise as seen from above, each point with its outward direction.
fn card_outline() -> Vec<([f32; 2], [f32; 2])> {
    let (x, z) = (
        CARD_WIDTH / 2.0 - CARD_CORNER,
        CARD_HEIGHT / 2.0 - CARD_CORNER,
    );
    // From the south-east over the north-east: south is where z grows.
    let corners = [(x, z), (x, -z), (-x, -z), (-x, z)];
    let mut outline = Vec::new();
    for (quarter, (x, z)) in (0_u8..).zip(corners) {
        for step in 0..=CORNER_STEPS {
            let part = f32::from(step) / f32::from(CORNER_STEPS) - 1.0;
            let (sin, cos) = (FRAC_PI_2 * (f32::from(quarter) + part)).sin_cos();
            let outward = [cos, -sin];
            let point = [x + CARD_CORNER * cos, z - CARD_CORNER * sin];
            outline.push((point, outward));
        }
    }
    outline
}

/// Triangles from the middle to each side of the outline.
fn fan(piece: &mut Workpiece, outline: &[([f32; 2], [f32; 2])], level: f32, normal: Vec3) {
    let middle = piece.vertex([0.0, level, 0.0], normal);
    let ring: Vec<u32> = outline
        .iter()
        .map(|&([x, z], _)| piece.vertex([x, level, z], normal))
        .collect();
    for (&from, &to) in ring.iter().zip(ring.iter().cycle().skip(1)) {
        if normal.y > 0.0 {
            piece.triangle([middle, from, to]);
        } else {
            piece.triangle([middle, to, from]);
        }
    }
}

/// The face of a secret disc with rim and edge. The origin is the middle of its thickness; the
/// picture's top is in the north.
pub fn disc_front() -> Model {
    let (radius, level) = (SECRET_DISC / 2.0, DISC_THICKNESS / 2.0);
    let inside = radius - DISC_RIM;
    let profile = [
        Turn(radius - 0.006, -level, WHITE),
        Turn(radius, -level + 0.006, WHITE),
        Turn(radius, level - 0.006, WHITE),
        Turn(radius - 0.006, level, WHITE),
        Turn(inside, level, WHITE),
        Turn(inside - 0.004, level - DISC_SUNK, WHITE),
        Turn(0.0, level - DISC_SUNK, WHITE),
    ];
    disc_picture(turned(&profile, DISC_SIDES), 1.0)
}

/// The underside of the same disc, to be drawn in the same place; turned over its long axis, the
/// picture's top is in the north too.
pub fn disc_back() -> Model {
    let (radius, level) = (SECRET_DISC / 2.0, DISC_THICKNESS / 2.0);
    let profile = [
        Turn(0.0, -level, WHITE),
        Turn(radius - 0.006, -level, WHITE),
    ];
    disc_picture(turned(&profile, DISC_SIDES), -1.0)
}

/// Face and back in one, for a single picture.
pub fn disc() -> Model {
    let mut whole = disc_front();
    whole.add(disc_back());
    whole
}

/// The printed circle reaches to 0.49 of the picture: what is outside is clear.
fn disc_picture(piece: Workpiece, mirrored: f32) -> Model {
    const PRINTED: f32 = 0.486;
    let scale = PRINTED / (SECRET_DISC / 2.0);
    piece
        .finish_plain()
        .with_uvs(|[x, _, z], _| [0.5 + mirrored * x * scale, 0.5 + z * scale])
}

/// The hand of a secret disc: points north, turns about its origin, and lies on y = 0.
pub fn disc_pointer() -> Model {
    const TIP: f32 = -0.25;
    const TAIL: f32 = 0.1;
    const WIDE: f32 = 0.045;
    const EDGE: f32 = 0.008;
    const RIDGE: f32 = 0.03;
    let mut piece = Workpiece::new(lit(crimson(), 0.75));
    let shoulder = TIP + 0.09;
    // A slim blade with a head: half its width at each place along it.
    let blade = [
        (TIP, 0.0),
        (shoulder, WIDE),
        (shoulder, 0.016),
        (TAIL, 0.03),
    ];
    for side in [-1.0, 1.0] {
        for pair in blade.windows(2) {
            let [(from, thin), (to, wide)] = [pair[0], pair[1]];
            let ridge = |z: f32| [0.0, if z <= TIP { EDGE } else { RIDGE }, z];
            let edge = |z: f32, x: f32, y: f32| [side * x, y, z];
            let below = [0.0, -1.0, f32::midpoint(from, to)];
            piece.paint(lit(crimson(), if side < 0.0 { 1.2 } else { 0.7 }));
            if to > from {
                let top = [
                    ridge(from),
                    edge(from, thin, EDGE),
                    edge(to, wide, EDGE),
                    ridge(to),
                ];
                piece.face_away_from(below, &top);
            }
            let wall = [
                edge(from, thin, 0.0),
                edge(to, wide, 0.0),
                edge(to, wide, EDGE),
                edge(from, thin, EDGE),
            ];
            piece.face_away_from([0.0, EDGE / 2.0, shoulder - 0.01], &wall);
        }
    }
    let end = [
        [-0.03, 0.0, TAIL],
        [0.03, 0.0, TAIL],
        [0.03, EDGE, TAIL],
        [0.0, RIDGE, TAIL],
        [-0.03, EDGE, TAIL],
    ];
    piece.face(&end);
    let metal = gold();
    piece.add(turned(
        &[
            Turn(0.045, 0.0, metal),
            Turn(0.045, 0.03, metal),
            Turn(0.03, 0.046, metal),
            Turn(0.0, 0.052, metal),
        ],
        16,
    ));
    piece.finish()
}

/// A mobile scoreboard with its picture over the whole top; its edges show the picture's margin.
pub fn scoreboard() -> Model {
    let half = [SCOREBOARD_WIDTH / 2.0, SCOREBOARD_HEIGHT / 2.0];
    let mut piece = Workpiece::new(WHITE);
    piece.chamfered(
        [-half[0], 0.0, -half[1]],
        [half[0], SCOREBOARD_THICKNESS, half[1]],
        TILE_BEVEL,
    );
    piece.finish_plain().with_uvs(|[x, _, z], _| {
        [
            0.5 + x / SCOREBOARD_WIDTH * EDGE_OF_PICTURE,
            0.5 + z / SCOREBOARD_HEIGHT * EDGE_OF_PICTURE,
        ]
    })
}
