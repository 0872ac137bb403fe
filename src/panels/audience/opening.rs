//! Opens and closes the window for those who watch.

use crate::common::Onlookers;
use crate::panels::eye_above;
use crate::stage::{AudienceCamera, audience_eye};
use bevy::camera::RenderTarget;
use bevy::prelude::*;
use bevy::window::{
    Monitor, MonitorSelection, OnMonitor, PresentMode, PrimaryMonitor, PrimaryWindow, WindowMode,
    WindowPosition, WindowRef, WindowResolution,
};
use bevy_egui::{EguiContext, EguiContextSettings};

/// Opens the window for those who watch, or closes it.
#[derive(Message, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TurnAudience;

/// The window for those who watch.
#[derive(Component, Clone, Copy, Debug)]
pub struct AudienceWindow;

/// What writes into it.
#[derive(Component, Clone, Copy, Debug)]
pub(crate) struct AudiencePanels;

/// Above the board's own.
const ORDER: isize = 110;

/// F9, or whoever asks for it.
pub(super) fn turn(
    keys: Option<Res<ButtonInput<KeyCode>>>,
    mut asked: MessageReader<TurnAudience>,
    mut open: Query<&mut Window, (With<AudienceWindow>, Without<PrimaryWindow>)>,
    main: Query<Option<&OnMonitor>, With<PrimaryWindow>>,
    monitors: Query<(Entity, &Monitor, Has<PrimaryMonitor>)>,
    mut commands: Commands,
) {
    let key = keys.is_some_and(|keys| keys.just_pressed(KeyCode::F9));
    // Twice in one frame is not at all.
    if (asked.read().count() + usize::from(key)).is_multiple_of(2) {
        return;
    }
    if let Ok(mut window) = open.single_mut() {
        window.visible = !window.visible;
        return;
    }
    let ours = main.single().ok().flatten().map(|on| on.0);
    let other = monitors
        .iter()
        .find(|&(monitor, _, primary)| ours.map_or(!primary, |ours| ours != monitor))
        .map(|(entity, monitor, _)| (entity, monitor))
        .filter(|_| monitors.iter().len() > 1);
    let window = commands.spawn((window(other), AudienceWindow)).id();
    commands.spawn(audience_eye(window));
    commands.spawn((
        Name::new("Audience's panels"),
        AudiencePanels,
        eye_above(ORDER),
        RenderTarget::Window(WindowRef::Entity(window)),
        EguiContext::default(),
        EguiContextSettings {
            run_manually: true,
            ..default()
        },
    ));
}

/// On a screen of its own it fills it.
fn window(monitor: Option<(Entity, &Monitor)>) -> Window {
    let (mode, position, resolution) = monitor.map_or_else(
        || {
            let usual = WindowResolution::new(1280, 720);
            (WindowMode::Windowed, WindowPosition::Automatic, usual)
        },
        |(entity, monitor)| {
            let there = MonitorSelection::Entity(entity);
            // As large as the screen from the start: a stand without a desktop has nobody who would
            // enlarge a window.
            let (wide, high) = (monitor.physical_width, monitor.physical_height);
            (
                WindowMode::BorderlessFullscreen(there),
                WindowPosition::At(monitor.physical_position),
                WindowResolution::new(wide, high),
            )
        },
    );
    Window {
        title: "El Grande: for those who watch".to_owned(),
        resolution,
        present_mode: PresentMode::AutoNoVsync,
        // The table is where keys are pressed.
        focused: false,
        mode,
        position,
        ..default()
    }
}

/// Closed it is hidden, with its eyes shut: the next time it is there at once.
pub(super) fn follow(
    window: Query<&Window, With<AudienceWindow>>,
    mut eyes: Query<&mut Camera, Or<(With<AudienceCamera>, With<AudiencePanels>)>>,
    mut onlookers: ResMut<Onlookers>,
) {
    let open = window.single().is_ok_and(|window| window.visible);
    for mut eye in &mut eyes {
        if eye.is_active != open {
            eye.is_active = open;
        }
    }
    onlookers.set_if_neq(Onlookers(open));
}
