//! The rule book, open over everything else: contents at the left, a page at the right; in a narrow
//! window one at a time.

mod cards;
mod contents;
mod figures;
mod little_map;
mod page;
#[cfg(test)]
mod tests;
mod words;

use crate::book::BookPage;
use crate::panels::paint::theme::{self, Tip};
use crate::panels::screens::{plates, sheets, signs::Sign};
use crate::panels::view::{PanelAction, PanelActions};
use crate::rules::{Game, Setup};
use crate::text::Text;
use bevy_egui::egui::{
    Align, Color32, Context, FontId, Frame, Id, InputState, Key, Layout, Modal, Modifiers, Rect,
    ScrollArea, Sense, Ui, UiBuilder, pos2, vec2,
};

const WIDTH: f32 = 1060.0;
const CONTENTS: f32 = 268.0;
const AROUND: f32 = 12.0;
/// Contents and page beside each other, where both have room.
const BESIDE: f32 = 760.0;
/// A line or two, for those who scroll with the keyboard.
const STEP: f32 = 60.0;

/// The book, as somebody has opened it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct OpenBook {
    /// None: the contents.
    pub(crate) page: Option<BookPage>,
    /// The pages before.
    trail: Vec<Option<BookPage>>,
    /// What is looked for.
    pub(crate) words: String,
    /// From the menu one comes back to it.
    pub(crate) from_menu: bool,
}

impl OpenBook {
    pub(crate) fn at(page: Option<BookPage>, from_menu: bool) -> Self {
        Self {
            page,
            from_menu,
            ..Self::default()
        }
    }

    pub(crate) fn turn_to(&mut self, page: Option<BookPage>) {
        if self.page != page {
            self.trail.push(self.page);
            self.page = page;
        }
        self.words.clear();
    }

    pub(crate) fn turn_back(&mut self) {
        if let Some(page) = self.trail.pop() {
            self.page = page;
        }
    }
}

/// What the book is read beside.
#[derive(Clone, Copy)]
pub(crate) struct BookReader<'a> {
    pub(crate) text: &'a Text,
    /// The game on the table, if there is one.
    pub(crate) game: Option<(&'a Setup, &'a Game)>,
}

impl BookReader<'_> {
    fn say(&self, id: &str) -> String {
        self.text.say(id, &[])
    }
}

pub(crate) fn show(
    ctx: &Context,
    reader: BookReader,
    book: &mut OpenBook,
    actions: &mut PanelActions,
) {
    let modal = Modal::new(Id::new("book"))
        .backdrop_color(Color32::from_black_alpha(150))
        .frame(Frame::NONE);
    let shown = modal.show(ctx, |ui| whole(ui, reader, book, actions));
    if shown.backdrop_response.clicked() {
        actions.push(PanelAction::CloseBook);
    }
}

fn whole(ui: &mut Ui, reader: BookReader, book: &mut OpenBook, actions: &mut PanelActions) {
    let room = ui.ctx().content_rect();
    let size = vec2(
        WIDTH.min(room.width() - AROUND * 2.0),
        room.height() - AROUND * 2.0,
    );
    let (place, _) = ui.allocate_exact_size(size, Sense::hover());
    sheets::paper(ui, place);
    let low = room.height() < 460.0;
    let margin = if low { 12.0 } else { 20.0 };
    let inner = place.shrink(margin);
    if size.x < BESIDE {
        alone(ui, inner, reader, book, actions);
        return;
    }
    let left = inner.with_max_x(inner.left() + CONTENTS);
    let right = inner.with_min_x(left.right() + margin);
    let line = bevy_egui::egui::Stroke::new(1.0, theme::GOLD.gamma_multiply(0.6));
    let between = f32::midpoint(left.right(), right.left());
    ui.painter().vline(between, inner.y_range(), line);
    part(ui, "contents", left, |ui| {
        let title = theme::Type::display(
            bevy_egui::egui::RichText::new(reader.say("book-title"))
                .size(26.0)
                .color(theme::CRIMSON),
        );
        ui.label(title);
        contents::search(ui, reader, book);
        scrolled(ui, "contents", |ui| {
            contents::show(ui, reader, book, actions);
        });
    });
    // Who opens the contents alone sees the first page beside them.
    let page = book.page.unwrap_or(contents::FIRST);
    part(ui, "page", right, |ui| {
        head(ui, reader, book, Some(page), false, actions);
        scrolled(ui, &page.key(), |ui| page::show(ui, reader, page, actions));
    });
}

/// In a narrow window: contents, or a page.
fn alone(
    ui: &mut Ui,
    inner: Rect,
    reader: BookReader,
    book: &mut OpenBook,
    actions: &mut PanelActions,
) {
    part(ui, "alone", inner, |ui| {
        head(ui, reader, book, book.page, true, actions);
        if let Some(page) = book.page {
            scrolled(ui, &page.key(), |ui| page::show(ui, reader, page, actions));
        } else {
            contents::search(ui, reader, book);
            scrolled(ui, "contents", |ui| {
                contents::show(ui, reader, book, actions);
            });
        }
    });
}

fn part(ui: &mut Ui, name: &str, within: Rect, add: impl FnOnce(&mut Ui)) {
    let builder = UiBuilder::new()
        .id_salt(name)
        .max_rect(within)
        .layout(Layout::top_down(Align::Min));
    let mut child = ui.new_child(builder);
    child.set_clip_rect(within.expand(6.0));
    add(&mut child);
}

/// The page's name, and the ways out of it.
fn head(
    ui: &mut Ui,
    reader: BookReader,
    book: &OpenBook,
    page: Option<BookPage>,
    with_contents: bool,
    actions: &mut PanelActions,
) {
    let low = ui.ctx().content_rect().height() < 460.0;
    let size = if low { 28.0 } else { 34.0 };
    let whole = ui.available_rect_before_wrap();
    let row = Rect::from_min_size(whole.min, vec2(whole.width(), size));
    ui.allocate_rect(row, Sense::hover());
    let buttons = UiBuilder::new()
        .max_rect(row)
        .layout(Layout::right_to_left(Align::Center));
    let mut ui_buttons = ui.new_child(buttons);
    let close = plates::round(
        &mut ui_buttons,
        Sign::Cross,
        size,
        &reader.say("book-close"),
    );
    let close = close.tip(|| reader.say("book-close-tip"));
    actions.offer(&close, PanelAction::CloseBook);
    if with_contents && page.is_some() {
        let all = reader.say("book-contents");
        let all = plates::round(&mut ui_buttons, Sign::Board, size, &all);
        let all = all.tip(|| reader.say("book-contents-tip"));
        actions.offer(&all, PanelAction::OpenBook(None));
    }
    if !book.trail.is_empty() {
        let back = plates::round(&mut ui_buttons, Sign::Back, size, &reader.say("book-back"));
        let back = back.tip(|| reader.say("book-back-tip"));
        actions.offer(&back, PanelAction::TurnBack);
    }
    let width = ui_buttons.min_rect().left() - row.left() - 12.0;
    let told = page.map_or_else(|| reader.say("book-title"), |page| page.title(reader.text));
    let font = FontId::new(if low { 20.0 } else { 28.0 }, theme::display());
    let line = plates::line(ui, &told, font, theme::CRIMSON, width);
    let at = pos2(row.left(), row.center().y - line.size().y / 2.0);
    ui.painter().galley(at, line, theme::CRIMSON);
    ui.add_space(2.0);
}

/// What is longer than the window is scrolled, by wheel, bar or keys.
fn scrolled(ui: &mut Ui, name: &str, add: impl FnOnce(&mut Ui)) {
    let page = ui.available_height();
    let by_keys = |input: &mut InputState| -> f32 {
        let mut down = |key, by: f32| {
            if input.consume_key(Modifiers::NONE, key) {
                by
            } else {
                0.0
            }
        };
        down(Key::PageDown, page * 0.9)
            + down(Key::PageUp, -page * 0.9)
            + down(Key::ArrowDown, STEP)
            + down(Key::ArrowUp, -STEP)
    };
    // Beside a page it is the page that goes by; contents have a wheel.
    let moved = if name == "contents" || ui.ctx().text_edit_focused() {
        0.0
    } else {
        ui.input_mut(by_keys)
    };
    let bar = &mut ui.spacing_mut().scroll;
    bar.dormant_background_opacity = 0.3;
    bar.dormant_handle_opacity = 0.8;
    ScrollArea::vertical()
        .id_salt(("book", name))
        .auto_shrink([false, false])
        .show(ui, |ui| {
            ui.set_width((ui.available_width() - 10.0).max(1.0));
            if moved != 0.0 {
                ui.scroll_with_delta(vec2(0.0, -moved));
            }
            add(ui);
            ui.add_space(10.0);
        });
}
