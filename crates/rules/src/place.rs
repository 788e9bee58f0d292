//! Names the places where a token can be, and what the drawn grid is made of.

use serde::{Deserialize, Serialize};

use super::{RoomId, SquareId};

/// Where a token can be.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Place {
    /// On a corridor square.
    Square(SquareId),
    /// In a room.
    Room(RoomId),
}

impl Place {
    /// The room, if it is one.
    #[must_use]
    pub const fn room(self) -> Option<RoomId> {
        match self {
            Self::Room(room) => Some(room),
            Self::Square(_) => None,
        }
    }
}

/// A side of a cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// Up, towards row 0.
    North,
    /// To the right.
    East,
    /// Down.
    South,
    /// To the left, towards column 0.
    West,
}

impl Side {
    /// All four, clockwise from north.
    pub const ALL: [Self; 4] = [Self::North, Self::East, Self::South, Self::West];

    /// The step as (rows, columns).
    #[must_use]
    pub const fn step(self) -> (i32, i32) {
        match self {
            Self::North => (-1, 0),
            Self::East => (0, 1),
            Self::South => (1, 0),
            Self::West => (0, -1),
        }
    }
}

/// What a cell of the drawn grid is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Cell {
    /// Not usable.
    Void,
    /// A corridor square.
    Corridor,
    /// Part of a room.
    Room(RoomId),
}

/// A corridor square's place in the grid.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Square {
    /// Row from the top, from 0.
    pub row: u16,
    /// Column from the left, from 0.
    pub col: u16,
}

/// A doorway between a corridor square and a room.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Door {
    /// The room.
    pub room: RoomId,
    /// The corridor square outside.
    pub square: SquareId,
    /// The way from the square into the room.
    pub side: Side,
}
