//! What those who watch can read: worked out from what has been shown, and from what all may know.

use crate::log::Names;
use crate::panels::play::plaques;
use crate::panels::play::prompt;
use crate::panels::view::PanelView;
use crate::rules::{Colour, Seat};
use crate::session::secret_choice;
use bevy::prelude::*;

/// All that is to be read in the window for those who watch.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct AudienceWords {
    /// From the first to the last.
    pub standing: Vec<AudienceSlip>,
    /// Whose turn it is.
    pub turn: Option<Seat>,
    pub colour: Option<Colour>,
    /// What is being decided, or done.
    pub sentence: String,
    /// What was done last.
    pub deed: Option<String>,
    pub round: String,
}

/// Somebody's points.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AudienceSlip {
    pub seat: Seat,
    pub name: String,
    pub colour: Colour,
    pub points: u16,
    pub court: u8,
    pub acts: bool,
}

impl AudienceWords {
    pub(crate) fn of(view: &PanelView) -> Self {
        let turn = view.game.to_act();
        let names = Names::new(view.text, view.setup);
        let mut seats = plaques::order(view.game);
        seats.sort_by_key(|&seat| std::cmp::Reverse(view.game.score(seat)));
        let slip = |seat: Seat| AudienceSlip {
            seat,
            name: names.name(seat),
            colour: view.setup.colour_of(seat),
            points: view.game.score(seat),
            court: view.game.court(seat),
            acts: turn == Some(seat),
        };
        let news = view.readable_lines().last();
        let news = news.map(|(_, line)| line.text.clone());
        // While something is done it is told; else what is waited for.
        let (sentence, deed) = match (view.busy, news) {
            (true, Some(news)) => (news, None),
            (_, news) => (waited_for(view, &names), news),
        };
        Self {
            standing: seats.into_iter().map(slip).collect(),
            turn,
            colour: turn.map(|seat| view.setup.colour_of(seat)),
            sentence,
            deed,
            round: view.say("audience-round", &[("round", view.game.round().into())]),
        }
    }
}

/// Who decides what; of a secret choice only that it is one.
fn waited_for(view: &PanelView, names: &Names) -> String {
    let Some(seat) = view.game.to_act() else {
        return prompt::sentence(view.game, view.setup, view.text);
    };
    let name = ("seat", names.name(seat).into());
    if secret_choice(view.game).is_some() {
        return view.say("audience-secret", &[name]);
    }
    let order = prompt::order(view.game, view.setup, view.text).order;
    if order.is_empty() {
        return view.say("audience-waits", &[name]);
    }
    // Some orders call whom they are for.
    if order.contains(&names.name(seat)) {
        return order;
    }
    view.say("audience-turn", &[name, ("order", order.into())])
}
