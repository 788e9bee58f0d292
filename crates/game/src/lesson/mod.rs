//! Lessons: taught cases, chapter by chapter, that are done rather than read. Data, not code.
//!
//! A [`Chapter`] is read from a TOML file and checked with a theme: it lays a case, and each of its steps says a few
//! words, wants one [`LessonDeed`] and has the rivals answer by script. A [`Lesson`] is a chapter under way: it is fed with what
//! the person does and answers what comes of it. A [`Course`] remembers which chapters are done and where one stopped.
//! `docs/lessons.md` of the repository says how to write one.

mod acts;
mod builtin;
mod chapter;
mod course;
mod deed;
mod known;
mod library;
mod names;
mod position;
mod raw;
mod read;
mod rehearsal;
mod say;
mod state;
mod steps;
mod target;

pub use builtin::{builtin_chapter, builtin_chapters};
pub use chapter::{Chapter, LessonStep, WrongTry};
pub use course::Course;
pub use deed::{LessonDeed, WantedDeed};
pub use library::{ListedChapter, chapter as chapter_of, chapters_of, library};
pub use read::{Outline, outline};
pub use say::{LessonWords, Say};
pub use state::{Lesson, LessonProgress, ResumeFault, SavedLesson};
pub use target::{ButtonDeed, LessonTarget};
