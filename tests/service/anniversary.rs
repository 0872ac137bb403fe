//! The Anniversary edition and its modules through the referee and in records.

use crate::setups::later_setups;
use crate::support::{Chance, Table};
use el_grande::record::{Header, LastLine, Record};
use el_grande::referee::Referee;
use el_grande::rules::{Deck, Edition, Setup};
use serde_json::{Value, json};

#[test]
fn a_request_may_ask_for_edition_modules_stacks_and_deck() {
    let mut table = Table::default();
    table.ask(&json!({
        "cmd": "new", "players": 3, "edition": "Anniversary", "joined_stacks": true,
        "modules": { "new_regent": true, "power_shift": true, "alternative_cards": ["veto"] },
        "deck": Deck::anniversary(),
    }));
    let rules = table.state()["rules"].take();
    assert_eq!(rules["edition"], "Anniversary");
    assert_eq!(rules["veto"], "WholeAction", "as the edition has it");
    assert_eq!(rules["evicted_to"], "Court", "as the edition has it");
    for rule in ["joined_stacks", "new_regent", "power_shift"] {
        assert_eq!(rules[rule], true, "{rule}");
    }
}

#[test]
fn classic_positions_are_written_as_they_always_were() {
    let mut table = Table::default();
    table.ask(&json!({ "cmd": "new", "players": 4 }));
    let state = table.state();
    assert_eq!((state.get("neutral"), state.get("modifiers")), (None, None));
    let rules = state["rules"].as_object().expect("an object");
    assert_eq!(rules.len(), 5, "{rules:?}");
}

#[test]
fn what_makes_no_sense_is_refused_with_a_sentence() {
    let requests = [
        json!({ "players": 4, "joined_stacks": true }),
        json!({ "players": 4, "modules": { "alternative_cards": ["veto"] } }),
        json!({ "players": 4, "edition": "Anniversary", "veto": "NoVeto",
            "modules": { "alternative_cards": ["veto"] } }),
        json!({ "players": 4, "deck": { "stacks": [] } }),
    ];
    for mut request in requests {
        request["cmd"] = "new".into();
        assert_eq!(Table::default().refused(&request), "setup", "{request}");
    }
    let unknown = json!({ "cmd": "new", "players": 4, "modules": { "new_king": true } });
    assert_eq!(Table::default().refused(&unknown), "request");
}

/// As `el-grande referee --edition anniversary` does it.
#[test]
fn a_referee_may_have_a_usual_game() {
    let mut usual = Setup::of_edition(Edition::Anniversary, 0);
    usual.modules.new_regent = true;
    let mut referee = Referee::playing(usual);
    let mut rules = |request: &str| -> Value {
        referee.answer(request);
        let state = referee.answer(r#"{"cmd":"state"}"#).line;
        let state: Value = serde_json::from_str(&state).expect("JSON");
        state["state"]["rules"].clone()
    };
    let said = rules(r#"{"cmd":"new","players":2}"#);
    assert_eq!(
        (&said["neutral"], &said["new_regent"]),
        (&json!(true), &json!(true))
    );
    let said = rules(r#"{"cmd":"new","players":2,"edition":"Classic","modules":{}}"#);
    assert_eq!(said.get("edition"), None);
    assert_eq!(
        (said.get("neutral"), &said["veto"], &said["evicted_to"]),
        (None, &json!("Classic"), &json!("Provinces"))
    );
}

#[test]
fn the_neutral_colour_counts_in_what_a_place_would_pay() {
    let mut table = Table::default();
    table.ask(&json!({ "cmd": "new", "players": 2, "edition": "Anniversary", "seed": 4 }));
    let neutral = table.state()["neutral"]["caballeros"].take();
    let place = neutral.as_object().and_then(|places| places.keys().next());
    let place = place.expect("neutral ones have settled");
    let reply = table.ask(&json!({ "cmd": "score", "place": place }));
    assert_eq!(reply["counts"][2], 2);
}

#[test]
fn views_hide_modifiers_and_what_was_passed_on() {
    let mut table = Table::default();
    let modules = json!({ "power_shift": true });
    table.ask(&json!({ "cmd": "new", "players": 3, "modules": modules, "seed": 2 }));
    let first = table.view(0)["to_act"].as_u64().expect("a seat") as usize;
    let passed = table.legal()[1].clone();
    table.step(&passed);
    let other = (first + 1) % 3;
    let seen = table.view(other)["view"]["modifiers"].take();
    assert_eq!(seen["hands"][first]["certain"], json!([]));
    assert_eq!(seen["hands"][first]["further"], 3);
    assert_eq!(seen["passed"][first], Value::Null);
    assert_eq!(seen["has_passed"][first], true);
    let own = table.view(first)["view"]["modifiers"].take();
    assert_eq!(own["passed"][first], passed["PassOn"]);
}

#[test]
fn records_of_every_mixture_replay_to_the_same_game() {
    for (seed, setup) in later_setups().into_iter().enumerate() {
        let seed = seed as u64;
        let header = Header::new(setup.clone(), seed).expect("a sound setup");
        let mut record = Record::new(header);
        let mut game = record.play(0, &mut ()).expect("a game");
        let mut chance = Chance::new(seed);
        let mut legal = el_grande::rules::Decisions::new();
        while game.to_act().is_some() {
            game.legal(&mut legal);
            let decision = *chance.pick(&legal);
            el_grande::record::decide(&mut game, decision, &mut ()).expect("legal");
            record.note(decision);
        }
        let lines = record.to_lines().expect("text");
        let (read, again) = Record::read(lines.as_bytes(), LastLine::MustBeWhole).expect("whole");
        assert_eq!((read, again), (record, game));
    }
}

/// The rules are told in the header: nothing of them can be changed unnoticed.
#[test]
fn a_record_whose_deal_does_not_fit_its_modules_is_refused() {
    let mut setup = Setup::of_edition(Edition::Anniversary, 2);
    setup.modules.power_shift = true;
    let header = Header::new(setup, 3).expect("a sound setup");
    let written = serde_json::to_value(&header).expect("JSON");
    let breaks: [fn(&mut Value); 5] = [
        |header| header["deal"]["neutral"] = Value::Null,
        |header| {
            header["deal"]["neutral"]["powers"][0] = header["deal"]["neutral"]["powers"][1].clone();
        },
        |header| header["deal"]["modifiers"][0][0] = header["deal"]["modifiers"][1][0].clone(),
        |header| header["setup"]["modules"]["new_regent"] = true.into(),
        |header| header["setup"]["edition"] = "Classic".into(),
    ];
    for (number, change) in breaks.into_iter().enumerate() {
        let mut broken = written.clone();
        change(&mut broken);
        let line = format!("{broken}\n");
        let refused = Record::read(line.as_bytes(), LastLine::MustBeWhole);
        assert!(refused.is_err(), "change {number} went unnoticed");
    }
}
