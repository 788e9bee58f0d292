//! Tests that a client asks again for what it missed, and shows nothing of what does not fit.

use candlestick_online::{
    CloseCode, Input, Link,
    client::{ClientInput, ClientOutput, Notice},
    protocol::{Code, Deed, FromClient, FromRoom, Lobby, PROTOCOL, Welcome},
};
use candlestick_rules::{Phase, SuspectId};

use crate::test_room::TestRoom;

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
