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
    is_told(
        "\"#857763\"",
        "\"#b0a08c\"",
        ":10: the name of Kitchen is written in ivory on this floor, with a contrast of 2.2",
    );
}

#[test]
fn wood_paper_and_lines_that_nothing_reads_on_are_told() {
    let house = |line: &str| format!("[house]\n{line}\n\n[rules]\n");
    is_told(
        "[rules]\n",
        &house("wood = \"#8f7a60\"\naccent = \"#fff4dc\""),
        "letters on this wood are light; choose a darker one: contrast",
    );
    is_told("[rules]\n", &house("paper = \"#a08060\""), "letters on this paper are dark; choose a lighter one");
    is_told("[rules]\n", &house("accent = \"#4a3a32\""), "these lines lie on the wood; choose a lighter colour");
}

#[test]
fn a_token_that_is_lost_on_the_corridor_is_told() {
    is_told("\"#e2a219\"", "\"#9a8860\"", "Mustard's colour is like the corridor's tiles");
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
    assert!(told.iter().any(|line| line.contains("Scarlett starts in front of a door of Kitchen")), "{told:#?}");
}

#[test]
fn a_start_that_the_others_shut_in_is_told() {
    // Mustard in the blind alley at the bottom right, Scarlett in its mouth.
    let told = advice_on_board(&[
        ("SSSSSSS\nOOOOOO#1#HHHHHH#.#SSSSSS", "SSSSSSS\nOOOOOO###HHHHHH#2#SSSSSS"),
        ("\n2......", "\n#......"),
        ("HHHHHH..SSSSSSS\nOOOOOOO..HHHHHH..SSSSSSS\nOOOOOO#", "HHHHHH..SSSSSSS\nOOOOOOO..HHHHHH#1SSSSSSS\nOOOOOO#"),
    ]);
    assert!(told.iter().any(|line| line.contains("cannot reach any room while the others stand")), "{told:#?}");
}

#[test]
fn verbs_of_some_weapons_only_are_told() {
    let verb = "name = \"Rope\"\nverb = \"tie the Rope\"";
    let told = advice_with(&[("name = \"Rope\"", verb)]);
    assert_eq!(told.len(), 6, "{told:#?}");
    assert!(told[4].contains("Rope has only one of its verbs") && told[5].contains("Wrench has no verb"), "{told:#?}");
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

#[test]
fn a_board_in_two_pieces_is_told_at_the_start_that_is_cut_off() {
    let theme_toml = include_str!("../bad_themes/sound.toml");
    let files = ThemeFiles {
        theme_toml: theme_toml.replace("at = [2, 2], to = \"south\"", "at = [2, 6], to = \"north\""),
        board: "AAA1#2CCC\nAAA.#.CCC\n....#....".into(),
    };
    let board = |files: &ThemeFiles| -> Vec<String> {
        advice(files).into_iter().filter(|line| line.starts_with("board.txt")).collect()
    };
    let told = "the board is in separate pieces: Ann can never reach Cellar, but others can; join the corridors, or write a \
                link or a passage";
    assert_eq!(board(&files), [format!("board.txt:1:4: {told}")]);
    let theme_toml = files.theme_toml.replace("[rules]", "[board]\nlinks = [[[2, 3], [2, 5]]]\n\n[rules]");
    assert_eq!(board(&ThemeFiles { theme_toml, ..files }), Vec::<String>::new(), "a link joins them");
}

#[test]
fn a_start_that_is_walled_in_is_told_whatever_tokens_do_to_each_other() {
    for rule in ["", "tokens_in_the_way = \"pass\"\n"] {
        let told = advice_with(&[
            ("[board]\n", "[board]\nwalls = [[[24, 7], [23, 7]]]\n"),
            ("[rules]\n", &format!("[rules]\n{rule}")),
        ]);
        assert_eq!(
            told,
            ["board.txt:25:8: Scarlett is walled in at the start and cannot reach any room; open a way out"]
        );
    }
}

#[test]
fn letters_that_no_font_of_the_game_has_are_told_with_their_code_points() {
    is_told("name = \"Clue card\"", "name = \"🕯 card\"", "the game's fonts lack `🕯` (U+1F56F); write this another way");
    let told = advice_with(&[("text = \"", "text = \"ع ")]);
    assert!(told.len() == 1 && told[0].contains("fonts lack `ع` (U+0639)"), "{told:#?}");
    assert_eq!(advice_with(&[("name = \"Rope\"", "name = \"Corde à nœuds – “belle”\"")]), Vec::<String>::new());
}

#[test]
fn names_in_another_script_are_advised_against_only_where_a_letter_of_it_hides_among_latin_ones() {
    for name in ["Веревка", "Σχοινί", "ロープ", "밧줄", "Dây thừng"] {
        assert_eq!(advice_with(&[("name = \"Rope\"", &format!("name = \"{name}\""))]), Vec::<String>::new(), "{name}");
    }
    is_told(
        "name = \"Rope\"",
        "name = \"R\u{43e}pe\"",
        "`\u{43e}` (U+043E, which only looks like o) among Latin letters; write the Latin one",
    );
}

#[test]
fn two_cards_or_players_of_one_name_are_told() {
    is_told("name = \"Rope\"", "name = \"dagger\"", "two cards are called dagger, this one and `dagger`; rename one");
    is_told("name = \"Rope\"", "name = \"Kitchen\"", "two cards are called Kitchen");
    is_told("short = \"Plum\"", "short = \"Green\"", "two players are called Green, this one and `green`");
}

const POWER: &str =
    "\n[suspects.power]\ntitle = \"Twice\"\ntext = \"Once: another turn.\"\ndo = \"extra-turn\"\n\n[[suspects]]\n";

#[test]
fn a_power_that_not_every_suspect_has_is_told() {
    let mustard = "\n[[suspects]]\nid = \"mustard\"";
    is_told(
        mustard,
        &mustard.replace("\n[[suspects]]\n", POWER),
        "Scarlett has a power, but most others have none; to be fair, give all suspects one",
    );
    let mut files = classic();
    files.theme_toml = files.theme_toml.replace("\n[[suspects]]\n", POWER);
    // The first block stands behind the rules, where it would be nobody's.
    let first = files.theme_toml.find(POWER).unwrap();
    files.theme_toml.replace_range(first..first + POWER.len(), "\n[[suspects]]\n");
    let told = advice(&files);
    assert!(
        told.len() == 1 && told[0].contains("Plum has no power, but others do; to be fair, give this suspect one"),
        "{told:#?}"
    );
}

/// The classic theme with another deck, all of whose cards are drawn by every face.
fn with_deck(cards: &[(&str, u8, &str)], rules: &str) -> Vec<String> {
    let mut files = classic();
    let at = files.theme_toml.find("[[deck.cards]]").unwrap();
    let end = files.theme_toml.find("[[how_to_play]]").unwrap();
    let deck: String = cards
        .iter()
        .map(|(effect, count, more)| {
            format!(
                "[[deck.cards]]\nid = \"{effect}\"\ntitle = \"The {effect}\"\ntext = \"It says.\"\ndo = \"{effect}\"\n\
                 count = {count}\n{more}\n"
            )
        })
        .collect();
    assert!(at < end, "the deck stands before the rules in words");
    files.theme_toml.replace_range(at..end, &deck);
    let dice = files.theme_toml.find("\ndice = ").unwrap() + 1;
    let line = files.theme_toml[dice..].find("\n]\n").unwrap() + 2;
    let every = "dice = [[{ steps = 2, draws = true }], [1, 2]]";
    files.theme_toml.replace_range(dice..dice + line, &format!("{every}\n{rules}"));
    advice(&files)
}

#[test]
fn a_deck_of_which_each_card_brings_another_is_told_at_the_worst() {
    let told = with_deck(&[("roll-again", 3, ""), ("miss-turn", 1, "")], "");
    assert_eq!(told, Vec::<String>::new(), "a card in four ends it soon");
    for (effect, rules) in [
        ("roll-again", ""),
        ("extra-turn", ""),
        ("ask-anywhere", "draw_when_pulled = true"),
        ("go-any-room", "draw_when_pulled = true"),
    ] {
        let told = with_deck(&[(effect, 2, "")], rules);
        let expected = format!(
            "each card drawn brings 1.0 more on average, so one turn goes through the whole deck; take copies of The {effect} out"
        );
        assert!(told.len() == 1 && told[0].contains(&expected), "{effect}: {told:#?}");
    }
    // What is kept leaves the deck to the others; what is not put back runs out.
    let kept = [("roll-again", 1, ""), ("peek", 9, "when = \"end-of-turn\"")];
    assert!(with_deck(&kept, "")[0].contains("each card drawn brings 1.0 more"));
    assert_eq!(with_deck(&[("roll-again", 2, "")], "used_cards = \"gone\""), Vec::<String>::new());
}
