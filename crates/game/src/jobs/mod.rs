//! Jobs: long work as messages, and the runner that does it wherever there is one.

mod runner;

pub use runner::{Job, JobResult, JobRunner};
