//! The notebook as plain text in columns of one width, to be copied or printed.

use std::fmt::Write as _;

use candlestick_game::{Column, Mark, Marks, NotebookAssist, percentage};
use candlestick_rules::{CardId, Category, SeatId, View};
use candlestick_themes::{Theme, Words, key};

/// Characters of a column but its gap.
const CELL: usize = 5;

/// The whole sheet as text.
///
/// Lines of up to ten players stay below 90 characters; names that are longer than their column are cut.
#[must_use]
pub fn sheet_text(
    theme: &Theme,
    words: &Words,
    view: &View,
    names: &[String],
    assist: &NotebookAssist,
    marks: &Marks,
) -> String {
    let columns: Vec<_> =
        (0..view.seats.len() as u8).map(|seat| Column::Seat(SeatId(seat))).chain([Column::CaseFile]).collect();
    let cards = view.edition.cards;
    let width = cards.all().iter().map(|card| theme.card_name(card).chars().count()).max().unwrap_or(0).min(22);
    let me = names.get(view.me.index()).map_or("", String::as_str);
    let mut text = words.with(key!("sheet-title"), &[("name", me.into()), ("turn", view.turn.into())]);
    text.push_str("\n\n");
    let file = words.say(key!("sheet-file"));
    let heads = columns.iter().map(|column| match column {
        Column::Seat(seat) => names.get(seat.index()).map_or("?", String::as_str),
        Column::CaseFile => &file,
    });
    line(&mut text, "", width, heads.map(str::to_owned));
    for category in Category::ALL {
        let key = match category {
            Category::Suspect => key!("sheet-who"),
            Category::Weapon => key!("sheet-what"),
            Category::Room => key!("sheet-where"),
        };
        text.push_str(&words.say(key));
        text.push('\n');
        for card in cards.set_of(category).iter() {
            let cells = columns.iter().map(|column| cell(words, assist, marks, (card, *column)));
            line(&mut text, theme.card_name(card), width, cells);
        }
    }
    text.push('\n');
    text.push_str(&words.say(key!("sheet-key")));
    text.push('\n');
    text
}

/// A name and its cells.
fn line(text: &mut String, name: &str, width: usize, cells: impl Iterator<Item = String>) {
    let cut = |name: &str, most: usize| name.chars().take(most).collect::<String>();
    let mut row = format!("{:<width$}", cut(name, width));
    for cell in cells {
        // Writing to a string cannot fail.
        let _ = write!(row, " {:^CELL$}", cut(&cell, CELL));
    }
    text.push_str(row.trim_end());
    text.push('\n');
}

/// What is printed, the own mark in brackets, else the odds or numbers.
fn cell(words: &Words, assist: &NotebookAssist, marks: &Marks, (card, column): (CardId, Column)) -> String {
    let printed = assist.printed(card, column).map(sign).unwrap_or_default();
    let own = marks.get(card, column).map(|mark| format!("({})", sign(mark))).unwrap_or_default();
    if !(printed.is_empty() && own.is_empty()) {
        return format!("{printed}{own}");
    }
    let numbers: Vec<_> = marks.numbers(card, column).iter().map(|number| number.to_string()).collect();
    match (numbers.is_empty(), assist.odds(card, column)) {
        (false, _) => format!("({})", numbers.join("")),
        (true, Some(odds)) => words.with(key!("sheet-percent"), &[("odds", (&percentage(odds)).into())]),
        (true, None) => assist.numbers(card, column).last().map_or_else(|| String::from("."), u32::to_string),
    }
}

const fn sign(mark: Mark) -> &'static str {
    match mark {
        Mark::No => "x",
        Mark::Yes => "o",
        Mark::Maybe => "?",
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use candlestick_game::{Case, Help, Level, Seat};
    use candlestick_rules::{Setup, SuspectId};
    use candlestick_themes as theme;

    #[test]
    fn odds_are_written_as_the_language_writes_them() {
        let case = candlestick_game::testing::opened("classic-2016", 4, Level::Novice, 3);
        let view = case.game().view(SeatId(0));
        let deductions = Some(Arc::new(candlestick_game::Deductions::from_view(&view)));
        let (assist, names) = (NotebookAssist::new(&view, Help::Odds, deductions), vec![String::from("P"); 4]);
        for (code, sign, other) in [("en", "3%", "3\u{a0}%"), ("de", "3\u{a0}%", "3%")] {
            let words = Words::carried(code);
            let text = sheet_text(case.theme(), &words, &view, &names, &assist, &Marks::default());
            assert!(text.contains(sign) && !text.contains(other), "{code}: {text}");
            assert!(text.lines().all(|line| line.chars().count() < 90), "{text}");
        }
    }

    #[test]
    fn the_sheet_prints_in_straight_columns_with_own_marks_in_brackets() {
        let theme = Arc::new(theme::builtin("master-detective").unwrap());
        let setup = Setup::new((0..10).map(SuspectId).collect()).original();
        let seat = |n: u8| Seat::bot(format!("P{n}"), Level::Novice);
        let case = Case::new(Arc::clone(&theme), setup, (0..10).map(seat).collect(), 3).unwrap();
        let view = case.game().view(SeatId(0));
        let (assist, mut marks) = (NotebookAssist::new(&view, Help::CrossOff, None), Marks::default());
        let open = theme.edition.cards.all().iter().find(|card| !view.hand.contains(*card)).unwrap();
        marks.set(open, Column::Seat(SeatId(1)), Some(Mark::Maybe));
        let names = crate::ui::seat_names(&theme, &view);
        let text = sheet_text(&theme, &Words::english(), &view, &names, &assist, &marks);
        assert!(text.lines().all(|line| line.chars().count() < 90), "{text}");
        let row = text.lines().find(|line| line.starts_with(theme.card_name(open))).unwrap();
        assert!(row.contains("  x    (?)  "), "{row}");
        let held = view.hand.iter().next().unwrap();
        let row = text.lines().find(|line| line.starts_with(theme.card_name(held))).unwrap();
        assert_eq!(row.matches(" x").count(), 10, "{row}");
        assert_eq!(row.matches(" o").count(), 1, "{row}");
        assert_eq!(text.lines().count(), 4 + theme.edition.cards.total() as usize + 4);
    }
}
