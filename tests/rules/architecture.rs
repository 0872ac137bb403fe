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

/// The order of the modules, as `docs/architecture.md` has it: the first column of its table.
fn from_the_bottom() -> Vec<String> {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/architecture.md");
    let page = fs::read_to_string(page).expect("the page of the architecture");
    let table = page.split("## Layers").nth(1).expect("a chapter on layers");
    let table = table.split("\n## ").next().unwrap_or(table);
    let rows = table.lines().filter_map(|line| line.strip_prefix("| `"));
    let names = rows.filter_map(|row| Some(row.split_once('`')?.0.to_owned()));
    names.collect()
}

#[test]
fn the_order_of_modules_is_complete() {
    let order = from_the_bottom();
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut modules: Vec<String> = fs::read_dir(src)
        .expect("the sources")
        .map(|entry| entry.expect("an entry").path())
        .filter_map(|path| Some(path.file_stem()?.to_str()?.to_owned()))
        .filter(|name| name != "lib" && name != "main")
        .collect();
    modules.sort_unstable();
    let mut named = order.clone();
    named.sort_unstable();
    assert_eq!(named, modules);
}

#[test]
fn modules_use_only_what_lies_below_them() {
    let order = from_the_bottom();
    let mut found = 0;
    for (height, module) in order.iter().enumerate() {
        let below = &order[..=height];
        for file in files_of(module) {
            let source = fs::read_to_string(&file).expect("a text file");
            for (number, line) in code(&source) {
                for used in line.split("crate::").skip(1) {
                    let end = used.find(|c: char| !c.is_alphanumeric() && c != '_');
                    let name = &used[..end.unwrap_or(used.len())];
                    let at = format!("{}:{number}", file.display());
                    assert!(below.iter().any(|known| known == name), "{at} uses {name}");
                    found += 1;
                }
            }
        }
    }
    assert!(found > 500, "{found}");
}

/// What players see comes from the shown game: nobody who draws asks for the live one.
#[test]
fn stage_and_panels_do_not_draw_the_live_game() {
    let rooms = [
        "stage/hand",
        "stage/look",
        "panels/play",
        "panels/screens",
        "panels/paint",
        "panels/draw",
        "panels/view",
        "panels/mod",
    ];
    for room in rooms {
        does_without(room, &["on_table.now()", "history.now()"]);
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
    for module in from_the_bottom() {
        for file in files_of(&module) {
            let source = fs::read_to_string(&file).expect("a text file");
            for name in code(&source).filter_map(|(_, line)| defined(line)) {
                let other = known.insert(name.to_owned(), file.clone());
                assert_eq!(other, None, "{name} also in {}", file.display());
            }
        }
    }
    assert!(known.len() > 350, "{}", known.len());
}
