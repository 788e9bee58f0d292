//! The notebook as a table with headers, each cell also as it is spoken, and the reasons behind a cell.

use serde::Serialize;

use super::{names::NamedThing, verb::Verb};
use crate::{CellAsked, CellReasons, Column, Mark, Proved, inspect::Inspector, percentage, seat_queries::seat_names};
use candlestick_rules::{CardId, Category};
use candlestick_themes::key;

/// A seat's notebook.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct SpokenSheet {
    /// Whose it is, and at what turn.
    pub title: String,
    /// The heads of the columns.
    pub columns: Vec<String>,
    /// Suspects, weapons and rooms.
    pub parts: Vec<SheetPart>,
}

/// The rows of one category.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct SheetPart {
    /// Its head.
    pub label: String,
    /// A row for each card.
    pub rows: Vec<SheetRow>,
}

/// The row of a card.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct SheetRow {
    /// Which card.
    pub card: CardId,
    /// What it is called.
    pub name: String,
    /// A cell for each column.
    pub cells: Vec<SheetCell>,
    /// What is known of it, a sentence each.
    pub known: Vec<String>,
}

/// A cell.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct SheetCell {
    /// Its column.
    pub column: Column,
    /// What the game prints.
    pub printed: Option<Mark>,
    /// What the person pencilled.
    pub pencilled: Option<Mark>,
    /// The person's small numbers.
    pub numbers: Vec<u8>,
    /// Turns in which one of three cards was shown, this one among them.
    pub turns: Vec<u32>,
    /// The chance in a hundred, where the help level gives it.
    pub odds: Option<String>,
    /// Whether the pencilled mark cannot be right, where the help level says so.
    pub slip: bool,
    /// What stands in it, in a few words.
    pub short: String,
    /// All of it in a sentence, with the names of card and column.
    pub said: String,
    /// The command that asks why it stands so.
    pub command: String,
}

impl Inspector<'_> {
    /// The whole notebook of the view's seat.
    #[must_use]
    pub fn sheet(&self) -> SpokenSheet {
        let columns = self.columns();
        let me = self.short(self.view.me);
        let title = self.with(key!("sheet-title"), &[("name", (&me).into()), ("turn", self.view.turn.into())]);
        let heads = columns.iter().map(|column| self.column_name(*column)).collect();
        let tokens = self.columns_named();
        let token = |column: Column| tokens.iter().find(|named| named.thing == column).map(|named| named.token.clone());
        let columns: Vec<_> = columns.iter().map(|column| (*column, token(*column).unwrap_or_default())).collect();
        let part = |category: &Category| {
            let label = match category {
                Category::Suspect => key!("note-who"),
                Category::Weapon => key!("note-what"),
                Category::Room => key!("note-where"),
            };
            let rows = self.cards_named(*category).into_iter().map(|card| self.row(&card, &columns));
            SheetPart { label: self.say(label), rows: rows.collect() }
        };
        SpokenSheet { title, columns: heads, parts: Category::ALL.iter().map(part).collect() }
    }

    /// The columns: every seat, and the case file.
    #[must_use]
    pub fn columns(&self) -> Vec<Column> {
        self.all_seats().map(Column::Seat).chain([Column::CaseFile]).collect()
    }

    fn row(&self, named: &NamedThing<CardId>, columns: &[(Column, String)]) -> SheetRow {
        let (card, why) = (named.thing, Verb::Why.word(self.words));
        let command = |token: &str| format!("{why} {} {token}", named.token);
        let cell = |(column, token): &(Column, String)| self.cell_of(card, *column, command(token));
        let cells = columns.iter().map(cell).collect();
        SheetRow { card, name: self.theme.card_name(card).to_owned(), cells, known: self.known(card) }
    }

    fn cell_of(&self, card: CardId, column: Column, command: String) -> SheetCell {
        let pencilled = self.marks.get(card, column);
        SheetCell {
            column,
            printed: self.assist.printed(card, column),
            pencilled,
            numbers: self.marks.numbers(card, column).iter().collect(),
            turns: self.assist.numbers(card, column),
            odds: self.assist.odds(card, column).map(percentage),
            slip: pencilled.is_some_and(|own| self.assist.is_slip(card, column, own)),
            short: self.cell_short(card, column),
            said: self.cell_told(card, column),
            command,
        }
    }

    /// A cell for whoever hears it.
    #[must_use]
    pub fn cell_told(&self, card: CardId, column: Column) -> String {
        let mark = self.mark_told(card, column);
        let odds = self.odds_told(card, column);
        let column = self.column_name(column);
        let values =
            [("card", self.theme.card_name(card).into()), ("column", (&column).into()), ("mark", (&mark).into())];
        let told = self.with(key!("note-cell"), &values);
        odds.map_or(told.clone(), |odds| format!("{told}, {odds}"))
    }

    /// What stands in a cell, for whoever heard already whose it is.
    fn cell_short(&self, card: CardId, column: Column) -> String {
        let mark = self.mark_told(card, column);
        self.odds_told(card, column).map_or(mark.clone(), |odds| format!("{mark}, {odds}"))
    }

    fn mark_told(&self, card: CardId, column: Column) -> String {
        let printed = self.assist.printed(card, column);
        match (printed.or(self.marks.get(card, column)), printed.is_some()) {
            (None, _) => self.say(key!("note-blank")),
            (Some(mark), printed) => {
                let key = if printed { key!("note-printed") } else { key!("note-pencilled") };
                self.with(key, &[("mark", (&self.say(mark.sentence())).into())])
            }
        }
    }

    fn odds_told(&self, card: CardId, column: Column) -> Option<String> {
        let odds = percentage(self.assist.odds(card, column)?);
        Some(self.with(key!("note-cell-odds"), &[("odds", (&odds).into())]))
    }

    /// The head of a column.
    #[must_use]
    pub fn column_name(&self, column: Column) -> String {
        match column {
            Column::Seat(seat) if seat == self.view.me => {
                self.with(key!("note-you"), &[("name", (&self.short(seat)).into())])
            }
            Column::Seat(seat) => self.short(seat),
            Column::CaseFile => self.say(key!("note-case-file")),
        }
    }

    /// Why a cell stands as it does; `proof` is that of a cell that was deduced.
    #[must_use]
    pub fn why(&self, card: CardId, column: Column, proof: Proved) -> CellReasons {
        let names = seat_names(self.theme, self.view);
        let Self { theme, words, view, assist, marks, .. } = *self;
        CellAsked { theme, words, view, assist, marks, names: &names, proof }.why(card, column)
    }
}
