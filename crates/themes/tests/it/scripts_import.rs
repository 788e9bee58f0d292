//! Tests that what the scripts for Node import of each other exists, file and name, also in those that `script/test`
//! never runs.

use std::{
    fs,
    path::{Path, PathBuf},
};

use crate::sources;

/// Every module for Node: of the page, of the scripts and of the tests.
fn modules(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap().flatten().map(|entry| entry.path());
    let entries = entries.filter(|path| path.file_name().is_some_and(|name| name != "node_modules" && name != "out"));
    entries
        .flat_map(|path| if path.is_dir() { modules(&path) } else { vec![path] })
        .filter(|path| path.extension().is_some_and(|end| end == "mjs"))
        .collect()
}

/// The files beside it that a module imports from, each with what it takes of them by name.
fn imports(text: &str) -> Vec<(&str, Vec<&str>)> {
    let quoted = text.match_indices("\"./").chain(text.match_indices("\"../"));
    let found = quoted.filter_map(|(at, _)| {
        let before = text[..at].trim_end();
        let clause = before.strip_suffix("from");
        let taken = clause.is_some() || before.ends_with("import(") || before.ends_with("import");
        let path = text[at + 1..].split('"').next().filter(|_| taken)?;
        let clause = clause.and_then(|clause| clause.rfind("import ").map(|start| &clause[start..])).unwrap_or("");
        let names = clause.split_once('{').map_or("", |(_, names)| names.trim_end().trim_end_matches('}'));
        let names = names.split(',').filter_map(|name| name.split_whitespace().next());
        Some((path, names.collect()))
    });
    found.collect()
}

/// Whether a module gives a name away.
fn gives(text: &str, name: &str) -> bool {
    let given = text.split("\nexport ").skip(1).filter_map(|part| part.split(['(', '=', ';', '}']).next());
    let word = |letter: char| !letter.is_ascii_alphanumeric() && letter != '_' && letter != '$';
    given.into_iter().any(|head| head.split(word).any(|one| one == name))
}

/// What of a module's imports is not there.
fn missing(module: &Path, text: &str) -> Vec<String> {
    let folder = module.parent().unwrap();
    let gone = imports(text).into_iter().flat_map(|(path, names)| {
        let Ok(other) = fs::read_to_string(folder.join(path)) else { return vec![path.to_owned()] };
        let other = format!("\n{other}");
        let gone = names.into_iter().filter(|name| !gives(&other, name));
        gone.map(|name| format!("{name} of {path}")).collect()
    });
    gone.map(|what| format!("{}: {what}", module.display())).collect()
}

#[test]
fn what_scripts_import_of_each_other_exists() {
    let root = sources::root();
    let all: Vec<_> = ["script", "tests", "web"].iter().flat_map(|folder| modules(&root.join(folder))).collect();
    let texts = all.iter().map(|path| (path, fs::read_to_string(path).unwrap()));
    let (mut gone, mut looked) = (Vec::new(), 0);
    for (path, text) in texts {
        looked += imports(&text).iter().map(|(_, names)| names.len().max(1)).sum::<usize>();
        gone.extend(missing(path, &text));
    }
    assert!(gone.is_empty(), "{gone:#?}");
    assert!(looked > 150, "hardly anything was looked for: {looked}");
}

#[test]
fn a_file_or_name_that_is_not_there_is_missed() {
    let text = "import { drop, dropped as other } from \"./give.mjs\";\nimport {\n  zip,\n} from \"./zip.mjs\";\n\
                import x from \"./no-such.mjs\";\nawait import(\"../nor-this.mjs\");\nconst no = \"./one.mjs\";\n";
    let module = sources::root().join("tests/browser/lib/made-up.mjs");
    let gone: Vec<_> = missing(&module, text).iter().map(|line| line.rsplit(": ").next().unwrap().to_owned()).collect();
    assert_eq!(gone, ["dropped of ./give.mjs", "./no-such.mjs", "../nor-this.mjs"]);
}
