//! Tests that a room that lies about who decided what, or tells a seat something else, is found by what was signed, by
//! people and by itself.

use candlestick_game::{
    ReadRecord, Record,
    jobs::{JobResult, JobRunner},
};
use candlestick_online::{
    Digest, Link, Room,
    audit::{Audit, AuditFindings, Cheat, Testimony, check},
    client::{Client, ClientInput, Notice},
    feed::FeedPlace,
    protocol::{CaseNews, Code, Deed, FromRoom, Lobby, Revealed, TakenChair, WholeCase},
    sign::{Signature, SigningKey},
};
use candlestick_rules::{Action, Event, SeatId, SuspectId};
use serde_json::{Value, json};

use crate::test_room::{TestRoom, key_of_room, signed_by_room, some_key, some_token};

/// A closed case of two people and two bots: what a person was told, and what was opened.
fn closed(client: usize) -> (TestRoom, Testimony, Revealed) {
    let mut test = TestRoom::begun(2, 2);
    test.plays(3_000);
    let (told, revealed) =
        (test.client(client).testimony().unwrap().clone(), test.client(client).verdict().unwrap().clone());
    (test, told, revealed)
}

fn found(test: &TestRoom, told: &Testimony, revealed: &Revealed) -> Result<AuditFindings, Cheat> {
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

/// The same with one action of the record exchanged.
fn with_action(revealed: &Revealed, decision: u64, change: impl FnOnce(Action) -> Action) -> Revealed {
    let mut log = ReadRecord::from_text(&revealed.record).unwrap().record.log;
    let at = usize::try_from(decision).unwrap();
    log.actions[at].1 = change(log.actions[at].1);
    Revealed { record: Record::of_log(log).to_text(), ..revealed.clone() }
}

/// What was told, with something else in it.
fn edited(told: &Testimony, edit: impl FnOnce(&mut Value)) -> Testimony {
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

#[test]
fn every_decision_of_a_person_is_signed_and_checked() {
    let (test, told, revealed) = closed(1);
    let honest = found(&test, &told, &revealed).unwrap();
    let people = decisions(&revealed, 0).len() + decisions(&revealed, 1).len();
    assert_eq!((honest.signed, honest.unsigned, people > 10), (people, 0, true));
    assert_eq!(honest.signed + honest.bots, actions(&revealed).len());
}

/// As [`check`], one signature at a time; in how many steps.
fn in_steps(test: &TestRoom, told: &Testimony, revealed: &Revealed) -> (Result<AuditFindings, Cheat>, usize) {
    let theme = test.client(0).table().unwrap().theme();
    let (mut audit, mut runner) = (Audit::begin(told, revealed, theme).unwrap(), JobRunner::default());
    runner.know(theme);
    let steps = std::iter::from_fn(|| audit.goes_on(1).then_some(())).count();
    match runner.carry_out(audit.job()) {
        JobResult::BotsAgain(again) => (audit.finish(&again), steps),
        other => panic!("{other:?}"),
    }
}

#[test]
fn an_audit_that_looks_at_one_signature_at_a_time_finds_the_same() {
    let (test, told, mut revealed) = closed(1);
    let (honest, steps) = in_steps(&test, &told, &revealed);
    assert_eq!(honest, found(&test, &told, &revealed));
    assert_eq!(steps + 1, honest.unwrap().signed, "one step for each");
    let decision = decisions(&revealed, 0)[3];
    *signature(&mut revealed, decision) = forged(&test, decision);
    assert_eq!(in_steps(&test, &told, &revealed).0, Err(Cheat::Unsigned(decision)));
}

#[test]
fn a_room_refuses_a_decision_with_a_wrong_signature_or_none() {
    let mut test = TestRoom::begun(2, 1);
    let acting = test.to_act().unwrap();
    let (socket, Deed::Act { decision, action, signature: Some(good) }) = (test.socket(acting), test.novice(acting))
    else {
        panic!("a decision")
    };
    let wrong = forged(&test, decision);
    for (n, signature) in [None, Some(wrong)].into_iter().enumerate() {
        test.news(socket);
        let entries = test.disk.len();
        test.says(socket, &format!("n{n}"), Deed::Act { decision, action, signature });
        assert!(test.news(socket).iter().any(|told| matches!(told, FromRoom::Refused { code: Code::Unsigned, .. })));
        assert_eq!(test.disk.len(), entries);
    }
    test.says(socket, "good", Deed::Act { decision, action, signature: Some(good) });
    assert_eq!(test.client(acting).table().unwrap().decision(), decision + 1);
}

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
    assert!(refused(&mut TestRoom::new(), Deed::Commit { deal: 0, commitment, key: None, undealt: false }));
    let sits = |key| Deed::Sit { name: "Bo".into(), suspect: Some(SuspectId(2)), token: some_token(), key };
    assert!(refused(&mut TestRoom::begun(2, 1), sits(None)));
    assert!(!refused(&mut TestRoom::begun(2, 1), sits(Some(some_key()))));
}

#[test]
fn a_decision_of_somebody_else_that_was_changed_is_found() {
    let (test, told, revealed) = closed(1);
    let is_question =
        |decision: &u64| matches!(actions(&revealed)[usize::try_from(*decision).unwrap()].1, Action::Suggest { .. });
    let asked = decisions(&revealed, 0).into_iter().find(is_question).unwrap();
    let changed = with_action(&revealed, asked, |action| {
        let Action::Suggest { suspect, weapon } = action else { panic!("a question") };
        Action::Suggest { suspect, weapon: candlestick_rules::WeaponId((weapon.0 + 1) % 6) }
    });
    assert_eq!(found(&test, &told, &changed), Err(Cheat::Unsigned(asked)));
}

#[test]
fn a_decision_that_a_room_made_up_for_somebody_is_found() {
    // The very action that they would have made, so that nothing else speaks against it.
    let (test, told, revealed) = closed(1);
    for decision in decisions(&revealed, 0) {
        let mut made_up = revealed.clone();
        *signature(&mut made_up, decision) = forged(&test, decision);
        assert_eq!(found(&test, &told, &made_up), Err(Cheat::Unsigned(decision)));
    }
}

#[test]
fn a_signature_that_is_left_out_is_found() {
    let (test, told, revealed) = closed(1);
    let first = decisions(&revealed, 0)[0];
    let mut less = revealed.clone();
    less.signatures.retain(|(decision, _)| *decision != first);
    assert_eq!(found(&test, &told, &less), Err(Cheat::Unsigned(first)));
    let none = Revealed { signatures: Vec::new(), ..revealed };
    assert!(matches!(found(&test, &told, &none), Err(Cheat::Unsigned(_))));
}

#[test]
fn a_signature_of_another_decision_or_seat_is_found() {
    let (test, told, revealed) = closed(1);
    let (ada, bo) = (decisions(&revealed, 0), decisions(&revealed, 1));
    for (at, from) in [(ada[1], ada[0]), (ada[0], bo[0]), (bo[0], ada[0])] {
        let mut replayed = revealed.clone();
        *signature(&mut replayed, at) = *signature(&mut revealed.clone(), from);
        assert_eq!(found(&test, &told, &replayed), Err(Cheat::Unsigned(at)), "that of {from} at {at}");
    }
}

#[test]
fn a_signature_is_of_one_room_one_deal_one_seat_one_decision_one_action_and_one_head() {
    let (head, other) = (Digest::of("head", &[]), Digest::of("other", &[]));
    let key = SigningKey::of_person(&head, "room");
    let place = FeedPlace { room: "room", deal: 0, seat: SeatId(1) };
    let signature = key.sign(&place.decided(7, Action::Roll, &head));
    let signs = |place: FeedPlace, decision, action, head| {
        key.public().has_signed(&place.decided(decision, action, &head), &signature)
    };
    assert!(signs(place, 7, Action::Roll, head));
    assert!(!signs(FeedPlace { room: "moor", ..place }, 7, Action::Roll, head));
    assert!(!signs(FeedPlace { deal: 1, ..place }, 7, Action::Roll, head));
    assert!(!signs(FeedPlace { seat: SeatId(2), ..place }, 7, Action::Roll, head));
    assert!(!signs(place, 8, Action::Roll, head));
    assert!(!signs(place, 7, Action::Stay, head));
    assert!(!signs(place, 7, Action::Roll, other));
    assert!(!key.public().has_signed(&place.told_digest(7, &head), &signature));
}

#[test]
fn a_signature_of_another_deal_of_the_room_is_found() {
    let (mut test, _, first) = closed(1);
    test.asks(0, Deed::Rematch);
    test.asks(0, Deed::Start);
    test.plays(3_000);
    let (told, second) = (test.client(1).testimony().unwrap(), test.client(1).verdict().unwrap());
    assert!(found(&test, told, second).is_ok());
    let mut replayed = second.clone();
    let at = replayed.signatures[0].0;
    *signature(&mut replayed, at) = first.signatures[0].1;
    assert_eq!(found(&test, told, &replayed), Err(Cheat::Unsigned(at)));
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
fn what_is_not_signed_is_not_shown() {
    let lies: [fn(&mut WholeCase); 5] = [
        |whole| whole.signature = None,
        |whole| whole.number += 1,
        |whole| whole.stood_in = vec![0],
        |whole| whole.keys.clear(),
        |whole| whole.seal = serde_json::from_value(json!("0".repeat(64))).unwrap(),
    ];
    for (n, lie) in lies.into_iter().enumerate() {
        let mut test = TestRoom::begun(2, 1);
        test.plays(20);
        let mut lied = whole(&mut test, 1);
        let before = (test.client(1).number(), test.client(1).table().unwrap().stood_in().to_vec());
        lie(&mut lied);
        assert_eq!(hears(&mut test, 1, &FromRoom::Whole(Box::new(lied))), [Notice::Contradicted], "lie {n}");
        let after = (test.client(1).number(), test.client(1).table().unwrap().stood_in().to_vec());
        assert_eq!(before, after, "nothing of lie {n} is shown");
        assert!(test.client(1).testimony().unwrap().is_contradicted());
    }
}

/// The next news for a client, as the room would send it.
fn next_news(test: &mut TestRoom, client: usize) -> CaseNews {
    let socket = test.socket(client);
    test.news(socket);
    let held = test.clients[client].1.take();
    loop {
        test.step();
        let news = |message| if let FromRoom::News(news) = message { Some(*news) } else { None };
        if let Some(news) = test.news(socket).into_iter().find_map(news) {
            test.clients[client].1 = held;
            return news;
        }
    }
}

#[test]
fn news_that_are_not_signed_are_not_shown() {
    for lies in [false, true] {
        let mut test = TestRoom::begun(2, 1);
        while test.to_act() == Some(1) {
            test.step();
        }
        let mut news = next_news(&mut test, 1);
        if lies {
            news.events.push(Event::TurnMissed { seat: SeatId(0) });
        }
        let notices = hears(&mut test, 1, &FromRoom::News(Box::new(news.clone())));
        let shown = test.client(1).number() == Some(news.number);
        assert_eq!((notices.is_empty(), shown), (!lies, !lies), "lies: {lies}");
    }
}

#[test]
fn a_room_that_signs_two_feeds_under_one_number_has_proved_that_it_lies() {
    let mut test = TestRoom::begun(2, 1);
    test.plays(30);
    let mut lied = whole(&mut test, 1);
    assert!(lied.decision > 3);
    lied.stood_in = vec![3];
    let lied = signed_by_room(&test, 1, &lied);
    assert_eq!(hears(&mut test, 1, &FromRoom::Whole(Box::new(lied))), [Notice::Contradicted]);
    let (told, room) = (test.client(1).testimony().unwrap(), key_of_room(&test).public());
    let (one, other) = told.two_feeds().unwrap();
    assert!(one.number == other.number && one.head != other.head);
    let place = FeedPlace { room: test.room.name(), deal: 0, seat: SeatId(1) };
    for signed in [one, other] {
        assert!(room.has_signed(&place.told_digest(signed.number, &signed.head), &signed.signature));
    }
}

#[test]
fn a_lie_that_somebody_else_was_told_is_found_by_what_they_signed() {
    // The first person was shown another event by the room, which has signed it, and then decided.
    let mut test = TestRoom::begun(2, 1);
    while test.to_act() != Some(0) || test.client(0).table().unwrap().event_count() < 12 {
        test.step();
    }
    let mut lied = whole(&mut test, 0);
    let table = test.client(0).table().unwrap();
    let mut events = table.own_view().events.clone();
    let last = events.pop().unwrap();
    assert_ne!(last, events[0]);
    events.push(events[0].clone());
    (lied.events, lied.events_before) = (events, 0);
    let lied = signed_by_room(&test, 0, &lied);
    hears(&mut test, 0, &FromRoom::Whole(Box::new(lied)));
    let Deed::Act { decision, action, signature: Some(signed) } = test.novice(0) else { panic!("a decision") };
    // The honest half of the room would not take it.
    let socket = test.socket(0);
    test.news(socket);
    test.says(socket, "misled", Deed::Act { decision, action, signature: Some(signed) });
    assert!(test.news(socket).iter().any(|told| matches!(told, FromRoom::Refused { code: Code::Unsigned, .. })));
    // The one that lies takes it; the case goes on as if nothing were.
    test.returns(0);
    test.asks(0, Deed::Act { decision, action, signature: None });
    test.plays(3_000);
    let (told, revealed) = (test.client(1).testimony().unwrap(), test.client(1).verdict().unwrap());
    assert!(found(&test, told, revealed).is_ok());
    let mut misled = revealed.clone();
    *signature(&mut misled, decision) = signed;
    assert_eq!(found(&test, told, &misled), Err(Cheat::Unsigned(decision)));
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

#[test]
fn what_one_has_decided_elsewhere_is_signed_by_oneself() {
    // Read anew without anything but the chair: what was decided before is known to be one's own.
    let mut test = TestRoom::begun(2, 1);
    test.plays(30);
    test.returns(1);
    test.plays(3_000);
    let (told, revealed) = (test.client(1).testimony().unwrap(), test.client(1).verdict().unwrap());
    let honest = found(&test, told, revealed).unwrap();
    assert_eq!((honest.knows_deal, honest.elsewhere), (false, Vec::new()));
    assert_eq!(Room::open(test.disk.clone(), test.now, &test.themes).map(|_| ()), Ok(()));
}
