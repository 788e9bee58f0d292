//! Furniture seen from above: quiet silhouettes of a room's floor along its walls.

mod frame;
mod garden;
mod home;
mod place;
mod works;

use candlestick_rules::{RoomId, Side};
use candlestick_themes::{Furniture, Theme};

use super::{canvas::Canvas, layout::Area};
use frame::Frame;

/// A piece of furniture with its place on the board.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Piece {
    /// What it is.
    pub kind: Furniture,
    /// Where it stands, in cells.
    pub area: Area,
    /// The side on which it has the wall.
    pub back: Side,
}

/// How long a piece is along the wall and how far it reaches into the room, in cells, and whether it may be shorter.
#[derive(Debug, Clone, Copy)]
struct Size {
    long: f32,
    deep: f32,
    stretches: bool,
}

const fn size(kind: Furniture) -> Size {
    let (long, deep) = match kind {
        Furniture::Armchair | Furniture::Machine => (0.9, 0.85),
        Furniture::Bath => (1.6, 0.8),
        Furniture::Bed => (1.7, 1.05),
        Furniture::Bench => (1.5, 0.5),
        Furniture::BilliardTable => (2.1, 1.15),
        Furniture::Cabinet => (1.2, 0.55),
        Furniture::Car => (2.1, 1.05),
        Furniture::Console => (1.5, 0.75),
        Furniture::Crate => (0.8, 0.8),
        Furniture::Desk => (1.4, 1.05),
        Furniture::Fireplace => (1.5, 0.55),
        Furniture::Fountain | Furniture::Piano | Furniture::Tree => (1.2, 1.2),
        Furniture::Plant => (0.65, 0.65),
        Furniture::Rock => (1.0, 0.75),
        Furniture::Shelf => (2.6, 0.45),
        Furniture::Sink => (0.95, 0.62),
        Furniture::Sofa => (1.8, 0.85),
        Furniture::Statue => (0.7, 0.7),
        Furniture::Stove => (0.9, 0.75),
        Furniture::Table => (1.5, 1.15),
        Furniture::Workbench => (1.8, 0.65),
    };
    let stretches = matches!(kind, Furniture::Shelf | Furniture::Workbench | Furniture::Cabinet | Furniture::Bench);
    Size { long, deep, stretches }
}

/// Where a room's furniture stands: along its walls, clear of name, doors, signs and the usual places of pieces. What
/// finds no such place is left out; the centre and the room where all start stay empty.
#[must_use]
pub fn furniture(theme: &Theme, room: RoomId) -> Vec<Piece> {
    let kinds = theme.rooms.get(room.index()).map_or(&[][..], |look| &look.furniture);
    place::all(&theme.edition.board, room, kinds)
}

/// Draws a room's furniture on its floor.
pub(super) fn paint(canvas: &mut Canvas, theme: &Theme, room: RoomId) {
    let Some(look) = theme.rooms.get(room.index()) else { return };
    for piece in furniture(theme, room) {
        draw(&mut Frame::new(canvas, piece, look.colour), piece.kind);
    }
}

fn draw(frame: &mut Frame, kind: Furniture) {
    match kind {
        Furniture::Armchair => home::armchair(frame),
        Furniture::Bath => home::bath(frame),
        Furniture::Bed => home::bed(frame),
        Furniture::Bench => garden::bench(frame),
        Furniture::BilliardTable => home::billiard_table(frame),
        Furniture::Cabinet => home::cabinet(frame),
        Furniture::Car => works::car(frame),
        Furniture::Console => works::console(frame),
        Furniture::Crate => works::crate_of_wood(frame),
        Furniture::Desk => home::desk(frame),
        Furniture::Fireplace => home::fireplace(frame),
        Furniture::Fountain => garden::fountain(frame),
        Furniture::Machine => works::machine(frame),
        Furniture::Piano => home::piano(frame),
        Furniture::Plant => garden::plant(frame),
        Furniture::Rock => garden::rock(frame),
        Furniture::Shelf => home::shelf(frame),
        Furniture::Sink => works::sink(frame),
        Furniture::Sofa => home::sofa(frame),
        Furniture::Statue => garden::statue(frame),
        Furniture::Stove => works::stove(frame),
        Furniture::Table => home::table(frame),
        Furniture::Tree => garden::tree(frame),
        Furniture::Workbench => works::workbench(frame),
    }
}
