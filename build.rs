//! Lists the built-in themes for the program, so that adding one is a line in `assets/themes/index.toml`.

use std::{env, fs, path::Path};

const THEMES: &str = "assets/themes";

fn main() {
    let index = format!("{THEMES}/index.toml");
    println!("cargo::rerun-if-changed={index}");
    let Ok(text) = fs::read_to_string(&index) else {
        println!("cargo::error={index} cannot be read; it lists the built-in themes");
        return;
    };
    let mut code = String::from("&[\n");
    for id in quoted(&text) {
        let file = |name: &str| {
            println!("cargo::rerun-if-changed={THEMES}/{id}/{name}");
            format!("include_str!(concat!(env!(\"CARGO_MANIFEST_DIR\"), \"/{THEMES}/{id}/{name}\"))")
        };
        code += &format!("    ({id:?}, {}, {}),\n", file("theme.toml"), file("board.txt"));
    }
    code += "]\n";
    let written = env::var("OUT_DIR").map(|out| fs::write(Path::new(&out).join("builtin_themes.rs"), code));
    if !matches!(written, Ok(Ok(()))) {
        println!("cargo::error=the list of built-in themes cannot be written");
    }
}

/// The quoted words of a TOML list, comments left out.
fn quoted(text: &str) -> Vec<&str> {
    let lines = text.lines().map(|line| line.split('#').next().unwrap_or_default());
    lines.flat_map(|line| line.split('"').skip(1).step_by(2)).collect()
}
