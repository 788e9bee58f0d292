//! Tests that a client that was away at the verdict, or took it together with what came later, still gets its record
//! and can check it.

use candlestick_online::{
    BuiltinThemes, Link, Room, ThemeProvider,
    audit::Witness,
    client::{Client, ClientInput, ClientOutput, RemoteTable},
    protocol::{Deed, FromClient, FromRoom, Hello, PROTOCOL},
};
use candlestick_rules::Action;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use crate::{
    test_room::{THEME, TestRoom},
    undealt_room::{begun, plays_to_the_end, step},
};

/// How somebody comes again.
#[derive(Debug, Clone, Copy)]
enum Comes {
    /// The same program, whose line was cut.
    Awoken,
    /// The page was thrown away; the device has kept the chair.
    Refreshed,
    /// Another device with the link to the chair.
    Elsewhere,
}

/// A client comes again in one of these ways.
fn comes(test: &mut TestRoom, client: usize, how: Comes) {
    match how {
        Comes::Awoken => {
            test.tell_client(client, ClientInput::Closed(None));
            test.passes(300);
            test.tell_client(client, ClientInput::Tick);
        }
        Comes::Refreshed | Comes::Elsewhere => {
            let (link, kept) = (test.client(client).link().clone(), test.client(client).pledges().clone());
            test.clients[client].0 = Client::new(link, [77; 32], &test.themes);
            if matches!(how, Comes::Refreshed) {
                test.clients[client].0.recall(kept);
            }
            test.tell_client(client, ClientInput::Begin);
        }
    }
}

/// A room whose second guest was away at the verdict of the first case; the host has begun another, or only pressed once more.
fn away(next: bool) -> TestRoom {
    let mut test = TestRoom::begun(3, 0);
    test.plays(30);
    test.leaves(2);
    test.plays(3_000);
    test.asks(0, Deed::Rematch);
    if next {
        test.asks(0, Deed::Kick { person: 2 });
        test.asks(0, Deed::Start);
    }
    test
}

/// Holds that a client has all of a closed case: record, what the room has signed, and a check that finds nothing.
fn has_all(test: &TestRoom, client: usize, deal: u32) {
    let closed = test.client(client).closed_case().expect("a case is closed");
    assert_eq!((closed.table().deal(), closed.table().is_over(), closed.is_new()), (deal, true, true));
    let record = closed.record().expect("it has a record");
    let theme = BuiltinThemes::default().themes().into_iter().find(|theme| theme.id == THEME).unwrap();
    let found = record.check(&theme).expect("the room was honest");
    assert_eq!(found.given_up, 0, "a case that was played is no start that was given up");
    assert_ne!(record.witness(), Witness::Altered);
}

/// How often a connection was told of a closed case.
fn told_of_closed(test: &mut TestRoom, client: usize) -> usize {
    let socket = test.socket(client);
    test.news(socket).iter().filter(|message| matches!(message, FromRoom::Closed(_))).count()
}

#[test]
fn whoever_was_away_at_the_verdict_has_record_and_check_in_the_lobby_however_they_come_again() {
    for how in [Comes::Awoken, Comes::Refreshed, Comes::Elsewhere] {
        let mut test = away(false);
        comes(&mut test, 2, how);
        has_all(&test, 2, 0);
        let client = test.client(2);
        assert_eq!(client.lobby().map(|lobby| lobby.deal), Some(1), "{how:?}");
        assert!(client.table().is_none() && client.verdict().is_none(), "the room is at the next");
        assert_eq!(test.clients[2].0.take_notices(), [], "{how:?}");
        // The next case is played and is as fair.
        test.asks(0, Deed::Start);
        test.plays(3_000);
        has_all(&test, 2, 1);
    }
}

#[test]
fn whoever_was_away_at_the_verdict_has_record_and_check_while_the_next_case_is_played() {
    let mut test = away(false);
    comes(&mut test, 2, Comes::Refreshed);
    test.leaves(1);
    // They are asked for their shares, and are gone again before the case stands.
    comes(&mut test, 1, Comes::Awoken);
    test.clients[1].0.take_closed(0);
    test.asks(0, Deed::Start);
    test.leaves(2);
    for how in [Comes::Refreshed, Comes::Elsewhere] {
        comes(&mut test, 2, how);
        has_all(&test, 2, 0);
        assert_eq!(test.client(2).table().map(|table| (table.deal(), table.decision())), Some((1, 0)));
    }
    // Whoever has had it is told of it no more.
    test.clients[2].0.take_closed(0);
    told_of_closed(&mut test, 2);
    test.leaves(2);
    comes(&mut test, 2, Comes::Refreshed);
    assert_eq!(told_of_closed(&mut test, 2), 0);
    test.plays(3_000);
    has_all(&test, 2, 1);
}

#[test]
fn whoever_decided_while_their_line_was_cut_accuses_nobody_where_a_bot_had_stood_in() {
    for goes_on in [false, true] {
        let mut test = TestRoom::begun(3, 0);
        let last = |test: &TestRoom| {
            let view = test.client(2).table().filter(|table| table.actor() == Some(table.me()))?.own_view();
            let accuses = |action: &Action| matches!(action, Action::Accuse(_));
            view.choices.actions(view.edition.cards).into_iter().rfind(accuses)
        };
        let rash = loop {
            match last(&test) {
                Some(action) => break action,
                None => test.plays(1),
            }
        };
        test.leaves(2);
        let (decision, now) = (test.client(2).table().unwrap().decision(), test.now);
        let out = test.clients[2].0.decide(now, rash).expect("it is offered");
        test.carry(2, out);
        test.plays(3_000);
        if goes_on {
            test.asks(0, Deed::Rematch);
        }
        comes(&mut test, 2, Comes::Awoken);
        has_all(&test, 2, 0);
        let (_, revealed) = test.client(2).closed_case().unwrap().dealt().unwrap();
        assert!(revealed.stood_in.contains(&decision), "a bot stood in");
        assert!(!test.client(2).is_waiting(), "it came too late");
    }
}

#[test]
fn what_was_asked_for_in_a_case_is_not_done_in_the_next_however_late_it_comes() {
    let late = [Deed::Rematch, Deed::Pause, Deed::Resume, Deed::Mark { text: "of the first case".into() }];
    for deed in late {
        let mut test = TestRoom::begun(3, 0);
        test.plays(3_000);
        test.leaves(0);
        test.asks(0, deed.clone());
        // Their other device goes on.
        let other = test.join(test.client(0).link().clone());
        test.asks(other, Deed::Rematch);
        test.asks(other, Deed::Start);
        assert_eq!(test.client(1).table().map(RemoteTable::deal), Some(1), "{deed:?}");
        if deed == Deed::Rematch {
            while !test.client(1).table().is_some_and(RemoteTable::is_over) {
                test.goes_on();
            }
        }
        let before = test.disk.len();
        comes(&mut test, 0, Comes::Awoken);
        assert_eq!(test.disk.len(), before, "{deed:?} is written");
        assert!(!test.client(0).is_waiting(), "{deed:?}");
        assert_eq!(test.client(0).marks(), None);
    }
}

#[test]
fn a_verdict_that_comes_where_something_was_missed_before_it_is_taken_with_that() {
    let mut test = TestRoom::begun(2, 1);
    test.plays(3_000);
    let mut late = Client::new(test.client(1).link().clone(), [7; 32], &test.themes);
    late.recall(test.client(1).pledges().clone());
    late.handle(test.now, ClientInput::Begin);
    late.handle(test.now, ClientInput::Opened);
    let hears = |late: &mut Client, text: &str| late.handle(1_000_000, ClientInput::Frame(text.into()));
    for what in ["welcome", "whole"] {
        hears(&mut late, &test.told_last(1, what));
    }
    let asked = hears(&mut late, &test.told_last(1, "news"));
    assert!(asked.iter().any(|one| matches!(one, ClientOutput::Send(text) if text == "\"again\"")), "{asked:?}");
    hears(&mut late, &test.told_last(1, "verdict"));
    assert!(late.closed_case().is_none(), "what came before it is not here");
    comes(&mut test, 1, Comes::Refreshed);
    for what in ["whole", "verdict"] {
        hears(&mut late, &test.told_last(1, what));
    }
    let closed = late.closed_case().expect("all is here");
    closed.record().unwrap().check(closed.table().theme()).expect("it was fair");
}

#[test]
fn a_verdict_that_comes_together_with_the_lobby_is_kept_until_it_is_taken() {
    let mut test = TestRoom::begun(2, 1);
    test.plays(3_000);
    test.asks(0, Deed::Rematch);
    // Whoever holds the client has asked nothing of it since the last decision.
    assert!(test.client(1).lobby().is_some());
    has_all(&test, 1, 0);
    test.asks(0, Deed::Start);
    has_all(&test, 1, 0);
    test.clients[1].0.take_closed(0);
    assert!(!test.client(1).closed_case().unwrap().is_new());
    test.plays(3_000);
    has_all(&test, 1, 1);
}

#[test]
fn a_room_that_is_opened_again_from_its_log_tells_the_last_verdict_too() {
    let mut test = away(false);
    test.room = Room::open(test.disk.clone(), test.now, &test.themes).unwrap();
    comes(&mut test, 2, Comes::Refreshed);
    has_all(&test, 2, 0);
    assert!(test.client(2).lobby().is_some());
}

#[test]
fn whoever_was_not_there_and_programs_of_before_are_told_of_no_closed_case() {
    let mut test = away(false);
    let token = test.client(2).link().token.clone();
    let newcomer = test.join(Link::invitation(test.room.name()));
    assert_eq!(told_of_closed(&mut test, newcomer), 0);
    let before = test.hello(token.clone());
    assert!(!test.news(before).iter().any(|message| matches!(message, FromRoom::Closed(_))));
    let room = test.room.name().to_owned();
    let hello = Hello { protocol: PROTOCOL, room, token, have: None, table: false, verdicts: Some(1) };
    let had = test.opens(&serde_json::to_string(&FromClient::Hello(hello)).unwrap());
    assert!(!test.news(had).iter().any(|message| matches!(message, FromRoom::Closed(_))));
}

#[test]
fn whoever_watched_and_slept_over_the_verdict_has_the_record_too() {
    let mut test = TestRoom::begun(2, 1);
    let watcher = test.join(Link::invitation(test.room.name()));
    test.plays(20);
    test.leaves(watcher);
    test.plays(3_000);
    test.asks(0, Deed::Rematch);
    comes(&mut test, watcher, Comes::Awoken);
    has_all(&test, watcher, 0);
}

#[test]
fn a_case_that_nobody_dealt_is_heard_to_its_end_by_whoever_was_away_while_the_room_goes_on() {
    let mut dice = ChaCha8Rng::seed_from_u64(5);
    let mut test = begun(2);
    let watcher = 2;
    (0..6).for_each(|_| step(&mut test, &mut dice));
    test.leaves(watcher);
    plays_to_the_end(&mut test, &mut dice);
    test.leaves(1);
    test.asks(0, Deed::Rematch);
    comes(&mut test, watcher, Comes::Awoken);
    has_all(&test, watcher, 0);
    comes(&mut test, 1, Comes::Refreshed);
    has_all(&test, 1, 0);
    has_all(&test, 0, 0);
    assert!([0, 1, 2].into_iter().all(|client| test.client(client).lobby().is_some_and(|lobby| lobby.deal == 1)));
    test.asks(0, Deed::Start);
    plays_to_the_end(&mut test, &mut dice);
    has_all(&test, 1, 1);
}

#[test]
fn a_case_that_nobody_dealt_is_heard_to_its_end_where_its_end_and_the_lobby_come_together() {
    let dice = || ChaCha8Rng::seed_from_u64(6);
    let (mut whole, mut once) = (begun(2), dice());
    plays_to_the_end(&mut whole, &mut once);
    let all = whole.client(0).table().unwrap().decision();
    // Somebody was there nearly to the end, or was away from the start and has to ask for the rest.
    for (client, heard) in [(2, all - 8), (2, 1), (1, 1)] {
        let (mut test, mut dice) = (begun(2), dice());
        let watches = client == 2;
        (0..heard).for_each(|_| step(&mut test, &mut dice));
        if watches {
            test.leaves(client);
        }
        plays_to_the_end(&mut test, &mut dice);
        if !watches {
            test.leaves(client);
            test.clients[client].0 = Client::new(test.client(client).link().clone(), [78; 32], &test.themes);
        }
        // The program hears some posts, and draws before it hears more; meanwhile the host opens the lobby.
        test.draws = true;
        comes(&mut test, client, if watches { Comes::Awoken } else { Comes::Elsewhere });
        assert!(test.client(client).is_undealt() && test.client(client).closed_case().is_none());
        test.asks(0, Deed::Rematch);
        assert!(test.client(client).lobby().is_some() && !test.client(client).is_undealt());
        let socket = test.socket(client);
        test.news(socket);
        test.draws = false;
        test.deliver();
        has_all(&test, client, 0);
        let more = test.news(socket).iter().any(|message| matches!(message, FromRoom::Posts(_)));
        assert!(more || heard > 1, "the rest was asked for once the lobby stood");
        assert!(test.client(client).lobby().is_some(), "the lobby stands all the while");
        assert_eq!(test.clients[client].0.take_notices(), []);
    }
}
