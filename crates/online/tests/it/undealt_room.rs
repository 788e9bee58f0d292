//! Sets up, for tests, a room where a case is played that nobody deals, and has its people go on with it.

use candlestick_bots::{Level, decide};
use candlestick_online::{Link, protocol::Arrangement};
use candlestick_rules::Action;
use rand_chacha::ChaCha8Rng;

use crate::test_room::{TestRoom, plain};

pub fn terms() -> Arrangement {
    Arrangement { blind: true, deck: false, powers: false, ..plain() }
}

/// A room where so many have begun a case that nobody deals, and one more watches.
pub fn begun(people: u8) -> TestRoom {
    let mut test = TestRoom::begun_on(terms(), people, 0);
    let invitation = Link::invitation(test.room.name());
    test.join(invitation);
    test
}

/// Somebody makes the next decision, and all post what comes of it.
pub fn step(test: &mut TestRoom, dice: &mut ChaCha8Rng) {
    let client = test.to_act().expect("somebody is to act");
    let action = decide(test.client(client).table().unwrap().own_view(), Level::Novice, dice);
    decides(test, client, action);
}

pub fn decides(test: &mut TestRoom, client: usize, action: Action) {
    // Nobody is too fast.
    test.passes(3_000);
    let now = test.now;
    let out = test.clients[client].0.decide(now, action).expect("it is offered");
    test.carry(client, out);
}

pub fn is_over(test: &TestRoom) -> bool {
    test.client(0).opened_case().is_some()
}

/// Novices play it to its end.
pub fn plays_to_the_end(test: &mut TestRoom, dice: &mut ChaCha8Rng) {
    while !is_over(test) {
        step(test, dice);
    }
}
