//! The board of edition D: squares, doors, passages, starts, and the distances that the published board has.

use std::collections::{BTreeSet, VecDeque};

use crate::common::*;
use candlestick_rules::{Place, RoomId, SuspectId};

/// Steps from a place to each room over corridor squares alone, rooms entered but not crossed.
fn steps_to_rooms(from: Place) -> Vec<Option<u32>> {
    let board = board();
    let mut steps = vec![None; board.squares().len()];
    let mut queue = VecDeque::new();
    match from {
        Place::Square(square) => queue.push_back((square, 0)),
        Place::Room(room) => queue.extend(board.doors_of(room).map(|door| (door.square, 1))),
    }
    while let Some((square, length)) = queue.pop_front() {
        if steps[square.index()].is_none() {
            steps[square.index()] = Some(length);
            queue.extend(board.next_to(square).iter().map(|next| (*next, length + 1)));
        }
    }
    let nearest = |room| board.doors_of(room).filter_map(|door| steps[door.square.index()]).min();
    board.rooms().map(|room| nearest(room).map(|length| length + 1)).collect()
}

#[test]
fn the_board_has_188_corridor_squares_in_one_piece() {
    let board = board();
    assert_eq!((board.rows(), board.cols(), board.squares().len()), (25, 24, 188));
    let mut seen = BTreeSet::from([square(17, 5)]);
    let mut queue = vec![square(17, 5)];
    while let Some(at) = queue.pop() {
        queue.extend(board.next_to(at).iter().filter(|next| seen.insert(**next)));
    }
    assert_eq!(seen.len(), 188);
}

#[test]
fn the_board_has_17_doors_on_the_published_squares() {
    let doors: Vec<usize> = board().rooms().map(|room| board().doors_of(room).count()).collect();
    assert_eq!(doors, [1, 4, 1, 2, 2, 2, 1, 3, 1]);
    assert_eq!(board().doors().len(), 17);
    for (row, col, room) in
        [(7, 4, KITCHEN), (5, 18, CONSERVATORY), (18, 6, LOUNGE), (20, 17, STUDY), (13, 22, BILLIARD_ROOM)]
    {
        assert!(board().doors_at(square(row, col)).any(|door| door.room == room), "{row},{col}");
    }
}

#[test]
fn door_to_door_distances_are_those_of_the_published_board() {
    const GOLDEN: [[u32; 9]; 9] = [
        [0, 7, 20, 11, 17, 23, 19, 19, 28],
        [7, 0, 4, 7, 6, 12, 15, 13, 17],
        [20, 4, 0, 19, 7, 14, 27, 20, 20],
        [11, 7, 19, 0, 14, 14, 4, 8, 17],
        [17, 6, 7, 14, 0, 4, 22, 15, 15],
        [23, 12, 14, 14, 4, 0, 14, 7, 7],
        [19, 15, 27, 4, 22, 14, 0, 8, 17],
        [19, 13, 20, 8, 15, 7, 8, 0, 4],
        [28, 17, 20, 17, 15, 7, 17, 4, 0],
    ];
    for (from, golden) in GOLDEN.iter().enumerate() {
        let mut steps = steps_to_rooms(inside(RoomId(from as u8)));
        steps[from] = Some(0);
        assert_eq!(steps, golden.map(Some), "from room {from}");
    }
}

#[test]
fn each_start_has_the_published_way_to_its_nearest_rooms() {
    let golden = [
        (SCARLETT, (24, 7), [(8, LOUNGE), (10, DINING_ROOM), (12, HALL)]),
        (MUSTARD, (17, 0), [(8, DINING_ROOM), (8, LOUNGE), (12, HALL)]),
        (ORCHID, (0, 9), [(8, BALLROOM), (13, KITCHEN), (16, DINING_ROOM)]),
        (GREEN, (0, 14), [(8, BALLROOM), (10, CONSERVATORY), (13, BILLIARD_ROOM)]),
        (PEACOCK, (6, 23), [(7, CONSERVATORY), (9, BALLROOM), (10, BILLIARD_ROOM)]),
        (PLUM, (19, 23), [(8, STUDY), (10, HALL), (11, LIBRARY)]),
    ];
    for (suspect, (row, col), nearest) in golden {
        assert_eq!(board().start(suspect), square(row, col));
        let steps = steps_to_rooms(at(row, col));
        let mut by_steps: Vec<_> = board().rooms().map(|room| (steps[room.index()].unwrap(), room)).collect();
        by_steps.sort_unstable();
        assert_eq!(by_steps[..3], nearest, "{suspect:?}");
    }
}

#[test]
fn secret_passages_join_the_corner_rooms_crosswise() {
    let expected = [(KITCHEN, STUDY), (STUDY, KITCHEN), (CONSERVATORY, LOUNGE), (LOUNGE, CONSERVATORY)];
    for (from, to) in expected {
        assert_eq!(board().passage(from), Some(to));
    }
    assert_eq!(board().rooms().filter(|room| board().passage(*room).is_some()).count(), 4);
}

#[test]
fn the_starts_are_six_different_squares() {
    let starts: BTreeSet<_> = (0..6).map(|n| board().start(SuspectId(n))).collect();
    assert_eq!(starts.len(), 6);
}
