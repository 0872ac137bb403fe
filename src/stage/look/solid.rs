//! Meshes made from flat shapes.

use crate::board::{Polygon, Rect};
use crate::models::{self, Model};
use crate::stage::look::pictures::on_print;
use bevy::asset::RenderAssetUsages;
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;

/// A model as the engine takes it.
pub(crate) fn mesh(model: Model) -> Mesh {
    let mut mesh = Mesh::new(
        PrimitiveTopology::TriangleList,
        RenderAssetUsages::default(),
    )
    .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, model.positions)
    .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, model.normals)
    .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, model.uvs)
    .with_inserted_indices(Indices::U32(model.indices));
    if let Some(colours) = model.colours {
        mesh.insert_attribute(Mesh::ATTRIBUTE_COLOR, colours);
    }
    mesh
}

/// How far the edge of the land is rounded off.
const BEVEL: f32 = 0.03;

/// A land as a slab from the sea up to `height`, cut from the print of the board.
pub(crate) fn land(polygon: &Polygon, height: f32) -> Mesh {
    let mut model = models::bevelled_slab(polygon, height, BEVEL);
    for uv in &mut model.uvs {
        *uv = on_print(uv[0], uv[1]);
    }
    mesh(model)
}

/// A flat rectangle of the board at some height, facing up, cut from the print of the board.
pub(crate) fn sheet(rect: Rect, height: f32) -> Mesh {
    let corners = rect.corners();
    let positions = corners.map(|p| [p.x, height, -p.y]).to_vec();
    let uvs = corners.map(|p| on_print(p.x, p.y)).to_vec();
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
