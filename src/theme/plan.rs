//! Builds the board from its drawing and from what theme.toml says of doors, starts, walls and passages.

use std::collections::{BTreeMap, BTreeSet};

use toml::Spanned;

use super::{
    cast::{cut, needed},
    drawing::{self, Drawing},
    fault::Report,
    raw::{RawBoard, RawDoor, RawRoom, RawSuspect, Text},
    read::nearest,
};
use crate::rules::{Board, BoardPlan, Cell, RoomId, Side};

/// What the board is built from.
pub(super) struct Parts<'a> {
    pub text: &'a str,
    pub board: &'a RawBoard,
    /// In room order.
    pub rooms: &'a [&'a Spanned<RawRoom>],
    pub suspects: &'a [Spanned<RawSuspect>],
}

/// Builds the board; `None` when there is a fault.
pub(super) fn board(parts: &Parts, report: &mut Report) -> Option<Board> {
    let letters = letters(parts.rooms, report);
    let drawing = drawing::read(parts.text, &letters, report)?;
    tell_undrawn(parts.rooms, &drawing, report);
    let plan = BoardPlan {
        doors: doors(parts.rooms, &drawing, report),
        walls: walls(parts.board, &drawing, report),
        passages: passages(parts, report),
        starts: starts(parts.suspects, &drawing, report),
        rooms: parts.rooms.len() as u8,
        cols: drawing.cols,
        cells: drawing.cells,
    };
    tell_sealed(parts.rooms, &plan, report);
    if !report.is_empty() {
        return None;
    }
    match Board::new(plan) {
        Ok(board) => Some(board),
        Err(faults) => {
            faults.iter().for_each(|fault| report.on_board(0, 0, fault));
            None
        }
    }
}

fn letters(rooms: &[&Spanned<RawRoom>], report: &mut Report) -> BTreeMap<char, RoomId> {
    let mut letters = BTreeMap::new();
    for (n, room) in rooms.iter().enumerate() {
        let Some(text) = needed(room.get_ref().letter.as_ref(), &room.span(), "letter", "\"K\"", report) else {
            continue;
        };
        let mut signs = text.get_ref().chars();
        match (signs.next(), signs.next()) {
            (Some(sign), None) if sign.is_alphabetic() => {
                if letters.insert(sign, RoomId(n as u8)).is_some() {
                    report
                        .at(&text.span(), format_args!("the letter {sign} is another room's already; choose another"));
                }
            }
            _ => report.at(&text.span(), "a room is drawn with one letter, such as \"K\""),
        }
    }
    letters
}

fn tell_undrawn(rooms: &[&Spanned<RawRoom>], drawing: &Drawing, report: &mut Report) {
    for (n, room) in rooms.iter().enumerate() {
        let Some(letter) = &room.get_ref().letter else { continue };
        if !drawing.cells.contains(&Cell::Room(RoomId(n as u8))) {
            let sign = cut(letter);
            let message = format_args!("no cell of the board is drawn with `{sign}`; draw the room's floor with it");
            report.at(&letter.span(), message);
        }
    }
}

fn doors(rooms: &[&Spanned<RawRoom>], drawing: &Drawing, report: &mut Report) -> Vec<(RoomId, (u16, u16), Side)> {
    let mut doors = Vec::new();
    for (n, room) in rooms.iter().enumerate() {
        let id = RoomId(n as u8);
        for door in &room.get_ref().doors {
            let RawDoor { at: [row, col], to } = *door.get_ref();
            let side = Side::from(to);
            if let Some(fault) = door_fault(drawing, id, (row, col), side) {
                report.at(&door.span(), fault);
            } else if doors.contains(&(id, (row, col), side)) {
                report.at(&door.span(), "this door is there already; take one out");
            } else {
                doors.push((id, (row, col), side));
            }
        }
    }
    doors
}

/// What is wrong with a door, and where it could go.
fn door_fault(drawing: &Drawing, room: RoomId, (row, col): (u16, u16), side: Side) -> Option<String> {
    if drawing.cell(row, col) != Some(Cell::Corridor) {
        let found = what_is_at(drawing, row, col);
        return Some(format!(
            "the door at row {row}, column {col} is not on a corridor square but {found}; \
             `at` is the square outside the room"
        ));
    }
    let leads = |side: Side| {
        let (down, right) = side.step();
        let next = row.checked_add_signed(down as i16).zip(col.checked_add_signed(right as i16));
        next.and_then(|(row, col)| drawing.cell(row, col)) == Some(Cell::Room(room))
    };
    if leads(side) {
        return None;
    }
    let others: Vec<_> = Side::ALL.into_iter().filter(|side| leads(*side)).map(side_word).collect();
    let way_out = if others.is_empty() {
        "the room touches this square on no side".to_owned()
    } else {
        format!("write to = \"{}\"", others.join("\" or \""))
    };
    let to = side_word(side);
    Some(format!("the door at row {row}, column {col} does not lead into its room to the {to}; {way_out}"))
}

const fn side_word(side: Side) -> &'static str {
    match side {
        Side::North => "north",
        Side::East => "east",
        Side::South => "south",
        Side::West => "west",
    }
}

fn what_is_at(drawing: &Drawing, row: u16, col: u16) -> &'static str {
    match drawing.cell(row, col) {
        None => "outside the board",
        Some(Cell::Void) => "in a wall",
        Some(Cell::Room(_)) => "inside a room",
        Some(Cell::Corridor) => "on a corridor square",
    }
}

type Edge = ((u16, u16), (u16, u16));

fn walls(board: &RawBoard, drawing: &Drawing, report: &mut Report) -> Vec<Edge> {
    let mut walls = Vec::new();
    for wall in &board.walls {
        let [[row, col], [to_row, to_col]] = *wall.get_ref();
        let inside = drawing.cell(row, col).and(drawing.cell(to_row, to_col)).is_some();
        if inside && row.abs_diff(to_row) + col.abs_diff(to_col) == 1 {
            walls.push(((row, col), (to_row, to_col)));
        } else {
            report.at(&wall.span(), "a wall stands between two cells that touch, such as [[3, 4], [3, 5]]");
        }
    }
    walls
}

fn passages(parts: &Parts, report: &mut Report) -> Vec<(RoomId, RoomId)> {
    let mut passages = Vec::new();
    let mut joined = BTreeSet::new();
    for passage in &parts.board.passages {
        let [a, b] = passage.get_ref();
        let ends = (room_named(parts.rooms, a, report), room_named(parts.rooms, b, report));
        let (Some(a), Some(b)) = ends else { continue };
        if a == b {
            report.at(&passage.span(), "a passage joins two different rooms");
        } else if !joined.insert(a) || !joined.insert(b) {
            report.at(&passage.span(), "one of these rooms has a passage already; a room has at most one");
        } else {
            passages.push((a, b));
        }
    }
    passages
}

fn room_named(rooms: &[&Spanned<RawRoom>], text: &Text, report: &mut Report) -> Option<RoomId> {
    let at = rooms.iter().position(|room| room.get_ref().id.get_ref() == text.get_ref());
    if at.is_none() {
        let near = nearest(text.get_ref(), rooms.iter().map(|room| room.get_ref().id.get_ref().as_str()));
        let hint = near.map_or_else(|| "write a room's id".to_owned(), |near| format!("did you mean `{near}`?"));
        report.at(&text.span(), format_args!("there is no room `{}`; {hint}", cut(text)));
    }
    at.map(|n| RoomId(n as u8))
}

fn starts(suspects: &[Spanned<RawSuspect>], drawing: &Drawing, report: &mut Report) -> Vec<(u16, u16)> {
    let mut left = drawing.starts.clone();
    let mut starts = Vec::new();
    for suspect in suspects {
        let Some(text) = needed(suspect.get_ref().start.as_ref(), &suspect.span(), "start", "\"1\"", report) else {
            continue;
        };
        let mut signs = text.get_ref().chars();
        let digit = signs.next().filter(|sign| sign.is_ascii_digit() && signs.next().is_none());
        let Some(digit) = digit else {
            report.at(&text.span(), "a start is the digit drawn on the board, such as \"1\"");
            continue;
        };
        match (left.remove(&digit), drawing.starts.contains_key(&digit)) {
            (Some(at), _) => starts.push(at),
            (None, true) => {
                report.at(&text.span(), format_args!("another suspect starts at {digit} already; choose another mark"));
            }
            (None, false) => {
                let message = format_args!("the start mark {digit} is not drawn on the board; put it on a square");
                report.at(&text.span(), message);
            }
        }
    }
    for (digit, (row, col)) in left {
        let message =
            format_args!("no suspect starts at {digit}; write `.` or give it to a suspect with start = \"{digit}\"");
        report.on_board(row.into(), col.into(), message);
    }
    starts
}

fn tell_sealed(rooms: &[&Spanned<RawRoom>], plan: &BoardPlan, report: &mut Report) {
    for (n, room) in rooms.iter().enumerate() {
        let id = RoomId(n as u8);
        let has_way =
            plan.doors.iter().any(|(door, ..)| *door == id) || plan.passages.iter().any(|(a, b)| *a == id || *b == id);
        let told = !room.get_ref().doors.is_empty() || report.was_taken_out(&room.span(), "doors");
        if !has_way && !told {
            let message =
                format_args!("the room `{}` has neither a door nor a passage; give it one", cut(&room.get_ref().id));
            report.at(&room.get_ref().id.span(), message);
        }
    }
}
