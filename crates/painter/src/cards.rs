//! Faces of cards, five wide and seven high.

use super::{
    canvas::{Canvas, around, boxed, disc, flat, line, polygon, rounded, sweep},
    colour::{darker, lettered, lighter, mix},
    dice::magnifier,
    floors::swatch,
    ground::rgb,
    lamp::fades,
    lettering::{Fonts, Ink},
    picture::Picture,
};
use candlestick_rules::{CardId, Category, DeckCardId, SuspectId};
use candlestick_themes::palette;
use candlestick_themes::{CARD_TALL, Colour, Floor, Theme};

/// A card's height when its width is 1.
pub(super) const TALL: f32 = CARD_TALL;

/// Where the picture lies on a face.
const WINDOW: (f32, f32, f32, f32) = (0.075, 0.075, 0.85, 0.86);

/// The face of a card: its picture and its name, with a band in the category's colour.
#[must_use]
pub fn card_face(theme: &Theme, card: CardId, width: u32, picture: Option<&Picture>, fonts: &Fonts) -> Picture {
    let Some(mut canvas) = blank(width).filter(|_| card.0 < theme.edition.cards.total()) else {
        return Picture::nothing();
    };
    let canvas = &mut canvas;
    let n = theme.edition.cards.index_in_category(card);
    let category = theme.edition.cards.category(card);
    let band = palette::band(category);
    paper(canvas, theme.house.paper, band);
    match (category, theme.suspects.get(n), theme.rooms.get(n)) {
        (Category::Suspect, Some(look), _) => portrait(canvas, look.colour, picture),
        (Category::Room, _, Some(look)) => pictogram(canvas, look.colour, Some(look.floor), picture),
        _ => pictogram(canvas, band, None, picture),
    }
    ribbon(canvas, band);
    if let Some(look) = theme.suspects.get(n).filter(|_| category == Category::Suspect) {
        corner(canvas, &look.mark, look.colour, fonts);
    }
    title(canvas, theme.card_name(card), (0.82, 0.255), 1.185, 0.14, fonts);
    canvas.picture()
}

/// The face of a card of the edition's deck: its title and what it says.
#[must_use]
pub fn deck_card_face(theme: &Theme, card: DeckCardId, width: u32, fonts: &Fonts) -> Picture {
    let (Some(mut canvas), Some(look)) = (blank(width), theme.deck.get(card.index())) else {
        return Picture::nothing();
    };
    let canvas = &mut canvas;
    paper(canvas, theme.house.paper, theme.house.wood);
    if let Some(head) = rounded(0.075, 0.075, 0.85, 0.34, 0.03) {
        canvas.fill(&head, &around((0.5, 0.22), 0.5, &[(0.0, palette::WALNUT_LIGHT, 1.0), (1.0, palette::NIGHT, 1.0)]));
        canvas.stroke(&head, &flat(palette::BRASS, 1.0), 0.012);
    }
    magnifier(canvas, (0.5, 0.215), 0.24, palette::BRASS);
    let bold = fonts.labels();
    let kind = bold.fit(&theme.deck_name, (0.7, 0.07), 0.06, 1);
    bold.letter(canvas, &kind, (0.5, 0.375), 0.0, Ink::plain(palette::CANDLE));
    title(canvas, &look.title, (0.84, 0.25), 0.56, 0.115, fonts);
    rule(canvas, 0.715);
    let body = fonts.texts();
    let text = body.fit_text(&look.text, (0.82, 0.56), 0.083);
    body.letter(canvas, &text, (0.5, 1.03), 0.0, Ink::plain(palette::INK));
    canvas.picture()
}

/// The card of a suspect's power: portrait, title and what it does; nothing where the suspect has none.
#[must_use]
pub fn power_card_face(
    theme: &Theme,
    suspect: SuspectId,
    width: u32,
    portrait: Option<&Picture>,
    fonts: &Fonts,
) -> Picture {
    let look = theme.suspects.get(suspect.index());
    let power = look.and_then(|look| look.power.as_ref().map(|power| (look, power)));
    let (Some(mut canvas), Some((look, power))) = (blank(width), power) else { return Picture::nothing() };
    let canvas = &mut canvas;
    paper(canvas, theme.house.paper, look.colour);
    if let Some(head) = rounded(0.075, 0.075, 0.85, 0.44, 0.03) {
        let stops = [(0.0, lighter(look.colour, 0.22), 1.0), (1.0, darker(look.colour, 0.45), 1.0)];
        canvas.fill(&head, &around((0.5, 0.28), 0.6, &stops));
        if let Some(portrait) = portrait {
            canvas.picture_within(portrait, (0.28, 0.075, 0.44, 0.44), &head);
        }
        canvas.stroke(&head, &flat(palette::BRASS, 1.0), 0.012);
    }
    corner(canvas, &look.mark, look.colour, fonts);
    let bold = fonts.labels();
    bold.letter(canvas, &bold.fit(&look.name, (0.8, 0.07), 0.068, 1), (0.5, 0.56), 0.0, Ink::plain(palette::INK));
    title(canvas, &power.title, (0.84, 0.19), 0.70, 0.1, fonts);
    rule(canvas, 0.825);
    let body = fonts.texts();
    let text = body.fit_text(&power.text, (0.82, 0.48), 0.08);
    body.letter(canvas, &text, (0.5, 1.1), 0.0, Ink::plain(palette::INK));
    canvas.picture()
}

/// A clear card.
pub(super) fn blank(width: u32) -> Option<Canvas> {
    let width = width.clamp(5, 2048);
    Canvas::new(width, (width as f32 * TALL).round() as u32, width as f32, 0.0)
}

/// The same paper in the shade.
fn shaded(paper: Colour) -> Colour {
    mix(paper, palette::BRASS, 0.12)
}

/// Paper with a line along its edge.
pub(super) fn paper(canvas: &mut Canvas, sheet: Colour, line: Colour) {
    let shade = shaded(sheet);
    let edges = [(0.0, 0.06, darker(shade, 0.45)), (0.008, 0.054, shade)];
    for (inset, radius, colour) in edges {
        if let Some(path) = rounded(inset, inset, 1.0 - 2.0 * inset, TALL - 2.0 * inset, radius) {
            canvas.fill(&path, &flat(colour, 1.0));
        }
    }
    let stops = [(0.0, lighter(sheet, 0.25), 1.0), (0.7, sheet, 1.0), (1.0, shade, 1.0)];
    if let Some(face) = rounded(0.018, 0.018, 0.964, TALL - 0.036, 0.046) {
        let (from, to) = fades((0.5, TALL / 2.0), TALL / 2.0);
        canvas.fill(&face, &sweep(from, to, &stops));
    }
    if let Some(frame) = rounded(0.04, 0.04, 0.92, TALL - 0.08, 0.03) {
        canvas.stroke(&frame, &flat(line, 0.85), 0.012);
    }
}

/// A portrait before the suspect's colour.
fn portrait(canvas: &mut Canvas, ground: Colour, picture: Option<&Picture>) {
    let (x, y, w, h) = WINDOW;
    let Some(pane) = boxed(x, y, w, h) else { return };
    let stops = [(0.0, lighter(ground, 0.22), 1.0), (0.6, ground, 1.0), (1.0, darker(ground, 0.35), 1.0)];
    canvas.fill(&pane, &around((0.5, 0.45), 0.66, &stops));
    if let Some(picture) = picture {
        canvas.picture_within(picture, (x, y + h - w, w, w), &pane);
    }
    canvas.stroke(&pane, &flat(palette::INK, 0.85), 0.012);
}

/// A pictogram before a colour or a piece of a room's floor.
fn pictogram(canvas: &mut Canvas, ground: Colour, floor: Option<Floor>, picture: Option<&Picture>) {
    let (x, y, w, h) = WINDOW;
    let Some(pane) = boxed(x, y, w, h) else { return };
    if let Some(floor) = floor {
        let (wide, high) = ((w * canvas.unit()) as u32, (h * canvas.unit()) as u32);
        let cell = canvas.unit() * 0.19;
        canvas.picture_within(&swatch(floor, rgb(ground), wide.max(1), high.max(1), cell), WINDOW, &pane);
        let stops = [(0.0, darker(ground, 0.45), 0.80), (0.5, darker(ground, 0.5), 0.45), (1.0, palette::NIGHT, 0.75)];
        canvas.fill(&pane, &around((0.5, 0.5), 0.66, &stops));
    } else {
        let stops = [(0.0, lighter(ground, 0.22), 1.0), (0.6, ground, 1.0), (1.0, darker(ground, 0.35), 1.0)];
        canvas.fill(&pane, &around((0.5, 0.45), 0.66, &stops));
    }
    if let Some(picture) = picture {
        canvas.picture_in(picture, (0.252, 0.257, 0.52, 0.52), Some(palette::NIGHT), 0.55);
        canvas.picture_in(picture, (0.24, 0.24, 0.52, 0.52), Some(palette::IVORY), 1.0);
    }
    canvas.stroke(&pane, &flat(palette::INK, 0.85), 0.012);
}

/// A band below the picture, with a diamond in its middle.
fn ribbon(canvas: &mut Canvas, colour: Colour) {
    let y = WINDOW.1 + WINDOW.3;
    if let Some(band) = boxed(0.046, y - 0.012, 0.908, 0.075) {
        canvas.fill(
            &band,
            &sweep((0.0, y), (0.0, y + 0.07), &[(0.0, lighter(colour, 0.12), 1.0), (1.0, darker(colour, 0.12), 1.0)]),
        );
    }
    for at in [y - 0.012, y + 0.063] {
        if let Some(edge) = line((0.046, at), (0.954, at)) {
            canvas.stroke(&edge, &flat(palette::BRASS, 1.0), 0.010);
        }
    }
    diamond(canvas, (0.5, y + 0.0255), 0.05);
}

fn rule(canvas: &mut Canvas, y: f32) {
    if let Some(path) = line((0.22, y), (0.78, y)) {
        canvas.stroke(&path, &flat(palette::BRASS, 1.0), 0.008);
    }
    diamond(canvas, (0.5, y), 0.03);
}

fn diamond(canvas: &mut Canvas, (x, y): (f32, f32), half: f32) {
    if let Some(path) = polygon(&[(x - half, y), (x, y - half), (x + half, y), (x, y + half)]) {
        canvas.fill(&path, &flat(palette::BRASS, 1.0));
        canvas.stroke(&path, &flat(palette::INK, 0.8), half * 0.14);
    }
}

fn corner(canvas: &mut Canvas, mark: &str, colour: Colour, fonts: &Fonts) {
    let (at, (ground, letters)) = ((0.155, 0.155), lettered(colour));
    for (radius, colour) in [(0.088, darker(colour, 0.6)), (0.078, palette::IVORY), (0.066, ground)] {
        if let Some(path) = disc(at.0, at.1, radius) {
            canvas.fill(&path, &flat(colour, 1.0));
        }
    }
    let face = fonts.labels();
    let fitted = face.fit(mark, (0.10, 0.09), 0.10, 1);
    face.letter(canvas, &fitted, at, 0.0, Ink::plain(letters));
}

fn title(canvas: &mut Canvas, words: &str, space: (f32, f32), y: f32, most: f32, fonts: &Fonts) {
    let face = fonts.names();
    let fitted = face.fit(words, space, most, 2);
    face.letter(canvas, &fitted, (0.5, y), 0.0, Ink::plain(palette::INK));
}
