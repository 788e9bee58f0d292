//! Tests that a room that lies about who decided what, or tells a seat something else, is found by what was signed, by
//! people and by itself.

mod deciding;
mod feeds;
mod keys;

use candlestick_game::ReadRecord;
use candlestick_online::{
    Digest,
    audit::{AuditFindings, Cheat, Testimony, check},
    client::{ClientInput, Notice},
    protocol::{Deed, FromRoom, Revealed, WholeCase},
    sign::Signature,
};
use candlestick_rules::{Action, SeatId};
use serde_json::Value;

use crate::test_room::{TestRoom, key_of_room};

/// A closed case of two people and two bots: what a person was told, and what was opened.
fn closed(client: usize) -> (TestRoom, Testimony, Revealed) {
    let mut test = TestRoom::begun(2, 2);
    test.plays(3_000);
    let (told, revealed) =
        (test.client(client).testimony().unwrap().clone(), test.client(client).verdict().unwrap().clone());
    (test, told, revealed)
}

pub fn found(test: &TestRoom, told: &Testimony, revealed: &Revealed) -> Result<AuditFindings, Cheat> {
    check(told, revealed, test.client(0).table().unwrap().theme())
}

/// The actions of a record.
fn actions(revealed: &Revealed) -> Vec<(SeatId, Action)> {
    ReadRecord::from_text(&revealed.record).unwrap().record.log.actions
}

/// The decisions of a seat.
fn decisions(revealed: &Revealed, seat: u8) -> Vec<u64> {
    (0..).zip(actions(revealed)).filter(|(_, (of, _))| of.0 == seat).map(|(decision, _)| decision).collect()
}

/// The signature under a decision, to be exchanged.
fn signature(revealed: &mut Revealed, decision: u64) -> &mut Signature {
    &mut revealed.signatures.iter_mut().find(|(of, _)| *of == decision).unwrap().1
}

/// A signature of nobody's under the very same decision.
fn forged(test: &TestRoom, decision: u64) -> Signature {
    let what = Digest::of("anything", &[&decision.to_le_bytes()]);
    key_of_room(test).sign(&what)
}

/// What was told, with something else in it.
pub fn edited(told: &Testimony, edit: impl FnOnce(&mut Value)) -> Testimony {
    let mut json = serde_json::to_value(told).unwrap();
    edit(&mut json);
    serde_json::from_value(json).unwrap()
}

/// A case in which everybody can be asked after another room lied to them: what a client was told whole.
fn whole(test: &mut TestRoom, client: usize) -> WholeCase {
    let socket = test.socket(client);
    test.news(socket);
    test.asks(client, Deed::Act { decision: u64::MAX, action: Action::Roll, signature: None });
    test.clients[client].0.take_notices();
    let whole = |message| if let FromRoom::Whole(whole) = message { Some(*whole) } else { None };
    test.news(socket).into_iter().find_map(whole).unwrap()
}

/// A client is told this; what it says of it.
fn hears(test: &mut TestRoom, client: usize, message: &FromRoom) -> Vec<Notice> {
    let text = serde_json::to_string(message).unwrap();
    let now = test.now;
    test.clients[client].0.handle(now, ClientInput::Frame(text));
    test.clients[client].0.take_notices()
}
