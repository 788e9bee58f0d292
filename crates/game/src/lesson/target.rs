//! Lists what an arrow points at, and what can be pressed on the screen without anything being decided.

use serde::{Deserialize, Serialize};

use crate::Column;
use candlestick_rules::{Action, CardId, Place, SeatId};

/// A thing on the screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LessonTarget {
    /// One's own cards.
    Hand,
    /// The notebook as a whole.
    Notebook,
    /// The log.
    Log,
    /// The dice.
    Dice,
    /// The deck.
    Deck,
    /// A card, wherever it is shown.
    Card(CardId),
    /// A room or square of the board.
    Place(Place),
    /// A player.
    Seat(SeatId),
    /// A cell of the notebook.
    Cell(CardId, Column),
    /// The button that does this.
    Button(ButtonDeed),
}

/// What a button does; one for each kind of action, and those that decide nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ButtonDeed {
    /// Rolls the dice.
    Roll,
    /// Walks.
    Go,
    /// Takes the secret passage.
    Passage,
    /// Goes through a joining door.
    Join,
    /// Puts the token into any room.
    Jump,
    /// Stays.
    Stay,
    /// Suggests, in a room or, by a card, about any.
    Suggest,
    /// Shows or reveals a card.
    Show,
    /// Accuses.
    Accuse,
    /// Leaves the race.
    GiveUp,
    /// Ends the turn.
    EndTurn,
    /// Picks a player.
    ChooseSeat,
    /// Picks a token.
    ChooseToken,
    /// Names a card.
    NameCard,
    /// Plays a kept card.
    PlayCard,
    /// Uses the power.
    UsePower,
    /// Draws a card.
    Draw,
    /// Lets the moment pass.
    Decline,
    /// Looks at a card at the side.
    LookAtSide,
    /// Opens "Why?".
    Why,
    /// Opens the notebook, where it is closed.
    Notebook,
}

impl ButtonDeed {
    /// The button that does an action.
    #[must_use]
    pub const fn of(action: Action) -> Self {
        match action {
            Action::Roll => Self::Roll,
            Action::Go(_) | Action::Via(_) | Action::Detour { .. } => Self::Go,
            Action::Passage(_) | Action::SquarePassage(_) => Self::Passage,
            Action::Join(_) => Self::Join,
            Action::Jump(_) => Self::Jump,
            Action::Stay => Self::Stay,
            Action::Suggest { .. } | Action::AskAnywhere(_) => Self::Suggest,
            Action::Show(_) | Action::Reveal(_) | Action::PassLeft(_) => Self::Show,
            Action::Accuse(_) => Self::Accuse,
            Action::GiveUp => Self::GiveUp,
            Action::EndTurn => Self::EndTurn,
            Action::ChooseSeat(_) => Self::ChooseSeat,
            Action::NameCard(_) => Self::NameCard,
            Action::PlayCard(_) => Self::PlayCard,
            Action::UsePower => Self::UsePower,
            Action::ChooseToken(_) => Self::ChooseToken,
            Action::Draw => Self::Draw,
            Action::Decline => Self::Decline,
            Action::LookAtSide(_) => Self::LookAtSide,
        }
    }
}

impl LessonTarget {
    /// What an arrow points at for an action: the thing itself where it stands on the board or in the hand, else the button.
    #[must_use]
    pub const fn of(action: Action) -> Self {
        match action {
            Action::Go(place) | Action::Via(place) => Self::Place(place),
            Action::Jump(room) => Self::Place(Place::Room(room)),
            Action::Show(card) | Action::Reveal(card) | Action::PassLeft(card) => Self::Card(card),
            Action::ChooseSeat(seat) => Self::Seat(seat),
            other => Self::Button(ButtonDeed::of(other)),
        }
    }
}
