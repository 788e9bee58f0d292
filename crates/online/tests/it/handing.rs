//! Tests that somebody who lost the device with the link to their chair gets it again from the host, with nothing lost.

use candlestick_online::{
    Digest, Link, Room,
    audit::{AuditFindings, Cheat, Testimony, check},
    client::{ClientInput, Notice, RemoteTable},
    protocol::{Claimed, Code, Deed, FromRoom, Revealed, TakenChair, Voucher},
    words_of_key,
};
use candlestick_rules::SeatId;

use crate::{
    test_room::{TestRoom, key_of_room, some_key, some_token},
    undealt_room,
};

/// Somebody comes by the invitation, with nothing else, and asks for a chair; what was refused.
fn claims(test: &mut TestRoom, person: u8) -> (usize, Vec<Notice>) {
    let new = test.join(Link::invitation(test.room.name()));
    let out = test.clients[new].0.claim(test.now, person);
    test.carry(new, out);
    (new, test.clients[new].0.take_notices())
}

/// A client gives whoever asks for that chair what they ask for.
fn hands(test: &mut TestRoom, client: usize, person: u8) {
    let asks = test.client(client).presence().claims.iter().find(|asks| asks.person == person).copied();
    let Claimed { person, key } = asks.expect("somebody asks for it");
    test.asks(client, Deed::Hand { person, key, signature: None });
}

/// The same program comes again, whose line was cut.
fn awakes(test: &mut TestRoom, client: usize) {
    test.tell_client(client, ClientInput::Closed(None));
    test.passes(300);
    test.tell_client(client, ClientInput::Tick);
}

/// A case in which the phone of the second of three people died, and another device has their chair; which client that is.
fn handed() -> (TestRoom, usize) {
    let mut test = TestRoom::begun(3, 0);
    test.plays(40);
    test.asks(1, Deed::Mark { text: "what I know".into() });
    test.leaves(1);
    let (new, refused) = claims(&mut test, 1);
    assert_eq!(refused, []);
    hands(&mut test, 0, 1);
    (test, new)
}

fn found(test: &TestRoom, told: &Testimony, revealed: &Revealed) -> Result<AuditFindings, Cheat> {
    check(told, revealed, test.client(0).table().unwrap().theme())
}

/// What a client finds at the verdict.
fn finds(test: &TestRoom, client: usize) -> Result<AuditFindings, Cheat> {
    found(test, test.client(client).testimony().unwrap(), test.client(client).verdict().unwrap())
}

#[test]
fn whoever_lost_their_device_is_at_the_very_question_with_hand_and_notebook_once_the_host_says_so() {
    let mut test = TestRoom::begun(3, 0);
    while test.to_act() != Some(1) {
        test.step();
    }
    test.asks(1, Deed::Mark { text: "what I know".into() });
    let before = test.client(1).table().unwrap().own_view().clone();
    test.leaves(1);
    let (new, refused) = claims(&mut test, 1);
    assert_eq!((refused, test.client(new).claimed()), (vec![], Some(1)));
    assert_eq!(test.client(new).table().unwrap().me(), SeatId::WATCHER, "asking alone shows nothing");
    // Both read the same words, and others than of anybody else who asks.
    let key = test.client(0).presence().claims[0].key;
    assert_eq!(key, test.client(new).key());
    assert!(words_of_key(&key).split('-').count() == 4 && words_of_key(&key) != words_of_key(&some_key()));

    hands(&mut test, 0, 1);
    let client = test.client(new);
    let view = client.table().unwrap().own_view();
    assert_eq!(serde_json::to_value(view).unwrap(), serde_json::to_value(&before).unwrap());
    assert_eq!((client.you(), client.marks(), client.claimed()), (Some(1), Some("what I know"), None));
    assert!(client.presence().claims.is_empty() && client.link().token.is_some());
    // All are told who has given it.
    assert_eq!(test.clients[2].0.take_notices(), [Notice::Handed(1, 0)]);
    assert_eq!(test.to_act(), Some(new));
    test.plays(3_000);
    for client in [0, 2, new] {
        let honest = finds(&test, client).unwrap();
        assert_eq!(honest.unsigned, 0, "{client}");
        assert_eq!(honest.knows_deal, client != new);
    }
    // Its own link opens it from now on, also after a restart of the room.
    test.room = Room::open(test.disk.clone(), test.now, &test.themes).unwrap();
    test.returns(new);
    assert_eq!(test.client(new).you(), Some(1));
}

#[test]
fn a_device_that_comes_to_life_again_has_the_chair_too_and_the_newest_connection_wins() {
    let (mut test, new) = handed();
    while test.to_act() != Some(new) {
        test.step();
    }
    test.step();
    awakes(&mut test, 1);
    assert_eq!(test.client(1).you(), Some(1));
    assert!(test.clients[new].1.is_none(), "the other was sent off");
    assert_eq!(test.clients[1].0.take_notices(), [], "nothing that it was told before is another now");
    while test.to_act() != Some(1) {
        test.step();
    }
    let (deed, decision) = (test.novice(1), test.client(1).table().unwrap().decision());
    test.asks(1, deed);
    assert_eq!(test.client(1).table().unwrap().decision(), decision + 1, "its own key signs still");
    test.plays(3_000);
    for client in [0, 1, 2] {
        let honest = finds(&test, client).unwrap();
        assert_eq!((honest.unsigned, !honest.elsewhere.is_empty()), (0, client == 1), "{client}");
    }
}

#[test]
fn a_chair_is_given_by_the_host_alone_to_whoever_asks_for_one_of_somebody_who_is_away() {
    let mut test = TestRoom::begun(3, 0);
    test.plays(10);
    assert_eq!(claims(&mut test, 1).1, [Notice::Refused(Code::IsHere)]);
    assert_eq!(claims(&mut test, 7).1, [Notice::Refused(Code::NoPerson)]);
    test.leaves(1);
    let seated = test.socket(2);
    test.news(seated);
    test.says(seated, "claim", Deed::Claim { person: 1, token: some_token(), key: Some(some_key()) });
    assert!(test.news(seated).iter().any(|told| matches!(told, FromRoom::Refused { code: Code::ChairTaken, .. })));
    let hand = |key| Deed::Hand { person: 1, key, signature: None };
    test.asks(0, hand(some_key()));
    assert_eq!(test.clients[0].0.take_notices(), [Notice::Refused(Code::NoPerson)], "nobody asks with that key");
    let (new, _) = claims(&mut test, 1);
    let (key, entries) = (test.client(new).key(), test.disk.len());
    test.asks(2, hand(key));
    assert_eq!(test.clients[2].0.take_notices(), [Notice::Refused(Code::NotHost)]);
    test.asks(2, Deed::Deny { key });
    assert_eq!(test.clients[2].0.take_notices(), [Notice::Refused(Code::NotHost)]);
    // A room that gives chairs by itself has no signature of the host.
    let socket = test.socket(0);
    for (n, signature) in [None, Some(key_of_room(&test).sign(&Digest::of("x", &[])))].into_iter().enumerate() {
        test.news(socket);
        test.says(socket, &format!("n{n}"), Deed::Hand { person: 1, key, signature });
        assert!(test.news(socket).iter().any(|told| matches!(told, FromRoom::Refused { code: Code::Unsigned, .. })));
    }
    assert_eq!((test.disk.len(), test.client(new).you()), (entries, None));
    // The host says no; whoever asked may ask again.
    test.asks(0, Deed::Deny { key });
    assert_eq!((test.client(new).claimed(), test.client(0).presence().claims.len()), (None, 0));
    test.asks(0, hand(key));
    assert_eq!(test.clients[0].0.take_notices(), [Notice::Refused(Code::NoPerson)]);
    test.passes(1_500);
    let out = test.clients[new].0.claim(test.now, 1);
    test.carry(new, out);
    assert_eq!(test.client(new).claimed(), Some(1));
    // Whose chair it is has come back by themselves.
    awakes(&mut test, 1);
    assert_eq!(test.client(0).presence().claims, []);
    test.asks(0, hand(key));
    assert_eq!(test.clients[0].0.take_notices(), [Notice::Refused(Code::IsHere)]);
    // Where nobody is here there is nobody to say so.
    (0..3).for_each(|client| test.leaves(client));
    assert_eq!(claims(&mut test, 1).1, [Notice::Refused(Code::Unattended)]);
}

#[test]
fn the_opener_is_given_their_chair_by_whoever_has_the_hosts_rights_meanwhile() {
    let mut test = TestRoom::begun(2, 1);
    test.plays(10);
    test.leaves(0);
    let (new, _) = claims(&mut test, 0);
    hands(&mut test, 1, 0);
    assert_eq!((test.client(new).you(), test.client(1).presence().host), (Some(0), Some(0)));
}

#[test]
fn whoever_asks_and_loses_the_line_asks_again_and_has_the_chair_also_where_it_was_given_meanwhile() {
    let mut test = TestRoom::begun(3, 0);
    test.plays(10);
    test.leaves(1);
    let (new, _) = claims(&mut test, 1);
    test.leaves(new);
    assert_eq!(test.client(0).presence().claims, [], "a room asks for nobody who is gone");
    awakes(&mut test, new);
    test.passes(300);
    assert_eq!((test.client(0).presence().claims.len(), test.client(new).you()), (1, None));
    // The line is gone while the entry is written.
    test.holds = true;
    hands(&mut test, 0, 1);
    test.leaves(new);
    test.holds = false;
    test.write();
    assert!(test.client(0).presence().people[1].away_since.is_some());
    awakes(&mut test, new);
    assert_eq!(test.client(new).you(), Some(1));
    test.plays(3_000);
    for client in [0, 2, new] {
        assert!(finds(&test, client).is_ok(), "{client}: {:?}", finds(&test, client));
    }
}

#[test]
fn in_the_lobby_a_chair_is_given_too_and_the_next_deal_knows_the_new_key() {
    let mut test = TestRoom::begun(3, 0);
    test.plays(3_000);
    test.leaves(1);
    let (early, _) = claims(&mut test, 1);
    hands(&mut test, 0, 1);
    assert_eq!(test.clients[0].0.take_notices(), [Notice::Refused(Code::NotOffered)], "a closed case stays as it is");
    test.leaves(early);
    test.asks(0, Deed::Rematch);
    let (new, _) = claims(&mut test, 1);
    hands(&mut test, 0, 1);
    assert_eq!(test.client(new).you(), Some(1));
    test.asks(0, Deed::Start);
    assert_eq!(test.client(new).table().map(RemoteTable::deal), Some(1));
    // It is told nothing of a case that it did not play, when it comes again.
    test.leaves(new);
    awakes(&mut test, new);
    assert!(test.client(new).closed_case().is_none());
    assert_eq!(test.clients[new].0.take_notices(), []);
    test.plays(3_000);
    for client in [0, 2, new] {
        assert_eq!(finds(&test, client).map(|honest| honest.knows_deal), Ok(true), "{client}");
    }
    // The device that is found again had no part in it, and calls nobody a cheat.
    awakes(&mut test, 1);
    let decided = finds(&test, new).unwrap().elsewhere.len();
    let found = finds(&test, 1).expect("its person's newer device has played");
    assert!(found.elsewhere.len() > 10 && !found.knows_deal && decided == 0, "{found:?}");
}

#[test]
fn a_room_that_makes_up_who_was_given_a_chair_and_by_whom_is_found() {
    let (mut test, new) = handed();
    test.plays(3_000);
    let revealed = test.client(0).verdict().unwrap().clone();
    let TakenChair { by: Some(by), .. } = revealed.taken[0] else { panic!("somebody has vouched") };
    let (made_up, mine) = (some_key(), test.client(2).key());
    let lies: [TakenChair; 5] = [
        TakenChair { by: None, ..revealed.taken[0] },
        TakenChair { key: Some(made_up), ..revealed.taken[0] },
        TakenChair { by: Some(Voucher { person: 2, ..by }), ..revealed.taken[0] },
        TakenChair { person: 2, ..revealed.taken[0] },
        TakenChair { seat: SeatId(2), person: 2, key: Some(mine), ..revealed.taken[0] },
    ];
    for (n, lie) in lies.into_iter().enumerate() {
        for client in [0, 2, new] {
            let told = test.client(client).testimony().unwrap();
            let other = Revealed { taken: vec![lie], ..revealed.clone() };
            assert_eq!(found(&test, told, &other), Err(Cheat::Table), "lie {n} to {client}: it was told otherwise");
            // As it would have been told all the time.
            let mut json = serde_json::to_value(told).unwrap();
            json["taken"] = serde_json::to_value(&other.taken).unwrap();
            let misled: Testimony = serde_json::from_value(json).unwrap();
            assert!(matches!(found(&test, &misled, &other), Err(Cheat::Key(_))), "lie {n} to {client}");
        }
    }
}

#[test]
fn where_nobody_deals_a_chair_opens_to_its_own_link_alone_and_so_it_is_said() {
    let mut test = undealt_room::begun(3);
    test.leaves(1);
    assert_eq!(claims(&mut test, 1).1, [Notice::Refused(Code::OwnSecret)]);
}
