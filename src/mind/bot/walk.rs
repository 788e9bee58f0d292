//! Where to go: what asking in each room is worth against the turns it takes to get there.

use rand::RngExt;
use rand_chacha::ChaCha8Rng;

use super::{Level, ask, ways::Ways};
use crate::{
    mind::Knowledge,
    rules::{Action, Choice, Place, RoomId, View},
};

/// What a question is worth one turn later.
const LATER: f64 = 0.7;
/// How much the next room counts beside the one where one asks now.
const AHEAD: f64 = 0.3;

/// The move to make.
pub(super) fn choose(view: &View, level: Level, knowledge: &Knowledge, rng: &mut ChaCha8Rng) -> Option<Action> {
    let values = ask::room_values(view, level, knowledge, rng);
    let ways = Ways::new(view);
    let noise = match level {
        Level::Novice => 0.25,
        Level::Detective => 0.02,
        Level::Master => 0.0001,
    };
    let rated = moves(view).into_iter().map(|(action, place)| {
        let whim = noise * f64::from(rng.random_range(0..1000_u32)) / 1000.0;
        (action, worth(&values, &ways, place) + whim)
    });
    rated.max_by(|a, b| a.1.total_cmp(&b.1)).map(|(action, _)| action)
}

/// Every way to move with the place it leads to.
fn moves(view: &View) -> Vec<(Action, Place)> {
    let mut moves = Vec::new();
    for choice in view.choices.iter() {
        match choice {
            Choice::Go(ends) => moves.extend(ends.iter().map(|end| (Action::Go(end.place), end.place))),
            Choice::Passage(room) => moves.push((Action::Passage(*room), Place::Room(*room))),
            Choice::Jump(rooms) => moves.extend(rooms.iter().map(|room| (Action::Jump(*room), Place::Room(*room)))),
            Choice::Stay(room) => moves.push((Action::Stay, Place::Room(*room))),
            _ => {}
        }
    }
    moves
}

fn worth(values: &[f64], ways: &Ways, place: Place) -> f64 {
    let turns = ways.from(place);
    let here = place.room().map(RoomId::index);
    let others = values.iter().zip(&turns).enumerate().filter(|(room, _)| Some(*room) != here);
    // Finite even where nothing can be reached: the nearest way on still counts a little.
    let ahead = others.map(|(_, (value, turns))| (value + 0.001) * LATER.powf(turns.min(40.0))).fold(0.0, f64::max);
    match here {
        Some(room) => values[room] + AHEAD * ahead,
        None => ahead,
    }
}
