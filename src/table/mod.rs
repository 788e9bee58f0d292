//! The table one sees: the ECS world of tokens, weapons, rooms, squares, cards, dice and players, and how it is painted.

pub mod paint;
pub mod palette;

#[cfg(feature = "app")]
mod pace;

#[cfg(feature = "app")]
pub use pace::Pace;
