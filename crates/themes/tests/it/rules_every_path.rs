//! Destinations checked against every possible path, tried one by one.

use std::collections::{BTreeSet, VecDeque};

use crate::common::*;
use candlestick_rules::{Action, Game, Phase, Place, RoomId, SeatId, Setup, SquareId, SuspectId, destinations};

/// Where a walk may end on a board with these tokens.
fn places(from: Place, steps: u32, blocked: &[bool]) -> BTreeSet<Place> {
    destinations(board(), from, steps, blocked).into_iter().map(|end| end.place).collect()
}

fn with_tokens(tokens: &[(u16, u16)]) -> Vec<bool> {
    let mut blocked = vec![false; board().squares().len()];
    tokens.iter().for_each(|(row, col)| blocked[square(*row, *col).index()] = true);
    blocked
}

/// Every square where a self-avoiding path of each length ends, and every room entered on the way, by trying all paths.
struct EveryPath {
    longest: usize,
    blocked: Vec<bool>,
    left: Option<RoomId>,
    used: Vec<bool>,
    squares: Vec<BTreeSet<Place>>,
    rooms: Vec<BTreeSet<Place>>,
}

impl EveryPath {
    fn from(from: Place, longest: usize, blocked: Vec<bool>) -> Self {
        let used = vec![false; board().squares().len()];
        let sets = vec![BTreeSet::new(); longest + 1];
        let mut every = Self { longest, blocked, left: from.room(), used, squares: sets.clone(), rooms: sets };
        match from {
            Place::Square(square) => every.walk(square, 0),
            Place::Room(room) => {
                let outside = board().doors_of(room).map(|door| door.square);
                outside
                    .filter(|square| !every.blocked[square.index()])
                    .collect::<BTreeSet<_>>()
                    .into_iter()
                    .for_each(|square| every.walk(square, 1));
            }
        }
        every
    }

    fn walk(&mut self, at: SquareId, length: usize) {
        if length > 0 {
            self.squares[length].insert(Place::Square(at));
        }
        if length == self.longest {
            return;
        }
        let rooms = board().doors_at(at).map(|door| door.room).filter(|room| Some(*room) != self.left);
        self.rooms[length + 1].extend(rooms.map(Place::Room));
        self.used[at.index()] = true;
        for next in board().next_to(at) {
            if !self.used[next.index()] && !self.blocked[next.index()] {
                self.walk(*next, length + 1);
            }
        }
        self.used[at.index()] = false;
    }

    /// What the rule allows for a roll.
    fn allowed(&self, steps: usize) -> BTreeSet<Place> {
        let rooms = self.rooms[..=steps].iter().flatten().copied();
        let exact = (1..=steps).rev().map(|length| &self.squares[length]).find(|ends| !ends.is_empty());
        rooms.chain(exact.into_iter().flatten().copied()).collect()
    }
}

fn origins() -> impl Iterator<Item = Place> {
    let squares = (0..board().squares().len() as u16).map(|n| Place::Square(SquareId(n)));
    squares.chain(board().rooms().map(Place::Room))
}

#[test]
fn destinations_are_exactly_those_of_all_self_avoiding_paths() {
    for from in origins() {
        let every = EveryPath::from(from, 12, with_tokens(&[]));
        for steps in 1..=12 {
            assert_eq!(places(from, steps as u32, &with_tokens(&[])), every.allowed(steps), "{steps} from {from:?}");
        }
    }
}

#[test]
fn destinations_are_exact_also_between_tokens() {
    let tokens = [(7, 7), (8, 9), (17, 8), (12, 9), (9, 16), (16, 8), (20, 16), (6, 17)];
    for from in origins() {
        if tokens.iter().any(|(row, col)| at(*row, *col) == from) {
            continue;
        }
        let blocked = with_tokens(&tokens);
        let every = EveryPath::from(from, 9, blocked.clone());
        for steps in 1..=9 {
            assert_eq!(places(from, steps as u32, &blocked), every.allowed(steps), "{steps} from {from:?}");
        }
    }
}

/// The first seat's token at `from` in the original game, with so many steps rolled.
#[expect(clippy::unwrap_used, reason = "the setup is sound")]
fn rolled(tokens: &[(u16, u16)], from: Place, steps: u8) -> Game {
    let mut game = Game::with_deal(classic(), Setup { deck: false, ..setup(&cast(3)) }, truth(3, &[]), 1).unwrap();
    for (n, (row, col)) in tokens.iter().enumerate() {
        game.put_token(SuspectId(n as u8 + 1), at(*row, *col));
    }
    game.put_token(SCARLETT, from);
    roll(&mut game, steps.div_ceil(2), steps / 2);
    game
}

#[test]
fn the_referee_offers_those_ends_and_no_other_and_crosses_no_room() {
    // One square shuts the Study's only door, one stands in the corridor round the stairs.
    let tokens = [(20, 17), (8, 9), (17, 8), (12, 9), (9, 16)];
    let blocked = with_tokens(&tokens);
    for from in origins().filter(|from| tokens.iter().all(|(row, col)| at(*row, *col) != *from)) {
        let every = EveryPath::from(from, 9, blocked.clone());
        for steps in 2..=9 {
            let game = rolled(&tokens, from, steps);
            let offered: BTreeSet<Place> = walks(&game).into_iter().collect();
            assert_eq!(offered, every.allowed(steps.into()), "{steps} from {from:?}");
            let stops = |action: &Action| matches!(action, Action::Via(_) | Action::Detour { .. });
            let stuck = game.phase() == Phase::Conclude && offered.is_empty();
            assert!(stuck || game.phase() == Phase::Move, "{:?} after {steps} from {from:?}", game.phase());
            assert_eq!(game.choices(SeatId(0)).actions(game.edition().cards).iter().find(|go| stops(go)), None);
        }
    }
}

#[test]
fn the_rule_differs_from_distance_and_parity_on_odd_rolls_from_35_of_188_squares() {
    let mut differing = BTreeSet::new();
    for from in (0..188).map(|n| Place::Square(SquareId(n))) {
        let shortest = shortest_from(from);
        for steps in 2..=12_u32 {
            let by_parity: BTreeSet<Place> = (0..188_u16)
                .filter(|n| {
                    let far = shortest[usize::from(*n)];
                    far <= steps && far % 2 == steps % 2 && Place::Square(SquareId(*n)) != from
                })
                .map(|n| Place::Square(SquareId(n)))
                .collect();
            let by_rule: BTreeSet<Place> =
                places(from, steps, &with_tokens(&[])).into_iter().filter(|place| place.room().is_none()).collect();
            if by_parity != by_rule {
                differing.insert((steps, from));
            }
        }
    }
    let odd: BTreeSet<_> = differing.iter().filter(|(steps, _)| steps % 2 == 1).map(|(_, from)| *from).collect();
    let even: BTreeSet<_> = differing.iter().filter(|(steps, _)| steps % 2 == 0).map(|(_, from)| *from).collect();
    assert_eq!((odd.len(), even.len()), (35, 23));
}

fn shortest_from(from: Place) -> Vec<u32> {
    let Place::Square(origin) = from else { return Vec::new() };
    let mut far = vec![u32::MAX; 188];
    far[origin.index()] = 0;
    let mut queue = VecDeque::from([origin]);
    while let Some(at) = queue.pop_front() {
        for next in board().next_to(at) {
            if far[next.index()] == u32::MAX {
                far[next.index()] = far[at.index()] + 1;
                queue.push_back(*next);
            }
        }
    }
    far
}
