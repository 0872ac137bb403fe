//! Bots that others are measured against play as they always did.

use crate::support::{bots, play, short};
use el_grande::ai::BotKind;
use el_grande::rules::Game;
use std::fmt::Write as _;

const FROZEN: [BotKind; 2] = [BotKind::FirstKnight, BotKind::FirstGrande];

/// Enough for Grande to play into the next round here and there.
const ITERATIONS: u32 = 40;

/// What was played when they were frozen.
const RECORDED: &str = include_str!("frozen.txt");

/// A number that any other row of decisions would hardly have.
fn mixed(number: u64, decision: &str) -> u64 {
    decision.bytes().fold(number, |number, byte| {
        (number ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3)
    })
}

/// Games of the frozen bots among themselves, a line for each.
fn played() -> String {
    let mut lines = String::new();
    for kind in FROZEN {
        for players in 2..=5 {
            let seed = players as u64;
            let game = Game::new(&short(players), seed).expect("a game");
            let (mut choices, mut number) = (0, 0xCBF2_9CE4_8422_2325);
            let mut seats = bots(&vec![kind; players], seed);
            let over = play(game, &mut seats, ITERATIONS, |_, decision| {
                choices += 1;
                number = mixed(number, &format!("{decision:?}"));
            });
            let scores: Vec<u16> = over.seats().map(|seat| over.score(seat)).collect();
            let _ = writeln!(lines, "{kind}: {choices} choices {number:016x}, {scores:?}");
        }
    }
    lines
}

#[test]
fn frozen_bots_choose_as_they_always_did() {
    let played = played();
    assert_eq!(played, RECORDED, "now:\n{played}");
}
