//! A line of a record: a name and what it has, as JSON.

use serde::Serialize;

/// `"name":value,` and the end of the line.
pub(super) fn line(text: &mut String, name: &str, value: &(impl Serialize + ?Sized)) {
    text.push_str(&format!("\"{name}\":{},\n", json(value)));
}

/// Nothing in a record can fail to be written: no maps with odd keys, no foreign types.
pub(super) fn json(value: &(impl Serialize + ?Sized)) -> String {
    serde_json::to_string(value).unwrap_or_default()
}
