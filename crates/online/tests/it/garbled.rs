//! Tests that a client asks anew for what it could not read, and not without end.

use candlestick_online::{
    Link,
    client::{ClientInput, ClientOutput, Notice},
    protocol::{Arrangement, Deed, Lobby},
};

use crate::test_room::{TestRoom, plain};

const UNREADABLE: &str = "none that a client can read";

/// A room with its host, and somebody who watches.
fn lobby() -> TestRoom {
    let mut test = TestRoom::new();
    let own = Link { token: Some(test.host.clone()), ..Link::invitation(test.room.name()) };
    test.join(own);
    let invitation = Link::invitation(test.room.name());
    test.join(invitation);
    test
}

fn limit(lobby: Option<&Lobby>) -> Option<u32> {
    lobby.and_then(|lobby| lobby.arrangement.limit)
}

/// What a client says of a frame, and how often it asks for everything.
fn asks_again(out: &[ClientOutput]) -> usize {
    out.iter().filter(|one| matches!(one, ClientOutput::Send(text) if text == "\"again\"")).count()
}

#[test]
fn a_lobby_that_came_garbled_is_asked_for_anew_each_time() {
    let mut test = lobby();
    for seconds in [60, 90] {
        let socket = test.clients[1].1.take();
        test.asks(0, Deed::Arrange(Arrangement { limit: Some(seconds), ..plain() }));
        test.clients[1].1 = socket;
        assert_ne!(limit(test.client(1).lobby()), Some(seconds), "it did not come");
        test.passes(2_000);
        test.tell_client(1, ClientInput::Frame(UNREADABLE.into()));
        assert_eq!(limit(test.client(1).lobby()), Some(seconds));
        assert_eq!(test.clients[1].0.take_notices(), [Notice::Garbled]);
    }
}

#[test]
fn whoever_could_not_read_who_is_here_is_told_it_with_the_lobby() {
    let mut test = lobby();
    let socket = test.clients[1].1.take();
    test.leaves(0);
    test.clients[1].1 = socket;
    let is_away = |test: &TestRoom| test.client(1).presence().people.iter().any(|one| one.away_since.is_some());
    assert!(!is_away(&test), "it did not come");
    test.tell_client(1, ClientInput::Frame(UNREADABLE.into()));
    assert!(is_away(&test));
}

#[test]
fn a_client_that_can_never_read_the_room_does_not_ask_it_without_end() {
    let mut test = lobby();
    let client = &mut test.clients[1].0;
    let mut garbled = |now| asks_again(&client.handle(now, ClientInput::Frame(UNREADABLE.into())));
    assert_eq!([5_000, 5_000, 5_900, 6_000, 6_100].map(&mut garbled), [1, 0, 0, 1, 0]);
}
