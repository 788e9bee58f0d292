//! A board in colours as strong as they can be: its grounds step back, so that walls, doors, signs and names stand out.

use super::colour::darker;
use candlestick_themes::{
    Colour, Theme,
    palette::{self, Sight},
};

/// How much darker grounds are, of the way to black.
const BACK: f32 = 0.62;

/// A theme that wishes for strong colours, with its grounds stepped back; none where it does not.
pub(super) fn stepped_back(theme: &Theme) -> Option<Theme> {
    if !theme.strong {
        return None;
    }
    let back = |colour: Colour| darker(colour, BACK);
    let mut own = theme.clone();
    own.rooms.iter_mut().for_each(|look| look.colour = back(look.colour));
    own.corridor = Some(back(theme.corridor.unwrap_or(palette::TILE)));
    own.outside = theme.outside.map(|(floor, colour)| (floor, back(colour)));
    own.house.wood = back(theme.house.wood);
    own.house.accent = tone(palette::BRASS, true);
    Some(own)
}

/// A colour of the palette where colours are strong, or as it is.
pub(super) fn tone(colour: Colour, strong: bool) -> Colour {
    palette::as_shown(colour, strong, Sight::Usual)
}
