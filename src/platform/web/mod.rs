//! The page's side of what differs: downloads, a worker for jobs, and themes that the browser keeps.

pub mod files;
pub mod jobs;
pub mod page;
pub mod themes;
