//! No edition is named in the program: what one plays by stands in its theme file alone.

use std::{
    fs,
    path::{Path, PathBuf},
};

use candlestick_themes::{builtin, builtin_ids};

fn sources(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    entries
        .flat_map(|path| if path.is_dir() { sources(&path) } else { vec![path] })
        .filter(|path| path.extension().is_some_and(|extension| extension == "rs"))
        .collect()
}

#[test]
fn no_editions_name_stands_in_the_sources_outside_their_tests() {
    let own = ["glasshouse", "forty-fathoms"];
    let editions = builtin_ids().into_iter().filter(|id| !own.contains(id));
    let named: Vec<_> = editions.flat_map(|id| [id.to_owned(), builtin(id).unwrap().title]).collect();
    assert_eq!(named.len(), 10);
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let crates = fs::read_dir(root.join("crates")).unwrap().flatten().map(|entry| entry.path().join("src"));
    let files: Vec<_> = crates.chain([root.join("src")]).flat_map(|folder| sources(&folder)).collect();
    assert!(files.len() > 250, "the sources are not where they were");
    let of_tests = |path: &PathBuf| path.ends_with("tests.rs") || path.ends_with("testing.rs");
    for path in files.into_iter().filter(|path| !of_tests(path)) {
        let source = fs::read_to_string(&path).unwrap();
        let tests = ["#[cfg(test)]", "#[cfg(all(test,"].iter().filter_map(|mark| source.find(mark)).min();
        let source = &source[..tests.unwrap_or(source.len())];
        for (n, line) in source.lines().enumerate() {
            let name = named.iter().find(|name| line.contains(name.as_str()));
            assert_eq!(name, None, "{}:{}", path.display(), n + 1);
        }
    }
}
