//! The verdict: the case file opened, who solved it, and what everyone held.

mod view;

pub use view::{VerdictChoice, show};
