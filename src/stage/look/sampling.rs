//! Pictures that lie flat are looked at from many points at once, so that they stay sharp towards
//! the far edge. A processor that draws by itself is spared that: its driver (llvmpipe) can spend
//! minutes on a single frame when a card or a token is seen almost from the side.

use bevy::image::ImageSampler;
use bevy::prelude::*;
use bevy::render::renderer::RenderAdapterInfo;
use wgpu_types::DeviceType;

pub(crate) fn plugin(app: &mut App) {
    // Before the renderer takes them.
    app.add_systems(Last, spare_processors);
}

fn spare_processors(
    adapter: Option<Res<RenderAdapterInfo>>,
    mut events: MessageReader<AssetEvent<Image>>,
    mut images: ResMut<Assets<Image>>,
) {
    if adapter.is_none_or(|adapter| adapter.device_type != DeviceType::Cpu) {
        return;
    }
    for event in events.read() {
        if let AssetEvent::Added { id } | AssetEvent::Modified { id } = event
            && let Some(image) = images.get_mut_untracked(*id)
            && let ImageSampler::Descriptor(sampler) = &mut image.sampler
        {
            sampler.anisotropy_clamp = 1;
        }
    }
}
