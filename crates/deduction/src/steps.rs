//! Selects which simple rules of deduction a player applies, and how many times over.

/// Which of the simple steps are taken, and how many conclusions are drawn from conclusions.
///
/// Crossing off what was told, the last card of a category, "one of these" and wrong accusations are always among them.
/// Whoever takes more steps knows at least as much.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Steps {
    /// Counts hands: a full one holds nothing else, one with just enough cards left holds them all.
    pub hands: bool,
    /// How often on end all is gone through, each time from what the last time found. With 0 what was told is only crossed
    /// off.
    pub rounds: u16,
}

impl Steps {
    /// All of them, until nothing changes.
    pub const ALL: Self = Self { hands: true, rounds: u16::MAX };
}
