//! The panels round the board, and the screens before and after the game.
//!
//! Panels are docked: they never cover the board, and tell the stage what they leave free
//! ([`FreeArea`]). They read the game and make wishes; the wishes are carried out in one place.

mod badge;
mod bar;
mod cards;
mod controls;
mod curtain;
mod disc;
mod explain;
mod inscribe;
mod inspector;
mod journal;
mod menu;
mod new_game;
mod players;
pub mod prompt;
mod result;
mod state;
#[cfg(test)]
mod tests;
mod theme;
mod title;
mod view;

pub use state::PanelState;

use crate::app::{Command, Eyes, FreeArea, Notice, Screen, Shelf, Words, last_record};
use crate::rules::{Decisions, Place};
use crate::stage::Inscriptions;
use crate::table::{Inbox, Match, NotWrittenDown, Refused, Show, Story};
use bevy::camera::CameraOutputMode;
use bevy::camera::visibility::RenderLayers;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::render::render_resource::BlendState;
use bevy::window::PrimaryWindow;
use bevy_egui::{
    EguiContext, EguiContextSettings, EguiFullOutput, EguiGlobalSettings, EguiInput, EguiPlugin,
    EguiPostUpdateSet, PrimaryEguiContext, egui,
};
use journal::Journal;
use view::{View, Wish};

/// What people may change about panels and motion.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct PanelSettings {
    /// Size of text and panels, 1 to 2.
    pub scale: f32,
    /// How fast the stage shows what happens; 1 is usual.
    pub speed: f32,
}

impl Default for PanelSettings {
    fn default() -> Self {
        Self {
            scale: 1.0,
            speed: 1.0,
        }
    }
}

/// The place under the pointer. The stage sets it, the inspector explains it.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Hovered(pub Option<Place>);

/// A place that a line of the log was clicked for: the stage may show it, and forget it.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PointedOut(pub Option<Place>);

/// The menu is open: the board should not answer.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Paused(pub bool);

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
    app.init_resource::<PanelSettings>()
        .init_resource::<PanelState>()
        .init_resource::<Journal>()
        .init_resource::<Hovered>()
        .init_resource::<Inscriptions>()
        .init_resource::<PointedOut>()
        .init_resource::<Paused>()
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
    state.can_continue = last_record(&shelf).is_some();
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
            told.push(crate::log::refusal(
                &words.0,
                &on_table.setup,
                refusal.error,
            ));
        }
    }
    for unsaved in unsaved.read() {
        let reason = ("reason", unsaved.reason.as_str().into());
        told.push(words.0.say("notice-not-saved", &[reason]));
    }
    let now = time.elapsed_secs_f64();
    state.forget_notices(now);
    for text in told {
        state.notice(text, now);
    }
}

/// Finding out replays the record: once for each change of the game is enough.
fn remember_lock(on_table: Option<Res<Match>>, mut state: ResMut<PanelState>) {
    if let Some(on_table) = on_table
        && on_table.is_changed()
    {
        state.undo = crate::app::undo_lock(&on_table);
        state.forget_choices();
    }
}

/// What the panels look at.
#[derive(SystemParam)]
struct Seen<'w> {
    screen: Res<'w, State<Screen>>,
    words: Res<'w, Words>,
    on_table: Option<Res<'w, Match>>,
    story: Res<'w, Story>,
    hovered: Res<'w, Hovered>,
    journal: Res<'w, Journal>,
    inscriptions: Res<'w, Inscriptions>,
    time: Res<'w, Time<Real>>,
}

/// What the panels change.
#[derive(SystemParam)]
struct Changed<'w> {
    state: ResMut<'w, PanelState>,
    settings: ResMut<'w, PanelSettings>,
    paused: ResMut<'w, Paused>,
    pointed_out: ResMut<'w, PointedOut>,
    free: ResMut<'w, FreeArea>,
    eyes: ResMut<'w, Eyes>,
    inbox: ResMut<'w, Inbox>,
    show: ResMut<'w, Show>,
    next: ResMut<'w, NextState<Screen>>,
    commands: MessageWriter<'w, Command>,
}

type Canvas<'a> = (
    &'a mut EguiContext,
    &'a mut EguiInput,
    &'a mut EguiFullOutput,
);

fn draw(
    mut canvas: Query<Canvas, With<PrimaryEguiContext>>,
    window: Query<&Window, With<PrimaryWindow>>,
    seen: Seen,
    mut changed: Changed,
    mut themed: Local<bool>,
) {
    let (Ok((mut context, mut input, mut output)), Ok(window)) =
        (canvas.single_mut(), window.single())
    else {
        return;
    };
    let ctx = context.get_mut().clone();
    if !*themed {
        theme::apply(&ctx);
        *themed = true;
    }
    let zoom = theme::zoom(window.height(), changed.settings.scale);
    if (ctx.zoom_factor() - zoom).abs() > f32::EPSILON {
        ctx.set_zoom_factor(zoom);
    }
    let mut wishes = Vec::new();
    let mut free = None;
    let drawn = ctx.run_ui(input.take(), |ui| {
        free = frame(ui, &seen, &mut changed, &mut wishes);
    });
    **output = Some(drawn);
    if let Some(free) = free {
        let corner = |at: egui::Pos2| Vec2::new(at.x, at.y) * ctx.zoom_factor();
        let area = FreeArea(Rect::from_corners(corner(free.min), corner(free.max)));
        changed.free.set_if_neq(area);
    }
    for wish in wishes {
        carry_out(wish, &mut changed);
    }
}

/// Draws everything once. Returns what is left free; none where all of the window is covered.
fn frame(
    ui: &mut egui::Ui,
    seen: &Seen,
    changed: &mut Changed,
    wishes: &mut Vec<Wish>,
) -> Option<egui::Rect> {
    let text = &seen.words.0;
    let whole = ui.max_rect();
    let screen = *seen.screen.get();
    let busy = changed.show.busy || !seen.story.is_empty() || !changed.inbox.is_empty();
    let mut legal = Decisions::new();
    if let (Some(on_table), false) = (&seen.on_table, busy) {
        on_table.game.legal(&mut legal);
    }
    let view = seen.on_table.as_deref().map(|on_table| View {
        text,
        setup: &on_table.setup,
        game: &on_table.game,
        legal: &legal,
        eyes: *changed.eyes,
        busy,
        hovered: seen.hovered.0,
        lines: &seen.journal.lines,
        now: seen.time.elapsed_secs_f64(),
    });
    let state = &mut *changed.state;
    let free = match (screen, &view) {
        (Screen::Playing, Some(view)) => {
            let free = playing(ui, view, state, wishes);
            if let Some(free) = free {
                inscribe::paint(ui.ctx(), free, &seen.inscriptions.0);
            }
            free
        }
        (Screen::Result, Some(view)) => {
            result::show(ui, view, wishes);
            Some(whole)
        }
        (Screen::NewGame, _) => {
            new_game::show(ui, text, state, wishes);
            Some(whole)
        }
        (Screen::Title, _) => {
            title::show(ui, text, state, wishes);
            Some(whole)
        }
        (Screen::Playing | Screen::Result, None) => Some(whole),
    };
    if screen == Screen::Playing
        && ui.input_mut(|input| input.consume_key(egui::Modifiers::NONE, egui::Key::Escape))
    {
        wishes.push(Wish::Pause(!changed.paused.0));
    }
    if changed.paused.0 {
        let in_game = screen == Screen::Playing;
        let mut settings = *changed.settings;
        let mut instant = changed.show.instant;
        menu::show(
            ui.ctx(),
            text,
            in_game,
            (&mut settings, &mut instant),
            wishes,
        );
        changed.settings.set_if_neq(settings);
        if instant != changed.show.instant {
            changed.show.instant = instant;
        }
    }
    free
}

/// The panels of a game under way.
fn playing(
    ui: &mut egui::Ui,
    view: &View,
    state: &mut PanelState,
    wishes: &mut Vec<Wish>,
) -> Option<egui::Rect> {
    // The show before a secret choice is seen to its end; until then nothing secret is drawn.
    if let (Some(seat), false) = (view.eyes.curtain, view.busy) {
        curtain::show(ui, view, seat, wishes);
        return None;
    }
    bar::show(ui, view, state, wishes);
    controls::show(ui, view, state, wishes);
    players::show(ui, view, state);
    journal::show(ui, view, state, wishes);
    Some(ui.available_rect_before_wrap())
}

fn carry_out(wish: Wish, changed: &mut Changed) {
    match wish {
        Wish::Decide(decision) => {
            changed.inbox.offer(decision);
        }
        Wish::Ask(command) => {
            changed.commands.write(command);
        }
        Wish::Lift => changed.eyes.lift(),
        Wish::Turn(screen) => changed.next.set(screen),
        Wish::Pause(paused) => changed.paused.0 = paused,
        Wish::PointOut(place) => changed.pointed_out.0 = Some(place),
    }
}
