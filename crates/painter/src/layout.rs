//! Finds where things go on a board, in cells from the grid's top left corner (x right, y down).

use candlestick_rules::{Board, Cell, RoomId, Side};

pub use super::area::Area;
use super::area::{block, largest};

/// A token's width in cells where there is room enough.
pub const TOKEN: f32 = 1.06;

/// A weapon's width in cells where there is room enough.
pub const WEAPON: f32 = 0.82;

/// How far pieces and letters keep from a room's walls, in cells.
const INSET: f32 = 0.12;

/// Where name, pictogram, tokens, weapons and the secret passage go in one room.
#[derive(Debug, Clone, PartialEq)]
pub struct RoomLayout {
    /// The largest rectangle of the room's cells, less a little along the walls.
    pub inner: Area,
    /// The name's space.
    pub name: Area,
    /// The pictogram's square.
    pub icon: Area,
    /// The middle of the trapdoor of the secret passage, also of a card that lies in the room.
    pub passage: (f32, f32),
    /// The trapdoor's width.
    pub passage_size: f32,
    /// The space beside the trapdoor for words, if there is any.
    pub label: Option<Area>,
    tokens: Area,
    weapons: Area,
}

impl RoomLayout {
    /// Measures a room.
    #[must_use]
    pub fn new(board: &Board, room: RoomId) -> Self {
        let cells = Cells::of(board, room);
        let whole = largest(board.rows(), board.cols(), |row, col| board.cell(row, col) == Cell::Room(room));
        let inner = whole.unwrap_or(middle_cell(board)).inset(INSET);
        let (name, rest) = name_and_rest(inner, &cells);
        let tokens = Area { h: rest.h * 0.7, ..rest };
        let weapons = Area { y: rest.y + rest.h * 0.71, h: rest.h * 0.29, ..rest };
        let width = rest.w.min(rest.h) * 0.94;
        let icon = Area { x: rest.x + (rest.w - width) / 2.0, y: rest.y + (rest.h - width) / 2.0, w: width, h: width };
        let (passage, passage_size) = ((0.0, 0.0), 0.0);
        let mut layout = Self { inner, name, icon, passage, passage_size, label: None, tokens, weapons };
        layout.place_passage(&cells, board.passage(room).is_some());
        layout
    }

    /// Takes a spare cell for the passage, or the end of the weapons' space that is farther from the doors.
    fn place_passage(&mut self, cells: &Cells, needed: bool) {
        if let Some((row, col)) = cells.spare(self.inner) {
            self.passage = (f32::from(col) + 0.5, f32::from(row) + 0.5);
            self.passage_size = 0.84;
            self.label = cells.strip_beside((row, col), self.inner);
            return;
        }
        let height = self.weapons.h.min(self.weapons.w * 0.3);
        let width = (height * 1.7).min(self.weapons.w * 0.3).max(height);
        let (left, y) = (self.weapons.x, self.weapons.y + self.weapons.h / 2.0);
        let right = left + self.weapons.w;
        let far_left = cells.door_distance(left, y) >= cells.door_distance(right, y);
        let middle = if far_left { left + width / 2.0 } else { right - width / 2.0 };
        (self.passage, self.passage_size) = ((middle, y), height);
        if needed {
            self.weapons.w -= width * 1.08;
            self.weapons.x += if far_left { width * 1.08 } else { 0.0 };
            // The words go below a smaller trapdoor.
            let label = Area { x: middle - width / 2.0, y: y + height * 0.15, w: width, h: height * 0.35 };
            (self.passage, self.passage_size) = ((middle, y - height * 0.18), height * 0.62);
            self.label = Some(label);
        }
    }

    /// The middles of `n` tokens in the room.
    #[must_use]
    pub fn token_places(&self, n: usize) -> Vec<(f32, f32)> {
        self.tokens.places(n, TOKEN).1
    }

    /// How wide each of `n` tokens in the room may be, at most [`TOKEN`].
    #[must_use]
    pub fn token_size(&self, n: usize) -> f32 {
        self.tokens.places(n, TOKEN).0
    }

    /// The middles of `n` weapons in the room.
    #[must_use]
    pub fn weapon_places(&self, n: usize) -> Vec<(f32, f32)> {
        self.weapons.places(n, WEAPON).1
    }

    /// How wide each of `n` weapons in the room may be, at most [`WEAPON`].
    #[must_use]
    pub fn weapon_size(&self, n: usize) -> f32 {
        self.weapons.places(n, WEAPON).0
    }
}

/// The name goes to the top, but to the bottom if there are fewer doors there, so that they don't meet.
fn name_and_rest(inner: Area, cells: &Cells) -> (Area, Area) {
    let h = (inner.h * 0.218).min(1.3);
    let (top, bottom) = (Area { h, ..inner }, Area { y: inner.y + inner.h - h, h, ..inner });
    let touched = |cells: &[(u16, u16)], area: Area| {
        cells.iter().filter(|&&(row, col)| area.touches(block(row, col, row, col))).count()
    };
    let crowded = |area: Area| (touched(&cells.doors, area) > 0, touched(&cells.joined, area));
    if crowded(bottom) < crowded(top) {
        return (bottom, Area { h: inner.h - h, ..inner });
    }
    (top, Area { y: inner.y + h, h: inner.h - h, ..inner })
}

fn middle_cell(board: &Board) -> Area {
    Area { x: f32::from(board.cols() / 2), y: f32::from(board.rows() / 2), w: 1.0, h: 1.0 }
}

/// The cells of one room and those just inside its doors.
struct Cells {
    cells: Vec<(u16, u16)>,
    doors: Vec<(u16, u16)>,
    /// Cells along the wall to a room with a joining door.
    joined: Vec<(u16, u16)>,
}

impl Cells {
    fn of(board: &Board, room: RoomId) -> Self {
        let cells: Vec<_> = board.places_of(Cell::Room(room)).collect();
        let doors = board.doors_of(room).filter_map(|door| {
            let (at, (down, right)) = (board.square(door.square), door.side.step());
            Some((at.row.checked_add_signed(down as i16)?, at.col.checked_add_signed(right as i16)?))
        });
        let doors: Vec<_> = doors.collect();
        let others: Vec<_> = board.joined(room).map(Cell::Room).collect();
        let beside = |&(row, col): &(u16, u16)| {
            Side::ALL.into_iter().any(|side| others.contains(&board.cell_beside(row, col, side)))
        };
        let joined = cells.iter().copied().filter(beside).collect();
        Self { cells, doors, joined }
    }

    fn has(&self, row: u16, col: u16) -> bool {
        self.cells.binary_search(&(row, col)).is_ok()
    }

    /// The distance of a point to the nearest door.
    fn door_distance(&self, x: f32, y: f32) -> f32 {
        let far = |&(row, col): &(u16, u16)| (f32::from(col) + 0.5 - x).hypot(f32::from(row) + 0.5 - y);
        self.doors.iter().map(far).fold(100.0, f32::min)
    }

    /// Whether a cell is in the room but neither in a space nor at a door.
    fn free(&self, (row, col): (u16, u16), of: Area) -> bool {
        self.has(row, col) && !of.touches(block(row, col, row, col)) && !self.doors.contains(&(row, col))
    }

    /// The cell outside a space that lies farthest from the doors.
    fn spare(&self, outside: Area) -> Option<(u16, u16)> {
        let free = self.cells.iter().copied().filter(|cell| self.free(*cell, outside));
        let far = |(row, col): (u16, u16)| self.door_distance(f32::from(col) + 0.5, f32::from(row) + 0.5);
        free.max_by(|a, b| far(*a).total_cmp(&far(*b)))
    }

    /// The longest row of up to three free cells that starts beside a cell.
    fn strip_beside(&self, cell: (u16, u16), outside: Area) -> Option<Area> {
        let strips = [Side::East, Side::West, Side::South, Side::North].map(|side| self.strip(cell, side, outside));
        strips
            .into_iter()
            .flatten()
            .reduce(|best, next| if next.w * next.h > best.w * best.h + 0.1 { next } else { best })
    }

    fn strip(&self, (row, col): (u16, u16), side: Side, outside: Area) -> Option<Area> {
        let (down, right) = side.step();
        let step = |n: i16| Some((row.checked_add_signed(down as i16 * n)?, col.checked_add_signed(right as i16 * n)?));
        let cells: Vec<_> = (1..=3).map_while(|n| step(n).filter(|cell| self.free(*cell, outside))).collect();
        let (first, last) = (*cells.first()?, *cells.last()?);
        Some(block(first.0.min(last.0), first.1.min(last.1), first.0.max(last.0), first.1.max(last.1)).inset(0.02))
    }
}

/// The closed block in the middle of a board: the dice tray and the case file.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Centre {
    /// The whole block.
    pub whole: Area,
    /// Where dice are thrown.
    pub tray: Area,
    /// Where the case file lies.
    pub file: Area,
}

/// Room beside the squares for `n` weapons that lie in no room: how wide each may be, and their middles.
///
/// It is the largest closed block that isn't taken by dice and case file; a board without one has its lower edge.
#[must_use]
pub fn shelf(board: &Board, n: usize) -> (Area, f32, Vec<(f32, f32)>) {
    let taken = centre(board).map(|centre| centre.whole);
    let free = |row: u16, col: u16| {
        board.cell(row, col) == Cell::Void && !taken.is_some_and(|taken| taken.touches(block(row, col, row, col)))
    };
    let edge = Area { x: 0.0, y: f32::from(board.rows()) - 0.1, w: f32::from(board.cols()), h: 0.6 };
    let block = largest(board.rows(), board.cols(), free).filter(|area| area.w * area.h >= 0.5 * n as f32);
    let area = block.unwrap_or(edge);
    let (size, places) = area.inset(area.h.min(area.w) * 0.08).places(n, WEAPON);
    (area, size, places)
}

/// The largest closed block inside the house, if it is at least two cells in each direction.
#[must_use]
pub fn centre(board: &Board) -> Option<Centre> {
    let outside = super::area::outside(board);
    let inside = |row: u16, col: u16| {
        let at = usize::from(row) * usize::from(board.cols()) + usize::from(col);
        board.cell(row, col) == Cell::Void && !outside[at]
    };
    let whole = largest(board.rows(), board.cols(), inside).filter(|area| area.w > 1.5 && area.h > 1.5)?;
    let (tray, file) = if whole.h >= whole.w {
        let h = whole.h * 0.5;
        (Area { h, ..whole }, Area { y: whole.y + h, h: whole.h - h, ..whole })
    } else {
        let w = whole.w * 0.5;
        (Area { w, ..whole }, Area { x: whole.x + w, w: whole.w - w, ..whole })
    };
    Some(Centre { whole, tray, file })
}
