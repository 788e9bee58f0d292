//! The page's side of what differs: downloads, a worker for jobs, the browser's own sound, and themes that it keeps.

pub mod files;
pub mod jobs;
pub mod language;
pub mod mirror;
pub mod page;
pub mod socket;
pub mod sound;
pub mod themes;
