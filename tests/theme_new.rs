//! `candlestick theme new` and `simulate` on a folder: the starter is sound, plays, and never overwrites anything.

#![cfg(not(target_arch = "wasm32"))]
#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use std::{fs, path::PathBuf, process::Command};

use candlestick::theme::ThemePack;

fn run(args: &[&str]) -> (bool, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_candlestick")).args(args).output().unwrap();
    let text = String::from_utf8(output.stdout).unwrap() + &String::from_utf8(output.stderr).unwrap();
    (output.status.success(), text)
}

/// A folder that is not there yet.
fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("candlestick-new-{name}-{}", std::process::id()));
    let _ = fs::remove_dir_all(&folder);
    folder
}

#[test]
fn the_starter_passes_the_strict_check_and_plays_with_every_number_of_players() {
    let folder = folder("plays");
    let path = folder.to_str().unwrap();
    let (written, text) = run(&["theme", "new", path]);
    assert!(written && text.contains("candlestick theme check"), "{text}");
    let (sound, text) = run(&["theme", "check", path, "--strict"]);
    assert!(sound, "{text}");
    let (played, text) = run(&["simulate", path, "--games", "12", "--levels", "detective", "--json"]);
    let found: serde_json::Value = serde_json::from_str(&text).unwrap();
    let tables = found["tables"].as_array().unwrap();
    assert!(played && found["clean"] == true && tables.len() == 3, "{text}");
    for table in tables {
        assert_eq!((&table["solved"], &table["unused_rooms"]), (&12.into(), &serde_json::json!([])), "{text}");
    }
    let theme = ThemePack::from_folder(&folder).unwrap().theme().unwrap();
    assert!(!theme.edition.deck.is_empty() && !theme.rules_text.is_empty());
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn the_starter_s_first_line_names_the_schema_that_lies_beside_it() {
    let folder = folder("schema");
    assert!(run(&["theme", "new", folder.to_str().unwrap()]).0);
    let theme = fs::read_to_string(folder.join("theme.toml")).unwrap();
    let named = theme.lines().next().unwrap().strip_prefix("#:schema ./").unwrap();
    let schema: serde_json::Value = serde_json::from_str(&fs::read_to_string(folder.join(named)).unwrap()).unwrap();
    assert_eq!(schema["title"], "Candlestick theme");
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn a_folder_with_something_in_it_is_left_alone() {
    let folder = folder("full");
    fs::create_dir_all(&folder).unwrap();
    fs::write(folder.join("mine.txt"), "mine").unwrap();
    let (written, text) = run(&["theme", "new", folder.to_str().unwrap()]);
    assert!(!written && text.contains("is not empty"), "{text}");
    assert_eq!(fs::read_dir(&folder).unwrap().count(), 1);
    let (written, text) = run(&["theme", "new", folder.join("mine.txt").to_str().unwrap()]);
    assert!(!written && text.contains("cannot be written"), "{text}");
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn a_theme_with_faults_is_not_simulated_but_told() {
    let folder = folder("faults");
    assert!(run(&["theme", "new", folder.to_str().unwrap()]).0);
    fs::write(folder.join("board.txt"), "##\n").unwrap();
    let (played, text) = run(&["simulate", folder.to_str().unwrap(), "--games", "1"]);
    assert!(!played && text.contains("error: theme.toml:"), "{text}");
    fs::remove_dir_all(folder).unwrap();
}
