//! The board as a graph: corridor squares, rooms, doors, closed edges and secret passages.

mod build;

use super::{Cell, Door, Place, RoomId, Side, Square, SquareId, SuspectId};

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
    joins: Vec<(RoomId, RoomId)>,
    links: Vec<(SquareId, SquareId)>,
    marked: Vec<bool>,
    special: Vec<SquareId>,
    square_passages: Vec<(SquareId, SquareId)>,
    centre: Option<RoomId>,
    start_room: Option<RoomId>,
    starts: Vec<SquareId>,
}

impl Board {
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

    /// Every row and column, row by row.
    pub fn places(&self) -> impl Iterator<Item = (u16, u16)> + use<> {
        let (rows, cols) = (self.rows(), self.cols);
        (0..rows).flat_map(move |row| (0..cols).map(move |col| (row, col)))
    }

    /// Rows and columns of a kind of cell.
    pub fn places_of(&self, kind: Cell) -> impl Iterator<Item = (u16, u16)> {
        self.places().filter(move |(row, col)| self.cell(*row, *col) == kind)
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

    /// Every square.
    pub fn square_ids(&self) -> impl Iterator<Item = SquareId> + use<> {
        (0..self.squares.len() as u16).map(SquareId)
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

    /// Pairs of rooms with a door between them, each once.
    #[must_use]
    pub fn joins(&self) -> &[(RoomId, RoomId)] {
        &self.joins
    }

    /// The rooms that a door joins directly to this one.
    pub fn joined(&self, room: RoomId) -> impl Iterator<Item = RoomId> {
        self.joins.iter().filter_map(move |&(a, b)| match room {
            _ if room == a => Some(b),
            _ if room == b => Some(a),
            _ => None,
        })
    }

    /// Squares that touch although they do not lie side by side.
    #[must_use]
    pub fn links(&self) -> &[(SquareId, SquareId)] {
        &self.links
    }

    /// Whether the square bears the board's mark (drawn `?`); the profile says what it does.
    #[must_use]
    pub fn marked(&self, square: SquareId) -> bool {
        self.marked[square.index()]
    }

    /// The special squares, in the theme's order. Any number of tokens may stand on one.
    #[must_use]
    pub fn special(&self) -> &[SquareId] {
        &self.special
    }

    /// Whether any number of tokens may stand on this square.
    #[must_use]
    pub fn is_special(&self, square: SquareId) -> bool {
        self.special.contains(&square)
    }

    /// Secret passages between special squares, each once.
    #[must_use]
    pub fn square_passages(&self) -> &[(SquareId, SquareId)] {
        &self.square_passages
    }

    /// Where the secret passage of a place leads, if it has one.
    #[must_use]
    pub fn passage_from(&self, place: Place) -> Option<Place> {
        match place {
            Place::Room(room) => self.passage(room).map(Place::Room),
            Place::Square(square) => self.square_passages.iter().find_map(|&(a, b)| match square {
                _ if square == a => Some(Place::Square(b)),
                _ if square == b => Some(Place::Square(a)),
                _ => None,
            }),
        }
    }

    /// The room where accusations are made, if the board has one.
    #[must_use]
    pub const fn centre(&self) -> Option<RoomId> {
        self.centre
    }

    /// The room where all tokens start, if they do not start on squares of their own.
    #[must_use]
    pub const fn start_room(&self) -> Option<RoomId> {
        self.start_room
    }

    /// The start square of every suspect, in suspect order; none where all tokens start in a room.
    #[must_use]
    pub fn starts(&self) -> &[SquareId] {
        &self.starts
    }

    /// The start square of a suspect.
    ///
    /// # Panics
    /// When all tokens start in a room; ask [`Board::start_place`] where that can be.
    #[must_use]
    pub fn start(&self, suspect: SuspectId) -> SquareId {
        self.starts[suspect.index()]
    }

    /// Where a suspect's token starts.
    #[must_use]
    pub fn start_place(&self, suspect: SuspectId) -> Place {
        self.start_room.map_or_else(|| Place::Square(self.start(suspect)), Place::Room)
    }
}
