//! Lays a case on the table.

use bevy::prelude::*;

use super::{
    at_table::Session,
    marks::OwnMarks,
    plans::Plans,
    saving::{Keeping, Saving},
};
use candlestick_game::{Case, Help, Marks};
use candlestick_rules::SeatId;

/// Lays a case on the table to be watched with the eyes of one seat, with what it could deduce in its notebook.
pub fn lay_watched(commands: &mut Commands, case: Case, eyes: SeatId) {
    let marks = vec![Marks::with_help(Help::Deduce); case.log().seats.len()];
    commands.insert_resource(OwnMarks::new(marks, case.log().seats.len()));
    commands.insert_resource(Plans::default());
    commands.insert_resource(Saving::of(Keeping::Watched));
    commands.insert_resource(Session::watched(case, eyes));
}

/// Lays a case on the table with everybody's marks; one of somebody's own is still to be saved.
pub fn lay(commands: &mut Commands, case: Case, marks: Vec<Marks>, keeping: Keeping) {
    commands.insert_resource(OwnMarks::new(marks, case.log().seats.len()));
    commands.insert_resource(Plans::default());
    commands.insert_resource(Saving::of(keeping));
    commands.insert_resource(Session::new(case));
}
