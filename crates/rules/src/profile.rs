//! The rules profile: every difference between the rulebooks as a named field.

use serde::{Deserialize, Serialize};

use super::SuspectId;

/// One face of a die.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "FaceTable"))]
#[serde(deny_unknown_fields)]
pub struct DieFace {
    /// Steps it counts, 0 to 20.
    pub steps: u8,
    /// Whether it draws a card of the extra deck.
    #[serde(default)]
    pub draws: bool,
}

/// Who takes the first turn.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum FirstTurn {
    /// The first suspect of the start order that has a seat.
    #[default]
    StartOrder,
    /// Whoever rolls highest; those who tie roll again.
    HighestRoll,
    /// Whoever is drawn by lot.
    Lot,
}

/// Where the weapons lie at first.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum WeaponStart {
    /// Each in a random room of its own.
    #[default]
    RandomRooms,
    /// All where the tokens start.
    StartRoom,
    /// Beside the board, until they are named.
    OffBoard,
}

/// What becomes of cards that cannot be dealt evenly.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Leftovers {
    /// They are dealt all the same, so some hands are larger.
    #[default]
    Dealt,
    /// They lie face up for all to see.
    FaceUp,
}

/// What another token on a square does to one that walks.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum TokensInTheWay {
    /// Its square can be neither entered nor crossed.
    #[default]
    Block,
    /// Its square may be crossed, but no move ends there.
    Pass,
    /// Its square is crossed; a move that would end there by exact count stops one space behind.
    StopBehind,
}

/// When a secret passage may be taken.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum PassageUse {
    /// After the roll, as the turn's move.
    #[default]
    AfterRoll,
    /// At the start of the turn, instead of rolling. Joining doors too.
    InsteadOfRoll,
    /// Instead of rolling, or as one space inside a roll.
    InsideRoll,
}

/// When a token may stay in its room to ask there.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Stay {
    /// Always, after the roll.
    #[default]
    AfterRoll,
    /// Instead of rolling, when another player has moved it there since the last turn.
    WhenPulled,
}

/// Whether entering a room means asking there.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Asking {
    /// One must.
    #[default]
    Mandatory,
    /// One may.
    Optional,
}

/// Whether one may ask in a room again.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum AskAgain {
    /// On every turn that one enters it or stays.
    #[default]
    EveryTurn,
    /// Not on the next turn after asking there, unless one was moved back into it.
    NotNextTurn,
}

/// Who answers a question.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Refuters {
    /// The first player to the left who can.
    #[default]
    FirstHolder,
    /// Every other player in turn, each with one card.
    All,
}

/// Where one may accuse.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum AccuseWhere {
    /// Anywhere.
    #[default]
    Anywhere,
    /// Only in the board's centre.
    Centre,
}

/// What a marked square does to a token that stops there.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Mark"))]
#[serde(rename_all = "kebab-case")]
pub enum SquareMark {
    /// Nothing.
    #[default]
    Plain,
    /// It draws a card of the deck, and may be stopped at short of the roll.
    Draw,
    /// It lets its player look at a random card of somebody, and the move may go on.
    Snoop,
}

/// What becomes of a deck card once it was followed.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum UsedCards {
    /// It goes back under the deck.
    #[default]
    Under,
    /// It is laid aside, and all are shuffled again when the deck has run out.
    Reshuffled,
    /// It is out of the game.
    Gone,
}

/// The named differences between rulebooks. The default is the plain game with tokens on squares of their own.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Profile {
    /// Fewest seats.
    pub min_seats: u8,
    /// Most seats.
    pub max_seats: u8,
    /// The dice, each with its faces; empty where every turn has its fixed steps.
    pub dice: Vec<Vec<DieFace>>,
    /// Steps of every turn, in a game without dice.
    pub fixed_steps: Option<u8>,
    /// Who takes the first turn.
    pub first_turn: FirstTurn,
    /// The round of the board that decides who starts, where it does.
    pub start_order: Vec<SuspectId>,
    /// Where the weapons lie at first.
    pub weapon_start: WeaponStart,
    /// What becomes of cards that cannot be dealt evenly.
    pub leftovers: Leftovers,
    /// Cards laid face down in rooms when two sides play, seen on entering; 0 for none.
    pub two_side_room_cards: u8,
    /// Cards laid face down at the side when two sides play, looked at when nobody answers; 0 for none.
    pub two_side_side_cards: u8,
    /// Whether the deck is used when two sides play.
    pub two_side_deck: bool,
    /// What other tokens on squares do to a walk.
    pub tokens_in_the_way: TokensInTheWay,
    /// Whether a walk may step on a square twice.
    pub repeat_squares: bool,
    /// Whether a walk may go through rooms, each for one step.
    pub cross_rooms: bool,
    /// When a secret passage may be taken.
    pub passage: PassageUse,
    /// When a token may stay in its room to ask there.
    pub stay: Stay,
    /// Whether entering a room means asking there.
    pub asking: Asking,
    /// Whether one may ask in a room again.
    pub ask_again: AskAgain,
    /// Who refutes a suggestion.
    pub refuters: Refuters,
    /// Where one may accuse.
    pub accuse: AccuseWhere,
    /// What marked squares do.
    pub mark: SquareMark,
    /// Whether a player whose token another's question moved may draw a card.
    pub draw_when_pulled: bool,
    /// What becomes of used deck cards.
    pub used_cards: UsedCards,
}

impl Default for Profile {
    fn default() -> Self {
        let die: Vec<_> = (1..=6).map(|steps| DieFace { steps, draws: false }).collect();
        Self {
            min_seats: 2,
            max_seats: 6,
            dice: vec![die.clone(), die],
            fixed_steps: None,
            first_turn: FirstTurn::default(),
            start_order: Vec::new(),
            weapon_start: WeaponStart::default(),
            leftovers: Leftovers::default(),
            two_side_room_cards: 0,
            two_side_side_cards: 0,
            two_side_deck: true,
            tokens_in_the_way: TokensInTheWay::default(),
            repeat_squares: false,
            cross_rooms: false,
            passage: PassageUse::default(),
            stay: Stay::default(),
            asking: Asking::default(),
            ask_again: AskAgain::default(),
            refuters: Refuters::default(),
            accuse: AccuseWhere::default(),
            mark: SquareMark::default(),
            draw_when_pulled: false,
            used_cards: UsedCards::default(),
        }
    }
}
