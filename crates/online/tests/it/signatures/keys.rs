//! Tests that nobody plays without a key, and that one which was exchanged, left out or moved is found.

use candlestick_online::{
    Digest, Link,
    audit::Cheat,
    client::{Client, ClientInput, Notice},
    protocol::{Code, Deed, FromRoom, Lobby, Revealed, TakenChair},
    sign::SigningKey,
};
use candlestick_rules::SuspectId;
use serde_json::{Value, json};

use super::{actions, closed, decisions, edited, forged, found, hears, signature, whole};
use crate::test_room::{TestRoom, key_of_room, signed_by_room, some_key, some_token};

#[test]
fn nobody_is_bound_to_a_deal_or_takes_a_chair_without_a_key() {
    let refused = |test: &mut TestRoom, deed| {
        let stranger = test.hello(None);
        if !matches!(deed, Deed::Sit { .. }) {
            test.says(stranger, "s", Deed::Sit { name: "Bo".into(), suspect: None, token: some_token(), key: None });
        }
        test.news(stranger);
        test.says(stranger, "n", deed);
        test.news(stranger).iter().any(|told| matches!(told, FromRoom::Refused { code: Code::Unsigned, .. }))
    };
    let commitment = Digest::of("c", &[]);
    let commit = |key, signature| Deed::Commit { deal: 0, commitment, key, undealt: false, signature };
    assert!(refused(&mut TestRoom::new(), commit(None, None)));
    // Nor by what that key has not signed.
    let signs = SigningKey::of_person(&Digest::of("k", &[]), "r");
    let signed = Some(signs.sign(&commitment));
    assert!(refused(&mut TestRoom::new(), commit(Some(signs.public()), signed)));
    assert!(!refused(&mut TestRoom::new(), commit(Some(signs.public()), None)), "as programs of before do");
    let sits = |key| Deed::Sit { name: "Bo".into(), suspect: Some(SuspectId(2)), token: some_token(), key };
    assert!(refused(&mut TestRoom::begun(2, 1), sits(None)));
    assert!(!refused(&mut TestRoom::begun(2, 1), sits(Some(some_key()))));
}

#[test]
fn keys_that_were_exchanged_left_out_or_moved_are_found() {
    let (test, told, revealed) = closed(1);
    let lies: [(u8, fn(&mut Revealed)); 5] = [
        (0, |revealed| revealed.keys[0].key = some_key()),
        (1, |revealed| revealed.keys[1].key = some_key()),
        (0, |revealed| {
            revealed.keys.remove(0);
        }),
        (0, |revealed| revealed.keys.clear()),
        (0, |revealed| {
            let (ada, bo) = (revealed.keys[0].key, revealed.keys[1].key);
            (revealed.keys[0].key, revealed.keys[1].key) = (bo, ada);
        }),
    ];
    for (n, (person, lie)) in lies.into_iter().enumerate() {
        let mut exchanged = revealed.clone();
        lie(&mut exchanged);
        assert_eq!(found(&test, &told, &exchanged), Err(Cheat::Key(person)), "lie {n}");
    }
}

#[test]
fn keys_are_held_against_what_was_told_before_the_deal_and_as_it_began() {
    let (test, told, revealed) = closed(1);
    let mut exchanged = revealed.clone();
    exchanged.keys[0].key = some_key();
    let keys = serde_json::to_value(&exchanged.keys).unwrap();
    // Whoever came late was told the keys as it began alone.
    let late = edited(&told, |json| json["pledges"]["now"] = Value::Null);
    assert!(found(&test, &late, &revealed).is_ok());
    assert_eq!(found(&test, &late, &exchanged), Err(Cheat::Key(0)));
    // Other keys from the beginning on than those that the share was told for.
    let begun = edited(&told, |json| json["begun"]["keys"] = keys);
    assert_eq!(found(&test, &begun, &exchanged), Err(Cheat::Key(0)));
    // A key that was never shown, so that its person's decisions need no signature.
    let mut less = revealed.clone();
    less.keys.remove(0);
    less.signatures.retain(|(decision, _)| decisions(&revealed, 1).contains(decision));
    let keys = serde_json::to_value(&less.keys).unwrap();
    let never = edited(&told, |json| {
        (json["begun"]["keys"], json["pledges"]["now"]["keys"]) = (keys.clone(), keys);
    });
    assert_eq!(found(&test, &never, &less), Err(Cheat::Key(0)));
}

#[test]
fn a_deal_without_keys_is_found_by_whoever_gave_one_and_unsigned_for_whoever_gave_none() {
    let (test, told, revealed) = closed(1);
    let none = Revealed { keys: Vec::new(), signatures: Vec::new(), ..revealed };
    // As it would have been told all the time: the room never showed a key.
    let less = edited(&told, |json| json["begun"]["keys"] = json!([]));
    assert!(matches!(found(&test, &less, &none), Err(Cheat::Key(_))));
    let shown = edited(&less, |json| json["pledges"]["now"]["keys"] = json!([]));
    assert_eq!(found(&test, &shown, &none), Err(Cheat::Key(1)), "it is one's own that is missing");
    let gave_none = edited(&shown, |json| json["pledges"]["now"]["key"] = Value::Null);
    let honest = found(&test, &gave_none, &none).unwrap();
    assert_eq!((honest.signed, honest.unsigned > 10), (0, true));
}

#[test]
fn one_s_own_key_is_one_s_own() {
    // Whoever came later agreed to nothing, and still knows its own key.
    let (test, told, revealed) = closed(1);
    let mut exchanged = revealed.clone();
    exchanged.keys[1].key = some_key();
    let late = edited(&told, |json| {
        json["pledges"]["now"] = Value::Null;
        json["begun"]["keys"] = serde_json::to_value(&exchanged.keys).unwrap();
    });
    assert_eq!(found(&test, &late, &exchanged), Err(Cheat::Key(1)));
}

#[test]
fn no_share_is_told_where_another_key_is_shown_for_oneself() {
    for lies in [false, true] {
        let mut test = TestRoom::new();
        let own = Link { token: Some(test.host.clone()), ..Link::invitation(test.room.name()) };
        test.join(own);
        let mut lobby = Lobby { sharing: true, ..test.client(0).lobby().unwrap().clone() };
        assert_eq!(lobby.keys.len(), 1);
        if lies {
            lobby.keys[0].1 = some_key();
        }
        let text = serde_json::to_string(&FromRoom::Lobby(lobby)).unwrap();
        let out = test.clients[0].0.handle(1_000, ClientInput::Frame(text));
        let shares = format!("{out:?}").contains("share");
        let notices = test.clients[0].0.take_notices();
        assert_eq!((shares, notices), if lies { (false, vec![Notice::Contradicted]) } else { (true, vec![]) });
    }
}

#[test]
fn two_people_who_were_told_different_keys_find_it() {
    // The room tells the second person a key of its own for the first one: then it has nothing that the first has signed
    // over the keys that the second was told.
    let (test, _, revealed) = closed(0);
    let told = test.client(1).testimony().unwrap();
    let mut other = revealed.clone();
    other.keys[0].key = some_key();
    let misled = edited(told, |json| {
        json["begun"]["keys"] = serde_json::to_value(&other.keys).unwrap();
        json["pledges"]["now"]["keys"] = serde_json::to_value(&other.keys).unwrap();
    });
    let mine = decisions(&revealed, 1)[0];
    let first = decisions(&revealed, 0)[0].min(mine);
    assert_eq!(found(&test, &misled, &other), Err(Cheat::Unsigned(first)));
}

#[test]
fn whoever_was_told_another_key_signs_over_it_and_the_others_find_it() {
    let mut test = TestRoom::begun(2, 1);
    while test.to_act() != Some(1) {
        test.step();
    }
    // The second person was told a key of the room's own for the first from the beginning on.
    let mut misled = whole(&mut test, 1);
    let mut client = Client::new(test.client(1).link().clone(), [5; 32], &test.themes);
    (misled.events, misled.events_before) = (test.client(1).table().unwrap().own_view().events.clone(), 0);
    misled.keys.iter_mut().filter(|one| one.person == 0).for_each(|one| one.key = some_key());
    let socket = test.socket(1);
    let welcome = test.hello(test.client(1).link().token.clone());
    let mut told = test.news(welcome).into_iter();
    let welcome = told.find(|told| matches!(told, FromRoom::Welcome(_))).unwrap();
    let frame = |message| ClientInput::Frame(serde_json::to_string(message).unwrap());
    let lie = FromRoom::Whole(Box::new(signed_by_room(&test, 1, &misled)));
    for input in [ClientInput::Begin, ClientInput::Opened, frame(&welcome), frame(&lie)] {
        client.handle(test.now, input);
    }
    assert!(client.take_notices().is_empty());
    std::mem::swap(&mut test.clients[1].0, &mut client);
    let Deed::Act { decision, action, signature: Some(signed) } = test.novice(1) else { panic!("a decision") };
    std::mem::swap(&mut test.clients[1].0, &mut client);
    test.closed.remove(&socket);
    test.returns(1);
    test.asks(1, Deed::Act { decision, action, signature: None });
    test.plays(3_000);
    let (told, revealed) = (test.client(0).testimony().unwrap(), test.client(0).verdict().unwrap());
    assert!(found(&test, told, revealed).is_ok());
    let mut lied = revealed.clone();
    *signature(&mut lied, decision) = signed;
    assert_eq!(found(&test, told, &lied), Err(Cheat::Unsigned(decision)));
}

#[test]
fn a_room_has_one_key() {
    for (key, same) in [(Some(some_key()), false), (None, false), (Some(key_of_room(&TestRoom::new()).public()), true)]
    {
        let mut test = TestRoom::begun(2, 1);
        let socket = test.socket(1);
        let told = test.news(socket).into_iter().find_map(|message| match message {
            FromRoom::Welcome(welcome) => Some(welcome),
            _ => None,
        });
        let welcome = candlestick_online::protocol::Welcome { key, ..told.unwrap() };
        let notices = hears(&mut test, 1, &FromRoom::Welcome(welcome.clone()));
        assert_eq!(notices.is_empty(), same);
        test.plays(3_000);
        let (told, revealed) = (test.client(1).testimony().unwrap(), test.client(1).verdict().unwrap());
        assert_eq!(told.is_contradicted(), !same);
        assert_eq!(found(&test, told, revealed).is_ok(), same);
        // A client that comes back with its chair remembers the key.
        let mut back = Client::new(test.client(1).link().clone(), [5; 32], &test.themes);
        back.recall(serde_json::from_value(serde_json::to_value(test.client(1).pledges()).unwrap()).unwrap());
        back.handle(0, ClientInput::Begin);
        back.handle(0, ClientInput::Opened);
        let text = serde_json::to_string(&FromRoom::Welcome(welcome)).unwrap();
        back.handle(0, ClientInput::Frame(text));
        assert_eq!(back.take_notices().is_empty(), same);
    }
}

#[test]
fn a_late_guest_signs_too_and_their_key_is_bound_to_the_chair() {
    let mut test = TestRoom::begun(2, 2);
    test.plays(6);
    let late = test.join(Link::invitation(test.room.name()));
    let out = test.clients[late].0.sit(test.now, "Cy".into(), Some(SuspectId(3)));
    test.carry(late, out);
    test.plays(3_000);
    let revealed = test.client(1).verdict().unwrap().clone();
    let taken = revealed.taken[0];
    let theirs: Vec<_> = decisions(&revealed, taken.seat.0).into_iter().filter(|one| *one >= taken.from).collect();
    assert!(!theirs.is_empty() && taken.key.is_some());
    for client in [0, 1, late] {
        let told = test.client(client).testimony().unwrap();
        let honest = found(&test, told, &revealed).unwrap();
        assert_eq!(honest.signed + honest.bots, actions(&revealed).len());
        let mut forged_one = revealed.clone();
        *signature(&mut forged_one, theirs[0]) = forged(&test, theirs[0]);
        assert_eq!(found(&test, told, &forged_one), Err(Cheat::Unsigned(theirs[0])));
        // Another key for the chair, told so from the beginning to this client.
        for key in [None, Some(some_key())] {
            let other = Revealed { taken: vec![TakenChair { key, ..taken }], ..revealed.clone() };
            assert_eq!(found(&test, told, &other), Err(Cheat::Table));
            let misled = edited(told, |json| json["taken"] = serde_json::to_value(&other.taken).unwrap());
            let cheat = found(&test, &misled, &other).unwrap_err();
            let at_once = key.is_none() || client == late;
            assert!(if at_once { cheat == Cheat::Key(2) } else { matches!(cheat, Cheat::Unsigned(_)) }, "{cheat}");
        }
    }
}
