//! Reads the drawn board: rows of signs into cells and start squares.

use std::collections::BTreeMap;

use super::{
    fault::Report,
    letters::{looks_like, named, sign_message},
    message,
};
use candlestick_rules::{Cell, RoomId};

/// The most rows or columns.
const MOST_SIDE: usize = 64;

/// A drawing read with its legend.
pub(super) struct Drawing {
    pub cols: u16,
    pub cells: Vec<Cell>,
    /// Where each start mark is, by its digit.
    pub starts: BTreeMap<char, (u16, u16)>,
    /// Squares drawn `?`.
    pub marks: Vec<(u16, u16)>,
    /// The cells of each special square, by its number.
    pub special: Vec<Vec<(u16, u16)>>,
}

/// What the theme's own signs stand for.
#[derive(Debug, Default)]
pub(super) struct Legend {
    pub rooms: BTreeMap<char, RoomId>,
    /// Special squares, by their number.
    pub special: BTreeMap<char, usize>,
    /// Rooms and squares whose sign could not be taken, which has been told.
    pub unread: usize,
}

impl Drawing {
    /// The cell at a row and column; beyond the edge there is none.
    pub(super) fn cell(&self, row: u16, col: u16) -> Option<Cell> {
        let inside = col < self.cols;
        let at = usize::from(row) * usize::from(self.cols) + usize::from(col);
        self.cells.get(at).copied().filter(|_| inside)
    }
}

/// Reads the board. The legend says which letter is which room or special square; `None` when it is no rectangle.
pub(super) fn read(text: &str, legend: &Legend, report: &mut Report) -> Option<Drawing> {
    let rows: Vec<Vec<char>> = text.trim_end().lines().map(|line| line.trim_end().chars().collect()).collect();
    if !rows.is_empty() && rows.iter().all(|row| row.first().is_none_or(|sign| sign.is_whitespace())) {
        report.on_board(0, 0, message!("check-indented"));
        return None;
    }
    let cols = check_shape(&rows, report)?;
    let mut drawing = Drawing {
        cols: cols as u16,
        cells: Vec::new(),
        starts: BTreeMap::new(),
        marks: Vec::new(),
        special: vec![Vec::new(); legend.special.values().max().map_or(0, |last| last + 1)],
    };
    let mut unknown = BTreeMap::<char, Unknown>::new();
    for (row, signs) in rows.iter().enumerate() {
        for (col, sign) in signs.iter().enumerate() {
            let cell = drawing.sign(*sign, (row, col), legend, report);
            let cell = cell.unwrap_or_else(|| {
                unknown.entry(*sign).or_insert(Unknown { first: (row, col), count: 0 }).count += 1;
                Cell::Void
            });
            drawing.cells.push(cell);
        }
    }
    leave_out_unread(&mut unknown, legend.unread);
    for (sign, unknown) in unknown {
        tell_unknown(sign, &unknown, legend, report);
    }
    Some(drawing)
}

/// A sign of the drawing that stands for nothing.
struct Unknown {
    /// Where it is drawn first.
    first: (usize, usize),
    /// How many cells have it.
    count: usize,
}

/// Of the unknown letters, those drawn most are of the rooms whose letter could not be taken: that has been told.
fn leave_out_unread(unknown: &mut BTreeMap<char, Unknown>, unread: usize) {
    for _ in 0..unread {
        let letters = unknown.iter().filter(|(sign, _)| sign.is_alphabetic());
        let Some((&sign, _)) = letters.max_by_key(|(_, unknown)| unknown.count) else { return };
        unknown.remove(&sign);
    }
}

impl Drawing {
    /// The cell that a sign stands for, if it is known.
    fn sign(&mut self, sign: char, (row, col): (usize, usize), legend: &Legend, report: &mut Report) -> Option<Cell> {
        let at = (row as u16, col as u16);
        if let Some(room) = legend.rooms.get(&sign) {
            return Some(Cell::Room(*room));
        }
        if let Some(cells) = legend.special.get(&sign).and_then(|number| self.special.get_mut(*number)) {
            cells.push(at);
            return Some(Cell::Corridor);
        }
        match sign {
            '#' => return Some(Cell::Void),
            '.' => {}
            '?' => self.marks.push(at),
            '0'..='9' => {
                if self.starts.insert(sign, at).is_some() {
                    let message = message!("check-start-twice", mark = sign);
                    report.on_board(row, col, message);
                }
            }
            _ => return None,
        }
        Some(Cell::Corridor)
    }
}

/// Tells a sign that stands for nothing, once, where it is first drawn.
fn tell_unknown(sign: char, unknown: &Unknown, legend: &Legend, report: &mut Report) {
    let letters: String = legend.rooms.keys().chain(legend.special.keys()).collect();
    let shown = sign_message(sign);
    let (count, (row, col)) = (unknown.count, unknown.first);
    let cells = (count > 1).then(|| message!("check-drawn-cells", count = count));
    let known = (!letters.is_empty()).then(|| message!("check-drawn-letters", letters = letters));
    let seen = |sign: char| looks_like(sign).unwrap_or(sign);
    let like = legend.rooms.keys().chain(legend.special.keys()).find(|other| seen(**other) == seen(sign));
    let like = like.map(|like| message!("check-drawn-like", sign = named(*like)));
    let message = message!("check-drawn-unknown", sign = shown, cells = cells, like = like, known = known);
    report.on_board(row, col, message);
}

/// The columns that all rows have.
fn check_shape(rows: &[Vec<char>], report: &mut Report) -> Option<usize> {
    if rows.is_empty() {
        report.on_board(0, 0, message!("check-board-empty"));
        return None;
    }
    let cols = usual_length(rows);
    if rows.len() > MOST_SIDE || cols > MOST_SIDE || cols == 0 {
        let (found, most) = (rows.len(), MOST_SIDE);
        let message = message!("check-board-large", rows = found, columns = cols, most = most);
        report.on_board(0, 0, message);
        return None;
    }
    let mut even = true;
    for (n, row) in rows.iter().enumerate().filter(|(_, row)| row.len() != cols) {
        even = false;
        let message = if row.len() < cols { message!("check-row-short") } else { message!("check-row-long") };
        let message = message.with("row", n).with("cells", row.len()).with("others", cols);
        report.on_board(n, row.len().min(cols), message);
    }
    even.then_some(cols)
}

/// The length that most rows have.
fn usual_length(rows: &[Vec<char>]) -> usize {
    let mut counts = BTreeMap::<usize, usize>::new();
    for row in rows {
        *counts.entry(row.len()).or_default() += 1;
    }
    counts.into_iter().max_by_key(|(_, count)| *count).map_or(0, |(length, _)| length)
}
