//! The shade that pieces give to what they stand on, as a small picture of the whole table seen from
//! above: dark where they touch the ground, soft where the lamp can't see past them. It costs the
//! shader a single look. So there is form in the plainest picture too, where the engine draws no
//! shadows.
//!
//! What stands still is drawn once, in a layer of its own; what moves is laid over it in each frame,
//! and where something has left, that part of the layer is drawn anew.

#![expect(
    clippy::cast_sign_loss,
    clippy::cast_possible_wrap,
    clippy::cast_precision_loss,
    reason = "the map is small, and what is outside of it is cut off first"
)]

mod footprint;
mod stamp;

use crate::stage::look::paint::Painted;
use bevy::asset::{AssetEventSystems, RenderAssetUsages, uuid_handle};
use bevy::camera::primitives::Aabb;
use bevy::ecs::entity::EntityHashMap;
use bevy::image::{ImageSampler, ImageSamplerDescriptor};
use bevy::light::NotShadowCaster;
use bevy::math::{IRect, IVec2};
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};
use bevy::render::renderer::RenderAdapterInfo;
use footprint::Footprint;
use stamp::{Stamps, reached};

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
const PICTURE: IRect = IRect {
    min: IVec2::splat(MARGIN),
    max: IVec2::new(COLUMNS as i32 - MARGIN, ROWS as i32 - MARGIN),
};

/// Where more places are left at once, all is drawn anew.
const MANY_LEFT: usize = 64;

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
type Moved = Or<(Changed<GlobalTransform>, Changed<Aabb>)>;

fn draw(
    adapter: Option<Res<RenderAdapterInfo>>,
    things: Query<(), ShadeCasters>,
    moved: Query<(Entity, &GlobalTransform, &Aabb), (Moved, ShadeCasters)>,
    mut gone: RemovedComponents<Mesh3d>,
    mut images: ResMut<Assets<Image>>,
    mut map: Local<ShadeMap>,
) {
    if adapter.is_none() {
        gone.clear();
        return;
    }
    for thing in gone.read().filter(|thing| !things.contains(*thing)) {
        map.take_away(thing);
    }
    for (thing, place, bounds) in &moved {
        match Footprint::of(place, bounds) {
            Some(footprint) => map.put(thing, footprint),
            None => map.take_away(thing),
        }
    }
    if map.is_drawn() {
        return;
    }
    if let Some(mut image) = images.get_mut(&SHADE)
        && let Some(pixels) = &mut image.data
    {
        map.draw(pixels);
    }
}

/// What has been drawn, and what is to be drawn.
#[derive(Debug, Default)]
struct ShadeMap {
    stamps: Stamps,
    resting: EntityHashMap<Resting>,
    moving: EntityHashMap<Moving>,
    /// The picture of what rests.
    layer: Vec<u8>,
    /// Who is still to be drawn there, and which places of it somebody has left.
    arrived: Vec<(Entity, Footprint)>,
    left: Vec<IRect>,
    /// Where the picture differs from that layer, for what moves.
    covered: Vec<IRect>,
}

#[derive(Clone, Copy, Debug)]
struct Resting {
    thing: Footprint,
    reached: IRect,
}

#[derive(Clone, Copy, Debug)]
struct Moving {
    thing: Footprint,
    /// Since it was drawn last.
    stirred: bool,
}

impl ShadeMap {
    fn take_away(&mut self, entity: Entity) {
        let was = self.resting.remove(&entity);
        self.left.extend(was.map(|resting| resting.reached));
        self.moving.remove(&entity);
    }

    fn put(&mut self, entity: Entity, thing: Footprint) {
        let moving = Moving {
            thing,
            stirred: true,
        };
        if let Some(known) = self.moving.get_mut(&entity) {
            if !known.thing.is_like(&thing) {
                *known = moving;
            }
        } else if let Some(resting) = self.resting.get(&entity) {
            if !resting.thing.is_like(&thing) {
                self.take_away(entity);
                self.moving.insert(entity, moving);
            }
        } else {
            self.arrived.push((entity, thing));
        }
    }

    /// Whether the picture shows all that there is.
    fn is_drawn(&self) -> bool {
        self.arrived.is_empty()
            && self.left.is_empty()
            && self.covered.is_empty()
            && self.moving.is_empty()
    }

    fn draw(&mut self, pixels: &mut [u8]) {
        self.layer.resize(pixels.len(), 0);
        let arrived = &mut self.arrived;
        self.moving.retain(|entity, moving| {
            let stirred = std::mem::take(&mut moving.stirred);
            if !stirred {
                arrived.push((*entity, moving.thing));
            }
            stirred
        });
        for patch in merged(std::mem::take(&mut self.left)) {
            wipe(&mut self.layer, patch);
            for Resting { thing, reached } in self.resting.values() {
                if !reached.intersect(patch).is_empty() {
                    self.stamps.lay(thing, &mut self.layer, patch);
                }
            }
            self.covered.push(patch);
        }
        for (entity, thing) in self.arrived.drain(..) {
            self.stamps.lay(&thing, &mut self.layer, PICTURE);
            let reached = reached(&thing);
            self.resting.insert(entity, Resting { thing, reached });
            self.covered.push(reached);
        }
        for rect in self.covered.drain(..) {
            copy(&self.layer, pixels, rect);
        }
        for Moving { thing, .. } in self.moving.values() {
            self.stamps.lay(thing, pixels, PICTURE);
            self.covered.push(reached(thing));
        }
    }
}

/// The same places, none of which overlaps another.
fn merged(places: Vec<IRect>) -> Vec<IRect> {
    if places.len() > MANY_LEFT {
        return vec![PICTURE];
    }
    let mut merged: Vec<IRect> = Vec::new();
    for mut place in places {
        while let Some(nth) = merged
            .iter()
            .position(|other| !other.intersect(place).is_empty())
        {
            place = place.union(merged.swap_remove(nth));
        }
        merged.push(place);
    }
    merged
}

/// Where the bytes of a row of it lie; nowhere, if it is empty: then its corners may be anywhere.
fn rows(rect: IRect) -> impl Iterator<Item = std::ops::Range<usize>> {
    let rect = if rect.is_empty() {
        IRect::default()
    } else {
        rect
    };
    let width = rect.width() as usize * 4;
    (rect.min.y..rect.max.y).map(move |row| {
        let first = (row as usize * COLUMNS + rect.min.x as usize) * 4;
        first..first + width
    })
}

fn wipe(pixels: &mut [u8], rect: IRect) {
    rows(rect).for_each(|row| pixels[row].fill(0));
}

fn copy(from: &[u8], to: &mut [u8], rect: IRect) {
    rows(rect).for_each(|row| to[row.clone()].copy_from_slice(&from[row]));
}

fn byte(part: f32) -> u8 {
    (part * 255.0 + 0.5) as u8
}

#[cfg(test)]
mod tests {
    use super::footprint::{HIGHEST, LOWEST};
    use super::*;
    use crate::stage::height;

    fn cube(at: Vec3) -> Footprint {
        let place = GlobalTransform::from_translation(at);
        let bounds = Aabb::from_min_max(Vec3::splat(-0.14), Vec3::splat(0.14));
        Footprint::of(&place, &bounds).expect("a cube throws a shade")
    }

    fn empty() -> Vec<u8> {
        vec![0; COLUMNS * ROWS * 4]
    }

    /// What a cube at some place does to the map, and what the map then tells of a point.
    fn told(at: Vec3, point: Vec2) -> [u8; 3] {
        let mut pixels = empty();
        Stamps::default().lay(&cube(at), &mut pixels, PICTURE);
        let at = (point - CORNER) * FINE;
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
    fn what_is_off_the_map_leaves_no_shade_and_no_trace() {
        let mut map = ShadeMap::default();
        let mut pixels = empty();
        for beyond in [
            Vec3::new(-40.0, 0.0, 0.0),
            Vec3::new(40.0, 3.0, 0.0),
            Vec3::new(0.0, 0.0, -40.0),
            Vec3::new(0.0, 0.0, 40.0),
            Vec3::new(-12.0, 9.0, -12.0),
        ] {
            for away in [Vec3::ZERO, Vec3::X, Vec3::ZERO] {
                map.put(Entity::PLACEHOLDER, cube(beyond + away));
                map.draw(&mut pixels);
            }
            map.take_away(Entity::PLACEHOLDER);
            map.draw(&mut pixels);
        }
        assert_eq!(pixels, empty());
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

    /// Dark and shadow, all over the map. The ground under no shade at all is nobody's business.
    fn tones(pixels: &[u8]) -> Vec<[u8; 2]> {
        let tones = pixels.chunks_exact(4).map(|pixel| [pixel[0], pixel[1]]);
        tones.collect()
    }

    #[test]
    fn what_has_moved_and_gone_leaves_the_map_as_if_it_had_never_stood_there() {
        let on = |x: f32, z: f32, up: f32| cube(Vec3::new(x, height::LAND + 0.14 + up, z));
        let entities: Vec<Entity> = (1..5).filter_map(Entity::from_raw_u32).collect();
        let mut map = ShadeMap::default();
        let mut pixels = empty();
        for (&entity, x) in entities.iter().zip([0.0, 0.3, 0.6, 3.0]) {
            map.put(entity, on(x, 0.0, 0.0));
        }
        map.draw(&mut pixels);
        assert!(map.is_drawn());
        // The second rises from between its neighbours, and flies over to the fourth.
        for part in 1_u8..=10 {
            let part = f32::from(part) / 10.0;
            let up = 4.0 * part * (1.0 - part);
            map.put(entities[1], on(0.3 + 2.4 * part, 0.0, up));
            map.draw(&mut pixels);
            assert!(!map.is_drawn());
            let mut whole = empty();
            for thing in [
                on(0.0, 0.0, 0.0),
                on(0.6, 0.0, 0.0),
                on(3.0, 0.0, 0.0),
                on(0.3 + 2.4 * part, 0.0, up),
            ] {
                map.stamps.lay(&thing, &mut whole, PICTURE);
            }
            let differ = tones(&whole) != tones(&pixels);
            assert!(!differ, "part {part}");
        }
        map.take_away(entities[0]);
        while !map.is_drawn() {
            map.draw(&mut pixels);
        }
        let mut whole = empty();
        for x in [0.6, 3.0, 2.7] {
            map.stamps.lay(&on(x, 0.0, 0.0), &mut whole, PICTURE);
        }
        assert!(tones(&whole) == tones(&pixels));
    }
}
