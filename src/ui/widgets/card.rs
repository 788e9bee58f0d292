//! A hand card: parchment with a band of its category, its picture and its name.

use bevy_egui::egui::{
    Align2, Color32, Rect, Response, Sense, Stroke, StrokeKind, Ui, WidgetInfo, WidgetType, pos2, vec2,
};

use super::{draw, tile};
use crate::ui::scale::{Size, round};
use crate::ui::{
    Art,
    style::{bold, mix, veil},
};
use candlestick_rules::{CardId, Category};
use candlestick_themes::{Theme, palette};

/// Height of a card by its width.
pub const CARD_SHAPE: f32 = 1.4;

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

/// The colour of a card's band.
fn band(theme: &Theme, card: CardId) -> Color32 {
    match theme.edition.cards.category(card) {
        Category::Suspect => palette::BLOOD.into(),
        Category::Weapon => palette::WALNUT_LIGHT.into(),
        Category::Room => palette::MOSS.into(),
    }
}

fn paint(ui: &Ui, theme: &Theme, art: &Art, card: CardId, rect: Rect, lit: bool) {
    let painter = ui.painter();
    let radius = (rect.width() * 0.08).clamp(4.0, 12.0);
    let drop = if lit { 6.0 } else { 2.5 };
    painter.rect_filled(rect.translate(vec2(0.0, drop)), radius, veil(Color32::BLACK, 0.4));
    if lit {
        painter.rect_filled(rect.expand(3.0), radius + 3.0, veil(palette::CANDLE, 0.55));
    }
    let shade = mix(palette::PARCHMENT, palette::PARCHMENT_SHADE, 0.8);
    draw::gradient(painter, rect, radius, palette::IVORY.into(), shade);
    painter.rect_stroke(rect, radius, Stroke::new(1.0, veil(palette::WALNUT, 0.8)), StrokeKind::Inside);
    let edge = (rect.width() * 0.06).max(3.5);
    let name = if rect.width() < 130.0 { tile::Tile::of(theme, card).name } else { theme.card_name(card) };
    let font = bold(Size::drawn((rect.width() * 0.155).clamp(11.0, 21.0)));
    let two_lines = !draw::fits_on_one_line(painter, name, &font, rect.width() - edge);
    let foot = (rect.width() * 0.24).clamp(18.0, 40.0) + if two_lines { 8.0 } else { 0.0 };
    let picture =
        Rect::from_min_max(rect.min + vec2(edge, edge), pos2(rect.right() - edge, rect.bottom() - foot - 2.0));
    tile::paint_picture(painter, theme, art, card, picture);
    let line =
        Rect::from_min_max(pos2(picture.left(), picture.bottom() + 1.5), pos2(picture.right(), picture.bottom() + 4.5));
    painter.rect_filled(line, round::SMALL, band(theme, card));
    let at = pos2(rect.center().x, (line.bottom() + rect.bottom() - edge * 0.4) / 2.0);
    draw::write_name(painter, at, Align2::CENTER_CENTER, name, &font, palette::INK.into(), rect.width() - edge);
}

/// Shows the back of a card.
pub fn card_back(ui: &mut Ui, art: &Art, width: f32) -> Response {
    let (rect, response) = ui.allocate_exact_size(vec2(width, width * CARD_SHAPE), Sense::hover());
    paint_back(ui, art, rect, false);
    response
}

/// Shows the back of a card that can be pressed, with a few letters on it; `text` is read by screen readers.
pub fn card_back_button(ui: &mut Ui, art: &Art, width: f32, text: &str, letters: &str) -> Response {
    let (rect, response) = ui.allocate_exact_size(vec2(width, width * CARD_SHAPE), Sense::click());
    let enabled = ui.is_enabled();
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, enabled, text));
    let lit = response.hovered() || response.has_focus();
    let rect = if lit { rect.translate(vec2(0.0, -3.0)) } else { rect };
    paint_back(ui, art, rect, lit);
    let painter = ui.painter();
    painter.circle(rect.center(), width * 0.24, palette::PARCHMENT, Stroke::new(1.5, palette::BRASS));
    painter.text(rect.center(), Align2::CENTER_CENTER, letters, bold(Size::drawn(width * 0.28)), palette::INK.into());
    super::focus::focus_ring(ui, &response, round::PLATE);
    response
}

fn paint_back(ui: &Ui, art: &Art, rect: Rect, lit: bool) {
    let radius = (rect.width() * 0.08).clamp(4.0, 12.0);
    let painter = ui.painter();
    if lit {
        painter.rect_filled(rect.expand(3.0), radius + 3.0, veil(palette::CANDLE, 0.55));
    }
    painter.rect_filled(rect.translate(vec2(0.0, 2.5)), radius, veil(Color32::BLACK, 0.4));
    match art.get("art/card-back.png") {
        Some(texture) => draw::rounded_picture(painter, rect, radius, texture, draw::WHOLE, Color32::WHITE),
        None => draw::gradient(painter, rect, radius, palette::BLOOD.into(), mix(palette::BLOOD, palette::NIGHT, 0.4)),
    }
}
