//! Lessons: each chapter plays to its end, asks for what can be known just then, forgives every slip, and is resumed.

use std::{
    collections::BTreeSet,
    fs,
    path::Path,
    sync::{Arc, LazyLock},
};

use candlestick_game::{
    Case, CaseLog, Column, Mark, ReadRecord, Record,
    jobs::{Eyes, Job, JobResult, JobRunner},
    lesson::{
        ButtonDeed, Chapter, Course, Lesson, LessonDeed, LessonProgress, LessonStep, LessonTarget, LessonWords,
        ResumeFault, SavedLesson, Say, WantedDeed, builtin_chapter, builtin_chapters, chapter_of, chapters_of, library,
        outline,
    },
    theme_store::{ThemeNews, UserThemes},
};
use candlestick_rules::{Action, CardId, Event, Phase, SeatId, SuspectId, Triple};
use candlestick_themes::{ThemeFault, ThemeFiles, ThemePack, Words, builtin, builtin_files, builtin_lessons};
use proptest::prelude::*;

const FIRST: &str = "01-a-first-case";

fn chapters() -> Vec<Arc<Chapter>> {
    let read = |id: &str| builtin_chapter(id).unwrap_or_else(|faults| panic!("{id}: {faults:#?}"));
    builtin_lessons().iter().map(|(id, _)| Arc::new(read(id))).collect()
}

fn text_of(id: &str) -> &'static str {
    builtin_lessons().iter().find(|(other, _)| *other == id).unwrap().1
}

fn read(text: &str, theme: &str) -> Result<Chapter, Vec<ThemeFault>> {
    Chapter::read("mine.toml", text, &Arc::new(builtin(theme).unwrap()))
}

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

/// Everything of a lesson that a screen shows.
fn state(lesson: &Lesson) -> (usize, CaseLog, String, String) {
    let view = serde_json::to_string(&lesson.view()).unwrap();
    (lesson.done(), lesson.case().log().clone(), view, serde_json::to_string(lesson.marks()).unwrap())
}

/// The lesson after so many steps of its demonstration.
fn played(chapter: &Arc<Chapter>, steps: usize) -> Lesson {
    let mut lesson = Lesson::begin(Arc::clone(chapter));
    for _ in 0..steps {
        let deed = lesson.demonstrated().unwrap();
        assert!(matches!(lesson.feed(deed), LessonProgress::Done(_)), "{deed:?}");
    }
    lesson
}

#[test]
fn what_every_chapter_asks_for_becomes_certain_just_then() {
    for chapter in chapters() {
        assert_eq!(chapter.prove(), [], "{}", chapter.id);
        let facts: usize = chapter.steps.iter().map(|step| step.facts.len()).sum();
        assert!(facts > 0, "{} asks for no deduction", chapter.id);
    }
}

#[test]
fn every_chapter_plays_to_its_end_on_a_table_that_only_takes_its_moves() {
    for chapter in chapters() {
        let mut lesson = Lesson::begin(Arc::clone(&chapter));
        let mut table = lesson.case().clone();
        while let Some(step) = lesson.step() {
            let own = matches!(step.wanted, WantedDeed::Act(_));
            assert_eq!(own, !lesson.allowed().is_empty(), "{}", chapter.id);
            let LessonProgress::Done(moves) = lesson.feed(lesson.demonstrated().unwrap()) else {
                panic!("{}", chapter.id)
            };
            assert_eq!(own, moves.first().is_some_and(|(seat, _)| *seat == chapter.you));
            for (seat, action) in moves {
                table.apply(seat, action).unwrap();
            }
            assert_eq!((table.game().events(), table.log()), (lesson.case().game().events(), lesson.case().log()));
        }
        assert!(lesson.is_finished() && lesson.demonstrated().is_none() && lesson.allowed().is_empty());
        assert_eq!(lesson.feed(LessonDeed::Press(LessonTarget::Hand)), LessonProgress::Nothing);
    }
}

#[test]
fn the_first_chapter_goes_through_a_whole_case() {
    let chapter = Arc::new(builtin_chapter(FIRST).unwrap());
    let lesson = played(&chapter, chapter.steps.len());
    assert_eq!(lesson.case().game().phase(), Phase::Over);
    let you = chapter.you;
    assert!(
        matches!(lesson.case().game().events().last(), Some(Event::Closed { winner: Some(seat), .. }) if *seat == you)
    );
    let kinds: Vec<_> = chapter.steps.iter().map(|step| kind(&step.wanted)).collect();
    let wanted = [
        "press", "roll", "go", "suggest", "mark", "end-turn", "press", "mark", "why", "mark", "mark", "roll", "go",
        "suggest", "mark", "accuse",
    ];
    assert_eq!(kinds, wanted);
    assert!((4..=5).contains(&chapter.minutes));
}

fn kind(wanted: &WantedDeed) -> String {
    match wanted {
        WantedDeed::Act(actions) => {
            let word = serde_json::to_value(ButtonDeed::of(actions[0])).unwrap();
            word.as_str().unwrap().to_owned()
        }
        WantedDeed::Mark(..) => "mark".into(),
        WantedDeed::Why(..) => "why".into(),
        WantedDeed::Press(_) => "press".into(),
    }
}

#[test]
fn a_wrong_try_at_any_step_is_told_and_changes_nothing() {
    let words = Words::english();
    let mut own_words = BTreeSet::new();
    for chapter in chapters() {
        for done in 0..chapter.steps.len() {
            let mut lesson = played(&chapter, done);
            let before = state(&lesson);
            let wanted = lesson.step().unwrap().wanted.clone();
            for deed in wrong_deeds(&lesson).into_iter().filter(|deed| !wanted.is(*deed)) {
                match lesson.feed(deed) {
                    LessonProgress::Wrong(said) => {
                        let text = said.text(&words, "en");
                        assert!(!text.is_empty() && !text.starts_with('['), "{deed:?}");
                        own_words.insert(text);
                    }
                    LessonProgress::Nothing => {
                        assert!(matches!(deed, LessonDeed::Press(_) | LessonDeed::Why(..)), "{deed:?}");
                    }
                    LessonProgress::Done(_) => panic!("{} step {}: {deed:?}", chapter.id, done + 1),
                }
                assert_eq!(state(&lesson), before, "{deed:?}");
            }
            // And one goes on as if nothing had been.
            let deed = lesson.demonstrated().unwrap();
            assert!(matches!(lesson.feed(deed), LessonProgress::Done(_)));
        }
    }
    assert!(own_words.len() > 12, "{own_words:?}");
}

/// All that the referee would take, and much that nobody asked for.
fn wrong_deeds(lesson: &Lesson) -> Vec<LessonDeed> {
    let game = lesson.case().game();
    let cards = game.edition().cards;
    let mut deeds: Vec<_> =
        game.choices(lesson.chapter().you).actions(cards).into_iter().map(LessonDeed::Act).collect();
    deeds.extend([Action::GiveUp, Action::Roll, Action::EndTurn, Action::Show(CardId(200))].map(LessonDeed::Act));
    for card in cards.all().iter().chain([CardId(99)]) {
        let columns = [0, 1, 2, 77].map(|seat| Column::Seat(SeatId(seat)));
        for column in columns.into_iter().chain([Column::CaseFile]) {
            let marks = [None, Some(Mark::Yes), Some(Mark::No), Some(Mark::Maybe)];
            deeds.extend(marks.map(|mark| LessonDeed::Mark(card, column, mark)));
            deeds.push(LessonDeed::Why(card, column));
        }
    }
    deeds.extend(
        [LessonTarget::Hand, LessonTarget::Log, LessonTarget::Dice, LessonTarget::Button(ButtonDeed::Roll)]
            .map(LessonDeed::Press),
    );
    deeds
}

#[test]
fn words_of_the_first_chapter_say_what_was_wrong() {
    let chapter = Arc::new(builtin_chapter(FIRST).unwrap());
    let mut lesson = played(&chapter, 3);
    let ask = |suspect, weapon| {
        let weapon = candlestick_rules::WeaponId(weapon);
        LessonDeed::Act(Action::Suggest { suspect: SuspectId(suspect), weapon })
    };
    let mut said = |deed| match lesson.feed(deed) {
        LessonProgress::Wrong(LessonWords::Chapter(say)) => say.text("en").to_owned(),
        other => panic!("{other:?}"),
    };
    assert_eq!(said(ask(0, 1)), "You hold Bramble yourself. Ask for Drake.");
    assert_eq!(said(ask(2, 0)), "You hold the Candlestick. Ask for the Shears.");
    assert_eq!(said(ask(1, 1)), "Not that one. Follow the arrow.");
}

#[test]
fn a_lesson_is_left_and_resumed_at_every_step() {
    for chapter in chapters() {
        let mut course = Course::default();
        for done in 0..=chapter.steps.len() {
            let lesson = played(&chapter, done);
            course.keep(&lesson);
            let course = Course::from_json(&course.to_json()).unwrap();
            assert_eq!(course.is_done(&chapter.id), lesson.is_finished());
            let text = serde_json::to_string(&lesson.saved()).unwrap();
            let saved: SavedLesson = serde_json::from_str(&text).unwrap();
            assert_eq!(course.left(&chapter.id), Some(&saved).filter(|_| !lesson.is_finished()));
            let again = Lesson::resume(Arc::clone(&chapter), &saved).unwrap();
            assert_eq!(state(&again), state(&lesson));
        }
    }
}

#[test]
fn a_lesson_that_was_left_in_an_earlier_version_goes_on_where_its_theme_has_other_sentences_now() {
    let chapter = Arc::new(builtin_chapter(FIRST).unwrap());
    let saved = played(&chapter, 4).saved();
    assert!(chapter.earlier.len() > 5 && !chapter.earlier.contains(&saved.digest));
    for digest in &chapter.earlier {
        let saved = SavedLesson { digest: digest.clone(), ..saved.clone() };
        assert_eq!(Lesson::resume(Arc::clone(&chapter), &saved).unwrap().done(), 4);
    }
}

#[test]
fn what_cannot_be_resumed_is_told() {
    let chapter = Arc::new(builtin_chapter(FIRST).unwrap());
    let saved = played(&chapter, 4).saved();
    let fault = |change: &dyn Fn(&mut SavedLesson)| {
        let mut saved = saved.clone();
        change(&mut saved);
        Lesson::resume(Arc::clone(&chapter), &saved).unwrap_err()
    };
    assert!(matches!(fault(&|saved| saved.chapter = "x".into()), ResumeFault::OtherChapter { .. }));
    assert!(matches!(fault(&|saved| saved.digest = "0".into()), ResumeFault::Changed(_)));
    assert_eq!(fault(&|saved| saved.deeds.swap(1, 2)), ResumeFault::NotDone { number: 2 });
    let wild = LessonDeed::Act(Action::Accuse(Triple {
        suspect: SuspectId(200),
        weapon: candlestick_rules::WeaponId(200),
        room: candlestick_rules::RoomId(200),
    }));
    assert_eq!(fault(&|saved| saved.deeds.push(wild)), ResumeFault::NotDone { number: 5 });
    assert_eq!(
        fault(&|saved| saved.deeds = vec![LessonDeed::Press(LessonTarget::Hand); 9000]),
        ResumeFault::NotDone { number: 2 }
    );
    assert!(Course::from_json("{\"left\":[]}").is_err() && Course::from_json("{}").is_ok());
}

#[test]
fn the_course_goes_on_where_one_stopped_and_then_to_what_is_new() {
    let chapters = chapters();
    let ids: Vec<_> = builtin_lessons().iter().map(|(id, _)| *id).collect();
    let mut course = Course::default();
    assert_eq!((course.next(&ids), course.half_done(&ids)), (Some(ids[0]), None));
    course.keep(&played(&chapters[0], 1));
    assert_eq!(course.half_done(&ids), Some(ids[0]));
    course.keep(&played(&chapters[0], chapters[0].steps.len()));
    assert_eq!((course.next(&ids), course.half_done(&ids)), (Some(ids[1]), None));
    course.keep(&played(&chapters[2], 1));
    assert_eq!((course.next(&ids), course.half_done(&ids)), (Some(ids[2]), Some(ids[2])));
    course.forget(ids[2]);
    assert_eq!(course.next(&ids), Some(ids[1]));
    for chapter in &chapters {
        course.keep(&played(chapter, chapter.steps.len()));
    }
    assert_eq!(course.next(&ids), None);
}

#[test]
fn the_list_of_chapters_tells_titles_without_their_themes() {
    let listed = builtin_chapters();
    assert_eq!(listed.len(), builtin_lessons().len());
    for ((id, outline), chapter) in listed.iter().zip(chapters()) {
        assert_eq!((*id, &outline.theme), (chapter.id.as_str(), &chapter.theme.id));
        assert_eq!((&outline.title, outline.minutes), (&chapter.title, chapter.minutes));
    }
    assert_eq!(outline("title = 3"), None);
    assert!(builtin_chapter("99").unwrap_err()[0].message.contains(FIRST));
}

#[test]
fn no_more_than_eight_words_are_said_at_a_time() {
    for chapter in chapters() {
        let of_step = |step: &LessonStep| {
            let wrong: Vec<Say> = step.wrong.iter().map(|wrong| wrong.say.clone()).collect();
            [vec![step.say.clone()], step.hint.clone().into_iter().collect(), wrong].concat()
        };
        let all = chapter.steps.iter().flat_map(of_step).chain([chapter.title.clone(), chapter.end.clone()]);
        for say in all {
            let spoken: BTreeSet<_> = say.languages().collect();
            assert!(candlestick_themes::languages().iter().all(|language| spoken.contains(language.code)), "{say:?}");
            for language in spoken {
                let text = say.text(language);
                // A dash or a sign that stands alone is no word.
                let words = text.split_whitespace().filter(|word| word.contains(char::is_alphanumeric)).count();
                assert!(words <= 8, "{language}: {words} words at a time: {text}");
            }
        }
    }
}

#[test]
fn the_log_of_a_lesson_says_how_it_was_laid_and_plays_again_everywhere() {
    for chapter in chapters() {
        let lesson = played(&chapter, chapter.steps.len());
        let log = ReadRecord::from_text(&Record::of(lesson.case()).to_text()).unwrap().record.log;
        assert!(log.laid.is_some());
        let again = Case::replay(Arc::clone(&chapter.theme), log.clone()).unwrap();
        assert_eq!(again.game().events(), lesson.case().game().events());
        let mut runner = JobRunner::default();
        let job =
            serde_json::to_string(&Job::Deductions(Eyes::Seated { log: log.clone(), seat: chapter.you })).unwrap();
        let answer: JobResult = serde_json::from_str(&runner.answer(&job)).unwrap();
        assert!(matches!(answer, JobResult::Deductions(_)), "{answer:?}");
        // A case that was dealt is another one, although it has the same seed.
        let mut dealt = log;
        dealt.laid = None;
        assert!(Case::replay(Arc::clone(&chapter.theme), dealt).is_err());
    }
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
fn the_example_of_the_guide_is_sound_and_plays() {
    let guide = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/lessons.md");
    let guide = fs::read_to_string(guide).unwrap();
    let example = guide.split("```toml\n").nth(1).and_then(|rest| rest.split("```").next()).unwrap();
    let chapter = Arc::new(read(example, "first-case").unwrap());
    assert_eq!(chapter.prove(), []);
    assert!(played(&chapter, chapter.steps.len()).is_finished());
}

#[test]
fn a_theme_brings_chapters_of_its_own() {
    let ThemeFiles { theme_toml, board } = builtin_files("first-case").unwrap();
    let mine = text_of(FIRST).replacen("theme = \"first-case\"\n", "", 1);
    let broken = mine.replacen("you = ", "yuo = ", 1);
    let files = [
        ("theme.toml", theme_toml),
        ("board.txt", board),
        ("lessons/01-mine.toml", mine),
        ("lessons/02-broken.toml", broken),
        ("lessons/more/03-too-deep.toml", String::new()),
    ];
    let files = files.map(|(path, text)| (format!("my-house/{path}"), text.into_bytes()));
    let pack = ThemePack::from_entries("upload", files).unwrap();
    assert_eq!(pack.others, ["lessons/more/03-too-deep.toml"]);
    let theme = Arc::new(pack.theme().unwrap());
    let chapters = chapters_of(&pack, &theme);
    let [(path, sound), (_, broken)] = chapters.as_slice() else { panic!("{chapters:?}") };
    assert_eq!((path.as_str(), sound.as_ref().unwrap().id.as_str()), ("lessons/01-mine.toml", "01-mine"));
    assert_eq!(broken.as_ref().unwrap_err()[0].file, "lessons/02-broken.toml");
}

#[test]
fn chapters_of_ones_own_themes_stand_behind_the_built_in_ones_and_are_taken_and_left_like_them() {
    let ThemeFiles { theme_toml, board } = builtin_files("first-case").unwrap();
    let mine = text_of(FIRST).replacen("theme = \"first-case\"\n", "", 1);
    // A file of the same name as a built-in one is another chapter.
    let files = [("theme.toml", theme_toml), ("board.txt", board), ("lessons/01-a-first-case.toml", mine)];
    let files = files.map(|(path, text)| (format!("my-house/{path}"), text.into_bytes()));
    let mut own = UserThemes::default();
    own.take(ThemeNews::found("my-house", ThemePack::from_entries("my-house", files)));
    let (listed, built) = (library(&own), builtin_chapters().len());
    assert_eq!(listed.len(), built + 1, "{:?}", own.faults().collect::<Vec<_>>());
    let last = &listed[built];
    assert_eq!((last.id.as_str(), listed[0].id.as_str()), ("my-house/01-a-first-case", FIRST));
    assert!(last.theme.is_some() && listed[0].theme.is_none());
    let chapter = Arc::new(chapter_of(&own, &last.id).unwrap());
    let mut course = Course::default();
    course.keep(&played(&chapter, chapter.steps.len()));
    assert_eq!((course.is_done(&last.id), course.is_done(FIRST)), (true, false));
    let gone = chapter_of(&UserThemes::default(), &last.id).unwrap_err();
    assert!(gone[0].message.contains("no theme my-house"), "{gone:?}");
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
