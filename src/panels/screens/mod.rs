//! The screens before, over and after the game.

pub(crate) mod attract;
pub(crate) mod backstage;
pub(crate) mod come_in;
pub(crate) mod curtain;
pub(crate) mod menu;
pub(crate) mod modules;
pub(crate) mod new_game;
mod options;
pub(crate) mod plates;
pub(crate) mod result;
mod seats;
pub(crate) mod settings;
pub(crate) mod sheets;
pub(crate) mod signs;
pub(crate) mod still_there;
#[cfg(test)]
mod tests;
pub(crate) mod title;
pub(crate) mod too_small;

use crate::common::Screen;
use crate::panels::state::PanelState;
use crate::panels::view::PanelAction;
use crate::session::Command;

/// What Escape means: one step back, wherever one is.
pub(crate) fn back(screen: Screen, menu_open: bool, state: &PanelState) -> Option<PanelAction> {
    if menu_open && state.book.is_some() {
        return Some(PanelAction::CloseBook);
    }
    if menu_open {
        let in_game = screen == Screen::Playing;
        return Some(match state.page {
            Some(_) if in_game => PanelAction::TurnPage(None),
            _ => PanelAction::OpenMenu(false),
        });
    }
    if state.audit {
        return Some(PanelAction::Audit(false));
    }
    match screen {
        Screen::Playing if state.log_open => Some(PanelAction::OpenLog(false)),
        Screen::Playing => Some(PanelAction::OpenMenu(true)),
        Screen::NewGame => Some(PanelAction::Ask(Command::ToTitle)),
        Screen::Result => Some(PanelAction::Turn(Screen::Playing)),
        Screen::Title => None,
    }
}
