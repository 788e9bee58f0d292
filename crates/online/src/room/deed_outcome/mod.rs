//! Decides whether a deed (what a client asks for) may be done, and what it comes to. Changes nothing.

mod case;
mod chairs;
mod lobby;
mod outcome;
mod rules;
mod step;

pub(super) use outcome::DeedOutcome;
pub(super) use rules::Rules;
