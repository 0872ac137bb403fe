//! Whatever a general scoring tells is in the picture, large, and not behind anything.

use super::mouse::Mouse;
use bevy::prelude::*;
use el_grande::ai::RandomPlayer;
use el_grande::common::{CameraMoves, Screen, Settings};
use el_grande::panels::Offers;
use el_grande::rules::{Game, Phase, Place, Setup};
use el_grande::session::Command;
use el_grande::stage::{Act, InFlight, Numeral, Scene, SceneNumerals, SceneWord, StageCamera};
use el_grande::table::{
    Caballero, GeneralScoring, Occupants, ScoreMarker, Shown, Spot, Spots, awaits_decision,
};

const ROOM: Vec2 = Vec2::new(1280.0, 720.0);
/// Above it stands the row of points, below it the caption.
const ROW: f32 = 50.0;
const CAPTION: f32 = 646.0;
const SMALLEST: f32 = 40.0;

/// What is seen at the end of a beat.
struct Beat {
    scene: Scene,
    numerals: Vec<Numeral>,
    /// Middles of the caballeros that are counted.
    counted: Vec<Vec2>,
    /// A piece of 0.28 is so wide.
    edge: f32,
    /// And should be at least: the eye may not always come closer.
    smallest_cube: f32,
    buttons: Vec<Rect>,
    markers: Vec<Vec2>,
}

impl Beat {
    fn seen(mouse: &mut Mouse) -> Self {
        let world = mouse.app.world_mut();
        let scene = *world.resource::<Scene>();
        let numerals = world.resource::<SceneNumerals>().numerals.clone();
        let buttons = world.resource::<Offers>().0.iter();
        let buttons = buttons.map(|(_, rect)| *rect).collect();
        let here = scene.place.and_then(|place| {
            let spot = world.resource::<Spots>().get(Spot::Place(place))?;
            Some(world.get::<Occupants>(spot)?.pieces().collect::<Vec<_>>())
        });
        let mut pieces = world.query_filtered::<&Transform, (With<Caballero>, Without<InFlight>)>();
        let at: Vec<Vec3> = here
            .into_iter()
            .flatten()
            .filter_map(|piece| Some(pieces.get(world, piece).ok()?.translation))
            .collect();
        let mut runners = world.query_filtered::<&Transform, With<ScoreMarker>>();
        let runners: Vec<Vec3> = runners.iter(world).map(|at| at.translation).collect();
        let mut cameras = world.query_filtered::<(&Camera, &GlobalTransform), With<StageCamera>>();
        let (camera, eye) = cameras.single(world).expect("one eye");
        let smallest_cube = match world.resource::<Settings>().camera_moves() {
            CameraMoves::Full => 45.0,
            CameraMoves::Gentle | CameraMoves::Off => 20.0,
        };
        // What is behind the eye is seen by nobody.
        let seen = |at: Vec3| camera.world_to_viewport(eye, at).unwrap_or(Vec2::INFINITY);
        let middle = at.first().copied().unwrap_or_default();
        Self {
            scene,
            numerals,
            smallest_cube,
            edge: seen(middle).distance(seen(middle + eye.right() * 0.28)),
            counted: at.into_iter().map(seen).collect(),
            markers: runners.into_iter().map(seen).collect(),
            buttons,
        }
    }

    fn check(&self) {
        let told = format!("{:?} {:?}", self.scene.place, self.scene.standing);
        for &Numeral {
            at,
            size,
            told: word,
            ..
        } in &self.numerals
        {
            let large = matches!(word, SceneWord::Disc { .. }) || size >= SMALLEST;
            assert!(large, "{word:?} is only {size} high");
            let half = Vec2::new(size * 0.6, size * 0.4);
            let own = Rect::from_center_half_size(at, half);
            let free = Rect::from_corners(Vec2::new(0.0, ROW), Vec2::new(ROOM.x, CAPTION));
            let disc = matches!(word, SceneWord::Disc { .. });
            let inside = disc || (free.contains(own.min) && free.contains(own.max));
            assert!(inside, "{told}: {word:?} at {at}");
            for button in &self.buttons {
                let covered = !own.intersect(*button).is_empty();
                assert!(!covered, "{told}: {word:?} lies behind a button");
            }
        }
        self.check_figures_are_clear(&told);
        // In columns and lanes all that are counted are in the picture.
        if self.scene.values.is_some() && self.scene.act.is_some() {
            for at in &self.counted {
                let inside = at.x > 0.0 && at.x < ROOM.x && at.y > ROW && at.y < CAPTION + 20.0;
                assert!(inside, "{told}: a caballero at {at}");
            }
            let seen_from_afar = self.counted.is_empty() || self.edge >= self.smallest_cube;
            assert!(seen_from_afar, "{told}: a cube is {} wide", self.edge);
        }
        if self.scene.standing == Some(Act::Regions) {
            for at in &self.markers {
                let inside = at.x > 0.0 && at.x < ROOM.x && at.y > ROW && at.y < CAPTION;
                assert!(inside, "{told}: a marker at {at}");
            }
        }
    }

    /// Nothing that is counted or paid is written over something else that is.
    fn check_figures_are_clear(&self, told: &str) {
        let figures = self.numerals.iter().filter(|numeral| {
            use SceneWord::{Count, Home, King, Prize};
            matches!(
                numeral.told,
                Count { .. } | Prize { .. } | King { .. } | Home { .. }
            )
        });
        let figures: Vec<&Numeral> = figures.collect();
        for (nth, one) in figures.iter().enumerate() {
            for other in &figures[nth + 1..] {
                let same_kind =
                    std::mem::discriminant(&one.told) == std::mem::discriminant(&other.told);
                let counts = [one, other]
                    .iter()
                    .filter(|n| matches!(n.told, SceneWord::Count { .. }))
                    .count();
                // A column's count stands at its foot: what is paid over a low one may come near.
                if counts == 1 && !same_kind {
                    continue;
                }
                let own = Rect::from_center_size(one.at, one.extent() * 0.9);
                let others = Rect::from_center_size(other.at, other.extent() * 0.9);
                let apart = own.intersect(others).is_empty();
                assert!(apart, "{told}: {:?} over {:?}", one.told, other.told);
            }
        }
    }
}

/// Looks at the last frame of every beat until the scoring is over. How many beats, places with
/// points, and seconds there were.
fn watch(mouse: &mut Mouse) -> (usize, Vec<Place>, f32) {
    let mut beat: Option<Beat> = None;
    let (mut beats, mut places, mut frames) = (0, Vec::new(), 0_u16);
    let counting = |mouse: &Mouse| {
        let world = mouse.app.world();
        world.contains_resource::<State<GeneralScoring>>() || world.resource::<Scene>().active
    };
    for _ in 0..6000 {
        mouse.frames(1);
        let over = mouse.screen() == Screen::Result;
        if over || (awaits_decision(mouse.app.world()) && !counting(mouse)) {
            break;
        }
        frames += 1;
        let now = Beat::seen(mouse);
        if let Some(before) = beat.take_if(|beat| beat.scene != now.scene) {
            before.check();
            beats += 1;
            places.extend(before.scene.place.filter(|_| before.scene.values.is_some()));
            places.dedup();
        }
        beat = Some(now).filter(|beat| beat.scene.active);
    }
    (beats, places, f32::from(frames) * 0.1)
}

#[test]
fn a_full_tower_is_told_so_that_the_back_of_the_room_can_read_it() {
    let (beats, places, seconds) = watch_full_tower(|_| ());
    println!("{beats} beats, {seconds} s");
    assert_eq!(places.len(), 10, "{places:?}");
    assert!(beats > 20, "{beats}");
    assert!((55.0..=82.0).contains(&seconds), "{seconds} s");
}

#[test]
fn a_full_tower_can_be_read_from_the_usual_place_too() {
    let (beats, places, _) = watch_full_tower(|settings| settings.camera = CameraMoves::Gentle);
    assert_eq!(places.len(), 10, "{places:?}");
    assert!(beats > 20, "{beats}");
}

#[test]
fn less_motion_tells_as_much() {
    let (beats, places, _) = watch_full_tower(|settings| settings.reduced_motion = true);
    assert_eq!(places.len(), 10, "{places:?}");
    assert!(beats > 20, "{beats}");
}

fn watch_full_tower(wish: impl FnOnce(&mut Settings)) -> (usize, Vec<Place>, f32) {
    let position = include_str!("../../docs/positions/full-castillo.json");
    let game: Game = serde_json::from_str(position).expect("a position");
    let setup = Setup::with_players(game.players());
    let mut mouse = Mouse::new(None);
    wish(&mut mouse.app.world_mut().resource_mut::<Settings>());
    let game = Box::new(game);
    mouse
        .app
        .world_mut()
        .write_message(Command::Show { setup, game });
    mouse.frames(3);
    watch(&mut mouse)
}

#[test]
fn every_beat_of_every_scoring_is_in_the_picture() {
    for (players, seed) in [(2, 5), (3, 8), (4, 13), (5, 21)] {
        let mut mouse = Mouse::with_game(Setup::with_players(players), seed);
        mouse.app.world_mut().resource_mut::<Settings>().instant = true;
        let mut player = RandomPlayer::from_seed(seed);
        let mut told = 0;
        while let Some(decision) = player.decide(mouse.game()) {
            // Only scorings are looked at; what comes before is decided at once.
            let mut after = mouse.game().clone();
            after.apply(decision, &mut ()).expect("legal");
            let scores = mouse.game().phase() == Phase::Discs && after.phase() != Phase::Discs;
            mouse.app.world_mut().resource_mut::<Settings>().instant = !scores;
            mouse.frames(1);
            mouse.offer(decision);
            if scores {
                let (_, places, seconds) = watch(&mut mouse);
                println!("{players} players: {places:?} in {seconds} s");
                told += 1;
            } else {
                mouse.settle();
            }
        }
        assert_eq!(told, 3);
        let shown = mouse.app.world().resource::<Shown>();
        assert_eq!(shown.game().phase(), Phase::Over);
    }
}
