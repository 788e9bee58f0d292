//! Reads how a theme's house looks: the colours of its wood, its lines and its paper, the backs of its cards and the
//! letters of its names.

use super::{
    Colour, card_back::BackPattern, cast, fault::Report, name_face::NameFace, palette, raw::RawHouse, spanned::Text,
};

/// How the house itself looks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct HouseLook {
    /// Walls, the plate below the board, the table, and the ground of cards' backs.
    pub wood: Colour,
    /// Lines on walls, plate and cards' backs.
    pub accent: Colour,
    /// Cards and the notebook.
    pub paper: Colour,
    /// What is drawn on cards' backs.
    pub card_back: BackPattern,
    /// The face of names and titles.
    pub names: NameFace,
}

impl Default for HouseLook {
    fn default() -> Self {
        let (wood, accent, paper) = (palette::WALNUT, palette::BRASS, palette::PARCHMENT);
        Self { wood, accent, paper, card_back: BackPattern::default(), names: NameFace::default() }
    }
}

/// Checks the colours; what is not written is the game's own.
pub(super) fn house(raw: &RawHouse, report: &mut Report) -> HouseLook {
    let usual = HouseLook::default();
    let mut colour = |text: &Option<Text>, usual: Colour| {
        text.as_ref().map_or(usual, |text| cast::colour(Some(text), &text.span(), report))
    };
    HouseLook {
        wood: colour(&raw.wood, usual.wood),
        accent: colour(&raw.accent, usual.accent),
        paper: colour(&raw.paper, usual.paper),
        card_back: raw.card_back,
        names: raw.names,
    }
}
