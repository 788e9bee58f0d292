//! Tests that whoever plays in a room takes a slip of the hand back as at one table, for all who are told of it, and that
//! nobody can pretend that somebody has.

use candlestick_online::{
    Link,
    audit::{Cheat, RoomRecord, Testimony, Witness},
    client::{Client, ClientInput, Notice},
    feed::FeedPlace,
    protocol::{Code, Deed, FromRoom, Revealed, TakenBack},
    sign::SigningKey,
};
use candlestick_rules::{Action, SeatId, WrittenView};
use serde_json::{Value, json};

use crate::{
    signatures::{edited, found},
    test_room::{TestRoom, key_of_room},
};

/// What everybody sees.
fn views(test: &TestRoom) -> Vec<WrittenView> {
    let tables = test.clients.iter().filter_map(|(client, _)| Client::table(client));
    tables.map(|table| WrittenView::from(table.own_view().clone())).collect()
}

/// Somebody decides otherwise than the decision that they have just taken back; as a novice where nothing else is offered.
fn decides_otherwise(test: &mut TestRoom, client: usize, fallen: Action) {
    let view = test.client(client).table().unwrap().own_view();
    let actions = view.choices.actions(view.edition.cards);
    let other = |action: &&Action| **action != fallen && !matches!(action, Action::Accuse(_) | Action::GiveUp);
    let Some(other) = actions.iter().rfind(other).copied() else { return test.step() };
    let deed = test.signed(client, other);
    test.asks(client, deed);
}

/// What was decided last.
fn last_action(test: &TestRoom) -> Action {
    let body: Value = serde_json::from_str(&test.disk.last().unwrap().body).unwrap();
    serde_json::from_value(body["done"]["acted"]["action"].clone()).unwrap()
}

/// Plays until somebody may take a decision back; who, and what everybody saw before it.
fn slips(test: &mut TestRoom) -> (usize, Vec<WrittenView>) {
    for _ in 0..400 {
        let before = views(test);
        test.step();
        if let Some(client) = test.may_take_back() {
            return (client, before);
        }
    }
    panic!("nobody only moves")
}

/// A closed case of three people, a watcher and a bot, in which whoever may takes each third decision back.
fn closed(theme: &str) -> (TestRoom, usize) {
    let mut test = TestRoom::begun_with(theme, 3, 1);
    test.join(Link::invitation(test.room.name()));
    let (mut before, mut slips, mut taken) = (views(&test), 0, 0);
    while !test.client(0).table().unwrap().is_over() {
        let Some(client) = test.may_take_back().filter(|_| test.to_act().is_some()) else {
            before = views(&test);
            test.step();
            continue;
        };
        slips += 1;
        if slips % 3 == 0 {
            let (decision, fallen) = (test.client(client).table().unwrap().decision(), last_action(&test));
            test.takes_back(client);
            assert_eq!(views(&test), before, "{theme}: as if it had never been made");
            assert_eq!(
                comes(&mut TestRoom::opened(test.disk.clone())),
                comes(&mut test),
                "{theme}: the log says so too"
            );
            assert!(test.clients.iter().all(|(one, _)| one.table().unwrap().decision() == decision + 1));
            taken += 1;
            decides_otherwise(&mut test, client, fallen);
            continue;
        }
        before = views(&test);
        test.step();
    }
    (test, taken)
}

/// The whole case as somebody is told it who comes to watch now.
fn comes(test: &mut TestRoom) -> String {
    let watcher = test.hello(None);
    let whole = test.told.iter().find(|(_, to, text)| *to == watcher && text.starts_with("{\"whole\""));
    whole.unwrap().2.clone()
}

fn told_and_opened(test: &TestRoom, client: usize) -> (Testimony, Revealed) {
    (test.client(client).testimony().unwrap().clone(), test.client(client).verdict().unwrap().clone())
}

#[test]
fn what_is_taken_back_in_a_room_was_never_done_in_every_edition() {
    for theme in candlestick_themes::builtin_ids() {
        let (mut test, taken) = closed(theme);
        assert!(taken > 2, "{theme}: {taken}");
        for client in 0..4 {
            let (told, revealed) = told_and_opened(&test, client);
            assert_eq!(revealed.taken_back.len(), taken, "{theme}");
            let honest = found(&test, &told, &revealed).unwrap();
            let all = test.client(0).table().unwrap().decision();
            assert_eq!(
                (honest.signed + honest.bots) as u64,
                all,
                "{theme}: those taken back are signed too, and the takings back"
            );
            assert_eq!((honest.elsewhere.len(), honest.unsigned), (0, 0), "{theme}");
            let record = test.client(client).record().unwrap();
            assert_eq!(record.witness(), Witness::Signed, "{theme}");
            let text = record.to_text();
            assert!(text.contains("\"v\":3"), "no program of before takes it for forged");
            assert_eq!(RoomRecord::from_bytes(text.as_bytes()), Ok(record));
            let said: Vec<_> = test.clients[client].0.take_notices();
            assert_eq!(
                said.iter().filter(|one| matches!(one, Notice::TookBack(_))).count(),
                taken,
                "{theme}: {said:?}"
            );
        }
    }
}

/// What the room answers to somebody who wants that.
fn answer(test: &mut TestRoom, client: usize, deed: Deed) -> Option<Code> {
    let socket = test.socket(client);
    test.news(socket);
    let nonce = format!("n{}", test.told.len());
    let entries = test.disk.len();
    test.says(socket, &nonce, deed);
    let refused = test.news(socket).into_iter().find_map(|one| match one {
        FromRoom::Refused { code, .. } => Some(code),
        _ => None,
    });
    assert_eq!(test.disk.len() > entries, refused.is_none());
    refused
}

/// The wish of a client as it signs it, had it so many decisions left that stand.
fn signed(test: &TestRoom, client: usize, left: usize) -> Deed {
    let (link, table) = (test.client(client).link(), test.client(client).table().unwrap());
    let key = SigningKey::of_person(&link.key.unwrap(), &link.room);
    let place = FeedPlace { room: &link.room, deal: table.deal(), seat: table.me() };
    let decision = table.decision();
    Deed::TakeBack { decision, signature: Some(key.sign(&place.took_back(decision, left, &table.head()))) }
}

fn well_signed(test: &TestRoom, client: usize) -> Deed {
    signed(test, client, test.client(client).table().unwrap().standing() - 1)
}

#[test]
fn a_room_takes_back_nothing_that_is_not_signed_or_not_ones_own_or_told_something_or_is_old() {
    let mut test = TestRoom::begun(3, 0);
    let (client, _) = slips(&mut test);
    let other = (client + 1) % 3;
    let decision = test.client(client).table().unwrap().decision();
    let (good, theirs) = (well_signed(&test, client), well_signed(&test, other));
    assert_eq!(answer(&mut test, other, theirs), Some(Code::NotOffered), "somebody else's");
    let forged = key_of_room(&test).sign(&candlestick_online::Digest::of("anything", &[]));
    for signature in [None, Some(forged)] {
        assert_eq!(answer(&mut test, client, Deed::TakeBack { decision, signature }), Some(Code::Unsigned));
    }
    let wrong = signed(&test, client, 0);
    assert_eq!(answer(&mut test, client, wrong), Some(Code::Unsigned), "another decision");
    test.asks(client, Deed::Pause);
    assert_eq!(answer(&mut test, client, good.clone()), Some(Code::NotOffered), "while the case is paused");
    test.asks(client, Deed::Resume);
    assert!(test.client(client).table().unwrap().may_take_back());
    assert_eq!(answer(&mut test, client, good.clone()), None);
    assert_eq!(answer(&mut test, client, good), Some(Code::Stale), "once");
    // The same place in the case a second time.
    let left = test.client(client).table().unwrap().standing();
    test.step();
    assert!(!test.client(client).table().unwrap().may_take_back());
    let again = signed(&test, client, left);
    assert_eq!(answer(&mut test, client, again), Some(Code::NotOffered), "what stands in its place stands");
    // A roll tells something.
    while !test.disk.last().unwrap().body.contains("\"roll\"") {
        test.step();
    }
    let rolled = (0..3).find(|one| test.client(*one).table().unwrap().me() == acted(&test)).unwrap();
    let roll = well_signed(&test, rolled);
    assert_eq!(answer(&mut test, rolled, roll), Some(Code::NotOffered), "what chance has told");
}

/// Who has acted last.
fn acted(test: &TestRoom) -> SeatId {
    let body: Value = serde_json::from_str(&test.disk.last().unwrap().body).unwrap();
    serde_json::from_value(body["done"]["acted"]["seat"].clone()).unwrap()
}

#[test]
fn nobody_takes_back_what_a_bot_has_decided_for_them() {
    let mut test = TestRoom::begun(2, 2);
    test.plays(20);
    test.leaves(1);
    for _ in 0..2_000 {
        match test.to_act() {
            Some(_) => test.step(),
            // Less than from one decision of a bot to the next.
            None => test.passes(500),
        }
        let last = test.client(0).table().unwrap();
        let stood_in = last.stood_in().last().is_some_and(|stood_in| stood_in + 1 == last.decision());
        let moved = test.disk.last().unwrap().body.contains("\"go\"");
        if stood_in && moved {
            test.returns(1);
            assert!(!test.client(1).table().unwrap().may_take_back());
            let deed = well_signed(&test, 1);
            assert_eq!(answer(&mut test, 1, deed), Some(Code::NotOffered));
            return;
        }
    }
    panic!("no bot has moved for them");
}

#[test]
fn whoever_was_away_meanwhile_is_told_how_it_stands_and_finds_the_room_honest() {
    let mut test = TestRoom::begun(3, 0);
    test.plays(12);
    let mut client = slips(&mut test).0;
    while !matches!(last_action(&test), Action::Go(_)) {
        client = slips(&mut test).0;
    }
    let away = (client + 1) % 3;
    // They have seen the move; that it was taken back and another made they have not.
    let seen = test.client(away).table().unwrap().event_count();
    test.leaves(away);
    let fallen = last_action(&test);
    test.takes_back(client);
    let left = test.client(client).table().unwrap().event_count();
    assert!(left < seen);
    decides_otherwise(&mut test, client, fallen);
    assert_ne!(last_action(&test), fallen, "another is made in its place");
    test.tell_client(away, ClientInput::Closed(None));
    test.now += 60_000;
    test.tell_client(away, ClientInput::Tick);
    assert_eq!(test.client(away).table().unwrap().taken_back().len(), 1);
    assert_eq!(test.clients[away].0.take_notices(), []);
    let shown = |client: usize| test.client(client).table().unwrap().events(0..1_000, SeatId::WATCHER);
    assert_eq!(shown(away), shown(client));
    test.plays(3_000);
    for client in 0..3 {
        let (told, revealed) = told_and_opened(&test, client);
        found(&test, &told, &revealed).unwrap();
    }
}

#[test]
fn whoever_watches_later_is_told_of_it_in_its_time() {
    let mut test = TestRoom::begun_as("classic-2016", 3, 0, 10);
    let watcher = test.join(Link::invitation(test.room.name()));
    let mut taken = 0;
    while !test.client(0).table().unwrap().is_over() {
        if let Some(client) =
            test.may_take_back().filter(|client| test.client(*client).table().unwrap().standing().is_multiple_of(2))
        {
            let fallen = last_action(&test);
            test.takes_back(client);
            taken += 1;
            decides_otherwise(&mut test, client, fallen);
        }
        test.step();
        let (watched, mine) = (test.client(watcher).table(), test.client(0).table().unwrap());
        if let Some(watched) = watched.filter(|_| !mine.is_over()) {
            assert!(watched.taken_back().len() <= mine.taken_back().len());
        }
    }
    let watched = test.client(watcher).table().unwrap();
    assert_eq!((watched.taken_back().len(), taken > 4), (taken, true));
    let (told, revealed) = told_and_opened(&test, watcher);
    found(&test, &told, &revealed).unwrap();
    assert!(!test.clients[watcher].0.take_notices().contains(&Notice::Contradicted));
}

/// A closed case with the first thing that was taken back, and the client whose it was.
fn taken() -> (TestRoom, TakenBack, usize) {
    let (test, _) = closed("classic-2016");
    let (back, _) = test.client(0).verdict().unwrap().taken_back[0];
    let own = (0..3).find(|client| test.client(*client).table().unwrap().me() == back.seat).unwrap();
    (test, back, own)
}

#[test]
fn a_taking_back_that_is_hushed_up_made_up_or_changed_is_found() {
    let (test, back, own) = taken();
    let other = (own + 1) % 3;
    for client in [own, other] {
        let (told, revealed) = told_and_opened(&test, client);
        let mut less = revealed.clone();
        less.taken_back.remove(0);
        assert_eq!(found(&test, &told, &less), Err(Cheat::TookBack(back.number)), "hushed up");
        let mut more = revealed.clone();
        let invented = (TakenBack { number: back.number - 2, ..back }, Action::Stay);
        more.taken_back.insert(0, invented);
        assert_eq!(found(&test, &told, &more), Err(Cheat::TookBack(back.number - 2)), "made up");
        let mut unsigned = revealed.clone();
        unsigned.signatures.retain(|(number, _)| *number != back.number);
        assert_eq!(found(&test, &told, &unsigned), Err(Cheat::Unsigned(back.number)), "unsigned");
        let mut fallen = revealed.clone();
        fallen.signatures.retain(|(number, _)| *number != back.number - 1);
        assert_eq!(found(&test, &told, &fallen), Err(Cheat::Unsigned(back.number - 1)), "what fell, unsigned");
        let lied_to = edited(&told, |json| {
            let event = &mut json["fallen"][0][1][0];
            *event = json!({"turn-started": {"seat": 0, "turn": 999}});
        });
        assert_eq!(found(&test, &lied_to, &revealed), Err(Cheat::Event(back.events)), "told otherwise");
    }
    let (told, mut revealed) = told_and_opened(&test, own);
    let told_so = |json: &mut Value| {
        json["fallen"] = json!([]);
        json["taken-back"][0]["events"] = json!(back.events - 1);
    };
    revealed.taken_back[0].0.events -= 1;
    assert_eq!(
        found(&test, &edited(&told, told_so), &revealed),
        Err(Cheat::TookBack(back.number)),
        "not so much of it"
    );
    let (told, mut by_bot) = told_and_opened(&test, own);
    by_bot.stood_in = vec![back.number];
    let told = edited(&told, |json| json["stood-in"] = json!([back.number]));
    assert_eq!(found(&test, &told, &by_bot), Err(Cheat::TookBack(back.number)), "by a bot that stood in");
    let (told, mut changed) = told_and_opened(&test, own);
    changed.taken_back[0].1 = Action::Decline;
    assert_eq!(found(&test, &told, &changed), Err(Cheat::MyDecision(back.number - 1)));
}

#[test]
fn a_taking_back_that_its_person_knows_nothing_of_is_found() {
    let (test, back, own) = taken();
    let (told, revealed) = told_and_opened(&test, own);
    let knows_not = edited(&told, |json| {
        json["took-back"].as_array_mut().unwrap().remove(0);
    });
    assert_eq!(found(&test, &knows_not, &revealed), Err(Cheat::NotMine(back.number)));
    let kept = edited(&told, |json| {
        json["took-back"].as_array_mut().unwrap().push(json!(back.number + 1));
    });
    assert_eq!(found(&test, &kept, &revealed), Err(Cheat::MyDecision(back.number + 1)), "one that was left out");
}

#[test]
fn a_decision_for_later_is_stale_once_the_one_before_was_taken_back() {
    let mut test = TestRoom::begun(3, 0);
    let (client, next) = loop {
        let (client, _) = slips(&mut test);
        if let Some(next) = test.to_act().filter(|next| *next != client) {
            break (client, next);
        }
    };
    let late = test.novice(next);
    test.takes_back(client);
    assert_eq!(answer(&mut test, next, late), Some(Code::Stale));
}
