//! Holds what there is of the user's themes, and what there is to say of them.

use std::{
    collections::{BTreeMap, BTreeSet},
    path::PathBuf,
    sync::Arc,
};

use bevy::prelude::*;

use crate::platform::KEEPS_THEMES;
use candlestick_game::{NotRenewed, theme_store::UserThemes};
use candlestick_themes::{Theme, Words};

/// Which of the panels is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Panel {
    /// None.
    #[default]
    Closed,
    /// All themes, over everything.
    Themes,
    /// What is to be mended and what waits, beside whatever else is shown.
    Faults,
}

/// The user's own themes.
#[derive(Resource, Debug, Default)]
pub struct OwnThemes {
    pub(super) user_themes: UserThemes,
    /// The folder they lie in, where there is one.
    pub(super) folder: Option<PathBuf>,
    pub(super) panel: Panel,
    /// Names of themes that are at hand as a room has them, whatever one has of that name.
    pub(super) lent: BTreeSet<String>,
    /// Themes whose change the table is still to be told.
    pub(super) changed: Vec<Arc<Theme>>,
    /// Troubles with the place where they are kept, in words.
    troubles: Vec<String>,
    /// Title of a theme, and what of its change waits for the next case; by the theme's id.
    waits: BTreeMap<String, (String, Vec<NotRenewed>)>,
}

impl OwnThemes {
    /// For tests: of a folder, once this became of the files there, with a panel open; and what of a theme's change waits for the next
    /// case, by its id.
    #[cfg(feature = "testing")]
    #[must_use]
    pub fn of(
        folder: PathBuf,
        news: impl IntoIterator<Item = candlestick_game::theme_store::ThemeNews>,
        waits: &[(&str, &[NotRenewed])],
        panel: Panel,
    ) -> Self {
        let mut own = Self { folder: Some(folder), ..Self::default() };
        news.into_iter().for_each(|news| drop(own.user_themes.take(news)));
        waits.iter().for_each(|(id, waits)| own.wait(id, waits));
        Self { panel, ..own }
    }

    /// What there is of them.
    #[must_use]
    pub const fn user_themes(&self) -> &UserThemes {
        &self.user_themes
    }

    /// Whether a theme is at hand as a room has it.
    pub(in crate::screens) fn has_lent(&self) -> bool {
        !self.lent.is_empty()
    }

    /// Shows them all over the screen.
    pub(in crate::screens) fn open(&mut self) {
        self.panel = Panel::Themes;
    }

    /// Something else is shown now, which the panel over everything would hide.
    pub(in crate::screens) fn make_way(&mut self) {
        if self.panel == Panel::Themes {
            self.close();
        }
    }

    /// Closes whatever panel is open.
    pub fn close(&mut self) {
        self.panel = Panel::Closed;
        self.troubles.clear();
        self.waits.clear();
        // Of what was given and never sound there is nothing to come back to; a folder's faults stay until mended.
        if KEEPS_THEMES {
            self.user_themes.forget_broken();
        }
    }

    /// How many faults there are to be read.
    pub(in crate::screens) fn fault_count(&self) -> usize {
        self.user_themes.faults().count() + self.troubles.len()
    }

    pub(super) fn troubles(&self) -> &[String] {
        &self.troubles
    }

    /// Titles of themes with what of their change waits for the next case.
    pub(super) fn waiting(&self) -> impl Iterator<Item = (&str, NotRenewed)> {
        self.waits.values().flat_map(|(title, waits)| waits.iter().map(move |wait| (title.as_str(), *wait)))
    }

    /// Something went wrong, in words.
    pub(super) fn trouble(&mut self, words: String) {
        self.troubles.push(words);
        self.broken();
    }

    /// There is something to mend: it is shown beside whatever else is.
    pub(super) fn broken(&mut self) {
        if self.panel == Panel::Closed {
            self.panel = Panel::Faults;
        }
    }

    /// A theme is sound; `known` when it was there before, `given` when somebody gave it just now.
    pub(super) fn mended(&mut self, theme: &Arc<Theme>, known: bool, given: bool) {
        self.waits.remove(&theme.id);
        if known {
            self.changed.retain(|other| other.id != theme.id);
            self.changed.push(Arc::clone(theme));
        } else if given {
            self.panel = Panel::Themes;
        }
        self.gone();
    }

    /// Closes the panel of faults when nothing is left on it.
    pub(super) fn gone(&mut self) {
        if self.panel == Panel::Faults && self.fault_count() == 0 && self.waits.is_empty() {
            self.panel = Panel::Closed;
        }
    }

    /// What of a theme's change waits for the next case.
    pub(super) fn wait(&mut self, id: &str, waits: &[NotRenewed]) {
        let theme = self.user_themes.themes().find(|theme| theme.id == id);
        let title = theme.map_or_else(|| id.to_owned(), |theme| theme.title.clone());
        if waits.is_empty() {
            self.waits.remove(id);
            self.gone();
        } else {
            self.waits.insert(id.to_owned(), (title, waits.to_vec()));
            self.broken();
        }
    }

    /// The first fault of the theme at this place, as a line.
    pub(super) fn first_fault(&self, place: &str, words: &Words) -> String {
        let mut faults = self.user_themes.faults().filter(|(other, _)| *other == place);
        faults.next().map(|(_, fault)| fault.say(words)).unwrap_or_default()
    }

    /// All faults as text, a line each, as the command line writes them.
    pub(super) fn faults_as_text(&self, words: &Words) -> String {
        let faults = self.user_themes.faults().map(|(place, fault)| match fault.file == place {
            true => fault.say(words),
            false => format!("{place}/{}", fault.say(words)),
        });
        self.troubles.iter().cloned().chain(faults).map(|line| line + "\n").collect()
    }
}
