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
    let mut read = 0;
    for path in files.into_iter().filter(|path| !of_tests(path)) {
        let source = fs::read_to_string(&path).unwrap();
        for (n, line) in sources::outside_tests(&source) {
            let name = named.iter().find(|name| line.contains(name.as_str()));
            assert_eq!(name, None, "{}:{n}", path.display());
            read += 1;
        }
    }
    assert!(read > 60_000, "only {read} lines were read");
}
