//! Lays a case on the table.

use bevy::prelude::*;

use super::{
    at_table::Session,
    authority::Authority,
    marks::OwnMarks,
    plans::Plans,
    saving::{Keeping, Saving},
    would_show::WouldShow,
};
use candlestick_game::{Help, Marks};
use candlestick_rules::SeatId;

/// Lays a case on the table to be watched with the eyes of one seat, with what it could deduce in its notebook.
pub fn lay_watched(commands: &mut Commands, authority: Box<dyn Authority>, eyes: SeatId) {
    let marks = vec![Marks::with_help(Help::Deduce); authority.seats().len()];
    lay_out(commands, Session::watching(authority, eyes), marks, Keeping::Watched);
}

/// Lays a case on the table with everybody's marks; one of somebody's own is still to be saved.
pub fn lay(commands: &mut Commands, authority: Box<dyn Authority>, marks: Vec<Marks>, keeping: Keeping) {
    lay_out(commands, Session::at(authority), marks, keeping);
}

fn lay_out(commands: &mut Commands, session: Session, marks: Vec<Marks>, keeping: Keeping) {
    commands.insert_resource(OwnMarks::new(marks, session.seats().len()));
    commands.insert_resource(Plans::default());
    commands.insert_resource(WouldShow::default());
    commands.insert_resource(Saving::of(keeping));
    commands.insert_resource(session);
}
