//! A board before it is checked: its drawn cells and what the drawing does not say, and what can be wrong with them.

use super::{Cell, RoomId, Side};

/// The parts of a board before they are checked, in grid coordinates (row, column).
#[derive(Debug, Clone, Default)]
pub struct BoardPlan {
    /// Columns of the grid.
    pub cols: u16,
    /// All cells, row by row.
    pub cells: Vec<Cell>,
    /// How many rooms there are.
    pub rooms: u8,
    /// Doors: room, corridor cell, way into the room.
    pub doors: Vec<(RoomId, (u16, u16), Side)>,
    /// Closed edges between two cells.
    pub walls: Vec<((u16, u16), (u16, u16))>,
    /// Secret passages between two rooms, both ways.
    pub passages: Vec<(RoomId, RoomId)>,
    /// Doors that join two rooms directly, both ways.
    pub joins: Vec<(RoomId, RoomId)>,
    /// Cells that touch although they do not lie side by side.
    pub links: Vec<((u16, u16), (u16, u16))>,
    /// Corridor squares with a mark.
    pub marks: Vec<(u16, u16)>,
    /// Special squares, each with all its cells: one space, however many tokens stand on it.
    pub special: Vec<Vec<(u16, u16)>>,
    /// Secret passages between two special squares, by their number, both ways.
    pub square_passages: Vec<(u8, u8)>,
    /// The room where accusations are made, if the edition has one; it has no card and ends every move.
    pub centre: Option<RoomId>,
    /// The room where all tokens start; without one they start on their own squares.
    pub start_room: Option<RoomId>,
    /// The start square of each suspect, in suspect order; none with a start room.
    pub starts: Vec<(u16, u16)>,
}

/// What is wrong with a board plan.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum BoardFault {
    /// The cells don't make whole rows.
    #[error("the board has {cells} cells, which do not make whole rows of {cols}")]
    Ragged {
        /// Cells given.
        cells: usize,
        /// Columns given.
        cols: u16,
    },
    /// The grid is larger than the referee takes.
    #[error("the board has {cells} cells; at most {most} are possible")]
    Huge {
        /// Cells given.
        cells: usize,
        /// The limit.
        most: usize,
    },
    /// A door doesn't stand on a corridor square.
    #[error("the door at row {row}, column {col} is not on a corridor square")]
    DoorOffCorridor {
        /// Row from 0.
        row: u16,
        /// Column from 0.
        col: u16,
    },
    /// A door doesn't lead into its room.
    #[error("the door at row {row}, column {col} does not lead into its room on that side")]
    DoorMissesRoom {
        /// Row from 0.
        row: u16,
        /// Column from 0.
        col: u16,
    },
    /// A start isn't a corridor square.
    #[error("the start at row {row}, column {col} is not a corridor square")]
    StartOffCorridor {
        /// Row from 0.
        row: u16,
        /// Column from 0.
        col: u16,
    },
    /// A mark, a link or a special square isn't on a corridor square.
    #[error("row {row}, column {col} is not a corridor square")]
    OffCorridor {
        /// Row from 0.
        row: u16,
        /// Column from 0.
        col: u16,
    },
    /// A room, passage or special square that the plan hasn't.
    #[error("the plan names a room or special square that it does not have")]
    Unknown,
    /// A room can't be entered.
    #[error("room {} has no door, no passage and no joining door; give it one", room.0)]
    Sealed {
        /// The room.
        room: RoomId,
    },
}
