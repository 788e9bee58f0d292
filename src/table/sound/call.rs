//! Calls a person who is to act although it is another's turn.

use bevy::prelude::*;

use super::{Cue, Cued};
use crate::session::{PlaybackStatus, Session};
use candlestick_rules::SeatId;

/// Calls whoever is to act on another's turn, once until somebody else is.
pub fn call(session: Res<Session>, mut called: Local<Option<SeatId>>, mut cued: MessageWriter<Cued>) {
    if session.playback_status() == PlaybackStatus::Pending {
        return;
    }
    let turn = session.view().turn_seat;
    let asked = session.actor().filter(|actor| *actor != turn && session.persons().any(|person| person == *actor));
    if asked.is_some() && *called != asked {
        cued.write(Cued(Cue::MyTurn));
    }
    *called = asked;
}
