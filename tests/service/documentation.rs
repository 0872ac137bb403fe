//! `docs/referee.md` tells the truth: its sessions are replayed and its examples are read.

use crate::support::{Table, all_setups, project_file, replies, walk};
use el_grande::referee::LONGEST_REQUEST;
use el_grande::rules::{CardId, Decision, Deed, Position, Step};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::path::Path;

const PAGE: &str = "docs/referee.md";

/// Set to write the referee's real replies into the page, after a change that is meant.
const UPDATE: &str = "UPDATE_DOCS";

const POSITIONS: [&str; 3] = ["set-up", "veto-asked", "general-scoring"];

/// The text under a heading, down to the next of its kind.
fn section(heading: &str) -> String {
    let page = project_file(PAGE);
    let start = page.find(&format!("\n## {heading}\n")).expect("a heading");
    let rest = &page[start + 4..];
    rest[..rest.find("\n## ").unwrap_or(rest.len())].to_owned()
}

/// Everything between backquotes.
fn quoted(text: &str) -> Vec<&str> {
    text.split('`').skip(1).step_by(2).collect()
}

/// Reads all quoted examples of a kind and checks that they are written as the referee does.
/// Returns their names.
fn examples<T: DeserializeOwned + serde::Serialize>(quoted: &[&str]) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    for example in quoted {
        let value: Value =
            serde_json::from_str(example).unwrap_or_else(|e| panic!("{example}: {e}"));
        let meant: T =
            serde_json::from_value(value.clone()).unwrap_or_else(|e| panic!("{example}: {e}"));
        assert_eq!(json!(meant), value, "{example}");
        names.insert(name(&value));
    }
    names
}

/// What a bare string, or an object with one field, is called.
fn name(value: &Value) -> String {
    match value {
        Value::Object(fields) => fields.keys().next().cloned().unwrap_or_default(),
        value => value.as_str().unwrap_or_default().to_owned(),
    }
}

/// A line with every `@file` replaced by what the file holds.
fn with_files(line: &str) -> String {
    let Some((before, rest)) = line.split_once('@') else {
        return line.to_owned();
    };
    let (file, after) = rest.split_at(rest.find(".json").expect("a JSON file") + ".json".len());
    let content: Value =
        serde_json::from_str(&project_file(&format!("docs/{file}"))).expect("JSON");
    format!("{before}{content}{}", with_files(after))
}

#[test]
fn sessions_go_as_they_are_told() {
    let page = project_file(PAGE);
    let mut rewritten = String::new();
    let (mut sessions, mut exchanges) = (0, 0);
    for (index, part) in page.split("```").enumerate() {
        rewritten += if index == 0 { "" } else { "```" };
        let Some(session) = part.strip_prefix("session\n") else {
            rewritten += part;
            continue;
        };
        let requests: Vec<&str> = session
            .lines()
            .filter_map(|l| l.strip_prefix("> "))
            .collect();
        let told = session.lines().filter_map(|l| l.strip_prefix("< "));
        let told: Vec<Value> = told
            .map(|l| serde_json::from_str(l).expect("JSON"))
            .collect();
        let lines: String = requests
            .iter()
            .map(|line| with_files(line) + "\n")
            .collect();
        let replies = replies(lines.as_bytes());
        rewritten += "session\n";
        for (request, reply) in requests.iter().zip(&replies) {
            rewritten += &["> ", request, "\n< ", &reply.to_string(), "\n"].concat();
        }
        if std::env::var_os(UPDATE).is_none() {
            assert_eq!(told.len(), requests.len(), "a reply to each request");
            for ((request, told), reply) in requests.iter().zip(&told).zip(&replies) {
                assert_eq!(told, reply, "{request}\nSet {UPDATE} to rewrite the page.");
            }
        }
        sessions += 1;
        exchanges += replies.len();
    }
    assert!(
        sessions >= 3 && exchanges >= 15,
        "{sessions} sessions, {exchanges} replies"
    );
    if std::env::var_os(UPDATE).is_some() {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(PAGE);
        std::fs::write(path, rewritten).expect("room on the disk");
    }
}

#[test]
fn example_positions_are_loaded_complete_and_played() {
    for file in POSITIONS {
        let text = project_file(&format!("docs/positions/{file}.json"));
        let state: Value = serde_json::from_str(&text).expect("JSON");
        let mut table = Table::loaded(&state);
        assert_eq!(table.state(), state, "{file}: every field is written out");
        let legal = table.legal();
        table.step(&legal[0]);
    }
}

#[test]
fn example_positions_show_what_they_promise() {
    let read = |file: &str| -> Value {
        let text = project_file(&format!("docs/positions/{file}.json"));
        serde_json::from_str(&text).expect("JSON")
    };
    let set_up = read("set-up");
    assert_eq!(
        (&set_up["phase"], &set_up["round"]),
        (&json!("Reveal"), &json!(1))
    );
    assert_eq!(set_up["court"], json!([7, 7, 7, 7]));
    let veto = read("veto-asked");
    assert_eq!(veto["vetoes"].as_array().expect("a list").len(), 2);
    assert_eq!(name(&veto["pending"][0]), "Moves");
    assert_eq!(name(&veto["pending"][1]), "Objections");
    let scoring = read("general-scoring");
    assert_eq!(scoring["phase"], "Castillo");
    let discs = scoring["discs"].as_array().expect("a list");
    assert!(discs[..4].iter().all(Value::is_string), "all four are set");
}

#[test]
fn all_decisions_have_an_example() {
    let section = section("Decisions");
    let first_cells = section.lines().filter(|line| line.starts_with("| `"));
    let cells: Vec<&str> = first_cells.map(|line| quoted(line)[0]).collect();
    let names = examples::<Decision>(&cells);
    assert_eq!((cells.len(), names.len()), (26, 26), "each once");
}

#[test]
fn all_steps_and_deeds_have_an_example() {
    let section = section("Position");
    let pending = section.split("**pending**").nth(1).expect("a table");
    let (steps, deeds) = pending.split_once("**Deeds**").expect("a list");
    let cells = steps.lines().filter(|line| line.starts_with("| `"));
    let steps: Vec<&str> = cells
        .flat_map(|line| quoted(line.split(" | ").next().unwrap_or_default()))
        .collect();
    assert_eq!(examples::<Step>(&steps).len(), 21);
    let listed = deeds
        .lines()
        .rfind(|line| line.starts_with('`'))
        .expect("deeds");
    assert_eq!(examples::<Deed>(&quoted(listed)).len(), 22);
}

#[test]
fn nothing_that_happens_is_missing_from_the_page() {
    let [events_told, decisions_told, position_told] =
        ["Events", "Decisions", "Position"].map(section);
    let mut unknown = BTreeSet::new();
    let mut check = |told: &str, what: &str, quotes: &[&str]| {
        if !quotes
            .iter()
            .any(|quote| told.contains(&quote.replace('*', what)))
        {
            unknown.insert(what.to_owned());
        }
    };
    for (seed, setup) in (1..).zip(all_setups().into_iter().step_by(2)) {
        walk(&setup, seed, |table, legal| {
            let state = table.state();
            for step in state["pending"].as_array().into_iter().flatten() {
                check(&position_told, &name(step), &["{\"*\":", "\"*\""]);
            }
            let Some(first) = legal.first() else { return };
            for decision in legal {
                check(&decisions_told, &name(decision), &["{\"*\":", "\"*\""]);
            }
            let reply = Table::loaded(&state).step(first);
            for event in reply["events"].as_array().into_iter().flatten() {
                check(&events_told, &name(event), &["`*`"]);
            }
        });
    }
    assert_eq!(unknown, BTreeSet::new());
}

#[test]
fn every_field_of_position_and_view_is_told() {
    let told = section("Position");
    let mut table = Table::loaded(&json!(
        serde_json::from_str::<Position>(&project_file("docs/positions/set-up.json"))
            .expect("JSON")
    ));
    let state = table.state();
    let fields = |value: &Value| {
        value
            .as_object()
            .expect("an object")
            .keys()
            .cloned()
            .collect()
    };
    let mut all: Vec<String> = fields(&state);
    all.extend::<Vec<String>>(fields(&state["rules"]));
    all.extend::<Vec<String>>(fields(&state["turn"]));
    for field in all {
        assert!(told.contains(&format!("`{field}`")), "{field}");
    }
    let view = table.view(0)["view"].take();
    let only_in_view: Vec<String> = fields(&view);
    for field in only_in_view
        .iter()
        .filter(|field| state.get(field) != view.get(field))
    {
        assert!(
            section("View").contains(&format!("| `{field}` |")),
            "{field}"
        );
    }
}

#[test]
fn only_the_fields_marked_so_may_be_left_out() {
    let state: Value =
        serde_json::from_str(&project_file("docs/positions/set-up.json")).expect("JSON");
    let told = section("Position");
    let rows = told.split("**turn**").next().unwrap_or_default().lines();
    let mut seen = 0;
    for row in rows.filter(|row| row.starts_with("| `")) {
        let cell = row.split(" | ").next().unwrap_or_default();
        for field in quoted(cell) {
            let mut without = state.clone();
            without.as_object_mut().expect("an object").remove(field);
            assert_ne!(without, state, "{field}");
            let mut table = Table::default();
            let request = json!({ "cmd": "load", "state": without });
            if cell.ends_with(" *") {
                table.ask(&request);
                assert_eq!(table.state(), state, "{field}");
            } else {
                assert_eq!(table.refused(&request), "request", "{field}");
            }
            seen += 1;
        }
    }
    assert_eq!(seen, state.as_object().map_or(0, serde_json::Map::len));
}

#[test]
fn json_nests_as_deep_as_is_told() {
    assert!(section("Limits").contains("at most 127 levels"));
    let nested = |levels: usize| {
        let (open, close) = ("[".repeat(levels - 1), "]".repeat(levels - 1));
        let request = format!("{{\"cmd\":\"quit\",\"id\":{open}{close}}}");
        Table::default().say(&request)["ok"].clone()
    };
    assert_eq!((nested(127), nested(128)), (json!(true), json!(false)));
}

#[test]
fn cards_limits_and_kinds_are_told() {
    let ids = section("Ids");
    for card in CardId::ALL {
        assert!(ids.contains(&format!("`{}`", card.key())), "{}", card.key());
    }
    let limit = format!(
        "{},{:03},{:03} bytes",
        LONGEST_REQUEST / 1_000_000,
        LONGEST_REQUEST / 1000 % 1000,
        LONGEST_REQUEST % 1000
    );
    assert!(section("Limits").contains(&limit), "{limit}");
    let refusals = section("Refusals");
    for kind in [
        "request", "no-game", "seat", "setup", "position", "rule", "internal",
    ] {
        assert!(refusals.contains(&format!("| `{kind}` |")), "{kind}");
    }
}
