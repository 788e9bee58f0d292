//! The notebook on the play screen: the game's side of it, the cell that is looked at, and what a person wants of it.

use std::sync::Arc;

use bevy::prelude::ResMut;
use bevy_egui::egui;

use crate::{
    screens::{export, proving},
    session::{OwnMarks, Session},
    table::{BackgroundJob, BackgroundTasks},
    ui::{
        notebook::{CellAsked, CellReasons, NotebookWish, Proved, sheet_text},
        seat_names,
    },
};
use candlestick_deduction::proof::Proof;
use candlestick_game::{Column, Deductions, Help, Marks, NotebookAssist};
use candlestick_rules::{CardId, SeatId};
use candlestick_themes::Words;

/// What the game's side is made of: whose eyes, how many events, the help level, and how many events the deduction
/// took in.
pub(super) type PadInputs = (SeatId, usize, Help, Option<usize>);

/// The notebook as the play screen keeps it from frame to frame.
#[derive(Debug, Default)]
pub(super) struct Pad {
    made: Option<(PadInputs, NotebookAssist)>,
    /// The cell that is looked at.
    pub cell: Option<(CardId, Column)>,
    /// Whether also what is not printed is to be proved, as a lesson asks.
    pub prove: bool,
    why: Option<CellReasons>,
    told: Option<String>,
    proof: Proving,
}

/// The proof of the cell that is looked at, which is looked for off the frame.
#[derive(Debug, Default)]
enum Proving {
    #[default]
    No,
    Pending(Box<BackgroundJob>),
    Done(Option<Box<Proof>>),
}

impl Pad {
    /// The game's side of the notebook, once there is one.
    pub fn assist(&self) -> Option<&NotebookAssist> {
        self.made.as_ref().map(|(_, assist)| assist)
    }

    /// Why the cell that is looked at stands as it does.
    pub const fn why(&self) -> Option<&CellReasons> {
        self.why.as_ref()
    }

    /// What the game's side was made of.
    pub fn made(&self) -> Option<PadInputs> {
        self.made.as_ref().map(|(made, _)| *made)
    }

    /// Whether a proof is being looked for.
    pub const fn is_proving(&self) -> bool {
        matches!(self.proof, Proving::Pending(_))
    }

    /// What became of the last copy or file.
    pub fn last_outcome(&self) -> Option<&str> {
        self.told.as_deref()
    }

    /// Made anew only when something has changed.
    pub fn refresh(
        &mut self,
        session: &Session,
        marks: Option<&Marks>,
        words: &Words,
        sure: Option<Arc<Deductions>>,
        tasks: &BackgroundTasks,
    ) {
        let view = session.view();
        let help = marks.map_or(Help::Blank, |marks| marks.help);
        let now = (view.me, view.events.len(), help, sure.as_ref().map(|sure| sure.events));
        if self.made.as_ref().is_none_or(|(made, _)| *made != now) {
            if self.made.as_ref().is_some_and(|(made, _)| made.0 != now.0) {
                self.cell = None;
            }
            self.made = Some((now, NotebookAssist::new(view, help, sure)));
            self.forget_why();
        }
        self.ask_why(session, marks, words, tasks);
    }

    fn ask_why(&mut self, session: &Session, marks: Option<&Marks>, words: &Words, tasks: &BackgroundTasks) {
        let (Some((card, column)), Some((_, assist)), Some(marks)) = (self.cell, &self.made, marks) else {
            self.why = None;
            return;
        };
        let (view, theme) = (session.view(), session.theme());
        if matches!(self.proof, Proving::No) && (self.prove || assist.deduced(card, column)) {
            let job = proving::job(session.eyes(), view.events.len(), vec![(card, column.into())]);
            self.proof = Proving::Pending(Box::new(tasks.start(job, theme)));
            self.why = None;
        }
        if let Proving::Pending(task) = &mut self.proof
            && let Some(found) = task.done()
        {
            self.proof = Proving::Done(proving::found(found).into_iter().next().map(Box::new));
            self.why = None;
        }
        self.why.get_or_insert_with(|| {
            let names = seat_names(theme, view);
            let proof = match &self.proof {
                Proving::Pending(_) => Proved::Pending,
                Proving::Done(Some(proof)) => Proved::Yes(proof),
                Proving::No | Proving::Done(None) => Proved::No,
            };
            CellAsked { theme, words, view, assist, marks, names: &names, proof }.why(card, column)
        });
    }

    fn forget_why(&mut self) {
        (self.why, self.proof) = (None, Proving::No);
    }

    /// Does what a person wants of the notebook. The marks count as changed only where something is written.
    pub fn carry_out(
        &mut self,
        wish: NotebookWish,
        session: &Session,
        all: &mut ResMut<OwnMarks>,
        words: &Words,
        ctx: &egui::Context,
    ) {
        self.told = None;
        if let NotebookWish::LookAt(cell) = wish {
            self.cell = cell;
            return self.forget_why();
        }
        if let (NotebookWish::Copy | NotebookWish::Save, Some(text)) = (wish, self.text(session, all, words)) {
            self.told = Some(if wish == NotebookWish::Copy {
                export::copy(ctx, text, words)
            } else {
                export::save(&text, session.view(), words)
            });
            return;
        }
        self.why = None;
        if let Some(marks) = all.of_mut(session.viewer()) {
            wish.write(marks);
        }
    }

    fn text(&self, session: &Session, all: &OwnMarks, words: &Words) -> Option<String> {
        let (view, theme) = (session.view(), session.theme());
        let names = seat_names(theme, view);
        Some(sheet_text(theme, words, view, &names, self.assist()?, all.of(session.viewer())?))
    }
}
