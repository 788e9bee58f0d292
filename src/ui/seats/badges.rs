//! The small signs on a player's plate: who decides, whose turn it is, what is kept.

use bevy_egui::egui::{Align2, Pos2, Rect, Stroke, StrokeKind, Ui, Vec2, pos2, vec2};

use super::measure::{WIDE, is_low};
use crate::ui::scale::{Size, round};
use crate::ui::{
    PanelContext,
    style::{bold, mix, veil},
    widgets::draw,
};
use candlestick_rules::SeatId;
use candlestick_themes::{key, palette};

/// Three points at the portrait: this one is to decide.
pub(super) fn acting(ui: &Ui, context: &PanelContext, seat: SeatId, at: Pos2) {
    if context.view.actor != Some(seat) || context.busy {
        return;
    }
    let rect = Rect::from_center_size(at, vec2(20.0, 11.0));
    ui.painter().rect(rect, round::SMALL, palette::CANDLE, Stroke::new(1.0, palette::INK), StrokeKind::Outside);
    for n in [-1.0, 0.0, 1.0] {
        ui.painter().circle_filled(rect.center() + vec2(n * 5.0, 0.0), 1.7, palette::INK);
    }
}
/// Small marks in the upper corner, from the right: an unused power, kept cards, a token that another has moved.
fn marks_of(context: &PanelContext, seat: SeatId) -> impl Iterator<Item = (&'static str, u8)> {
    let known = &context.view.seats[seat.index()];
    let marks = [
        (known.power && !known.out, "candlestick", 0),
        (known.kept > 0, "cards", known.kept),
        (known.pulled && !known.out, "footsteps", 0),
    ];
    marks.into_iter().filter(|(holds, ..)| *holds).map(|(_, icon, count)| (icon, count))
}

/// The marks on a small plate that sits on the upper edge at the right.
pub(super) fn corner(ui: &Ui, context: &PanelContext, seat: SeatId, rect: Rect) {
    let marks: Vec<_> = marks_of(context, seat).collect();
    if marks.is_empty() {
        return;
    }
    let painter = ui.painter();
    let width: f32 = marks.iter().map(|(_, count)| if *count > 1 { 20.0 } else { 13.0 }).sum::<f32>() + 5.0;
    let plate = Rect::from_min_size(pos2(rect.right() - width - 3.0, rect.top() - 7.0), vec2(width, 15.0));
    let rim = Stroke::new(1.0, veil(palette::BRASS, 0.7));
    painter.rect(plate, round::PLATE, mix(palette::NIGHT, palette::WALNUT, 0.35), rim, StrokeKind::Inside);
    let mut right = plate.right() - 3.0;
    for (icon, count) in marks {
        if count > 1 {
            let at = pos2(right, plate.center().y);
            let ink = palette::CANDLE.into();
            right = painter.text(at, Align2::RIGHT_CENTER, count.to_string(), bold(Size::SIGN), ink).left() - 1.0;
        }
        if let Some(texture) = context.art.icon(icon) {
            let at = Rect::from_center_size(pos2(right - 6.0, plate.center().y), Vec2::splat(11.0));
            painter.image(texture, at, draw::WHOLE, palette::CANDLE.into());
        }
        right -= 13.0;
    }
}

/// The most that letters on the mark below grow to, in points.
const MOST: f32 = 16.0;

/// The mark of the seat whose turn it is.
pub(super) fn turn(ui: &Ui, context: &PanelContext, rect: Rect) {
    let text = context.words.say(key!("seat-turn"));
    let painter = ui.painter();
    let lay = |font| painter.layout_no_wrap(text.clone(), font, palette::INK.into());
    // No wider than the plate, that it lies over nobody else's, and on a low plate not over the face either.
    let least = bold(Size::FOOT.still());
    let mut font = if is_low(rect) { least.clone() } else { bold(Size::FOOT) };
    // The name is close below.
    font.size = font.size.min(MOST);
    let fits = font.size * (rect.width() - 12.0) / lay(font.clone()).size().x;
    font.size = font.size.min(fits.max(least.size));
    let galley = lay(font);
    let size = galley.size() + vec2(12.0, 3.0);
    // On low seats it would lie on the face; the badges stand at the right.
    let left = if is_low(rect) && rect.width() < WIDE {
        rect.center().x - size.x / 2.0
    } else {
        (rect.left() + 8.0).min(rect.right() - size.x)
    };
    let up = if is_low(rect) { 4.0 } else { -1.0 };
    let at = Rect::from_min_size(pos2(left, rect.top() - up - size.y / 2.0), size);
    painter.rect(at, size.y / 2.0, palette::CANDLE, Stroke::new(1.0, palette::INK), StrokeKind::Outside);
    painter.galley(at.min + vec2(6.0, 1.5), galley, palette::INK.into());
}
