//! Advice on themes: each lint speaks when it should, and the built-in themes give it nothing to say.

use candlestick_themes::{Theme, ThemeFiles, builtin, builtin_files, builtin_ids};

fn classic() -> ThemeFiles {
    builtin_files("classic-2016").unwrap()
}

fn advice(files: &ThemeFiles) -> Vec<String> {
    let theme = Theme::from_files("classic-2016", files).unwrap();
    theme.lints(files).iter().map(ToString::to_string).collect()
}

/// The advice after exchanges of text in theme.toml.
fn advice_with(changes: &[(&str, &str)]) -> Vec<String> {
    let mut files = classic();
    for (old, new) in changes {
        assert!(files.theme_toml.contains(old), "{old}");
        files.theme_toml = files.theme_toml.replacen(old, new, 1);
    }
    advice(&files)
}

fn advice_on_board(changes: &[(&str, &str)]) -> Vec<String> {
    let mut files = classic();
    for (old, new) in changes {
        assert!(files.board.contains(old), "{old}");
        files.board = files.board.replacen(old, new, 1);
    }
    advice(&files)
}

#[test]
fn the_built_in_themes_need_no_advice() {
    for id in builtin_ids() {
        let lints = builtin(id).unwrap().lints(&builtin_files(id).unwrap());
        assert_eq!(lints, [], "{id}");
    }
}

#[test]
fn a_room_that_no_token_reaches_is_told() {
    let told = advice_with(&[
        ("doors = [{ at = [7, 4], to = \"north\" }]", "doors = []"),
        ("doors = [{ at = [20, 17], to = \"south\" }]", "doors = []"),
    ]);
    assert_eq!(told.len(), 2, "{told:#?}");
    assert!(told[0].starts_with("theme.toml:") && told[0].contains("no token can reach Kitchen"), "{told:#?}");
}

#[test]
fn squares_that_no_token_reaches_are_told_at_the_first() {
    // The dead end at (24,16) cut off from (23,16).
    let told = advice_with(&[("[board]\n", "[board]\nwalls = [[[23, 16], [24, 16]]]\n")]);
    assert_eq!(told, ["board.txt:25:17: no token can reach 1 corridor squares, this one first; join them or write #"]);
}

#[test]
fn a_room_in_pieces_is_told_where_the_second_begins() {
    let told = advice_on_board(&[("DDDDD.............IIIIII", "DDDDD.....D.......IIIIII")]);
    assert_eq!(told.len(), 1, "{told:#?}");
    assert!(told[0].starts_with("board.txt:10:11: Dining Room is drawn in pieces"), "{told:#?}");
}

#[test]
fn a_start_far_from_every_room_is_told() {
    let told = advice_on_board(&[("2................LLLLLLL", "...............2.LLLLLLL")]);
    assert!(told.iter().any(|line| line.contains("Scarlett starts 8 steps from the nearest room")), "{told:#?}");
}

#[test]
fn token_colours_that_look_alike_are_told() {
    let told = advice_with(&[("\"#804b88\"", "\"#2a68a8\"")]);
    assert_eq!(told.len(), 1, "{told:#?}");
    assert!(told[0].contains("Peacock and Plum have token colours"), "{told:#?}");
}

#[test]
fn marks_that_look_alike_are_told() {
    let told = advice_with(&[("mark = \"M\"", "mark = \"0\"")]);
    assert_eq!(told.len(), 1, "{told:#?}");
    assert!(told[0].contains("Mustard and Orchid have marks"), "{told:#?}");
}

#[test]
fn more_weapons_than_rooms_are_told() {
    let more: String = (0..4).map(|n| format!("[[weapons]]\nid = \"w{n}\"\nname = \"W{n}\"\n\n")).collect();
    let told = advice_with(&[("[[rooms]]\n", &format!("{more}[[rooms]]\n"))]);
    assert_eq!(told.len(), 1, "{told:#?}");
    assert!(told[0].contains("10 weapons start in 9 rooms"), "{told:#?}");
}

#[test]
fn dice_that_draw_from_no_deck_and_a_deck_that_no_die_draws_are_told() {
    let plain = "{ steps = 1, draws = true }";
    let told = advice_with(&[(plain, "1"), (plain, "1")]);
    assert!(told[0].contains("nothing draws the deck's cards"), "{told:#?}");
}

#[test]
fn missing_words_are_told() {
    let mut files = classic();
    let rules = files.theme_toml.find("[[how_to_play]]").unwrap();
    files.theme_toml.truncate(rules);
    files.theme_toml = files.theme_toml.replacen("blurb = ", "# blurb = ", 1);
    let told = advice(&files);
    assert!(told[0].contains("there is no blurb") && told[1].contains("[[how_to_play]]"), "{told:#?}");
}

/// That one exchange of text gives one piece of advice, with its place and these words.
#[track_caller]
fn is_told(old: &str, new: &str, expected: &str) {
    let told = advice_with(&[(old, new)]);
    assert_eq!(told.len(), 1, "{told:#?}");
    assert!(told[0].starts_with("theme.toml:") && told[0].contains(expected), "{told:#?}");
}

#[test]
fn a_name_that_does_not_read_on_its_floor_is_told_with_its_contrast() {
    is_told("\"#857763\"", "\"#b0a08c\"", ":10: the name of Kitchen is ivory on this floor, contrast 2.2");
}

#[test]
fn a_token_that_is_lost_on_the_corridor_is_told() {
    is_told("\"#e2a219\"", "\"#dcc494\"", "Mustard's colour is like the corridor's tiles");
}

/// The classic theme with two weapons only, so with 14 cards to deal.
fn with_two_weapons() -> ThemeFiles {
    let mut files = classic();
    let [from, to] =
        ["candlestick", "rope"].map(|id| files.theme_toml.find(&format!("[[weapons]]\nid = \"{id}\"")).unwrap());
    files.theme_toml.replace_range(from..to, "");
    files
}

#[test]
fn small_hands_are_told_for_each_number_of_players() {
    let mut files = with_two_weapons();
    assert_eq!(advice(&files), Vec::<String>::new());
    for room in ["kitchen", "ballroom", "conservatory", "hall"] {
        let id = format!("[[rooms]]\nid = \"{room}\"\n");
        assert!(files.theme_toml.contains(&id));
        files.theme_toml = files.theme_toml.replacen(&id, &format!("{id}answer = false\n"), 1);
    }
    let expected = "with 6 players somebody has only 1 of the 10 cards, others 2; allow fewer players, or add cards";
    let told = advice(&files);
    assert!(told.len() == 1 && told[0].ends_with(expected), "{told:#?}");
}

#[test]
fn many_cards_left_over_are_told() {
    let mut files = with_two_weapons();
    files.theme_toml = files.theme_toml.replacen("[rules]\n", "[rules]\nleftovers = \"face-up\"\n", 1);
    let told = advice(&files);
    let expected = "with 5 players 4 cards are left over and lie face up, 10 are dealt";
    assert!(told.len() == 1 && told[0].contains(expected), "{told:#?}");
}

#[test]
fn a_start_before_a_door_is_told() {
    let told = advice_on_board(&[("........BBBBBBBB.......#", "....1...BBBBBBBB.......#"), ("O#1#", "O###")]);
    assert!(told.iter().any(|line| line.contains("Scarlett starts before a door of Kitchen")), "{told:#?}");
}

#[test]
fn a_start_that_the_others_shut_in_is_told() {
    // Mustard in the blind alley at the bottom right, Scarlett in its mouth.
    let told = advice_on_board(&[
        ("SSSSSSS\nOOOOOO#1#HHHHHH#.#SSSSSS", "SSSSSSS\nOOOOOO###HHHHHH#2#SSSSSS"),
        ("\n2......", "\n#......"),
        ("HHHHHH..SSSSSSS\nOOOOOOO..HHHHHH..SSSSSSS\nOOOOOO#", "HHHHHH..SSSSSSS\nOOOOOOO..HHHHHH#1SSSSSSS\nOOOOOO#"),
    ]);
    assert!(told.iter().any(|line| line.contains("cannot come to any room while the others stand")), "{told:#?}");
}

#[test]
fn verbs_of_some_weapons_only_are_told() {
    let verb = "name = \"Rope\"\nverb = \"tie the Rope\"";
    let told = advice_with(&[("name = \"Rope\"", verb)]);
    assert_eq!(told.len(), 6, "{told:#?}");
    assert!(told[4].contains("Rope has one of its verbs only") && told[5].contains("Wrench has no verb"), "{told:#?}");
}

#[test]
fn a_deck_without_a_name_is_told() {
    is_told("name = \"Clue card\"", "# no name", "the deck's cards have no name of their own");
}

#[test]
fn marks_without_a_rule_and_a_rule_without_marks_are_told() {
    is_told("players = [2, 6]", "players = [2, 6]\nmark = \"draw\"", "marked squares have a rule, but none is drawn");
    let told = advice_on_board(&[("........BBBBBBBB.......#", "..?.....BBBBBBBB.......#")]);
    assert!(told.len() == 1 && told[0].contains("squares drawn with ? do nothing"), "{told:#?}");
}
