//! Positions that are slightly wrong: refused with a reason, or as good as any other.

use crate::mutation::{Mutation, mild, mutate, wild};
use crate::support::{Chance, Table, all_setups, cases, walk};
use proptest::prelude::*;
use serde_json::{Value, json};
use std::sync::LazyLock;

/// More than any game needs.
const ENDLESS: usize = 5000;

/// Positions from all over games of all kinds.
static POSITIONS: LazyLock<Vec<Value>> = LazyLock::new(|| {
    let mut positions = Vec::new();
    for (seed, setup) in (1..).zip(all_setups().into_iter().step_by(3)) {
        let mut count = 0;
        walk(&setup, seed, |table, _| {
            count += 1;
            let state = table.state();
            let under_way = state["pending"] != json!([]);
            if count % 11 == 0 || (under_way && count % 2 == 0) {
                positions.push(state);
            }
        });
    }
    positions
});

/// Everything that can be asked about a position works, and the game can be played to its end.
fn is_playable(table: &mut Table, seed: u64) {
    let state = table.state();
    let players = state["hands"].as_array().map_or(0, Vec::len);
    assert_eq!(Table::loaded(&state).state(), state);
    for seat in 0..players {
        table.view(seat);
    }
    for place in ["Galicia", "Valencia", "Castillo"] {
        table.ask(&json!({ "cmd": "score", "place": place }));
    }
    let mut chance = Chance::new(seed);
    for _ in 0..ENDLESS {
        let legal = table.legal();
        if legal.is_empty() {
            let reply = table.ask(&json!({ "cmd": "legal" }));
            assert_eq!(reply["over"], true, "nothing is legal: {}", table.state());
            return;
        }
        table.step(&chance.decide(&legal));
    }
    panic!("the game does not end: {state}");
}

/// Loads it; what is accepted must be playable. Returns whether it was.
fn load(state: &Value, seed: u64) -> bool {
    let mut table = Table::default();
    let request = json!({ "cmd": "load", "state": state });
    let reply = table.say(&request.to_string());
    let accepted = reply["ok"] == true;
    if accepted {
        is_playable(&mut table, seed);
    } else {
        let kind = reply["kind"].as_str();
        assert!(matches!(kind, Some("request" | "position")), "{reply}");
    }
    accepted
}

fn load_changed(which: usize, changes: &[Mutation]) {
    let mut state = POSITIONS[which % POSITIONS.len()].clone();
    for change in changes {
        mutate(&mut state, change);
    }
    load(&state, which as u64);
}

/// Changes only the fields that tell how far a turn has come.
fn load_with_another_turn(which: usize, changes: &[Mutation]) {
    let mut acting = POSITIONS.iter().filter(|state| state["phase"] == "Act");
    let count = acting.clone().count();
    let mut state = acting.nth(which % count).expect("one of them").clone();
    for change in changes {
        let mut part: Value = TURN_FIELDS.map(|field| state[field].take()).into();
        mutate(&mut part, change);
        for (index, field) in TURN_FIELDS.into_iter().enumerate() {
            state[field] = part.get(index).cloned().unwrap_or_default();
        }
    }
    load(&state, which as u64);
}

const TURN_FIELDS: [&str; 6] = ["turn", "pending", "discs", "vetoes", "turn_index", "king"];

proptest! {
    #![proptest_config(cases(400))]

    #[test]
    fn positions_changed_a_little(
        which in any::<usize>(),
        changes in prop::collection::vec(mild(), 1..3),
    ) {
        load_changed(which, &changes);
    }

    #[test]
    fn turns_changed_a_little(
        which in any::<usize>(),
        changes in prop::collection::vec(mild(), 1..3),
    ) {
        load_with_another_turn(which, &changes);
    }

    #[test]
    fn positions_changed_wildly(
        which in any::<usize>(),
        changes in prop::collection::vec(wild(), 1..3),
    ) {
        load_changed(which, &changes);
    }
}

#[test]
fn unchanged_positions_are_accepted() {
    for which in (0..POSITIONS.len()).step_by(POSITIONS.len() / 20) {
        assert!(load(&POSITIONS[which], 1));
    }
}
