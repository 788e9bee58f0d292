//! Golden boards: door-to-door distances, squares, marks and worked examples as in the sources.

use std::{
    collections::{BTreeMap, BTreeSet, VecDeque},
    fs,
    path::Path,
};

use candlestick_rules::{Board, Cell, Place, RoomId, Side};

use crate::table::{Table, theme};

/// Steps that cannot be walked.
const NO: u32 = u32::MAX;

/// Steps from a room into every other room. With `crossing`, rooms and secret passages count one step each.
fn steps(board: &Board, from: RoomId, crossing: bool) -> Vec<u32> {
    let mut into = vec![NO; board.rooms().count()];
    let mut seen = vec![false; board.squares().len()];
    let mut queue = VecDeque::from([(Place::Room(from), 0_u32)]);
    while let Some((place, length)) = queue.pop_front() {
        let mut reach: Vec<Place> = Vec::new();
        match place {
            Place::Square(square) if std::mem::replace(&mut seen[square.index()], true) => continue,
            Place::Square(square) => {
                reach.extend(board.next_to(square).iter().map(|next| Place::Square(*next)));
                reach.extend(board.doors_at(square).map(|door| Place::Room(door.room)));
            }
            Place::Room(room) if into[room.index()] != NO => continue,
            Place::Room(room) => {
                into[room.index()] = length;
                if room != from && (!crossing || board.centre() == Some(room)) {
                    continue;
                }
                reach.extend(board.doors_of(room).map(|door| Place::Square(door.square)));
            }
        }
        reach.extend(board.passage_from(place).filter(|_| crossing));
        queue.extend(reach.into_iter().map(|next| (next, length + 1)));
    }
    into
}

/// The rooms of the manor, in the order of its two matrices.
const MANOR: &str = "studio courtyard trophy-room library billiard-room dining-room conservatory carriage-house kitchen gazebo drawing-room fountain cloak-room";

/// Whether the distances from each room to each, in this order, are those of the source.
fn compare<const N: usize>(id: &str, rooms: &str, golden: &[[u32; N]; N], crossing: bool) {
    let theme = theme(id);
    let at = |key: &str| theme.rooms.iter().position(|look| look.id == key).unwrap();
    let rooms: Vec<_> = rooms.split(' ').map(at).collect();
    assert_eq!(rooms.len(), N, "{id}");
    for (from, row) in rooms.iter().zip(golden) {
        let steps = steps(&theme.edition.board, RoomId(*from as u8), crossing);
        let found: Vec<_> = rooms.iter().map(|to| steps[*to]).collect();
        assert_eq!(found, row, "{id}: from {}", theme.rooms[*from].id);
    }
}

#[test]
fn distances_of_2011() {
    let rooms = "bathroom study bedroom kitchen dining-room game-room living-room courtyard garage centre";
    #[rustfmt::skip]
    let golden = [
        [0, 3, 5, 10, 13, 11, 18, 17, 15, 9],
        [3, 0, 6, 9, 12, 12, 17, 18, 16, 8],
        [5, 6, 0, 11, 14, 10, 19, 16, 14, 9],
        [10, 9, 11, 0, 9, 15, 14, 16, 19, 9],
        [13, 12, 14, 9, 0, 12, 9, 11, 14, 4],
        [11, 12, 10, 15, 12, 0, 13, 10, 6, 3],
        [18, 17, 19, 14, 9, 13, 0, 8, 11, 7],
        [17, 18, 16, 16, 11, 10, 8, 0, 6, 5],
        [15, 16, 14, 19, 14, 6, 11, 6, 0, 7],
        [9, 8, 9, 9, 4, 3, 7, 5, 7, 0],
    ];
    compare("classic-2011", rooms, &golden, false);
}

#[test]
fn distances_of_doctor_who() {
    let rooms =
        "the-moon platform-one gallifrey the-library skaro demons-run starship-uk trenzalore victorian-london tardis";
    #[rustfmt::skip]
    let golden = [
        [0, 9, 16, 8, 20, 14, 16, 23, 24, 11],
        [9, 0, 9, 13, 13, 17, 15, 16, 17, 5],
        [16, 9, 0, 20, 4, 24, 22, 15, 14, 11],
        [8, 13, 20, 0, 16, 8, 10, 17, 18, 6],
        [20, 13, 4, 16, 0, 16, 14, 7, 6, 7],
        [14, 17, 24, 8, 16, 0, 4, 11, 12, 9],
        [16, 15, 22, 10, 14, 4, 0, 9, 10, 7],
        [23, 16, 15, 17, 7, 11, 9, 0, 3, 8],
        [24, 17, 14, 18, 6, 12, 10, 3, 0, 9],
        [11, 5, 11, 6, 7, 9, 7, 8, 9, 0],
    ];
    compare("doctor-who", rooms, &golden, false);
}

#[test]
fn distances_of_big_bang_theory() {
    let rooms = "roof stairwell laundry-room living-room-penny living-room bedroom-sheldon bathroom bedroom-leonard kitchen centre";
    #[rustfmt::skip]
    let golden = [
        [0, 3, 18, 4, 19, 16, 15, 20, 25, 11],
        [3, 0, 7, 10, 8, 17, 14, 11, 14, 6],
        [18, 7, 0, 19, 9, 26, 21, 16, 15, 11],
        [4, 10, 19, 0, 16, 9, 8, 13, 18, 4],
        [19, 8, 9, 16, 0, 18, 13, 8, 3, 4],
        [16, 17, 26, 9, 18, 0, 7, 12, 17, 11],
        [15, 14, 21, 8, 13, 7, 0, 7, 12, 6],
        [20, 11, 16, 13, 8, 12, 7, 0, 7, 6],
        [25, 14, 15, 18, 3, 17, 12, 7, 0, 10],
        [11, 6, 11, 4, 4, 11, 6, 6, 10, 0],
    ];
    compare("big-bang-theory", rooms, &golden, false);
}

#[test]
fn distances_of_master_detective() {
    #[rustfmt::skip]
    let golden = [
        [0, 12, 7, 14, 4, 16, 7, NO, 14, NO, 23, NO, 7],
        [12, 0, 13, 6, 6, 7, 17, NO, 15, 4, 8, 4, 5],
        [7, 13, 0, 20, 15, 10, 6, 3, 8, NO, 19, NO, 6],
        [14, 6, 20, 0, 7, 19, 20, NO, 27, NO, 20, NO, 12],
        [4, 6, 15, 7, 0, 14, 15, NO, 22, NO, 17, NO, 7],
        [16, 7, 10, 19, 14, 0, 19, NO, 7, NO, 6, NO, 6],
        [7, 17, 6, 20, 15, 19, 0, NO, 17, NO, 28, NO, 12],
        [NO, NO, 3, NO, NO, NO, NO, 0, NO, NO, NO, NO, NO],
        [14, 15, 8, 27, 22, 7, 17, NO, 0, NO, 19, NO, 8],
        [NO, 4, NO, NO, NO, NO, NO, NO, NO, 0, NO, 10, NO],
        [23, 8, 19, 20, 17, 6, 28, NO, 19, NO, 0, NO, 12],
        [NO, 4, NO, NO, NO, NO, NO, NO, NO, 10, NO, 0, NO],
        [7, 5, 6, 12, 7, 6, 12, NO, 8, NO, 12, NO, 0],
    ];
    compare("master-detective", MANOR, &golden, false);
}

#[test]
fn distances_of_master_detective_with_rooms_crossed_and_passages() {
    #[rustfmt::skip]
    let golden = [
        [0, 10, 7, 11, 4, 13, 7, 10, 12, 13, 8, 13, 7],
        [10, 0, 10, 6, 6, 7, 9, 13, 7, 4, 8, 4, 5],
        [7, 10, 0, 9, 11, 10, 6, 3, 8, 8, 7, 8, 6],
        [11, 6, 9, 0, 7, 8, 15, 12, 1, 10, 14, 10, 9],
        [4, 6, 11, 7, 0, 13, 11, 14, 8, 10, 12, 10, 7],
        [13, 7, 10, 8, 13, 0, 7, 13, 7, 11, 6, 11, 6],
        [7, 9, 6, 15, 11, 7, 0, 9, 14, 13, 1, 13, 12],
        [10, 13, 3, 12, 14, 13, 9, 0, 11, 11, 10, 11, 9],
        [12, 7, 8, 1, 8, 7, 14, 11, 0, 11, 13, 11, 8],
        [13, 4, 8, 10, 10, 11, 13, 11, 11, 0, 12, 8, 9],
        [8, 8, 7, 14, 12, 6, 1, 10, 13, 12, 0, 12, 12],
        [13, 4, 8, 10, 10, 11, 13, 11, 11, 8, 12, 0, 9],
        [7, 5, 6, 9, 7, 6, 12, 9, 8, 9, 12, 9, 0],
    ];
    compare("master-detective", MANOR, &golden, true);
}

/// A board as it is drawn in the sources: rows of cells, then which letter is which room, doors and closed edges.
fn drawn(id: &str) -> (Vec<Vec<char>>, Vec<String>) {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/it/editions/boards/{id}.txt"));
    let text = fs::read_to_string(file).unwrap_or_else(|error| panic!("{id}: {error}"));
    let (grid, lines) = text.split_once("\n\n").unwrap();
    (grid.lines().map(|row| row.chars().collect()).collect(), lines.lines().map(str::to_owned).collect())
}

/// Holds that a board with its rooms, marks, starts and doors is its own mirror image: upside down, left to right, or both.
pub(super) fn assert_mirrored(board: &Board, (rows, cols): (bool, bool)) {
    let turned =
        |(row, col)| (if rows { board.rows() - 1 - row } else { row }, if cols { board.cols() - 1 - col } else { col });
    let facing = |side| match side {
        Side::North if rows => Side::South,
        Side::South if rows => Side::North,
        Side::East if cols => Side::West,
        Side::West if cols => Side::East,
        side => side,
    };
    let mut twins = BTreeMap::new();
    for here in board.places() {
        let there = turned(here);
        match (board.cell(here.0, here.1), board.cell(there.0, there.1)) {
            (Cell::Room(room), Cell::Room(twin)) => assert_eq!(*twins.entry(room).or_insert(twin), twin, "{here:?}"),
            (cell, other) => assert_eq!(cell, other, "{here:?} and {there:?}"),
        }
        let marked = |(row, col)| board.square_at(row, col).is_some_and(|square| board.marked(square));
        assert_eq!(marked(here), marked(there), "{here:?} and {there:?}");
    }
    let at = |square| (board.square(square).row, board.square(square).col);
    let starts: BTreeSet<_> = board.starts().iter().map(|start| at(*start)).collect();
    assert_eq!(starts, starts.iter().map(|start| turned(*start)).collect());
    for door in board.doors() {
        let twin = (twins[&door.room], turned(at(door.square)), facing(door.side));
        let there = board.doors().iter().any(|other| (other.room, at(other.square), other.side) == twin);
        assert!(there, "{door:?} has no twin");
    }
}

#[test]
fn squares_marks_and_doors_are_as_drawn() {
    for id in ["classic-2011", "doctor-who", "big-bang-theory", "master-detective"] {
        let theme = theme(id);
        let board = &theme.edition.board;
        let (grid, lines) = drawn(id);
        let words: Vec<Vec<&str>> = lines.iter().map(|line| line.split(' ').collect()).collect();
        let rooms = words.iter().filter(|line| line[0] == "room");
        let letters: BTreeMap<_, _> = rooms.map(|line| (line[2], line[1].chars().next().unwrap())).collect();
        assert_eq!(letters.len(), theme.rooms.len(), "{id}");
        let cell = |row: u16, col: u16| match (board.cell(row, col), board.square_at(row, col)) {
            (Cell::Room(room), _) => letters[theme.rooms[room.index()].id.as_str()],
            (Cell::Corridor, Some(square)) if board.marked(square) => '?',
            (Cell::Corridor, Some(_)) => '.',
            _ => '#',
        };
        assert_eq!(usize::from(board.rows()), grid.len(), "{id}");
        for (row, cells) in grid.iter().enumerate() {
            let found: Vec<_> = (0..cells.len() as u16).map(|col| cell(row as u16, col)).collect();
            assert_eq!(found, *cells, "{id}, row {row}");
        }
        let side = |side: Side| format!("{side:?}").chars().take(1).collect::<String>();
        let at = |square| format!("{},{}", board.square(square).row, board.square(square).col);
        let doors = board.doors().iter().map(|door| {
            format!(
                "door {} {} {}",
                letters[theme.rooms[door.room.index()].id.as_str()],
                at(door.square),
                side(door.side)
            )
        });
        let walls = board.walls().iter().map(|((a, b), (c, d))| format!("wall {a},{b} {c},{d}"));
        let there: BTreeSet<_> = doors.chain(walls).collect();
        let drawn: BTreeSet<_> = lines.iter().filter(|line| !line.starts_with("room ")).cloned().collect();
        assert_eq!(there, drawn, "{id}");
    }
}

#[test]
fn two_closed_edges_beside_the_centre_of_2011_part_squares_that_touch() {
    let table = Table::new("classic-2011", 3, &[]);
    let board = &table.edition().board;
    for (a, b) in [((15, 8), (15, 9)), ((15, 9), (16, 9))] {
        let (one, other) = (table.square(a.0, a.1), table.square(b.0, b.1));
        assert!(!board.next_to(one).contains(&other) && !board.next_to(other).contains(&one), "{a:?} to {b:?}");
    }
    // Of 119 pairs side by side in the drawing.
    let touching: usize = board.square_ids().map(|square| board.next_to(square).len()).sum();
    assert_eq!(touching / 2, 117);
}

#[test]
fn the_garden_walk_is_one_space_and_the_stairs_lead_to_it() {
    let table = Table::new("master-detective", 3, &[]);
    let board = &table.edition().board;
    let walk = table.square(12, 38);
    assert!((10..=13).all(|row| table.square(row, 38) == walk));
    let mut beside = board.next_to(walk).to_vec();
    beside.sort_unstable();
    assert_eq!(beside, [table.square(9, 38), table.square(14, 38)]);
    assert_eq!(board.passage_from(table.at(12, 15)), Some(Place::Square(walk)));
    assert_eq!(board.next_to(table.square(12, 15)), [table.square(12, 14)]);
    for (from, to) in [("drawing-room", "conservatory"), ("library", "kitchen")] {
        assert_eq!(board.passage_from(table.inside(from)), Some(table.inside(to)));
    }
}

#[test]
fn the_driveway_is_not_walked_along() {
    let table = Table::new("master-detective", 3, &[]);
    let board = &table.edition().board;
    assert!(!board.next_to(table.square(8, 27)).contains(&table.square(8, 36)));
    assert!(board.links().is_empty());
}

#[test]
fn passages_and_joining_doors_are_those_of_the_rulebooks() {
    for (id, joined, passage) in [
        ("classic-2011", ("dining-room", "kitchen"), ("kitchen", "garage")),
        ("doctor-who", ("trenzalore", "victorian-london"), ("victorian-london", "the-moon")),
        ("big-bang-theory", ("bedroom-leonard", "kitchen"), ("kitchen", "roof")),
    ] {
        let table = Table::new(id, 3, &[]);
        let board = &table.edition().board;
        assert!(board.joined(table.room(joined.0)).any(|room| room == table.room(joined.1)), "{id}");
        assert_eq!(board.passage(table.room(passage.0)), Some(table.room(passage.1)), "{id}");
    }
}
