//! Delays what watchers are told where the host wants it: keeps the case as they know it, and what has happened since.

use std::collections::VecDeque;

use super::{body::LoggedDeed, state::RoomState};
use crate::protocol::{PersonId, Reaction};

/// Most that waits to be told; where there is more, what waits becomes one leap to where the case is.
const MOST_WAITING: usize = 4096;

/// Something that watchers are told later.
#[derive(Debug)]
enum Later {
    /// The room as it is then.
    All(Box<RoomState>),
    /// A step of the case.
    Step(Box<LoggedDeed>),
    /// Somebody reacted, to what watchers have not seen yet.
    Reacted(PersonId, Reaction),
}

/// What watchers are to be told now.
#[derive(Debug)]
pub(super) enum DueToWatchers {
    /// One step, after so many events.
    Step(Box<LoggedDeed>, usize),
    /// More than that, after so many events.
    All(usize),
    /// A reaction.
    Reacted(PersonId, Reaction),
}

/// The case as watchers know it, and what they do not know yet. There is one for all of them.
#[derive(Debug)]
struct Delayed {
    known: RoomState,
    /// When it may be told, and what, in order.
    later: VecDeque<(u64, Later)>,
    /// In milliseconds.
    delay: u64,
}

/// What watchers know of a room: all that everybody sees, or less of it while a case is played.
#[derive(Debug, Default)]
pub(super) struct WatchersView(Option<Box<Delayed>>);

impl WatchersView {
    /// A case has just begun: where a delay is arranged, watchers know the lobby before it.
    pub(super) fn begins(state: &RoomState) -> Self {
        let delay = u64::from(state.arrangement.watch_delay) * 1_000;
        let delayed = || Box::new(Delayed { known: state.before_its_case(), later: VecDeque::new(), delay });
        Self((delay > 0).then(delayed))
    }

    /// The room as watchers know it; none where they know all that everybody sees.
    pub(super) fn known(&self) -> Option<&RoomState> {
        self.0.as_ref().map(|delayed| &delayed.known)
    }

    /// For tests: watchers who are told as much later know this, and nothing waits for them.
    #[cfg(feature = "testing")]
    pub(super) fn knowing(&self, known: RoomState) -> Self {
        let delayed = self.0.as_ref().map(|delayed| Delayed { known, later: VecDeque::new(), delay: delayed.delay });
        Self(delayed.map(Box::new))
    }

    /// Watchers come to know the room as it is now, in its time. All of what waits is in it.
    pub(super) fn leaps(&mut self, state: &RoomState, now: u64) {
        if let Some(delayed) = &mut self.0 {
            delayed.later.clear();
            delayed.waits(now, Later::All(Box::new(state.for_watchers())));
        }
    }

    /// A step of the case was told to those who play.
    pub(super) fn steps(&mut self, done: &LoggedDeed, state: &RoomState, now: u64) {
        match &mut self.0 {
            Some(delayed) if delayed.later.len() >= MOST_WAITING => self.leaps(state, now),
            Some(delayed) if done.is_told() => delayed.waits(now, Later::Step(Box::new(done.clone()))),
            _ => {}
        }
    }

    /// Somebody reacted. Where too much waits it is left out.
    pub(super) fn reacts(&mut self, person: PersonId, reaction: Reaction, now: u64) {
        if let Some(delayed) = self.0.as_mut().filter(|delayed| delayed.later.len() < MOST_WAITING) {
            delayed.waits(now, Later::Reacted(person, reaction));
        }
    }

    /// The case is closed and there is nothing to hide any more; how many of its events watchers know, where they were behind.
    pub(super) fn ends(&mut self, state: &RoomState) -> Option<usize> {
        self.0.take().map(|delayed| known_by(state, delayed.known.number))
    }

    /// Goes on to what watchers may know now; answers what they are to be told of it.
    pub(super) fn goes_on(&mut self, now: u64) -> Vec<DueToWatchers> {
        let Some(delayed) = &mut self.0 else { return Vec::new() };
        let count = delayed.later.iter().take_while(|(due, _)| *due <= now).count();
        let number = delayed.known.number;
        let due: Vec<_> = delayed.later.drain(..count).collect();
        let told: Vec<_> = due.into_iter().filter_map(|(_, later)| delayed.takes(later)).collect();
        // What comes together is told together: a frame for each of it would be too much for a slow reader.
        if told.len() > 1 { vec![DueToWatchers::All(known_by(&delayed.known, number))] } else { told }
    }

    /// How much waits.
    #[cfg(test)]
    pub(super) fn waiting(&self) -> usize {
        self.0.as_ref().map_or(0, |delayed| delayed.later.len())
    }

    /// When watchers may know more.
    pub(super) fn next(&self) -> Option<u64> {
        self.0.as_ref()?.later.front().map(|(due, _)| *due)
    }
}

impl Delayed {
    fn waits(&mut self, now: u64, later: Later) {
        // A clock that is put back brings nothing out of order.
        let last = self.later.back().map_or(0, |(due, _)| *due);
        self.later.push_back(((now + self.delay).max(last), later));
    }

    /// How many events of the case are known.
    fn events(&self) -> usize {
        self.known.table.as_ref().map_or(0, |table| table.case.game().events().len())
    }

    /// Takes what may be known now.
    fn takes(&mut self, later: Later) -> Option<DueToWatchers> {
        let (before, number) = (self.events(), self.known.number);
        match later {
            Later::All(state) => {
                self.known = *state;
                Some(DueToWatchers::All(known_by(&self.known, number)))
            }
            // It was possible when it was done, so it is now.
            Later::Step(done) => self.known.follow((*done).clone()).ok().map(|()| DueToWatchers::Step(done, before)),
            Later::Reacted(person, reaction) => Some(DueToWatchers::Reacted(person, reaction)),
        }
    }
}

/// How many of the events that stand are known to whoever was told up to that number.
fn known_by(state: &RoomState, number: u64) -> usize {
    state.table.as_ref().and_then(|table| table.events_by(number)).unwrap_or(0)
}
