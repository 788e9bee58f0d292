//! The rules of the theme file as written.

use std::fmt;

use serde::{Deserialize, Deserializer, de};

use super::spanned::{Spanned, Text};
use candlestick_rules::{
    AccuseWhere, AskAgain, Asking, DieFace, FirstTurn, Leftovers, PassageUse, Refuters, SquareMark, Stay,
    TokensInTheWay, UsedCards, WeaponStart,
};

/// The rules, as overrides of the base profile.
#[derive(Debug, Default, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, default)]
pub(super) struct RawRules {
    /// The rules to start from; each key below changes one of them.
    pub base: Option<Spanned<Base>>,
    /// Fewest and most players, such as [2, 6]; at least 2, at most 10 and as many as there are suspects.
    pub players: Option<Spanned<[u8; 2]>>,
    /// The dice, one to four, each a list of its faces. Without it: two dice from 1 to 6.
    pub dice: Option<Spanned<Vec<Spanned<Vec<RawFace>>>>>,
    /// Steps of every turn in a game without dice, 1 to 40; leave out dice then.
    pub fixed_steps: Option<Spanned<u8>>,
    /// Who takes the first turn.
    pub first_turn: Option<Spanned<FirstTurn>>,
    /// The ids of all suspects: the first of them that somebody plays starts. Without it: as they stand in the file.
    pub start_order: Option<Spanned<Vec<Text>>>,
    /// Where the weapons lie at first.
    pub weapon_start: Option<Spanned<WeaponStart>>,
    /// What becomes of cards that cannot be dealt evenly.
    pub leftovers: Option<Leftovers>,
    /// With two players, so many cards lie face down in rooms and are seen on entering.
    pub two_side_room_cards: Option<Spanned<u8>>,
    /// With two players, so many cards lie face down at the side and are looked at when nobody answers.
    pub two_side_side_cards: Option<Spanned<u8>>,
    /// Whether the extra deck is used with two players.
    pub two_side_deck: Option<bool>,
    /// What another token on a square does to one that walks.
    pub tokens_in_the_way: Option<TokensInTheWay>,
    /// Whether a walk may step on a square twice.
    pub repeat_squares: Option<bool>,
    /// Whether a walk may go through rooms, each for one step.
    pub cross_rooms: Option<bool>,
    /// When a secret passage may be taken.
    pub passage: Option<PassageUse>,
    /// When a token may stay in its room to ask there.
    pub stay: Option<Stay>,
    /// Whether entering a room means asking there.
    pub asking: Option<Asking>,
    /// Whether one may ask in a room again.
    pub ask_again: Option<AskAgain>,
    /// Who answers a question.
    #[serde(alias = "answers")]
    pub refuters: Option<Refuters>,
    /// Where one may accuse.
    pub accuse: Option<Spanned<AccuseWhere>>,
    /// What the squares drawn with ? do to a token that stops there.
    pub mark: Option<SquareMark>,
    /// Whether a player whose token another's question moved may draw a card.
    pub draw_when_pulled: Option<bool>,
    /// What becomes of a deck card once it was followed.
    pub used_cards: Option<UsedCards>,
}

/// The profile that a theme's rules start from.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub(super) enum Base {
    /// Tokens on squares of their own that block each other; roll first, then walk, take the passage or stay.
    #[default]
    HouseOfGuests,
    /// All start in the centre and accuse there; passages and joining doors instead of a roll; marks draw cards.
    RaceToTheCentre,
    /// Rooms can be crossed and tokens jumped; everybody answers; marks are for snooping.
    GrandManor,
}

/// A face of a die: its steps, or a table.
#[derive(Debug, Clone, Copy)]
pub(super) struct RawFace(pub DieFace);

impl<'de> Deserialize<'de> for RawFace {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(FaceVisitor)
    }
}

struct FaceVisitor;

impl<'de> de::Visitor<'de> for FaceVisitor {
    type Value = RawFace;

    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("a number of steps such as 3, or { steps = 1, draws = true }")
    }

    fn visit_i64<E: de::Error>(self, steps: i64) -> Result<RawFace, E> {
        let steps = u8::try_from(steps).map_err(|_| E::custom("a face has 0 to 20 steps"))?;
        Ok(RawFace(DieFace { steps, draws: false }))
    }

    fn visit_map<A: de::MapAccess<'de>>(self, map: A) -> Result<RawFace, A::Error> {
        DieFace::deserialize(de::value::MapAccessDeserializer::new(map)).map(RawFace)
    }
}
