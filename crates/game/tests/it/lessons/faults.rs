//! Tests that what is wrong with a chapter is told in every language, with its line and a way out.

use std::{
    collections::BTreeSet,
    sync::{Arc, LazyLock},
};

use candlestick_game::lesson::{Chapter, outline};
use candlestick_themes::{ThemeFault, Words, builtin, builtin_lessons};
use proptest::prelude::*;

use super::{FIRST, played, read, text_of};

/// What is told of the first chapter after some exchanges of text: of its form and script, or else of its proofs.
fn fault_lines(changes: &[(&str, &str)]) -> Vec<String> {
    let mut text = text_of(FIRST).to_owned();
    for (old, new) in changes {
        assert!(text.contains(old), "{old} is not in the chapter");
        text = text.replacen(old, new, 1);
    }
    let faults = read(&text, "first-case").map_or_else(|faults| faults, |chapter| chapter.prove());
    faults.iter().for_each(told_in_every_language);
    faults.iter().map(ToString::to_string).collect()
}

/// The fault is told in every language, with what is typed as it was, each number, and a way out where English has one.
fn told_in_every_language(fault: &ThemeFault) {
    static OTHERS: LazyLock<Vec<Words>> =
        LazyLock::new(|| ["de", "es", "fr", "pl"].map(Words::carried).into_iter().collect());
    let english = fault.to_string();
    let theme = builtin("first-case").unwrap();
    let ids = theme.edition.cards.all().iter().map(|card| theme.card_key(card).to_owned()).collect::<BTreeSet<_>>();
    let typed = |text: &str| {
        let words = text.split(|letter: char| !letter.is_alphanumeric() && letter != '-').map(str::to_owned);
        let kept = |word: &String| ids.contains(word) || word.chars().all(|letter| letter.is_ascii_digit());
        words.filter(|word| !word.is_empty()).filter(kept).collect::<BTreeSet<_>>()
    };
    let quoted = |text: &str| text.split('`').skip(1).step_by(2).map(str::to_owned).collect::<Vec<_>>();
    let ways_out = |text: &str| text.matches([';', '?']).count();
    for words in OTHERS.iter() {
        let told = fault.say(words);
        assert_ne!(told, english, "{words:?}");
        assert_eq!(typed(&told), typed(&english), "{words:?}: {told} / {english}");
        assert_eq!(quoted(&told), quoted(&english), "{words:?}: {told}");
        assert_eq!(ways_out(&told.replace('¿', "")), ways_out(&english), "{words:?}: {told} / {english}");
    }
}

/// The line of the first chapter that begins with this text.
fn line(begin: &str) -> usize {
    text_of(FIRST).lines().position(|line| line.starts_with(begin)).unwrap() + 1
}

#[test]
fn a_deduction_that_is_asked_for_too_early_or_too_late_is_told_with_its_line() {
    assert_eq!(fault_lines(&[]), Vec::<String>::new());
    // Quill asks in a room whose card Drake holds as well: either may have been shown.
    let changes = [("[1, 2], [6, 3]", "[6, 5], [6, 3]"), ("{ go = \"tea-room\" }", "{ go = \"potting-shed\" }")];
    let open = fault_lines(&changes);
    let place = line("say.en = \"Drake, Mallet") - 1;
    let wanted = format!("mine.toml:{place}:1: that mallet is with drake is not certain here yet");
    assert_eq!(open.first(), Some(&wanted), "{open:?}");
    // Another deal, in which Quill shows something else: who did it is open then.
    let early = fault_lines(&[
        ("hands.quill = [\"drake\", \"herbarium\"]", "hands.quill = [\"potting-shed\", \"herbarium\"]"),
        ("hands.drake = [\"mallet\", \"potting-shed\"]", "hands.drake = [\"mallet\", \"drake\"]"),
        ("suspect = [\"drake\"], weapon = [\"shears\"]", "suspect = [\"bramble\"], weapon = [\"mallet\"]"),
        ("{ by = \"quill\", do = { show = [\"drake\"] } }", "{ by = \"quill\", do = { show = [\"potting-shed\"] } }"),
        ("suspect = [\"drake\"], weapon = [\"mallet\"]", "suspect = [\"bramble\"], weapon = [\"mallet\"]"),
    ]);
    assert!(
        early.iter().any(|fault| fault.contains("that quill is in the case file is not certain here yet")),
        "{early:?}"
    );
    // The tick for the weapon, once Drake has asked as well.
    let step = line("say.en = \"Two weapons are out. Tick the third.\"");
    let before = "do = { why = { card = \"mallet\", of = \"drake\" } }";
    let late = fault_lines(&[
        (before, &format!("{before}\nthen = [{{ by = \"quill\", do = \"end-turn\" }}]")),
        ("  { by = \"quill\", do = \"end-turn\" },\n", ""),
    ]);
    let place = format!("mine.toml:{step}:1: that shears is in the case file was certain before");
    assert!(late.len() == 1 && late[0].starts_with(&place), "{late:?} {place}");
    let unknown = fault_lines(&[("card = \"herbarium\", of = \"quill\"", "card = \"potting-shed\", of = \"drake\"")]);
    assert!(unknown[0].contains("that potting-shed is with drake is not certain here yet"), "{unknown:?}");
    let wrong = fault_lines(&[(
        "card = \"mallet\", of = \"drake\", as = \"yes\"",
        "card = \"mallet\", of = \"drake\", as = \"no\"",
    )]);
    assert!(wrong[0].contains("the opposite is certain"), "{wrong:?}");
    let printed = fault_lines(&[(
        "card = \"quill\", of = \"case-file\", as = \"yes\"",
        "card = \"drake\", of = \"quill\", as = \"yes\"",
    )]);
    assert!(printed[0].contains("the notebook prints that by itself"), "{printed:?}");
    let open = fault_lines(&[("{ why = { card = \"mallet\"", "{ why = { card = \"herbarium\"")]);
    assert!(open[0].contains("this cell is open, so there is no why"), "{open:?}");
    let guess = fault_lines(&[
        ("of = \"case-file\", as = \"yes\" } }\n\n# ---", "of = \"case-file\", as = \"maybe\" } }\n\n# ---"),
        ("[\"candlestick\", \"shears\"]", "[\"candlestick\", \"shears\", \"mallet\"]"),
    ]);
    assert!(guess.iter().any(|fault| fault.contains("after another choice at an earlier step")), "{guess:?}");
}

#[test]
fn a_maybe_is_asked_for_of_an_open_cell_right_after_something_was_said_of_it() {
    let place = |begin: &str| format!("mine.toml:{}:1: ", line(begin) - 1);
    let certain = fault_lines(&[(
        "card = \"quill\", of = \"case-file\", as = \"yes\"",
        "card = \"quill\", of = \"case-file\", as = \"maybe\"",
    )]);
    let told = "Mr. Quill: this cell is certain here, not open; ask for yes or no";
    assert_eq!(certain, [place("say.en = \"Quill shows you Drake") + told]);
    let mark = "card = \"quill\", of = \"case-file\", as = \"yes\"";
    let old = fault_lines(&[(mark, "card = \"herbarium\", of = \"quill\", as = \"maybe\"")]);
    assert_eq!(old.len(), 1, "{old:?}");
    assert!(old[0].starts_with(&place("say.en = \"Quill shows you Drake")), "{old:?}");
    assert!(old[0].contains("says nothing about it; ask for a maybe right after what does"), "{old:?}");
    // Drake showed Quill the Mallet unseen: whether it is his was open before, and is more likely now.
    let changes = [("[1, 2], [6, 3]", "[6, 5], [6, 3]"), ("{ go = \"tea-room\" }", "{ go = \"potting-shed\" }")];
    let asked =
        ("card = \"mallet\", of = \"drake\", as = \"yes\"", "card = \"mallet\", of = \"drake\", as = \"maybe\"");
    let shown = fault_lines(&[changes[0], changes[1], asked]);
    let step = place("say.en = \"Drake, Mallet");
    assert!(!shown.is_empty() && shown.iter().all(|fault| !fault.starts_with(&step)), "{shown:?}");
}

#[test]
fn an_accusation_that_could_have_been_made_for_certain_before_is_told_with_its_line() {
    let step = "[[steps]]\nsay.en = \"You know all three. Accuse!\"";
    let others = "then = [
        { by = \"quill\", do = \"roll\" },
        { by = \"quill\", do = \"stay\" },
        { by = \"quill\", do = { suggest = { suspect = [\"quill\"], weapon = [\"shears\"] } } },
        { by = \"quill\", do = \"end-turn\" },
        { by = \"drake\", do = \"roll\" },
        { by = \"drake\", do = \"stay\" },
        { by = \"drake\", do = { suggest = { suspect = [\"quill\"], weapon = [\"shears\"] } } },
        { by = \"quill\", do = { show = [\"herbarium\"] } },
        { by = \"drake\", do = \"end-turn\" },
    ]";
    let wait = format!("[[steps]]\nsay.en = \"Wait.\"\ndo = \"end-turn\"\n{others}\n\n{step}");
    let late = fault_lines(&[("[\"bramble\", \"quill\"]", "[\"quill\"]"), (step, &wait)]);
    let place = line("say.en = \"You know all three") - 1 + wait.lines().count() - step.lines().count();
    let told = "the case file was certain when an accusation could be made earlier; ask for it there";
    assert_eq!(late, [format!("mine.toml:{place}:1: {told}")]);
}

#[test]
fn what_is_wrong_with_a_chapter_is_told_with_line_and_way_out() {
    let has = |changes: &[(&str, &str)], line: usize, wanted: &str| {
        let told = fault_lines(changes);
        let place = format!("mine.toml:{line}:");
        assert!(told.iter().any(|fault| fault.starts_with(&place) && fault.contains(wanted)), "{wanted}: {told:#?}");
    };
    // A step has words and a hint in each language, below its header.
    let words = 2 * candlestick_themes::languages().len() + 1;
    has(&[("minutes = 5", "minuts = 5")], line("minutes"), "did you mean `minutes`?");
    has(&[("minutes = 5", "minutes = 50")], line("minutes"), "1 to 10 minutes");
    has(&[("theme = \"first-case\"", "theme = \"glasshouse\"")], line("theme"), "write that here");
    has(&[("you = \"bramble\"", "you = \"brambel\"")], line("you"), "did you mean `bramble`?");
    has(&[("\"drake\", \"herbarium\"]", "\"drake\", \"shears\"]")], line("hands.quill"), "is already somewhere else");
    has(&[("\"drake\", \"herbarium\"]", "\"drake\"]")], line("[deal]"), "these cards are nowhere: herbarium");
    has(&[("hands.drake = [\"mallet\", \"potting-shed\"]\n", "")], line("[deal]"), "drake has no hand");
    has(
        &[
            ("\"drake\", \"herbarium\"]", "\"drake\"]"),
            ("[\"mallet\", \"potting-shed\"]", "[\"mallet\", \"potting-shed\", \"herbarium\"]"),
        ],
        line("[deal]"),
        "quill has 1 card here; a dealt hand has 2",
    );
    has(&[("dice = [[2, 3]", "dice = [[2, 7]")], line("dice"), "this theme has 2 dice");
    has(&[("[\"quill\", \"shears\", \"orangery\"]", "[\"quill\", \"orangery\"]")], line("case_file"), "write three");
    has(&[("weapon = [\"shears\"]", "weapon = [\"sheers\"]")], line("do = { suggest"), "did you mean `shears`?");
    has(
        &[("do = { go = \"potting-shed\" }", "do = { walk = \"potting-shed\" }")],
        line("do = { go"),
        "`walk` is not known",
    );
    let walk = fault_lines(&[("do = { go = \"potting-shed\" }", "do = { walk = \"potting-shed\" }")]);
    assert_eq!(walk.len(), 1, "what is known to be wrong is not told again: {walk:?}");
    has(
        &[("do = { go = \"potting-shed\" }", "do = { go = \"potting-shed\", join = \"herbarium\" }")],
        line("do = { go"),
        "exactly one entry belongs here",
    );
    has(
        &[("do = { go = \"potting-shed\" }", "do = { go = \"herbarium\" }")],
        line("do = { go") - words,
        "bramble can go",
    );
    has(
        &[("{ by = \"quill\", do = { show = [\"drake\"] } }", "{ by = \"drake\", do = \"end-turn\" }")],
        line("then"),
        "quill has to decide",
    );
    has(
        &[("{ by = \"quill\", do = { show = [\"drake\"] } }", "{ by = \"quill\", do = { press = \"hand\" } }")],
        line("then"),
        "only you can mark",
    );
    has(&[("Roll the dice!", "Roll the dice and look at all that lies there!")], line("say.en = \"Yours"), "10 words");
    has(&[("[[steps]]", "[steps]")], line("[[steps]]"), "two pairs of brackets");
    has(&[("do = \"roll\"", "then = []")], line("say.en = \"Yours") - 1, "there is nothing to do here");
    let first = text_of(FIRST);
    let end: Vec<_> =
        first.split_inclusive('\n').filter(|line| line.starts_with("end.")).map(|line| (line, "")).collect();
    has(&end, 1, "`end` says nothing");
}

#[test]
fn a_chapter_that_was_cut_off_anywhere_is_told_or_sound() {
    for (id, text) in builtin_lessons() {
        let theme = Arc::new(builtin(&outline(text).unwrap().theme).unwrap());
        for at in (0..text.len()).step_by(11).filter(|at| text.is_char_boundary(*at)) {
            if let Err(faults) = Chapter::read(id, &text[..at], &theme) {
                assert!(!faults.is_empty() && faults.iter().all(|fault| fault.line > 0 && fault.column > 0));
            }
        }
    }
    assert!(read(&"#".repeat(70_000), "first-case").unwrap_err()[0].message.contains("at most 65536 bytes"));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_hostile_chapter_is_told_and_never_panics(
        which in any::<proptest::sample::Index>(),
        cuts in proptest::collection::vec((any::<proptest::sample::Index>(), any::<proptest::sample::Index>()), 1..4),
        put in prop_oneof![
            Just("65535"), Just("-1"), Just("[]"), Just("{}"), Just("\"\""), Just("[[9, 9, 9]]"), Just("[[steps]]\n"),
            Just("\"case-file\""), Just("\"any\""), Just("= = ="), Just("\u{202e}"), Just("do = \"give-up\"\n"), Just("0"),
        ],
    ) {
        let (_, text) = which.get(builtin_lessons());
        let theme = Arc::new(builtin(&outline(text).unwrap().theme).unwrap());
        let mut words: Vec<&str> = text.split_inclusive([' ', '\n', ',']).collect();
        for (from, to) in &cuts {
            let (from, to) = (from.index(words.len()), to.index(words.len()));
            words.swap(from, to);
        }
        let at = cuts[0].0.index(words.len());
        words[at] = put;
        let text = words.concat();
        match Chapter::read("mine.toml", &text, &theme) {
            Err(faults) => prop_assert!(!faults.is_empty() && faults.iter().all(|fault| fault.line > 0)),
            Ok(chapter) => {
                let _ = chapter.prove();
                let chapter = Arc::new(chapter);
                prop_assert!(played(&chapter, chapter.steps.len()).is_finished());
            }
        }
    }
}
