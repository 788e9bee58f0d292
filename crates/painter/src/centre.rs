//! The closed block in the middle of the house: a tray for the dice and the case file under its seal.

use super::{
    canvas::{Canvas, around, disc, flat, polygon, rounded, sweep},
    colour::{darker, lighter},
    lamp::{PAPER, fades, fallen},
    layout::{Area, centre},
    picture::Picture,
};
use candlestick_rules::Board;
use candlestick_themes::palette;

/// Draws the block, if the board has one.
pub(super) fn paint(canvas: &mut Canvas, board: &Board, logo: Option<&Picture>) {
    let Some(centre) = centre(board) else { return };
    let whole = centre.whole.inset(0.2);
    if let Some(frame) = rounded(whole.x, whole.y, whole.w, whole.h, 0.12) {
        canvas.stroke(&frame, &flat(palette::BRASS, 0.55), 0.03);
    }
    tray(canvas, centre.tray.inset(0.42));
    file(canvas, centre.file.inset(0.42), logo);
}

fn tray(canvas: &mut Canvas, area: Area) {
    let (x, y, w, h) = area.as_tuple();
    let felt = [(0.0, lighter(palette::MOSS, 0.05), 1.0), (1.0, darker(palette::MOSS, 0.55), 1.0)];
    let Some(shape) = rounded(x, y, w, h, 0.3) else { return };
    canvas.stroke(&shape, &flat(palette::NIGHT, 0.7), 0.22);
    canvas.fill(&shape, &around(area.middle(), w.max(h) * 0.62, &felt));
    for n in 0..4 {
        let by = 0.04 * n as f32;
        if let Some(rim) = rounded(x + by, y + by, w - 2.0 * by, h - 2.0 * by, 0.3 - by * 0.5) {
            canvas.stroke(&rim, &flat(palette::NIGHT, 0.16), 0.09);
        }
    }
    canvas.stroke(&shape, &flat(palette::BRASS, 1.0), 0.07);
}

pub(super) fn file(canvas: &mut Canvas, area: Area, logo: Option<&Picture>) {
    let (w, h) = (area.w.min(area.h * 1.5), area.h.min(area.w * 0.72));
    let (mx, my) = area.middle();
    let (x, y) = (mx - w / 2.0, my - h / 2.0);
    for n in 0..5 {
        let by = 0.03 * n as f32;
        let (left, top) = fallen((x - by, y - by), PAPER);
        if let Some(shadow) = rounded(left, top, w + 2.0 * by, h + 2.0 * by, 0.1 + by) {
            canvas.fill(&shadow, &flat(palette::NIGHT, 0.16));
        }
    }
    let paper = [(0.0, palette::PARCHMENT, 1.0), (1.0, palette::PARCHMENT_SHADE, 1.0)];
    if let Some(body) = rounded(x, y, w, h, 0.08) {
        let (from, to) = fades((mx, my), h / 2.0);
        canvas.fill(&body, &sweep(from, to, &paper));
    }
    folds(canvas, (x, y, w, h));
    let seal = h * 0.62;
    if let Some(wax) = disc(mx, my + h * 0.06, seal * 0.53) {
        canvas.fill(&wax, &flat(palette::INK, 0.45));
    }
    if let Some(logo) = logo {
        canvas.picture_in(logo, (mx - seal / 2.0, my + h * 0.04 - seal / 2.0, seal, seal), None, 1.0);
    } else if let Some(wax) = disc(mx, my + h * 0.04, seal / 2.0) {
        canvas.fill(&wax, &flat(palette::BLOOD, 1.0));
    }
}

fn folds(canvas: &mut Canvas, (x, y, w, h): (f32, f32, f32, f32)) {
    let middle = (x + w / 2.0, y + h * 0.56);
    let sides = polygon(&[(x, y + h), (middle.0, y + h * 0.48), (x + w, y + h)]);
    let flap = polygon(&[(x + 0.03, y + 0.03), (x + w - 0.03, y + 0.03), middle]);
    if let (Some(sides), Some(flap)) = (sides, flap) {
        canvas.stroke(&sides, &flat(palette::WALNUT_LIGHT, 0.35), 0.03);
        canvas.stroke(&flap, &flat(palette::WALNUT_LIGHT, 0.30), 0.08);
        canvas.fill(
            &flap,
            &sweep(
                (x, y),
                (x, y + h * 0.56),
                &[(0.0, palette::PARCHMENT, 1.0), (1.0, darker(palette::PARCHMENT_SHADE, 0.06), 1.0)],
            ),
        );
        canvas.stroke(&flap, &flat(palette::WALNUT_LIGHT, 0.5), 0.02);
    }
}
