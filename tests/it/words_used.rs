//! Every sentence that panels and screens ask for exists, and every sentence of theirs is asked for.

use std::{collections::BTreeSet, fs, path::Path};

use candlestick_themes::Words;

/// The sentences that belong to panels and screens.
const FILES: &[&str] = &[
    "assets/locales/en/screens.ftl",
    "assets/locales/en/play.ftl",
    "assets/locales/en/notebook.ftl",
    "assets/locales/en/themes.ftl",
];

/// Everything between quotes below a folder.
#[expect(clippy::expect_used, reason = "a test that cannot go on fails")]
fn quoted(folder: &Path, found: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).expect("the folder is there").flatten() {
        let path = entry.path();
        if path.is_dir() {
            quoted(&path, found);
        } else if path.extension().is_some_and(|end| end == "rs") {
            let text = fs::read_to_string(&path).expect("the file is text");
            found.extend(text.split('"').skip(1).step_by(2).map(str::to_owned));
        }
    }
}

/// What stands right after `say(` and `with(`.
#[expect(clippy::expect_used, reason = "a test that cannot go on fails")]
fn asked(folder: &Path, found: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).expect("the folder is there").flatten() {
        let path = entry.path();
        if path.is_dir() {
            asked(&path, found);
        } else if path.extension().is_some_and(|end| end == "rs") {
            let text = fs::read_to_string(&path).expect("the file is text");
            for call in ["say(", "words.with("] {
                let after = text.split(call).skip(1).filter_map(|rest| rest.trim_start().strip_prefix('"'));
                found.extend(after.filter_map(|rest| rest.split_once('"')).map(|(key, _)| key.to_owned()));
            }
        }
    }
}

#[expect(clippy::expect_used, reason = "a test that cannot go on fails")]
fn keys(root: &Path, files: &[&str]) -> BTreeSet<String> {
    let texts = files.iter().map(|file| fs::read_to_string(root.join(file)).expect("the file is there"));
    let texts: Vec<_> = texts.collect();
    let lines = texts.iter().flat_map(|text| text.lines());
    let named = lines.filter(|line| line.starts_with(|first: char| first.is_ascii_lowercase()));
    named.filter_map(|line| line.split_once(" =")).map(|(key, _)| key.to_owned()).collect()
}

#[test]
fn every_sentence_that_is_asked_for_exists() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let words = Words::english();
    let mut found = BTreeSet::new();
    asked(&root.join("src/ui"), &mut found);
    asked(&root.join("src/screens"), &mut found);
    assert!(found.len() > 50, "only {} sentences found", found.len());
    let missing: Vec<_> = found.iter().filter(|key| !words.has(key)).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn every_sentence_of_the_panels_is_asked_for() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut found = BTreeSet::new();
    quoted(&root.join("src/ui"), &mut found);
    quoted(&root.join("src/screens"), &mut found);
    let idle: Vec<_> =
        keys(root, FILES).into_iter().filter(|key| !found.contains(key.strip_suffix("-mine").unwrap_or(key))).collect();
    assert!(idle.is_empty(), "{idle:?}");
}

#[test]
fn announcements_have_words_for_oneself() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let text = fs::read_to_string(root.join("src/ui/banner.rs")).expect("the file is there");
    let words = Words::english();
    let own: Vec<_> = text.split("by(context, \"").skip(1).filter_map(|rest| rest.split_once('"')).collect();
    assert!(own.len() > 4);
    for (key, _) in own {
        assert!(words.has(key) && words.has(&format!("{key}-mine")), "{key}");
    }
}

#[test]
fn the_command_line_asks_for_every_sentence_of_its_own_and_for_no_other() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut found = BTreeSet::new();
    quoted(&root.join("crates/cli/src"), &mut found);
    let asked: BTreeSet<_> = found.into_iter().filter(|key| key.starts_with("cli-") && !key.contains(' ')).collect();
    assert_eq!(asked, keys(root, &["assets/locales/en/cli.ftl"]));
}
