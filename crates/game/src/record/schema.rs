//! Keeps the schema of records in step with the structs that read them.

use std::{env, fs, path::Path};

use schemars::generate::SchemaSettings;
use serde_json::Value;

use super::read::Fields;

/// Where the schema is kept.
const SCHEMA: &str = "assets/record.schema.json";
/// What writes it anew.
const COMMAND: &str = "CANDLESTICK_WRITE=1 cargo test --locked --workspace --lib -- schema";

#[test]
fn the_schema_of_records_is_in_step_with_what_is_read() {
    let schema = SchemaSettings::draft07().into_generator().into_root_schema_for::<Fields>();
    let mut schema: Value = schema.into();
    schema["title"] = "A record of Candlestick, format 2; see docs/records.md".into();
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(SCHEMA);
    if env::var_os("CANDLESTICK_WRITE").is_some() {
        fs::write(&file, serde_json::to_string_pretty(&schema).unwrap() + "\n").unwrap();
    }
    let kept = fs::read_to_string(&file).unwrap_or_default();
    let same = serde_json::from_str::<Value>(&kept).is_ok_and(|kept| kept == schema);
    assert!(same, "{SCHEMA} is not in step with crates/game/src/record/read.rs; write it anew with\n    {COMMAND}");
}
