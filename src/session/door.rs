//! Takes every decision of a person at the table through one door, be it made on the board, in a panel or by a key.

use bevy::prelude::*;

use super::at_table::Session;
use candlestick_rules::Action;

/// A person's decision. Nothing else makes a person's decision happen.
#[derive(Message, Debug, Clone, Copy)]
pub struct Decide(pub Action);

/// A person takes the last decision back, where nothing came of it that anybody was told.
#[derive(Message, Debug, Clone, Copy, Default)]
pub struct TakeBack;

/// Does what was decided; what the referee refuses does nothing.
pub(crate) fn take_decisions(mut decisions: MessageReader<Decide>, mut session: ResMut<Session>) {
    for Decide(action) in decisions.read() {
        if let Err(refusal) = session.decide(*action) {
            warn!("refused: {refusal}");
        }
    }
}
