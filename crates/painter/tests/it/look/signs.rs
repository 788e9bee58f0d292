//! Every sign of the board stands out from what lies under it by 3 to 1 at least, as for all that is not text (WCAG 1.4.11).

use candlestick_painter::{
    self as paint, Picture,
    layout::{Area, RoomLayout},
};
use candlestick_rules::{Board, Cell, Door, RoomId, Side, SquareId, SquareMark};
use candlestick_themes::{Colour, linear, palette};

use super::{
    grounds::{self, CELL, PaintedTheme, tinted},
    measure::median,
};
use crate::fonts;

/// The least ratio of a sign to its ground.
const RATIO: f32 = 3.0;
/// How much of a sign has that ratio at least: a rim of a twentieth of its width all around it has this much of its area.
const SHARE: f32 = 0.2;

/// How light each pixel of a picture is, with places in cells.
struct Lights {
    width: u32,
    lights: Vec<f32>,
}

impl Lights {
    fn new(picture: &Picture) -> Self {
        let light = |pixel: &[u8]| {
            let [red, green, blue] = linear(Colour([pixel[0], pixel[1], pixel[2]]));
            0.2126 * red + 0.7152 * green + 0.0722 * blue
        };
        Self { width: picture.width, lights: picture.rgba.chunks_exact(4).map(light).collect() }
    }

    /// The pixels for whose middles, in cells, something holds.
    fn pixels(&self, holds: impl Fn((f32, f32)) -> bool) -> Vec<f32> {
        let at = |pixel: usize| (pixel as f32 + 0.5 - paint::margin(CELL) as f32) / CELL as f32;
        let place = |n: usize| (at(n % self.width as usize), at(n / self.width as usize));
        let held = self.lights.iter().enumerate().filter(|(n, _)| holds(place(*n)));
        held.map(|(_, light)| *light).collect()
    }

    fn area(&self, area: Area) -> Vec<f32> {
        self.pixels(|at| within(area, at))
    }
}

fn within(area: Area, (x, y): (f32, f32)) -> bool {
    (area.x..area.x + area.w).contains(&x) && (area.y..area.y + area.h).contains(&y)
}

/// How much of a sign stands out from a ground.
fn share(sign: &[f32], ground: f32) -> f32 {
    let ratio = |light: f32| (light.max(ground) + 0.05) / (light.min(ground) + 0.05);
    sign.iter().filter(|light| ratio(**light) >= RATIO).count() as f32 / sign.len().max(1) as f32
}

fn check(stage: &PaintedTheme, what: &str, sign: &[f32], ground: f32) {
    let share = share(sign, ground);
    let (id, strong) = (&stage.theme.id, if stage.theme.strong { ", strong" } else { "" });
    assert!(share >= SHARE, "{id}{strong}: of {what} {share:.2} stand out from {ground:.3}");
}

fn cell((row, col): (u16, u16)) -> Area {
    Area { x: f32::from(col), y: f32::from(row), w: 1.0, h: 1.0 }
}

fn of_square(board: &Board, square: SquareId) -> Area {
    let at = board.square(square);
    cell((at.row, at.col))
}

/// The middle light of the corridor's plain squares.
fn tiles(stage: &PaintedTheme, lights: &Lights) -> f32 {
    let board = &stage.theme.edition.board;
    let plain = board.square_ids().filter(|square| stage.plain(*square)).take(12);
    median(plain.flat_map(|square| lights.area(of_square(board, square).inset(0.1))))
}

/// The middle light of a room's bare floor.
fn floor(stage: &PaintedTheme, bare: &Lights, room: RoomId) -> f32 {
    let board = &stage.theme.edition.board;
    median(bare.pixels(|(x, y)| x >= 0.0 && y >= 0.0 && board.cell(y as u16, x as u16) == Cell::Room(room)).into_iter())
}

/// The mat before a door, with its rim: half as large where two doors share a square.
fn mat(board: &Board, door: &Door) -> Area {
    let (down, right) = door.side.step();
    let shared = board.doors_at(door.square).any(|other| other.side.step().0.abs() != down.abs());
    let scale = if shared { 0.5 } else { 1.0 };
    let (x, y) = of_square(board, door.square).middle();
    let far = if shared { 0.5 - 0.03 - 0.38 * scale } else { 0.12 };
    let (x, y) = (x + right as f32 * far, y + down as f32 * far);
    let (long, short) = (0.72 * scale, 0.54 * scale);
    let (w, h) = if right == 0 { (long, short) } else { (short, long) };
    Area { x: x - w / 2.0, y: y - h / 2.0, w, h }
}

#[test]
fn what_is_painted_on_the_board_stands_out_from_its_ground() {
    for stage in grounds::all().iter().chain(grounds::strong()) {
        let (theme, board) = (&stage.theme, &stage.theme.edition.board);
        let (lights, bare) = (Lights::new(&stage.board), Lights::new(&stage.bare_board));
        let tiles = tiles(stage, &lights);
        for door in board.doors() {
            check(stage, &format!("the mat of {door:?}"), &lights.area(mat(board, door)), tiles);
        }
        for (n, start) in board.starts().iter().enumerate() {
            check(stage, &format!("start {n}"), &lights.area(of_square(board, *start).inset(0.02)), tiles);
        }
        for square in board.square_ids().filter(|square| board.marked(*square)) {
            if theme.edition.profile.mark != SquareMark::Plain {
                check(stage, "a mark", &lights.area(of_square(board, square).inset(0.08)), tiles);
            }
        }
        for square in board.special() {
            let cells = board.places().filter(|&(row, col)| board.square_at(row, col) == Some(*square));
            let slab: Vec<f32> = cells.flat_map(|at| lights.area(cell(at))).collect();
            check(stage, "a special square", &slab, tiles);
        }
        for (room, look) in board.rooms().zip(&theme.rooms) {
            let layout = RoomLayout::new(board, room);
            let floor = floor(stage, &bare, room);
            if board.passage(room).is_some() {
                let half = layout.passage_size / 2.0 * 1.06;
                let (x, y) = layout.passage;
                let stairs = Area { x: x - half, y: y - half, w: 2.0 * half, h: 2.0 * half };
                check(stage, &format!("the passage of {}", look.id), &lights.area(stairs), floor);
            }
        }
        for (one, other) in board.joins() {
            for (room, beyond) in [(*one, *other), (*other, *one)] {
                // Its place is the painter's choice: somewhere on the wall that both share.
                let ground = floor(stage, &bare, room);
                let best = mats(board, room, beyond).map(|area| lights.area(area));
                let best = best.max_by(|a, b| share(a, ground).total_cmp(&share(b, ground))).expect("a shared wall");
                check(stage, &format!("a joining door of {room:?}"), &best, ground);
            }
        }
    }
}

/// Where the half of a joining door's mat that lies in one room can be.
fn mats(board: &Board, room: RoomId, beyond: RoomId) -> impl Iterator<Item = Area> {
    let edges = board.places_of(Cell::Room(room)).flat_map(|(row, col)| Side::ALL.map(|side| (row, col, side)));
    let shared = edges.filter(move |&(row, col, side)| board.cell_beside(row, col, side) == Cell::Room(beyond));
    shared.map(|(row, col, side)| {
        let ((down, right), (x, y)) = (side.step(), cell((row, col)).middle());
        let (x, y) = (x + right as f32 * 0.19, y + down as f32 * 0.19);
        let (w, h) = if right == 0 { (0.72, 0.38) } else { (0.38, 0.72) };
        Area { x: x - w / 2.0, y: y - h / 2.0, w, h }
    })
}

/// The board with a picture on it, tinted, over an area in cells.
fn laid(stage: &PaintedTheme, picture: &Picture, (colour, alpha): (Colour, f32), area: Area) -> Lights {
    let mut board = stage.board.clone();
    let pixels = |cells: f32| (cells * CELL as f32).round() as u32;
    let sized = picture.resized(pixels(area.w), pixels(area.h)).expect("a picture");
    let to = |at: f32| pixels(at) + paint::margin(CELL);
    board.lay(&tinted(&sized, colour, alpha), (to(area.x), to(area.y)));
    Lights::new(&board)
}

/// Of so many boards in strong colours what takes long is looked at: all others are as dark.
const FEW: usize = 2;

/// How the game lights a square and the edge of a room that can be gone to, and the chosen one.
const PLACES: [(&str, Colour, f32); 2] = [("reach", palette::REACH, 0.85), ("chosen", palette::CANDLE, 1.0)];

#[test]
fn a_square_that_can_be_gone_to_stands_out_from_its_tile() {
    let mark = paint::reach(2 * CELL);
    for stage in grounds::all().iter().chain(grounds::strong()) {
        let board = &stage.theme.edition.board;
        let lights = Lights::new(&stage.board);
        let squares: Vec<SquareId> = board.square_ids().filter(|square| stage.plain(*square)).take(2).collect();
        let tiles = tiles(stage, &lights);
        for (what, colour, alpha) in PLACES {
            for square in &squares {
                let area = of_square(board, *square);
                check(stage, &format!("{what} square"), &laid(stage, &mark, (colour, alpha), area).area(area), tiles);
            }
        }
    }
}

#[test]
fn the_edge_of_a_room_that_can_be_gone_to_stands_out_from_its_floor() {
    for stage in grounds::all().iter().chain(&grounds::strong()[..FEW]) {
        let board = &stage.theme.edition.board;
        let bare = Lights::new(&stage.bare_board);
        for room in board.rooms() {
            let (edge, bounds) = (paint::room_edge(&stage.theme, room, &fonts()), paint::room_bounds(board, room));
            let floor = floor(stage, &bare, room);
            // The sign is what the edge paints at all.
            let scale = edge.width as f32 / bounds.w;
            let painted = |(x, y): (f32, f32)| {
                let (x, y) = ((x - bounds.x) * scale, (y - bounds.y) * scale);
                let inside = x >= 0.0 && y >= 0.0 && x < edge.width as f32 && y < edge.height as f32;
                inside && edge.rgba[((y as u32 * edge.width + x as u32) * 4 + 3) as usize] > 127
            };
            for (what, colour, alpha) in PLACES {
                let lit = laid(stage, &edge, (colour, alpha), bounds).pixels(painted);
                check(stage, &format!("the edge of {room:?}, {what}"), &lit, floor);
            }
        }
    }
}

#[test]
fn the_ring_of_a_turn_stands_out_from_every_ground() {
    for stage in grounds::all().iter().chain(&grounds::strong()[..FEW]) {
        for ground in stage.grounds() {
            let size = ground.size * paint::TURN_RING;
            let ring = paint::turn_ring((size * CELL as f32) as u32);
            let (x, y) = ground.at;
            let area = Area { x: x - size / 2.0, y: y - size / 2.0, w: size, h: size };
            let lit = laid(stage, &ring, (palette::CANDLE, 1.0), area);
            let circle = lit.pixels(|at| (0.5..0.66).contains(&((at.0 - x).hypot(at.1 - y) / ground.size)));
            let bare = Lights::new(&stage.bare_board);
            let under = median(bare.pixels(|at| (at.0 - x).hypot(at.1 - y) < 0.66 * ground.size).into_iter());
            check(stage, &format!("the ring on {}", ground.name), &circle, under);
        }
    }
}

/// The share of a wall that is its light line, beside its dark rims.
const LINE: f32 = 0.5;
/// How far from a name's space its shade reaches, in cells.
const SHADED: f32 = 0.5;

#[test]
fn in_strong_colours_walls_and_the_gaps_in_them_stand_out_from_both_sides() {
    for stage in grounds::strong() {
        let board = &stage.theme.edition.board;
        let (lights, bare) = (Lights::new(&stage.board), Lights::new(&stage.bare_board));
        let corridor = tiles(stage, &lights);
        let floors: Vec<_> = board.rooms().map(|room| (room, floor(stage, &bare, room))).collect();
        let ground = |kind: Cell| match kind {
            Cell::Room(room) => floors.iter().find(|(other, _)| *other == room).map(|(_, light)| *light),
            Cell::Corridor => Some(corridor),
            Cell::Void => None,
        };
        let names: Vec<_> = board.rooms().map(|room| RoomLayout::new(board, room).name).collect();
        let (mut walls, mut under_names) = (0, 0);
        for room in board.rooms() {
            for (row, col) in board.places_of(Cell::Room(room)) {
                for side in [Side::South, Side::East] {
                    let beyond = board.cell_beside(row, col, side);
                    let Some((own, other)) = ground(Cell::Room(room)).zip(ground(beyond)) else { continue };
                    if beyond == Cell::Room(room) {
                        continue;
                    }
                    let ((down, right), (x, y)) = (side.step(), cell((row, col)).middle());
                    let (x, y) = (x + right as f32 * 0.5, y + down as f32 * 0.5);
                    let (w, h) = if right == 0 { (0.5, 0.19) } else { (0.19, 0.5) };
                    let wall = lights.area(Area { x: x - w / 2.0, y: y - h / 2.0, w, h });
                    walls += 1;
                    // The shade of a room's name may go over the wall beside it.
                    let beside = |name: &Area| {
                        (name.y - y).max(y - name.y - name.h) < SHADED && (name.x..name.x + name.w).contains(&x)
                    };
                    if names.iter().any(beside) {
                        under_names += 1;
                        continue;
                    }
                    for ground in [own, other] {
                        let share = share(&wall, ground);
                        let id = &stage.theme.id;
                        assert!(share >= LINE, "{id}: {share:.2} of the wall {side:?} of {row},{col} from {ground:.3}");
                    }
                }
            }
        }
        assert!(walls - under_names > 12, "{}: {walls}, {under_names} under names", stage.theme.id);
    }
}

#[test]
fn in_strong_colours_grounds_are_darker_than_they_are_else() {
    for (usual, strong) in grounds::all().iter().zip(grounds::strong()) {
        let (before, after) = (Lights::new(&usual.bare_board), Lights::new(&strong.bare_board));
        for room in usual.theme.edition.board.rooms() {
            let (before, after) = (floor(usual, &before, room), floor(strong, &after, room));
            assert!(after < before * 0.5, "{}, {room:?}: {before:.3}, {after:.3}", usual.theme.id);
        }
        assert_eq!(usual.theme.strong, !strong.theme.strong);
    }
}
