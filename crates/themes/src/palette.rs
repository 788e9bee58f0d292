//! The game's own colours; the only place where they are named.

mod sight;

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use candlestick_rules::Category;

use super::Colour;

pub use sight::{Sight, cast};

/// Names colours, and lists them all with the names that the page around the game has for them.
macro_rules! colours {
    ($($(#[doc = $is:literal])+ $name:ident, $told:literal: $colour:expr;)+) => {
        $($(#[doc = $is])+ pub const $name: Colour = Colour($colour);)+

        /// All of them, with the names that the page around the game has for them.
        pub const ALL: [(&str, Colour); [$($told),+].len()] = [$(($told, $name)),+];
    };
}

colours! {
    /// Behind everything.
    NIGHT, "night": [0x15, 0x13, 0x1c];
    /// Outlines and letters on light ground.
    INK, "ink": [0x2a, 0x23, 0x20];
    /// The house's dark wood.
    WALNUT, "walnut": [0x3a, 0x2a, 0x22];
    /// The same wood in the light.
    WALNUT_LIGHT, "walnut-light": [0x5a, 0x41, 0x32];
    /// Paper.
    PARCHMENT, "parchment": [0xf2, 0xe6, 0xcc];
    /// Paper in the shade.
    PARCHMENT_SHADE, "parchment-shade": [0xdf, 0xcd, 0xa6];
    /// Frames; chosen and reachable.
    BRASS, "brass": [0xd6, 0xa8, 0x4f];
    /// Light.
    CANDLE, "candle": [0xff, 0xd2, 0x7a];
    /// Doors, mats and warnings.
    BLOOD, "blood": [0x9e, 0x2b, 0x32];
    /// Bone, pips and letters on dark ground.
    IVORY, "ivory": [0xf7, 0xf1, 0xe3];
    /// Felt.
    MOSS, "moss": [0x4f, 0x6b, 0x46];
    /// Things that matter less.
    SMOKE, "smoke": [0x8a, 0x7f, 0x74];
    /// Words that matter less, on dark ground; smoke is too dark for words.
    ASH, "ash": [0xc2, 0xb7, 0xa7];
    /// Words that matter less, on paper, and names that are crossed off.
    FADED, "faded": [0x58, 0x4e, 0x45];
    /// The corridors' tiles.
    TILE, "tile": [0x98, 0x84, 0x5b];
    /// Between the corridors' tiles.
    GROUT, "grout": [0x5c, 0x4a, 0x31];
    /// The card band of weapons.
    STEEL, "steel": [0x3f, 0x4f, 0x63];
    /// A person's own pencil in the notebook.
    PENCIL, "pencil": [0x2f, 0x55, 0x8c];
    /// Places that can be gone to: cool, so that it stands out from tiles and floors.
    REACH, "reach": [0x63, 0xe6, 0xcb];
}

/// The band of a card, by what it is of.
#[must_use]
pub const fn band(category: Category) -> Colour {
    match category {
        Category::Suspect => BLOOD,
        Category::Weapon => STEEL,
        Category::Room => MOSS,
    }
}

/// What is shown in place of a colour where all stand out as strongly as they can: grounds are darker or lighter, words are
/// further from them.
const STRONG: [(Colour, Colour); 14] = [
    (NIGHT, Colour([0x00, 0x00, 0x00])),
    (INK, Colour([0x00, 0x00, 0x00])),
    (WALNUT, Colour([0x1c, 0x14, 0x10])),
    (WALNUT_LIGHT, Colour([0x3a, 0x2a, 0x22])),
    (PARCHMENT, Colour([0xff, 0xfa, 0xf0])),
    (PARCHMENT_SHADE, Colour([0xf6, 0xea, 0xcf])),
    (BRASS, Colour([0xff, 0xd0, 0x60])),
    (CANDLE, Colour([0xff, 0xe6, 0xa8])),
    (BLOOD, Colour([0x7d, 0x10, 0x18])),
    (IVORY, Colour([0xff, 0xff, 0xff])),
    (MOSS, Colour([0x2c, 0x48, 0x26])),
    (ASH, Colour([0xe6, 0xdc, 0xcb])),
    (FADED, Colour([0x4a, 0x40, 0x38])),
    (PENCIL, Colour([0x14, 0x36, 0x78])),
];

/// The colours that say something and of which others are shown to some eyes, in the order of `sight::meanings`.
const MEANING: [Colour; 5] = [BLOOD, MOSS, STEEL, PENCIL, REACH];

/// How colours are shown now: one answer for the whole program, as colours are asked for everywhere.
static IS_STRONG: AtomicBool = AtomicBool::new(false);
static SIGHT: AtomicUsize = AtomicUsize::new(0);

/// From now on panels, and what the table tints, show their colours so. What is painted follows the theme alone, see
/// [`Theme::for_eyes`](crate::Theme::for_eyes).
pub fn show(strong: bool, sight: Sight) {
    IS_STRONG.store(strong, Ordering::Relaxed);
    SIGHT.store(sight as usize, Ordering::Relaxed);
}

/// A colour as it is shown to a kind of eye, or where all are strong as well.
#[must_use]
pub fn as_shown(colour: Colour, strong: bool, sight: Sight) -> Colour {
    let plain = || STRONG.iter().find(|(plain, _)| strong && *plain == colour).map(|(_, strong)| *strong);
    let meaning = || sight::meanings(sight, strong)?.get(MEANING.iter().position(|own| *own == colour)?).copied();
    meaning().or_else(plain).unwrap_or(colour)
}

/// A colour as it is shown now.
#[must_use]
pub fn shown(colour: Colour) -> Colour {
    let sight = Sight::ALL.get(SIGHT.load(Ordering::Relaxed)).copied().unwrap_or_default();
    as_shown(colour, IS_STRONG.load(Ordering::Relaxed), sight)
}

#[cfg(feature = "ecolor")]
impl From<Colour> for ecolor::Color32 {
    fn from(colour: Colour) -> Self {
        let Colour([red, green, blue]) = shown(colour);
        Self::from_rgb(red, green, blue)
    }
}
