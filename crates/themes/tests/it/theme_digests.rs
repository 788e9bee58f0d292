//! Digests of themes: whatever decides a case makes another one, sentences and looks do not, and those of before are known.

use candlestick_themes::{Theme, ThemeFiles, builtin, builtin_files, builtin_ids};

const ID: &str = "classic-2016";

fn with(old: &str, new: &str) -> Theme {
    with_all(ID, &[(old, new)])
}

/// A built-in theme after exchanges of text in its files.
fn with_all(id: &str, exchanges: &[(&str, &str)]) -> Theme {
    let mut files = builtin_files(id).unwrap();
    for (old, new) in exchanges {
        assert!(files.theme_toml.contains(old) || files.board.contains(old), "{old} is not in the files");
        files.theme_toml = files.theme_toml.replacen(old, new, 1);
        files.board = files.board.replacen(old, new, 1);
    }
    Theme::from_files(id, &files).unwrap_or_else(|faults| panic!("{exchanges:?}: {faults:?}"))
}

#[test]
fn sentences_and_looks_make_no_theme_another() {
    let now = builtin(ID).unwrap();
    let exchanges = [
        ("title = \"Classic 2016\"", "title = \"The Classic\""),
        ("blurb = \"", "ambience = \"hum\"\nblurb = \"Once more. "),
        ("[rules]", "[words]\nquestion = \"ask\"\n[house]\nwood = \"#1f2a3f\"\n[rules]"),
        ("# Who starts", "# Whoever starts"),
        ("[board]\n", "[board]\ncorridor = \"#76808f\"\n"),
        ("colour = \"#c8323c\"", "article = \"the\"\ncolour = \"#c8323d\""),
        ("name = \"Rope\"", "name = \"Rope\"\narticle = \"a\"\npreposition = \"by\"\npicture = \"rope.png\""),
        ("name = \"Kitchen\"", "picture = \"k.png\"\nname = \"Kitchen\"\npreposition = \"at\""),
        ("text = \"Name a weapon. ", "text = \"Name some weapon. "),
        ("[[how_to_play]]\nheading = \"The case\"", "[[how_to_play]]\nheading = \"A case\""),
    ];
    for exchange in exchanges {
        let other = with_all(ID, &[exchange]);
        assert_eq!((&other.edition, &other.digest), (&now.edition, &now.digest), "{exchange:?}");
        assert_ne!(other.earlier[0], now.earlier[0], "{exchange:?}: the digest of its text is another");
    }
    let all = with_all(ID, &exchanges);
    assert_eq!(all.digest, now.digest);
}

#[test]
fn line_ends_remarks_and_the_order_of_keys_make_no_theme_another() {
    let digest = |files: &ThemeFiles| Theme::from_files(ID, files).unwrap().digest;
    let mut files = builtin_files(ID).unwrap();
    let before = digest(&files);
    files.theme_toml = files.theme_toml.replace('\n', "\r\n") + "# a word\r\n";
    files.board = files.board.replace('\n', "\r\n");
    assert_eq!(digest(&files), before);
    assert_eq!(with("id = \"rope\"\nname = \"Rope\"", "name = \"Rope\"\nid = \"rope\"").digest, before);
}

#[test]
fn whatever_decides_a_case_or_what_is_named_in_it_makes_a_theme_another() {
    let now = builtin(ID).unwrap();
    let exchanges = [
        ("players = [2, 6]", "players = [3, 6]"),
        ("{ steps = 1, draws = true }, 2, 3", "{ steps = 1, draws = true }, 3, 3"),
        ("{ steps = 1, draws = true }", "{ steps = 1 }"),
        ("\"scarlett\", \"mustard\"", "\"mustard\", \"scarlett\""),
        ("two_side_room_cards = 4", "two_side_room_cards = 3"),
        ("  [\"kitchen\", \"study\"],\n", ""),
        ("name = \"Rope\"", "name = \"Cord\""),
        ("id = \"rope\"\nname = \"Rope\"", "id = \"cord\"\nname = \"Rope\""),
        ("name = \"Kitchen\"", "name = \"Cellar\""),
        ("name = \"Miss Scarlett\"", "name = \"Miss Ruby\""),
        ("short = \"Scarlett\"", "short = \"Mustard\""),
        ("mark = \"S\"", "mark = \"X\""),
        ("name = \"Rope\"", "name = \"Rope\"\nverb = \"use the Dagger\"\nverb_ing = \"using the Dagger\""),
        ("[rules]", "[rules]\nrefuters = { all = {} }"),
        ("do = \"extra-turn\"", "do = { any-room = {} }"),
        ("title = \"Light Feet\"", "title = \"Long Legs\""),
        ("do = \"extra-turn\"", "do = \"any-room\""),
        ("do = \"extra-turn\"", "do = \"extra-turn\"\ncount = 2"),
    ];
    for exchange in exchanges {
        assert_ne!(with_all(ID, &[exchange]).digest, now.digest, "{exchange:?}");
    }
}

#[test]
fn words_of_before_make_no_theme_another() {
    let now = builtin("doctor-who").unwrap();
    let mut before = builtin_files("doctor-who").unwrap();
    before.theme_toml = before.theme_toml.replace("\"when-refuting\"", "\"when-answering\"");
    assert_ne!(before, builtin_files("doctor-who").unwrap());
    assert_eq!(Theme::from_files("doctor-who", &before).unwrap().digest, now.digest);
    let (says, said) =
        (with("[rules]\n", "[rules]\nrefuters = \"all\"\n"), with("[rules]\n", "[rules]\nanswers = \"all\"\n"));
    assert_eq!(says.digest, said.digest);
    assert_ne!(says.digest, builtin(ID).unwrap().digest);
}

#[test]
fn built_in_themes_know_the_digests_they_had_and_no_two_themes_have_one() {
    let classic = builtin(ID).unwrap();
    // As records in crates/cli/tests/data name it, and as the first records of all did.
    for digest in ["f38e8eedd0ea9c1b980ae7d264f0f194a07ce28bf40ec29dab6a1dd458d9ff92", "95dddb9c689cb717"] {
        assert!(classic.has_digest(digest), "{digest}");
    }
    assert!(!classic.has_digest("") && !classic.has_digest(&"0".repeat(64)));
    let all: Vec<Theme> = builtin_ids().into_iter().map(|id| builtin(id).unwrap()).collect();
    for theme in &all {
        let own = [&theme.digest, &theme.old_digest].into_iter().chain(&theme.earlier);
        for digest in own {
            let known: Vec<&str> = all.iter().filter(|one| one.has_digest(digest)).map(|one| one.id.as_str()).collect();
            assert_eq!(known, [theme.id.as_str()], "{digest}");
            assert!(
                [16, 64].contains(&digest.len()) && digest.bytes().all(|byte| byte.is_ascii_hexdigit()),
                "{digest}"
            );
        }
    }
    // Who makes a theme of the same name has not got these.
    let own = Theme::from_files(ID, &builtin_files(ID).unwrap()).unwrap();
    assert!(!own.has_digest("95dddb9c689cb717"));
}
