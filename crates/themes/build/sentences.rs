//! Reads the Fluent files: which there are, and which sentences they have, so that the compiler knows every key.

use std::{collections::BTreeMap, env, fs, path::PathBuf};

use fluent_syntax::{ast::Entry, parser};

use super::output::write;

/// The English files, from this crate's folder; each other language has the same sentences.
const ENGLISH: &str = "../../assets/locales/en";
/// The folder beside them of what only the command line says, which no page has.
pub(super) const OF_THE_CLI: &str = "cli";
/// The words of the page around the game: `web/page-words.mjs` writes them into it, the program says none.
const AROUND: &str = "page.ftl";

/// Writes the list of files and the sorted list of keys, or says what is wrong with a file and where.
pub(super) fn list() {
    let in_page = env::var("CARGO_CFG_TARGET_ARCH").is_ok_and(|target| target == "wasm32");
    let of_the_cli = format!("{ENGLISH}/{OF_THE_CLI}");
    let mut files = [fluent_files(ENGLISH), fluent_files(&of_the_cli)].concat();
    files.sort();
    let mut keys = BTreeMap::new();
    let mut included = String::from("&[\n");
    for file in &files {
        let name = file.display().to_string();
        let Ok(text) = fs::read_to_string(file) else {
            println!("cargo::error={name} cannot be read");
            continue;
        };
        for key in read(&name, &text) {
            if let Some(other) = keys.insert(key.clone(), name.clone()) {
                println!("cargo::error={name} has the sentence {key:?} again, which stands in {other} too");
            }
        }
        if in_page && (file.starts_with(&of_the_cli) || file.ends_with(AROUND)) {
            continue;
        }
        included += &format!("    include_str!(concat!(env!(\"CARGO_MANIFEST_DIR\"), \"/{name}\")),\n");
    }
    if keys.is_empty() {
        println!("cargo::error=no sentence is found in {ENGLISH}");
    }
    write("english.rs", included + "]\n");
    write("keys.rs", format!("&{:#?}", keys.keys().collect::<Vec<_>>()));
}

/// The Fluent files right in a folder.
fn fluent_files(folder: &str) -> Vec<PathBuf> {
    println!("cargo::rerun-if-changed={folder}");
    let files = fs::read_dir(folder).into_iter().flatten().flatten().map(|file| file.path());
    files.filter(|file| file.extension().is_some_and(|end| end == "ftl")).collect()
}

/// The keys of a file's sentences. What the file has wrong is told with its line.
fn read(name: &str, text: &str) -> Vec<String> {
    let (resource, faults) = match parser::parse(text) {
        Ok(resource) => (resource, Vec::new()),
        Err((resource, faults)) => (resource, faults),
    };
    for fault in faults {
        let line = text.get(..fault.pos.start).map_or(0, |before| before.lines().count().max(1));
        println!("cargo::error={name} line {line}: {}", fault.kind);
    }
    let message =
        |entry: Entry<&str>| if let Entry::Message(message) = entry { Some(message.id.name.to_owned()) } else { None };
    resource.body.into_iter().filter_map(message).collect()
}
