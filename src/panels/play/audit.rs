//! The last scoring, place by place: who had how many, who got what and why.

use crate::history::Excerpt;
use crate::log::values;
use crate::panels::paint::badge;
use crate::panels::paint::theme::{self, Type};
use crate::panels::play::again;
use crate::panels::play::lens::place_name;
use crate::panels::state::Repeatable;
use crate::panels::view::{PanelAction, PanelActions, PanelView};
use crate::rules::{COLOURS, GameEvent, Place, Reason, Seat, Values};
use bevy_egui::egui::{Align, Color32, Grid, Id, Layout, Modal, RichText, ScrollArea, Ui, vec2};

/// One place as it was scored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Account {
    pub(crate) place: Place,
    pub(crate) values: Values,
    pub(crate) counts: [u8; COLOURS],
    pub(crate) paid: Vec<(Seat, u8, Reason)>,
}

/// The accounts of the last scoring: a general one with all its places, or a card's.
pub(crate) fn last_scoring(events: &[GameEvent]) -> Vec<Account> {
    let scores = |event: &GameEvent| matches!(event, GameEvent::ScoringBegan { .. });
    let Some(last) = events.iter().rposition(scores) else {
        return Vec::new();
    };
    // Back to where it began: a general scoring, or the card that was carried out.
    let begins = |event: &GameEvent| {
        matches!(
            event,
            GameEvent::GeneralScoringBegan { .. } | GameEvent::ActionBegan { .. }
        )
    };
    let begin = events[..last].iter().rposition(begins).unwrap_or(0);
    let mut accounts: Vec<Account> = Vec::new();
    for event in &events[begin..] {
        match *event {
            GameEvent::ScoringBegan {
                place,
                values,
                counts,
            } => accounts.push(Account {
                place,
                values,
                counts,
                paid: Vec::new(),
            }),
            GameEvent::Points {
                seat,
                place,
                points,
                reason,
                ..
            } => {
                let account = accounts.iter_mut().rev().find(|a| a.place == place);
                if let Some(account) = account {
                    account.paid.push((seat, points, reason));
                }
            }
            // Whatever came after it.
            GameEvent::RoundBegan { .. } | GameEvent::TurnEnded { .. } => break,
            _ => {}
        }
    }
    accounts
}

pub(crate) fn show(ui: &Ui, view: &PanelView, possible: Repeatable, actions: &mut PanelActions) {
    let modal = Modal::new(Id::new("audit"))
        .backdrop_color(Color32::from_black_alpha(120))
        .frame(theme::sheet());
    let shown = modal.show(ui.ctx(), |ui| {
        ui.horizontal(|ui| {
            theme::heading(ui, view.word("audit-title"));
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                let close = ui.add(theme::primary(view.word("audit-close")));
                actions.offer(&close, PanelAction::Audit(false));
                let repeatable = possible.scoring && !view.busy && view.again.is_none();
                let size = vec2(0.0, 0.0);
                again::button(ui, view.text, size, Excerpt::Scoring, repeatable, actions);
            });
        });
        ScrollArea::vertical().max_height(620.0).show(ui, |ui| {
            table(ui, view);
        });
    });
    if shown.backdrop_response.clicked() {
        actions.push(PanelAction::Audit(false));
    }
}

fn table(ui: &mut Ui, view: &PanelView) {
    let accounts = last_scoring(&view.events());
    if accounts.is_empty() {
        ui.label(view.word("audit-nothing"));
        return;
    }
    Grid::new("audit")
        .striped(true)
        .spacing(vec2(22.0, 6.0))
        .show(ui, |ui| {
            ui.label("");
            for seat in view.game.colours() {
                ui.horizontal(|ui| {
                    badge::of(ui, view.setup, seat, 24.0);
                    let name = match seat {
                        Seat::NEUTRAL => view.word("players-neutral"),
                        _ => badge::name(view.setup, seat).to_owned(),
                    };
                    ui.label(RichText::new(name).bold());
                });
            }
            ui.end_row();
            for account in &accounts {
                row(ui, view, account);
                ui.end_row();
            }
            let total = |seat: Seat| -> u16 {
                let paid = accounts.iter().flat_map(|account| &account.paid);
                paid.filter(|(whose, ..)| *whose == seat)
                    .map(|&(_, points, _)| u16::from(points))
                    .sum()
            };
            ui.label(RichText::new(view.word("audit-sum")).bold());
            // The neutral colour is never paid.
            for seat in view.game.seats() {
                ui.label(RichText::new(total(seat).to_string()).bold());
            }
            ui.end_row();
        });
}

fn row(ui: &mut Ui, view: &PanelView, account: &Account) {
    let name = place_name(view, account.place);
    let in_use = usize::from(view.game.rules().values_in_use);
    let args = [
        ("place", name.into()),
        ("values", values(account.values, in_use)),
    ];
    ui.label(RichText::new(view.say("banner-pays", &args)).bold());
    for seat in view.game.colours() {
        let count = account.counts[seat.index()];
        let parts: Vec<String> = account
            .paid
            .iter()
            .filter(|(whose, points, _)| *whose == seat && *points > 0)
            .map(|&(_, points, reason)| part(view, points, reason))
            .collect();
        let told = match (count, parts.is_empty()) {
            (0, true) => String::new(),
            (_, true) => view.say("audit-men", &[("count", count.into())]),
            (_, false) => {
                let args = [("count", count.into()), ("parts", parts.join(" ").into())];
                view.say("audit-cell", &args)
            }
        };
        ui.label(told);
    }
}

fn part(view: &PanelView, points: u8, reason: Reason) -> String {
    let id = match reason {
        Reason::Rank { position } => format!("audit-rank-{}", position.min(3)),
        Reason::Tie { .. } => "audit-tie".to_owned(),
        Reason::KingBonus => "audit-king".to_owned(),
        Reason::HomeBonus => "audit-home".to_owned(),
    };
    view.say(&id, &[("points", points.into())])
}
