//! The great numerals of a scene: how many stand in a row, what they are paid, and for what. Worked
//! out here, where the pieces are; the panels write them.

use super::columns::Column;
use super::director::{Director, Staged};
use super::discs::seen_at;
use super::formation::columns;
use super::lanes::{Lanes, SHEET, SHEET_TOP};
use super::legible;
use super::race::Runner;
use super::tumble::Tumbling;
use crate::board::{Point, size};
use crate::common::FrameSet;
use crate::models::{KING_HEIGHT, SCORE_MARKER_HEIGHT};
use crate::rules::{COLOURS, Game, Place, RegionId, Seat};
use crate::stage::look::audience::AudienceCamera;
use crate::stage::look::camera::StageCamera;
use crate::stage::motion::flights::InFlight;
use crate::stage::motion::scene::{Act, Paid, Scene};
use crate::stage::motion::staging::Paraded;
use crate::stage::on_board;
use crate::table::{Caballero, Grande, King, Occupants, ScoreMarker, Show, Shown, Spot, Spots};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

/// A number of a scene, in logical pixels of the window.
#[derive(Clone, Debug, PartialEq)]
pub struct Numeral {
    pub at: Vec2,
    /// Height of the letters.
    pub size: f32,
    pub told: SceneWord,
    /// Seconds since it was first to be seen.
    pub age: f32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SceneWord {
    /// So many stand in a row or column.
    Count {
        seat: Seat,
        count: u8,
    },
    /// Points for a rank.
    Prize {
        seat: Seat,
        points: u8,
    },
    /// Points given by the King, or for being at home.
    King {
        seat: Seat,
        points: u8,
    },
    Home {
        seat: Seat,
        points: u8,
    },
    /// What a place pays; how many of them have been paid.
    Values,
    /// The points of a marker that runs.
    Runner {
        seat: Seat,
        points: u16,
    },
    /// Where somebody's disc sends them.
    Disc {
        seat: Seat,
        to: RegionId,
    },
}

impl SceneWord {
    /// The same marker a little further: no new word.
    fn runs_on(self, next: Self) -> bool {
        matches!((self, next), (Self::Runner { seat, .. }, Self::Runner { seat: other, .. }) if seat == other)
    }
}

/// Columns that tie are held together.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TieBracket {
    pub from: Vec2,
    pub to: Vec2,
}

/// All numerals of the scene under way.
#[derive(Resource, Clone, Debug, Default)]
pub struct SceneNumerals {
    pub numerals: Vec<Numeral>,
    pub ties: Vec<TieBracket>,
}

/// The same in the window for those who watch, whose eye may be elsewhere.
#[derive(Resource, Clone, Debug, Default)]
pub struct AudienceNumerals(pub SceneNumerals);

/// Heights of the letters in a window 720 high.
const COUNT: f32 = 44.0;
const FIRST: f32 = 80.0;
const OTHERS: f32 = 62.0;
const BONUS: f32 = 50.0;
const VALUES: f32 = 64.0;
/// How much higher prizes stand where a bracket is below them.
const TIE: f32 = 0.34;
const DISC: f32 = 30.0;
/// All sizes of figures that occur.
pub const SCENE_SIZES: [f32; 5] = [COUNT, FIRST, OTHERS, BONUS, VALUES];

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<SceneNumerals>()
        .init_resource::<AudienceNumerals>()
        .add_systems(PostUpdate, write.in_set(FrameSet::Inscriptions));
}

/// What is on the table.
#[derive(SystemParam)]
struct Pieces<'w, 's> {
    spots: Res<'w, Spots>,
    occupants: Query<'w, 's, &'static Occupants>,
    /// Those who have come to their place in a row.
    lined_up:
        Query<'w, 's, &'static Caballero, (With<Paraded>, Without<InFlight>, Without<Tumbling>)>,
    grandes: Query<'w, 's, (&'static Grande, &'static Transform)>,
    kings: Query<'w, 's, &'static Transform, With<King>>,
    runners: Query<
        'w,
        's,
        (
            &'static ScoreMarker,
            &'static Runner,
            &'static Transform,
            Option<&'static InFlight>,
        ),
    >,
}

impl Pieces<'_, '_> {
    fn lined_up(&self, place: Place) -> [u8; COLOURS] {
        let mut counts = [0; COLOURS];
        let spot = self.spots.get(Spot::Place(place));
        let here = spot.and_then(|spot| self.occupants.get(spot).ok());
        for piece in here.into_iter().flat_map(Occupants::pieces) {
            if let Ok(caballero) = self.lined_up.get(piece) {
                counts[caballero.seat.index()] += 1;
            }
        }
        counts
    }
}

/// What the numerals are about.
#[derive(SystemParam)]
struct NumeralSources<'w, 's> {
    time: Res<'w, Time>,
    scene: Res<'w, Scene>,
    show: Res<'w, Show>,
    shown: Option<Res<'w, Shown>>,
    director: Res<'w, Director>,
    staged: Staged<'w, 's>,
    pieces: Pieces<'w, 's>,
}

/// Writes numerals where points of the world are seen.
struct NumeralScribe<'a> {
    camera: &'a Camera,
    eye: &'a GlobalTransform,
    /// Of the window.
    size: Vec2,
    scale: f32,
    now: f32,
    before: Vec<Numeral>,
    written: SceneNumerals,
}

impl NumeralScribe<'_> {
    fn seen(&self, at: Vec3) -> Option<Vec2> {
        self.camera.world_to_viewport(self.eye, at).ok()
    }

    fn write(&mut self, at: Vec3, size: f32, told: SceneWord) {
        if let Some(at) = self.seen(at) {
            self.write_at(at, size, told);
        }
    }

    fn write_at(&mut self, at: Vec2, size: f32, told: SceneWord) {
        let same = |numeral: &&Numeral| numeral.told == told || numeral.told.runs_on(told);
        let age = self.before.iter().find(same);
        let age = age.map_or(0.0, |before| before.age + self.now);
        self.written.numerals.push(Numeral {
            at,
            size: size * self.scale,
            told,
            age,
        });
    }
}

type TableEye = (With<StageCamera>, Without<AudienceCamera>);

fn write(
    told: NumeralSources,
    at_table: Query<(&Camera, &GlobalTransform), TableEye>,
    watching: Query<(&Camera, &GlobalTransform), With<AudienceCamera>>,
    mut numerals: ResMut<SceneNumerals>,
    mut watched: ResMut<AudienceNumerals>,
) {
    // What stays empty is no news.
    if !told.scene.active && numerals.numerals.is_empty() && watched.0.numerals.is_empty() {
        return;
    }
    let before = std::mem::take(&mut numerals.numerals);
    *numerals = told.seen_by(at_table.single().ok(), before);
    let watching = watching.iter().find(|(camera, _)| camera.is_active);
    let before = std::mem::take(&mut watched.0.numerals);
    watched.0 = told.seen_by(watching, before);
}

impl NumeralSources<'_, '_> {
    fn seen_by(
        &self,
        eye: Option<(&Camera, &GlobalTransform)>,
        before: Vec<Numeral>,
    ) -> SceneNumerals {
        let (Some(shown), Some((camera, eye)), false) = (&self.shown, eye, self.show.instant)
        else {
            return SceneNumerals::default();
        };
        let size = camera.logical_viewport_size();
        let size = size.unwrap_or(Vec2::new(1280.0, 720.0));
        let mut scribe = NumeralScribe {
            camera,
            eye,
            size,
            scale: size.y / 720.0,
            now: self.time.delta_secs(),
            before,
            written: SceneNumerals::default(),
        };
        let scene = &*self.scene;
        if scene.open && scene.discs.is_none() {
            let lanes = Lanes::of(shown.game());
            let counts = self.pieces.lined_up(Place::Castillo);
            count_lanes(&mut scribe, scene, &lanes, counts);
        }
        self.name_discs(&mut scribe);
        count_columns(&mut scribe, scene, &self.pieces);
        if scene.standing == Some(Act::Regions) {
            follow_race(&mut scribe, &self.pieces, shown.game());
        }
        legible::clear(&mut scribe.written, scribe.scale);
        scribe.written
    }

    /// Below every disc that is held up, where it sends.
    fn name_discs(&self, scribe: &mut NumeralScribe) {
        let Some(discs) = self.scene.discs else {
            return;
        };
        let Some((_, room)) = self.director.eye_for(&self.staged) else {
            return;
        };
        let turned: Vec<(usize, RegionId)> = discs
            .iter()
            .enumerate()
            .filter_map(|(nth, disc)| Some((nth, (*disc)?)))
            .collect();
        for (nth, &(seat, to)) in turned.iter().enumerate() {
            let seat = Seat::new(seat);
            // They are held before the eye at the table; those who watch look from there, too.
            let at = seen_at(nth, turned.len(), room).name - room / 2.0;
            let at = scribe.size / 2.0 + at * (scribe.size.y / room.y);
            scribe.write_at(at, DISC, SceneWord::Disc { seat, to });
        }
    }
}

/// Over every marker its points, as it runs; those who stand together one above the other.
fn follow_race(scribe: &mut NumeralScribe, pieces: &Pieces, game: &Game) {
    let mut told: Vec<(Vec2, Seat, u16)> = Vec::new();
    for (marker, runner, at, flight) in &pieces.runners {
        let ends = game.score(marker.seat);
        let way = f32::from(ends.saturating_sub(runner.start));
        let gone = flight.map_or(1.0, InFlight::part);
        let passed = |&score: &u16| f32::from(score - runner.start) <= way * gone;
        let points = (runner.start..=ends).take_while(passed).last();
        let points = points.unwrap_or(ends);
        let over = at.translation + Vec3::Y * (SCORE_MARKER_HEIGHT + 0.3);
        if let Some(over) = scribe.seen(over) {
            told.push((over, marker.seat, points));
        }
    }
    told.sort_by(|one, other| other.0.y.total_cmp(&one.0.y));
    let size = COUNT * scribe.scale;
    let mut taken: Vec<Vec2> = Vec::new();
    for (mut at, seat, points) in told {
        let close = |at: Vec2, other: &Vec2| {
            (at.x - other.x).abs() < size * 1.9 && (at.y - other.y).abs() < size
        };
        while taken.iter().any(|other| close(at, other)) {
            at.y -= size * 0.25;
        }
        taken.push(at);
        scribe.write_at(at, COUNT, SceneWord::Runner { seat, points });
    }
}

fn count_lanes(scribe: &mut NumeralScribe, scene: &Scene, lanes: &Lanes, counts: [u8; COLOURS]) {
    for &seat in lanes.seats() {
        let count = counts[seat.index()];
        scribe.write(lanes.head(seat), COUNT, SceneWord::Count { seat, count });
        let paid = scene.paid[seat.index()];
        if scene.place == Some(Place::Castillo) && paid.position.is_some() {
            let points = paid.points;
            let end = lanes.end(seat, usize::from(count));
            scribe.write(end, prize_size(paid), SceneWord::Prize { seat, points });
        }
    }
    // What it pays, until somebody gets it.
    if scene.values.is_some() && scene.paid.iter().all(|paid| paid.position.is_none()) {
        let at = Point::new(SHEET.right() + 0.62, SHEET.top() + 0.1);
        scribe.write(on_board(at, SHEET_TOP), VALUES, SceneWord::Values);
    }
}

/// The first are told louder than the others.
fn prize_size(paid: Paid) -> f32 {
    if paid.position == Some(1) && !paid.tied {
        FIRST
    } else {
        OTHERS
    }
}

fn count_columns(scribe: &mut NumeralScribe, scene: &Scene, pieces: &Pieces) {
    let Some(columns) = columns(scene) else {
        return;
    };
    let place = scene.place.unwrap_or(Place::Castillo);
    let counts = pieces.lined_up(place);
    for column in columns.columns() {
        let seat = column.seat;
        let count = counts[seat.index()];
        scribe.write(column.before(), COUNT, SceneWord::Count { seat, count });
        let paid = scene.paid[seat.index()];
        if paid.position.is_some() {
            let points = paid.points;
            let told = SceneWord::Prize { seat, points };
            // Over the bracket that holds those who tie.
            let lift = if paid.tied { TIE } else { 0.0 };
            scribe.write(column.above() + Vec3::Y * lift, prize_size(paid), told);
        }
        if paid.king > 0 {
            let king = pieces.kings.iter().next();
            let over = king.map(|king| king.translation + Vec3::Y * (KING_HEIGHT / 2.0 + 0.25));
            let told = SceneWord::King {
                seat,
                points: paid.king,
            };
            scribe.write(over.unwrap_or(column.above()), BONUS, told);
        }
        if paid.home > 0 {
            let grande = pieces
                .grandes
                .iter()
                .find(|(grande, _)| grande.seat == seat);
            let over = grande.map(|(_, at)| at.translation + Vec3::Y * (size::GRANDE / 2.0 + 0.25));
            let told = SceneWord::Home {
                seat,
                points: paid.home,
            };
            scribe.write(over.unwrap_or(column.above()), BONUS, told);
        }
    }
    // Those who share a position stand side by side.
    for position in 1..=COLOURS as u8 {
        let tied = columns.columns().iter().filter(|column| {
            let paid = scene.paid[column.seat.index()];
            paid.tied && paid.position == Some(position)
        });
        let ends: Vec<Vec3> = tied.map(Column::above).collect();
        if let (Some(&first), Some(&last), true) = (ends.first(), ends.last(), ends.len() > 1) {
            let half = Vec3::X * (size::CABALLERO * 0.7);
            if let (Some(from), Some(to)) = (scribe.seen(first - half), scribe.seen(last + half)) {
                scribe.written.ties.push(TieBracket { from, to });
            }
        }
    }
}
