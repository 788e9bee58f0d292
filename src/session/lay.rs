//! Lays a case on the table.

use bevy::prelude::*;

use super::{at_table::Session, marks::OwnMarks, saving::Saving};
use candlestick_game::{Case, Marks};

/// Lays a case on the table with everybody's marks; it is still to be saved.
pub fn lay(commands: &mut Commands, case: Case, marks: Vec<Marks>) {
    commands.insert_resource(OwnMarks::new(marks, case.log().seats.len()));
    commands.insert_resource(Saving::default());
    commands.insert_resource(Session::new(case));
}
