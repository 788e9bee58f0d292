//! The face of whoever sits at a seat, in a line of text.

use bevy_egui::egui::{Sense, Ui, Vec2};

use super::{PanelContext, widgets::disc};
use candlestick_rules::SeatId;
use candlestick_themes::palette;

/// Shows the face on a brass-rimmed disc, as high as given.
pub(super) fn seat_disc(ui: &mut Ui, context: &PanelContext, seat: SeatId, side: f32) {
    let (rect, _) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
    let (suspect, rim) = (context.suspect(seat), palette::BRASS.into());
    disc(ui.painter(), context.theme, context.art, suspect, rect.center(), side / 2.0 - 1.0, rim);
}
