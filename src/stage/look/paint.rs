//! The one material of everything on the table: a picture, a colour, light of its own. Its shader
//! is small, so that also machines without a graphics card can draw it.

use crate::stage::look::shade::SHADE;
use bevy::asset::io::embedded::EmbeddedAssetRegistry;
use bevy::mesh::MeshVertexBufferLayoutRef;
use bevy::pbr::{MaterialPipeline, MaterialPipelineKey};
use bevy::prelude::*;
use bevy::reflect::TypePath;
use bevy::render::render_resource::{
    AsBindGroup, RenderPipelineDescriptor, ShaderType, SpecializedMeshPipelineError,
};
use bevy::shader::ShaderRef;
use std::path::{Path, PathBuf};

const SHADER: &str = "el_grande/painted.wgsl";

pub(crate) fn plugin(app: &mut App) {
    // Inside the program in every build: one file can be carried to an event.
    app.world_mut()
        .get_resource_or_init::<EmbeddedAssetRegistry>()
        .insert_asset(
            PathBuf::from("shaders/painted.wgsl"),
            Path::new(SHADER),
            include_bytes!("../../../shaders/painted.wgsl").as_slice(),
        );
    app.add_plugins(MaterialPlugin::<Painted>::default());
}

/// What a thing is painted on; the shader knows them by number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(u32)]
pub enum Ground {
    #[default]
    Plain = 0,
    Land = 1,
    Sea = 2,
    Walnut = 3,
    Stone = 4,
    Floor = 5,
}

#[derive(Asset, TypePath, AsBindGroup, Clone, Debug, Default)]
#[uniform(0, PaintedUniform)]
pub struct Painted {
    pub colour: LinearRgba,
    #[texture(1)]
    #[sampler(2)]
    pub picture: Option<Handle<Image>>,
    /// How far it is to the next border, for light along it.
    #[texture(3)]
    #[sampler(4)]
    pub borders: Option<Handle<Image>>,
    /// What the pieces of the table take of the light.
    #[texture(5)]
    #[sampler(6)]
    pub shade: Option<Handle<Image>>,
    /// Light that comes from the thing itself; alpha says how much it breathes.
    pub glow: LinearRgba,
    /// A heraldic pattern laid over it; alpha is its strength.
    pub wash: LinearRgba,
    /// What stands here is left out of the pattern: the middle in x and z, half its width and depth.
    pub spared: Vec4,
    /// How far it steps back while something else is meant, 0 to 1.
    pub dim: f32,
    /// 0 is paper, 1 is polished.
    pub gloss: f32,
    pub ground: Ground,
    /// Clear parts of the picture are cut out.
    pub cut_out: bool,
}

impl Painted {
    pub fn plain(colour: impl Into<LinearRgba>, gloss: f32) -> Self {
        Self {
            colour: colour.into(),
            shade: Some(SHADE),
            gloss,
            glow: LinearRgba::NONE,
            wash: LinearRgba::NONE,
            ..default()
        }
    }

    pub fn printed(picture: Handle<Image>, gloss: f32) -> Self {
        Self {
            picture: Some(picture),
            ..Self::plain(LinearRgba::WHITE, gloss)
        }
    }
}

/// As the shader reads it.
#[derive(Clone, Debug, Default, ShaderType)]
struct PaintedUniform {
    colour: Vec4,
    glow: Vec4,
    wash: Vec4,
    spared: Vec4,
    gloss: f32,
    kind: u32,
    /// What is clearer than this is cut out.
    cut: f32,
    dim: f32,
}

impl From<&Painted> for PaintedUniform {
    fn from(painted: &Painted) -> Self {
        Self {
            colour: painted.colour.to_vec4(),
            glow: painted.glow.to_vec4(),
            wash: painted.wash.to_vec4(),
            spared: painted.spared,
            dim: painted.dim,
            gloss: painted.gloss,
            kind: painted.ground as u32,
            cut: if painted.cut_out { CUT } else { 0.0 },
        }
    }
}

const CUT: f32 = 0.5;

impl Material for Painted {
    fn alpha_mode(&self) -> AlphaMode {
        if self.cut_out {
            AlphaMode::Mask(CUT)
        } else {
            AlphaMode::Opaque
        }
    }

    fn fragment_shader() -> ShaderRef {
        "embedded://el_grande/painted.wgsl".into()
    }

    /// Where edges are not smoothed, the machine is slow: it is spared what only pleases.
    fn specialize(
        _: &MaterialPipeline,
        descriptor: &mut RenderPipelineDescriptor,
        _: &MeshVertexBufferLayoutRef,
        key: MaterialPipelineKey<Self>,
    ) -> Result<(), SpecializedMeshPipelineError> {
        if key.mesh_key.msaa_samples() == 1
            && let Some(fragment) = &mut descriptor.fragment
        {
            fragment.shader_defs.push("PLAIN".into());
        }
        Ok(())
    }
}
