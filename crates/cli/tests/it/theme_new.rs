//! `candlestick theme new` and `simulate` on a folder: the starter is sound, plays, never overwrites anything, and
//! what the guide tells to do with it works.

use std::{fs, path::PathBuf};

use crate::program::program;

use candlestick_themes::ThemePack;

fn run(args: &[&str]) -> (bool, String) {
    let output = program().args(args).output().unwrap();
    let text = String::from_utf8(output.stdout).unwrap() + &String::from_utf8(output.stderr).unwrap();
    (output.status.success(), text)
}

/// A folder that is not there yet.
fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("candlestick-new-{name}-{}", std::process::id()));
    let _ = fs::remove_dir_all(&folder);
    folder
}

#[test]
fn the_starter_passes_the_strict_check_and_plays_with_every_number_of_players() {
    let folder = folder("plays");
    let path = folder.to_str().unwrap();
    let (written, text) = run(&["theme", "new", path]);
    assert!(written && text.contains("candlestick theme check"), "{text}");
    let (sound, text) = run(&["theme", "check", path, "--strict"]);
    assert!(sound, "{text}");
    let (played, text) = run(&["simulate", path, "--games", "12", "--levels", "detective", "--json"]);
    let found: serde_json::Value = serde_json::from_str(&text).unwrap();
    let tables = found["tables"].as_array().unwrap();
    assert!(played && found["clean"] == true && tables.len() == 3, "{text}");
    for table in tables {
        assert_eq!((&table["solved"], &table["unused_rooms"]), (&12.into(), &serde_json::json!([])), "{text}");
    }
    let theme = ThemePack::from_folder(&folder).unwrap().theme().unwrap();
    assert!(!theme.edition.deck.is_empty() && !theme.rules_text.is_empty());
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn the_starter_s_first_line_names_the_schema_that_lies_beside_it() {
    let folder = folder("schema");
    assert!(run(&["theme", "new", folder.to_str().unwrap()]).0);
    let theme = fs::read_to_string(folder.join("theme.toml")).unwrap();
    let named = theme.lines().next().unwrap().strip_prefix("#:schema ./").unwrap();
    let schema: serde_json::Value = serde_json::from_str(&fs::read_to_string(folder.join(named)).unwrap()).unwrap();
    assert_eq!(schema["title"], "Candlestick theme");
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn a_folder_with_something_in_it_is_left_alone() {
    let folder = folder("full");
    fs::create_dir_all(&folder).unwrap();
    fs::write(folder.join("mine.txt"), "mine").unwrap();
    let (written, text) = run(&["theme", "new", folder.to_str().unwrap()]);
    assert!(!written && text.contains("is not empty"), "{text}");
    assert_eq!(fs::read_dir(&folder).unwrap().count(), 1);
    let (written, text) = run(&["theme", "new", folder.join("mine.txt").to_str().unwrap()]);
    assert!(!written && text.contains("cannot be written"), "{text}");
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn a_theme_with_faults_is_not_simulated_but_told() {
    let folder = folder("faults");
    assert!(run(&["theme", "new", folder.to_str().unwrap()]).0);
    fs::write(folder.join("board.txt"), "##\n").unwrap();
    let (played, text) = run(&["simulate", folder.to_str().unwrap(), "--games", "1"]);
    assert!(!played && text.contains("error: theme.toml:"), "{text}");
    fs::remove_dir_all(folder).unwrap();
}

const GUIDE: &str = include_str!("../../../../docs/themes.md");

/// A new starter with its theme.toml changed, and what the strict check says of it.
fn changed(name: &str, change: impl FnOnce(String) -> String) -> (PathBuf, bool, String) {
    let folder = folder(name);
    assert!(run(&["theme", "new", folder.to_str().unwrap()]).0);
    let file = folder.join("theme.toml");
    let text = change(fs::read_to_string(&file).unwrap());
    fs::write(file, text).unwrap();
    let (sound, text) = run(&["theme", "check", folder.to_str().unwrap(), "--strict"]);
    (folder, sound, text)
}

/// The guide's example that begins so, to the end of its block.
fn example(begin: &str) -> &'static str {
    let from = GUIDE.find(&format!("```toml\n{begin}")).unwrap() + "```toml\n".len();
    GUIDE[from..].split("```").next().unwrap()
}

#[test]
fn the_guide_shows_what_the_check_says() {
    let (folder, sound, told) = changed("colour", |theme| theme.replacen("\ncolour", "\ncolor", 1));
    let faults: Vec<_> = told.split("\n\n").filter(|part| part.starts_with("error: ")).collect();
    assert!(!sound && faults.len() == 2, "{told}");
    for fault in faults {
        assert!(GUIDE.contains(fault.trim_end()), "{fault}");
    }
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn the_guide_s_cards_and_power_can_be_pasted_into_the_starter() {
    let cards = example("[[deck.cards]]").replace("room = \"kitchen\"", "room = \"galley\"");
    let power = example("[suspects.power]");
    let (folder, sound, told) = changed("pasted", |theme| {
        let theme = theme.replacen("[[how_to_play]]", &format!("{cards}\n[[how_to_play]]"), 1);
        // Below each suspect, as the guide says; a power that one alone has gets advice.
        let line = |line: &str| match line.starts_with("start = ") {
            true => format!("{line}\n\n{power}\n"),
            false => format!("{line}\n"),
        };
        theme.lines().map(line).collect()
    });
    assert!(sound, "{told}");
    let theme = ThemePack::from_folder(&folder).unwrap().theme().unwrap();
    let powers = theme.edition.powers.iter().flatten().count();
    assert_eq!((theme.edition.deck.len(), powers), (5, theme.suspects.len()));
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn the_guide_s_words_in_two_languages_can_be_pasted_into_the_starter() {
    let folder = folder("languages");
    assert!(run(&["theme", "new", folder.to_str().unwrap()]).0);
    for (code, galley, bridge) in [("de", "Kombüse", "auf der Brücke"), ("fr", "cuisine", "sur la passerelle")] {
        let begin = format!("# words/{code}.toml");
        let words = example(&begin);
        assert!(words.contains(galley) && words.contains(bridge), "{words}");
        fs::write(folder.join(format!("words/{code}.toml")), words).unwrap();
    }
    let (sound, told) = run(&["theme", "check", folder.to_str().unwrap()]);
    assert!(sound && !told.contains("error"), "{told}");
    assert!(told.contains("Deutsch: 19 missing") && told.contains("Français: 19 missing"), "{told}");
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn the_guide_s_steps_lead_from_the_starter_to_a_race_to_the_centre() {
    let (folder, _, _) = changed("race", |theme| {
        let kept = theme.lines().filter(|line| !line.starts_with("start = "));
        let theme = kept.collect::<Vec<_>>().join("\n");
        let theme = theme.replace("base = \"house-of-guests\"", "base = \"race-to-the-centre\"");
        let theme = theme.replace("id = \"saloon\"", "id = \"saloon\"\nanswer = false");
        let theme = theme.replace("[board]", "[board]\ncentre = \"saloon\"\nstart_room = \"saloon\"");
        theme.replace("two_side_room_cards", "two_side_side_cards")
    });
    let board = fs::read_to_string(folder.join("board.txt")).unwrap();
    let board = board.replace(|sign: char| sign.is_ascii_digit(), ".").replacen("......", "..?...", 1);
    fs::write(folder.join("board.txt"), board).unwrap();
    let (played, text) =
        run(&["simulate", folder.to_str().unwrap(), "--games", "4", "--levels", "detective", "--json"]);
    let found: serde_json::Value = serde_json::from_str(&text).unwrap();
    assert!(played && found["clean"] == true, "{text}");
    fs::remove_dir_all(folder).unwrap();
}
