//! The exhibitor's page: a pad for the code, and behind it the figures of the day and the ways out.

use super::plates::Plate;
use super::sheets;
use super::signs::Sign;
use crate::common::Backstage;
use crate::panels::paint::theme::{self, Tip, Type};
use crate::panels::view::{PanelAction, PanelActions};
use crate::text::Text;
use crate::visitors::{BackstageWish, EventFolder, FairDiary, VisitorWish};
use bevy_egui::egui::{Color32, Context, Frame, Grid, Id, Label, Modal, RichText, Ui, vec2};

/// What the page tells.
pub(crate) struct BackstageView<'a> {
    pub(crate) text: &'a Text,
    pub(crate) door: Backstage,
    /// How many digits have been typed.
    pub(crate) typed: usize,
    pub(crate) diary: &'a FairDiary,
    pub(crate) folder: &'a EventFolder,
}

pub(crate) fn show(ctx: &Context, view: &BackstageView, actions: &mut PanelActions) {
    actions.offered.clear();
    let modal = Modal::new(Id::new("backstage"))
        .backdrop_color(Color32::from_black_alpha(190))
        .frame(Frame::NONE);
    modal.show(ctx, |ui| {
        theme::sheet().show(ui, |ui| match view.door {
            Backstage::Open => page(ui, view, actions),
            Backstage::Code | Backstage::Closed => pad(ui, view, actions),
        });
    });
}

const fn wish(wish: BackstageWish) -> PanelAction {
    PanelAction::Wish(VisitorWish::Backstage(wish))
}

/// Digits, to be touched or typed.
fn pad(ui: &mut Ui, view: &BackstageView, actions: &mut PanelActions) {
    const KEY: f32 = 84.0;
    let say = |id: &str| view.text.say(id, &[]);
    ui.set_width(KEY * 3.0 + 20.0);
    sheets::title(ui, say("backstage-code"));
    let typed = "•".repeat(view.typed);
    let line = if view.typed == 0 {
        say("backstage-code-line")
    } else {
        typed
    };
    ui.label(RichText::new(line).size(22.0));
    ui.add_space(6.0);
    for row in [[1, 2, 3], [4, 5, 6], [7, 8, 9]] {
        ui.horizontal(|ui| {
            for digit in row {
                key(ui, digit, KEY, actions);
            }
        });
    }
    ui.horizontal(|ui| {
        let wipe = Plate::new(Sign::Back, say("backstage-wipe"), vec2(KEY, 56.0));
        let wipe = ui.add(wipe.bare().text(20.0).centred());
        actions.offer(&wipe, wish(BackstageWish::Wipe));
        key(ui, 0, KEY, actions);
    });
    ui.add_space(8.0);
    let close = Plate::new(
        Sign::Cross,
        say("backstage-close"),
        vec2(KEY * 3.0 + 16.0, 50.0),
    );
    let close = ui.add(close.primary());
    actions.offer(&close, wish(BackstageWish::Close));
}

fn key(ui: &mut Ui, digit: u8, wide: f32, actions: &mut PanelActions) {
    let plate = Plate::new(Sign::Board, digit.to_string(), vec2(wide, 56.0));
    let button = ui.add(plate.bare().text(26.0).centred());
    actions.offer(&button, wish(BackstageWish::Digit(digit)));
}

fn page(ui: &mut Ui, view: &BackstageView, actions: &mut PanelActions) {
    let text = view.text;
    let say = |id: &str| text.say(id, &[]);
    ui.set_width(560.0_f32.min(ui.ctx().content_rect().width() - 80.0));
    let day = &view.diary.now;
    let date = [("date", day.date().into())];
    sheets::title(ui, text.say("backstage-title", &date));
    Grid::new("figures")
        .spacing(vec2(24.0, 5.0))
        .show(ui, |ui| {
            for (name, figure) in day.all() {
                ui.label(say(&format!("backstage-{name}")));
                ui.label(RichText::new(figure.to_string()).bold());
                ui.end_row();
            }
        });
    let trouble = view.diary.trouble.as_ref().or(day.trouble.as_ref());
    if let Some(reason) = trouble {
        let told = text.say("backstage-trouble", &[("reason", reason.into())]);
        ui.add(Label::new(RichText::new(told).color(theme::CRIMSON)).wrap());
    }
    if let Some(table) = view.folder.table() {
        let path = [("path", table.display().to_string().into())];
        let told = theme::faded(text.say("backstage-table", &path)).slanted();
        ui.add(Label::new(told).wrap());
    }
    ui.add_space(10.0);
    ui.horizontal_wrapped(|ui| {
        let size = vec2(270.0, 50.0);
        let close = Plate::new(Sign::Go, say("backstage-close"), size).primary();
        let close = ui.add(close);
        actions.offer(&close, wish(BackstageWish::Close));
        let down = Plate::new(Sign::Door, say("backstage-take-down"), size);
        let down = ui.add(down).tip(|| say("backstage-take-down-tip"));
        actions.offer(&down, wish(BackstageWish::TakeDown));
        let quit = Plate::new(Sign::Power, say("backstage-quit"), size);
        let quit = ui.add(quit);
        actions.offer(&quit, wish(BackstageWish::Quit));
    });
}
