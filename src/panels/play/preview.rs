//! What a scoring card would pay now, place by place, beside the card: who gets what, and where the
//! King's and a Grande's bonus is at stake.

use crate::panels::paint::badge;
use crate::panels::paint::theme::{self, Type};
use crate::panels::play::lens::{may_tell, place_name};
use crate::panels::view::PanelView;
use crate::rules::{CardId, Game, HOME_BONUS, KING_BONUS, Payment, Phase, Place, Progress, Setup};
use bevy_egui::egui::{Grid, Label, RichText, Ui};

/// So wide is the table beside the card.
pub(crate) const WIDTH: f32 = 262.0;

/// What may be told of a scoring.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ScoringPreview {
    /// Where anybody is paid, in the order of the board.
    pub(crate) rows: Vec<(Place, Vec<Payment>)>,
    /// Whoever carries the card out chooses one of them.
    pub(crate) one_of_them: bool,
    /// The tower is among them, and nobody may look.
    pub(crate) hidden: bool,
}

impl ScoringPreview {
    /// What the card would pay if it were carried out now. Tells no secret: the tower's contents are
    /// left out unless the table agreed that the screen remembers them.
    pub(crate) fn of(game: &Game, setup: &Setup, card: CardId) -> Option<Self> {
        let used = game.turn().card == Some(card) && game.turn().action != Progress::Open;
        let counts = game.phase().is_counting() || game.phase() == Phase::Discs;
        let scored = game.scored_by(card).filter(|_| !used && !counts)?;
        let told = scored.places.filter(|place| may_tell(setup, None, place));
        let rows = told.iter().filter_map(|place| {
            let paid: Vec<Payment> = scored.payments(game, place).collect();
            (!paid.is_empty()).then_some((place, paid))
        });
        Some(Self {
            rows: rows.collect(),
            one_of_them: scored.one_of_them,
            hidden: told != scored.places,
        })
    }
}

/// Draws the table, if the card scores anything.
pub(crate) fn show(ui: &mut Ui, view: &PanelView, preview: &ScoringPreview) {
    ui.set_width(WIDTH);
    let id = match (preview.rows.is_empty(), preview.one_of_them) {
        (true, _) => "preview-nobody",
        (false, true) => "preview-one",
        (false, false) => "preview-all",
    };
    let heading = RichText::new(view.word(id)).color(theme::CRIMSON).bold();
    ui.add(Label::new(heading).wrap());
    Grid::new("scoring preview")
        .spacing([10.0, 3.0])
        .show(ui, |ui| {
            for (place, paid) in &preview.rows {
                ui.label(RichText::new(place_name(view, *place)).size(theme::SMALLEST_TEXT));
                ui.horizontal(|ui| {
                    ui.spacing_mut().item_spacing.x = 3.0;
                    for payment in paid {
                        for seat in payment.paid().iter() {
                            badge::of(ui, view.setup, seat, 16.0);
                        }
                        ui.label(RichText::new(points(view, *payment)).size(15.0).bold());
                        ui.add_space(6.0);
                    }
                });
                ui.end_row();
            }
        });
    if preview.hidden {
        let told = theme::faded(view.word("preview-hidden")).slanted();
        ui.add(Label::new(told).wrap());
    }
}

/// The place's own points, and what the King or a Grande adds to them.
fn points(view: &PanelView, payment: Payment) -> String {
    let id = match (payment.king_bonus, payment.home_bonus) {
        (false, false) => return payment.points.to_string(),
        (true, false) => "preview-king",
        (false, true) => "preview-home",
        (true, true) => "preview-both",
    };
    let args = [
        ("points", payment.points.into()),
        ("king", KING_BONUS.into()),
        ("home", HOME_BONUS.into()),
    ];
    view.say(id, &args)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lesson::Lesson;
    use crate::rules::Seat;

    /// The lesson's first table: Isabel is first alone with the King and at her own home.
    #[test]
    fn who_would_get_what_is_told_with_its_bonus() {
        let game = Lesson::first_game().game(0).expect("a table");
        let card = game.turn().card.expect("taken");
        let preview = ScoringPreview::of(&game, &Lesson::setup(), card).expect("it scores");
        assert!(preview.one_of_them);
        let at = |place| {
            let found = preview.rows.iter().find(|(one, _)| *one == place);
            found.map(|(_, paid)| paid.as_slice()).unwrap_or_default()
        };
        let you = Seat::new(Lesson::LEARNER);
        let valencia = at(Place::Valencia)[0];
        assert!(valencia.king_bonus && valencia.paid().contains(you));
        assert!(at(Place::Granada)[0].home_bonus);
        // Those who tie are paid together, and nobody is paid in an empty place.
        assert_eq!(at(Place::OldCastile)[0].paid().len(), 2);
        // The tower keeps its secret unless the screen remembers.
        assert!(preview.hidden && at(Place::Castillo).is_empty());
        let mut setup = Lesson::setup();
        setup.castillo_ledger = true;
        let preview = ScoringPreview::of(&game, &setup, card).expect("it scores");
        assert!(!preview.hidden);
    }

    #[test]
    fn a_card_that_scores_nothing_or_is_used_tells_nothing() {
        let game = Lesson::first_game().game(0).expect("a table");
        let of = |game: &Game, card| ScoringPreview::of(game, &Lesson::setup(), card);
        assert_eq!(of(&game, CardId::Veto), None);
        let card = game.turn().card.expect("taken");
        let mut after = game.clone();
        for decision in [
            crate::rules::Decision::Act,
            crate::rules::Decision::Score(Place::Valencia),
        ] {
            after.apply(decision, &mut ()).expect("legal");
        }
        assert_eq!(of(&after, card), None);
    }
}
