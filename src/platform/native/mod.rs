//! The window's side of what differs: files, a thread for jobs, sound by the engine, and a thread that watches the folder of themes.

pub mod attention;
mod clock;
pub mod files;
pub mod jobs;
pub mod language;
#[cfg(test)]
mod meeting;
pub mod mirror;
pub mod motion;
pub mod pad;
pub mod page;
#[cfg(target_os = "linux")]
mod portal;
mod post;
pub mod socket;
pub mod sound;
pub mod themes;
pub mod typing;
