//! The map of one decision: what asking in each room is worth against the turns it takes to get there.

use super::{ask, assessment::Assessment, ways::Ways};
use candlestick_rules::{Place, RoomId};

/// What a question is worth one turn later.
const LATER: f64 = 0.7;
/// How much the next room counts beside the one where one asks now.
const AHEAD: f64 = 0.1;
/// What being where one accuses is worth to one who knows.
const HOME: f64 = 100.0;
/// Less than this is worth nothing.
const NOTHING: f64 = 0.001;
/// What asking in any room is worth where that seems to be worth nothing anywhere: more than to stand before its door.
const SOMETHING: f64 = 0.01;

/// The rooms' values and the ways to them, for one decision.
pub(super) struct Map<'a> {
    values: Vec<f64>,
    ways: Ways<'a>,
}

impl<'a> Map<'a> {
    /// The map of one who looks for clues, or, when `home`, of one who goes to accuse.
    pub fn new(assessment: &Assessment<'a>, home: bool) -> Self {
        let rooms: Vec<_> = assessment.view.edition.board.rooms().collect();
        let mut values = if home { vec![0.0; rooms.len()] } else { ask::room_values(assessment) };
        if !home {
            never_nothing(&mut values, rooms.into_iter().filter(|room| assessment.nameable(*room)));
        }
        if home && let Some(centre) = assessment.accusing_room() {
            values[centre.index()] = HOME;
        }
        Self { values, ways: Ways::new(assessment.view) }
    }

    /// What it is worth to end a move somewhere.
    pub fn arrived(&self, place: Place) -> f64 {
        self.onward(place.room(), &self.ways.from(place))
    }

    /// What it is worth to be somewhere with so many steps left.
    pub fn under_way(&self, place: Place, steps: u32) -> f64 {
        let turns = self.ways.within(place, steps);
        self.best_end(place, &turns)
    }

    /// What a roll is worth from a place.
    pub fn rolling(&self, place: Place) -> f64 {
        self.ways.rolls(place).iter().map(|(chance, turns)| chance * self.best_end(place, turns)).sum()
    }

    /// The best that can be done when these rooms are so many turns away, those at 0 within reach now.
    fn best_end(&self, from: Place, turns: &[f64]) -> f64 {
        let reached = turns
            .iter()
            .enumerate()
            .filter(|(room, turns)| **turns == 0.0 && from.room().map(RoomId::index) != Some(*room));
        let now = reached.map(|(room, _)| self.arrived(Place::Room(RoomId(room as u8)))).fold(0.0, f64::max);
        now.max(self.onward(None, turns))
    }

    fn onward(&self, here: Option<RoomId>, turns: &[f64]) -> f64 {
        let here = here.map(RoomId::index);
        let others = self.values.iter().zip(turns).enumerate().filter(|(room, _)| Some(*room) != here);
        // Finite even where nothing can be reached: the nearest way on still counts a little.
        let later = |turns: f64| LATER.powf(turns.clamp(1.0, 40.0));
        let ahead = others.map(|(_, (value, turns))| (value + 0.001) * later(*turns)).fold(0.0, f64::max);
        here.map_or(ahead, |room| self.values[room] + AHEAD * ahead)
    }

    /// The best of the rooms that a card lets one choose.
    pub fn best_room(&self, rooms: &[RoomId]) -> Option<(RoomId, f64)> {
        let rated = rooms.iter().map(|room| (*room, self.arrived(Place::Room(*room))));
        rated.max_by(|a, b| a.1.total_cmp(&b.1))
    }
}

/// Where no room is worth anything, those where one can ask get a little, so that one goes in and asks.
fn never_nothing(values: &mut [f64], askable: impl Iterator<Item = RoomId>) {
    if values.iter().all(|value| *value < NOTHING) {
        askable.for_each(|room| values[room.index()] = SOMETHING);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use candlestick_deduction::testing::{case, street};
    use candlestick_rules::SeatId;

    #[test]
    fn where_no_room_is_worth_anything_one_goes_in_all_the_same() {
        let view = case(&street(6, 6, 9), 2, false, 1).view(SeatId(0));
        let board = &view.edition.board;
        let mut values = vec![0.0; 9];
        never_nothing(&mut values, board.rooms());
        let map = Map { values, ways: Ways::new(&view) };
        for room in board.rooms() {
            let door = board.doors_of(room).next().unwrap().square;
            assert!(map.arrived(Place::Room(room)) > map.arrived(Place::Square(door)), "{room:?}");
        }
    }
}
