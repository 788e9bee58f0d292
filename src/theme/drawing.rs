//! The drawn board: rows of signs in, cells and start squares out.

use std::collections::BTreeMap;

use super::fault::Report;
use crate::rules::{Cell, RoomId};

/// The most rows or columns.
const MOST_SIDE: usize = 64;

/// A drawing read with its legend.
pub(super) struct Drawing {
    pub cols: u16,
    pub cells: Vec<Cell>,
    /// Where each start mark is, by its digit.
    pub starts: BTreeMap<char, (u16, u16)>,
}

impl Drawing {
    /// The cell at a row and column; beyond the edge there is none.
    pub(super) fn cell(&self, row: u16, col: u16) -> Option<Cell> {
        let inside = col < self.cols;
        let at = usize::from(row) * usize::from(self.cols) + usize::from(col);
        self.cells.get(at).copied().filter(|_| inside)
    }
}

/// Reads the board. `rooms` says which letter is which room; `None` when it is no rectangle.
pub(super) fn read(text: &str, rooms: &BTreeMap<char, RoomId>, report: &mut Report) -> Option<Drawing> {
    let rows: Vec<Vec<char>> = text.trim_end().lines().map(|line| line.trim_end().chars().collect()).collect();
    let cols = check_shape(&rows, report)?;
    let mut drawing = Drawing { cols: cols as u16, cells: Vec::new(), starts: BTreeMap::new() };
    for (row, signs) in rows.iter().enumerate() {
        for (col, sign) in signs.iter().enumerate() {
            let cell = drawing.sign(*sign, (row, col), rooms, report);
            drawing.cells.push(cell);
        }
    }
    Some(drawing)
}

impl Drawing {
    fn sign(
        &mut self,
        sign: char,
        (row, col): (usize, usize),
        rooms: &BTreeMap<char, RoomId>,
        report: &mut Report,
    ) -> Cell {
        if let Some(room) = rooms.get(&sign) {
            return Cell::Room(*room);
        }
        match sign {
            '#' => Cell::Void,
            '.' => Cell::Corridor,
            '0'..='9' => {
                if self.starts.insert(sign, (row as u16, col as u16)).is_some() {
                    let message = format_args!("the start mark {sign} is drawn twice; each stands on one square");
                    report.on_board(row, col, message);
                }
                Cell::Corridor
            }
            _ => {
                let letters: String = rooms.keys().collect();
                let message = format_args!(
                    "`{sign}` is not known; write `#` for wall, `.` for a corridor square, a digit for a start, \
                     or a room's letter (one of {letters})"
                );
                report.on_board(row, col, message);
                Cell::Void
            }
        }
    }
}

/// The columns that all rows have.
fn check_shape(rows: &[Vec<char>], report: &mut Report) -> Option<usize> {
    if rows.is_empty() {
        report.on_board(0, 0, "the board is empty; draw its rows, one line each");
        return None;
    }
    let cols = usual_length(rows);
    if rows.len() > MOST_SIDE || cols > MOST_SIDE || cols == 0 {
        let (found, most) = (rows.len(), MOST_SIDE);
        let message = format_args!("the board has {found} rows of {cols} cells; at most {most} of {most} are possible");
        report.on_board(0, 0, message);
        return None;
    }
    let mut even = true;
    for (n, row) in rows.iter().enumerate().filter(|(_, row)| row.len() != cols) {
        even = false;
        let message = format_args!("board row {n} has {} cells, the others {cols}", row.len());
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
