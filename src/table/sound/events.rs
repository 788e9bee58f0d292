//! Finds the cue that an event means. Only the kind of an event is asked for, never a card that not everybody saw, so
//! that two at one device hear the same.

use bevy::{ecs::system::SystemParam, prelude::*};

use super::{Cue, Cued};
use crate::session::{EventAnimation, PlaybackStatus, Session};
use crate::table::bot_move::FastForward;
use candlestick_rules::{Edition, Effect, Event, MoveKind, Place, SeatId};

/// What is heard of an event; `mine` says of a seat whether a person at the table sits there.
#[must_use]
pub fn cue_of(event: &Event, edition: &Edition, mine: impl Fn(SeatId) -> bool) -> Option<Cue> {
    let cue = match event {
        Event::TurnStarted { seat, .. } if mine(*seat) => Cue::MyTurn,
        Event::RolledOff { .. } | Event::Rolled { .. } => Cue::Dice,
        Event::Moved { kind: MoveKind::Walk, path, .. } if !matches!(path.last(), Some(Place::Room(_))) => Cue::Step,
        Event::Moved { .. } => Cue::Door,
        Event::TokenSent { .. } => Cue::Step,
        Event::Suggested { .. } => Cue::Asked,
        Event::CannotRefute { .. }
        | Event::PassedOn { .. }
        | Event::LeftUnrefuted { .. }
        | Event::NothingToShow { .. } => Cue::Passed,
        Event::Shown { .. }
        | Event::ShownFreely { .. }
        | Event::SeenToo { .. }
        | Event::PassedLeft { .. }
        | Event::Peeked { .. }
        | Event::Revealed { .. }
        | Event::RoomCardSeen { .. }
        | Event::SideCardSeen { .. } => Cue::Shown,
        Event::Drawn { card, .. } if edition.deck_card(*card).effect == Effect::Clock => Cue::Clock,
        Event::Drawn { .. }
        | Event::Kept { .. }
        | Event::CardPlayed { .. }
        | Event::PowerUsed { .. }
        | Event::Reshuffled => Cue::Card,
        Event::Accused { right: true, .. } => Cue::Right,
        Event::Accused { right: false, .. } | Event::Eliminated { .. } => Cue::Wrong,
        Event::Opened(_)
        | Event::Dealt { .. }
        | Event::TurnStarted { .. }
        | Event::TurnMissed { .. }
        | Event::StepsAdded { .. }
        | Event::NoEffect { .. }
        | Event::Stayed { .. }
        | Event::Stuck { .. }
        | Event::TokenPulled { .. }
        | Event::WeaponPulled { .. }
        | Event::NobodyShowed { .. }
        | Event::Chose { .. }
        | Event::Named { .. }
        | Event::NobodyHolds { .. }
        | Event::CaseFileSeen { .. }
        | Event::GaveUp { .. }
        | Event::Closed(_) => return None,
    };
    Some(cue)
}

/// The cue of what happened last without being shown; heard when a person is to act or the case is closed.
#[derive(Resource, Debug, Default)]
pub struct Withheld(pub Option<Cue>);

/// Hears events as they begin to be shown.
#[derive(SystemParam)]
pub struct Ears<'w> {
    cued: MessageWriter<'w, Cued>,
    withheld: ResMut<'w, Withheld>,
}

impl Ears<'_> {
    /// What there is to be heard of an event. What is shown again was heard already.
    pub fn cue(animation: &EventAnimation, session: &Session) -> Option<Cue> {
        let mine = |seat| session.persons().any(|person| person == seat);
        cue_of(&animation.event, &session.view().edition, mine).filter(|_| !animation.recalled)
    }

    /// An event of this cue begins to be shown, or passes at once.
    pub fn hear(&mut self, cue: Cue, at_once: bool) {
        if at_once && cue != Cue::MyTurn {
            self.withheld.0 = Some(cue);
        } else {
            self.withheld.0 = None;
            self.cued.write(Cued(cue));
        }
    }
}

/// While bots play on unseen nothing rattles on; then the last of it is heard.
pub fn release(
    session: Res<Session>,
    race: Res<FastForward>,
    mut withheld: ResMut<Withheld>,
    mut cued: MessageWriter<Cued>,
) {
    if withheld.0.is_some() && !race.0 && session.playback_status() == PlaybackStatus::All && !session.other_to_act() {
        cued.write_batch(withheld.0.take().map(Cued));
    }
}
