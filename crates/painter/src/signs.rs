//! The board's signs by themselves, for a legend beside it.

use super::{
    canvas::{Canvas, flat, rounded},
    doors, house, joins,
    lettering::Fonts,
    picture::Picture,
    squares,
    tokens::square,
};
use candlestick_rules::SquareMark;
use candlestick_themes::palette;

/// A sign on the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sign {
    /// The mat before a door.
    Door,
    /// A joining door between two rooms.
    Join,
    /// The trapdoor of a secret passage.
    Passage,
    /// A square that draws a card.
    Draw,
    /// A square that lets one snoop.
    Snoop,
}

/// A sign as a square picture.
#[must_use]
pub fn sign(sign: Sign, size: u32, fonts: &Fonts) -> Picture {
    let Some(mut canvas) = square(size) else { return Picture::nothing() };
    let canvas = &mut canvas;
    match sign {
        Sign::Door => doors::sign(canvas),
        Sign::Join => {
            ground(canvas);
            joins::sign(canvas);
        }
        Sign::Passage => house::stairs(canvas, (0.5, 0.5), 0.84),
        Sign::Draw => squares::mark(canvas, SquareMark::Draw, (0.5, 0.5), 0.84, fonts),
        Sign::Snoop => squares::mark(canvas, SquareMark::Snoop, (0.5, 0.5), 0.84, fonts),
    }
    canvas.picture()
}

/// A piece of wall on both sides of a joining door.
fn ground(canvas: &mut Canvas) {
    if let Some(wall) = rounded(0.0, 0.42, 1.0, 0.16, 0.03) {
        canvas.fill(&wall, &flat(palette::WALNUT_LIGHT, 1.0));
    }
}
