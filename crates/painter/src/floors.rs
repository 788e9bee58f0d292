//! The colour of each kind of floor at a point: boards, tiles, stones, carpets, grass.

use super::{
    noise::{blend, cloudy, hash, on_line, rise, smooth},
    picture::Picture,
};
use candlestick_themes::Floor;

/// Red, green and blue from 0 to 255, before rounding.
pub(super) type Rgb = [f32; 3];

/// A point of a floor.
#[derive(Debug, Clone, Copy)]
pub(super) struct FloorPoint {
    /// Cells from the grid's left.
    pub x: f32,
    /// Cells from the grid's top.
    pub y: f32,
    /// How many cells a pixel is wide.
    pub pixel: f32,
    /// Cells to the nearest wall, at most 1.
    pub wall: f32,
}

/// The colour of a floor at a point.
pub(super) fn floor(kind: Floor, base: Rgb, at: FloorPoint) -> Rgb {
    match kind {
        Floor::Planks => planks(base, at.x, at.y, at.pixel, (0.27, 2.4)),
        Floor::Parquet => parquet(base, at),
        Floor::Checker => checker(base, at),
        Floor::Tiles => tiles(base, at),
        Floor::Carpet => carpet(base, at),
        Floor::Marble => marble(base, at),
        Floor::Flagstone => flagstone(base, at),
        Floor::Grass => grass(base, at),
        Floor::Sand => sand(base, at),
        Floor::Water => water(base, at),
        Floor::Metal => metal(base, at),
    }
}

/// A piece of floor by itself, away from walls, for cards; `cell` is how many pixels a cell of it takes.
pub(super) fn swatch(kind: Floor, base: Rgb, width: u32, height: u32, cell: f32) -> Picture {
    let pixel = 1.0 / cell;
    let points = (0..height).flat_map(|y| (0..width).map(move |x| (x as f32 * pixel, y as f32 * pixel)));
    let rgba = points.flat_map(|(x, y)| {
        let [r, g, b] = floor(kind, base, FloorPoint { x, y, pixel, wall: 1.0 });
        [r as u8, g as u8, b as u8, 255]
    });
    Picture { width, height, rgba: rgba.collect() }
}

/// The colour made lighter (above 1) or darker (below 1).
pub(super) fn lit([r, g, b]: Rgb, by: f32) -> Rgb {
    [r * by, g * by, b * by]
}

/// Part of the way to another colour.
pub(super) fn toward(a: Rgb, b: Rgb, part: f32) -> Rgb {
    [blend(a[0], b[0], part), blend(a[1], b[1], part), blend(a[2], b[2], part)]
}

/// Boards of a height and length; also the wood of the house's plate.
pub(super) fn planks(base: Rgb, x: f32, y: f32, pixel: f32, (height, length): (f32, f32)) -> Rgb {
    let row = (y / height).floor();
    let along = x / length + hash(row as i32, 7, 1);
    let board = along.floor();
    let tone = hash(board as i32, row as i32, 2);
    let grain = smooth(x * 2.2 + tone * 40.0, y * 22.0, 3);
    let seam_y = (y - row * height).min((row + 1.0) * height - y);
    let seam_x = (along - board).min(board + 1.0 - along) * length;
    let seam = on_line(seam_y, 0.034, pixel).max(on_line(seam_x, 0.034, pixel));
    lit(base, (0.90 + 0.16 * tone + 0.16 * (grain - 0.5)) * (1.0 - 0.25 * seam))
}

/// Blocks of one by four in a herringbone.
fn parquet(base: Rgb, at: FloorPoint) -> Rgb {
    const WIDE: f32 = 0.25;
    const LONG: i32 = 4;
    let (x, y) = (at.x / WIDE, at.y / WIDE);
    let (col, row) = (x.floor() as i32, y.floor() as i32);
    let step = (col - row).rem_euclid(2 * LONG);
    let lying = step < LONG;
    let (from_col, from_row) = if lying { (col - step, row) } else { (col, row - (2 * LONG - 1 - step)) };
    let (along, across) =
        if lying { (x - from_col as f32, y - row as f32) } else { (y - from_row as f32, x - col as f32) };
    let edge = along.min(LONG as f32 - along).min(across).min(1.0 - across) * WIDE;
    let tone = hash(from_col, from_row, 5);
    let grain = smooth(along * 1.2 + tone * 31.0, across * 5.0, 6);
    let turned = if lying { 1.05 } else { 0.93 };
    lit(base, turned * (0.93 + 0.12 * tone + 0.10 * (grain - 0.5)) * (1.0 - 0.21 * on_line(edge, 0.03, at.pixel)))
}

/// Squares on the bias in two tones.
fn checker(base: Rgb, at: FloorPoint) -> Rgb {
    const SIDE: f32 = 0.78;
    let (u, v) = ((at.x + at.y) / SIDE, (at.x - at.y) / SIDE);
    let dark = (u.floor() as i32 + v.floor() as i32).rem_euclid(2) == 0;
    let edge = |t: f32| (t - t.round()).abs() * SIDE * std::f32::consts::FRAC_1_SQRT_2;
    let (near, veil) = (edge(u).min(edge(v)), cloudy(at.x * 1.7, at.y * 1.7, 8));
    let part = (near / at.pixel).min(0.5) + 0.5;
    let (light, deep) = (lit(base, 1.105), lit(base, 0.905));
    let tile = if dark { toward(light, deep, part) } else { toward(deep, light, part) };
    lit(tile, 0.96 + 0.08 * veil)
}

/// Small square tiles.
fn tiles(base: Rgb, at: FloorPoint) -> Rgb {
    const SIDE: f32 = 1.0 / 3.0;
    let (x, y) = (at.x / SIDE, at.y / SIDE);
    let tone = hash(x.floor() as i32, y.floor() as i32, 9);
    let edge = |t: f32| (t - t.round()).abs() * SIDE;
    let grout = on_line(edge(x).min(edge(y)), 0.04, at.pixel);
    lit(base, (0.95 + 0.10 * tone) * (1.0 - 0.15 * grout))
}

/// Boards along the wall, then a carpet with a woven border.
fn carpet(base: Rgb, at: FloorPoint) -> Rgb {
    let wood = planks([96.0, 66.0, 44.0], at.x, at.y, at.pixel, (0.25, 2.0));
    let weave = 0.97 + 0.06 * hash((at.x * 40.0) as i32, (at.y * 40.0) as i32, 11);
    let (u, v) = (at.x + at.y, at.x - at.y);
    let wave = |t: f32| (t * std::f32::consts::PI * 1.6).sin();
    let figure = rise(0.55, 0.75, (wave(u) * wave(v)).abs());
    let field = lit(base, 1.0 + 0.10 * figure);
    let gold = toward(base, [214.0, 168.0, 79.0], 0.75);
    let border = on_line(at.wall - 0.43, 0.045, at.pixel).max(on_line(at.wall - 0.31, 0.02, at.pixel));
    let cloth = lit(toward(if at.wall < 0.43 { lit(base, 0.84) } else { field }, gold, border * 0.9), weave);
    let edge = ((at.wall - 0.24) / at.pixel + 0.5).clamp(0.0, 1.0);
    let shade = 1.0 - 0.35 * rise(0.16, 0.24, at.wall) * (1.0 - edge);
    toward(lit(wood, shade), cloth, edge)
}

/// Large slabs with veins.
fn marble(base: Rgb, at: FloorPoint) -> Rgb {
    const SIDE: f32 = 1.5;
    let (x, y) = (at.x / SIDE, at.y / SIDE);
    let tone = hash(x.floor() as i32, y.floor() as i32, 13);
    let turn = tone * 50.0;
    let cloud = cloudy(at.x * 0.9 + turn, at.y * 0.9 - turn, 14);
    let vein = (cloud * 9.0 + at.x * 0.5 + at.y * 0.35).sin().abs();
    let line = 1.0 - rise(0.0, 0.16, vein);
    let edge = |t: f32| (t - t.round()).abs() * SIDE;
    let seam = on_line(edge(x).min(edge(y)), 0.035, at.pixel);
    let slab = lit(toward(base, [226.0, 214.0, 190.0], 0.12), 0.97 + 0.08 * tone + 0.18 * (cloud - 0.5));
    lit(toward(slab, [250.0, 244.0, 230.0], 0.20 * line), 1.0 - 0.15 * seam)
}

/// Stones of many shapes.
fn flagstone(base: Rgb, at: FloorPoint) -> Rgb {
    const SIDE: f32 = 0.72;
    let (x, y) = (at.x / SIDE, at.y / SIDE);
    let (col, row) = (x.floor() as i32, y.floor() as i32);
    let (mut first, mut second, mut stone) = (9.0_f32, 9.0_f32, (0, 0));
    for (right, down) in (-1..=1).flat_map(|right| (-1..=1).map(move |down| (right, down))) {
        let (c, r) = (col + right, row + down);
        let (dx, dy) = (c as f32 + 0.15 + 0.7 * hash(c, r, 17) - x, r as f32 + 0.15 + 0.7 * hash(c, r, 18) - y);
        let far = dx.hypot(dy);
        if far < first {
            (second, first, stone) = (first, far, (c, r));
        } else {
            second = second.min(far);
        }
    }
    let joint = on_line((second - first) * SIDE * 0.5, 0.05, at.pixel.max(0.02));
    let rough = cloudy(at.x * 2.4, at.y * 2.4, 20);
    lit(base, (0.92 + 0.16 * hash(stone.0, stone.1, 19) + 0.12 * (rough - 0.5)) * (1.0 - 0.19 * joint))
}

/// Mown grass.
fn grass(base: Rgb, at: FloorPoint) -> Rgb {
    let patch = cloudy(at.x * 0.8, at.y * 0.8, 23);
    let blade = smooth(at.x * 13.0, at.y * 6.0, 24);
    let mown = if (at.x * 0.5).floor() as i32 % 2 == 0 { 1.03 } else { 0.97 };
    lit(base, mown * (0.88 + 0.20 * patch + 0.14 * (blade - 0.5)))
}

/// Sand, raked in waves.
fn sand(base: Rgb, at: FloorPoint) -> Rgb {
    let drift = cloudy(at.x * 0.6, at.y * 0.6, 27);
    let grain = hash((at.x * 48.0) as i32, (at.y * 48.0) as i32, 28);
    let furrow = ((at.y * 2.6 + drift * 2.4 + (at.x * 0.7).sin() * 0.35) * std::f32::consts::TAU).sin();
    lit(base, 0.94 + 0.06 * furrow + 0.10 * (drift - 0.5) + 0.05 * (grain - 0.5))
}

/// Water: darker in the deep, bright where ripples meet, with a stone rim along the wall.
fn water(base: Rgb, at: FloorPoint) -> Rgb {
    let depth = rise(0.1, 1.0, at.wall);
    let drift = cloudy(at.x * 0.9, at.y * 0.9, 33) - 0.5;
    let (u, v) = (at.x * 1.5 + drift * 2.2, at.y * 2.1 - drift * 1.6);
    let ripple = 1.0 - (smooth(u, v, 34) - 0.5).abs() * 2.0;
    let glint = rise(0.86, 0.99, ripple) * 0.25;
    let pool = toward(lit(base, 1.12 - 0.22 * depth + 0.10 * drift), [235.0, 246.0, 240.0], glint);
    let stone = lit(flagstone([150.0, 146.0, 132.0], at), 0.92);
    let edge = ((at.wall - 0.2) / at.pixel + 0.5).clamp(0.0, 1.0);
    toward(stone, pool, edge)
}

/// Plates of metal with a rivet in each corner.
fn metal(base: Rgb, at: FloorPoint) -> Rgb {
    const SIDE: f32 = 1.25;
    let (x, y) = (at.x / SIDE, at.y / SIDE);
    let tone = hash(x.floor() as i32, y.floor() as i32, 36);
    let edge = |t: f32| (t - t.round()).abs() * SIDE;
    let (near, far) = (edge(x).min(edge(y)), edge(x).max(edge(y)));
    let seam = on_line(near, 0.05, at.pixel);
    let brushed = smooth(at.x * 1.5, at.y * 30.0, 37) - 0.5;
    let from_rivet = (near - 0.13).hypot(far - 0.13);
    let rivet = 1.0 - rise(0.035, 0.06 + at.pixel, from_rivet);
    let plate = lit(base, (0.95 + 0.10 * tone + 0.07 * brushed) * (1.0 - 0.25 * seam));
    toward(plate, lit(base, 1.35), rivet * 0.6)
}
