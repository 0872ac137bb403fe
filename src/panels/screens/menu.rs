//! The menu over the game: on with it, once more, settings, and ways out.

use super::plates::Plate;
use super::settings::{self, SettingsPage};
use super::sheets;
use super::signs::Sign;
use crate::common::Settings;
use crate::history::Excerpt;
use crate::panels::paint::theme::{self, Tip};
use crate::panels::state::Repeatable;
use crate::panels::view::{PanelAction, PanelActions};
use crate::session::Command;
use crate::text::Text;
use bevy_egui::egui::{Color32, Context, Frame, Id, Label, Modal, Sense, Ui, vec2};

const WIDTH: f32 = 380.0;
const GAP: f32 = 8.0;

/// Out of a game there is nothing but the settings.
pub(crate) fn show(
    ctx: &Context,
    text: &Text,
    in_game: Option<Repeatable>,
    page: Option<SettingsPage>,
    settings: &mut Settings,
    actions: &mut PanelActions,
) {
    let backdrop = Color32::from_black_alpha(150);
    let modal = Modal::new(Id::new("menu"))
        .backdrop_color(backdrop)
        .frame(Frame::NONE);
    let shown = modal.show(ctx, |ui| match (in_game, page) {
        (Some(possible), None) => ways(ui, text, possible, actions),
        (_, page) => {
            let page = page.unwrap_or(SettingsPage::Picture);
            settings::show(ui, text, in_game.is_some(), page, settings, actions);
        }
    });
    if shown.backdrop_response.clicked() {
        actions.push(PanelAction::OpenMenu(false));
    }
}

/// Two columns where the window is low.
fn ways(ui: &mut Ui, text: &Text, possible: Repeatable, actions: &mut PanelActions) {
    let room = ui.ctx().content_rect();
    let low = room.height() < 460.0;
    let id = Id::new("ways");
    let width = if low { WIDTH * 1.6 } else { WIDTH };
    let place = sheets::place(ui.ctx(), id, room, width, 0.5);
    let (place, _) = ui.allocate_exact_size(place.size(), Sense::hover());
    let say = |id: &str| text.say(id, &[]);
    sheets::fill(
        ui,
        id,
        place,
        actions,
        |ui, _| sheets::title(ui, say("menu-title")),
        |ui, actions| {
            // In the smallest window everything is still in sight.
            let (high, gap) = if room.height() < 300.0 {
                (34.0, 4.0)
            } else {
                (42.0, GAP)
            };
            ui.spacing_mut().item_spacing = vec2(GAP, gap);
            let columns: u8 = if low { 2 } else { 1 };
            let wide = ui.available_width() - 4.0 - GAP * f32::from(columns - 1);
            let size = vec2(wide / f32::from(columns), high);
            for row in all(possible).chunks(usize::from(columns)) {
                ui.horizontal(|ui| {
                    ui.add_space(2.0);
                    for way in row {
                        button(ui, text, size, way, actions);
                    }
                });
            }
            if !possible.turn || !possible.scoring {
                let told = theme::faded(say("again-nothing"));
                ui.add(Label::new(theme::Type::slanted(told)).wrap());
            }
        },
        |_, _| {},
    );
}

struct MenuWay {
    sign: Sign,
    id: &'static str,
    action: PanelAction,
    possible: bool,
}

fn all(possible: Repeatable) -> [MenuWay; 7] {
    let way = |sign, id, action, possible| MenuWay {
        sign,
        id,
        action,
        possible,
    };
    let again = |part| PanelAction::Ask(Command::ShowAgain(part));
    [
        way(Sign::Go, "menu-resume", PanelAction::OpenMenu(false), true),
        way(
            Sign::Again,
            "again-Turn",
            again(Excerpt::Turn),
            possible.turn,
        ),
        way(
            Sign::Again,
            "again-Scoring",
            again(Excerpt::Scoring),
            possible.scoring,
        ),
        way(Sign::Book, "book-menu", PanelAction::OpenBook(None), true),
        way(
            Sign::Gear,
            "menu-settings",
            PanelAction::TurnPage(Some(SettingsPage::Picture)),
            true,
        ),
        way(
            Sign::Door,
            "menu-to-title",
            PanelAction::Ask(Command::ToTitle),
            true,
        ),
        way(
            Sign::Power,
            "menu-quit",
            PanelAction::Ask(Command::Quit),
            true,
        ),
    ]
}

fn button(
    ui: &mut Ui,
    text: &Text,
    size: bevy_egui::egui::Vec2,
    way: &MenuWay,
    actions: &mut PanelActions,
) {
    let plate = Plate::new(way.sign, text.say(way.id, &[]), size);
    let plate = match way.action {
        PanelAction::OpenMenu(_) => plate.primary(),
        _ => plate,
    };
    let button = ui
        .add_enabled(way.possible, plate)
        .tip(|| text.say(&format!("{}-tip", way.id), &[]))
        .tip_why_not(|| text.say("again-nothing", &[]));
    actions.offer(&button, way.action.clone());
}
