//! The light on a room: its name is left dark, and nothing but walls has an edge.

use candlestick_painter::{self as paint, Picture, layout::RoomLayout};

use super::grounds;
use crate::fonts;

/// How much more light one pixel may have than the next, of 255.
const STEP: u8 = 80;

fn light(picture: &Picture, x: u32, y: u32) -> u8 {
    picture.rgba[((y * picture.width + x) * 4 + 3) as usize]
}

#[test]
fn a_rooms_light_spares_its_name_and_comes_up_softly_beside_it() {
    for stage in grounds::all() {
        let board = &stage.theme.edition.board;
        for room in board.rooms() {
            let bounds = paint::room_bounds(board, room);
            let picture = paint::room_light(&stage.theme, room, &fonts());
            let cell = picture.width as f32 / bounds.w;
            let RoomLayout { name, inner, .. } = RoomLayout::new(board, room);
            let [x, y] = [name.middle().0 - bounds.x, name.middle().1 - bounds.y].map(|at| (at * cell) as u32);
            assert_eq!(light(&picture, x, y), 0, "{} {room:?}: the middle of its name", stage.theme.id);
            let cells = board.places_of(candlestick_rules::Cell::Room(room)).count() as f32;
            let full = picture.rgba.chunks_exact(4).filter(|pixel| pixel[3] == 255).count() as f32;
            assert!(full > cells * cell * cell / 2.0, "{} {room:?}: less than half is lit", stage.theme.id);
            let soft = |at: u32| light(&picture, x, at).abs_diff(light(&picture, x, at + 1)) <= STEP;
            let [top, bottom] = [inner.y, inner.y + inner.h].map(|at| ((at - bounds.y) * cell) as u32);
            assert!((top..bottom - 1).all(soft), "{} {room:?}: an edge over or under its name", stage.theme.id);
        }
    }
}
