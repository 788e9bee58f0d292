//! Tests that what the documents name of the repository exists: files, folders, and parts of the code.

use std::{
    collections::HashMap,
    fs,
    path::{Path, PathBuf},
};

use crate::sources;

/// Names between backticks on the lines of a document that are no code, each with its line.
fn spans(text: &str) -> Vec<(usize, &str)> {
    let prose = text.lines().enumerate().filter(|(_, line)| !line.starts_with("    "));
    prose.flat_map(|(n, line)| line.split('`').skip(1).step_by(2).map(move |span| (n + 1, span))).collect()
}

/// Folders that commands make beside the tracked ones: what is in them comes and goes.
const MADE: [&str; 3] = ["dist", "out", "target"];

/// Whether a name is that of a file or folder: below one of the repository's folders, or of a source file. Names with
/// `CODE` or a star stand for several.
fn is_path(span: &str, root: &Path) -> bool {
    let plain = span.chars().all(|letter| letter.is_ascii_alphanumeric() || "_-./".contains(letter));
    let first = span.split_once('/').map(|(first, _)| first);
    let below = first
        .is_some_and(|first| !first.is_empty() && first != "." && !MADE.contains(&first) && root.join(first).is_dir());
    plain && !span.contains("CODE") && (below || span.ends_with(".rs"))
}

/// Whether a name is that of a part of the code: `module::name`, `crate::module::Type`.
fn is_item(span: &str) -> bool {
    let segment =
        |part: &str| !part.is_empty() && part.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '_');
    span.contains("::") && span.split("::").all(segment)
}

/// The source files with their texts, those of tests too.
struct Sources(HashMap<PathBuf, String>);

impl Sources {
    fn read() -> Self {
        let files = sources::all().into_iter().chain(sources::of_tests());
        Self(files.map(|path| (path.clone(), fs::read_to_string(path).unwrap())).collect())
    }

    /// A path from the root, or, of a source file, how one ends.
    fn has_path(&self, root: &Path, path: &str) -> bool {
        root.join(path).exists() || (path.ends_with(".rs") && self.0.keys().any(|file| file.ends_with(path)))
    }

    /// Whether one file or folder named like the first part, or one that defines it, names the last part too.
    fn has_item(&self, item: &str) -> bool {
        let parts: Vec<_> = item.split("::").collect();
        let (first, last) = (parts[0].trim_start_matches("candlestick_"), parts[parts.len() - 1]);
        let middle = |file: &Path| {
            parts[1..parts.len() - 1].iter().all(|part| is_in(file, part) || defines(&self.0[file], part))
        };
        let homes = self.0.iter().filter(|(file, text)| is_in(file, first) || defines(text, first));
        homes
            .filter(|(file, _)| middle(file))
            .any(|(file, text)| is_in(file, last) || words(text).any(|word| word == last))
    }
}

/// Whether a file has a name, or lies in a folder that has.
fn is_in(file: &Path, name: &str) -> bool {
    file.with_extension("").components().any(|part| part.as_os_str() == name)
}

/// Whether a file has a type or trait of this name, or methods of it.
fn defines(text: &str, name: &str) -> bool {
    ["struct ", "enum ", "trait ", "impl "].iter().any(|kind| {
        text.match_indices(&format!("{kind}{name}")).any(|(at, found)| {
            !text[at + found.len()..].starts_with(|next: char| next.is_ascii_alphanumeric() || next == '_')
        })
    })
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_')
}

/// What a document names and is not there; how much it named that was looked for.
fn missing(text: &str, root: &Path, sources: &Sources) -> (Vec<String>, usize) {
    let paths = |span: &str| is_path(span, root);
    let named: Vec<_> = spans(text).into_iter().filter(|(_, span)| paths(span) || is_item(span)).collect();
    let there = |span: &str| if paths(span) { sources.has_path(root, span) } else { sources.has_item(span) };
    let gone = named.iter().filter(|(_, span)| !there(span)).map(|(line, span)| format!("{line}: {span}"));
    (gone.collect(), named.len())
}

#[test]
fn what_the_documents_name_of_the_repository_exists() {
    let root = sources::root();
    let sources = Sources::read();
    let folder = |path: &str| fs::read_dir(root.join(path)).unwrap().flatten().map(|entry| entry.path());
    let readmes = folder("crates").map(|of| of.join("README.md"));
    let more = ["README.md", "CONTRIBUTING.md"].map(|name| root.join(name));
    let pages =
        folder("docs").filter(|path| path.extension().is_some_and(|end| end == "md")).chain(readmes).chain(more);
    // Their names of tests are looked up by `editions_page` and `script/check-mutations`.
    let pages = pages.filter(|path| !path.ends_with("editions.md") && !path.ends_with("mutations.md"));
    let (mut gone, mut looked) = (Vec::new(), 0);
    for path in pages {
        let (missing, named) = missing(&fs::read_to_string(&path).unwrap(), &root, &sources);
        gone.extend(missing.into_iter().map(|name| format!("{}:{name}", path.display())));
        looked += named;
    }
    assert!(gone.is_empty(), "{gone:#?}");
    assert!(looked > 150, "hardly anything was looked for: {looked}");
}

#[test]
fn a_path_or_name_that_is_not_there_is_missed() {
    let text = "`crates/themes` has `src/no/such.rs`, `nowhere.rs`, `mind::Knowledge`, `Game::no_such` and `Game::laid`;\n\
                `board.txt` is somebody's.\n    `code/is.rs` not read";
    let gone = missing(text, &sources::root(), &Sources::read());
    assert_eq!(gone.0, ["1: src/no/such.rs", "1: nowhere.rs", "1: mind::Knowledge", "1: Game::no_such"]);
    assert_eq!(gone.1, 6);
}

#[test]
fn the_readme_names_every_crate_and_is_short() {
    let readme = fs::read_to_string(sources::root().join("README.md")).unwrap();
    assert!(readme.lines().count() <= 120, "who comes to play, make or build reads two pages");
    let crates = fs::read_dir(sources::root().join("crates")).unwrap().flatten();
    let named = |name: &str| readme.contains(&format!("](crates/{name})"));
    let names: Vec<_> = crates.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect();
    assert_eq!(names.iter().filter(|name| !named(name)).collect::<Vec<_>>(), Vec::<&String>::new());
}
