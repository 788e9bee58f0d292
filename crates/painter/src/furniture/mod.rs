//! Furniture seen from above: quiet silhouettes of a room's floor along its walls.

mod frame;
mod garden;
mod home;
mod piece;
mod place;
mod works;

use candlestick_rules::RoomId;
use candlestick_themes::{Furniture, Theme};

use super::canvas::Canvas;
use frame::PieceFrame;
pub use piece::FurniturePiece;

/// Where a room's furniture stands: along its walls, clear of name, doors, signs and the usual places of pieces. What
/// finds no such place is left out; the centre and the room where all start stay empty.
#[must_use]
pub fn furniture(theme: &Theme, room: RoomId) -> Vec<FurniturePiece> {
    let kinds = theme.rooms.get(room.index()).map_or(&[][..], |look| &look.furniture);
    place::all(&theme.edition.board, room, kinds)
}

/// Draws a room's furniture on its floor.
pub(super) fn paint(canvas: &mut Canvas, theme: &Theme, room: RoomId) {
    let Some(look) = theme.rooms.get(room.index()) else { return };
    for piece in furniture(theme, room) {
        draw(&mut PieceFrame::new(canvas, piece, look.colour), piece.kind);
    }
}

fn draw(frame: &mut PieceFrame, kind: Furniture) {
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
