//! The first screen: the game's name beside a table somebody has just left.

use crate::panels::paint::printed;
use crate::panels::paint::theme::{self, Type};
use crate::panels::state::PanelState;
use crate::panels::view::{PanelAction, PanelActions};
use crate::print::icons::Icon;
use crate::session::Command;
use crate::text::Text;
use bevy_egui::egui::{
    self, Align, Align2, Color32, FontId, Layout, Mesh, Rect, RichText, Stroke, Ui, UiBuilder,
    pos2, vec2,
};

/// From the left edge of the window; the rest is the table's.
const SHARE: f32 = 0.40;
const LEFT: f32 = 90.0;
const NAME: f32 = 112.0;
const BUTTON: egui::Vec2 = vec2(360.0, 52.0);

/// Returns where the table is to be seen.
pub(crate) fn show(
    ui: &mut Ui,
    text: &Text,
    state: &PanelState,
    actions: &mut PanelActions,
) -> Rect {
    let whole = ui.max_rect();
    shade(ui, whole);
    let high = name(ui, whole, text);
    let room = Rect::from_min_max(
        pos2(whole.left() + LEFT, high),
        pos2(whole.left() + whole.width() * 0.5, whole.bottom() - 20.0),
    );
    let builder = UiBuilder::new()
        .max_rect(room)
        .layout(Layout::top_down(Align::Min));
    buttons(&mut ui.new_child(builder), text, state, actions);
    Rect::from_min_max(
        pos2(whole.left() + whole.width() * SHARE, whole.top()),
        whole.max,
    )
}

/// The room is darker where the letters stand.
fn shade(ui: &Ui, whole: Rect) {
    let dark = Color32::from_rgba_unmultiplied(14, 8, 5, 225);
    let mut mesh = Mesh::default();
    for (x, colour) in [(0.0, dark), (0.26, dark), (0.62, Color32::TRANSPARENT)] {
        for y in [whole.top(), whole.bottom()] {
            mesh.colored_vertex(pos2(whole.left() + whole.width() * x, y), colour);
        }
    }
    for corner in [0, 2] {
        mesh.add_triangle(corner, corner + 1, corner + 2);
        mesh.add_triangle(corner + 1, corner + 2, corner + 3);
    }
    ui.painter().add(mesh);
}

/// The name, what it is about, and a rule with a lily between; returns where they end.
fn name(ui: &mut Ui, whole: Rect, text: &Text) -> f32 {
    let left = whole.left() + LEFT;
    let top = whole.top() + whole.height() * 0.13;
    let write = |y: f32, words: String, font: FontId, colour: Color32| {
        let at = pos2(left, y);
        let painter = ui.painter();
        let shadow = Color32::from_black_alpha(160);
        let under = at + vec2(2.0, 3.0);
        painter.text(under, Align2::LEFT_TOP, &words, font.clone(), shadow);
        painter.text(at, Align2::LEFT_TOP, words, font, colour)
    };
    let font = FontId::new(NAME, theme::display());
    let letters = write(top, text.say("title-name", &[]), font, theme::PARCHMENT);
    let rule = letters.bottom() + 22.0;
    let (lily, width) = (34.0, letters.width());
    let middle = left + width / 2.0;
    let line = Stroke::new(2.0, theme::GOLD);
    for (from, to) in [(left, middle - lily), (middle + lily, left + width)] {
        ui.painter().hline(from..=to, rule, line);
    }
    let at = Rect::from_center_size(pos2(middle, rule), vec2(lily, lily));
    let icon = printed::Printed::Icon(Icon::Lily);
    printed::paint(ui, at, icon, text, Color32::WHITE);
    let font = theme::italic(24.0);
    let told = write(
        rule + 24.0,
        text.say("title-line", &[]),
        font,
        theme::PARCHMENT_DARK,
    );
    told.bottom() + 44.0
}

fn buttons(ui: &mut Ui, text: &Text, state: &PanelState, actions: &mut PanelActions) {
    ui.spacing_mut().item_spacing.y = 12.0;
    let mut button = |label: &str, action: PanelAction, first: bool| {
        let label = RichText::new(text.say(label, &[])).size(24.0);
        let button = if first {
            theme::primary_text(label)
        } else {
            egui::Button::new(label)
        };
        let button = ui.add_sized(BUTTON, button);
        actions.offer(&button, action);
    };
    button("title-new-game", PanelAction::Ask(Command::ToNewGame), true);
    button(
        "title-alone",
        PanelAction::Ask(crate::panels::screens::new_game::alone()),
        false,
    );
    if state.can_continue {
        button("title-continue", PanelAction::Ask(Command::Continue), false);
    }
    button("menu-settings", PanelAction::OpenMenu(true), false);
    button("title-quit", PanelAction::Ask(Command::Quit), false);
    if let Some((notice, ..)) = state.latest_notice(0.0) {
        ui.label(RichText::new(&notice.text).color(theme::PARCHMENT).bold());
    }
}
