//! Theme files: the built-in ones are sound, and faults are told all at once with place and way out.

use std::collections::BTreeSet;

use candlestick_rules::{CardId, Refuters};
use candlestick_themes::{Theme, ThemeFault, ThemeFiles, builtin, builtin_files, builtin_ids};

fn classic() -> ThemeFiles {
    builtin_files("classic-2016").unwrap()
}

/// The faults after one exchange of text in theme.toml.
fn faults_with(old: &str, new: &str) -> Vec<String> {
    let mut files = classic();
    assert!(files.theme_toml.contains(old), "{old} is not in the file");
    files.theme_toml = files.theme_toml.replacen(old, new, 1);
    fault_lines(&files)
}

fn fault_lines(files: &ThemeFiles) -> Vec<String> {
    let faults: Vec<ThemeFault> = Theme::from_files("classic-2016", files).err().unwrap_or_default();
    faults.iter().map(ToString::to_string).collect()
}

#[test]
fn every_built_in_theme_is_sound() {
    let editions = ["classic-2016", "classic-2011", "doctor-who", "big-bang-theory", "master-detective"];
    let own = ["glasshouse", "forty-fathoms"];
    let all: BTreeSet<_> = editions.into_iter().chain(own).collect();
    assert_eq!(BTreeSet::from_iter(builtin_ids()), all);
    for id in builtin_ids() {
        let theme = builtin(id).unwrap_or_else(|faults| panic!("{id}: {faults:?}"));
        assert_eq!(theme.id, id);
    }
}

#[test]
fn the_classic_cast_is_as_published() {
    let theme = builtin("classic-2016").unwrap();
    let ids: Vec<_> = (0..21).map(|card| theme.card_key(CardId(card))).collect();
    let expected = "scarlett mustard orchid green peacock plum candlestick dagger lead-pipe revolver rope wrench kitchen \
                    ballroom conservatory dining-room billiard-room library lounge hall study";
    assert_eq!(ids.join(" "), expected);
    assert_eq!(theme.card_phrase(CardId(10)), "the Rope");
    assert_eq!(theme.card_phrase(CardId(0)), "Miss Scarlett");
    assert_eq!(theme.card_picture(CardId(12)), "themes/classic-2016/pictures/rooms/kitchen.png");
    assert_eq!(theme.deck.len(), 9);
    assert!(theme.rules_text.len() >= 8);
}

#[test]
fn an_unknown_built_in_theme_is_told_with_those_there_are() {
    let faults = builtin("clasic").unwrap_err();
    assert!(faults[0].message.contains("classic-2016"), "{faults:?}");
}

/// The edition's files with each of two beginnings, which an FNV-1a of 64 bits cannot tell apart: other dice, and a remark
/// that was worked out to fit, in a fraction of a second.
fn twins() -> [ThemeFiles; 2] {
    let files = classic();
    let (rules, rest) = (files.theme_toml.find("[rules]").unwrap(), files.theme_toml.find("[board]").unwrap());
    let both = include_str!("../data/one-old-digest.txt").lines().map(|head| ThemeFiles {
        theme_toml: format!("{head}\n{}{}", &files.theme_toml[..rules], &files.theme_toml[rest..]),
        board: files.board.clone(),
    });
    both.collect::<Vec<_>>().try_into().unwrap()
}

#[test]
fn two_themes_with_other_rules_that_the_old_digest_could_not_tell_apart_have_two_digests() {
    let [one, other] = twins().map(|files| Theme::from_files("house", &files).unwrap());
    assert_ne!(one.edition.profile, other.edition.profile, "they are played by other dice");
    assert_eq!(one.old_digest, other.old_digest);
    assert_ne!(one.digest, other.digest);
    assert!(one.digest.len() == 64 && one.old_digest.len() == 16);
}

#[test]
fn a_fault_of_syntax_has_its_place() {
    let told = faults_with("name = \"Kitchen\"", "name = Kitchen");
    assert!(
        told[0].starts_with("theme.toml:111:8: text belongs between straight quotes; write \"Kitchen\""),
        "{told:?}"
    );
}

#[test]
fn a_misspelt_key_gets_the_right_one_suggested() {
    let told = faults_with("colour = \"#c8323c\"", "color = \"#c62c34\"");
    assert_eq!(told.len(), 2, "{told:?}");
    assert!(
        told.iter().any(|line| line.ends_with(":1: `color` is not known here; did you mean `colour`?")),
        "{told:?}"
    );
}

#[test]
fn all_faults_are_told_at_once_in_reading_order() {
    let mut files = classic();
    for (old, new) in [
        ("players = [2, 6]", "players = \"two\""),
        ("\"scarlett\", \"mustard\"", "\"scarlet\", \"mustard\""),
        ("mark = \"M\"", "mark = \"s\""),
        ("colour = \"#e7b8d4\"", "colour = \"pink\""),
        ("id = \"rope\"\n", ""),
        ("{ at = [5, 7], to = \"east\" }", "{ at = [5, 7], to = \"west\" }"),
        ("{ at = [5, 16], to = \"west\" }", "{ at = [5, 15], to = \"west\" }"),
        ("[\"conservatory\", \"lounge\"]", "[\"conservatory\", \"salon\"]"),
        ("do = \"peek\"", "do = \"look\""),
    ] {
        assert!(files.theme_toml.contains(old), "{old}");
        files.theme_toml = files.theme_toml.replacen(old, new, 1);
    }
    let told = fault_lines(&files);
    let expected = [
        "this is the text \"two\"; write a list of two, such as [1, 2]",
        "did you mean `scarlett`?",
        "`scarlett` is missing",
        "there is no room `salon`",
        "the mark `s` is taken",
        "`pink` is not a colour",
        "`id` is missing",
        "write to = \"east\"",
        "inside a room",
        "`look` is not known here; choose from chosen-reveals",
    ];
    for part in expected {
        assert!(told.iter().any(|line| line.contains(part)), "{part} is not told in {told:#?}");
    }
    assert_eq!(told.len(), expected.len(), "{told:#?}");
}

#[test]
fn a_ragged_board_row_is_told_with_its_length() {
    let mut files = classic();
    files.board = files.board.replacen("........BBBBBBBB.......#\n", "........BBBBBBBB.......\n", 1);
    assert_eq!(fault_lines(&files), ["board.txt:8:24: board row 7 has 23 cells, the others 24; draw the rest"]);
}

#[test]
fn signs_and_starts_of_the_board_are_checked() {
    let mut files = classic();
    files.board = files.board.replacen("DDDDD.............IIIIII", "DDDDD..!...7......IIIIII", 1).replacen('5', ".", 1);
    let told = fault_lines(&files);
    assert_eq!(told.len(), 3, "{told:#?}");
    assert!(told[0].contains("the start mark 5 is not drawn"), "{told:#?}");
    assert!(told[1].starts_with("board.txt:10:8: `!` is not known"), "{told:#?}");
    assert!(told[2].starts_with("board.txt:10:12: no suspect starts at 7"), "{told:#?}");
}

/// Themes of before say `answers` and `when-answering`.
#[test]
fn what_these_words_of_the_rules_were_called_before_is_still_read() {
    let mut files = classic();
    files.theme_toml = files.theme_toml.replacen("[rules]\n", "[rules]\nanswers = \"all\"\n", 1);
    let theme = Theme::from_files("classic-2016", &files).expect("a sound theme");
    assert_eq!(theme.edition.profile.refuters, Refuters::All);
    let (now, mut before) = (builtin("doctor-who").unwrap(), builtin_files("doctor-who").unwrap());
    assert!(before.theme_toml.contains("\"when-refuting\""));
    before.theme_toml = before.theme_toml.replace("\"when-refuting\"", "\"when-answering\"");
    let theme = Theme::from_files("doctor-who", &before).expect("a sound theme");
    assert_eq!(theme.edition, now.edition);
}

#[test]
fn counts_that_cannot_be_played_are_told() {
    assert!(faults_with("players = [2, 6]", "players = [1, 7]")[0].contains("from 2 to 6"));
    assert!(faults_with("two_side_room_cards = 4", "two_side_room_cards = 200")[0].contains("at most 9"));
    assert!(faults_with("dice = [", "dice = [[300],")[0].contains("0 to 20 steps"));
    assert!(faults_with("dice = [", "dice = [[],")[0].contains("1 to 20 faces"));
}

#[test]
fn pictures_stay_inside_the_theme() {
    for path in ["../x.png", "/etc/x.png", "a//b.png", "C:\\\\x.png", "pictures/.hidden.png", "x.exe"] {
        let told = faults_with("name = \"Rope\"", &format!("name = \"Rope\"\npicture = \"{path}\""));
        assert!(told[0].contains("inside the theme's folder"), "{path}: {told:?}");
    }
}

#[test]
fn hostile_texts_are_told_and_never_panic() {
    let deep = format!("title = {}", "[".repeat(100_000));
    let many: String = (0..5000).map(|n| format!("key{n} = 1\n")).collect();
    let suspects: String = (0..400).map(|n| format!("[[suspects]]\nid = \"s{n}\"\n")).collect();
    let rooms: String = (0..400)
        .map(|n| format!("[[rooms]]\nid = \"r{n}\"\ndoors = [{{ at = [65535, 65535], to = \"south\" }}]\n"))
        .collect();
    let huge_board = "#".repeat(250_000);
    let tall_board = "#\n".repeat(100_000);
    let long_name = format!("title = \"{}\"", "x".repeat(100_000));
    let tomls = [
        "",
        "\u{feff}",
        "title",
        "title = nan",
        "title = \"\\u0000\u{202e}\"",
        &deep,
        &many,
        &suspects,
        &rooms,
        &long_name,
    ];
    for toml in tomls {
        for board in ["", "\n\n", "é\u{0}\r\r\n", &huge_board, &tall_board] {
            let files = ThemeFiles { theme_toml: toml.into(), board: board.into() };
            assert!(!fault_lines(&files).is_empty(), "{toml:.40}");
        }
    }
    let files = ThemeFiles { theme_toml: "#".repeat(300_000), board: String::new() };
    assert!(fault_lines(&files)[0].contains("at most 262144 bytes"));
}

#[test]
fn no_single_change_of_the_file_panics() {
    let whole = classic();
    for (n, _) in whole.theme_toml.char_indices().step_by(7).take(1100) {
        let mut files = whole.clone();
        files.theme_toml.replace_range(n..=n, "\"");
        let _ = fault_lines(&files);
        files.theme_toml = whole.theme_toml[..n].into();
        let _ = fault_lines(&files);
    }
}
