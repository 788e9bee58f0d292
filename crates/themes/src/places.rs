//! Finds where something stands in theme.toml, so that advice on a sound theme has a place too.

use std::ops::Range;

use toml::{Spanned, de::DeTable};

use super::{
    Message,
    fault::{THEME_FILE, ThemeFault, place_of},
};

/// The places of a theme.toml.
pub(super) struct Places<'a> {
    text: &'a str,
    root: DeTable<'a>,
}

impl<'a> Places<'a> {
    /// Of a text that could be read; of any other, everything stands at its beginning.
    pub(super) fn new(text: &'a str) -> Self {
        Self { text, root: DeTable::parse(text).map(Spanned::into_inner).unwrap_or_default() }
    }

    /// A remark at the value of a key such as `rules.players`, or at the table that lacks it.
    pub(super) fn about(&self, key: &str, message: Message) -> ThemeFault {
        let mut place = 0..0;
        let mut table = &self.root;
        for part in key.split('.') {
            let Some(value) = table.get(part) else { break };
            place = value.span();
            let Some(inner) = value.get_ref().as_table() else { break };
            table = inner;
        }
        self.at(&place, message)
    }

    /// Whether a key such as `deck.name` is there.
    pub(super) fn has(&self, key: &str) -> bool {
        let (table, key) = key.split_once('.').map_or((None, key), |(table, key)| (Some(table), key));
        let table = table.map_or(Some(&self.root), |table| self.root.get(table)?.get_ref().as_table());
        table.is_some_and(|table| table.contains_key(key))
    }

    /// A remark at a key of the entry with this id in a list such as `suspects`; at its id where it lacks the key.
    pub(super) fn entry(&self, list: &str, id: &str, key: &str, message: Message) -> ThemeFault {
        let place = self.entry_place(list, id, key).unwrap_or(0..0);
        self.at(&place, message)
    }

    /// Whether the entry with this id in a list has a key.
    pub(super) fn has_entry(&self, list: &str, id: &str, key: &str) -> bool {
        self.entry_table(list, id).is_some_and(|entry| entry.contains_key(key))
    }

    fn entry_place(&self, list: &str, id: &str, key: &str) -> Option<Range<usize>> {
        let entry = self.entry_table(list, id)?;
        entry.get(key).or_else(|| entry.get("id")).map(Spanned::span)
    }

    fn entry_table(&self, list: &str, id: &str) -> Option<&DeTable<'a>> {
        let value = match list.split_once('.') {
            Some((table, list)) => self.root.get(table)?.get_ref().as_table()?.get(list)?,
            None => self.root.get(list)?,
        };
        let mut entries = value.get_ref().as_array()?.iter().filter_map(|entry| entry.get_ref().as_table());
        entries.find(|entry| entry.get("id").and_then(|id| id.get_ref().as_str()) == Some(id))
    }

    fn at(&self, place: &Range<usize>, message: Message) -> ThemeFault {
        let (line, column, length) = place_of(self.text, place);
        ThemeFault { line, column, length, ..ThemeFault::of_file(THEME_FILE, message) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str =
        "title = \"A\"\n[rules]\nplayers = [2, 4]\n[[rooms]]\nid = \"k\"\n[[rooms]]\nname = \"B\"\nid = 'b'\n";

    fn place(fault: &ThemeFault) -> (usize, usize, usize) {
        (fault.line, fault.column, fault.length)
    }

    #[test]
    fn keys_and_entries_are_found_where_they_stand() {
        let places = Places::new(TEXT);
        assert_eq!(place(&places.about("rules.players", "".into())), (3, 11, 6));
        assert_eq!(place(&places.about("rules.dice", "".into())), (2, 1, 7));
        assert_eq!(place(&places.about("nothing", "".into())), (1, 1, 1));
        assert_eq!(place(&places.entry("rooms", "b", "name", "".into())), (7, 8, 3));
        assert_eq!(place(&places.entry("rooms", "b", "colour", "".into())), (8, 6, 3));
        assert_eq!(place(&places.entry("deck.cards", "b", "colour", "".into())), (1, 1, 1));
        assert_eq!(place(&Places::new("no toml").about("rules", "".into())), (1, 1, 1));
    }
}
