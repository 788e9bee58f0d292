//! A daily case and how far the person has come with it, and what can be chosen on it.

use crate::{
    screens::{
        proving::{self, Sentences},
        study::Study,
    },
    table::BackgroundTasks,
    ui::notebook::NotebookWish,
};
use candlestick_deduction::Holder;
use candlestick_game::{
    jobs::Eyes,
    puzzle::{Date, DayCase, Puzzle},
};
use candlestick_rules::{CardId, Category, Setup, Triple};
use candlestick_themes::Words;

/// What was chosen on the daily case.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum PuzzleChoice {
    /// Back to the title.
    Back,
    /// Another part, where not all fit.
    Part(PuzzlePart),
    /// Something about the notebook.
    Notebook(NotebookWish),
    /// This card for the answer.
    Pick(CardId),
    /// Say the answer that is picked.
    Say,
    /// To the whole case of the day: to play it, to play on, or to look back at it.
    Case,
    /// To it, having read what is different there.
    Begin,
    /// Not to it after all.
    NotYet,
    /// How the day went onto the clipboard, without a word of the case file.
    Share,
}

/// How the day stands on this device.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Today {
    /// How the day's whole case was closed.
    pub case: Option<DayCase>,
    /// After how many tries the day's puzzle was solved.
    pub puzzle: Option<u32>,
    /// Days in a row.
    pub streak: u32,
}

/// The part that is shown where not all fit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum PuzzlePart {
    /// What the seat has seen.
    #[default]
    Clues,
    /// The notebook and the hand.
    Notebook,
    /// The tiles to answer with.
    Answer,
}

/// How the last answer was.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Verdict {
    Right,
    Wrong,
}

/// A daily case and how far the person has come.
#[derive(Debug)]
pub struct PuzzleState {
    pub(super) puzzle: Puzzle,
    /// The day.
    pub(super) day: Option<Date>,
    /// What the seat has seen, and its notebook.
    pub(super) study: Study,
    pub(super) picked: [Option<CardId>; 3],
    pub(super) verdict: Option<Verdict>,
    pub(super) tries: u32,
    /// Why each card of the case file is certain, told once it was found.
    pub(super) proof: Sentences,
    pub(super) part: PuzzlePart,
    /// How the day stands.
    pub today: Today,
    /// What became of the last thing chosen.
    pub(super) told: Option<String>,
    /// The table of the day's whole case, while one reads what is different at it.
    pub(super) before: Option<Setup>,
}

impl PuzzleState {
    /// A puzzle of a day, with an empty notebook that crosses off.
    #[must_use]
    pub fn new(puzzle: Puzzle, day: Option<Date>) -> Self {
        Self {
            day,
            study: Study::new(&puzzle.theme, &puzzle.view, &puzzle.log.seats),
            picked: [None; 3],
            verdict: None,
            tries: 0,
            proof: Sentences::default(),
            part: PuzzlePart::default(),
            today: Today::default(),
            told: None,
            before: None,
            puzzle,
        }
    }

    /// The puzzle itself.
    #[must_use]
    pub const fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    /// The day as it reads in a sentence.
    pub(super) fn day_said(&self, words: &Words) -> String {
        self.day.map(|day| day.say(words)).unwrap_or_default()
    }

    /// The three cards, once all are picked.
    pub(super) fn picked_triple(&self) -> Option<Triple> {
        let [who, what, place] = self.picked;
        Some(self.puzzle.theme.edition.cards.triple([who?, what?, place?]))
    }

    /// Does what was chosen, as far as it is about this state: nothing leaves it.
    pub fn carry_out(&mut self, choice: PuzzleChoice, words: &Words) {
        match choice {
            PuzzleChoice::Back | PuzzleChoice::Case | PuzzleChoice::Share => {}
            PuzzleChoice::Begin | PuzzleChoice::NotYet => self.before = None,
            PuzzleChoice::Part(part) => self.part = part,
            PuzzleChoice::Notebook(wish) => self.note(wish, words),
            PuzzleChoice::Pick(card) => self.pick(card),
            PuzzleChoice::Say => self.say(),
        }
    }

    /// Does what is wanted of the notebook.
    fn note(&mut self, wish: NotebookWish, words: &Words) {
        if wish == NotebookWish::ShowLog {
            self.part = PuzzlePart::Clues;
        }
        self.study.note(wish, words);
    }

    fn pick(&mut self, card: CardId) {
        let category = self.puzzle.theme.edition.cards.category(card);
        if let Some(n) = Category::ALL.iter().position(|one| *one == category) {
            self.picked[n] = Some(card);
            self.verdict = None;
        }
    }

    fn say(&mut self) {
        let Some(said) = self.picked_triple() else { return };
        self.tries += 1;
        let right = said == self.puzzle.case_file;
        self.verdict = Some(if right { Verdict::Right } else { Verdict::Wrong });
        if right {
            self.proof = proofs(&self.puzzle);
        }
    }

    /// Whether sentences are to be looked for, or still are.
    pub(super) const fn is_proving(&self) -> bool {
        self.proof.is_thinking()
    }

    /// Looks for what a person's answer has asked for.
    pub(super) fn prove(&mut self, tasks: &BackgroundTasks, words: &Words) {
        let puzzle = &self.puzzle;
        self.proof.work(tasks, &puzzle.theme, words, || puzzle.view.clone());
    }

    /// Whether the right answer was found.
    pub(super) fn is_solved(&self) -> bool {
        self.verdict == Some(Verdict::Right)
    }
}

/// Why each card of the case file is certain.
fn proofs(puzzle: &Puzzle) -> Sentences {
    let cards = puzzle.theme.edition.cards.cards(puzzle.case_file);
    let of = cards.map(|card| (card, Holder::CaseFile)).to_vec();
    Sentences::of(proving::job(
        Eyes::Seated { log: puzzle.log.clone(), seat: puzzle.seat() },
        puzzle.view.events.len(),
        of,
    ))
}
