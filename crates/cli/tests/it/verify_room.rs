//! Tests what `candlestick verify` tells of a room's record: of an honest room, of one that lied, and of what cannot be
//! read.
//!
//! The records of a dealt case are written by `cargo test -p candlestick-online --test it room_record::the_files_for -- --ignored`,
//! that of one that nobody dealt by the same with `undealt_record`.

use std::fs;

use crate::{folders::TestFolder, program::program};
use serde_json::{Value, json};

const ADA: &str = include_str!("../data/room-of-ada.json");
const GUEST: &str = include_str!("../data/room-of-a-guest.json");
/// Of a case that nobody dealt.
const UNDEALT: &str = include_str!("../data/undealt-of-ada.json");

/// The program's exit status and what it prints, of a record and that of somebody else.
fn verify(name: &str, record: &str, other: Option<&str>, flags: &[&str]) -> (Option<i32>, String, String) {
    let folder = TestFolder::new(name);
    fs::create_dir(&*folder).unwrap();
    fs::write(folder.join("room.json"), record).unwrap();
    let mut program = program();
    program.env("LANG", "en").env_remove("LC_ALL").arg("verify").arg(folder.join("room.json")).args(flags);
    if let Some(other) = other {
        fs::write(folder.join("other.json"), other).unwrap();
        program.arg("--with").arg(folder.join("other.json"));
    }
    let output = program.output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (output.status.code(), text(output.stdout), text(output.stderr))
}

/// The same with something else in it.
fn edited(edit: impl FnOnce(&mut Value)) -> String {
    edited_of(GUEST, edit)
}

fn edited_of(record: &str, edit: impl FnOnce(&mut Value)) -> String {
    let mut json = serde_json::from_str(record).unwrap();
    edit(&mut json);
    json.to_string()
}

#[test]
fn an_honest_room_is_told_with_all_that_was_checked() {
    let (status, told, complaint) = verify("room-honest", GUEST, Some(ADA), &[]);
    assert_eq!((status, complaint.as_str()), (Some(0), ""), "{told}");
    for part in [
        "3 shares",
        "people are signed",
        "a checksum of an earlier version",
        "the room has signed",
        "The room was honest.",
    ] {
        assert!(told.contains(part), "{part}: {told}");
    }
    assert!(!told.contains('[') && !told.contains("{$"), "{told}");
    let (status, told, _) = verify("room-honest-json", GUEST, None, &["--json"]);
    let told: Value = serde_json::from_str(&told).unwrap();
    assert_eq!((status, &told["fair"], &told["cheat"]), (Some(0), &json!(true), &Value::Null));
    assert!(told["signed"].as_u64().unwrap() > 20 && told["knows-deal"] == json!(true), "{told}");
    assert_eq!(told["earlier-digest"], json!(true), "it was kept when themes had no better one");
}

#[test]
fn a_room_that_lied_is_told_with_how_and_where() {
    let dropped = edited(|json| drop(json["revealed"]["signatures"].as_array_mut().unwrap().remove(0)));
    let (status, told, complaint) = verify("room-unsigned", &dropped, None, &[]);
    assert_eq!((status, complaint.as_str()), (Some(1), ""));
    assert!(told.contains("not signed by") && told.contains("It is decision "), "{told}");
    assert!(!told.contains("The room was honest."), "{told}");
    let (_, told, _) = verify("room-unsigned-json", &dropped, None, &["--json"]);
    let told: Value = serde_json::from_str(&told).unwrap();
    assert_eq!((&told["cheat"], &told["fair"]), (&json!("unsigned"), &json!(false)));
    let secret = edited(|json| json["revealed"]["secret"] = json!("0".repeat(64)));
    assert_eq!(verify("room-secret", &secret, None, &[]).0, Some(1));
}

#[test]
fn a_file_that_was_altered_and_a_room_that_played_two_cases_are_told() {
    let altered = edited(|json| json["told"]["last"]["head"] = json!("0".repeat(64)));
    let (status, told, _) = verify("room-altered", &altered, None, &[]);
    assert!(status == Some(1) && told.contains("the file was altered"), "{told}");
    let other = edited(|json| drop(json["revealed"]["signatures"].as_array_mut().unwrap().remove(0)));
    let (status, told, _) = verify("room-two-cases", ADA, Some(&other), &[]);
    assert!(status == Some(1) && told.contains("A different case was revealed"), "{told}");
}

#[test]
fn a_case_that_nobody_dealt_is_told_with_all_that_was_heard_again() {
    let (status, told, complaint) = verify("undealt-holds", UNDEALT, None, &[]);
    assert_eq!((status, complaint.as_str()), (Some(0), ""), "{told}");
    for part in [
        "that nobody dealt",
        "posts are valid",
        "the one that the posts reveal",
        "signed it with the key",
        "Nobody dealt, and",
    ] {
        assert!(told.contains(part), "{part}: {told}");
    }
    assert!(!told.contains('[') && !told.contains("{$") && !told.contains("room was"), "{told}");
    let (status, told, _) = verify("undealt-json", UNDEALT, None, &["--json"]);
    let told: Value = serde_json::from_str(&told).unwrap();
    assert_eq!(
        (status, &told["undealt"], &told["fair"], &told["told"]),
        (Some(0), &json!(true), &json!(true), &json!("signed"))
    );
    assert!(told["posts"].as_u64().unwrap() > 60, "{told}");
}

#[test]
fn what_does_not_hold_of_a_case_that_nobody_dealt_is_told_with_its_place() {
    let posts = |json: &mut Value, edit: fn(&mut Vec<Value>)| edit(json["posts"].as_array_mut().unwrap());
    let case = |json: &mut Value, from: &str, to: &str| {
        let text = json["case"].as_str().unwrap().replacen(from, to, 1);
        json["case"] = json!(text);
    };
    let lies: [(&str, String, &[&str]); 5] = [
        (
            "dropped",
            edited_of(UNDEALT, |json| posts(json, |posts| drop(posts.remove(30)))),
            &["It is post 31 of 147", "follows from"],
        ),
        (
            "cut",
            edited_of(UNDEALT, |json| posts(json, |posts| drop(posts.pop()))),
            &["the end of the case", "after all posts"],
        ),
        (
            "swapped",
            edited_of(UNDEALT, |json| {
                posts(json, |posts| {
                    let last = posts.len() - 1;
                    posts.swap(last - 1, last);
                });
            }),
            &["order in which they were posted", "after all posts"],
        ),
        ("retold", edited_of(UNDEALT, |json| case(json, "Ada", "Eva")), &["was altered after"]),
        (
            "seat",
            edited_of(UNDEALT, |json| posts(json, |posts| posts[20]["seat"] = json!(9))),
            &["post 20 of", "nobody sits"],
        ),
    ];
    for (name, lie, parts) in lies {
        let (status, told, complaint) = verify(&format!("undealt-{name}"), &lie, None, &[]);
        assert_eq!((status, complaint.as_str()), (Some(1), ""), "{name}: {told}");
        for part in parts.iter().chain(&["This record is not valid", "it was altered"]) {
            assert!(told.contains(part), "{name}, {part}: {told}");
        }
        assert!(!told.contains("everything that was posted is valid"), "{told}");
        let (_, told, _) = verify(&format!("undealt-{name}-json"), &lie, Some(UNDEALT), &["--json"]);
        let told: Value = serde_json::from_str(&told).unwrap();
        assert_eq!((&told["fair"], told["cheat"].is_string()), (&json!(false), true), "{name}");
    }
    let (status, told, _) = verify("undealt-with-dealt", UNDEALT, Some(GUEST), &[]);
    assert!(status == Some(1) && told.contains("The other file is of another case."), "{told}");
}

#[test]
fn what_cannot_be_read_is_told_with_its_file() {
    let later = GUEST.replacen("\"v\":1", "\"v\":9", 1);
    let theme = edited(|json| {
        let record = json["revealed"]["record"].as_str().unwrap().replace("classic-2016", "clasic");
        json["revealed"]["record"] = json!(record);
    });
    for (n, (text, part)) in [
        (&GUEST[..900], "not a room’s record"),
        (&later, "newer version"),
        (&theme, "say where it is with --theme"),
        ("{}", "not a saved case"),
    ]
    .into_iter()
    .enumerate()
    {
        let (status, told, complaint) = verify(&format!("room-broken-{n}"), text, None, &[]);
        assert_eq!((status, told.as_str()), (Some(2), ""), "{complaint}");
        assert!(complaint.contains("room.json") && complaint.contains(part), "{part}: {complaint}");
    }
    let (status, _, complaint) = verify("room-with-noise", GUEST, Some("noise"), &[]);
    assert!(status == Some(2) && complaint.contains("other.json"), "{complaint}");
}
