//! How the window is shared between the board and what lies over it: worked out, not looked at, so
//! that it needs neither display nor driver.

#![expect(clippy::cast_sign_loss, reason = "sizes are never negative")]

use crate::ai::{BotKind, Keeper, RandomPlayer};
use crate::board::{self, FRAME, RegionLayout, name_line, outlines, size};
use crate::composition::{Eye, Situation, TILT, fit};
use crate::models::CASTILLO_HEIGHT;
use crate::opponents::Keepers;
use crate::panels::blueprint::{Blueprint, Cover, DrawnFor, blueprint, inside, situation};
use crate::rules::{Decision, Edition, Game, RegionId, Seat, Setup};
use crate::stage::{Scene, on_board};
use bevy::math::{Rect, Vec2};
use serde::Serialize;
use std::collections::BTreeMap;
use std::fmt;

/// The windows that are looked at.
pub const SIZES: [[u16; 2]; 5] = [
    [1024, 640],
    [1280, 720],
    [1920, 1080],
    [2560, 1080],
    [3840, 2160],
];

/// The figures of one window in one situation: the worst of all tables, two to five players, both
/// editions, all modules.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct LayoutFigures {
    pub size: String,
    pub situation: &'static str,
    /// Parts of the window: regions that nothing covers, what lies over the table, and the cards of
    /// a raised hand.
    pub regions_share: f32,
    pub hud_share: f32,
    pub cards_share: f32,
    /// The smallest edge of a caballero on the board, and the smallest letters.
    pub cube_px: f32,
    pub text_px: f32,
    /// Whether anything covers a region or the tower.
    pub covers: bool,
}

/// All windows and situations.
#[derive(Clone, Debug)]
pub struct LayoutReport(pub Vec<LayoutFigures>);

/// A position in which a situation comes up.
#[derive(Clone, Debug)]
struct LaidOutTable {
    situation: Situation,
    setup: Setup,
    game: Game,
    keepers: Keepers,
    scene: Option<Scene>,
    busy: bool,
}

/// Measures every window in every situation. Text so much larger than usual: 1 to 2.
pub fn layout(sizes: &[[u16; 2]], scale: f32) -> LayoutReport {
    let samples = samples();
    let mut figures = Vec::new();
    for &[width, height] in sizes {
        let window = Vec2::new(width.into(), height.into());
        for situation in Situation::ALL {
            let of_it = samples
                .iter()
                .filter(|sample| sample.situation == situation);
            let worst = of_it
                .filter_map(|sample| figures_of(sample, window, scale))
                .reduce(worse);
            figures.extend(worst);
        }
    }
    LayoutReport(figures)
}

fn worse(one: LayoutFigures, other: LayoutFigures) -> LayoutFigures {
    LayoutFigures {
        regions_share: one.regions_share.min(other.regions_share),
        hud_share: one.hud_share.max(other.hud_share),
        cards_share: one.cards_share.max(other.cards_share),
        cube_px: one.cube_px.min(other.cube_px),
        text_px: one.text_px.min(other.text_px),
        covers: one.covers || other.covers,
        ..one
    }
}

/// Every kind of table in every situation it can come into, by chance.
fn samples() -> Vec<LaidOutTable> {
    let mut found: BTreeMap<(usize, bool, bool, &'static str), LaidOutTable> = BTreeMap::new();
    for players in 2..=5 {
        for everything in [false, true] {
            let setup = table(players, everything);
            for seed in 0..3 {
                play(&setup, seed, |sample| {
                    let key = (players, everything, sample.busy, sample.situation.name());
                    // Later in the game there is more to show.
                    found.insert(key, sample);
                });
            }
        }
    }
    found.into_values().collect()
}

fn table(players: usize, everything: bool) -> Setup {
    if !everything {
        return Setup::with_players(players);
    }
    let mut setup = Setup::of_edition(Edition::Anniversary, players);
    setup.modules.new_regent = true;
    setup.modules.power_shift = true;
    setup.modules.alternative_cards = setup.all_alternatives();
    setup
}

fn play(setup: &Setup, seed: u64, mut each: impl FnMut(LaidOutTable)) {
    let Ok(mut game) = Game::new(setup, seed) else {
        return;
    };
    let people = Keepers::default();
    let bots = Keepers(vec![Keeper::Bot(BotKind::Knight); setup.players.len()]);
    let mut player = RandomPlayer::from_seed(seed);
    loop {
        for (keepers, busy) in [(&people, false), (&bots, true)] {
            let mut sample = LaidOutTable {
                situation: Situation::Place,
                setup: setup.clone(),
                game: game.clone(),
                keepers: keepers.clone(),
                scene: Some(Scene::default()),
                busy,
            };
            sample.situation = situation(sample.drawn_for());
            each(sample);
        }
        let decision = if game.proceeds() {
            Some(Decision::Proceed)
        } else {
            player.decide(&game)
        };
        let Some(decision) = decision else { break };
        if game.apply(decision, &mut ()).is_err() {
            break;
        }
    }
}

impl LaidOutTable {
    const fn drawn_for(&self) -> DrawnFor<'_> {
        DrawnFor {
            setup: &self.setup,
            game: &self.game,
            keepers: &self.keepers,
            scene: self.scene.as_ref(),
            busy: self.busy,
        }
    }

    fn drawn(&self, window: Vec2, scale: f32) -> Option<Blueprint> {
        blueprint(self.drawn_for(), window, scale)
    }
}

/// How finely the window is looked at: cells across it.
const CELLS: u16 = 480;

fn figures_of(sample: &LaidOutTable, window: Vec2, scale: f32) -> Option<LayoutFigures> {
    let blueprint = sample.drawn(window, scale)?;
    let eye = fit(FRAME, blueprint.board, window, TILT.to_radians(), 0.0);
    let seen = Seen::new(eye, window);
    let cell = window.x / f32::from(CELLS);
    let rows = (window.y / cell).ceil() as u16;
    let boxes: Vec<Rect> = blueprint.covers.iter().map(Cover::bounds).collect();
    let (mut regions, mut hud, mut cards, mut covered) = (0_u32, 0_u32, 0_u32, 0_u32);
    for (column, row) in (0..rows).flat_map(|row| (0..CELLS).map(move |column| (column, row))) {
        let at = (Vec2::new(column.into(), row.into()) + Vec2::splat(0.5)) * cell;
        let card = blueprint.cards.iter().any(|card| card.contains(at));
        let hides = |(cover, bounds): (&Cover, &Rect)| bounds.contains(at) && cover.hides(at);
        let panel = blueprint.covers.iter().zip(&boxes).any(hides);
        match (card, panel) {
            (true, _) => cards += 1,
            (false, true) => hud += 1,
            (false, false) => {}
        }
        let over = card || panel;
        if seen.region(at) {
            regions += u32::from(!over);
            covered += u32::from(over);
        } else if over && seen.tower(at) {
            covered += 1;
        }
    }
    let cells = f64::from(CELLS) * f64::from(rows);
    let share = |count: u32| (f64::from(count) / cells * 1e4).round() as f32 / 1e4;
    Some(LayoutFigures {
        size: format!("{}x{}", window.x, window.y),
        situation: blueprint.situation.name(),
        regions_share: share(regions),
        hud_share: share(hud),
        cards_share: share(cards),
        cube_px: tenth(seen.smallest_cube()),
        text_px: tenth(blueprint.smallest_text.min(seen.smallest_name())),
        covers: covered > 0 && blueprint.situation != Situation::Scene,
    })
}

fn tenth(pixels: f32) -> f32 {
    (pixels * 10.0).round() / 10.0
}

/// The board as it is seen in the window.
struct Seen {
    eye: Eye,
    window: Vec2,
    regions: Vec<(Rect, Vec<Vec2>)>,
    tower: Rect,
}

impl Seen {
    fn new(eye: Eye, window: Vec2) -> Self {
        let land = crate::stage::height::LAND;
        let project = |point: board::Point, high: f32| eye.project(window, on_board(point, high));
        let regions = outlines().iter().map(|outline| {
            let ring: Vec<Vec2> = outline
                .shape
                .ring()
                .iter()
                .map(|&at| project(at, land))
                .collect();
            let first = Rect::from_corners(ring[0], ring[0]);
            (
                ring.iter().fold(first, |all, &at| all.union_point(at)),
                ring,
            )
        });
        let corners = board::CASTILLO_TOWER.corners();
        let ends = corners
            .iter()
            .flat_map(|&at| [project(at, 0.0), project(at, CASTILLO_HEIGHT)]);
        let ends: Vec<Vec2> = ends.collect();
        let first = Rect::from_corners(ends[0], ends[0]);
        Self {
            eye,
            window,
            regions: regions.collect(),
            tower: ends.iter().fold(first, |all, &at| all.union_point(at)),
        }
    }

    fn region(&self, at: Vec2) -> bool {
        let mut regions = self.regions.iter();
        regions.any(|(bounds, ring)| bounds.contains(at) && inside(ring, at))
    }

    fn tower(&self, at: Vec2) -> bool {
        self.tower.contains(at)
    }

    /// How long an edge along the board is at a point.
    fn edge(&self, at: board::Point, long: f32) -> f32 {
        let end = |x: f32| {
            let at = at + board::Point::X * x;
            self.eye
                .project(self.window, on_board(at, crate::stage::height::LAND))
        };
        end(-long / 2.0).distance(end(long / 2.0))
    }

    fn smallest_cube(&self) -> f32 {
        let camps = RegionId::ALL.into_iter().flat_map(|region| {
            let layout = RegionLayout::of(region);
            (0..crate::rules::MAX_PLAYERS)
                .flat_map(move |seat| layout.caballeros(Seat::new(seat)).feet())
        });
        let edges = camps.map(|&foot| self.edge(foot, size::CABALLERO));
        edges.fold(f32::INFINITY, f32::min)
    }

    /// The letters of a region's name are as high as their line.
    fn smallest_name(&self) -> f32 {
        let names = RegionId::ALL.into_iter().map(|region| {
            let line = name_line(RegionLayout::of(region).label);
            self.edge(line.centre, line.height)
        });
        names.fold(f32::INFINITY, f32::min)
    }
}

impl LayoutReport {
    pub fn to_json(&self) -> String {
        serde_json::to_string_pretty(&self.0).unwrap_or_default()
    }
}

impl fmt::Display for LayoutReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "{:>10} {:>8} {:>8} {:>6} {:>6} {:>6} {:>6}  over a region or the tower",
            "window", "for", "regions", "panels", "cards", "cube", "text"
        )?;
        for row in &self.0 {
            writeln!(
                f,
                "{:>10} {:>8} {:>7.1}% {:>5.1}% {:>5.1}% {:>6.1} {:>6.1}  {}",
                row.size,
                row.situation,
                row.regions_share * 100.0,
                row.hud_share * 100.0,
                row.cards_share * 100.0,
                row.cube_px,
                row.text_px,
                if row.covers { "yes" } else { "no" },
            )?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rows(sizes: &[[u16; 2]]) -> Vec<LayoutFigures> {
        let rows = layout(sizes, 1.0).0;
        assert_eq!(rows.len(), sizes.len() * Situation::ALL.len());
        rows
    }

    /// Regions, panels, cubes and letters as the design asks for them.
    #[test]
    fn the_board_has_most_of_the_window_and_nothing_lies_on_a_region() {
        for row in rows(&[[1280, 720], [1920, 1080]]) {
            let (regions, panels) = match row.situation {
                "bid" => (0.18, 0.18),
                "take" => (0.21, 0.18),
                "disc" => (0.13, 0.30),
                "scoring" => (0.24, 0.08),
                _ => (0.24, 0.18),
            };
            assert!(row.regions_share >= regions, "{row:?}");
            assert!(row.hud_share <= panels, "{row:?}");
            assert!(row.cards_share <= 0.15, "{row:?}");
            assert!(!row.covers, "{row:?}");
            let (cube, text) = if row.size == "1280x720" {
                (20.0, 14.0)
            } else {
                (30.0, 20.0)
            };
            // Cards of a raised hand and the dial push the board back.
            let pushed = matches!(row.situation, "bid" | "disc");
            assert!(pushed || row.cube_px >= cube, "{row:?}");
            assert!(row.text_px >= text, "{row:?}");
        }
    }

    #[test]
    fn in_other_windows_nothing_lies_on_a_region_either() {
        for row in rows(&[[1024, 640], [1024, 768], [2560, 1080]]) {
            assert!(!row.covers, "{row:?}");
            assert!(row.regions_share > 0.11, "{row:?}");
        }
    }

    /// Large print folds panels; it does not lay them over the map.
    #[test]
    fn text_twice_as_large_still_leaves_the_map_free() {
        for row in layout(&[[1280, 720]], 2.0).0 {
            assert!(!row.covers, "{row:?}");
            assert!(row.regions_share > 0.14, "{row:?}");
        }
    }
}
