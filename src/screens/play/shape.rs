//! Decides how the parts of the play screen lie to one another, by the size of its window alone.

use bevy_egui::egui::Vec2;

use crate::ui::style::LOW;

/// Narrower than this, in points, the board stands above what is asked.
const NARROW: f32 = 780.0;
/// The same where the window is low: there is no room below a board.
const BESIDE: f32 = 560.0;
/// A low window is at least so many times as wide as high to count as a phone on its side.
const ON_ITS_SIDE: f32 = 1.3;

/// How the parts lie.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Shape {
    /// Whether they stand above one another, as on a phone that is held upright.
    pub stacked: bool,
    /// Whether little stands beside one another in it.
    pub is_narrow: bool,
    /// Whether the window is that of a phone, upright or on its side: fingers are to be expected.
    pub phone: bool,
}

impl Shape {
    /// The shape of a window of this size in points. A low one is asked first: a phone on its side is narrow as well.
    #[must_use]
    pub fn of(size: Vec2) -> Self {
        let (low, is_narrow) = (size.y < LOW, size.x < NARROW || size.x < size.y * 0.9);
        let on_its_side = low && size.x >= BESIDE && size.x >= size.y * ON_ITS_SIDE;
        let stacked = is_narrow && !on_its_side;
        Self { stacked, is_narrow, phone: stacked || low }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shape(width: f32, height: f32) -> (bool, bool) {
        let Shape { stacked, phone, .. } = Shape::of(Vec2::new(width, height));
        (stacked, phone)
    }

    #[test]
    fn a_phone_on_its_side_has_the_board_beside_what_is_asked_however_small_it_is() {
        for (width, height) in [(640.0, 360.0), (667.0, 375.0), (740.0, 360.0), (844.0, 390.0), (932.0, 430.0)] {
            assert_eq!(shape(width, height), (false, true), "{width} x {height}");
        }
    }

    #[test]
    fn upright_phones_and_tablets_have_it_above_and_wide_windows_beside() {
        // The last two: a phone's window above its keyboard, and one beside another program.
        for (width, height) in [(360.0, 640.0), (390.0, 844.0), (768.0, 1024.0), (360.0, 330.0), (500.0, 450.0)] {
            assert_eq!(shape(width, height), (true, true), "{width} x {height}");
        }
        for (width, height) in [(1024.0, 768.0), (1180.0, 820.0), (1280.0, 800.0)] {
            assert_eq!(shape(width, height), (false, false), "{width} x {height}");
        }
    }
}
