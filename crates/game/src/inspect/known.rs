//! Tells what a seat knows of a card: what its notebook prints or, on a blank sheet, what it saw itself, and what it
//! pencilled.

use super::inspector::Inspector;
use crate::{Column, Help, Mark, Show};
use candlestick_rules::{CardId, SeatId};
use candlestick_themes::{Theme, Words, key, list_of};

impl Inspector<'_> {
    /// What is known of a card, sentence by sentence.
    pub(crate) fn known(&self, card: CardId) -> Vec<String> {
        let mut lines: Vec<_> = self.holder(card).into_iter().collect();
        if lines.is_empty() {
            lines.extend(self.ruled_out(card));
            lines.extend(self.shown(card));
        }
        lines.extend(self.pencilled(card));
        if lines.is_empty() {
            lines.push(self.say(key!("inspect-unknown")));
        }
        lines
    }

    /// Whether the seat knows the card to be with the column's holder, as its help level has it.
    pub(super) fn held_by(&self, card: CardId, column: Column) -> bool {
        match self.assist.help {
            Help::Blank => self.assist.saw(card, column),
            _ => self.assist.printed(card, column) == Some(Mark::Yes),
        }
    }

    /// Where it is, if that is known.
    fn holder(&self, card: CardId) -> Option<String> {
        if let Some(seat) = self.all_seats().find(|seat| self.held_by(card, Column::Seat(*seat))) {
            return Some(match seat == self.view.me {
                true => self.say(key!("inspect-mine")),
                false => self.with(key!("inspect-held"), &[("name", (&self.short(seat)).into())]),
            });
        }
        let key = match card {
            _ if self.held_by(card, Column::CaseFile) => key!("inspect-guilty"),
            _ if self.view.face_up.contains(card) => key!("inspect-lies"),
            _ if self.assist.has_seen(card) => key!("inspect-seen-lying"),
            _ => return None,
        };
        Some(self.say(key))
    }

    /// With whom it is not, as far as that is printed.
    fn ruled_out(&self, card: CardId) -> Vec<String> {
        let out = |column| self.assist.printed(card, column) == Some(Mark::No);
        let others = self.all_seats().filter(|seat| *seat != self.view.me);
        let names: Vec<_> = others.filter(|seat| out(Column::Seat(*seat))).map(|seat| self.short(seat)).collect();
        let mut lines = Vec::new();
        if out(Column::CaseFile) {
            lines.push(self.say(key!("inspect-not-guilty")));
        }
        if !names.is_empty() {
            let names = list_of(&names, self.words);
            lines.push(self.with(key!("inspect-not-with"), &[("names", (&names).into())]));
        }
        lines
    }

    /// Showings that may have been of this card.
    fn shown(&self, card: CardId) -> Vec<String> {
        let shows =
            self.all_seats().flat_map(|seat| self.assist.open_shows(card, Column::Seat(seat)).collect::<Vec<_>>());
        shows.map(|show| tell_show(show, self.theme, self.words, |seat| self.short(seat))).collect()
    }

    /// The seat's own marks, one sentence for each kind.
    fn pencilled(&self, card: CardId) -> Vec<String> {
        let columns = || self.all_seats().map(Column::Seat).chain([Column::CaseFile]);
        let line = |mark: Mark| {
            let names: Vec<_> = columns()
                .filter(|column| self.marks.get(card, *column) == Some(mark))
                .map(|c| self.column(c))
                .collect();
            let (names, mark) = (list_of(&names, self.words), self.say(mark.sentence()));
            let values = [("mark", (&mark).into()), ("names", (&names).into())];
            (!names.is_empty()).then(|| self.with(key!("inspect-pencil"), &values))
        };
        [Mark::Yes, Mark::Maybe, Mark::No].into_iter().filter_map(line).collect()
    }

    fn column(&self, column: Column) -> String {
        match column {
            Column::Seat(seat) => self.short(seat),
            Column::CaseFile => self.say(key!("note-case-file")),
        }
    }
}

/// "One of these" in words: who showed whom one of three cards, and when.
#[must_use]
pub fn tell_show<N: Into<String>>(show: &Show, theme: &Theme, words: &Words, name: impl Fn(SeatId) -> N) -> String {
    let cards: Vec<_> = show.cards.iter().map(|card| theme.card_phrase(card)).collect();
    let (cards, by, to): (_, String, String) = (list_of(&cards, words), name(show.by).into(), name(show.to).into());
    let values = [("turn", show.turn.into()), ("by", (&by).into()), ("to", (&to).into()), ("cards", (&cards).into())];
    words.with(key!("why-cell-shown"), &values)
}
