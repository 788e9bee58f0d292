//! The user's own themes in the window and the page: they come, change and go while the game runs.

mod panel;
mod pictures;
#[cfg(not(target_arch = "wasm32"))]
#[path = "folder.rs"]
mod source;
#[cfg(target_arch = "wasm32")]
#[path = "page.rs"]
mod source;

use std::sync::Arc;

use bevy::{platform::collections::HashMap, prelude::*};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::{
    case::{
        Waits,
        theme_store::{Change, News, Shelf},
    },
    table::{CaseRenewed, ThemeChanged},
    theme::Theme,
    ui::{Art, Spots},
};

use super::{Speech, Themes, gallery::Gallery};

pub use panel::{Panel, ThemesChoice};

/// Something from where the user's themes are.
enum Arrival {
    /// A theme's files.
    Theme {
        /// What became of them.
        news: News,
        /// Whether they were given just now, so that they are to be kept.
        given: bool,
    },
    /// Something went wrong, in words.
    Trouble(String),
}

/// The user's own themes, and what there is to say of them.
#[derive(Resource, Debug, Default)]
pub struct OwnThemes {
    shelf: Shelf,
    /// Troubles with the place where they are kept, in words.
    troubles: Vec<String>,
    /// What of a changed theme waits for the next case, by the theme's id.
    waits: HashMap<String, Vec<Waits>>,
    /// Themes whose change is told to the table once their pictures are there.
    changed: Vec<Arc<Theme>>,
    panel: Panel,
}

impl OwnThemes {
    /// Shows the user's themes over the screen.
    pub fn open(&mut self) {
        self.panel = Panel::Themes;
    }

    /// How many faults there are to be read.
    #[must_use]
    pub fn fault_count(&self) -> usize {
        self.shelf.faults().count() + self.troubles.len()
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<OwnThemes>()
        .add_plugins(source::plugin)
        .add_systems(PreStartup, source::begin)
        .add_systems(Update, (take_news, tell_table, hear_table).chain())
        .add_systems(EguiPrimaryContextPass, show.after(super::play::show));
}

/// Takes up what has come.
fn take_news(
    mut source: source::Source,
    mut own: ResMut<OwnThemes>,
    mut themes: ResMut<Themes>,
    mut gallery: ResMut<Gallery>,
) {
    for arrival in source.take() {
        match arrival {
            Arrival::Trouble(words) => {
                own.troubles.push(words);
                own.panel.warn();
            }
            Arrival::Theme { news, given } => {
                if given {
                    own.panel.show_given();
                }
                let change = own.shelf.take(news);
                own.take_up(change, &mut themes, &mut gallery, given.then_some(&mut source));
            }
        }
    }
}
