//! The lesson that is under way, and how far one has come with all of them.

use std::time::Duration;

use bevy::prelude::*;

use crate::ui::{coach::Coach, notebook::NotebookWish};
use candlestick_game::lesson::{Course, Lesson, LessonDeed, LessonProgress, LessonWords, WantedDeed};
use candlestick_rules::SeatId;
use candlestick_themes::Words;

/// How long somebody hesitates before a hint is given.
const PATIENCE: Duration = Duration::from_secs(9);

/// Something that the person did in a lesson, beside deciding.
#[derive(Message, Debug, Clone, Copy)]
pub(in crate::screens) struct Did(pub LessonDeed);

/// The chapters that are done, and those that were left.
#[derive(Resource, Debug, Default)]
pub(in crate::screens) struct LessonCourse(pub Course);

/// The list of chapters on the title.
#[derive(Resource, Debug, Default)]
pub(in crate::screens) struct ChapterList {
    /// Whether it lies open.
    pub open: bool,
    /// The chapter that was chosen, by its id; it is laid on the table soon.
    pub chosen: Option<String>,
}

impl ChapterList {
    /// Chooses a chapter, if there is one.
    pub(in crate::screens) fn choose(&mut self, id: Option<&str>) {
        self.chosen = id.map(str::to_owned);
    }
}

/// The lesson on the table, if the case there is one.
#[derive(Resource, Debug, Default)]
pub struct Teaching(pub(super) Option<OpenLesson>);

/// A lesson on the table.
#[derive(Debug)]
pub(super) struct OpenLesson {
    pub lesson: Lesson,
    /// What is said of the last try, where that was wrong.
    wrong: Option<LessonWords>,
    /// How long this step has waited for the person.
    waited: Duration,
    /// The step whose panel was brought to the front.
    led: Option<usize>,
}

impl Teaching {
    /// Whether the case on the table is a lesson.
    pub(in crate::screens) const fn is_on(&self) -> bool {
        self.0.is_some()
    }

    /// Whether it is one, and all its steps are done.
    pub(in crate::screens) fn is_finished(&self) -> bool {
        self.0.as_ref().is_some_and(|taught| taught.lesson.is_finished())
    }

    /// For tests: a lesson on the table whose person has just come to its step.
    #[cfg(feature = "testing")]
    #[must_use]
    pub fn at_once(lesson: Lesson) -> Self {
        Self(Some(OpenLesson::new(lesson)))
    }

    /// For tests: a lesson on the table whose person hesitates, so that its hint is given.
    #[cfg(feature = "testing")]
    #[must_use]
    pub fn hesitating(lesson: Lesson) -> Self {
        let mut taught = OpenLesson::new(lesson);
        taught.wait(PATIENCE);
        Self(Some(taught))
    }

    /// What is taught now; nothing where there is no lesson or it is done.
    #[must_use]
    pub fn coach(&self, words: &Words) -> Option<Coach> {
        let OpenLesson { lesson, wrong, waited, .. } = self.0.as_ref()?;
        let (step, language) = (lesson.step()?, words.language());
        let hesitates = *waited >= PATIENCE || wrong.is_some();
        let hint = step.hint.as_ref().filter(|_| hesitates);
        Some(Coach {
            say: step.say.text(language).to_owned(),
            wrong: wrong.as_ref().map(|said| said.text(words, language)),
            hint: hint.map(|hint| hint.text(language).to_owned()),
            hesitates,
            at: step.at,
            wanted: step.wanted.clone(),
            done: lesson.done(),
            of: lesson.chapter().steps.len(),
        })
    }

    /// Whether this step's panel is still to be brought to the front; once for each step.
    pub(in crate::screens) fn leads(&mut self) -> bool {
        let Some(taught) = &mut self.0 else { return false };
        let now = Some(taught.lesson.done());
        std::mem::replace(&mut taught.led, now) != now
    }

    /// How long until a hint is given, if one is to come.
    pub(in crate::screens) fn hint_in(&self) -> Option<Duration> {
        let taught = self.0.as_ref()?;
        PATIENCE.checked_sub(taught.waited).filter(|left| !left.is_zero() && !taught.lesson.is_finished())
    }

    /// What a press on the notebook means in this step: on a cell the mark that is wanted, so that nobody has to know
    /// yet how often to press, or "Why?" where that is. Other marks of one's own are not made in a lesson.
    pub(in crate::screens) fn meant(&self, wish: NotebookWish) -> NotebookWish {
        let wanted = self.0.as_ref().and_then(|taught| taught.lesson.step()).map(|step| &step.wanted);
        match (wish, wanted) {
            (NotebookWish::Cycle(card, column), Some(WantedDeed::Mark(_, _, mark))) => {
                NotebookWish::Set(card, column, Some(*mark))
            }
            (NotebookWish::Cycle(card, column), Some(WantedDeed::Why(..))) => {
                NotebookWish::LookAt(Some((card, column)))
            }
            _ => wish,
        }
    }

    /// What a wish about the notebook is as a deed.
    pub(in crate::screens) const fn deed_of(wish: NotebookWish) -> Option<LessonDeed> {
        match wish {
            NotebookWish::Set(card, column, mark) => Some(LessonDeed::Mark(card, column, mark)),
            NotebookWish::LookAt(Some((card, column))) => Some(LessonDeed::Why(card, column)),
            _ => None,
        }
    }
}

impl OpenLesson {
    pub const fn new(lesson: Lesson) -> Self {
        Self { lesson, wrong: None, waited: Duration::ZERO, led: None }
    }

    /// Where the person sits.
    pub fn you(&self) -> SeatId {
        self.lesson.chapter().you
    }

    /// Time passes while the person is to do something.
    pub fn wait(&mut self, time: Duration) {
        self.waited = self.waited.saturating_add(time);
    }

    /// Takes what the person did, and remembers what is to be said of it.
    pub fn feed(&mut self, deed: LessonDeed) -> LessonProgress {
        let progress = self.lesson.feed(deed);
        match &progress {
            LessonProgress::Done(_) => (self.wrong, self.waited) = (None, Duration::ZERO),
            LessonProgress::Wrong(said) => self.wrong = Some(said.clone()),
            LessonProgress::Nothing => {}
        }
        progress
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use candlestick_game::lesson::builtin_chapter;
    use candlestick_rules::Action;

    fn first() -> Teaching {
        let chapter = builtin_chapter("01-a-first-case").expect("built in");
        Teaching(Some(OpenLesson::new(Lesson::begin(Arc::new(chapter)))))
    }

    #[test]
    fn whoever_hesitates_or_tries_wrongly_is_helped() {
        let (words, mut teaching) = (Words::english(), first());
        let coach = teaching.coach(&words).expect("it has begun");
        assert_eq!((coach.hint, coach.wrong, coach.done), (None, None, 0));
        assert_eq!(teaching.hint_in(), Some(PATIENCE));
        teaching.0.as_mut().unwrap().wait(PATIENCE);
        assert_eq!(teaching.hint_in(), None);
        let hint = teaching.coach(&words).unwrap().hint;
        assert_eq!(hint.as_deref(), Some("Your cards lie at the bottom."));
        let taught = teaching.0.as_mut().unwrap();
        assert!(matches!(taught.feed(LessonDeed::Act(Action::Roll)), LessonProgress::Wrong(_)));
        assert!(teaching.coach(&words).unwrap().wrong.is_some());
    }

    #[test]
    fn pressing_a_cell_means_what_the_step_wants_there() {
        let mut teaching = first();
        let (card, column) = (candlestick_rules::CardId(1), candlestick_game::Column::CaseFile);
        let pressed = NotebookWish::Cycle(card, column);
        assert_eq!(teaching.meant(pressed), pressed);
        let mut seen = Vec::new();
        while let Some(right) = teaching.0.as_ref().unwrap().lesson.demonstrated() {
            seen.push(teaching.meant(pressed));
            teaching.0.as_mut().unwrap().feed(right);
        }
        assert!(seen.contains(&NotebookWish::Set(card, column, Some(candlestick_game::Mark::Yes))));
        assert!(seen.contains(&NotebookWish::LookAt(Some((card, column)))));
    }

    #[test]
    fn a_step_is_led_to_once_and_what_was_wrong_is_forgotten_when_it_is_done() {
        let (words, mut teaching) = (Words::english(), first());
        assert!(teaching.leads() && !teaching.leads());
        let taught = teaching.0.as_mut().unwrap();
        taught.feed(LessonDeed::Act(Action::Roll));
        let right = taught.lesson.demonstrated().unwrap();
        assert_eq!(taught.feed(right), LessonProgress::Done(Vec::new()));
        let coach = teaching.coach(&words).unwrap();
        assert_eq!((coach.wrong, coach.hint, coach.done), (None, None, 1));
        assert!(teaching.leads());
    }
}
