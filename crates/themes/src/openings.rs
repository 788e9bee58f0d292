//! Ways in and out of rooms: doors, passages and joining doors as theme.toml says them.

use std::collections::BTreeSet;

use super::{
    Message,
    board_parts::BoardParts,
    choice::quoted_choice,
    drawing::Drawing,
    fault::Report,
    message,
    raw::{RawDoor, RawRoom, RawSquare},
    read::named,
    spanned::{Spanned, Text, word_of},
};
use candlestick_rules::{Cell, RoomId, Side};

/// Doors where they can be.
pub(super) fn doors(
    rooms: &[&Spanned<RawRoom>],
    drawing: &Drawing,
    report: &mut Report,
) -> Vec<(RoomId, (u16, u16), Side)> {
    let mut doors = Vec::new();
    for (n, room) in rooms.iter().enumerate() {
        let id = RoomId(n as u8);
        // A room that is not drawn has been told; where its doors would lead is not known.
        let drawn = drawing.cells.contains(&Cell::Room(id));
        for door in &room.get_ref().doors {
            let RawDoor { at: [row, col], to: side } = *door.get_ref();
            if !drawn && drawing.cell(row, col) == Some(Cell::Corridor) {
                continue;
            }
            if let Some(fault) = door_fault(drawing, id, (row, col), side) {
                report.at(&door.span(), fault);
            } else if doors.contains(&(id, (row, col), side)) {
                report.at(&door.span(), message!("check-door-twice"));
            } else {
                doors.push((id, (row, col), side));
            }
        }
    }
    doors
}

/// What is wrong with a door, and where it could go.
fn door_fault(drawing: &Drawing, room: RoomId, (row, col): (u16, u16), side: Side) -> Option<Message> {
    if drawing.cell(row, col) != Some(Cell::Corridor) {
        let message = match drawing.cell(row, col) {
            None => message!("check-door-outside"),
            Some(Cell::Void) => message!("check-door-in-wall"),
            _ => message!("check-door-in-room"),
        };
        return Some(message.with("row", row).with("column", col));
    }
    let leads = |side: Side| {
        let (down, right) = side.step();
        let next = row.checked_add_signed(down as i16).zip(col.checked_add_signed(right as i16));
        next.and_then(|(row, col)| drawing.cell(row, col)) == Some(Cell::Room(room))
    };
    if leads(side) {
        return None;
    }
    let others: Vec<_> = Side::ALL.into_iter().filter(|side| leads(*side)).map(word_of).collect();
    let message = if others.is_empty() {
        message!("check-door-leads-nowhere")
    } else {
        message!("check-door-leads", sides = quoted_choice(&others))
    };
    Some(message.with("row", row).with("column", col).with("to", word_of(side)))
}

/// Passages between rooms, and those between special squares by their numbers.
pub(super) fn passages(parts: &BoardParts, report: &mut Report) -> (Vec<(RoomId, RoomId)>, Vec<(u8, u8)>) {
    let (mut passages, mut between_squares) = (Vec::new(), Vec::new());
    let mut joined = BTreeSet::new();
    for passage in &parts.board.passages {
        let [a, b] = passage.get_ref();
        if !joined.insert(a.get_ref()) || !joined.insert(b.get_ref()) {
            let message = message!("check-passage");
            report.at(&passage.span(), message);
        } else if let (Some(a), Some(b)) = (square_named(parts.squares, a), square_named(parts.squares, b)) {
            between_squares.push((a, b));
        } else {
            let ends = (room_named(parts.rooms, a, report), room_named(parts.rooms, b, report));
            let (Some(a), Some(b)) = ends else { continue };
            passages.push((a, b));
        }
    }
    (passages, between_squares)
}

fn square_named(squares: &[Spanned<RawSquare>], text: &Text) -> Option<u8> {
    squares.iter().position(|square| square.get_ref().id.get_ref() == text.get_ref()).map(|n| n as u8)
}

/// Doors that join two rooms directly.
pub(super) fn joins(parts: &BoardParts, report: &mut Report) -> Vec<(RoomId, RoomId)> {
    let mut joins = Vec::new();
    for join in &parts.board.joins {
        let [a, b] = join.get_ref();
        let ends = (room_named(parts.rooms, a, report), room_named(parts.rooms, b, report));
        let (Some(a), Some(b)) = ends else { continue };
        if a == b || joins.contains(&(a, b)) || joins.contains(&(b, a)) {
            report.at(&join.span(), message!("check-join"));
        } else {
            joins.push((a, b));
        }
    }
    joins
}

pub(super) fn room_named(rooms: &[&Spanned<RawRoom>], text: &Text, report: &mut Report) -> Option<RoomId> {
    named("room", rooms.iter().map(|room| room.get_ref().id.get_ref().as_str()), text, report).map(|n| RoomId(n as u8))
}
