//! Reads pictures through, for the lints: whether all of a picture is there, and how it is coloured.

use crate::{Message, message};
use std::io::Cursor;

use png::{BitDepth, ColorType, Decoder, Limits, Transformations};

/// Most bytes that reading a picture may take beside its pixels: colour profiles and texts can be packed small too, and
/// are passed over then.
const MOST_BESIDE: usize = 1 << 20;
/// Alpha from which on a pixel covers what is behind it, and up to which it shows it.
const SOLID: u8 = 250;
const CLEAR: u8 = 5;

/// What the pixels of a picture are like.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Pixels {
    /// Share of pixels that show what is behind them.
    pub clear: f32,
    /// Share of solid pixels.
    pub solid: f32,
    /// How light what is drawn is on average, 0 for black to 1 for white.
    pub light: f32,
}

impl Pixels {
    /// Reads a picture through, to its end.
    ///
    /// # Errors
    /// What is wrong with it, in words.
    pub(super) fn of(bytes: &[u8]) -> Result<Self, Message> {
        let mut decoder = Decoder::new_with_limits(Cursor::new(bytes), Limits { bytes: MOST_BESIDE });
        decoder.set_transformations(Transformations::normalize_to_color8() | Transformations::ALPHA);
        let told = |fault: png::DecodingError| match fault {
            png::DecodingError::IoError(_) => message!("check-picture-cut"),
            _ => message!("check-picture-damaged"),
        };
        let mut reader = decoder.read_info().map_err(told)?;
        let animated = reader.info().animation_control.is_some();
        let grey = matches!(reader.output_color_type(), (ColorType::GrayscaleAlpha, BitDepth::Eight));
        let channels = if grey { 2 } else { 4 };
        let mut count = PixelSums::default();
        while let Some(row) = reader.next_row().map_err(told)? {
            row.data().chunks_exact(channels).for_each(|pixel| count.add(pixel));
        }
        if animated {
            return Err(message!("check-picture-moves"));
        }
        reader.finish().map_err(told)?;
        Ok(count.shares())
    }
}

/// Sums over pixels.
#[derive(Default)]
struct PixelSums {
    all: u64,
    clear: u64,
    solid: u64,
    /// Lightness and alpha of what is drawn, each summed up.
    light: u64,
    alpha: u64,
}

impl PixelSums {
    /// A pixel with its alpha last.
    fn add(&mut self, pixel: &[u8]) {
        let Some((&alpha, colours)) = pixel.split_last() else { return };
        self.all += 1;
        self.clear += u64::from(alpha <= CLEAR);
        self.solid += u64::from(alpha >= SOLID);
        let light = colours.iter().map(|part| u64::from(*part)).sum::<u64>() / colours.len().max(1) as u64;
        self.light += light * u64::from(alpha);
        self.alpha += u64::from(alpha);
    }

    fn shares(&self) -> Pixels {
        let share = |part: u64, whole: u64| part as f32 / whole.max(1) as f32;
        Pixels {
            clear: share(self.clear, self.all),
            solid: share(self.solid, self.all),
            light: share(self.light, self.alpha) / 255.0,
        }
    }
}
