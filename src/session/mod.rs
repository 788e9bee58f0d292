//! The case on this table: who referees it, whose eyes look, what is still to be shown, own marks, and when to save.

mod at_table;
mod authority;
mod door;
mod lay;
mod local_case;
mod marks;
mod place_decisions;
mod plans;
mod playback;
mod remote_case;
mod saving;
mod script;
mod viewer;
mod would_show;

pub(crate) use door::take_decisions;
pub use {
    at_table::Session,
    authority::Authority,
    door::{Decide, TakeBack},
    lay::{lay, lay_watched},
    local_case::LocalCase,
    marks::OwnMarks,
    place_decisions::{PlaceDecision, action_at, is_either, places, ways},
    plans::{Plans, is_plannable, looks_ahead, may_plan, plannable, plannable_rooms, planned},
    playback::{EventAnimation, PlaybackStatus},
    remote_case::{DecisionOnItsWay, DecisionOutbox, RemoteCase},
    saving::{Keeping, Saving},
    script::Script,
    would_show::WouldShow,
};
