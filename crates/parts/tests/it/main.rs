//! A program in parts does what the whole one does, in an engine (Node's), however it is cut.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use candlestick_parts::{Fault, Parts, Sizes, cut, cut_by, note};
use wasmparser::Validator;

const PROGRAM: &str = include_str!("program.wat");
/// The page gives one function; the program's own are numbered from there.
const IMPORTED: u32 = 1;
const OWN: u32 = 10;
const BEGIN: u32 = IMPORTED + OWN - 1;

fn program() -> Vec<u8> {
    wat::parse_str(PROGRAM).unwrap()
}

/// Cut by these sizes, of which the first is for what goes along with what was called.
fn finely(called: &BTreeSet<u32>, along: usize, part: usize) -> Parts {
    cut_by(&program(), called, Sizes { along, part }).unwrap()
}

fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    drop(fs::remove_dir_all(&folder));
    fs::create_dir_all(&folder).unwrap();
    folder
}

fn put(folder: &Path, files: &[(&str, &[u8])]) {
    fs::create_dir_all(folder).unwrap();
    for (name, bytes) in files {
        Validator::new().validate_all(bytes).unwrap();
        fs::write(folder.join(name), bytes).unwrap();
    }
}

fn put_parts(folder: &Path, parts: &Parts) {
    put(folder, &[("first.wasm", &parts.first)]);
    for (number, part) in parts.rest.iter().enumerate() {
        put(folder, &[(&format!("rest-{number}.wasm"), part)]);
    }
}

/// What Node says of all programs of a folder: of each a line, without its name.
fn run(folder: &Path, wanted: &[&str]) -> Vec<String> {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/it/run.mjs");
    let mut node = Command::new("node");
    node.arg(script).arg(folder);
    if !wanted.is_empty() {
        node.arg(wanted.join(","));
    }
    let out = node.output().unwrap();
    assert!(out.status.success(), "{}", String::from_utf8_lossy(&out.stderr));
    let told = String::from_utf8(out.stdout).unwrap();
    told.trim()
        .trim_matches(['[', ']'])
        .split("{\"name\":")
        .skip(1)
        .map(|one| one.trim_end_matches(',').to_owned())
        .collect()
}

/// What a program gave and told the page.
fn outcome(line: &str) -> &str {
    let from = line.find("\"given\"").unwrap();
    &line[from..line.find("\"called\"").unwrap()]
}

fn numbers(line: &str, field: &str) -> BTreeSet<u32> {
    let from = line.find(field).unwrap() + field.len();
    let list = line[from..].split(['[', ']']).nth(1).unwrap();
    list.split(',').filter(|number| !number.is_empty()).map(|number| number.parse().unwrap()).collect()
}

/// Every way to cut the program, `$begin` being called before anybody could ask for the rest.
fn every_cut() -> impl Iterator<Item = BTreeSet<u32>> {
    (0..1_u32 << (OWN - 1)).map(|chosen| {
        (0..OWN - 1).filter(|bit| chosen >> bit & 1 == 1).map(|bit| IMPORTED + bit).chain([BEGIN]).collect()
    })
}

/// `$note` is what `$begin` calls: it must be there as well.
fn begins(called: &BTreeSet<u32>) -> bool {
    called.contains(&(IMPORTED + 4))
}

#[test]
fn a_program_does_the_same_however_it_is_cut() {
    let top = folder("every-cut");
    let program = program();
    put(&top.join("0"), &[("whole.wasm", &program)]);
    let mut cuts = 0;
    for (called, number) in every_cut().filter(begins).zip(1..) {
        // Each function for itself, two or three together, and all.
        for (size, letter) in [(1, "a"), (40, "b"), (100_000, "c")] {
            put_parts(&top.join(format!("1-{number}{letter}")), &finely(&called, 0, size));
            cuts += 1;
        }
    }
    let lines = run(&top, &[]);
    assert_eq!((cuts, lines.len()), (3 * 256, 3 * 256 + 1));
    for line in &lines[1..] {
        assert_eq!(outcome(line), outcome(&lines[0]), "{line}");
    }
    assert!(lines.iter().filter(|line| line.contains("\"asked\":1")).count() > 700, "the rest was asked for");
    assert!(lines.iter().all(|line| !line.contains("\"asked\":2")), "once");
}

#[test]
fn what_was_noted_asks_for_nothing_more() {
    let program = program();
    for wanted in ["even", "byTable", "sum", "numbers", "named"] {
        let noted = folder(&format!("noted-{wanted}"));
        put(&noted.join("0"), &[("noted.wasm", &note(&program).unwrap())]);
        put(&noted.join("1"), &[("whole.wasm", &program)]);
        let lines = run(&noted, &[wanted]);
        assert_eq!(outcome(&lines[0]), outcome(&lines[1]), "noting changes nothing");
        let called = numbers(&lines[0], "\"called\"");
        assert!(called.contains(&BEGIN) && called.len() < OWN as usize, "{wanted}: {called:?}");
        let parts = folder(&format!("parts-{wanted}"));
        put_parts(&parts.join("0"), &cut(&program, &called).unwrap());
        let cut = run(&parts, &[wanted]);
        assert_eq!(outcome(&cut[0]), outcome(&lines[1]));
        assert!(cut[0].contains("\"asked\":0"), "{wanted}: {}", cut[0]);
    }
}

#[test]
fn the_rest_is_shared_out_in_as_few_parts_as_its_size_allows() {
    let called = BTreeSet::from([BEGIN]);
    let parts = |size| finely(&called, 0, size).rest.len();
    // `$named` stays in the first part by what it does, and `$double` as it is named there.
    assert_eq!(parts(1), OWN as usize - 2);
    assert_eq!(parts(100_000), 1);
    let few = parts(60);
    assert!(few > 1 && few < OWN as usize - 2, "{few}");
}

#[test]
fn what_is_small_goes_along_with_what_calls_it() {
    let called = BTreeSet::from([IMPORTED + 3, BEGIN]);
    let lengths = |along| {
        let parts = finely(&called, along, 100_000);
        (parts.first.len(), parts.rest.len())
    };
    // `$by_table` calls nothing by its number, and `$begin` calls `$note`, which is short and calls the page.
    assert!(lengths(60).0 > lengths(0).0);
    assert_eq!(lengths(60).1, 1);
    let all = finely(&(IMPORTED..IMPORTED + OWN).collect(), 0, 100_000);
    assert!(all.rest.is_empty(), "nothing is left");
    let top = folder("along");
    put_parts(&top.join("0"), &finely(&BTreeSet::from([BEGIN]), 60, 100_000));
    put(&top.join("1"), &[("whole.wasm", &program())]);
    let lines = run(&top, &[]);
    assert_eq!(outcome(&lines[0]), outcome(&lines[1]), "`$note` was there when the program began");
}

#[test]
fn what_cannot_be_cut_is_told() {
    let told =
        |program: &[u8], called: &[u32]| cut(program, &called.iter().copied().collect()).unwrap_err().to_string();
    assert!(told(b"no program", &[1]).starts_with("the program can't be read: "));
    assert_eq!(told(&program(), &[]), "no function is named as called: the first part would be empty");
    assert!(matches!(
        cut(&program(), &BTreeSet::from([99])),
        Err(Fault::Stranger { function: 99, from: IMPORTED, to: BEGIN })
    ));
    assert!(matches!(cut(&program(), &BTreeSet::from([0])), Err(Fault::Stranger { function: 0, .. })), "imported");
    let bare = wat::parse_str("(module (func))").unwrap();
    assert_eq!(told(&bare, &[0]), "the program has no table, or not one memory, which cannot be cut");
    let shared = wat::parse_str(r#"(module (import "page" "memory" (memory 1)) (func))"#).unwrap();
    assert_eq!(told(&shared, &[0]), "the program has imports other than functions, which cannot be cut");
}
