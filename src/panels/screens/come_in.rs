//! Somebody has touched the screen: one more touch, and a game begins.

use super::new_game::by_chance;
use super::plates::Plate;
use super::signs::Sign;
use super::title;
use crate::ai::Keeper;
use crate::fair::{FairPlan, OfferedGame};
use crate::panels::paint::theme::{self, Tip, Type};
use crate::panels::view::{PanelAction, PanelActions};
use crate::rules::Setup;
use crate::session::Command;
use crate::text::Text;
use crate::visitors::VisitorWish;
use bevy_egui::egui::{Align, Layout, Rect, RichText, ScrollArea, Ui, UiBuilder, pos2, vec2};

const GAP: f32 = 10.0;

/// Returns where the table is to be seen.
pub(crate) fn show(
    ui: &mut Ui,
    text: &Text,
    plan: &FairPlan,
    left_behind: bool,
    actions: &mut PanelActions,
) -> Rect {
    let whole = ui.max_rect();
    let (low, table) = title::heading(ui, text);
    let left = whole.left() + (whole.width() * 0.07).clamp(16.0, 110.0);
    let width = (whole.width() * 0.42).clamp(300.0, 480.0);
    let room = Rect::from_min_max(
        pos2(left - 6.0, low - 6.0),
        pos2(left + width + 14.0, whole.bottom() - 10.0),
    );
    let layout = Layout::top_down(Align::Min);
    let mut below = ui.new_child(UiBuilder::new().max_rect(room).layout(layout));
    let scroll = ScrollArea::vertical().max_height(room.height());
    scroll.show(&mut below, |ui| {
        ui.add_space(6.0);
        ui.horizontal(|ui| {
            ui.add_space(6.0);
            ui.vertical(|ui| ways(ui, text, plan, left_behind, width - 12.0, actions));
        });
    });
    table
}

fn ways(
    ui: &mut Ui,
    text: &Text,
    plan: &FairPlan,
    left_behind: bool,
    width: f32,
    actions: &mut PanelActions,
) {
    ui.spacing_mut().item_spacing = vec2(GAP, GAP);
    let several = plan.games.len() > 1;
    for (nth, game) in plan.games.iter().enumerate() {
        if several {
            let told = RichText::new(called(text, *game)).size(18.0);
            ui.label(told.color(theme::GOLD).bold());
        }
        let bots = text.say(
            "come-in-alone-note",
            &[("bots", game.seats.saturating_sub(1).into())],
        );
        let size = vec2(width, 64.0);
        let plate = Plate::new(Sign::Go, text.say("come-in-alone", &[]), size)
            .text(24.0)
            .note(bots);
        let button = ui.add(if nth == 0 { plate.primary() } else { plate });
        actions.offer(&button, begin(game.alone()));
        if nth == 0 || several {
            together(ui, text, *game, width, actions);
        }
    }
    ui.horizontal(|ui| {
        let half = vec2((width - GAP) / 2.0, 50.0);
        let learn = Plate::new(Sign::Hat, text.say("come-in-learn", &[]), half);
        let learn = ui.add(learn.text(19.0));
        actions.offer(&learn, PanelAction::Ask(Command::Teach(0)));
        let watch = Plate::new(Sign::Eye, text.say("come-in-watch", &[]), half);
        let watch = ui.add(watch.text(19.0));
        actions.offer(&watch, PanelAction::Wish(VisitorWish::Watch));
    });
    if left_behind {
        let label = text.say("come-in-go-on", &[]);
        let plate = Plate::new(Sign::Again, label, vec2(width, 44.0)).text(16.0);
        let go_on = ui.add(plate);
        actions.offer(&go_on, PanelAction::Wish(VisitorWish::GoOn));
    }
}

fn together(ui: &mut Ui, text: &Text, game: OfferedGame, width: f32, actions: &mut PanelActions) {
    let told = RichText::new(text.say("come-in-together", &[])).size(17.0);
    ui.label(told.color(theme::PARCHMENT).slanted());
    ui.horizontal(|ui| {
        let wide = (width - GAP * 3.0) / 4.0;
        for count in 2_u8..=5 {
            let args = [("count", count.into())];
            let label = text.say("come-in-players", &args);
            let plate = Plate::new(Sign::People, label, vec2(wide, 52.0));
            let button = ui
                .add(plate.text(22.0).centred())
                .tip(|| text.say("come-in-players-tip", &args));
            actions.offer(&button, begin(game.together(count.into())));
        }
    });
}

fn called(text: &Text, game: OfferedGame) -> String {
    let edition = text.say(&format!("setup-edition-{}", game.edition.name()), &[]);
    let args = [("edition", edition.into()), ("rounds", game.rounds.into())];
    text.say("come-in-game", &args)
}

fn begin((setup, keepers): (Setup, Vec<Keeper>)) -> PanelAction {
    PanelAction::Ask(Command::Begin {
        setup,
        seed: by_chance(),
        keepers,
    })
}
