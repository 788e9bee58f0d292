//! The phases of a turn: what has to be decided now, and by which seat.

use super::{DeckCardId, SeatId};

/// What is to be decided now; public.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// The turn's owner is to roll, or to do what may be done instead of it.
    Roll,
    /// The player who follows a deck card picks a player for it.
    ChooseSeat(DeckCardId),
    /// The player who follows a deck card names a card for it.
    NameCard(DeckCardId),
    /// This seat picks a player or names a card for its power.
    UsePower(SeatId),
    /// The turn's owner picks a player to snoop on, or does not snoop.
    Snoop,
    /// This seat picks the room that a card or power takes it to.
    ChooseRoom(SeatId),
    /// This seat picks the token that a card or power sends back.
    ChooseToken(SeatId),
    /// This seat reveals one of its cards to all.
    Reveal(SeatId),
    /// This seat shows one of its cards to its left neighbour.
    PassLeft(SeatId),
    /// This seat shows one of its cards to the player who follows a card or power.
    ShowCard(SeatId),
    /// The turn's owner moves, stays or takes the passage.
    Move,
    /// The turn's owner makes a suggestion.
    Suggest,
    /// This seat asks about any room.
    AskAnywhere(SeatId),
    /// This seat may draw a card, because its token was moved.
    MayDraw(SeatId),
    /// This seat shows the asker one of the three cards, says that it has none, or refuses by a card or its power.
    #[serde(rename = "answer")]
    Refute(SeatId),
    /// A card was shown: this seat may use a card or its power on that.
    Watch(SeatId),
    /// This seat looks at one of the cards at the side, as nobody could refute.
    SideCard(SeatId),
    /// The turn's owner accuses or ends the turn.
    Conclude,
    /// The case is closed.
    Over,
}
