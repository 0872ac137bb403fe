//! Changes a position that has been written out, in ways that a person or a program could get it
//! wrong, or could want to.

use rand::seq::IndexedRandom;
use rand::{Rng, RngExt};
use serde_json::Value;

/// Names that can stand where one of the others stands.
const NAMES: [&[&str]; 16] = [
    &[
        "Galicia",
        "BasqueCountry",
        "Aragon",
        "Catalonia",
        "OldCastile",
        "NewCastile",
        "Seville",
    ],
    &[
        "Granada",
        "Valencia",
        "Galicia",
        "Aragon",
        "Castillo",
        "Court",
        "Provinces",
    ],
    &[
        "Galicia", "Granada", "Castillo", "France", "Portugal", "Court",
    ],
    &["Reveal", "Bid", "Recruit", "Take", "Act", "EndOfRound"],
    &[
        "Discs", "Castillo", "March", "Regions", "Over", "Act", "Reveal", "Bid",
    ],
    &["Open", "Begun", "Finished"],
    &["NineRounds", "SixRounds"],
    &["Classic", "WholeAction", "NoVeto"],
    &["Court", "Provinces"],
    &["Eight", "Four"],
    &[
        "WholeCourt",
        "ThreeFromCourt",
        "ThreeOfOwnChoice",
        "TwoByDisc",
        "AllByDisc",
    ],
    &[
        "ChooseScored",
        "ChooseScoreboard",
        "ChooseGrande",
        "ChooseEvicted",
        "ChoosePower",
        "MoveOrPlaceMore",
        "ScoreDiscs",
    ],
    &["WholeAction", "OpenCastillo", "TakeBack", "Infiltrate"],
    &["Pass", "Ability", "Recruit", "Take"],
    &["Exile", "Escort", "Rivalry", "SummerResidence", "Deputy"],
    &[
        "pardon",
        "spurs",
        "outriders",
        "highwaymen",
        "quartermaster",
    ],
];

/// Names of steps and deeds that carry something.
const KEYS: [&[&str]; 10] = [
    &[
        "Comply",
        "GiveUp",
        "SetDiscs",
        "OneOfEach",
        "Moves",
        "PlaceMore",
        "Score",
    ],
    &["Objections", "Answer"],
    &["Move", "SendHome", "LoseRegion", "Displace"],
    &["LoseCourt", "LoseRegion", "GrowCourt"],
    &["PlaceMore", "ScorePlace", "Evict", "CallDiscs"],
    &["SetScoreboard", "MoveKing", "MoveGrande"],
    &["Bear", "Leave"],
    &["GiveUp", "LoseCourt"],
    &["Rivals", "OneOfEach", "SetDiscs"],
    &["CallIn", "Evict", "Escort"],
];

/// Facts that belong together, and are taken over together.
const FIELDS: [&[&str]; 17] = [
    &["pending"],
    &["turn"],
    &["discs"],
    &["vetoes"],
    &["turn", "pending"],
    &["turn", "pending", "discs"],
    &["turn", "pending", "discs", "vetoes"],
    &[
        "turn",
        "pending",
        "discs",
        "vetoes",
        "turn_order",
        "turn_index",
        "bids",
    ],
    &["caballeros", "court", "provinces"],
    &["king", "grandes", "scoreboards"],
    &["hands", "spent"],
    &["face_up", "stacks"],
    &["phase", "round"],
    &["rules"],
    &["neutral"],
    &["modifiers"],
    &["rules", "neutral", "modifiers", "stacks", "face_up"],
];

/// One to four changes; `other` lends its parts.
pub(super) fn mutate(position: &Value, other: &Value, rng: &mut impl Rng) -> Value {
    let mut changed = position.clone();
    for _ in 0..rng.random_range(1..=4) {
        match rng.random_range(0..10) {
            0..=2 => change_leaf(&mut changed, rng),
            3 => change_leaf(&mut changed["pending"], rng),
            4 => change_leaf(&mut changed["turn"], rng),
            5 => change_list(&mut changed, rng),
            6 => rename(&mut changed["pending"], rng),
            7 => move_caballero(&mut changed, rng),
            8 => change_steps(&mut changed["pending"], &other["pending"], rng),
            _ => {
                for &field in *FIELDS.choose(rng).expect("some fields") {
                    changed[field] = other[field].clone();
                }
            }
        }
    }
    changed
}

/// Everything in a value, itself too, for which `wanted` holds.
fn parts<'a>(
    value: &'a mut Value,
    wanted: &impl Fn(&Value) -> bool,
    found: &mut Vec<&'a mut Value>,
) {
    if wanted(value) {
        found.push(value);
        return;
    }
    match value {
        Value::Array(list) => list.iter_mut().for_each(|part| parts(part, wanted, found)),
        Value::Object(fields) => fields
            .values_mut()
            .for_each(|part| parts(part, wanted, found)),
        _ => {}
    }
}

fn any_part<'a>(
    value: &'a mut Value,
    wanted: impl Fn(&Value) -> bool,
    rng: &mut impl Rng,
) -> Option<&'a mut Value> {
    let mut found = Vec::new();
    parts(value, &wanted, &mut found);
    let chosen = rng.random_range(0..found.len().max(1));
    found.into_iter().nth(chosen)
}

fn another(names: &[&[&str]], name: &str, rng: &mut impl Rng) -> Option<String> {
    let groups: Vec<_> = names.iter().filter(|group| group.contains(&name)).collect();
    let group = groups.choose(rng)?;
    group.choose(rng).map(|&name| name.to_owned())
}

fn change_leaf(value: &mut Value, rng: &mut impl Rng) {
    let is_leaf = |part: &Value| !part.is_array() && !part.is_object();
    let Some(leaf) = any_part(value, is_leaf, rng) else {
        return;
    };
    let to_null = rng.random_ratio(1, 20);
    *leaf = match leaf {
        _ if to_null => Value::Null,
        Value::Bool(flag) => Value::Bool(!*flag),
        Value::Number(number) => {
            let number = number.as_i64().unwrap_or(0);
            let odd = [-1, 0, 1, 2, 3, 5, 30, 31, 254, 255, 256, 9_999, 65_535];
            Value::from(match rng.random_range(0..4) {
                0 => number + 1,
                1 => number - 1,
                2 => rng.random_range(0..14),
                _ => odd[rng.random_range(0..odd.len())],
            })
        }
        Value::String(name) => match el_grande::rules::CardId::try_from(name.clone()) {
            Ok(_) => {
                let cards = el_grande::rules::CardId::ALL;
                Value::from(cards[rng.random_range(0..cards.len())].key())
            }
            Err(_) => another(&NAMES, name, rng).map_or(Value::Null, Value::String),
        },
        _ if rng.random() => Value::from(rng.random_range(0..6)),
        _ => Value::from(*NAMES[0].choose(rng).expect("some names")),
    };
}

/// Drops, doubles or exchanges entries of a list.
fn change_list(value: &mut Value, rng: &mut impl Rng) {
    let is_flat = |part: &Value| {
        let list = part.as_array();
        list.is_some_and(|list| !list.is_empty() && !list.iter().any(Value::is_array))
    };
    let Some(Value::Array(list)) = any_part(value, is_flat, rng) else {
        return;
    };
    let (one, two) = (
        rng.random_range(0..list.len()),
        rng.random_range(0..list.len()),
    );
    match rng.random_range(0..4) {
        0 => {
            list.remove(one);
        }
        1 => list.insert(two, list[one].clone()),
        _ => list.swap(one, two),
    }
}

/// Gives a step or a deed another name, with what it carries.
fn rename(value: &mut Value, rng: &mut impl Rng) {
    let has_key = |part: &Value| part.as_object().is_some_and(|fields| fields.len() == 1);
    let mut found = Vec::new();
    parts(value, &has_key, &mut found);
    let chosen = rng.random_range(0..found.len().max(1));
    let Some(Value::Object(fields)) = found.into_iter().nth(chosen) else {
        return;
    };
    let Some((key, carried)) = fields.iter().next() else {
        return;
    };
    let (old, mut carried) = (key.clone(), carried.clone());
    match another(&KEYS, &old, rng) {
        Some(name) if rng.random() => {
            *fields = serde_json::Map::from_iter([(name, carried)]);
        }
        // What it carries may be tagged too.
        _ => {
            rename(&mut carried, rng);
            fields.insert(old, carried);
        }
    }
}

/// Pops the current step, puts one above it, or takes one from elsewhere.
fn change_steps(pending: &mut Value, other: &Value, rng: &mut impl Rng) {
    let (Value::Array(steps), Value::Array(others)) = (pending, other) else {
        return;
    };
    match rng.random_range(0..4) {
        0 => {
            steps.pop();
        }
        1 => steps.extend(others.choose(rng).cloned()),
        2 => steps.extend(steps.clone().choose(rng).cloned()),
        _ => {
            let at = rng.random_range(0..=steps.len());
            let step = others.choose(rng).cloned();
            steps.splice(at..at, step);
        }
    }
}

/// One caballero goes elsewhere, so that all are still there.
fn move_caballero(position: &mut Value, rng: &mut impl Rng) {
    let Some(players) = position["court"].as_array().map(Vec::len) else {
        return;
    };
    let seat = rng.random_range(0..players.max(1));
    let mut spots = Vec::new();
    for home in ["court", "provinces"] {
        spots.push(format!("/{home}/{seat}"));
    }
    let places = position["caballeros"].as_object();
    let places = places.map(|places| places.keys().cloned().collect::<Vec<_>>());
    for place in places.unwrap_or_default() {
        spots.push(format!("/caballeros/{place}/{seat}"));
    }
    let (from, to) = (spots.choose(rng).cloned(), spots.choose(rng).cloned());
    let count = rng.random_range(1..=4);
    for (spot, change) in [(from, -count), (to, count)] {
        if let Some(value) = spot.and_then(|spot| position.pointer_mut(&spot)) {
            *value = Value::from(value.as_i64().unwrap_or(0) + change);
        }
    }
}
