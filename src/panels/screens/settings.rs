//! How the game looks, moves and sounds, and how the table is kept: a page each.

use super::plates::{self, Mark, Plate};
use super::sheets;
use super::signs::Sign;
use crate::common::{CameraMoves, Quality, Settings, ShownFor};
use crate::panels::paint::theme::{self, Tip, Type};
use crate::panels::view::{PanelAction, PanelActions};
use crate::sound::SoundKind;
use crate::text::Text;
use crate::visitors::VisitorWish;
use bevy_egui::egui::{Id, Label, RichText, Sense, Slider, Ui, vec2};

const WIDTH: f32 = 600.0;
/// The height stays the same from page to page: the buttons do not run away.
const LEAST: f32 = 330.0;
/// Names stand beside what is set where there is room for both.
const BESIDE: f32 = 480.0;
const NAMES: f32 = 210.0;

/// A page of the settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SettingsPage {
    Picture,
    Pace,
    Sound,
    Table,
    Event,
}

impl SettingsPage {
    pub const ALL: [Self; 5] = [
        Self::Picture,
        Self::Pace,
        Self::Sound,
        Self::Table,
        Self::Event,
    ];

    /// In ids of text, and as the probe calls it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Picture => "Picture",
            Self::Pace => "Pace",
            Self::Sound => "Sound",
            Self::Table => "Table",
            Self::Event => "Event",
        }
    }

    const fn sign(self) -> Sign {
        match self {
            Self::Picture => Sign::Frame,
            Self::Pace => Sign::Hourglass,
            Self::Sound => Sign::Bell,
            Self::Table => Sign::Board,
            Self::Event => Sign::People,
        }
    }
}

/// From the menu one goes back to it, from the title to the title.
pub(crate) fn show(
    ui: &mut Ui,
    text: &Text,
    in_game: bool,
    page: SettingsPage,
    settings: &mut Settings,
    actions: &mut PanelActions,
) {
    let room = ui.ctx().content_rect();
    let id = Id::new("settings");
    let place = sheets::place(ui.ctx(), id, room, WIDTH, 0.5);
    let (place, _) = ui.allocate_exact_size(place.size(), Sense::hover());
    let low = room.height() < 460.0;
    sheets::fill(
        ui,
        id,
        place,
        &mut (settings, actions),
        |ui, (_, actions)| {
            if !low {
                sheets::title(ui, text.say("menu-settings", &[]));
            }
            tabs(ui, text, page, actions);
        },
        |ui, (settings, actions)| {
            if !low {
                ui.set_min_height(LEAST);
            }
            ui.push_id(page.name(), |ui| match page {
                SettingsPage::Event => event(ui, text, in_game, actions),
                _ => fields(ui, text, page, settings),
            });
        },
        |ui, (_, actions)| leave(ui, text, in_game, actions),
    );
}

fn fields(ui: &mut Ui, text: &Text, page: SettingsPage, settings: &mut Settings) {
    let width = ui.available_width();
    let room = if width < BESIDE { width } else { width - NAMES };
    ui.spacing_mut().slider_width = (room - 84.0).clamp(80.0, 340.0);
    match page {
        SettingsPage::Picture => picture(ui, text, settings),
        SettingsPage::Pace => pace(ui, text, settings),
        SettingsPage::Sound => sounds(ui, text, settings),
        SettingsPage::Table => table(ui, text, settings),
        SettingsPage::Event => {}
    }
}

fn leave(ui: &mut Ui, text: &Text, in_game: bool, actions: &mut PanelActions) {
    let (id, tip, action) = if in_game {
        ("menu-back", "menu-back-tip", PanelAction::TurnPage(None))
    } else {
        ("menu-done", "menu-done-tip", PanelAction::OpenMenu(false))
    };
    let plate = Plate::new(Sign::Back, text.say(id, &[]), vec2(170.0, 40.0));
    let back = ui.add(plate.primary()).tip(|| text.say(tip, &[]));
    actions.offer(&back, action);
}

fn tabs(ui: &mut Ui, text: &Text, now: SettingsPage, actions: &mut PanelActions) {
    // Signs alone, where words have no room.
    let words = ui.available_width() > 440.0;
    ui.horizontal(|ui| {
        for page in SettingsPage::ALL {
            let label = text.say(&format!("menu-page-{}", page.name()), &[]);
            let tab = plates::chip(ui, page == now, Some(page.sign()), &label, words);
            actions.offer(&tab, PanelAction::TurnPage(Some(page)));
        }
    });
}

/// A name, and beside it or, in a narrow window, below what is set.
fn row<R>(ui: &mut Ui, name: String, add: impl FnOnce(&mut Ui) -> R) -> R {
    let name = RichText::new(name).bold();
    if ui.available_width() < BESIDE {
        ui.label(name);
        return ui.horizontal(add).inner;
    }
    ui.horizontal(|ui| {
        let left = ui.cursor().left();
        ui.label(name);
        let used = ui.cursor().left() - left;
        ui.add_space((NAMES - used).max(0.0));
        add(ui)
    })
    .inner
}

/// What it means, below.
fn meaning(ui: &mut Ui, text: &Text, id: &str) {
    let told = theme::faded(text.say(id, &[])).slanted();
    ui.add(Label::new(told).wrap());
    ui.add_space(6.0);
}

fn percent(ui: &mut Ui, text: &Text, part: f32) {
    let percent = format!("{:.0}", part * 100.0);
    ui.label(text.say("menu-percent", &[("percent", percent.into())]));
}

fn share(ui: &mut Ui, text: &Text, id: &str, part: &mut f32, range: std::ops::RangeInclusive<f32>) {
    row(ui, text.say(id, &[]), |ui| {
        let slider = Slider::new(part, range).show_value(false);
        ui.add(slider.trailing_fill(true));
        percent(ui, text, *part);
    });
}

fn switch(ui: &mut Ui, text: &Text, on: &mut bool, id: &str) {
    let meaning = text.say(&format!("{id}-tip"), &[]);
    let row = plates::option(ui, Mark::Tick, *on, &text.say(id, &[]), &meaning);
    if row.clicked() {
        *on = !*on;
    }
}

fn picture(ui: &mut Ui, text: &Text, settings: &mut Settings) {
    // Taken over when let go: a slider that resizes itself can't be held.
    let id = ui.id().with("scale");
    let held = ui.data(|data| data.get_temp::<f32>(id));
    let mut size = held.unwrap_or(settings.scale);
    row(ui, text.say("menu-scale", &[]), |ui| {
        let slider = Slider::new(&mut size, Settings::SCALES)
            .step_by(0.05)
            .trailing_fill(true)
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
    meaning(ui, text, "menu-scale-tip");
    ui.label(RichText::new(text.say("menu-quality", &[])).bold());
    ui.horizontal_wrapped(|ui| {
        let auto = text.say("menu-quality-auto", &[]);
        if plates::chip(ui, settings.quality.is_none(), None, &auto, true).clicked() {
            settings.quality = None;
        }
        for quality in Quality::ALL {
            let label = text.say(&format!("menu-quality-{}", quality.name()), &[]);
            let on = settings.quality == Some(quality);
            if plates::chip(ui, on, None, &label, true).clicked() {
                settings.quality = Some(quality);
            }
        }
    });
    meaning(ui, text, "menu-quality-tip");
    switch(ui, text, &mut settings.fullscreen, "menu-fullscreen");
}

/// How fast things are shown, and how much of it moves.
fn pace(ui: &mut Ui, text: &Text, settings: &mut Settings) {
    sheets::section(ui, text.say("menu-pace", &[]));
    for whose in ShownFor::ALL {
        let instant = settings.instant;
        let speed = settings.speed_of(whose);
        let nearest = |paces: &[f32]| paces.iter().position(|pace| *pace >= *speed);
        let last = Settings::PACES.len() - 1;
        let mut notch = nearest(&Settings::PACES).unwrap_or(last);
        let name = text.say(&format!("menu-pace-{}", whose.name()), &[]);
        row(ui, name, |ui| {
            let slider = Slider::new(&mut notch, 0..=last).show_value(false);
            let slider = ui.add_enabled(!instant, slider.trailing_fill(true));
            if slider.changed() {
                *speed = Settings::PACES[notch.min(last)];
            }
            slider.tip_why_not(|| text.say("menu-instant-tip", &[]));
            ui.label(if instant || notch == last {
                text.say("menu-at-once", &[])
            } else {
                let speed = ("speed", speed.to_string().into());
                text.say("menu-speed-value", &[speed])
            });
        });
    }
    ui.add_space(6.0);
    switch(ui, text, &mut settings.instant, "menu-instant");
    sheets::section(ui, text.say("menu-camera", &[]));
    ui.add_enabled_ui(!settings.reduced_motion, |ui| {
        ui.horizontal_wrapped(|ui| {
            for moves in CameraMoves::ALL {
                let label = text.say(&format!("menu-camera-{}", moves.name()), &[]);
                let chip = plates::chip(ui, settings.camera == moves, None, &label, true);
                if chip.clicked() {
                    settings.camera = moves;
                }
                chip.tip_why_not(|| text.say("menu-reduced-tip", &[]));
            }
        });
    });
    ui.add_space(2.0);
    switch(ui, text, &mut settings.reduced_motion, "menu-reduced");
}

fn sounds(ui: &mut Ui, text: &Text, settings: &mut Settings) {
    switch(ui, text, &mut settings.mute, "menu-mute");
    ui.add_enabled_ui(!settings.mute, |ui| {
        let all = Settings::VOLUMES;
        share(ui, text, "menu-volume", &mut settings.volume, all);
        ui.separator();
        for kind in SoundKind::ALL {
            let id = format!("menu-volume-{}", kind.name());
            let heard = kind != SoundKind::Music || settings.music;
            ui.add_enabled_ui(heard, |ui| {
                let volume = settings.volumes.of(kind);
                share(ui, text, &id, volume, Settings::VOLUMES);
            });
        }
        switch(ui, text, &mut settings.music, "menu-music");
    });
}

fn table(ui: &mut Ui, text: &Text, settings: &mut Settings) {
    let range = Settings::PATIENCE;
    share(ui, text, "menu-patience", &mut settings.patience, range);
    meaning(ui, text, "menu-patience-tip");
    switch(ui, text, &mut settings.advice, "menu-advice");
    let before = settings.hints;
    switch(ui, text, &mut settings.hints, "menu-hints");
    if settings.hints && !before {
        // Whoever wants them again wants all of them.
        settings.hints_told = 0;
    }
}

/// At a fair. Both only from the title: visitors come to the settings from within a game.
fn event(ui: &mut Ui, text: &Text, in_game: bool, actions: &mut PanelActions) {
    meaning(ui, text, "menu-event-line");
    meaning(ui, text, "menu-event-file");
    if in_game {
        return;
    }
    let size = vec2(300.0, 44.0);
    for (sign, id, action) in [
        (
            Sign::People,
            "menu-event-begin",
            PanelAction::Wish(VisitorWish::Exhibit),
        ),
        (Sign::Eye, "menu-event-audience", PanelAction::TurnAudience),
    ] {
        let button = ui.add(Plate::new(sign, text.say(id, &[]), size));
        actions.offer(&button, action);
        meaning(ui, text, &format!("{id}-tip"));
    }
}
