//! Completes the beginning of a line: lists how it could go on.

use std::collections::BTreeSet;

use super::{
    command::help_named,
    control::Control,
    names::NamedThing,
    text::{folded, words_of},
    verb::{Certainty, Verb},
};
use crate::{Help, inspect::Inspector};
use candlestick_themes::{MessageKey, key};

/// The most ways to go on that are told.
const MOST: usize = 400;

impl Inspector<'_> {
    /// The ways in which the beginning of a line could go on, each up to the end of its next word, in order.
    #[must_use]
    pub fn complete(&self, line: &str) -> Vec<String> {
        self.complete_with(line, Vec::new())
    }

    /// The same where these commands are understood as well.
    #[must_use]
    pub fn complete_with(&self, line: &str, more: Vec<String>) -> Vec<String> {
        if line.len() > super::command::MOST_BYTES {
            return Vec::new();
        }
        let begun = folded(&self.spelled_out(line));
        let word = |whole: &String| {
            let ends = whole.match_indices(' ').map(|(at, _)| at).chain([whole.len()]);
            let longer = ends.map(|end| &whole[..end]).find(|part| folded(part).len() > begun.len());
            let part = longer.unwrap_or(whole);
            folded(part).starts_with(&begun).then(|| part.to_owned())
        };
        let all: BTreeSet<_> = self.every_command().iter().chain(&more).filter_map(word).collect();
        all.into_iter().take(MOST).collect()
    }

    /// A line in small letters with its verb's own word in place of an abbreviation.
    fn spelled_out(&self, line: &str) -> String {
        let begun = line.trim_start().to_lowercase();
        let typed = words_of(&begun);
        let gap = begun.ends_with(char::is_whitespace);
        match Verb::read(self.words, &typed) {
            Some((Certainty::Written, verbs, taken)) if taken < typed.len() || gap => {
                let verb = verbs.first().map(|verb| verb.word(self.words)).unwrap_or_default();
                let rest = begun.split_whitespace().skip(taken).collect::<Vec<_>>().join(" ");
                let end = if gap && !rest.is_empty() { " " } else { "" };
                format!("{verb} {rest}{end}")
            }
            _ => begun,
        }
    }

    /// Every command that would be understood now, whole.
    fn every_command(&self) -> Vec<String> {
        let controls = self.controls();
        let mut all: Vec<_> = controls.iter().flat_map(Control::commands).collect();
        let word = |verb: Verb| verb.word(self.words);
        let told = Verb::all().filter(|verb| verb.is_of_words());
        all.extend(told.map(word));
        let mut named = |verb: Verb, tokens: &mut dyn Iterator<Item = String>| {
            let verb = word(verb);
            all.extend(tokens.map(|token| format!("{verb} {token}")));
        };
        let token = |named: &NamedThing<_>| named.token.clone();
        let cards: Vec<_> = self.all_cards_named().iter().map(|named| named.token.clone()).collect();
        let columns: Vec<_> = self.columns_named().iter().map(|named| named.token.clone()).collect();
        let cells: Vec<_> =
            cards.iter().flat_map(|card| columns.iter().map(move |column| format!("{card} {column}"))).collect();
        let keys =
            [key!("spoken-word-yes"), key!("spoken-word-no"), key!("spoken-word-maybe"), key!("spoken-word-clear")];
        let first = |key: &MessageKey| self.words.say(*key).split(',').next().map(|word| word.trim().to_lowercase());
        let marks: Vec<_> = keys.iter().filter_map(first).collect();
        named(Verb::Why, &mut cells.iter().cloned());
        named(Verb::Mark, &mut cells.iter().flat_map(|cell| marks.iter().map(move |mark| format!("{cell} {mark}"))));
        named(Verb::Look, &mut cards.iter().cloned());
        named(Verb::Notebook, &mut cards.iter().chain(&columns).cloned());
        named(Verb::Assist, &mut Help::ALL.iter().map(|help| help_named(*help).token));
        if controls.iter().any(|control| control.verb == Verb::Go) {
            named(Verb::Toward, &mut self.rooms_named().iter().map(token));
        }
        all
    }
}
