//! Whole cases, from keys to the opening: what each seat is told is what the ordinary referee would have told.

use std::sync::Arc;

use candlestick_blind::BlindTable;
use candlestick_rules::{CaseEnding, Event, Refuters, SeatId};

use crate::table::{AllTables, edition, setup};

fn plays_as_the_referee(room: &mut AllTables) {
    room.play();
    let steps = room.referee();
    for (n, table) in room.tables.iter().enumerate() {
        let me = table.me();
        let mut views: Vec<_> = steps.iter().map(|game| serde_json::to_string(&game.view(me)).unwrap()).collect();
        views.dedup();
        assert_eq!(views.len(), room.views[n].len(), "steps of {me:?}");
        for (step, (true_view, told)) in views.iter().zip(&room.views[n]).enumerate() {
            assert_eq!(true_view, told, "step {step} of {me:?}");
        }
        assert_eq!(table.view().unwrap().events, room.told[n], "events of {me:?}");
        assert_eq!(table.opened(), room.tables[0].opened());
    }
}

fn winner(room: &AllTables) -> Option<SeatId> {
    CaseEnding::of(&room.told[0]).unwrap().winner
}

#[test]
fn a_case_of_two_to_six_seats_is_told_byte_for_byte_as_the_referee_tells_it() {
    let (mut won, mut lost, mut wrong) = (0, 0, 0);
    for seats in 2..=6 {
        for seed in 0..3 {
            let mut room = AllTables::of(seats, seed);
            plays_as_the_referee(&mut room);
            if winner(&room).is_some() {
                won += 1;
            } else {
                lost += 1;
            }
            wrong += room.told[0].iter().filter(|event| matches!(event, Event::Accused { right: false, .. })).count();
        }
    }
    assert!(won > 0 && wrong > 0, "{won} {lost} {wrong}");
}

/// A case that lies open is heard once more from its posts alone, with the eyes of each seat.
fn is_told_again(room: &AllTables) {
    let opened = room.tables[0].opened().unwrap();
    for (n, views) in room.views.iter().enumerate().take(room.setup.seats.len()) {
        let mut again = BlindTable::of_opened(room.setting.clone(), SeatId(n as u8), opened).unwrap();
        let (mut events, mut seen) = (Vec::new(), Vec::new());
        for (seat, post) in &room.posts {
            assert!(again.owed().is_none(), "it posts nothing");
            events.extend(again.take(*seat, post).unwrap());
            seen.extend(again.view().map(|view| serde_json::to_string(&view).unwrap()));
            seen.dedup();
        }
        assert!(seen == *views && events == room.told[n], "seat {n} of {}", room.setup.seats.len());
        assert_eq!(again.opened(), Some(opened));
    }
    let nobody = SeatId(room.setup.seats.len() as u8);
    assert!(BlindTable::of_opened(room.setting.clone(), nobody, opened).is_none());
}

#[test]
fn whoever_has_all_posts_of_an_open_case_sees_it_again_as_each_seat_saw_it() {
    for seats in [2, 4] {
        let mut room = AllTables::of(seats, 7);
        room.play();
        is_told_again(&room);
    }
    let mut all = edition().as_ref().clone();
    all.profile.refuters = Refuters::All;
    let mut room = AllTables::new(Arc::new(all), setup(3), 6);
    room.play();
    is_told_again(&room);
}

#[test]
fn where_every_seat_is_asked_every_seat_answers() {
    let mut all = edition().as_ref().clone();
    all.profile.refuters = Refuters::All;
    let mut room = AllTables::new(Arc::new(all), setup(4), 5);
    plays_as_the_referee(&mut room);
    let shown = room.told[0].iter().filter(|event| matches!(event, Event::Shown { .. })).count();
    let asked = room.told[0].iter().filter(|event| matches!(event, Event::Suggested { .. })).count();
    assert!(shown > asked, "{shown} {asked}");
}
