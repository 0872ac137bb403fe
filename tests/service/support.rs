//! A table to ask, games to play, and a folder to write in.

use super::setups::later_setups;
use el_grande::record::{Header, Record};
use el_grande::referee::{Referee, serve};
use el_grande::rules::{EvictPenalty, Length, Setup, VetoRule};
use proptest::test_runner::Config as ProptestConfig;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

/// A referee that is asked in JSON values.
#[derive(Default)]
pub(crate) struct Table {
    referee: Referee,
}

impl Table {
    /// A game has begun; so far nothing has been decided.
    pub(crate) fn begun(setup: &Setup, seed: u64) -> Self {
        let mut table = Self::default();
        let mut request = serde_json::to_value(setup).expect("a setup is JSON");
        let fields = request.as_object_mut().expect("a setup is an object");
        // A matter of the screen alone: the referee knows nothing of it.
        fields.remove("castillo_ledger");
        fields.insert("cmd".to_owned(), "new".into());
        fields.insert("seed".to_owned(), seed.into());
        fields.insert("settle".to_owned(), false.into());
        table.ask(&request);
        table
    }

    pub(crate) fn loaded(state: &Value) -> Self {
        let mut table = Self::default();
        table.ask(&json!({ "cmd": "load", "state": state }));
        table
    }

    /// The reply, whatever it is.
    pub(crate) fn say(&mut self, request: &str) -> Value {
        let answer = self.referee.answer(request);
        assert!(!answer.line.contains('\n'), "more than a line");
        serde_json::from_str(&answer.line).expect("replies are JSON")
    }

    /// The reply to a request that must succeed.
    pub(crate) fn ask(&mut self, request: &Value) -> Value {
        let reply = self.say(&request.to_string());
        assert_eq!(reply["ok"], true, "{request}: {reply}");
        reply
    }

    /// The kind of refusal of a request that must fail.
    pub(crate) fn refused(&mut self, request: &Value) -> String {
        let reply = self.say(&request.to_string());
        assert_eq!(reply["ok"], false, "{request}: {reply}");
        let error = reply["error"].as_str().expect("a sentence");
        assert!(!error.is_empty());
        reply["kind"].as_str().expect("a word").to_owned()
    }

    pub(crate) fn state(&mut self) -> Value {
        self.ask(&json!({ "cmd": "state" }))["state"].take()
    }

    pub(crate) fn view(&mut self, seat: usize) -> Value {
        self.ask(&json!({ "cmd": "view", "seat": seat }))
    }

    pub(crate) fn legal(&mut self) -> Vec<Value> {
        let mut reply = self.ask(&json!({ "cmd": "legal" }));
        let Value::Array(decisions) = reply["decisions"].take() else {
            panic!("a list");
        };
        decisions
    }

    /// Makes a decision and stops right after it.
    pub(crate) fn step(&mut self, decision: &Value) -> Value {
        self.ask(&json!({ "cmd": "apply", "decision": decision, "settle": false }))
    }
}

/// Decides by chance.
pub(crate) struct Chance(ChaCha8Rng);

impl Chance {
    pub(crate) fn new(seed: u64) -> Self {
        Self(ChaCha8Rng::seed_from_u64(seed))
    }

    pub(crate) fn pick<'a, T>(&mut self, from: &'a [T]) -> &'a T {
        from.choose(&mut self.0).expect("something to pick")
    }

    pub(crate) fn below(&mut self, limit: usize) -> usize {
        self.0.random_range(0..limit)
    }

    /// A decision that leads into special actions more often than blind chance does.
    pub(crate) fn decide(&mut self, legal: &[Value]) -> Value {
        let act = Value::from("Act");
        if legal.contains(&act) && self.below(4) > 0 {
            return act;
        }
        self.pick(legal).clone()
    }
}

/// Plays a random game one step at a time and shows each position on the way, the last one too.
pub(crate) fn walk(setup: &Setup, seed: u64, mut look: impl FnMut(&mut Table, &[Value])) {
    let mut table = Table::begun(setup, seed);
    let mut chance = Chance::new(seed);
    loop {
        let legal = table.legal();
        look(&mut table, &legal);
        if legal.is_empty() {
            return;
        }
        table.step(&chance.decide(&legal));
    }
}

/// Every kind of game that can be set up.
pub(crate) fn all_setups() -> Vec<Setup> {
    let mut setups = Vec::new();
    for players in 2..=5 {
        for length in [Length::NineRounds, Length::SixRounds] {
            for veto in [VetoRule::Classic, VetoRule::WholeAction, VetoRule::NoVeto] {
                for evicted_to in [EvictPenalty::Court, EvictPenalty::Provinces] {
                    setups.push(Setup {
                        length,
                        veto,
                        evicted_to,
                        ..Setup::with_players(players)
                    });
                }
            }
        }
    }
    setups.extend(later_setups());
    setups
}

/// How often a property is tried. For a longer hunt set `PROPTEST_CASES`.
pub(crate) fn cases(usual: u32) -> ProptestConfig {
    let config = ProptestConfig {
        // What fails is told in full; a file beside the source would only go stale.
        failure_persistence: None,
        ..ProptestConfig::default()
    };
    if std::env::var_os("PROPTEST_CASES").is_some() {
        config
    } else {
        ProptestConfig {
            cases: usual,
            ..config
        }
    }
}

/// Every reply to some lines.
pub(crate) fn replies(requests: &[u8]) -> Vec<Value> {
    let mut answers = Vec::new();
    serve(requests, &mut answers).expect("nothing but memory");
    let answers = String::from_utf8(answers).expect("replies are text");
    assert!(answers.is_empty() || answers.ends_with('\n'));
    answers
        .lines()
        .map(|line| serde_json::from_str(line).expect("replies are JSON"))
        .collect()
}

/// The record of a whole random game.
pub(crate) fn random_record(players: usize, seed: u64) -> Record {
    let header = Header::new(Setup::with_players(players), seed).expect("a sound setup");
    let mut record = Record::new(header);
    let mut table = Table::begun(&Setup::with_players(players), seed);
    let mut chance = Chance::new(seed);
    loop {
        let legal = table.legal();
        if legal.is_empty() {
            break;
        }
        let decision = chance.decide(&legal);
        table.step(&decision);
        if decision != "Proceed" {
            record.note(serde_json::from_value(decision).expect("a decision"));
        }
    }
    assert_eq!(read_record(&record.to_lines().expect("text")), record);
    record
}

/// The lines of a record as they were before they had checksums: what is changed in them is looked
/// at for what it says.
pub(crate) fn unsealed_lines(record: &Record) -> Vec<String> {
    let mut unsealed = Record::new(Header {
        format: 1,
        ..record.header().clone()
    });
    for &decision in record.decisions() {
        unsealed.note(decision);
    }
    let text = unsealed.to_lines().expect("text");
    text.lines().map(str::to_owned).collect()
}

pub(crate) fn read_record(text: &str) -> Record {
    let whole = el_grande::record::LastLine::MustBeWhole;
    let (record, _) = Record::read(text.as_bytes(), whole).expect("a whole record");
    record
}

/// A folder of its own, gone when the test is over.
pub(crate) struct TempFolder(PathBuf);

impl TempFolder {
    pub(crate) fn new() -> Self {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("el-grande-test-{}-{number}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        std::fs::create_dir(&folder).expect("room for a test");
        Self(folder)
    }

    pub(crate) fn file(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }
}

impl Drop for TempFolder {
    fn drop(&mut self) {
        // A folder left behind is no reason to fail.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// The text of a file of the project.
pub(crate) fn project_file(path: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}
