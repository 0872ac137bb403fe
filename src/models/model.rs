//! A finished model, and the workpiece it is made from.

use super::tone::Tone;
use super::vector::{Vector, cross, dot, doubled_area, length, minus, plus, times, unit};

/// A mesh as plain data: y is up, x east, z south; front faces are counter-clockwise.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Model {
    pub positions: Vec<[f32; 3]>,
    /// Of unit length.
    pub normals: Vec<[f32; 3]>,
    pub uvs: Vec<[f32; 2]>,
    /// Linear colours to multiply with the material's; none if the material alone decides.
    pub colours: Option<Vec<[f32; 4]>>,
    /// Three for each triangle.
    pub indices: Vec<u32>,
}

impl Model {
    pub const fn triangle_count(&self) -> usize {
        self.indices.len() / 3
    }

    /// The corners of the smallest box around it, the lowest and the highest.
    pub fn bounds(&self) -> [[f32; 3]; 2] {
        let none = [[f32::INFINITY; 3], [f32::NEG_INFINITY; 3]];
        self.positions.iter().fold(none, |[low, high], point| {
            let each = |pick: fn(f32, f32) -> f32, end: [f32; 3]| {
                [0, 1, 2].map(|axis| pick(end[axis], point[axis]))
            };
            [each(f32::min, low), each(f32::max, high)]
        })
    }

    /// Lays uvs by what is known of each vertex: where it is and where it faces.
    pub(super) fn with_uvs(mut self, uv: impl Fn(Vector, Vector) -> [f32; 2]) -> Self {
        let vertices = self.positions.iter().zip(&self.normals);
        self.uvs = vertices.map(|(&at, &normal)| uv(at, normal)).collect();
        self
    }

    /// Board units along the surface, from whichever of the six sides sees it best: for grain of
    /// wood and stone, which repeats.
    pub(super) fn with_grain_uvs(self) -> Self {
        self.with_uvs(|[x, y, z], [east, up, south]| {
            if up.abs() >= east.abs().max(south.abs()) {
                [x, z]
            } else if east.abs() >= south.abs() {
                [z, y]
            } else {
                [x, y]
            }
        })
    }

    pub(super) fn moved(mut self, by: Vector) -> Self {
        for point in &mut self.positions {
            *point = plus(*point, by);
        }
        self
    }
}

/// A model in the making: what is added takes the tone that was painted last.
#[derive(Clone, Debug)]
pub(super) struct Workpiece {
    model: Model,
    colours: Vec<Tone>,
    tone: Tone,
}

/// Triangles smaller than this are left out: they are never seen and have no sure normal.
const TINY: f32 = 1e-9;

impl Workpiece {
    pub(super) fn new(tone: Tone) -> Self {
        Self {
            model: Model::default(),
            colours: Vec::new(),
            tone,
        }
    }

    pub(super) fn paint(&mut self, tone: Tone) -> &mut Self {
        self.tone = tone;
        self
    }

    pub(super) fn vertex(&mut self, position: Vector, normal: Vector) -> u32 {
        let index = self.model.positions.len() as u32;
        self.model.positions.push(position);
        self.model.normals.push(unit(normal));
        self.colours.push(self.tone);
        index
    }

    /// Leaves it out if it is too small to be one.
    pub(super) fn triangle(&mut self, corners: [u32; 3]) {
        let [a, b, c] = corners.map(|corner| self.model.positions[corner as usize]);
        if length(doubled_area(a, b, c)) > TINY {
            self.model.indices.extend(corners);
        }
    }

    /// A flat, convex face, its corners counter-clockwise as seen from outside.
    pub(super) fn face(&mut self, corners: &[Vector]) {
        let tones = vec![self.tone; corners.len()];
        self.shaded_face(corners, &tones);
    }

    /// A flat, convex face with a tone for each corner.
    pub(super) fn shaded_face(&mut self, corners: &[Vector], tones: &[Tone]) {
        let normal = normal_of(corners);
        let before = self.tone;
        let first = self.model.positions.len() as u32;
        for (&corner, &tone) in corners.iter().zip(tones) {
            self.tone = tone;
            self.vertex(corner, normal);
        }
        self.tone = before;
        for corner in 2..corners.len() as u32 {
            self.triangle([first, first + corner - 1, first + corner]);
        }
    }

    /// A flat, convex face that looks away from `middle`.
    pub(super) fn face_away_from(&mut self, middle: Vector, corners: &[Vector]) {
        let outwards = corners.iter().map(|&corner| minus(corner, middle));
        let away = outwards.fold([0.0; 3], plus);
        if dot(normal_of(corners), away) >= 0.0 {
            self.face(corners);
        } else {
            let turned: Vec<Vector> = corners.iter().rev().copied().collect();
            self.face(&turned);
        }
    }

    /// A face whose corners know their own normals, so that it looks bent.
    pub(super) fn bent_face(&mut self, corners: [(Vector, Vector); 4]) {
        let [a, b, c, d] = corners.map(|(at, normal)| self.vertex(at, normal));
        self.triangle([a, b, c]);
        self.triangle([a, c, d]);
    }

    /// A box with sharp edges.
    pub(super) fn cuboid(&mut self, low: Vector, high: Vector) {
        let middle = times(plus(low, high), 0.5);
        for axis in 0..3 {
            let [one, two] = [(axis + 1) % 3, (axis + 2) % 3];
            for end in [low, high] {
                let corner = |first: Vector, second: Vector| {
                    let mut point = end;
                    point[one] = first[one];
                    point[two] = second[two];
                    point
                };
                let corners = [
                    corner(low, low),
                    corner(high, low),
                    corner(high, high),
                    corner(low, high),
                ];
                self.face_away_from(middle, &corners);
            }
        }
    }

    /// A box whose edges are broken by `bevel`.
    pub(super) fn chamfered(&mut self, low: Vector, high: Vector, bevel: f32) {
        const ENDS: [f32; 2] = [-1.0, 1.0];
        let middle = times(plus(low, high), 0.5);
        let half = times(minus(high, low), 0.5);
        // The corner of `signs` on the face of `axis`: there it reaches out, elsewhere not quite.
        let point = |axis: usize, signs: Vector| {
            let reach = |n: usize| half[n] - if n == axis { 0.0 } else { bevel };
            plus(middle, [0, 1, 2].map(|n| signs[n] * reach(n)))
        };
        let signs = |axes: [usize; 3], values: [f32; 3]| {
            let mut signs = [0.0; 3];
            for (axis, value) in axes.into_iter().zip(values) {
                signs[axis] = value;
            }
            signs
        };
        for one in 0..3 {
            let axes = [one, (one + 1) % 3, (one + 2) % 3];
            for end in ENDS {
                let around = [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)];
                let corners = around.map(|(a, b)| point(one, signs(axes, [end, a, b])));
                self.face_away_from(middle, &corners);
                for other in ENDS {
                    let at =
                        |axis: usize, third: f32| point(axis, signs(axes, [end, other, third]));
                    let edge = [
                        at(axes[0], -1.0),
                        at(axes[0], 1.0),
                        at(axes[1], 1.0),
                        at(axes[1], -1.0),
                    ];
                    self.face_away_from(middle, &edge);
                }
            }
        }
        for x in ENDS {
            for y in ENDS {
                for z in ENDS {
                    let corner = [0, 1, 2].map(|axis| point(axis, [x, y, z]));
                    self.face_away_from(middle, &corner);
                }
            }
        }
    }

    pub(super) fn add(&mut self, other: Self) {
        let first = self.model.positions.len() as u32;
        self.model.positions.extend(other.model.positions);
        self.model.normals.extend(other.model.normals);
        self.colours.extend(other.colours);
        let indices = other.model.indices.into_iter();
        self.model
            .indices
            .extend(indices.map(|index| first + index));
    }

    pub(super) fn moved(mut self, by: Vector) -> Self {
        self.model = self.model.moved(by);
        self
    }

    /// What looks south then looks east, north or west.
    pub(super) fn turned(mut self, quarters: u8) -> Self {
        self.rotate(|[x, y, z]| match quarters % 4 {
            0 => [x, y, z],
            1 => [z, y, -x],
            2 => [-x, y, -z],
            _ => [-z, y, x],
        });
        self
    }

    /// Turned round the foot by any angle, the same way.
    pub(super) fn swung(mut self, angle: f32) -> Self {
        let (sin, cos) = angle.sin_cos();
        self.rotate(|[x, y, z]| [x * cos + z * sin, y, z * cos - x * sin]);
        self
    }

    /// Tipped over the foot to the north by an angle.
    pub(super) fn leaning(mut self, angle: f32) -> Self {
        let (sin, cos) = angle.sin_cos();
        self.rotate(|[x, y, z]| [x, y * cos + z * sin, z * cos - y * sin]);
        self
    }

    fn rotate(&mut self, turn: impl Fn(Vector) -> Vector) {
        let model = &mut self.model;
        for vector in model.positions.iter_mut().chain(&mut model.normals) {
            *vector = turn(*vector);
        }
    }

    /// With the tones as vertex colours.
    pub(super) fn finish(self) -> Model {
        let mut model = self.plain();
        model.0.colours = Some(model.1);
        model.0.with_grain_uvs()
    }

    /// Without vertex colours: the material alone decides.
    pub(super) fn finish_plain(self) -> Model {
        self.plain().0.with_grain_uvs()
    }

    fn plain(self) -> (Model, Vec<Tone>) {
        (self.model, self.colours)
    }
}

/// Where a flat face looks; right even if some of its corners coincide.
fn normal_of(corners: &[Vector]) -> Vector {
    let ends = corners.iter().cycle().skip(1);
    corners
        .iter()
        .zip(ends)
        .fold([0.0; 3], |sum, (&a, &b)| plus(sum, cross(a, b)))
}
