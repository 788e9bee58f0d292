//! A piece's own space to draw in: x along the wall, y from the wall into the room, in the colours of its floor.

use candlestick_rules::Side;
use candlestick_themes::{Colour, oklab, palette};

use super::{
    super::{
        canvas::{Canvas, disc, flat, polygon, rounded, shape, sweep},
        colour::{darker, lighter, mix},
        lamp::{fades, fallen},
        layout::Area,
    },
    piece::{FurniturePiece, size},
};

/// How far shadows of furniture fall, in cells.
const SHADOW: f32 = 0.07;

/// What something is made of.
#[derive(Debug, Clone, Copy)]
pub(super) enum Matter {
    Wood,
    Cloth,
    Metal,
    Pale,
    Green,
    Dark,
}

impl Matter {
    /// Its colour, how much of that it shows (the rest is the floor's), and how much lighter than the floor it is, in the
    /// lightness of `OKLab`.
    const fn tone(self) -> (Colour, f32, f32) {
        match self {
            Self::Wood => (palette::WALNUT_LIGHT, 0.4, -0.07),
            Self::Cloth => (palette::BLOOD, 0.26, -0.03),
            Self::Metal => (palette::STEEL, 0.45, -0.04),
            Self::Pale => (palette::PARCHMENT_SHADE, 0.4, 0.05),
            Self::Green => (palette::MOSS, 0.4, -0.055),
            Self::Dark => (palette::INK, 0.4, -0.12),
        }
    }
}

/// Where one piece is drawn.
pub(super) struct PieceFrame<'a> {
    canvas: &'a mut Canvas,
    piece: FurniturePiece,
    floor: Colour,
    /// Cells for a unit: pieces are drawn at their usual size and made smaller where there is less room.
    unit: f32,
    /// Its length along the wall and its depth, in units.
    pub long: f32,
    pub deep: f32,
}

impl<'a> PieceFrame<'a> {
    pub fn new(canvas: &'a mut Canvas, piece: FurniturePiece, floor: Colour) -> Self {
        let Area { w, h, .. } = piece.area;
        let (long, across) = if matches!(piece.back, Side::North | Side::South) { (w, h) } else { (h, w) };
        let deep = size(piece.kind).deep;
        let unit = across / deep;
        Self { canvas, piece, floor, unit, long: long / unit, deep }
    }

    /// A number that differs from piece to piece, for noise.
    pub fn seed(&self) -> u32 {
        (self.piece.area.x * 8.0) as u32 * 97 + (self.piece.area.y * 8.0) as u32
    }

    fn at(&self, (x, y): (f32, f32)) -> (f32, f32) {
        let (x, y) = (x * self.unit, y * self.unit);
        let Area { x: left, y: top, w, h } = self.piece.area;
        match self.piece.back {
            Side::North => (left + x, top + y),
            Side::South => (left + w - x, top + h - y),
            Side::West => (left + y, top + h - x),
            Side::East => (left + w - y, top + x),
        }
    }

    fn area(&self, (x, y, w, h): (f32, f32, f32, f32)) -> Area {
        let ((a, b), (c, d)) = (self.at((x, y)), self.at((x + w, y + h)));
        Area { x: a.min(c), y: b.min(d), w: (a - c).abs(), h: (b - d).abs() }
    }

    /// The colour of a matter on this floor, a step lighter or darker.
    fn colour(&self, matter: Matter, step: f32) -> Colour {
        let (own, part, lighter) = matter.tone();
        toned(mix(self.floor, own, part), oklab(self.floor)[0] + lighter + step)
    }

    /// Something that stands up from the floor, with round corners: its shadow, its outline, its lit upper side.
    pub fn block(&mut self, (x, y, w, h): (f32, f32, f32, f32), round: f32, matter: Matter) {
        let (area, round) = (self.area((x, y, w, h)), round * self.unit);
        self.cast(area, round);
        self.top(area, round, matter);
    }

    /// The same without a shadow: what lies on something else.
    pub fn slab(&mut self, (x, y, w, h): (f32, f32, f32, f32), round: f32, matter: Matter) {
        self.top(self.area((x, y, w, h)), round * self.unit, matter);
    }

    /// A round thing that stands up.
    pub fn drum(&mut self, (x, y): (f32, f32), radius: f32, matter: Matter) {
        self.block((x - radius, y - radius, 2.0 * radius, 2.0 * radius), radius, matter);
    }

    /// A round thing on something else.
    pub fn plate(&mut self, (x, y): (f32, f32), radius: f32, matter: Matter) {
        self.slab((x - radius, y - radius, 2.0 * radius, 2.0 * radius), radius, matter);
    }

    /// A hollow in something: dark at its upper edge.
    pub fn hollow(&mut self, (x, y, w, h): (f32, f32, f32, f32), round: f32, matter: Matter) {
        let (area, round) = (self.area((x, y, w, h)), round * self.unit);
        let (from, to) = fades(area.middle(), area.h / 2.0);
        let (deep, shallow) = (self.colour(matter, -0.05), self.colour(matter, 0.015));
        if let Some(path) = box_of(area, round) {
            self.canvas.fill(&path, &sweep(from, to, &[(0.0, deep, 1.0), (1.0, shallow, 1.0)]));
        }
    }

    /// A line on something.
    pub fn line(&mut self, points: &[(f32, f32)], wide: f32, matter: Matter) {
        let points: Vec<_> = points.iter().map(|at| self.at(*at)).collect();
        let path = shape(|path| {
            for (n, (x, y)) in points.iter().enumerate() {
                if n == 0 { path.move_to(*x, *y) } else { path.line_to(*x, *y) }
            }
        });
        if let Some(path) = path {
            self.canvas.stroke(&path, &flat(self.colour(matter, 0.0), 1.0), wide * self.unit);
        }
    }

    /// A spot on something.
    pub fn dot(&mut self, at: (f32, f32), radius: f32, matter: Matter) {
        let (x, y) = self.at(at);
        if let Some(path) = disc(x, y, radius * self.unit) {
            self.canvas.fill(&path, &flat(self.colour(matter, 0.0), 1.0));
        }
    }

    /// A shape with corners that stands up.
    pub fn cut(&mut self, points: &[(f32, f32)], matter: Matter) {
        let points: Vec<_> = points.iter().map(|at| self.at(*at)).collect();
        let moved = |by: f32| points.iter().map(|at| fallen(*at, by)).collect::<Vec<_>>();
        let tops = points.iter().map(|at| at.1);
        let (top, bottom) = (tops.clone().fold(f32::MAX, f32::min), tops.fold(f32::MIN, f32::max));
        if let Some(shadow) = polygon(&moved(SHADOW)) {
            self.canvas.fill(&shadow, &flat(palette::NIGHT, 0.22));
        }
        if let Some(path) = polygon(&points) {
            let (light, shade) = (self.colour(matter, 0.03), self.colour(matter, -0.015));
            self.canvas.stroke(&path, &flat(darker(self.colour(matter, 0.0), 0.35), 0.8), 0.05);
            self.canvas.fill(&path, &sweep((0.0, top), (0.0, bottom), &[(0.0, light, 1.0), (1.0, shade, 1.0)]));
        }
    }

    /// What falls below something as its shadow.
    fn cast(&mut self, area: Area, round: f32) {
        for (grow, alpha) in [(0.03, 0.12), (0.0, 0.18)] {
            let (x, y) = fallen((area.x, area.y), SHADOW);
            if let Some(path) = box_of(Area { x, y, ..area }.inset(-grow), round + grow) {
                self.canvas.fill(&path, &flat(palette::NIGHT, alpha));
            }
        }
    }

    /// The upper side of something: an outline, a light edge above, and a face that darkens away from the light.
    fn top(&mut self, area: Area, round: f32, matter: Matter) {
        const EDGE: f32 = 0.028;
        let Some(path) = box_of(area, round) else { return };
        let face = self.colour(matter, 0.0);
        self.canvas.stroke(&path, &flat(darker(face, 0.35), 0.8), 0.045);
        self.canvas.fill(&path, &flat(self.colour(matter, 0.05), 1.0));
        let (x, y) = fallen((area.x, area.y), EDGE / 2.0);
        let inner = Area { x, y, ..area }.inset(EDGE / 2.0);
        let (from, to) = fades(inner.middle(), inner.h / 2.0);
        let stops = [(0.0, self.colour(matter, 0.012), 1.0), (1.0, self.colour(matter, -0.015), 1.0)];
        if let Some(path) = box_of(inner, (round - EDGE / 2.0).max(0.0)) {
            self.canvas.fill(&path, &sweep(from, to, &stops));
        }
    }
}

fn box_of(area: Area, round: f32) -> Option<tiny_skia::Path> {
    if area.w <= 0.0 || area.h <= 0.0 {
        return None;
    }
    rounded(area.x, area.y, area.w, area.h, round.max(0.001))
}

/// The colour made lighter or darker until it has a lightness, from 0 to 1.
fn toned(colour: Colour, lightness: f32) -> Colour {
    let is_dark = oklab(colour)[0] < lightness;
    let shaded = |part: f32| if is_dark { lighter(colour, part) } else { darker(colour, part) };
    let (mut low, mut high) = (0.0, 1.0);
    for _ in 0..10 {
        let part = (low + high) / 2.0;
        let reached = if is_dark { oklab(shaded(part))[0] >= lightness } else { oklab(shaded(part))[0] <= lightness };
        if reached {
            high = part;
        } else {
            low = part;
        }
    }
    shaded(high)
}
