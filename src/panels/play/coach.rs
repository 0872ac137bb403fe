//! What a coach says before a blunder: one sentence that names what would be better, and a choice.

use crate::ai::{Choice, Intent};
use crate::log::Names;
use crate::panels::play::hud::{Hud, rect};
use crate::panels::play::lens::place_name;
use crate::panels::play::pointing::{LessonPaper, Pointed, buttons, buttons_of, shine};
use crate::panels::view::{PanelAction, PanelView};
use crate::rules::{Decision, KingSpot, Place};
use bevy_egui::egui::Rect;

pub(crate) fn show(hud: &mut Hud) {
    let Some((better, cost)) = hud.view.warned.filter(|_| !hud.view.busy) else {
        return;
    };
    let view = hud.view;
    let args = [
        ("better", named(view, better).into()),
        ("points", format!("{cost:.0}").into()),
    ];
    let told = view.say("coach-wait", &args);
    let paper = LessonPaper {
        heading: view.word("coach-title"),
        told: &told,
        aside: 0.0,
    };
    let rings = rings(hud, better.decision);
    let mut things: Vec<Rect> = rings.iter().map(Pointed::bounds).collect();
    if things.is_empty() {
        things.push(rect(hud.panes.ribbon));
    }
    let place = paper.beside(hud, &things);
    shine(hud, &rings, 1.0);
    hud.pane_on_top("coach", place, |ui, hud| {
        let inner = paper.draw(ui, hud, place);
        let choices = [
            ("coach-back", true, PanelAction::Reconsider),
            ("coach-insist", false, PanelAction::Insist),
        ];
        buttons(ui, hud, inner, choices);
    });
}

/// Where the better thing is.
fn rings(hud: &Hud, better: Decision) -> Vec<Pointed> {
    let found = buttons_of(hud, better);
    if !found.is_empty() {
        return found.into_iter().map(Pointed::Pane).collect();
    }
    let place = |place: Place| Pointed::place(hud, place);
    match better {
        Decision::Place(to) | Decision::Score(to) => vec![place(to)],
        Decision::Move { from, to, .. } => vec![place(from.place()), place(to)],
        Decision::MoveGrande(region)
        | Decision::Evict(region)
        | Decision::MoveKing(KingSpot::In(region)) => vec![place(region.place())],
        Decision::Act => vec![Pointed::Pane(rect(hud.panes.card))],
        _ => Vec::new(),
    }
}

/// What would be better, as one says it to a friend.
fn named(view: &PanelView, better: Choice) -> String {
    let names = Names::new(view.text, view.setup);
    let place = |place: Place| ("place", place_name(view, place).into());
    match (better.decision, better.intent) {
        (Decision::Place(to), _) => view.say("coach-place", &[place(to)]),
        (Decision::Score(at), _) => view.say("coach-score", &[place(at)]),
        (Decision::Move { whose, from, to }, _) => {
            let from = place_name(view, from.place()).into();
            let args = [place(to), ("from", from), ("whose", names.seat(whose))];
            view.say("coach-move", &args)
        }
        (_, Intent::Bid { power, .. }) => view.say("coach-bid", &[("power", power.value().into())]),
        (_, Intent::Take { card }) => {
            let card = view.word(&format!("card-{}", card.key()));
            view.say("coach-take", &[("card", card.into())])
        }
        (_, Intent::Recruit { count }) => view.say("coach-recruit", &[("count", count.into())]),
        (_, Intent::Act { .. }) => view.word("coach-act"),
        (_, Intent::MoveKing { to }) => view.say("coach-king", &[("place", names.king_spot(to))]),
        (_, Intent::MoveGrande { to }) => view.say("coach-grande", &[place(to.place())]),
        (_, Intent::Evict { region }) => view.say("coach-evict", &[place(region.place())]),
        (_, Intent::RaiseValue { place: at }) => view.say("coach-raise", &[place(at)]),
        (_, Intent::Stop { .. }) => view.word("coach-veto"),
        (_, Intent::KeepVeto) => view.word("coach-keep-veto"),
        (_, Intent::EndTurn) => view.word("coach-end"),
        _ => view.word("coach-other"),
    }
}
