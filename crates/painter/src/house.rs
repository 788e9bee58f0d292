//! Paints what lies on the house's ground: the plate below it, start squares, names, pictograms, secret passages.

use super::{
    canvas::{Canvas, around, boxed, flat, line, rounded},
    colour::{darker, lettered, lighter, mix},
    furniture,
    layout::{Area, RoomLayout},
    lettering::{Fitted, Fonts, Ink, LEADING, Shade, Typeface},
    picture::Picture,
};
use candlestick_rules::{RoomId, SuspectId};
use candlestick_themes::palette;
use candlestick_themes::{HouseLook, Theme, Words, key};

/// The dark plate that carries the house: soft shadow, wood, lines.
pub(super) fn plate(canvas: &mut Canvas, look: HouseLook, (width, height): (f32, f32), margin: f32) {
    let outline = |inset: f32, radius: f32| {
        let by = margin - inset;
        rounded(-by, -by, width + 2.0 * by, height + 2.0 * by, radius)
    };
    for n in 0..5 {
        if let Some(path) = outline(0.02 + 0.02 * n as f32, 0.42) {
            canvas.stroke(&path, &flat(palette::NIGHT, 0.12 + 0.1 * n as f32), 0.03);
        }
    }
    if let Some(path) = outline(0.12, 0.34) {
        canvas.fill(&path, &flat(darker(look.wood, 0.16), 1.0));
    }
    for (inset, alpha, wide) in [(0.15, 1.0, 0.06), (0.26, 0.5, 0.02)] {
        if let Some(path) = outline(inset, 0.44 - inset) {
            canvas.stroke(&path, &flat(darker(look.accent, 0.12), alpha), wide);
        }
    }
}

/// A ring in the suspect's colour, with the mark, on every start square.
pub(super) fn starts(canvas: &mut Canvas, theme: &Theme, fonts: &Fonts) {
    let face = fonts.labels();
    let board = &theme.edition.board;
    for (n, start) in board.starts().iter().enumerate() {
        let Some(look) = theme.suspects.get(SuspectId(n as u8).index()) else { continue };
        let at = board.square(*start);
        let (x, y) = (f32::from(at.col), f32::from(at.row));
        let Some(inset) = rounded(x + 0.15, y + 0.15, 0.70, 0.70, 0.18) else { continue };
        canvas.stroke(&inset, &flat(darker(palette::INK, 0.5), 1.0), 0.27);
        let (ground, letters) = lettered(look.colour);
        canvas.fill(&inset, &flat(ground, 1.0));
        if canvas.is_strong() {
            canvas.stroke(&inset, &flat(canvas.tone(palette::IVORY), 1.0), 0.13);
        }
        canvas.stroke(&inset, &flat(lighter(look.colour, 0.25), 1.0), 0.05);
        let fitted = face.fit(&look.mark, (0.5, 0.42), 0.46, 1);
        face.letter(canvas, &fitted, (x + 0.5, y + 0.5), 0.0, Ink::plain(letters));
    }
}

/// Everything in a room that is not floor: pictogram, furniture, name, trapdoor.
pub(super) fn room(canvas: &mut Canvas, theme: &Theme, id: RoomId, fonts: &Fonts, icon: Option<&Picture>) {
    let layout = RoomLayout::new(&theme.edition.board, id);
    let Some(look) = theme.rooms.get(id.index()) else { return };
    if let Some(icon) = icon {
        let area = layout.icon.as_tuple();
        canvas.picture_in(icon, area, Some(darker(look.colour, 0.75)), 0.24);
    }
    furniture::paint(canvas, theme, id);
    if theme.edition.board.centre() == Some(id) {
        accusing(canvas, &layout, fonts);
    }
    name(canvas, &look.name, layout.name, fonts);
    if let Some(other) = theme.edition.board.passage(id) {
        trapdoor(canvas, &layout);
        let words = theme.rooms.get(other.index()).map_or("", |look| look.name.as_str());
        if let Some(label) = layout.label {
            passage_label(canvas, words, label, fonts);
        }
    }
}

/// A room's name, with a shade under it in which it is read on every floor.
fn name(canvas: &mut Canvas, words: &str, area: Area, fonts: &Fonts) {
    let face = fonts.names();
    let fitted = fitted_name(&face, words, area);
    let dark = darker(palette::INK, 0.6);
    // A wall that is close is white in strong colours, and goes under it too.
    let step = if canvas.is_strong() { 0.3 } else { 0.12 };
    let shade = Shade { colour: dark, widths: (0.30, 0.56), steps: 7, step };
    face.shade(canvas, &fitted, area.middle(), shade);
    let ink = Ink { colour: canvas.tone(palette::IVORY), alpha: 1.0, halo: Some((dark, 0.80, 0.15)) };
    face.letter(canvas, &fitted, area.middle(), 0.0, ink);
}

pub(super) fn fitted_name(face: &Typeface, words: &str, area: Area) -> Fitted {
    face.fit(words, (area.w * 0.93, area.h), 1.0, 2)
}

/// How wide and high a name is, from the top of its capitals to its last baseline.
pub(super) fn name_space(face: &Typeface, name: &Fitted) -> (f32, f32) {
    let widest = name.lines.iter().map(|line| face.width(line)).fold(0.0, f32::max);
    let below = LEADING * name.lines.len().saturating_sub(1) as f32;
    (widest * name.size, (face.capital + below) * name.size)
}

/// How large the letters of each room's name are on the board, in cells.
#[must_use]
pub fn name_sizes(theme: &Theme, fonts: &Fonts) -> Vec<f32> {
    let (face, board) = (fonts.names(), &theme.edition.board);
    let rooms = board.rooms().zip(&theme.rooms);
    rooms.map(|(room, look)| fitted_name(&face, &look.name, RoomLayout::new(board, room).name).size).collect()
}

/// The place to accuse: a brass frame, candle light, and words that say so.
fn accusing(canvas: &mut Canvas, layout: &RoomLayout, fonts: &Fonts) {
    let area = layout.inner.inset(0.04);
    if let Some(frame) = rounded(area.x, area.y, area.w, area.h, 0.16) {
        if !canvas.is_strong() {
            let stops = [(0.0, palette::CANDLE, 0.24), (1.0, palette::CANDLE, 0.0)];
            canvas.fill(&frame, &around(area.middle(), area.w.max(area.h) * 0.6, &stops));
        }
        canvas.stroke(&frame, &flat(palette::NIGHT, 0.5), 0.13);
        canvas.stroke(&frame, &flat(canvas.tone(palette::BRASS), 1.0), 0.07);
    }
    let (x, y) = layout.icon.middle();
    let space = Area { x: area.x, y: y - 0.3, w: area.w * 0.86, h: 0.6 };
    let face = fonts.labels();
    let fitted = face.fit(&Words::english().say(key!("board-accuse")), (space.w, space.h), 0.42, 1);
    plate_with(canvas, &face, &fitted, (x, y), 0.0);
}

/// A dark stair going down, in a brass frame.
fn trapdoor(canvas: &mut Canvas, layout: &RoomLayout) {
    stairs(canvas, layout.passage, layout.passage_size);
}

/// A stair going down, of a width around a middle.
pub(super) fn stairs(canvas: &mut Canvas, (x, y): (f32, f32), size: f32) {
    let (left, top) = (x - size / 2.0, y - size / 2.0);
    if let Some(frame) = rounded(left, top, size, size, size * 0.12) {
        canvas.stroke(&frame, &flat(palette::NIGHT, 0.8), size * 0.16);
        canvas.fill(&frame, &flat(palette::NIGHT, 1.0));
        let line = mix(canvas.tone(palette::BRASS), canvas.tone(palette::CANDLE), 0.5);
        canvas.stroke(&frame, &flat(line, 1.0), size * 0.065);
    }
    const STEPS: usize = 5;
    for n in 0..STEPS {
        let part = n as f32 / STEPS as f32;
        let wide = size * (0.76 - 0.34 * part);
        let at = top + size * (0.76 - 0.145 * n as f32);
        let Some(step) = boxed(x - wide / 2.0, at, wide, size * 0.085) else { continue };
        canvas.fill(&step, &flat(mix(canvas.tone(palette::CANDLE), palette::WALNUT, part), 1.0));
    }
    for side in [-1.0, 1.0] {
        let rail = line((x + side * size * 0.40, top + size * 0.84), (x + side * size * 0.22, top + size * 0.14));
        if let Some(rail) = rail {
            canvas.stroke(&rail, &flat(canvas.tone(palette::BRASS), 0.8), size * 0.035);
        }
    }
}

/// Where the passage leads, along the longer side of its space.
fn passage_label(canvas: &mut Canvas, words: &str, area: Area, fonts: &Fonts) {
    let face = fonts.labels();
    let area = area.inset(0.09_f32.min(area.h * 0.1));
    let level = face.fit(words, (area.w, area.h), 0.36, 3);
    let upright = face.fit(words, (area.h, area.w), 0.36, 2);
    let turned = upright.size > level.size * 1.25;
    let (fitted, turn): (Fitted, f32) = if turned { (upright, -90.0) } else { (level, 0.0) };
    plate_with(canvas, &face, &fitted, area.middle(), turn);
}

/// Words on a dark plate with a brass line, turned by degrees.
fn plate_with(canvas: &mut Canvas, face: &Typeface, fitted: &Fitted, (x, y): (f32, f32), turn: f32) {
    let lines = fitted.lines.iter().map(|line| face.width(line)).fold(0.0, f32::max);
    let air = 0.18_f32.min(fitted.size * 0.5);
    let long = lines * fitted.size + air;
    let wide = fitted.size * (0.62 + LEADING * (fitted.lines.len() as f32 - 1.0)) + air;
    let (w, h) = if turn == 0.0 { (long, wide) } else { (wide, long) };
    if let Some(plate) = rounded(x - w / 2.0, y - h / 2.0, w, h, 0.09) {
        canvas.fill(&plate, &flat(canvas.tone(palette::NIGHT), if canvas.is_strong() { 1.0 } else { 0.72 }));
        canvas.stroke(&plate, &flat(canvas.tone(palette::BRASS), 0.8), 0.025);
    }
    let ink = Ink::plain(canvas.tone(palette::CANDLE));
    face.letter(canvas, fitted, (x, y), turn, ink);
}
