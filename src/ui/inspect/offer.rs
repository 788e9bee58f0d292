//! Describes something on the screen that can be looked at.

use bevy_egui::egui::Rect;

use candlestick_game::inspect::Subject;

/// Something on the screen that can be looked at, in this frame.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Offer {
    pub subject: Subject,
    /// Where it is; the plate stands beside it.
    pub at: Rect,
}
