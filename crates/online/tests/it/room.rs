//! Tests what a room does for people who come, go, act out of turn, and try what they may not.

use candlestick_game::{Case, Level, ReadRecord};
use candlestick_online::{
    AppendFault, CloseCode, CreateRoom, Input, Link, LogEntry, MAX_FRAME, Output, Room, RoomFault, ThemeProvider,
    audit::check,
    client::{ClientInput, ClientOutput, ConnectionState, Notice},
    protocol::{
        Arrangement, CaseNewsKind, Code, Decider, Deed, FromClient, FromRoom, Hello, Lobby, PROTOCOL, Reaction,
        Welcome, WholeCase,
    },
};
use candlestick_rules::{Action, Event, Phase, SeatId, SuspectId, View};
use proptest::prelude::*;

use crate::test_room::{TestRoom, plain, signed_by_room, some_key, some_token};

fn codes(messages: &[FromRoom]) -> Vec<Code> {
    let code = |message: &FromRoom| if let FromRoom::Refused { code, .. } = message { Some(*code) } else { None };
    messages.iter().filter_map(code).collect()
}

fn is_done(messages: &[FromRoom]) -> bool {
    messages.iter().any(|message| matches!(message, FromRoom::Done { .. }))
}

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
fn the_newest_connection_of_a_chair_wins_at_the_very_question() {
    let mut test = TestRoom::begun(2, 1);
    test.plays(5);
    let before = serde_json::to_string(test.client(1).table().unwrap().own_view()).unwrap();
    let (old, link) = (test.socket(1), test.client(1).link().clone());
    let new = test.join(link);
    assert_eq!(test.closed.get(&old), Some(&CloseCode::Replaced));
    assert_eq!(test.client(1).line(), ConnectionState::Ended(CloseCode::Replaced));
    assert_eq!(test.client(new).you(), Some(1));
    assert_eq!(serde_json::to_string(test.client(new).table().unwrap().own_view()).unwrap(), before);
}

#[test]
fn nothing_is_told_before_it_is_on_the_disk() {
    let mut test = TestRoom::begun(2, 0);
    let client = test.to_act().unwrap();
    let sockets = [test.socket(0), test.socket(1)];
    sockets.iter().for_each(|socket| drop(test.news(*socket)));
    test.holds = true;
    let deed = test.novice(client);
    test.asks(client, deed);
    sockets.iter().for_each(|socket| assert_eq!(test.news(*socket), []));
    let watcher = test.hello(None);
    let told = test.news(watcher);
    let whole = told.iter().find_map(|message| if let FromRoom::Whole(whole) = message { Some(whole) } else { None });
    assert_eq!(whole.unwrap().decision, 0, "not even in the view of somebody who comes now");
    test.write();
    let is_news = |message: &FromRoom| matches!(message, FromRoom::News(_));
    sockets.iter().for_each(|socket| assert!(test.news(*socket).iter().any(is_news)));
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
fn a_repeated_nonce_is_done_once() {
    let mut test = TestRoom::begun(2, 0);
    let client = test.to_act().unwrap();
    let (socket, deed) = (test.socket(client), test.novice(client));
    test.says(socket, "once", deed.clone());
    assert!(is_done(&test.news(socket)));
    let entries = test.disk.len();
    test.says(socket, "once", deed.clone());
    assert!(is_done(&test.news(socket)));
    assert_eq!(test.disk.len(), entries);
    // Under another name it is another deed, which comes too late, and is answered with the view.
    test.says(socket, "twice", deed);
    let told = test.news(socket);
    assert_eq!(codes(&told), [Code::Stale]);
    assert!(told.iter().any(|message| matches!(message, FromRoom::Whole(_))));
}

fn sits(token: &str) -> Deed {
    Deed::Sit { name: "Bo".into(), suspect: None, token: token.parse().unwrap(), key: None }
}

#[test]
fn whoever_sits_down_again_by_the_nonce_of_before_is_let_in() {
    let mut test = TestRoom::new();
    let own = Link { token: Some(test.host.clone()), ..Link::invitation(test.room.name()) };
    test.join(own);
    let token = "abcdefghijklmnopqrstuvwxyz23";
    let lost = test.hello(None);
    test.says(lost, "n", sits(token));
    // The answer never came, and the host has the chair freed before the guest is back.
    test.tell_room(Input::Closed { connection: lost });
    test.asks(0, Deed::Unseat { person: 1 });
    let back = test.hello(None);
    test.says(back, "n", sits(token));
    assert!(is_done(&test.news(back)));
    assert_eq!(test.client(0).lobby().map(|lobby| lobby.people.len()), Some(2));
}

#[test]
fn no_nonce_of_whoever_sits_down_is_one_of_the_rooms_own() {
    let mut test = TestRoom::new();
    let own = Link { token: Some(test.host.clone()), ..Link::invitation(test.room.name()) };
    test.join(own);
    let guest = test.join(Link::invitation(test.room.name()));
    // As the room itself will call the case's beginning: it comes after this and what the host arranges.
    let (socket, beginning) = (test.socket(guest), format!("room-{}", test.disk.len() + 2));
    test.says(socket, &beginning, sits("abcdefghijklmnopqrstuvwxyz23"));
    test.arranges_three();
    test.asks(0, Deed::Start);
    assert!(test.client(0).table().is_some());
}

#[test]
fn a_log_in_which_somebody_sat_down_by_a_name_of_the_rooms_own_goes_on() {
    let mut test = TestRoom::new();
    let first = test.hello(None);
    test.says(first, "n", sits("abcdefghijklmnopqrstuvwxyz23"));
    let mut disk = test.disk.clone();
    // As it was written once, when whoever sat down named the entry: as the room itself will name the next of its own.
    disk[1].nonce = format!("room-{}", disk.len());
    for token in ["bbcdefghijklmnopqrstuvwxyz23", "cbcdefghijklmnopqrstuvwxyz23"] {
        let mut test = TestRoom::opened(disk);
        let later = test.hello(None);
        test.says(later, "n", sits(token));
        assert!(is_done(&test.news(later)), "{:?}", test.disk.last());
        disk = test.disk;
    }
    assert_eq!(disk.len(), 4);
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

/// Plays until it is this client's decision.
fn until_its_turn(test: &mut TestRoom, client: usize) {
    while test.to_act() != Some(client) {
        assert!(!test.client(0).table().unwrap().is_over(), "the case is over before");
        test.step();
    }
}

#[test]
fn a_bot_stands_in_after_the_agreed_pause_and_gives_the_chair_back_at_once() {
    let mut test = TestRoom::begun(2, 0);
    until_its_turn(&mut test, 1);
    let (watching, entries) = (test.socket(0), test.disk.len());
    test.leaves(1);
    test.passes(31_000);
    assert_eq!(test.disk.len(), entries, "the bot has only begun to think");
    test.passes(1_000);
    assert_eq!(test.disk.len(), entries + 1);
    let by = |message: &FromRoom| if let FromRoom::News(news) = message { Some(news.what) } else { None };
    let told = test.news(watching).iter().filter_map(by).next_back();
    assert!(matches!(told, Some(CaseNewsKind::Acted { by: Decider::StandIn, .. })), "{told:?}");
    test.returns(1);
    let back = test.disk.len();
    test.passes(100_000);
    let is_mine = test.to_act() == Some(1);
    assert!(test.to_act().is_some() && test.disk.len() == back, "nobody decides for who is here ({is_mine})");
}

#[test]
fn whoever_comes_back_while_the_bot_thinks_decides_themselves() {
    let mut test = TestRoom::begun(2, 0);
    until_its_turn(&mut test, 1);
    test.leaves(1);
    let entries = test.disk.len();
    test.passes(30_500);
    test.returns(1);
    test.passes(60_000);
    assert_eq!((test.disk.len(), test.to_act()), (entries, Some(1)));
}

#[test]
fn a_pause_stops_bots_and_stand_ins() {
    let mut test = TestRoom::begun(2, 1);
    until_its_turn(&mut test, 1);
    test.leaves(1);
    test.asks(0, Deed::Pause);
    let entries = test.disk.len();
    test.passes(600_000);
    assert_eq!(test.disk.len(), entries);
    test.asks(0, Deed::Resume);
    test.passes(29_000);
    assert_eq!(test.disk.len(), entries + 1, "the pause begins anew");
    test.passes(4_000);
    assert!(test.disk.len() > entries + 1);
}

#[test]
fn nothing_goes_on_while_nobody_is_here() {
    let mut test = TestRoom::begun(2, 1);
    test.plays(3);
    test.leaves(0);
    test.leaves(1);
    assert!(test.room.is_idle());
    let entries = test.disk.len();
    test.passes(10_000_000);
    assert_eq!(test.disk.len(), entries);
}

#[test]
fn the_host_may_leave_and_comes_back_as_the_host() {
    let mut test = TestRoom::begun(3, 0);
    assert_eq!(test.client(1).presence().host, Some(0));
    test.leaves(0);
    assert_eq!(test.client(1).presence().host, Some(1));
    test.leaves(1);
    assert_eq!(test.client(2).presence().host, Some(2));
    test.returns(0);
    assert_eq!(test.client(2).presence().host, Some(0));
}

#[test]
fn whoever_is_sent_away_has_no_key_any_more_and_a_bot_has_the_chair() {
    let mut test = TestRoom::begun(2, 0);
    until_its_turn(&mut test, 1);
    let (socket, token) = (test.socket(1), test.client(1).link().token.clone());
    test.asks(0, Deed::Kick { person: 1 });
    assert_eq!(test.closed.get(&socket), Some(&CloseCode::Kicked));
    let again = test.hello(token);
    assert_eq!(codes(&test.news(again)), [Code::BadToken]);
    let before = test.client(0).table().unwrap().decision();
    test.passes(2_000);
    assert!(test.client(0).table().unwrap().decision() > before, "a bot decides without a pause");
    assert_eq!(Room::open(test.disk.clone(), 0, &test.themes).map(|_| ()), Ok(()));
}

#[test]
fn whoever_was_sent_away_from_the_lobby_does_not_sit_down_again_where_the_host_has_closed_it() {
    let mut test = lobby_of_three();
    test.asks(0, Deed::Kick { person: 2 });
    test.asks(0, Deed::Arrange(Arrangement { closed: true, ..plain() }));
    assert_eq!(sits_late(&mut test, 4).1, [Notice::Refused(Code::Closed)]);
    // Whoever has a chair keeps it, moves and plays.
    let out = test.clients[1].0.sit(test.now, "Beatrice".into(), Some(SuspectId(5)));
    test.carry(1, out);
    test.leaves(1);
    test.returns(1);
    assert_eq!((test.client(1).you(), test.client(1).lobby().unwrap().people[1].name.as_str()), (Some(1), "Beatrice"));
    assert_eq!(Room::open(test.disk.clone(), 0, &test.themes).map(|_| ()), Ok(()));
    test.asks(0, Deed::Arrange(plain()));
    assert_eq!(sits_late(&mut test, 4).1, []);
    test.asks(0, Deed::Start);
    assert!(test.client(1).table().is_some());
}

#[test]
fn whoever_opened_the_room_is_not_sent_away_while_they_sleep() {
    let mut test = TestRoom::begun(3, 0);
    test.leaves(0);
    test.asks(1, Deed::Kick { person: 0 });
    assert_eq!(test.clients[1].0.take_notices(), [Notice::Refused(Code::Opener)]);
    test.returns(0);
    assert_eq!((test.client(0).you(), test.client(1).presence().host), (Some(0), Some(0)));
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

/// Sits down on a suspect, as a client that has just come.
fn sits_late(test: &mut TestRoom, suspect: u8) -> (usize, Vec<Notice>) {
    let late = test.join(Link::invitation(test.room.name()));
    let out = test.clients[late].0.sit(test.now, "Cy".into(), Some(SuspectId(suspect)));
    test.carry(late, out);
    (late, test.clients[late].0.take_notices())
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

#[test]
fn marks_come_back_to_their_seat_and_to_nobody_else() {
    let mut test = TestRoom::begun(2, 0);
    let other = test.socket(0);
    test.news(other);
    test.asks(1, Deed::Mark { text: "it was Green".into() });
    assert_eq!(test.news(other), []);
    test.returns(1);
    assert_eq!((test.client(1).marks(), test.client(0).marks()), (Some("it was Green"), None));
    let reopened = Room::open(test.disk.clone(), test.now, &test.themes).unwrap();
    (test.room, test.clients[1].1) = (reopened, None);
    test.returns(1);
    assert_eq!(test.client(1).marks(), Some("it was Green"));
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
fn whoever_is_away_is_reminded_once_on_coming_back_while_the_case_still_waits_for_them() {
    let mut test = TestRoom::begun(2, 0);
    until_its_turn(&mut test, 1);
    test.leaves(1);
    test.asks(0, Deed::Nudge);
    test.passes(1_500);
    test.asks(0, Deed::Nudge);
    test.returns(1);
    assert_eq!(test.clients[1].0.take_notices(), [Notice::Nudged(0)]);
    test.leaves(1);
    test.returns(1);
    assert_eq!(test.clients[1].0.take_notices(), [], "once");
    // Whoever is not awaited any more is reminded of nothing.
    test.leaves(1);
    test.passes(1_500);
    test.asks(0, Deed::Nudge);
    test.passes(40_000);
    assert_eq!(test.to_act(), Some(0), "a bot stood in");
    test.returns(1);
    assert_eq!(test.clients[1].0.take_notices(), []);
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

/// A lobby with the host, two guests and no bot.
fn lobby_of_three() -> TestRoom {
    let mut test = TestRoom::new();
    let own = Link { token: Some(test.host.clone()), ..Link::invitation(test.room.name()) };
    test.join(own);
    for name in ["Bo", "Cy"] {
        let guest = test.join(Link::invitation(test.room.name()));
        let out = test.clients[guest].0.sit(test.now, name.into(), None);
        test.carry(guest, out);
    }
    test
}

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
    test.says(
        silent,
        "o",
        Deed::Commit {
            deal: 0,
            commitment: candlestick_online::deal::share_commitment(&committed),
            key: Some(some_key()),
            undealt: false,
        },
    );
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
    test.says(
        silent,
        "r",
        Deed::Commit {
            deal: 0,
            commitment: candlestick_online::deal::share_commitment(&committed),
            key: Some(some_key()),
            undealt: false,
        },
    );
    test.asks(0, Deed::Start);
    test.says(silent, "s", Deed::Share { deal: 0, share: committed });
    assert!(test.client(0).table().is_some());
}

#[test]
fn a_room_whose_number_was_taken_gives_up() {
    let mut test = TestRoom::begun(2, 0);
    test.holds = true;
    let client = test.to_act().unwrap();
    let deed = test.novice(client);
    test.asks(client, deed);
    let seq = test.held.as_ref().unwrap().seq;
    let out = test.room.handle(test.now, Input::NotAppended { seq, why: AppendFault::Taken });
    assert!(matches!(out[..], [Output::Yield]), "{out:?}");
    assert!(test.room.handle(test.now, Input::Tick).is_empty());
}

#[test]
fn no_entry_holds_a_token() {
    let mut test = TestRoom::begun(2, 0);
    test.plays(3);
    let token = test.client(1).link().token.clone().unwrap();
    for entry in &test.disk {
        assert!(!entry.body.contains(token.as_str()) && !entry.body.contains(test.host.as_str()));
    }
}

struct Nothing;

impl ThemeProvider for Nothing {
    fn themes(&self) -> Vec<std::sync::Arc<candlestick_themes::Theme>> {
        Vec::new()
    }
}

#[test]
fn logs_that_cannot_be_taken_say_where() {
    let test = TestRoom::begun(2, 0);
    let open = |entries: Vec<LogEntry>| Room::open(entries, 0, &test.themes).map(|_| ()).unwrap_err();
    assert_eq!(open(Vec::new()), RoomFault::Empty);
    let with = |seq: usize, change: &dyn Fn(&mut LogEntry)| {
        let mut entries = test.disk.clone();
        change(&mut entries[seq]);
        open(entries)
    };
    for fault in [
        with(1, &|entry| entry.seq = 7),
        with(1, &|entry| entry.body = "{}".into()),
        with(1, &|entry| entry.body = entry.body.replace("\"v\":1", "\"v\":5")),
        with(1, &|entry| entry.body = test.disk[0].body.clone()),
        with(0, &|entry| entry.body = test.disk[1].body.clone()),
    ] {
        assert!(matches!(fault, RoomFault::Entry { .. }), "{fault}");
    }
    let fault = Room::open(test.disk.clone(), 0, &Nothing).map(|_| ()).unwrap_err();
    assert!(matches!(fault, RoomFault::NoTheme { .. }));
    let unknown = CreateRoom { theme: "none".into(), name: "Ada".into() };
    assert_eq!(Room::create(unknown, [0; 64], 0, &test.themes).unwrap_err().code(), "no-theme");
}

/// What every person and a watcher are told who come to a room now, but for the clock's hands.
fn told_by(room: &mut Room, test: &TestRoom) -> Vec<String> {
    let tokens = test.clients.iter().map(|(client, _)| client.link().token.clone());
    let mut told = Vec::new();
    for (n, token) in tokens.chain([None]).enumerate() {
        let hello =
            Hello { protocol: PROTOCOL, room: room.name().into(), token, have: None, table: false, verdicts: None };
        let hello = serde_json::to_string(&FromClient::Hello(hello)).unwrap();
        let connection = candlestick_online::ConnectionId(1_000_000 + n as u64);
        for output in room.handle(0, Input::Opened { connection, hello }) {
            if let Output::Send { text, connection: to } = output
                && to == connection
                && !text.starts_with("{\"presence\"")
            {
                told.push(text);
            }
        }
    }
    told
}

#[test]
fn a_room_opened_at_any_cut_of_its_log_tells_what_the_room_told_that_lived_on() {
    let mut test = TestRoom::begun(2, 1);
    let mut checked = 0;
    for n in 0..60 {
        test.step();
        match n {
            10 => test.asks(0, Deed::Pause),
            11 => test.asks(1, Deed::Resume),
            20 => test.asks(1, Deed::Mark { text: "aha".into() }),
            30 => test.asks(0, Deed::Kick { person: 1 }),
            _ => {}
        }
        let sockets: Vec<_> = test.clients.iter().map(|(_, socket)| *socket).collect();
        let mut opened = Room::open(test.disk.clone(), test.now, &test.themes).unwrap();
        let again = told_by(&mut opened, &test);
        // The living one is asked by those who are connected already.
        for (n, socket) in sockets.into_iter().enumerate() {
            let Some(connection) = socket else { continue };
            let out = test.room.handle(test.now, Input::Frame { connection, text: "\"again\"".into() });
            let texts = out.into_iter().filter_map(|output| match output {
                Output::Send { text, connection: to } if to == connection => Some(text),
                _ => None,
            });
            // Who is here is another thing in each of the two.
            for text in texts.filter(|text| !text.starts_with("{\"presence\"")) {
                assert!(again.contains(&text), "client {n} after entry {}", test.disk.len());
                checked += 1;
            }
        }
        test.passes(1_000);
    }
    assert!(checked > 60, "{checked}");
}

#[test]
fn a_room_with_many_cases_behind_it_is_opened_without_playing_those_again_that_nobody_is_told() {
    let mut test = TestRoom::begun(2, 1);
    for _ in 0..2 {
        test.plays(2_000);
        test.asks(0, Deed::Rematch);
        test.asks(0, Deed::Start);
    }
    test.plays(5);
    let told = |entries: Vec<LogEntry>| {
        let mut room = Room::open(entries, test.now, &test.themes)?;
        Ok::<_, RoomFault>(told_by(&mut room, &test))
    };
    let whole = told(test.disk.clone()).unwrap();
    let first_decision_after = |seq: usize| {
        let acted = |entry: &&LogEntry| entry.body.contains("\"acted\":{\"decision\":0,");
        test.disk[seq..].iter().find(acted).unwrap().seq as usize
    };
    let damaged = |seq: usize| {
        let mut entries = test.disk.clone();
        entries[seq].body = entries[seq].body.replace("\"decision\":0,", "\"decision\":7777,");
        told(entries)
    };
    let first = first_decision_after(0);
    assert_eq!(damaged(first).unwrap(), whole, "what its decisions were makes no difference any more");
    // The last one that was closed is still told to whoever was away.
    let second = first_decision_after(first + 1);
    assert!(damaged(second).is_err() && damaged(first_decision_after(second + 1)).is_err());
}

#[test]
fn a_client_whose_line_dies_says_again_what_was_not_answered() {
    let mut test = TestRoom::begun(2, 0);
    let client = test.to_act().unwrap();
    let (deed, decision) = (test.novice(client), test.client(client).table().unwrap().decision());
    // The frame goes nowhere, and neither side notices.
    let lost = test.clients[client].1.take();
    test.asks(client, deed);
    assert!(test.client(client).is_waiting());
    for _ in 0..40 {
        test.now += 1_000;
        test.tell_client(client, ClientInput::Tick);
    }
    assert!(!test.client(client).is_waiting());
    assert!(test.client(client).table().unwrap().decision() > decision);
    assert_eq!(test.closed.get(&lost.unwrap()), Some(&CloseCode::Replaced));
}

#[test]
fn whoever_sits_down_once_more_has_another_name_and_suspect_and_the_same_chair() {
    let mut test = TestRoom::new();
    let (host, guest) = (test.hello(Some(test.host.clone())), test.hello(None));
    let token = some_token();
    let sit = |name: &str, suspect| Deed::Sit {
        name: name.into(),
        suspect: Some(SuspectId(suspect)),
        token: token.clone(),
        key: None,
    };
    test.says(guest, "a", sit("Bo", 2));
    test.news(host);
    test.says(guest, "b", sit("Bob", 4));
    let told = test.news(host);
    let lobby = told.iter().find_map(|message| if let FromRoom::Lobby(lobby) = message { Some(lobby) } else { None });
    let people = &lobby.expect("everybody is told").people;
    let seated: Vec<_> = people.iter().map(|one| (one.person, one.name.as_str(), one.suspect.0)).collect();
    assert_eq!(seated, [(0, "Ada", 0), (1, "Bob", 4)]);
    test.news(guest);
    test.says(guest, "c", sit("Bob", 0));
    assert_eq!(codes(&test.news(guest)), [Code::ChairTaken]);
    // From elsewhere, by the same token: the newer connection has the chair.
    let other = test.hello(None);
    test.says(other, "d", sit("Bob", 5));
    assert_eq!(test.closed.get(&guest), Some(&CloseCode::Replaced));
    assert_eq!(Room::open(test.disk.clone(), 0, &test.themes).map(|_| ()), Ok(()));
}

#[test]
fn a_host_takes_another_name_stands_up_and_sits_down_again_with_a_token_that_opens_the_chair() {
    let mut test = TestRoom::new();
    let own = Link { token: Some(test.host.clone()), ..Link::invitation(test.room.name()) };
    let host = test.join(own);
    let sit = |test: &mut TestRoom, name: &str, suspect: u8| {
        let now = test.now;
        let out = test.clients[host].0.sit(now, name.into(), Some(SuspectId(suspect)));
        test.carry(host, out);
    };
    let named = |test: &TestRoom| test.client(host).lobby().map(|lobby| lobby.people.clone()).unwrap_or_default();
    sit(&mut test, "Bee", 3);
    assert_eq!(
        named(&test).iter().map(|one| (one.person, one.name.as_str(), one.suspect.0)).next(),
        Some((0, "Bee", 3))
    );
    test.asks(host, Deed::Stand);
    assert_eq!((test.client(host).you(), test.client(host).link().token.clone()), (None, None));
    sit(&mut test, "Cy", 4);
    assert_eq!(test.client(host).you(), Some(1));
    test.leaves(host);
    test.returns(host);
    assert_eq!((test.client(host).you(), named(&test).len()), (Some(1), 1));
    assert!(test.clients[host].0.take_notices().is_empty());
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
fn a_lobby_of_a_theme_or_a_suspect_that_is_not_there_is_not_shown() {
    for mangle in [
        |lobby: &mut Lobby| lobby.people[0].suspect = SuspectId(250),
        |lobby: &mut Lobby| lobby.theme.digest = "0".into(),
    ] {
        let mut test = TestRoom::new();
        let client = test.join(Link::invitation(test.room.name()));
        let mut lobby = test.client(client).lobby().expect("it was told").clone();
        mangle(&mut lobby);
        lobby.number += 1;
        let text = serde_json::to_string(&FromRoom::Lobby(lobby)).unwrap();
        let now = test.now;
        test.clients[client].0.handle(now, ClientInput::Frame(text));
        assert_eq!(test.clients[client].0.take_notices(), [Notice::Garbled]);
        assert!(test.client(client).lobby().is_some_and(|lobby| lobby.people[0].suspect == SuspectId(0)));
    }
}

#[test]
fn a_theme_that_is_not_here_is_asked_for_and_its_lobby_not_shown_before() {
    let mut test = TestRoom::new();
    let client = test.join(Link::invitation(test.room.name()));
    let mut lobby = test.client(client).lobby().expect("it was told").clone();
    (lobby.theme.id, lobby.number) = ("none".into(), lobby.number + 1);
    let text = serde_json::to_string(&FromRoom::Lobby(lobby)).unwrap();
    let out = test.clients[client].0.handle(test.now, ClientInput::Frame(text));
    let asks = FromClient::Theme { id: "none".into(), part: 0 };
    assert!(out.contains(&ClientOutput::Send(serde_json::to_string(&asks).unwrap())), "{out:?}");
    assert!(test.client(client).is_fetching() && test.clients[client].0.take_notices().is_empty());
    assert_eq!(test.client(client).lobby().unwrap().theme.id, crate::test_room::THEME);
    test.carry(client, out);
    assert_eq!(test.clients[client].0.take_notices(), [Notice::Refused(Code::NoTheme)]);
    assert!(!test.client(client).is_fetching());
}

#[test]
fn a_client_that_misses_a_step_asks_for_everything_and_shows_nothing_of_the_next() {
    let mut test = TestRoom::begun(2, 0);
    // At the beginning of a turn, which has several steps.
    let rolls = |test: &TestRoom| test.client(0).table().unwrap().own_view().phase == Phase::Roll;
    test.step();
    while !rolls(&test) {
        test.step();
    }
    let client = 1 - test.to_act().unwrap();
    let (socket, actor) = (test.socket(client), 1 - client);
    test.news(socket);
    // Two steps on their way to the client, of which the first is lost.
    let missed = test.clients[client].1.take();
    for _ in 0..2 {
        let Some(acting) = test.to_act().filter(|acting| *acting == actor) else { break };
        let deed = test.novice(acting);
        test.asks(acting, deed);
    }
    test.clients[client].1 = missed;
    let steps: Vec<_> = test.news(socket).into_iter().filter(|told| matches!(told, FromRoom::News(_))).collect();
    let [_, second, ..] = &steps[..] else { panic!("{} steps", steps.len()) };
    let before = test.client(client).table().unwrap().decision();
    let text = serde_json::to_string(second).unwrap();
    let now = test.now;
    let out = test.clients[client].0.handle(now, ClientInput::Frame(text));
    let said: Vec<_> = out
        .iter()
        .filter_map(|one| if let ClientOutput::Send(text) = one { Some(text.as_str()) } else { None })
        .collect();
    assert_eq!(said, ["\"again\""]);
    assert_eq!(test.client(client).table().unwrap().decision(), before);
    test.tell_room(Input::Frame { connection: socket, text: said[0].to_owned() });
    assert_eq!(test.client(client).table().unwrap().decision(), before + steps.len() as u64);
}

#[test]
fn what_is_said_again_has_the_nonce_that_it_had() {
    let mut test = TestRoom::begun(2, 0);
    let now = test.now;
    let client = &mut test.clients[0].0;
    let nonces = |out: &[ClientOutput]| -> Vec<String> {
        let read = |text: &String| match serde_json::from_str(text) {
            Ok(FromClient::Do { nonce, .. }) => Some(nonce),
            _ => None,
        };
        out.iter().filter_map(|one| if let ClientOutput::Send(text) = one { read(text) } else { None }).collect()
    };
    let first = nonces(&client.handle(now, ClientInput::Do(Deed::Mark { text: "mine".into() })));
    client.handle(now, ClientInput::Closed(None));
    client.handle(now + 20_000, ClientInput::Tick);
    client.handle(now + 20_000, ClientInput::Opened);
    let welcome = Welcome { protocol: PROTOCOL, room: "any".into(), you: Some(0), marks: None, key: None };
    let text = serde_json::to_string(&FromRoom::Welcome(welcome)).unwrap();
    let again = nonces(&client.handle(now + 20_000, ClientInput::Frame(text)));
    assert_eq!((first.len(), &again), (1, &first));
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
            let message = FromClient::Do { nonce: "n".into(), deed };
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
