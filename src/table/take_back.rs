//! Lays the table as it was before, when a person takes the last decision back.

use bevy::prelude::*;

use super::{reload::CaseExchanged, states::Screen, turn::TableSet};
use crate::session::{Script, Session, TakeBack};

pub(super) fn plugin(app: &mut App) {
    app.add_message::<TakeBack>()
        .add_systems(Update, take_back.in_set(TableSet::Decide).run_if(in_state(Screen::Play)));
}

/// Not in a lesson, which goes on by its own steps.
fn take_back(
    mut wishes: MessageReader<TakeBack>,
    (mut session, script): (ResMut<Session>, Res<Script>),
    mut exchanged: MessageWriter<CaseExchanged>,
) {
    if wishes.read().last().is_some() && !script.is_under_way() && session.take_back() {
        exchanged.write_default();
    }
}
