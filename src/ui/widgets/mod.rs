//! The game's own widgets: plates to press, tiles with pictures, cards, paper and headings.

mod backdrop;
mod beside;
mod button;
mod button_kind;
mod card;
mod chosen;
mod dialog;
pub mod draw;
mod focus;
mod foot;
mod frame;
mod golden;
mod leaving;
mod line;
mod look;
mod sign_style;
mod struck;
mod switch;
mod tile;
mod tip;
mod token;
mod told_first;

pub use backdrop::Backdrop;
pub use beside::beside;
pub use button::{Button, arrow_button, button, danger_button, fixed, icon_button, more_button};
pub use button_kind::ButtonKind;
pub use card::{CARD_SHAPE, CardFace, card, card_back, card_back_button, painted_back, unveiled_card};
#[cfg(test)]
pub(in crate::ui) use chosen::lit_wood;
pub use chosen::{chosen_ground, tile_rim};
pub use dialog::{DialogFoot, dialog, list_at_end, scrolled};
pub use focus::{focus_ring, keyboard_ring};
pub use foot::Foot;
pub use frame::{
    counted, hairline, heading, paper, plate, screen_title, scrim, segmented, segmented_where, segmented_with, sheet,
    subheading, subheading_of, whole_words, wood,
};
pub use golden::golden;
pub use line::{called, line, line_so_wide};
pub use sign_style::{SignStyle, signed};
pub use struck::{pressed, struck, struck_with_shift};
pub use switch::switch;
pub use tile::{Tile, picture_tile, tile_rows};
pub use tip::tip;
pub use token::{disc, face, token_dot};
pub use told_first::told_first;
