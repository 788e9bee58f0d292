//! Furniture: it stands inside its room along a wall, out of the way, and each kind is drawn as a thing of its own.

use std::sync::Arc;

use candlestick_painter::{
    self as paint, Fonts, FurniturePiece,
    layout::{Area, RoomLayout},
};
use candlestick_rules::{Board, Cell, Edition, RoomId};
use candlestick_themes::{Furniture, Theme, builtin, builtin_ids};
use proptest::prelude::*;

use super::{any_board, around, inside};

/// What stays free at least, however small a room is.
const TOKENS: usize = 2;
const WEAPONS: usize = 2;

/// What may not be stood on in a room: its name, signs, what is just inside doors, and where pieces usually stand.
fn kept(board: &Board, room: RoomId) -> Vec<(&'static str, Area)> {
    let layout = RoomLayout::new(board, room);
    let mut kept = vec![("name", layout.name)];
    for n in 1..=TOKENS {
        kept.extend(layout.token_places(n).into_iter().map(|at| ("token", around(at, layout.token_size(n)))));
    }
    for n in 1..=WEAPONS {
        kept.extend(layout.weapon_places(n).into_iter().map(|at| ("weapon", around(at, layout.weapon_size(n)))));
    }
    if board.passage(room).is_some() {
        kept.push(("passage", around(layout.passage, layout.passage_size)));
        kept.extend(layout.label.map(|label| ("label", label)));
    }
    kept.extend(board.doors_of(room).map(|door| {
        let (at, (down, right)) = (board.square(door.square), door.side.step());
        let (x, y) = (f32::from(at.col) + right as f32, f32::from(at.row) + down as f32);
        ("door", Area { x, y, w: 1.0, h: 1.0 })
    }));
    kept
}

fn check(theme: &Theme, room: RoomId, pieces: &[FurniturePiece]) {
    let (board, id) = (&theme.edition.board, &theme.id);
    for (n, piece) in pieces.iter().enumerate() {
        assert!(inside(board, room, piece.area), "{id} {room:?}: {piece:?} is outside");
        for (what, area) in kept(board, room) {
            assert!(!piece.area.touches(area), "{id} {room:?}: {piece:?} stands on {what} {area:?}");
        }
        for other in &pieces[n + 1..] {
            assert!(!piece.area.touches(other.area), "{id} {room:?}: {piece:?} meets {other:?}");
        }
        let (down, right) = piece.back.step();
        let (x, y) = piece.area.middle();
        let reach = (piece.area.w / 2.0 * right as f32, piece.area.h / 2.0 * down as f32);
        let behind = (x + reach.0 + 0.3 * right as f32, y + reach.1 + 0.3 * down as f32);
        let is_floor =
            behind.0 >= 0.0 && behind.1 >= 0.0 && board.cell(behind.1 as u16, behind.0 as u16) == Cell::Room(room);
        assert!(!is_floor, "{id} {room:?}: {piece:?} has no wall behind it");
    }
}

fn themes() -> impl Iterator<Item = Theme> {
    builtin_ids().into_iter().chain(["first-case"]).map(|id| builtin(id).expect("a sound theme"))
}

#[test]
fn furniture_keeps_to_walls_and_clear_of_doors_names_signs_and_pieces() {
    for theme in themes() {
        theme.edition.board.rooms().for_each(|room| check(&theme, room, &paint::furniture(&theme, room)));
    }
}

#[test]
fn every_room_of_built_in_themes_is_furnished_but_where_all_start_or_accuse() {
    for theme in themes() {
        let board = &theme.edition.board;
        let (mut named, mut placed) = (0, 0);
        for (room, look) in board.rooms().zip(&theme.rooms) {
            let pieces = paint::furniture(&theme, room).len();
            if board.centre() == Some(room) || board.start_room() == Some(room) {
                assert_eq!(pieces, 0, "{}: {} stays empty", theme.id, look.id);
                continue;
            }
            assert!(pieces >= 2, "{}: {} has {pieces} of {:?}", theme.id, look.id, look.furniture);
            (named, placed) = (named + look.furniture.len(), placed + pieces);
        }
        assert!(placed * 5 >= named * 4, "{}: of {named} pieces {placed} have a place", theme.id);
    }
}

/// A theme with one large room, furnished with one piece or none.
fn furnished(kind: Option<Furniture>) -> Theme {
    let mut theme = builtin("classic-2016").expect("the classic theme is sound");
    let hall = RoomId(7);
    for (n, room) in theme.rooms.iter_mut().enumerate() {
        room.furniture = kind.filter(|_| n == hall.index()).into_iter().collect();
    }
    theme
}

#[test]
fn each_kind_is_drawn_in_its_place_and_looks_like_no_other() {
    const CELL: u32 = 32;
    let board = |theme: &Theme| paint::board(theme, CELL, &Fonts::default(), &|_| None);
    let bare = board(&furnished(None));
    let mut seen: Vec<(Furniture, Vec<u8>)> = Vec::new();
    for kind in Furniture::ALL {
        let theme = furnished(Some(kind));
        let [piece] = paint::furniture(&theme, RoomId(7))[..] else { panic!("{kind:?} has its place in the hall") };
        assert_eq!(piece.kind, kind);
        let picture = board(&theme);
        let (mut within, mut changed) = (Vec::new(), 0);
        let room = piece.area.inset(-0.2);
        for (n, (new, old)) in picture.rgba.chunks_exact(4).zip(bare.rgba.chunks_exact(4)).enumerate() {
            let (px, py) = (n as u32 % picture.width, n as u32 / picture.width);
            let at = |pixel: u32| (pixel as f32 + 0.5 - paint::margin(CELL) as f32) / CELL as f32;
            let (x, y) = (at(px), at(py));
            let here = (room.x..room.x + room.w).contains(&x) && (room.y..room.y + room.h).contains(&y);
            assert!(here || new == old, "{kind:?} draws at {x}, {y}, outside {:?}", piece.area);
            changed += usize::from(new != old);
            within.extend(here.then_some(new[0]));
        }
        let whole = piece.area.w * piece.area.h * (CELL * CELL) as f32;
        assert!(changed as f32 > whole * 0.4, "{kind:?} changes {changed} pixels of {whole}");
        assert!(seen.iter().all(|(_, other)| *other != within), "{kind:?} looks like another");
        seen.push((kind, within));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn furniture_is_in_nobodys_way_on_any_board(board in any_board()) {
        let mut theme = builtin("classic-2016").expect("the classic theme is sound");
        theme.edition = Arc::new(Edition { board, ..(*theme.edition).clone() });
        for (n, room) in theme.rooms.iter_mut().enumerate() {
            room.furniture = Furniture::ALL.into_iter().skip(n * 8).take(8).collect();
        }
        for room in theme.edition.board.rooms() {
            check(&theme, room, &paint::furniture(&theme, room));
        }
    }
}
