//! Every room's name stands out from what lies directly round its letters by 7 to 1 at least (WCAG 1.4.6), whether colours are
//! strong or not.

use candlestick_painter::{
    self as paint, Picture,
    layout::{Area, RoomLayout},
};
use candlestick_themes::{Colour, contrast, palette};

use super::{
    grounds::{self, CELL},
    measure::median,
};

/// The least ratio of words to their ground where colours are strong; else 4.5 would do.
const RATIO: f32 = 7.0;
/// How much of what is round the letters has that ratio at least: the rest are corners.
const SHARE: f32 = 0.95;
/// A pixel is ink up to this ratio to the colour of the letters; those on a letter's smoothed rim differ more.
const INK: f32 = 1.3;
/// What is directly round a letter, in pixels from the middle of its outermost ink: beyond the smoothed rim, and from there as
/// far as a stem is wide, which is a part of the letters' size.
const RIM: f32 = 1.6;
const STEM: f32 = 0.12;

/// A name with what is round it, painted, and the same place without it.
struct Lettered {
    width: usize,
    with: Vec<Colour>,
    without: Vec<Colour>,
}

impl Lettered {
    fn new(with: &Picture, without: &Picture, area: Area) -> Self {
        let pixels = |at: f32| (at * CELL as f32).round() as usize;
        let from = |at: f32| pixels(at) + paint::margin(CELL) as usize;
        let (left, top, width, height) = (from(area.x), from(area.y), pixels(area.w), pixels(area.h));
        let places = (top..top + height).flat_map(|row| (left..left + width).map(move |col| (row, col)));
        let cut = |picture: &Picture| {
            let pixels = places.clone().map(|(row, col)| (row * picture.width as usize + col) * 4);
            pixels.map(|at| Colour([picture.rgba[at], picture.rgba[at + 1], picture.rgba[at + 2]])).collect()
        };
        Self { width, with: cut(with), without: cut(without) }
    }

    /// Which pixels are inside of letters.
    fn ink(&self) -> Vec<bool> {
        let pixels = self.with.iter().zip(&self.without);
        pixels.map(|(with, without)| with != without && contrast(*with, palette::IVORY) < INK).collect()
    }

    /// The pixels that lie round letters of a size in pixels.
    fn round(&self, ink: &[bool], size: f32) -> Vec<Colour> {
        let (far, height) = (RIM + STEM * size, ink.len() / self.width);
        let reach = far as usize;
        let span = |at: usize, most: usize| at.saturating_sub(reach)..(at + reach + 1).min(most);
        let nearest = |n: usize| {
            let (row, col) = (n / self.width, n % self.width);
            let around = span(row, height).flat_map(|y| span(col, self.width).map(move |x| (x, y)));
            let inked = around.filter(|(x, y)| ink[y * self.width + x]);
            inked.map(|(x, y)| (x.abs_diff(col) as f32).hypot(y.abs_diff(row) as f32)).fold(f32::MAX, f32::min)
        };
        (0..ink.len()).filter(|n| (RIM..=far).contains(&nearest(*n))).map(|n| self.with[n]).collect()
    }

    /// The ratio that as much as [`SHARE`] of what is round letters has at least to the middle of their ink.
    fn ratio(&self, size: f32) -> f32 {
        const BLACK: Colour = Colour([0; 3]);
        let ink = self.ink();
        let inked = self.with.iter().zip(&ink).filter(|(_, is_ink)| **is_ink);
        let letters = median(inked.map(|(colour, _)| contrast(*colour, BLACK)));
        // The ratio of two colours is that of their ratios to black.
        let mut round: Vec<_> = self.round(&ink, size).iter().map(|at| letters / contrast(*at, BLACK)).collect();
        round.sort_by(f32::total_cmp);
        round.get((round.len() as f32 * (1.0 - SHARE)) as usize).copied().unwrap_or_default()
    }
}

#[test]
fn every_rooms_name_stands_out_from_what_is_round_its_letters() {
    for stage in grounds::all().iter().chain(grounds::strong()) {
        let (theme, board) = (&stage.theme, &stage.theme.edition.board);
        let sizes = paint::name_sizes(theme, &grounds::letters(theme));
        for ((room, look), size) in board.rooms().zip(&theme.rooms).zip(sizes) {
            let name = Lettered::new(&stage.board, &stage.bare_board, RoomLayout::new(board, room).name);
            let (inked, ratio) = (name.ink().iter().filter(|ink| **ink).count(), name.ratio(size * CELL as f32));
            assert!(inked > 200, "{}: the letters of {} have {inked} pixels", theme.id, look.name);
            assert!(ratio >= RATIO, "{}: {} stands out by {ratio:.2}", theme.id, look.name);
        }
    }
}
