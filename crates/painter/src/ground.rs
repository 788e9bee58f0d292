//! Fills the board's cells pixel by pixel: floors, corridor tiles and dark wood, each shaded along the walls.

use super::{
    area::outside,
    canvas::Canvas,
    colour::darker,
    floors::{FloorPoint, Rgb, floor, lit, planks, toward},
    lamp::facing,
    noise::{hash, rise, smooth},
};
use candlestick_rules::{Board, Cell};
use candlestick_themes::palette;
use candlestick_themes::{Colour, Floor, Theme};

/// The eight cells around one, as (down, right).
const AROUND: [(i32, i32); 8] = [(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)];

/// What the cells are filled with, and where shadows fall.
pub(super) struct GroundPainter<'a> {
    theme: &'a Theme,
    /// The colours of corridor tiles and of the grout between them.
    tiles: (Rgb, Rgb),
    outside: Vec<bool>,
}

/// One cell to be filled.
struct GroundCell {
    row: u16,
    col: u16,
    cell: Cell,
    outside: bool,
    /// Neighbours that stand behind a wall.
    walls: Vec<(i32, i32)>,
}

impl<'a> GroundPainter<'a> {
    /// Gets ready to fill a theme's board.
    pub fn new(theme: &'a Theme) -> Self {
        let own = theme.corridor.map(|colour| (rgb(colour), rgb(darker(colour, 0.36))));
        let tiles = own.unwrap_or((rgb(palette::TILE), rgb(palette::GROUT)));
        Self { theme, tiles, outside: outside(&theme.edition.board) }
    }

    fn board(&self) -> &Board {
        &self.theme.edition.board
    }

    /// Fills a row of cells, outside the house only where the theme says with what; `margin` is how many pixels lie around
    /// the grid.
    pub fn paint_row(&self, canvas: &mut Canvas, row: u16, margin: u32) {
        for col in 0..self.board().cols() {
            let square = self.square(row, col);
            if !square.outside || self.theme.outside.is_some() {
                self.fill(canvas, &square, margin);
            }
        }
    }

    fn square(&self, row: u16, col: u16) -> GroundCell {
        let board = self.board();
        let cell = board.cell(row, col);
        let near = |&(down, right): &(i32, i32)| {
            let beside = row.checked_add_signed(down as i16).zip(col.checked_add_signed(right as i16));
            beside.map_or(Cell::Void, |(row, col)| board.cell(row, col)) != cell
        };
        let walls = AROUND.into_iter().filter(near).collect();
        let outside = self.outside[usize::from(row) * usize::from(board.cols()) + usize::from(col)];
        GroundCell { row, col, cell, outside, walls }
    }

    fn fill(&self, canvas: &mut Canvas, square: &GroundCell, margin: u32) {
        let unit = canvas.unit() as u32;
        let pixel = 1.0 / unit as f32;
        let (left, top) = (u32::from(square.col) * unit + margin, u32::from(square.row) * unit + margin);
        let look = self.look(square);
        let stride = canvas.map().width();
        let data = canvas.map().data_mut();
        for y in 0..unit {
            for x in 0..unit {
                let within = ((x as f32 + 0.5) * pixel, (y as f32 + 0.5) * pixel);
                let (wall, shade) = shadow(&square.walls, within);
                let at = FloorPoint {
                    x: f32::from(square.col) + within.0,
                    y: f32::from(square.row) + within.1,
                    pixel,
                    wall,
                };
                let colour = lit(self.colour(square, look, at, within), shade * self.candle(at));
                let from = (((top + y) * stride + left + x) * 4) as usize;
                data[from..from + 4].copy_from_slice(&[colour[0] as u8, colour[1] as u8, colour[2] as u8, 255]);
            }
        }
    }

    /// The light of a candle in the middle of the house.
    fn candle(&self, at: FloorPoint) -> f32 {
        let (width, height) = (f32::from(self.board().cols()), f32::from(self.board().rows()));
        let (x, y) = (at.x / width - 0.5, at.y / height - 0.5);
        1.06 - 0.34 * (x * x + y * y)
    }

    fn look(&self, square: &GroundCell) -> (Floor, Rgb) {
        if let Some((floor, colour)) = self.theme.outside.filter(|_| square.outside) {
            return (floor, rgb(colour));
        }
        let Cell::Room(room) = square.cell else { return (Floor::Planks, rgb(self.theme.house.wood)) };
        let look = self.theme.rooms.get(room.index());
        look.map_or((Floor::Planks, rgb(palette::WALNUT_LIGHT)), |look| (look.floor, rgb(look.colour)))
    }

    fn colour(&self, square: &GroundCell, (kind, base): (Floor, Rgb), at: FloorPoint, within: (f32, f32)) -> Rgb {
        match square.cell {
            Cell::Room(_) => floor(kind, base, at),
            Cell::Corridor => tile(square, at, within, self.tiles),
            Cell::Void if square.outside => floor(kind, base, FloorPoint { wall: 1.0, ..at }),
            Cell::Void => planks(lit(base, 0.72), at.y, at.x, at.pixel, (0.5, 3.0)),
        }
    }
}

/// A colour as numbers to reckon with.
pub(super) fn rgb(Colour([r, g, b]): Colour) -> Rgb {
    [f32::from(r), f32::from(g), f32::from(b)]
}

/// A corridor square: one tile with a bevel, in grout.
fn tile(square: &GroundCell, at: FloorPoint, (x, y): (f32, f32), (stone, grout): (Rgb, Rgb)) -> Rgb {
    const GAP: f32 = 0.042;
    let (row, col) = (i32::from(square.row), i32::from(square.col));
    let edge = x.min(y).min(1.0 - x).min(1.0 - y);
    let tone = 0.975 + 0.05 * hash(col, row, 31) + if (row + col) % 2 == 0 { 0.03 } else { -0.03 };
    let veil = 0.05 * (smooth(at.x * 2.6, at.y * 2.6, 32) - 0.5);
    let lip = 1.0 - rise(GAP, GAP + 0.045, edge);
    let sides = [(x, (-1.0, 0.0)), (1.0 - x, (1.0, 0.0)), (y, (0.0, -1.0)), (1.0 - y, (0.0, 1.0))];
    let sunny = sides.iter().find(|(far, _)| *far <= edge).map_or(0.0, |(_, side)| facing(*side));
    let bevel = (0.115 * sunny - 0.015) * lip;
    let face = lit(stone, tone + veil + bevel);
    let cover = ((edge - GAP) / at.pixel + 0.5).clamp(0.0, 1.0);
    toward(grout, face, cover)
}

/// The distance to the nearest wall (at most 1) and how much light its shadow leaves; light falls as for all else.
pub(super) fn shadow(walls: &[(i32, i32)], (x, y): (f32, f32)) -> (f32, f32) {
    let (mut nearest, mut dark) = (1.0_f32, 0.0_f32);
    for &(down, right) in walls {
        let reach = |step: i32, at: f32| match step {
            -1 => -at,
            1 => 1.0 - at,
            _ => 0.0,
        };
        let (dx, dy) = (reach(right, x), reach(down, y));
        let far = dx.hypot(dy).max(1e-3);
        let thrown = 0.5 + 0.5 * facing((dx / far, dy / far));
        let (depth, length) = (0.24 + 0.34 * thrown, 0.22 + 0.34 * thrown);
        nearest = nearest.min(far);
        dark = dark.max(depth * (1.0 - rise(0.0, length, far)));
    }
    (nearest, 1.0 - dark)
}
