//! A switch: on or off, with its words beside it.

use bevy_egui::egui::{Rect, Response, Sense, Stroke, StrokeKind, Ui, WidgetInfo, WidgetType, pos2, vec2};

use super::chosen::chosen_ground;
use crate::ui::scale::{Size, round};
use crate::ui::style::{body, mix, veil};
use candlestick_themes::palette;

/// Shows a switch and turns it when pressed.
pub fn switch(ui: &mut Ui, on: &mut bool, text: &str) -> Response {
    let width = ui.available_width();
    let words = ui.painter().layout(text.to_owned(), body(Size::TEXT), palette::PARCHMENT.into(), width - 52.0);
    let height = ui.spacing().interact_size.y.max(words.size().y + 8.0);
    let (rect, mut response) = ui.allocate_exact_size(vec2(width, height), Sense::click());
    if response.clicked() {
        *on = !*on;
        response.mark_changed();
    }
    let enabled = ui.is_enabled();
    response.widget_info(|| WidgetInfo::selected(WidgetType::Checkbox, enabled, *on, text));
    let t = ui.ctx().animate_bool(response.id, *on);
    let track = Rect::from_center_size(pos2(rect.left() + 22.0, rect.center().y), vec2(40.0, 22.0));
    let painter = ui.painter();
    let ground = mix(mix(palette::NIGHT, palette::WALNUT, 0.3), chosen_ground(), t);
    let rim = if *on || response.hovered() { palette::CANDLE.into() } else { veil(palette::BRASS, 0.7) };
    painter.rect(track, round::SHEET, ground, Stroke::new(1.2 + 0.8 * t, rim), StrokeKind::Inside);
    let knob = pos2(track.left() + 11.0 + t * 18.0, track.center().y);
    painter.circle(knob, 8.0, mix(palette::SMOKE, palette::CANDLE, t), Stroke::new(1.0, veil(palette::NIGHT, 0.5)));
    let at = pos2(track.right() + 10.0, rect.center().y - words.size().y / 2.0);
    painter.galley(at, words, palette::PARCHMENT.into());
    super::focus::focus_ring(ui, &response.clone().with_new_rect(track), round::SHEET);
    response
}
