//! Bad themes, each kept as a file with what must be told of it, and random damage: always a message, never a panic.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
    sync::Arc,
};

use candlestick_rules::{CustomEffect, Effect, EffectContext, Extensions, Game, Setup, SuspectId};
use candlestick_themes::{Theme, ThemeFiles, Words, builtin_files, builtin_ids};
use proptest::prelude::*;
use rand::{SeedableRng, rngs::SmallRng, seq::IndexedRandom};

/// The themes by name. The board is the file of that name ending in .txt, or board.txt.
fn corpus() -> BTreeMap<String, ThemeFiles> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/bad_themes");
    let shared = fs::read_to_string(folder.join("board.txt")).unwrap();
    let files = fs::read_dir(&folder).unwrap().flatten().map(|entry| entry.path());
    let themes = files.filter(|path| path.extension().is_some_and(|end| end == "toml"));
    themes
        .map(|path| {
            let board = fs::read_to_string(path.with_extension("txt")).unwrap_or_else(|_| shared.clone());
            let name = path.file_stem().unwrap().to_string_lossy().into_owned();
            (name, ThemeFiles { theme_toml: fs::read_to_string(path).unwrap(), board })
        })
        .collect()
}

fn fault_lines(files: &ThemeFiles) -> Vec<String> {
    Theme::from_files("bad", files).err().unwrap_or_default().iter().map(ToString::to_string).collect()
}

#[test]
fn every_bad_theme_is_told_as_its_file_says() {
    let corpus = corpus();
    assert!(corpus.len() > 50, "only {} bad themes found", corpus.len());
    let mut wrong = Vec::new();
    for (name, files) in &corpus {
        let expected: Vec<_> = files.theme_toml.lines().filter_map(|line| line.strip_prefix("# expect ")).collect();
        let told = fault_lines(files);
        assert_eq!(expected.is_empty(), name == "sound", "{name} must say what it expects");
        if told != expected {
            wrong.push(format!("{name}:\n  expected {expected:#?}\n  told {told:#?}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// What stands in a message as it is typed: between backquotes.
fn typed(message: &str) -> Vec<&str> {
    let mut typed: Vec<_> = message.split('`').skip(1).step_by(2).collect();
    typed.sort_unstable();
    typed
}

#[test]
fn every_bad_theme_is_told_in_every_language_with_what_is_typed_as_it_was() {
    let speaking: Vec<_> = ["de", "es", "fr", "pl"].map(Words::carried).into();
    let mut as_they_were = BTreeSet::new();
    for (name, files) in corpus() {
        for fault in Theme::from_files("bad", &files).err().unwrap_or_default() {
            for words in &speaking {
                let told = fault.message.say(words);
                let language = words.language();
                assert!(!told.contains("[check-"), "{language} {name}: {told}");
                if told == *fault.message {
                    as_they_were.insert(told.clone());
                }
                assert_eq!(typed(&told), typed(&fault.message), "{language} {name}: {told}");
                assert!(fault.say(words).starts_with(&format!("{}:{}:", fault.file, fault.line)), "{fault}");
            }
        }
    }
    // What TOML's parser says of a place for which the game has no sentence.
    assert_eq!(Vec::from_iter(as_they_were), ["cannot recurse further; max recursion depth met"]);
}

/// Texts that break what they are put into.
const SPLINTERS: [&str; 24] = [
    "",
    "\"",
    "[",
    "]",
    "{",
    "}",
    "=",
    "#",
    "\n",
    "\u{0}",
    "\u{202e}",
    "nan",
    "-1",
    "255",
    "65535",
    "1e400",
    "true",
    "[]",
    "[[rooms]]\n",
    "id = \"x\"\n",
    "..",
    "é",
    "99999999999999999999",
    "\"peek\"",
];

/// The texts with a few places overwritten.
fn damaged(files: &ThemeFiles, damage: &[(prop::sample::Index, u8, usize, bool)]) -> ThemeFiles {
    let mut files = files.clone();
    for (at, length, splinter, on_board) in damage {
        let text = if *on_board { &mut files.board } else { &mut files.theme_toml };
        let boundary = |text: &str, at: usize| (at..=text.len()).find(|at| text.is_char_boundary(*at)).unwrap();
        let start = boundary(text, at.index(text.len() + 1));
        let end = boundary(text, (start + usize::from(*length % 12)).min(text.len()));
        text.replace_range(start..end, SPLINTERS[splinter % SPLINTERS.len()]);
    }
    files
}

/// A few random actions of a case.
fn play(theme: &Theme, seed: u64) {
    let edition = &theme.edition;
    let setup = Setup::new((0..edition.profile.min_seats).map(SuspectId).collect());
    let mut game = Game::new(Arc::clone(edition), setup, seed).unwrap();
    let mut chance = SmallRng::seed_from_u64(seed);
    for _ in 0..60 {
        let Some(seat) = game.actor() else { break };
        let choices = game.choices(seat);
        let choices: Vec<_> = choices.iter().collect();
        let actions = choices.choose(&mut chance).unwrap().actions(edition.cards);
        let action = *actions.choose(&mut chance).unwrap();
        game.apply(seat, action).unwrap();
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn damaged_themes_are_told_or_play(
        which in any::<prop::sample::Index>(),
        damage in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>(), any::<usize>(), prop::bool::weighted(0.2)), 1..4),
        seed in any::<u64>(),
    ) {
        let ids = builtin_ids();
        let files = damaged(&builtin_files(ids[which.index(ids.len())]).unwrap(), &damage);
        match Theme::from_files("damaged", &files) {
            Ok(theme) => {
                let _ = theme.lints(&files);
                play(&theme, seed);
            }
            Err(faults) => {
                prop_assert!(!faults.is_empty() && faults.len() <= 100);
                for fault in faults {
                    prop_assert!(fault.line > 0 && fault.column > 0 && fault.length > 0 && !fault.message.is_empty());
                    prop_assert!(!fault.message.contains(char::is_control), "{fault}");
                }
            }
        }
    }
}

/// The largest board there can be, all corridor but for two rooms, with the most steps that dice can give.
fn largest() -> ThemeFiles {
    let sound = corpus().remove("sound").unwrap();
    let die = format!("[{}]", vec!["20"; 20].join(", "));
    let dice = format!("[rules]\ndice = [{}]\n", vec![die; 4].join(", "));
    let theme_toml = sound.theme_toml.replacen("[rules]\n", &dice, 1);
    let mut rows = vec![".".repeat(64); 64];
    rows[0].replace_range(0..4, "AAA1");
    rows[1].replace_range(0..4, "AAA.");
    rows[3].replace_range(0..4, "2CCC");
    rows[4].replace_range(0..4, ".CCC");
    ThemeFiles { theme_toml, board: rows.join("\n") }
}

#[test]
fn the_largest_board_with_the_largest_dice_does_not_hang() {
    let files = largest();
    let theme = Theme::from_files("largest", &files).unwrap();
    let _ = theme.lints(&files);
    // Without a bound on the search for ways this would take for ever.
    play(&theme, 1);
}

/// Everything that a card or power may do, from the vocabulary itself, with the lines that it needs.
fn effects() -> Vec<String> {
    let schema = schemars::schema_for!(Effect).to_value();
    let words = schema["oneOf"].as_array().unwrap().iter();
    let words = words.map(|kind| kind["properties"]["do"]["const"].as_str().unwrap());
    words.map(|word| format!("do = \"{word}\"\n{}", needed(word))).collect()
}

/// The line beside what a card or power does.
fn needed(effect: &str) -> &'static str {
    match effect {
        "name-and-reveal" => "category = \"weapon\"\n",
        "go-to-room" => "room = \"attic\"\n",
        "add-to-roll" => "steps = 3\n",
        "custom" => "custom = \"avalanche\"\n",
        _ => "",
    }
}

/// Every moment.
const MOMENTS: [&str; 8] = [
    "at-once",
    "instead-of-roll",
    "before-move",
    "after-roll",
    "when-refuting",
    "when-shown",
    "when-others-show",
    "end-of-turn",
];

/// The moments that a message says to write.
fn advised(message: &str) -> Vec<&str> {
    let Some((_, words)) = message.split_once("when = \"") else { return Vec::new() };
    words.trim_end_matches('"').split("\" or \"").collect()
}

#[test]
fn advice_about_a_moment_never_leads_to_another_fault() {
    let sound = corpus().remove("sound").unwrap();
    let mut followed = 0;
    let effects = effects();
    assert!(effects.iter().any(|effect| effect.contains("\"send-any-to-start\"")), "{effects:?}");
    for (effect, power, dice) in effects
        .iter()
        .flat_map(|effect| [(effect, false, true), (effect, false, false), (effect, true, true), (effect, true, false)])
    {
        let with = |when: Option<&str>| {
            let when = when.map_or_else(String::new, |when| format!("when = \"{when}\"\n"));
            let block = format!("title = \"T\"\ntext = \"T.\"\n{effect}{when}\n");
            let theme_toml = if power {
                sound.theme_toml.replacen("start = \"1\"\n", &format!("start = \"1\"\n[suspects.power]\n{block}"), 1)
            } else {
                format!("{}\n[[deck.cards]]\nid = \"c\"\n{block}", sound.theme_toml)
            };
            let theme_toml =
                if dice { theme_toml } else { theme_toml.replacen("[rules]\n", "[rules]\nfixed_steps = 4\n", 1) };
            let extensions = Extensions::new().with(Nothing);
            let files = ThemeFiles { theme_toml, ..sound.clone() };
            let faults = Theme::with_extensions("x", &files, &extensions).err().unwrap_or_default();
            faults.into_iter().map(|fault| fault.message).collect::<Vec<_>>()
        };
        let usual = with(None);
        assert!(usual.iter().all(|told| !told.contains("when")), "{effect}: nothing was said of when: {usual:?}");
        for told in MOMENTS.iter().flat_map(|when| with(Some(when))) {
            for moment in advised(&told) {
                followed += 1;
                assert_eq!(with(Some(moment)), Vec::<String>::new(), "{effect}, power {power}, dice {dice}: {told}");
            }
            assert!(!advised(&told).is_empty() || told.contains("another effect"), "{effect}: {told}");
        }
    }
    assert!(followed > 300, "{followed}");
}

/// An effect from outside.
struct Nothing;

impl CustomEffect for Nothing {
    fn name(&self) -> &'static str {
        "avalanche"
    }

    fn follow(&self, _: &mut EffectContext) {}
}
