//! Paints board, tokens, weapons, cards and dice as pictures from any theme, without an engine or a GPU.

pub mod layout;

mod area;
mod backs;
mod board;
mod canvas;
mod cards;
mod centre;
mod colour;
mod detail;
mod dice;
mod doors;
mod floors;
mod furniture;
mod ground;
mod house;
mod joins;
mod lamp;
mod lettering;
mod light;
mod marks;
mod noise;
mod panels;
mod picture;
mod signs;
mod squares;
mod strong;
mod tokens;
mod walls;

pub use backs::{card_back, deck_back};
pub use board::{BoardPainting, MARGIN, board, margin};
pub use cards::{card_face, deck_card_face, power_card_face};
pub use colour::lettered;
pub use detail::{DetailPainting, detail_shape};
pub use dice::die_face;
pub use furniture::{FurniturePiece, furniture};
pub use house::name_sizes;
pub use lettering::Fonts;
pub use light::{room_bounds, room_edge, room_light};
pub use marks::{TURN_RING, glow, path_dot, reach, shadow, turn_ring};
pub use panels::panel_sizes;
pub use picture::Picture;
pub use signs::{Sign, sign};
pub use tokens::{TOKEN_MIDDLE, token, weapon};

/// The examples of the README, run as tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct ReadmeExamples;
