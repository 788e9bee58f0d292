//! Tiles to choose from: a portrait or a pictogram with its name.

use bevy_egui::egui::{
    Align2, Color32, FontId, Painter, Pos2, Rect, Response, Sense, Stroke, StrokeKind, TextureId, Ui, Vec2, WidgetInfo,
    WidgetType, pos2, vec2,
};

use super::{
    chosen::{chosen_ground, tile_rim},
    draw, token,
};
use crate::ui::scale::{Size, growth, round, times};
use crate::ui::{
    Art, Depth,
    style::{bold, display, mix, veil},
};
use candlestick_rules::{CardId, Category, SuspectId};
use candlestick_themes::{Theme, palette};

/// A tile before it is shown.
#[derive(Debug, Clone, Copy)]
pub struct Tile<'a> {
    /// Whose picture.
    pub card: CardId,
    /// Name below the picture.
    pub name: &'a str,
    /// A few words in the corner, such as the number of steps.
    pub note: Option<&'a str>,
    /// What readers hear of it in place of the note.
    pub told: Option<&'a str>,
    /// A small picture in the corner, such as that of one's own hand.
    pub badge: Option<TextureId>,
    /// Whether it is the chosen one.
    pub chosen: bool,
    /// Whether it can be chosen.
    pub enabled: bool,
    /// Whether it is struck out.
    pub crossed: bool,
}

impl<'a> Tile<'a> {
    /// A tile of a card with its short name.
    #[must_use]
    pub fn of(theme: &'a Theme, card: CardId) -> Self {
        let cards = theme.edition.cards;
        let name = match cards.category(card) {
            Category::Suspect => &theme.suspects[cards.index_in_category(card)].short,
            Category::Weapon | Category::Room => theme.card_name(card),
        };
        Self { card, name, note: None, told: None, badge: None, chosen: false, enabled: true, crossed: false }
    }
}

/// From this width on the name stands beside the picture.
const CHIP: f32 = 112.0;

/// Height of a name below its picture, which may take two lines.
fn name_height() -> f32 {
    27.0 * times().max(1.0)
}

/// The same for one name: higher where that takes three lines or four.
fn height_of(painter: &Painter, name: &str, font: &FontId, width: f32) -> f32 {
    let heights = MORE_LINES.map(|more| name_height() * more);
    let is_cut = |height: f32| draw::in_plate(painter, name, font, Color32::PLACEHOLDER, vec2(width, height)).elided;
    heights.into_iter().find(|height| !is_cut(*height)).unwrap_or(heights[2])
}

/// How much higher a name stands on two lines, on three and on four.
const MORE_LINES: [f32; 3] = [1.0, 1.4, 1.8];

/// Whether the name of a tile that is so wide stands beside its picture.
fn is_chip(width: f32) -> bool {
    width >= CHIP * growth()
}

/// How many columns tiles take and how large each is, filling the width with rows of about the same length.
#[must_use]
pub fn tile_rows(width: f32, gap: f32, count: usize) -> (usize, Vec2) {
    let least = if width < 420.0 { 52.0 } else { 66.0 } * growth();
    let fits = (((width + gap) / (least + gap)) as usize).max(1);
    let rows = count.div_ceil(fits).max(1);
    let columns = count.div_ceil(rows).max(1);
    let each = ((width + gap) / columns as f32 - gap).min(124.0 * growth()).floor();
    let height = if is_chip(each) { 52.0 * growth() } else { 45.0 + name_height() };
    (columns, vec2(each, height))
}

/// Shows a tile; wide ones carry the name beside the picture, others below.
pub fn picture_tile(ui: &mut Ui, theme: &Theme, art: &Art, tile: Tile, size: Vec2) -> Response {
    ui.add_enabled_ui(tile.enabled, |ui| {
        let (rect, response) = ui.allocate_exact_size(size, Sense::click());
        let enabled = ui.is_enabled();
        let label =
            tile.told.or(tile.note).map_or_else(|| tile.name.to_owned(), |note| format!("{}, {note}", tile.name));
        response.widget_info(|| WidgetInfo::selected(WidgetType::SelectableLabel, enabled, tile.chosen, label.clone()));
        if ui.is_rect_visible(rect) {
            paint(ui, theme, art, tile, rect, &response);
        }
        super::focus::focus_ring(ui, &response, round::PLATE);
        response
    })
    .inner
}

fn paint(ui: &Ui, theme: &Theme, art: &Art, tile: Tile, rect: Rect, response: &Response) {
    let painter = ui.painter();
    let lit = response.hovered() || response.has_focus();
    let ground = match (tile.chosen, lit) {
        (true, _) => chosen_ground(),
        (false, true) => palette::WALNUT_LIGHT.into(),
        _ => mix(palette::WALNUT, palette::NIGHT, 0.25),
    };
    Depth::Piece.under(painter, rect, round::PLATE);
    draw::gradient(painter, rect, round::PLATE, mix(ground, palette::IVORY, 0.06), mix(ground, palette::NIGHT, 0.15));
    tile_rim(painter, rect, tile.chosen, lit);
    let wide = is_chip(rect.width());
    let size = if rect.width() < 66.0 * growth() { Size::SIGN } else { Size::FOOT };
    let below = if wide { 0.0 } else { height_of(painter, tile.name, &bold(size), rect.width() - 4.0) };
    let picture = if wide {
        Rect::from_min_size(rect.min + vec2(5.0, 5.0), Vec2::splat((rect.height() - 10.0).min(42.0)))
    } else {
        Rect::from_min_max(rect.min + vec2(5.0, 5.0), pos2(rect.right() - 5.0, rect.bottom() - below))
    };
    paint_picture(painter, theme, art, tile.card, picture);
    let text = palette::IVORY.into();
    if wide {
        let at = pos2(picture.right() + 7.0, rect.center().y);
        draw::write_name(
            painter,
            at,
            Align2::LEFT_CENTER,
            tile.name,
            &bold(Size::FOOT),
            text,
            rect.right() - at.x - 5.0,
        );
    } else {
        let place = Rect::from_min_max(pos2(rect.left() + 2.0, rect.bottom() - below), rect.max - vec2(2.0, 0.0));
        draw::write_in_plate(painter, place, tile.name, &bold(size), text);
    }
    paint_state(painter, tile, rect, picture, ui.is_enabled());
    if let Some(note) = tile.note {
        paint_note(painter, note, if wide { rect.right_top() } else { picture.right_top() }, rect.width());
    }
    if let Some(texture) = tile.badge {
        paint_badge(painter, texture, picture.right_bottom() - vec2(7.0, 7.0));
    }
}

fn paint_badge(painter: &Painter, texture: TextureId, centre: Pos2) {
    painter.circle(centre, 9.5, palette::BRASS, Stroke::new(1.0, palette::INK));
    let at = Rect::from_center_size(centre, Vec2::splat(13.0));
    painter.image(texture, at, draw::WHOLE, palette::INK.into());
}

/// A note at a corner, so wide at most: a long one in smaller letters.
fn paint_note(painter: &Painter, note: &str, corner: Pos2, most: f32) {
    let galley = draw::fitted(painter, note, &bold(Size::FOOT), palette::INK.into(), most - 10.0);
    let size = galley.size() + vec2(10.0, 3.0);
    let rect = Rect::from_min_size(corner + vec2(-size.x + 3.0, -3.0), size);
    painter.rect(rect, size.y / 2.0, palette::CANDLE, Stroke::new(1.0, palette::INK), StrokeKind::Outside);
    painter.galley(rect.min + vec2(5.0, 1.5), galley, palette::INK.into());
}

fn paint_state(painter: &Painter, tile: Tile, rect: Rect, picture: Rect, enabled: bool) {
    if (!enabled || tile.crossed) && !tile.chosen {
        painter.rect_filled(rect, round::PLATE, veil(palette::NIGHT, 0.5));
    }
    if tile.crossed {
        // With a dark edge, as it lies on pictures of every colour.
        for (width, ink) in [(4.0, palette::NIGHT.into()), (2.0, mix(palette::BLOOD, palette::IVORY, 0.7))] {
            let reach = picture.height().min(picture.width()) * 0.4;
            draw::cross(painter, picture.center(), reach, Stroke::new(width, ink));
        }
    }
}

/// The portrait or the pictogram of a card, filling a rectangle.
pub(super) fn paint_picture(painter: &Painter, theme: &Theme, art: &Art, card: CardId, rect: Rect) {
    let cards = theme.edition.cards;
    if cards.category(card) == Category::Suspect {
        token::face(painter, theme, art, SuspectId(card.0), rect, 5.0);
        return;
    }
    let ground = match cards.category(card) {
        Category::Room => theme.rooms.get(cards.index_in_category(card)).map_or(palette::WALNUT, |room| room.colour),
        _ => palette::WALNUT,
    };
    let (top, bottom) = (mix(ground, palette::NIGHT, 0.3), mix(ground, palette::NIGHT, 0.65));
    draw::gradient(painter, rect, round::SMALL, top, bottom);
    let side = rect.width().min(rect.height());
    if let Some(texture) = art.get(theme.card_picture(card)) {
        let at = Rect::from_center_size(rect.center(), Vec2::splat(side * 0.78));
        painter.image(texture, at, draw::WHOLE, palette::IVORY.into());
        return;
    }
    let ink = veil(palette::IVORY, 0.85);
    let letters = initials(theme.card_name(card));
    draw::write(
        painter,
        rect.center(),
        Align2::CENTER_CENTER,
        &letters,
        &display(Size::drawn(side * 0.42)),
        ink,
        rect.width() - 4.0,
    );
}

/// What stands for a thing without a picture: the first letters of its name's first two words.
fn initials(name: &str) -> String {
    let words = name.split(|c: char| !c.is_alphanumeric() && c != '\'').filter(|word| !word.is_empty());
    words.take(2).filter_map(|word| word.chars().next()).flat_map(char::to_uppercase).collect()
}

#[cfg(test)]
mod tests {
    use super::initials;

    #[test]
    fn a_name_is_cut_to_its_first_letters() {
        assert_eq!(initials("Lead Pipe"), "LP");
        assert_eq!(initials("Strax's Gun"), "SG");
        assert_eq!(initials("Living Room (Sheldon & Leonard)"), "LR");
        assert_eq!(initials("rope"), "R");
        assert_eq!(initials(""), "");
    }
}
