//! Advice on the board: what cannot be reached, rooms in pieces, starts that are unfair or in the way.

use super::{
    remarks::Lints,
    survey::{pieces, reachable, steps_to_a_room},
};
use crate::message;
use candlestick_rules::{Board, Place, RoomId, SquareId, SuspectId, TokensInTheWay};

/// A start may be this many steps farther from the nearest room than another before it is told.
const UNFAIR_STEPS: u32 = 4;

impl<'a> Lints<'a> {
    pub(super) fn board(&mut self) {
        self.unreachable();
        self.rooms_in_pieces();
        self.starts();
        self.pieces();
        if self.theme.edition.profile.tokens_in_the_way == TokensInTheWay::Block {
            self.starts_in_the_way();
        }
    }

    fn plan(&self) -> &'a Board {
        &self.theme.edition.board
    }

    fn starts_of_tokens(&self) -> impl Iterator<Item = Place> {
        (0..self.theme.edition.cards.suspects).map(|n| self.plan().start_place(SuspectId(n)))
    }

    /// Squares and rooms where no token can ever come.
    fn unreachable(&mut self) {
        let reached = reachable(self.plan(), self.starts_of_tokens(), &[]);
        let lost: Vec<RoomId> = self.plan().rooms().filter(|room| !reached.contains(&Place::Room(*room))).collect();
        for room in lost {
            let theme = self.theme;
            let look = &theme.rooms[room.index()];
            let doors = self.plan().doors_of(room).count();
            let message = if doors == 0 {
                message!("check-reach-no-door", room = &look.name)
            } else {
                message!("check-reach-doors", room = &look.name)
            };
            self.entry("rooms", &look.id, "doors", message);
        }
        let squares = self.plan().squares().iter().enumerate();
        let cut_off: Vec<_> = squares
            .filter(|(n, _)| !reached.contains(&Place::Square(SquareId(*n as u16))))
            .map(|(_, square)| (square.row, square.col))
            .collect();
        if let Some(first) = cut_off.first() {
            let count = cut_off.len();
            let message = message!("check-reach-squares", count = count);
            self.cell(*first, message);
        }
    }

    /// Starts from which one comes to no room, or not to those that others come to.
    fn pieces(&mut self) {
        let from_each: Vec<_> = self
            .start_squares()
            .map(|(n, square)| (n, square, reachable(self.plan(), [Place::Square(square)].into_iter(), &[])))
            .collect();
        let Some(largest) = from_each.iter().map(|(_, _, reached)| reached).max_by_key(|reached| reached.len()) else {
            return;
        };
        for (n, square, reached) in &from_each {
            let short = &self.theme.suspects[*n].short;
            let message = if !reached.iter().any(|place| place.room().is_some()) {
                message!("check-start-walled", suspect = short)
            } else if !largest.contains(&Place::Square(*square)) {
                let far = self.plan().rooms().find(|room| !reached.contains(&Place::Room(*room)));
                match far.map(|room| &self.theme.rooms[room.index()].name) {
                    Some(room) => message!("check-pieces-room", suspect = short, room = room),
                    None => message!("check-pieces-squares", suspect = short),
                }
            } else {
                continue;
            };
            self.cell(self.cell_of(*square), message);
        }
    }

    fn rooms_in_pieces(&mut self) {
        for room in self.plan().rooms() {
            for (cell, count) in pieces(self.plan(), room).into_iter().skip(1) {
                let name = &self.theme.rooms[room.index()].name;
                let message = message!("check-room-pieces", room = name, count = count);
                self.cell(cell, message);
            }
        }
    }

    /// Starts that have a much longer way to the nearest room than the best one.
    fn starts(&mut self) {
        let ways: Vec<_> =
            self.start_squares().map(|(n, square)| (n, steps_to_a_room(self.plan(), square), square)).collect();
        let Some(best) = ways.iter().filter_map(|(_, steps, _)| *steps).min() else { return };
        for (n, steps, square) in ways {
            let Some(steps) = steps.filter(|steps| *steps > best + UNFAIR_STEPS) else { continue };
            let short = &self.theme.suspects[n].short;
            let message = message!("check-start-far", suspect = short, steps = steps, best = best);
            self.cell(self.cell_of(square), message);
        }
    }

    /// Tokens that nobody plays stand where they start and let nobody by.
    fn starts_in_the_way(&mut self) {
        let starts: Vec<_> = self.start_squares().collect();
        for (n, square) in &starts {
            let short = &self.theme.suspects[*n].short;
            if let Some(door) = self.plan().doors_at(*square).next() {
                let room = &self.theme.rooms[door.room.index()].name;
                let message = message!("check-start-door", suspect = short, room = room);
                self.cell(self.cell_of(*square), message);
            }
            // Who comes to no room at all is told elsewhere.
            if steps_to_a_room(self.plan(), *square).is_none() {
                continue;
            }
            let others: Vec<_> = starts.iter().map(|(_, other)| *other).filter(|other| other != square).collect();
            let reached = reachable(self.plan(), [Place::Square(*square)].into_iter(), &others);
            if !reached.iter().any(|place| place.room().is_some()) {
                let message = message!("check-start-shut", suspect = short);
                self.cell(self.cell_of(*square), message);
            }
        }
    }

    /// The suspects that start on squares, by number.
    fn start_squares(&self) -> impl Iterator<Item = (usize, SquareId)> {
        self.starts_of_tokens().enumerate().filter_map(|(n, place)| match place {
            Place::Square(square) => Some((n, square)),
            Place::Room(_) => None,
        })
    }

    fn cell_of(&self, square: SquareId) -> (u16, u16) {
        let square = self.plan().square(square);
        (square.row, square.col)
    }
}
