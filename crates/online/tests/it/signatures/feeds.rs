//! Tests that a client shows only what the room has signed, and that two feeds, or a lie to somebody else, are found.

use candlestick_online::{
    audit::Cheat,
    client::Notice,
    feed::FeedPlace,
    protocol::{CaseNews, Code, Deed, FromRoom, WholeCase},
};
use candlestick_rules::{Event, SeatId};
use serde_json::json;

use super::{found, hears, signature, whole};
use crate::test_room::{TestRoom, key_of_room, signed_by_room};

#[test]
fn what_is_not_signed_is_not_shown() {
    let lies: [fn(&mut WholeCase); 5] = [
        |whole| whole.signature = None,
        |whole| whole.number += 1,
        |whole| whole.stood_in = vec![0],
        |whole| whole.keys.clear(),
        |whole| whole.seal = serde_json::from_value(json!("0".repeat(64))).unwrap(),
    ];
    for (n, lie) in lies.into_iter().enumerate() {
        let mut test = TestRoom::begun(2, 1);
        test.plays(20);
        let mut lied = whole(&mut test, 1);
        let before = (test.client(1).number(), test.client(1).table().unwrap().stood_in().to_vec());
        lie(&mut lied);
        assert_eq!(hears(&mut test, 1, &FromRoom::Whole(Box::new(lied))), [Notice::Contradicted], "lie {n}");
        let after = (test.client(1).number(), test.client(1).table().unwrap().stood_in().to_vec());
        assert_eq!(before, after, "nothing of lie {n} is shown");
        assert!(test.client(1).testimony().unwrap().is_contradicted());
    }
}

/// The next news for a client, as the room would send it.
fn next_news(test: &mut TestRoom, client: usize) -> CaseNews {
    let socket = test.socket(client);
    test.news(socket);
    let held = test.clients[client].1.take();
    loop {
        test.step();
        let news = |message| if let FromRoom::News(news) = message { Some(*news) } else { None };
        if let Some(news) = test.news(socket).into_iter().find_map(news) {
            test.clients[client].1 = held;
            return news;
        }
    }
}

#[test]
fn news_that_are_not_signed_are_not_shown() {
    for lies in [false, true] {
        let mut test = TestRoom::begun(2, 1);
        while test.to_act() == Some(1) {
            test.step();
        }
        let mut news = next_news(&mut test, 1);
        if lies {
            news.events.push(Event::TurnMissed { seat: SeatId(0) });
        }
        let notices = hears(&mut test, 1, &FromRoom::News(Box::new(news.clone())));
        let shown = test.client(1).number() == Some(news.number);
        assert_eq!((notices.is_empty(), shown), (!lies, !lies), "lies: {lies}");
    }
}

#[test]
fn a_room_that_signs_two_feeds_under_one_number_has_proved_that_it_lies() {
    let mut test = TestRoom::begun(2, 1);
    test.plays(30);
    let mut lied = whole(&mut test, 1);
    assert!(lied.decision > 3);
    lied.stood_in = vec![3];
    let lied = signed_by_room(&test, 1, &lied);
    assert_eq!(hears(&mut test, 1, &FromRoom::Whole(Box::new(lied))), [Notice::Contradicted]);
    let (told, room) = (test.client(1).testimony().unwrap(), key_of_room(&test).public());
    let (one, other) = told.two_feeds().unwrap();
    assert!(one.number == other.number && one.head != other.head);
    let place = FeedPlace { room: test.room.name(), deal: 0, seat: SeatId(1) };
    for signed in [one, other] {
        assert!(room.has_signed(&place.told_digest(signed.number, &signed.head), &signed.signature));
    }
}

#[test]
fn a_lie_that_somebody_else_was_told_is_found_by_what_they_signed() {
    // The first person was shown another event by the room, which has signed it, and then decided.
    let mut test = TestRoom::begun(2, 1);
    while test.to_act() != Some(0) || test.client(0).table().unwrap().event_count() < 12 {
        test.step();
    }
    let mut lied = whole(&mut test, 0);
    let table = test.client(0).table().unwrap();
    let mut events = table.own_view().events.clone();
    let last = events.pop().unwrap();
    assert_ne!(last, events[0]);
    events.push(events[0].clone());
    (lied.events, lied.events_before) = (events, 0);
    let lied = signed_by_room(&test, 0, &lied);
    hears(&mut test, 0, &FromRoom::Whole(Box::new(lied)));
    let Deed::Act { decision, action, signature: Some(signed) } = test.novice(0) else { panic!("a decision") };
    // The honest half of the room would not take it.
    let socket = test.socket(0);
    test.news(socket);
    test.says(socket, "misled", Deed::Act { decision, action, signature: Some(signed) });
    assert!(test.news(socket).iter().any(|told| matches!(told, FromRoom::Refused { code: Code::Unsigned, .. })));
    // The one that lies takes it; the case goes on as if nothing were.
    test.returns(0);
    test.asks(0, Deed::Act { decision, action, signature: None });
    test.plays(3_000);
    let (told, revealed) = (test.client(1).testimony().unwrap(), test.client(1).verdict().unwrap());
    assert!(found(&test, told, revealed).is_ok());
    let mut misled = revealed.clone();
    *signature(&mut misled, decision) = signed;
    assert_eq!(found(&test, told, &misled), Err(Cheat::Unsigned(decision)));
}
