//! A finished model, and the workpiece it is made from.

use super::tone::Tone;
use glam::{Mat3, Vec3};

/// A mesh as plain data: y is up, x east, z south; front faces are counter-clockwise.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Model {
    pub positions: Vec<Vec3>,
    /// Of unit length.
    pub normals: Vec<Vec3>,
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
    pub fn bounds(&self) -> [Vec3; 2] {
        let none = [Vec3::INFINITY, Vec3::NEG_INFINITY];
        self.positions.iter().fold(none, |[low, high], &point| {
            [low.min(point), high.max(point)]
        })
    }

    /// Larger or smaller, across and upwards, with the grain as it was drawn.
    pub(super) fn stretched(mut self, wide: f32, tall: f32) -> Self {
        let by = Vec3::new(wide, tall, wide);
        for at in &mut self.positions {
            *at *= by;
        }
        for normal in &mut self.normals {
            *normal = (*normal / by).normalize();
        }
        self
    }

    /// Lays uvs by what is known of each vertex: where it is and where it faces.
    pub(super) fn with_uvs(mut self, uv: impl Fn([f32; 3], [f32; 3]) -> [f32; 2]) -> Self {
        let vertices = self.positions.iter().zip(&self.normals);
        self.uvs = vertices
            .map(|(at, normal)| uv(at.to_array(), normal.to_array()))
            .collect();
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

    pub(super) fn add(&mut self, other: Self) {
        let first = self.positions.len() as u32;
        self.positions.extend(other.positions);
        self.normals.extend(other.normals);
        self.uvs.extend(other.uvs);
        let indices = other.indices.into_iter();
        self.indices.extend(indices.map(|index| first + index));
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

    pub(super) fn vertex(&mut self, position: impl Into<Vec3>, normal: impl Into<Vec3>) -> u32 {
        let index = self.model.positions.len() as u32;
        self.model.positions.push(position.into());
        self.model.normals.push(normal.into().normalize_or(Vec3::Y));
        self.colours.push(self.tone);
        index
    }

    /// Leaves it out if it is too small to be one.
    pub(super) fn triangle(&mut self, corners: [u32; 3]) {
        let [a, b, c] = corners.map(|corner| self.model.positions[corner as usize]);
        if (b - a).cross(c - a).length() > TINY {
            self.model.indices.extend(corners);
        }
    }

    /// A flat, convex face, its corners counter-clockwise as seen from outside.
    pub(super) fn face(&mut self, corners: &[impl Into<Vec3> + Copy]) {
        let tones = vec![self.tone; corners.len()];
        self.shaded_face(corners, &tones);
    }

    /// A flat, convex face with a tone for each corner.
    pub(super) fn shaded_face(&mut self, corners: &[impl Into<Vec3> + Copy], tones: &[Tone]) {
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
    pub(super) fn face_away_from(
        &mut self,
        middle: impl Into<Vec3>,
        corners: &[impl Into<Vec3> + Copy],
    ) {
        let middle = middle.into();
        let mut corners: Vec<Vec3> = corners.iter().map(|&corner| corner.into()).collect();
        let away: Vec3 = corners.iter().map(|&corner| corner - middle).sum();
        if normal_of(&corners).dot(away) < 0.0 {
            corners.reverse();
        }
        self.face(&corners);
    }

    /// A face whose corners know their own normals, so that it looks bent.
    pub(super) fn bent_face(&mut self, corners: [(impl Into<Vec3>, impl Into<Vec3>); 4]) {
        let [a, b, c, d] = corners.map(|(at, normal)| self.vertex(at, normal));
        self.triangle([a, b, c]);
        self.triangle([a, c, d]);
    }

    /// A box with sharp edges.
    pub(super) fn cuboid(&mut self, low: impl Into<Vec3>, high: impl Into<Vec3>) {
        let (low, high) = (low.into(), high.into());
        let middle = low.midpoint(high);
        for axis in 0..3 {
            let [one, two] = [(axis + 1) % 3, (axis + 2) % 3];
            for end in [low, high] {
                let corner = |first: Vec3, second: Vec3| {
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
    pub(super) fn chamfered(&mut self, low: impl Into<Vec3>, high: impl Into<Vec3>, bevel: f32) {
        const ENDS: [f32; 2] = [-1.0, 1.0];
        let (low, high) = (low.into(), high.into());
        let middle = low.midpoint(high);
        let half = (high - low) / 2.0;
        // The corner of `signs` on the face of `axis`: there it reaches out, elsewhere not quite.
        let point = |axis: usize, signs: Vec3| {
            let mut reach = half - bevel;
            reach[axis] = half[axis];
            middle + signs * reach
        };
        let signs = |axes: [usize; 3], values: [f32; 3]| {
            let mut signs = Vec3::ZERO;
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
                    let corner = [0, 1, 2].map(|axis| point(axis, Vec3::new(x, y, z)));
                    self.face_away_from(middle, &corner);
                }
            }
        }
    }

    pub(super) fn add(&mut self, other: Self) {
        self.model.add(other.model);
        self.colours.extend(other.colours);
    }

    pub(super) fn moved(mut self, by: impl Into<Vec3>) -> Self {
        let by = by.into();
        for point in &mut self.model.positions {
            *point += by;
        }
        self
    }

    /// What looks south then looks east, north or west.
    pub(super) fn turned(mut self, quarters: u8) -> Self {
        // Not by an angle: what meets at a corner must meet there to the last digit.
        self.rotate(|Vec3 { x, y, z }| match quarters % 4 {
            0 => Vec3::new(x, y, z),
            1 => Vec3::new(z, y, -x),
            2 => Vec3::new(-x, y, -z),
            _ => Vec3::new(-z, y, x),
        });
        self
    }

    /// Turned round the foot by any angle, the same way.
    pub(super) fn swung(mut self, angle: f32) -> Self {
        let turn = Mat3::from_rotation_y(angle);
        self.rotate(|vector| turn * vector);
        self
    }

    /// Tipped over the foot to the north by an angle.
    pub(super) fn leaning(mut self, angle: f32) -> Self {
        let turn = Mat3::from_rotation_x(-angle);
        self.rotate(|vector| turn * vector);
        self
    }

    fn rotate(&mut self, turn: impl Fn(Vec3) -> Vec3) {
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
fn normal_of(corners: &[impl Into<Vec3> + Copy]) -> Vec3 {
    let ends = corners.iter().cycle().skip(1);
    let sides = corners.iter().zip(ends);
    sides.map(|(&a, &b)| a.into().cross(b.into())).sum()
}
