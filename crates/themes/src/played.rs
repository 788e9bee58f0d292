//! The digest of what decides a case: rules, board, deck and names, without sentences and looks, which may be bettered
//! while cases are under way.

use toml::de::{DeInteger, DeTable, DeValue};

use super::plain::sha256;

/// The first text of every digest, so that it is no other's. Another way to make them is another line here.
const FORMAT: &str = "candlestick theme 1";

/// Sentences and looks, as keys from the outside in; `*` is each entry of a list. All else counts, so a key that is
/// forgotten here makes a theme another rather than two themes one. What stands for a name counts, as
/// names do.
const NOT_PLAYED: &[&str] = &[
    "title",
    "blurb",
    "words",
    "ambience",
    "house",
    "how_to_play",
    "board.corridor",
    "board.outside",
    "suspects.*.article",
    "suspects.*.colour",
    "suspects.*.picture",
    "suspects.*.power.text",
    "weapons.*.article",
    "weapons.*.preposition",
    "weapons.*.picture",
    "rooms.*.article",
    "rooms.*.preposition",
    "rooms.*.floor",
    "rooms.*.colour",
    "rooms.*.furniture",
    "rooms.*.picture",
    "squares.*.article",
    "deck.cards.*.text",
];

/// A key that was called otherwise, below `rules`, and its name.
const KEY_RENAMED: (&str, &str) = ("answers", "refuters");
/// A word after `when` that was called otherwise, and its name.
const WHEN_RENAMED: (&str, &str) = ("when-answering", "when-refuting");

/// SHA-256 over what decides a case, as 64 hex digits; `None` where the text is no TOML. Order of keys, comments and
/// white space are nothing, also at the ends of texts and of the board's rows, where the reader drops it; the order of
/// lists counts, for the cards are numbered by it.
pub(super) fn played_digest(theme_toml: &str, board: &str) -> Option<String> {
    // As the reader has it: whatever it can read has lines, numbers beyond all use among them.
    let table = DeTable::parse(theme_toml).ok()?.into_inner();
    let mut lines = Vec::new();
    write(&DeValue::Table(table), "", "", &mut lines);
    lines.sort_unstable();
    let board: Vec<&str> = board.trim_end().lines().map(str::trim_end).collect();
    let board = board.join("\n");
    let texts: Vec<&str> = [FORMAT, &board].into_iter().chain(lines.iter().map(String::as_str)).collect();
    Some(sha256(&texts))
}

/// Writes each value below a key as a line: its path with the entries' numbers, its kind and itself. `kind` is the path
/// with stars for numbers.
fn write(value: &DeValue, path: &str, kind: &str, lines: &mut Vec<String>) {
    if NOT_PLAYED.contains(&kind) {
        return;
    }
    let mut line = |what: &str, text: &dyn std::fmt::Display| lines.push(format!("{path} {what} {text}"));
    match value {
        DeValue::String(text) => {
            let text = text.trim();
            line("text", &(if kind.ends_with(".when") { now(text, WHEN_RENAMED) } else { text }));
        }
        DeValue::Integer(number) => line("number", &written(number)),
        DeValue::Float(number) => line("fraction", &number.as_str()),
        DeValue::Boolean(is) => line("truth", is),
        DeValue::Datetime(at) => line("time", at),
        DeValue::Array(all) if all.is_empty() => line("list", &"empty"),
        DeValue::Array(all) => {
            for (n, value) in all.iter().enumerate() {
                write(value.get_ref(), &below(path, &n.to_string()), &below(kind, "*"), lines);
            }
        }
        // A word may be written as a table of its name alone: `refuters = { all = {} }`.
        DeValue::Table(table) if table.is_empty() => line("table", &"empty"),
        DeValue::Table(table) => {
            for (key, value) in table {
                let key = if kind == "rules" { now(key.get_ref(), KEY_RENAMED) } else { key.get_ref() };
                write(value.get_ref(), &below(path, key), &below(kind, key), lines);
            }
        }
    }
}

/// A whole number with ten digits, however it is written; as it is written where it is beyond all use.
fn written(number: &DeInteger) -> String {
    i128::from_str_radix(number.as_str(), number.radix())
        .map_or_else(|_| number.to_string(), |number| number.to_string())
}

fn below(path: &str, key: &str) -> String {
    if path.is_empty() { key.into() } else { format!("{path}.{key}") }
}

/// A word by its name of now.
fn now<'a>(word: &'a str, (before, now): (&str, &'a str)) -> &'a str {
    if word == before { now } else { word }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_board_what_is_empty_and_the_kind_of_a_value_count_and_a_key_that_is_not_known_too() {
        let of = |toml: &str, board: &str| played_digest(toml, board).unwrap_or_default();
        let bare = "[[rooms]]\nid = \"hall\"\n";
        let all = [
            of(bare, "AB"),
            of(bare, "A"),
            of(&format!("{bare}doors = []\n"), "AB"),
            of(&format!("{bare}new = 1\n"), "AB"),
            of(&format!("{bare}new = \"1\"\n"), "AB"),
            of(&format!("{bare}new = true\n"), "AB"),
            of("[[rooms]]\nid = \"hall\"\n[[rooms]]\n[[rooms]]\n id = \"hall\"\n", "AB"),
            of("[rooms]\nid = \"hall\"\n", "AB"),
            of(&format!("{bare}[rules]\nrefuters = {{ all = {{}} }}\n"), "AB"),
            of(&format!("{bare}[rules]\nrefuters = {{ first-holder = {{}} }}\n"), "AB"),
            of(&format!("{bare}[rules]\n"), "AB"),
            of(&format!("{bare}new = 99999999999999999999\n"), "AB"),
            of(&format!("{bare}new = 0x{}\n", "f".repeat(60)), "AB"),
            of(bare, "A\nB"),
            of(bare, " AB"),
        ];
        for (n, one) in all.iter().enumerate() {
            assert_eq!(one.len(), 64);
            assert!(all[..n].iter().all(|other| other != one), "{n}");
        }
        assert_eq!(of(&format!("{bare}floor = \"wood\"\n"), "AB"), all[0]);
        assert_eq!(of(&bare.replace("hall", " hall "), "AB \n\n"), all[0]);
        assert_eq!(of(&format!("{bare}new = 0x1\n"), "AB"), all[3]);
        assert_eq!(played_digest("[", ""), None);
    }

    /// Another way to make it strands what is kept; [`FORMAT`] says which it is.
    #[test]
    fn it_is_what_any_other_program_makes_by_the_same_rule() {
        let expected = sha256(&["candlestick theme 1", "AB", "rooms.0.answer truth false", "rooms.0.id text hall"]);
        let text = "[[rooms]]\nid = \"hall\"\nanswer = false\nfurniture = [\"table\"]\n";
        assert_eq!(played_digest(text, "AB"), Some(expected));
    }
}
