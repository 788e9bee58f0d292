//! An exercise and how far the person has come with it, and what can be chosen on it.

use super::standing::StopStanding;
use crate::{
    screens::study::Study,
    ui::notebook::{NotebookWish, tell_proof},
};
use candlestick_game::practice::{Exercise, ExerciseKind, ExerciseSource, Feedback};
use candlestick_themes::Words;

/// What was chosen on the practice screen.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum PracticeChoice {
    /// Back to the title.
    Back,
    /// Another part, where not all fit.
    Part(PracticePart),
    /// Something about the notebook.
    Notebook(NotebookWish),
    /// Exercises of this kind from now on; none for all kinds in turn.
    Kind(Option<ExerciseKind>),
    /// This answer, as an index.
    Answer(usize),
    /// The next exercise.
    Next,
    /// The right answer, as one does not find it.
    Show,
    /// Begin a sprint of ten, or leave the one under way.
    Sprint,
}

/// The part that is shown where not all fit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum PracticePart {
    /// What the seat has seen.
    Clues,
    /// The notebook.
    Notebook,
    /// What is asked, and the answers.
    #[default]
    Answer,
}

/// How the person stands: what the head of the screen tells beside the exercise.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct PracticeProgress {
    /// The rating, rounded.
    pub rating: u32,
    /// The kind that is wished for.
    pub wished: Option<ExerciseKind>,
    /// Within a sprint: the number of the exercise from 1, and right answers so far.
    pub sprint: Option<(usize, u32)>,
    /// What came of the last sprint: right answers and seconds, until the next exercise.
    pub done: Option<(u32, u64)>,
    /// The stop of a case, where the stops of one are gone through.
    pub stop: Option<StopStanding>,
}

/// An exercise and how far the person has come.
#[derive(Debug)]
pub struct PracticeState {
    pub(super) exercise: Exercise,
    /// Where it comes from.
    pub(super) source: ExerciseSource,
    /// What the seat has seen, and its notebook.
    pub(super) study: Study,
    pub(super) part: PracticePart,
    /// The last answer, as an index.
    pub(super) picked: Option<usize>,
    /// Whether the right answer was given, and not found.
    pub(super) given: bool,
    /// What is said to it, once that is known.
    pub(super) feedback: Option<Feedback>,
    /// The proof in sentences, each with how deep it stands within suppositions.
    pub(super) proof: Vec<(String, usize)>,
}

impl PracticeState {
    /// An exercise with an empty notebook that crosses off.
    #[must_use]
    pub fn new(exercise: Exercise, source: ExerciseSource) -> Self {
        let study = Study::new(&exercise.theme, &exercise.view, &exercise.log.seats);
        let (part, proof) = (PracticePart::default(), Vec::new());
        Self { exercise, source, study, part, picked: None, given: false, feedback: None, proof }
    }

    /// Does what was chosen, as far as it is about this state: nothing leaves it.
    pub fn carry_out(&mut self, choice: PracticeChoice, words: &Words) {
        match choice {
            PracticeChoice::Part(part) => self.part = part,
            PracticeChoice::Notebook(wish) => {
                if wish == NotebookWish::ShowLog {
                    self.part = PracticePart::Clues;
                }
                self.study.note(wish, words);
            }
            PracticeChoice::Answer(answer) if !self.is_solved() => {
                (self.picked, self.feedback) = (Some(answer), None);
                self.study.suppose(None);
            }
            _ => {}
        }
    }

    /// Takes what is said to the last answer.
    pub fn hear(&mut self, feedback: Feedback, words: &Words) {
        if self.picked != Some(feedback.answer) {
            return;
        }
        let (theme, view) = (&self.exercise.theme, &self.exercise.view);
        let told = feedback.proof.iter();
        self.proof = told.flat_map(|proof| tell_proof(proof, view, (theme, words, self.study.names()))).collect();
        self.study.suppose(feedback.counter.as_ref());
        self.feedback = Some(feedback);
    }

    /// The exercise itself.
    #[must_use]
    pub const fn exercise(&self) -> &Exercise {
        &self.exercise
    }

    /// Whether the right answer was given.
    #[must_use]
    pub fn is_solved(&self) -> bool {
        self.picked == Some(self.exercise.right)
    }
}
