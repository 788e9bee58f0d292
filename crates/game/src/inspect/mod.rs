//! Describes in words what a seat can be told of a room, a square, a piece, a card or a player that it looks at.

mod description;
mod inspector;
mod known;
mod look;
mod people;
mod places;
mod reach;
mod subject;
#[cfg(test)]
mod tests;

pub use description::{Description, DescriptionLine, Topic};
pub use inspector::Inspector;
pub use known::tell_show;
pub use reach::{Reach, next_turn, reach, steps_of_a_turn, steps_to};
pub use subject::Subject;
