//! Loading, title, library, setup, play, verdict, review, puzzle, a real table: Bevy states, one folder a screen, with what they share beside.

mod assistive;
mod characters;
mod chords;
pub mod cut_text;
mod demo;
mod export;
mod face_file;
mod faces;
mod failed_job;
mod file_import;
mod gamepad;
mod glass;
pub mod insight;
mod keys_list;
mod known_themes;
mod language;
pub mod language_list;
mod launch;
pub mod lessons;
pub mod library;
mod loading;
mod menu_context;
mod mirror;
mod motion;
mod notices;
mod opening;
pub mod overlapping_text;
mod picture_loading;
pub mod play;
pub mod position;
mod power;
pub mod practice;
mod proving;
mod publish;
pub mod puzzle;
mod recall;
pub mod replay;
pub mod review;
mod scripts;
mod seat_reviews;
mod seed;
mod settings;
pub mod setup;
pub mod shown_text;
mod sound;
mod speech;
mod standing;
mod study;
pub mod themes;
pub mod title;
pub mod together;
pub mod verdict;
mod window;

use bevy::prelude::*;

use crate::{resource::Begin, table};

use self::{known_themes::Favourite, notices::Notices, speech::Prompted};
pub use self::{known_themes::Themes, launch::Launch, speech::Speech};

/// The whole game with a window or page, but for Bevy's own plugins.
pub fn plugin(app: &mut App) {
    app.begin::<Speech>()
        .begin::<Launch>()
        .begin::<Prompted>()
        .begin::<Favourite>()
        .begin::<crate::ui::Art>()
        .begin::<crate::ui::ScreenTargets>()
        .begin::<seat_reviews::SeatReviews>()
        .add_systems(Startup, launch::set_clock)
        .add_plugins((
            (table::plugin, table::visible_plugin),
            loading::plugin,
            (picture_loading::plugin, faces::plugin, scripts::plugin),
            file_import::plugin,
            opening::plugin,
            (settings::plugin, motion::plugin, (language::plugin, language_list::plugin), library::plugin),
            window::plugin,
            (title::plugin, setup::plugin, verdict::plugin, demo::plugin),
            play::plugin,
            (review::plugin, replay::plugin),
            (puzzle::plugin, practice::plugin, insight::plugin, lessons::plugin, standing::plugin, position::plugin),
            (power::plugin, glass::plugin, together::plugin),
            (themes::plugin, sound::plugin),
            (keys_list::plugin, chords::plugin, gamepad::plugin),
            (mirror::plugin, assistive::plugin, publish::plugin),
        ));
}
