//! The menu over the game: settings, and ways out.

use crate::common::{CameraMoves, Quality, Settings, ShownFor};
use crate::panels::paint::theme;
use crate::panels::play::again;
use crate::panels::state::Repeatable;
use crate::panels::view::{PanelAction, PanelActions};
use crate::session::Command;
use crate::sound::SoundKind;
use crate::text::Text;
use bevy_egui::egui::{Button, Color32, Context, Id, Modal, Slider, Ui, vec2};

pub(crate) fn show(
    ctx: &Context,
    text: &Text,
    in_game: Option<Repeatable>,
    settings: &mut Settings,
    actions: &mut PanelActions,
) {
    let modal = Modal::new(Id::new("menu"))
        .backdrop_color(Color32::from_black_alpha(150))
        .frame(theme::sheet());
    let shown = modal.show(ctx, |ui| {
        ui.set_width(WIDTH);
        let title = if in_game.is_some() {
            "menu-title"
        } else {
            "menu-settings"
        };
        theme::heading(ui, text.say(title, &[]));
        ui.add_space(8.0);
        ui.spacing_mut().slider_width = SLIDER;
        ui.columns_const(|[left, right]| {
            picture(left, text, settings);
            pace(left, text, settings);
            sounds(right, text, settings);
            right.add_space(8.0);
            company(right, text, settings);
        });
        ui.add_space(12.0);
        buttons(ui, text, in_game, actions);
    });
    if shown.backdrop_response.clicked() {
        actions.push(PanelAction::OpenMenu(false));
    }
}

const WIDTH: f32 = 860.0;
const SLIDER: f32 = 250.0;

fn percent(ui: &mut Ui, text: &Text, part: f32) {
    let percent = format!("{:.0}", part * 100.0);
    ui.label(text.say("menu-percent", &[("percent", percent.into())]));
}

fn picture(ui: &mut Ui, text: &Text, settings: &mut Settings) {
    ui.label(text.say("menu-scale", &[]));
    // Taken over when let go: a slider that resizes itself can't be held.
    let id = ui.id().with("scale");
    let held = ui.data(|data| data.get_temp::<f32>(id));
    let mut size = held.unwrap_or(settings.scale);
    ui.horizontal(|ui| {
        let slider = Slider::new(&mut size, Settings::SCALES)
            .step_by(0.05)
            .show_value(false);
        let response = ui.add(slider);
        if response.dragged() {
            ui.data_mut(|data| data.insert_temp(id, size));
        } else if response.drag_stopped() || response.changed() {
            ui.data_mut(|data| data.remove::<f32>(id));
            settings.scale = size;
        }
        percent(ui, text, size);
    });
    ui.label(text.say("menu-quality", &[]));
    ui.horizontal(|ui| {
        let auto = text.say("menu-quality-auto", &[]);
        ui.selectable_value(&mut settings.quality, None, auto);
        for quality in Quality::ALL {
            let label = text.say(&format!("menu-quality-{}", quality.name()), &[]);
            ui.selectable_value(&mut settings.quality, Some(quality), label);
        }
    });
    ui.checkbox(&mut settings.fullscreen, text.say("menu-fullscreen", &[]));
}

/// How fast things are shown, and how much of it moves.
fn pace(ui: &mut Ui, text: &Text, settings: &mut Settings) {
    for whose in ShownFor::ALL {
        ui.label(text.say(&format!("menu-pace-{}", whose.name()), &[]));
        let instant = settings.instant;
        let speed = settings.speed_of(whose);
        let nearest = |paces: &[f32]| paces.iter().position(|pace| *pace >= *speed);
        let last = Settings::PACES.len() - 1;
        let mut notch = nearest(&Settings::PACES).unwrap_or(last);
        ui.horizontal(|ui| {
            let slider = Slider::new(&mut notch, 0..=last).show_value(false);
            if ui.add_enabled(!instant, slider).changed() {
                *speed = Settings::PACES[notch.min(last)];
            }
            ui.label(if instant || notch == last {
                text.say("menu-at-once", &[])
            } else {
                let speed = ("speed", format!("{speed:.2}").into());
                text.say("menu-speed-value", &[speed])
            });
        });
    }
    ui.checkbox(&mut settings.instant, text.say("menu-instant", &[]));
    ui.checkbox(&mut settings.reduced_motion, text.say("menu-reduced", &[]))
        .on_hover_text(text.say("menu-reduced-tip", &[]));
    ui.add_enabled_ui(!settings.reduced_motion, |ui| {
        ui.horizontal(|ui| {
            ui.label(text.say("menu-camera", &[]));
            for moves in CameraMoves::ALL {
                let label = text.say(&format!("menu-camera-{}", moves.name()), &[]);
                ui.selectable_value(&mut settings.camera, moves, label);
            }
        });
    });
}

fn sounds(ui: &mut Ui, text: &Text, settings: &mut Settings) {
    ui.horizontal(|ui| {
        ui.label(text.say("menu-volume", &[]));
        ui.checkbox(&mut settings.mute, text.say("menu-mute", &[]));
    });
    ui.add_enabled_ui(!settings.mute, |ui| {
        ui.horizontal(|ui| {
            let slider = Slider::new(&mut settings.volume, Settings::VOLUMES).show_value(false);
            ui.add(slider);
            percent(ui, text, settings.volume);
        });
        for kind in SoundKind::ALL {
            ui.label(text.say(&format!("menu-volume-{}", kind.name()), &[]));
            let volume = settings.volumes.of(kind);
            ui.horizontal(|ui| {
                ui.add(Slider::new(volume, Settings::VOLUMES).show_value(false));
                percent(ui, text, *volume);
            });
        }
    });
}

fn company(ui: &mut Ui, text: &Text, settings: &mut Settings) {
    ui.label(text.say("menu-patience", &[]));
    ui.horizontal(|ui| {
        let slider = Slider::new(&mut settings.patience, Settings::PATIENCE).show_value(false);
        ui.add(slider);
        percent(ui, text, settings.patience);
    });
    ui.checkbox(&mut settings.advice, text.say("menu-advice", &[]));
}

fn buttons(ui: &mut Ui, text: &Text, in_game: Option<Repeatable>, actions: &mut PanelActions) {
    let size = vec2(200.0, 42.0);
    let word = |id: &str| text.say(id, &[]);
    if let Some(possible) = in_game {
        ui.horizontal(|ui| again::buttons(ui, text, size, possible, actions));
    }
    ui.horizontal(|ui| {
        let resume = ui.add_sized(size, theme::primary(word("menu-resume")));
        actions.offer(&resume, PanelAction::OpenMenu(false));
        if in_game.is_none() {
            return;
        }
        let leave = ui.add_sized(size, Button::new(word("menu-to-title")));
        let leave = leave.on_hover_text(word("menu-to-title-tip"));
        actions.offer(&leave, PanelAction::Ask(Command::ToTitle));
        let quit = ui.add_sized(size, Button::new(word("menu-quit")));
        actions.offer(&quit, PanelAction::Ask(Command::Quit));
    });
}
