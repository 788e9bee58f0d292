//! Lists what can happen in a case, step by step, and what of it each seat may see.

use serde::{Deserialize, Serialize};

use super::{CardId, CardSet, DeckCardId, Place, RoomId, SeatId, SuspectId, Triple, WeaponId};

/// How a token came to move on its owner's turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MoveKind {
    /// On foot, by the dice.
    Walk,
    /// Through a secret passage.
    Passage,
    /// Through a joining door.
    Join,
    /// By a deck card.
    Card,
}

/// What all see before the first turn.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct CaseOpening {
    /// Who starts.
    pub first: SeatId,
    /// Where each suspect's token stands.
    pub tokens: Vec<Place>,
    /// The room of each weapon; none for those beside the board.
    pub weapons: Vec<Option<RoomId>>,
    /// Cards in each hand.
    pub hand_sizes: Vec<u8>,
    /// Rooms with a card face down (two sides).
    pub room_cards: Vec<RoomId>,
    /// Cards face down at the side (two sides).
    pub side_cards: u8,
    /// Cards face up for all to see.
    pub face_up: CardSet,
}

/// What is opened at the end. Like the opening it is boxed: all that happens in between would take as much memory as these two.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct CaseEnding {
    /// Who solved it, if anyone.
    pub winner: Option<SeatId>,
    /// What the case file held.
    pub case_file: Triple,
    /// Every hand.
    pub hands: Vec<CardSet>,
    /// Cards that lay in rooms.
    pub room_cards: Vec<(RoomId, CardId)>,
    /// Cards that lay at the side.
    pub side_cards: Vec<CardId>,
}

impl CaseEnding {
    /// How a case ended in which this happened; none while it is open.
    #[must_use]
    pub fn of(events: &[Event]) -> Option<&Self> {
        events.iter().rev().find_map(|event| match event {
            Event::Closed(ending) => Some(&**ending),
            _ => None,
        })
    }
}

/// One thing that happened. Hidden cards are `Some` only for the seats that saw them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// The table is set: everything public before the first turn.
    Opened(Box<CaseOpening>),
    /// A seat rolled for who starts.
    RolledOff {
        /// The seat.
        seat: SeatId,
        /// The face of each die, an index into its faces.
        faces: Vec<u8>,
        /// Steps they give together.
        steps: u32,
    },
    /// A seat got its hand.
    Dealt {
        /// The seat.
        seat: SeatId,
        /// Its hand.
        cards: Option<CardSet>,
    },
    /// A turn begins.
    TurnStarted {
        /// Whose.
        seat: SeatId,
        /// Turns so far, this one included, from 1.
        turn: u32,
    },
    /// The dice fell.
    Rolled {
        /// Who rolled.
        seat: SeatId,
        /// The face of each die, an index into its faces.
        faces: Vec<u8>,
        /// Steps they give together.
        steps: u32,
    },
    /// A seat's turn was passed over, as a deck card said.
    TurnMissed {
        /// The seat.
        seat: SeatId,
    },
    /// A card or power added to the roll.
    StepsAdded {
        /// Whose roll.
        seat: SeatId,
        /// Steps to walk now.
        steps: u32,
    },
    /// Used deck cards were shuffled to make a new deck.
    Reshuffled,
    /// A deck card was drawn and is kept in secret.
    Kept {
        /// Who drew it.
        seat: SeatId,
        /// Which kind.
        card: Option<DeckCardId>,
    },
    /// A kept card was played.
    CardPlayed {
        /// Who played it.
        seat: SeatId,
        /// Which kind.
        card: DeckCardId,
    },
    /// A power was used.
    PowerUsed {
        /// Whose.
        seat: SeatId,
        /// The suspect whose power it is.
        suspect: SuspectId,
    },
    /// A card or power could do nothing here.
    NoEffect {
        /// Who used it.
        seat: SeatId,
    },
    /// The last clock card was drawn: its drawer is out of the game and lays its hand open.
    Eliminated {
        /// Who.
        seat: SeatId,
        /// Its hand.
        hand: CardSet,
        /// The kept cards it gives up.
        kept: Vec<DeckCardId>,
    },
    /// A deck card was drawn and read aloud.
    Drawn {
        /// Who drew it.
        seat: SeatId,
        /// Which kind.
        card: DeckCardId,
    },
    /// A token moved on its owner's turn.
    Moved {
        /// Whose turn.
        seat: SeatId,
        /// The token.
        suspect: SuspectId,
        /// Where it was.
        from: Place,
        /// The places stepped on, in order.
        path: Vec<Place>,
        /// How.
        kind: MoveKind,
    },
    /// The seat stayed in its room.
    Stayed {
        /// The seat.
        seat: SeatId,
        /// The room.
        room: RoomId,
    },
    /// No step was possible; the turn goes on.
    Stuck {
        /// The seat.
        seat: SeatId,
    },
    /// The seat looked at the card that lies in a room.
    RoomCardSeen {
        /// The seat.
        seat: SeatId,
        /// The room.
        room: RoomId,
        /// The card.
        card: Option<CardId>,
    },
    /// A suggestion was made.
    Suggested {
        /// Who asked.
        seat: SeatId,
        /// What.
        triple: Triple,
    },
    /// A token was moved into the room of the suggestion.
    TokenPulled {
        /// The token.
        suspect: SuspectId,
        /// Where it was.
        from: Place,
        /// Where it is now.
        to: RoomId,
    },
    /// A card or power sent a token back to where it starts.
    TokenSent {
        /// Who sent it.
        seat: SeatId,
        /// The token.
        suspect: SuspectId,
        /// Where it was.
        from: Place,
        /// Where it is now.
        to: Place,
    },
    /// A weapon was moved into the room of the suggestion.
    WeaponPulled {
        /// The weapon.
        weapon: WeaponId,
        /// Where it was; none if it lay beside the board.
        from: Option<RoomId>,
        /// Where it is now.
        to: RoomId,
    },
    /// A seat holds none of the three cards.
    #[serde(rename = "passed")]
    CannotRefute {
        /// The seat.
        seat: SeatId,
    },
    /// A card was shown to the asker.
    Shown {
        /// Who showed.
        by: SeatId,
        /// Who asked.
        to: SeatId,
        /// The card.
        card: Option<CardId>,
    },
    /// A seat let the question pass on by its power, whether or not it holds one of the three.
    PassedOn {
        /// The seat.
        seat: SeatId,
    },
    /// A seat left the question unanswered by a card, whether or not it holds one of the three; it ends.
    #[serde(rename = "left-unanswered")]
    LeftUnrefuted {
        /// The seat.
        seat: SeatId,
    },
    /// A third player saw the card that was just shown.
    SeenToo {
        /// Who saw it too.
        seat: SeatId,
        /// Who showed.
        by: SeatId,
        /// To whom.
        to: SeatId,
        /// The card.
        card: Option<CardId>,
    },
    /// A card of the owner's choice was shown, as a card or power asked: any card, not one of a question.
    ShownFreely {
        /// Who showed.
        by: SeatId,
        /// To whom.
        to: SeatId,
        /// The card.
        card: Option<CardId>,
    },
    /// A seat looked at one of the cards at the side.
    SideCardSeen {
        /// The seat.
        seat: SeatId,
        /// The place, from 0.
        place: u8,
        /// The card.
        card: Option<CardId>,
    },
    /// Nobody showed a card: nobody could, or whoever could let the question pass on.
    NobodyShowed {
        /// Who asked.
        asker: SeatId,
    },
    /// A deck card's drawer picked a player.
    Chose {
        /// Who picked.
        seat: SeatId,
        /// Who was picked.
        target: SeatId,
    },
    /// A deck card's drawer named a card.
    Named {
        /// Who named.
        seat: SeatId,
        /// What.
        card: CardId,
    },
    /// A card was revealed to all.
    Revealed {
        /// Whose it is.
        by: SeatId,
        /// The card.
        card: CardId,
    },
    /// No player holds the card that was named.
    NobodyHolds {
        /// The card.
        card: CardId,
    },
    /// A player has no hand card to reveal or show.
    NothingToShow {
        /// The player.
        seat: SeatId,
    },
    /// A card was shown secretly to the left neighbour.
    PassedLeft {
        /// Who showed.
        by: SeatId,
        /// Who saw.
        to: SeatId,
        /// The card.
        card: Option<CardId>,
    },
    /// A random hand card was looked at.
    Peeked {
        /// Who looked.
        by: SeatId,
        /// At whose hand.
        at: SeatId,
        /// The card; the owner does not learn which it was.
        card: Option<CardId>,
    },
    /// An accusation was made.
    Accused {
        /// Who.
        seat: SeatId,
        /// What.
        triple: Triple,
        /// Whether it is what the case file holds.
        right: bool,
    },
    /// A wrong accuser looked into the case file.
    CaseFileSeen {
        /// Who.
        seat: SeatId,
        /// What it holds.
        triple: Option<Triple>,
    },
    /// A seat left the race without an accusation.
    GaveUp {
        /// Who.
        seat: SeatId,
    },
    /// The case is closed and everything is opened.
    Closed(Box<CaseEnding>),
}
