//! Holds what the verdict shows, and lists what can be chosen on it.

use super::unveiling::Unveiling;
use crate::ui::{Art, ScreenTargets};
use candlestick_game::Seat;
use candlestick_rules::View;
use candlestick_themes::{Theme, Words};

/// What was chosen on the verdict.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum VerdictChoice {
    /// The same table again with a fresh seed.
    Again,
    /// Look back at the case.
    Review,
    /// To the setup.
    NewCase,
    /// To the title.
    Title,
}

/// What the parts of the screen share.
pub(super) struct VerdictScreen<'a> {
    pub theme: &'a Theme,
    pub words: &'a Words,
    pub art: &'a Art,
    pub targets: &'a ScreenTargets,
    pub view: &'a View,
    pub seats: &'a [Seat],
    pub unveiling: Unveiling,
    /// How it could have been known, in lines; none while that is worked out.
    pub known: Option<&'a [String]>,
    /// What the case has changed against the characters and among the feats: an icon and a line each.
    pub news: &'a [(&'static str, String)],
    /// The seal of the deal, in short.
    pub seal: &'a str,
    pub narrow: bool,
    pub low: bool,
}
