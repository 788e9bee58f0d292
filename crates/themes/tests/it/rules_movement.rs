//! Walking: exact counts, early stops, squares stepped on once, tokens in the way.

use std::collections::BTreeSet;

use crate::common::*;
use candlestick_rules::{Action, Destination, Phase, Place, SquareId, destinations};

/// Destinations on an empty board but for the tokens given.
fn ends(from: Place, steps: u32, tokens: &[(u16, u16)]) -> Vec<Destination> {
    let mut blocked = vec![false; board().squares().len()];
    tokens.iter().for_each(|(row, col)| blocked[square(*row, *col).index()] = true);
    destinations(board(), from, steps, &blocked)
}

fn places(from: Place, steps: u32, tokens: &[(u16, u16)]) -> BTreeSet<Place> {
    ends(from, steps, tokens).into_iter().map(|end| end.place).collect()
}

fn origins() -> impl Iterator<Item = Place> {
    let squares = (0..board().squares().len() as u16).map(|n| Place::Square(SquareId(n)));
    squares.chain(board().rooms().map(Place::Room))
}

/// Every canonical path there is for rolls up to 12, from everywhere.
fn all_paths() -> impl Iterator<Item = (Place, u32, Destination)> {
    origins().flat_map(|from| {
        (2..=12).flat_map(move |steps| ends(from, steps, &[]).into_iter().map(move |end| (from, steps, end)))
    })
}

#[test]
fn every_path_goes_step_by_step_through_doors_and_never_diagonally() {
    for (from, steps, end) in all_paths() {
        assert_eq!(end.path.last(), Some(&end.place));
        assert!(end.path.len() <= steps as usize);
        let mut before = from;
        for place in &end.path {
            let touches = match (before, *place) {
                (Place::Square(a), Place::Square(b)) => {
                    let (a, b) = (board().square(a), board().square(b));
                    a.row.abs_diff(b.row) + a.col.abs_diff(b.col) == 1
                }
                (Place::Square(square), Place::Room(room)) | (Place::Room(room), Place::Square(square)) => {
                    board().doors_at(square).any(|door| door.room == room)
                }
                (Place::Room(_), Place::Room(_)) => false,
            };
            assert!(touches, "{before:?} to {place:?} from {from:?}");
            before = *place;
        }
    }
}

#[test]
fn no_square_is_stepped_on_twice() {
    for (from, _, end) in all_paths() {
        let mut seen = BTreeSet::from([from]);
        assert!(end.path.iter().all(|place| seen.insert(*place)), "from {from:?}: {:?}", end.path);
    }
}

#[test]
fn the_square_one_started_on_may_not_be_stepped_on_again() {
    // With one more step than needed to come back round a two by two block, home is no destination.
    assert!(!places(at(16, 7), 4, &[]).contains(&at(16, 7)));
}

#[test]
fn a_move_may_end_early_only_by_entering_a_room() {
    for (_, steps, end) in all_paths() {
        if end.path.len() < steps as usize {
            let room = end.place.room().is_some();
            assert!(room, "{:?} after {} of {steps}", end.place, end.path.len());
        }
    }
}

#[test]
fn entering_a_room_ends_the_move_with_steps_to_spare() {
    // One step outside the Study with a twelve.
    let end = ends(at(20, 17), 12, &[]).into_iter().find(|end| end.place == inside(STUDY));
    assert_eq!(end.map(|end| end.path), Some(vec![inside(STUDY)]));
    assert!(all_paths().all(|(_, _, end)| end.path[..end.path.len() - 1].iter().all(|place| place.room().is_none())));
}

#[test]
fn the_room_left_may_not_be_entered_again_in_the_same_move() {
    for room in board().rooms() {
        for steps in 1..=12 {
            assert!(!places(inside(room), steps, &[]).contains(&inside(room)));
        }
    }
}

#[test]
fn a_token_may_not_step_on_an_occupied_square() {
    let free = places(at(24, 7), 2, &[]);
    assert!(free.contains(&at(22, 7)));
    let behind = places(at(24, 7), 2, &[(22, 7)]);
    assert!(!behind.contains(&at(22, 7)) && behind.contains(&at(23, 8)), "{behind:?}");
}

#[test]
fn a_token_may_not_move_through_an_occupied_square() {
    // The way out of Scarlett's corner is one square wide.
    assert!(places(at(24, 7), 5, &[(23, 7)]).is_empty());
    assert!(ends(at(17, 0), 6, &[(17, 3)]).iter().all(|end| !end.path.contains(&at(17, 3))));
}

#[test]
fn the_square_outside_a_door_taken_shuts_that_door_both_ways() {
    let outside = [(20, 17)];
    assert!(places(inside(STUDY), 12, &outside).is_empty(), "the Study has that one door only");
    assert!(places(inside(STUDY), 12, &[]).contains(&inside(HALL)));
    assert!(!places(at(20, 16), 12, &outside).contains(&inside(STUDY)));
    assert!(places(at(20, 16), 12, &[]).contains(&inside(STUDY)));
}

#[test]
fn another_door_of_the_room_stays_open() {
    let one_shut = places(inside(LIBRARY), 6, &[(16, 16)]);
    assert!(one_shut.contains(&inside(BILLIARD_ROOM)) && !one_shut.contains(&at(17, 12)));
}

#[test]
fn a_shut_in_token_may_still_stay_or_take_the_passage() {
    let mut game = table(3);
    game.put_token(SCARLETT, inside(STUDY));
    game.put_token(MUSTARD, at(20, 17));
    roll(&mut game, 3, 4);
    assert!(walks(&game).is_empty());
    assert!(offers(&game, Action::Stay) && offers(&game, Action::Passage(KITCHEN)));
}

#[test]
fn when_no_path_is_long_enough_the_longest_ones_end_the_move() {
    // Orchid's corner: with a token on (2,7) only (1,9), (1,8), (1,7) are left, three steps.
    for steps in 3..=12 {
        assert_eq!(places(at(0, 9), steps, &[(2, 7)]), BTreeSet::from([at(1, 7)]), "{steps}");
    }
    assert_eq!(places(at(0, 9), 2, &[(2, 7)]), BTreeSet::from([at(1, 8)]));
}

#[test]
fn a_token_that_cannot_step_stays_and_the_turn_goes_on() {
    let mut game = table(3);
    game.put_token(SCARLETT, at(24, 7));
    game.put_token(MUSTARD, at(23, 7));
    let events = roll(&mut game, 3, 4);
    assert!(events.iter().any(|event| matches!(event, candlestick_rules::Event::Stuck { .. })));
    assert_eq!(game.phase(), Phase::Conclude);
    assert!(offers(&game, Action::EndTurn) && offers(&game, Action::Accuse(WRONG)));
    assert_eq!(game.token(SCARLETT), at(24, 7));
}

#[test]
fn tokens_that_nobody_plays_stand_on_their_starts_and_block() {
    let mut game = table(2);
    assert_eq!(game.token(PLUM), at(19, 23));
    game.put_token(SCARLETT, at(19, 21));
    roll(&mut game, 2, 2);
    assert!(game.choices(game.turn_seat()).destinations().iter().all(|end| !end.path.contains(&at(19, 23))));
    assert!(!walks(&game).contains(&at(19, 23)));
}

#[test]
fn any_number_of_tokens_fits_into_a_room() {
    let mut game = table(3);
    for suspect in [MUSTARD, ORCHID, GREEN, PEACOCK, PLUM] {
        game.put_token(suspect, inside(STUDY));
    }
    game.put_token(SCARLETT, at(20, 17));
    roll(&mut game, 2, 3);
    act(&mut game, Action::Go(inside(STUDY)));
    assert!((0..6).all(|n| game.token(candlestick_rules::SuspectId(n)) == inside(STUDY)));
}

#[test]
fn a_walk_needs_the_exact_count_on_the_corridor() {
    let mut game = table(3);
    roll(&mut game, 2, 3);
    let from = board().square(board().start(SCARLETT));
    assert!(!walks(&game).is_empty());
    for end in game.choices(game.turn_seat()).destinations() {
        assert_eq!(end.path.len(), 5);
        let Place::Square(square) = end.place else { continue };
        let to = board().square(square);
        assert_eq!((from.row.abs_diff(to.row) + from.col.abs_diff(to.col)) % 2, 1);
    }
    assert!(!offers(&game, Action::Stay), "on the corridor one may not stay");
}
