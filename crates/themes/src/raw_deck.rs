//! Deck cards and powers of the theme file as written.

use serde::Deserialize;

use super::spanned::{Spanned, Text};
use candlestick_rules::{Category, Window};

/// The extra deck.
#[derive(Debug, Default, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, default)]
pub(super) struct RawDeck {
    /// What its cards are called, such as "Clue card"; at most 24 letters.
    pub name: Option<Text>,
    /// The kinds of cards.
    pub cards: Vec<Spanned<RawDeckCard>>,
}

/// A thing in a theme file that does something: the lines of its own, then what it says, what it does and when.
macro_rules! doer {
    ($(#[$doc:meta])* $name:ident { $($(#[$line:meta])* $key:ident: $kind:ty,)* }) => {
        $(#[$doc])*
        #[derive(Debug, Deserialize)]
        #[cfg_attr(test, derive(schemars::JsonSchema))]
        #[serde(deny_unknown_fields)]
        pub(super) struct $name {
            $($(#[$line])* pub $key: $kind,)*
            /// Title, at most 40 letters.
            pub title: Option<Text>,
            /// What it says, at most 300 letters.
            pub text: Option<Text>,
            /// What it does.
            #[serde(rename = "do")]
            pub effect: Option<Spanned<RawEffect>>,
            /// When it is used; the usual moment of what it does if not written. A power is never used at once; a card
            /// is, or its drawer keeps it in secret until that moment.
            pub when: Option<Spanned<Window>>,
            /// The category to name a card of; only with do = "name-and-reveal".
            pub category: Option<Spanned<Category>>,
            /// The id of the room to go to; only with do = "go-to-room".
            pub room: Option<Text>,
            /// How many steps are added, 1 to 40; only with do = "add-to-roll".
            pub steps: Option<Spanned<u8>>,
            /// The name of an effect that a Rust plugin brings; only with do = "custom".
            pub custom: Option<Text>,
        }

        impl $name {
            /// The lines that say what it does.
            pub fn lines(&self) -> Lines<'_> {
                Lines {
                    effect: self.effect.as_ref(),
                    when: self.when.as_ref(),
                    category: self.category.as_ref(),
                    room: self.room.as_ref(),
                    steps: self.steps.as_ref(),
                    custom: self.custom.as_ref(),
                }
            }
        }
    };
}

/// The lines of a card or power that say what it does.
pub(super) struct Lines<'a> {
    pub effect: Option<&'a Spanned<RawEffect>>,
    pub when: Option<&'a Spanned<Window>>,
    pub category: Option<&'a Spanned<Category>>,
    pub room: Option<&'a Text>,
    pub steps: Option<&'a Spanned<u8>>,
    pub custom: Option<&'a Text>,
}

doer! {
    /// What a suspect's player can do once a game.
    RawPower {}
}

doer! {
    /// A kind of card in the deck.
    RawDeckCard {
        /// Short name: 1 to 40 lower-case letters, digits and dashes.
        id: Text,
        /// How many of this kind the deck holds; the whole deck has at most 60 cards.
        count: Option<Spanned<u8>>,
    }
}

/// What a card or power does, in words.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub(super) enum RawEffect {
    /// You pick a player, who turns one hand card of their choice face up for all.
    ChosenReveals,
    /// The player on your left turns one hand card of their choice face up for all.
    LeftReveals,
    /// You name a card of `category`; whoever holds it turns it face up for all.
    NameAndReveal,
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
    GoToRoom,
    /// You go at once to where tokens start: the centre, or your own square.
    GoToStart,
    /// You send another token back to where it starts.
    SendToStart,
    /// You send any token, your own too, back to where it starts.
    SendAnyToStart,
    /// You roll the dice again and move again.
    RollAgain,
    /// You add `steps` to your roll.
    AddToRoll,
    /// You ask about any room, from where you are.
    AskAnywhere,
    /// You ask again in the room you are in, instead of moving.
    AskHere,
    /// You take another turn after this one.
    ExtraTurn,
    /// You miss your next turn.
    MissTurn,
    /// You leave a question unanswered, whether or not you have one of its cards, and it ends.
    LeaveUnanswered,
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
    Custom,
}
