//! Defines what a button is for, and how round its plate is.

/// Corner radius of a plate.
pub(super) const RADIUS: f32 = crate::ui::scale::round::PLATE;

/// What a button is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum ButtonKind {
    /// One way among others.
    #[default]
    Plain,
    /// What is chosen of several, beside plain ones.
    Chosen,
    /// The way on: one of a screen at most, see [`golden`](fn@super::golden).
    Primary,
    /// What can't be taken back.
    Danger,
}
