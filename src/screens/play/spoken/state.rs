//! Keeps from frame to frame what belongs to somebody who reads the table as text.

use candlestick_game::{Column, Marks, spoken::PickedAction};
use candlestick_rules::{CardId, Choices, Place, SeatId};

use crate::{screens::play::pad::PadInputs, session::Plans, ui::keys::Keys};

/// What the elements of the table depend on: made anew only when this has changed.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct ElementsShown {
    pub eyes: SeatId,
    pub events: usize,
    pub revision: u64,
    pub choices: Choices,
    pub prompt: String,
    pub busy: bool,
    pub take_back: bool,
    /// What is planned, while one may plan.
    pub plans: Option<Option<Place>>,
    pub made: Option<PadInputs>,
    pub marks: Marks,
    pub begun: String,
    pub keys: Keys,
    pub widgets_too: bool,
    /// How often there was a response.
    pub responses: u32,
}

/// What may be done beside the decisions of the case.
#[derive(Debug, Clone, Copy, Default)]
pub(in crate::screens::play) struct BesideDecisions<'a> {
    /// Whether the last decision may be taken back.
    pub take_back: bool,
    /// What is planned, while one may plan where to go next.
    pub plans: Option<&'a Plans>,
}

/// What is remembered from frame to frame.
#[derive(Debug, Default)]
pub(in crate::screens::play) struct SpokenState {
    pub(super) shown: Option<ElementsShown>,
    /// Whose log was read up to which event.
    pub(super) heard: Option<(SeatId, usize)>,
    /// The last response, a line each.
    pub(super) response: Vec<String>,
    pub(super) responses: u32,
    /// What waits for a yes, as it cannot be taken back.
    pub(super) unsure: Option<PickedAction>,
    /// The cell whose proof is being looked for.
    pub(super) proving: Option<(CardId, Column)>,
    /// Whether its responses stand in the picture, which has them heard by itself.
    pub(super) in_picture: bool,
}

impl SpokenState {
    /// For the line in the picture.
    pub(in crate::screens::play) fn shown_in_picture() -> Self {
        Self { in_picture: true, ..Self::default() }
    }

    /// The last response, a line each.
    pub(in crate::screens::play) fn response(&self) -> &[String] {
        &self.response
    }

    /// What waits for a yes, in words.
    pub(in crate::screens::play) fn unsure(&self) -> Option<&str> {
        self.unsure.as_ref().map(|unsure| unsure.label.as_str())
    }

    /// Gives a response in place of the last one.
    pub(super) fn respond(&mut self, lines: Vec<String>) {
        self.response = lines;
        self.responses += 1;
    }
}
