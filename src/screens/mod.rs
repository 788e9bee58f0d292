//! Loading, title, setup, play, verdict: Bevy states, one file a screen.

mod closed_cases;
mod file_import;
mod flow;
mod gallery;
mod loading;
mod opening;
mod play;
mod power;
mod proving;
mod publish;
pub mod puzzle;
pub mod review;
mod saving;
pub mod setup;
mod themes;
pub mod title;
pub mod verdict;

use std::sync::Arc;

use bevy::prelude::*;

use crate::table;
use candlestick_game::{Case, SavedCase};
use candlestick_themes::{Theme, Words};

/// The game's words as a resource.
#[derive(Resource, Debug, Default)]
pub struct Speech(pub Words);

/// Every theme that can be played, the game's face first.
#[derive(Resource, Debug, Default)]
pub struct Themes(pub Vec<Arc<Theme>>);

impl Themes {
    /// The theme of an id; the first one where there is none of that id.
    #[must_use]
    pub fn named(&self, id: &str) -> Option<&Arc<Theme>> {
        self.with_id(id).or_else(|| self.0.first())
    }

    /// The theme of an id.
    fn with_id(&self, id: &str) -> Option<&Arc<Theme>> {
        self.0.iter().find(|theme| theme.id == id)
    }

    /// Puts a theme in the place of the one with its id, or at the end; answers whether there was one.
    fn put(&mut self, theme: &Arc<Theme>) -> bool {
        let place = self.0.iter_mut().find(|other| other.id == theme.id);
        let known = place.is_some();
        match place {
            Some(place) => *place = Arc::clone(theme),
            None => self.0.push(Arc::clone(theme)),
        }
        known
    }
}

/// The id of the theme that was played last; kept with the settings.
#[derive(Resource, Debug, Clone, PartialEq, Eq, Default)]
struct Favourite(String);

/// How the game was started.
#[derive(Resource, Debug, Clone, PartialEq, Eq, Default)]
pub struct Launch {
    /// Play whole bot cases unattended.
    pub demo: bool,
    /// Publish names and rectangles of what can be clicked.
    pub spots: bool,
    /// The seed of the first case, if one was asked for.
    pub seed: Option<u64>,
    /// The file of the case that is looked back at first, if one was named.
    pub review: Option<std::path::PathBuf>,
}

/// The kept case that the title offers.
#[derive(Resource, Debug, Default)]
struct Resumable(Option<(Case, SavedCase)>);

/// Things that the title tells in words.
#[derive(Resource, Debug, Default)]
struct Notices(Vec<String>);

/// What is to be said of the kept case, where its theme is missing or has changed.
#[derive(Resource, Debug, Default)]
struct CaseNote(Option<String>);

/// The line that says what is asked of the person now.
#[derive(Resource, Debug, Default)]
struct Prompted(String);

/// The whole game with a window or page, but for Bevy's own plugins.
pub fn plugin(app: &mut App) {
    app.init_resource::<Speech>()
        .init_resource::<Launch>()
        .init_resource::<Prompted>()
        .init_resource::<Favourite>()
        .init_resource::<crate::ui::Art>()
        .init_resource::<crate::ui::TestTargets>()
        .add_plugins((
            (table::plugin, table::visible_plugin),
            loading::plugin,
            gallery::plugin,
            file_import::plugin,
            opening::plugin,
            saving::plugin,
            flow::plugin,
            play::plugin,
            review::plugin,
            puzzle::plugin,
            closed_cases::plugin,
            power::plugin,
            themes::plugin,
            publish::plugin,
        ));
}
