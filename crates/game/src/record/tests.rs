//! Tests what records hold, and what is told of texts that are none.

use std::{io, sync::Arc};

use proptest::prelude::*;

use super::{fault::MOST_BYTES, *};
use crate::{
    Case, CaseLog, Column, Mark, Marks,
    puzzle::Date,
    review::Review,
    testing::{novices, opened, played},
};
use candlestick_bots::Level;
use candlestick_rules::{CardId, SeatId, Seed};
use candlestick_themes::{Theme, builtin, builtin_ids};

const LOG_ONE: &str = include_str!("../../tests/records/format-1-log.json");
const SAVED_ONE: &str = include_str!("../../tests/records/format-1-saved.json");
const FORMAT_TWO: &str = include_str!("../../tests/records/format-2.case");

fn themed(id: &str) -> Result<Arc<Theme>, String> {
    builtin(id).map(Arc::new).map_err(|_| format!("no theme {id} here"))
}

fn case_of(bytes: &[u8]) -> Result<Case, RecordFault> {
    Case::from_record(bytes, themed)
}

fn fault(bytes: &[u8]) -> String {
    case_of(bytes).unwrap_err().to_string()
}

/// A record with something in every field but the laid deal.
fn full(most: usize) -> Record {
    let mut marks = Marks::default();
    marks.set(CardId(3), Column::CaseFile, Some(Mark::Maybe));
    // What could be undone is not kept.
    let marks = serde_json::from_str(&serde_json::to_string(&marks).unwrap()).unwrap();
    let comment = |after, by, text: &str| Comment { after, by, text: text.into() };
    let comments = vec![comment(0, None, "A “good” start"), comment(7, Some(SeatId(1)), "Why\nthe rope?")];
    Record {
        title: "The evening at Ada’s".into(),
        begun: Some(Date::from_days(20_779)),
        comments,
        marks: vec![marks],
        ..Record::of(&novices(4, most))
    }
}

#[test]
fn a_record_is_read_as_it_was_written() {
    for record in [full(usize::MAX), full(9), Record::of(&novices(4, 0))] {
        let text = record.to_text();
        let read = ReadRecord::from_text(&text).unwrap();
        assert_eq!(read.record, record);
        assert_eq!(read.written, RecordFormat::Now { commitment: Commitment::of(&record.log), intact: true });
        assert_eq!(read.record.to_text(), text);
        let case = case_of(text.as_bytes()).unwrap();
        assert_eq!((case.log(), case.is_closed()), (&record.log, record.is_closed()));
    }
}

#[test]
fn every_action_has_a_line_of_its_own() {
    let record = full(40);
    let text = record.to_text();
    let fault = text.replacen("\"roll\"", "\"rol\"", 1);
    let line = text.lines().position(|line| line.contains("\"roll\"")).unwrap() + 1;
    let told = ReadRecord::from_text(&fault).unwrap_err().to_string();
    assert!(told.contains(&format!("line {line}")), "{told}");
    assert_eq!(text.lines().filter(|line| line.starts_with("[")).count(), 40);
}

#[test]
fn cases_kept_by_every_version_are_played_again() {
    let older = case_of(LOG_ONE.as_bytes()).unwrap();
    assert_eq!((older.log().seed, older.log().actions.len(), older.is_closed()), (Seed::from(5), 118, true));
    let saved = ReadRecord::from_text(SAVED_ONE).unwrap();
    assert_eq!(
        (saved.written, saved.record.marks.len(), saved.record.log.actions.len()),
        (RecordFormat::FormatOne, 1, 40)
    );
    assert!(!case_of(SAVED_ONE.as_bytes()).unwrap().is_closed());
    let again = ReadRecord::from_text(&saved.record.to_text()).unwrap();
    assert_eq!(again.record, saved.record);
    let (case, findings) = verify(FORMAT_TWO.as_bytes(), themed).unwrap();
    assert!(case.is_closed());
    assert!(findings.iter().all(|finding| *finding == Finding::Theme), "{findings:?}");
    let text = ReadRecord::from_text(FORMAT_TWO).unwrap().record.to_text();
    assert_eq!(text, FORMAT_TWO, "the format has changed: give it another number, and keep this file");
}

#[test]
fn a_list_of_closed_cases_of_the_first_format_is_read() {
    let list = format!("[{LOG_ONE},{LOG_ONE}]");
    assert_eq!(from_older_list(&list).unwrap().len(), 2);
    assert!(from_older_list("{").is_err());
}

#[test]
fn a_sound_record_has_no_findings_and_each_fault_has_its_own() {
    let record = full(usize::MAX);
    let found = |text: &str| verify(text.as_bytes(), themed).unwrap().1;
    assert_eq!(found(&record.to_text()), []);
    assert_eq!(found(&record.to_text().replace("good", "bad")), [Finding::Altered]);
    assert_eq!(found(LOG_ONE), [Finding::NoChecksum]);
    let mut other = record.clone();
    other.log.theme.digest = "0".into();
    assert_eq!(found(&other.to_text()), [Finding::Theme]);
    let outcome = Outcome { turns: 1, ..record.outcome.unwrap() };
    assert_eq!(found(&Record { outcome: Some(outcome), ..record.clone() }.to_text()), [Finding::Outcome]);
    // Whoever alters the seed and works the checksum out anew is betrayed by the seal that was told at the start.
    let (sealed, resealed) = (record.to_text(), Commitment::of(&CaseLog { seed: Seed::from(9), ..record.log.clone() }));
    let sealed = sealed.replace(&Commitment::of(&record.log).to_string(), &resealed.to_string());
    let body = &sealed[..sealed.rfind("\"checksum\"").unwrap()];
    let forged = format!("{body}{}", write::checksum_line(&Commitment::of_text(body)));
    assert_eq!(found(&forged), [Finding::Seal]);
}

#[test]
fn the_seal_is_of_what_was_dealt_from_and_of_nothing_else() {
    let log = full(30).log;
    let sealed = |change: &dyn Fn(&mut CaseLog)| {
        let mut other = log.clone();
        change(&mut other);
        Commitment::of(&other) != Commitment::of(&log)
    };
    assert!(sealed(&|log| log.theme.id.push('x')));
    assert!(sealed(&|log| log.setup.deck = !log.setup.deck));
    assert!(sealed(&|log| log.seed = Seed::from(5)));
    assert!(!sealed(&|log| log.seats[0].name = "Another".into()));
    assert!(!sealed(&|log| log.actions.clear()));
    assert!(!sealed(&|log| log.theme.digest = "0".into()));
    assert_eq!(Commitment::of(&log).short().len(), 19);
}

#[test]
fn a_case_goes_through_a_link() {
    let record = full(usize::MAX);
    let link = record.to_link();
    for link in [link.clone(), format!(" https://example.org/play#case={link}\n")] {
        assert_eq!(ReadRecord::from_link(&link).unwrap().record, record);
    }
    let fault = |link: &str| ReadRecord::from_link(link).unwrap_err().to_string();
    assert!(fault("").contains("letter 1"));
    assert!(fault("x").contains("letter 1"));
    assert!(fault("#case=d!AAA").contains("letter 8"), "{}", fault("#case=d!AAA"));
    assert!(fault(&link[..link.len() - 8]).contains("cut off"));
    assert!(record.shared().to_link().len() < link.len());
}

#[test]
fn the_same_deal_for_somebody_else_tells_nothing_of_what_was_done() {
    let record = full(usize::MAX);
    let deal = record.same_deal();
    let case = case_of(deal.to_text().as_bytes()).unwrap();
    assert_eq!(Commitment::of(case.log()), Commitment::of(&record.log));
    assert_eq!((case.log().actions.len(), deal.outcome, deal.comments.len(), deal.marks.len()), (0, None, 0, 0));
    assert_eq!(case.game().truth(), case_of(record.to_text().as_bytes()).unwrap().game().truth());
}

#[test]
fn a_link_that_would_unfold_without_end_is_told() {
    let bomb = miniz_oxide::deflate::compress_to_vec(&vec![b' '; MOST_BYTES + 1], 1);
    let link = format!("d{}", data_encoding::BASE64URL_NOPAD.encode(&bomb));
    assert!(ReadRecord::from_link(&link).is_err());
}

#[test]
fn a_long_classic_case_fits_into_a_link_of_two_thousand_letters() {
    for seed in 0..4 {
        let case = played(opened("classic-2016", 6, Level::Novice, seed), usize::MAX);
        let link = Record::of(&case).to_link();
        assert!(case.is_closed() && link.len() <= 2_000, "{} letters", link.len());
    }
}

#[test]
fn every_text_that_is_no_case_is_told_why() {
    let text = full(9).to_text();
    assert!(fault(b"{ not a case").contains("not a saved case"));
    assert!(fault(b"[]").contains("expected a saved case"));
    assert!(fault(b"").contains("not a saved case"));
    assert!(fault(b"{}").contains("not a saved case"));
    assert!(fault(br#"{"format":1}"#).contains("missing field `theme`"));
    assert!(fault(br#"{"case":{"format":1}}"#).contains("missing field `theme`"));
    assert!(fault(br#"{"format":2,"new":[]}"#).contains("unknown field `new`"));
    assert!(fault(br#"{"format":9,"new":[]}"#).contains("format 9"));
    assert!(fault(&[0xff, 0xfe, 0]).contains("not text"));
    assert!(fault(&vec![b' '; MOST_BYTES + 1]).contains("16 MiB"));
    assert!(fault("[".repeat(100_000).as_bytes()).contains("not a saved case"));
    assert!(fault(text.replace("classic-2016", "elsewhere").as_bytes()).contains("no theme elsewhere here"));
    let changed = |change: &dyn Fn(&mut Record)| {
        let mut record = full(9);
        change(&mut record);
        fault(record.to_text().as_bytes())
    };
    assert!(changed(&|record| record.log.actions.swap(0, 1)).contains("is not possible"));
    assert!(changed(&|record| record.comments[1].after = 10).contains("comment 2 comes after 10 actions"));
    assert!(changed(&|record| record.comments[0].text = "x".repeat(1_001)).contains("1001 characters"));
    assert!(changed(&|record| record.comments = vec![record.comments[0].clone(); 2_001]).contains("2001 comments"));
    assert!(changed(&|record| record.title = "x".repeat(81)).contains("81 characters"));
    let last = *full(9).log.actions.last().unwrap();
    assert!(changed(&|record| record.log.actions.resize(20_001, last)).contains("20001 actions"));
}

#[test]
fn a_file_without_end_is_read_no_further_than_it_takes_to_tell() {
    let bytes = read_record(io::repeat(b' ')).unwrap();
    assert!(matches!(case_of(&bytes), Err(RecordFault::TooLong)));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn any_altered_byte_is_found(at in any::<prop::sample::Index>(), byte in any::<u8>()) {
        let mut bytes = full(60).to_text().into_bytes();
        let at = at.index(bytes.len());
        prop_assume!(bytes[at] != byte);
        bytes[at] = byte;
        prop_assert!(verify(&bytes, themed).map_or(true, |(_, findings)| !findings.is_empty()));
    }

    #[test]
    fn no_number_in_a_file_can_panic(at in 0..400_usize, number in prop_oneof![0..12_u64, Just(255), any::<u64>()]) {
        let text = full(60).to_text();
        let numbers: Vec<_> = text.match_indices(|c: char| c.is_ascii_digit()).collect();
        let (place, digit) = numbers[at % numbers.len()];
        let changed = format!("{}{number}{}", &text[..place], &text[place + digit.len()..]);
        if let Ok(case) = case_of(changed.as_bytes()) {
            prop_assert_eq!(Review::outline(&case).closed, case.is_closed());
        }
    }

    #[test]
    fn no_letter_in_a_link_can_panic(at in any::<prop::sample::Index>(), letter in any::<char>()) {
        let mut letters: Vec<char> = full(60).to_link().chars().collect();
        let at = at.index(letters.len());
        letters[at] = letter;
        let link: String = letters.into_iter().collect();
        if let Ok(read) = ReadRecord::from_link(&link) {
            let _ = case_of(read.record.to_text().as_bytes());
        }
    }
}

#[test]
fn a_case_of_every_theme_goes_through_text_and_link() {
    for id in builtin_ids() {
        let case = played(opened(id, 3, Level::Novice, 11), 120);
        let record = Record::of(&case);
        let read = ReadRecord::from_link(&record.to_link()).unwrap().record;
        assert_eq!(read, record, "{id}");
        assert_eq!(verify(read.to_text().as_bytes(), themed).unwrap().1, [], "{id}");
    }
}
