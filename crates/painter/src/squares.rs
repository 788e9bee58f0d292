//! Squares that are more than a step: marks that draw or snoop, special squares, the shelf for weapons off the board.

use super::{
    area::Area,
    canvas::{Canvas, flat, rounded},
    colour::darker,
    dice::magnifier,
    house::stairs,
    layout::shelf,
    lettering::{Fonts, Ink},
};
use candlestick_rules::{Board, Place, SquareId, SquareMark, WeaponStart};
use candlestick_themes::{Colour, Theme, palette};

/// Paints them all; under the walls.
pub(super) fn paint(canvas: &mut Canvas, theme: &Theme, fonts: &Fonts) {
    let (board, profile) = (&theme.edition.board, &theme.edition.profile);
    for n in board.square_ids().filter(|n| board.marked(*n)) {
        let at = board.square(n);
        mark(canvas, profile.mark, (f32::from(at.col) + 0.5, f32::from(at.row) + 0.5), 0.8, fonts);
    }
    for (n, square) in board.special().iter().enumerate() {
        let words = theme.squares.get(n).map_or("", |look| look.name.as_str());
        special(canvas, board, *square, words, fonts);
    }
    if profile.weapon_start == WeaponStart::OffBoard {
        let (area, ..) = shelf(board, theme.weapons.len());
        if let Some(tray) = rounded(area.x + 0.12, area.y + 0.12, area.w - 0.24, area.h - 0.24, 0.2) {
            canvas.fill(&tray, &flat(palette::NIGHT, 0.35));
            canvas.stroke(&tray, &flat(palette::BRASS, 0.7), 0.04);
        }
    }
}

/// The sign of a marked square around a middle: a card with a question mark, or a glass for snooping.
pub(super) fn mark(canvas: &mut Canvas, kind: SquareMark, (x, y): (f32, f32), size: f32, fonts: &Fonts) {
    let half = size / 2.0;
    let Some(plate) = rounded(x - half, y - half, size, size, size * 0.2) else { return };
    if kind == SquareMark::Plain {
        return;
    }
    let (ground, sign) = slab_colours(canvas, darker(palette::STEEL, 0.45), palette::CANDLE);
    canvas.fill(&plate, &flat(ground, 1.0));
    canvas.stroke(&plate, &flat(palette::NIGHT, 0.55), size * 0.13);
    canvas.stroke(&plate, &flat(canvas.tone(palette::BRASS), 1.0), size * 0.07);
    if kind == SquareMark::Snoop {
        return magnifier(canvas, (x, y), size * 0.9, sign);
    }
    let face = fonts.labels();
    let fitted = face.fit("?", (size * 0.7, size * 0.72), size, 1);
    face.letter(canvas, &fitted, (x, y), 0.0, Ink::plain(sign));
}

/// What a slab that says something is filled with, and what stands on it: in strong colours it is light with dark words.
fn slab_colours(canvas: &Canvas, ground: Colour, sign: Colour) -> (Colour, Colour) {
    if canvas.is_strong() { (canvas.tone(palette::PARCHMENT), canvas.tone(palette::INK)) } else { (ground, sign) }
}

/// A special square: all its cells as one slab, with its name where it is long, and a stair where a passage begins.
fn special(canvas: &mut Canvas, board: &Board, square: SquareId, words: &str, fonts: &Fonts) {
    let Some(area) = cells(board, square) else { return };
    let slab = area.inset(0.06);
    let (ground, sign) = slab_colours(canvas, darker(palette::MOSS, 0.45), palette::IVORY);
    if let Some(path) = rounded(slab.x, slab.y, slab.w, slab.h, 0.2) {
        canvas.stroke(&path, &flat(darker(palette::INK, 0.5), 1.0), 0.14);
        canvas.fill(&path, &flat(ground, 1.0));
        canvas.stroke(&path, &flat(canvas.tone(palette::BRASS), 1.0), 0.05);
    }
    let (upright, unit) = (area.h > area.w, area.w.min(area.h));
    let passage = board.passage_from(Place::Square(square)).is_some();
    if passage {
        stairs(canvas, (area.x + unit / 2.0, area.y + unit / 2.0), unit * 0.74);
    }
    let used = if passage { unit } else { 0.0 };
    let (long, short) = (area.w.max(area.h) - used, unit);
    if long < 1.5 * short {
        return;
    }
    let face = fonts.labels();
    let fitted = face.fit(words, (long * 0.92, short * 0.7), 0.5, 2);
    let middle = if upright {
        (area.x + short / 2.0, area.y + used + long / 2.0)
    } else {
        (area.x + used + long / 2.0, area.y + short / 2.0)
    };
    let turn = if upright { -90.0 } else { 0.0 };
    face.letter(canvas, &fitted, middle, turn, Ink::plain(sign));
}

/// The box around all cells of a square.
fn cells(board: &Board, square: SquareId) -> Option<Area> {
    let own: Vec<_> = board.places().filter(|&(row, col)| board.square_at(row, col) == Some(square)).collect();
    let (top, bottom) = (own.iter().map(|at| at.0).min()?, own.iter().map(|at| at.0).max()?);
    let (left, right) = (own.iter().map(|at| at.1).min()?, own.iter().map(|at| at.1).max()?);
    Some(super::area::block(top, left, bottom, right))
}
