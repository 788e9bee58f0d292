//! Backs of cards: the theme's own, and that of the edition's deck.

use tiny_skia::Path;

use super::{
    canvas::{Canvas, around, flat, polygon, rounded, shape},
    cards::{TALL, blank, paper},
    colour::{darker, lighter},
    lettering::{Fonts, Ink},
    picture::Picture,
};
use candlestick_themes::{HouseLook, Theme, palette};

/// The back of a card: the picture of [`Theme::card_back_picture`] that is given, or the theme's pattern on its wood.
#[must_use]
pub fn card_back(theme: &Theme, width: u32, art: Option<&Picture>) -> Picture {
    let (Some(mut canvas), Some(whole)) = (blank(width), rounded(0.0, 0.0, 1.0, TALL, 0.06)) else {
        return Picture::nothing();
    };
    let look = theme.house;
    match art.filter(|_| theme.card_back_picture().is_some()) {
        Some(art) => canvas.picture_within(art, (0.0, 0.0, 1.0, TALL), &whole),
        None => patterned(&mut canvas, look, &whole),
    }
    canvas.picture()
}

/// A back of wood in a frame of paper, with the pattern's lines.
fn patterned(canvas: &mut Canvas, look: HouseLook, whole: &Path) {
    canvas.fill(whole, &flat(look.paper, 1.0));
    let stops = [(0.0, lighter(look.wood, 0.14), 1.0), (1.0, darker(look.wood, 0.25), 1.0)];
    if let Some(field) = rounded(0.045, 0.045, 0.91, TALL - 0.09, 0.035) {
        canvas.fill(&field, &around((0.5, TALL * 0.4), 0.9, &stops));
        canvas.stroke(&field, &flat(darker(look.wood, 0.5), 1.0), 0.008);
    }
    if let Some(frame) = rounded(0.08, 0.08, 0.84, TALL - 0.16, 0.025) {
        canvas.stroke(&frame, &flat(look.accent, 1.0), 0.012);
    }
    let lines = look.card_back.lines();
    let path = shape(|path| {
        for line in &lines {
            for (n, (x, y)) in line.iter().enumerate() {
                if n == 0 { path.move_to(*x, *y) } else { path.line_to(*x, *y) }
            }
        }
    });
    if let Some(path) = path {
        canvas.stroke(&path, &flat(look.accent, 0.85), 0.011);
    }
}

/// The back of the edition's deck: a dark card with its name, so that it is not taken for a card of the case.
#[must_use]
pub fn deck_back(theme: &Theme, width: u32, fonts: &Fonts) -> Picture {
    let Some(mut canvas) = blank(width) else { return Picture::nothing() };
    let canvas = &mut canvas;
    paper(canvas, theme.house.paper, theme.house.wood);
    if let Some(field) = rounded(0.075, 0.075, 0.85, TALL - 0.15, 0.03) {
        let stops = [(0.0, palette::STEEL, 1.0), (1.0, darker(palette::STEEL, 0.6), 1.0)];
        canvas.fill(&field, &around((0.5, TALL / 2.0), 0.85, &stops));
        canvas.stroke(&field, &flat(palette::BRASS, 1.0), 0.014);
    }
    for n in 0..4 {
        let half = 0.40 - 0.05 * n as f32;
        if let Some(path) =
            polygon(&[(0.5 - half, 0.6), (0.5, 0.6 - half * 1.25), (0.5 + half, 0.6), (0.5, 0.6 + half * 1.25)])
        {
            canvas.stroke(&path, &flat(palette::BRASS, 0.85 - 0.18 * n as f32), 0.010);
        }
    }
    let mark = fonts.names();
    mark.letter(canvas, &mark.fit("?", (0.4, 0.44), 0.6, 1), (0.5, 0.6), 0.0, Ink::plain(palette::CANDLE));
    let words = mark.fit(&theme.deck_name, (0.72, 0.2), 0.12, 2);
    mark.letter(canvas, &words, (0.5, 1.2), 0.0, Ink::plain(palette::IVORY));
    canvas.picture()
}
