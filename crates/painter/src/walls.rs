//! Thick walls along every edge where the kind of cell changes, with gaps for doors, and along closed edges.

use tiny_skia::{Path, PathBuilder, Rect};

use super::{
    canvas::{Canvas, flat, shape},
    colour::{darker, lighter, mix},
    lamp::{WALL, fallen},
};
use candlestick_rules::{Board, Cell, Side};
use candlestick_themes::{HouseLook, palette};

/// How thick walls are drawn, in cells.
pub(super) const THICK: f32 = 0.19;

/// An edge between two cells, from its left or upper end.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct WallEdge {
    row: u16,
    col: u16,
    level: bool,
}

impl WallEdge {
    /// The edge on one side of a cell.
    fn of(row: u16, col: u16, side: Side) -> Self {
        match side {
            Side::North => Self { row, col, level: true },
            Side::South => Self { row: row + 1, col, level: true },
            Side::West => Self { row, col, level: false },
            Side::East => Self { row, col: col + 1, level: false },
        }
    }

    fn push(self, path: &mut PathBuilder, thick: f32, shift: f32) {
        let (x, y) = fallen((f32::from(self.col), f32::from(self.row)), shift);
        let (w, h) = if self.level { (1.0, 0.0) } else { (0.0, 1.0) };
        let rect = Rect::from_xywh(x - thick / 2.0, y - thick / 2.0, w + thick, h + thick);
        path.extend(rect);
    }
}

/// Adds a rectangle if there is one.
trait Extend {
    fn extend(&mut self, rect: Option<Rect>);
}

impl Extend for PathBuilder {
    fn extend(&mut self, rect: Option<Rect>) {
        if let Some(rect) = rect {
            self.push_rect(rect);
        }
    }
}

/// All edges that have a wall.
pub(super) fn edges(board: &Board) -> Vec<WallEdge> {
    let mut edges: Vec<WallEdge> = Vec::new();
    for (row, col) in board.places() {
        let cell = board.cell(row, col);
        if cell != Cell::Void {
            let differs = |side: &Side| board.cell_beside(row, col, *side) != cell;
            edges.extend(Side::ALL.into_iter().filter(differs).map(|side| WallEdge::of(row, col, side)));
        }
    }
    edges.extend(board.walls().iter().filter_map(|&(a, b)| between(a, b)));
    edges.sort_unstable();
    edges.dedup();
    let doors = board.doors().iter().map(|door| {
        let at = board.square(door.square);
        WallEdge::of(at.row, at.col, door.side)
    });
    let doors: Vec<WallEdge> = doors.collect();
    edges.retain(|edge| !doors.contains(edge));
    edges
}

/// The edge between two neighbouring cells.
fn between(a: (u16, u16), b: (u16, u16)) -> Option<WallEdge> {
    let step = (i32::from(b.0) - i32::from(a.0), i32::from(b.1) - i32::from(a.1));
    let side = Side::ALL.into_iter().find(|side| side.step() == step)?;
    Some(WallEdge::of(a.0, a.1, side))
}

fn all(edges: &[WallEdge], thick: f32, shift: f32) -> Option<Path> {
    shape(|path| edges.iter().for_each(|edge| edge.push(path, thick, shift)))
}

/// Draws the walls: a dark outline, then wood with its upper edges in the light; in strong colours light alone.
pub(super) fn paint(canvas: &mut Canvas, board: &Board, look: HouseLook) {
    let edges = edges(board);
    if canvas.is_strong() {
        let layers = [(THICK + 0.07, canvas.tone(palette::NIGHT)), (THICK - 0.03, canvas.tone(palette::IVORY))];
        for (thick, colour) in layers {
            if let Some(path) = all(&edges, thick, 0.0) {
                canvas.fill(&path, &flat(colour, 1.0));
            }
        }
        return;
    }
    let wood = lighter(look.wood, 0.10);
    let layers = [
        (THICK + 0.07, 0.0, darker(palette::INK, 0.55)),
        (THICK, 0.0, mix(look.accent, look.wood, 0.22)),
        (THICK - 0.05, WALL, wood),
    ];
    for (thick, shift, colour) in layers {
        if let Some(path) = all(&edges, thick, shift) {
            canvas.fill(&path, &flat(colour, 1.0));
        }
    }
}
