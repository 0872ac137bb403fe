//! What was wished for on the panels is done here, and nowhere else.

use crate::book::BookPage;
use crate::common::{ArcEnd, Menu, Notice, RecallArc};
use crate::opponents::AskAdvice;
use crate::panels::audience::TurnAudience;
use crate::panels::book::OpenBook;
use crate::panels::draw::PanelOutputs;
use crate::panels::view::PanelAction;
use crate::session::Command;
use crate::stage::CameraView as Look;
use bevy::prelude::*;
use bevy_egui::egui;

pub(super) fn carry_out(
    action: PanelAction,
    changed: &mut PanelOutputs,
    now: f64,
    pointer: Option<egui::Pos2>,
) {
    match action {
        PanelAction::Decide(decision) => {
            changed.inbox.offer(decision);
        }
        PanelAction::Choose(decision) => changed.state.chosen = Some(decision),
        PanelAction::OpenLog(open) => changed.state.log_open = open,
        PanelAction::Hurry(hurry) => {
            changed.hurry.write(hurry);
        }
        PanelAction::Ask(command) => {
            if matches!(command, Command::ShowAgain(_)) {
                changed.state.audit = false;
            }
            changed.state.book = None;
            NextState::set_if_neq(&mut changed.next_menu, Menu::Closed);
            changed.commands.write(command);
        }
        PanelAction::Lift => changed.secrecy.lift(),
        PanelAction::Turn(screen) => changed.next.set(screen),
        PanelAction::Heard(hint) => {
            changed.settings.hints_told |= hint.bit();
        }
        PanelAction::Insist => changed.inbox.insist(),
        PanelAction::Reconsider => {
            changed.state.chosen = None;
            changed.inbox.reconsider();
        }
        PanelAction::OpenBook(page) => open_book(changed, page),
        PanelAction::TurnBack => {
            if let Some(book) = &mut changed.state.book {
                book.turn_back();
            }
        }
        PanelAction::CloseBook => {
            let book = changed.state.book.take();
            if !book.is_some_and(|book| book.from_menu) {
                NextState::set_if_neq(&mut changed.next_menu, Menu::Closed);
            }
        }
        PanelAction::OpenMenu(open) => {
            changed.state.page = None;
            changed.state.book = None;
            changed
                .next_menu
                .set(if open { Menu::Open } else { Menu::Closed });
        }
        PanelAction::AskTwice(told) => {
            changed.state.sure = true;
            changed.state.notice(Notice::warning(told), now, pointer);
        }
        PanelAction::WhyNot(notice) => changed.state.notice(notice, now, pointer),
        PanelAction::Audit(open) => changed.state.audit = open,
        PanelAction::AskAdvice => {
            changed.questions.write(AskAdvice);
        }
        PanelAction::LookFromAbove(above) => {
            if let Some(look) = &mut changed.look {
                **look = if above {
                    Look::from_above()
                } else {
                    Look::default()
                };
            }
        }
        PanelAction::LayReady(modifier) => changed.state.modifier = modifier,
        PanelAction::Muster(count) => {
            if let Some(muster) = &mut changed.muster {
                muster.call(count);
            }
        }
        PanelAction::TurnDisc(region) => {
            changed.state.disc = Some(region);
            changed.pointed_out.0 = Some(region.place());
        }
        PanelAction::Keep(seat, keeper) => {
            if let Some(kept) = changed.state.draft.keepers.get_mut(seat) {
                *kept = keeper;
            }
        }
        PanelAction::TurnPage(page) => changed.state.page = page,
        PanelAction::ShowMore(more) => changed.state.more = more,
        PanelAction::Rounds(length) => changed.state.draft.setup.length = length,
        // Lists and fields open by themselves.
        PanelAction::ListKeepers(_) | PanelAction::WriteSeed(_) => {}
        PanelAction::Wish(wish) => {
            NextState::set_if_neq(&mut changed.next_menu, Menu::Closed);
            changed.wishes.write(wish);
        }
        PanelAction::TurnAudience => {
            changed.audience.write(TurnAudience);
        }
        PanelAction::PointOut(place) => changed.pointed_out.0 = Some(place),
        PanelAction::ShowWay(from, to) => {
            changed.pointed_out.0 = Some(to);
            let [from, to] = [from, to].map(ArcEnd::Place);
            changed.recalled.write(RecallArc { from, to });
        }
    }
}

fn open_book(changed: &mut PanelOutputs, page: Option<BookPage>) {
    let menu_open = *changed.menu.get() == Menu::Open;
    match &mut changed.state.book {
        Some(book) if menu_open => book.turn_to(page),
        book => *book = Some(OpenBook::at(page, menu_open)),
    }
    NextState::set_if_neq(&mut changed.next_menu, Menu::Open);
}
