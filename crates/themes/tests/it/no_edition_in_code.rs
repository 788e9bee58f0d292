//! No edition is named in the program: what one plays by stands in its theme file alone.

use std::{fs, path::PathBuf};

use candlestick_themes::{builtin, builtin_ids};

use crate::sources;

#[test]
fn no_editions_name_stands_in_the_sources_outside_their_tests() {
    let own = ["glasshouse", "forty-fathoms"];
    let editions = builtin_ids().into_iter().filter(|id| !own.contains(id));
    let named: Vec<_> = editions.flat_map(|id| [id.to_owned(), builtin(id).unwrap().title]).collect();
    assert_eq!(named.len(), 10);
    let files = sources::all();
    assert!(files.len() > 250, "the sources are not where they were");
    let of_tests = |path: &PathBuf| {
        let in_folder = path.parent().is_some_and(|folder| folder.ends_with("tests"));
        in_folder || path.ends_with("tests.rs") || path.ends_with("testing.rs")
    };
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
