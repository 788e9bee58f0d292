//! Tests how a case of a room begins, is played and watched, and ends.

use candlestick_game::{Case, Level, ReadRecord};
use candlestick_online::{
    Link, Room,
    audit::check,
    client::Notice,
    protocol::{Arrangement, Code, Deed},
};
use candlestick_rules::{Event, SeatId, SuspectId, View};

use super::{codes, lobby_of_three};
use crate::test_room::{TestRoom, plain, some_key, some_token};

#[test]
fn whoever_is_away_in_the_lobby_holds_up_no_start_for_ever() {
    let mut test = lobby_of_three();
    let bots = vec![candlestick_online::protocol::BotChair {
        suspect: SuspectId(4),
        level: Level::Novice,
        name: "Bot".into(),
    }];
    test.asks(0, Deed::Arrange(Arrangement { bots, ..plain() }));
    test.leaves(2);
    test.asks(0, Deed::Start);
    assert_eq!(test.clients[0].0.take_notices(), [Notice::Refused(Code::SomebodyAway)]);
    // Nobody but the host may, and nobody who is here.
    test.asks(1, Deed::Unseat { person: 2 });
    assert_eq!(test.clients[1].0.take_notices(), [Notice::Refused(Code::NotHost)]);
    test.asks(0, Deed::Unseat { person: 1 });
    assert_eq!(test.clients[0].0.take_notices(), [Notice::Refused(Code::IsHere)]);
    test.asks(0, Deed::Unseat { person: 2 });
    test.asks(0, Deed::Start);
    assert_eq!(test.client(1).table().map(|table| table.seats().len()), Some(3));
    assert_eq!(Room::open(test.disk.clone(), 0, &test.themes).map(|_| ()), Ok(()));
}

#[test]
fn a_start_without_somebodys_share_is_given_up() {
    let mut test = TestRoom::new();
    let own = Link { token: Some(test.host.clone()), ..Link::invitation(test.room.name()) };
    test.join(own);
    let silent = test.hello(None);
    test.says(silent, "n", Deed::Sit { name: "Bo".into(), suspect: None, token: some_token(), key: None });
    test.asks(0, Deed::Start);
    let committed = candlestick_online::Digest::of("x", &[]);
    let commit = || Deed::Commit {
        deal: 0,
        commitment: candlestick_online::deal::share_commitment(&committed),
        key: Some(some_key()),
        undealt: false,
        signature: None,
    };
    test.says(silent, "o", commit());
    assert!(test.client(0).lobby().is_some_and(|lobby| !lobby.sharing));
    test.says(silent, "p", Deed::Mark { text: String::new() });
    let bots = vec![candlestick_online::protocol::BotChair {
        suspect: SuspectId(4),
        level: Level::Novice,
        name: "Bot".into(),
    }];
    test.asks(0, Deed::Arrange(Arrangement { bots, ..plain() }));
    test.asks(0, Deed::Start);
    assert!(test.client(0).lobby().is_some_and(|lobby| lobby.sharing));
    test.says(silent, "q", Deed::Share { deal: 0, share: candlestick_online::Digest::of("y", &[]) });
    assert!(codes(&test.news(silent)).contains(&Code::WrongShare));
    test.passes(16_000);
    assert!(test.client(0).lobby().is_some_and(|lobby| !lobby.sharing));
    test.asks(0, Deed::Start);
    assert!(test.client(0).lobby().is_some_and(|lobby| !lobby.sharing), "everybody commits anew");
    test.says(silent, "r", commit());
    test.asks(0, Deed::Start);
    test.says(silent, "s", Deed::Share { deal: 0, share: committed });
    assert!(test.client(0).table().is_some());
}

#[test]
fn a_case_begins_with_a_guest_who_stood_up_and_sat_down_again() {
    let mut test = TestRoom::new();
    let own = Link { token: Some(test.host.clone()), ..Link::invitation(test.room.name()) };
    let host = test.join(own);
    let guest = test.join(Link::invitation(test.room.name()));
    for again in [false, true] {
        let now = test.now;
        let out = test.clients[guest].0.sit(now, "Bo".into(), Some(SuspectId(1)));
        test.carry(guest, out);
        if !again {
            test.asks(guest, Deed::Stand);
        }
    }
    let mut bots = plain();
    bots.bots = vec![candlestick_online::protocol::BotChair {
        name: "Agatha".into(),
        suspect: SuspectId(2),
        level: Level::Novice,
    }];
    test.asks(host, Deed::Arrange(bots));
    test.asks(host, Deed::Start);
    assert!(test.client(host).table().is_some(), "{:?}", test.clients[host].0.take_notices());
}

#[test]
fn a_case_of_every_theme_plays_over_the_network_as_the_same_log_on_one_device() {
    for theme in candlestick_themes::builtin_ids() {
        let mut test = TestRoom::begun_with(theme, 2, 1);
        let before: Vec<Event> = test.client(1).table().unwrap().own_view().events.clone();
        test.plays(5_000);
        let revealed = test.client(1).verdict().unwrap_or_else(|| panic!("{theme} comes to its end")).clone();
        let log = ReadRecord::from_text(&revealed.record).unwrap().record.log;
        let case = Case::replay(test.client(1).table().unwrap().theme().clone(), log).unwrap();
        let text = |view: &View| serde_json::to_string(view).unwrap();
        for client in [0, 1] {
            let table = test.client(client).table().unwrap();
            assert_eq!(text(table.own_view()), text(&case.game().view(table.me())), "{theme}");
            assert!(check(test.client(client).testimony().unwrap(), &revealed, table.theme()).is_ok(), "{theme}");
        }
        assert!(test.client(1).table().unwrap().own_view().events.starts_with(&before));
    }
}

#[test]
fn a_bots_answer_comes_at_a_moment_that_tells_nothing() {
    let moments = |thinks: u64| {
        let mut test = TestRoom::begun(1, 2);
        test.thinks = thinks;
        let mut moments = Vec::new();
        for _ in 0..40 {
            if test.to_act().is_none() {
                let (before, count) = (test.now, test.disk.len());
                while test.disk.len() == count {
                    test.passes(1);
                }
                moments.push(test.now - before);
            } else {
                test.step();
            }
        }
        moments
    };
    let quick = moments(1);
    assert!(quick.len() > 10 && quick.iter().all(|wait| *wait == 1_500), "{quick:?}");
    assert_eq!(moments(1_400), quick);
    assert!(moments(1_700).iter().all(|wait| *wait == 3_000), "late ones come at the next beat");
}

#[test]
fn a_watcher_sees_what_everyone_sees() {
    let mut test = TestRoom::begun(2, 1);
    let watcher = test.join(Link::invitation(test.room.name()));
    test.plays(30);
    let (watched, mine) = (test.client(watcher).table().unwrap(), test.client(0).table().unwrap());
    assert_eq!((watched.me(), watched.own_view().hand.len()), (SeatId::WATCHER, 0));
    let text = |view| serde_json::to_string(&view).unwrap();
    assert_eq!(text(mine.view(SeatId::WATCHER)), text(watched.own_view().clone()), "as a seat makes it of its own");
    assert_eq!(mine.events(0..mine.event_count(), SeatId::WATCHER), watched.own_view().events);
    assert_eq!(text(mine.view(SeatId(1))), text(watched.own_view().clone()), "another seat's is not known");
}

#[test]
fn a_verdict_opens_everything_and_the_room_plays_again() {
    let mut test = TestRoom::begun(2, 1);
    assert!(test.client(0).verdict().is_none());
    test.plays(2_000);
    assert!(test.client(0).verdict().is_some() && test.client(1).verdict().is_some());
    let first = test.client(0).verdict().unwrap().secret;
    test.asks(0, Deed::Rematch);
    let lobby = test.client(1).lobby().unwrap();
    assert_eq!((lobby.deal, lobby.people.len()), (1, 2));
    test.asks(0, Deed::Start);
    assert_eq!(test.client(1).table().unwrap().decision(), 0);
    let seats = |test: &TestRoom| test.client(1).table().unwrap().own_view().setup.seats.clone();
    assert_eq!(seats(&test), [SuspectId(1), SuspectId(2), SuspectId(0)], "the order of seats is turned");
    assert_eq!(test.client(1).table().unwrap().me(), SeatId(0));
    test.plays(2_000);
    assert_ne!(test.client(0).verdict().unwrap().secret, first);
}
