//! `docs/rulings.md` has every ruling, and what it points at is there.

use crate::architecture::source_files;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

const PAGE: &str = "docs/rulings.md";

fn project(path: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

struct Ruling {
    name: String,
    /// Files of the rules that do it.
    rules: Vec<String>,
    /// Files with tests that carry its name.
    tests: Vec<String>,
}

impl Ruling {
    /// How the names of its tests begin.
    fn prefix(&self) -> String {
        self.name.to_lowercase().replace('-', "_") + "_"
    }
}

/// Everything between backquotes in the line of an entry that begins so.
fn files(entry: &str, begins: &str) -> Vec<String> {
    let line = entry.lines().find_map(|line| line.strip_prefix(begins));
    let quoted = line.unwrap_or("").split('`').skip(1).step_by(2);
    quoted.map(ToOwned::to_owned).collect()
}

fn rulings() -> Vec<Ruling> {
    let page = project(PAGE);
    let entries = page.split("\n### `").skip(1);
    let rulings = entries.map(|entry| Ruling {
        name: entry.split('`').next().unwrap_or("").to_owned(),
        rules: files(entry, "- Rules: "),
        tests: files(entry, "- Tests: "),
    });
    rulings.collect()
}

/// Whether it is written as rulings are: capitals, perhaps with hyphens between words.
fn looks_like_a_ruling(word: &str) -> bool {
    word.len() > 1
        && word
            .split('-')
            .all(|part| !part.is_empty() && part.chars().all(|letter| letter.is_ascii_uppercase()))
}

/// Names of rulings in the comments of a file. A link in brackets names something else.
fn named_in(source: &str) -> Vec<&str> {
    let mut named = Vec::new();
    for (_, comment) in source.lines().filter_map(|line| line.split_once("//")) {
        let parts: Vec<&str> = comment.split('`').collect();
        for quoted in parts.chunks_exact(2) {
            if !quoted[0].ends_with('[') && looks_like_a_ruling(quoted[1]) {
                named.push(quoted[1]);
            }
        }
    }
    named
}

/// The functions of a file that are tests.
fn tests_in(source: &str) -> Vec<&str> {
    let after_mark = source.split("#[test]").skip(1);
    let names = after_mark.filter_map(|rest| rest.split_once("fn ")?.1.split('(').next());
    names.collect()
}

#[test]
fn every_ruling_named_in_code_or_tests_is_on_the_page() {
    let on_page: BTreeSet<String> = rulings().into_iter().map(|ruling| ruling.name).collect();
    assert!(on_page.len() >= 24, "{on_page:?}");
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut named = BTreeSet::new();
    for folder in ["src", "tests"] {
        for file in source_files(&root.join(folder)) {
            let source = fs::read_to_string(&file).expect("a text file");
            for name in named_in(&source) {
                assert!(on_page.contains(name), "{name} in {}", file.display());
                named.insert(name.to_owned());
            }
        }
    }
    assert_eq!(named, on_page, "each is named where it is done");
}

#[test]
fn every_ruling_is_done_and_tested_where_the_page_says() {
    for ruling in rulings() {
        let name = &ruling.name;
        assert!(!ruling.rules.is_empty(), "{name} names no rules");
        for file in &ruling.rules {
            let found = named_in(&project(file)).contains(&name.as_str());
            assert!(found, "{file} does not say that it does {name}");
        }
        assert!(!ruling.tests.is_empty(), "{name} names no tests");
        for file in &ruling.tests {
            let source = project(file);
            let prefix = ruling.prefix();
            let found = tests_in(&source)
                .iter()
                .any(|test| test.starts_with(&prefix));
            assert!(found, "no test in {file} begins with {prefix}");
        }
    }
}

/// In the folders where tests carry a ruling in front, what is on the page and nowhere else.
#[test]
fn tests_of_rulings_carry_a_name_from_the_page() {
    let prefixes: Vec<String> = rulings().iter().map(Ruling::prefix).collect();
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/rules");
    let mut without = Vec::new();
    for file in [
        "rulings/many.rs",
        "rulings/discs.rs",
        "veto/parts.rs",
        "veto/order.rs",
    ] {
        let source = fs::read_to_string(root.join(file)).expect("a text file");
        for test in tests_in(&source) {
            if !prefixes.iter().any(|prefix| test.starts_with(prefix)) {
                without.push(format!("{file}: {test}"));
            }
        }
    }
    assert!(without.is_empty(), "{without:?}");
}

#[test]
fn names_of_rulings_are_told_from_other_words() {
    let comment = "/// `TABOO` and [`WIDTH`]\n// `VETO-PART`, `Done`, `A`";
    assert_eq!(named_in(comment), ["TABOO", "VETO-PART"]);
    let tests = "#[test]\nfn one() {}\nfn two() {}\n#[test]\nfn three() {}";
    assert_eq!(tests_in(tests), ["one", "three"]);
}
