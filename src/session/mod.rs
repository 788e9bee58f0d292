//! The case on this table: who referees it, whose eyes look, what is still to be shown, own marks, and when to save.

mod at_table;
mod authority;
mod door;
mod lay;
mod marks;
mod plans;
mod playback;
mod saving;
mod script;
mod viewer;
mod ways;

pub(crate) use door::take_decisions;
pub use {
    at_table::Session,
    authority::{Authority, LocalCase},
    door::Decide,
    lay::{lay, lay_watched},
    marks::OwnMarks,
    plans::{Plans, may_plan, planned},
    playback::{EventAnimation, PlaybackStatus},
    saving::{Keeping, Saving},
    script::Script,
    ways::{Way, action_at, is_either, places, ways},
};
