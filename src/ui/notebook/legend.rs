//! The foot of the notebook: what ink and pencil mean, and the way back.

use bevy_egui::egui::{Align2, Rect, Response, Sense, Stroke, StrokeKind, Ui, WidgetInfo, WidgetType, pos2, vec2};

use super::ink;
use crate::{
    case::Mark,
    table::palette,
    ui::{
        Desk, Intent,
        style::{body, bold, veil},
        widgets::draw,
    },
};

/// Height of the foot.
pub(super) const HEIGHT: f32 = 34.0;

pub(super) fn show(ui: &mut Ui, desk: &Desk, intents: &mut Vec<Intent>) {
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), HEIGHT), Sense::hover());
    let button = undo(ui, desk, rect);
    desk.spots.mark("note.undo", &button);
    if button.clicked() {
        intents.push(Intent::UndoMark);
    }
    let mut left = rect.left() + 4.0;
    let y = rect.center().y + 2.0;
    let at = |left: f32| Rect::from_center_size(pos2(left + 8.0, y), vec2(20.0, 20.0));
    ink::printed(ui.painter(), at(left), Mark::No);
    ink::printed(ui.painter(), at(left + 19.0), Mark::Yes);
    left += 40.0;
    let end = button.rect.left() - 6.0;
    left = note(ui, desk, "note-legend-game", left, y, end) + 12.0;
    ink::pencilled(ui.painter(), at(left), Mark::No);
    ink::pencilled(ui.painter(), at(left + 17.0), Mark::Maybe);
    ink::pencilled(ui.painter(), at(left + 34.0), Mark::Yes);
    note(ui, desk, "note-legend-own", left + 54.0, y, end);
}

fn note(ui: &Ui, desk: &Desk, key: &str, left: f32, y: f32, end: f32) -> f32 {
    let text = desk.words.say(key);
    draw::write(
        ui.painter(),
        pos2(left, y),
        Align2::LEFT_CENTER,
        &text,
        &body(12.5),
        veil(palette::INK, 0.8),
        (end - left).max(10.0),
    )
    .right()
}

/// A button printed on the paper.
fn undo(ui: &mut Ui, desk: &Desk, foot: Rect) -> Response {
    let text = desk.words.say("note-undo");
    let size = vec2(76.0, if desk.narrow { 34.0 } else { 26.0 });
    let rect = Rect::from_min_size(pos2(foot.right() - size.x, foot.center().y + 2.0 - size.y / 2.0), size);
    let response = ui.interact(rect, ui.id().with("undo"), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &text));
    let painter = ui.painter();
    let lit = response.hovered() || response.has_focus();
    if lit {
        painter.rect_filled(rect, 5, veil(palette::BRASS, 0.35));
    }
    let width = if response.has_focus() { 2.5 } else { 1.2 };
    painter.rect_stroke(rect, 5, Stroke::new(width, veil(palette::PENCIL, 0.9)), StrokeKind::Inside);
    if let Some(texture) = desk.art.icon("undo") {
        let icon = Rect::from_center_size(pos2(rect.left() + 17.0, rect.center().y), vec2(15.0, 15.0));
        painter.image(texture, icon, draw::WHOLE, palette::PENCIL.into());
    }
    let at = pos2(rect.left() + 29.0, rect.center().y);
    draw::write(painter, at, Align2::LEFT_CENTER, &text, &bold(13.0), palette::PENCIL.into(), 44.0);
    response
}
