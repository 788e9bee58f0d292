//! The grip of a phone's sheet: a bar at its upper edge to pull it by; a tap or a key pushes it down or brings it up.

use bevy_egui::egui::{Rect, Sense, Ui, WidgetInfo, WidgetType, pos2, vec2};

use super::sheet::PromptSheet;
use crate::ui::{PanelContext, scale::round, style::veil, widgets::focus_ring};
use candlestick_themes::{key, palette};

/// How far the sheet's edge is above what stands on it: the bar is between them.
const ABOVE: f32 = 10.0;
/// The bar.
const BAR: (f32, f32) = (40.0, 4.0);

/// Lets the head of the sheet, which is so high and has just been shown, be pulled and tapped.
pub(super) fn show(ui: &Ui, context: &PanelContext, sheet: &mut PromptSheet, head: f32) {
    let room = ui.max_rect();
    let rect = Rect::from_min_max(room.left_top() - vec2(0.0, ABOVE), pos2(room.right(), room.top() + head));
    let response = ui.interact(rect, ui.id().with("grip"), Sense::click_and_drag());
    let key = if sheet.is_down() { key!("sheet-up") } else { key!("sheet-down") };
    let words = context.words.say(key);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &words));
    context.targets.mark("sheet.grip", &response);
    if response.clicked() || response.dragged() || response.drag_stopped() {
        ui.ctx().request_repaint();
    }
    if response.clicked() {
        sheet.turn_over();
    } else if response.dragged() {
        sheet.pull(response.drag_delta().y);
    } else if response.drag_stopped() {
        sheet.let_go();
    }
    let bar = Rect::from_center_size(pos2(rect.center().x, rect.top() + ABOVE / 2.0), vec2(BAR.0, BAR.1));
    let lit = response.hovered() || response.dragged() || response.has_focus();
    ui.painter().rect_filled(bar, round::SMALL, veil(palette::BRASS, if lit { 1.0 } else { 0.6 }));
    focus_ring(ui, &response, round::PLATE);
}
