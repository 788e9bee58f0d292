//! The table for whoever reads the page as text: what it tells, and what is typed or pressed in it.

mod elements;
mod keys;
mod obey;
mod plan;
mod state;
#[cfg(test)]
mod whole_case;

pub(super) use self::{
    elements::yes_and_no,
    obey::attend,
    plan::complete,
    state::{BesideDecisions, SpokenState},
};
