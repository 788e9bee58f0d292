//! A position under study, with the notebook that a person keeps on it.

use std::sync::Arc;

use crate::ui::notebook::{self, CellAsked, NotebookWish, sheet_text};
use candlestick_deduction::Deal;
use candlestick_game::{Column, Help, Mark, Marks, NotebookAssist, Seat};
use candlestick_rules::{CardCounts, CardId, SeatId, View};
use candlestick_themes::{Theme, Words};

/// What a seat has seen, and its notebook.
#[derive(Debug)]
pub(in crate::screens) struct Study {
    pub(super) theme: Arc<Theme>,
    pub(super) view: View,
    pub(super) seats: Vec<Seat>,
    pub(super) names: Vec<String>,
    pub(super) marks: Marks,
    /// A deal that could be, laid out on the sheet instead of the own marks.
    pub(super) supposed: Option<Marks>,
    pub(super) cell: Option<(CardId, Column)>,
    /// What the game writes into the notebook, by the help level.
    pub(super) assist: NotebookAssist,
    /// Why the cell that is looked at stands as it does.
    pub(super) why: Option<notebook::CellReasons>,
    /// What became of the last copy or file.
    pub(super) told: Option<String>,
}

impl Study {
    /// A position with an empty notebook that crosses off.
    pub(in crate::screens) fn new(theme: &Arc<Theme>, view: &View, seats: &[Seat]) -> Self {
        Self {
            theme: Arc::clone(theme),
            view: view.clone(),
            seats: seats.to_vec(),
            names: crate::ui::seat_names(theme, view),
            marks: Marks::with_help(Help::CrossOff),
            supposed: None,
            cell: None,
            assist: aid_of(view, Help::CrossOff),
            why: None,
            told: None,
        }
    }

    /// The players' names as they are shown, by seat.
    pub(in crate::screens) fn names(&self) -> &[String] {
        &self.names
    }

    /// The notebook as text, to be copied or saved.
    pub(in crate::screens) fn sheet_text(&self, words: &Words) -> String {
        sheet_text(&self.theme, words, &self.view, &self.names, &self.assist, &self.marks)
    }

    /// Tells what became of the last copy or file.
    pub(in crate::screens) fn tell(&mut self, told: String) {
        self.told = Some(told);
    }

    /// Lays a deal that could be out on the sheet, or takes it away; the own marks stay below it.
    pub(in crate::screens) fn suppose(&mut self, deal: Option<&Deal>) {
        self.supposed = deal.map(|deal| laid_out(deal, self.view.edition.cards));
    }

    /// Does what is wanted of the notebook.
    pub(in crate::screens) fn note(&mut self, wish: NotebookWish, words: &Words) {
        self.told = None;
        self.supposed = None;
        if let NotebookWish::LookAt(cell) = wish {
            self.cell = cell;
        } else {
            wish.write(&mut self.marks);
        }
        self.write(words);
    }

    /// What the game adds to the notebook, made anew after a wish alone.
    fn write(&mut self, words: &Words) {
        if self.assist.help != self.marks.help {
            self.assist = aid_of(&self.view, self.marks.help);
        }
        let asked = CellAsked {
            theme: &self.theme,
            words,
            view: &self.view,
            assist: &self.assist,
            marks: &self.marks,
            names: &self.names,
            proof: notebook::Proved::No,
        };
        self.why = self.cell.map(|(card, column)| asked.why(card, column));
    }
}

/// A deal as marks: a tick where each card is.
fn laid_out(deal: &Deal, cards: CardCounts) -> Marks {
    let mut marks = Marks::with_help(Help::CrossOff);
    let hands = deal.hands.iter().enumerate().map(|(seat, hand)| (Column::Seat(SeatId(seat as u8)), *hand));
    for (column, held) in hands.chain([(Column::CaseFile, cards.set(deal.case_file))]) {
        held.iter().for_each(|card| marks.set(card, column, Some(Mark::Yes)));
    }
    marks
}

/// A position is to be thought through: the game crosses off at most.
fn aid_of(view: &View, help: Help) -> NotebookAssist {
    NotebookAssist::new(view, help, None).at_most(Help::CrossOff)
}
