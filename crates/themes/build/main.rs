//! Lists the built-in themes, their pictures and the game's sentences for the program, so that adding one is a line
//! in `assets/themes/index.toml` or in a Fluent file; a page cannot ask which files there are.

mod sentences;

use std::{env, fs, path::Path};

/// The built-in themes, from this crate's folder.
const THEMES: &str = "../../assets/themes";

fn main() {
    let index = format!("{THEMES}/index.toml");
    println!("cargo::rerun-if-changed={index}");
    let Ok(text) = fs::read_to_string(&index) else {
        println!("cargo::error={index} cannot be read; it lists the built-in themes");
        return;
    };
    let mut code = String::from("&[\n");
    let mut pictures = Vec::new();
    for id in quoted(&text) {
        println!("cargo::rerun-if-changed={THEMES}/{id}");
        list_pictures(&Path::new(THEMES).join(id).join("pictures"), &mut pictures);
        let file = |name: &str| {
            println!("cargo::rerun-if-changed={THEMES}/{id}/{name}");
            format!("include_str!(concat!(env!(\"CARGO_MANIFEST_DIR\"), \"/{THEMES}/{id}/{name}\"))")
        };
        code += &format!("    ({id:?}, {}, {}),\n", file("theme.toml"), file("board.txt"));
    }
    code += "]\n";
    pictures.sort();
    write("builtin_themes.rs", code);
    write("builtin_pictures.rs", format!("&{pictures:?}"));
    sentences::list();
}

fn write(name: &str, code: String) {
    let written = env::var("OUT_DIR").map(|out| fs::write(Path::new(&out).join(name), code));
    if !matches!(written, Ok(Ok(()))) {
        println!("cargo::error=the list {name} cannot be written");
    }
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

/// The quoted words of a TOML list, comments left out.
fn quoted(text: &str) -> Vec<&str> {
    let lines = text.lines().map(|line| line.split('#').next().unwrap_or_default());
    lines.flat_map(|line| line.split('"').skip(1).step_by(2)).collect()
}
