//! Builds the checked board from a plan: its squares, doors and neighbours.

use super::Board;
use crate::{BoardFault, BoardPlan, Cell, Door, RoomId, Side, Square, SquareId};

/// The largest grid the referee takes, in cells.
const MAX_CELLS: usize = 4096;

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
