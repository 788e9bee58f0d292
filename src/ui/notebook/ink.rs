//! Draws the printed and the pencilled marks of the notebook: strokes, not letters.

use bevy_egui::egui::{Align2, Color32, Painter, Rect, Shape, Stroke, Vec2, vec2};

use crate::ui::scale::{Size, growth, round};
use crate::ui::{
    PanelContext,
    style::{bold, mix, veil},
    widgets::{draw, token_dot},
};
use candlestick_game::{Mark, Numbers, percentage};
use candlestick_rules::{CardId, Category, SuspectId};
use candlestick_themes::{Colour, palette};

/// How much of its ink a printed mark has. Amounts of light are blended, so that ink that is seen through is soon grey.
const PRINTED: f32 = 0.9;
/// How often a little picture is painted over itself: of thin ones little is left where they are as small as letters.
const TIMES: i32 = 2;
/// How much brass lies on the row that the pointer is on, and on one's own column.
pub(super) const LIT: f32 = 0.2;
pub(super) const OWN: f32 = 0.22;
/// How much a cell is shaded where a card is as good as certain: what is written on it is read.
const SHADE: f32 = 0.5;
/// How much ink there is in the pencil on a shaded cell, where the pencil alone is too faint.
const HARDER: f32 = 0.75;

/// The ink of a card's name: what is settled steps back, but is read as well as everything else.
pub(super) const fn name(guilty: bool, settled: bool) -> Colour {
    match (guilty, settled) {
        (true, _) => palette::BLOOD,
        (_, true) => palette::FADED,
        _ => palette::INK,
    }
}

/// The game's own mark.
pub(super) fn printed(painter: &Painter, cell: Rect, mark: Mark) {
    let reach = reach(cell);
    let ink = veil(palette::INK, PRINTED);
    match mark {
        Mark::No => draw::cross(painter, cell.center(), reach * 0.72, Stroke::new(1.7, ink)),
        Mark::Yes => {
            painter.circle_filled(cell.center(), reach * 1.5, palette::MOSS);
            draw::tick(painter, cell.center(), reach * 0.85, Stroke::new(2.2, palette::IVORY));
        }
        Mark::Maybe => draw::question(painter, cell.center(), reach, Stroke::new(1.6, ink)),
    }
}

/// A person's own pencil, on a cell that is shaded or on bare paper.
pub(super) fn pencil(shaded: bool) -> Color32 {
    mix(palette::PENCIL, palette::INK, if shaded { HARDER } else { 0.0 })
}

/// Letters on the strip's darker paper, where the pencil alone is too faint for them.
pub(super) fn on_strip() -> Color32 {
    mix(palette::PENCIL, palette::INK, 0.5)
}

/// A person's own mark, a little askew as by hand.
pub(super) fn pencilled(painter: &Painter, cell: Rect, mark: Mark, pencil: Color32) {
    let reach = reach(cell) * 0.95;
    let centre = cell.center();
    let stroke = Stroke::new(2.0, pencil);
    match mark {
        Mark::No => {
            let bow = |from: Vec2, to: Vec2, sag: Vec2| {
                let middle = (from + to) / 2.0 + sag;
                painter.add(Shape::line([from, middle, to].map(|at| centre + at * reach).to_vec(), stroke));
            };
            bow(vec2(-1.0, -0.85), vec2(0.95, 1.0), vec2(0.12, -0.1));
            bow(vec2(1.05, -0.95), vec2(-0.9, 0.95), vec2(0.1, 0.12));
        }
        Mark::Yes => draw::tick(painter, centre, reach * 1.05, stroke),
        Mark::Maybe => draw::question(painter, centre, reach * 1.05, stroke),
    }
}

fn reach(cell: Rect) -> f32 {
    (cell.height().min(cell.width()) * 0.27).min(8.0)
}

/// The little picture before a card's name. It stays as it is where the name is crossed off: so small, it bears no less.
pub(super) fn pictogram(painter: &Painter, context: &PanelContext, card: CardId, rect: Rect) {
    let cards = context.view.edition.cards;
    if cards.category(card) == Category::Suspect {
        token_dot(painter, context.theme, SuspectId(card.0), rect.center(), rect.width() * 0.42);
    } else if let Some(texture) = context.art.get(context.theme.card_picture(card)) {
        for _ in 0..TIMES {
            painter.image(texture, rect, draw::WHOLE, palette::WALNUT.into());
        }
    } else {
        painter.rect_filled(rect.shrink(rect.width() * 0.36), round::SMALL, palette::WALNUT);
    }
}

/// A ring drawn round a name: this one is it.
pub(super) fn ring(painter: &Painter, rect: Rect) {
    let points = (0..=26_u8).map(|n| {
        let angle = f32::from(n) / 24.0 * std::f32::consts::TAU - 2.0;
        rect.center() + Vec2::angled(angle) * rect.size() / 2.0 * (1.0 + 0.012 * f32::from(n % 5))
    });
    painter.add(Shape::line(points.collect(), Stroke::new(1.8, palette::BLOOD)));
}

/// The small place in a cell's corner where the pencil goes when the cell is printed.
pub(super) fn corner(cell: Rect) -> Rect {
    let side = (cell.height().min(cell.width()) * 0.52).max(10.0);
    Rect::from_center_size(cell.right_top() + vec2(-side * 0.36, side * 0.36), Vec2::splat(side))
}

/// Round an own mark that cannot be.
pub(super) fn slip(painter: &Painter, cell: Rect) {
    painter.rect_filled(cell.shrink(1.0), round::SMALL, veil(palette::BLOOD, 0.16));
    ring(painter, cell.shrink(2.5));
}

/// The darker, the likelier.
pub(super) fn shade(painter: &Painter, cell: Rect, odds: f32) {
    painter.rect_filled(cell.shrink(0.5), round::SQUARE, veil(palette::STEEL, SHADE * odds.clamp(0.0, 1.0).sqrt()));
}

/// The odds as a number.
///
/// Beside an own mark it keeps to the lower corner.
pub(super) fn percent(painter: &Painter, cell: Rect, odds: f32, marked: bool) {
    let (at, anchor, most) = if marked {
        (cell.left_bottom() + vec2(2.0, -0.5), Align2::LEFT_BOTTOM, 10.5)
    } else {
        (cell.center(), Align2::CENTER_CENTER, 12.5)
    };
    let size = (cell.height() * if marked { 0.42 } else { 0.52 }).min(most * growth());
    draw::write(
        painter,
        at,
        anchor,
        &percentage(odds),
        &bold(Size::drawn(size)),
        palette::INK.into(),
        cell.width() - 2.0,
    );
}

/// The turns of open showings, printed small: the newest that fit.
pub(super) fn turns(painter: &Painter, cell: Rect, turns: &[u32]) {
    if turns.is_empty() {
        return;
    }
    let (font, colour, room) = (bold(Size::SIGN), palette::BLOOD.into(), cell.width() - 3.0);
    let newest = |count: usize| {
        let shown = turns[turns.len() - count..].iter().map(u32::to_string).collect::<Vec<_>>().join(" ");
        if count < turns.len() { format!("…{shown}") } else { shown }
    };
    let fits = |text: &String| painter.layout_no_wrap(text.clone(), font.clone(), colour).size().x <= room;
    let text = (2..=turns.len().min(3)).rev().map(newest).find(fits).unwrap_or_else(|| newest(1));
    let at = cell.left_bottom() + vec2(2.5, 0.5);
    draw::write(painter, at, Align2::LEFT_BOTTOM, &text, &font, colour, room);
}

/// Small numbers of one's own.
pub(super) fn numbers(painter: &Painter, cell: Rect, numbers: Numbers, pencil: Color32) {
    if numbers.is_empty() {
        return;
    }
    let text: Vec<_> = numbers.iter().map(|number| number.to_string()).collect();
    let at = cell.left_top() + vec2(2.5, -0.5);
    let width = cell.width() - 3.0;
    draw::write(painter, at, Align2::LEFT_TOP, &text.join(" "), &bold(Size::SIGN), pencil, width);
}

#[cfg(test)]
mod tests {
    use bevy::{
        asset::RenderAssetUsages,
        image::{CompressedImageFormats, Image, ImageSampler, ImageType},
    };
    use bevy_egui::egui::ecolor::gamma_u8_from_linear_f32;
    use candlestick_themes::{Theme, builtin, builtin_ids, contrast, has_picture, linear, palette::Sight};

    use super::*;
    use crate::ui::for_panels;

    /// The least contrast of words and of signs, by the Web Content Accessibility Guidelines (level AA).
    const WORDS: f32 = 4.5;
    const SIGNS: f32 = 3.0;
    /// Of words where colours are strong (level AAA).
    const STRONG_WORDS: f32 = 7.0;

    fn themes() -> impl Iterator<Item = Theme> {
        builtin_ids().into_iter().map(|id| builtin(id).expect("a sound theme"))
    }

    /// The paper of each house.
    fn papers() -> Vec<Colour> {
        themes().map(|theme| theme.house.paper).chain([palette::PARCHMENT]).collect()
    }

    /// How somebody is shown the colours.
    #[derive(Debug, Clone, Copy)]
    struct Eyes {
        sight: Sight,
        strong: bool,
    }

    impl Eyes {
        fn all() -> impl Iterator<Item = Self> {
            [false, true].into_iter().flat_map(|strong| Sight::ALL.map(|sight| Self { sight, strong }))
        }

        fn shown(self, colour: Colour) -> Color32 {
            let Colour([red, green, blue]) = palette::as_shown(colour, self.strong, self.sight);
            Color32::from_rgb(red, green, blue)
        }

        /// Papers in the colour that is chosen for these eyes and, as their picture has it, in their own.
        fn papers(self, own: &[Colour]) -> Vec<Colour> {
            own.iter().flat_map(|paper| [*paper, flat(self.shown(*paper))]).collect()
        }

        const fn words(self) -> f32 {
            if self.strong { STRONG_WORDS } else { WORDS }
        }
    }

    /// A colour through which nothing is seen.
    fn flat(colour: Color32) -> Colour {
        let [red, green, blue, _] = colour.to_array();
        Colour([red, green, blue])
    }

    /// What one sees of a colour that lies over a ground: the window and the page blend amounts of light.
    fn laid(over: Color32, ground: Colour) -> Colour {
        let (own, below) = (linear(flat(over)), linear(ground));
        let through = 1.0 - f32::from(over.a()) / 255.0;
        Colour(std::array::from_fn(|part| gamma_u8_from_linear_f32(own[part] + through * below[part])))
    }

    #[test]
    fn names_are_read_crossed_off_or_not_on_paper_in_its_shade_and_under_the_pointer() {
        let papers = papers();
        for eyes in Eyes::all() {
            for (guilty, settled) in [(false, false), (false, true), (true, false)] {
                let ink = flat(eyes.shown(name(guilty, settled)));
                let shade = flat(eyes.shown(palette::PARCHMENT_SHADE));
                let ratio = contrast(ink, shade);
                assert!(ratio >= eyes.words(), "{eyes:?}, {ink:?} in the shade: {ratio:.2} to 1");
                for paper in eyes.papers(&papers) {
                    // The culprit's name has a ring around it, and its red is as strong as paper of every colour allows.
                    let least = if guilty { WORDS } else { eyes.words() };
                    let ratio = contrast(ink, paper);
                    assert!(ratio >= least, "{eyes:?}, {ink:?} on {paper:?}: {ratio:.2} to 1");
                    let lit = laid(veil(eyes.shown(palette::BRASS), LIT), paper);
                    let ratio = contrast(ink, lit);
                    assert!(ratio >= WORDS, "{eyes:?}, {ink:?} under the pointer on {paper:?}: {ratio:.2} to 1");
                }
            }
        }
    }

    #[test]
    fn marks_stand_out_on_bare_paper_and_on_ones_own_column_and_are_read_on_the_darkest_odds() {
        let papers = papers();
        for eyes in Eyes::all() {
            let [ink, pencil, moss, ivory] =
                [palette::INK, palette::PENCIL, palette::MOSS, palette::IVORY].map(|colour| eyes.shown(colour));
            assert!(contrast(flat(ivory), flat(moss)) >= SIGNS, "{eyes:?}: the tick");
            let own = |paper: &Colour| laid(veil(eyes.shown(palette::BRASS), OWN), *paper);
            let bare = eyes.papers(&papers);
            for ground in bare.iter().map(own).chain(bare.iter().copied()) {
                let signs = [laid(veil(ink, PRINTED), ground), flat(moss), flat(pencil)];
                for sign in signs {
                    let ratio = contrast(sign, ground);
                    assert!(ratio >= SIGNS, "{eyes:?}, {sign:?} on {ground:?}: {ratio:.2} to 1");
                }
                let dark = laid(veil(eyes.shown(palette::STEEL), SHADE), ground);
                let ratio = contrast(flat(ink), dark);
                assert!(ratio >= eyes.words(), "{eyes:?}, odds on {dark:?}: {ratio:.2} to 1");
                let ratio = contrast(flat(mix(pencil, ink, HARDER)), dark);
                assert!(ratio >= WORDS, "{eyes:?}, the pencil on {dark:?}: {ratio:.2} to 1");
            }
        }
    }

    /// The alphas of a picture as it is halved down to so many pixels a side, from the fullest down.
    fn alphas(path: &str, side: usize) -> Vec<u8> {
        let file = format!("{}/assets/{path}", env!("CARGO_MANIFEST_DIR"));
        let image = Image::from_buffer(
            &std::fs::read(&file).unwrap_or_else(|fault| panic!("{file}: {fault}")),
            ImageType::Extension("png"),
            CompressedImageFormats::NONE,
            true,
            ImageSampler::Default,
            RenderAssetUsages::default(),
        );
        let ready = for_panels(&image.expect("a picture")).expect("eight-bit RGBA");
        let (mut wide, mut high) = (ready.width() as usize, ready.height() as usize);
        let all = ready.data.expect("pixels");
        let mut rest = all.as_slice();
        while wide > side {
            rest = &rest[4 * wide * high..];
            (wide, high) = ((wide / 2).max(1), (high / 2).max(1));
        }
        let mut alphas: Vec<u8> = rest[..4 * wide * high].chunks_exact(4).map(|pixel| pixel[3]).collect();
        alphas.sort_unstable_by(|one, other| other.cmp(one));
        alphas
    }

    #[test]
    fn the_thinnest_picture_of_a_card_stands_out_in_the_lowest_row() {
        /// A side of it in points, and which pixel its contrast is measured at: of its place with a rim of two points, the
        /// third fullest of each hundred (`tests/browser/lib/contrast.mjs`).
        const SIDE: usize = 17;
        const AT: usize = (SIDE + 4) * (SIDE + 4) * 3 / 100;
        for theme in themes() {
            let cards = theme.edition.cards;
            let things = cards.all().iter().filter(|card| cards.category(*card) != Category::Suspect);
            for path in things.map(|card| theme.card_picture(card)).filter(|path| has_picture(path)) {
                let full = f32::from(alphas(path, SIDE)[AT]) / 255.0;
                let ink = veil(palette::WALNUT, 1.0 - (1.0 - full).powi(TIMES));
                let ratio = contrast(laid(ink, palette::PARCHMENT), palette::PARCHMENT);
                assert!(ratio >= SIGNS, "{path}: {ratio:.2} to 1");
            }
        }
    }
}
