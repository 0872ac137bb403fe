//! How the game went: everybody's score over the rounds, and where the points came from.

use super::badge;
use super::theme::{self, FADED_INK, INK, Type};
use super::view::View;
use crate::rules::{GameEvent, Place, Reason, Seat};
use bevy_egui::egui::{Align2, Grid, Pos2, RichText, Sense, Shape, Stroke, Ui, pos2, vec2};

const HEIGHT: f32 = 190.0;

/// The score of a seat at the end of each round, beginning with 0.
pub(super) fn course(events: &[GameEvent], seat: Seat) -> Vec<u16> {
    let mut course = vec![0];
    let mut score = 0;
    for event in events {
        match *event {
            GameEvent::Points {
                seat: whose, total, ..
            } if whose == seat => score = total,
            GameEvent::RoundBegan { round } if round > 1 => course.push(score),
            GameEvent::GameEnded { .. } => course.push(score),
            _ => {}
        }
    }
    course
}

/// Everybody's line, drawn into what width there is.
pub(super) fn scores(ui: &mut Ui, view: &View) {
    let size = vec2(ui.available_width(), HEIGHT);
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    let field = rect.shrink2(vec2(34.0, 14.0));
    let courses: Vec<(Seat, Vec<u16>)> = view
        .game
        .seats()
        .map(|seat| (seat, course(view.events, seat)))
        .collect();
    let highest = courses.iter().flat_map(|(_, course)| course).max();
    let highest = f32::from(highest.copied().unwrap_or(0).max(10));
    let rounds = courses.iter().map(|(_, course)| course.len()).max();
    let steps = f32::from(rounds.unwrap_or(1).saturating_sub(1).max(1) as u8);
    let at = |nth: usize, score: u16| -> Pos2 {
        let across = f32::from(nth as u8) / steps;
        let up = f32::from(score) / highest;
        pos2(
            field.left() + field.width() * across,
            field.bottom() - field.height() * up,
        )
    };
    let painter = ui.painter();
    let axis = Stroke::new(1.0, FADED_INK);
    painter.line_segment([field.left_bottom(), field.right_bottom()], axis);
    painter.line_segment([field.left_bottom(), field.left_top()], axis);
    let font = theme::bold(16.0);
    for (corner, align, text) in [
        (
            field.left_top(),
            Align2::RIGHT_CENTER,
            format!("{highest:.0} "),
        ),
        (field.left_bottom(), Align2::RIGHT_CENTER, "0 ".to_owned()),
    ] {
        painter.text(corner, align, text, font.clone(), FADED_INK);
    }
    for (seat, course) in courses {
        let colour = badge::player(view.setup, seat).map(|player| player.colour);
        let Some(colour) = colour else { continue };
        let points: Vec<Pos2> = (0..).zip(&course).map(|(n, &s)| at(n, s)).collect();
        painter.add(Shape::line(points.clone(), Stroke::new(4.5, INK)));
        painter.add(Shape::line(
            points.clone(),
            Stroke::new(3.0, badge::colour32(colour)),
        ));
        if let Some(&end) = points.last() {
            badge::paint(painter, end, 10.0, colour);
        }
    }
}

/// Where points come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Source {
    Castillo,
    Regions,
    King,
    Home,
}

impl Source {
    const ALL: [Self; 4] = [Self::Castillo, Self::Regions, Self::King, Self::Home];

    const fn of(place: Place, reason: Reason) -> Self {
        match (reason, place) {
            (Reason::KingBonus, _) => Self::King,
            (Reason::HomeBonus, _) => Self::Home,
            (_, Place::Castillo) => Self::Castillo,
            _ => Self::Regions,
        }
    }
}

pub(super) fn sources(ui: &mut Ui, view: &View) {
    let sum = |seat: Seat, wanted: Source| -> u16 {
        let points = view.events.iter().map(|event| match *event {
            GameEvent::Points {
                seat: whose,
                place,
                points,
                reason,
                ..
            } if whose == seat && Source::of(place, reason) == wanted => u16::from(points),
            _ => 0,
        });
        points.sum()
    };
    Grid::new("sources")
        .striped(true)
        .spacing(vec2(26.0, 4.0))
        .show(ui, |ui| {
            ui.label("");
            for source in Source::ALL {
                ui.label(RichText::new(view.word(&format!("source-{source:?}"))).bold());
            }
            ui.end_row();
            for seat in view.game.seats() {
                ui.horizontal(|ui| {
                    badge::of(ui, view.setup, seat, 22.0);
                    ui.label(badge::name(view.setup, seat));
                });
                for source in Source::ALL {
                    ui.label(sum(seat, source).to_string());
                }
                ui.end_row();
            }
        });
}
