//! Builds the board from its drawing and from what theme.toml says of doors, starts, walls and passages.

use super::{
    Message, Value,
    board_parts::BoardParts,
    cast::{cut, needed},
    drawing::{self, Drawing, Legend},
    fault::Report,
    letters::{looks_like, remark, sign_message},
    message,
    openings::{doors, joins, passages, room_named},
    raw::{RawBoard, RawRoom},
    spanned::{Spanned, Text},
};
use candlestick_rules::{Board, BoardPlan, Cell, RoomId};

/// Builds the board; `None` when there is a fault.
pub(super) fn board(parts: &BoardParts, report: &mut Report) -> Option<Board> {
    let legend = legend(parts, report);
    let drawing = drawing::read(parts.text, &legend, report)?;
    tell_undrawn(parts, &legend, &drawing, report);
    let named =
        |text: &Option<Text>, report: &mut Report| text.as_ref().and_then(|text| room_named(parts.rooms, text, report));
    let (passages, square_passages) = passages(parts, report);
    let plan = BoardPlan {
        doors: doors(parts.rooms, &drawing, report),
        walls: walls(parts.board, &drawing, report),
        passages,
        joins: joins(parts, report),
        links: links(parts.board, &drawing, report),
        square_passages,
        centre: named(&parts.board.centre, report),
        start_room: named(&parts.board.start_room, report),
        starts: starts(parts, &drawing, report),
        rooms: parts.rooms.len() as u8,
        marks: drawing.marks,
        special: drawing.special,
        cols: drawing.cols,
        cells: drawing.cells,
    };
    tell_centre(parts, &plan, report);
    tell_sealed(parts.rooms, &plan, report);
    if !report.is_empty() {
        return None;
    }
    match Board::new(plan) {
        Ok(board) => Some(board),
        Err(faults) => {
            // The referee’s own words: what comes here has passed all that is told above.
            faults.iter().for_each(|fault| report.on_board(0, 0, Message::as_it_was(fault)));
            None
        }
    }
}

/// What the letters and signs of the drawing stand for.
fn legend(parts: &BoardParts, report: &mut Report) -> Legend {
    let mut legend = Legend::default();
    for (n, room) in parts.rooms.iter().enumerate() {
        let letter = needed(room.get_ref().letter.as_ref(), &room.span(), "letter", "\"K\"", report);
        match letter.and_then(|text| own_sign(text, &legend, report)) {
            Some(sign) => {
                legend.rooms.insert(sign, RoomId(n as u8));
            }
            None => legend.unread += 1,
        }
    }
    for (n, square) in parts.squares.iter().enumerate() {
        let sign = needed(square.get_ref().sign.as_ref(), &square.span(), "sign", "\"w\"", report);
        match sign.and_then(|text| own_sign(text, &legend, report)) {
            Some(sign) => {
                legend.special.insert(sign, n);
            }
            None => legend.unread += 1,
        }
    }
    legend
}

/// The one sign of a text, if nothing else has it.
fn own_sign(text: &Text, legend: &Legend, report: &mut Report) -> Option<char> {
    let mut signs = text.get_ref().chars();
    let sign = signs.next().filter(|sign| (sign.is_alphabetic() || *sign == '*') && signs.next().is_none());
    let Some(sign) = sign else {
        report.at(&text.span(), no_letter(text.get_ref()));
        return None;
    };
    let seen = as_seen_sign(sign);
    let mut others = legend.rooms.keys().chain(legend.special.keys());
    if let Some(other) = others.find(|other| as_seen_sign(**other) == seen) {
        let message = if *other == sign {
            message!("check-letter-taken", letter = sign)
        } else {
            message!("check-letter-alike", letter = sign_message(sign), other = sign_message(*other))
        };
        report.at(&text.span(), message);
        return None;
    }
    Some(sign)
}

/// A sign as eyes read it; small letters and capitals differ.
fn as_seen_sign(sign: char) -> char {
    looks_like(sign).unwrap_or(sign)
}

/// What is wrong with a text that is no letter to draw with.
fn no_letter(text: &str) -> Message {
    let message = match text {
        "#" => message!("check-letter-wall"),
        "." => message!("check-letter-corridor"),
        "?" => message!("check-letter-mark"),
        digit if digit.len() == 1 && digit.chars().all(|c| c.is_ascii_digit()) => message!("check-letter-digit"),
        _ => message!("check-letter"),
    };
    message.with("remark", remark(text))
}

/// A text that is one sign, as it can be quoted.
fn quoted(text: &Text) -> Value {
    text.get_ref().chars().map(sign_message).collect::<Vec<_>>().into()
}

/// Tells letters that were not drawn; those that could not be a letter have been told.
fn tell_undrawn(parts: &BoardParts, legend: &Legend, drawing: &Drawing, report: &mut Report) {
    for (n, room) in parts.rooms.iter().enumerate() {
        let Some(letter) = &room.get_ref().letter else { continue };
        let known = legend.rooms.values().any(|room| *room == RoomId(n as u8));
        if known && !drawing.cells.contains(&Cell::Room(RoomId(n as u8))) {
            let message = message!("check-room-undrawn", letter = quoted(letter));
            report.at(&letter.span(), message);
        }
    }
    for (n, square) in parts.squares.iter().enumerate() {
        let Some(sign) = &square.get_ref().sign else { continue };
        let known = legend.special.values().any(|number| *number == n);
        if known && drawing.special.get(n).is_none_or(Vec::is_empty) {
            let message = message!("check-square-undrawn", letter = quoted(sign));
            report.at(&sign.span(), message);
        }
    }
}

/// The centre is in no case file, and one walks into it.
fn tell_centre(parts: &BoardParts, plan: &BoardPlan, report: &mut Report) {
    if let (Some(text), Some(room)) = (&parts.board.centre, plan.centre)
        && parts.rooms[room.index()].get_ref().may_be_in_case_file
    {
        report.at(&text.span(), message!("check-centre-answer"));
    }
    if let (Some(text), Some(room)) = (&parts.board.start_room, plan.start_room)
        && !plan.doors.iter().any(|(door, ..)| *door == room)
    {
        report.at(&text.span(), message!("check-start-room-door"));
    }
}

type CellPair = ((u16, u16), (u16, u16));

fn walls(board: &RawBoard, drawing: &Drawing, report: &mut Report) -> Vec<CellPair> {
    let mut walls = Vec::new();
    for wall in &board.walls {
        let [[row, col], [to_row, to_col]] = *wall.get_ref();
        let inside = drawing.cell(row, col).and(drawing.cell(to_row, to_col)).is_some();
        if inside && row.abs_diff(to_row) + col.abs_diff(to_col) == 1 {
            walls.push(((row, col), (to_row, to_col)));
        } else {
            report.at(&wall.span(), message!("check-wall"));
        }
    }
    walls
}

/// Squares that touch although they do not lie side by side.
fn links(board: &RawBoard, drawing: &Drawing, report: &mut Report) -> Vec<CellPair> {
    let mut links = Vec::new();
    for link in &board.links {
        let [[row, col], [to_row, to_col]] = *link.get_ref();
        let corridor = |row, col| drawing.cell(row, col) == Some(Cell::Corridor);
        if corridor(row, col) && corridor(to_row, to_col) && (row, col) != (to_row, to_col) {
            links.push(((row, col), (to_row, to_col)));
        } else {
            report.at(&link.span(), message!("check-link"));
        }
    }
    links
}

/// The start squares; none where all tokens start in a room.
fn starts(parts: &BoardParts, drawing: &Drawing, report: &mut Report) -> Vec<(u16, u16)> {
    let mut left = drawing.starts.clone();
    let mut starts = Vec::new();
    for suspect in parts.suspects {
        if parts.board.start_room.is_some() {
            if let Some(text) = &suspect.get_ref().start {
                report.at(&text.span(), message!("check-start-idle"));
            }
            continue;
        }
        let Some(text) = needed(suspect.get_ref().start.as_ref(), &suspect.span(), "start", "\"1\"", report) else {
            continue;
        };
        let mut signs = text.get_ref().chars();
        let digit = signs.next().filter(|sign| sign.is_ascii_digit() && signs.next().is_none());
        let Some(digit) = digit else {
            let message = message!("check-start-digit", remark = remark(text.get_ref()));
            report.at(&text.span(), message);
            continue;
        };
        match (left.remove(&digit), drawing.starts.contains_key(&digit)) {
            (Some(at), _) => starts.push(at),
            (None, true) => {
                report.at(&text.span(), message!("check-start-taken", mark = digit));
            }
            (None, false) => {
                let message = message!("check-start-undrawn", mark = digit);
                report.at(&text.span(), message);
            }
        }
    }
    for (digit, (row, col)) in left {
        let message = message!("check-start-nobody", mark = digit);
        report.on_board(row.into(), col.into(), message);
    }
    starts
}

fn tell_sealed(rooms: &[&Spanned<RawRoom>], plan: &BoardPlan, report: &mut Report) {
    let ways = plan.passages.iter().chain(&plan.joins);
    for (n, room) in rooms.iter().enumerate() {
        let id = RoomId(n as u8);
        let has_way =
            plan.doors.iter().any(|(door, ..)| *door == id) || ways.clone().any(|(a, b)| *a == id || *b == id);
        // A door that could not be read has been told; whose it was is not known.
        let lost = report.was_taken_out(&room.span(), "doors") || report.has_cut_lists();
        let told = !room.get_ref().doors.is_empty() || lost;
        if !has_way && !told {
            let message = message!("check-room-sealed", room = cut(&room.get_ref().id));
            report.at(&room.get_ref().id.span(), message);
        }
    }
}
