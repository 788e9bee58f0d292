//! Marks in few letters, as they go to a room: two for a cell, so that the fullest notebook is small.

use std::collections::BTreeMap;

use super::{Column, Mark, Marks, Numbers, Scrap};
use crate::Help;
use candlestick_rules::{CardId, SeatId};

/// The way of writing, which stands in front.
const VERSION: char = '1';
/// A letter for six bits.
const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
/// What stands before each column, and after its name.
const BEFORE: char = '.';
const BETWEEN: char = ':';
/// The column of the case file.
const CASE_FILE: &str = "f";
/// Longer than this no notebook is: what a stranger's room tells is read with care.
const LONGEST: usize = 8 * 1024;

impl Marks {
    /// All of it in few letters, but for what could be undone. Marks that are equal to read are written alike, however
    /// they came to be.
    #[must_use]
    pub fn packed(&self) -> String {
        let level = Help::ALL.iter().position(|help| *help == self.help).unwrap_or_default();
        let mut text = format!("{VERSION}{level}");
        for (column, cells) in self.by_column() {
            text.push(BEFORE);
            match column {
                Column::Seat(seat) => text.push_str(&seat.0.to_string()),
                Column::CaseFile => text.push_str(CASE_FILE),
            }
            text.push(BETWEEN);
            let last = cells.keys().next_back().map_or(0, |card| u16::from(card.0) + 1);
            let bits = (0..last).map(|card| {
                let card = u8::try_from(card).map(CardId);
                card.ok().and_then(|card| cells.get(&card)).map_or(0, |scrap| bits_of(*scrap))
            });
            text.extend(bits.flat_map(|bits| [letter(bits >> 6), letter(bits)]));
        }
        text
    }

    /// Reads what [`Marks::packed`] has written, or what rooms had before there was that; none where it is neither.
    #[must_use]
    pub fn unpacked(text: &str) -> Option<Self> {
        if text.starts_with('{') {
            return serde_json::from_str(text).ok();
        }
        let mut parts = text.strip_prefix(VERSION).filter(|_| text.len() <= LONGEST)?.split(BEFORE);
        let mut marks = Self::with_help(*Help::ALL.get(parts.next()?.parse::<usize>().ok()?)?);
        for part in parts {
            let (column, cells) = part.split_once(BETWEEN)?;
            let column =
                if column == CASE_FILE { Column::CaseFile } else { Column::Seat(SeatId(column.parse().ok()?)) };
            let (pairs, []) = cells.as_bytes().as_chunks::<2>() else { return None };
            for (card, [high, low]) in pairs.iter().enumerate() {
                let scrap = scrap_of(value(*high)? << 6 | value(*low)?);
                marks.put((CardId(u8::try_from(card).ok()?), column, scrap));
            }
        }
        Some(marks)
    }

    fn by_column(&self) -> BTreeMap<Column, BTreeMap<CardId, Scrap>> {
        let written = self.cells.iter().map(|cell| (cell.0, cell.1));
        let written = written.chain(self.numbers.iter().map(|cell| (cell.0, cell.1)));
        let mut columns: BTreeMap<_, BTreeMap<_, _>> = BTreeMap::new();
        for (card, column) in written {
            columns.entry(column).or_default().insert(card, self.scrap(card, column));
        }
        columns
    }
}

/// Two bits for the mark, then nine for the numbers.
fn bits_of(Scrap { mark, numbers }: Scrap) -> u16 {
    let mark = match mark {
        None => 0,
        Some(Mark::No) => 1,
        Some(Mark::Yes) => 2,
        Some(Mark::Maybe) => 3,
    };
    mark | numbers.iter().map(|number| 1 << (number + 1)).sum::<u16>()
}

fn scrap_of(bits: u16) -> Scrap {
    let mark = match bits & 3 {
        0 => None,
        1 => Some(Mark::No),
        2 => Some(Mark::Yes),
        _ => Some(Mark::Maybe),
    };
    let mut numbers = Numbers::default();
    (1..=Numbers::MOST).filter(|number| bits & 1 << (number + 1) != 0).for_each(|number| numbers.toggle(number));
    Scrap { mark, numbers }
}

/// The letter of the lowest six bits.
fn letter(bits: u16) -> char {
    char::from(LETTERS[usize::from(bits & 63)])
}

fn value(letter: u8) -> Option<u16> {
    LETTERS.iter().position(|one| *one == letter).and_then(|at| u16::try_from(at).ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    const MARKS: [Option<Mark>; 4] = [None, Some(Mark::No), Some(Mark::Yes), Some(Mark::Maybe)];

    /// Something in every cell of so many seats' columns and the case file's, each cell another.
    fn written(seats: u8, cards: u8) -> Marks {
        let mut marks = Marks::with_help(Help::Deduce);
        let columns = (0..seats).map(|seat| Column::Seat(SeatId(seat))).chain([Column::CaseFile]);
        for (n, column) in columns.enumerate() {
            for card in (0..cards).rev() {
                let at = n + usize::from(card);
                marks.set(CardId(card), column, MARKS[at % 4]);
                (1..=9).filter(|number| at >> (number % 5) & 1 == 0).for_each(|number| {
                    marks.toggle_number(CardId(card), column, number);
                });
            }
        }
        marks
    }

    #[test]
    fn what_is_packed_is_read_again_cell_by_cell() {
        for (seats, cards) in [(0, 0), (1, 1), (3, 21), (10, 30), (10, 255)] {
            let marks = written(seats, cards);
            let text = marks.packed();
            let again = Marks::unpacked(&text).unwrap();
            assert_eq!(again.help, marks.help);
            for column in (0..=seats).map(|seat| Column::Seat(SeatId(seat))).chain([Column::CaseFile]) {
                for card in (0..=cards).map(CardId) {
                    assert_eq!(again.scrap(card, column), marks.scrap(card, column), "{card:?} {column:?}");
                }
            }
            assert!(!again.can_undo() && text.len() <= LONGEST, "{}", text.len());
            assert_eq!(again.packed(), text);
        }
        assert_eq!(Marks::default().packed(), "11");
    }

    #[test]
    fn marks_that_rooms_have_from_before_are_read() {
        let marks = written(3, 5);
        assert_eq!(Marks::unpacked(&serde_json::to_string(&marks).unwrap()).unwrap().packed(), marks.packed());
    }

    #[test]
    fn what_is_no_marks_is_not_read() {
        let long = format!("11.f:{}", "AA".repeat(300));
        for text in ["", "1", "2", "19", "1x", "11.f", "11.f:A", "11.f:A!", "11.g:AA", "11.300:AA", "{", &long] {
            assert_eq!(Marks::unpacked(text), None, "{text}");
        }
        assert_eq!(Marks::unpacked(&"1".repeat(LONGEST + 1)), None);
    }
}
