//! Sound JSON made unsound: small changes at any point of it.

use proptest::prelude::*;
use serde_json::{Value, json};

/// What becomes of one point of a JSON value.
#[derive(Clone, Debug)]
pub(crate) enum Change {
    /// It is gone.
    Drop,
    /// Something else stands there.
    Replace(Value),
    /// What stands at another point stands there too.
    CopyFrom(usize),
    /// It is wrapped up in so many lists.
    Wrap(usize),
    /// A list has its last entry twice; an object an unknown field.
    Grow,
    /// A number is a little more or less.
    Add(i64),
}

/// A change at one point, counted through all there are.
pub(crate) type Mutation = (usize, Change);

/// Changes that make values of all kinds and sizes.
pub(crate) fn wild() -> impl Strategy<Value = Mutation> {
    let change = prop_oneof![
        Just(Change::Drop),
        any_json().prop_map(Change::Replace),
        any::<usize>().prop_map(Change::CopyFrom),
        prop_oneof![1..4usize, 100..200usize].prop_map(Change::Wrap),
        Just(Change::Grow),
        any::<i64>().prop_map(Change::Add),
        (0..100_000usize).prop_map(|length| Change::Replace("x".repeat(length).into())),
    ];
    (any::<usize>(), change)
}

/// Changes that stay close to what could be.
pub(crate) fn mild() -> impl Strategy<Value = Mutation> {
    let words = prop::sample::select(
        "Galicia Aragon Granada NewCastile Castillo Court Provinces Reveal Bid Recruit Take Act \
         EndOfRound Discs March Regions Over Open Begun Finished Classic WholeAction NoVeto veto \
         eviction king-rages secret-all score-fours score-one-with-two four-any power-returns \
         ChooseScored ChoosePower ChooseGrande ChooseEvicted ChooseScoreboard MoveOrPlaceMore \
         ScoreDiscs TakeBack OpenCastillo WholeCourt AllByDisc"
            .split_whitespace()
            .map(Value::from)
            .collect::<Vec<_>>(),
    );
    let change = prop_oneof![
        1 => Just(Change::Drop),
        3 => words.prop_map(Change::Replace),
        3 => (0..14i64).prop_map(|number| Change::Replace(number.into())),
        1 => Just(Change::Replace(json!(null))),
        1 => Just(Change::Replace(json!([]))),
        1 => any::<bool>().prop_map(|yes| Change::Replace(yes.into())),
        4 => any::<usize>().prop_map(Change::CopyFrom),
        2 => Just(Change::Grow),
        4 => prop_oneof![Just(1), Just(-1)].prop_map(Change::Add),
    ];
    (any::<usize>(), change)
}

/// Any JSON at all.
pub(crate) fn any_json() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<u64>().prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        any::<String>().prop_map(Value::from),
        Just(Value::from("new")),
        Just(Value::from("load")),
    ];
    let key = prop_oneof![
        any::<String>(),
        prop::sample::select(vec![
            "cmd", "players", "state", "decision", "seat", "id", "Bid"
        ])
        .prop_map(str::to_owned),
    ];
    leaf.prop_recursive(5, 40, 8, move |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..8).prop_map(Value::from),
            prop::collection::vec((key.clone(), inner), 0..8)
                .prop_map(|fields| Value::Object(fields.into_iter().collect())),
        ]
    })
}

pub(crate) fn mutate(value: &mut Value, (point, change): &Mutation) {
    let mut paths = Vec::new();
    collect_paths(value, &mut String::new(), &mut paths);
    let path = &paths[point % paths.len()];
    let elsewhere = match change {
        Change::CopyFrom(other) => value.pointer(&paths[other % paths.len()]).cloned(),
        _ => None,
    };
    if let Change::Drop = change {
        return drop_at(value, path);
    }
    let spot = value.pointer_mut(path).expect("a path that was found");
    match change {
        Change::Replace(with) => *spot = with.clone(),
        Change::CopyFrom(_) => *spot = elsewhere.unwrap_or_default(),
        Change::Wrap(depth) => {
            for _ in 0..*depth {
                *spot = Value::Array(vec![spot.take()]);
            }
        }
        Change::Grow => match spot {
            Value::Array(list) => list.extend(list.last().cloned()),
            Value::Object(fields) => {
                fields.insert("unheard-of".to_owned(), true.into());
            }
            _ => *spot = Value::Null,
        },
        Change::Add(amount) => {
            if let Some(number) = spot.as_i64() {
                *spot = number.wrapping_add(*amount).into();
            }
        }
        Change::Drop => {}
    }
}

/// All points of a value, as JSON pointers.
fn collect_paths(value: &Value, path: &mut String, paths: &mut Vec<String>) {
    paths.push(path.clone());
    let length = path.len();
    let mut descend = |key: &str, inner: &Value| {
        *path += "/";
        *path += &key.replace('~', "~0").replace('/', "~1");
        collect_paths(inner, path, paths);
        path.truncate(length);
    };
    match value {
        Value::Array(list) => {
            for (index, inner) in list.iter().enumerate() {
                descend(&index.to_string(), inner);
            }
        }
        Value::Object(fields) => {
            for (key, inner) in fields {
                descend(key, inner);
            }
        }
        _ => {}
    }
}

fn drop_at(value: &mut Value, path: &str) {
    let Some((parent, key)) = path.rsplit_once('/') else {
        *value = Value::Null;
        return;
    };
    match value.pointer_mut(parent) {
        Some(Value::Array(list)) => {
            let index: usize = key.parse().expect("an index");
            list.remove(index);
        }
        Some(Value::Object(fields)) => {
            fields.remove(&key.replace("~1", "/").replace("~0", "~"));
        }
        _ => {}
    }
}
