//! Tests that a room tells only what is in its log, does nothing twice, and is the same when it is opened from that.

use candlestick_online::{
    AppendFault, CreateRoom, Input, LogEntry, Output, Room, RoomFault, ThemeProvider, is_behind,
    protocol::{Code, Deed, FromClient, FromRoom, Hello, PROTOCOL},
};

use super::{codes, is_done, lobby_of_three};
use crate::test_room::TestRoom;

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
        with(1, &|entry| entry.body = entry.body.replace("\"v\":1", "\"v\":6")),
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
fn a_lobby_whose_people_are_at_two_servers_is_soon_at_one() {
    let mut here = lobby_of_three();
    let quiet = here.disk.len();
    here.passes(600_000);
    assert_eq!(here.disk.len(), quiet, "nobody is away");
    // The third has come to another server, where the other two are away.
    let mut there = TestRoom::opened(here.disk.clone());
    let own = here.client(2).link().clone();
    here.leaves(2);
    there.join(own);
    assert_eq!(there.client(0).you(), here.client(2).you());
    let (arranged, people) = (here.client(0).lobby().unwrap().arrangement.clone(), 3);
    there.passes(3_000);
    assert!(
        is_behind(here.room.entries(), &there.disk),
        "the first server gives the room up, and its people come again"
    );
    let lobby = there.client(0).lobby().unwrap();
    assert_eq!((&lobby.arrangement, lobby.people.len()), (&arranged, people), "nothing else has changed");
    // Whoever is away for long is called more and more seldom.
    let called = there.disk.len();
    there.passes(600_000);
    let calls = there.disk.len() - called;
    assert!((5..=12).contains(&calls), "{calls} times in ten minutes");
    assert_eq!(Room::open(there.disk.clone(), 0, &there.themes).map(|_| ()), Ok(()));
}
