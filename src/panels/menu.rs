//! The menu over the game: settings, and ways out.

use super::theme;
use super::view::{Wish, Wishes};
use crate::app::{CameraMoves, Command, Quality, Settings};
use crate::text::Text;
use bevy_egui::egui::{Button, Color32, Context, Id, Modal, Slider, Ui, vec2};

pub(super) fn show(
    ctx: &Context,
    text: &Text,
    in_game: bool,
    settings: &mut Settings,
    wishes: &mut Wishes,
) {
    let modal = Modal::new(Id::new("menu"))
        .backdrop_color(Color32::from_black_alpha(150))
        .frame(theme::sheet());
    let shown = modal.show(ctx, |ui| {
        ui.set_width(440.0);
        let title = if in_game {
            "menu-title"
        } else {
            "menu-settings"
        };
        theme::heading(ui, text.say(title, &[]));
        ui.add_space(8.0);
        sliders(ui, text, settings);
        ui.add_space(12.0);
        ui.vertical_centered(|ui| buttons(ui, text, in_game, wishes));
    });
    if shown.backdrop_response.clicked() {
        wishes.push(Wish::Pause(false));
    }
}

fn sliders(ui: &mut Ui, text: &Text, settings: &mut Settings) {
    ui.spacing_mut().slider_width = 300.0;
    ui.label(text.say("menu-scale", &[]));
    // Taken over when let go: a slider that resizes itself can't be held.
    let id = ui.id().with("scale");
    let held = ui.data(|data| data.get_temp::<f32>(id));
    let mut percent = held.unwrap_or(settings.scale * 100.0);
    let whole = |value: f64| format!("{value:.0}");
    let shown = text.say(
        "menu-percent",
        &[("percent", whole(f64::from(percent)).into())],
    );
    ui.horizontal(|ui| {
        let slider = Slider::new(&mut percent, 100.0..=200.0)
            .step_by(5.0)
            .show_value(false);
        let response = ui.add(slider);
        if response.dragged() {
            ui.data_mut(|data| data.insert_temp(id, percent));
        } else if response.drag_stopped() || response.changed() {
            ui.data_mut(|data| data.remove::<f32>(id));
            settings.scale = percent / 100.0;
        }
        ui.label(shown);
    });
    ui.label(text.say("menu-speed", &[]));
    ui.horizontal(|ui| {
        ui.add_enabled(
            !settings.instant,
            Slider::new(&mut settings.speed, Settings::SPEEDS)
                .step_by(0.25)
                .show_value(false),
        );
        let speed = format!("{:.2}", settings.speed);
        ui.label(text.say("menu-speed-value", &[("speed", speed.into())]));
    });
    ui.label(text.say("menu-scoring-speed", &[]));
    ui.horizontal(|ui| {
        ui.add_enabled(
            !settings.instant,
            Slider::new(&mut settings.scoring_speed, Settings::SPEEDS)
                .step_by(0.25)
                .show_value(false),
        );
        let speed = format!("{:.2}", settings.scoring_speed);
        ui.label(text.say("menu-speed-value", &[("speed", speed.into())]));
    });
    ui.horizontal(|ui| {
        ui.label(text.say("menu-camera", &[]));
        for moves in CameraMoves::ALL {
            let label = text.say(&format!("menu-camera-{moves:?}"), &[]);
            ui.selectable_value(&mut settings.camera, moves, label);
        }
    });
    ui.label(text.say("menu-patience", &[]));
    ui.horizontal(|ui| {
        let slider = Slider::new(&mut settings.patience, Settings::PATIENCE).show_value(false);
        ui.add(slider);
        let percent = whole(f64::from(settings.patience * 100.0));
        ui.label(text.say("menu-percent", &[("percent", percent.into())]));
    });
    ui.label(text.say("menu-volume", &[]));
    ui.horizontal(|ui| {
        let slider = Slider::new(&mut settings.volume, Settings::VOLUMES).show_value(false);
        ui.add(slider);
        let percent = whole(f64::from(settings.volume * 100.0));
        ui.label(text.say("menu-percent", &[("percent", percent.into())]));
    });
    ui.label(text.say("menu-quality", &[]));
    ui.horizontal(|ui| {
        let auto = text.say("menu-quality-auto", &[]);
        ui.selectable_value(&mut settings.quality, None, auto);
        for quality in Quality::ALL {
            let label = text.say(&format!("menu-quality-{quality:?}"), &[]);
            ui.selectable_value(&mut settings.quality, Some(quality), label);
        }
    });
    ui.checkbox(&mut settings.advice, text.say("menu-advice", &[]));
    ui.checkbox(&mut settings.fullscreen, text.say("menu-fullscreen", &[]));
    ui.checkbox(&mut settings.instant, text.say("menu-instant", &[]));
}

fn buttons(ui: &mut Ui, text: &Text, in_game: bool, wishes: &mut Wishes) {
    let size = vec2(300.0, 42.0);
    let word = |id: &str| text.say(id, &[]);
    let resume = ui.add_sized(size, theme::primary(word("menu-resume")));
    wishes.offer(&resume, Wish::Pause(false));
    if !in_game {
        return;
    }
    let leave = ui.add_sized(size, Button::new(word("menu-to-title")));
    let leave = leave.on_hover_text(word("menu-to-title-tip"));
    wishes.offer(&leave, Wish::Ask(Command::ToTitle));
    let quit = ui.add_sized(size, Button::new(word("menu-quit")));
    wishes.offer(&quit, Wish::Ask(Command::Quit));
}
