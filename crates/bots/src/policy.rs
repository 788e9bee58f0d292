//! Finds policies by name: whatever decides from a view, for the arena and for tables of bots.

use std::sync::Arc;

use rand_chacha::ChaCha8Rng;

use super::{assessment::Assessment, decide::decide_as, persona::Persona, style::Style};
use candlestick_rules::{Action, Triple, View};

/// Something that decides from a seat's view alone.
///
/// The same view and generator must give the same action, and the action should be one of the view's choices.
pub trait Policy: Send + Sync {
    /// What it does now.
    fn decide(&self, view: &View, rng: &mut ChaCha8Rng) -> Action;

    /// The likeliest case file and its odds (0 to 1), for policies that can say.
    fn odds(&self, _view: &View, _rng: &mut ChaCha8Rng) -> Option<(Triple, f64)> {
        None
    }
}

impl Policy for Style {
    fn decide(&self, view: &View, rng: &mut ChaCha8Rng) -> Action {
        decide_as(view, self, rng)
    }

    fn odds(&self, view: &View, rng: &mut ChaCha8Rng) -> Option<(Triple, f64)> {
        Assessment::new(view, self, rng).surer(rng)
    }
}

/// The named styles: the levels first, then the reference policies.
pub const STYLES: [(&str, Style); 6] = [
    ("novice", Style::NOVICE),
    ("detective", Style::DETECTIVE),
    ("master", Style::MASTER),
    ("fewest", Style::FEWEST),
    ("probable", Style::PROBABLE),
    ("entropy", Style::ENTROPY),
];

/// Why a name is no policy.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error(
    "there is no policy {name:?}; choose from {}, each with +SKILL, -SKILL (reads, dares, hides, bluffs, pulls) or @PERSONA ({}) after it",
    names(),
    personas()
)]
pub struct NoPolicy {
    /// The name given.
    pub name: String,
}

fn names() -> String {
    STYLES.map(|(name, _)| name).join(", ")
}

fn personas() -> String {
    Persona::PRESETS.map(|(name, _)| name).join(", ")
}

/// The policy of a name: a style, with skills switched on or off, and a persona. `master-reads` is a master that
/// doesn't read, `fewest+dares` a reference policy that dares, `detective@dreamer` a dreamy detective.
///
/// # Errors
/// When the name is not known; the message says which are.
pub fn policy(name: &str) -> Result<Arc<dyn Policy>, NoPolicy> {
    style(name).map(|style| Arc::new(style) as Arc<dyn Policy>).ok_or_else(|| NoPolicy { name: name.into() })
}

/// The style of a name, as [`policy`] reads it.
#[must_use]
pub fn style(name: &str) -> Option<Style> {
    let end = name.find(['+', '-', '@']).unwrap_or(name.len());
    let (base, mut rest) = name.split_at(end);
    let (_, mut style) = STYLES.into_iter().find(|(other, _)| *other == base)?;
    while let Some(sign) = rest.chars().next() {
        let word = &rest[1..];
        let end = word.find(['+', '-', '@']).unwrap_or(word.len());
        match sign {
            '@' => style.persona = Persona::from_key(&word[..end])?,
            sign => *style.skills.get_mut(&word[..end])? = sign == '+',
        }
        rest = &word[end..];
    }
    Some(style)
}
