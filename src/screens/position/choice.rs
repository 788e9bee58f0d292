//! Lists what can be chosen on the screen of a real table.

use crate::ui::notebook::NotebookWish;
use candlestick_deduction::Holder;
use candlestick_game::question::Refutation;
use candlestick_rules::{CardId, RoomId, SeatId, SuspectId};

/// The part that is shown where not all fit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum PositionPart {
    /// Writing down what happens.
    #[default]
    Enter,
    /// What happened.
    Happened,
    /// The sheet.
    Sheet,
    /// The case file and the best questions.
    Findings,
}

/// What is being written down.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum EntryKind {
    /// A question.
    #[default]
    Question,
    /// An accusation.
    Accusation,
    /// Where a card is.
    Card,
    /// Somebody who leaves the race, with the hand open or hidden.
    Hand,
}

/// A window over the screen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PositionWindow {
    /// The ways beside the usual ones.
    More,
    /// Whether to start anew.
    Anew,
    /// The field for the text of a table.
    Text(String),
}

/// What was chosen.
#[derive(Debug, Clone, PartialEq)]
pub enum PositionChoice {
    /// Back to the title.
    Back,
    /// Another part, where not all fit.
    Part(PositionPart),
    /// A window, or none.
    Window(Option<PositionWindow>),
    /// Begin a new table.
    Anew,
    /// Lay a table by the text that was pasted.
    Read,
    /// The table as text onto the clipboard.
    Copy,
    /// Take the last change back.
    Undo,
    /// Make it again.
    Redo,
    /// Play with the theme of this number.
    Theme(usize),
    /// So many play.
    Players(u8),
    /// A player is called like this.
    Name(SeatId, String),
    /// Whose suspect is being chosen, if anybody's.
    Choosing(Option<SeatId>),
    /// A player plays this suspect.
    Suspect(SeatId, SuspectId),
    /// The person at the device sits there.
    Me(SeatId),
    /// A hand has so many cards.
    Size(SeatId, u8),
    /// A card into the hand, or out of it.
    Hand(CardId),
    /// A card face up, or not.
    FaceUp(CardId),
    /// A card face down in a room, or none.
    Room(RoomId),
    /// The table is laid.
    Begin,
    /// Lay the table otherwise.
    Lay,
    /// What is being written down.
    Entry(EntryKind),
    /// Who asks, accuses or leaves.
    By(SeatId),
    /// A card of the question or accusation, or the card that is somewhere.
    Pick(CardId),
    /// What a seat answered.
    Refutation(SeatId, Refutation),
    /// What was said of a seat's answer is taken back.
    Unsay(SeatId),
    /// Nobody else could answer.
    OthersCannotRefute,
    /// Write the question down.
    Enter,
    /// Write the accusation down, right or wrong.
    Verdict(bool),
    /// The card is there; none for "nobody has it".
    At(Option<Holder>),
    /// A card of the hand that lies open, or not.
    Open(CardId),
    /// Write down that the seat left, with its hand open or hidden.
    Leave {
        /// Whether the hand lies open.
        open: bool,
    },
    /// Change what happened.
    Edit(usize),
    /// No longer change it.
    Stop,
    /// Take away what happened.
    Remove(usize),
    /// Something about the sheet.
    Notebook(NotebookWish),
}
