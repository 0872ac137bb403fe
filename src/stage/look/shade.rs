//! The shade that pieces give to what they stand on, as a small picture of the whole table seen from
//! above: dark where they touch the ground, soft where the lamp can't see past them. It is drawn
//! anew only when something has moved, and costs the shader a single look. So there is form in the
//! plainest picture too, where the engine draws no shadows.

#![expect(
    clippy::cast_sign_loss,
    clippy::cast_possible_wrap,
    clippy::cast_precision_loss,
    reason = "the map is small, and what is outside of it is cut off first"
)]

use crate::board::{BOARD, Point};
use crate::stage::height;
use crate::stage::look::paint::Painted;
use bevy::asset::{AssetEventSystems, RenderAssetUsages, uuid_handle};
use bevy::camera::primitives::Aabb;
use bevy::image::{ImageSampler, ImageSamplerDescriptor};
use bevy::light::NotShadowCaster;
use bevy::math::Vec3A;
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};
use bevy::render::renderer::RenderAdapterInfo;

/// Where every material finds it.
pub(crate) const SHADE: Handle<Image> = uuid_handle!("6f1d0c52-7e39-4a83-9a54-31b0d8e7c2a6");
/// From the middle of the table to where the lamp hangs: in the upper left.
pub(crate) const LAMP: Vec3 = Vec3::new(-7.0, 10.5, -3.2);

/// Its north-western corner, in x and z. The shader knows it, and that 20 x 15 units are shown.
const CORNER: Vec2 = Vec2::new(-10.0, -7.5);
/// Pixels for a unit, and of the whole.
const FINE: f32 = 16.0;
const COLUMNS: usize = 320;
const ROWS: usize = 240;
/// Along the edge nothing is drawn: what is outside takes its tone from there.
const MARGIN: i32 = 2;

/// How far the touch of a thing is felt around it, at most.
const REACH: f32 = 0.17;
/// What is lower throws its shade only beside itself.
const THIN: f32 = 0.06;
/// What is wider both ways is no piece but a part of the table.
const WIDE: f32 = 1.5;
/// Half the width of a shadow's edge: at the foot, and more for each unit of height.
const SOFT: f32 = 0.03;
const SOFTER: f32 = 0.12;
/// Heights are told from this one on, up to two units above it.
const LOWEST: f32 = -0.5;
const HIGHEST: f32 = 2.0;

/// Many things are alike: each shade is worked out once and stamped wherever it is needed. Things
/// are placed to a part of a pixel, and lifted in steps.
const PHASES: f32 = 4.0;
const LIFTS: f32 = 32.0;
const MOST_STAMPS: usize = 1000;

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(PreStartup, lay).add_systems(
        PostUpdate,
        draw.after(TransformSystems::Propagate)
            .before(AssetEventSystems),
    );
}

fn lay(mut images: ResMut<Assets<Image>>) {
    let size = Extent3d {
        width: COLUMNS as u32,
        height: ROWS as u32,
        depth_or_array_layers: 1,
    };
    let mut image = Image::new_fill(
        size,
        TextureDimension::D2,
        &[0; 4],
        TextureFormat::Rgba8Unorm,
        RenderAssetUsages::default(),
    );
    image.sampler = ImageSampler::Descriptor(ImageSamplerDescriptor::linear());
    let _ = images.insert(&SHADE, image);
}

type ShadeCasters = (With<MeshMaterial3d<Painted>>, Without<NotShadowCaster>);

fn draw(
    adapter: Option<Res<RenderAdapterInfo>>,
    things: Query<(&GlobalTransform, &Aabb), ShadeCasters>,
    moved: Query<(), (Changed<GlobalTransform>, ShadeCasters)>,
    grown: Query<(), (Changed<Aabb>, ShadeCasters)>,
    mut gone: RemovedComponents<Mesh3d>,
    mut images: ResMut<Assets<Image>>,
    mut stamps: Local<HashMap<StampKey, Stamp>>,
) {
    let fewer = gone.read().count() > 0;
    if adapter.is_none() || moved.is_empty() && grown.is_empty() && !fewer {
        return;
    }
    let Some(mut image) = images.get_mut(&SHADE) else {
        return;
    };
    if let Some(pixels) = &mut image.data {
        pixels.fill(0);
        if stamps.len() > MOST_STAMPS {
            stamps.clear();
        }
        for (place, bounds) in &things {
            if let Some(thing) = Footprint::of(place, bounds) {
                let (settled, key, at) = thing.settled();
                let stamp = stamps.entry(key).or_insert_with(|| settled.stamp());
                stamp.lay(pixels, at, byte((thing.ground - LOWEST) / HIGHEST));
            }
        }
    }
}

/// What a thing looks like from above, as far as its shade goes.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Footprint {
    middle: Vec2,
    /// Half its sides, and where the first of them points.
    half: Vec2,
    along: Vec2,
    /// Of the ground it stands on or flies over, and of the thing above it.
    ground: f32,
    lift: f32,
    height: f32,
}

impl Footprint {
    fn of(place: &GlobalTransform, bounds: &Aabb) -> Option<Self> {
        let axes = place.affine().matrix3;
        let half = Vec3::from(bounds.half_extents);
        let centre = place.transform_point(bounds.center.into());
        let upright = axes.y_axis.y.abs() > 0.97 * axes.y_axis.length();
        let (along, across, up) = if upright {
            let along = Vec2::new(axes.x_axis.x, axes.x_axis.z);
            let stretched = [axes.x_axis, axes.z_axis, axes.y_axis].map(Vec3A::length);
            (
                along.normalize_or(Vec2::X),
                Vec2::new(half.x * stretched[0], half.z * stretched[1]),
                half.y * stretched[2],
            )
        } else {
            // On its way it turns over: the box around it will do.
            let reach = axes.x_axis.abs() * half.x
                + axes.y_axis.abs() * half.y
                + axes.z_axis.abs() * half.z;
            (Vec2::X, Vec2::new(reach.x, reach.z), reach.y)
        };
        if across.min_element() > WIDE || up <= 0.0 {
            return None;
        }
        let bottom = centre.y - up;
        let below = if BOARD.contains(Point::new(centre.x, -centre.z)) {
            height::LAND
        } else {
            height::TABLE
        };
        let ground = bottom.min(below);
        Some(Self {
            middle: Vec2::new(centre.x, centre.z),
            half: across,
            along,
            ground,
            lift: bottom - ground,
            height: 2.0 * up,
        })
    }

    /// How far a point is outside a box as large as this around the origin, its corners rounded.
    fn outside(&self, at: Vec2) -> f32 {
        let turned = Vec2::new(at.dot(self.along), at.dot(self.along.perp()));
        let round = self.half.min_element() * 0.4;
        let off = turned.abs() - self.half + round;
        off.max(Vec2::ZERO).length() + off.max_element().min(0.0) - round
    }

    /// The same shape in the same place, as far as anybody can tell, and where its stamp belongs.
    fn settled(&self) -> (Self, StampKey, [i32; 2]) {
        let steps = |value: f32, fine: f32| (value * fine).round() as i32;
        let at = (self.middle - CORNER) * FINE;
        let corner = at.floor();
        let phase = ((at - corner) * PHASES).floor();
        let settled = Self {
            middle: (phase + 0.5) / PHASES / FINE,
            lift: steps(self.lift, LIFTS) as f32 / LIFTS,
            ..*self
        };
        let key = [
            steps(self.half.x, 64.0),
            steps(self.half.y, 64.0),
            steps(self.height, 64.0),
            steps(self.lift, LIFTS),
            steps(self.along.x, 32.0),
            steps(self.along.y, 32.0),
            (phase.y * PHASES + phase.x) as i32,
        ];
        (settled, key, [corner.x as i32, corner.y as i32])
    }

    /// Its shade around the origin.
    fn stamp(&self) -> Stamp {
        let away = -Vec2::new(LAMP.x, LAMP.z) / LAMP.y;
        let (near, far) = (away * self.lift, away * (self.lift + self.height));
        let thin = self.height < THIN;
        let touch = (-self.lift * 7.0).exp() * if thin { 0.7 } else { 1.0 };
        let reach = (0.05 + 0.5 * self.height).min(REACH);
        let softest = SOFT + SOFTER * (self.lift + self.height);
        let wide = Vec2::splat(self.half.length() + REACH.max(softest));
        let low = (self.middle + near.min(far).min(Vec2::ZERO) - wide) * FINE;
        let high = (self.middle + near.max(far).max(Vec2::ZERO) + wide) * FINE;
        let (left, right) = (low.x.floor() as i32, high.x.ceil() as i32);
        let (top, bottom) = (low.y.floor() as i32, high.y.ceil() as i32);
        let sweep = far - near;
        let swept = sweep.length_squared().max(1e-6);
        let tones = |row: i32, column: i32| {
            let at = Vec2::new(column as f32 + 0.5, row as f32 + 0.5) / FINE;
            let from = at - self.middle;
            let off = self.outside(from);
            let near_by = (1.0 - off.max(0.0) / reach).max(0.0);
            let covered = thin && off < -0.02;
            let contact = if covered {
                0.0
            } else {
                near_by * near_by * touch
            };
            let part = ((from - near).dot(sweep) / swept).clamp(0.0, 1.0);
            let soft = SOFT + SOFTER * (self.lift + part * self.height);
            let beyond = self.outside(from - near - sweep * part);
            let cast = (0.5 - 0.5 * beyond / soft).clamp(0.0, 1.0);
            [byte(contact), byte(cast)]
        };
        Stamp {
            corner: [left, top],
            width: (right - left) as usize,
            tones: (top..bottom)
                .flat_map(|row| (left..right).map(move |column| tones(row, column)))
                .collect(),
        }
    }
}

/// Sides and height of a thing, how high it flies, where it points, and how its middle lies between
/// the pixels.
type StampKey = [i32; 7];

/// The shade of one thing, as bytes: at its touch, and out of the lamp's light.
#[derive(Clone, Debug)]
struct Stamp {
    corner: [i32; 2],
    width: usize,
    tones: Vec<[u8; 2]>,
}

impl Stamp {
    fn lay(&self, pixels: &mut [u8], [x, y]: [i32; 2], level: u8) {
        let [left, top] = [x + self.corner[0], y + self.corner[1]];
        let rows = (top..).zip(self.tones.chunks_exact(self.width.max(1)));
        for (row, tones) in rows.filter(|(row, _)| (MARGIN..ROWS as i32 - MARGIN).contains(row)) {
            let from = (MARGIN - left).max(0) as usize;
            let to = (COLUMNS as i32 - MARGIN - left).clamp(0, self.width as i32) as usize;
            if from >= to {
                continue;
            }
            let first = row as usize * COLUMNS + (left + from as i32) as usize;
            let line = pixels[first * 4..].chunks_exact_mut(4);
            for (pixel, &[contact, cast]) in line.zip(&tones[from..to]) {
                let [dark, shadow, ground, _] = pixel else {
                    continue;
                };
                if contact.max(cast) >= (*dark).max(*shadow) {
                    *ground = level;
                }
                let light = u16::from(255 - *dark) * u16::from(255 - contact) / 255;
                *dark = 255 - light as u8;
                *shadow = (*shadow).max(cast);
            }
        }
    }
}

fn byte(part: f32) -> u8 {
    (part * 255.0 + 0.5) as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What a cube at some place does to the map, and what the map then tells of a point.
    fn told(cube: Vec3, at: Vec2) -> [u8; 3] {
        let mut pixels = vec![0; COLUMNS * ROWS * 4];
        let place = GlobalTransform::from_translation(cube);
        let bounds = Aabb::from_min_max(Vec3::splat(-0.14), Vec3::splat(0.14));
        let thing = Footprint::of(&place, &bounds).expect("a cube throws a shade");
        let (settled, _, corner) = thing.settled();
        let level = byte((thing.ground - LOWEST) / HIGHEST);
        settled.stamp().lay(&mut pixels, corner, level);
        let at = (at - CORNER) * FINE;
        let nth = (at.y as usize * COLUMNS + at.x as usize) * 4;
        [pixels[nth], pixels[nth + 1], pixels[nth + 2]]
    }

    #[test]
    fn it_is_dark_at_the_foot_and_behind_a_piece() {
        let cube = Vec3::new(1.0, height::LAND + 0.14, 2.0);
        let [contact, _, ground] = told(cube, Vec2::new(1.0, 2.0));
        assert!(contact > 240);
        let level = f32::from(ground) / 255.0 * HIGHEST + LOWEST;
        assert!((level - height::LAND).abs() < 0.01, "{level}");
        // The lamp hangs in the upper left.
        let [_, behind, _] = told(cube, Vec2::new(1.22, 2.08));
        let [_, before, _] = told(cube, Vec2::new(0.78, 1.92));
        assert!(behind > 100 && before == 0, "{behind} {before}");
        assert_eq!(told(cube, Vec2::new(2.0, 2.0))[..2], [0, 0]);
    }

    #[test]
    fn what_flies_leaves_its_shadow_on_the_ground() {
        let cube = Vec3::new(1.0, height::LAND + 1.14, 2.0);
        let [contact, below, _] = told(cube, Vec2::new(1.0, 2.0));
        assert!(contact < 20 && below < 20, "{contact} {below}");
        let away = -Vec2::new(LAMP.x, LAMP.z) / LAMP.y;
        let [_, shadow, _] = told(cube, Vec2::new(1.0, 2.0) + away * 1.14);
        assert!(shadow > 100, "{shadow}");
    }

    #[test]
    fn shades_end_at_the_edge_of_the_map() {
        for corner in [
            Vec2::new(-10.0, -7.5),
            Vec2::new(9.99, 7.49),
            Vec2::new(40.0, 0.0),
        ] {
            let cube = Vec3::new(corner.x, 0.0, corner.y);
            let inside = corner.min(Vec2::new(9.99, 7.49));
            assert_eq!(told(cube, inside)[..2], [0, 0]);
        }
    }
}
