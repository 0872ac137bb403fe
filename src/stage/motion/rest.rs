//! At rest nothing is drawn: the window is drawn anew only while something moves, and for a little
//! after anybody touched mouse or keys. Waves and glowing borders move as long, then freeze.

use crate::common::{FrameSet, PointedOut, Quality, Screen};
use crate::opponents::{Advised, BotSpeech};
use crate::stage::hand::dragging::Held;
use crate::stage::look::quality::DrawnQuality;
use crate::stage::motion::announced::Hovering;
use crate::stage::motion::pose::Target;
use crate::stage::motion::staging::Paraded;
use crate::table::{Inbox, Match, Show, Shown};
use bevy::prelude::*;
use bevy::render::render_resource::PipelineCache;
use bevy::render::{Render, RenderApp, RenderSystems};
use bevy::window::{RequestRedraw, WindowEvent};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Panels, camera and lettering follow one another by a frame each.
const FOLLOW_UP: u8 = 3;
/// Seconds after the last touch.
const STAYS_LIVELY: f32 = 5.0;
const TITLE_DRIFTS: f32 = 90.0;

/// Whether the picture is still being made ready: shaders are translated in the background, and
/// what they paint is left out until then.
#[derive(Resource, Clone, Debug, Default)]
pub(crate) struct PictureUnready(Arc<AtomicBool>);

impl PictureUnready {
    pub(crate) fn waits(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

fn ask_renderer(pipelines: Res<PipelineCache>, unready: Res<PictureUnready>) {
    let waiting = pipelines.waiting_pipelines().next().is_some();
    unready.0.store(waiting, Ordering::Relaxed);
}

pub(crate) fn plugin(app: &mut App) {
    let unready = PictureUnready::default();
    if let Some(renderer) = app.get_sub_app_mut(RenderApp) {
        renderer
            .insert_resource(unready.clone())
            .add_systems(Render, ask_renderer.in_set(RenderSystems::Cleanup));
    }
    app.insert_resource(unready);
    app.add_message::<RequestRedraw>()
        .add_message::<WindowEvent>()
        .add_systems(Last, stay_awake.in_set(FrameSet::Redraw));
}

fn stay_awake(
    unready: Res<PictureUnready>,
    said: Res<BotSpeech>,
    advised: Res<Advised>,
    show: Res<Show>,
    inbox: Res<Inbox>,
    on_table: Option<Res<Match>>,
    shown: Option<Res<Shown>>,
    pointed_out: Res<PointedOut>,
    screen: Option<Res<State<Screen>>>,
    drawn: Res<DrawnQuality>,
    time: Res<Time<Real>>,
    mut touched: MessageReader<WindowEvent>,
    pieces: Query<(&Transform, &Target, Option<&Hovering>, Option<&Paraded>), Without<Held>>,
    mut frames: Local<u8>,
    mut touched_at: Local<Option<f32>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let on_title = screen
        .as_ref()
        .is_some_and(|screen| **screen == Screen::Title);
    let changed = on_table.is_some_and(|on_table| on_table.is_changed())
        || shown.is_some_and(|shown| shown.is_changed())
        || screen.is_some_and(|screen| screen.is_changed())
        || said.is_changed()
        || advised.is_changed()
        || touched.read().count() > 0;
    let now = time.elapsed_secs();
    if changed {
        *touched_at = Some(now);
    }
    // On a machine that draws by its processor a frame is dear.
    let lively = drawn.0 != Quality::Low;
    let stays = if on_title { TITLE_DRIFTS } else { STAYS_LIVELY };
    let lively = lively && touched_at.is_some_and(|since| now - since < stays);
    let told = !show.rests(&inbox) || pointed_out.0.is_some();
    let moves = || {
        pieces.iter().any(|(transform, target, hovering, paraded)| {
            let target = hovering.map_or(target.0, |_| Hovering::over(target.0));
            *transform != paraded.map_or(target, |paraded| paraded.0)
        })
    };
    let unready = unready.waits();
    if changed || told || lively || unready || moves() {
        *frames = FOLLOW_UP;
    }
    if *frames > 0 {
        *frames -= 1;
        redraw.write(RequestRedraw);
    }
}
