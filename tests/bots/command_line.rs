//! The commands that let bots play, as a shell starts them.

use serde_json::Value;
use std::process::{Command, Output};

fn run(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_el-grande"))
        .args(arguments)
        .output()
        .expect("the program starts")
}

fn json(output: &Output) -> Value {
    assert!(output.status.success(), "{output:?}");
    serde_json::from_slice(&output.stdout).expect("JSON")
}

#[test]
fn a_tournament_tells_its_figures() {
    let output = run(&[
        "tournament",
        "--seats",
        "squire,random,random",
        "--games",
        "7",
        "--rounds",
        "6",
        "--json",
    ]);
    let told = json(&output);
    assert_eq!(told["games"], 9, "whole rotations");
    let seats = told["seats"].as_array().expect("a list");
    let names: Vec<&Value> = seats.iter().map(|seat| &seat["bot"]).collect();
    assert_eq!(names, ["squire", "random", "random"]);
    let mut sum = 0.0;
    for seat in seats {
        let figure = |name: &str| seat[name].as_f64().expect("a number");
        assert!(figure("low") <= figure("win_share") && figure("win_share") <= figure("high"));
        assert!(figure("mean_margin").is_finite());
        assert!(seat["elo"]["value"].is_number());
        sum += figure("win_share");
    }
    assert!((sum - 1.0).abs() < 1e-9, "{sum}");
    let text = run(&["tournament", "--seats", "random,random", "--games", "2"]);
    assert!(text.status.success() && !text.stdout.is_empty());
    for piped in [output, text] {
        assert!(piped.stderr.is_empty(), "a bar is for a person: {piped:?}");
    }
}

#[test]
fn a_gate_tells_every_table_and_a_verdict() {
    let arguments = [
        "tournament",
        "--gate",
        "random",
        "squire",
        "--players",
        "3",
        "--games",
        "30",
        "--rounds",
        "6",
    ];
    let told = json(&run(&[&arguments[..], &["--json"]].concat()));
    assert_eq!(told["verdict"], "opens", "{told}");
    let tables = told["tables"].as_array().expect("a list");
    let companies: Vec<&Value> = tables.iter().map(|table| &table["company"]).collect();
    assert_eq!(companies, ["one-new", "one-old"]);
    assert_eq!(
        tables[1]["seats"],
        serde_json::json!(["random@60ms", "squire@60ms", "squire@60ms"])
    );
    let text = run(&arguments);
    let text = String::from_utf8_lossy(&text.stdout).into_owned();
    assert!(text.contains("the gate opens"), "{text}");
    for wrong in [
        &["tournament", "--gate", "random"][..],
        &["tournament", "--gate", "random", "duke"],
        &[
            "tournament",
            "--gate",
            "random",
            "squire",
            "--seats",
            "random,random",
        ],
        &["tournament", "--seats", "random,random", "--players", "3"],
    ] {
        assert_eq!(run(wrong).status.code(), Some(2), "{wrong:?}");
    }
}

#[test]
fn simulate_takes_bots_by_name() {
    let arguments = [
        "simulate",
        "--bots",
        "squire,grande@3,random",
        "--games",
        "2",
        "--rounds",
        "6",
        "--json",
    ];
    let (once, again) = (json(&run(&arguments)), json(&run(&arguments)));
    assert_eq!(
        once["bots"],
        serde_json::json!(["squire", "grande@3", "random"])
    );
    assert_eq!(once["players"], 3);
    assert_eq!(
        once["scores"], again["scores"],
        "the same seed, the same games"
    );
}

#[test]
fn wrong_bots_are_refused() {
    for arguments in [
        &["tournament", "--seats", "duke,random"][..],
        &["tournament"],
        &["simulate", "--bots", "grande@x,random"],
        &["simulate", "--bots", "random,random", "--players", "3"],
        &["simulate", "--bots", "random,program:"],
        &["tournament", "--seats", "random,program@soon:bot"],
    ] {
        assert_eq!(run(arguments).status.code(), Some(2), "{arguments:?}");
    }
    for arguments in [
        &["tournament", "--seats", "random"][..],
        &["simulate", "--bots", "random"],
    ] {
        let output = run(arguments);
        assert_eq!(output.status.code(), Some(1), "{arguments:?}");
        assert!(!output.stderr.is_empty());
    }
}
