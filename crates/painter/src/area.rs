//! Rectangles in cells, the largest one in a shape, and pieces laid out in one.

use candlestick_rules::{Board, Cell, Side};

/// A rectangle in cells.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Area {
    /// Left edge.
    pub x: f32,
    /// Top edge.
    pub y: f32,
    /// Width.
    pub w: f32,
    /// Height.
    pub h: f32,
}

impl Area {
    /// The middle.
    #[must_use]
    pub fn middle(self) -> (f32, f32) {
        (self.x + self.w / 2.0, self.y + self.h / 2.0)
    }

    /// The same, smaller by a length on every side.
    #[must_use]
    pub fn inset(self, by: f32) -> Self {
        Self { x: self.x + by, y: self.y + by, w: self.w - 2.0 * by, h: self.h - 2.0 * by }
    }

    /// Whether two rectangles share more than an edge.
    #[must_use]
    pub fn touches(self, other: Self) -> bool {
        let apart = |a: f32, a_size: f32, b: f32, b_size: f32| a + a_size <= b + 1e-4 || b + b_size <= a + 1e-4;
        !apart(self.x, self.w, other.x, other.w) && !apart(self.y, self.h, other.y, other.h)
    }

    /// The rectangle as x, y, width, height.
    #[must_use]
    pub fn as_tuple(self) -> (f32, f32, f32, f32) {
        (self.x, self.y, self.w, self.h)
    }

    /// Room for `n` pieces of at most a width: how wide each may be, and their middles, row by row around the middle.
    pub(super) fn places(self, n: usize, most: f32) -> (f32, Vec<(f32, f32)>) {
        let pitch_of = |rows: usize| (self.w / n.div_ceil(rows) as f32).min(self.h / rows as f32);
        let airy = |rows: &usize| pitch_of(*rows) >= most && n.div_ceil(*rows) as f32 * most <= self.w * 0.7;
        let enough = (1..=n).find(airy).or_else(|| (1..=n).find(|rows| pitch_of(*rows) >= most));
        let best = || (1..=n).max_by(|a, b| pitch_of(*a).total_cmp(&pitch_of(*b)));
        let Some(rows) = enough.or_else(best) else { return (most, Vec::new()) };
        let pitch = pitch_of(rows);
        let size = most.min(pitch * 0.98);
        let cols = n.div_ceil(rows);
        let across = (self.w / cols as f32).min(size * 1.16);
        let down = (self.h / rows as f32).min(size * 1.08);
        let (x, y) = self.middle();
        let place = |at: usize| {
            let (row, col) = (at / cols, at % cols);
            let in_row = cols.min(n - row * cols) as f32;
            (x + (col as f32 - (in_row - 1.0) / 2.0) * across, y + (row as f32 - (rows as f32 - 1.0) / 2.0) * down)
        };
        (size, (0..n).map(place).collect())
    }
}

/// The rectangle from one cell to another, both included.
pub(super) fn block(top: u16, left: u16, bottom: u16, right: u16) -> Area {
    let (x, y) = (f32::from(left), f32::from(top));
    Area { x, y, w: f32::from(right) + 1.0 - x, h: f32::from(bottom) + 1.0 - y }
}

/// The largest rectangle of cells that a shape has; of equals the wider one.
pub(super) fn largest(rows: u16, cols: u16, has: impl Fn(u16, u16) -> bool) -> Option<Area> {
    let mut best: Option<Area> = None;
    for row in 0..rows {
        for col in 0..cols {
            let mut width = cols - col;
            for bottom in row..rows {
                let most = f32::from(width) * f32::from(rows - row);
                if best.is_some_and(|best| most < best.w * best.h) {
                    break;
                }
                width = (col..col + width).take_while(|col| has(bottom, *col)).count() as u16;
                if width == 0 {
                    break;
                }
                let next = block(row, col, bottom, col + width - 1);
                let better = |old: Area| (next.w * next.h, next.w) > (old.w * old.h, old.w);
                if best.is_none_or(better) {
                    best = Some(next);
                }
            }
        }
    }
    best
}

/// For each cell, row by row: whether it is unusable and joined to the board's edge by such cells.
pub(super) fn outside(board: &Board) -> Vec<bool> {
    let (rows, cols) = (board.rows(), board.cols());
    let at = |row: u16, col: u16| usize::from(row) * usize::from(cols) + usize::from(col);
    let mut outside = vec![false; usize::from(rows) * usize::from(cols)];
    let all = (0..rows).flat_map(|row| (0..cols).map(move |col| (row, col)));
    let edge = |&(row, col): &(u16, u16)| row == 0 || col == 0 || row + 1 == rows || col + 1 == cols;
    let mut next: Vec<(u16, u16)> = all.filter(edge).collect();
    while let Some((row, col)) = next.pop() {
        if row >= rows || col >= cols || outside[at(row, col)] || board.cell(row, col) != Cell::Void {
            continue;
        }
        outside[at(row, col)] = true;
        let beside = Side::ALL.into_iter().filter_map(|side| {
            let (down, right) = side.step();
            Some((row.checked_add_signed(down as i16)?, col.checked_add_signed(right as i16)?))
        });
        next.extend(beside);
    }
    outside
}
