//! What fuzzing has kept, and small changes of it: `fuzz/corpus` has a folder for every target, and
//! each of its files is tried as it is and with some letters changed.

use crate::hostile;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::path::Path;

/// How often each file is changed. For a longer hunt set `EL_GRANDE_MUTATIONS`.
const USUAL: usize = 200;

/// Letters that mean something in one of the forms.
const TELLING: &[u8] = b"{}[]()\":,\\\n\r 0123456789-+.eE\0\xff\xef{$}<>*=;#";

fn mutations() -> usize {
    let wanted = std::env::var("EL_GRANDE_MUTATIONS").ok();
    wanted
        .and_then(|wanted| wanted.parse().ok())
        .unwrap_or(USUAL)
}

fn change(bytes: &mut Vec<u8>, chance: &mut ChaCha8Rng) {
    for _ in 0..chance.random_range(1..6) {
        let at = chance.random_range(0..=bytes.len());
        let other = chance.random_range(0..=bytes.len());
        let (from, to) = (at.min(other), at.max(other).min(at.min(other) + 60));
        match chance.random_range(0..5) {
            0 if at < bytes.len() => bytes[at] = *TELLING.choose(chance).expect("some"),
            1 if at < bytes.len() => bytes[at] ^= 1 << chance.random_range(0..8),
            2 => drop(bytes.drain(from..to)),
            3 => {
                let copied = bytes[from..to].to_vec();
                bytes.splice(at..at, copied);
            }
            _ => bytes.insert(at, *TELLING.choose(chance).expect("some")),
        }
    }
}

fn hold(target: &str, holds: fn(&[u8]) -> bool) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("fuzz/corpus")
        .join(target);
    let files = std::fs::read_dir(&folder).expect("a corpus");
    let mut files: Vec<_> = files.map(|file| file.expect("a file").path()).collect();
    files.sort();
    assert!(files.len() >= 3, "{target}: {} files", files.len());
    let mut chance = ChaCha8Rng::seed_from_u64(1492);
    let (mut tried, mut read) = (0, 0);
    for file in files {
        let kept = std::fs::read(&file).expect("readable");
        tried += 1 + mutations();
        read += usize::from(holds(&kept));
        for _ in 0..mutations() {
            let mut changed = kept.clone();
            change(&mut changed, &mut chance);
            read += usize::from(holds(&changed));
        }
    }
    println!("{target}: {tried} tried, {read} of them read");
    // Where everything is refused at the door nothing has been tried.
    assert!(read > 0, "{target}: {tried} tried");
}

#[test]
fn records() {
    hold("records", hostile::records::hold);
}

#[test]
fn positions() {
    hold("positions", hostile::positions::hold);
}

#[test]
fn decks() {
    hold("decks", hostile::decks::hold);
}

#[test]
fn requests() {
    hold("requests", hostile::requests::hold);
}

#[test]
fn texts() {
    hold("texts", hostile::texts::hold);
}

#[test]
fn settings() {
    hold("settings", hostile::settings::hold);
}
