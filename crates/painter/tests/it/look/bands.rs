//! Values: the board below the tokens, these below what can be pressed; and textures that stay quiet.

use candlestick_painter::{self as paint, Picture};
use candlestick_themes::{Colour, palette};

use super::{
    grounds::{self, CELL, PaintedTheme},
    measure::{Lab, Seen, contrast, mean, median},
};

/// How much lighter each band is than the one below, in the lightness of `OKLab`.
const STEP: f32 = 0.07;
/// The lightest that a ground may be on average.
const GROUND: f32 = 0.66;

/// The pixels of each token of a theme.
fn each_token(stage: &PaintedTheme) -> Vec<Vec<Lab>> {
    let disc = |suspect| Seen::new(&stage.token(suspect, CELL), CELL as f32, 0.0).disc(paint::TOKEN_MIDDLE, 0.45);
    stage.suspects().map(disc).collect()
}

/// All pixels of all tokens of a theme.
fn tokens(stage: &PaintedTheme) -> Vec<Lab> {
    each_token(stage).concat()
}

/// A lit square of the corridor as the game shows it: the glow, tinted, over a tile.
fn lit(stage: &PaintedTheme) -> Vec<Lab> {
    let mut glow = paint::glow(CELL);
    let Colour(reach) = palette::REACH;
    for pixel in glow.rgba.chunks_exact_mut(4) {
        pixel[..3].copy_from_slice(&reach);
    }
    let frame: Vec<bool> = glow.rgba.chunks_exact(4).map(|pixel| pixel[3] > 200).collect();
    let Colour([r, g, b]) = stage.theme.corridor.unwrap_or(palette::TILE);
    let mut tile = Picture { width: CELL, height: CELL, rgba: [r, g, b, 255].repeat((CELL * CELL) as usize) };
    tile.lay(&glow, (0, 0));
    let seen = Seen::new(&tile, CELL as f32, 0.0);
    seen.all().iter().zip(frame).filter_map(|(at, framed)| framed.then_some(*at)).collect()
}

fn lightness(pixels: &[Lab]) -> f32 {
    median(pixels.iter().map(|at| at[0]))
}

#[test]
fn the_board_is_darker_than_tokens_and_these_than_what_can_be_gone_to() {
    for stage in grounds::all() {
        let id = &stage.theme.id;
        for ground in stage.grounds().into_iter().chain(stage.furnished()) {
            let light = mean(&ground.pixels)[0];
            assert!(light <= GROUND, "{id}: {} has {light:.2}", ground.name);
        }
        let bands = [lightness(&stage.bare.all()), lightness(&tokens(stage)), lightness(&lit(stage))];
        assert!(bands.is_sorted_by(|low, high| low + STEP <= *high), "{id}: board, tokens, places: {bands:.2?}");
    }
}

#[test]
fn textures_have_less_than_a_third_of_a_tokens_contrast() {
    for stage in grounds::all() {
        let all = each_token(stage);
        for ground in stage.grounds() {
            let floor = mean(&ground.pixels)[0];
            let texture = contrast(&ground.pixels, floor);
            let token = all.iter().map(|token| contrast(token, floor)).fold(1.0, f32::min);
            let ratio = texture / token;
            assert!(ratio < 1.0 / 3.0, "{}: {} has {ratio:.2} of a token's", stage.theme.id, ground.name);
        }
    }
}

#[test]
fn lines_between_tiles_and_boards_have_less_than_a_third_of_a_tokens_contrast() {
    for stage in grounds::all() {
        let (mut measured, mut faults, all) = (0, Vec::new(), each_token(stage));
        for (room, ground) in stage.theme.edition.board.rooms().zip(stage.grounds()) {
            let mut steps = stage.steps(room);
            if steps.is_empty() {
                continue;
            }
            measured += 1;
            steps.sort_by(f32::total_cmp);
            // What one of a hundred neighbours has: the lines, and no single pixel.
            let line = steps[steps.len() * 99 / 100];
            let floor = mean(&ground.pixels)[0];
            let token = all.iter().map(|token| contrast(token, floor)).fold(1.0, f32::min);
            let ratio = line / token;
            if ratio >= 1.0 / 3.0 {
                faults.push(format!("{} has {ratio:.2} of a token's", ground.name));
            }
        }
        assert!(measured * 2 > stage.theme.rooms.len(), "{}: {measured} floors only", stage.theme.id);
        assert!(faults.is_empty(), "{}: {faults:?}", stage.theme.id);
    }
}
