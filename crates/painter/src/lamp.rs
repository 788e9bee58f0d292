//! Sets the one direction of light for all pictures, from straight above, and how far shadows fall.

/// Where shadows fall, to the right and down, as parts of how far they fall.
pub(super) const FALLS: (f32, f32) = (0.0, 1.0);

/// How far the shadow of a piece (a token, a weapon, a die) falls, in its widths.
pub(super) const PIECE: f32 = 0.05;
/// How far the shadow of paper falls on the felt, in cells.
pub(super) const PAPER: f32 = 0.09;
/// How far the wood of a wall stands below its lit edge, in cells.
pub(super) const WALL: f32 = 0.018;

/// A point after it has fallen so far, as shadows do.
pub(super) const fn fallen((x, y): (f32, f32), far: f32) -> (f32, f32) {
    (x + FALLS.0 * far, y + FALLS.1 * far)
}

/// From where to where light fades over something with this middle, which reaches so far from it.
pub(super) const fn fades(middle: (f32, f32), half: f32) -> ((f32, f32), (f32, f32)) {
    (fallen(middle, -half), fallen(middle, half))
}

/// How much a side that looks this way (of length 1) looks to the light: 1 towards it, -1 away.
pub(super) const fn facing((x, y): (f32, f32)) -> f32 {
    -(x * FALLS.0 + y * FALLS.1)
}

#[cfg(test)]
mod tests {
    use crate::{Fonts, Picture, canvas::Canvas, centre, die_face, ground, token, weapon};
    use candlestick_rules::{DieFace, SuspectId, WeaponId};
    use candlestick_themes::builtin;

    /// The alpha at a point, from 0 to 1 each way.
    fn alpha(picture: &Picture, (x, y): (f32, f32)) -> i32 {
        let at = |part: f32, of: u32| ((part * of as f32) as u32).min(of - 1);
        let n = at(y, picture.height) * picture.width + at(x, picture.width);
        i32::from(picture.rgba[n as usize * 4 + 3])
    }

    /// Left and right of a middle a picture has the same outline, so that its shadow falls to neither side; and below it
    /// there is more of one than above.
    fn falls_straight(picture: &Picture, middle: f32, what: &str) {
        let steps = || (0..200_u8).map(|n| (f32::from(n) + 0.25) / 200.0);
        for y in steps() {
            for x in steps().filter(|x| *x < middle && 2.0 * middle - x < 1.0) {
                let (left, right) = (alpha(picture, (x, y)), alpha(picture, (2.0 * middle - x, y)));
                assert!((left - right).abs() < 40, "{what} at {x}, {y}: {left} and {right}");
            }
        }
        let sum = |from: f32, to: f32| {
            let rows = steps().filter(|y| (from..to).contains(y));
            rows.map(|y| alpha(picture, (middle, y))).filter(|alpha| *alpha < 250).sum::<i32>()
        };
        assert!(sum(0.5, 1.0) > sum(0.0, 0.5), "{what} has no shadow below");
    }

    #[test]
    fn every_piece_has_its_shadow_straight_below() {
        let theme = builtin("classic-2016").expect("built in");
        let fonts = Fonts::embedded();
        falls_straight(&die_face(DieFace { steps: 3, draws: false }, 400), 0.5, "a die");
        falls_straight(&weapon(&theme, WeaponId(0), 400, None), 0.5, "a weapon");
        // Without the badge of its mark, a token is its disc.
        falls_straight(&token(&theme, SuspectId(0), 400, None, &fonts), crate::TOKEN_MIDDLE.0, "a token");
    }

    #[test]
    fn the_envelope_has_its_shadow_straight_below() {
        let mut canvas = Canvas::new(400, 400, 100.0, 0.0).expect("a canvas");
        centre::file(&mut canvas, crate::layout::Area { x: 0.5, y: 0.5, w: 3.0, h: 3.0 }, None);
        falls_straight(&canvas.picture(), 0.5, "the envelope");
    }

    #[test]
    fn walls_throw_their_shadow_straight_down_as_well() {
        let lit = |walls: &[(i32, i32)], at| ground::shadow(walls, at).1;
        for far in [0.05, 0.1, 0.2, 0.3] {
            let (left, right) = (lit(&[(0, -1)], (far, 0.5)), lit(&[(0, 1)], (1.0 - far, 0.5)));
            assert!((left - right).abs() < 1e-4, "{far}: {left} right of a wall, {right} left of one");
            let (below, above) = (lit(&[(-1, 0)], (0.5, far)), lit(&[(1, 0)], (0.5, 1.0 - far)));
            assert!(below < above && below < left, "{far}: {below} below a wall, {above} above, {left} beside");
        }
    }
}
