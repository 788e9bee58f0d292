//! The title: the house at night, the game's name, and the ways in.

mod view;

pub use view::{Resume, TitleChoice, TitleState, show};
