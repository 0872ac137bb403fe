//! The pictures on the pages of topics, each from a game that the rules have reckoned.

use super::BookReader;
use super::little_map::{MapPicture, little_map};
use crate::book::{BookFigure, ScoredCase, legal_places, turn_order_of};
use crate::log::{Names, values};
use crate::panels::paint::badge;
use crate::panels::paint::printed::{Printed, paint};
use crate::panels::paint::theme::{self, Type};
use crate::panels::play::lens;
use crate::print::icons::Icon;
use crate::rules::{Colour, Game, Power, RegionId, Seat, Setup};
use crate::text::Text;
use bevy_egui::egui::{
    Color32, Frame, Grid, Label, Rect, RichText, Sense, Stroke, StrokeKind, Ui, pos2, vec2,
};

pub(super) fn show(ui: &mut Ui, reader: BookReader, figure: BookFigure) {
    let caption = |ui: &mut Ui, told: String| {
        ui.add(Label::new(theme::faded(told).slanted()).wrap());
    };
    let id = format!("figure-{}", figure.name());
    match figure {
        BookFigure::Placing => {
            let king = RegionId::NewCastile;
            let setup = Setup::with_players(4);
            let name = Names::new(reader.text, &setup).region(king);
            caption(ui, reader.text.say(&id, &[("region", name)]));
            placing(ui, reader, king);
        }
        BookFigure::Order => {
            caption(ui, reader.say(&id));
            order(ui, reader);
        }
        BookFigure::PowerCards => {
            caption(ui, reader.say(&id));
            power_cards(ui);
            bids(ui, reader);
        }
        BookFigure::Pieces => {
            caption(ui, reader.say(&id));
            pieces(ui, reader);
        }
        BookFigure::RoundSteps => steps(ui, reader),
        _ => {
            caption(ui, reader.say(&id));
            scored(ui, reader, figure);
        }
    }
}

fn placing(ui: &mut Ui, reader: BookReader, king: RegionId) {
    let setup = Setup::with_players(4);
    let Some(game) = crate::book::arranged(&setup, &[], king, &[]) else {
        return;
    };
    let open = legal_places(king);
    let map = MapPicture {
        marked: &open,
        ..MapPicture::of(&setup, &game)
    };
    little_map(ui, reader.text, &map);
}

/// Of the game on the table, with its names and scoreboards, if there is one.
fn order(ui: &mut Ui, reader: BookReader) {
    let usual = Setup::with_players(4);
    let fresh = Game::new(&usual, 1).ok();
    let (setup, game) = match (reader.game, &fresh) {
        (Some(game), _) => game,
        (None, Some(fresh)) => (&usual, fresh),
        (None, None) => return,
    };
    let map = MapPicture {
        order: true,
        ..MapPicture::of(setup, game)
    };
    little_map(ui, reader.text, &map);
}

fn power_cards(ui: &mut Ui) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(5.0, 5.0);
        for power in (1..=13).filter_map(Power::new) {
            let (rect, _) = ui.allocate_exact_size(vec2(38.0, 58.0), Sense::hover());
            let painter = ui.painter();
            let line = Stroke::new(1.5, theme::SEPIA);
            painter.rect(rect, 4.0, theme::PAPER, line, StrokeKind::Inside);
            let at = rect.center_top() + vec2(0.0, 14.0);
            let middle = bevy_egui::egui::Align2::CENTER_CENTER;
            let value = power.value().to_string();
            painter.text(at, middle, value, theme::bold(19.0), theme::CRIMSON);
            let cubes = power.recruits();
            for nth in 0..cubes {
                let (row, column) = (nth / 3, nth % 3);
                let corner = vec2(f32::from(column) * 10.0, f32::from(row) * 10.0);
                let cube = Rect::from_min_size(rect.min + vec2(5.0, 29.0) + corner, vec2(8.0, 8.0));
                painter.rect(
                    cube,
                    1.5,
                    Color32::from_rgb(0x8B, 0x6A, 0x4A),
                    Stroke::new(1.0, theme::INK),
                    StrokeKind::Inside,
                );
            }
        }
    });
}

/// Some bids, and the order of turns that comes of them.
fn bids(ui: &mut Ui, reader: BookReader) {
    const BIDS: [u8; 4] = [5, 13, 1, 9];
    let setup = Setup::with_players(BIDS.len());
    let names = Names::new(reader.text, &setup);
    let told = names.row(BIDS.iter().map(ToString::to_string));
    let order = turn_order_of(&BIDS);
    let in_order = order.iter().map(|seat| BIDS[seat.index()].to_string());
    let args = [("bids", told), ("order", names.row(in_order))];
    ui.add(Label::new(reader.text.say("figure-bids", &args)).wrap());
    ui.horizontal_wrapped(|ui| {
        for seat in order {
            badge::of(ui, &setup, seat, 22.0);
            ui.label(RichText::new(BIDS[seat.index()].to_string()).bold());
            ui.add_space(8.0);
        }
    });
}

fn pieces(ui: &mut Ui, reader: BookReader) {
    let all = [
        (Icon::Caballero(Colour::Rust), "Caballero"),
        (Icon::Grande, "Grande"),
        (Icon::King, "King"),
        (Icon::Castillo, "Castillo"),
        (Icon::Court, "Court"),
        (Icon::Provinces, "Provinces"),
        (Icon::Disc, "Disc"),
        (Icon::Cards, "Cards"),
    ];
    let columns = if ui.available_width() > 480.0 { 4 } else { 2 };
    Grid::new("pieces").spacing(vec2(18.0, 8.0)).show(ui, |ui| {
        for row in all.chunks(columns) {
            for (icon, name) in row {
                ui.vertical(|ui| {
                    let (rect, _) = ui.allocate_exact_size(vec2(48.0, 48.0), Sense::hover());
                    paint(ui, rect, Printed::Icon(*icon), reader.text, Color32::WHITE);
                    ui.label(reader.say(&format!("figure-legend-{name}")));
                });
            }
            ui.end_row();
        }
    });
}

fn steps(ui: &mut Ui, reader: BookReader) {
    let steps = [
        (Icon::Cards, "figure-step-1"),
        (Icon::Cards, "figure-step-2"),
        (Icon::Crown, "figure-step-3"),
        (Icon::Court, "figure-step-4"),
        (Icon::BentArrow, "figure-step-5"),
    ];
    for (nth, (icon, id)) in steps.into_iter().enumerate() {
        ui.horizontal(|ui| {
            let number = RichText::new(format!("{}", nth + 1));
            ui.label(number.size(20.0).color(theme::CRIMSON).display());
            let (rect, _) = ui.allocate_exact_size(vec2(30.0, 30.0), Sense::hover());
            paint(ui, rect, Printed::Icon(icon), reader.text, Color32::WHITE);
            ui.add(Label::new(RichText::new(reader.say(id)).size(16.0)).wrap());
        });
    }
}

fn scored(ui: &mut Ui, reader: BookReader, figure: BookFigure) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(12.0, 12.0);
        for (nth, case) in figure.cases().iter().enumerate() {
            if let Some(game) = case.game() {
                ui.push_id(nth, |ui| account(ui, reader, case, &game, figure));
            }
        }
    });
}

/// One place: who has how many, who gets what, and why.
fn account(ui: &mut Ui, reader: BookReader, case: &ScoredCase, game: &Game, figure: BookFigure) {
    const WIDE: f32 = 236.0;
    let text = reader.text;
    let names = Names::new(text, &case.setup);
    let frame = Frame::new()
        .fill(theme::PAPER)
        .stroke(Stroke::new(1.5, theme::SEPIA))
        .corner_radius(6.0)
        .inner_margin(10.0);
    frame.show(ui, |ui| {
        ui.set_width(WIDE.min(ui.ctx().content_rect().width() - 80.0));
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 3.0;
            if figure == BookFigure::Few {
                let edition =
                    text.say(&format!("setup-edition-{}", case.setup.edition.name()), &[]);
                let args = [
                    ("edition", edition.into()),
                    ("count", case.setup.players.len().into()),
                ];
                ui.label(RichText::new(text.say("figure-case-players", &args)).bold());
            }
            let in_use = usize::from(game.rules().values_in_use);
            let name = case
                .place
                .region()
                .map_or_else(String::new, |region| names.on_board(region));
            let args = [
                ("place", name.into()),
                ("values", values(game.values(case.place), in_use)),
            ];
            ui.label(
                RichText::new(text.say("banner-pays", &args))
                    .color(theme::CRIMSON)
                    .bold(),
            );
            for payment in game.payments(case.place) {
                for seat in payment.group.iter().filter(|&seat| seat != Seat::NEUTRAL) {
                    let grande = game.grande(seat) == Some(case.place);
                    let count = game.caballeros(case.place, seat);
                    row(
                        ui,
                        text,
                        &case.setup,
                        seat,
                        (count, grande),
                        payment.total(),
                    );
                    let why = lens::why(text, payment).join(", ");
                    ui.add(Label::new(theme::faded(why).slanted()).wrap());
                }
            }
        });
    });
}

/// Cubes in a row, and the points at the end.
fn row(
    ui: &mut Ui,
    text: &Text,
    setup: &Setup,
    seat: Seat,
    (count, grande): (u8, bool),
    points: u8,
) {
    let colour = setup.colour_of(seat);
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 24.0), Sense::hover());
    let painter = ui.painter();
    let mut left = rect.left() + 11.0;
    if grande {
        badge::paint(painter, pos2(left, rect.center().y), 12.0, colour);
        left += 26.0;
    }
    for _ in 0..count {
        badge::paint(painter, pos2(left, rect.center().y + 2.0), 8.0, colour);
        left += 18.0;
    }
    let ink = if points > 0 {
        theme::CRIMSON
    } else {
        theme::FADED_INK
    };
    painter.text(
        rect.right_center(),
        bevy_egui::egui::Align2::RIGHT_CENTER,
        text.say("lens-points", &[("points", points.into())]),
        theme::bold(20.0),
        ink,
    );
}
