//! Golden playthroughs: whole games told as text and kept in `tests/golden`, so that no change of
//! behaviour goes unnoticed.

use el_grande::cli::random_game;
use el_grande::rules::{Edition, Length, Setup, VetoRule};
use std::path::Path;
use std::{env, fs};

/// Set to anything but nothing, it makes the tests write the games anew.
const UPDATE: &str = "UPDATE_GOLDEN";
const HOW_TO_UPDATE: &str = "UPDATE_GOLDEN=1 cargo test --no-default-features --test rules golden";
/// Lines shown before the first that differs.
const CONTEXT: usize = 5;

// The seeds are of games in which much happens: Vetoes, even one that is vetoed, and most cards.

#[test]
fn two_players() {
    compare("2-players", &Setup::with_players(2), 125);
}

#[test]
fn three_players_with_the_veto_against_whole_actions() {
    let mut setup = Setup::with_players(3);
    setup.veto = VetoRule::WholeAction;
    compare("3-players-whole-action-veto", &setup, 26);
}

#[test]
fn four_players() {
    compare("4-players", &Setup::with_players(4), 66);
}

#[test]
fn five_players_in_the_short_game() {
    let mut setup = Setup::with_players(5);
    setup.length = Length::SixRounds;
    compare("5-players-short", &setup, 267);
}

#[test]
fn two_players_of_the_anniversary_edition_with_a_neutral_colour() {
    let mut setup = Setup::of_edition(Edition::Anniversary, 2);
    setup.modules.new_regent = true;
    compare("anniversary-2-players-new-regent", &setup, 11);
}

#[test]
fn four_players_of_the_anniversary_edition_with_every_module() {
    let mut setup = Setup::of_edition(Edition::Anniversary, 4);
    setup.modules.new_regent = true;
    setup.modules.power_shift = true;
    setup.modules.alternative_cards = setup.all_alternatives();
    compare("anniversary-4-players-all-modules", &setup, 5);
}

fn compare(name: &str, setup: &Setup, seed: u64) {
    let file = format!("tests/golden/{name}.txt");
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(&file);
    let told = random_game(setup, seed).expect("a sound setup");
    if env::var_os(UPDATE).is_some_and(|value| !value.is_empty()) {
        fs::write(&path, told).expect("the golden game can be written");
        return;
    }
    let kept = fs::read_to_string(&path).unwrap_or_else(|error| {
        panic!("{file}: {error}\nTo write it: {HOW_TO_UPDATE}");
    });
    if let Some(difference) = first_difference(&kept, &told) {
        panic!("{file} and today's game differ.\n{difference}\nIf that is meant: {HOW_TO_UPDATE}");
    }
}

/// The first line that differs, with what came before.
fn first_difference(kept: &str, told: &str) -> Option<String> {
    let (kept, told): (Vec<_>, Vec<_>) = (kept.lines().collect(), told.lines().collect());
    let longest = kept.len().max(told.len());
    let at = (0..longest).find(|&line| kept.get(line) != told.get(line))?;
    let before: String = kept[at.saturating_sub(CONTEXT)..at]
        .iter()
        .flat_map(|line| ["         ", line, "\n"])
        .collect();
    let line = |lines: &[&str]| (*lines.get(at).unwrap_or(&"(the end)")).to_owned();
    Some(format!(
        "Line {}:\n{before}  kept:  {}\n  today: {}",
        at + 1,
        line(&kept),
        line(&told)
    ))
}

#[test]
fn the_first_difference_is_shown_with_what_came_before() {
    assert_eq!(first_difference("a\nb\n", "a\nb\n"), None);
    let shown = first_difference("a\nb\nc\n", "a\nb\nd\n").expect("c is not d");
    assert_eq!(
        shown,
        "Line 3:\n         a\n         b\n  kept:  c\n  today: d"
    );
    let shorter = first_difference("a\nb\n", "a\n").expect("b is missing");
    assert!(shorter.ends_with("kept:  b\n  today: (the end)"));
}
