//! Tests that a commitment or a share for which the room was too busy is sent again.

use candlestick_online::{Link, client::ClientInput, protocol::Deed};

use crate::test_room::TestRoom;

/// A lobby with its host, and a guest who has not sat down.
fn lobby() -> (TestRoom, usize) {
    let mut test = TestRoom::new();
    let own = Link { token: Some(test.host.clone()), ..Link::invitation(test.room.name()) };
    test.join(own);
    let guest = test.join(Link::invitation(test.room.name()));
    (test, guest)
}

fn sits(test: &mut TestRoom, guest: usize) {
    let out = test.clients[guest].0.sit(test.now, "Grace".into(), None);
    test.carry(guest, out);
}

/// Lets a moment pass for a client alone.
fn waits(test: &mut TestRoom, client: usize) {
    test.now += 1_000;
    test.tell_client(client, ClientInput::Tick);
}

#[test]
fn a_commitment_for_which_the_room_was_too_busy_is_said_again() {
    let (mut test, guest) = lobby();
    test.busy = 1;
    sits(&mut test, guest);
    assert_eq!(test.client(0).lobby().map(|lobby| lobby.commitments.len()), Some(1), "not before a while");
    waits(&mut test, guest);
    assert_eq!(test.client(0).lobby().map(|lobby| lobby.commitments.len()), Some(2));
    test.arranges_three();
    test.asks(0, Deed::Start);
    assert!(test.client(guest).table().is_some());
}

#[test]
fn a_share_for_which_the_room_was_too_busy_is_said_again_and_the_case_begins() {
    let (mut test, guest) = lobby();
    sits(&mut test, guest);
    test.arranges_three();
    test.busy = 2;
    test.asks(0, Deed::Start);
    assert!(test.client(0).lobby().is_some_and(|lobby| lobby.sharing));
    waits(&mut test, 0);
    waits(&mut test, guest);
    assert!(test.client(0).table().is_some() && test.client(guest).table().is_some());
}
