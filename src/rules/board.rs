//! The board as a graph: corridor squares, rooms, doors, closed edges and secret passages.

use serde::{Deserialize, Serialize};

use super::{RoomId, SquareId, SuspectId};

/// Where a token can be.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
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
pub enum Side {
    /// Up, towards row 0.
    North,
    /// Right.
    East,
    /// Down.
    South,
    /// Left, towards column 0.
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
    /// The start square of each suspect, in suspect order.
    pub starts: Vec<(u16, u16)>,
}

/// What is wrong with a board plan.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum BoardFault {
    /// The cells don't make whole rows.
    #[error("the board has {cells} cells, which are no whole rows of {cols}")]
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
    /// A room can't be entered.
    #[error("room {} has neither a door nor a passage", room.0)]
    Sealed {
        /// The room.
        room: RoomId,
    },
}

/// The largest grid the referee takes, in cells.
const MAX_CELLS: usize = 4096;

/// The board, checked and with its neighbours worked out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Board {
    cols: u16,
    cells: Vec<Cell>,
    square_at: Vec<Option<SquareId>>,
    squares: Vec<Square>,
    next: Vec<Vec<SquareId>>,
    doors: Vec<Door>,
    room_count: u8,
    walls: Vec<((u16, u16), (u16, u16))>,
    passages: Vec<(RoomId, RoomId)>,
    starts: Vec<SquareId>,
}

impl Board {
    /// Checks a plan and works out the graph.
    ///
    /// # Errors
    /// Every fault of the plan at once.
    pub fn new(plan: BoardPlan) -> Result<Self, Vec<BoardFault>> {
        let cols = usize::from(plan.cols);
        if cols == 0 || !plan.cells.len().is_multiple_of(cols) {
            let cells = plan.cells.len();
            return Err(vec![BoardFault::Ragged { cells, cols: plan.cols }]);
        }
        if plan.cells.len() > MAX_CELLS {
            let cells = plan.cells.len();
            return Err(vec![BoardFault::Huge { cells, most: MAX_CELLS }]);
        }
        let mut squares = Vec::new();
        let mut square_at = vec![None; plan.cells.len()];
        for (at, cell) in plan.cells.iter().enumerate() {
            if *cell == Cell::Corridor {
                square_at[at] = Some(SquareId(squares.len() as u16));
                squares.push(Square { row: (at / cols) as u16, col: (at % cols) as u16 });
            }
        }
        let mut board = Self {
            cols: plan.cols,
            cells: plan.cells,
            square_at,
            squares,
            next: Vec::new(),
            doors: Vec::new(),
            room_count: plan.rooms,
            walls: plan.walls,
            passages: plan.passages,
            starts: Vec::new(),
        };
        let mut faults = board.hang_doors(&plan.doors);
        faults.extend(board.place_starts(&plan.starts));
        faults.extend(board.sealed_rooms());
        board.next = board.squares.iter().map(|at| board.beside(*at)).collect();
        if faults.is_empty() { Ok(board) } else { Err(faults) }
    }

    fn hang_doors(&mut self, doors: &[(RoomId, (u16, u16), Side)]) -> Vec<BoardFault> {
        let mut faults = Vec::new();
        for &(room, (row, col), side) in doors {
            match self.square_at(row, col) {
                None => faults.push(BoardFault::DoorOffCorridor { row, col }),
                Some(square) if self.cell_beside(row, col, side) == Cell::Room(room) => {
                    self.doors.push(Door { room, square, side });
                }
                Some(_) => faults.push(BoardFault::DoorMissesRoom { row, col }),
            }
        }
        faults
    }

    fn place_starts(&mut self, starts: &[(u16, u16)]) -> Vec<BoardFault> {
        let mut faults = Vec::new();
        for &(row, col) in starts {
            match self.square_at(row, col) {
                Some(square) => self.starts.push(square),
                None => faults.push(BoardFault::StartOffCorridor { row, col }),
            }
        }
        faults
    }

    fn sealed_rooms(&self) -> Vec<BoardFault> {
        self.rooms()
            .filter(|room| self.doors_of(*room).next().is_none() && self.passage(*room).is_none())
            .map(|room| BoardFault::Sealed { room })
            .collect()
    }

    fn beside(&self, at: Square) -> Vec<SquareId> {
        Side::ALL
            .into_iter()
            .filter_map(|side| {
                let (row, col) = self.shift(at.row, at.col, side)?;
                let square = self.square_at(row, col)?;
                (!self.walled((at.row, at.col), (row, col))).then_some(square)
            })
            .collect()
    }

    fn walled(&self, a: (u16, u16), b: (u16, u16)) -> bool {
        self.walls.iter().any(|&(x, y)| (x, y) == (a, b) || (y, x) == (a, b))
    }

    fn shift(&self, row: u16, col: u16, side: Side) -> Option<(u16, u16)> {
        let (down, right) = side.step();
        let row = u16::try_from(i32::from(row) + down).ok()?;
        let col = u16::try_from(i32::from(col) + right).ok()?;
        (row < self.rows() && col < self.cols).then_some((row, col))
    }

    /// The cell on one side of a cell; beyond the edge there is nothing usable.
    #[must_use]
    pub fn cell_beside(&self, row: u16, col: u16, side: Side) -> Cell {
        self.shift(row, col, side).map_or(Cell::Void, |(row, col)| self.cell(row, col))
    }

    /// Rows of the grid.
    #[must_use]
    pub fn rows(&self) -> u16 {
        (self.cells.len() / usize::from(self.cols)) as u16
    }

    /// Columns of the grid.
    #[must_use]
    pub const fn cols(&self) -> u16 {
        self.cols
    }

    /// The cell at a row and column; beyond the edge there is nothing usable.
    #[must_use]
    pub fn cell(&self, row: u16, col: u16) -> Cell {
        if row >= self.rows() || col >= self.cols {
            return Cell::Void;
        }
        self.cells[usize::from(row) * usize::from(self.cols) + usize::from(col)]
    }

    /// The corridor square at a row and column, if there is one.
    #[must_use]
    pub fn square_at(&self, row: u16, col: u16) -> Option<SquareId> {
        if row >= self.rows() || col >= self.cols {
            return None;
        }
        self.square_at[usize::from(row) * usize::from(self.cols) + usize::from(col)]
    }

    /// Every corridor square's place in the grid, by id.
    #[must_use]
    pub fn squares(&self) -> &[Square] {
        &self.squares
    }

    /// A corridor square's place in the grid.
    #[must_use]
    pub fn square(&self, square: SquareId) -> Square {
        self.squares[square.index()]
    }

    /// Corridor squares one step from this one.
    #[must_use]
    pub fn next_to(&self, square: SquareId) -> &[SquareId] {
        &self.next[square.index()]
    }

    /// All doors.
    #[must_use]
    pub fn doors(&self) -> &[Door] {
        &self.doors
    }

    /// The doors of a room.
    pub fn doors_of(&self, room: RoomId) -> impl Iterator<Item = &Door> {
        self.doors.iter().filter(move |door| door.room == room)
    }

    /// The doors at a corridor square.
    pub fn doors_at(&self, square: SquareId) -> impl Iterator<Item = &Door> {
        self.doors.iter().filter(move |door| door.square == square)
    }

    /// Every room.
    pub fn rooms(&self) -> impl Iterator<Item = RoomId> + use<> {
        (0..self.room_count).map(RoomId)
    }

    /// Secret passages, each once.
    #[must_use]
    pub fn passages(&self) -> &[(RoomId, RoomId)] {
        &self.passages
    }

    /// Where the secret passage of a room leads, if it has one.
    #[must_use]
    pub fn passage(&self, room: RoomId) -> Option<RoomId> {
        self.passages.iter().find_map(|&(a, b)| match room {
            _ if room == a => Some(b),
            _ if room == b => Some(a),
            _ => None,
        })
    }

    /// Closed edges between two cells.
    #[must_use]
    pub fn walls(&self) -> &[((u16, u16), (u16, u16))] {
        &self.walls
    }

    /// The start square of a suspect.
    #[must_use]
    pub fn start(&self, suspect: SuspectId) -> SquareId {
        self.starts[suspect.index()]
    }
}
