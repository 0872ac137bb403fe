//! Requests that are refused: the kind tells programs why, and nothing changes.

use crate::support::{Table, replies};
use el_grande::referee::LONGEST_REQUEST;
use serde_json::{Value, json};

fn game_of_two() -> Table {
    let mut table = Table::default();
    table.ask(&json!({ "cmd": "new", "players": 2, "seed": 5 }));
    table
}

/// The kind of refusal of each request, in a game that none of them changes.
fn all_refused(requests: &[Value], kind: &str) {
    let mut table = game_of_two();
    let before = table.state();
    for request in requests {
        assert_eq!(table.refused(request), kind, "{request}");
        assert_eq!(table.state(), before, "{request}");
    }
}

#[test]
fn without_a_game_there_is_none() {
    let mut table = Table::default();
    for request in [
        json!({ "cmd": "state" }),
        json!({ "cmd": "view", "seat": 0 }),
        json!({ "cmd": "legal" }),
        json!({ "cmd": "apply", "decision": "Proceed" }),
        json!({ "cmd": "apply", "decision": "Proceed", "seat": 0 }),
        json!({ "cmd": "score", "place": "Castillo" }),
    ] {
        assert_eq!(table.refused(&request), "no-game", "{request}");
    }
    // A game that could not be begun is none either.
    assert_eq!(
        table.refused(&json!({ "cmd": "new", "players": 9 })),
        "setup"
    );
    assert_eq!(table.refused(&json!({ "cmd": "state" })), "no-game");
}

#[test]
fn what_is_not_a_request_is_not_understood() {
    all_refused(
        &[
            json!(null),
            json!([]),
            json!("state"),
            json!({}),
            json!({ "cmd": null }),
            json!({ "cmd": 1 }),
            json!({ "cmd": "State" }),
            json!({ "cmd": "dance" }),
            json!({ "cmd": "state", "seat": 0 }),
            json!({ "cmd": "quit", "now": true }),
            json!({ "cmd": "view" }),
            json!({ "cmd": "view", "seat": "0" }),
            json!({ "cmd": "view", "seat": -1 }),
            json!({ "cmd": "view", "seat": 6 }),
            json!({ "cmd": "view", "seat": 256 }),
            json!({ "cmd": "view", "seat": 0.5 }),
            json!({ "cmd": "view", "seat": 1e300 }),
            json!({ "cmd": "score", "place": "Atlantis" }),
            json!({ "cmd": "score", "place": "galicia" }),
            json!({ "cmd": "apply" }),
            json!({ "cmd": "apply", "decision": "Dance" }),
            json!({ "cmd": "apply", "decision": { "Bid": 14 } }),
            json!({ "cmd": "apply", "decision": { "Bid": 1, "Take": 1 } }),
            json!({ "cmd": "apply", "decision": { "Take": 5 } }),
            json!({ "cmd": "apply", "decision": { "Recruit": 256 } }),
            json!({ "cmd": "apply", "decision": { "Recruit": u64::MAX } }),
            json!({ "cmd": "apply", "decision": "Done", "settle": "no" }),
            json!({ "cmd": "new" }),
            json!({ "cmd": "new", "players": "2" }),
            json!({ "cmd": "new", "players": -2 }),
            json!({ "cmd": "new", "players": 2.5 }),
            json!({ "cmd": "new", "players": 2, "seed": -1 }),
            json!({ "cmd": "new", "players": 2, "seed": 1e30 }),
            json!({ "cmd": "new", "players": 2, "length": 9 }),
            json!({ "cmd": "new", "players": 2, "cheat": true }),
            json!({ "cmd": "new", "players": [{ "name": "Ana" }] }),
            json!({ "cmd": "new", "players": [{ "name": "Ana", "colour": "Blue" }] }),
            json!({ "cmd": "load" }),
            json!({ "cmd": "load", "state": null }),
            json!({ "cmd": "load", "state": {} }),
        ],
        "request",
    );
}

#[test]
fn a_player_that_is_not_understood_is_told_why() {
    let players = json!([{ "name": "Ana", "colour": "Blue" }]);
    let request = json!({ "cmd": "new", "players": players });
    let error = game_of_two().say(&request.to_string())["error"].to_string();
    assert!(error.contains("Blue") && error.contains("Navy"), "{error}");
}

#[test]
fn seats_that_are_not_at_the_table_or_not_asked_are_refused() {
    let mut table = game_of_two();
    let to_act = table.ask(&json!({ "cmd": "legal" }))["to_act"].as_u64();
    let other = 1 - to_act.expect("somebody bids");
    all_refused(
        &[
            json!({ "cmd": "view", "seat": 2 }),
            json!({ "cmd": "view", "seat": 5 }),
            json!({ "cmd": "apply", "decision": { "Bid": 5 }, "seat": other }),
            json!({ "cmd": "apply", "decision": { "Bid": 5 }, "seat": 5 }),
        ],
        "seat",
    );
}

#[test]
fn games_that_cannot_be_set_up_are_refused() {
    let players = |names: &[&str], colours: &[&str]| -> Value {
        let both = names.iter().zip(colours);
        both.map(|(name, colour)| json!({ "name": name, "colour": colour }))
            .collect()
    };
    let named =
        |names: &[&str]| json!({ "cmd": "new", "players": players(names, &["Rust", "Navy"]) });
    let deal = |king: &str, homes: &[&str]| {
        let deal = json!({ "king": king, "homes": homes, "first_bidder": 0, "stacks": [] });
        json!({ "cmd": "new", "players": 2, "deal": deal })
    };
    let crowd: Vec<Value> = vec![json!({ "name": "a", "colour": "Rust" }); 20_000];
    all_refused(
        &[
            json!({ "cmd": "new", "players": 0 }),
            json!({ "cmd": "new", "players": 1 }),
            json!({ "cmd": "new", "players": 6 }),
            json!({ "cmd": "new", "players": 1_000_000 }),
            json!({ "cmd": "new", "players": u64::MAX }),
            json!({ "cmd": "new", "players": [] }),
            json!({ "cmd": "new", "players": crowd }),
            named(&["Ana", ""]),
            named(&["Ana", "  "]),
            named(&["Ana", "Lu\nis"]),
            named(&["\u{1b}[31mAna", "Luis"]),
            named(&["Ana", "\u{0}"]),
            named(&["Ana", "\u{85}"]),
            named(&["Ana", "a name that is much too long for the table"]),
            named(&["Ana", "Ana"]),
            json!({ "cmd": "new", "players": players(&["Ana", "Luis"], &["Rust", "Rust"]) }),
            deal("Aragon", &["Aragon", "Granada"]),
            deal("Aragon", &["Granada", "Granada"]),
            deal("Aragon", &["Granada"]),
            deal("Aragon", &["Granada", "Galicia"]),
        ],
        "setup",
    );
}

#[test]
fn impossible_positions_are_refused() {
    let state = game_of_two().state();
    let changed = |change: &dyn Fn(&mut Value)| {
        let mut state = state.clone();
        change(&mut state);
        json!({ "cmd": "load", "state": state })
    };
    all_refused(
        &[
            changed(&|state| state["rules"]["players"] = 1.into()),
            changed(&|state| state["rules"]["players"] = 3.into()),
            changed(&|state| state["round"] = 0.into()),
            changed(&|state| state["round"] = 10.into()),
            changed(&|state| state["court"][0] = 8.into()),
            changed(&|state| state["court"] = json!([7])),
            changed(&|state| state["provinces"][1] = 0.into()),
            changed(&|state| state["caballeros"]["Castillo"] = json!([255, 255])),
            changed(&|state| state["caballeros"]["Castillo"] = json!([0, 0, 0])),
            changed(&|state| state["king"] = "Castillo".into()),
            changed(&|state| state["grandes"][0] = Value::Null),
            changed(&|state| state["scores"][0] = 60_000.into()),
            changed(&|state| state["scoreboards"] = json!(["Aragon", "Aragon"])),
            changed(&|state| state["hands"][0] = json!([1, 2, 3])),
            changed(&|state| state["spent"][0] = json!({ "cards": [1] })),
            changed(&|state| state["bids"] = json!([5, 5])),
            changed(&|state| state["first_bidder"] = 4.into()),
            changed(&|state| state["face_up"][0] = "veto".into()),
            changed(&|state| state["stacks"] = json!([])),
            changed(&|state| state["phase"] = "Act".into()),
            changed(&|state| state["phase"] = "Regions".into()),
            changed(&|state| state["pending"] = json!(["ChooseScored"])),
            changed(&|state| state["vetoes"] = json!([{ "holder": 3, "rounds_left": 1 }])),
            changed(&|state| state["vetoes"] = json!([{ "holder": 0, "rounds_left": 9 }])),
            changed(&|state| state["discs"][4] = "Aragon".into()),
            changed(&|state| state["next_region"] = 1.into()),
        ],
        "position",
    );
    let mut table = Table::default();
    let sound = changed(&|_| {});
    table.ask(&sound);
}

#[test]
fn what_the_rules_forbid_names_the_rule() {
    let mut table = game_of_two();
    let before = table.state();
    let reply = table.say(r#"{"cmd":"apply","decision":{"Take":2}}"#);
    let expected = json!({
        "ok": false,
        "kind": "rule",
        "error": reply["error"],
        "rule": { "NotAskedFor": { "phase": "Bid", "decision": { "Take": 2 } } },
    });
    assert_eq!(reply, expected);
    assert_eq!(table.state(), before);

    table.ask(&json!({ "cmd": "apply", "decision": { "Bid": 8 } }));
    let reply = table.say(r#"{"cmd":"apply","decision":{"Bid":8}}"#);
    assert_eq!(reply["rule"]["PowerPlayed"]["power"], 8);
}

#[test]
fn nothing_is_decided_after_the_end() {
    let mut table = game_of_two();
    loop {
        let legal = table.legal();
        let Some(first) = legal.first() else { break };
        table.ask(&json!({ "cmd": "apply", "decision": first }));
    }
    for decision in [json!("Proceed"), json!("Done"), json!({ "Bid": 1 })] {
        let request = json!({ "cmd": "apply", "decision": decision });
        let reply = table.say(&request.to_string());
        assert_eq!(reply["rule"], "GameOver", "{decision}");
    }
}

#[test]
fn the_longest_request_is_answered_and_a_longer_one_refused() {
    let request = r#"{"cmd":"new","players":2}"#;
    let padded = |length: usize| format!("{request}{}\n", " ".repeat(length - request.len()));
    let fits = padded(LONGEST_REQUEST);
    let too_long = padded(LONGEST_REQUEST + 1);
    let replies = replies(format!("{too_long}{fits}{too_long}{fits}").as_bytes());
    let ok: Vec<&Value> = replies.iter().map(|reply| &reply["ok"]).collect();
    assert_eq!(ok, [false, true, false, true]);
    assert_eq!(replies[0]["kind"], "request");
    assert!(
        replies[0]["error"]
            .to_string()
            .contains(&LONGEST_REQUEST.to_string())
    );
}
