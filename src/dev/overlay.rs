//! The overlay itself: a camera with an egui of its own, there only while it is looked at.

use super::report::{Section, report};
use crate::common::{BoardArea, FrameSet};
use crate::panels::{CAMERA_ORDER, eye_above};
use bevy::prelude::*;
use bevy_egui::egui::{Align2, Area, Color32, Context, Id, Order, RichText, vec2};
use bevy_egui::{EguiContext, EguiContextSettings, EguiFullOutput, EguiInput, egui};

/// The camera that draws the overlay.
#[derive(Component, Clone, Copy, Debug, Default)]
pub(super) struct Overlay;

const KEY: KeyCode = KeyCode::F3;
const WIDTH: f32 = 380.0;
/// Names stand in a column of so many letters.
const NAMES: usize = 13;
const LETTERS: f32 = 12.0;
const MARGIN: f32 = 8.0;
const GROUND: Color32 = Color32::from_rgba_premultiplied(8, 8, 12, 240);
const INK: Color32 = Color32::from_rgb(225, 225, 225);
const TITLE_INK: Color32 = Color32::from_rgb(240, 200, 110);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, toggle)
        .add_systems(PostUpdate, draw.in_set(FrameSet::Overlay));
}

fn toggle(
    keys: Option<Res<ButtonInput<KeyCode>>>,
    overlay: Query<Entity, With<Overlay>>,
    mut commands: Commands,
) {
    if !keys.is_some_and(|keys| keys.just_pressed(KEY)) {
        return;
    }
    if let Ok(overlay) = overlay.single() {
        commands.entity(overlay).despawn();
    } else {
        commands.spawn((
            Name::new("Overlay"),
            Overlay,
            EguiContext::default(),
            EguiContextSettings {
                run_manually: true,
                capture_pointer_input: false,
                enable_cursor_icon_updates: false,
                enable_ime: false,
                ..default()
            },
            eye_above(CAMERA_ORDER + 1),
        ));
    }
}

type OverlayCanvas = (&'static mut EguiContext, &'static mut EguiInput);

fn draw(world: &mut World, overlays: &mut QueryState<(Entity, OverlayCanvas), With<Overlay>>) {
    let Ok((overlay, (mut context, mut input))) = overlays.single_mut(world) else {
        return;
    };
    let ctx = context.get_mut().clone();
    let mut input = input.take();
    // Mouse and keys are for the game. And who hears nothing never asks for another frame.
    input.events.clear();
    let sections = report(world);
    let BoardArea(free) = *world.resource::<BoardArea>();
    let drawn = ctx.run_ui(input, |ui| show(ui.ctx(), free, &sections));
    if let Some(mut output) = world.get_mut::<EguiFullOutput>(overlay) {
        **output = Some(drawn);
    }
}

/// In the corner of what the panels leave free.
pub(super) fn show(ctx: &Context, free: Rect, sections: &[Section]) {
    let area = Area::new(Id::new("overlay"))
        .order(Order::Foreground)
        .pivot(Align2::LEFT_TOP)
        .fixed_pos(egui::pos2(free.min.x + MARGIN, free.min.y + MARGIN))
        .constrain(false)
        .interactable(false)
        .fade_in(false);
    area.show(ctx, |ui| {
        let frame = egui::Frame::new().fill(GROUND).inner_margin(MARGIN);
        frame.show(ui, |ui| {
            ui.set_width(WIDTH);
            ui.spacing_mut().item_spacing = vec2(0.0, 1.0);
            for section in sections {
                ui.add_space(MARGIN / 2.0);
                let text = |text: String| RichText::new(text).monospace().size(LETTERS);
                ui.label(text(section.title.to_owned()).color(TITLE_INK));
                for (name, value) in &section.rows {
                    ui.label(text(format!("{name:<NAMES$} {value}")).color(INK));
                }
            }
        });
    });
}
