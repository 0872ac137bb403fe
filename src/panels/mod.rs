//! The panels round the board, and the screens before and after the game.
//!
//! Panels are docked: they never cover the board, and tell the stage what they leave free
//! ([`crate::app::FreeArea`]). They read the game and make wishes; the wishes are carried out in one place.

mod again;
mod audit;
mod badge;
mod banner;
mod bar;
mod cards;
mod chart;
mod controls;
mod counsel;
mod curtain;
mod disc;
mod draw;
mod explain;
mod inscribe;
mod inspector;
mod intent;
mod journal;
mod menu;
mod modifiers;
mod modules;
mod new_game;
mod players;
mod printed;
pub mod prompt;
mod result;
mod standing;
mod state;
mod still;
#[cfg(test)]
mod tests;
mod theme;
mod title;
mod too_small;
mod view;

pub use draw::Offers;
pub use state::PanelState;
pub use still::Still;
pub use view::Wish;

use crate::app::{Notice, Paused, Repetition, Screen, Shelf, Words, unfinished};
use crate::rules::Place;
use crate::stage::{Inscriptions, Tally};
use crate::table::{Match, NotWrittenDown, Part, Past, Refused};
use bevy::asset::AssetEventSystems;
use bevy::camera::CameraOutputMode;
use bevy::camera::visibility::RenderLayers;
use bevy::prelude::*;
use bevy::render::render_resource::BlendState;
use bevy_egui::{
    EguiContextSettings, EguiGlobalSettings, EguiPlugin, EguiPostUpdateSet, PrimaryEguiContext,
};
use draw::draw;
use journal::Journal;

/// The place under the pointer. The stage sets it, the inspector explains it.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Hovered(pub Option<Place>);

/// A place that a line of the log was clicked for: the stage may show it, and forget it.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PointedOut(pub Option<Place>);

/// The camera that draws the panels, above all others.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct PanelCamera;

const CAMERA_ORDER: isize = 100;

/// Needs the plugin of [`crate::app`].
pub fn plugin(app: &mut App) {
    if !app.is_plugin_added::<EguiPlugin>() {
        app.add_plugins(EguiPlugin::default());
    }
    // The board's camera sees only a part of the window: the panels have one of their own.
    app.world_mut()
        .resource_mut::<EguiGlobalSettings>()
        .auto_create_primary_context = false;
    app.init_resource::<PanelState>()
        .init_resource::<Tally>()
        .init_resource::<Offers>()
        .init_resource::<Still>()
        .init_resource::<Journal>()
        .init_resource::<Hovered>()
        .init_resource::<Inscriptions>()
        .init_resource::<PointedOut>()
        // New letters reach the picture in the frame they are written in, not one later.
        .configure_sets(
            PostUpdate,
            EguiPostUpdateSet::PostProcessOutput.before(AssetEventSystems),
        )
        .add_systems(Startup, spawn_camera)
        .add_systems(OnEnter(Screen::Title), look_for_record)
        .add_systems(OnExit(Screen::Playing), resume)
        .add_systems(
            PostUpdate,
            (hear, remember_lock, journal::keep, draw)
                .chain()
                .in_set(EguiPostUpdateSet::EndPass),
        );
}

fn spawn_camera(mut commands: Commands) {
    commands.spawn((
        Name::new("Panels"),
        PanelCamera,
        PrimaryEguiContext,
        // One root for all panels, so that egui knows what they cover.
        EguiContextSettings {
            run_manually: true,
            ..default()
        },
        Camera2d,
        RenderLayers::none(),
        Msaa::Off,
        Camera {
            order: CAMERA_ORDER,
            output_mode: CameraOutputMode::Write {
                blend_state: Some(BlendState::ALPHA_BLENDING),
                clear_color: ClearColorConfig::None,
            },
            clear_color: ClearColorConfig::Custom(Color::NONE),
            ..default()
        },
    ));
}

fn look_for_record(shelf: Res<Shelf>, mut state: ResMut<PanelState>) {
    state.can_continue = unfinished(&shelf).record.is_some();
}

fn resume(mut paused: ResMut<Paused>) {
    paused.set_if_neq(Paused(false));
}

/// What must be told at once stays for a while.
fn hear(
    words: Res<Words>,
    on_table: Option<Res<Match>>,
    time: Res<Time<Real>>,
    mut refused: MessageReader<Refused>,
    mut notices: MessageReader<Notice>,
    mut unsaved: MessageReader<NotWrittenDown>,
    mut state: ResMut<PanelState>,
) {
    let mut told: Vec<String> = notices.read().map(|notice| notice.0.clone()).collect();
    for refusal in refused.read() {
        if let Some(on_table) = &on_table {
            told.push(crate::log::refusal(words.0, &on_table.setup, refusal.error));
        }
    }
    for unsaved in unsaved.read() {
        let reason = ("reason", unsaved.reason.as_str().into());
        told.push(words.0.say("notice-not-saved", &[reason]));
    }
    let now = time.elapsed_secs_f64();
    if state.has_old_notices(now) {
        state.forget_notices(now);
    }
    for text in told {
        state.notice(text, now);
    }
}

/// Finding out replays the record: once for each change of the game is enough.
fn remember_lock(
    on_table: Option<Res<Match>>,
    past: Res<Past>,
    again: Option<Res<Repetition>>,
    mut state: ResMut<PanelState>,
) {
    if let Some(on_table) = on_table
        && on_table.is_changed()
        && again.is_none()
    {
        let happened = |part| past.part(part, &on_table.game).is_some();
        state.written = on_table.record.is_some();
        state.repeatable = state::Repeatable {
            turn: happened(Part::Turn),
            scoring: happened(Part::Scoring),
        };
        state.undo = crate::app::undo_lock(&on_table);
        state.result_seen &= on_table.game.phase() == crate::rules::Phase::Over;
        state.forget_choices();
    }
}
