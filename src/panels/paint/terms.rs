//! Words with a meaning, wherever they are written: a dotted line below, what they mean under the
//! pointer, and their page in the book behind a click.

use crate::book::mentions;
use crate::panels::paint::theme::{self, Type};
use crate::panels::view::{PanelAction, PanelActions};
use crate::text::Text;
use bevy_egui::egui::text::CCursor;
use bevy_egui::egui::{
    CursorIcon, Galley, Pos2, Rect, RichText, Sense, Shape, Stroke, Ui, pos2, vec2,
};

/// Makes the words of a sentence speak that has just been written with its corner here.
pub(crate) fn over(
    ui: &Ui,
    text: &Text,
    (corner, galley): (Pos2, &Galley),
    sentence: &str,
    actions: &mut PanelActions,
) {
    for mention in mentions(text, sentence) {
        let Some(place) = place_of(galley, mention.letters.clone()) else {
            continue;
        };
        let place = place.translate(corner.to_vec2());
        let id = ui.id().with((sentence, mention.letters.start));
        let response = ui.interact(place, id, Sense::click());
        let lit = response.hovered() || response.has_focus();
        let line = Stroke::new(1.0, if lit { theme::CRIMSON } else { theme::SEPIA });
        let foot = place.bottom() - 2.0;
        let ends = [pos2(place.left(), foot), pos2(place.right(), foot)];
        ui.painter()
            .extend(Shape::dotted_line(&ends, line.color, 3.0, 0.8));
        let response = response
            .on_hover_cursor(CursorIcon::Help)
            .on_hover_ui(|ui| {
                ui.set_max_width(320.0);
                ui.label(mention.term.meaning(text));
                ui.label(theme::faded(text.say("term-open-tip", &[])).slanted());
            });
        if response.clicked() {
            actions.push(PanelAction::OpenBook(Some(mention.term.page())));
        }
    }
}

/// Where letters stand, if they stand in one row and were not cut off.
fn place_of(galley: &Galley, letters: std::ops::Range<usize>) -> Option<Rect> {
    if galley.elided && letters.end >= galley.text().chars().count() {
        return None;
    }
    let start = galley.pos_from_cursor(CCursor::new(letters.start));
    let end = galley.pos_from_cursor(CCursor::new(letters.end));
    let same_row = (start.top() - end.top()).abs() < 1.0;
    // At the end of a row the cursor may already be at the start of the next.
    let last = if same_row {
        end
    } else {
        let before = galley.pos_from_cursor(CCursor::new(letters.end - 1));
        before.translate(vec2(start.height() * 0.4, 0.0))
    };
    let in_row = (start.top() - last.top()).abs() < 1.0 && last.left() > start.left();
    in_row.then(|| Rect::from_min_max(start.left_top(), pos2(last.left(), start.bottom())))
}

/// A sentence that is only a label.
pub(crate) fn label(
    ui: &mut Ui,
    text: &Text,
    words: RichText,
    sense: Sense,
    actions: &mut PanelActions,
) -> bevy_egui::egui::Response {
    let sentence = words.text().to_owned();
    let label = bevy_egui::egui::Label::new(words).wrap().sense(sense);
    let (corner, galley, response) = label.layout_in_ui(ui);
    ui.painter().galley(corner, galley.clone(), theme::INK);
    over(ui, text, (corner, &galley), &sentence, actions);
    response
}
