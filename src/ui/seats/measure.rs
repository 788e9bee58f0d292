//! Measures how large the players' plates are, and in how many rows they stand.

use bevy_egui::egui::{Rect, Vec2, vec2};

use crate::ui::scale::growth;

/// From this width on a player's name stands beside the portrait.
pub(super) const WIDE: f32 = 100.0;
/// Narrower than this, players stand in two rows.
const CROWDED: f32 = 54.0;
/// The height of a plate in one of two rows.
const LOW_PLATE: f32 = 50.0;

/// How the players stand: in how many columns, how far apart, and how large each is.
pub(super) fn measure(room: f32, count: usize, narrow: bool, low: bool) -> (usize, f32, Vec2) {
    let gap = if narrow { 3.0 } else { 8.0 };
    let each = |columns: usize| ((room + gap) / columns.max(1) as f32 - gap).min(190.0).floor();
    let columns = if each(count) < CROWDED { count.div_ceil(2) } else { count };
    let width = each(columns);
    let size = match (columns < count || low, width >= WIDE) {
        (_, true) => vec2(width, 52.0),
        (true, _) => vec2(width.min(96.0 * growth()), LOW_PLATE),
        (false, _) => vec2(width.min(84.0 * growth()), 78.0),
    };
    (columns, gap, size * vec2(1.0, growth()))
}

/// Whether a player's plate is one of two rows.
pub(super) fn is_low(plate: Rect) -> bool {
    plate.height() < (LOW_PLATE + 10.0) * growth()
}
