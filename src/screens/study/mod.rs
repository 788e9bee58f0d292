//! A position under study: what a seat has seen, its hand and its notebook, for every screen that asks about a position.

mod state;
mod view;

pub(super) use self::{
    state::Study,
    view::{StudyScreen, clues, column, head, one_at_a_time, sheet, three_ways, way},
};
