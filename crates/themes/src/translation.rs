//! A theme's words in one language, as they were read.

use std::collections::BTreeMap;

/// A theme's words in one language, checked against the theme.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ThemeWords {
    pub(super) title: Option<String>,
    pub(super) blurb: Option<String>,
    pub(super) names: BTreeMap<String, NameWords>,
    pub(super) powers: BTreeMap<String, CardWords>,
    pub(super) deck: Option<NameWords>,
    pub(super) cards: BTreeMap<String, CardWords>,
    pub(super) rules: Vec<CardWords>,
}

/// A name's words; forms as the file gives them.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct NameWords {
    pub(super) name: Option<String>,
    pub(super) short: Option<String>,
    pub(super) gender: Option<&'static str>,
    pub(super) plural: bool,
    pub(super) forms: BTreeMap<String, String>,
    pub(super) verb: Option<String>,
    pub(super) verbing: Option<String>,
}

/// Title (or heading) and text.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct CardWords {
    pub(super) title: Option<String>,
    pub(super) text: Option<String>,
}
