//! The theme file as written: everything optional that may be missing, with places for messages.

use serde::Deserialize;

use super::{
    card_back::BackPattern,
    furniture::Furniture,
    look::{Ambience, Floor, Wording},
    name_face::NameFace,
    raw_deck::{RawDeck, RawPower},
    raw_rules::RawRules,
    rules_part::BoardDetail,
    spanned::{Spanned, Text},
};
use candlestick_rules::Side;

/// A whole theme.toml.
#[derive(Debug, Default, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, default)]
pub(super) struct RawTheme {
    /// The theme's name, shown to players: one line of at most 40 letters.
    pub title: Option<Text>,
    /// One or two sentences that say what awaits the players; at most 300 letters.
    pub blurb: Option<Text>,
    /// How the table talks: what a question is called, and how one says that one has no card to show.
    pub words: Wording,
    /// What is softly heard while a case is played; "hearth" if not written.
    pub ambience: Ambience,
    /// What the house itself looks like: its wood, lines, paper and the backs of its cards.
    pub house: RawHouse,
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

/// The house's own face. What is not written is dark walnut, brass and cream paper.
#[derive(Debug, Default, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, default)]
pub(super) struct RawHouse {
    /// The wood of walls, table and cards' backs, such as "#3a2a22"; dark enough for ivory letters.
    pub wood: Option<Text>,
    /// The lines on walls and cards' backs, such as "#d6a84f"; light enough to stand out from the wood.
    pub accent: Option<Text>,
    /// The paper of cards and notebook, such as "#f2e6cc"; light enough for dark letters.
    pub paper: Option<Text>,
    /// What is drawn on the cards' backs; "candlestick" if not written.
    pub card_back: BackPattern,
    /// A PNG in the theme's folder that takes the pattern's place, five wide to seven high, such as
    /// "pictures/card-back.png"; cards are seen from behind with it.
    pub card_back_picture: Option<Text>,
    /// The face of names and titles, on the board and in panels; "limelight" if not written.
    pub names: NameFace,
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
    /// The colour of the corridor's squares, such as "#98845b".
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
    /// What stands before it where no verb is used, as in "Ann with the Vase"; "with" if not written.
    pub preposition: Option<Text>,
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
    /// What says that one is there, such as "on", "at" or "aboard"; "in" if not written. With any other than "in" one
    /// goes "to" the room, not "into" it.
    pub preposition: Option<Text>,
    /// The letter that its floor is drawn with in board.txt, or *.
    pub letter: Option<Text>,
    /// How the floor is painted.
    pub floor: Option<Floor>,
    /// The floor's main colour, such as "#857763"; dark enough for ivory letters.
    pub colour: Option<Text>,
    /// What stands along its walls, seen from above, at most 8 pieces, such as ["stove", "sink", "table"]. What finds no
    /// place beside doors, name and pieces is left out, and the centre stays empty.
    #[serde(default)]
    pub furniture: Vec<Spanned<Furniture>>,
    /// A square PNG, white on transparent; pictures/rooms/ID.png if not written.
    pub picture: Option<Text>,
    /// Whether this room can be the answer and has a card.
    #[serde(rename = "answer", default = "yes")]
    pub may_be_in_case_file: bool,
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
    pub to: Side,
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
    /// What of the board is shown beside it: "start", "door", "passage", "joining-door", "mark" (a marked square) or
    /// "centre".
    pub show: Option<Spanned<BoardDetail>>,
    /// What else of the board is shown below that, such as ["passage", "joining-door"].
    #[serde(default)]
    pub also_show: Vec<Spanned<BoardDetail>>,
}
