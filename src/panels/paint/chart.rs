//! How the game went: everybody's score over the rounds, and where the points came from.

use crate::log::Names;
use crate::panels::paint::badge;
use crate::panels::paint::theme::{self, FADED_INK, GOLD, INK, SMALLEST_TEXT};
use crate::panels::view::PanelView;
use crate::rules::{Colour, GameEvent, Place, Reason, RegionId, Seat};
use bevy_egui::egui::{
    Align2, FontFamily, FontId, Id, Label, Rangef, Rect, RichText, Sense, Stroke, StrokeKind, Ui,
    pos2, vec2,
};
use egui_plot::{
    AxisHints, GridInput, GridMark, HoverPosition, Line, Plot, PlotPoint, VLine,
    uniform_grid_spacer,
};
use std::ops::RangeInclusive;

const HEIGHT: f32 = 200.0;
/// Where lines are drawn across, the strongest first.
const POINTS: [f64; 3] = [100.0, 20.0, 10.0];

/// The score of a seat at the end of each round, beginning with 0.
pub(crate) fn course(events: &[GameEvent], seat: Seat) -> Vec<u16> {
    let mut course = vec![0];
    let mut score = 0;
    for event in events {
        match *event {
            GameEvent::Points {
                seat: whose, total, ..
            }
            | GameEvent::Tribute {
                seat: whose, total, ..
            } if whose == seat => score = total,
            GameEvent::RoundBegan { round } if round > 1 => course.push(score),
            GameEvent::GameEnded { .. } => course.push(score),
            _ => {}
        }
    }
    course
}

/// The rounds that were played, and which of them ended with a general scoring.
pub(crate) fn rounds(events: &[GameEvent]) -> Vec<(u8, bool)> {
    let mut rounds: Vec<(u8, bool)> = Vec::new();
    for event in events {
        match *event {
            GameEvent::RoundBegan { round } => rounds.push((round, false)),
            GameEvent::GeneralScoringBegan { .. } => {
                if let Some((_, scored)) = rounds.last_mut() {
                    *scored = true;
                }
            }
            _ => {}
        }
    }
    rounds
}

/// A picture that is looked at, not worked with: it neither zooms nor moves.
fn plot<'a>(name: &'a str, points: &str) -> Plot<'a> {
    let axis = axis(AxisHints::new_y(), points, whole);
    Plot::new(Id::new(name))
        .height(HEIGHT)
        .allow_drag(false)
        .allow_zoom(false)
        .allow_scroll(false)
        .allow_boxed_zoom(false)
        .allow_double_click_reset(false)
        .show_background(false)
        .include_y(0.0)
        .grid_color(FADED_INK)
        .y_grid_spacer(uniform_grid_spacer(|_| POINTS))
        .custom_y_axes(vec![axis])
}

/// Numbers and names that can be read, however close they stand.
fn axis<'a>(
    hints: AxisHints<'a>,
    name: &str,
    label: impl Fn(GridMark, &RangeInclusive<f64>) -> String + 'a,
) -> AxisHints<'a> {
    hints
        .label(RichText::new(name).size(SMALLEST_TEXT).color(INK))
        .label_spacing(Rangef::new(12.0, 18.0))
        .tick_label_font(small())
        .tick_label_color(INK)
        .formatter(label)
}

fn small() -> FontId {
    FontId::new(SMALLEST_TEXT, FontFamily::Proportional)
}

fn whole(mark: GridMark, _: &RangeInclusive<f64>) -> String {
    format!("{:.0}", mark.value)
}

fn colour_of(view: &PanelView, seat: Seat) -> Colour {
    badge::player(view.setup, seat).map_or(Colour::Ivory, |player| player.colour)
}

/// A mark for each whole number.
fn whole_steps(input: GridInput) -> Vec<GridMark> {
    let (first, last) = input.bounds;
    let mut marks = Vec::new();
    // Nought is never below nought.
    let mut value = first.ceil() + 0.0;
    while value <= last && marks.len() < 32 {
        let step_size = 1.0;
        marks.push(GridMark { value, step_size });
        value += 1.0;
    }
    marks
}

/// Everybody's line, with a badge at its end.
pub(crate) fn scores(ui: &mut Ui, view: &PanelView) {
    let seats: Vec<(Seat, Colour, Vec<[f64; 2]>)> = view
        .game
        .seats()
        .map(|seat| {
            let course = course(&view.events(), seat);
            let points = (0_u8..).zip(course);
            let points = points.map(|(round, score)| [f64::from(round), f64::from(score)]);
            (seat, colour_of(view, seat), points.collect())
        })
        .collect();
    let rounds = rounds(&view.events());
    // The first point is what everybody began with.
    let called = |at: f64| {
        let mut played = (1_u8..).zip(&rounds);
        let found = played.find(|(nth, _)| (f64::from(*nth) - at).abs() < 0.1);
        found.map_or_else(String::new, |(_, (round, _))| round.to_string())
    };
    let across = axis(
        AxisHints::new_x(),
        &view.word("chart-rounds"),
        |mark, _: &RangeInclusive<f64>| called(mark.value),
    );
    let shown = plot("course", &view.word("chart-points"))
        .x_grid_spacer(whole_steps)
        .custom_x_axes(vec![across])
        .label_formatter(|at| {
            let HoverPosition::NearDataPoint {
                plot_name,
                position,
                ..
            } = at
            else {
                return None;
            };
            let args = [
                ("seat", (*plot_name).into()),
                ("round", called(position.x).into()),
                ("points", format!("{:.0}", position.y).into()),
            ];
            Some(view.say("chart-score", &args))
        })
        .show(ui, |plot| {
            for (nth, _) in (1_u8..).zip(&rounds).filter(|(_, (_, scored))| *scored) {
                let line = VLine::new("", f64::from(nth)).color(GOLD).width(2.0);
                plot.vline(line.allow_hover(false));
            }
            for (seat, colour, points) in &seats {
                let name = badge::name(view.setup, *seat);
                let under = Line::new(name, points.clone()).color(INK).width(4.5);
                plot.line(under.allow_hover(false));
                let line = Line::new(name, points.clone());
                plot.line(line.color(badge::colour32(*colour)).width(3.0));
            }
        });
    for (_, colour, points) in &seats {
        if let Some(&[x, y]) = points.last() {
            let end = shown.transform.position_from_point(&PlotPoint::new(x, y));
            badge::paint(ui.painter(), end, 10.0, *colour);
        }
    }
    legend(ui, view);
    if rounds.iter().any(|(_, scored)| *scored) {
        let told = theme::faded(view.word("chart-star")).size(SMALLEST_TEXT);
        ui.add(Label::new(theme::Type::slanted(told)).wrap());
    }
}

/// Whose colour and shape is whose.
fn legend(ui: &mut Ui, view: &PanelView) {
    ui.horizontal_wrapped(|ui| {
        for seat in view.game.seats() {
            badge::of(ui, view.setup, seat, 18.0);
            ui.label(RichText::new(badge::name(view.setup, seat)).size(SMALLEST_TEXT));
            ui.add_space(6.0);
        }
    });
}

/// Where points come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PointSource {
    Castillo,
    Region(RegionId),
    King,
    Home,
    /// Special scorings.
    Cards,
}

impl PointSource {
    fn all() -> impl Iterator<Item = Self> {
        let regions = RegionId::ALL.into_iter().map(Self::Region);
        let bonuses = [Self::King, Self::Home, Self::Cards];
        [Self::Castillo].into_iter().chain(regions).chain(bonuses)
    }

    fn of(place: Place, reason: Reason, card: bool) -> Self {
        match (card, reason) {
            (true, _) => Self::Cards,
            (false, Reason::KingBonus) => Self::King,
            (false, Reason::HomeBonus) => Self::Home,
            (false, _) => place.region().map_or(Self::Castillo, Self::Region),
        }
    }

    fn name(self, view: &PanelView) -> String {
        let id = match self {
            Self::Region(region) => {
                return Names::new(view.text, view.setup).on_board(region);
            }
            Self::Castillo => "source-Castillo",
            Self::King => "source-King",
            Self::Home => "source-Home",
            Self::Cards => "source-Cards",
        };
        view.word(id)
    }
}

/// What a seat got from each source.
pub(crate) fn gained(events: &[GameEvent], seat: Seat) -> Vec<(PointSource, u16)> {
    let mut gained: Vec<(PointSource, u16)> =
        PointSource::all().map(|source| (source, 0)).collect();
    let mut card = false;
    let mut add = |wanted: PointSource, points: u8| {
        let found = gained.iter_mut().find(|(source, _)| *source == wanted);
        if let Some((_, sum)) = found {
            *sum += u16::from(points);
        }
    };
    for event in events {
        match *event {
            GameEvent::ActionBegan { .. } => card = true,
            GameEvent::ActionEnded { .. } => card = false,
            // Modifiers pay as cards do.
            GameEvent::Tribute {
                seat: whose,
                points,
                ..
            } if whose == seat => add(PointSource::Cards, points),
            GameEvent::Points {
                seat: whose,
                place,
                points,
                reason,
                ..
            } if whose == seat => {
                add(PointSource::of(place, reason, card), points);
            }
            _ => {}
        }
    }
    gained
}

/// A table: a row for each source, a column for everybody, bars as long as the points are many.
pub(crate) fn sources(ui: &mut Ui, view: &PanelView) {
    const ROW: f32 = 20.0;
    let seats: Vec<Seat> = view.game.seats().collect();
    let events = view.events();
    let gains: Vec<Vec<(PointSource, u16)>> =
        seats.iter().map(|&seat| gained(&events, seat)).collect();
    let most = gains.iter().flatten().map(|(_, points)| *points).max();
    let most = f32::from(most.unwrap_or(0).max(1));
    let sources: Vec<PointSource> = PointSource::all().collect();
    let wide = ui.available_width();
    let names = (wide * 0.3).clamp(90.0, 150.0);
    let column = (wide - names) / f32::from(seats.len().max(1) as u8);
    let rows = f32::from(sources.len() as u8) + 1.0;
    let (table, _) = ui.allocate_exact_size(vec2(wide, rows * ROW), Sense::hover());
    let painter = ui.painter_at(table);
    let cell = |row: u8, nth: u8| {
        let left = table.left() + names + column * f32::from(nth);
        let top = table.top() + ROW * f32::from(row);
        Rect::from_min_size(pos2(left, top), vec2(column, ROW))
    };
    let write = |at, anchor: Align2, told: String| painter.text(at, anchor, told, small(), INK);
    let corner = pos2(table.left(), table.top() + ROW / 2.0);
    write(corner, Align2::LEFT_CENTER, view.word("chart-from"));
    for (nth, &seat) in (0_u8..).zip(&seats) {
        let at = pos2(cell(0, nth).left() + 10.0, cell(0, nth).center().y);
        badge::paint(&painter, at, 9.0, colour_of(view, seat));
    }
    for (row, source) in (1_u8..).zip(&sources) {
        let at = pos2(table.left(), cell(row, 0).center().y);
        write(at, Align2::LEFT_CENTER, source.name(view));
        let line = Stroke::new(1.0, GOLD.gamma_multiply(0.35));
        painter.hline(table.x_range(), cell(row, 0).top(), line);
        for (nth, (&seat, gains)) in (0_u8..).zip(seats.iter().zip(&gains)) {
            let points = gains[usize::from(row - 1)].1;
            if points == 0 {
                continue;
            }
            let cell = cell(row, nth);
            let longest = (column - 34.0).max(2.0);
            let long = (f32::from(points) / most * longest).max(2.0);
            let bar = Rect::from_min_size(cell.min + vec2(2.0, 4.0), vec2(long, ROW - 8.0));
            let fill = badge::colour32(colour_of(view, seat));
            let line = Stroke::new(1.0, INK);
            painter.rect(bar, 2.0, fill, line, StrokeKind::Inside);
            let at = pos2(bar.right() + 4.0, cell.center().y);
            write(at, Align2::LEFT_CENTER, points.to_string());
        }
    }
}
