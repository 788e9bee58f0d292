//! What is printed and what is pencilled: strokes, not letters.

use bevy_egui::egui::{Color32, Painter, Rect, Shape, Stroke, Vec2, vec2};

use crate::{
    case::Mark,
    rules::{CardId, Category, SuspectId},
    table::palette,
    ui::{
        Desk,
        style::{mix, veil},
        widgets::{draw, token_dot},
    },
};

/// The game's own mark.
pub(super) fn printed(painter: &Painter, cell: Rect, mark: Mark) {
    let reach = reach(cell);
    match mark {
        Mark::No => draw::cross(painter, cell.center(), reach * 0.72, Stroke::new(1.6, veil(palette::INK, 0.62))),
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
pub(super) fn pictogram(painter: &Painter, desk: &Desk, card: CardId, rect: Rect, faded: bool) {
    let cards = desk.view.edition.cards;
    if cards.category(card) == Category::Suspect {
        token_dot(painter, desk.theme, SuspectId(card.0), rect.center(), rect.width() * 0.42);
        if faded {
            painter.circle_filled(rect.center(), rect.width() * 0.45, veil(palette::PARCHMENT, 0.5));
        }
    } else if let Some(texture) = desk.art.get(desk.theme.card_picture(card)) {
        let tint: Color32 = if faded { mix(palette::SMOKE, palette::PARCHMENT, 0.3) } else { palette::WALNUT.into() };
        painter.image(texture, rect, draw::WHOLE, tint);
    } else {
        let tint: Color32 = if faded { mix(palette::SMOKE, palette::PARCHMENT, 0.3) } else { palette::WALNUT.into() };
        painter.rect_filled(rect.shrink(rect.width() * 0.36), 2, tint);
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
