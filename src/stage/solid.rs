//! Meshes made from flat shapes.

use crate::board::{Polygon, triangulate};
use bevy::asset::RenderAssetUsages;
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;

/// A polygon of the board as a slab from the sea up to `height`.
pub(super) fn slab(polygon: &Polygon, height: f32) -> Mesh {
    let ring = polygon.ring();
    let mut positions: Vec<[f32; 3]> = ring.iter().map(|p| [p.x, height, -p.y]).collect();
    let mut normals = vec![[0.0, 1.0, 0.0]; ring.len()];
    let mut indices: Vec<u32> = triangulate(polygon)
        .into_iter()
        .flatten()
        .map(|corner| corner as u32)
        .collect();
    for (a, b) in polygon.sides() {
        let base = positions.len() as u32;
        let outward = Vec3::new(b.y - a.y, 0.0, b.x - a.x)
            .normalize_or_zero()
            .to_array();
        for (point, level) in [(a, 0.0), (b, 0.0), (b, height), (a, height)] {
            positions.push([point.x, level, -point.y]);
            normals.push(outward);
        }
        indices.extend([0, 1, 2, 0, 2, 3].map(|corner| base + corner));
    }
    let uvs: Vec<[f32; 2]> = positions.iter().map(|p| [p[0], p[2]]).collect();
    Mesh::new(
        PrimitiveTopology::TriangleList,
        RenderAssetUsages::default(),
    )
    .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, positions)
    .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, normals)
    .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, uvs)
    .with_inserted_indices(Indices::U32(indices))
}
