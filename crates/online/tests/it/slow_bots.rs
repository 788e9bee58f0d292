//! Tests bots whose answers come late or never, as where many rooms wait for them.

use crate::test_room::TestRoom;

/// A case in which a bot is to act, which thinks for so long.
fn waiting_for_a_bot(thinks: u64) -> TestRoom {
    let mut test = TestRoom::begun(2, 1);
    while test.to_act().is_some() {
        test.step();
    }
    // What it was asked already is answered, and that was quick.
    test.passes(5_000);
    while test.to_act().is_some() {
        test.thinks = thinks;
        test.step();
    }
    test
}

#[test]
fn a_bot_that_was_asked_again_may_answer_what_it_was_asked_first() {
    let mut test = waiting_for_a_bot(70_000);
    let before = test.client(0).table().unwrap().decision();
    test.passes(80_000);
    assert!(test.client(0).table().unwrap().decision() > before);
}

#[test]
fn a_bot_that_never_answers_is_asked_again_with_how_often_it_was_asked() {
    let mut test = waiting_for_a_bot(10_000_000);
    test.passes(200_000);
    assert!(test.asked_before.ends_with(&[0, 1, 2, 3]), "{:?}", test.asked_before);
}
