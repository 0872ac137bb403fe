//! What the rules may depend on: nothing but plain data and arithmetic.

use std::fs;
use std::path::{Path, PathBuf};

pub(crate) fn source_files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("a folder of the project") {
        let path = entry.expect("an entry of the folder").path();
        if path.is_dir() {
            found.extend(source_files(&path));
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            found.push(path);
        }
    }
    found
}

/// The lines of a file that are not comments, with their numbers.
fn code(source: &str) -> impl Iterator<Item = (usize, &str)> {
    let lines = source
        .lines()
        .map(|line| line.split("//").next().unwrap_or(""));
    lines.enumerate().map(|(index, line)| (index + 1, line))
}

/// No file of `src/<module>` uses any of these.
fn does_without(module: &str, forbidden: &[&str]) {
    let files = source_files(
        &Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("src")
            .join(module),
    );
    assert!(!files.is_empty(), "nothing in src/{module}");
    for file in files {
        let source = fs::read_to_string(&file).expect("a text file");
        for (number, line) in code(&source) {
            for &name in forbidden {
                let used = line.to_lowercase().contains(name);
                assert!(!used, "{}:{number} uses {name}: {line}", file.display());
            }
        }
    }
}

#[test]
fn rules_and_players_know_no_engine() {
    does_without("rules", &["bevy"]);
    does_without("ai", &["bevy"]);
}

#[test]
fn rules_have_no_clock_files_network_or_chance_of_their_own() {
    let outside = [
        "std::time",
        "std::fs",
        "std::net",
        "std::io",
        "std::env",
        "std::process",
        "std::thread",
    ];
    does_without("rules", &outside);
    does_without(
        "rules",
        &[
            "systemtime",
            "instant::now",
            "thread_rng",
            "rand::rng(",
            "osrng",
        ],
    );
}
