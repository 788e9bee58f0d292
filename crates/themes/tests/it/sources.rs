//! The source files of the whole project, for what must hold in all of them.

use std::{
    fs,
    path::{Path, PathBuf},
};

/// Every Rust file below `src` of the root package and of each crate.
pub fn all() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let crates = fs::read_dir(root.join("crates")).unwrap().flatten().map(|entry| entry.path().join("src"));
    crates.chain([root.join("src")]).flat_map(|folder| below(&folder)).collect()
}

/// What the page around the game is made of.
pub fn of_the_page() -> Vec<PathBuf> {
    let web = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web");
    let entries = fs::read_dir(web).unwrap().flatten().map(|entry| entry.path());
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
