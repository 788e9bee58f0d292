//! A record as text: one line for each thing, one for each action, so that a place in it is a line.

use serde::Serialize;

use super::{
    Commitment, Record,
    line::{json, line},
};

impl Record {
    /// The format that is written; see `docs/records.md`.
    pub const FORMAT: u32 = 2;

    /// The record as text; the same record always gives the same text.
    #[must_use]
    pub fn to_text(&self) -> String {
        let log = &self.log;
        let mut text = String::from("{");
        line(&mut text, "format", &Self::FORMAT);
        if !self.title.is_empty() {
            line(&mut text, "title", &self.title);
        }
        optional(&mut text, "begun", self.begun.as_ref());
        line(&mut text, "theme", &log.theme);
        line(&mut text, "setup", &log.setup);
        line(&mut text, "seed", &log.seed);
        optional(&mut text, "laid", log.laid.as_ref());
        line(&mut text, "seats", &log.seats);
        line(&mut text, "commitment", &Commitment::of(log));
        optional(&mut text, "outcome", self.outcome.as_ref());
        list(&mut text, "actions", &log.actions);
        if !self.comments.is_empty() {
            list(&mut text, "comments", &self.comments);
        }
        if !self.marks.is_empty() {
            list(&mut text, "marks", &self.marks);
        }
        let sum = Commitment::of_text(&text);
        text.push_str(&checksum_line(&sum));
        text
    }
}

/// The last line, which tells the digest of all lines before it.
pub(super) fn checksum_line(sum: &Commitment) -> String {
    format!("\"checksum\":\"{sum}\"}}\n")
}

fn optional(text: &mut String, name: &str, value: Option<&impl Serialize>) {
    if let Some(value) = value {
        line(text, name, value);
    }
}

/// A list with a line for each item.
fn list(text: &mut String, name: &str, items: &[impl Serialize]) {
    let items: Vec<_> = items.iter().map(json).collect();
    let (open, close) = if items.is_empty() { ("", "") } else { ("\n", "\n") };
    text.push_str(&format!("\"{name}\":[{open}{}{close}],\n", items.join(",\n")));
}
