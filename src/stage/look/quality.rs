//! How much work the picture may cost: shadows and smooth edges, or a plain picture at once.

use crate::common::{FrameSet, Quality, Settings};
use crate::stage::{AudienceCamera, StageCamera};
use bevy::light::DirectionalLightShadowMap;
use bevy::prelude::*;
use bevy::render::renderer::RenderAdapterInfo;
use wgpu_types::DeviceType;

/// What is drawn with now: chosen by the players, or suited to the machine.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct DrawnQuality(pub(crate) Quality);

pub(crate) fn plugin(app: &mut App) {
    app.insert_resource(DrawnQuality(Quality::Low))
        .add_systems(Update, adjust.in_set(FrameSet::Quality));
}

/// What suits the machine: a processor that draws by itself should draw little.
fn suited(adapter: Option<&RenderAdapterInfo>) -> Quality {
    match adapter.map(|adapter| adapter.device_type) {
        Some(DeviceType::DiscreteGpu) => Quality::High,
        Some(DeviceType::IntegratedGpu | DeviceType::VirtualGpu) => Quality::Medium,
        _ => Quality::Low,
    }
}

fn adjust(
    settings: Res<Settings>,
    adapter: Option<Res<RenderAdapterInfo>>,
    mut lights: Query<&mut DirectionalLight>,
    mut shadows: ResMut<DirectionalLightShadowMap>,
    cameras: Query<Entity, Or<(With<StageCamera>, With<AudienceCamera>)>>,
    opened: Query<(), Added<AudienceCamera>>,
    mut drawn: ResMut<DrawnQuality>,
    mut begun: Local<bool>,
    mut commands: Commands,
) {
    let wanted = settings
        .quality
        .unwrap_or_else(|| suited(adapter.as_deref()));
    if *begun && drawn.0 == wanted && opened.is_empty() {
        return;
    }
    *begun = true;
    drawn.0 = wanted;
    let (smooth, shadow) = match wanted {
        Quality::Low => (Msaa::Off, None),
        // Coarse enough for soft edges; where pieces touch the ground, the map of shade is finer.
        Quality::Medium => (Msaa::Sample4, Some(1024)),
        Quality::High => (Msaa::Sample4, Some(2048)),
    };
    for camera in &cameras {
        commands.entity(camera).insert(smooth);
    }
    for mut light in &mut lights {
        light.shadow_maps_enabled = shadow.is_some();
    }
    if let Some(size) = shadow {
        shadows.size = size;
    }
}
