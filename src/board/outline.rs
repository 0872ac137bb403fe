//! The outlines on the board: nine regions, and the lands around them as a backdrop.

use super::castillo::CASTILLO_FIELD;
use super::clip::clip;
use super::shape::{Point, Polygon, Rect};
use super::track::SCORE_CELL_DEPTH;
use super::warp::warp;
use crate::rules::{REGIONS, RegionId};
use serde::Deserialize;
use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::LazyLock;

/// The painted map inside the score track.
pub const MAP: Rect = Rect::new(Point::new(0.0, 0.0), 10.2, 8.0);
/// All that is printed: the map with the score track round its edge.
pub const BOARD: Rect = MAP.grown(SCORE_CELL_DEPTH);
/// The board with its wooden rim.
pub const FRAME: Rect = Rect::new(Point::new(0.0, 0.0), 11.1, 8.9);

/// The neighbours' borders come from a coarser source: what is as near as this to Spain is meant
/// to be Spain's border. In units of the file.
const SAME_BORDER: f32 = 0.2;
/// Africa gives way to the Castillo. In units of the file.
const AFRICA: Point = Point::new(0.0, -0.32);

#[derive(Clone, Debug)]
pub struct Outline {
    pub id: RegionId,
    pub shape: Polygon,
    /// The point deepest inside.
    pub deepest: Point,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LandName {
    Portugal,
    France,
    Africa,
    Balearics,
}

/// A piece of land that is only scenery, cut to the [`MAP`].
#[derive(Clone, Debug)]
pub struct Land {
    pub name: LandName,
    pub shape: Polygon,
}

/// In board order.
pub fn outlines() -> &'static [Outline] {
    &ATLAS.regions
}

pub fn outline(region: RegionId) -> &'static Outline {
    &ATLAS.regions[region.index()]
}

pub fn lands() -> &'static [Land] {
    &ATLAS.lands
}

/// The outer border of all regions together: coast, and borders with Portugal and France.
pub fn silhouette() -> &'static Polygon {
    &ATLAS.silhouette
}

/// The region at a point of the board.
pub fn region_at(point: Point) -> Option<RegionId> {
    outlines()
        .iter()
        .find(|outline| outline.shape.contains(point))
        .map(|outline| outline.id)
}

struct Atlas {
    regions: Vec<Outline>,
    silhouette: Polygon,
    lands: Vec<Land>,
}

type Ring = Vec<Point>;

#[derive(Deserialize)]
struct OutlineFile {
    regions: Vec<OutlineFileRegion>,
    backdrop: BTreeMap<String, Vec<Vec<[f32; 2]>>>,
    balearics: Vec<Vec<[f32; 2]>>,
}

#[derive(Deserialize)]
struct OutlineFileRegion {
    id: RegionId,
    label: [f32; 2],
    ring: Vec<[f32; 2]>,
}

static ATLAS: LazyLock<Atlas> = LazyLock::new(|| {
    let file: OutlineFile = serde_json::from_str(include_str!("../../assets/iberia.json"))
        .expect("the outlines are part of the program and tested");
    let mut regions: Vec<Outline> = file
        .regions
        .iter()
        .map(|region| Outline {
            id: region.id,
            shape: Polygon::new(points(&region.ring)),
            deepest: region.label.into(),
        })
        .collect();
    regions.sort_by_key(|region| region.id);
    assert_eq!(regions.len(), REGIONS, "one outline for each region");
    let silhouette = outer_border(&regions);

    let mut lands = Vec::new();
    for (country, rings) in &file.backdrop {
        for ring in rings {
            let ring = Polygon::new(points(ring));
            let (name, ring) = match country.as_str() {
                "Portugal" => (LandName::Portugal, weld(&ring, &silhouette)),
                "France" => (LandName::France, weld(&ring, &silhouette)),
                // Once France reaches to Spain's border it covers it.
                "Andorra" => continue,
                _ => (LandName::Africa, moved(&ring, AFRICA)),
            };
            lands.push((name, ring));
        }
    }
    let islands = file.balearics.iter().map(|ring| Polygon::new(points(ring)));
    // Where Ibiza would be stands the Castillo.
    let islands = islands.filter(|island| !on_board(island).touches(CASTILLO_FIELD.grown(0.1)));
    lands.extend(islands.map(|island| (LandName::Balearics, island)));

    for region in &mut regions {
        region.shape = on_board(&region.shape);
        region.deepest = warp(region.deepest);
    }
    let cut = |(name, shape): (LandName, Polygon)| {
        clip(&on_board(&shape), MAP)
            .into_iter()
            .map(move |shape| Land { name, shape })
    };
    Atlas {
        silhouette: on_board(&silhouette),
        lands: lands.into_iter().flat_map(cut).collect(),
        regions,
    }
});

fn points(ring: &[[f32; 2]]) -> Ring {
    ring.iter().copied().map(Point::from).collect()
}

fn on_board(polygon: &Polygon) -> Polygon {
    Polygon::new(polygon.ring().iter().copied().map(warp).collect())
}

fn moved(polygon: &Polygon, by: Point) -> Polygon {
    Polygon::new(polygon.ring().iter().map(|&point| point + by).collect())
}

/// Neighbours share their border vertices exactly: sides that no neighbour walks the other way
/// are the outer border.
fn outer_border(regions: &[Outline]) -> Polygon {
    let key = |point: Point| (point.x.to_bits(), point.y.to_bits());
    let sides = || regions.iter().flat_map(|region| region.shape.sides());
    let walked: HashSet<_> = sides().map(|(a, b)| (key(a), key(b))).collect();
    let next: HashMap<_, Point> = sides()
        .filter(|&(a, b)| !walked.contains(&(key(b), key(a))))
        .map(|(a, b)| (key(a), b))
        .collect();
    // Galicia's westernmost point is surely on the coast.
    let start = regions
        .iter()
        .flat_map(|region| region.shape.ring())
        .min_by(|a, b| a.x.total_cmp(&b.x));
    let mut ring: Ring = start.copied().into_iter().collect();
    while let Some(&point) = ring.last().and_then(|&last| next.get(&key(last))) {
        if ring.len() > next.len() || ring.first() == Some(&point) {
            break;
        }
        ring.push(point);
    }
    Polygon::new(ring)
}

/// Replaces the stretch of a neighbour's border that runs along Spain by Spain's own, so that no
/// slivers of sea shine through between them.
fn weld(neighbour: &Polygon, spain: &Polygon) -> Polygon {
    let ring = neighbour.ring();
    let count = ring.len();
    let far: Vec<bool> = ring
        .iter()
        .map(|&point| spain.distance_to_border(point) > SAME_BORDER)
        .collect();
    // The longest stretch away from Spain is the coast; it starts after a point near Spain.
    let stretch = |start: usize| (0..count).take_while(|i| far[(start + i) % count]).count();
    let coast = (0..count)
        .filter(|&start| !far[(start + count - 1) % count])
        .max_by_key(|&start| stretch(start));
    let Some(start) = coast else {
        return neighbour.clone();
    };
    let nearest = |point: Point| {
        let distance = |&i: &usize| spain.ring()[i].distance(point);
        (0..spain.ring().len()).min_by(|a, b| distance(a).total_cmp(&distance(b)))
    };
    let end = start + stretch(start);
    let (Some(from), Some(to)) = (
        nearest(ring[end % count]),
        nearest(ring[(start + count - 1) % count]),
    ) else {
        return neighbour.clone();
    };
    let mut welded: Ring = (start..end).map(|i| ring[i % count]).collect();
    // Both go counter-clockwise, so along their common border in opposite directions.
    let border = spain.ring().len();
    let steps = (from + border - to) % border;
    welded.extend((0..=steps).map(|step| spain.ring()[(from + border - step) % border]));
    Polygon::new(welded)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn regions_lie_on_the_map_apart_from_each_other() {
        let mut sum = 0.0;
        for (outline, id) in outlines().iter().zip(RegionId::ALL) {
            assert_eq!(outline.id, id);
            assert!(MAP.encloses(outline.shape.bounds()), "{id:?}");
            assert_eq!(region_at(outline.deepest), Some(id));
            sum += outline.shape.area();
        }
        let whole = silhouette().area();
        assert!((sum - whole).abs() < 1e-2, "{sum} of {whole}");
    }

    #[test]
    fn lands_are_on_the_map_and_reach_spain() {
        use LandName::{Africa, Balearics, France, Portugal};
        for name in [Portugal, France, Africa, Balearics] {
            assert!(lands().iter().any(|land| land.name == name), "{name:?}");
        }
        let edge = MAP.grown(1e-3);
        for land in lands() {
            assert!(edge.encloses(land.shape.bounds()), "{:?}", land.name);
            let inside_spain = |point: &&Point| {
                silhouette().contains(**point) && silhouette().distance_to_border(**point) > 0.01
            };
            assert_eq!(land.shape.ring().iter().find(inside_spain), None);
        }
        let on_border = |name| {
            let land = lands().iter().filter(move |land| land.name == name);
            let shared = |point: &&Point| silhouette().ring().contains(point);
            land.flat_map(|land| land.shape.ring())
                .filter(shared)
                .count()
        };
        assert!(on_border(Portugal) > 50 && on_border(France) > 25);
    }

    #[test]
    fn no_ring_crosses_itself() {
        let shapes = outlines().iter().map(|outline| &outline.shape);
        for shape in shapes.chain(lands().iter().map(|land| &land.shape)) {
            let sides: Vec<_> = shape.sides().collect();
            for (i, &(a, b)) in sides.iter().enumerate() {
                for &(c, d) in &sides[i + 1..] {
                    let turn = |p: Point, q: Point, r: Point| (q - p).perp_dot(r - p);
                    let parted = turn(a, b, c) * turn(a, b, d) < 0.0;
                    let parts = turn(c, d, a) * turn(c, d, b) < 0.0;
                    assert!(!(parted && parts), "{a:?}-{b:?} crosses {c:?}-{d:?}");
                }
            }
        }
    }
}
