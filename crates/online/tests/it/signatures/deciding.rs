//! Tests that every decision of a person is signed, and that one which was changed, made up or left unsigned is found.

use candlestick_game::{
    ReadRecord, Record,
    jobs::{JobResult, JobRunner},
};
use candlestick_online::{
    Digest, Room,
    audit::{Audit, AuditFindings, Cheat, Testimony},
    feed::FeedPlace,
    protocol::{Code, Deed, FromRoom, Revealed},
    sign::SigningKey,
};
use candlestick_rules::{Action, SeatId};

use super::{actions, closed, decisions, forged, found, signature};
use crate::test_room::TestRoom;

/// The same with one action of the record exchanged.
fn with_action(revealed: &Revealed, decision: u64, change: impl FnOnce(Action) -> Action) -> Revealed {
    let mut log = ReadRecord::from_text(&revealed.record).unwrap().record.log;
    let at = usize::try_from(decision).unwrap();
    log.actions[at].1 = change(log.actions[at].1);
    Revealed { record: Record::of_log(log).to_text(), ..revealed.clone() }
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
