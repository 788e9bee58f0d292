//! The page's side of what differs: gamepads, downloads, a worker for jobs, the browser's own sound, and themes that it keeps.

pub mod attention;
pub mod files;
pub mod jobs;
pub mod language;
pub mod mirror;
pub mod motion;
pub mod pad;
pub mod page;
pub mod socket;
pub mod sound;
pub mod themes;
pub mod typing;
