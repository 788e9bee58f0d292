//! Faces of dice: pips for the steps, a magnifying glass when the face draws a card.

use tiny_skia::Transform;

use super::{
    canvas::{Canvas, disc, flat, line, rounded, shape, sweep},
    colour::{darker, lighter},
    lamp::{PIECE, fades, fallen},
    picture::Picture,
    tokens::square,
};
use candlestick_rules::DieFace;
use candlestick_themes::Colour;
use candlestick_themes::palette;

/// One face of a die.
#[must_use]
pub fn die_face(face: DieFace, size: u32) -> Picture {
    let Some(mut canvas) = square(size) else { return Picture::nothing() };
    body(&mut canvas);
    if face.draws {
        magnifier(&mut canvas, (0.5, 0.47), 0.80, palette::BLOOD);
        count(&mut canvas, face.steps, (0.435, 0.405), 0.44, palette::INK);
    } else {
        count(&mut canvas, face.steps, (0.5, 0.47), 1.0, palette::INK);
    }
    canvas.picture()
}

fn body(canvas: &mut Canvas) {
    for n in 0..5 {
        let by = 0.012 * n as f32;
        let (left, top) = fallen((0.07 - by, 0.05 - by), PIECE);
        if let Some(shadow) = rounded(left, top, 0.86 + 2.0 * by, 0.86 + 2.0 * by, 0.2 + by) {
            canvas.fill(&shadow, &flat(palette::NIGHT, 0.15));
        }
    }
    let (light, shade) = (lighter(palette::IVORY, 0.5), darker(palette::PARCHMENT_SHADE, 0.08));
    let side = [(0.0, palette::PARCHMENT_SHADE, 1.0), (1.0, darker(palette::PARCHMENT_SHADE, 0.35), 1.0)];
    let top = [(0.0, light, 1.0), (0.55, palette::IVORY, 1.0), (1.0, shade, 1.0)];
    let layers = [(0.05, 0.20, &side[..]), (0.085, 0.17, &top[..])];
    for (inset, radius, stops) in layers {
        if let Some(path) = rounded(inset, inset - 0.03, 1.0 - 2.0 * inset, 1.0 - 2.0 * inset, radius) {
            let (from, to) = fades((0.5, 0.5), 0.45);
            canvas.fill(&path, &sweep(from, to, stops));
        }
    }
}

/// A magnifying glass around a middle, of a width.
pub(super) fn magnifier(canvas: &mut Canvas, (x, y): (f32, f32), size: f32, colour: Colour) {
    let at = |dx: f32, dy: f32| (x + dx * size, y + dy * size);
    let lens = at(-0.08, -0.08);
    if let Some(handle) = line(at(0.17, 0.17), at(0.39, 0.39)) {
        canvas.stroke(&handle, &flat(darker(colour, 0.35), 1.0), size * 0.15);
        canvas.stroke(&handle, &flat(colour, 1.0), size * 0.09);
    }
    if let Some(rim) = disc(lens.0, lens.1, size * 0.29) {
        canvas.fill(&rim, &flat(palette::IVORY, 0.85));
        canvas.stroke(&rim, &flat(colour, 1.0), size * 0.085);
    }
}

/// Where the pips of one to six lie, as parts of a third.
const PIPS: [&[(f32, f32)]; 7] = [
    &[],
    &[(0.0, 0.0)],
    &[(-1.0, -1.0), (1.0, 1.0)],
    &[(-1.0, -1.0), (0.0, 0.0), (1.0, 1.0)],
    &[(-1.0, -1.0), (1.0, -1.0), (-1.0, 1.0), (1.0, 1.0)],
    &[(-1.0, -1.0), (1.0, -1.0), (0.0, 0.0), (-1.0, 1.0), (1.0, 1.0)],
    &[(-1.0, -1.0), (1.0, -1.0), (-1.0, 0.0), (1.0, 0.0), (-1.0, 1.0), (1.0, 1.0)],
];

/// Steps as pips, or as digits above six.
fn count(canvas: &mut Canvas, steps: u8, (x, y): (f32, f32), size: f32, colour: Colour) {
    let Some(pips) = PIPS.get(usize::from(steps)) else { return digits(canvas, steps, (x, y), size, colour) };
    let radius = if size < 0.6 && steps == 1 { 0.16 } else { 0.085 };
    for (right, down) in *pips {
        if let Some(pip) = disc(x + right * 0.23 * size, y + down * 0.23 * size, radius * size) {
            canvas.fill(&pip, &flat(colour, 1.0));
        }
    }
}

/// The strokes of a digit in a box of 1 by 2: top, upper left, upper right, middle, lower left, lower right, bottom.
const STROKES: [((f32, f32), (f32, f32)); 7] = [
    ((0.0, 0.0), (1.0, 0.0)),
    ((0.0, 0.0), (0.0, 1.0)),
    ((1.0, 0.0), (1.0, 1.0)),
    ((0.0, 1.0), (1.0, 1.0)),
    ((0.0, 1.0), (0.0, 2.0)),
    ((1.0, 1.0), (1.0, 2.0)),
    ((0.0, 2.0), (1.0, 2.0)),
];

/// Which strokes each digit has, bit n for stroke n.
const DIGITS: [u8; 10] = [0x77, 0x24, 0x5d, 0x6d, 0x2e, 0x6b, 0x7b, 0x25, 0x7f, 0x6f];

fn digits(canvas: &mut Canvas, number: u8, (x, y): (f32, f32), size: f32, colour: Colour) {
    let text = number.to_string();
    let count = text.len() as f32;
    let unit = size * 0.24 / count.sqrt();
    let path = shape(|path| {
        for (n, digit) in text.bytes().enumerate() {
            let strokes = DIGITS.get(usize::from(digit.wrapping_sub(b'0'))).copied().unwrap_or_default();
            let left = n as f32 * 1.6;
            for (_, (from, to)) in STROKES.iter().enumerate().filter(|(bit, _)| strokes & (1 << bit) != 0) {
                path.move_to(left + from.0, from.1);
                path.line_to(left + to.0, to.1);
            }
        }
    });
    if let Some(path) = path {
        let left = x - (path.bounds().left() + path.bounds().right()) / 2.0 * unit;
        let place = Transform::from_row(unit, 0.0, 0.0, unit, left, y - unit);
        canvas.stroke_at(&path, &flat(colour, 1.0), 0.36, place);
    }
}
