//! The theme file as written: everything optional that may be missing, with places for messages.

use std::{fmt, ops::Range};

use serde::{Deserialize, Deserializer, de};

use super::Floor;
use crate::rules::{
    AccuseWhere, Answers, AskAgain, Asking, Category, Face, FirstTurn, Leftovers, Mark, PassageUse, Side, Stay,
    TokensInTheWay, UsedCards, WeaponStart, Window,
};

/// A value with its place in the text.
#[derive(Debug, Clone, Deserialize)]
#[serde(transparent)]
pub(super) struct Spanned<T>(toml::Spanned<T>);

impl<T> Spanned<T> {
    /// The place, in bytes.
    pub(super) fn span(&self) -> Range<usize> {
        self.0.span()
    }

    pub(super) fn get_ref(&self) -> &T {
        self.0.get_ref()
    }
}

/// A text with its place.
pub(super) type Text = Spanned<String>;

/// A whole theme.toml.
#[derive(Debug, Default, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, default)]
pub(super) struct RawTheme {
    /// The theme's name, shown to players: one line of at most 40 letters.
    pub title: Option<Text>,
    /// One or two sentences that say what awaits the players; at most 300 letters.
    pub blurb: Option<Text>,
    /// How it is played. What is not written is as in the base.
    pub rules: RawRules,
    /// What the drawing in board.txt does not say: passages, joining doors, walls, the centre.
    pub board: RawBoard,
    /// The suspects, at least two. Each has a card and a token on the board, whether or not somebody plays it.
    pub suspects: Vec<Spanned<RawSuspect>>,
    /// The weapons, at least two. Each has a card.
    pub weapons: Vec<Spanned<RawWeapon>>,
    /// The rooms. Those that can be the answer, at least two, have a card.
    pub rooms: Vec<Spanned<RawRoom>>,
    /// Squares with a name of their own, such as the two ends of a tunnel.
    pub squares: Vec<Spanned<RawSquare>>,
    /// The extra deck, if there is one.
    pub deck: RawDeck,
    /// The rules in words for the rules panel, part by part.
    pub how_to_play: Vec<Spanned<RawHelp>>,
}

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
    pub answers: Option<Answers>,
    /// Where one may accuse.
    pub accuse: Option<Spanned<AccuseWhere>>,
    /// What the squares drawn with ? do to a token that stops there.
    pub mark: Option<Mark>,
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
pub(super) struct RawFace(pub Face);

/// The table form of a face.
#[derive(Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(super) struct FaceTable {
    /// Steps it counts, 0 to 20.
    steps: u8,
    /// Whether it draws a card of the extra deck.
    #[serde(default)]
    draws: bool,
}

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
        Ok(RawFace(Face { steps, draws: false }))
    }

    fn visit_map<A: de::MapAccess<'de>>(self, map: A) -> Result<RawFace, A::Error> {
        let FaceTable { steps, draws } = FaceTable::deserialize(de::value::MapAccessDeserializer::new(map))?;
        Ok(RawFace(Face { steps, draws }))
    }
}

/// What the drawing of the board does not say.
#[derive(Debug, Default, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, default)]
pub(super) struct RawBoard {
    /// Secret passages: pairs of room ids, or of ids of special squares. Each has one at most.
    pub passages: Vec<Spanned<[Text; 2]>>,
    /// Joining doors from one room straight into another: pairs of room ids.
    pub joins: Vec<Spanned<[Text; 2]>>,
    /// Closed edges between two squares that touch: pairs of [row, column], counted from 0.
    pub walls: Vec<Spanned<[[u16; 2]; 2]>>,
    /// Squares that touch although they do not lie side by side: pairs of [row, column], counted from 0.
    pub links: Vec<Spanned<[[u16; 2]; 2]>>,
    /// The id of the room where accusations are made; that room has answer = false.
    pub centre: Option<Text>,
    /// The id of the room where all tokens start; suspects have no start of their own then.
    pub start_room: Option<Text>,
    /// The colour of the corridor's squares, such as "#d9c08c".
    pub corridor: Option<Text>,
    /// What lies around the house.
    pub outside: Option<Spanned<RawGround>>,
}

/// A piece of ground.
#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(super) struct RawGround {
    /// How it is painted.
    pub floor: Option<Floor>,
    /// Its main colour, such as "#4f6b46".
    pub colour: Option<Text>,
}

/// A special square: one space, however many cells it is drawn with and however many tokens stand on it.
#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(super) struct RawSquare {
    /// Short name for this file and for logs: 1 to 40 lower-case letters, digits and dashes.
    pub id: Text,
    /// Full name; at most 40 letters.
    pub name: Option<Text>,
    /// What stands before the name in a sentence; "the" if not written, "" for none.
    pub article: Option<Text>,
    /// The letter that it is drawn with in board.txt, on one cell or several.
    pub sign: Option<Text>,
}

/// A suspect and its token.
#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(super) struct RawSuspect {
    /// Short name for this file, for logs and for the picture: 1 to 40 lower-case letters, digits and dashes.
    pub id: Text,
    /// Full name; at most 40 letters.
    pub name: Option<Text>,
    /// Name where space is scarce, at most 16 letters; the full name if not written.
    pub short: Option<Text>,
    /// What stands before the name in a sentence, such as "the"; nothing if not written.
    pub article: Option<Text>,
    /// One or two letters on the token, different for each suspect.
    pub mark: Option<Text>,
    /// The token's colour, such as "#c8323c".
    pub colour: Option<Text>,
    /// The digit in board.txt where the token starts.
    pub start: Option<Text>,
    /// A square PNG in the theme's folder; pictures/suspects/ID.png if not written.
    pub picture: Option<Text>,
    /// What the suspect's player can do once a game.
    pub power: Option<Spanned<RawPower>>,
}

/// What a suspect's player can do once a game.
#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(super) struct RawPower {
    /// Title, at most 40 letters.
    pub title: Option<Text>,
    /// What it says, at most 300 letters.
    pub text: Option<Text>,
    /// What it does.
    #[serde(rename = "do")]
    pub effect: Option<Spanned<RawEffect>>,
    /// When it can be used; the usual moment of what it does if not written.
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

/// A weapon.
#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(super) struct RawWeapon {
    /// Short name for this file, for logs and for the picture: 1 to 40 lower-case letters, digits and dashes.
    pub id: Text,
    /// Full name; at most 40 letters.
    pub name: Option<Text>,
    /// What stands before the name in a sentence; "the" if not written, "" for none.
    pub article: Option<Text>,
    /// What one does with it, as in "did Ann break the Vase in the Hall?": "break the Vase".
    pub verb: Option<Text>,
    /// The same for accusations, as in "of breaking the Vase": "breaking the Vase".
    pub verb_ing: Option<Text>,
    /// A square PNG, white on transparent; pictures/weapons/ID.png if not written.
    pub picture: Option<Text>,
}

/// A room.
#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(super) struct RawRoom {
    /// Short name for this file, for logs and for the picture: 1 to 40 lower-case letters, digits and dashes.
    pub id: Text,
    /// Full name; at most 40 letters.
    pub name: Option<Text>,
    /// What stands before the name in a sentence; "the" if not written, "" for none.
    pub article: Option<Text>,
    /// The letter that its floor is drawn with in board.txt, or *.
    pub letter: Option<Text>,
    /// How the floor is painted.
    pub floor: Option<Floor>,
    /// The floor's main colour, such as "#857763"; dark enough for ivory letters.
    pub colour: Option<Text>,
    /// A square PNG, white on transparent; pictures/rooms/ID.png if not written.
    pub picture: Option<Text>,
    /// Whether this room can be the answer and has a card.
    #[serde(default = "yes")]
    pub answer: bool,
    /// The doors.
    #[serde(default)]
    pub doors: Vec<Spanned<RawDoor>>,
}

const fn yes() -> bool {
    true
}

/// A door: the corridor square outside, and the way into the room.
#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(super) struct RawDoor {
    /// The corridor square outside the room, as [row, column], counted from 0.
    pub at: [u16; 2],
    /// The way one steps into the room.
    pub to: RawSide,
}

/// A side in words.
#[derive(Debug, Clone, Copy, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub(super) enum RawSide {
    /// Up.
    North,
    /// To the right.
    East,
    /// Down.
    South,
    /// To the left.
    West,
}

impl From<RawSide> for Side {
    fn from(side: RawSide) -> Self {
        match side {
            RawSide::North => Self::North,
            RawSide::East => Self::East,
            RawSide::South => Self::South,
            RawSide::West => Self::West,
        }
    }
}

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

/// A kind of card in the deck.
#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(super) struct RawDeckCard {
    /// Short name: 1 to 40 lower-case letters, digits and dashes.
    pub id: Text,
    /// Title on the card, at most 40 letters.
    pub title: Option<Text>,
    /// What it says, at most 300 letters.
    pub text: Option<Text>,
    /// How many of this kind the deck holds; the whole deck has at most 60 cards.
    pub count: Option<Spanned<u8>>,
    /// What it does.
    #[serde(rename = "do")]
    pub effect: Option<Spanned<RawEffect>>,
    /// When it is used. At once, or kept in secret until that moment. The usual moment of what it does if not written.
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
    /// You leave a question unanswered, and it ends.
    LeaveUnanswered,
    /// You let a question pass on as if you had none of its cards.
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

/// A part of the rules panel.
#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(super) struct RawHelp {
    /// Heading, at most 60 letters.
    pub heading: Option<Text>,
    /// Text, at most 4000 letters; an empty line begins a new paragraph.
    pub text: Option<Text>,
}
