use super::overlay::{Overlay, show};
use super::report::report;
use crate::ai::RandomPlayer;
use crate::app::{Sight, engine, game, make_ready};
use crate::common::Screen;
use crate::rules::{Game, Setup};
use crate::table::{Inbox, Match, TablePlugin, set_table};
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;
use bevy::render::sync_world::SyncWorldPlugin;
use bevy::state::app::StatesPlugin;
use bevy::time::TimeUpdateStrategy;
use bevy::window::{PrimaryWindow, RequestRedraw};
use bevy_egui::{EguiRenderOutput, egui};
use std::fs;
use std::path::Path;
use std::time::Duration;

/// Every line the overlay would draw.
fn lines(world: &mut World) -> Vec<String> {
    let sections = report(world);
    let ctx = egui::Context::default();
    let draw = || {
        ctx.run_ui(egui::RawInput::default(), |ui| {
            show(ui.ctx(), Rect::new(0.0, 0.0, 800.0, 600.0), &sections);
        })
    };
    // The first time egui only finds out how much room it takes.
    draw().drop_without_applying_deltas();
    let output = draw();
    let mut told = Vec::new();
    for clipped in &output.shapes {
        collect(&clipped.shape, &mut told);
    }
    output.drop_without_applying_deltas();
    told
}

fn collect(shape: &egui::Shape, told: &mut Vec<String>) {
    match shape {
        egui::Shape::Text(text) => told.push(text.galley.text().to_owned()),
        egui::Shape::Vec(shapes) => shapes.iter().for_each(|shape| collect(shape, told)),
        _ => {}
    }
}

/// The line about this, without its name.
fn told(world: &mut World, name: &str) -> String {
    let lines = lines(world);
    let mut about = lines.iter().filter_map(|line| line.strip_prefix(name));
    let value = about
        .next()
        .unwrap_or_else(|| unreachable!("{name} in {lines:?}"));
    value.trim().to_owned()
}

/// The names of all types in the source that are states.
fn states_in(folder: &Path, found: &mut Vec<String>) {
    for entry in fs::read_dir(folder).expect("a folder of the project") {
        let path = entry.expect("an entry of the folder").path();
        if path.is_dir() {
            states_in(&path, found);
            continue;
        }
        let source = fs::read_to_string(&path).unwrap_or_default();
        let mut lines = source.lines();
        while lines.any(|line| line.starts_with("#[derive(States")) {
            let mut names = lines
                .by_ref()
                .filter_map(|line| line.strip_prefix("pub enum "));
            let name = names.next().and_then(|line| line.split(' ').next());
            found.extend(name.map(str::to_owned));
        }
    }
}

#[test]
fn every_state_is_named() {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, StatesPlugin, TablePlugin))
        .insert_state(Screen::NewGame);
    app.update();
    let mut states = Vec::new();
    let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    states_in(&sources, &mut states);
    assert!(states.len() >= 7, "{states:?}");
    for state in states {
        // A line in which its value stands, or that there is none.
        assert_ne!(told(app.world_mut(), &format!("{state} ")), "");
    }
    assert_eq!(told(app.world_mut(), "Screen "), "NewGame");
    assert_eq!(told(app.world_mut(), "RoundPhase "), "NoGame");
}

#[test]
fn a_decision_is_followed() {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, StatesPlugin, TablePlugin));
    let setup = Setup::with_players(3);
    let game = Game::new(&setup, 1).expect("three can play");
    set_table(app.world_mut(), Match::unwritten(setup, game));
    app.update();
    app.update();
    assert_eq!(told(app.world_mut(), "decisions "), "0");
    assert_eq!(told(app.world_mut(), "RoundPhase "), "Bid");
    assert_eq!(told(app.world_mut(), "rests "), "yes");
    let mut chance = RandomPlayer::from_seed(1);
    for nth in 1..=6 {
        let decision = chance.decide(app.world().resource::<Match>().now());
        let decision = decision.expect("somebody decides");
        assert!(app.world_mut().resource_mut::<Inbox>().offer(decision));
        assert_eq!(told(app.world_mut(), "rests "), "no");
        app.update();
        assert_eq!(told(app.world_mut(), "decisions "), nth.to_string());
        let json = serde_json::to_string(&decision).expect("plain data");
        assert_eq!(told(app.world_mut(), &format!("{nth}. ")), json);
        let landed = told(app.world_mut(), "landed ");
        assert_eq!(told(app.world_mut(), "happenings "), landed);
    }
    let lines = lines(app.world_mut());
    assert!(
        !lines.iter().any(|line| line.starts_with("1. ")),
        "{lines:?}"
    );
}

#[test]
fn f3_shows_it_and_the_window_rests_all_the_same() {
    let mut app = engine(Window::default(), Sight::Nothing);
    // Without a driver the engine leaves out what it needs to take a camera away.
    app.add_plugins((game, super::plugin, SyncWorldPlugin))
        .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_secs(1)));
    make_ready(&mut app);
    app.update();
    press_f3(&mut app);
    let mut drawn = app
        .world_mut()
        .query_filtered::<&EguiRenderOutput, With<Overlay>>();
    let paints = |output: &EguiRenderOutput| !output.paint_jobs.is_empty();
    assert!(drawn.single(app.world()).is_ok_and(paints));
    // Long enough for everything to come to rest; later a demonstration begins by itself.
    for _ in 0..60 {
        app.update();
    }
    let mut redraw = app
        .world()
        .resource::<Messages<RequestRedraw>>()
        .get_cursor_current();
    for _ in 0..5 {
        app.update();
        let asked = app.world().resource::<Messages<RequestRedraw>>();
        assert_eq!(redraw.read(asked).count(), 0);
    }
    assert!(drawn.single(app.world()).is_ok_and(paints));
    press_f3(&mut app);
    assert!(drawn.single(app.world()).is_err());
}

fn press_f3(app: &mut App) {
    for state in [ButtonState::Pressed, ButtonState::Released] {
        let mut windows = app
            .world_mut()
            .query_filtered::<Entity, With<PrimaryWindow>>();
        let window = windows.single(app.world()).expect("a window");
        app.world_mut().write_message(KeyboardInput {
            key_code: KeyCode::F3,
            logical_key: Key::F3,
            state,
            text: None,
            repeat: false,
            window,
        });
        app.update();
    }
}
