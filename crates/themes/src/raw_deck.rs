//! Deck cards and powers of the theme file as written.

use std::fmt;

use serde::{
    Deserialize, Deserializer,
    de::{self, VariantAccess},
};

use super::spanned::{Spanned, Text};
use candlestick_rules::{Category, Effect, EffectTiming};

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
            pub when: Option<Spanned<EffectTiming>>,
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
            pub fn lines(&self) -> EffectLines<'_> {
                EffectLines {
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
pub(super) struct EffectLines<'a> {
    pub effect: Option<&'a Spanned<RawEffect>>,
    pub when: Option<&'a Spanned<EffectTiming>>,
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

/// What a card or power does as its one word says it: what the effect takes beside stands in lines of its own, and is
/// still to be put in.
#[derive(Debug, Clone, Copy)]
pub(super) struct RawEffect(pub Effect);

impl<'de> Deserialize<'de> for RawEffect {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_enum("Effect", &[], Word).map(Self)
    }
}

/// Reads the word of an effect.
struct Word;

impl<'de> de::Visitor<'de> for Word {
    type Value = Effect;

    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("the word of an effect")
    }

    fn visit_enum<A: de::EnumAccess<'de>>(self, data: A) -> Result<Effect, A::Error> {
        let (effect, rest) = data.variant_seed(self)?;
        rest.unit_variant()?;
        Ok(effect)
    }

    fn visit_str<E: de::Error>(self, word: &str) -> Result<Effect, E> {
        let blank = serde_json::json!({ "do": word, "category": "suspect", "room": 0, "steps": 0, "id": 0 });
        Effect::deserialize(blank).map_err(E::custom)
    }
}

impl<'de> de::DeserializeSeed<'de> for Word {
    type Value = Effect;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Effect, D::Error> {
        deserializer.deserialize_identifier(self)
    }
}
