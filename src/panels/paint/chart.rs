//! How the game went: everybody's score over the rounds, and where the points came from.

use crate::log::Names;
use crate::panels::paint::badge;
use crate::panels::paint::theme::{FADED_INK, INK};
use crate::panels::view::PanelView;
use crate::rules::{Colour, GameEvent, Place, Reason, RegionId, Seat};
use bevy_egui::egui::{Id, Rangef, Stroke, Ui};
use egui_plot::{
    AxisHints, Bar, BarChart, GridInput, GridMark, HoverPosition, Line, Plot, PlotPoint,
    uniform_grid_spacer,
};
use std::ops::RangeInclusive;

const HEIGHT: f32 = 190.0;
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

/// A picture that is looked at, not worked with: it neither zooms nor moves.
fn plot(name: &str) -> Plot<'_> {
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
        .custom_y_axes(vec![axis(AxisHints::new_y(), whole)])
}

/// Numbers and names that can be read, however close they stand.
fn axis<'a>(
    hints: AxisHints<'a>,
    label: impl Fn(GridMark, &RangeInclusive<f64>) -> String + 'a,
) -> AxisHints<'a> {
    hints
        .label_spacing(Rangef::new(12.0, 18.0))
        .tick_label_color(INK)
        .formatter(label)
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
    let shown = plot("course")
        .x_grid_spacer(whole_steps)
        .custom_x_axes(vec![axis(AxisHints::new_x(), whole)])
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
                ("round", format!("{:.0}", position.x).into()),
                ("points", format!("{:.0}", position.y).into()),
            ];
            Some(view.say("chart-score", &args))
        })
        .show(ui, |plot| {
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

/// Letters of a name that fit under its bars.
const SHORT: usize = 4;

/// For each source a bar for everybody; the whole name stands beside the pointer.
pub(crate) fn sources(ui: &mut Ui, view: &PanelView) {
    let names: Vec<String> = PointSource::all().map(|source| source.name(view)).collect();
    let seats = f64::from(view.game.players() as u8);
    let wide = 0.84 / seats;
    let charts: Vec<BarChart> = (0_u8..)
        .zip(view.game.seats())
        .map(|(nth, seat)| {
            let aside = (f64::from(nth) - (seats - 1.0) / 2.0) * wide;
            let bars = (0_u8..).zip(gained(&view.events(), seat)).zip(&names);
            let bars = bars.map(|((at, (_, points)), name)| {
                let args = [
                    ("seat", badge::name(view.setup, seat).into()),
                    ("source", name.as_str().into()),
                    ("points", points.into()),
                ];
                Bar::new(f64::from(at) + aside, f64::from(points))
                    .width(wide * 0.9)
                    .fill(badge::colour32(colour_of(view, seat)))
                    .stroke(Stroke::new(1.0, INK))
                    .name(view.say("chart-source", &args))
            });
            BarChart::new(badge::name(view.setup, seat), bars.collect())
                .element_formatter(Box::new(|bar, _| bar.name.clone()))
        })
        .collect();
    plot("sources")
        .x_grid_spacer(whole_steps)
        .custom_x_axes(vec![axis(AxisHints::new_x(), move |mark, _| {
            let name = (0_u8..).zip(&names).find(|(at, _)| {
                let away: f64 = f64::from(*at) - mark.value;
                away.abs() < 0.1
            });
            name.map_or_else(String::new, |(_, name)| name.chars().take(SHORT).collect())
        })])
        .show(ui, |plot| {
            for chart in charts {
                plot.bar_chart(chart);
            }
        });
}
