//! Tests that every kind of eye tells apart what says something by its colour, with the game's colours and with those
//! for that eye.
//!
//! How far two colours are apart for an eye is the distance in `OKLab` of what it sees. Grey is luminance alone.

use candlestick_painter as paint;
use candlestick_rules::{Category, SuspectId};
use candlestick_themes::{
    Colour, Theme, builtin, builtin_ids, linear, luminance_of, oklab_of,
    palette::{self, Sight},
};

use super::{
    grounds::{self, PaintedTheme, picture},
    measure::{Lab, Seen, apart},
};
use crate::fonts;

/// The least distance of two players by the game's own colours.
const USUAL: f32 = 0.08;
/// The same with the colours for an eye, of up to six players and of more.
const PLAYERS: [f32; 2] = [0.14, 0.10];
/// The least step of lightness between two of them in grey.
const GREY: [f32; 2] = [0.08, 0.045];
/// How much two tokens of 15 pixels differ in grey at least, as with the game's own colours.
const TOKENS: f32 = 0.08;
/// The least distance of what is written in the notebook by different hands.
const MARKS: f32 = 0.18;
/// The least distance of the bands of cards of two kinds, which have a name each as well.
const BANDS: f32 = 0.09;
/// The least distance of a square that can be gone to from one that cannot.
const REACH: f32 = 0.16;
/// The same for a room, whose whole floor is lit a little.
const ROOMS: f32 = 0.05;
/// The least distance of the chosen place from others that can be gone to.
const CHOSEN: f32 = 0.15;
/// The least difference in grey of a square that can be gone to.
const REACH_GREY: f32 = 0.11;

/// A colour in `OKLab` as one kind of eye sees it.
fn seen(colour: Colour, sight: Sight) -> Lab {
    oklab_of(sight.sees(linear(colour)))
}

/// How light a colour is where nothing else is left of it.
fn grey(colour: Colour) -> f32 {
    luminance_of(linear(colour)).cbrt()
}

/// A colour over another, so dense.
fn over(Colour(top): Colour, Colour(ground): Colour, dense: f32) -> Colour {
    let part = |n: usize| f32::from(ground[n]) + (f32::from(top[n]) - f32::from(ground[n])) * dense;
    Colour([0, 1, 2].map(|n| part(n).round() as u8))
}

fn pairs<T>(all: &[T]) -> impl Iterator<Item = (&T, &T)> {
    all.iter().enumerate().flat_map(|(n, one)| all[n + 1..].iter().map(move |other| (one, other)))
}

/// What stands for something, with its name.
fn own(names: &[(&'static str, Colour)], strong: bool, sight: Sight) -> Vec<(&'static str, Colour)> {
    names.iter().map(|(name, colour)| (*name, palette::as_shown(*colour, strong, sight))).collect()
}

/// Every kind of eye with the colours for it, plain and strong.
fn shown() -> impl Iterator<Item = (Sight, bool)> {
    Sight::ALL.into_iter().skip(1).flat_map(|sight| [(sight, false), (sight, true)])
}

#[test]
fn token_colours_of_every_built_in_theme_differ_for_every_kind_of_eye() {
    for theme in builtin_ids().into_iter().map(|id| builtin(id).expect("a sound theme")) {
        for (one, other) in pairs(&theme.suspects) {
            for sight in Sight::ALL {
                let far = apart(seen(one.colour, sight), seen(other.colour, sight));
                assert!(far > USUAL, "{}: {} and {} are {far:.3} apart for {sight:?}", theme.id, one.id, other.id);
            }
        }
    }
}

#[test]
fn players_are_told_apart_by_the_colours_for_an_eye_and_in_grey() {
    for (stage, sight) in
        grounds::all().iter().flat_map(|stage| Sight::ALL[1..].iter().map(move |sight| (stage, *sight)))
    {
        let theme = stage.theme.for_sight(sight);
        let many = usize::from(theme.suspects.len() > 6);
        for (one, other) in pairs(&theme.suspects) {
            let who = format!("{}: {} and {} for {sight:?}", theme.id, one.id, other.id);
            let far = apart(seen(one.colour, sight), seen(other.colour, sight));
            assert!(far >= PLAYERS[many], "{who} are {far:.3} apart");
            let step = (grey(one.colour) - grey(other.colour)).abs();
            assert!(step >= GREY[many], "{who} differ by {step:.3} in grey");
        }
        let tokens: Vec<_> = stage.suspects().map(|suspect| (suspect, token(&theme, stage, suspect))).collect();
        for ((one, a), (other, b)) in pairs(&tokens) {
            let squares: f32 = a.iter().zip(b).map(|(a, b)| (a[0] - b[0]).powi(2)).sum();
            let far = (squares / a.len() as f32).sqrt();
            assert!(far >= TOKENS, "{}: tokens {one:?} and {other:?} differ by {far:.3} for {sight:?}", theme.id);
        }
    }
}

/// The pixels of a token with its portrait, 15 pixels wide.
fn token(theme: &Theme, stage: &PaintedTheme, suspect: SuspectId) -> Vec<Lab> {
    let portrait = picture(&stage.theme.suspects[suspect.index()].picture);
    let painted = paint::token(theme, suspect, 15, portrait.as_ref(), &fonts());
    Seen::new(&painted, 15.0, 0.0).disc(paint::TOKEN_MIDDLE, 0.45)
}

#[test]
fn what_is_printed_pencilled_and_warned_of_is_told_apart() {
    let hands = [("ink", palette::INK), ("pencil", palette::PENCIL), ("blood", palette::BLOOD)];
    let [who, what, place] = Category::ALL.map(palette::band);
    let bands = [("suspects", who), ("weapons", what), ("rooms", place)];
    for (sight, strong) in shown() {
        for (all, least) in [(hands, MARKS), (bands, BANDS)] {
            for ((one, a), (other, b)) in pairs(&own(&all, strong, sight)) {
                let far = apart(seen(*a, sight), seen(*b, sight));
                assert!(far >= least, "{one} and {other} are {far:.3} apart for {sight:?}, strong: {strong}");
            }
        }
    }
}

#[test]
fn what_can_be_gone_to_is_told_from_what_cannot() {
    for (sight, strong) in shown().chain([(Sight::Usual, false), (Sight::Usual, true)]) {
        let [reach, chosen] = [palette::REACH, palette::CANDLE].map(|colour| palette::as_shown(colour, strong, sight));
        let far = apart(seen(reach, sight), seen(chosen, sight));
        assert!(far >= CHOSEN, "what is chosen is {far:.3} off for {sight:?}, strong: {strong}");
        for theme in grounds::all().iter().map(|stage| &stage.theme) {
            let tiles = theme.corridor.unwrap_or(palette::TILE);
            let lit = over(reach, tiles, 0.85);
            let far = apart(seen(lit, sight), seen(tiles, sight));
            assert!(far >= REACH, "{}: a lit square is {far:.3} off for {sight:?}", theme.id);
            let step = (grey(lit) - grey(tiles)).abs();
            assert!(step >= REACH_GREY, "{}: a lit square is {step:.3} off in grey for {sight:?}", theme.id);
            for room in &theme.rooms {
                let far = apart(seen(over(reach, room.colour, 0.28), sight), seen(room.colour, sight));
                assert!(far >= ROOMS, "{}: {} when lit is {far:.3} off for {sight:?}", theme.id, room.id);
            }
        }
    }
}
