//! Meshes made from flat shapes.

use super::pictures::on_print;
use crate::board::{Polygon, Rect, triangulate};
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
    // All land is cut from one print of the board.
    let uvs: Vec<[f32; 2]> = positions.iter().map(|p| on_print(p[0], -p[2])).collect();
    Mesh::new(
        PrimitiveTopology::TriangleList,
        RenderAssetUsages::default(),
    )
    .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, positions)
    .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, normals)
    .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, uvs)
    .with_inserted_indices(Indices::U32(indices))
}

/// A flat rectangle of the board at some height, facing up, cut from the print of the board.
pub(super) fn sheet(rect: Rect, height: f32) -> Mesh {
    let corners = rect.corners();
    let positions = corners.map(|p| [p.x, height, -p.y]).to_vec();
    let uvs = corners.map(|p| on_print(p.x, p.y)).to_vec();
    flat(positions, uvs, &corners)
}

/// A card's face: the whole picture on a rectangle round the origin, facing up.
pub(super) fn face(width: f32, depth: f32) -> Mesh {
    let rect = Rect::new(crate::board::Point::new(0.0, 0.0), width, depth);
    let corners = rect.corners();
    let positions = corners.map(|p| [p.x, 0.0, -p.y]).to_vec();
    let uvs = corners
        .map(|p| [p.x / width + 0.5, 0.5 - p.y / depth])
        .to_vec();
    flat(positions, uvs, &corners)
}

fn flat(positions: Vec<[f32; 3]>, uvs: Vec<[f32; 2]>, corners: &[crate::board::Point; 4]) -> Mesh {
    // Whichever way the corners go round, the face looks up.
    let [a, b, c, _] = *corners;
    let left = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) > 0.0;
    let indices = if left {
        vec![0, 1, 2, 0, 2, 3]
    } else {
        vec![0, 2, 1, 0, 3, 2]
    };
    Mesh::new(
        PrimitiveTopology::TriangleList,
        RenderAssetUsages::default(),
    )
    .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, vec![[0.0, 1.0, 0.0]; 4])
    .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, positions)
    .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, uvs)
    .with_inserted_indices(Indices::U32(indices))
}
