//! The order of our systems is never left to chance.

use super::support::{begin, table_app};
use bevy::ecs::schedule::{LogLevel, ScheduleBuildSettings};
use bevy::prelude::*;
use el_grande::table::RuleStep;

#[test]
fn no_two_systems_of_ours_fight_over_data() {
    let mut app = table_app();
    let strict = || ScheduleBuildSettings {
        ambiguity_detection: LogLevel::Error,
        ..default()
    };
    app.edit_schedule(RuleStep, |schedule| {
        schedule.set_build_settings(strict());
    });
    app.edit_schedule(Update, |schedule| {
        schedule.set_build_settings(strict());
    });
    // Building the schedules fails if two systems could run in either order.
    begin(&mut app, 4, 1);
}
