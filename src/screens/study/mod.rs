//! A position under study: what a seat has seen, its hand and its notebook, for every screen that asks about a position.

mod show;
mod state;

pub(super) use self::{
    show::{StudyScreen, clues, column, sheet},
    state::Study,
};
