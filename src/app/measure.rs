//! Figures of the running window: how many bins the picture is drawn in, and how often it is drawn
//! at rest. They are printed once, and the program ends.

use crate::stage::Painted;
use bevy::light::NotShadowCaster;
use bevy::platform::collections::HashSet;
use bevy::prelude::*;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

/// Shared with the clock that reads them.
#[derive(Resource, Clone, Debug, Default)]
struct Figures {
    bins: Arc<AtomicUsize>,
    frames: Arc<AtomicUsize>,
}

/// Long enough for shaders to be ready and everything to come to rest.
const SETTLES: Duration = Duration::from_secs(40);
const RESTS: Duration = Duration::from_secs(10);

/// Counts, prints after a while, and ends the program.
pub(super) fn plugin(app: &mut App) {
    let figures = Figures::default();
    app.insert_resource(figures.clone())
        .add_systems(Last, count);
    let began = Instant::now();
    std::thread::spawn(move || {
        while figures.frames.load(Ordering::Relaxed) == 0 {
            std::thread::sleep(Duration::from_millis(5));
        }
        let first_frame = began.elapsed();
        std::thread::sleep(SETTLES);
        let before = figures.frames.load(Ordering::Relaxed);
        std::thread::sleep(RESTS);
        let frames = figures.frames.load(Ordering::Relaxed) - before;
        let bins = figures.bins.load(Ordering::Relaxed);
        println!(
            "{{\"bins\": {bins}, \"frames_in_10_s_of_rest\": {frames}, \"first_frame_ms\": {}}}",
            first_frame.as_millis()
        );
        std::process::exit(0);
    });
}

/// The renderer draws equal meshes of one material at once: a bin. What casts a
/// shadow is drawn a second time, seen from the light.
fn count(
    meshes: Query<(
        &Mesh3d,
        &MeshMaterial3d<Painted>,
        &ViewVisibility,
        Has<NotShadowCaster>,
    )>,
    lights: Query<&DirectionalLight>,
    figures: Res<Figures>,
) {
    let seen: HashSet<_> = meshes
        .iter()
        .filter(|(.., visible, _)| visible.get())
        .map(|(mesh, paint, _, flat)| (mesh.id(), paint.id(), flat))
        .collect();
    let shadows = lights.iter().filter(|light| light.shadow_maps_enabled);
    let cast = seen.iter().filter(|(.., flat)| !flat).count();
    let bins = seen.len() + cast * shadows.count();
    figures.bins.store(bins, Ordering::Relaxed);
    figures.frames.fetch_add(1, Ordering::Relaxed);
}
