//! Colours: few hues, saturation only for meaning, and tokens that can be told apart in grey.

use candlestick_painter as paint;
use candlestick_themes::{Colour, builtin_ids, oklab, palette};

use super::{
    grounds::{self, PaintedTheme},
    measure::{Lab, Seen, apart, chroma, hue, mean, median},
};

/// From here on a colour counts as one of the hues.
const COLOURED: f32 = 0.045;
/// How many degrees apart two shades of one hue may be.
const SHADES: f32 = 40.0;
/// The most that colours without meaning may be saturated.
const QUIET: f32 = 0.07;
/// The most that a floor may be.
const FLOOR: f32 = 0.10;
/// The least that colours with a meaning are.
const LOUD: f32 = 0.11;
/// How much two tokens differ in grey at least: the root of the mean square over their pixels.
const GREY: f32 = 0.08;

/// How far the wood and the accent of two themes are apart at least, together, with other letters and with the same.
const FACES: [f32; 2] = [0.09, 0.10];

/// Colours of the game that say something by themselves.
const MEANING: [Colour; 4] = [palette::REACH, palette::BLOOD, palette::CANDLE, palette::BRASS];

/// All others that are drawn, but for the pencil, which is that of one's own words.
fn others() -> impl Iterator<Item = (&'static str, Colour)> {
    let loud = |colour| MEANING.contains(&colour) || colour == palette::PENCIL;
    palette::ALL.into_iter().filter(move |(_, colour)| !loud(*colour))
}

/// The floors of a theme, as they are painted.
fn floors(stage: &PaintedTheme) -> Vec<(String, Lab)> {
    stage.grounds().into_iter().map(|ground| (ground.name, mean(&ground.pixels))).collect()
}

/// The least number of arcs of so many degrees that cover all hues.
fn families(mut hues: Vec<f32>) -> usize {
    hues.sort_by(f32::total_cmp);
    let from = |first: usize| {
        let turned = hues.iter().cycle().skip(first).take(hues.len()).map(|hue| (hue - hues[first]).rem_euclid(360.0));
        let cover =
            |(count, end): (usize, f32), hue: f32| if hue > end { (count + 1, hue + SHADES) } else { (count, end) };
        turned.fold((0, -1.0), cover).0
    };
    (0..hues.len()).map(from).min().unwrap_or_default()
}

#[test]
fn there_are_at_most_six_hues_beside_the_players_colours() {
    let own = palette::ALL.map(|(_, colour)| oklab(colour));
    for stage in grounds::all() {
        let house = stage.theme.house;
        let outside = stage.theme.outside.map(|(_, colour)| oklab(colour));
        let drawn = own.iter().copied().chain(floors(stage).into_iter().map(|floor| floor.1)).chain(outside);
        let drawn = drawn.chain([house.wood, house.accent, house.paper].map(oklab));
        let hues: Vec<f32> = drawn.filter(|colour| chroma(*colour) >= COLOURED).map(hue).collect();
        let count = families(hues.clone());
        assert!(count <= 6, "{} has {count} hues: {hues:.0?}", stage.theme.id);
    }
}

#[test]
fn only_what_means_something_is_saturated() {
    for colour in MEANING {
        assert!(chroma(oklab(colour)) >= LOUD, "{colour:?} means something");
    }
    for (name, colour) in others() {
        assert!(chroma(oklab(colour)) <= QUIET, "{name} means nothing");
    }
    for stage in grounds::all() {
        let id = &stage.theme.id;
        for colour in [stage.theme.house.wood, stage.theme.house.paper] {
            assert!(chroma(oklab(colour)) <= QUIET, "{id}: {colour:?} means nothing");
        }
        for (name, floor) in floors(stage) {
            assert!(chroma(floor) <= FLOOR, "{id}: {name} has {:.3}", chroma(floor));
        }
        let floors = median(floors(stage).into_iter().map(|floor| chroma(floor.1)));
        let suspects = median(stage.theme.suspects.iter().map(|look| chroma(oklab(look.colour))));
        assert!(suspects >= 1.5 * floors, "{id}: suspects {suspects:.3}, floors {floors:.3}");
    }
}

#[test]
fn no_two_offered_themes_have_the_same_face() {
    let offered: Vec<&PaintedTheme> =
        grounds::all().iter().filter(|stage| builtin_ids().contains(&&*stage.theme.id)).collect();
    for (n, one) in offered.iter().enumerate() {
        for other in &offered[n + 1..] {
            let (a, b) = (one.theme.house, other.theme.house);
            let both = format!("{} and {}", one.theme.id, other.theme.id);
            assert_ne!(a.card_back, b.card_back, "{both}");
            let far = apart(oklab(a.wood), oklab(b.wood)) + apart(oklab(a.accent), oklab(b.accent));
            let same = usize::from(a.names == b.names);
            assert!(far >= FACES[same], "{both}: wood and accent are {far:.3} apart");
        }
    }
}

#[test]
fn tokens_can_be_told_apart_in_grey_at_15_pixels() {
    for stage in grounds::all() {
        let seen = stage
            .suspects()
            .map(|suspect| Seen::new(&stage.token(suspect, 15), 15.0, 0.0).disc(paint::TOKEN_MIDDLE, 0.45));
        let seen: Vec<Vec<Lab>> = seen.collect();
        for (n, one) in seen.iter().enumerate() {
            for (m, other) in seen.iter().enumerate().skip(n + 1) {
                let squares: f32 = one.iter().zip(other).map(|(a, b)| (a[0] - b[0]).powi(2)).sum();
                let far = (squares / one.len() as f32).sqrt();
                let (a, b) = (&stage.theme.suspects[n].id, &stage.theme.suspects[m].id);
                assert!(far >= GREY, "{}: {a} and {b} differ by {far:.3}", stage.theme.id);
            }
        }
    }
}
