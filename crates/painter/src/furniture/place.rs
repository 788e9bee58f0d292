//! Finds places for furniture: along walls, clear of everything that is read, walked through or put down in a room.

use candlestick_rules::{Board, Cell, RoomId, Side};
use candlestick_themes::Furniture;

use super::{
    super::{
        area::block,
        joins,
        layout::{Area, RoomLayout},
    },
    piece::{FurniturePiece, size},
};

/// How far a piece keeps from the middle of a wall: half of it with its outline, and a little air.
const WALL: f32 = 0.16;
/// How far apart places are that are tried along a wall.
const STEP: f32 = 0.125;
/// Air between two pieces.
const AIR: f32 = 0.12;
/// How much of the cell beside a door is kept free as well: light falls through doors and widens.
const DOORWAY: f32 = 0.2;

/// For how many tokens and weapons places are kept free, and how large a piece is then; the first that fits.
const TRIES: [((usize, usize), f32); 12] = [
    ((6, 4), 1.3),
    ((6, 4), 1.14),
    ((6, 4), 1.0),
    ((6, 4), 0.86),
    ((4, 3), 1.0),
    ((4, 3), 0.86),
    ((3, 2), 1.0),
    ((3, 2), 0.86),
    ((2, 2), 1.0),
    ((2, 2), 0.86),
    ((3, 2), 0.72),
    ((2, 2), 0.72),
];

/// A straight piece of a room's wall.
#[derive(Debug, Clone, Copy)]
struct Run {
    side: Side,
    /// Where the wall is: a row's or a column's edge.
    at: f32,
    from: f32,
    to: f32,
}

impl Run {
    /// The space of something along this wall, from a point on.
    fn area(self, from: f32, long: f32, deep: f32) -> Area {
        let near = self.at + WALL;
        let far = self.at - WALL - deep;
        match self.side {
            Side::North => Area { x: from, y: near, w: long, h: deep },
            Side::South => Area { x: from, y: far, w: long, h: deep },
            Side::West => Area { x: near, y: from, w: deep, h: long },
            Side::East => Area { x: far, y: from, w: deep, h: long },
        }
    }
}

/// A room and what is free in it.
struct RoomToFurnish<'a> {
    board: &'a Board,
    room: RoomId,
    layout: RoomLayout,
    runs: Vec<Run>,
    doors: Vec<(f32, f32)>,
    taken: Vec<Area>,
}

/// Places for as many pieces as there is room for, in the order in which they are named.
pub(super) fn all(board: &Board, room: RoomId, kinds: &[Furniture]) -> Vec<FurniturePiece> {
    if kinds.is_empty() || board.centre() == Some(room) || board.start_room() == Some(room) {
        return Vec::new();
    }
    let room = RoomToFurnish::new(board, room);
    let kept: Vec<Vec<Area>> = TRIES.iter().map(|(kept, _)| room.kept(*kept)).collect();
    let mut pieces: Vec<FurniturePiece> = Vec::new();
    for kind in kinds {
        let tries = TRIES.iter().zip(&kept);
        let found = tries.filter_map(|((_, scale), kept)| room.best(*kind, *scale, kept, &pieces)).next();
        pieces.extend(found);
    }
    pieces
}

impl<'a> RoomToFurnish<'a> {
    fn new(board: &'a Board, room: RoomId) -> Self {
        let layout = RoomLayout::new(board, room);
        let inside: Vec<(u16, u16)> = board
            .doors_of(room)
            .filter_map(|door| {
                let (at, (down, right)) = (board.square(door.square), door.side.step());
                Some((at.row.checked_add_signed(down as i16)?, at.col.checked_add_signed(right as i16)?))
            })
            .collect();
        let mut taken = vec![layout.name];
        taken.extend(inside.iter().map(|&(row, col)| block(row, col, row, col).inset(-DOORWAY)));
        taken.extend(joins::beside(board, room).map(|(row, col)| block(row, col, row, col).inset(-DOORWAY)));
        if board.passage(room).is_some() {
            taken.push(square(layout.passage, layout.passage_size + 2.0 * AIR));
            taken.extend(layout.label.map(|label| label.inset(-AIR / 2.0)));
        }
        let doors = inside.iter().map(|&(row, col)| (f32::from(col) + 0.5, f32::from(row) + 0.5)).collect();
        Self { board, room, layout, runs: runs(board, room), doors, taken }
    }

    /// Where so many tokens and weapons, or fewer, stand.
    fn kept(&self, (tokens, weapons): (usize, usize)) -> Vec<Area> {
        let tokens = (1..=tokens).flat_map(|n| {
            let size = self.layout.token_size(n);
            self.layout.token_places(n).into_iter().map(move |at| square(at, size))
        });
        let weapons = (1..=weapons).flat_map(|n| {
            let size = self.layout.weapon_size(n);
            self.layout.weapon_places(n).into_iter().map(move |at| square(at, size))
        });
        tokens.chain(weapons).collect()
    }

    /// The best place along any wall: in corners, away from doors, and not all in one heap.
    fn best(&self, kind: Furniture, scale: f32, kept: &[Area], others: &[FurniturePiece]) -> Option<FurniturePiece> {
        let size = size(kind);
        let longs: &[f32] = if size.stretches { &[1.0, 0.75, 0.55] } else { &[1.0] };
        let fits = |area: &Area| self.is_free(*area, kept, others);
        longs.iter().find_map(|part| {
            let (long, deep) = (size.long * scale * part, size.deep * scale);
            let places = self
                .runs
                .iter()
                .flat_map(|run| starts(*run, long).into_iter().map(|from| (*run, from, run.area(from, long, deep))));
            let free = places.filter(|(.., area)| fits(area));
            let scored = free.map(|(run, from, area)| (self.score(run, (from, from + long), area, others), run, area));
            let better =
                |best: (f32, Run, Area), next: (f32, Run, Area)| if next.0 > best.0 + 1e-3 { next } else { best };
            scored.reduce(better).map(|(_, run, area)| FurniturePiece { kind, area, back: run.side })
        })
    }

    fn is_free(&self, area: Area, kept: &[Area], others: &[FurniturePiece]) -> bool {
        let near = area.inset(-AIR);
        let taken = self.taken.iter().chain(kept).any(|taken| taken.touches(area));
        !taken && !others.iter().any(|other| other.area.touches(near)) && self.holds(area.inset(0.02 - WALL))
    }

    /// Whether every cell that an area touches is the room's.
    fn holds(&self, area: Area) -> bool {
        if area.x < 0.0 || area.y < 0.0 {
            return false;
        }
        let (right, bottom) = ((area.x + area.w) as u16, (area.y + area.h) as u16);
        let mut cells = (area.y as u16..=bottom).flat_map(|row| (area.x as u16..=right).map(move |col| (row, col)));
        cells.all(|(row, col)| self.board.cell(row, col) == Cell::Room(self.room))
    }

    fn score(&self, run: Run, (from, to): (f32, f32), area: Area, others: &[FurniturePiece]) -> f32 {
        let far = |(x, y): (f32, f32)| (area.middle().0 - x).hypot(area.middle().1 - y);
        let nearest = |all: &mut dyn Iterator<Item = f32>, most: f32| all.fold(most, f32::min);
        let doors = nearest(&mut self.doors.iter().map(|at| far(*at)), 3.0);
        let others = nearest(&mut others.iter().map(|other| far(other.area.middle())), 4.0);
        let corner = from - run.from < WALL + 0.02 || run.to - to < WALL + 0.02;
        0.3 * doors + 0.35 * others + if corner { 0.5 } else { 0.0 }
    }
}

fn square((x, y): (f32, f32), size: f32) -> Area {
    Area { x: x - size / 2.0, y: y - size / 2.0, w: size, h: size }
}

/// Where along a wall something of a length can begin: from its one end in steps, and at its other end.
fn starts(run: Run, long: f32) -> Vec<f32> {
    let (first, last) = (run.from + WALL, run.to - WALL - long);
    let count = if last < first { 0 } else { ((last - first) / STEP) as u16 + 1 };
    let steps = (0..count).map(|n| first + f32::from(n) * STEP);
    steps.chain((count > 0).then_some(last)).collect()
}

/// All straight pieces of a room's walls.
fn runs(board: &Board, room: RoomId) -> Vec<Run> {
    let walled = |row: u16, col: u16, side: Side| {
        board.cell(row, col) == Cell::Room(room) && board.cell_beside(row, col, side) != Cell::Room(room)
    };
    let mut runs: Vec<Run> = Vec::new();
    for side in Side::ALL {
        let level = side.step().1 == 0;
        let (lines, cells) = if level { (board.rows(), board.cols()) } else { (board.cols(), board.rows()) };
        let behind = f32::from(u8::from(matches!(side, Side::South | Side::East)));
        for (line, cell) in (0..lines).flat_map(|line| (0..cells).map(move |cell| (line, cell))) {
            let (row, col) = if level { (line, cell) } else { (cell, line) };
            if !walled(row, col, side) {
                continue;
            }
            let (at, from) = (f32::from(line) + behind, f32::from(cell));
            match runs.last_mut() {
                Some(run) if run.side == side && run.at == at && run.to == from => run.to += 1.0,
                _ => runs.push(Run { side, at, from, to: from + 1.0 }),
            }
        }
    }
    runs
}
