//! The built-in ladder is sound, and whoever writes one of their own is told what is wrong.

use std::{env, fs, path::Path};

use schemars::generate::SchemaSettings;
use serde_json::Value;

use super::{
    builtin::{BUILTIN, FILE},
    character, ladder,
    raw::RawLadder,
    read_characters,
};
use candlestick_bots::{Attention, Reasoning};
use candlestick_themes::Words;

/// Where the schema is kept.
const SCHEMA: &str = "assets/characters.schema.json";
/// What writes it anew.
const COMMAND: &str = "CANDLESTICK_WRITE=1 cargo test --locked --workspace --lib -- schema";

#[test]
fn the_schema_of_characters_is_in_step_with_what_is_read() {
    let schema = SchemaSettings::draft07().into_generator().into_root_schema_for::<RawLadder>();
    let mut schema: Value = schema.into();
    schema["title"] = "The characters of Candlestick's ladder; see docs/bots.md".into();
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(SCHEMA);
    if env::var_os("CANDLESTICK_WRITE").is_some() {
        fs::write(&file, serde_json::to_string_pretty(&schema).unwrap() + "\n").unwrap();
    }
    let kept = fs::read_to_string(&file).unwrap_or_default();
    let same = serde_json::from_str::<Value>(&kept).is_ok_and(|kept| kept == schema);
    assert!(same, "{SCHEMA} is not in step with crates/game/src/ladder/raw.rs; write it anew with\n    {COMMAND}");
}

#[test]
fn the_built_in_ladder_is_sound() {
    assert_eq!(read_characters(FILE, BUILTIN).unwrap(), ladder());
    assert_eq!(ladder().len(), 8);
    assert!(character("clara").is_some() && character("nobody").is_none());
}

#[test]
fn what_a_step_of_the_ladder_concludes_every_higher_step_concludes_as_well() {
    let attention = |reasoning| match reasoning {
        Reasoning::Within(attention) => (attention, false),
        Reasoning::Plain => (Attention::ALL, false),
        Reasoning::Exact => (Attention::ALL, true),
    };
    let steps: Vec<_> = ladder().iter().map(|character| attention(character.style.reasoning)).collect();
    for pair in steps.windows(2) {
        assert!(pair[1].0.covers(&pair[0].0) && pair[1].1 >= pair[0].1, "{pair:?}");
    }
}

/// All that is told of a file with one character written so.
fn faults(lines: &str) -> String {
    let text = format!("[[characters]]\n{lines}\n");
    let faults = read_characters("mine.toml", &text).unwrap_err();
    for language in ["de", "es", "fr", "pl"] {
        let words = Words::carried(language);
        for fault in &faults {
            let (told, english) = (fault.say(&words), fault.to_string());
            assert!(told != english && told.contains(';') == english.contains(';'), "{language}: {told}");
        }
    }
    faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
}

#[test]
fn a_character_that_cannot_be_played_is_told_with_its_place_and_the_way_out() {
    let sound = "id = \"ann\"\nemblem = \"book\"\nlevel = \"novice\"";
    assert!(read_characters("mine.toml", &format!("[[characters]]\n{sound}\n")).is_ok());
    for (lines, place, way_out) in [
        ("id = \"Ann O.\"\nemblem = \"book\"\nlevel = \"novice\"", "mine.toml:2:6", "write letters a to z"),
        ("id = \"ann\"\nemblem = \"../x\"\nlevel = \"novice\"", "mine.toml:3:10", "write letters a to z"),
        ("id = \"ann\"\nemblem = \"book\"\nlevel = \"novise\"", "mine.toml:4:9", "did you mean `novice`"),
        (&format!("{sound}\nasks = \"race\""), "mine.toml:5:8", "write asks = \"likeliest\""),
        (
            &format!("{sound}\nnotes = {{ passes = \"all\", shown = \"kept\", chain = 0 }}"),
            "mine.toml:5:9",
            "write chain = 1",
        ),
        (&format!("{sound}\n[[characters]]\n{sound}"), "mine.toml:6:6", "an id of its own"),
    ] {
        let told = faults(lines);
        assert!(told.contains(place) && told.contains(way_out), "{lines}\n{told}");
    }
    assert!(read_characters("mine.toml", "").unwrap_err()[0].message.contains("[[characters]]"));
    assert!(read_characters("mine.toml", &" ".repeat(70_000)).unwrap_err()[0].message.contains("fewer"));
}
