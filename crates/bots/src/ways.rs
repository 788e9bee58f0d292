//! Estimates how many turns it takes to walk somewhere, by the board, the dice, the passages and the joining doors.

use candlestick_rules::{Board, Distances, Edition, Place, View};

/// A distance that cannot be walked.
const FAR: u32 = 10_000;
/// What a way through a token's square costs more, in steps: it may have moved on by then.
const DETOUR: u32 = 8;

/// Steps and expected turns between places, as one seat's token would walk.
pub(super) struct Ways<'a> {
    board: &'a Board,
    /// Steps with nobody in the way.
    empty: Distances,
    /// Steps as the others stand now, where tokens block.
    now: Option<Distances>,
    /// Expected turns for so many steps.
    turns: Vec<f64>,
    /// The chance of each total of the dice.
    odds: Vec<f64>,
    /// Expected turns from room to room, over other rooms where that is shorter.
    between: Vec<Vec<f64>>,
}

impl<'a> Ways<'a> {
    /// The ways of a view's token as the others stand now.
    pub fn new(view: &'a View) -> Self {
        let edition = &*view.edition;
        let board = &edition.board;
        let rooms = board.rooms().count();
        let odds = totals(edition);
        let mut ways = Self {
            board,
            empty: Distances::new(edition, &[]),
            now: view.blocked().map(|blocked| Distances::new(edition, &blocked)),
            turns: expected_turns(&odds, board.squares().len() + rooms),
            odds,
            between: vec![vec![f64::INFINITY; rooms]; rooms],
        };
        for room in board.rooms() {
            ways.between[room.index()] = ways.direct(Place::Room(room));
            ways.between[room.index()][room.index()] = 0.0;
        }
        ways.join_up();
        ways
    }

    /// Expected turns from a place to every room, over other rooms where that is shorter.
    pub fn from(&self, place: Place) -> Vec<f64> {
        if let Place::Room(room) = place {
            return self.between[room.index()].clone();
        }
        self.over_rooms(&self.direct(place))
    }

    /// Expected turns from a place to every room when so many steps may still be walked on this turn: 0 for a room
    /// within them.
    pub fn within(&self, place: Place, steps: u32) -> Vec<f64> {
        let walked: Vec<_> = self.on_foot(place).iter().map(|far| self.expected(far.saturating_sub(steps))).collect();
        self.over_rooms(&walked)
    }

    /// For each total of the dice that can come, its chance and the turns after this one to every room.
    pub fn rolls(&self, place: Place) -> Vec<(f64, Vec<f64>)> {
        let far = self.on_foot(place);
        let after = |total: usize| {
            let left: Vec<_> = far.iter().map(|far| self.expected(far.saturating_sub(total as u32))).collect();
            self.over_rooms(&left)
        };
        let totals = self.odds.iter().enumerate().filter(|(_, chance)| **chance > 0.0);
        totals.map(|(total, chance)| (*chance, after(total))).collect()
    }

    fn over_rooms(&self, first: &[f64]) -> Vec<f64> {
        let over = |to: usize| {
            first.iter().zip(&self.between).map(move |(turns, row)| turns + row[to]).fold(f64::INFINITY, f64::min)
        };
        (0..first.len()).map(over).collect()
    }

    /// Expected turns to every room without entering another first.
    fn direct(&self, place: Place) -> Vec<f64> {
        let mut turns: Vec<_> = self.on_foot(place).iter().map(|steps| self.expected(*steps)).collect();
        if let Some(room) = place.room() {
            for to in self.board.passage(room).into_iter().chain(self.board.joined(room)) {
                turns[to.index()] = turns[to.index()].min(1.0);
            }
        }
        turns
    }

    /// Steps to every room; a token in the way costs a detour.
    fn on_foot(&self, place: Place) -> Vec<u32> {
        let steps = |distances: &Distances| -> Vec<_> {
            distances.to_rooms(place).into_iter().map(|steps| steps.unwrap_or(FAR)).collect()
        };
        let empty = steps(&self.empty);
        match &self.now {
            None => empty,
            Some(now) => {
                let now = steps(now);
                now.into_iter().zip(empty).map(|(now, empty)| now.min(empty.saturating_add(DETOUR))).collect()
            }
        }
    }

    fn expected(&self, steps: u32) -> f64 {
        if steps >= FAR {
            return f64::INFINITY;
        }
        self.turns.get(steps as usize).or(self.turns.last()).copied().unwrap_or(f64::INFINITY)
    }

    /// Ways over third rooms.
    fn join_up(&mut self) {
        let rooms = self.between.len();
        for over in 0..rooms {
            for from in 0..rooms {
                for to in 0..rooms {
                    let sum = self.between[from][over] + self.between[over][to];
                    self.between[from][to] = self.between[from][to].min(sum);
                }
            }
        }
    }
}

/// The chance of each total of the dice.
fn totals(edition: &Edition) -> Vec<f64> {
    let mut odds = vec![1.0];
    if let Some(steps) = edition.profile.fixed_steps {
        odds = vec![0.0; usize::from(steps) + 1];
        odds[usize::from(steps)] = 1.0;
    }
    for die in &edition.profile.dice {
        let top = die.iter().map(|face| usize::from(face.steps)).max().unwrap_or(0);
        let mut sums = vec![0.0; odds.len() + top];
        for (sum, chance) in odds.iter().enumerate() {
            for face in die {
                sums[sum + usize::from(face.steps)] += chance / die.len() as f64;
            }
        }
        odds = sums;
    }
    odds
}

/// Expected turns to walk a distance, stopping early in the room at its end.
fn expected_turns(odds: &[f64], most: usize) -> Vec<f64> {
    let moves = 1.0 - odds[0];
    let mut turns = vec![0.0];
    for distance in 1..=most {
        let later: f64 = (1..odds.len()).map(|steps| odds[steps] * turns[distance.saturating_sub(steps)]).sum();
        turns.push(if moves > 0.0 { (1.0 + later) / moves } else { f64::INFINITY });
    }
    turns
}
