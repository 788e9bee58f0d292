//! Mixes colours, and finds those that letters are read on.

use bevy_egui::egui::Color32;
use candlestick_themes::{Colour, palette};

/// A mixture of two colours; 0 is the first, 1 the second.
#[must_use]
pub fn mix(a: impl Into<Color32>, b: impl Into<Color32>, t: f32) -> Color32 {
    a.into().lerp_to_gamma(b.into(), t)
}

/// A colour seen through, from 0 (not at all) to 1.
#[must_use]
pub fn veil(colour: impl Into<Color32>, alpha: f32) -> Color32 {
    colour.into().gamma_multiply(alpha)
}

/// A colour of the theme as the ground of letters that are read well, and their colour; as the board's are painted.
#[must_use]
pub fn lettered(colour: Color32) -> (Color32, Color32) {
    let (ground, letters) = candlestick_painter::lettered(opaque(colour));
    (ground.into(), letters.into())
}

/// A colour that can be told from the dark ground it is drawn on.
#[must_use]
pub fn on_dark(colour: Color32) -> Color32 {
    if colour.intensity() < 0.35 { mix(colour, palette::IVORY, 0.35) } else { colour }
}

/// A colour as it is where nothing is seen through it.
pub(super) fn opaque(colour: impl Into<Color32>) -> Colour {
    let [r, g, b, _] = colour.into().to_array();
    Colour([r, g, b])
}

#[cfg(test)]
mod tests {
    use super::*;
    use candlestick_themes::{builtin, builtin_ids, contrast, palette::Sight};

    /// The least contrast of words, by the Web Content Accessibility Guidelines (level AA).
    const WORDS: f32 = 4.5;
    /// Of words where colours are strong (level AAA).
    const STRONG_WORDS: f32 = 7.0;

    #[test]
    fn words_read_on_every_ground_they_are_written_on() {
        /// What words stand on and in: `as_shown` is how a colour of the palette looks now.
        fn written(as_shown: impl Fn(Colour) -> Colour) -> Vec<(Colour, Colour)> {
            let walnut = |t| opaque(mix(as_shown(palette::NIGHT), as_shown(palette::WALNUT), t));
            let wood = [0.0, 0.2, 0.35, 0.5, 0.55, 0.65, 1.0].map(walnut);
            let light = [palette::CANDLE, palette::BRASS, palette::PARCHMENT, palette::PARCHMENT_SHADE, palette::IVORY];
            let on_dark =
                wood.iter().flat_map(|ground| light.iter().chain(&[palette::ASH]).map(|ink| (as_shown(*ink), *ground)));
            let paper = [palette::PARCHMENT, palette::PARCHMENT_SHADE];
            let dark = [palette::INK, palette::PENCIL, palette::BLOOD, palette::FADED];
            let on_paper = paper.iter().flat_map(|ground| dark.iter().map(move |ink| (*ink, *ground)));
            let buttons = [
                (palette::INK, palette::BRASS),
                (palette::INK, palette::CANDLE),
                (palette::IVORY, palette::BLOOD),
                (palette::IVORY, palette::MOSS),
            ];
            let of_palette = on_paper.chain(buttons).map(|(ink, ground)| (as_shown(ink), as_shown(ground)));
            // What is lit, and what is chosen: see `widgets::chosen_ground`.
            let lit = as_shown(palette::WALNUT_LIGHT);
            let chosen = opaque(crate::ui::widgets::lit_wood(lit, as_shown(palette::BRASS)));
            let on_lit = [palette::IVORY, palette::PARCHMENT, palette::PARCHMENT_SHADE, palette::CANDLE, palette::ASH]
                .map(|ink| (as_shown(ink), lit));
            let on_chosen =
                [palette::IVORY, palette::PARCHMENT_SHADE, palette::CANDLE].map(|ink| (as_shown(ink), chosen));
            on_dark.chain(of_palette).chain(on_lit).chain(on_chosen).collect()
        }
        let all = [(false, WORDS), (true, STRONG_WORDS)];
        for ((strong, least), sight) in all.into_iter().flat_map(|of| Sight::ALL.map(|sight| (of, sight))) {
            for (ink, ground) in written(|colour| palette::as_shown(colour, strong, sight)) {
                let ratio = contrast(ink, ground);
                assert!(
                    ratio >= least,
                    "{ink:?} on {ground:?}: {ratio:.2} to 1 for {sight:?}, words need {least} to 1"
                );
            }
        }
    }

    #[test]
    fn what_is_crossed_off_reads_on_every_houses_paper() {
        let papers = builtin_ids().into_iter().map(|id| builtin(id).expect("a sound theme").house.paper);
        for paper in papers.chain([palette::PARCHMENT, palette::PARCHMENT_SHADE]) {
            let ratio = contrast(palette::FADED, paper);
            assert!(ratio >= WORDS, "{paper:?}: {ratio:.2} to 1");
        }
    }

    #[test]
    fn players_colours_for_each_kind_of_eye_are_drawn_on_dark_ground_as_they_are() {
        for id in builtin_ids() {
            let theme = builtin(id).expect("a sound theme");
            for sight in [Sight::Protan, Sight::Deutan, Sight::Tritan] {
                for look in theme.for_sight(sight).suspects {
                    let colour = Color32::from(look.colour);
                    assert_eq!(on_dark(colour), colour, "{id}, {sight:?}: {}", look.id);
                }
            }
        }
    }
}
