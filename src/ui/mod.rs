//! egui panels and widgets: notebook, hand, questions, log, curtain, settings; one palette.

pub mod actions;
pub mod arrows;
mod art;
pub mod banner;
pub mod coach;
pub mod curtain;
pub mod hand;
mod intent;
pub mod log;
pub mod menu;
pub mod miniboard;
pub mod notebook;
mod people;
mod picture;
pub mod prompt;
pub mod rules_panel;
pub mod scale;
mod screen_targets;
mod seat_disc;
pub mod seats;
mod sound_menu;
pub mod style;
mod tabs;
pub mod things;
pub mod widgets;

pub use art::{Art, Icons, Textures, art_paths};
pub use intent::{Intent, PanelContext};
pub use log::LogLine;
pub use people::seat_names;
pub use picture::for_panels;
pub use screen_targets::{ScreenTarget, ScreenTargets};
pub use tabs::tabs;
