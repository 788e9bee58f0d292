//! Tests that whoever comes late takes the chair of a bot with all that it saw, where one is offered.

use candlestick_online::{
    Input, Link, Room,
    audit::check,
    client::{ClientInput, Notice},
    protocol::{Code, Deed, FromRoom, WholeCase},
};
use candlestick_rules::{SeatId, SuspectId};

use super::sits_late;
use crate::test_room::{TestRoom, signed_by_room};

#[test]
fn a_late_guest_takes_the_chair_of_a_bot_with_all_that_it_saw() {
    let mut test = TestRoom::begun(2, 1);
    test.plays(30);
    let late = test.join(Link::invitation(test.room.name()));
    let sits = |test: &mut TestRoom, suspect| {
        let now = test.now;
        let out = test.clients[late].0.sit(now, "Cy".into(), suspect);
        test.carry(late, out);
        test.clients[late].0.take_notices()
    };
    for (suspect, code) in [(None, Code::CaseRuns), (Some(0), Code::ChairTaken), (Some(5), Code::ChairTaken)] {
        assert_eq!(sits(&mut test, suspect.map(SuspectId)), [Notice::Refused(code)]);
    }
    assert_eq!(sits(&mut test, Some(SuspectId(2))), []);
    let table = test.client(late).table().unwrap();
    let seen = table.own_view().events.len();
    assert_eq!((table.me(), table.own_view().hand.is_empty(), seen > 0), (SeatId(2), false, true));
    let others = test.client(0).table().unwrap();
    assert_eq!((others.seats()[2].name.as_str(), others.people()[2]), ("Cy", Some(2)));
    test.returns(late);
    assert_eq!(test.client(late).table().unwrap().me(), SeatId(2), "the chair is theirs");
    let other = test.join(Link::invitation(test.room.name()));
    let out = test.clients[other].0.sit(test.now, "Di".into(), Some(SuspectId(2)));
    test.carry(other, out);
    assert_eq!(test.clients[other].0.take_notices(), [Notice::Refused(Code::ChairTaken)], "and nobody else's");
    test.plays(2_000);
    for client in [0, 1, late] {
        let (told, revealed) = (test.client(client).testimony().unwrap(), test.client(client).verdict().unwrap());
        assert!(check(told, revealed, test.client(client).table().unwrap().theme()).is_ok());
    }
    assert_eq!(Room::open(test.disk.clone(), test.now, &test.themes).map(|_| ()), Ok(()));
    test.asks(0, Deed::Rematch);
    let lobby = test.client(late).lobby().unwrap();
    assert_eq!((lobby.people.len(), lobby.arrangement.bots.len()), (3, 0));
}

#[test]
fn nobody_takes_a_chair_where_nobody_is_here_or_somebody_was_sent_away() {
    let mut test = TestRoom::begun(2, 1);
    test.leaves(0);
    test.leaves(1);
    let (late, told) = sits_late(&mut test, 2);
    assert_eq!(told, [Notice::Refused(Code::Unattended)]);
    assert!(!test.client(late).presence().lets_guests_sit(), "no chair is offered");
    let mut test = TestRoom::begun(3, 1);
    test.asks(0, Deed::Kick { person: 2 });
    let (late, told) = sits_late(&mut test, 3);
    assert_eq!(told, [Notice::Refused(Code::SentAway)]);
    assert!(!test.client(late).presence().lets_guests_sit(), "no chair is offered");
}

#[test]
fn a_bots_chair_is_offered_to_whoever_watches_while_somebody_is_here_and_nobody_was_sent_away() {
    let mut test = TestRoom::begun(2, 1);
    let watcher = test.join(Link::invitation(test.room.name()));
    assert!(test.client(watcher).presence().lets_guests_sit());
    test.leaves(1);
    assert!(test.client(watcher).presence().lets_guests_sit());
    test.leaves(0);
    assert!(!test.client(watcher).presence().lets_guests_sit());
}

#[test]
fn a_late_guest_whose_line_breaks_while_sitting_down_has_all_that_the_seat_saw() {
    let mut test = TestRoom::begun(2, 1);
    test.plays(30);
    let late = test.join(Link::invitation(test.room.name()));
    test.holds = true;
    let out = test.clients[late].0.sit(test.now, "Cy".into(), Some(SuspectId(2)));
    test.carry(late, out);
    let socket = test.clients[late].1.take().unwrap();
    (test.holds, _) = (false, test.news(socket));
    test.write();
    let welcome = test.news(socket).into_iter().find(|message| matches!(message, FromRoom::Welcome(_)));
    let text = serde_json::to_string(&welcome.expect("it is told who it is")).unwrap();
    test.tell_client(late, ClientInput::Frame(text));
    test.tell_room(Input::Closed { connection: socket });
    test.tell_client(late, ClientInput::Closed(None));
    test.now += 30_000;
    test.tell_client(late, ClientInput::Tick);
    let (me, events) = (SeatId(2), test.client(late).table().unwrap().own_view().events.clone());
    test.returns(late);
    let table = test.client(late).table().unwrap();
    assert_eq!((table.me(), &table.own_view().events), (me, &events));
}

#[test]
fn what_a_watcher_found_out_is_not_forgotten_by_sitting_down() {
    let mut test = TestRoom::begun(2, 1);
    let late = test.join(Link::invitation(test.room.name()));
    let socket = test.socket(late);
    let whole = test.news(socket).into_iter().find_map(|message| match message {
        FromRoom::Whole(whole) => Some(*whole),
        _ => None,
    });
    let seal = serde_json::from_value(serde_json::json!("0".repeat(64))).unwrap();
    let whole = signed_by_room(&test, late, &WholeCase { seal, ..whole.unwrap() });
    let text = serde_json::to_string(&FromRoom::Whole(Box::new(whole))).unwrap();
    test.tell_client(late, ClientInput::Frame(text));
    let out = test.clients[late].0.sit(test.now, "Cy".into(), Some(SuspectId(2)));
    test.carry(late, out);
    let client = test.client(late);
    assert_eq!((client.table().unwrap().me(), client.testimony().unwrap().is_contradicted()), (SeatId(2), true));
}
