//! The effects that deck cards and powers are built from, and the moments at which they can be used.

use serde::{Deserialize, Serialize};

use super::{Category, RoomId};

/// What a deck card or a power does; the vocabulary that all editions share. "You" is who uses it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", tag = "do")]
pub enum Effect {
    /// You pick a player, who turns one hand card of their choice face up for all.
    ChosenReveals,
    /// The player on your left turns one hand card of their choice face up for all.
    LeftReveals,
    /// You name a card of `category`; whoever holds it turns it face up for all.
    NameAndReveal {
        /// The category to name from.
        category: Category,
    },
    /// Every player secretly shows one hand card to the player on their left.
    AllShowLeft,
    /// You look at a hand card of a player you pick, drawn blind.
    Peek,
    /// You look at a hand card of the player on your right, drawn blind.
    PeekRight,
    /// You pick a player, who shows you one hand card of their choice.
    ChosenShows,
    /// The player on your right shows you one hand card of their choice.
    RightShows,
    /// You may put your token into any room as this turn's move.
    AnyRoom,
    /// You go at once to any room and ask there.
    GoAnyRoom,
    /// You go at once to the room named with `room` and ask there.
    GoToRoom {
        /// The room.
        room: RoomId,
    },
    /// You go at once to where tokens start: the centre, or your own square.
    GoToStart,
    /// You send another token back to where it starts.
    SendToStart,
    /// You send any token, your own too, back to where it starts.
    SendAnyToStart,
    /// You roll the dice again and move again.
    RollAgain,
    /// You add `steps` to your roll.
    AddToRoll {
        /// How many.
        steps: u8,
    },
    /// You ask about any room, from where you are.
    AskAnywhere,
    /// You ask again in the room you are in, instead of moving.
    AskHere,
    /// You take another turn after this one.
    ExtraTurn,
    /// You miss your next turn.
    MissTurn,
    /// You leave a question unanswered, whether or not you have one of its cards, and it ends.
    #[serde(rename = "leave-unanswered")]
    LeaveUnrefuted,
    /// You let a question pass on as if you had none of its cards, whether or not you have one.
    PassOn,
    /// You see the card that was just shown to another.
    SeeShown,
    /// Until your next turn, you see the next card that is shown to another.
    SeeNextShown,
    /// You were shown a card; the next player who can must show one too.
    NextShowsToo,
    /// Nothing, but the last one to be drawn puts whoever draws it out of the game.
    Clock,
    /// An effect of a Rust plugin, named with `custom`.
    Custom {
        /// Its number in the edition's extensions.
        id: u8,
    },
}

/// The moment at which a card or power is used.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum EffectTiming {
    /// As soon as it is drawn; any other moment means that the card is kept in secret until it is played.
    #[default]
    AtOnce,
    /// At the start of one's turn, instead of rolling.
    InsteadOfRoll,
    /// On one's turn, before moving.
    BeforeMove,
    /// After rolling, before moving.
    AfterRoll,
    /// When one is asked for a card, whether or not one has it.
    #[serde(alias = "when-answering")]
    WhenRefuting,
    /// After one was shown a card.
    WhenShown,
    /// After a card was shown between two others.
    WhenOthersShow,
    /// At the end of one's turn.
    EndOfTurn,
}

impl Effect {
    /// The moments at which this effect can be used, the usual one first.
    #[must_use]
    pub const fn timings(self) -> &'static [EffectTiming] {
        match self {
            Self::ChosenReveals
            | Self::LeftReveals
            | Self::NameAndReveal { .. }
            | Self::AllShowLeft
            | Self::Peek
            | Self::PeekRight
            | Self::ChosenShows
            | Self::RightShows
            | Self::SendToStart
            | Self::SendAnyToStart
            | Self::AskAnywhere
            | Self::Custom { .. } => &[EffectTiming::AtOnce, EffectTiming::BeforeMove, EffectTiming::EndOfTurn],
            Self::GoAnyRoom | Self::GoToRoom { .. } | Self::GoToStart => {
                &[EffectTiming::AtOnce, EffectTiming::InsteadOfRoll]
            }
            Self::AnyRoom | Self::RollAgain => &[EffectTiming::AtOnce, EffectTiming::AfterRoll],
            Self::AddToRoll { .. } => &[EffectTiming::AfterRoll, EffectTiming::AtOnce],
            Self::AskHere => &[EffectTiming::InsteadOfRoll],
            Self::ExtraTurn => &[EffectTiming::AtOnce, EffectTiming::EndOfTurn],
            Self::MissTurn | Self::SeeNextShown | Self::Clock => &[EffectTiming::AtOnce],
            Self::LeaveUnrefuted | Self::PassOn => &[EffectTiming::WhenRefuting],
            Self::SeeShown => &[EffectTiming::WhenOthersShow],
            Self::NextShowsToo => &[EffectTiming::WhenShown],
        }
    }

    /// Whether the effect is void with two sides: it refuses an answer or needs a third player.
    #[must_use]
    pub const fn needs_three(self) -> bool {
        matches!(self, Self::LeaveUnrefuted | Self::PassOn | Self::SeeShown | Self::SeeNextShown | Self::NextShowsToo)
    }
}

/// A kind of card in the deck.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct DeckCard {
    /// How many copies the deck holds.
    pub count: u8,
    /// What it does.
    pub effect: Effect,
    /// When it is used.
    #[serde(default)]
    pub when: EffectTiming,
}

impl DeckCard {
    /// A kind of card that is followed as soon as it is drawn.
    #[must_use]
    pub const fn at_once(count: u8, effect: Effect) -> Self {
        Self { count, effect, when: EffectTiming::AtOnce }
    }

    /// Whether its drawer keeps it in secret.
    #[must_use]
    pub fn is_kept(&self) -> bool {
        self.when != EffectTiming::AtOnce
    }
}

/// What a suspect's player can do once a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Power {
    /// What it does.
    pub effect: Effect,
    /// When it is used.
    pub when: EffectTiming,
}
