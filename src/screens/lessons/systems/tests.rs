//! Chapters on the table: played to their end, what is heard of them, and how long they take.

use std::time::Duration;

use bevy::time::TimeUpdateStrategy;

use super::*;
use crate::resource::Begin;
use crate::table::{MotionPace, headless};
use candlestick_game::{
    Column,
    lesson::{builtin_chapter, builtin_chapters},
};
use candlestick_rules::{Action, Choice};

/// The cues of the table in their order.
#[derive(Resource, Default)]
struct Heard(Vec<Cue>);

/// A table at which a chapter is begun, with nothing moving.
fn table(id: &str) -> App {
    table_at(id, MotionPace::Off)
}

fn table_at(id: &str, pace: MotionPace) -> App {
    let mut app = headless();
    app.insert_resource(pace).begin::<Teaching>().begin::<LessonCourse>().add_message::<Did>();
    app.add_systems(OnEnter(Screen::Play), sit_down)
        .add_systems(OnExit(Screen::Play), get_up)
        .add_systems(Update, follow.run_if(taught))
        .begin::<Heard>()
        .add_systems(Last, |mut cued: MessageReader<Cued>, mut heard: ResMut<Heard>| {
            heard.0.extend(cued.read().map(|cued| cued.0));
        });
    let lesson = Lesson::begin(Arc::new(builtin_chapter(id).expect("built in")));
    app.insert_resource(OwnMarks::new(Vec::new(), lesson.case().log().seats.len()));
    app.insert_resource(Session::new(lesson.case().clone()));
    app.insert_resource(Teaching(Some(OpenLesson::new(lesson))));
    app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Play);
    app
}

fn lesson(app: &App) -> &Lesson {
    &app.world().resource::<Teaching>().0.as_ref().expect("it is under way").lesson
}

/// Frames until the person is to do something.
fn rest(app: &mut App) {
    for _ in 0..500 {
        app.update();
        if app.world().resource::<Script>().lets_decide(app.world().resource::<Session>()) {
            return;
        }
    }
    panic!("the others never stop");
}

fn press(app: &mut App, deed: LessonDeed) {
    match deed {
        LessonDeed::Act(action) => drop(app.world_mut().write_message(Decide(action))),
        other => drop(app.world_mut().write_message(Did(other))),
    }
    rest(app);
}

#[test]
fn every_chapter_is_played_on_the_table_to_its_end() {
    for (id, _) in builtin_chapters() {
        let mut app = table(id);
        rest(&mut app);
        while let Some(deed) = lesson(&app).demonstrated() {
            let done = lesson(&app).done();
            press(&mut app, deed);
            assert_eq!(lesson(&app).done(), done + 1, "{id}: {deed:?}");
            let session = app.world().resource::<Session>();
            assert_eq!(session.log().unwrap().actions, lesson(&app).case().log().actions, "{id}: {deed:?}");
        }
        let you = lesson(&app).chapter().you;
        let (own, taught) = (app.world().resource::<OwnMarks>().of(you), lesson(&app).marks());
        let cells = lesson(&app).chapter().theme.edition.cards.all().iter().map(|card| (card, Column::CaseFile));
        for (card, column) in cells {
            assert_eq!(own.and_then(|own| own.get(card, column)), taught.get(card, column), "{id}");
        }
        assert!(app.world().resource::<LessonCourse>().0.is_done(id));
        app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Title);
        app.update();
        assert!(!app.world().resource::<Teaching>().is_on(), "the lesson stays at the table");
        assert!(!app.world().resource::<Script>().is_under_way(), "the script stays at the table");
    }
}

#[test]
fn another_case_that_was_laid_meanwhile_is_no_lesson() {
    let mut app = table("01-a-first-case");
    let other = candlestick_game::testing::opened("classic-2016", 3, candlestick_game::Level::Novice, 1);
    app.insert_resource(Session::new(other));
    app.update();
    assert!(!app.world().resource::<Teaching>().is_on());
    assert!(!app.world().resource::<Script>().is_under_way());
}

#[test]
fn only_what_a_step_wants_is_offered_and_what_is_wrong_changes_nothing() {
    let mut app = table("01-a-first-case");
    rest(&mut app);
    let offered = |app: &App| app.world().resource::<Session>().view().choices.clone();
    assert!(offered(&app).is_empty(), "the cards are to be looked at first: {:?}", offered(&app));
    press(&mut app, LessonDeed::Act(Action::Roll));
    assert_eq!((lesson(&app).done(), app.world().resource::<Session>().action_count()), (0, 0));
    let deed = lesson(&app).demonstrated().unwrap();
    press(&mut app, deed);
    assert_eq!(offered(&app).0, [Choice::Roll]);
    let mut went = 0;
    while let Some(deed) = lesson(&app).demonstrated() {
        if let LessonDeed::Act(Action::Go(place)) = deed {
            let places: Vec<_> = offered(&app).destinations().iter().map(|end| end.place).collect();
            assert_eq!(places, [place], "one place to go to");
            went += 1;
        }
        press(&mut app, deed);
    }
    assert!(went > 0);
}

#[test]
fn each_tick_of_a_lesson_is_heard_once_and_a_wrong_one_as_wrong() {
    let mut ticks = 0;
    for (id, _) in builtin_chapters() {
        let mut app = table(id);
        rest(&mut app);
        let heard = |app: &mut App, deed| {
            app.world_mut().resource_mut::<Heard>().0.clear();
            press(app, deed);
            app.update();
            let said = &app.world().resource::<Heard>().0;
            [Cue::Tick, Cue::Wrong].map(|cue| said.iter().filter(|one| **one == cue).count())
        };
        while let Some(deed) = lesson(&app).demonstrated() {
            let mark = matches!(deed, LessonDeed::Mark(..));
            if let LessonDeed::Mark(card, column, _) = deed {
                assert_eq!(heard(&mut app, LessonDeed::Mark(card, column, None)), [0, 1], "{id}: a wrong mark");
            }
            assert_eq!(heard(&mut app, deed), [usize::from(mark), 0], "{id}: {deed:?}");
            ticks += usize::from(mark);
        }
    }
    assert!(ticks >= 15, "{ticks}");
}

/// Words that somebody reads in a second, and seconds to find and press what is asked for.
const WORDS: f32 = 3.0;
const HAND: f32 = 1.5;
/// Milliseconds of a frame.
const FRAME: u64 = 20;

/// Seconds that somebody takes for a chapter who reads all that is said at a calm pace, and presses what the arrow shows.
fn read_through(id: &str) -> (f32, u8) {
    let mut app = table_at(id, MotionPace::Full);
    app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(FRAME)));
    let frames = |app: &mut App| {
        let rests = |app: &App| app.world().resource::<Script>().lets_decide(app.world().resource::<Session>());
        let moved = (1..100_000).find(|_| {
            app.update();
            rests(app)
        });
        moved.expect("the others stop") as f32 * FRAME as f32 / 1000.0
    };
    let words = |text: &str| text.split_whitespace().count() as f32 / WORDS;
    let mut seconds = frames(&mut app);
    while let Some(deed) = lesson(&app).demonstrated() {
        seconds += lesson(&app).step().map_or(0.0, |step| words(step.say.text("en"))) + HAND;
        match deed {
            LessonDeed::Act(action) => drop(app.world_mut().write_message(Decide(action))),
            other => drop(app.world_mut().write_message(Did(other))),
        }
        // It is taken in the first frame.
        app.update();
        seconds += frames(&mut app);
    }
    let chapter = lesson(&app).chapter();
    (seconds + words(chapter.end.text("en")), chapter.minutes)
}

#[test]
fn whoever_reads_calmly_and_follows_the_arrow_is_through_a_chapter_in_the_minutes_that_it_says() {
    for (id, _) in builtin_chapters() {
        let (seconds, minutes) = read_through(id);
        let share = seconds / (f32::from(minutes) * 60.0);
        println!("{id:24} {seconds:5.0} s of {minutes} minutes");
        assert!((0.2..=1.0).contains(&share), "{id}: {seconds:.0} s, and it says {minutes} minutes");
    }
}
