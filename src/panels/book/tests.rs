//! Every page in windows of any size: it can be left, links can be pressed, letters can be read.

use super::{BookReader, OpenBook, show};
use crate::book::BookPage;
use crate::panels::paint::theme;
use crate::panels::view::{PanelAction, PanelActions};
use crate::rules::{Game, Setup};
use crate::text::Text;
use bevy_egui::egui::{self, Rect, Shape, Vec2, vec2};

/// The usual, the smallest window, and text twice as large in both.
const ROOMS: [Vec2; 4] = [
    vec2(1280.0, 720.0),
    vec2(800.0, 500.0),
    vec2(640.0, 360.0),
    vec2(400.0, 250.0),
];

struct Reading {
    offered: Vec<(PanelAction, Rect)>,
    told: Vec<String>,
    smallest: f32,
}

fn look(shape: &Shape, reading: &mut Reading) {
    match shape {
        Shape::Text(text) => {
            reading.told.push(text.galley.text().to_owned());
            for section in &text.galley.job.sections {
                reading.smallest = reading.smallest.min(section.format.font_id.size);
            }
        }
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| look(shape, reading)),
        _ => {}
    }
}

fn read(ctx: &egui::Context, room: Vec2, reader: BookReader, book: &mut OpenBook) -> Reading {
    let mut reading = Reading {
        offered: Vec::new(),
        told: Vec::new(),
        smallest: f32::INFINITY,
    };
    for _ in 0..3 {
        let input = egui::RawInput {
            screen_rect: Some(Rect::from_min_size(egui::Pos2::ZERO, room)),
            ..Default::default()
        };
        let mut actions = PanelActions::default();
        let output = ctx.run_ui(input, |ui| {
            actions.offered.clear();
            show(ui.ctx(), reader, book, &mut actions);
        });
        reading.told.clear();
        for clipped in &output.shapes {
            look(&clipped.shape, &mut reading);
        }
        output.drop_without_applying_deltas();
        reading.offered = actions.offered;
    }
    reading
}

#[test]
fn every_page_can_be_read_and_left_in_any_window() {
    let text = Text::english();
    let setup = Setup::with_players(3);
    let game = Game::new(&setup, 1).expect("set up");
    for room in ROOMS {
        let ctx = egui::Context::default();
        theme::apply(&ctx);
        for page in BookPage::all().map(Some).chain([None]) {
            let reader = BookReader {
                text: &text,
                game: Some((&setup, &game)),
            };
            let mut book = OpenBook::at(page, false);
            let reading = read(&ctx, room, reader, &mut book);
            let close = reading
                .offered
                .iter()
                .find(|(action, _)| *action == PanelAction::CloseBook);
            let whole = Rect::from_min_size(egui::Pos2::ZERO, room);
            let close = close.map(|(_, rect)| whole.contains_rect(*rect));
            assert_eq!(close, Some(true), "{room}: {page:?}");
            assert!(reading.smallest >= theme::SMALLEST_TEXT, "{room}: {page:?}");
            let broken = reading.told.iter().find(|told| told.contains('⟨'));
            assert_eq!(broken, None, "{page:?}");
            let title = page.map_or_else(|| text.say("book-title", &[]), |page| page.title(&text));
            let told = |told: &String| title.starts_with(told.trim_end_matches('…'));
            assert!(reading.told.iter().any(told), "{room}: {title}");
        }
    }
}

#[test]
fn what_is_looked_for_is_listed_and_pages_are_turned_back() {
    let text = Text::english();
    let reader = BookReader {
        text: &text,
        game: None,
    };
    let ctx = egui::Context::default();
    theme::apply(&ctx);
    let mut book = OpenBook {
        words: "castillo".to_owned(),
        ..OpenBook::default()
    };
    let reading = read(&ctx, ROOMS[0], reader, &mut book);
    let castillo = BookPage::of_key("castillo");
    let leads = PanelAction::OpenBook(castillo);
    assert!(reading.offered.iter().any(|(action, _)| *action == leads));
    book.turn_to(castillo);
    assert_eq!(book.page, castillo);
    assert_eq!(book.words, "");
    book.turn_back();
    assert_eq!(book.page, None);
}
