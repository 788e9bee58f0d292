//! Tests that what may not be said or done is refused with a code, and neither breaks a room nor disturbs anybody.

use candlestick_game::Level;
use candlestick_online::{
    CloseCode, Input, MAX_FRAME,
    client::ClientInput,
    protocol::{Arrangement, Code, Deed, FromClient, FromRoom, PROTOCOL, Reaction},
};
use candlestick_rules::{Action, SuspectId};
use proptest::prelude::*;

use super::codes;
use crate::test_room::{TestRoom, plain, some_token};

#[test]
fn a_wrong_token_touches_nothing() {
    let mut test = TestRoom::begun(2, 1);
    let socket = test.socket(0);
    test.news(socket);
    let stranger = test.hello(Some(some_token()));
    assert_eq!(codes(&test.news(stranger)), [Code::BadToken]);
    assert_eq!(test.closed.get(&stranger), Some(&CloseCode::BadToken));
    assert_eq!(test.news(socket), [], "nobody else hears of it");
    assert_eq!(test.socket(0), socket);
}

#[test]
fn another_version_or_room_is_refused_with_a_code() {
    let mut test = TestRoom::new();
    let hello = |protocol: u32| format!("{{\"hello\":{{\"protocol\":{protocol},\"room\":\"x\"}}}}");
    for (hello, code) in [
        (hello(PROTOCOL + 1), Code::BadVersion),
        (hello(PROTOCOL - 1), Code::BadVersion),
        (hello(PROTOCOL), Code::NoRoom),
        ("{\"ping\":{\"number\":1}}".to_owned(), Code::BadFrame),
        (String::new(), Code::BadFrame),
    ] {
        let connection = test.opens(&hello);
        assert_eq!(codes(&test.news(connection)), [code], "{hello}");
        assert!(test.closed.contains_key(&connection));
    }
    assert!(test.room.is_idle());
}

#[test]
fn what_may_not_be_done_is_refused_and_disturbs_nobody() {
    let mut test = TestRoom::begun(2, 1);
    let acting = test.to_act();
    let other = (0..2).find(|client| Some(*client) != acting).unwrap();
    let (mine, theirs) = (test.socket(other), test.socket(1 - other));
    let entries = test.disk.len();
    [mine, theirs].iter().for_each(|socket| drop(test.news(*socket)));
    let act = |action| Deed::Act { decision: 0, action, signature: None };
    for (deed, code) in [
        (act(Action::Roll), Code::NotYours),
        (Deed::Act { decision: 7, action: Action::Roll, signature: None }, Code::Stale),
        (Deed::Rematch, if other == 0 { Code::NotClosed } else { Code::NotHost }),
        (Deed::Stand, Code::CaseRuns),
        (Deed::Share { deal: 0, share: candlestick_online::Digest::of("x", &[]) }, Code::Stale),
        (Deed::Kick { person: 77 }, if other == 0 { Code::NoPerson } else { Code::NotHost }),
    ] {
        test.says(mine, "n", deed.clone());
        assert_eq!(codes(&test.news(mine)), [code], "{deed:?}");
    }
    let watcher = test.hello(None);
    test.news(watcher);
    test.news(theirs);
    test.says(watcher, "n", act(Action::Roll));
    assert_eq!(codes(&test.news(watcher)), [Code::NotSeated]);
    assert_eq!((test.news(theirs), test.disk.len()), (Vec::new(), entries));
    let counted = |code| test.refused.iter().filter(|refused| **refused == code).count();
    assert_eq!((counted(Code::NotYours), counted(Code::Stale), counted(Code::NotSeated)), (1, 2, 1), "each is counted");
}

#[test]
fn floods_and_noise_are_closed_and_nobody_else_is_disturbed() {
    let mut test = TestRoom::begun(2, 0);
    let (flood, noise, other) = (test.hello(None), test.hello(None), test.socket(0));
    test.news(other);
    for _ in 0..50 {
        test.tell_room(Input::Frame { connection: flood, text: "{\"ping\":{\"number\":1}}".into() });
        test.tell_room(Input::Frame { connection: noise, text: "noise".into() });
    }
    assert_eq!(test.closed.get(&flood), Some(&CloseCode::Flood));
    assert_eq!(test.closed.get(&noise), Some(&CloseCode::BadFrames));
    assert!(test.news(other).iter().all(|message| matches!(message, FromRoom::Presence(_))));
}

#[test]
fn what_is_too_long_is_refused_with_a_code() {
    let mut test = TestRoom::begun(2, 0);
    let socket = test.socket(0);
    test.news(socket);
    test.says(socket, "n", Deed::Mark { text: "x".repeat(9_000) });
    test.says(socket, &"n".repeat(41), Deed::Nudge);
    test.tell_room(Input::Frame { connection: socket, text: " ".repeat(MAX_FRAME + 1) });
    assert_eq!(codes(&test.news(socket)), [Code::TooLong; 3]);
}

#[test]
fn reactions_are_heard_by_all_and_not_too_often() {
    let mut test = TestRoom::begun(2, 0);
    let (mine, theirs) = (test.socket(0), test.socket(1));
    test.asks(0, Deed::React(Reaction::Tea));
    assert!(test.news(theirs).contains(&FromRoom::Reacted { person: 0, reaction: Reaction::Tea }));
    test.says(mine, "n", Deed::React(Reaction::Tea));
    assert!(codes(&test.news(mine)).contains(&Code::TooFast));
}

#[test]
fn chairs_and_arrangements_that_cannot_be_are_refused() {
    let mut test = TestRoom::new();
    let host = test.host.clone();
    let (host, guest) = (test.hello(Some(host)), test.hello(None));
    let sit = |name: &str, suspect| Deed::Sit { name: name.into(), suspect, token: some_token(), key: None };
    let arrange = |arrangement| Deed::Arrange(arrangement);
    for (connection, deed, code) in [
        (guest, sit("", None), Code::BadName),
        (guest, sit("a\nb", None), Code::BadName),
        (guest, sit("Bo", Some(SuspectId(0))), Code::ChairTaken),
        (guest, sit("Bo", Some(SuspectId(99))), Code::ChairTaken),
        (guest, Deed::Start, Code::NotSeated),
        (host, Deed::Start, Code::TooFew),
        (host, arrange(Arrangement { theme: "none".into(), ..plain() }), Code::NoTheme),
        (host, arrange(Arrangement { stand_in_after: 29, ..plain() }), Code::OutOfRange),
        (host, arrange(Arrangement { pace: 1, ..plain() }), Code::OutOfRange),
        (host, Deed::Pause, Code::NoCase),
    ] {
        test.news(connection);
        test.says(connection, "n", deed.clone());
        assert_eq!(codes(&test.news(connection)), [code], "{deed:?}");
    }
    let bot = |suspect| candlestick_online::protocol::BotChair {
        suspect: SuspectId(suspect),
        level: Level::Novice,
        name: "Bot".into(),
    };
    test.says(host, "m", arrange(Arrangement { bots: vec![bot(0)], ..plain() }));
    test.says(host, "o", arrange(Arrangement { bots: vec![bot(3), bot(3)], ..plain() }));
    assert_eq!(codes(&test.news(host)), [Code::ChairTaken; 2]);
    assert_eq!(test.disk.len(), 1);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_frame_can_break_a_room_or_a_client(
        noise in proptest::collection::vec(any::<char>(), 0..60),
        at in any::<prop::sample::Index>(),
        cut in any::<prop::sample::Index>(),
        letter in any::<char>(),
    ) {
        let mut test = TestRoom::begun(2, 0);
        let socket = test.socket(0);
        let sent = test.sent.values().flatten().map(|message| serde_json::to_string(message).unwrap());
        let mut frames: Vec<String> = sent.collect();
        let deeds = [test.novice(test.to_act().unwrap()), Deed::Start, Deed::Mark { text: "x".into() }];
        frames.extend(deeds.map(|deed| {
            let message = FromClient::Do { nonce: "n".into(), deed, deal: None };
            serde_json::to_string(&message).unwrap()
        }));
        let chosen: Vec<char> = at.get(&frames).chars().collect();
        let cut = cut.index(chosen.len());
        let mangled: String = chosen[..cut].iter().chain([&letter]).chain(&chosen[cut + 1..]).collect();
        let shortened: String = chosen[..cut].iter().collect();
        for text in [noise.into_iter().collect(), mangled, shortened] {
            test.tell_room(Input::Frame { connection: socket, text: text.clone() });
            test.tell_client(1, ClientInput::Frame(text.clone()));
            test.opens(&text);
        }
    }
}
