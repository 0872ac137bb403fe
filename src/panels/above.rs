//! What lies above everything: the menu, or the book.

use super::book::{self, BookReader};
use super::draw::PanelOutputs;
use super::screens::menu;
use super::state::PanelState;
use super::view::{PanelAction, PanelActions, PanelView};
use crate::book::{BookPage, of_phase};
use crate::common::{Menu, Screen};
use crate::text::Text;
use bevy::prelude::*;
use bevy_egui::egui;

/// Draws the menu or the book, if one of them is open; F1 opens and closes the book.
pub(super) fn show(
    ui: &mut egui::Ui,
    text: &Text,
    screen: Screen,
    view: Option<&PanelView>,
    changed: &mut PanelOutputs,
    actions: &mut PanelActions,
) {
    let menu_open = *changed.menu.get() == Menu::Open;
    let reading = menu_open && changed.state.book.is_some();
    if ui.input_mut(|input| input.consume_key(egui::Modifiers::NONE, egui::Key::F1)) {
        actions.push(if reading {
            PanelAction::CloseBook
        } else {
            let page = view.filter(|_| screen == Screen::Playing);
            PanelAction::OpenBook(page.map(|view| asked_about(view, &changed.state)))
        });
    }
    if !menu_open {
        return;
    }
    // What lies below can't be pressed.
    actions.offered.clear();
    // What is written into the field for words is seen by whoever draws it.
    if let Some(open) = &mut changed.state.bypass_change_detection().book {
        let at_table = matches!(screen, Screen::Playing | Screen::Result);
        let game = view.filter(|_| at_table);
        let game = game.map(|view| (view.setup, view.game));
        book::show(ui.ctx(), BookReader { text, game }, open, actions);
        return;
    }
    let mut settings = *changed.settings;
    let in_game = (screen == Screen::Playing).then_some(changed.state.repeatable);
    let page = changed.state.page;
    menu::show(ui.ctx(), text, in_game, page, &mut settings, actions);
    changed.settings.set_if_neq(settings);
}

/// What somebody wants to know who opens the book in a game: why something was refused, what the card
/// before the eyes does, or what is done in this phase.
fn asked_about(view: &PanelView, state: &PanelState) -> BookPage {
    let refused = state.latest_notice(view.now);
    let refused = refused.and_then(|(notice, ..)| notice.page);
    let card = state.card_in_sight.map(BookPage::Card);
    let phase = || BookPage::Topic(of_phase(view.game.phase()));
    refused.or(card).unwrap_or_else(phase)
}
