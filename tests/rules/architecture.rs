//! What depends on what: the rules on nothing but plain data and arithmetic, everything above them
//! only on what lies below it. And types that have a name to themselves.

use std::collections::HashMap;
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

/// The files of `src/<module>`, or the one `src/<module>.rs`.
fn files_of(module: &str) -> Vec<PathBuf> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("src")
        .join(module);
    if path.is_dir() {
        source_files(&path)
    } else {
        vec![path.with_extension("rs")]
    }
}

/// No file of `src/<module>` uses any of these.
fn does_without(module: &str, forbidden: &[&str]) {
    for file in files_of(module) {
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

/// The half without the engine from the bottom up: each uses only what comes before it, in its
/// own tests too.
const FROM_THE_BOTTOM: [&str; 14] = [
    "rules",
    "text",
    "protocol",
    "ai",
    "record",
    "log",
    "board",
    "sound",
    "print",
    "models",
    "puzzles",
    "tournament",
    "simulation",
    "referee",
];

#[test]
fn modules_use_only_what_lies_below_them() {
    for (height, module) in FROM_THE_BOTTOM.into_iter().enumerate() {
        let below = &FROM_THE_BOTTOM[..=height];
        for file in files_of(module) {
            let source = fs::read_to_string(&file).expect("a text file");
            for (number, line) in code(&source) {
                for used in line.split("crate::").skip(1) {
                    let end = used.find(|c: char| !c.is_alphanumeric() && c != '_');
                    let used = &used[..end.unwrap_or(used.len())];
                    let at = format!("{}:{number}", file.display());
                    assert!(below.contains(&used), "{at} uses {used}");
                }
            }
        }
    }
}

/// The name of the type that a line defines.
fn defined(line: &str) -> Option<&str> {
    // Types inside of functions and implementations are nobody else's.
    let line = match line.strip_prefix("pub") {
        Some(public) => public.split_once(' ')?.1,
        None => line,
    };
    let rest = ["struct ", "enum ", "type ", "trait "]
        .iter()
        .find_map(|kind| line.strip_prefix(kind))?;
    let end = rest.find(|c: char| !c.is_alphanumeric());
    Some(&rest[..end.unwrap_or(rest.len())])
}

#[test]
fn no_two_types_have_the_same_name() {
    let mut known: HashMap<String, PathBuf> = HashMap::new();
    let above = ["cli", "film", "measure"];
    for module in FROM_THE_BOTTOM.into_iter().chain(above) {
        for file in files_of(module) {
            let source = fs::read_to_string(&file).expect("a text file");
            for name in code(&source).filter_map(|(_, line)| defined(line)) {
                let other = known.insert(name.to_owned(), file.clone());
                assert_eq!(other, None, "{name} also in {}", file.display());
            }
        }
    }
    assert!(known.len() > 200, "{}", known.len());
}
