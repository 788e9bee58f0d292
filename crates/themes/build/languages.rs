//! Lists the languages and puts all the words of each into one text.

use std::{env, fs, path::Path};

use super::{output::write, sentences::OF_THE_CLI};

/// Which languages there are, from this crate's folder.
const INDEX: &str = "../../assets/locales/index.toml";
/// The folder that paths in a pack begin at.
const ASSETS: &str = "../../assets";

/// Writes the list of languages and the list of their packs.
pub(super) fn list() {
    println!("cargo::rerun-if-changed={INDEX}");
    let Ok(index) = fs::read_to_string(INDEX) else {
        println!("cargo::error={INDEX} cannot be read; it lists the languages");
        return;
    };
    let mut languages = String::from("&[\n");
    let mut packs = String::from("&[\n");
    for (code, name) in index.lines().filter_map(entry) {
        languages += &format!("    Language {{ code: {code:?}, name: {name:?} }},\n");
        if code != "en" {
            let out = env::var("OUT_DIR").unwrap_or_default();
            let file = Path::new(&out).join(format!("{code}.pack"));
            if fs::write(&file, pack(code)).is_err() {
                println!("cargo::error=the words of {code} cannot be written");
            }
            packs += &format!("    ({code:?}, include_str!({:?})),\n", file.display().to_string());
        }
    }
    write("languages.rs", languages + "]\n");
    write("packs.rs", packs + "]\n");
}

/// A line such as `de = "Deutsch"`.
fn entry(line: &str) -> Option<(&str, &str)> {
    let (code, name) = line.split_once('=')?;
    Some((code.trim(), name.trim().trim_matches('"'))).filter(|(code, _)| !code.starts_with('#'))
}

/// Every file of a language, each after a line with its path.
fn pack(code: &str) -> String {
    let mut paths = files(&format!("locales/{code}"), ".ftl");
    paths.extend(files(&format!("locales/{code}/{OF_THE_CLI}"), ".ftl"));
    for theme in files("themes", "") {
        paths.extend(files(&format!("{theme}/words"), &format!("{code}.toml")));
    }
    let mut pack = String::new();
    for path in paths {
        println!("cargo::rerun-if-changed={ASSETS}/{path}");
        match fs::read_to_string(Path::new(ASSETS).join(&path)) {
            Ok(text) => pack += &format!("==== {path}\n{}\n", text.replace("\r\n", "\n").trim_end()),
            Err(_) => println!("cargo::error={path} cannot be read"),
        }
    }
    pack
}

/// What lies in a folder and ends so, by name.
fn files(folder: &str, end: &str) -> Vec<String> {
    let path = Path::new(ASSETS).join(folder);
    if path.is_dir() {
        println!("cargo::rerun-if-changed={}", path.display());
    }
    let entries = fs::read_dir(path).into_iter().flatten().flatten();
    let names = entries.map(|entry| entry.file_name().to_string_lossy().into_owned());
    let mut found: Vec<_> = names.filter(|name| name.ends_with(end)).map(|name| format!("{folder}/{name}")).collect();
    found.sort();
    found
}
