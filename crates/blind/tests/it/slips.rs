//! Tests that a slip is taken back at all tables alike, and that the case goes on as if it had never been made.

use candlestick_blind::BlindTable;
use candlestick_rules::{Action, SeatId};

use crate::table::AllTables;

/// Which seat may take its last decision back.
fn may(room: &AllTables) -> Option<SeatId> {
    let mut seats = room.tables.iter().filter(|table| table.may_take_back()).map(BlindTable::me);
    let seat = seats.next();
    assert_eq!(seats.next(), None, "one at most");
    seat
}

/// What each table shows.
fn shown(room: &AllTables) -> Vec<Option<String>> {
    let text = |table: &BlindTable| table.view().map(|view| serde_json::to_string(&view).unwrap());
    room.tables.iter().map(text).collect()
}

fn takes_back(room: &mut AllTables, seat: SeatId) {
    let post = room.tables[seat.index()].take_back().unwrap();
    assert_eq!(post.kind(), "back");
    room.post(seat, &post).unwrap();
}

/// A case in which each second slip is taken back; how many were.
fn played(seats: u8, seed: u64) -> (AllTables, usize) {
    let mut room = AllTables::of(seats, seed);
    let (mut before, mut slips, mut taken) = (shown(&room), 0, 0);
    while room.step() {
        if let Some(seat) = may(&room) {
            slips += 1;
            if slips % 2 == 0 {
                let (left, steps) = (room.tables[0].decisions() - 1, room.tables[0].steps());
                takes_back(&mut room, seat);
                assert_eq!(shown(&room), before, "as if it had never been made");
                taken += 1;
                for table in &room.tables {
                    let last = table.fallen().last().unwrap();
                    let events = table.view().unwrap().events.len();
                    assert_eq!((last.seat, last.number, last.left, last.events), (seat, steps, left, events));
                    assert_eq!((table.decisions(), table.steps(), table.fallen().len()), (left, steps + 1, taken));
                }
                assert_eq!(may(&room), None, "one at a time");
            }
        }
        before = shown(&room);
    }
    (room, taken)
}

#[test]
fn what_is_taken_back_was_never_done_at_any_table_and_the_case_comes_to_its_end() {
    for seats in 2..=5 {
        let (room, taken) = played(seats, 3);
        assert!(taken > 2, "{seats}: {taken}");
        let opened = room.tables[0].opened().unwrap();
        let end = room.referee().pop().unwrap();
        for table in &room.tables {
            let me = table.me();
            let own = serde_json::to_string(&end.view(me)).unwrap();
            assert_eq!(serde_json::to_string(&table.view().unwrap()).unwrap(), own, "{seats}: {me:?}");
            assert_eq!(table.opened(), Some(opened));
        }
        for seat in (0..seats).map(SeatId) {
            let mut again = BlindTable::of_opened(room.setting.clone(), seat, opened).unwrap();
            room.posts.iter().for_each(|(seat, post)| drop(again.take(*seat, post).unwrap()));
            assert_eq!((again.opened(), again.fallen().len()), (Some(opened), taken), "heard once more");
        }
    }
}

#[test]
fn nothing_is_taken_back_that_told_something_or_is_not_the_last_and_no_place_twice() {
    let mut room = AllTables::of(3, 4);
    room.until(|room| may(room).is_some());
    let seat = may(&room).unwrap();
    let late = room.tables[seat.index()].take_back().unwrap();
    // Nobody else has a post for it, and whoever only watches has none.
    let others = room.tables.iter().filter(|table| table.me() != seat);
    assert!(others.into_iter().all(|table| table.take_back().is_none()));
    let mut on = room.clone();
    on.step();
    assert!(on.post(seat, &late).is_err(), "something was posted since");
    takes_back(&mut room, seat);
    assert!(room.post(seat, &late).is_err(), "once");
    let left = room.tables[0].decisions();
    while room.tables[0].decisions() == left {
        room.step();
    }
    assert_eq!(may(&room), None, "what stands in its place stands");
    // Dice have fallen.
    let rolls = |room: &AllTables| room.actor().is_some_and(|seat| room.tables[seat.index()].act(Action::Roll).is_ok());
    room.until(rolls);
    let roller = room.actor().unwrap();
    room.act(roller, Action::Roll);
    assert_eq!(may(&room), None);
    while room.post_owed() {}
    assert_eq!(may(&room), None);
}
