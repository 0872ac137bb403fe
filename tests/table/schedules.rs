//! The order of our systems is never left to chance.

use super::mouse::Mouse;
use super::support::{begin, table_app};
use bevy::ecs::schedule::{InternedScheduleLabel, ScheduleLabel, Schedules};
use bevy::prelude::*;
use el_grande::rules::Setup;
use el_grande::table::RuleStep;

#[test]
fn no_two_systems_of_the_table_fight_over_data() {
    let mut app = table_app();
    begin(&mut app, 4, 1);
    assert_eq!(fights(&app), Vec::<String>::new());
}

#[test]
fn no_two_systems_of_the_whole_game_fight_over_data() {
    let mouse = Mouse::with_game(Setup::with_players(3), 1);
    assert_eq!(fights(&mouse.app), Vec::<String>::new());
}

#[test]
fn a_fight_would_be_found() {
    let mut app = table_app();
    app.init_resource::<Numbers>();
    app.add_systems(RuleStep, (one, other));
    begin(&mut app, 2, 1);
    assert_eq!(conflicts(&app, RuleStep.intern(), "schedules").len(), 1);
}

#[derive(Resource, Default)]
struct Numbers(u32);

fn one(mut numbers: ResMut<Numbers>) {
    numbers.0 += 1;
}

fn other(mut numbers: ResMut<Numbers>) {
    numbers.0 *= 2;
}

/// Pairs of our systems that could run in either order and see each other's changes.
fn fights(app: &App) -> Vec<String> {
    let labels = [RuleStep.intern(), Update.intern()];
    let found = labels.map(|label| conflicts(app, label, "el_grande::"));
    found.concat()
}

fn conflicts(app: &App, label: InternedScheduleLabel, ours: &str) -> Vec<String> {
    let schedules = app.world().resource::<Schedules>();
    let schedule = schedules.get(label).expect("a schedule");
    let name = |key| {
        let mut systems = schedule.systems().expect("it has run");
        let found = systems.find(|(known, _)| *known == key);
        found.expect("one of its systems").1.name().to_string()
    };
    let pairs = schedule.graph().conflicting_systems().iter();
    let pairs = pairs.map(|&(one, other, _)| (name(one), name(other)));
    pairs
        .filter(|(one, other)| one.contains(ours) && other.contains(ours))
        .map(|(one, other)| format!("{one} and {other}"))
        .collect()
}
