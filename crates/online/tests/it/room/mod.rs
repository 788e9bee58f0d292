//! Tests what a room does for people who come, go, act out of turn, and try what they may not.

mod cases;
mod clients;
mod late_guests;
mod leaving;
mod log;
mod refusals;
mod seats;

use candlestick_online::{
    Link,
    client::Notice,
    protocol::{Code, FromRoom},
};
use candlestick_rules::SuspectId;

use crate::test_room::TestRoom;

fn codes(messages: &[FromRoom]) -> Vec<Code> {
    let code = |message: &FromRoom| if let FromRoom::Refused { code, .. } = message { Some(*code) } else { None };
    messages.iter().filter_map(code).collect()
}

fn is_done(messages: &[FromRoom]) -> bool {
    messages.iter().any(|message| matches!(message, FromRoom::Done { .. }))
}

/// Sits down on a suspect, as a client that has just come.
fn sits_late(test: &mut TestRoom, suspect: u8) -> (usize, Vec<Notice>) {
    let late = test.join(Link::invitation(test.room.name()));
    let out = test.clients[late].0.sit(test.now, "Cy".into(), Some(SuspectId(suspect)));
    test.carry(late, out);
    (late, test.clients[late].0.take_notices())
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
