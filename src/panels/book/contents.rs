//! All pages by chapter, or those that hold the words looked for.

use super::{BookReader, OpenBook};
use crate::book::{BookChapter, BookPage, BookTopic, find};
use crate::lesson::Lesson;
use crate::panels::paint::theme::{self, Type};
use crate::panels::play::hud::focus_ring;
use crate::panels::view::{PanelAction, PanelActions};
use crate::session::Command;
use bevy_egui::egui::{Label, Response, RichText, Sense, TextEdit, Ui, vec2};

/// What is read first.
pub(super) const FIRST: BookPage = BookPage::Topic(BookTopic::Aim);

/// So many pages of those found are listed.
const MOST: usize = 40;

pub(super) fn search(ui: &mut Ui, reader: BookReader, book: &mut OpenBook) {
    let field = TextEdit::singleline(&mut book.words)
        .id_salt("book find")
        .hint_text(reader.say("book-find"))
        .desired_width((ui.available_width() - 16.0).max(60.0));
    ui.add(field);
    ui.add_space(2.0);
}

pub(super) fn show(ui: &mut Ui, reader: BookReader, book: &OpenBook, actions: &mut PanelActions) {
    ui.spacing_mut().item_spacing.y = 2.0;
    ui.spacing_mut().interact_size.y = 18.0;
    let wanted = book.words.trim();
    if !wanted.is_empty() {
        let found = find(reader.text, wanted);
        if found.is_empty() {
            let told = ("words", wanted.into());
            ui.label(theme::faded(reader.text.say("book-nothing", &[told])).slanted());
        } else {
            let told = ("count", found.len().into());
            ui.label(theme::faded(reader.text.say("book-found", &[told])).slanted());
        }
        for page in found.into_iter().take(MOST) {
            entry(ui, reader, book, page, actions);
        }
        return;
    }
    for chapter in BookChapter::ALL {
        heading(ui, reader, chapter.name());
        for topic in chapter.topics() {
            entry(ui, reader, book, BookPage::Topic(topic), actions);
        }
    }
    heading(ui, reader, "Reference");
    for page in [BookPage::Cards, BookPage::Rulings] {
        entry(ui, reader, book, page, actions);
    }
    // In the middle of a game nobody wants another.
    if reader.game.is_none() {
        chapters(ui, reader, actions);
    }
}

/// The lesson's chapters, to be taken singly.
fn chapters(ui: &mut Ui, reader: BookReader, actions: &mut PanelActions) {
    heading(ui, reader, "Lesson");
    for (nth, chapter) in Lesson::first_game().chapters.iter().enumerate() {
        let title = reader.say(&format!("lesson-title-{}", chapter.id));
        let args = [("chapter", (nth + 1).into()), ("title", title.into())];
        let told = RichText::new(reader.text.say("lesson-progress", &args)).size(16.0);
        let row = ui.horizontal(|ui| {
            ui.add_space(8.0);
            ui.add(Label::new(told).truncate().sense(Sense::click()))
        });
        lit(ui, &row.inner, false);
        actions.offer(&row.inner, PanelAction::Ask(Command::Teach(nth)));
    }
}

/// Where one is, where the pointer is, and where the keyboard is.
fn lit(ui: &Ui, response: &Response, here: bool) {
    if here || response.hovered() {
        let strip = response.rect.expand2(vec2(5.0, 0.0));
        let fill = theme::GOLD.gamma_multiply(if here { 0.35 } else { 0.2 });
        ui.painter().rect_filled(strip, 4.0, fill);
    }
    focus_ring(ui.painter(), response, 4.0);
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
}

fn heading(ui: &mut Ui, reader: BookReader, chapter: &str) {
    ui.add_space(6.0);
    let told = reader.say(&format!("book-chapter-{chapter}"));
    ui.label(
        RichText::new(told)
            .size(16.0)
            .color(theme::CRIMSON)
            .display(),
    );
}

fn entry(
    ui: &mut Ui,
    reader: BookReader,
    book: &OpenBook,
    page: BookPage,
    actions: &mut PanelActions,
) {
    let told = page.title(reader.text);
    let here = book.page == Some(page);
    let in_play = match (page, reader.game) {
        (BookPage::Topic(topic), Some((setup, _))) => topic.in_play(setup),
        _ => true,
    };
    let mut told = RichText::new(told).size(16.0);
    if here {
        told = told.bold();
    }
    if !in_play {
        told = told.color(theme::FADED_INK).slanted();
    }
    let label = Label::new(told).truncate().sense(Sense::click());
    let row = ui.horizontal(|ui| {
        ui.add_space(8.0);
        ui.add(label)
    });
    let response = row.inner;
    lit(ui, &response, here);
    actions.offer(&response, PanelAction::OpenBook(Some(page)));
}
