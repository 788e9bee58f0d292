//! Tests which chapters there are, built in, in the guide and in one's own themes, and that they say little at a time.

use std::{collections::BTreeSet, fs, path::Path, sync::Arc};

use candlestick_game::{
    lesson::{Course, LessonStep, Say, builtin_chapter, builtin_chapters, chapter_of, chapters_of, library, outline},
    theme_store::{ThemeNews, UserThemes},
};
use candlestick_themes::{ThemeFiles, ThemePack, builtin_files, builtin_lessons};

use super::{FIRST, chapters, played, read, text_of};

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
