//! Tests that a client finds each way in which its room can cheat it, and that an honest room is not accused.

use candlestick_game::{BotDecided, Case, CaseLog, Controller, Level, ReadRecord, Record, Seat};
use candlestick_online::{
    Digest,
    audit::{Cheat, Testimony, check},
    client::{ClientInput, Notice},
    protocol::{Deed, FromRoom, Revealed, TakenChair, WholeCase},
};
use candlestick_rules::{Action, SeatId, Seed};
use serde_json::{Value, json};

use crate::test_room::{TestRoom, signed_by_room, some_key};

/// A closed case of two people and two bots: what the second person was told, and what was opened.
fn closed() -> (TestRoom, Testimony, Revealed) {
    let mut test = TestRoom::begun(2, 2);
    test.plays(3_000);
    let (told, revealed) = (test.client(1).testimony().unwrap().clone(), test.client(1).verdict().unwrap().clone());
    (test, told, revealed)
}

fn found(test: &TestRoom, told: &Testimony, revealed: &Revealed) -> Result<Vec<u64>, Cheat> {
    check(told, revealed, test.client(1).table().unwrap().theme()).map(|found| found.elsewhere)
}

/// The same with another log in its record.
fn with_log(revealed: &Revealed, change: impl FnOnce(&mut CaseLog)) -> Revealed {
    let mut log = ReadRecord::from_text(&revealed.record).unwrap().record.log;
    change(&mut log);
    Revealed { record: Record::of_log(log).to_text(), ..revealed.clone() }
}

/// What was told with another event: the first that the change takes.
fn with_event(told: &Testimony, change: impl Fn(&mut Value) -> bool) -> Testimony {
    let mut json = serde_json::to_value(told).unwrap();
    assert!(json["events"].as_array_mut().unwrap().iter_mut().any(change), "there is such an event");
    serde_json::from_value(json).unwrap()
}

#[test]
fn an_honest_room_is_not_accused() {
    let (test, told, revealed) = closed();
    assert_eq!(found(&test, &told, &revealed), Ok(Vec::new()));
}

#[test]
fn a_secret_chosen_after_the_shares_is_found() {
    let (test, told, revealed) = closed();
    let chosen = Revealed { secret: Digest::of("a deal that the room likes", &[]), ..revealed };
    assert_eq!(found(&test, &told, &chosen), Err(Cheat::Secret));
}

#[test]
fn a_deal_of_the_rooms_own_is_found() {
    let (test, told, revealed) = closed();
    let chosen = with_log(&revealed, |log| log.seed = Seed::from(7));
    assert_eq!(found(&test, &told, &chosen), Err(Cheat::Deal));
}

#[test]
fn a_share_that_was_exchanged_or_left_out_is_found() {
    let (test, told, revealed) = closed();
    for n in 0..2 {
        let mut exchanged = revealed.clone();
        exchanged.shares[n].share = Digest::of("another", &[]);
        assert_eq!(found(&test, &told, &exchanged), Err(Cheat::Share(n as u8)));
        exchanged.shares[n].commitment = candlestick_online::deal::share_commitment(&exchanged.shares[n].share);
        assert_eq!(found(&test, &told, &exchanged), Err(Cheat::Share(n as u8)));
        exchanged.shares.remove(n);
        assert_eq!(found(&test, &told, &exchanged), Err(Cheat::Share(n as u8)));
    }
    let mut more = revealed.clone();
    more.shares.push(candlestick_online::protocol::PersonShare { person: 9, ..more.shares[0].clone() });
    assert_eq!(found(&test, &told, &more), Err(Cheat::Share(9)));
}

#[test]
fn loaded_dice_are_found() {
    let (test, told, revealed) = closed();
    let loaded = with_event(&told, |event| {
        let Some(rolled) = event.get_mut("rolled") else { return false };
        rolled["faces"][0] = json!((rolled["faces"][0].as_u64().unwrap() + 1) % 6);
        true
    });
    assert!(matches!(found(&test, &loaded, &revealed), Err(Cheat::Event(_))));
}

#[test]
fn a_card_that_was_shown_and_not_held_is_found() {
    let (test, told, revealed) = closed();
    let false_card = with_event(&told, |event| {
        let Some(shown) = event.get_mut("shown").filter(|shown| shown["card"].is_number()) else { return false };
        shown["card"] = json!((shown["card"].as_u64().unwrap() + 1) % 21);
        true
    });
    assert!(matches!(found(&test, &false_card, &revealed), Err(Cheat::Event(_))));
}

#[test]
fn somebody_who_passed_and_could_have_shown_is_found() {
    let (test, told, revealed) = closed();
    let passed = with_event(&told, |event| {
        let Some(by) = event.get("shown").map(|shown| shown["by"].clone()) else { return false };
        *event = json!({"passed": {"seat": by}});
        true
    });
    assert!(matches!(found(&test, &passed, &revealed), Err(Cheat::Event(_))));
}

/// The decisions of the second person.
fn mine(revealed: &Revealed) -> Vec<usize> {
    let log = ReadRecord::from_text(&revealed.record).unwrap().record.log;
    let actions = log.actions.iter().enumerate().filter(|(_, (seat, _))| seat.0 == 1);
    actions.map(|(n, _)| n).collect()
}

#[test]
fn a_decision_of_mine_that_was_changed_or_dropped_is_found() {
    let (test, told, revealed) = closed();
    let at = mine(&revealed)[0];
    let changed = with_log(&revealed, |log| log.actions[at].1 = Action::Decline);
    assert_eq!(found(&test, &told, &changed), Err(Cheat::MyDecision(at as u64)));
    let dropped = with_log(&revealed, |log| {
        log.actions.remove(at);
    });
    assert!(matches!(found(&test, &told, &dropped), Err(Cheat::MyDecision(_))));
}

#[test]
fn a_decision_that_was_made_up_for_me_is_found() {
    let (test, told, revealed) = closed();
    let mut json = serde_json::to_value(&told).unwrap();
    let first = json["decided"].as_array_mut().unwrap().remove(0);
    let less: Testimony = serde_json::from_value(json).unwrap();
    assert_eq!(found(&test, &less, &revealed), Err(Cheat::NotMine(first[0].as_u64().unwrap())));
}

/// A decision of a seat that a bot in its place would have made in the same way.
fn agreed(test: &TestRoom, revealed: &Revealed, seat: u8) -> u64 {
    let log = ReadRecord::from_text(&revealed.record).unwrap().record.log;
    let theme = test.client(1).table().unwrap().theme();
    let of_seat = |(_, (who, _)): &(usize, &(SeatId, Action))| who.0 == seat;
    let decisions = log.actions.iter().enumerate().filter(of_seat);
    let asked: Vec<_> =
        decisions.map(|(decision, _)| BotDecided { decision, instead: Some(revealed.stand_in) }).collect();
    let case = Case::replay(theme.clone(), log.clone()).unwrap();
    let again = case.decided_again(&asked).unwrap();
    let mut same = asked.iter().zip(again).filter(|(asked, again)| log.actions.get(asked.decision) == again.as_ref());
    same.next().expect("one that a bot agrees with").0.decision as u64
}

#[test]
fn a_stand_in_that_nobody_was_told_of_is_found() {
    let (test, told, revealed) = closed();
    for seat in [0, 1] {
        let decision = agreed(&test, &revealed, seat);
        let claimed = Revealed { stood_in: vec![decision], ..revealed.clone() };
        assert_eq!(found(&test, &told, &claimed), Err(Cheat::StoodIn(decision)), "seat {seat}");
    }
}

#[test]
fn a_stand_in_that_is_hushed_up_or_played_otherwise_is_found() {
    let mut test = TestRoom::begun(2, 2);
    test.plays(20);
    test.leaves(0);
    while test.client(1).table().unwrap().stood_in().is_empty() {
        match test.to_act() {
            Some(_) => test.step(),
            None => test.passes(30_000),
        }
    }
    test.returns(0);
    test.plays(3_000);
    let (told, revealed) = (test.client(1).testimony().unwrap().clone(), test.client(1).verdict().unwrap().clone());
    assert_eq!(found(&test, &told, &revealed), Ok(Vec::new()));
    let hushed = Revealed { stood_in: Vec::new(), ..revealed.clone() };
    assert_eq!(found(&test, &told, &hushed), Err(Cheat::StoodIn(revealed.stood_in[0])));
    let better = Revealed { stand_in: Level::Master, ..revealed };
    assert_eq!(found(&test, &told, &better), Err(Cheat::Table));
}

#[test]
fn a_bot_that_stood_in_for_me_while_i_was_here_is_found() {
    let (test, told, revealed) = closed();
    let decision = agreed(&test, &revealed, 1);
    let claimed = Revealed { stood_in: vec![decision], ..revealed };
    let mut json = serde_json::to_value(&told).unwrap();
    json["stood-in"] = json!([decision]);
    json["decided"].as_array_mut().unwrap().retain(|decided| decided[0] != json!(decision));
    let here: Testimony = serde_json::from_value(json.clone()).unwrap();
    assert_eq!(found(&test, &here, &claimed), Err(Cheat::NotMine(decision)));
    // What others have signed later was signed over who was stood in for.
    json["away"].as_array_mut().unwrap().push(json!([decision, decision + 1]));
    let away: Testimony = serde_json::from_value(json.clone()).unwrap();
    assert!(matches!(found(&test, &away, &claimed), Err(Cheat::Unsigned(_))));
    json["away"].as_array_mut().unwrap().pop();
    // Where I was away, or where it was agreed how long I may take, it may have been so: nothing else speaks against it in
    // a case of people without keys.
    let claimed = Revealed { keys: Vec::new(), signatures: Vec::new(), ..claimed };
    (json["begun"]["keys"], json["pledges"]["now"]["key"]) = (json!([]), Value::Null);
    let mut away = json.clone();
    away["away"].as_array_mut().unwrap().push(json!([decision, decision + 1]));
    assert_eq!(found(&test, &serde_json::from_value(away).unwrap(), &claimed), Ok(Vec::new()));
    json["begun"]["terms"]["limit"] = json!(30);
    assert_eq!(found(&test, &serde_json::from_value(json).unwrap(), &claimed), Ok(Vec::new()));
}

#[test]
fn a_stand_in_that_is_told_of_afterwards_or_taken_back_is_found_at_once() {
    let (socket, whole) = {
        let mut test = TestRoom::begun(2, 1);
        test.plays(30);
        let socket = test.socket(1);
        test.news(socket);
        test.asks(1, Deed::Act { decision: 0, action: Action::Roll, signature: None });
        let told = test.news(socket).into_iter().find_map(|message| match message {
            FromRoom::Whole(whole) => Some(*whole),
            _ => None,
        });
        (socket, told.unwrap())
    };
    for (stood_in, notices) in [(vec![3], vec![Notice::Contradicted]), (vec![], vec![])] {
        let mut test = TestRoom::begun(2, 1);
        test.plays(30);
        test.clients[1].0.take_notices();
        assert_eq!(test.socket(1), socket);
        let whole = signed_by_room(&test, 1, &WholeCase { stood_in, ..whole.clone() });
        let whole = FromRoom::Whole(Box::new(whole));
        test.tell_client(1, ClientInput::Frame(serde_json::to_string(&whole).unwrap()));
        assert_eq!(test.clients[1].0.take_notices(), notices);
    }
}

#[test]
fn a_bot_that_was_told_what_to_do_is_found() {
    let (test, told, revealed) = closed();
    let log = ReadRecord::from_text(&revealed.record).unwrap().record.log;
    let bots = |action: &(SeatId, Action)| action.0.0 > 1 && matches!(action.1, Action::Suggest { .. });
    let at = log.actions.iter().position(bots).unwrap();
    let led = with_log(&revealed, |log| {
        let Action::Suggest { suspect, weapon } = log.actions[at].1 else { panic!("a suggestion") };
        let weapon = candlestick_rules::WeaponId((weapon.0 + 1) % 6);
        log.actions[at].1 = Action::Suggest { suspect, weapon };
    });
    assert_eq!(found(&test, &told, &led), Err(Cheat::Bot(at as u64)));
}

#[test]
fn a_bots_chair_that_nobody_took_is_found() {
    let (test, told, revealed) = closed();
    let taken =
        TakenChair { seat: SeatId(2), from: 0, person: 2, bot: Some(Level::Novice), key: Some(some_key()), by: None };
    let person = || with_log(&revealed, |log| log.seats[2] = Seat::new("A friend", Controller::Person));
    assert_eq!(found(&test, &told, &Revealed { taken: vec![taken], ..person() }), Err(Cheat::Table));
    assert_eq!(found(&test, &told, &person()), Err(Cheat::Table), "nor one that nobody speaks of");
    let better = with_log(&revealed, |log| log.seats[2] = Seat::bot("Bot 2", Level::Master));
    assert_eq!(found(&test, &told, &better), Err(Cheat::Table), "nor a bot that plays otherwise than was told");
}

#[test]
fn a_chair_that_is_said_to_be_taken_before_what_was_told_is_found_at_once() {
    let mut test = TestRoom::begun(2, 1);
    test.plays(30);
    let (socket, decision) = (test.socket(1), test.client(1).table().unwrap().decision());
    test.news(socket);
    test.asks(1, Deed::Act { decision: 0, action: Action::Roll, signature: None });
    let whole = test.news(socket).into_iter().find_map(|message| match message {
        FromRoom::Whole(whole) => Some(*whole),
        _ => None,
    });
    test.clients[1].0.take_notices();
    let (seat, whole) = (SeatId(2), whole.unwrap());
    let told = |test: &TestRoom, from, bot| {
        let mut seats = whole.seats.clone();
        seats[2] = Seat::new("A friend", Controller::Person);
        let taken = vec![TakenChair { seat, from, person: 2, bot: Some(bot), key: Some(some_key()), by: None }];
        let whole = signed_by_room(test, 1, &WholeCase { taken, seats, ..whole.clone() });
        let whole = FromRoom::Whole(Box::new(whole));
        serde_json::to_string(&whole).unwrap()
    };
    let wrong = [(0, Level::Novice), (decision + 1, Level::Novice), (decision, Level::Master)];
    for (from, bot) in wrong {
        let mut test = TestRoom::begun(2, 1);
        test.plays(30);
        let told = told(&test, from, bot);
        test.tell_client(1, ClientInput::Frame(told));
        assert_eq!(test.clients[1].0.take_notices(), [Notice::Contradicted], "{from} {bot:?}");
    }
    let told = told(&test, decision, Level::Novice);
    test.tell_client(1, ClientInput::Frame(told));
    assert_eq!(test.clients[1].0.take_notices(), []);
}

#[test]
fn another_table_or_seal_than_was_told_is_found() {
    let (test, told, revealed) = closed();
    let mut json = serde_json::to_value(&told).unwrap();
    json["begun"]["seal"] = json!("0".repeat(64));
    let other: Testimony = serde_json::from_value(json).unwrap();
    assert_eq!(found(&test, &other, &revealed), Err(Cheat::Table));
    let noise = Revealed { record: "noise".into(), ..revealed.clone() };
    assert!(matches!(found(&test, &told, &noise), Err(Cheat::NoCase(_))));
    let another = Revealed { deal: 5, ..revealed };
    assert!(matches!(found(&test, &told, &another), Err(Cheat::NoCase(_))));
}
