//! The public log in words, grouped by turn, the newest in sight.

use bevy_egui::egui::{Color32, Label, Rect, RichText, ScrollArea, Ui, pos2, vec2};

use super::{
    Desk,
    style::{bold, mix},
    widgets::draw,
};
use crate::{rules::SeatId, table::palette};

/// One line of the log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LogLine {
    /// The turn it belongs to; 0 before the first.
    pub turn: u32,
    /// The sentence.
    pub text: String,
    /// Whose doing it is.
    pub seat: Option<SeatId>,
}

/// Shows the log.
pub fn show(ui: &mut Ui, desk: &Desk, lines: &[LogLine]) {
    ScrollArea::vertical().auto_shrink([false, false]).stick_to_bottom(true).show(ui, |ui| {
        ui.spacing_mut().item_spacing = vec2(0.0, 3.0);
        if lines.is_empty() {
            ui.label(RichText::new(desk.words.say("log-empty")).color(palette::SMOKE));
        }
        let mut turn = None;
        for line in lines {
            if turn != Some(line.turn) {
                turn = Some(line.turn);
                group(ui, desk, line.turn);
            }
            entry(ui, desk, line);
        }
        ui.add_space(4.0);
    });
}

fn group(ui: &mut Ui, desk: &Desk, turn: u32) {
    let text = match turn {
        0 => desk.words.say("log-before"),
        _ => desk.words.with("log-group", &[("turn", turn.into())]),
    };
    ui.add_space(4.0);
    let row = ui.label(RichText::new(text).font(bold(13.0)).color(palette::BRASS)).rect;
    let line = Rect::from_min_max(
        pos2(row.right() + 8.0, row.center().y),
        pos2(ui.max_rect().right() - 6.0, row.center().y + 1.0),
    );
    draw::wash(ui.painter(), line, mix(palette::BRASS, palette::WALNUT, 0.4), Color32::TRANSPARENT);
}

fn entry(ui: &mut Ui, desk: &Desk, line: &LogLine) {
    let mine = line.seat == Some(desk.view.me);
    let ink = if mine { palette::IVORY.into() } else { mix(palette::PARCHMENT, palette::PARCHMENT_SHADE, 0.5) };
    let shown = ui.horizontal_top(|ui| {
        ui.add_space(12.0);
        ui.add(Label::new(RichText::new(&line.text).color(ink)).wrap()).rect
    });
    if let Some(seat) = line.seat {
        let text = shown.inner;
        let tick =
            Rect::from_min_max(pos2(text.left() - 9.0, text.top() + 3.0), pos2(text.left() - 6.0, text.bottom() - 3.0));
        ui.painter().rect_filled(tick, 1, desk.colour(seat));
    }
}
