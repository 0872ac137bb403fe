//! The wax seal of a Veto: a crimson cake pressed flat by the stamp, with an uneven rim and a cross.

use super::lathe::{Turn, turned};
use super::model::Model;
use super::tone::{crimson, lit};

pub const SEAL_THICKNESS: f32 = 0.12;

const SIDES: u16 = 28;
const RADIUS: f32 = 0.46;
/// Of the field the stamp has pressed.
const FIELD: f32 = 0.32;

/// The origin is the middle of its foot.
pub fn seal() -> Model {
    let wax = crimson();
    let top = SEAL_THICKNESS;
    let pressed = top - 0.035;
    let mut piece = turned(
        &[
            Turn(0.0, 0.0, lit(wax, 0.7)),
            Turn(RADIUS - 0.04, 0.0, wax),
            Turn(RADIUS, 0.03, wax),
            Turn(RADIUS - 0.01, top - 0.03, lit(wax, 1.15)),
            Turn(RADIUS - 0.05, top, lit(wax, 1.25)),
            Turn(FIELD + 0.03, top, wax),
            Turn(FIELD, pressed, lit(wax, 0.8)),
            Turn(0.0, pressed, lit(wax, 0.8)),
        ],
        SIDES,
    );
    // A slanting cross: this may not be.
    piece.paint(lit(wax, 1.3));
    let (long, wide, high) = (FIELD * 0.82, 0.05, pressed + 0.03);
    piece.cuboid([-long, pressed - 0.01, -wide], [long, high, wide]);
    piece.cuboid([-wide, pressed - 0.01, -long], [wide, high - 0.001, long]);
    let mut model = piece.finish();
    // Hot wax runs: the rim is nowhere quite round.
    for at in &mut model.positions {
        let angle = at.z.atan2(at.x);
        let part = (at.x.hypot(at.z) / RADIUS - 0.75).max(0.0) * 4.0;
        let run = 1.0 + part * (0.05 * (angle * 3.0 + 0.6).sin() + 0.04 * (angle * 7.0).cos());
        at.x *= run;
        at.z *= run;
    }
    model
}
