//! Tests what `candlestick review` tells of a case that is closed, of one that is open, and of one that cannot be.

use std::fs;

use crate::{folders::TestFolder, program::program};
use candlestick_game::{Case, CaseLog, Record, testing::novices};
use serde_json::Value;

/// The program's exit status and what it prints, with this log and these flags.
fn review(name: &str, log: &CaseLog, flags: &[&str]) -> (Option<i32>, String, String) {
    let folder = TestFolder::new(name);
    fs::create_dir(&*folder).unwrap();
    let file = folder.join("case.json");
    fs::write(&file, Record::of_log(log.clone()).to_text()).unwrap();
    let output = program().arg("review").arg(file).args(flags).output();
    let output = output.unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (output.status.code(), text(output.stdout), text(output.stderr))
}

/// Holds that no card is named, be it by its name or by its id.
#[track_caller]
fn assert_no_card(case: &Case, told: &str) {
    let told = told.to_lowercase();
    for card in case.theme().edition.cards.all().iter() {
        for word in [case.theme().card_name(card), case.theme().card_key(card)] {
            assert!(!told.contains(&word.to_lowercase()), "{word}: {told}");
        }
    }
}

#[test]
fn an_open_case_is_checked_and_tells_no_card() {
    let case = novices(4, 30);
    assert!(!case.is_closed());
    for flags in [&[][..], &["--why"], &["--share"]] {
        let (status, told, complaint) = review("review-open", case.log(), flags);
        assert_eq!((status, complaint.as_str()), (Some(0), ""), "{flags:?}");
        assert_no_card(&case, &told);
        assert!(told.contains("still open") && told.contains("30 actions"), "{flags:?}: {told}");
    }
}

#[test]
fn an_open_case_tells_programs_no_card_either() {
    let case = novices(4, 30);
    let (status, told, _) = review("review-open-json", case.log(), &["--json"]);
    assert_eq!(status, Some(0));
    assert_no_card(&case, &told);
    let told: Value = serde_json::from_str(&told).unwrap();
    assert_eq!((&told["closed"], &told["actions"]), (&false.into(), &30.into()));
    assert_eq!((&told["case_file"], &told["seats"]), (&Value::Null, &Value::Array(Vec::new())));
}

#[test]
fn a_closed_case_tells_its_answer() {
    let case = novices(4, usize::MAX);
    let (status, told, _) = review("review-closed", case.log(), &[]);
    assert_eq!(status, Some(0));
    for card in case.theme().edition.cards.cards(case.game().truth().case_file) {
        assert!(told.contains(case.theme().card_name(card)), "{told}");
    }
}

#[test]
fn a_refused_action_is_named_and_ends_with_status_two() {
    let mut log = novices(4, 30).log().clone();
    log.actions.swap(0, 1);
    let (status, told, complaint) = review("review-refused", &log, &[]);
    assert_eq!((status, told.as_str()), (Some(2), ""));
    assert!(complaint.contains("action 1 of 30") && complaint.contains("is not possible"), "{complaint}");
}
