//! Defines what a line that somebody typed can ask for, and why one was not understood.

use serde::Serialize;

use super::control::PickedAction;
use crate::{Column, Help, Mark, inspect::Subject};
use candlestick_rules::{CardId, Place, SeatId};

/// What a line asks for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SpokenOrder {
    /// To decide something of the case.
    Decide(PickedAction),
    /// To be told something.
    Tell(SpokenQuery),
    /// To plan where to go next, while others play.
    Plan(PlanOrder),
    /// To pencil something into the notebook.
    Pencil(CardId, Column, Pencil),
    /// To take the last mark back.
    Undo,
    /// To make it again.
    Redo,
    /// To take the last decision back.
    TakeBack,
    /// To have the notebook help so much; without a level, to be told how much it helps.
    Assist(Option<Help>),
    /// To save the case to this file; without a name, where it is kept anyway.
    Save(String),
    /// To leave.
    Quit,
}

/// What somebody wants to be told.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SpokenQuery {
    /// What can be done now.
    Options,
    /// Which squares can be gone to.
    Squares,
    /// What is asked, and of whom.
    Now,
    /// Who and what is where.
    Where,
    /// What there is to be told of this.
    Look(Subject),
    /// The own cards.
    Hand,
    /// The players.
    Players,
    /// What lies open, and the deck.
    Table,
    /// The notebook, or what it says of a player or a card.
    Notebook(Option<NotebookPage>),
    /// Why a cell stands as it does; without a column, what is known of the card.
    Why(CardId, Option<Column>),
    /// The last lines of the log, so many or as many as fit.
    Log(Option<usize>),
    /// The last question and its answers.
    Question,
    /// The rules, or those with these words.
    Rules(String),
    /// The commands.
    Help,
    /// How this beginning of a line could go on.
    Complete(String),
}

/// A part of the notebook.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NotebookPage {
    /// The row of a card.
    Card(CardId),
    /// The column of a player.
    Seat(SeatId),
    /// The column of the case file.
    CaseFile,
}

/// What somebody wants of their plan where to go next.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PlanOrder {
    /// To be told it.
    Tell,
    /// To have none any more.
    Drop,
    /// To go there.
    To(Place),
}

/// What is pencilled into a cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Pencil {
    /// A mark, or none.
    Mark(Option<Mark>),
    /// A small number, written or wiped.
    Number(u8),
}

/// Why a line was not understood, and what could have been meant.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct UnclearOrder {
    /// The sentence.
    pub told: String,
    /// Commands that could have been meant.
    pub meant: Vec<String>,
}
