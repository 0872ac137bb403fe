//! A view tells a seat nothing that is hidden from it: tables that differ only in hidden things
//! look the same.

use crate::support::{Chance, Table, all_setups, walk};
use serde_json::{Value, json};

/// The same table with everything changed that `seat` can't know. Changes that the rules make
/// impossible are left out.
fn with_other_secrets(state: &Value, seat: usize, chance: &mut Chance) -> Value {
    let mut other = state.clone();
    for stack in other["stacks"].as_array_mut().expect("stacks") {
        let cards = stack["face_down"].as_array_mut().expect("cards");
        for last in (1..cards.len()).rev() {
            cards.swap(last, chance.below(last + 1));
        }
    }
    let players = other["hands"].as_array().expect("hands").len();
    for opponent in (0..players).filter(|&opponent| opponent != seat) {
        exchange_doubtful_card(&mut other, opponent, chance);
        turn_hidden_disc(&mut other, opponent, chance);
    }
    other
}

/// Another of the cards that may have been taken back is the one that was.
fn exchange_doubtful_card(state: &mut Value, opponent: usize, chance: &mut Chance) {
    let doubtful = state["spent"][opponent]["maybe"].as_array().cloned();
    let hand = state["hands"][opponent].as_array_mut().expect("a hand");
    let (back, spent): (Vec<Value>, Vec<Value>) = doubtful
        .unwrap_or_default()
        .into_iter()
        .partition(|card| hand.contains(card));
    if let Some(was_back) = back.first() {
        hand.retain(|card| card != was_back);
        hand.push(chance.pick(&spent).clone());
        hand.sort_by_key(Value::as_u64);
    }
}

fn turn_hidden_disc(state: &mut Value, opponent: usize, chance: &mut Chance) {
    let setting_discs = state["pending"].to_string().contains("SetDiscs");
    let general = ["Discs", "Castillo", "March"].map(Value::from);
    let hidden = setting_discs || general.contains(&state["phase"]);
    if !hidden || state["discs"][opponent].is_null() {
        return;
    }
    let mut other = state.clone();
    other["discs"][opponent] = (*chance.pick(&["Galicia", "Aragon", "Seville", "Valencia"])).into();
    let request = json!({ "cmd": "load", "state": other });
    if Table::default().say(&request.to_string())["ok"] == true {
        *state = other;
    }
}

#[test]
fn views_of_tables_that_differ_only_in_secrets_are_the_same() {
    let (mut stacks, mut hands, mut discs) = (0, 0, 0);
    let mut chance = Chance::new(1);
    for (seed, setup) in (1..).zip(all_setups().into_iter().step_by(2)) {
        walk(&setup, seed, |table, _| {
            let state = table.state();
            let seat = chance.below(setup.players.len());
            let other = with_other_secrets(&state, seat, &mut chance);
            stacks += usize::from(other["stacks"] != state["stacks"]);
            hands += usize::from(other["hands"] != state["hands"]);
            discs += usize::from(other["discs"] != state["discs"]);
            let mut other_table = Table::loaded(&other);
            assert_eq!(other_table.view(seat), table.view(seat), "{state}\n{other}");
        });
    }
    assert!(stacks > 2000, "{stacks} tables differed in their stacks");
    assert!(hands > 50, "{hands} tables differed in a hand");
    assert!(discs > 50, "{discs} tables differed in a disc");
}

#[test]
fn own_secrets_are_in_the_own_view() {
    let mut own_discs = 0;
    for (seed, setup) in (1..).zip(all_setups().into_iter().step_by(7)) {
        walk(&setup, seed, |table, _| {
            let state = table.state();
            for seat in 0..setup.players.len() {
                let view = &table.view(seat)["view"];
                assert_eq!(view["hands"][seat]["certain"], state["hands"][seat]);
                assert_eq!(view["discs"][seat], state["discs"][seat]);
                own_discs += usize::from(!view["discs"][seat].is_null());
                for other in 0..setup.players.len() {
                    let set = !state["discs"][other].is_null();
                    assert_eq!(
                        !view["discs"][other].is_null(),
                        set,
                        "that it is set is public"
                    );
                }
            }
        });
    }
    assert!(own_discs > 50, "only {own_discs}");
}

/// Two decisions that only their maker can tell apart.
fn secret_pair(state: &Value, legal: &[Value]) -> Option<(Value, Value)> {
    let pair: Vec<&Value> = if legal
        .iter()
        .all(|decision| decision.get("SetDisc").is_some())
    {
        let waiting = state["pending"].as_array()?.last();
        let last_disc = match waiting {
            Some(step) => step["SetDiscs"]["waiting"].as_array()?.len() == 1,
            // In general scoring they stay hidden while the Castillo is scored.
            None => false,
        };
        legal.iter().filter(|_| !last_disc).collect()
    } else {
        let actor = state["turn_order"][state["turn_index"].as_u64()? as usize].as_u64()?;
        let newest = state["spent"][actor as usize]["cards"].as_array()?.last()?;
        let hidden =
            |decision: &&Value| decision.get("TakeBack").is_some_and(|card| card != newest);
        legal.iter().filter(hidden).collect()
    };
    match pair[..] {
        [first, .., last] => Some((first.clone(), last.clone())),
        _ => None,
    }
}

#[test]
fn replies_to_secret_decisions_tell_nothing() {
    let (mut discs, mut taken_back) = (0, 0);
    for (seed, setup) in (1..).zip(all_setups()) {
        walk(&setup, seed, |table, legal| {
            let state = table.state();
            let Some((one, two)) = secret_pair(&state, legal) else {
                return;
            };
            let maker = table.ask(&json!({ "cmd": "legal" }))["to_act"].as_u64();
            let (mut first, mut second) = (Table::loaded(&state), Table::loaded(&state));
            assert_eq!(first.step(&one), second.step(&two));
            for seat in (0..setup.players.len()).filter(|&seat| Some(seat as u64) != maker) {
                assert_eq!(
                    first.view(seat),
                    second.view(seat),
                    "{one} and {two}: {state}"
                );
            }
            assert_ne!(first.state(), second.state());
            match one.get("SetDisc") {
                Some(_) => discs += 1,
                None => taken_back += 1,
            }
        });
    }
    assert!(discs > 100, "only {discs}");
    assert!(taken_back > 20, "only {taken_back}");
}
