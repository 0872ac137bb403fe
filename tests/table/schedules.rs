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
    let (looked_at, fights) = fights(&mut app);
    assert_eq!(fights, Vec::<String>::new());
    assert_eq!(looked_at, ["RuleStep", "Update"]);
}

#[test]
fn no_two_systems_of_the_whole_game_fight_over_data() {
    let mut mouse = Mouse::with_game(Setup::with_players(3), 1);
    let (looked_at, fights) = fights(&mut mouse.app);
    assert_eq!(fights, Vec::<String>::new());
    for schedule in [
        "PreUpdate",
        "Update",
        "PostUpdate",
        "Last",
        "RuleStep",
        "Startup",
    ] {
        let known = looked_at.iter().any(|name| name == schedule);
        assert!(known, "{schedule} is not among {looked_at:?}");
    }
    let begins = |start: &str| looked_at.iter().any(|name| name.starts_with(start));
    assert!(begins("OnEnter") && begins("OnExit"), "{looked_at:?}");
}

#[test]
fn a_fight_would_be_found() {
    let mut app = table_app();
    app.init_resource::<Numbers>();
    app.add_systems(RuleStep, (one, other));
    begin(&mut app, 2, 1);
    assert_eq!(
        conflicts(&mut app, RuleStep.intern(), "table::schedules::").len(),
        1
    );
}

#[derive(Resource, Default)]
struct Numbers(u32);

fn one(mut numbers: ResMut<Numbers>) {
    numbers.0 += 1;
}

fn other(mut numbers: ResMut<Numbers>) {
    numbers.0 *= 2;
}

/// All schedules with systems of ours, and pairs of those that could run in either order and see
/// each other's changes.
fn fights(app: &mut App) -> (Vec<String>, Vec<String>) {
    let schedules = app.world().resource::<Schedules>().iter();
    let labels: Vec<_> = schedules.map(|(_, schedule)| schedule.label()).collect();
    let (mut looked_at, mut fights) = (Vec::new(), Vec::new());
    for label in labels {
        if names(app, label).iter().any(|name| name.starts_with(OURS)) {
            looked_at.push(format!("{label:?}"));
            fights.extend(conflicts(app, label, OURS));
        }
    }
    looked_at.sort();
    (looked_at, fights)
}

const OURS: &str = "el_grande::";

/// The systems of a schedule; one that has not run yet is put in order first.
fn names(app: &mut App, label: InternedScheduleLabel) -> Vec<String> {
    app.world_mut().schedule_scope(label, |world, schedule| {
        schedule.initialize(world).expect("an order");
        let systems = schedule.systems().expect("put in order");
        systems
            .map(|(_, system)| system.name().to_string())
            .collect()
    })
}

fn conflicts(app: &mut App, label: InternedScheduleLabel, ours: &str) -> Vec<String> {
    let schedules = app.world().resource::<Schedules>();
    let schedule = schedules.get(label).expect("a schedule");
    let name = |key| {
        let mut systems = schedule.systems().expect("put in order");
        let found = systems.find(|(known, _)| *known == key);
        found.expect("one of its systems").1.name().to_string()
    };
    let pairs = schedule.graph().conflicting_systems().iter();
    let pairs = pairs.map(|&(one, other, _)| (name(one), name(other)));
    pairs
        // The engine's own for our types are its own affair.
        .filter(|(one, other)| one.starts_with(ours) && other.starts_with(ours))
        .map(|(one, other)| format!("{label:?}: {one} and {other}"))
        .collect()
}
