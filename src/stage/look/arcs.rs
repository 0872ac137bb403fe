//! A golden arc over the board, with an arrowhead: from where to where something goes.

use crate::common::FrameSet;
use crate::models::Model;
use crate::rules::Colour;
use crate::stage::StageCamera;
use crate::stage::look::paint::Painted;
use crate::stage::look::solid::mesh;
use bevy::camera::visibility::NoFrustumCulling;
use bevy::light::NotShadowCaster;
use bevy::prelude::*;

/// An arc that stands over the board, or grows there.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub struct GoldArc {
    pub from: Vec3,
    pub to: Vec3,
    /// How many go, and whose they are.
    pub count: u8,
    pub whose: Option<Colour>,
    /// Somebody objects to it.
    pub broken: bool,
    /// How much of it is there, 0 to 1.
    pub grown: f32,
}

impl GoldArc {
    /// Its highest point.
    pub fn top(&self) -> Vec3 {
        on_arc(self.from, self.to, 0.5)
    }
}

/// How high over the straight way an arc rises; less at the far edge of the board, where it would
/// leave the window.
pub(crate) fn rise(from: Vec3, to: Vec3) -> f32 {
    let from_far_edge = f32::midpoint(from.z, to.z) + 4.2;
    (0.4 + 0.2 * from.distance(to)).min(2.2) * (0.2 + from_far_edge * 0.4).clamp(0.2, 1.0)
}

/// The point of an arc that lies so far along it, 0 to 1.
pub(crate) fn on_arc(from: Vec3, to: Vec3, part: f32) -> Vec3 {
    from.lerp(to, part) + Vec3::Y * (rise(from, to) * 4.0 * part * (1.0 - part))
}

/// Half the width of the band, and of the head where it is widest.
const BAND: f32 = 0.055;
const HEAD: f32 = 0.17;
const HEAD_LENGTH: f32 = 0.32;
/// A dark line all round sets it off from the board.
const LINE: f32 = 0.022;
const STEPS: u8 = 40;
/// Of what is broken so much is missing, in the middle.
const BREAK: std::ops::Range<f32> = 0.42..0.58;
/// It is turned towards the eye again when that has gone round by so much.
const TURNED: f32 = 0.05;

#[derive(Resource, Debug)]
struct Ribbons {
    gold: Handle<Painted>,
    dark: Handle<Painted>,
}

/// The parts of an arc's picture, and what they show.
#[derive(Component, Clone, Copy, Debug)]
struct DrawnArc {
    line: Entity,
    arc: GoldArc,
    eye: Vec3,
}

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(PreStartup, make)
        .add_systems(PostUpdate, draw.in_set(FrameSet::Ribbons));
}

fn make(mut commands: Commands, mut materials: ResMut<Assets<Painted>>) {
    commands.insert_resource(Ribbons {
        gold: materials.add(Painted {
            // Seen in the dark, too.
            glow: LinearRgba::new(0.62, 0.38, 0.05, 0.0),
            ..Painted::plain(LinearRgba::new(0.62, 0.38, 0.06, 1.0), 0.1)
        }),
        dark: materials.add(Painted::plain(
            LinearRgba::new(0.03, 0.014, 0.006, 1.0),
            0.0,
        )),
    });
}

/// One ribbon and one dark line for each arc, made anew only when it has changed.
fn draw(
    ribbons: Res<Ribbons>,
    cameras: Query<&Transform, With<StageCamera>>,
    arcs: Query<(Entity, &GoldArc, Option<&DrawnArc>)>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut commands: Commands,
) {
    let Ok(camera) = cameras.single() else { return };
    let eye = -camera.forward().as_vec3();
    for (entity, &arc, drawn) in &arcs {
        let same = |drawn: &DrawnArc| drawn.arc == arc && drawn.eye.distance(eye) < TURNED;
        if drawn.is_some_and(same) {
            continue;
        }
        let line = drawn.map_or_else(
            || {
                let line = (ChildOf(entity), picture(&ribbons.dark));
                let line = commands.spawn(line).id();
                commands.entity(entity).insert(picture(&ribbons.gold));
                line
            },
            |drawn| drawn.line,
        );
        for (part, margin) in [(entity, 0.0), (line, LINE)] {
            let shape = meshes.add(mesh(ribbon(&arc, eye, margin)));
            commands.entity(part).insert(Mesh3d(shape));
        }
        commands.entity(entity).insert(DrawnArc { line, arc, eye });
    }
}

fn picture(material: &Handle<Painted>) -> impl Bundle {
    (
        MeshMaterial3d(material.clone()),
        Transform::IDENTITY,
        Visibility::default(),
        Pickable::IGNORE,
        NotShadowCaster,
        NoFrustumCulling,
    )
}

/// A flat band that is turned to the eye all along, with a head at its end. With a margin it is that
/// much wider, and a little farther away.
fn ribbon(arc: &GoldArc, eye: Vec3, margin: f32) -> Model {
    let behind = eye * -margin;
    let at = |part: f32| on_arc(arc.from, arc.to, part) + behind;
    let grown = arc.grown.clamp(0.0, 1.0);
    let tip = at(grown);
    // Back along it to where the head begins.
    let neck = (0..STEPS)
        .map(|step| grown * (1.0 - f32::from(step) / f32::from(STEPS)))
        .find(|&part| at(part).distance(tip) >= HEAD_LENGTH)
        .unwrap_or(0.0);
    let along = (tip - at(neck)).normalize_or(Vec3::X);
    let side = |along: Vec3| along.cross(eye).normalize_or(Vec3::X);
    let mut strip = Strip::default();
    let mut before: Option<[Vec3; 2]> = None;
    for step in 0..=STEPS {
        let part = neck * f32::from(step) / f32::from(STEPS);
        if arc.broken && BREAK.contains(&part) {
            before = None;
            continue;
        }
        let ahead = (at(part + 0.01) - at(part - 0.01)).normalize_or(along);
        let out = side(ahead) * (BAND + margin);
        // The line goes round the beginning, too.
        let back = if step == 0 {
            ahead * margin
        } else {
            Vec3::ZERO
        };
        let edge = [at(part) - out - back, at(part) + out - back];
        if let Some([left, right]) = before {
            strip.face(&[left, right, edge[1], edge[0]]);
        }
        before = Some(edge);
    }
    let wide = side(along) * (HEAD + margin * 1.8);
    let foot = at(neck) - along * margin;
    strip.face(&[foot - wide, foot + wide, tip + along * (margin * 2.2)]);
    strip.0
}

/// Flat pieces that are seen from both sides.
#[derive(Default)]
struct Strip(Model);

impl Strip {
    fn face(&mut self, corners: &[Vec3]) {
        let Self(model) = self;
        let first = model.positions.len() as u32;
        model.positions.extend(corners);
        model.normals.extend(corners.iter().map(|_| Vec3::Y));
        model.uvs.extend(corners.iter().map(|_| [0.0; 2]));
        for nth in 2..corners.len() as u32 {
            let [a, b, c] = [first, first + nth - 1, first + nth];
            model.indices.extend([a, b, c, c, b, a]);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const EYE: Vec3 = Vec3::new(0.0, 0.83, 0.56);

    fn arc(grown: f32, broken: bool) -> GoldArc {
        GoldArc {
            from: Vec3::new(-3.0, 0.3, 2.0),
            to: Vec3::new(2.0, 0.4, -1.0),
            count: 1,
            whose: None,
            broken,
            grown,
        }
    }

    #[test]
    fn an_arc_begins_and_ends_where_it_should() {
        let whole = arc(1.0, false);
        assert_eq!(on_arc(whole.from, whole.to, 0.0), whole.from);
        assert_eq!(on_arc(whole.from, whole.to, 1.0), whole.to);
        let points = ribbon(&whole, EYE, 0.0).positions;
        assert!(points.iter().any(|p| p.distance(whole.to) < 1e-4), "no tip");
        let nearest = points.iter().map(|p| p.distance(whole.from));
        assert!(nearest.fold(f32::MAX, f32::min) <= BAND + 1e-4);
        assert!(whole.top().y > whole.from.y.max(whole.to.y) + 0.5);
    }

    #[test]
    fn it_faces_the_eye_with_the_same_width_all_along() {
        let model = ribbon(&arc(1.0, false), EYE, 0.0);
        for quad in model.positions[..usize::from(STEPS) * 4].chunks(4) {
            let across = quad[1] - quad[0];
            assert!((across.length() - 2.0 * BAND).abs() < 1e-4);
            assert!(across.dot(EYE).abs() < 1e-3, "turned away");
        }
    }

    #[test]
    fn it_grows_and_it_breaks() {
        let reach = |arc: &GoldArc| {
            let points = ribbon(arc, EYE, 0.0).positions;
            points.iter().map(|p| p.x).fold(f32::MIN, f32::max)
        };
        assert!(reach(&arc(0.3, false)) < reach(&arc(0.7, false)));
        let count = |arc: &GoldArc| ribbon(arc, EYE, 0.0).triangle_count();
        assert!(count(&arc(1.0, true)) < count(&arc(1.0, false)));
        // At the very beginning there is hardly anything, and nothing is amiss.
        let points = ribbon(&arc(0.0, false), EYE, LINE).positions;
        assert!(points.iter().all(|p| p.is_finite()));
    }
}
