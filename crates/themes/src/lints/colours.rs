//! Compares colours: by eye (`OKLab` distance) and as text on ground (WCAG contrast).

use std::sync::LazyLock;

use crate::Colour;

/// How different two colours look: their distance in `OKLab`, 0 for the same to about 1 for black and white.
pub(super) fn distance(a: Colour, b: Colour) -> f32 {
    let (a, b) = (oklab(a), oklab(b));
    a.iter().zip(b).map(|(a, b)| (a - b).powi(2)).sum::<f32>().sqrt()
}

/// The contrast of two colours by the Web Content Accessibility Guidelines: 1 for the same to 21 for black on white.
#[must_use]
pub fn contrast(a: Colour, b: Colour) -> f32 {
    contrast_of(luminance(a), luminance(b))
}

/// The same of two luminances, from 0 to 1.
#[must_use]
pub fn contrast_of(a: f32, b: f32) -> f32 {
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

fn luminance(colour: Colour) -> f32 {
    luminance_of(linear(colour))
}

/// How light amounts of red, green and blue light are together, from 0 to 1 (WCAG 2.2, relative luminance).
#[must_use]
pub fn luminance_of([r, g, b]: [f32; 3]) -> f32 {
    0.2126 * r + 0.7152 * g + 0.0722 * b
}

/// The amounts of red, green and blue light of a screen colour, from 0 to 1.
#[must_use]
pub fn linear(Colour(rgb): Colour) -> [f32; 3] {
    rgb.map(|part| LIGHT[usize::from(part)])
}

/// The amount of light of each step of a screen's colour: pictures are asked by the million pixels.
static LIGHT: LazyLock<[f32; 256]> = LazyLock::new(|| {
    std::array::from_fn(|part| {
        let part = part as f32 / 255.0;
        if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    })
});

/// A colour by eye (`OKLab`): lightness from 0 to 1, and two opponent axes whose length is the saturation, about 0.3 at most.
#[must_use]
pub fn oklab(colour: Colour) -> [f32; 3] {
    oklab_of(linear(colour))
}

/// The same of amounts of red, green and blue light, from 0 to 1.
#[must_use]
pub fn oklab_of([r, g, b]: [f32; 3]) -> [f32; 3] {
    let l = (0.412_221_46 * r + 0.536_332_55 * g + 0.051_445_995 * b).cbrt();
    let m = (0.211_903_5 * r + 0.680_699_5 * g + 0.107_396_96 * b).cbrt();
    let s = (0.088_302_46 * r + 0.281_718_85 * g + 0.629_978_7 * b).cbrt();
    [
        0.210_454_26 * l + 0.793_617_8 * m - 0.004_072_047 * s,
        1.977_998_5 * l - 2.428_592_2 * m + 0.450_593_7 * s,
        0.025_904_037 * l + 0.782_771_77 * m - 0.808_675_77 * s,
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn black_on_white_is_as_far_as_it_gets() {
        let (black, white) = (Colour([0; 3]), Colour([255; 3]));
        assert!((contrast(black, white) - 21.0).abs() < 0.01);
        assert!((contrast(white, white) - 1.0).abs() < 0.01);
        assert!((distance(black, white) - 1.0).abs() < 0.01);
        // A worked example of the guidelines' explanations: #777777 on white is just below 4.5.
        assert!((contrast(Colour([0x77; 3]), white) - 4.48).abs() < 0.01);
    }
}
