//! Writes a list for the program to include.

use std::{env, fs, path::Path};

/// Writes code under a name into the folder of what is built; says to cargo where that cannot be.
pub fn write(name: &str, code: String) {
    let written = env::var("OUT_DIR").map(|out| fs::write(Path::new(&out).join(name), code));
    if !matches!(written, Ok(Ok(()))) {
        println!("cargo::error=the list {name} cannot be written");
    }
}
