//! Tests that somebody who has one chair of a room, or only its link, uses up nothing that the others need.

use candlestick_online::{
    Link,
    protocol::{Code, Deed, FromRoom, MAX_MARKS},
};

use crate::test_room::TestRoom;

/// How often a connection was refused something with that code since this was asked last.
fn refused(test: &mut TestRoom, connection: candlestick_online::ConnectionId, wanted: Code) -> usize {
    let told = test.news(connection);
    told.iter().filter(|message| matches!(message, FromRoom::Refused { code, .. } if *code == wanted)).count()
}

#[test]
fn whoever_has_used_up_their_marks_stops_neither_the_case_nor_anybody_elses() {
    let mut test = TestRoom::begun(2, 0);
    let (socket, other) = (test.socket(1), test.socket(0));
    test.asks(1, Deed::Pause);
    let mut full = 0;
    for n in 0..200 {
        test.now += 1_000;
        test.says(socket, &format!("m{n}"), Deed::Mark { text: "x".repeat(MAX_MARKS) });
        full += refused(&mut test, socket, Code::Full);
        test.news(other);
    }
    assert!((60..90).contains(&full), "{full} of 200 marks of 8 kB were refused");
    test.asks(0, Deed::Mark { text: "mine".into() });
    test.asks(0, Deed::Resume);
    assert_eq!(refused(&mut test, other, Code::Full), 0);
    let before = test.client(0).table().unwrap().decision();
    test.step();
    assert_eq!(test.client(0).table().unwrap().decision(), before + 1);
}

#[test]
fn marks_may_be_made_again_in_the_next_case() {
    let mut test = TestRoom::begun(2, 0);
    let socket = test.socket(1);
    for n in 0..200 {
        test.now += 1_000;
        test.says(socket, &format!("m{n}"), Deed::Mark { text: "x".repeat(MAX_MARKS) });
    }
    test.plays(2_000);
    test.asks(0, Deed::Rematch);
    assert!(refused(&mut test, socket, Code::Full) > 0);
    test.says(socket, "next", Deed::Mark { text: "x".repeat(MAX_MARKS) });
    assert_eq!(refused(&mut test, socket, Code::Full), 0);
}

/// A token for each number below 26 times 26.
fn sits(n: usize) -> Deed {
    let letter = |n: usize| char::from(b'a' + (n % 26) as u8);
    let token = format!("{}{}cdefghijklmnopqrstuvwxyz23", letter(n / 26), letter(n));
    Deed::Sit { name: "Bo".into(), suspect: None, token: token.parse().unwrap(), key: None }
}

#[test]
fn whoever_sits_down_and_stands_up_without_end_uses_up_no_room() {
    let mut test = TestRoom::new();
    let own = Link { token: Some(test.host.clone()), ..Link::invitation(test.room.name()) };
    test.join(own);
    let mut restless = test.hello(None);
    for n in 0..600 {
        test.now += 250;
        // By a connection of its own now and then, as none may sit down very often.
        if n % 10 == 0 {
            test.tell_room(candlestick_online::Input::Closed { connection: restless });
            restless = test.hello(None);
        }
        test.says(restless, &format!("s{n}"), sits(n));
        test.says(restless, &format!("u{n}"), Deed::Stand);
    }
    test.now += 60_000;
    let guest = test.hello(None);
    test.says(guest, "sits", sits(650));
    assert!(test.news(guest).iter().any(|message| matches!(message, FromRoom::Done { .. })));
    let people = &test.client(0).lobby().unwrap().people;
    assert!(people.len() == 2 && people[1].person < 30, "{people:?}");
}

#[test]
fn one_connection_sits_down_a_few_times_and_leaves_chairs_to_others() {
    let mut test = TestRoom::new();
    let own = Link { token: Some(test.host.clone()), ..Link::invitation(test.room.name()) };
    test.join(own);
    let restless = test.hello(None);
    for n in 0..30 {
        test.now += 250;
        test.says(restless, &format!("s{n}"), sits(n));
        test.says(restless, &format!("u{n}"), Deed::Stand);
    }
    assert_eq!(refused(&mut test, restless, Code::TooFast), 22);
    let guest = test.hello(None);
    test.says(guest, "sits", sits(650));
    assert!(test.news(guest).iter().any(|message| matches!(message, FromRoom::Done { .. })));
}
