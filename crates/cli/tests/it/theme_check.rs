//! `candlestick theme check`: what it prints and how it exits, on themes as people have them on disk.

use std::{
    fs,
    path::Path,
    process::{Command, Stdio},
};

use crate::folders::TestFolder;

/// What the program printed and whether it exited with 0.
fn run(args: &[&str]) -> (bool, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_candlestick-cli")).args(args).output().unwrap();
    let text = String::from_utf8(output.stdout).unwrap() + &String::from_utf8(output.stderr).unwrap();
    (output.status.success(), text)
}

#[test]
fn whoever_stops_reading_a_report_is_told_no_fault() {
    let mut program = Command::new(env!("CARGO_BIN_EXE_candlestick-cli"))
        .args(["puzzle", "--seed", "1"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(program.stdout.take());
    let output = program.wait_with_output().unwrap();
    assert!(output.status.success() && output.stderr.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));
}

fn check(folder: &Path, flags: &[&str]) -> (bool, String) {
    let mut args = vec!["theme", "check", folder.to_str().unwrap()];
    args.extend_from_slice(flags);
    run(&args)
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap().flatten() {
        let (from, to) = (entry.path(), to.join(entry.file_name()));
        if from.is_dir() {
            copy(&from, &to);
        } else {
            fs::copy(from, to).unwrap();
        }
    }
}

/// A copy of the classic theme, pictures and all, with one exchange of text in a file.
fn classic(name: &str, changes: &[(&str, &str, &str)]) -> TestFolder {
    let folder = TestFolder::new(&format!("check-{name}"));
    copy(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets/themes/classic-2016"), &folder);
    for (file, old, new) in changes {
        let text = fs::read_to_string(folder.join(file)).unwrap();
        assert!(text.contains(old), "{old}");
        fs::write(folder.join(file), text.replacen(old, new, 1)).unwrap();
    }
    folder
}

#[test]
fn a_sound_theme_passes_also_strictly_and_its_hands_are_told() {
    let folder = classic("sound", &[]);
    let (passed, text) = check(&folder, &["--strict"]);
    assert!(passed && text.contains("Classic 2016: no fault, and nothing"), "{text}");
    assert!(text.contains("2 players: hands of 7 7, 4 cards aside\n"), "{text}");
    assert!(text.contains("5 players: hands of 4 4 4 3 3\n"), "{text}");
}

#[test]
fn faults_are_shown_with_the_text_underlined_and_the_way_out() {
    let changes = [
        ("theme.toml", "colour = \"#c8323c\"", "color = \"#c8323c\""),
        ("board.txt", "........BBBBBBBB.......#", "........BBBBBBBB......."),
    ];
    let (passed, text) = check(&classic("faults", &changes), &[]);
    assert!(!passed);
    let underlined = "error: `color` is not known here\n   ┌─ theme.toml:37:1\n   │\n37 │ color = \"#c8323c\"\n   \
                      │ ^^^^^ did you mean `colour`?\n";
    assert!(text.contains(underlined), "{text}");
    assert!(text.contains("board row 7 has 23 cells, the others 24\n  ┌─ board.txt:8:24\n"), "{text}");
    assert!(text.ends_with("3 faults. The theme cannot be played like this.\n"), "{text}");
    assert!(!text.contains('\u{1b}'), "colour only on a terminal: {text}");
}

#[test]
fn advice_fails_only_strictly() {
    let folder = classic("advice", &[("theme.toml", "mark = \"Pl\"", "mark = \"5\"")]);
    let (passed, text) = check(&folder, &[]);
    assert!(passed && text.contains("warning: Scarlett and Plum have marks that look alike"), "{text}");
    assert!(text.contains("no fault, one piece of advice."), "{text}");
    assert!(!check(&folder, &["--strict"]).0);
}

#[test]
fn pictures_are_looked_at() {
    let folder = classic("pictures", &[]);
    let pictures = folder.join("pictures");
    let hall = fs::read(pictures.join("rooms/hall.png")).unwrap();
    let sized = |width: u32, height: u32, depth: u8| {
        let mut bytes = hall.clone();
        bytes[16..20].copy_from_slice(&width.to_be_bytes());
        bytes[20..24].copy_from_slice(&height.to_be_bytes());
        bytes[24] = depth;
        bytes
    };
    fs::remove_file(pictures.join("rooms/hall.png")).unwrap();
    fs::write(pictures.join("rooms/hal.png"), sized(128, 128, 8)).unwrap();
    fs::write(pictures.join("rooms/study.png"), sized(600, 600, 8)).unwrap();
    fs::write(pictures.join("rooms/lounge.png"), sized(32, 32, 8)).unwrap();
    fs::write(pictures.join("rooms/library.png"), sized(128, 64, 16)).unwrap();
    fs::write(pictures.join("rooms/kitchen.png"), [sized(128, 128, 8), vec![0; 300_000]].concat()).unwrap();
    fs::write(pictures.join("cover.jpg"), "x").unwrap();
    let (passed, text) = check(&folder, &[]);
    assert!(passed, "{text}");
    for expected in [
        "its picture pictures/rooms/hall.png is missing",
        "pictures/rooms/hal.png: nothing shows this picture\n = is it meant to be pictures/rooms/hall.png?",
        "pictures/rooms/study.png: this picture is 600 × 600, larger than ever seen",
        "pictures/rooms/lounge.png: this picture is only 32 × 32",
        "pictures/rooms/library.png: this picture is 128 × 64\n",
        "pictures/rooms/library.png: this picture has 16 bits a channel",
        "pictures/rooms/kitchen.png: this picture has 295 KiB",
        "pictures/cover.jpg: the game shows only PNG pictures",
    ] {
        assert!(text.contains(expected), "{expected} is not told in {text}");
    }
    assert!(text.contains("no fault, 8 pieces of advice"), "{text}");
    fs::write(pictures.join("rooms/study.png"), sized(30_000, 30_000, 8)).unwrap();
    fs::write(pictures.join("rooms/lounge.png"), "GIF89a").unwrap();
    let (passed, text) = check(&folder, &[]);
    assert!(!passed && text.contains("this picture is 30000 × 30000"), "{text}");
    assert!(text.contains("pictures/rooms/lounge.png: this is no PNG picture"), "{text}");
}

#[test]
fn every_theme_of_our_own_passes_strictly() {
    let themes = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets/themes");
    for id in candlestick_themes::builtin_ids() {
        let (passed, text) = check(&themes.join(id), &["--strict"]);
        assert!(passed, "{id}: {text}");
    }
}

#[test]
fn a_program_reads_the_same_as_json() {
    let folder = classic("json", &[("theme.toml", "mark = \"Pl\"", "mark = \"5\"")]);
    let (passed, text) = check(&folder, &["--json"]);
    let found: serde_json::Value = serde_json::from_str(&text).unwrap();
    assert!(passed && found["title"] == "Classic 2016" && found["faults"] == serde_json::json!([]), "{text}");
    assert_eq!((&found["advice"][0]["file"], &found["advice"][0]["line"]), (&"theme.toml".into(), &76.into()));
    assert_eq!(found["players"][3]["sizes"], serde_json::json!([4, 4, 4, 3, 3]));
}

#[test]
fn what_is_not_there_is_told() {
    for path in ["/nowhere/at-all", "/nowhere/at-all.zip"] {
        let (passed, text) = check(Path::new(path), &["--json"]);
        let found: serde_json::Value = serde_json::from_str(&text).unwrap();
        assert!(!passed && found["faults"][0]["message"].as_str().unwrap().contains("cannot be read"), "{text}");
    }
}

#[test]
fn a_long_line_is_cut_and_made_harmless() {
    let long = format!("title = \"{}\u{202e}{}\" x", "y".repeat(300), "z".repeat(300));
    let (passed, text) = check(&classic("long", &[("theme.toml", "title = \"Classic 2016\"", &long)]), &[]);
    assert!(!passed && text.lines().all(|line| line.chars().count() < 200), "{text}");
    assert!(!text.contains('\u{202e}'), "{text}");
}
