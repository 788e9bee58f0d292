//! Tests that somebody who only watches is told what everybody sees, as much later as the host has arranged.

use candlestick_online::{
    ConnectionId, Link, Room,
    audit::check,
    client::{Notice, RemoteTable},
    protocol::{Arrangement, Code, Deed, FromRoom, Reaction},
};
use candlestick_rules::{SeatId, SuspectId};

use crate::test_room::{THEME, TestRoom, plain};

const DELAY: u64 = 10_000;

/// A case that has just begun, of which watchers are told ten seconds later: two people and a bot.
fn begun() -> TestRoom {
    TestRoom::begun_as(THEME, 2, 1, 10)
}

/// What a connection was told of a case: when, under which number, and whether it was the whole case.
fn fed(test: &TestRoom, connection: ConnectionId) -> Vec<(u64, u64, bool)> {
    let fed = |(when, _, text): &(u64, ConnectionId, String)| match serde_json::from_str(text).unwrap() {
        FromRoom::News(news) => Some((*when, news.number, false)),
        FromRoom::Whole(whole) => Some((*when, whole.number, true)),
        _ => None,
    };
    test.told.iter().filter(|(_, to, _)| *to == connection).filter_map(fed).collect()
}

#[test]
fn whoever_watches_is_told_each_step_its_delay_later_in_order_and_without_gaps() {
    let mut test = begun();
    let (began, watcher) = (test.now, test.hello(None));
    test.plays(60);
    let (mine, watched) = (fed(&test, test.socket(0)), fed(&test, watcher));
    let later = mine.iter().map(|(when, number, whole)| (when + DELAY, *number, *whole));
    let due: Vec<_> = later.filter(|(when, ..)| *when <= test.now).collect();
    assert!(test.now > began + 2 * DELAY && due.len() > 20, "{} steps", due.len());
    assert_eq!(watched, due);
}

#[test]
fn a_watchers_view_is_what_the_table_was_and_says_how_much_later_it_is_told() {
    let mut test = begun();
    let watcher = test.join(Link::invitation(test.room.name()));
    assert!(test.client(watcher).lobby().is_some_and(|lobby| lobby.sharing), "the cards are being dealt");
    assert_eq!(test.client(watcher).watches_later(), Some(10));
    assert_eq!(test.client(0).watches_later(), None);
    test.plays(60);
    let (watched, mine) = (test.client(watcher).table().unwrap(), test.client(0).table().unwrap());
    assert!(watched.decision() < mine.decision(), "it is later");
    let known = watched.event_count();
    assert_eq!(mine.events(0..known, SeatId::WATCHER), watched.own_view().events);
    assert_eq!(test.client(watcher).watches_later(), Some(10));
    assert_eq!(test.clients[watcher].0.take_notices(), []);
}

/// What a watcher was told within the delay of two ways to go on from the same moment.
fn told_meanwhile(goes_on: impl Fn(&mut TestRoom)) -> (Vec<(u64, String)>, Vec<String>) {
    let mut test = begun();
    let (watcher, host) = (test.hello(None), test.socket(0));
    test.plays(40);
    while test.to_act() != Some(1) {
        test.step();
    }
    let (at, before) = (test.now, test.told.len());
    goes_on(&mut test);
    test.passes((at + DELAY - 1).saturating_sub(test.now));
    let told = |to: ConnectionId| {
        test.told[before..].iter().filter(move |(when, other, _)| *other == to && *when < at + DELAY)
    };
    let texts = |(when, _, text): &(u64, ConnectionId, String)| (*when, text.clone());
    (told(watcher).map(texts).collect(), told(host).map(|(.., text)| text.clone()).collect())
}

#[test]
fn no_byte_that_a_watcher_is_told_meanwhile_depends_on_what_is_done_meanwhile() {
    let acts = |test: &mut TestRoom| {
        let deed = test.novice(1);
        test.asks(1, deed);
    };
    let waits = |_: &mut TestRoom| {};
    let pauses = |test: &mut TestRoom| test.asks(0, Deed::Pause);
    let reacts = |test: &mut TestRoom| test.asks(1, Deed::React(Reaction::Gasp));
    let notes = |test: &mut TestRoom| test.asks(0, Deed::Mark { text: "Plum!".into() });
    let nudges = |test: &mut TestRoom| test.asks(0, Deed::Nudge);
    let (quiet, seen) = told_meanwhile(waits);
    assert!(quiet.len() > 5, "a watcher is told what was: {}", quiet.len());
    let ways: [&dyn Fn(&mut TestRoom); 5] = [&acts, &pauses, &reacts, &notes, &nudges];
    for (n, way) in ways.into_iter().enumerate() {
        let (told, seen_then) = told_meanwhile(way);
        assert!(told == quiet, "way {n} can be told");
        assert!(seen_then != seen, "those who play know way {n}");
    }
}

#[test]
fn a_watcher_is_not_told_meanwhile_who_is_stood_in_for() {
    let mut test = begun();
    let watcher = test.hello(None);
    test.plays(40);
    while test.to_act() != Some(1) {
        test.step();
    }
    test.passes(DELAY);
    test.leaves(1);
    test.news(watcher);
    test.news(test.socket(0));
    test.passes(32_000);
    let stood_in = |one: &FromRoom| matches!(one, FromRoom::Presence(presence) if presence.stood_in.is_some());
    assert!(test.news(test.socket(0)).iter().any(stood_in), "those who play see it");
    assert_eq!(test.news(watcher), [], "who is away was told when they left");
}

#[test]
fn a_reaction_comes_with_what_it_was_about() {
    let mut test = begun();
    let watcher = test.hello(None);
    test.passes(2 * DELAY);
    test.asks(0, Deed::React(Reaction::Clap));
    test.news(watcher);
    test.passes(DELAY - 1);
    let reacted = |test: &mut TestRoom| test.news(watcher).iter().any(|one| matches!(one, FromRoom::Reacted { .. }));
    assert!(!reacted(&mut test));
    test.passes(1);
    assert!(reacted(&mut test));
}

#[test]
fn after_the_verdict_whoever_watched_later_is_told_everything_at_once() {
    let mut test = begun();
    let watcher = test.join(Link::invitation(test.room.name()));
    test.plays(3_000);
    let (one, host) = (test.client(watcher), test.client(0));
    assert!(one.table().unwrap().is_over() && one.verdict() == host.verdict());
    assert_eq!(one.number(), host.number());
    assert_eq!(one.watches_later(), None);
    let audited = check(one.testimony().unwrap(), one.verdict().unwrap(), one.table().unwrap().theme());
    assert!(audited.is_ok(), "{audited:?}");
    test.asks(0, Deed::Rematch);
    assert!(test.client(watcher).lobby().is_some_and(|lobby| lobby.deal == 1), "and is in the lobby with all");
}

#[test]
fn whoever_takes_a_bots_chair_sees_the_case_as_it_is_from_then_on() {
    let mut test = begun();
    let (late, other) = (test.join(Link::invitation(test.room.name())), test.hello(None));
    let sits = |test: &mut TestRoom| {
        let out = test.clients[late].0.sit(test.now, "Cy".into(), Some(SuspectId(2)));
        test.carry(late, out);
    };
    test.plays(60);
    let before = test.client(late).table().unwrap().decision();
    sits(&mut test);
    let (mine, host) = (test.client(late).table().unwrap(), test.client(0).table().unwrap());
    assert_eq!((mine.decision(), mine.me()), (host.decision(), SeatId(2)));
    assert!(mine.decision() > before && !mine.own_view().hand.is_empty());
    assert_eq!(test.client(late).watches_later(), None);
    let knows = |one: &FromRoom| matches!(one, FromRoom::Presence(presence) if presence.people.len() == 3);
    test.passes(DELAY - 1);
    assert!(!test.news(other).iter().any(knows), "who watches on is not told who plays now");
    test.passes(1);
    assert!(test.news(other).iter().any(knows), "before they see it");
    test.plays(3_000);
    for client in [0, 1, late] {
        let (told, revealed) = (test.client(client).testimony().unwrap(), test.client(client).verdict().unwrap());
        let audited = check(told, revealed, test.client(client).table().unwrap().theme());
        assert!(audited.is_ok(), "{audited:?}");
    }
}

#[test]
fn a_room_that_is_opened_again_tells_watchers_nothing_too_early_and_nothing_twice() {
    let mut test = begun();
    let watcher = test.join(Link::invitation(test.room.name()));
    test.plays(60);
    let known = test.client(watcher).table().unwrap().decision();
    test.room = Room::open(test.disk.clone(), test.now, &test.themes).unwrap();
    test.wake = None;
    let reopened = test.now;
    for client in 0..3 {
        test.tell_client(client, candlestick_online::client::ClientInput::Closed(None));
        test.passes(1_000);
        test.tell_client(client, candlestick_online::client::ClientInput::Tick);
    }
    let decisions = |test: &TestRoom, client| test.client(client).table().map_or(0, RemoteTable::decision);
    assert_eq!(decisions(&test, watcher), known, "it sees what it saw");
    let fresh = test.hello(None);
    while test.now < reopened + DELAY - 3_000 {
        test.step();
    }
    assert_eq!(decisions(&test, watcher), known, "and no more before its time");
    assert_eq!(fed(&test, fresh), []);
    let there = decisions(&test, 0);
    test.passes(reopened + DELAY - test.now);
    assert!(decisions(&test, watcher) > known && decisions(&test, watcher) < there);
    assert_eq!(fed(&test, fresh)[0].0, reopened + DELAY);
    test.plays(3_000);
    assert!(test.client(watcher).table().unwrap().is_over());
    assert!(!test.clients[watcher].0.take_notices().contains(&Notice::Contradicted));
}

#[test]
fn a_delay_beyond_an_hour_is_refused_and_logs_of_before_have_none() {
    let mut test = TestRoom::new();
    test.join(Link { token: Some(test.host.clone()), ..Link::invitation(test.room.name()) });
    test.asks(0, Deed::Arrange(Arrangement { watch_delay: 3_601, ..plain() }));
    assert_eq!(test.clients[0].0.take_notices(), [Notice::Refused(Code::OutOfRange)]);
    let old: Arrangement = serde_json::from_str(r#"{"theme":"classic-2016","pace":1500}"#).unwrap();
    assert_eq!(old.watch_delay, 0);
}
