//! Tests that an honest record of a case that nobody dealt is found whole, and that whatever is altered in one is found
//! with its place.

use std::{
    path::Path,
    sync::{Arc, OnceLock},
};

use candlestick_blind::{Post, PostRefusal};
use candlestick_game::{ReadRecord, Record};
use candlestick_online::{
    audit::{AuditFindings, Cheat, OpenedPart, RecordDifference, RoomRecord, RoomRecordFault, Witness},
    protocol::Deed,
};
use candlestick_rules::{CardSet, SeatId, Seed, SuspectId};
use candlestick_themes::Theme;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use serde_json::{Value, json};

use crate::{
    room_record::edited,
    test_room::{TestRoom, some_key},
    undealt_room::{begun, is_over, plays_to_the_end, step},
};

/// A closed case of three people and one who watched, as each of them keeps it.
struct Kept {
    records: Vec<RoomRecord>,
    theme: Arc<Theme>,
    /// The same room's next case, of the same people.
    next: RoomRecord,
}

fn closed(people: u8, seed: u64) -> (TestRoom, Vec<RoomRecord>) {
    let (mut test, mut dice) = (begun(people), ChaCha8Rng::seed_from_u64(seed));
    plays_to_the_end(&mut test, &mut dice);
    let records = (0..=usize::from(people)).map(|client| test.client(client).record().unwrap()).collect();
    (test, records)
}

fn kept() -> &'static Kept {
    static KEPT: OnceLock<Kept> = OnceLock::new();
    KEPT.get_or_init(|| {
        let (mut test, records) = closed(3, 21);
        let theme = Arc::clone(test.client(0).table().unwrap().theme());
        test.asks(0, Deed::Rematch);
        test.asks(0, Deed::Start);
        plays_to_the_end(&mut test, &mut ChaCha8Rng::seed_from_u64(22));
        Kept { records, theme, next: test.client(1).record().unwrap() }
    })
}

fn check(record: &RoomRecord) -> Result<AuditFindings, Cheat> {
    record.check(&kept().theme)
}

fn json(record: &RoomRecord) -> Value {
    serde_json::from_str(&record.to_text()).unwrap()
}

fn posts(json: &mut Value) -> &mut Vec<Value> {
    json["posts"].as_array_mut().unwrap()
}

/// The kind of each post.
fn kinds(record: &RoomRecord) -> Vec<&'static str> {
    let post = |posted: &Value| serde_json::from_value::<Post>(posted["post"].clone()).unwrap().kind();
    json(record)["posts"].as_array().unwrap().iter().map(post).collect()
}

#[test]
fn everybody_who_was_there_keeps_a_record_in_which_every_post_holds() {
    let Kept { records, .. } = kept();
    for (client, record) in records.iter().enumerate() {
        let text = record.to_text();
        assert!(RoomRecord::is_one(text.as_bytes()) && text.lines().count() == 1 && text.contains("\"v\":2"));
        assert_eq!(RoomRecord::from_bytes(text.as_bytes()).as_ref(), Ok(record));
        let found = check(record).unwrap();
        assert_eq!((found.posts, found.knows_deal), (kinds(record).len(), client < 3));
        let witness = if client < 3 { Witness::Signed } else { Witness::Unsigned };
        assert_eq!(record.witness(), witness, "{client}");
        assert_eq!(record.differs(&records[0]), None);
    }
    assert!(kinds(&records[0]).len() > 100);
    assert_eq!(records[1].differs(&kept().next), Some(RecordDifference::OtherCase));
}

#[test]
fn nothing_in_a_record_opens_a_chair_and_there_is_none_before_all_lies_open() {
    let (mut test, mut dice) = (begun(2), ChaCha8Rng::seed_from_u64(3));
    while !is_over(&test) {
        assert!(test.client(0).record().is_none() && !test.client(0).has_record());
        step(&mut test, &mut dice);
    }
    let text = test.client(0).record().unwrap().to_text();
    assert!(test.client(0).has_record());
    let link = test.client(0).link();
    assert!(!text.contains(link.token.as_ref().unwrap().as_str()) && !text.contains(&link.key.unwrap().to_string()));
}

#[test]
fn whoever_came_again_in_the_middle_keeps_the_same_record() {
    let (mut test, mut dice) = (begun(3), ChaCha8Rng::seed_from_u64(4));
    (0..10).for_each(|_| step(&mut test, &mut dice));
    test.leaves(1);
    test.returns(1);
    plays_to_the_end(&mut test, &mut dice);
    let [one, other] = [0, 1].map(|client| test.client(client).record().unwrap());
    assert_eq!((one.differs(&other), json(&one)["posts"] == json(&other)["posts"]), (None, true));
}

#[test]
fn a_post_that_is_dropped_is_found_at_the_first_that_follows_on_it() {
    let record = &kept().records[1];
    let kinds = kinds(record);
    let opening = kinds.iter().position(|kind| *kind == "open").unwrap();
    for (at, kind) in kinds.iter().enumerate().take(opening).step_by(kinds.len() / 12) {
        let less = edited(record, |json| drop(posts(json).remove(at)));
        match check(&less) {
            // Shares that crossed hold without each other for a moment.
            Err(Cheat::Post { number, .. }) => assert!((at..=at + 6).contains(&number), "{kind} {at}: post {number}"),
            other => panic!("without {kind} {at}: {other:?}"),
        }
        assert_eq!(less.witness(), Witness::Altered);
    }
    for at in opening..kinds.len() {
        let less = edited(record, |json| drop(posts(json).remove(at)));
        assert_eq!(check(&less), Err(Cheat::Unfinished(kinds.len() - 1)), "without the secret at {at}");
    }
}

#[test]
fn two_posts_that_are_exchanged_are_found_also_where_both_hold_in_either_order() {
    let record = &kept().records[1];
    let kinds = kinds(record);
    let opening = kinds.iter().position(|kind| *kind == "open").unwrap();
    for at in (0..opening - 1).step_by(kinds.len() / 12) {
        let swapped = edited(record, |json| posts(json).swap(at, at + 1));
        match check(&swapped) {
            Err(Cheat::Post { number, .. }) => assert!((at..=at + 6).contains(&number), "{at}: post {number}"),
            other => panic!("{} and {} exchanged at {at}: {other:?}", kinds[at], kinds[at + 1]),
        }
    }
    let last = kinds.len() - 1;
    // The last two are secrets: neither follows on the other.
    let swapped = edited(record, |json| posts(json).swap(last - 1, last));
    assert_eq!(check(&swapped), Err(Cheat::Course(kinds.len())));
    let twice = edited(record, |json| {
        let again = posts(json)[40].clone();
        posts(json).insert(41, again);
    });
    assert!(matches!(check(&twice), Err(Cheat::Post { number: 41, .. })), "{:?}", check(&twice));
    // In another's name.
    let other = edited(record, |json| {
        let seat = posts(json)[60]["seat"].as_u64().unwrap();
        posts(json)[60]["seat"] = json!((seat + 1) % 3);
    });
    assert!(matches!(check(&other), Err(Cheat::Post { number: 60, .. })), "{:?}", check(&other));
}

#[test]
fn posts_of_another_deal_are_none_of_this_one() {
    let Kept { records, next, .. } = kept();
    let posted = json(next)["posts"].clone();
    let other = edited(&records[1], |json| json["posts"] = posted.clone());
    assert!(
        matches!(check(&other), Err(Cheat::Post { number: 0, why: PostRefusal::Unsigned, .. })),
        "{:?}",
        check(&other)
    );
    let one = edited(&records[1], |json| posts(json)[50] = posted[50].clone());
    assert!(matches!(check(&one), Err(Cheat::Post { number: 50, .. })), "{:?}", check(&one));
    // Whatever all had agreed on stands under every post.
    let lies: [fn(&mut Value); 5] = [
        |json| json["deal"] = json!(7),
        |json| json["room"] = json!("aaaaaaaaaaaaaaaaaaaa"),
        |json| json["room-key"] = serde_json::to_value(some_key()).unwrap(),
        |json| json["keys"][2]["key"] = serde_json::to_value(some_key()).unwrap(),
        |json| json["arrangement"]["pace"] = json!(9_000),
    ];
    for (n, lie) in lies.into_iter().enumerate() {
        let lied = edited(&records[1], lie);
        assert!(matches!(check(&lied), Err(Cheat::Post { number: 0, .. })), "lie {n}: {:?}", check(&lied));
        assert_eq!(lied.witness(), Witness::Altered, "lie {n}");
    }
}

/// The same record with another case in it, written anew: seal and checksum fit.
fn retold(record: &RoomRecord, edit: impl FnOnce(&mut Record)) -> RoomRecord {
    let mut case = ReadRecord::from_text(record.case()).unwrap().record;
    edit(&mut case);
    edited(record, |json| json["case"] = json!(case.to_text()))
}

#[test]
fn another_deal_or_decision_than_the_posts_open_is_found_with_its_place() {
    let record = &kept().records[1];
    assert_eq!(retold(record, |_| {}), *record, "it is written as it was");
    let file = retold(record, |case| {
        let file = &mut case.log.laid.as_mut().unwrap().truth.case_file;
        file.suspect = SuspectId((file.suspect.0 + 1) % 6);
    });
    assert_eq!(check(&file), Err(Cheat::Opened(OpenedPart::CaseFile)));
    let hands = retold(record, |case| {
        let hands = &mut case.log.laid.as_mut().unwrap().truth.hands;
        let [a, b] = [1, 2].map(|seat: usize| hands[seat].iter().next().unwrap());
        let with =
            |hand: CardSet, less, more| -> CardSet { hand.iter().filter(|card| *card != less).chain([more]).collect() };
        (hands[1], hands[2]) = (with(hands[1], a, b), with(hands[2], b, a));
    });
    assert_eq!(check(&hands), Err(Cheat::Opened(OpenedPart::Hand(1))));
    let dice = retold(record, |case| {
        let dice = &mut case.log.laid.as_mut().unwrap().dice;
        dice[2][0] = (dice[2][0] + 1) % 6;
    });
    assert_eq!(check(&dice), Err(Cheat::Opened(OpenedPart::Dice(2))));
    let seed = retold(record, |case| case.log.seed = Seed::from_bytes([3; 32]));
    assert_eq!(check(&seed), Err(Cheat::Opened(OpenedPart::Table)));
    let dealt = retold(record, |case| case.log.laid = None);
    assert_eq!(check(&dealt), Err(Cheat::Opened(OpenedPart::Table)));
    let action = retold(record, |case| case.log.actions[9].0 = SeatId((case.log.actions[9].0.0 + 1) % 3));
    assert_eq!(check(&action), Err(Cheat::Posted(9)));
    let last = case_actions(record) - 1;
    let fewer = retold(record, |case| case.log.actions.truncate(last));
    assert_eq!(check(&fewer), Err(Cheat::Posted(last as u64)));
    let name = retold(record, |case| case.log.seats[0].name = "Bob".into());
    assert_eq!(check(&name), Err(Cheat::Table));
    let byte = edited(record, |json| {
        let text = json["case"].as_str().unwrap().replacen("Ada", "Eda", 1);
        json["case"] = json!(text);
    });
    assert_eq!(check(&byte), Err(Cheat::Altered));
}

fn case_actions(record: &RoomRecord) -> usize {
    ReadRecord::from_text(record.case()).unwrap().record.log.actions.len()
}

#[test]
fn the_record_of_somebody_else_shows_what_one_alone_does_not() {
    let Kept { records, .. } = kept();
    let keys = edited(&records[1], |json| json["keys"][0]["key"] = serde_json::to_value(some_key()).unwrap());
    assert_eq!(records[0].differs(&keys), Some(RecordDifference::Told));
    let name = edited(&records[1], |json| json["seats"][0]["name"] = json!("Somebody else"));
    assert_eq!(records[0].differs(&name), Some(RecordDifference::Told));
    let last = kinds(&records[1]).len() - 1;
    let course = edited(&records[1], |json| {
        posts(json).swap(last - 1, last);
        json["course"] = json!("0".repeat(64));
    });
    assert_eq!(records[0].differs(&course), Some(RecordDifference::Opened));
    // Whoever only watched has signed nothing, so nobody can take a seat's record for theirs without its signature.
    let unsigned = edited(&records[1], |json| json["signature"] = Value::Null);
    assert_eq!(unsigned.witness(), Witness::Altered);
    let taken = edited(&records[1], |json| json["me"] = json!(2));
    assert_eq!(taken.witness(), Witness::Altered);
}

#[test]
fn a_seat_without_a_name_or_with_another_seats_key_is_found() {
    let record = &kept().records[1];
    let nameless = edited(record, |json| drop(json["seats"].as_array_mut().unwrap().pop()));
    let keyless = edited(record, |json| drop(json["keys"].as_array_mut().unwrap().pop()));
    let twice = edited(record, |json| json["keys"][1]["seat"] = json["keys"][0]["seat"].clone());
    for altered in [nameless, keyless, twice] {
        assert_eq!(check(&altered), Err(Cheat::Table));
    }
}

#[test]
fn no_byte_of_a_record_can_be_another() {
    let record = &kept().records[1];
    let text = record.to_text();
    let letters: Vec<_> = text.char_indices().filter(|(_, letter)| letter.is_ascii_alphanumeric()).collect();
    let posted = text.find("\"posts\"").unwrap()..text.find("\"course\"").unwrap();
    let (mut unread, mut refused) = (0, 0);
    // Spread over the whole.
    for (n, (at, letter)) in letters.iter().step_by(letters.len() / 97).enumerate() {
        let other = match letter {
            '0'..='8' | 'a'..='y' | 'A'..='Y' => char::from(*letter as u8 + 1),
            _ => '4',
        };
        let altered = format!("{}{other}{}", &text[..*at], &text[at + 1..]);
        match RoomRecord::from_bytes(altered.as_bytes()) {
            Err(_) => unread += 1,
            // What a field is called that may be left out says nothing once it has another name.
            Ok(altered) if altered == *record => {}
            Ok(altered) => {
                assert_eq!(altered.witness(), Witness::Altered, "{letter} at {at}");
                refused += 1;
                // Each of them takes a while.
                if n % 4 == 0 && posted.contains(at) {
                    let which = text[..*at].matches("{\"seat\"").count()
                        - 1
                        - text[..posted.start].matches("{\"seat\"").count();
                    let found = altered.check(&kept().theme);
                    assert!(matches!(found, Err(Cheat::Post { number, .. }) if number == which), "{which}: {found:?}");
                }
            }
        }
    }
    assert!(refused > 50, "{unread} {refused}");
}

#[test]
fn what_stands_before_the_posts_is_signed_with_them_to_the_letter() {
    let record = &kept().records[1];
    let text = record.to_text();
    let (head, _) = text.split_once("\"posts\"").unwrap();
    let mut altered = 0;
    for (at, _) in head.char_indices().filter(|(_, letter)| letter.is_ascii_alphanumeric()) {
        let other = if &text[at..=at] == "1" { '2' } else { '1' };
        let text = format!("{}{other}{}", &text[..at], &text[at + 1..]);
        match RoomRecord::from_bytes(text.as_bytes()) {
            Err(RoomRecordFault::Broken(_) | RoomRecordFault::Format(_)) => {}
            Ok(read) => {
                assert!(read.witness() == Witness::Altered || read == *record, "{at}: {}", &text[at - 9..at + 9]);
                altered += usize::from(read != *record);
            }
        }
    }
    assert!(altered > 100, "{altered}");
}

/// Writes the files that the tests of the command line read.
#[test]
#[ignore = "writes crates/cli/tests/data anew, for whoever has changed the format"]
fn the_files_for_the_command_line_are_written() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../cli/tests/data");
    let (_, records) = closed(2, 5);
    std::fs::write(folder.join("undealt-of-ada.json"), records[0].to_text()).unwrap();
}
