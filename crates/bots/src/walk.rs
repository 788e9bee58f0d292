//! Where to go: what asking in each room is worth against the turns it takes to get there.

use rand::RngExt;
use rand_chacha::ChaCha8Rng;

use super::{ask, plays, style::Asking, thought::Thought, ways::Ways};
use candlestick_rules::{Action, Choice, Effect, Mark, Place, RoomId};

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
/// What a blind look at a card is worth beside a question.
const SNOOP: f64 = 0.35;

/// The rooms' values and the ways to them, for one decision.
pub(super) struct Map<'a> {
    values: Vec<f64>,
    ways: Ways<'a>,
}

impl<'a> Map<'a> {
    /// The map of one who looks for clues, or, when `home`, of one who goes to accuse.
    pub fn new(thought: &Thought<'a>, home: bool) -> Self {
        let rooms: Vec<_> = thought.view.edition.board.rooms().collect();
        let mut values = if home { vec![0.0; rooms.len()] } else { ask::room_values(thought) };
        if !home {
            never_nothing(&mut values, rooms.into_iter().filter(|room| thought.nameable(*room)));
        }
        if home && let Some(centre) = thought.accusing_room() {
            values[centre.index()] = HOME;
        }
        Self { values, ways: Ways::new(thought.view) }
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

/// The best thing to do at the start of a turn or with a roll.
pub(super) fn choose(thought: &Thought, home: bool, rng: &mut ChaCha8Rng) -> Option<Action> {
    let moves = |choice: &&Choice| !matches!(choice, Choice::Accuse | Choice::GiveUp);
    if thought.style.asking.draws() && thought.view.choices.iter().filter(moves).all(|choice| *choice == Choice::Roll) {
        return Some(Action::Roll);
    }
    let map = Map::new(thought, home);
    let noise = match thought.style.asking {
        Asking::AnyOpen => 0.25,
        Asking::Likeliest => 0.02,
        _ => 0.0001,
    };
    let rated = options(thought, &map, home).into_iter().map(|(action, worth)| {
        let whim = noise * f64::from(rng.random_range(0..1000_u32)) / 1000.0;
        (action, worth + whim)
    });
    rated.max_by(|a, b| a.1.total_cmp(&b.1)).map(|(action, _)| action)
}

/// Every way to move, and every card and power to use now, with what it is worth.
fn options(thought: &Thought, map: &Map, home: bool) -> Vec<(Action, f64)> {
    let (place, steps) = (thought.place(), thought.view.steps);
    let mut options = Vec::new();
    for choice in thought.view.choices.iter() {
        match choice {
            Choice::Roll => options.push((Action::Roll, map.rolling(place))),
            Choice::Go(ends) => {
                options.extend(
                    ends.iter().map(|end| (Action::Go(end.place), map.arrived(end.place) + mark(thought, end.place))),
                );
            }
            Choice::Via(ends) => options.extend(ends.iter().map(|end| {
                let left = steps.saturating_sub(end.path.len() as u32);
                (Action::Via(end.place), map.under_way(end.place, left) + mark(thought, end.place))
            })),
            Choice::Detour(detours) => {
                let ends = detours.iter().flat_map(|detour| detour.to.iter().map(|to| (detour.via.place, *to)));
                let worth = |(over, to)| map.arrived(to) + mark(thought, over);
                options.extend(ends.map(|(over, to)| (Action::Detour { mark: over, to }, worth((over, to)))));
            }
            Choice::Passage(room) => options.push((Action::Passage(*room), map.arrived(Place::Room(*room)))),
            Choice::Join(room) => options.push((Action::Join(*room), map.arrived(Place::Room(*room)))),
            Choice::SquarePassage(square) => {
                let to = Place::Square(*square);
                options.push((Action::SquarePassage(*square), map.under_way(to, steps.saturating_sub(1))));
            }
            Choice::Jump(rooms) => {
                options.extend(map.best_room(rooms).map(|(room, worth)| (Action::Jump(room), worth)));
            }
            // Not moving: what lies ahead from where one is, without a question here.
            Choice::Decline => options.push((Action::Decline, map.under_way(place, 0))),
            Choice::Stay(room) => options.push((Action::Stay, map.arrived(Place::Room(*room)))),
            Choice::PlayCard(_) | Choice::UsePower(_) => options.extend(plays::on_the_way(thought, map, choice, home)),
            _ => {}
        }
    }
    options
}

/// What stopping on a marked square brings.
fn mark(thought: &Thought, place: Place) -> f64 {
    let Place::Square(square) = place else { return 0.0 };
    let view = thought.view;
    if !view.edition.board.marked(square) {
        return 0.0;
    }
    match view.edition.profile.mark {
        Mark::Snoop => SNOOP,
        Mark::Draw if view.edition.uses_deck(&view.setup) => plays::draw_value(view),
        _ => 0.0,
    }
}

/// Whether a card or power leads to the room where one accuses.
pub(super) fn leads_home(thought: &Thought, effect: Effect) -> bool {
    let start = thought.view.edition.board.start_place(thought.view.my_suspect()).room();
    matches!(effect, Effect::GoToStart | Effect::SendAnyToStart) && start.is_some() && start == thought.accusing_room()
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
