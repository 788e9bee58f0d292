//! Makes the schema of theme.toml and the reference in docs from the structs that read it, and keeps both in step.

use std::{borrow::Cow, env, fs, path::Path};

use schemars::{JsonSchema, Schema, SchemaGenerator, generate::SchemaSettings, json_schema};
use serde_json::{Map, Value, json};

use super::{raw::RawTheme, raw_deck::RawEffect, raw_rules::RawFace, spanned::Spanned, theme_words::RawThemeWords};
use candlestick_rules::{DieFace, Effect};

/// Where the schema is kept.
const SCHEMA: &str = "assets/theme.schema.json";
/// Where the schema of words in other languages is kept.
const WORDS_SCHEMA: &str = "assets/words.schema.json";
/// Where the reference is kept.
const REFERENCE: &str = "docs/theme-reference.md";
/// What writes both anew.
const COMMAND: &str = "CANDLESTICK_WRITE=1 cargo test -p candlestick-themes --lib schema";

/// Keys that the checks ask for although reading can do without them, so that all faults are told at once.
const NEEDED: [(&str, &[&str]); 10] = [
    ("Theme", &["title", "suspects", "weapons", "rooms"]),
    ("Suspect", &["id", "name", "mark", "colour"]),
    ("Weapon", &["id", "name"]),
    ("Room", &["id", "name", "letter", "colour"]),
    ("Square", &["id", "name", "sign"]),
    ("Power", &["title", "text", "do"]),
    ("DeckCard", &["id", "title", "text", "do"]),
    ("Help", &["heading", "text"]),
    ("Door", &["at", "to"]),
    ("Ground", &["colour"]),
];

/// Tables in the order of the reference, with how they are written.
const TABLES: [(&str, &str); 16] = [
    ("Theme", "The beginning of the file"),
    ("Words", "`[words]`"),
    ("House", "`[house]`"),
    ("Rules", "`[rules]`"),
    ("FaceTable", "A face of a die, as a table"),
    ("Board", "`[board]`"),
    ("Ground", "`outside` under `[board]`"),
    ("Suspect", "`[[suspects]]`"),
    ("Power", "`[suspects.power]`"),
    ("Weapon", "`[[weapons]]`"),
    ("Room", "`[[rooms]]`"),
    ("Door", "A door"),
    ("Square", "`[[squares]]`"),
    ("Deck", "`[deck]`"),
    ("DeckCard", "`[[deck.cards]]`"),
    ("Help", "`[[how_to_play]]`"),
];

impl<T: JsonSchema> JsonSchema for Spanned<T> {
    fn inline_schema() -> bool {
        T::inline_schema()
    }

    fn schema_name() -> Cow<'static, str> {
        T::schema_name()
    }

    fn schema_id() -> Cow<'static, str> {
        T::schema_id()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        T::json_schema(generator)
    }
}

impl JsonSchema for RawFace {
    fn schema_name() -> Cow<'static, str> {
        "Face".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let table = generator.subschema_for::<DieFace>();
        let description = "A face of a die: its number of steps, or a table when it also draws a card.";
        json_schema!({ "description": description, "anyOf": [{ "type": "integer", "minimum": 0, "maximum": 20 }, table] })
    }
}

impl JsonSchema for RawEffect {
    fn schema_name() -> Cow<'static, str> {
        "Effect".into()
    }

    /// The words of all effects, each with what it does.
    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        let effects = SchemaSettings::draft07().into_generator().into_root_schema_for::<Effect>().to_value();
        let word = |effect: &Value| {
            let (word, description) = (&effect["properties"]["do"]["const"], &effect["description"]);
            json!({ "const": word, "description": description, "type": "string" })
        };
        let words: Vec<_> = effects["oneOf"].as_array().unwrap().iter().map(word).collect();
        json_schema!({ "description": "What a card or power does, in words.", "oneOf": words })
    }
}

/// The whole schema.
fn schema() -> Value {
    let generator = SchemaSettings::draft07().into_generator();
    let text = generator.into_root_schema_for::<RawTheme>().to_value().to_string();
    let text = text.replace("\"Raw", "\"").replace("/Raw", "/");
    let mut schema: Value = serde_json::from_str(&text).unwrap();
    tidy(&mut schema);
    schema["title"] = json!("Candlestick theme");
    for (table, keys) in NEEDED {
        definition_mut(&mut schema, table)["required"] = json!(keys);
    }
    for table in ["Suspect", "Weapon", "Room", "Square", "DeckCard"] {
        definition_mut(&mut schema, table)["properties"]["id"]["pattern"] = json!("^[a-z0-9-]{1,40}$");
    }
    for table in ["Suspect", "Room", "Ground"] {
        definition_mut(&mut schema, table)["properties"]["colour"]["pattern"] = json!("^#[0-9a-fA-F]{6}$");
    }
    schema
}

fn definition_mut<'a>(schema: &'a mut Value, name: &str) -> &'a mut Value {
    if name == "Theme" { schema } else { &mut schema["definitions"][name] }
}

/// Takes out what means nothing in TOML: null, defaults that say nothing, Rust's number types.
fn tidy(value: &mut Value) {
    match value {
        Value::Object(object) => {
            object.remove("format");
            object.retain(|key, value| key != "default" || value.is_boolean());
            if let Some(Value::Array(types)) = object.get_mut("type") {
                types.retain(|one| one != "null");
                if let [one] = types.as_slice() {
                    let one = one.clone();
                    object.insert("type".into(), one);
                }
            }
            drop_null_choice(object);
            object.values_mut().for_each(tidy);
        }
        Value::Array(list) => list.iter_mut().for_each(tidy),
        _ => {}
    }
}

fn drop_null_choice(object: &mut Map<String, Value>) {
    let Some(Value::Array(choices)) = object.get_mut("anyOf") else { return };
    choices.retain(|choice| choice["type"] != "null");
    if let [one] = choices.as_slice() {
        let one = one.clone();
        object.remove("anyOf");
        // Beside a $ref nothing else counts in this draft, so the description needs a list of one.
        object.insert("allOf".into(), json!([one]));
    }
}

/// The reference as Markdown.
fn reference(schema: &Value) -> String {
    let mut text = String::from(
        "# Reference of theme.toml\n\nMade from `assets/theme.schema.json`, which is made from the code that reads \
         themes; do not edit it here.\nThe guide is [themes.md](themes.md). Keys in **bold** must be there.\n",
    );
    for (table, heading) in TABLES {
        let definition = if table == "Theme" { schema } else { &schema["definitions"][table] };
        text += &format!("\n## {heading}\n\n| key | what | value |\n|---|---|---|\n");
        let needed: Vec<&str> =
            NEEDED.iter().find(|(name, _)| *name == table).map_or_else(Vec::new, |(_, keys)| keys.to_vec());
        let properties = definition["properties"].as_object().unwrap();
        let mut keys: Vec<_> = properties.keys().map(String::as_str).collect();
        keys.sort_by_key(|key| (needed.iter().position(|needed| needed == key).unwrap_or(usize::MAX), *key));
        for key in keys {
            let property = &properties[key];
            let shown = if needed.contains(&key) { format!("**`{key}`**") } else { format!("`{key}`") };
            let description = one_line(property["description"].as_str().unwrap_or_default());
            text += &format!("| {shown} | {description} | {} |\n", value_of(schema, property));
        }
    }
    text += &words(schema);
    text
}

fn one_line(text: &str) -> String {
    text.replace('\n', " ").replace('|', "\\|")
}

/// The definition that a property refers to.
fn target<'a>(schema: &'a Value, property: &'a Value) -> Option<(&'a str, &'a Value)> {
    let name = property["$ref"].as_str().or_else(|| property["allOf"][0]["$ref"].as_str())?.rsplit('/').next()?;
    Some((name, &schema["definitions"][name]))
}

/// What can be written, in short.
fn value_of(schema: &Value, property: &Value) -> String {
    if let Some((name, definition)) = target(schema, property) {
        return if definition["oneOf"].is_array() { format!("a word: see {name} below") } else { name.to_owned() };
    }
    match property["type"].as_str() {
        Some("string") => "text".into(),
        Some("boolean") => property["default"]
            .as_bool()
            .map_or("true or false".into(), |b| format!("true or false; {b} if not written")),
        Some("integer") => format!("{} to {}", property["minimum"], property["maximum"]),
        Some("array") => format!("list of: {}", value_of(schema, &property["items"])),
        _ => "a number, or a table".into(),
    }
}

/// The lists of words.
fn words(schema: &Value) -> String {
    let mut text = String::from("\n## Words\n");
    let mut names: Vec<_> =
        schema["definitions"].as_object().unwrap().iter().filter(|(_, one)| one["oneOf"].is_array()).collect();
    names.sort_by_key(|(name, _)| *name);
    for (name, definition) in names {
        text += &format!("\n### {name}\n\n{}\n\n", one_line(definition["description"].as_str().unwrap_or_default()));
        for choice in definition["oneOf"].as_array().unwrap() {
            let word = choice["const"].as_str().unwrap_or_default();
            text += &format!("- `{word}`: {}\n", one_line(choice["description"].as_str().unwrap_or_default()));
        }
    }
    text
}

/// Compares with the file, or writes it where that is asked for.
#[track_caller]
fn keep(path: &str, same: impl Fn(&str) -> bool, now: &str) {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path);
    if env::var_os("CANDLESTICK_WRITE").is_some() {
        fs::write(&file, now).unwrap();
    }
    let kept = fs::read_to_string(&file).unwrap_or_default();
    assert!(same(&kept), "{path} is not in step with crates/themes/src/raw*.rs; write it anew with\n    {COMMAND}");
}

#[test]
fn the_schema_is_in_step_with_what_is_read() {
    let schema = schema();
    let text = serde_json::to_string_pretty(&schema).unwrap() + "\n";
    keep(SCHEMA, |kept| serde_json::from_str::<Value>(kept).is_ok_and(|kept| kept == schema), &text);
}

#[test]
fn the_schema_of_words_is_in_step_with_what_is_read() {
    let text =
        SchemaSettings::draft07().into_generator().into_root_schema_for::<RawThemeWords>().to_value().to_string();
    let mut schema: Value = serde_json::from_str(&text.replace("\"Raw", "\"").replace("/Raw", "/")).unwrap();
    tidy(&mut schema);
    schema["title"] = json!("Candlestick theme in another language");
    let text = serde_json::to_string_pretty(&schema).unwrap() + "\n";
    keep(WORDS_SCHEMA, |kept| serde_json::from_str::<Value>(kept).is_ok_and(|kept| kept == schema), &text);
}

#[test]
fn the_reference_is_in_step_with_the_schema() {
    let text = reference(&schema());
    keep(REFERENCE, |kept| kept == text, &text);
}

#[test]
fn every_key_and_word_is_described() {
    let schema = schema();
    let mut lacking = Vec::new();
    let definitions = schema["definitions"].as_object().unwrap().iter();
    for (name, definition) in definitions.map(|(name, one)| (name.as_str(), one)).chain([("Theme", &schema)]) {
        let properties = definition["properties"].as_object().into_iter().flatten();
        lacking.extend(
            properties.filter(|(_, one)| !one["description"].is_string()).map(|(key, _)| format!("{name}.{key}")),
        );
        let choices = definition["oneOf"].as_array().into_iter().flatten();
        lacking.extend(choices.filter(|one| !one["description"].is_string()).map(|one| format!("{name}: {one}")));
        let is_told = TABLES.iter().any(|(table, _)| *table == name) || definition["properties"].is_null();
        if !is_told {
            lacking.push(format!("{name} is not in the reference"));
        }
    }
    assert!(lacking.is_empty(), "{lacking:#?}");
}

#[test]
fn every_built_in_theme_names_the_schema_first() {
    for id in super::builtin_ids() {
        let files = super::builtin_files(id).unwrap();
        assert!(files.theme_toml.starts_with("#:schema ../../theme.schema.json\n"), "{id}");
    }
}
