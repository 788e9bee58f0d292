//! Defines how a theme's suspects, weapons, rooms and deck cards are named and drawn.

use std::sync::Arc;

use serde::Deserialize;

use super::{Colour, Furniture, NameForms};

/// A suspect and its token.
#[derive(Debug, Clone)]
pub struct SuspectLook {
    /// Short name in files: lower case, digits and dashes.
    pub id: String,
    /// Full name.
    pub name: String,
    /// The name as sentences take it.
    pub forms: Arc<NameForms>,
    /// Name where room is scarce.
    pub short: String,
    /// One or two letters on the token, unique in the cast.
    pub mark: String,
    /// The token's colour.
    pub colour: Colour,
    /// Portrait, as a path below the assets folder.
    pub picture: String,
    /// The words for what the suspect's player can do once a game.
    pub power: Option<DeckLook>,
}

/// What one does who names a suspect and a weapon in a room.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum QuestionWord {
    /// One suggests: "I suggest Ann, with the Vase, in the Hall."
    #[default]
    Suggest,
    /// One asks: "Was it Ann, with the Vase, in the Hall?"
    Ask,
}

/// How one says that one has none of the three cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum NoneWording {
    /// "I have none of the three."
    #[default]
    HaveNone,
    /// "I cannot answer."
    CannotAnswer,
}

/// How the table talks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "Words"))]
#[serde(deny_unknown_fields, default)]
pub struct Wording {
    /// What one does who names a suspect and a weapon in a room; "suggest" if not written.
    pub question: QuestionWord,
    /// How one says that one has none of the three cards; "have-none" if not written.
    #[serde(rename = "answer_of_none")]
    pub none: NoneWording,
}

/// A weapon.
#[derive(Debug, Clone)]
pub struct WeaponLook {
    /// Short name in files: lower case, digits and dashes.
    pub id: String,
    /// Full name.
    pub name: String,
    /// The name as sentences take it.
    pub forms: Arc<NameForms>,
    /// Pictogram, white on transparent, as a path below the assets folder.
    pub picture: String,
    /// What one does with it, for the question line: "break the Vase".
    pub verb: Option<String>,
    /// The same in an accusation: "breaking the Vase".
    pub verb_ing: Option<String>,
}

/// How a room's floor is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Floor {
    /// Long boards.
    #[default]
    Planks,
    /// Short boards in a herringbone.
    Parquet,
    /// Two-coloured squares on the bias.
    Checker,
    /// Small square tiles.
    Tiles,
    /// A carpet with a border.
    Carpet,
    /// Large veined slabs.
    Marble,
    /// Irregular stones.
    Flagstone,
    /// Grass, for rooms under the sky.
    Grass,
    /// Raked sand.
    Sand,
    /// Water with ripples.
    Water,
    /// Riveted plates.
    Metal,
}

/// What is softly heard while a case is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Ambience {
    /// A fire in the hearth.
    #[default]
    Hearth,
    /// Rain on a roof of glass.
    Rain,
    /// Machines that hum far below.
    Hum,
    /// Deep water.
    Deep,
    /// Nothing.
    Silence,
}

impl Ambience {
    /// All there are.
    pub const ALL: [Self; 5] = [Self::Hearth, Self::Rain, Self::Hum, Self::Deep, Self::Silence];

    /// The name of its sound below `assets/sounds`, without its ending; none for silence.
    #[must_use]
    pub const fn sound(self) -> Option<&'static str> {
        match self {
            Self::Hearth => Some("ambience-hearth"),
            Self::Rain => Some("ambience-rain"),
            Self::Hum => Some("ambience-hum"),
            Self::Deep => Some("ambience-deep"),
            Self::Silence => None,
        }
    }
}

/// A room.
#[derive(Debug, Clone)]
pub struct RoomLook {
    /// Short name in files: lower case, digits and dashes.
    pub id: String,
    /// Full name.
    pub name: String,
    /// The name as sentences take it.
    pub forms: Arc<NameForms>,
    /// Pictogram, white on transparent, as a path below the assets folder.
    pub picture: String,
    /// How the floor is drawn.
    pub floor: Floor,
    /// The floor's main colour.
    pub colour: Colour,
    /// What stands along its walls, as far as there is room; the first is placed first.
    pub furniture: Vec<Furniture>,
}

/// A special square.
#[derive(Debug, Clone)]
pub struct SquareLook {
    /// Short name in files: lower case, digits and dashes.
    pub id: String,
    /// Full name.
    pub name: String,
    /// The name as sentences take it.
    pub forms: Arc<NameForms>,
}

/// A kind of deck card, or a power.
#[derive(Debug, Clone)]
pub struct DeckLook {
    /// Short name in files: lower case, digits and dashes.
    pub id: String,
    /// Title on the card.
    pub title: String,
    /// What it says, in the project's own words.
    pub text: String,
}
