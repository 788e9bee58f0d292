//! The source files of the whole project, for what must hold in all of them.

use std::{
    fs,
    path::{Path, PathBuf},
};

/// The repository's folder.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Every Rust file below `src` of the root package and of each crate.
pub fn all() -> Vec<PathBuf> {
    rust_below("src")
}

/// Every Rust file of the integration tests.
pub fn of_tests() -> Vec<PathBuf> {
    rust_below("tests")
}

/// Every Rust file below a folder of this name in the root package and in each crate.
fn rust_below(name: &str) -> Vec<PathBuf> {
    let crates = fs::read_dir(root().join("crates")).unwrap().flatten().map(|entry| entry.path());
    crates.chain([root()]).flat_map(|package| below(&package.join(name))).collect()
}

/// What the page around the game is made of.
pub fn of_the_page() -> Vec<PathBuf> {
    let entries = fs::read_dir(root().join("web")).unwrap().flatten().map(|entry| entry.path());
    entries
        .filter(|path| path.extension().is_some_and(|end| ["html", "js", "mjs"].iter().any(|of| end == *of)))
        .collect()
}

fn below(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    entries
        .flat_map(|path| if path.is_dir() { below(&path) } else { vec![path] })
        .filter(|path| path.extension().is_some_and(|extension| extension == "rs"))
        .collect()
}

/// The lines of a source file with their numbers, those of its inline test modules left out.
pub fn outside_tests(source: &str) -> Vec<(usize, &str)> {
    let lines: Vec<_> = source.lines().enumerate().map(|(n, line)| (n + 1, line)).collect();
    let is_mark = |line: &str| line.starts_with("#[cfg(test)]") || line.starts_with("#[cfg(all(test,");
    let (mut kept, mut at) = (Vec::new(), 0);
    while let Some(&(n, line)) = lines.get(at) {
        let item = lines[at..].iter().find(|(_, line)| !line.starts_with("#["));
        let opens = item.is_some_and(|(_, line)| line.starts_with("mod ") && line.ends_with('{'));
        if is_mark(line) && opens {
            // As the formatter writes it, a module at the margin ends with a bracket at the margin.
            at = lines[at..].iter().position(|(_, line)| *line == "}").map_or(lines.len(), |end| at + end + 1);
        } else {
            kept.push((n, line));
            at += 1;
        }
    }
    kept
}

#[test]
fn what_stands_between_and_behind_inline_tests_is_read() {
    let source = "one\n#[cfg(test)]\nmod far;\ntwo\n#[cfg(test)]\nfn help() {\n}\n#[cfg(test)]\n#[expect(lint)]\nmod tests {\n    three\n}\nfour";
    let read: Vec<_> = outside_tests(source).into_iter().map(|(n, _)| n).collect();
    assert_eq!(read, [1, 2, 3, 4, 5, 6, 7, 13]);
}
