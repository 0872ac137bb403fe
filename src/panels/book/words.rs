//! How a page's sentences are set: links are underlined and lead on.

use crate::book::{BookPage, BookSpan, paragraphs};
use crate::panels::paint::theme::{self, Type};
use crate::panels::view::{PanelAction, PanelActions};
use bevy_egui::egui::{CursorIcon, Label, Response, RichText, Sense, Ui};

const TEXT: f32 = 17.0;

pub(super) fn body(ui: &mut Ui, written: &str, actions: &mut PanelActions) {
    // Lines of text, not buttons.
    ui.spacing_mut().interact_size.y = 18.0;
    for part in paragraphs(written) {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = 0.0;
            if part.listed {
                ui.label(RichText::new("  •  ").size(TEXT).color(theme::CRIMSON));
            }
            for span in &part.spans {
                match span {
                    BookSpan::Plain(words) | BookSpan::Astray(words, _) => {
                        ui.label(RichText::new(words).size(TEXT));
                    }
                    BookSpan::Strong(words) => {
                        ui.label(RichText::new(words).size(TEXT).bold());
                    }
                    BookSpan::Link(words, page) => {
                        link(ui, RichText::new(words).size(TEXT), *page, actions);
                    }
                }
            }
        });
        ui.add_space(if part.listed { 1.0 } else { 4.0 });
    }
}

/// Words that lead to another page.
pub(super) fn link(
    ui: &mut Ui,
    words: RichText,
    page: BookPage,
    actions: &mut PanelActions,
) -> Response {
    let high = ui.text_style_height(&bevy_egui::egui::TextStyle::Body) * 1.6;
    let words = words.color(theme::CRIMSON).underline();
    let response = ui.add(Label::new(words).sense(Sense::click()));
    let response = response.on_hover_cursor(CursorIcon::PointingHand);
    crate::panels::play::hud::focus_ring(ui.painter(), &response, 4.0);
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
    let action = PanelAction::OpenBook(Some(page));
    // The middle of words that run over the end of a line is beside them.
    if response.rect.height() < high {
        actions.offer(&response, action);
    } else if response.clicked() {
        actions.push(action);
    }
    response
}
