//! Draws the printed and the pencilled marks of the notebook: strokes, not letters.

use bevy_egui::egui::{Align2, Color32, Painter, Rect, Shape, Stroke, Vec2, vec2};

use crate::ui::scale::{Size, growth, round};
use crate::ui::{
    PanelContext,
    style::{bold, veil},
    widgets::{draw, token_dot},
};
use candlestick_game::{Mark, Numbers, percentage};
use candlestick_rules::{CardId, Category, SuspectId};
use candlestick_themes::palette;

/// The game's own mark.
pub(super) fn printed(painter: &Painter, cell: Rect, mark: Mark) {
    let reach = reach(cell);
    match mark {
        Mark::No => draw::cross(painter, cell.center(), reach * 0.72, Stroke::new(1.7, veil(palette::INK, 0.8))),
        Mark::Yes => {
            painter.circle_filled(cell.center(), reach * 1.5, veil(palette::MOSS, 0.9));
            draw::tick(painter, cell.center(), reach * 0.85, Stroke::new(2.2, palette::IVORY));
        }
        Mark::Maybe => draw::question(painter, cell.center(), reach, Stroke::new(1.6, veil(palette::INK, 0.7))),
    }
}

/// A person's own mark, a little askew as by hand.
pub(super) fn pencilled(painter: &Painter, cell: Rect, mark: Mark) {
    let reach = reach(cell) * 0.95;
    let centre = cell.center();
    let stroke = Stroke::new(2.0, palette::PENCIL);
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

/// The little picture before a card's name.
pub(super) fn pictogram(painter: &Painter, context: &PanelContext, card: CardId, rect: Rect, faded: bool) {
    let cards = context.view.edition.cards;
    if cards.category(card) == Category::Suspect {
        token_dot(painter, context.theme, SuspectId(card.0), rect.center(), rect.width() * 0.42);
        if faded {
            painter.circle_filled(rect.center(), rect.width() * 0.45, veil(palette::PARCHMENT, 0.5));
        }
    } else if let Some(texture) = context.art.get(context.theme.card_picture(card)) {
        let tint: Color32 = if faded { palette::FADED } else { palette::WALNUT }.into();
        painter.image(texture, rect, draw::WHOLE, tint);
    } else {
        let tint: Color32 = if faded { palette::FADED } else { palette::WALNUT }.into();
        painter.rect_filled(rect.shrink(rect.width() * 0.36), round::SMALL, tint);
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
    painter.rect_filled(cell.shrink(0.5), round::SQUARE, veil(palette::STEEL, 0.75 * odds.clamp(0.0, 1.0).sqrt()));
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
    let fits = ((cell.width() - 2.0) / 11.0) as usize;
    let shown: Vec<_> = turns.iter().rev().take(fits.clamp(1, 3)).map(u32::to_string).collect();
    let more = turns.len() > shown.len();
    let text = shown.iter().rev().map(String::as_str).collect::<Vec<_>>().join(" ");
    let text = if more { format!("…{text}") } else { text };
    let at = cell.left_bottom() + vec2(2.5, 0.5);
    draw::write(painter, at, Align2::LEFT_BOTTOM, &text, &bold(Size::SIGN), palette::BLOOD.into(), cell.width() - 3.0);
}

/// Small numbers of one's own.
pub(super) fn numbers(painter: &Painter, cell: Rect, numbers: Numbers) {
    if numbers.is_empty() {
        return;
    }
    let text: Vec<_> = numbers.iter().map(|number| number.to_string()).collect();
    let at = cell.left_top() + vec2(2.5, -0.5);
    let width = cell.width() - 3.0;
    draw::write(painter, at, Align2::LEFT_TOP, &text.join(" "), &bold(Size::SIGN), palette::PENCIL.into(), width);
}
