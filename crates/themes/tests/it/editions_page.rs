//! The table of rules in docs/editions.md names tests that exist, and docs/simulations.md is made of all themes.

use std::{collections::BTreeMap, fs, path::Path};

use candlestick_themes::builtin_ids;

/// Every test file with the names of its tests.
fn tests() -> BTreeMap<String, Vec<String>> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let of = |name: &str| crates.join(name).join("tests/it");
    let folders = ["themes", "game", "cli"].map(of).into_iter().flat_map(|folder| [folder.join("editions"), folder]);
    let there = folders.filter_map(|folder| fs::read_dir(folder).ok());
    let files = there.flat_map(Iterator::flatten);
    let rust = files.map(|entry| entry.path()).filter(|path| path.extension().is_some_and(|end| end == "rs"));
    rust.map(|path| {
        let text = fs::read_to_string(&path).unwrap();
        let after = text.split("#[test]").skip(1).filter_map(|rest| rest.split_once("fn "));
        let names = after.filter_map(|(_, rest)| rest.split_once('(')).map(|(name, _)| name.to_owned()).collect();
        // `editions_knowledge` is called `knowledge` on the page, as the files of the folder are.
        (path.file_stem().unwrap().to_string_lossy().trim_start_matches("editions_").to_owned(), names)
    })
    .collect()
}

/// The names between backticks that stand for tests: with `::`, or in the last column of a table.
fn named(text: &str) -> Vec<String> {
    let spans = |text: &str| -> Vec<String> { text.split('`').skip(1).step_by(2).map(str::to_owned).collect() };
    let mut names = Vec::new();
    for line in text.lines() {
        let cells: Vec<_> = line.trim().trim_matches('|').split(" | ").collect();
        if line.starts_with("| ") && cells.len() > 5 && cells[0].trim() != "rule" {
            let last = spans(cells[cells.len() - 1]);
            assert!(!last.is_empty(), "no test holds: {line}");
            names.extend(last);
        } else {
            names.extend(spans(line).into_iter().filter(|span| is_test(span)));
        }
    }
    names
}

/// Whether a name outside the table is a test's, not that of a type or a module of the game.
fn is_test(name: &str) -> bool {
    let begins_small = name.starts_with(|first: char| first.is_ascii_lowercase());
    name.contains("::") && begins_small && !name.starts_with("rules::")
}

fn missing(text: &str) -> Vec<String> {
    let tests = tests();
    let there = |name: &String| {
        let (file, test) = name.split_once("::").unwrap_or((name, ""));
        let begins = test.trim_end_matches('…');
        let fits = |other: &String| if begins == test { other == test } else { other.starts_with(begins) };
        tests.get(file).is_some_and(|names| !names.is_empty() && (test.is_empty() || names.iter().any(fits)))
    };
    named(text).into_iter().filter(|name| !there(name)).collect()
}

#[test]
fn every_test_that_the_editions_page_names_exists() {
    let page = include_str!("../../../../docs/editions.md");
    assert!(named(page).len() > 80);
    assert_eq!(missing(page), Vec::<String>::new());
}

#[test]
fn a_name_that_is_not_there_is_missed() {
    assert_eq!(missing("Held by `centre::no_such_…` and `manor::a_suggestion_is_optional`."), ["centre::no_such_…"]);
    assert_eq!(missing("Held by `manor::a_suggestion_is`."), ["manor::a_suggestion_is"]);
}

#[test]
fn every_built_in_theme_is_among_the_simulated_ones() {
    let script = include_str!("../../../../script/measure-editions");
    let listed = script.lines().find_map(|line| line.trim().strip_prefix("themes=(classic")).unwrap();
    let listed: Vec<_> = format!("classic{listed}").trim_end_matches(')').split(' ').map(str::to_owned).collect();
    let left: Vec<_> = builtin_ids().into_iter().filter(|id| !listed.iter().any(|other| other == id)).collect();
    assert_eq!(left, Vec::<&str>::new());
}
