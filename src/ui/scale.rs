//! The interface's scales: sizes of type on one ratio, and the radii of corners.

use std::{
    cell::Cell,
    marker::PhantomData,
    sync::atomic::{AtomicU16, Ordering},
};

/// How large texts are, in percent, as a person set it: one for the whole program, as a letter's size is asked for everywhere.
static PERCENT: AtomicU16 = AtomicU16::new(100);

thread_local! {
    /// How large they are for what this thread lays out by itself.
    static OWN: Cell<Option<u16>> = const { Cell::new(None) };
}

/// From now on all texts are so large, in percent; letters on drawn things stay as large as the things.
pub fn set_text_size(percent: u16) {
    match OWN.get() {
        Some(_) => OWN.set(Some(percent)),
        None => PERCENT.store(percent, Ordering::Relaxed),
    }
}

/// As long as this lives, the size of texts that its thread sets is for that thread alone: so made-up screens are laid out
/// side by side, each with texts of its own size.
#[derive(Debug)]
pub struct OwnTextSize {
    before: Option<u16>,
    /// It is its thread's.
    stays: PhantomData<*const ()>,
}

impl OwnTextSize {
    /// Begins with the usual size.
    #[must_use]
    pub fn usual() -> Self {
        Self { before: OWN.replace(Some(100)), stays: PhantomData }
    }
}

impl Drop for OwnTextSize {
    fn drop(&mut self) {
        OWN.set(self.before);
    }
}

/// How large texts are by their usual size.
#[must_use]
pub fn times() -> f32 {
    f32::from(OWN.get().unwrap_or_else(|| PERCENT.load(Ordering::Relaxed))) / 100.0
}

/// How much higher things are that hold a line of text: 1 up to the usual size, 1.5 at twice that.
#[must_use]
pub fn growth() -> f32 {
    f32::midpoint(1.0, times()).max(1.0)
}

/// How wide something may become, in points, that is at most so wide with texts of the usual size: larger texts take more of
/// a screen that has it.
#[must_use]
pub fn widest(points: f32) -> f32 {
    points * times().max(1.0)
}

/// A size of type in points: each named one is the next smaller one times [`Size::RATIO`].
#[derive(Debug, Clone, Copy, PartialEq, PartialOrd)]
pub struct Size {
    points: f32,
    /// Whether it follows what a person set.
    follows: bool,
}

impl Size {
    /// How much larger each size is than the one before.
    pub const RATIO: f32 = 1.2;
    /// Signs and counts in corners.
    pub const SIGN: Self = Self::text(15.0 / Self::RATIO / Self::RATIO);
    /// Foot notes and what matters less.
    pub const FOOT: Self = Self::text(15.0 / Self::RATIO);
    /// Texts and buttons.
    pub const TEXT: Self = Self::text(15.0);
    /// What is asked, and what leads into a text.
    pub const LEAD: Self = Self::text(15.0 * Self::RATIO);
    /// Headings.
    pub const HEAD: Self = Self::text(15.0 * Self::RATIO * Self::RATIO);
    /// Titles of screens where room is scarce.
    pub const TITLE: Self = Self::text(Self::HEAD.points * Self::RATIO);
    /// Titles of screens.
    pub const GRAND: Self = Self::text(Self::TITLE.points * Self::RATIO);
    /// The verdict.
    pub const SHOUT: Self = Self::text(Self::GRAND.points * Self::RATIO);
    /// All of them, from the smallest.
    pub const ALL: [Self; 8] =
        [Self::SIGN, Self::FOOT, Self::TEXT, Self::LEAD, Self::HEAD, Self::TITLE, Self::GRAND, Self::SHOUT];

    const fn text(points: f32) -> Self {
        Self { points, follows: true }
    }

    /// Letters that belong to a drawn thing and grow with it: on a token, a card, a cell of the notebook.
    #[must_use]
    pub const fn drawn(points: f32) -> Self {
        Self { points, follows: false }
    }

    /// The same for letters that belong to a drawn thing.
    #[must_use]
    pub const fn still(self) -> Self {
        Self::drawn(self.points)
    }

    /// The same for letters that belong to a drawn thing which becomes larger with what holds a line of text.
    #[must_use]
    pub fn grown(self) -> Self {
        Self::drawn(self.points * growth())
    }

    /// In points.
    #[must_use]
    pub fn points(self) -> f32 {
        if self.follows { self.points * times() } else { self.points }
    }
}

/// How round corners are, in points. What is drawn as a thing (a card, a token) is as round as it is large.
pub mod round {
    /// Whole areas and leaves of paper.
    pub const SQUARE: f32 = 0.0;
    /// Marks, bars and cells.
    pub const SMALL: f32 = 4.0;
    /// What can be pressed, and plates.
    pub const PLATE: f32 = 8.0;
    /// Sheets and windows over the table.
    pub const SHEET: f32 = 12.0;
}

#[cfg(test)]
mod tests {
    use super::{OwnTextSize, Size, set_text_size, times};

    #[test]
    fn a_thread_that_lays_out_by_itself_changes_no_text_elsewhere() {
        let own = OwnTextSize::usual();
        set_text_size(200);
        assert_eq!(times(), 2.0);
        std::thread::scope(|scope| scope.spawn(|| assert_eq!(times(), 1.0)).join().unwrap());
        drop(own);
        assert_eq!(times(), 1.0);
    }

    #[test]
    fn sizes_of_type_stand_on_one_ratio() {
        for pair in Size::ALL.windows(2) {
            let ratio = pair[1].points() / pair[0].points();
            assert!((ratio - Size::RATIO).abs() < 0.001, "{pair:?}");
        }
    }
}
