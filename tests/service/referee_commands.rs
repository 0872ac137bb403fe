//! What every command of the referee answers.

use crate::support::{Chance, Table, replies};
use el_grande::rules::{Deal, Game, Setup};
use serde_json::{Value, json};

fn game_of(players: usize) -> Table {
    let mut table = Table::default();
    table.ask(&json!({ "cmd": "new", "players": players, "seed": 5 }));
    table
}

#[test]
fn new_begins_a_game_and_goes_on_to_the_first_bid() {
    let mut table = Table::default();
    let reply = table.ask(&json!({ "cmd": "new", "players": 4, "seed": 5 }));
    let mut game = Game::new(&Setup::with_players(4), 5).expect("a sound setup");
    let mut events = Vec::new();
    game.settle(&mut events);
    let expected = json!({
        "ok": true,
        "round": 1,
        "phase": "Bid",
        "to_act": game.first_bidder(),
        "scores": [0, 0, 0, 0],
        "over": false,
        "events": events,
    });
    assert_eq!(reply, expected);
    assert_eq!(table.state(), json!(game));
}

#[test]
fn new_without_settling_waits_before_the_first_cards() {
    let mut table = Table::default();
    let reply = table.ask(&json!({ "cmd": "new", "players": 4, "seed": 5, "settle": false }));
    assert_eq!(reply["phase"], "Reveal");
    assert_eq!(reply["to_act"], Value::Null);
    assert_eq!(reply["events"], json!([]));
    assert_eq!(table.legal(), ["Proceed"]);
    let set_up = Game::new(&Setup::with_players(4), 5).expect("a sound setup");
    assert_eq!(table.state(), json!(set_up));
}

#[test]
fn new_takes_everything_players_can_agree_on() {
    let mut table = Table::default();
    let players =
        json!([{ "name": "Ana", "colour": "Ivory" }, { "name": "Luis", "colour": "Navy" }]);
    table.ask(&json!({
        "cmd": "new", "players": players, "length": "SixRounds", "veto": "NoVeto",
        "evicted_to": "Court", "seed": u64::MAX,
    }));
    let state = table.state();
    let rules = json!({
        "players": 2, "values_in_use": 1, "length": "SixRounds", "veto": "NoVeto",
        "evicted_to": "Court",
    });
    assert_eq!(state["rules"], rules);
    assert_eq!(state["round"], 2);
    assert!(!state["stacks"].to_string().contains("veto"));
}

#[test]
fn new_takes_a_deal_instead_of_a_seed() {
    let setup = Setup::with_players(3);
    let deal = Deal::from_seed(&setup, 99).expect("a sound setup");
    let mut table = Table::default();
    table.ask(&json!({ "cmd": "new", "players": 3, "deal": deal }));
    let dealt = table.state();
    table.ask(&json!({ "cmd": "new", "players": 3, "seed": 99 }));
    assert_eq!(table.state(), dealt);
    table.ask(&json!({ "cmd": "new", "players": 3 }));
    assert_ne!(table.state(), dealt, "seed 0, if none is given");
}

#[test]
fn legal_lists_what_the_game_lists_and_apply_does_what_the_game_does() {
    let mut table = game_of(3);
    let mut game = Game::new(&Setup::with_players(3), 5).expect("a sound setup");
    game.settle(&mut ());
    let mut chance = Chance::new(1);
    while !game.is_over() {
        let mut legal = el_grande::rules::Decisions::new();
        game.legal(&mut legal);
        let listed = table.legal();
        assert_eq!(json!(listed), json!(&*legal));
        let index = chance.below(legal.len());
        let mut events = Vec::new();
        game.apply(legal[index], &mut events).expect("legal");
        game.settle(&mut events);
        let reply = table.ask(&json!({ "cmd": "apply", "decision": listed[index] }));
        assert_eq!(reply["events"], json!(events));
        assert_eq!(reply["to_act"], json!(game.to_act()));
        assert_eq!(reply["phase"], json!(game.phase()));
        assert_eq!(reply["round"], json!(game.round()));
        assert_eq!(reply["over"], json!(game.is_over()));
        let scores: Vec<u16> = game.seats().map(|seat| game.score(seat)).collect();
        assert_eq!(reply["scores"], json!(scores));
        let winners = game.is_over().then(|| json!(game.winners()));
        assert_eq!(reply.get("winners"), winners.as_ref());
    }
    assert_eq!(table.state(), json!(game));
    assert!(table.legal().is_empty());
}

#[test]
fn apply_checks_the_seat_if_it_is_told_one() {
    let mut table = game_of(2);
    let first = table.ask(&json!({ "cmd": "legal" }))["to_act"].clone();
    let bid = json!({ "Bid": 8 });
    let reply = table.ask(&json!({ "cmd": "apply", "decision": bid, "seat": first }));
    let second = reply["to_act"].clone();
    assert_ne!(second, first);
    let bid = json!({ "Bid": 3 });
    let out_of_turn = json!({ "cmd": "apply", "decision": bid, "seat": first });
    assert_eq!(table.refused(&out_of_turn), "seat");
    table.ask(&json!({ "cmd": "apply", "decision": bid, "seat": null }));
}

#[test]
fn where_nobody_decides_no_seat_may() {
    let mut table = Table::default();
    table.ask(&json!({ "cmd": "new", "players": 2, "settle": false }));
    let by_a_seat = json!({ "cmd": "apply", "decision": "Proceed", "seat": 0 });
    assert_eq!(table.refused(&by_a_seat), "seat");
    table.ask(&json!({ "cmd": "apply", "decision": "Proceed" }));
}

#[test]
fn view_tells_the_seat_and_what_it_holds() {
    let mut table = game_of(4);
    for seat in 0..4 {
        let reply = table.view(seat);
        let view = &reply["view"];
        assert_eq!(view["seat"], seat);
        let hand = json!({ "certain": (1..=13).collect::<Vec<_>>(), "further": 0, "among": [] });
        assert_eq!(view["hands"][seat], hand);
        assert_eq!(view["discs"], json!([null, null, null, null]));
        let mut open = table.state();
        for field in ["hands", "discs", "stacks"] {
            open[field] = view[field].clone();
        }
        open["seat"] = seat.into();
        assert_eq!(view, &open, "everything else lies open");
    }
}

#[test]
fn looking_changes_nothing() {
    let mut table = game_of(4);
    let before = table.state();
    table.legal();
    table.view(1);
    table.ask(&json!({ "cmd": "score", "place": "Castillo" }));
    assert_eq!(table.state(), before);
}

#[test]
fn load_replaces_the_game_and_does_not_go_on_by_itself() {
    let mut table = game_of(4);
    let set_up = Game::new(&Setup::with_players(2), 3).expect("a sound setup");
    let reply = table.ask(&json!({ "cmd": "load", "state": set_up }));
    let expected = json!({
        "ok": true, "round": 1, "phase": "Reveal", "to_act": null, "scores": [0, 0], "over": false,
    });
    assert_eq!(reply, expected);
    assert_eq!(table.state(), json!(set_up));
}

#[test]
fn an_id_comes_back_whatever_it_is() {
    let ids = [
        json!("a"),
        json!(7),
        json!(null),
        json!([1, { "deep": true }]),
        json!("line\nbreak \u{0} \u{2028}"),
    ];
    for id in ids {
        let mut table = game_of(2);
        for request in [
            json!({ "cmd": "legal", "id": id }),
            json!({ "cmd": "view", "seat": 4, "id": id }),
            json!({ "cmd": "dance", "id": id }),
            json!({ "id": id }),
            json!({ "cmd": "quit", "id": id }),
        ] {
            let reply = table.say(&request.to_string());
            assert_eq!(reply.get("id"), Some(&id), "{request}");
        }
    }
    assert_eq!(game_of(2).ask(&json!({ "cmd": "legal" })).get("id"), None);
}

#[test]
fn quit_is_answered_and_is_the_end() {
    let requests = b"{\"cmd\":\"new\",\"players\":2}\n{\"cmd\":\"quit\"}\n{\"cmd\":\"legal\"}\n";
    let replies = replies(requests);
    assert_eq!(replies.len(), 2);
    assert_eq!(replies[1], json!({ "ok": true }));
}

#[test]
fn lines_may_end_like_windows_lines_or_not_at_all() {
    let new = r#"{"cmd":"new","players":2}"#;
    let legal = r#"{"cmd":"legal"}"#;
    for requests in [
        format!("{new}\n{legal}\n"),
        format!("{new}\n{legal}"),
        format!("{new}\r\n{legal}\r\n"),
        format!("\u{feff}{new}\r\n  {legal}  \r\n"),
    ] {
        let replies = replies(requests.as_bytes());
        assert_eq!(replies.len(), 2);
        assert!(
            replies.iter().all(|reply| reply["ok"] == true),
            "{replies:?}"
        );
    }
}
