//! Lists the built-in themes, their pictures, the built-in lessons, the game's sentences and languages for the program, so that
//! adding one is a line in `assets/themes/index.toml`, a file in `assets/lessons` or a line in a Fluent file; a page
//! cannot ask which files there are.

mod languages;
mod output;
mod sentences;

use std::{fs, path::Path};

use output::write;

/// The built-in themes, from this crate's folder.
const THEMES: &str = "../../assets/themes";
/// The built-in lessons, from there.
const LESSONS: &str = "../../assets/lessons";

/// Digests that the built-in themes had, by their ids.
const KNOWN_BEFORE: &str = "known-before.toml";

fn main() {
    let index = text(&format!("{THEMES}/index.toml"));
    let before = text(KNOWN_BEFORE);
    let mut pictures = Vec::new();
    write("builtin_themes.rs", list_themes(&quoted(list(&index, "themes")), &before, &mut pictures));
    write("lesson_themes.rs", list_themes(&quoted(list(&index, "only_lessons")), &before, &mut pictures));
    pictures.sort();
    write("builtin_pictures.rs", format!("&{pictures:?}"));
    write("builtin_lessons.rs", list_lessons());
    sentences::list();
    languages::list();
}

/// A text from this crate's folder; without it nothing is built.
fn text(path: &str) -> String {
    println!("cargo::rerun-if-changed={path}");
    fs::read_to_string(path).unwrap_or_else(|error| {
        println!("cargo::error={path} cannot be read: {error}");
        String::new()
    })
}

/// The files of themes, with the digests that they had, as an array's code; adds their pictures.
fn list_themes(ids: &[&str], before: &str, pictures: &mut Vec<String>) -> String {
    let mut code = String::from("&[\n");
    for id in ids {
        println!("cargo::rerun-if-changed={THEMES}/{id}");
        list_pictures(&Path::new(THEMES).join(id).join("pictures"), pictures);
        let file = |name: &str| {
            println!("cargo::rerun-if-changed={THEMES}/{id}/{name}");
            format!("include_str!(concat!(env!(\"CARGO_MANIFEST_DIR\"), \"/{THEMES}/{id}/{name}\"))")
        };
        let before = quoted(list(before, id));
        code += &format!("    ({id:?}, {}, {}, &{before:?}),\n", file("theme.toml"), file("board.txt"));
    }
    code + "]\n"
}

/// The lessons in the order of their names, as an array's code.
fn list_lessons() -> String {
    println!("cargo::rerun-if-changed={LESSONS}");
    let files = fs::read_dir(LESSONS).into_iter().flatten().flatten().map(|entry| entry.path());
    let mut names: Vec<_> = files
        .filter(|path| path.extension().is_some_and(|end| end == "toml"))
        .filter_map(|path| path.file_stem().map(|stem| stem.to_string_lossy().into_owned()))
        .collect();
    names.sort();
    let mut code = String::from("&[\n");
    for name in names {
        println!("cargo::rerun-if-changed={LESSONS}/{name}.toml");
        let file = format!("include_str!(concat!(env!(\"CARGO_MANIFEST_DIR\"), \"/{LESSONS}/{name}.toml\"))");
        code += &format!("    ({name:?}, {file}),\n");
    }
    code + "]\n"
}

/// Every PNG below a folder, as a path below the assets folder; a theme without pictures has no such folder.
fn list_pictures(folder: &Path, found: &mut Vec<String>) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for path in entries.flatten().map(|entry| entry.path()) {
        if path.is_dir() {
            list_pictures(&path, found);
        } else if path.extension().is_some_and(|end| end == "png")
            && let Ok(below) = path.strip_prefix("../../assets")
        {
            found.push(below.to_string_lossy().replace('\\', "/"));
        }
    }
}

/// What stands in a list of this name.
fn list<'a>(text: &'a str, name: &str) -> &'a str {
    let begin = format!("{name} = [");
    let inside = text.split_once(&begin).map_or("", |(_, rest)| rest);
    inside.split_once(']').map_or(inside, |(inside, _)| inside)
}

/// The quoted words of a TOML list, comments left out.
fn quoted(text: &str) -> Vec<&str> {
    let lines = text.lines().map(|line| line.split('#').next().unwrap_or_default());
    lines.flat_map(|line| line.split('"').skip(1).step_by(2)).collect()
}
