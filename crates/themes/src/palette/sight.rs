//! Colours for eyes that see red, green or blue less: which stand in for the game's own, and for those of a cast.

use serde::{Deserialize, Serialize};

use crate::{Colour, oklab};

/// A kind of colour vision.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sight {
    /// As most people see.
    #[default]
    Usual,
    /// Red is weak or missing.
    Protan,
    /// Green is weak or missing.
    Deutan,
    /// Blue is weak or missing.
    Tritan,
}

impl Sight {
    /// All there are.
    pub const ALL: [Self; 4] = [Self::Usual, Self::Protan, Self::Deutan, Self::Tritan];

    /// Amounts of red, green and blue light, from 0 to 1, as it sees them where what is weak is missing (Machado, Oliveira and
    /// Fernandes, 2009, at full strength).
    #[must_use]
    pub fn sees(self, rgb: [f32; 3]) -> [f32; 3] {
        let mixed = match self {
            Self::Usual => [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]],
            Self::Protan => [[0.152, 1.053, -0.205], [0.115, 0.786, 0.099], [-0.004, -0.048, 1.052]],
            Self::Deutan => [[0.367, 0.861, -0.228], [0.280, 0.673, 0.047], [-0.012, 0.043, 0.969]],
            Self::Tritan => [[1.256, -0.077, -0.179], [-0.078, 0.931, 0.148], [0.005, 0.691, 0.304]],
        };
        mixed.map(|row| row.iter().zip(rgb).map(|(part, light)| part * light).sum::<f32>().clamp(0.0, 1.0))
    }
}

/// What stands in for the game's colours that say something, and where all are strong; lightness and hue were searched for as far from one another
/// as words on them allow.
pub(super) const fn meanings(sight: Sight, strong: bool) -> Option<[Colour; 5]> {
    Some(match (sight, strong) {
        (Sight::Usual, _) => return None,
        (Sight::Protan, false) => [
            Colour([0x69, 0x54, 0x0b]),
            Colour([0x4a, 0x73, 0x7b]),
            Colour([0x3c, 0x50, 0x73]),
            Colour([0x33, 0x54, 0x96]),
            Colour([0x56, 0xd8, 0xfc]),
        ],
        (Sight::Protan, true) => [
            Colour([0x92, 0x01, 0x07]),
            Colour([0x36, 0x61, 0x46]),
            Colour([0x39, 0x4b, 0x6b]),
            Colour([0x2d, 0x4b, 0x88]),
            Colour([0x4f, 0xc7, 0xee]),
        ],
        (Sight::Deutan, false) => [
            Colour([0xa0, 0x27, 0x0e]),
            Colour([0x49, 0x71, 0x85]),
            Colour([0x3e, 0x4f, 0x64]),
            Colour([0x2e, 0x56, 0x8d]),
            Colour([0x34, 0xe8, 0xef]),
        ],
        (Sight::Deutan, true) => [
            Colour([0x9c, 0x0c, 0x13]),
            Colour([0x34, 0x5b, 0x7b]),
            Colour([0x29, 0x41, 0x4c]),
            Colour([0x24, 0x4c, 0x87]),
            Colour([0x3f, 0xe1, 0xed]),
        ],
        (Sight::Tritan, false) => [
            Colour([0x9e, 0x2c, 0x34]),
            Colour([0x58, 0x72, 0x49]),
            Colour([0x3f, 0x4f, 0x62]),
            Colour([0x31, 0x54, 0x8b]),
            Colour([0x63, 0xe6, 0xcd]),
        ],
        (Sight::Tritan, true) => [
            Colour([0x95, 0x1b, 0x2a]),
            Colour([0x5e, 0x59, 0x2d]),
            Colour([0x2d, 0x51, 0x66]),
            Colour([0x2e, 0x4b, 0x85]),
            Colour([0x65, 0xe7, 0xcc]),
        ],
    })
}

/// How many colours there are for a cast.
const MOST: usize = 10;

/// The colours of players, from dark to light: steps of lightness that are seen in grey too, and neighbours far in hue.
const fn players(sight: Sight) -> Option<[Colour; MOST]> {
    Some(match sight {
        Sight::Usual => return None,
        Sight::Protan => [
            Colour([0x79, 0x48, 0x8d]),
            Colour([0xc8, 0x30, 0x39]),
            Colour([0x22, 0x7a, 0xda]),
            Colour([0x55, 0x94, 0x87]),
            Colour([0xe6, 0x8c, 0x29]),
            Colour([0xe3, 0xae, 0xc6]),
            Colour([0xf1, 0xc5, 0x84]),
            Colour([0xeb, 0xe2, 0x2a]),
            Colour([0xfa, 0xef, 0xaa]),
            Colour([0xff, 0xff, 0xff]),
        ],
        Sight::Deutan => [
            Colour([0x60, 0x4b, 0xa9]),
            Colour([0x56, 0x70, 0x3d]),
            Colour([0xd7, 0x41, 0x1a]),
            Colour([0x3c, 0x95, 0x80]),
            Colour([0x6d, 0x95, 0xdd]),
            Colour([0xab, 0xb4, 0x80]),
            Colour([0xf7, 0xb1, 0x3c]),
            Colour([0xe2, 0xc2, 0xf7]),
            Colour([0xe6, 0xde, 0xba]),
            Colour([0xff, 0xff, 0xff]),
        ],
        Sight::Tritan => [
            Colour([0x77, 0x45, 0x8c]),
            Colour([0x32, 0x65, 0xbd]),
            Colour([0xd3, 0x40, 0x42]),
            Colour([0x38, 0x7f, 0xfa]),
            Colour([0x8f, 0x96, 0x87]),
            Colour([0xe5, 0xa2, 0x34]),
            Colour([0xc0, 0xbb, 0xd3]),
            Colour([0x30, 0xe4, 0xe8]),
            Colour([0xf8, 0xd8, 0xc4]),
            Colour([0xff, 0xff, 0xff]),
        ],
    })
}

/// The colours of a cast as a kind of eye is shown them: of as many, spread from dark to light, each gets the one that is
/// most like its own. What is beyond the tenth keeps its own.
#[must_use]
pub fn cast(sight: Sight, own: &[Colour]) -> Vec<Colour> {
    let Some(all) = players(sight) else { return own.to_vec() };
    let wanted = own.len().min(MOST);
    // As evenly over all of them as whole numbers allow.
    let spread = |n: usize| (n * (MOST - 1) * 2 + (wanted - 1)) / (2 * (wanted - 1)).max(1);
    let mut free: Vec<Colour> = (0..wanted).map(|n| all[spread(n).min(MOST - 1)]).collect();
    let mut shown = own.to_vec();
    let mut open: Vec<usize> = (0..wanted).collect();
    while let Some((player, colour)) = nearest(own, &open, &free) {
        shown[open.remove(player)] = free.remove(colour);
    }
    shown
}

/// The two that are most alike, as places among those that are left.
fn nearest(own: &[Colour], open: &[usize], free: &[Colour]) -> Option<(usize, usize)> {
    let pairs = (0..open.len()).flat_map(|player| (0..free.len()).map(move |colour| (player, colour)));
    let apart = |&(player, colour): &(usize, usize)| {
        let (a, b) = (oklab(own[open[player]]), oklab(free[colour]));
        a.iter().zip(b).map(|(a, b)| (a - b).powi(2)).sum::<f32>()
    };
    pairs.min_by(|a, b| apart(a).total_cmp(&apart(b)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::palette::as_shown;

    #[test]
    fn a_cast_keeps_as_many_colours_as_it_has_and_none_twice() {
        let own: Vec<Colour> = (0..12).map(|n| Colour([n * 20, 255 - n * 20, n * 7])).collect();
        for sight in Sight::ALL {
            for count in 0..=own.len() {
                let shown = cast(sight, &own[..count]);
                assert_eq!(shown.len(), count);
                for (n, one) in shown.iter().enumerate() {
                    assert!(!shown[n + 1..].contains(one), "{sight:?}: {one:?} twice of {count}");
                }
            }
            assert_eq!(cast(sight, &own)[10..], own[10..], "{sight:?}");
        }
        assert_eq!(cast(Sight::Usual, &own), own);
    }

    #[test]
    fn what_is_alike_stays_alike() {
        let white = Colour([0xff; 3]);
        for sight in [Sight::Protan, Sight::Deutan, Sight::Tritan] {
            let shown = cast(sight, &[Colour([0x20, 0x10, 0x30]), white, Colour([0xc8, 0x32, 0x3c])]);
            assert!(oklab(shown[1])[0] > 0.9, "{sight:?}: {shown:?}");
        }
    }

    #[test]
    fn a_players_colour_is_none_of_those_that_are_exchanged() {
        for sight in Sight::ALL {
            for colour in players(sight).into_iter().flatten() {
                for strong in [false, true] {
                    assert_eq!(as_shown(colour, strong, sight), colour);
                }
            }
        }
    }
}
