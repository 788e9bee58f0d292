//! Jobs: long work as messages, and the runner that does it wherever there is one.

mod job;
mod runner;

pub use job::{Eyes, Job, JobResult, TableQuery};
pub use runner::JobRunner;
