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

#[test]
fn neither_light_nor_band_lies_on_the_words_of_a_passage() {
    let mut seen = 0;
    for stage in grounds::all() {
        let board = &stage.theme.edition.board;
        for room in board.rooms().filter(|room| board.passage(*room).is_some()) {
            let Some(label) = RoomLayout::new(board, room).label else { continue };
            let bounds = paint::room_bounds(board, room);
            for picture in [paint::room_light, paint::room_edge].map(|paint| paint(&stage.theme, room, &fonts())) {
                let cell = picture.width as f32 / bounds.w;
                for part in [0.1, 0.5, 0.9] {
                    let (x, y) = (label.x + label.w * part - bounds.x, label.middle().1 - bounds.y);
                    let lit = light(&picture, (x * cell) as u32, (y * cell) as u32);
                    assert_eq!(lit, 0, "{} {room:?}: {part} of the way along", stage.theme.id);
                }
                seen += 1;
            }
        }
    }
    assert!(seen > 20, "{seen} pictures: passages have no words any more");
}
