//! The engine the game runs in: with a window, drawing into a picture of its own, or not drawing at
//! all.

use super::sound_card;
use crate::text::complain;
use bevy::app::PluginsState;
use bevy::audio::AudioPlugin;
use bevy::log::LogPlugin;
use bevy::log::tracing_subscriber::fmt;
use bevy::log::tracing_subscriber::fmt::format::FmtSpan;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::settings::WgpuSettings;
use bevy::winit::WinitPlugin;

/// Where what is drawn is to be seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sight {
    Window,
    /// Nobody sees a window; cameras draw into pictures, silently, and every frame is complete.
    Picture,
    /// Nothing is drawn, and no driver is needed.
    Nothing,
}

/// An engine without anything of the game in it yet.
pub(crate) fn engine(window: Window, sight: Sight) -> App {
    let plugins = DefaultPlugins
        .set(WindowPlugin {
            primary_window: Some(window),
            ..default()
        })
        .set(LogPlugin {
            filter: match sight {
                Sight::Window => "warn,el_grande=info",
                // A slow driver is just what it is for.
                Sight::Picture => "error",
                // That nothing draws is no mistake here.
                Sight::Nothing => "error,bevy_render::extract_resource=off",
            }
            .to_owned(),
            // A line for each span that is over, with the time it took. Our own are told only where
            // `RUST_LOG` asks for them.
            fmt_layer: |_| {
                // What can't be written is not told of: that would be one line more that can't be, and
                // brings the program down.
                let to_stderr = fmt::Layer::default()
                    .with_writer(std::io::stderr)
                    .log_internal_errors(false);
                Some(Box::new(to_stderr.with_span_events(FmtSpan::CLOSE)))
            },
            ..default()
        });
    let plugins = match sight {
        Sight::Window => plugins,
        Sight::Picture => plugins.set(RenderPlugin {
            synchronous_pipeline_compilation: true,
            ..default()
        }),
        Sight::Nothing => plugins.set(RenderPlugin {
            render_creation: WgpuSettings {
                backends: None,
                ..default()
            }
            .into(),
            ..default()
        }),
    };
    let plugins = match sight {
        Sight::Window if sound_card::may_be_there() => plugins,
        Sight::Window => {
            complain(format_args!(
                "no sound card was found, so the game is silent"
            ));
            plugins.disable::<AudioPlugin>()
        }
        Sight::Picture | Sight::Nothing => {
            plugins.disable::<WinitPlugin>().disable::<AudioPlugin>()
        }
    };
    let mut app = App::new();
    app.add_plugins(plugins);
    app
}

/// An engine without a window is run frame by frame, once it is ready.
pub(crate) fn make_ready(app: &mut App) {
    while app.plugins_state() == PluginsState::Adding {
        bevy::tasks::tick_global_task_pools_on_main_thread();
    }
    app.finish();
    app.cleanup();
}
