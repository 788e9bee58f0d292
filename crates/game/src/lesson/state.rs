//! A chapter under way: what is wanted now, what comes of what the person does, and how it is left and resumed.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::{
    chapter::{Chapter, LessonStep},
    deed::{LessonDeed, WantedDeed},
    say::LessonWords,
};
use crate::{Case, Marks};
use candlestick_rules::{Action, SeatId, View};
use candlestick_themes::key;

/// What came of something that the person did.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum LessonProgress {
    /// It was what the step wanted. These decisions were made in the case, in this order: the person's own, where it
    /// was one, and what the others do by script. A screen plays them on its table, one after the other.
    Done(Vec<(SeatId, Action)>),
    /// A wrong try: nothing has changed, and this is to be said.
    Wrong(LessonWords),
    /// It has nothing to do with the step, and nothing has changed: the screen may do what it always does.
    Nothing,
}

/// A lesson that was left, as it is kept.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedLesson {
    /// The chapter's id.
    pub chapter: String,
    /// The chapter's digest.
    pub digest: String,
    /// What the person did, one deed for each step done.
    pub deeds: Vec<LessonDeed>,
}

/// Why a lesson that was left cannot be resumed; it can always be begun anew.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ResumeFault {
    /// It is a lesson of another chapter.
    OtherChapter {
        /// The chapter that it is of.
        wanted: String,
        /// The chapter given.
        given: String,
    },
    /// The chapter's file or its theme has changed since.
    Changed(String),
    /// A deed that is not what its step wants.
    NotDone {
        /// Which step, from 1.
        number: usize,
    },
}

/// A chapter under way. It holds a case of its own, which is always where the person's deeds and the script have led.
#[derive(Debug, Clone)]
pub struct Lesson {
    chapter: Arc<Chapter>,
    case: Case,
    marks: Marks,
    deeds: Vec<LessonDeed>,
}

impl Lesson {
    /// Begins a chapter.
    #[must_use]
    pub fn begin(chapter: Arc<Chapter>) -> Self {
        let (case, marks) = (chapter.opening.clone(), Marks::with_help(chapter.help));
        Self { chapter, case, marks, deeds: Vec::new() }
    }

    /// Takes a lesson up where it was left.
    ///
    /// # Errors
    /// When it is of another chapter or that has changed, or a deed is not what its step wants; it may come from
    /// anywhere.
    pub fn resume(chapter: Arc<Chapter>, saved: &SavedLesson) -> Result<Self, ResumeFault> {
        if saved.chapter != chapter.id {
            let (wanted, given) = (saved.chapter.clone(), chapter.id.clone());
            return Err(ResumeFault::OtherChapter { wanted, given });
        }
        if saved.digest != chapter.digest && !chapter.earlier.contains(&saved.digest) {
            return Err(ResumeFault::Changed(chapter.id.clone()));
        }
        let mut lesson = Self::begin(chapter);
        for (n, deed) in saved.deeds.iter().enumerate() {
            if !matches!(lesson.feed(*deed), LessonProgress::Done(_)) {
                return Err(ResumeFault::NotDone { number: n + 1 });
            }
        }
        Ok(lesson)
    }

    /// The lesson as it is kept, to be resumed later.
    #[must_use]
    pub fn saved(&self) -> SavedLesson {
        let (chapter, digest) = (self.chapter.id.clone(), self.chapter.digest.clone());
        SavedLesson { chapter, digest, deeds: self.deeds.clone() }
    }

    /// The chapter.
    #[must_use]
    pub const fn chapter(&self) -> &Arc<Chapter> {
        &self.chapter
    }

    /// The case as it stands; a screen lays its table from a copy of it.
    #[must_use]
    pub const fn case(&self) -> &Case {
        &self.case
    }

    /// All that the person may know of the case.
    #[must_use]
    pub fn view(&self) -> View {
        self.case.game().view(self.chapter.you)
    }

    /// The marks that the person made in this lesson, with its help level.
    #[must_use]
    pub const fn marks(&self) -> &Marks {
        &self.marks
    }

    /// How many steps are done.
    #[must_use]
    pub const fn done(&self) -> usize {
        self.deeds.len()
    }

    /// Whether all steps are done.
    #[must_use]
    pub fn is_finished(&self) -> bool {
        self.done() >= self.chapter.steps.len()
    }

    /// The step that is to be done; none once all are.
    #[must_use]
    pub fn step(&self) -> Option<&LessonStep> {
        self.chapter.steps.get(self.done())
    }

    /// The actions that lead on now, of those that the referee offers; none where the step wants none.
    #[must_use]
    pub fn allowed(&self) -> Vec<Action> {
        let (game, wanted) = (self.case.game(), self.step().map(|step| &step.wanted));
        let Some(WantedDeed::Act(actions)) = wanted else { return Vec::new() };
        let choices = game.choices(self.chapter.you);
        actions.iter().copied().filter(|action| choices.allows(game.edition().cards, *action)).collect()
    }

    /// What a demonstration does now: the first deed that leads on; none once all steps are done.
    #[must_use]
    pub fn demonstrated(&self) -> Option<LessonDeed> {
        match &self.step()?.wanted {
            WantedDeed::Act(_) => self.allowed().first().copied().map(LessonDeed::Act),
            other => other.shown(),
        }
    }

    /// Takes what the person did. Only what the step wants changes anything.
    pub fn feed(&mut self, deed: LessonDeed) -> LessonProgress {
        let Some(step) = self.chapter.steps.get(self.deeds.len()) else { return LessonProgress::Nothing };
        if !step.wanted.is(deed) {
            return if step.wanted.is_tried_by(deed) { self.wrong(step, deed) } else { LessonProgress::Nothing };
        }
        // On a copy, so that a deed with which the script cannot go on changes nothing; no chapter that was read has one.
        let mut case = self.case.clone();
        let own = if let LessonDeed::Act(action) = deed { Some((self.chapter.you, action)) } else { None };
        let moves: Vec<_> = own.into_iter().chain(step.then.iter().copied()).collect();
        if moves.iter().any(|(seat, action)| case.apply(*seat, *action).is_err()) {
            return self.wrong(step, deed);
        }
        if let LessonDeed::Mark(card, column, mark) = deed {
            self.marks.set(card, column, mark);
        }
        self.case = case;
        self.deeds.push(deed);
        LessonProgress::Done(moves)
    }

    fn wrong(&self, step: &LessonStep, deed: LessonDeed) -> LessonProgress {
        let own = step.words_for(deed).or(self.chapter.wrong.as_ref());
        LessonProgress::Wrong(
            own.map_or(LessonWords::Game(key!("lesson-wrong")), |say| LessonWords::Chapter(say.clone())),
        )
    }
}
