//! Positions go out and come back: what `state` prints `load` accepts, at every moment of a game.

use crate::support::{Chance, Table, all_setups, walk};
use serde_json::Value;
use std::collections::BTreeSet;

/// The name of something that is a bare string, or an object with one field.
fn name(value: &Value) -> String {
    match value {
        Value::Object(fields) => fields.keys().next().cloned().unwrap_or_default(),
        value => value.as_str().unwrap_or_default().to_owned(),
    }
}

#[test]
fn every_position_of_every_kind_of_game_loads_and_is_the_same() {
    let mut phases = BTreeSet::new();
    let mut steps = BTreeSet::new();
    for (seed, setup) in (1..).zip(all_setups()) {
        walk(&setup, seed, |table, legal| {
            let state = table.state();
            phases.insert(name(&state["phase"]));
            steps.extend(state["pending"].as_array().into_iter().flatten().map(name));
            let mut other = Table::loaded(&state);
            assert_eq!(other.state(), state);
            assert_eq!(other.legal(), legal, "{state}");
        });
    }
    assert_eq!(phases.len(), 13, "all phases were met: {phases:?}");
    // Some are rare: these at least must have been put to the test.
    for step in [
        "Moves",
        "PlaceMore",
        "OneOfEach",
        "Comply",
        "GiveUp",
        "SetDiscs",
        "Objections",
    ] {
        assert!(steps.contains(step), "{step}: {steps:?}");
    }
}

#[test]
fn a_loaded_game_goes_on_like_the_one_it_was_taken_from() {
    for (seed, setup) in (100..).zip(all_setups().into_iter().step_by(5)) {
        let mut original = Table::begun(&setup, seed);
        let mut chance = Chance::new(seed);
        for _ in 0..150 {
            let Some(decision) = Some(original.legal()).filter(|l| !l.is_empty()) else {
                break;
            };
            original.step(&chance.decide(&decision));
        }
        let mut loaded = Table::loaded(&original.state());
        loop {
            let legal = original.legal();
            if legal.is_empty() {
                break;
            }
            let decision = chance.decide(&legal);
            assert_eq!(loaded.step(&decision), original.step(&decision));
        }
        assert_eq!(loaded.state(), original.state());
    }
}
