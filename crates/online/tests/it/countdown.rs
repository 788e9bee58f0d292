//! Tests that everybody is told when a bot will decide in the place of the person whose turn it is.

use candlestick_bots::Level;
use candlestick_online::{
    ConnectionId,
    protocol::{Arrangement, CaseNewsKind, Decider, Deed, FromRoom, Presence},
};

use crate::test_room::{TestRoom, plain};

/// How long a decision may take where that is limited, and a bot for its own, in milliseconds.
const LIMIT: u64 = 20_000;
const PACE: u64 = 1_500;

/// A case that has just begun, whose decisions are limited to twenty seconds: two people and a bot.
fn limited(watch_delay: u32) -> TestRoom {
    let terms = Arrangement { limit: Some(20), stand_in: Level::Novice, stand_in_after: 30, watch_delay, ..plain() };
    TestRoom::begun_on(terms, 2, 1)
}

fn due(test: &TestRoom) -> Option<u64> {
    test.client(0).presence().due
}

fn plays_until_its_turn(test: &mut TestRoom, client: usize) {
    while test.to_act() != Some(client) {
        assert!(!test.client(0).table().unwrap().is_over(), "the case is over before");
        test.step();
    }
}

/// The presences that a connection was sent since it was last asked for news.
fn presences(test: &mut TestRoom, connection: ConnectionId) -> Vec<Presence> {
    let presence = |one| if let FromRoom::Presence(presence) = one { Some(presence) } else { None };
    test.news(connection).into_iter().filter_map(presence).collect()
}

fn stood_in(one: &FromRoom) -> bool {
    matches!(one, FromRoom::News(news) if matches!(news.what, CaseNewsKind::Acted { by: Decider::StandIn, .. }))
}

#[test]
fn a_limited_decision_says_when_a_bot_makes_it_and_then_a_bot_does() {
    let mut test = limited(0);
    let mut own = 0;
    for _ in 0..24 {
        match test.to_act() {
            Some(_) => {
                assert_eq!(due(&test), Some(test.now + LIMIT + PACE), "a new decision has its own time");
                own += 1;
            }
            None => assert_eq!(due(&test), None, "a bot's own decision is due to nobody"),
        }
        test.step();
    }
    assert!(own > 8);
    plays_until_its_turn(&mut test, 1);
    let (told, connection) = (due(&test).unwrap(), test.socket(1));
    test.news(connection);
    test.passes(told - 1 - test.now);
    assert!(!test.news(connection).iter().any(stood_in));
    assert_eq!(due(&test), Some(told), "it stays what was told while the bot thinks");
    test.passes(1);
    assert!(test.news(connection).iter().any(stood_in), "at the very moment that was told");
}

#[test]
fn whoever_goes_away_is_said_to_be_stood_in_for_and_not_any_more_once_they_are_back() {
    let mut test = TestRoom::begun(2, 1);
    plays_until_its_turn(&mut test, 1);
    assert_eq!(due(&test), None, "nothing is limited, and all are here");
    test.passes(5_000);
    test.leaves(1);
    assert_eq!(due(&test), Some(test.now + 30_000 + PACE));
    test.passes(5_000);
    test.returns(1);
    assert_eq!(due(&test), None);
    test.leaves(1);
    let (told, host) = (due(&test).unwrap(), test.socket(0));
    test.passes(told - 1 - test.now);
    assert!(!test.news(host).iter().any(stood_in));
    test.passes(1);
    assert!(test.news(host).iter().any(stood_in), "at the very moment that was told");
}

#[test]
fn nothing_is_due_in_a_pause_nor_for_whom_the_host_sent_away_nor_when_the_case_is_over() {
    let mut test = limited(0);
    plays_until_its_turn(&mut test, 1);
    test.passes(4_000);
    test.asks(0, Deed::Pause);
    assert_eq!(due(&test), None);
    test.passes(100_000);
    test.asks(0, Deed::Resume);
    assert_eq!(due(&test), Some(test.now + LIMIT + PACE), "it has all its time again");
    test.asks(0, Deed::Kick { person: 1 });
    assert_eq!(due(&test), None, "their chair is a bot's");
    let mut test = limited(0);
    test.plays(3_000);
    assert!(test.client(0).table().unwrap().is_over() && due(&test).is_none());
    test.asks(0, Deed::Rematch);
    assert_eq!(due(&test), None);
}

#[test]
fn who_is_here_is_not_told_with_each_decision_where_nothing_is_limited() {
    let mut test = TestRoom::begun(2, 1);
    let connection = test.socket(0);
    test.news(connection);
    test.plays(24);
    assert_eq!(presences(&mut test, connection), []);
    let mut test = limited(0);
    let connection = test.socket(0);
    plays_until_its_turn(&mut test, 1);
    test.news(connection);
    test.step();
    assert_eq!(presences(&mut test, connection).len(), 1, "once with a decision that is");
}

#[test]
fn whoever_watches_later_is_not_told_when_a_bot_decides() {
    let told = |waits: bool| {
        let mut test = limited(60);
        let watcher = test.hello(None);
        plays_until_its_turn(&mut test, 1);
        test.news(watcher);
        let begin = test.now;
        if waits {
            test.passes(30_000);
        } else {
            test.plays(6);
        }
        // Somebody comes to watch, which everybody is told.
        test.passes(begin + 30_000 - test.now);
        test.hello(None);
        presences(&mut test, watcher)
    };
    let (one, other) = (told(true), told(false));
    assert_eq!(one, other, "it does not show what is done meanwhile");
    assert!(one.len() == 1 && one[0].due.is_none(), "{one:?}");
    let mut at_once = limited(0);
    let watcher = at_once.hello(None);
    plays_until_its_turn(&mut at_once, 1);
    assert!(presences(&mut at_once, watcher).iter().any(|one| one.due.is_some()), "who watches at once sees it");
}

#[test]
fn older_peers_say_nothing_of_it_and_are_told_nothing_where_nothing_is_due() {
    let of_before = r#"{"now":5,"host":0,"people":[],"watchers":0,"stood-in":null}"#;
    let read: Presence = serde_json::from_str(of_before).unwrap();
    assert_eq!(read.due, None);
    assert_eq!(serde_json::to_string(&read).unwrap(), of_before);
}
