//! A pixmap with a unit of its own (a board cell, a token's width) and the few shapes that everything is drawn with.

use tiny_skia::{
    FillRule, FilterQuality, GradientStop, LinearGradient, Paint, Path, PathBuilder, Pattern, Pixmap, PixmapPaint,
    Point, RadialGradient, Rect, SpreadMode, Stroke, Transform,
};

use super::{
    picture::{Picture, scaled},
    strong::tone,
};
use candlestick_themes::Colour;

/// Where one paints; all lengths are in units.
pub(super) struct Canvas {
    map: Pixmap,
    unit: f32,
    to_pixels: Transform,
    /// Whether colours of the palette are as strong as they can be.
    strong: bool,
}

impl Canvas {
    /// A clear canvas of a size in pixels, with pixels per unit and the pixel where (0, 0) lies.
    pub fn new(width: u32, height: u32, unit: f32, origin: f32) -> Option<Self> {
        let to_pixels = Transform::from_row(unit, 0.0, 0.0, unit, origin, origin);
        Some(Self { map: Pixmap::new(width, height)?, unit, to_pixels, strong: false })
    }

    /// The same for colours as strong as they can be, or as they are.
    pub fn strongly(self, strong: bool) -> Self {
        Self { strong, ..self }
    }

    /// Whether colours are as strong as they can be.
    pub fn is_strong(&self) -> bool {
        self.strong
    }

    /// A colour of the palette as it is painted here.
    pub fn tone(&self, colour: Colour) -> Colour {
        tone(colour, self.strong)
    }

    /// What was painted.
    pub fn picture(&self) -> Picture {
        Picture::from_pixmap(&self.map)
    }

    /// The pixels themselves.
    pub fn map(&mut self) -> &mut Pixmap {
        &mut self.map
    }

    /// Pixels per unit.
    pub fn unit(&self) -> f32 {
        self.unit
    }

    /// Fills a shape.
    pub fn fill(&mut self, path: &Path, paint: &Paint) {
        self.map.fill_path(path, paint, FillRule::Winding, self.to_pixels, None);
    }

    /// Fills a shape that was turned and moved first.
    pub fn fill_at(&mut self, path: &Path, paint: &Paint, place: Transform) {
        self.map.fill_path(path, paint, FillRule::Winding, self.to_pixels.pre_concat(place), None);
    }

    /// Draws along a path with round ends.
    pub fn stroke(&mut self, path: &Path, paint: &Paint, width: f32) {
        self.stroke_at(path, paint, width, Transform::identity());
    }

    /// Draws along a path that was turned and moved first.
    pub fn stroke_at(&mut self, path: &Path, paint: &Paint, width: f32, place: Transform) {
        let (line_cap, line_join) = (tiny_skia::LineCap::Round, tiny_skia::LineJoin::Round);
        let stroke = Stroke { width, line_cap, line_join, ..Stroke::default() };
        self.map.stroke_path(path, paint, &stroke, self.to_pixels.pre_concat(place), None);
    }

    /// Draws a picture into a box, scaled well; with a colour, only its shape is used.
    pub fn picture_in(
        &mut self,
        picture: &Picture,
        (x, y, w, h): (f32, f32, f32, f32),
        tint: Option<Colour>,
        alpha: f32,
    ) {
        let left_top = self.to_pixels;
        let (px, py) = ((x * self.unit + left_top.tx).round(), (y * self.unit + left_top.ty).round());
        let (pw, ph) = ((w * self.unit).round().max(1.0) as u32, (h * self.unit).round().max(1.0) as u32);
        let Some(mut small) = scaled(picture, pw, ph) else { return };
        if let Some(colour) = tint {
            tint_shape(&mut small, colour);
        }
        let paint = PixmapPaint { opacity: alpha, quality: FilterQuality::Nearest, ..PixmapPaint::default() };
        self.map.draw_pixmap(px as i32, py as i32, small.as_ref(), &paint, Transform::identity(), None);
    }
}

/// Part of a picture, cut out by a shape.
impl Canvas {
    /// Draws a picture into a box, but only where the shape is.
    pub fn picture_within(&mut self, picture: &Picture, (x, y, w, h): (f32, f32, f32, f32), within: &Path) {
        let (pw, ph) = ((w * self.unit).round().max(1.0) as u32, (h * self.unit).round().max(1.0) as u32);
        let Some(small) = scaled(picture, pw, ph) else { return };
        let place = Transform::from_row(1.0 / self.unit, 0.0, 0.0, 1.0 / self.unit, x, y);
        let shader = Pattern::new(small.as_ref(), SpreadMode::Pad, FilterQuality::Bilinear, 1.0, place);
        let paint = Paint { shader, anti_alias: true, ..Paint::default() };
        self.map.fill_path(within, &paint, FillRule::Winding, self.to_pixels, None);
    }
}

fn tint_shape(map: &mut Pixmap, Colour(rgb): Colour) {
    for pixel in map.data_mut().chunks_exact_mut(4) {
        let alpha = u32::from(pixel[3]);
        for part in 0..3 {
            pixel[part] = (u32::from(rgb[part]) * alpha / 255) as u8;
        }
    }
}

/// A colour of the painter's, with an alpha from 0 to 1.
pub(super) fn colour(Colour([r, g, b]): Colour, alpha: f32) -> tiny_skia::Color {
    tiny_skia::Color::from_rgba8(r, g, b, (alpha.clamp(0.0, 1.0) * 255.0).round() as u8)
}

/// One colour all over.
pub(super) fn flat(of: Colour, alpha: f32) -> Paint<'static> {
    let mut paint = Paint { anti_alias: true, ..Paint::default() };
    paint.set_color(colour(of, alpha));
    paint
}

/// A gradient from one point to another.
pub(super) fn sweep(from: (f32, f32), to: (f32, f32), stops: &[(f32, Colour, f32)]) -> Paint<'static> {
    let (from, to) = (Point::from_xy(from.0, from.1), Point::from_xy(to.0, to.1));
    shaded(LinearGradient::new(from, to, gradient(stops), SpreadMode::Pad, Transform::identity()), stops)
}

/// A gradient from a middle outwards.
pub(super) fn around(middle: (f32, f32), radius: f32, stops: &[(f32, Colour, f32)]) -> Paint<'static> {
    let at = Point::from_xy(middle.0, middle.1);
    shaded(RadialGradient::new(at, at, radius, gradient(stops), SpreadMode::Pad, Transform::identity()), stops)
}

fn gradient(stops: &[(f32, Colour, f32)]) -> Vec<GradientStop> {
    stops.iter().map(|&(at, of, alpha)| GradientStop::new(at, colour(of, alpha))).collect()
}

fn shaded(shader: Option<tiny_skia::Shader<'static>>, stops: &[(f32, Colour, f32)]) -> Paint<'static> {
    let plain = stops.last().map_or_else(Paint::default, |&(_, of, alpha)| flat(of, alpha));
    shader.map_or(plain, |shader| Paint { shader, anti_alias: true, ..Paint::default() })
}

/// A shape from the calls that draw it; empty shapes are nothing.
pub(super) fn shape(draw: impl FnOnce(&mut PathBuilder)) -> Option<Path> {
    let mut builder = PathBuilder::new();
    draw(&mut builder);
    builder.finish()
}

/// A polygon.
pub(super) fn polygon(points: &[(f32, f32)]) -> Option<Path> {
    shape(|path| {
        for (n, (x, y)) in points.iter().enumerate() {
            if n == 0 { path.move_to(*x, *y) } else { path.line_to(*x, *y) }
        }
        path.close();
    })
}

/// A line.
pub(super) fn line(from: (f32, f32), to: (f32, f32)) -> Option<Path> {
    shape(|path| {
        path.move_to(from.0, from.1);
        path.line_to(to.0, to.1);
    })
}

/// A box.
pub(super) fn boxed(x: f32, y: f32, w: f32, h: f32) -> Option<Path> {
    Rect::from_xywh(x, y, w, h).map(PathBuilder::from_rect)
}

/// A disc.
pub(super) fn disc(x: f32, y: f32, radius: f32) -> Option<Path> {
    PathBuilder::from_circle(x, y, radius)
}

/// How far a curve's handles reach to look like a quarter of a circle.
const ROUND: f32 = 0.5523;

/// A box with round corners.
pub(super) fn rounded(x: f32, y: f32, w: f32, h: f32, radius: f32) -> Option<Path> {
    let r = radius.min(w / 2.0).min(h / 2.0);
    let k = r * (1.0 - ROUND);
    shape(|path| {
        path.move_to(x + r, y);
        path.line_to(x + w - r, y);
        path.cubic_to(x + w - k, y, x + w, y + k, x + w, y + r);
        path.line_to(x + w, y + h - r);
        path.cubic_to(x + w, y + h - k, x + w - k, y + h, x + w - r, y + h);
        path.line_to(x + r, y + h);
        path.cubic_to(x + k, y + h, x, y + h - k, x, y + h - r);
        path.line_to(x, y + r);
        path.cubic_to(x, y + k, x + k, y, x + r, y);
        path.close();
    })
}
