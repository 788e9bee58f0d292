//! A hand card: parchment with a band of its category, its picture and its name.

use bevy_egui::egui::{
    Align2, Painter, Rect, Response, Sense, Shape, Stroke, StrokeKind, Ui, WidgetInfo, WidgetType, pos2, vec2,
};

use super::{draw, tile};
use crate::ui::scale::{Size, round};
use crate::ui::{
    Art, Depth,
    style::{bold, mix, veil},
};
use candlestick_rules::CardId;
use candlestick_themes::{CARD_TALL, HouseLook, Theme, palette};

/// Height of a card by its width.
pub const CARD_SHAPE: f32 = CARD_TALL;

/// How a card is shown.
#[derive(Debug, Clone, Copy, Default)]
pub struct CardFace {
    /// Width in points.
    pub width: f32,
    /// Whether it can be pressed.
    pub press: bool,
    /// Whether it is the chosen one.
    pub chosen: bool,
}

/// Shows a card.
pub fn card(ui: &mut Ui, theme: &Theme, art: &Art, card: CardId, face: CardFace) -> Response {
    let sense = if face.press { Sense::click() } else { Sense::hover() };
    let (rect, response) = ui.allocate_exact_size(vec2(face.width, face.width * CARD_SHAPE), sense);
    let enabled = ui.is_enabled();
    let kind = if face.press { WidgetType::Button } else { WidgetType::Label };
    response.widget_info(|| WidgetInfo::labeled(kind, enabled, theme.card_name(card)));
    if ui.is_rect_visible(rect) {
        let lit = face.press && (response.hovered() || response.has_focus());
        let rect = if lit { rect.translate(vec2(0.0, -3.0)) } else { rect };
        paint(ui, theme, art, card, rect, lit || face.chosen);
    }
    super::focus::focus_ring(ui, &response, round::PLATE);
    response
}

/// What is seen about a card that lies there, or that is lifted and glows.
fn lie(painter: &Painter, rect: Rect, radius: f32, lifted: bool) {
    let depth = if lifted { Depth::Paper } else { Depth::Piece };
    depth.under(painter, rect, radius);
    if lifted {
        painter.rect_filled(rect.expand(3.0), radius + 3.0, veil(palette::CANDLE, 0.55));
    }
}

fn paint(ui: &Ui, theme: &Theme, art: &Art, card: CardId, rect: Rect, lit: bool) {
    let painter = ui.painter();
    let radius = (rect.width() * 0.08).clamp(4.0, 12.0);
    lie(painter, rect, radius, lit);
    let paper = theme.house.paper;
    draw::gradient(painter, rect, radius, mix(paper, palette::IVORY, 0.6), mix(paper, palette::BRASS, 0.12));
    painter.rect_stroke(rect, radius, Stroke::new(1.0, veil(palette::WALNUT, 0.8)), StrokeKind::Inside);
    let edge = (rect.width() * 0.06).max(3.5);
    let name = if rect.width() < 130.0 { tile::Tile::of(theme, card).name } else { theme.card_name(card) };
    let font = bold(Size::drawn((rect.width() * 0.155).clamp(11.0, 21.0)));
    let rows = draw::rows_of_name(painter, name, &font, rect.width() - edge);
    let foot = (rect.width() * 0.24).clamp(18.0, 40.0) + 8.0 * (rows as f32 - 1.0);
    let picture =
        Rect::from_min_max(rect.min + vec2(edge, edge), pos2(rect.right() - edge, rect.bottom() - foot - 2.0));
    tile::paint_picture(painter, theme, art, card, picture);
    let line =
        Rect::from_min_max(pos2(picture.left(), picture.bottom() + 1.5), pos2(picture.right(), picture.bottom() + 4.5));
    painter.rect_filled(line, round::SMALL, palette::band(theme.edition.cards.category(card)));
    let at = pos2(rect.center().x, (line.bottom() + rect.bottom() - edge * 0.4) / 2.0);
    draw::write_name(painter, at, Align2::CENTER_CENTER, name, &font, palette::INK.into(), rect.width() - edge);
}

/// Shows a card whose face fades in over its back, `seen` from 0 (the back alone) to 1 (the face, lit).
pub fn unveiled_card(ui: &mut Ui, (theme, art): (&Theme, &Art), id: CardId, width: f32, seen: f32) {
    if seen >= 1.0 {
        card(ui, theme, art, id, CardFace { width, press: false, chosen: true });
        return;
    }
    let rect = card_back(ui, theme, art, width).rect;
    if seen > 0.0 {
        let opacity = ui.opacity();
        ui.multiply_opacity(seen);
        paint(ui, theme, art, id, rect, false);
        ui.set_opacity(opacity);
    }
}

/// Shows the back of a card.
pub fn card_back(ui: &mut Ui, theme: &Theme, art: &Art, width: f32) -> Response {
    let (rect, response) = ui.allocate_exact_size(vec2(width, width * CARD_SHAPE), Sense::hover());
    paint_back(ui, theme, art, rect, false);
    response
}

/// Shows the back of a card that can be pressed, with a few letters on it; `text` is read by screen readers.
pub fn card_back_button(ui: &mut Ui, (theme, art): (&Theme, &Art), width: f32, text: &str, letters: &str) -> Response {
    let (rect, response) = ui.allocate_exact_size(vec2(width, width * CARD_SHAPE), Sense::click());
    let enabled = ui.is_enabled();
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, enabled, text));
    let lit = response.hovered() || response.has_focus();
    let rect = if lit { rect.translate(vec2(0.0, -3.0)) } else { rect };
    paint_back(ui, theme, art, rect, lit);
    let painter = ui.painter();
    painter.circle(rect.center(), width * 0.24, palette::PARCHMENT, Stroke::new(1.5, palette::BRASS));
    painter.text(rect.center(), Align2::CENTER_CENTER, letters, bold(Size::drawn(width * 0.28)), palette::INK.into());
    super::focus::focus_ring(ui, &response, round::PLATE);
    response
}

fn paint_back(ui: &Ui, theme: &Theme, art: &Art, rect: Rect, lit: bool) {
    lie(ui.painter(), rect, corner(rect), lit);
    painted_back(ui.painter(), theme, art, rect);
}

/// How round the corners of a card's back are.
fn corner(rect: Rect) -> f32 {
    (rect.width() * 0.08).clamp(4.0, 12.0)
}

/// Paints the back of the theme's cards without a shadow: its picture where that is there, else its pattern.
pub fn painted_back(painter: &Painter, theme: &Theme, art: &Art, rect: Rect) {
    match theme.card_back_picture().and_then(|path| art.get(path)) {
        Some(texture) => draw::rounded_picture(painter, rect, corner(rect), texture, draw::WHOLE, draw::UNTINTED),
        None => patterned(painter, theme.house, rect, corner(rect)),
    }
}

/// A back of the theme's wood in a frame of its paper, with its pattern, as the painter paints it.
fn patterned(painter: &Painter, look: HouseLook, rect: Rect, radius: f32) {
    let width = rect.width();
    painter.rect_filled(rect, radius, look.paper);
    let field = rect.shrink(width * 0.045);
    draw::gradient(
        painter,
        field,
        radius * 0.6,
        mix(look.wood, palette::IVORY, 0.12),
        mix(look.wood, palette::NIGHT, 0.3),
    );
    let line = Stroke::new((width * 0.012).max(0.8), look.accent);
    painter.rect_stroke(rect.shrink(width * 0.08), radius * 0.4, line, StrokeKind::Middle);
    for points in look.card_back.lines() {
        let points = points.into_iter().map(|(x, y)| rect.min + vec2(x, y) * width).collect();
        painter.add(Shape::line(points, Stroke::new(line.width, veil(look.accent, 0.85))));
    }
}
