//! Who sits at the table: a row for each, with colour, name, and who decides.

use super::plates::{self, Mark};
use super::sheets;
use super::signs::Sign;
use crate::ai::Keeper;
use crate::panels::paint::badge;
use crate::panels::paint::theme::{self, Tip, Type};
use crate::panels::play::intent::keeper_name;
use crate::panels::view::{PanelAction, PanelActions};
use crate::rules::{Colour, LONGEST_NAME, MAX_PLAYERS, Setup};
use crate::text::Text;
use bevy_egui::egui::{
    ComboBox, Margin, Popup, PopupCloseBehavior, Response, Sense, Stroke, StrokeKind, TextEdit, Ui,
    Vec2,
};

const BADGE: f32 = 36.0;
const KEEPER: f32 = 180.0;
const REMOVE: f32 = 30.0;
/// Round what is written: as high as a button.
pub(crate) const FIELD: Margin = Margin::symmetric(10, 6);

pub(crate) fn show(
    ui: &mut Ui,
    text: &Text,
    setup: &mut Setup,
    keepers: &mut Vec<Keeper>,
    actions: &mut PanelActions,
) {
    keepers.resize(setup.players.len(), Keeper::Human);
    ui.horizontal_wrapped(|ui| {
        sheets::heading(ui, text.say("setup-seats", &[]));
        ui.label(theme::faded(text.say("setup-seats-line", &[])).slanted());
    });
    let many = setup.players.len();
    let mut gone = None;
    let mut swapped = None;
    // What the others leave, but no more than a name needs.
    let gaps = ui.spacing().item_spacing.x * 3.0 + 8.0;
    let keeper_wide = KEEPER.min((ui.available_width() - BADGE - REMOVE - gaps) * 0.6);
    let name_wide = ui.available_width() - BADGE - REMOVE - keeper_wide - gaps - 24.0;
    for (seat, &kept) in keepers.iter().enumerate() {
        ui.horizontal(|ui| {
            if let Some(colour) = colours(ui, text, seat, setup.players[seat].colour) {
                swapped = Some((seat, colour));
            }
            let name = TextEdit::singleline(&mut setup.players[seat].name)
                .char_limit(LONGEST_NAME)
                .desired_width(name_wide.min(420.0))
                .margin(FIELD);
            ui.add(name).tip(|| text.say("setup-name-tip", &[]));
            keeper(ui, text, seat, kept, keeper_wide, actions);
            if many > 2 {
                let label = text.say("setup-remove-seat", &[]);
                if plates::round(ui, Sign::Cross, REMOVE, &label).clicked() {
                    gone = Some(seat);
                }
            }
        });
    }
    if let Some((seat, colour)) = swapped {
        give_colour(setup, seat, colour);
    }
    if let Some(seat) = gone {
        setup.players.remove(seat);
        keepers.remove(seat);
    }
    if many < MAX_PLAYERS {
        let label = text.say("setup-add-seat", &[]);
        let add = plates::chip(ui, false, Some(Sign::Plus), &label, true);
        if add.tip(|| text.say("setup-add-seat-tip", &[])).clicked() {
            add_player(setup);
        }
    }
}

fn keeper(
    ui: &mut Ui,
    text: &Text,
    seat: usize,
    keeper: Keeper,
    width: f32,
    actions: &mut PanelActions,
) {
    let list = ComboBox::from_id_salt(("keeper", seat))
        .width(width)
        .height(300.0)
        .truncate()
        .selected_text(keeper_name(text, keeper))
        .show_ui(ui, |ui| {
            let room = ui.ctx().content_rect().width() - 40.0;
            ui.set_min_width(room.min(340.0));
            for company in Keeper::COMPANY {
                let (label, meaning) = (
                    keeper_name(text, company),
                    text.say(&format!("keeper-{company}-tip"), &[]),
                );
                let on = keeper == company;
                let choice = plates::option(ui, Mark::Dot, on, &label, &meaning);
                actions.offer(&choice, PanelAction::Keep(seat, company));
                if choice.clicked() {
                    ui.close();
                }
            }
        });
    let list = list.response.tip(|| text.say("keeper-list-tip", &[]));
    actions.offer(&list, PanelAction::ListKeepers(seat));
}

/// The seat's badge; a click lays out all of them.
fn colours(ui: &mut Ui, text: &Text, seat: usize, now: Colour) -> Option<Colour> {
    let mut chosen = None;
    let button = ui.push_id(("colour", seat), |ui| colour_button(ui, now, BADGE));
    let button = button.inner.tip(|| told(text, "setup-colour-tip", now));
    let popup = Popup::menu(&button).close_behavior(PopupCloseBehavior::CloseOnClick);
    popup.show(|ui| {
        ui.horizontal(|ui| {
            for colour in Colour::ALL {
                let choice = colour_button(ui, colour, BADGE);
                let choice = choice.tip(|| told(text, "setup-colour-give", colour));
                if choice.clicked() {
                    chosen = Some(colour);
                }
            }
        });
    });
    chosen
}

fn told(text: &Text, id: &str, colour: Colour) -> String {
    let args = [
        ("colour", badge::colour_name(text, colour).into()),
        ("shape", badge::shape_name(text, colour).into()),
    ];
    text.say(id, &args)
}

fn colour_button(ui: &mut Ui, colour: Colour, size: f32) -> Response {
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(size), Sense::click());
    badge::paint(ui.painter(), rect.center(), size * 0.46, colour);
    if response.hovered() {
        let line = Stroke::new(2.0, theme::CRIMSON);
        ui.painter()
            .rect_stroke(rect, 8.0, line, StrokeKind::Inside);
    }
    plates::focus_ring(ui, rect, &response);
    response
}

/// Whoever has the colour gets the other's in exchange.
fn give_colour(setup: &mut Setup, seat: usize, colour: Colour) {
    let before = setup.players[seat].colour;
    if let Some(other) = setup
        .players
        .iter_mut()
        .find(|player| player.colour == colour)
    {
        other.colour = before;
    }
    setup.players[seat].colour = colour;
}

/// Somebody with a name and a colour that nobody has yet.
fn add_player(setup: &mut Setup) {
    let taken = |name: &str, players: &[crate::rules::Player]| {
        players.iter().any(|player| player.name.trim() == name)
    };
    let free = |colour: &Colour| setup.players.iter().all(|player| player.colour != *colour);
    let Some(colour) = Colour::ALL.into_iter().find(free) else {
        return;
    };
    let everyone = Setup::with_players(MAX_PLAYERS).players;
    let newcomer = everyone
        .into_iter()
        .find(|new| !taken(&new.name, &setup.players));
    if let Some(newcomer) = newcomer {
        setup
            .players
            .push(crate::rules::Player { colour, ..newcomer });
    }
}
