//! Reads theme files into a checked `Theme`: rules profile, board, cast, decks, look and words.

mod beginnings;
mod board_parts;
mod brackets;
mod builtin;
mod card_back;
mod cast;
mod check;
mod choice;
mod colour;
mod decks;
mod differences;
mod drawing;
mod event_text;
mod fault;
mod files;
#[cfg(not(target_arch = "wasm32"))]
mod folder;
pub mod fonts;
mod furniture;
mod house;
mod key;
mod language;
mod letters;
mod lints;
mod look;
mod message;
mod name_face;
mod names;
mod openings;
mod pack;
pub mod palette;
mod phrases;
mod pictures;
mod places;
mod plain;
mod plan;
mod played;
mod pseudo;
mod raw;
mod raw_deck;
mod raw_rules;
mod read;
pub mod reading;
mod rules_part;
mod ruleset;
#[cfg(test)]
mod schema;
mod spanned;
mod syllables;
mod theme;
mod theme_words;
mod tongue;
mod translation;
mod words;
mod written;
mod zipped;

pub use builtin::{builtin, builtin_files, builtin_ids, builtin_lessons, has_picture, is_builtin, known_before};
pub use card_back::{BackPattern, CARD_TALL};
pub use colour::Colour;
pub use differences::{Difference, differences};
pub use event_text::{capitalised, describe};
pub use fault::ThemeFault;
pub use files::ThemeFiles;
pub use furniture::Furniture;
pub use house::HouseLook;
pub use key::MessageKey;
pub use language::{ENGLISH, Language, LanguagePack, PackFault, languages, spoken};
pub use letters::is_bidi_control;
pub use lints::colours::{contrast, contrast_of, linear, luminance_of, oklab, oklab_of};
pub use look::{
    Ambience, DeckLook, Floor, NoneWording, QuestionWord, RoomLook, SquareLook, SuspectLook, WeaponLook, Wording,
};
pub use message::{Message, Value};
pub use name_face::NameFace;
pub use names::{NameForms, Phrase};
pub use pack::ThemePack;
pub use phrases::Form;
pub use plain::fnv1a;
pub use pseudo::PSEUDO;
pub use rules_part::{BoardDetail, RulesPart};
pub use syllables::partings;
pub use theme::Theme;
pub use tongue::ForeignWords;
pub use translation::ThemeWords;
pub use words::{Arg, Words, either_of, list_of};

/// The examples of the README, run as tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct ReadmeExamples;
