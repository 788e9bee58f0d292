//! Tests what goes on while somebody is away, was sent away or has paused the case, and what they come back to.

use candlestick_online::{
    CloseCode, Room,
    client::Notice,
    protocol::{Arrangement, CaseNewsKind, Code, Decider, Deed, FromRoom},
};
use candlestick_rules::SuspectId;

use super::{codes, lobby_of_three, sits_late};
use crate::test_room::{TestRoom, plain};

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
