//! While a general scoring counts, markers wait where they stood. When all is told they run for their
//! points together and at one pace: whoever looks up sees who overtakes whom.

use crate::board::{SCORE_CELLS, score_cell};
use crate::common::Settings;
use crate::stage::motion::choreography::Manner;
use crate::stage::motion::flights::InFlight;
use crate::stage::motion::scene::{Act, Scene};
use crate::stage::motion::staging::Paraded;
use crate::stage::on_board;
use crate::table::{ScoreMarker, Show, Shown, Spot};
use bevy::prelude::*;

/// A marker that waits for the race, or runs it.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Runner {
    /// Points at the start.
    pub(crate) start: u16,
}

/// Seconds that the longest way takes, at most, and one cell, at most.
const RUNS: f32 = 4.5;
const CELL: f32 = 0.3;
/// Before the start everybody sees where they stand.
const READY: f32 = 0.9;
/// Where nobody wants to see the race they are there quickly.
const HURRIES: f32 = 0.4;
/// Seconds until the last has arrived and all has been read.
pub(crate) const RACE: f32 = READY + RUNS + 2.4;

const fn cell_of(score: u16) -> u8 {
    (score % SCORE_CELLS as u16) as u8
}

/// Where a score is on the board.
pub(crate) fn on_track(score: u16) -> Vec3 {
    on_board(score_cell(cell_of(score)).centre, 0.0)
}

/// Both ends of a way, and the corners of the track between them.
pub(crate) fn turns(from: u16, to: u16) -> impl Iterator<Item = u16> {
    let corner = |score: &u16| matches!(cell_of(*score), 0 | 20 | 50 | 70);
    [from, to].into_iter().chain((from..to).filter(corner))
}

/// Markers wait, and start.
pub(super) fn start(
    scene: Res<Scene>,
    show: Res<Show>,
    settings: Res<Settings>,
    shown: Option<Res<Shown>>,
    markers: Query<(
        Entity,
        &ScoreMarker,
        &Transform,
        Option<&Runner>,
        Has<Paraded>,
    )>,
    mut commands: Commands,
) {
    let Some(shown) = shown.filter(|_| scene.is_changed() || show.is_changed()) else {
        return;
    };
    let counts = scene.act.is_some() || scene.standing == Some(Act::Castillo);
    let waits = counts && !show.instant && !settings.reduced_motion;
    let races = scene.standing == Some(Act::Regions);
    let score = |marker: &ScoreMarker| shown.game().score(marker.seat);
    let ways = markers.iter().filter_map(|(_, marker, _, runner, _)| {
        let start = runner?.start;
        Some(score(marker).saturating_sub(start))
    });
    let longest = ways.max().unwrap_or(0).max(1);
    let pace = (RUNS / f32::from(longest)).min(CELL);
    for (entity, marker, &at, runner, waiting) in &markers {
        let Ok(mut piece) = commands.get_entity(entity) else {
            continue;
        };
        match runner {
            None if waits => {
                let start = score(marker);
                piece.insert((Runner { start }, Paraded(at)));
            }
            Some(runner) if !waits && waiting => {
                let ends = score(marker);
                let way = f32::from(ends.saturating_sub(runner.start));
                let (lead, seconds) = if races {
                    (READY, way * pace)
                } else {
                    (0.0, (way * pace).min(HURRIES))
                };
                let [from, to] = [runner.start, ends].map(|score| Spot::Track(cell_of(score)));
                let line = Manner::Points.staged(&settings).between(from, to);
                let flight = InFlight::new(at, line.lasting(seconds.max(0.05)), 0);
                piece.remove::<Paraded>().insert(flight.after(lead));
            }
            Some(_) if !scene.active => {
                piece.remove::<Runner>();
            }
            _ => {}
        }
    }
}
