//! Shapes that egui lacks: gradients, tiled pictures, covered areas, fitted and parted text, and drawn marks.

use std::sync::Arc;

use bevy_egui::egui::{
    Align, Align2, Color32, FontId, Galley, Mesh, Painter, Pos2, Rect, Shape, Stroke, TextureId, Vec2,
    epaint::RectShape,
    pos2,
    text::{LayoutJob, TextFormat, TextWrapping},
    vec2,
};

use crate::ui::{scale::times, style::mix};
use candlestick_themes::partings;

/// The whole of a picture.
pub const WHOLE: Rect = Rect { min: Pos2::ZERO, max: pos2(1.0, 1.0) };

/// A picture in its own colours.
pub const UNTINTED: Color32 = Color32::WHITE;

/// Fills a rounded rectangle from one colour at the top to another at the bottom. The plain shape below it smooths
/// the edge, which a mesh leaves ragged.
pub fn gradient(painter: &Painter, rect: Rect, radius: f32, top: Color32, bottom: Color32) {
    let solid = top.is_opaque() && bottom.is_opaque();
    if solid && radius > 0.0 {
        painter.rect_filled(rect, radius, mix(top, bottom, 0.5));
    }
    let edge = if solid && radius > 0.0 { 0.75 } else { 0.0 };
    let (rect, radius) = (rect.shrink(edge), (radius - edge).max(0.0));
    let mut mesh = Mesh::default();
    let shade = |y: f32| mix(top, bottom, (y - rect.top()) / rect.height().max(1.0));
    mesh.colored_vertex(rect.center(), shade(rect.center().y));
    for at in rounded(rect, radius) {
        mesh.colored_vertex(at, shade(at.y));
    }
    let count = mesh.vertices.len() as u32;
    for n in 1..count {
        mesh.add_triangle(0, n, if n + 1 == count { 1 } else { n + 1 });
    }
    painter.add(Shape::mesh(mesh));
}

/// The outline of a rounded rectangle, clockwise.
fn rounded(rect: Rect, radius: f32) -> impl Iterator<Item = Pos2> {
    let radius = radius.min(rect.width() / 2.0).min(rect.height() / 2.0);
    let inner = rect.shrink(radius);
    let corners = [inner.right_top(), inner.right_bottom(), inner.left_bottom(), inner.left_top()];
    corners.into_iter().enumerate().flat_map(move |(corner, centre)| {
        (0..=5).map(move |step| {
            let angle = (corner as f32 - 1.0 + step as f32 / 5.0) * std::f32::consts::FRAC_PI_2;
            centre + radius * Vec2::angled(angle)
        })
    })
}

/// A horizontal run of colour from left to right.
pub fn wash(painter: &Painter, rect: Rect, left: Color32, right: Color32) {
    let mut mesh = Mesh::default();
    mesh.colored_vertex(rect.left_top(), left);
    mesh.colored_vertex(rect.right_top(), right);
    mesh.colored_vertex(rect.right_bottom(), right);
    mesh.colored_vertex(rect.left_bottom(), left);
    mesh.add_triangle(0, 1, 2);
    mesh.add_triangle(0, 2, 3);
    painter.add(Shape::mesh(mesh));
}

/// Light round a point that fades to nothing.
pub fn glow(painter: &Painter, centre: Pos2, radius: Vec2, colour: Color32) {
    let mut mesh = Mesh::default();
    mesh.colored_vertex(centre, colour);
    for n in 0..32_u32 {
        let around = Vec2::angled(n as f32 / 32.0 * std::f32::consts::TAU);
        mesh.colored_vertex(centre + around * radius, Color32::TRANSPARENT);
        mesh.add_triangle(0, n + 1, (n + 1) % 32 + 1);
    }
    painter.add(Shape::mesh(mesh));
}

/// A picture repeated at its own size.
pub fn tiles(rect: Rect, texture: TextureId, size: f32, tint: Color32) -> Shape {
    let mut mesh = Mesh::with_texture(texture);
    let mut top = rect.top();
    while top < rect.bottom() {
        let mut left = rect.left();
        while left < rect.right() {
            let tile = Rect::from_min_size(pos2(left, top), Vec2::splat(size)).intersect(rect);
            mesh.add_rect_with_uv(tile, Rect::from_min_size(Pos2::ZERO, tile.size() / size), tint);
            left += size;
        }
        top += size;
    }
    Shape::mesh(mesh)
}

/// A picture that covers the rectangle, cropped where its shape differs; `aspect` is its width by its height.
pub fn cover(painter: &Painter, rect: Rect, texture: TextureId, aspect: f32, centre: Pos2) {
    let wide = rect.width() / rect.height().max(1.0);
    let part = if wide > aspect { vec2(1.0, aspect / wide) } else { vec2(wide / aspect, 1.0) };
    let min = (centre.to_vec2() - part / 2.0).clamp(Vec2::ZERO, Vec2::splat(1.0) - part);
    painter.image(texture, rect, Rect::from_min_size(min.to_pos2(), part), UNTINTED);
}

/// A picture with rounded corners.
pub fn rounded_picture(painter: &Painter, rect: Rect, radius: f32, texture: TextureId, uv: Rect, tint: Color32) {
    painter.add(RectShape::filled(rect, radius, tint).with_texture(texture, uv));
}

/// How much smaller a text is made at most before it is shortened or broken.
const SMALLEST: f32 = 0.75;

/// Text on one line, made smaller and at last shortened so that it fits the width.
#[must_use]
pub fn fitted(painter: &Painter, text: &str, font: &FontId, colour: Color32, width: f32) -> Arc<Galley> {
    let natural = painter.layout_no_wrap(text.to_owned(), font.clone(), colour);
    if natural.size().x <= width {
        return natural;
    }
    let size = (font.size * width / natural.size().x).floor().max(smallest(font));
    let format = TextFormat::simple(FontId::new(size, font.family.clone()), colour);
    let mut job = LayoutJob::single_section(text.to_owned(), format);
    job.wrap = TextWrapping { max_width: width, max_rows: 1, break_anywhere: true, ..TextWrapping::default() };
    painter.layout_job(job)
}

/// The height of a line by the size of its letters.
const LINE: f32 = 1.25;
/// The least size of letters, in points.
const LEAST: f32 = 9.0;

/// Text in a plate: on one line where it fits there, else in the middle on as many as the height has room for, with the
/// largest letters that let it in; shortened only at last. Painted at the top left corner that [`plate_corner`] gives.
#[must_use]
pub fn in_plate(painter: &Painter, text: &str, font: &FontId, colour: Color32, room: Vec2) -> Arc<Galley> {
    let wide = |words: &str| painter.layout_no_wrap(words.to_owned(), font.clone(), colour).size().x;
    let small = smallest(font);
    if wide(text) * small / font.size <= room.x {
        return fitted(painter, text, font, colour, room.x);
    }
    let longest = text.split(' ').map(wide).fold(1.0, f32::max);
    // Letters are rounded to whole dots, so a little room is left.
    let mut size = small.min(font.size * (room.x - 2.0) / longest).max(LEAST);
    loop {
        let rows = (room.y / (size * LINE)).floor().max(1.0) as usize;
        let galley = in_rows(painter, text, &FontId::new(size, font.family.clone()), colour, room.x, rows);
        // A word is rather small than broken.
        let broken = has_broken_word(&galley);
        let least = if broken { NAME } else { LEAST };
        if !broken && !galley.elided || size <= least {
            return galley;
        }
        size = (size * FINER).max(least);
    }
}

/// How much smaller letters are tried next.
const FINER: f32 = 0.92;

/// Text in the middle on so many rows at most; a word that is wider than they are is parted between its syllables.
fn in_rows(painter: &Painter, text: &str, font: &FontId, colour: Color32, width: f32, rows: usize) -> Arc<Galley> {
    let whole = rows_of(painter, text, (font, colour), Align::Center, (width, rows));
    if rows == 1 {
        return whole;
    }
    parted(painter, text, (font, colour), Align::Center, (width, rows)).unwrap_or(whole)
}

/// Text on so many rows at most, as egui breaks it: a word that is too wide wherever it is.
fn rows_of(
    painter: &Painter,
    text: &str,
    (font, colour): (&FontId, Color32),
    align: Align,
    (width, rows): (f32, usize),
) -> Arc<Galley> {
    let mut job = LayoutJob::single_section(text.to_owned(), TextFormat::simple(font.clone(), colour));
    job.halign = align;
    job.wrap = TextWrapping { max_width: width, max_rows: rows, break_anywhere: rows == 1, ..TextWrapping::default() };
    painter.layout_job(job)
}

/// Text that has a word too wide for its rows, with that word parted: none where every word fits, or where it takes too many
/// rows so, too.
fn parted(
    painter: &Painter,
    text: &str,
    (font, colour): (&FontId, Color32),
    align: Align,
    (width, rows): (f32, usize),
) -> Option<Arc<Galley>> {
    let wide = |words: &str| painter.layout_no_wrap(words.to_owned(), font.clone(), colour).size().x;
    let lines = with_partings(text, wide, width)?;
    (lines.len() <= rows).then(|| rows_of(painter, &lines.join("\n"), (font, colour), align, (f32::INFINITY, rows)))
}

/// Behind a hyphen that parts a word at the end of a row, and behind one that the word has: neither is seen.
const PARTED: (char, char) = ('\u{2060}', '\u{200B}');

/// The rows of a text with a word that is wider than they are, which is parted between its syllables; none where every word
/// fits, or has no place where it can be parted.
fn with_partings(text: &str, wide: impl Fn(&str) -> f32, width: f32) -> Option<Vec<String>> {
    if text.split(' ').all(|word| wide(word) <= width) {
        return None;
    }
    let (mut rows, mut row) = (Vec::new(), String::new());
    for word in text.split(' ') {
        let beside = if row.is_empty() { word.to_owned() } else { format!("{row} {word}") };
        if wide(&beside) <= width {
            row = beside;
            continue;
        }
        if !row.is_empty() {
            rows.push(std::mem::take(&mut row));
        }
        let mut rest = word;
        while wide(rest) > width {
            let head = |(at, sign): &(usize, &str)| format!("{}{sign}", &rest[..*at]);
            let (at, sign) = partings(rest).into_iter().rev().find(|place| wide(&head(place)) <= width)?;
            let mark = if sign.is_empty() { PARTED.1 } else { PARTED.0 };
            rows.push(format!("{}{mark}", head(&(at, sign))));
            rest = &rest[at..];
        }
        rest.clone_into(&mut row);
    }
    rows.push(row);
    Some(rows)
}

/// What a galley says as it was before its words were parted.
#[must_use]
pub fn as_written(text: &str) -> String {
    text.replace(&format!("-{}\n", PARTED.0), "").replace(&format!("{}\n", PARTED.1), "")
}

/// Whether a row ends in the middle of a word for want of room: words part at hyphens, and where a program parts them.
#[must_use]
pub fn has_broken_word(galley: &Galley) -> bool {
    galley.rows.windows(2).any(|pair| {
        let ends = pair[0].glyphs.last().is_some_and(|glyph| glyph.chr.is_alphabetic());
        let goes_on = pair[1].glyphs.first().is_some_and(|glyph| glyph.chr.is_alphabetic());
        !pair[0].ends_with_newline && ends && goes_on
    })
}

/// Where a text is to be painted so that its top left corner is at a point, however its lines stand.
#[must_use]
pub fn plate_corner(galley: &Galley, corner: Pos2) -> Pos2 {
    corner - galley.rect.min.to_vec2()
}

/// A font in letters small enough for the longest word of a text, down to half their size.
#[must_use]
pub fn for_whole_words(painter: &Painter, text: &str, font: &FontId, width: f32) -> FontId {
    let wide = |word: &str| painter.layout_no_wrap(word.to_owned(), font.clone(), Color32::PLACEHOLDER).size().x;
    let longest = text.split(' ').map(wide).fold(1.0, f32::max);
    FontId::new(font.size * ((width - 2.0) / longest).clamp(0.5, 1.0), font.family.clone())
}

/// Whether no word of a text must be broken in a plate so wide.
pub fn holds_words(painter: &Painter, text: &str, font: &FontId, width: f32) -> bool {
    let least = FontId::new(LEAST.min(font.size), font.family.clone());
    let wide = |word: &str| painter.layout_no_wrap(word.to_owned(), least.clone(), Color32::PLACEHOLDER).size().x;
    text.split(' ').map(wide).fold(0.0, f32::max) <= width
}

/// Writes a text in the middle of a plate.
pub fn write_in_plate(painter: &Painter, plate: Rect, text: &str, font: &FontId, colour: Color32) -> Rect {
    let galley = in_plate(painter, text, font, colour, plate.size());
    let rect = Align2::CENTER_CENTER.anchor_size(plate.center(), galley.size());
    painter.galley(plate_corner(&galley, rect.min), galley, colour);
    rect
}

/// The font in which [`write_in_plate`] writes a text in a plate of a size.
#[must_use]
pub fn font_in_plate(painter: &Painter, text: &str, font: &FontId, room: Vec2) -> FontId {
    let galley = in_plate(painter, text, font, Color32::PLACEHOLDER, room);
    galley.job.sections.first().map_or_else(|| font.clone(), |section| section.format.font_id.clone())
}

/// How small a text of a font may become to fit: large letters rather as small as they usually are than cut.
fn smallest(font: &FontId) -> f32 {
    (font.size * SMALLEST / times().max(1.0)).max(LEAST)
}

/// Whether a name stands on one line, be it somewhat smaller: one word rather becomes small than is parted.
fn fits_on_one_line(painter: &Painter, text: &str, font: &FontId, width: f32) -> bool {
    let natural = painter.layout_no_wrap(text.to_owned(), font.clone(), Color32::PLACEHOLDER).size().x;
    natural * smallest(font) / font.size <= width || !text.contains(' ') && natural * NAME / font.size <= width - 1.0
}

/// The least size of the letters of a name on a thing, in points.
const NAME: f32 = 7.0;
/// The most rows of such a name.
const ROWS: usize = 3;

/// How many rows a name takes that [`write_name`] writes.
#[must_use]
pub fn rows_of_name(painter: &Painter, text: &str, font: &FontId, width: f32) -> usize {
    name(painter, text, (font, Color32::PLACEHOLDER), Align::Min, width).rows.len()
}

/// Writes a name at an anchor: on one line where it fits, else on two smaller ones, small enough for its longest word; a word
/// that is still too long is parted.
pub fn write_name(
    painter: &Painter,
    at: Pos2,
    anchor: Align2,
    text: &str,
    font: &FontId,
    colour: Color32,
    width: f32,
) -> Rect {
    let galley = name(painter, text, (font, colour), anchor.x(), width);
    let rect = anchor.anchor_size(at, galley.size());
    painter.galley(plate_corner(&galley, rect.min), galley, colour);
    rect
}

fn name(painter: &Painter, text: &str, (font, colour): (&FontId, Color32), align: Align, width: f32) -> Arc<Galley> {
    let of = |size: f32| FontId::new(size, font.family.clone());
    if fits_on_one_line(painter, text, font, width) {
        let natural = painter.layout_no_wrap(text.to_owned(), font.clone(), Color32::PLACEHOLDER).size().x;
        // A long word on a small card is rather small than cut; letters are rounded to whole dots, so a little room is left.
        let size = (font.size * (width - 1.0) / natural).min(font.size).max(NAME);
        if size <= LEAST {
            return painter.layout_no_wrap(text.to_owned(), of(size), colour);
        }
        return fitted(painter, text, &of(size), colour, width);
    }
    let smaller = (font.size * 0.85).max(9.5).min(font.size);
    let wide = |word: &str| painter.layout_no_wrap(word.to_owned(), of(smaller), colour).size().x;
    let longest = text.split(' ').map(wide).fold(width, f32::max);
    let size = (smaller * width / longest).max(8.0);
    let two = rows_of(painter, text, (&of(size), colour), align, (width, 2));
    let is_whole = !two.elided && !has_broken_word(&two) && smaller * width / longest >= 8.0;
    if is_whole {
        return two;
    }
    let mut size = size.min(smaller);
    loop {
        let whole = rows_of(painter, text, (&of(size), colour), align, (width, ROWS));
        let longest = text.split(' ').map(wide).fold(0.0, f32::max) * size / smaller;
        if !whole.elided && !has_broken_word(&whole) && longest <= width {
            return whole;
        }
        if let Some(parted) = parted(painter, text, (&of(size), colour), align, (width, ROWS)) {
            return parted;
        }
        if size <= NAME {
            return whole;
        }
        size = (size * FINER).max(NAME);
    }
}

/// Writes a sentence in the middle of a plate: as a name where that has room, else in the largest letters that let it in.
pub fn write_sentence(painter: &Painter, plate: Rect, text: &str, font: &FontId, colour: Color32) -> Rect {
    let mut galley = name(painter, text, (font, colour), Align::Center, plate.width());
    let mut size = font.size;
    let fits = |galley: &Galley| !galley.elided && (galley.rows.len() < 2 || galley.size().y <= plate.height());
    while !fits(&galley) && size > LEAST {
        size = (size * FINER).max(LEAST);
        let rows = (plate.height() / (size * LINE)).floor().max(1.0) as usize;
        galley = in_rows(painter, text, &FontId::new(size, font.family.clone()), colour, plate.width(), rows);
    }
    let rect = Align2::CENTER_CENTER.anchor_size(plate.center(), galley.size());
    painter.galley(plate_corner(&galley, rect.min), galley, colour);
    rect
}

/// Writes fitted text at an anchor.
pub fn write(
    painter: &Painter,
    at: Pos2,
    anchor: Align2,
    text: &str,
    font: &FontId,
    colour: Color32,
    width: f32,
) -> Rect {
    let galley = fitted(painter, text, font, colour, width);
    let rect = anchor.anchor_size(at, galley.size());
    painter.galley(rect.min, galley, colour);
    rect
}

/// Writes a name to the right of a point in a low row: on one line as [`write()`] does, where that would shorten it on two
/// small ones, if both stand in the height; else in letters as small as it needs. Answers where each line is.
pub fn write_in_row(painter: &Painter, at: Pos2, text: &str, font: &FontId, colour: Color32, room: Vec2) -> Vec<Rect> {
    let one = fitted(painter, text, font, colour, room.x);
    let galley = if one.elided {
        two_lines(painter, text, font, colour, room).unwrap_or_else(|| one_small(painter, text, font, colour, room.x))
    } else {
        one
    };
    let rect = Align2::LEFT_CENTER.anchor_size(at, galley.size());
    let lines = galley.rows.iter().map(|row| row.rect().translate(rect.min.to_vec2())).collect();
    painter.galley(rect.min, galley, colour);
    lines
}

/// A name on one line, in letters as small as it needs.
fn one_small(painter: &Painter, text: &str, font: &FontId, colour: Color32, width: f32) -> Arc<Galley> {
    let natural = painter.layout_no_wrap(text.to_owned(), font.clone(), colour).size().x;
    // Letters are rounded to whole dots, so a little room is left.
    let size = (font.size * (width - 1.0) / natural * FINER).max(NAME);
    rows_of(painter, text, (&FontId::new(size, font.family.clone()), colour), Align::Min, (width, 1))
}

/// A name on two lines that stand in a height; none where a word is too long for them.
fn two_lines(painter: &Painter, text: &str, font: &FontId, colour: Color32, room: Vec2) -> Option<Arc<Galley>> {
    let size = (room.y / (2.0 * LINE)).min(LEAST).min(font.size);
    let font = FontId::new(size, font.family.clone());
    let wide = |word: &str| painter.layout_no_wrap(word.to_owned(), font.clone(), colour).size().x;
    let galley = rows_of(painter, text, (&font, colour), Align::Min, (room.x, 2));
    (size >= NAME && !galley.elided && text.split(' ').all(|word| wide(word) <= room.x)).then_some(galley)
}

/// A drawn ✗ of two strokes.
pub fn cross(painter: &Painter, centre: Pos2, reach: f32, stroke: Stroke) {
    painter.line_segment([centre + vec2(-reach, -reach), centre + vec2(reach, reach)], stroke);
    painter.line_segment([centre + vec2(reach, -reach), centre + vec2(-reach, reach)], stroke);
}

/// A drawn ✓.
pub fn tick(painter: &Painter, centre: Pos2, reach: f32, stroke: Stroke) {
    let points = [vec2(-1.0, 0.1), vec2(-0.3, 0.85), vec2(1.05, -0.9)].map(|at| centre + at * reach);
    painter.add(Shape::line(points.to_vec(), stroke));
}

/// A drawn question mark.
pub fn question(painter: &Painter, centre: Pos2, reach: f32, stroke: Stroke) {
    let hook = (0..=10).map(|n| {
        let angle = std::f32::consts::PI * (1.05 + 1.35 * n as f32 / 10.0);
        centre + vec2(0.0, -0.42) * reach + Vec2::angled(angle) * reach * vec2(0.62, 0.58)
    });
    let mut line: Vec<_> = hook.collect();
    line.push(centre + vec2(0.0, 0.42) * reach);
    painter.add(Shape::line(line, stroke));
    painter.circle_filled(centre + vec2(0.0, 0.95) * reach, stroke.width * 0.75, stroke.color);
}
