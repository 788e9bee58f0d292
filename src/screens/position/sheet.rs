//! The sheet of a real table: what the game writes into it, and why a cell stands as it does.

use std::sync::Arc;

use crate::ui::notebook::{CellAsked, CellReasons, Proved};
use candlestick_deduction::proof::Proof;
use candlestick_game::{
    Column, Controller, Deductions, Marks, NotebookAssist, Seat,
    position::{RealTable, RefusedHappening},
};
use candlestick_rules::{CardId, View};
use candlestick_themes::{Theme, Words};

/// A cell of the sheet.
pub(super) type CardColumn = (CardId, Column);

/// What the sheet shows.
#[derive(Debug)]
pub(super) struct TableSheet {
    pub theme: Arc<Theme>,
    pub view: View,
    pub seats: Vec<Seat>,
    pub names: Vec<String>,
    pub assist: NotebookAssist,
    pub cell: Option<CardColumn>,
    pub why: Option<CellReasons>,
    /// The first happening that cannot be, if there is one.
    pub refusal: Option<RefusedHappening>,
    sure: Option<Arc<Deductions>>,
    /// The proof of the cell that is looked at, once it is found; none within where there is none.
    proof: Option<(CardColumn, Option<Proof>)>,
}

impl TableSheet {
    /// The sheet of a table, of which nothing was worked out yet.
    pub fn new(table: &RealTable, marks: &Marks) -> Self {
        let refusal = table.refusal();
        let view = table.view(refusal.map_or(table.happenings.len(), |refusal| refusal.at));
        let names = table.names();
        Self {
            theme: Arc::clone(&table.theme),
            seats: names.iter().map(|name| Seat::new(name, Controller::Person)).collect(),
            names,
            assist: NotebookAssist::new(&view, marks.help, None),
            view,
            cell: None,
            why: None,
            refusal,
            sure: None,
            proof: None,
        }
    }

    /// The sheet of the table as it is now. What was certain stays so where more has happened; else it is worked out anew.
    pub fn after(&self, table: &RealTable, marks: &Marks) -> Self {
        let next = Self::new(table, marks);
        let goes_on = next.view.events.starts_with(&self.view.events);
        let sure = self.sure.clone().filter(|_| goes_on);
        let cell = self.cell.filter(|_| self.view.hand == next.view.hand && self.names.len() == next.names.len());
        Self { assist: NotebookAssist::new(&next.view, marks.help, sure.clone()), sure, cell, ..next }
    }

    /// Takes what was worked out.
    pub fn know(&mut self, sure: Deductions, marks: &Marks) {
        self.sure = Some(Arc::new(sure));
        self.write(marks);
    }

    /// What the game writes, by the help level.
    pub fn write(&mut self, marks: &Marks) {
        self.assist = NotebookAssist::new(&self.view, marks.help, self.sure.clone());
    }

    /// Takes the proof of a cell.
    pub fn prove(&mut self, cell: CardColumn, proof: Option<Proof>) {
        self.proof = Some((cell, proof));
    }

    /// The cell that is looked at, where its proof is still to be found.
    pub fn unproved(&self) -> Option<CardColumn> {
        let cell = self.cell.filter(|(card, column)| self.assist.deduced(*card, *column))?;
        let known = self.proof.as_ref().is_some_and(|(of, _)| *of == cell);
        (!known && !self.assist.is_pending()).then_some(cell)
    }

    /// Tells why the cell that is looked at stands as it does.
    pub fn explain(&mut self, marks: &Marks, words: &Words) {
        self.why = self.cell.map(|(card, column)| {
            let proof = self.proof.as_ref().filter(|(of, _)| *of == (card, column));
            let proof = match proof {
                Some((_, Some(proof))) => Proved::Yes(proof),
                None if self.assist.deduced(card, column) => Proved::Pending,
                Some((_, None)) | None => Proved::No,
            };
            let (theme, view, assist, names) = (&self.theme, &self.view, &self.assist, &self.names);
            CellAsked { theme, words, view, assist, marks, names, proof }.why(card, column)
        });
    }
}
