//! The house's floors: a layer uses only what lies below it, and the pure layers know no Bevy.

use std::{
    fs,
    path::{Path, PathBuf},
};

/// Each layer with those it may use (itself aside), lowest first.
const LAYERS: [(&str, &[&str]); 8] = [
    ("rules", &[]),
    ("theme", &["rules"]),
    ("mind", &["rules"]),
    ("case", &["mind", "theme", "rules"]),
    ("cli", &["case", "mind", "theme", "rules"]),
    ("table", &["case", "theme", "rules"]),
    ("ui", &["table", "case", "mind", "theme", "rules"]),
    ("screens", &["ui", "table", "case", "mind", "theme", "rules"]),
];

/// Layers that build without the engine.
const PURE: [&str; 5] = ["rules", "theme", "mind", "case", "cli"];

/// What a source file of a layer uses against the order: line number and what.
fn faults(layer: &str, depth: usize, source: &str) -> Vec<(usize, String)> {
    let Some((_, allowed)) = LAYERS.iter().find(|(name, _)| *name == layer) else { return Vec::new() };
    let code = without_comments(source);
    let mut faults = Vec::new();
    for (line, used) in from_the_root(&code, depth) {
        let is_layer = LAYERS.iter().any(|(name, _)| *name == used);
        let is_top = matches!(used.as_str(), "app" | "main");
        if is_top || (is_layer && used != layer && !allowed.contains(&used.as_str())) {
            faults.push((line, format!("{layer} uses {used}")));
        }
    }
    if PURE.contains(&layer) {
        let lines = code.lines().enumerate().filter(|(_, line)| words(line).any(|word| word.starts_with("bevy")));
        faults.extend(lines.map(|(n, _)| (n + 1, format!("{layer} uses bevy"))));
    }
    faults
}

/// The source with comments blanked, lines kept.
fn without_comments(source: &str) -> String {
    let lines = source.lines().map(|line| {
        let end = line.match_indices("//").map(|(at, _)| at).find(|at| !line[..*at].ends_with(':'));
        &line[..end.unwrap_or(line.len())]
    });
    lines.collect::<Vec<_>>().join("\n")
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_alphanumeric() && c != '_').filter(|word| !word.is_empty())
}

/// Every module reached from the crate's root, with its line; `depth` is how many `super` lead there.
fn from_the_root(code: &str, depth: usize) -> Vec<(usize, String)> {
    let supers = "super::".repeat(depth);
    let starts = ["crate::", "candlestick::", &supers];
    let mut found = Vec::new();
    for start in starts {
        for (at, _) in code.match_indices(start) {
            if code[..at].ends_with(|c: char| c.is_alphanumeric() || c == '_') {
                continue;
            }
            let line = code[..at].matches('\n').count() + 1;
            let rest = code[at + start.len()..].trim_start_matches("super::");
            found.extend(first_names(rest).into_iter().map(|name| (line, name)));
        }
    }
    found
}

/// The first name of a path, or of each path of a group in braces.
fn first_names(rest: &str) -> Vec<String> {
    let Some(group) = rest.strip_prefix('{') else { return words(rest).take(1).map(String::from).collect() };
    let (mut depth, mut part, mut parts) = (1, String::new(), Vec::new());
    for c in group.chars() {
        match c {
            '{' => depth += 1,
            '}' => depth -= 1,
            ',' if depth == 1 => parts.push(std::mem::take(&mut part)),
            _ => {}
        }
        if depth == 0 {
            break;
        }
        part.push(c);
    }
    parts.push(part);
    parts.iter().filter_map(|part| words(part).next().map(String::from)).collect()
}

fn sources(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    entries
        .flat_map(|path| if path.is_dir() { sources(&path) } else { vec![path] })
        .filter(|path| path.extension().is_some_and(|extension| extension == "rs"))
        .collect()
}

/// The layer of a file below `src`, and how many `super` lead from it to the crate's root.
fn place(path: &Path) -> (String, usize) {
    let parts: Vec<_> = path.iter().map(|part| part.to_string_lossy().into_owned()).collect();
    let is_mod = parts.last().is_some_and(|name| name == "mod.rs");
    let layer = parts[0].trim_end_matches(".rs").to_owned();
    (layer, parts.len() - usize::from(is_mod))
}

#[test]
fn no_layer_looks_up() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let files = sources(&root);
    assert!(files.len() > 30, "the sources are not where they were");
    let mut told = Vec::new();
    for path in files {
        let below = path.strip_prefix(&root).unwrap();
        let (layer, depth) = place(below);
        let source = fs::read_to_string(&path).unwrap();
        let faults = faults(&layer, depth, &source);
        told.extend(faults.into_iter().map(|(line, what)| format!("src/{}:{line}: {what}", below.display())));
    }
    assert!(told.is_empty(), "layers look up:\n{}", told.join("\n"));
}

#[test]
fn every_folder_of_the_sources_is_a_layer() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    for path in fs::read_dir(root).unwrap().flatten().map(|entry| entry.path()).filter(|path| path.is_dir()) {
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        assert!(LAYERS.iter().any(|(layer, _)| *layer == name), "src/{name} is in no row of LAYERS");
    }
}

#[test]
fn made_up_bad_lines_are_found() {
    let bad = [
        ("rules", 2, "use crate::theme::Theme;"),
        ("rules", 1, "use super::theme::Theme;"),
        ("theme", 2, "fn f() { super::super::case::Case::new(); }"),
        ("theme", 3, "use super::super::super::mind;"),
        ("mind", 1, "use crate::{rules::{Game, View},\n    case::Case};"),
        ("mind", 1, "pub use candlestick::theme;"),
        ("case", 1, "use bevy::prelude::*;"),
        ("rules", 1, "#[derive(bevy_ecs::Component)]"),
        ("table", 1, "use crate::ui::palette;"),
        ("table", 1, "use crate::mind;"),
        ("ui", 1, "use crate::screens::Screen;"),
        ("screens", 2, "use crate::app;"),
    ];
    for (layer, depth, line) in bad {
        assert_eq!(faults(layer, depth, line).len(), 1, "{layer}: {line}");
    }
}

#[test]
fn good_lines_are_not_told() {
    let good = [
        ("rules", 2, "use super::Board; // as theme and case do: crate::theme"),
        ("theme", 2, "use crate::rules::{Board, Edition};"),
        ("theme", 2, "use super::raw::case::X; use super::super::rules;"),
        ("case", 2, "//! crate::screens shows this, with bevy."),
        ("mind", 3, "use super::super::facts::theme;"),
        ("screens", 1, "use crate::{case::Case, ui::{Desk, mind}, table};"),
        ("ui", 1, "use bevy_egui::egui;"),
    ];
    for (layer, depth, line) in good {
        assert_eq!(faults(layer, depth, line), [], "{layer}: {line}");
    }
}

#[test]
fn the_way_to_the_root_is_counted_by_folders() {
    let found = |path: &str| place(Path::new(path));
    assert_eq!(found("rules/board.rs"), ("rules".into(), 2));
    assert_eq!(found("rules/mod.rs"), ("rules".into(), 1));
    assert_eq!(found("table/paint/floor.rs"), ("table".into(), 3));
    assert_eq!(found("app.rs"), ("app".into(), 1));
}

#[test]
fn no_editions_name_stands_in_the_sources_outside_their_tests() {
    let own = ["glasshouse", "forty-fathoms"];
    let editions = candlestick::theme::builtin_ids().into_iter().filter(|id| !own.contains(id));
    let named: Vec<_> = editions
        .flat_map(|id| [id.to_owned(), candlestick::theme::builtin(id).expect("a built-in theme is sound").title])
        .collect();
    assert_eq!(named.len(), 10);
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let of_tests = |path: &PathBuf| path.ends_with("tests.rs") || path.ends_with("testing.rs");
    for path in sources(&root).into_iter().filter(|path| !of_tests(path)) {
        let source = fs::read_to_string(&path).expect("a source is text");
        let source = source.split("#[cfg(test)]").next().unwrap_or_default();
        for (n, line) in source.lines().enumerate() {
            let name = named.iter().find(|name| line.contains(name.as_str()));
            assert_eq!(name, None, "{}:{}", path.display(), n + 1);
        }
    }
}
