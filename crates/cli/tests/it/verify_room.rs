//! What `candlestick verify` tells of a room's record: of an honest room, of one that lied, and of what cannot be read.
//!
//! The records are written by `cargo test -p candlestick-online --test it the_files_for -- --ignored`.

use std::fs;

use crate::{folders::TestFolder, program::program};
use serde_json::{Value, json};

const ADA: &str = include_str!("../data/room-of-ada.json");
const GUEST: &str = include_str!("../data/room-of-a-guest.json");

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
    let mut json = serde_json::from_str(GUEST).unwrap();
    edit(&mut json);
    json.to_string()
}

#[test]
fn an_honest_room_is_told_with_all_that_was_checked() {
    let (status, told, complaint) = verify("room-honest", GUEST, Some(ADA), &[]);
    assert_eq!((status, complaint.as_str()), (Some(0), ""), "{told}");
    for part in ["3 shares", "people are signed", "a short checksum", "the room has signed", "The room was honest."] {
        assert!(told.contains(part), "{part}: {told}");
    }
    assert!(!told.contains('[') && !told.contains("{$"), "{told}");
    let (status, told, _) = verify("room-honest-json", GUEST, None, &["--json"]);
    let told: Value = serde_json::from_str(&told).unwrap();
    assert_eq!((status, &told["fair"], &told["cheat"]), (Some(0), &json!(true), &Value::Null));
    assert!(told["signed"].as_u64().unwrap() > 20 && told["knows-deal"] == json!(true), "{told}");
    assert_eq!(told["short-digest"], json!(true), "it was kept when themes had no better one");
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
    assert!(status == Some(1) && told.contains("another case was opened"), "{told}");
}

#[test]
fn what_cannot_be_read_is_told_with_its_file() {
    let later = GUEST.replacen("\"v\":1", "\"v\":9", 1);
    let theme = edited(|json| {
        let record = json["revealed"]["record"].as_str().unwrap().replace("classic-2016", "clasic");
        json["revealed"]["record"] = json!(record);
    });
    for (n, (text, part)) in [
        (&GUEST[..900], "no room’s record"),
        (&later, "newer version"),
        (&theme, "say where it is: --theme"),
        ("{}", "no saved case"),
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
