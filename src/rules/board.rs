//! The board as a graph: corridor squares, rooms, doors, closed edges and secret passages.

use serde::{Deserialize, Serialize};

use super::{BoardFault, BoardPlan, RoomId, SquareId, SuspectId};

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
        let (squares, square_at) = number_squares(&plan);
        let mut board = Self {
            cols: plan.cols,
            marked: vec![false; squares.len()],
            square_at,
            squares,
            next: Vec::new(),
            doors: Vec::new(),
            room_count: plan.rooms,
            links: Vec::new(),
            special: Vec::new(),
            square_passages: Vec::new(),
            centre: plan.centre,
            start_room: plan.start_room,
            starts: Vec::new(),
            cells: plan.cells,
            walls: plan.walls,
            passages: plan.passages,
            joins: plan.joins,
        };
        let mut faults = board.hang_doors(&plan.doors);
        faults.extend(board.place_starts(&plan.starts));
        faults.extend(board.mark_squares(&plan.marks));
        faults.extend(board.link_squares(&plan.links));
        faults.extend(board.name_special(&plan.special, &plan.square_passages));
        faults.extend(board.unknown_rooms());
        faults.extend(board.sealed_rooms());
        board.next = board.neighbours();
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

    fn mark_squares(&mut self, marks: &[(u16, u16)]) -> Vec<BoardFault> {
        let mut faults = Vec::new();
        for &(row, col) in marks {
            match self.square_at(row, col) {
                Some(square) => self.marked[square.index()] = true,
                None => faults.push(BoardFault::OffCorridor { row, col }),
            }
        }
        faults
    }

    fn link_squares(&mut self, links: &[((u16, u16), (u16, u16))]) -> Vec<BoardFault> {
        let mut faults = Vec::new();
        for &((row, col), (to_row, to_col)) in links {
            match (self.square_at(row, col), self.square_at(to_row, to_col)) {
                (Some(a), Some(b)) => self.links.push((a, b)),
                (None, _) => faults.push(BoardFault::OffCorridor { row, col }),
                (_, None) => faults.push(BoardFault::OffCorridor { row: to_row, col: to_col }),
            }
        }
        faults
    }

    fn name_special(&mut self, special: &[Vec<(u16, u16)>], passages: &[(u8, u8)]) -> Vec<BoardFault> {
        let squares: Vec<_> = special
            .iter()
            .map(|cells| cells.first().and_then(|&(row, col)| self.square_at(row, col)).ok_or(BoardFault::Unknown))
            .collect();
        let (mut found, mut faults) = (Vec::new(), Vec::new());
        for square in squares {
            square.map_or_else(|fault| faults.push(fault), |square| found.push(square));
        }
        for &(a, b) in passages {
            match (found.get(usize::from(a)), found.get(usize::from(b))) {
                (Some(a), Some(b)) if a != b => self.square_passages.push((*a, *b)),
                _ => faults.push(BoardFault::Unknown),
            }
        }
        self.special = found;
        faults
    }

    fn unknown_rooms(&self) -> Option<BoardFault> {
        let ends = self.passages.iter().chain(&self.joins).flat_map(|&(a, b)| [a, b]);
        let known = ends.chain(self.centre).chain(self.start_room).all(|room| room.0 < self.room_count);
        (!known).then_some(BoardFault::Unknown)
    }

    fn sealed_rooms(&self) -> Vec<BoardFault> {
        let open = |room: &RoomId| {
            self.doors_of(*room).next().is_some()
                || self.passage(*room).is_some()
                || self.joined(*room).next().is_some()
        };
        self.rooms().filter(|room| !open(room)).map(|room| BoardFault::Sealed { room }).collect()
    }

    /// The squares one step from each square: side by side with no wall between, or linked.
    fn neighbours(&self) -> Vec<Vec<SquareId>> {
        let mut next = vec![Vec::new(); self.squares.len()];
        for row in 0..self.rows() {
            for col in 0..self.cols {
                let Some(square) = self.square_at(row, col) else { continue };
                next[square.index()].extend(self.beside(square, Square { row, col }));
            }
        }
        for &(a, b) in &self.links {
            next[a.index()].push(b);
            next[b.index()].push(a);
        }
        next.into_iter().map(each_once).collect()
    }

    fn beside(&self, square: SquareId, at: Square) -> impl Iterator<Item = SquareId> {
        Side::ALL.into_iter().filter_map(move |side| {
            let (row, col) = self.shift(at.row, at.col, side)?;
            let other = self.square_at(row, col)?;
            (other != square && !self.walled((at.row, at.col), (row, col))).then_some(other)
        })
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

/// Gives every corridor cell its square; all cells of a special square are one.
fn number_squares(plan: &BoardPlan) -> (Vec<Square>, Vec<Option<SquareId>>) {
    let cols = usize::from(plan.cols);
    let mut squares = Vec::new();
    let mut square_at: Vec<Option<SquareId>> = vec![None; plan.cells.len()];
    for (at, _) in plan.cells.iter().enumerate().filter(|(_, cell)| **cell == Cell::Corridor) {
        let (row, col) = ((at / cols) as u16, (at % cols) as u16);
        let whole = plan.special.iter().find(|cells| cells.contains(&(row, col)));
        let mut others = whole.into_iter().flatten().map(|&(row, col)| usize::from(row) * cols + usize::from(col));
        square_at[at] = others.find_map(|other| square_at.get(other).copied().flatten()).or_else(|| {
            squares.push(Square { row, col });
            Some(SquareId((squares.len() - 1) as u16))
        });
    }
    (squares, square_at)
}

/// The squares in their order, doubles taken out.
fn each_once(squares: Vec<SquareId>) -> Vec<SquareId> {
    let mut once = Vec::with_capacity(squares.len());
    for square in squares {
        if !once.contains(&square) {
            once.push(square);
        }
    }
    once
}
