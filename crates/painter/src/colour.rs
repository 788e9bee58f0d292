//! Arithmetic with colours: mixing, lighter, darker, and which letters read on them.

use candlestick_themes::{Colour, contrast, palette};

/// Part of the way from one colour to another.
pub(super) fn mix(Colour(a): Colour, Colour(b): Colour, part: f32) -> Colour {
    let one = |n: usize| (f32::from(a[n]) + (f32::from(b[n]) - f32::from(a[n])) * part).round().clamp(0.0, 255.0) as u8;
    Colour([one(0), one(1), one(2)])
}

/// Towards white.
pub(super) fn lighter(colour: Colour, part: f32) -> Colour {
    mix(colour, Colour([255; 3]), part)
}

/// Towards black.
pub(super) fn darker(colour: Colour, part: f32) -> Colour {
    mix(colour, Colour([0; 3]), part)
}

/// How bright a colour looks, 0 to 1.
pub(super) fn brightness(Colour([r, g, b]): Colour) -> f32 {
    (0.299 * f32::from(r) + 0.587 * f32::from(g) + 0.114 * f32::from(b)) / 255.0
}

/// The least contrast of words, by the Web Content Accessibility Guidelines (level AA).
const READ: f32 = 4.5;

/// A colour of the theme as the ground of letters, and their colour: ink or ivory, whichever is read better. A colour
/// between the two is made deeper, or lighter, until they are read well.
#[must_use]
pub fn lettered(colour: Colour) -> (Colour, Colour) {
    let (letters, away) = if contrast(colour, palette::INK) > contrast(colour, palette::IVORY) {
        (palette::INK, palette::IVORY)
    } else {
        (palette::IVORY, palette::NIGHT)
    };
    let mut grounds = (0..=20_u8).map(|n| mix(colour, away, f32::from(n) * 0.03));
    let ground = grounds.find(|ground| contrast(*ground, letters) >= READ).unwrap_or(away);
    (ground, letters)
}

#[cfg(test)]
mod tests {
    use candlestick_themes::{builtin, builtin_ids};

    use super::*;

    #[test]
    fn letters_on_the_colours_of_suspects_and_rooms_are_read() {
        let ids = builtin_ids().into_iter().chain(["first-case"]);
        for theme in ids.map(|id| builtin(id).expect("a sound theme")) {
            let suspects = theme.suspects.iter().map(|look| look.colour);
            for colour in suspects.chain(theme.rooms.iter().map(|look| look.colour)) {
                let (ground, ink) = lettered(colour);
                let ratio = contrast(ground, ink);
                assert!(ratio >= READ, "{}: {colour:?} as {ground:?} with {ink:?} has {ratio}", theme.id);
            }
        }
    }
}
