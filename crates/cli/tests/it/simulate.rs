//! Tests who sits at simulated tables, and what of their cases is counted.

use std::process::Output;

use crate::program::program;

use serde_json::{Value, json};

fn simulate(line: &str) -> Output {
    let program = program().arg("simulate").args(line.split(' ')).output();
    program.unwrap()
}

#[track_caller]
fn said(line: &str) -> String {
    let output = simulate(line);
    let complaint = String::from_utf8(output.stderr).unwrap();
    assert!(output.status.success(), "{complaint}");
    String::from_utf8(output.stdout).unwrap()
}

/// The report on the only table.
#[track_caller]
fn table(line: &str) -> Value {
    let report: Value = serde_json::from_str(&said(&format!("{line} --json"))).unwrap();
    assert_eq!(report["tables"].as_array().map(Vec::len), Some(1));
    report["tables"][0].clone()
}

#[track_caller]
fn refused(line: &str) -> String {
    let output = simulate(line);
    assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0));
    String::from_utf8(output.stderr).unwrap()
}

#[test]
fn any_suspects_can_sit_down_and_the_report_names_them() {
    let line = "classic-2016 --suspects plum,scarlett,peacock --games 2 --levels novice";
    let seats = table(line)["seats"].clone();
    let suspects: Vec<_> = seats.as_array().unwrap().iter().map(|seat| seat["suspect"].clone()).collect();
    assert_eq!(suspects, ["plum", "scarlett", "peacock"]);
    let told = said(line);
    let at = |name: &str| told.find(name).unwrap_or_else(|| panic!("{name}: {told}"));
    assert!(at("Seat 1 (Professor Plum)") < at("Seat 2 (Miss Scarlett)"), "{told}");
    assert!(at("Seat 2 (Miss Scarlett)") < at("Seat 3 (Mrs. Peacock)"), "{told}");
}

#[test]
fn who_sits_where_is_in_the_log() {
    let folder = crate::folders::TestFolder::new("simulate-suspects");
    std::fs::create_dir(&*folder).unwrap();
    let file = folder.join("case.json");
    let line = "classic-2016 --suspects plum,scarlett --corner-rooms --games 1 --levels novice --log";
    said(&format!("{line} {}", file.display()));
    let log = candlestick_game::ReadRecord::from_bytes(&std::fs::read(file).unwrap()).unwrap().record.log;
    let theme = candlestick_themes::builtin("classic-2016").unwrap();
    let seated: Vec<_> = log.setup.seats.iter().map(|suspect| theme.suspects[suspect.index()].id.as_str()).collect();
    assert_eq!((seated, log.setup.corner_rooms), (vec!["plum", "scarlett"], true));
}

#[test]
fn wrong_suspects_are_told_with_those_that_there_are() {
    let told = refused("classic-2016 --suspects plum,moriarty,scarlett --games 1");
    assert!(told.contains("moriarty") && told.contains("scarlett, "), "{told}");
    let told = refused("classic-2016 --suspects plum,scarlett,plum --games 1");
    assert!(told.contains("plum sits at two seats"), "{told}");
    assert!(refused("classic-2016 --suspects plum --games 1").contains("2 to 6"));
    assert!(refused("classic-2016 --suspects plum,scarlett --players 2").contains("--players"));
}

#[test]
fn corner_rooms_are_refused_where_they_mean_nothing() {
    for line in ["classic-2016 --players 3 --corner-rooms", "master-detective --corner-rooms --games 1"] {
        let told = refused(line);
        assert!(told.contains("--corner-rooms") && told.contains("two players"), "{told}");
    }
}

#[test]
fn cards_and_powers_are_counted() {
    let line = "doctor-who --players 3 --games 12 --levels detective";
    let with = table(line);
    let sum = |table: &Value, list: &str, what: &str| -> u64 {
        table[list].as_array().unwrap().iter().map(|row| row[what].as_u64().unwrap()).sum()
    };
    let (drawn, used) = (sum(&with, "cards", "drawn"), sum(&with, "cards", "used"));
    assert!(used > 0 && used <= drawn, "{used} of {drawn}");
    // Each of three players has one power and may use it once in a case.
    let powers = sum(&with, "powers", "used");
    assert!((1..=36).contains(&powers), "{powers}");
    assert_eq!(with["powers"].as_array().map(Vec::len), Some(3));
    let told = said(line);
    assert!(told.contains(&format!("Cards drawn: {drawn}, used: {used}")), "{told}");
    assert!(told.contains(&format!("Powers used: {powers}")), "{told}");

    let without = table(&format!("{line} --original"));
    assert_eq!((&without["cards"], &without["powers"]), (&json!([]), &json!([])));
    let told = said(&format!("{line} --original"));
    assert!(!told.contains("Cards drawn") && !told.contains("Powers used"), "{told}");
}

#[test]
fn people_read_the_report_in_their_language_and_programs_in_english() {
    let spoken = |language: &str, line: &str| program().env("LC_ALL", language).args(line.split(' ')).output().unwrap();
    let said = |language: &str, line: &str| String::from_utf8(spoken(language, line).stdout).unwrap();
    let simulate = "simulate classic-2016 --players 3 --games 2 --levels novice";
    let arena = "arena --theme classic-2016 --seats novice,novice,novice --games 3";
    for (language, simulated, contested) in [
        ("de_DE.UTF-8", "2 Fälle von ", "Züge im Schnitt"),
        ("es_ES.UTF-8", "2 casos de ", "turnos de media"),
        ("fr_FR.UTF-8", "2 enquêtes", "tours en moyenne"),
        ("pl_PL.UTF-8", "2 sprawy", "tury średnio"),
    ] {
        let told = [said(language, simulate), said(language, arena)];
        assert!(told[0].contains(simulated) && told[1].contains(contested), "{told:?}");
        assert!(told.iter().all(|told| told.contains(',') && !told.contains('[')), "{told:?}");
    }
    let json = |language: &str, line: &str| -> Value {
        let mut report: Value = serde_json::from_str(&said(language, &format!("{line} --json"))).unwrap();
        report["tables"][0]["thinking"].take();
        report
    };
    assert_eq!(json("de_DE.UTF-8", simulate), json("C", simulate));
    let wrong = |line: &str| String::from_utf8(spoken("de_DE.UTF-8", line).stderr).unwrap();
    assert!(wrong("simulate classic-2016 --suspects moriarty").contains("möglich sind"));
    assert!(wrong("simulate classic-2016 --players 9 --games 1").contains("Plätze"));
    assert!(wrong("arena --theme classic-2016 --seats wizard,novice").contains("eine Spielweise"));
}

#[test]
fn the_report_says_what_a_wrong_accusation_is() {
    let told = said("classic-2016 --players 3 --games 1 --levels novice");
    assert!(told.contains("Wrong accusations: 0") && told.contains("not the three cards of the case file"), "{told}");
}
