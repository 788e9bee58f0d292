//! The look of everything that egui draws: fonts, text sizes and visuals from the one palette.

mod colours;
mod fonts;
mod sizes;
mod visuals;

pub use colours::{lettered, mix, on_dark, veil};
pub(super) use fonts::own_face;
pub use fonts::{body, bold, display, letter};
pub use sizes::{FINGER, LOW, POINTER, compact, fingers, has_room_for_title, is_cramped, is_low, touch};
pub use visuals::{apply, look};
