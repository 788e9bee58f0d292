//! What is to be decided now, by whom, and who may leave the race.

use super::{DeckCardId, Game, SeatId};

/// What is to be decided now; public.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, serde::Serialize)]
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
    Answer(SeatId),
    /// A card was shown: this seat may use a card or its power on that.
    Watch(SeatId),
    /// This seat looks at one of the cards at the side, as nobody could answer.
    SideCard(SeatId),
    /// The turn's owner accuses or ends the turn.
    Conclude,
    /// The case is closed.
    Over,
}

impl Game {
    /// Who is to act; nobody once the case is closed.
    #[must_use]
    pub const fn actor(&self) -> Option<SeatId> {
        match self.phase {
            Phase::Over => None,
            Phase::Reveal(seat)
            | Phase::PassLeft(seat)
            | Phase::ShowCard(seat)
            | Phase::Answer(seat)
            | Phase::UsePower(seat)
            | Phase::ChooseRoom(seat)
            | Phase::ChooseToken(seat)
            | Phase::AskAnywhere(seat)
            | Phase::MayDraw(seat)
            | Phase::Watch(seat)
            | Phase::SideCard(seat) => Some(seat),
            Phase::ChooseSeat(_) | Phase::NameCard(_) => Some(self.turn.doer),
            Phase::Roll | Phase::Snoop | Phase::Move | Phase::Suggest | Phase::Conclude => Some(self.turn.seat),
        }
    }

    /// Whether a seat may leave the race now: at any time, but not while it decides on its own card, power or draw.
    /// While others decide it isn't among the choices, which list what the table waits for.
    #[must_use]
    pub fn may_give_up(&self, seat: SeatId) -> bool {
        let racing = self.players.get(seat.index()).is_some_and(|player| !player.out);
        racing
            && match self.actor() {
                None => false,
                Some(actor) if actor != seat => true,
                Some(_) => matches!(
                    self.phase,
                    Phase::Roll
                        | Phase::Move
                        | Phase::Snoop
                        | Phase::Suggest
                        | Phase::Conclude
                        | Phase::Answer(_)
                        | Phase::Reveal(_)
                        | Phase::PassLeft(_)
                        | Phase::ShowCard(_)
                ),
            }
    }
}
