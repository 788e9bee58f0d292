//! Tests what is left of tokens and doors where they are very small.

use candlestick_painter::{self as paint, Picture, layout::Area};
use candlestick_rules::{Cell, Door, Side};
use candlestick_themes::{Colour, palette};

use super::{
    grounds::{self, CELL, PaintedTheme},
    measure::{Seen, apart, differ, mean},
};

/// How much a token's pixels differ from the ground at least, in `OKLab`.
const TOKEN: f32 = 0.10;
/// How much a door differs from its wall at least.
const DOOR: f32 = 0.15;
/// How much lighter the plate of a mark is than its letters at least.
const LETTER: f32 = 0.3;

#[test]
fn tokens_stand_out_from_every_ground_at_an_eighth_of_the_size() {
    for stage in grounds::all() {
        for ground in stage.grounds().into_iter().chain(stage.furnished()) {
            let floor = mean(&ground.pixels);
            for suspect in stage.suspects() {
                let token = stage.token(suspect, (ground.size * CELL as f32) as u32);
                let small = stage.eighth_about(&token, ground.at);
                let far = differ(&small.disc(ground.at, 0.42 * ground.size), floor);
                let who = &stage.theme.suspects[suspect.index()].id;
                assert!(far >= TOKEN, "{}: {who} on {} differs by {far:.3}", stage.theme.id, ground.name);
            }
        }
    }
}

#[test]
fn tokens_of_full_rooms_stand_on_furniture() {
    for stage in grounds::all() {
        assert!(!stage.furnished().is_empty(), "{}: no furniture is a ground", stage.theme.id);
    }
}

#[test]
fn the_ring_of_a_turn_is_seen_on_every_ground_at_an_eighth_of_the_size() {
    for stage in grounds::all() {
        for ground in stage.grounds().into_iter().chain(stage.furnished()) {
            let floor = mean(&ground.pixels);
            let small = stage.eighth_about(&ring(ground.size), ground.at);
            let far = differ(
                &small.pixels(around(ground.at, 0.7), |at| {
                    let from_middle = (at.0 - ground.at.0).hypot(at.1 - ground.at.1) / ground.size;
                    (0.44..0.62).contains(&from_middle)
                }),
                floor,
            );
            assert!(far >= DOOR, "{}: the ring on {} differs by {far:.3}", stage.theme.id, ground.name);
        }
    }
}

#[test]
fn doors_stand_out_from_their_walls_at_an_eighth_of_the_size() {
    for stage in grounds::all() {
        let small = stage.eighth();
        let board = &stage.theme.edition.board;
        let walls: Vec<_> = board.doors().iter().flat_map(|door| walls_beside(stage, &small, door)).collect();
        let wall = mean(&walls);
        assert!(!walls.is_empty(), "{} has walls", stage.theme.id);
        for door in board.doors() {
            let at = board.square(door.square);
            let far = apart(mean(&small.area(gap((at.row, at.col), door.side))), wall);
            assert!(far >= DOOR, "{}: the door at {},{} differs by {far:.3}", stage.theme.id, at.row, at.col);
        }
    }
}

#[test]
fn the_mark_of_a_token_has_contrast_at_15_pixels() {
    for stage in grounds::all() {
        for suspect in stage.suspects() {
            let seen = Seen::new(&stage.token(suspect, 15), 15.0, 0.0);
            let lights: Vec<f32> = seen.disc((0.755, 0.75), 0.2).iter().map(|at| at[0]).collect();
            let (dark, light) = lights.iter().fold((1.0_f32, 0.0_f32), |(a, b), at| (a.min(*at), b.max(*at)));
            let who = &stage.theme.suspects[suspect.index()].id;
            assert!(light - dark >= LETTER, "{}: the mark of {who} has {:.2}", stage.theme.id, light - dark);
        }
    }
}

/// The ring of a turn as the game tints it, for a token of a width in cells.
fn ring(size: f32) -> Picture {
    let mut ring = paint::turn_ring((size * paint::TURN_RING * CELL as f32) as u32);
    let Colour(candle) = palette::CANDLE;
    ring.rgba.chunks_exact_mut(4).for_each(|pixel| pixel[..3].copy_from_slice(&candle));
    ring
}

fn around((x, y): (f32, f32), half: f32) -> Area {
    Area { x: x - half, y: y - half, w: 2.0 * half, h: 2.0 * half }
}

/// The piece of wall, or of a door, between a cell and the next one.
fn gap((row, col): (u16, u16), side: Side) -> Area {
    let (x, y) = (f32::from(col), f32::from(row));
    let (thick, long) = (2.0 / 6.0, 0.8);
    match side {
        Side::North => Area { x: x + 0.1, y: y - thick / 2.0, w: long, h: thick },
        Side::South => Area { x: x + 0.1, y: y + 1.0 - thick / 2.0, w: long, h: thick },
        Side::West => Area { x: x - thick / 2.0, y: y + 0.1, w: thick, h: long },
        Side::East => Area { x: x + 1.0 - thick / 2.0, y: y + 0.1, w: thick, h: long },
    }
}

/// The pixels of the wall on both sides of a door, where there is wall.
fn walls_beside(stage: &PaintedTheme, small: &Seen, door: &Door) -> Vec<[f32; 3]> {
    let board = &stage.theme.edition.board;
    let at = board.square(door.square);
    let (down, right) = door.side.step();
    let beside = [(right, down), (-right, -down)].into_iter().filter_map(|(down, right)| {
        Some((at.row.checked_add_signed(down as i16)?, at.col.checked_add_signed(right as i16)?))
    });
    let walls = beside.filter(|&(row, col)| {
        let wall =
            board.cell(row, col) == Cell::Corridor && board.cell_beside(row, col, door.side) == Cell::Room(door.room);
        let here = board.square_at(row, col);
        wall && here.is_some_and(|square| board.doors_at(square).all(|other| other.side != door.side))
    });
    walls.flat_map(|cell| small.area(gap(cell, door.side))).collect()
}
