//! The panels round the board, and the screens before and after the game.
//!
//! They lie over the table where [`crate::composition`] has a place for them, and tell the stage where
//! the board is to be seen ([`crate::common::BoardArea`]). They read the game as it has been shown and
//! offer actions; what was pressed is carried out in one place.

mod above;
mod audience;
pub(crate) mod blueprint;
mod book;
mod carry_out;
mod draw;
mod fair;
mod paint;
mod play;
mod screens;
mod state;
#[cfg(test)]
mod tests;
mod view;

pub use audience::{AudienceSlip, AudienceWindow, AudienceWords, TurnAudience};
pub use draw::Offers;
pub use paint::cache::PanelCache;
pub use play::hints::FirstHint;
pub use play::journal::Journal;
pub use play::prompt;
pub use screens::settings::SettingsPage;
pub use state::PanelState;
pub use view::PanelAction;

use crate::common::{FrameSet, Notice, NoticeKind, PlaceClicked, Screen, Settings, Viewing};
use crate::history::Excerpt;
use crate::rules::Decision;
use crate::session::{FoundSaves, SaveInUse, SavesFolder, unfinished};
use crate::table::{Match, RoundPhase, Shown, at_rest};
use bevy::camera::CameraOutputMode;
use bevy::camera::visibility::RenderLayers;
use bevy::prelude::*;
use bevy::render::render_resource::BlendState;
use bevy::window::PrimaryWindow;
use bevy_egui::{EguiContextSettings, EguiGlobalSettings, EguiPlugin, PrimaryEguiContext, egui};
use draw::draw;
use paint::theme;
use play::journal;

/// The camera that draws the panels, above all others.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct PanelCamera;

pub(crate) const CAMERA_ORDER: isize = 100;

/// Needs the plugins of [`crate::common`], [`crate::session`] and [`crate::stage`].
pub fn plugin(app: &mut App) {
    if !app.is_plugin_added::<EguiPlugin>() {
        app.add_plugins(EguiPlugin::default());
    }
    // The board's camera sees only a part of the window: the panels have one of their own.
    app.world_mut()
        .resource_mut::<EguiGlobalSettings>()
        .auto_create_primary_context = false;
    app.init_resource::<PanelState>()
        .init_resource::<Offers>()
        .init_resource::<PanelCache>()
        .init_resource::<Journal>()
        .init_resource::<fair::HousePicture>()
        .add_plugins((play::controls::plugin, audience::plugin))
        .add_systems(Startup, spawn_camera)
        .add_systems(OnEnter(Screen::Title), look_for_record)
        .add_systems(
            OnExit(RoundPhase::Over),
            forget_result.run_if(in_state(Viewing::Game)),
        )
        .add_systems(
            PostUpdate,
            (
                hear,
                hear_of_use,
                answer_clicks,
                remember_lock.run_if(at_rest),
                open_result.run_if(in_state(RoundPhase::Over).and_then(at_rest)),
                journal::keep,
                fair::hang_picture,
                draw,
                audience::draw,
            )
                .chain()
                .in_set(FrameSet::Panels),
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
        eye_above(CAMERA_ORDER),
    ));
}

/// Sees nothing of the world, and leaves what others have drawn.
pub(crate) fn eye_above(order: isize) -> impl Bundle {
    (
        Camera2d,
        RenderLayers::none(),
        Msaa::Off,
        Camera {
            order,
            output_mode: CameraOutputMode::Write {
                blend_state: Some(BlendState::ALPHA_BLENDING),
                clear_color: ClearColorConfig::None,
            },
            clear_color: ClearColorConfig::Custom(Color::NONE),
            ..default()
        },
    )
}

fn look_for_record(saves: Res<SavesFolder>, mut state: ResMut<PanelState>) {
    let FoundSaves { game, unreadable } = unfinished(&saves);
    state.can_continue = game;
    state.unreadable = unreadable;
}

/// The title offers what can be done instead.
fn hear_of_use(mut taken: MessageReader<SaveInUse>, mut state: ResMut<PanelState>) {
    if let Some(SaveInUse(game)) = taken.read().last() {
        state.can_continue = Some(game.clone());
    }
}

/// What must be told at once stays for a while, beside the hand it is meant for.
fn hear(
    time: Res<Time<Real>>,
    buttons: Option<Res<ButtonInput<MouseButton>>>,
    windows: Query<&Window, With<PrimaryWindow>>,
    settings: Res<Settings>,
    mut notices: MessageReader<Notice>,
    mut state: ResMut<PanelState>,
) {
    let now = time.elapsed_secs_f64();
    if state.has_old_notices(now) {
        state.forget_notices(now);
    }
    let pressed = buttons.is_some_and(|buttons| buttons.get_just_pressed().next().is_some());
    if pressed && !state.on_notice {
        state.bypass_change_detection().forget_refusals(now);
    }
    for notice in notices.read() {
        // Where the hand is; news come from elsewhere.
        let hand = windows.single().ok().and_then(|window| {
            let at = window.cursor_position()? / zoom(window, &settings);
            Some(egui::pos2(at.x, at.y))
        });
        let hand = hand.filter(|_| notice.kind == NoticeKind::Refusal);
        state.notice(notice.clone(), now, hand);
    }
}

/// How many pixels a point of the panels has.
fn zoom(window: &Window, settings: &Settings) -> f32 {
    theme::zoom(window.width(), window.height(), settings.scale)
}

/// A click on a place that is no move: the lens stays there, or the dial turns there.
fn answer_clicks(
    shown: Option<Res<Shown>>,
    mut clicks: MessageReader<PlaceClicked>,
    mut state: ResMut<PanelState>,
) {
    for &PlaceClicked(place) in clicks.read() {
        let Some(shown) = &shown else { continue };
        let disc = place
            .region()
            .filter(|&region| shown.game().judge(Decision::SetDisc(region)).is_ok());
        if disc.is_some() {
            state.disc = disc;
        } else {
            state.pinned = (state.pinned != Some(place)).then_some(place);
        }
    }
}

/// The result opens by itself, once.
fn open_result(
    screen: Res<State<Screen>>,
    mut state: ResMut<PanelState>,
    mut next: ResMut<NextState<Screen>>,
) {
    if *screen.get() == Screen::Playing && !state.result_seen {
        state.result_seen = true;
        next.set(Screen::Result);
    }
}

fn forget_result(mut state: ResMut<PanelState>) {
    state.result_seen = false;
}

/// What can be taken back and shown again, once for each change of the game.
fn remember_lock(
    on_table: Option<Res<Match>>,
    mut known: Local<Option<(usize, usize)>>,
    mut state: ResMut<PanelState>,
) {
    let Some(on_table) = on_table else { return };
    let history = &on_table.history;
    let now = (history.happenings().len(), history.rewound());
    let changed = known.replace(now) != Some(now) || on_table.is_added();
    let written = on_table.file.is_some();
    if !changed && state.written == written {
        return;
    }
    state.written = written;
    state.repeatable = state::Repeatable {
        turn: history.excerpt(Excerpt::Turn).is_some(),
        scoring: history.excerpt(Excerpt::Scoring).is_some(),
    };
    state.undo = history.undo_lock();
    if changed {
        state.forget_choices();
    }
}
