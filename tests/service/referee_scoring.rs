//! `score` foretells what scoring really pays, and general scoring can be watched step by step.

use crate::support::{Table, all_setups, project_file, walk};
use serde_json::{Value, json};

/// What `score` says each seat would get.
fn foretold(table: &mut Table, place: &str) -> Vec<u64> {
    let reply = table.ask(&json!({ "cmd": "score", "place": place }));
    let mut points = vec![0; reply["scores"].as_array().expect("scores").len()];
    for payment in reply["payments"].as_array().expect("payments") {
        let bonus = |name: &str| if payment[name] == true { 2 } else { 0 };
        let total = payment["points"].as_u64().expect("points");
        let total = total + bonus("king_bonus") + bonus("home_bonus");
        assert_eq!(payment["total"], total);
        let seats = payment["seats"].as_array().expect("seats");
        // One may also share a rank with the neutral colour, which is paid nothing.
        let with_neutral = reply["counts"].as_array().map(Vec::len) > Some(points.len());
        assert!(payment["tied"] == (seats.len() > 1) || (with_neutral && payment["tied"] == true));
        for seat in seats {
            points[seat.as_u64().expect("a seat") as usize] += total;
        }
    }
    points
}

fn scores(reply: &Value) -> Vec<u64> {
    let scores = reply["scores"].as_array().expect("scores");
    scores.iter().map(|s| s.as_u64().expect("points")).collect()
}

fn gained(before: &[u64], after: &[u64]) -> Vec<u64> {
    after.iter().zip(before).map(|(a, b)| a - b).collect()
}

#[test]
fn cards_that_score_a_place_pay_what_was_foretold() {
    let mut compared = 0;
    for (seed, setup) in (1..).zip(all_setups()) {
        walk(&setup, seed, |table, legal| {
            for place in legal
                .iter()
                .filter_map(|decision| decision["Score"].as_str())
            {
                let expected = foretold(table, place);
                let before = scores(&table.ask(&json!({ "cmd": "legal" })));
                let mut trial = Table::loaded(&table.state());
                let mut reply = trial.step(&json!({ "Score": place }));
                while trial.legal().contains(&json!("NotNow")) {
                    reply = trial.step(&json!("NotNow"));
                }
                assert_eq!(gained(&before, &scores(&reply)), expected, "{place}");
                compared += 1;
            }
        });
    }
    assert!(compared >= 200, "only {compared}");
}

#[test]
fn general_scoring_pays_what_was_foretold() {
    let mut compared = 0;
    for (seed, setup) in (1..).zip(all_setups().into_iter().step_by(3)) {
        walk(&setup, seed, |table, _| {
            let state = table.state();
            let place = match state["phase"].as_str() {
                Some("Castillo") => "Castillo",
                Some("Regions") => {
                    REGIONS[state["next_region"].as_u64().expect("a number") as usize]
                }
                _ => return,
            };
            let expected = foretold(table, place);
            let before = scores(&table.ask(&json!({ "cmd": "legal" })));
            let after = Table::loaded(&state).step(&json!("Proceed"));
            assert_eq!(gained(&before, &scores(&after)), expected, "{place}");
            compared += 1;
        });
    }
    assert_eq!(
        compared,
        22 * 3 * 10,
        "22 games, 3 general scorings, 10 places"
    );
}

const REGIONS: [&str; 9] = [
    "Galicia",
    "BasqueCountry",
    "Aragon",
    "Catalonia",
    "OldCastile",
    "NewCastile",
    "Seville",
    "Granada",
    "Valencia",
];

fn general_scoring() -> Value {
    serde_json::from_str(&project_file("docs/positions/general-scoring.json")).expect("JSON")
}

#[test]
fn general_scoring_is_watched_phase_by_phase() {
    let mut table = Table::loaded(&general_scoring());
    let mut steps: Vec<(String, usize)> = Vec::new();
    let mut scored = Vec::new();
    loop {
        let before = table.state();
        assert_eq!(table.legal(), ["Proceed"]);
        let reply = table.step(&json!("Proceed"));
        let events = reply["events"].as_array().expect("events");
        for event in events {
            if let Some(place) = event["ScoringBegan"]["place"].as_str() {
                scored.push(place.to_owned());
            }
        }
        steps.push((before["phase"].to_string(), events.len()));
        if reply["phase"] == "Reveal" {
            assert_eq!(reply["round"], 4);
            break;
        }
        assert_eq!(reply["to_act"], Value::Null);
    }
    let phases: Vec<&str> = steps
        .iter()
        .map(|(phase, _)| phase.trim_matches('"'))
        .collect();
    assert_eq!(phases[..2], ["Castillo", "March"]);
    assert_eq!(phases[2..], ["Regions"; 9]);
    assert_eq!(scored[0], "Castillo");
    assert_eq!(scored[1..], REGIONS);
}

#[test]
fn settling_tells_the_same_events_in_one_reply() {
    let mut stepped = Table::loaded(&general_scoring());
    let mut events = Vec::new();
    let mut last = Value::Null;
    while stepped.legal() == ["Proceed"] {
        last = stepped.step(&json!("Proceed"));
        events.extend(last["events"].as_array().expect("events").clone());
    }
    let mut settled = Table::loaded(&general_scoring());
    let reply = settled.ask(&json!({ "cmd": "apply", "decision": "Proceed" }));
    assert_eq!(reply["events"], json!(events));
    assert_eq!(reply["phase"], "Bid");
    assert_eq!(reply["to_act"], last["to_act"]);
    assert_eq!(settled.state(), stepped.state());
}
