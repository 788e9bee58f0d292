//! A daily case and how far the person has come with it, and what can be chosen on it.

use crate::{
    screens::proving::{self, Sentences},
    table::BackgroundTasks,
    ui::notebook::{self, Asked, Wish, sheet_text},
};
use candlestick_deduction::Holder;
use candlestick_game::{Column, Help, Marks, NotebookAssist, Seat, puzzle::Puzzle};
use candlestick_rules::{CardId, Category, Triple};
use candlestick_themes::Words;

/// What was chosen on the daily case.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum PuzzleChoice {
    /// Back to the title.
    Back,
    /// Another part, where not all fit.
    Part(PuzzlePart),
    /// Something about the notebook.
    Notebook(Wish),
    /// This card for the answer.
    Pick(CardId),
    /// Say the answer that is picked.
    Say,
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
    /// The day, as it is written.
    pub(super) date: String,
    pub(super) seats: Vec<Seat>,
    pub(super) names: Vec<String>,
    pub(super) marks: Marks,
    pub(super) picked: [Option<CardId>; 3],
    pub(super) verdict: Option<Verdict>,
    pub(super) tries: u32,
    pub(super) cell: Option<(CardId, Column)>,
    /// What the game writes into the notebook, by the help level.
    pub(super) aid: NotebookAssist,
    /// Why the cell that is looked at stands as it does.
    pub(super) why: Option<notebook::Why>,
    /// What became of the last copy or file.
    pub(super) told: Option<String>,
    /// Why each card of the answer is certain, told once it was found.
    pub(super) proof: Sentences,
    pub(super) part: PuzzlePart,
}

impl PuzzleState {
    /// A puzzle of a day, with an empty notebook that crosses off.
    #[must_use]
    pub fn new(puzzle: Puzzle, date: String) -> Self {
        let names = crate::ui::seat_names(&puzzle.theme, &puzzle.view);
        Self {
            date,
            seats: puzzle.log.seats.clone(),
            names,
            marks: Marks::with_help(Help::CrossOff),
            picked: [None; 3],
            verdict: None,
            tries: 0,
            cell: None,
            aid: aid_of(&puzzle, Help::CrossOff),
            why: None,
            told: None,
            proof: Sentences::default(),
            part: PuzzlePart::default(),
            puzzle,
        }
    }

    /// The puzzle itself.
    #[must_use]
    pub const fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    /// The three cards, once all are picked.
    pub(super) fn answer(&self) -> Option<Triple> {
        let [who, what, place] = self.picked;
        Some(self.puzzle.theme.edition.cards.triple([who?, what?, place?]))
    }

    /// Does what was chosen, as far as it is about this state: nothing leaves it.
    pub fn carry_out(&mut self, choice: PuzzleChoice, words: &Words) {
        match choice {
            PuzzleChoice::Back => {}
            PuzzleChoice::Part(part) => self.part = part,
            PuzzleChoice::Notebook(wish) => self.note(wish, words),
            PuzzleChoice::Pick(card) => self.pick(card),
            PuzzleChoice::Say => self.say(),
        }
    }

    /// The notebook as text, to be copied or saved.
    pub(super) fn sheet_text(&self, words: &Words) -> String {
        let puzzle = &self.puzzle;
        sheet_text(&puzzle.theme, words, &puzzle.view, &self.names, &self.aid, &self.marks)
    }

    /// Tells what became of the last copy or file.
    pub(super) fn tell(&mut self, told: String) {
        self.told = Some(told);
    }

    /// Does what is wanted of the notebook.
    fn note(&mut self, wish: Wish, words: &Words) {
        self.told = None;
        match wish {
            Wish::LookAt(cell) => self.cell = cell,
            Wish::ShowLog => self.part = PuzzlePart::Clues,
            wish => {
                wish.write(&mut self.marks);
            }
        }
        self.write(words);
    }

    fn pick(&mut self, card: CardId) {
        let category = self.puzzle.theme.edition.cards.category(card);
        if let Some(n) = Category::ALL.iter().position(|one| *one == category) {
            self.picked[n] = Some(card);
            self.verdict = None;
        }
    }

    fn say(&mut self) {
        let Some(said) = self.answer() else { return };
        self.tries += 1;
        let right = said == self.puzzle.answer;
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

    /// What the game adds to the notebook, made anew after a wish alone.
    fn write(&mut self, words: &Words) {
        if self.aid.help != self.marks.help {
            self.aid = aid_of(&self.puzzle, self.marks.help);
        }
        let asked = Asked {
            theme: &self.puzzle.theme,
            words,
            view: &self.puzzle.view,
            aid: &self.aid,
            marks: &self.marks,
            names: &self.names,
            proof: notebook::Proved::No,
        };
        self.why = self.cell.map(|(card, column)| asked.why(card, column));
    }

    /// Whether the right answer was found.
    pub(super) fn is_solved(&self) -> bool {
        self.verdict == Some(Verdict::Right)
    }
}

/// The daily case is to be thought through: the game crosses off at most.
fn aid_of(puzzle: &Puzzle, help: Help) -> NotebookAssist {
    NotebookAssist::new(&puzzle.view, help, None).at_most(Help::CrossOff)
}

/// Why each card of the answer is certain.
fn proofs(puzzle: &Puzzle) -> Sentences {
    let cards = puzzle.theme.edition.cards.cards(puzzle.answer);
    let of = cards.map(|card| (card, Holder::CaseFile)).to_vec();
    Sentences::of(proving::job(&puzzle.view, puzzle.view.events.len(), puzzle.log.clone(), of))
}
