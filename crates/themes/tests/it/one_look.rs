//! Colours stand in the palette alone, and shadows in three depths alone, in the game and in the page around it.

use std::{fs, path::Path};

use candlestick_themes::{Colour, palette};

use crate::sources::{all, outside_tests, root};

/// What a colour is made with, and what of it names no colour of its own.
const TYPES: [(&str, &[&str]); 5] = [
    ("Color32::", &["from", "TRANSPARENT", "PLACEHOLDER"]),
    ("Color::", &[]),
    ("Srgba::", &[]),
    ("LinearRgba::", &[]),
    ("Hsla::", &[]),
];

/// Where a colour is made nevertheless: what leaves a picture as it is, makes it lighter or darker, and what is worked out
/// from colours.
const MADE: [(&str, &str); 6] = [
    ("crates/painter/src/canvas.rs", "Color::from_rgba8"),
    ("crates/painter/src/colour.rs", "Colour(["),
    ("src/table/breath.rs", "Color::linear_rgb"),
    ("src/table/tint.rs", "Color::srgba_u8"),
    ("src/ui/widgets/draw.rs", "Color32::WHITE"),
    ("src/ui/widgets/frame.rs", "Color32::from_rgb"),
];

/// The code below `src` of the root package and of the painter, without its inline tests.
fn drawn() -> Vec<(String, String)> {
    let root = root();
    let below = |path: &Path| Some(path.strip_prefix(&root).ok()?.to_str()?.replace('\\', "/"));
    let files = all().into_iter().filter_map(|path| Some((below(&path)?, path)));
    let files = files.filter(|(name, _)| name.starts_with("src/") || name.starts_with("crates/painter/"));
    let code = |text: &str| outside_tests(text).into_iter().map(|(_, line)| format!("{line}\n")).collect();
    files.map(|(name, path)| (name, code(&fs::read_to_string(path).unwrap()))).collect()
}

/// Each place in a text where something stands, as what follows it.
fn after<'a>(text: &'a str, mark: &'a str) -> impl Iterator<Item = &'a str> {
    text.match_indices(mark).map(|(at, _)| &text[at + mark.len()..])
}

/// The word that a text begins with.
fn word(text: &str) -> &str {
    &text[..text.find(|letter: char| !letter.is_alphanumeric() && letter != '_').unwrap_or(text.len())]
}

/// What makes colours of its own in some code.
fn made(code: &str) -> Vec<String> {
    let mut found = Vec::new();
    for (kind, free) in TYPES {
        let words = after(code, kind).map(word).filter(|word| !free.contains(word));
        found.extend(words.map(|word| format!("{kind}{word}")));
    }
    let numbers =
        after(code, "Colour([").filter(|rest| rest.trim_start().starts_with(|letter: char| letter.is_ascii_digit()));
    found.extend(numbers.map(|_| "Colour([".to_owned()));
    found.sort();
    found.dedup();
    found
}

#[test]
fn colours_are_named_in_the_palette_alone() {
    let drawn = drawn();
    assert!(drawn.len() > 300, "{} files: they are not where they were", drawn.len());
    let mut found: Vec<_> =
        drawn.iter().flat_map(|(name, code)| made(code).into_iter().map(move |made| (&**name, made))).collect();
    found.sort_unstable();
    assert_eq!(found.iter().map(|(name, made)| (*name, &**made)).collect::<Vec<_>>(), MADE);
}

#[test]
fn shadows_fall_in_three_depths_alone() {
    const DEPTHS: &str = "src/ui/depth.rs";
    let drawn = drawn();
    let panels = || drawn.iter().filter(|(name, _)| name.starts_with("src/") && name != DEPTHS);
    for (name, code) in panels() {
        for own in ["Shadow {", "Shadow::", "_filled(rect.translate("] {
            assert!(!code.contains(own), "{name}: `{own}` is a depth of its own");
        }
        // A plate or a disc that is moved down before it is filled.
        let filled = ["rect_filled(", "circle_filled("].into_iter().flat_map(|call| after(code, call));
        for first in filled.filter_map(|rest| rest.split_once(", ").map(|(first, _)| first)) {
            assert!(!first.contains("translate("), "{name}: {first}");
        }
    }
    let used = panels().map(|(_, code)| code.matches("Depth::").count()).sum::<usize>();
    assert!(used >= 10, "{used} uses of depths: they are not where they were");
}

/// The colours of a text that are written as numbers: `#` and 3 to 8 digits.
fn written(text: &str) -> Vec<&str> {
    let hex = |rest: &str| (3..=8).contains(&rest.len()) && rest.bytes().all(|byte| byte.is_ascii_hexdigit());
    after(text, "#").map(word).filter(|rest| hex(rest)).collect()
}

#[test]
fn the_page_around_the_game_has_the_palettes_colours() {
    let read = |name: &str| fs::read_to_string(root().join("web").join(name)).unwrap();
    let style = read("style.css");
    let (names, rules) = style.split_once('}').expect("what the colours are called");
    let named = |name: &str| palette::ALL.into_iter().find(|(own, _)| *own == name).map(|(_, colour)| colour);
    let lines = names.lines().filter_map(|line| line.trim().strip_prefix("--")?.strip_suffix(';')?.split_once(": "));
    let mut read_names = 0;
    for (name, value) in lines.filter(|(_, value)| value.starts_with('#')) {
        assert_eq!(Colour::from_hex(value), named(name), "--{name}");
        read_names += 1;
    }
    assert!(read_names > 5 && read_names == written(names).len(), "{read_names} colours: {names}");
    let beside: Vec<_> = written(rules)
        .into_iter()
        .chain(["rgb(", "hsl(", "black", "white;"].into_iter().filter(|own| rules.contains(own)))
        .collect();
    assert_eq!(beside, [] as [&str; 0], "web/style.css names these");
    let night =
        |name: &str, mark: &str| after(&read(name), mark).map(|rest| Colour::from_hex(&rest[..7])).collect::<Vec<_>>();
    assert_eq!(night("index.html", "name=\"theme-color\" content=\""), [Some(palette::NIGHT)]);
    assert_eq!(night("manifest.webmanifest", "_color\": \""), [Some(palette::NIGHT); 2]);
}

#[test]
fn the_page_around_the_game_writes_in_the_games_families() {
    let read = |name: &str| fs::read_to_string(root().join("web").join(name)).unwrap();
    let both = read("letters.css") + &read("style.css");
    let mut faces: Vec<_> =
        after(&both, "@font-face").filter_map(|rest| rest.split_once("font-family: \"")?.1.split('"').next()).collect();
    faces.sort_unstable();
    faces.dedup();
    assert_eq!(faces, ["Candlestick Body", "Candlestick Display", "Candlestick Plain"]);
    // What stands there before any of them has come.
    let style = read("style.css");
    let (names, rules) = style.split_once('}').expect("what the letters are called");
    assert!(names.contains("--system: Georgia"));
    for own in ["Georgia", "serif", "mono"] {
        assert!(!rules.contains(own), "web/style.css writes in {own}");
    }
}

#[test]
fn what_makes_a_colour_is_found() {
    let code = "a(Color32::from(b), Color32::TRANSPARENT); c(Color32::from_gray(4)); d(Color::BLACK, Colour([0x15, 1, 2]), Colour([x, y, z]))";
    assert_eq!(made(code), ["Color32::from_gray", "Color::BLACK", "Colour(["]);
    assert_eq!(written("#bar { color: #fff; background: #15131c }"), ["fff", "15131c"]);
}
