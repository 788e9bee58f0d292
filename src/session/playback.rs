//! Queues what is still to be shown: events as animations, what has been told to whom, and the view of the last rest.

use std::collections::VecDeque;

use super::authority::Authority;
use candlestick_rules::{Action, Event, SeatId, View};

/// How far the table has told a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PlaybackStatus {
    /// Everything that happened has been shown.
    All,
    /// Something is still to be shown.
    Pending,
}

/// One event being shown.
#[derive(Debug)]
pub struct EventAnimation {
    /// What happened, as the person at the table may see it.
    pub event: Event,
    /// For how long it has been shown, in seconds.
    pub elapsed: f32,
    /// Whether its motion has begun.
    pub begun: bool,
    /// Shown again to somebody who was not looking; the components know it already.
    pub recalled: bool,
    /// Whether whoever looks asked the question that it belongs to.
    pub of_own_question: bool,
}

impl EventAnimation {
    /// An event to be shown and carried out.
    pub const fn new(event: Event) -> Self {
        Self { event, elapsed: 0.0, begun: false, recalled: false, of_own_question: false }
    }

    /// An event that only has to be shown.
    pub const fn recalled(event: Event) -> Self {
        Self { event, elapsed: 0.0, begun: false, recalled: true, of_own_question: false }
    }
}

/// The queue of animations, and how far everybody has been told.
#[derive(Debug)]
pub(super) struct Playback {
    /// What is still to be shown; the first is being shown.
    pub animations: VecDeque<EventAnimation>,
    /// Events told to everyone who looked at the table.
    told: usize,
    /// Who asked the last question of them.
    asker: Option<SeatId>,
    /// For each seat, the events it has seen with its own eyes.
    told_to: Vec<usize>,
    view: View,
    /// The actions that the view holds.
    viewed: usize,
}

impl Playback {
    /// What happened before (a resumed case) counts as told.
    pub fn new(authority: &dyn Authority, viewer: SeatId) -> Self {
        let told = authority.event_count();
        let told_to = vec![told; authority.seats().len()];
        let (view, viewed) = (authority.view(viewer), authority.action_count());
        Self { animations: VecDeque::new(), told, asker: view.asker, told_to, view, viewed }
    }

    /// What the viewer may know, as of the last moment of rest.
    pub const fn view(&self) -> &View {
        &self.view
    }

    /// How many actions the view holds.
    pub const fn viewed(&self) -> usize {
        self.viewed
    }

    /// Takes the view anew; at rest, so that nothing is told before it is shown.
    pub fn rest(&mut self, authority: &dyn Authority, viewer: SeatId) {
        self.view = authority.view(viewer);
        self.viewed = authority.action_count();
    }

    /// Takes out of the view what is not to be offered now.
    pub fn narrow(&mut self, only: &[Action]) {
        self.view.choices.keep(self.view.edition.cards, only);
        self.view.may_give_up = false;
    }

    /// Whether something is still to be shown.
    pub fn status(&self, authority: &dyn Authority) -> PlaybackStatus {
        if self.animations.is_empty() && self.told == authority.event_count() {
            PlaybackStatus::All
        } else {
            PlaybackStatus::Pending
        }
    }

    /// Whether more than so many events were told.
    pub const fn has_told_beyond(&self, events: usize) -> bool {
        self.told > events
    }

    /// Queues what happened since, as far as it need not wait for the next pair of eyes.
    pub fn queue(&mut self, authority: &dyn Authority, viewer: SeatId, audience: SeatId) {
        let range = self.told..authority.event_count();
        let mut events = authority.events(range.clone(), viewer);
        if audience != viewer {
            let theirs = authority.events(range, audience);
            let private = events.iter().zip(&theirs).position(|(one, other)| one != other);
            events.truncate(private.unwrap_or(events.len()));
        }
        self.told += events.len();
        for event in events {
            if let Event::Suggested { seat, .. } = event {
                self.asker = Some(seat);
            }
            let of_own_question = self.asker == Some(viewer);
            self.animations.push_back(EventAnimation { of_own_question, ..EventAnimation::new(event) });
        }
        self.mark_told(viewer);
    }

    /// Queues what a seat has not seen with its own eyes, where it sees more than everyone.
    pub fn recall(&mut self, authority: &dyn Authority, seat: SeatId) {
        let since = self.told_to.get(seat.index()).copied().unwrap_or(self.told);
        let own = authority.events(since..self.told, seat);
        let everyones = authority.events(since..self.told, SeatId::WATCHER);
        let private = own.into_iter().zip(everyones).filter(|(own, everyones)| own != everyones);
        self.animations.extend(private.map(|(event, _)| EventAnimation::recalled(event)));
        self.mark_told(seat);
    }

    /// Drops what is still to be shown; it counts as told to the viewer.
    pub fn drop_animations(&mut self, authority: &dyn Authority, viewer: SeatId) {
        self.animations.clear();
        self.told = authority.event_count();
        self.asker = authority.view(viewer).asker;
        self.mark_told(viewer);
    }

    /// The last decision was taken back: what came of it counts as told to nobody.
    pub fn go_back(&mut self, authority: &dyn Authority, viewer: SeatId) {
        self.drop_animations(authority, viewer);
        let told = self.told;
        self.told_to.iter_mut().for_each(|seen| *seen = told.min(*seen));
    }

    /// On another board the same actions can have other events: then nobody can be told what came in between.
    pub fn renew(&mut self, authority: &dyn Authority) {
        if authority.event_count() != self.told {
            self.told = authority.event_count();
            self.asker = authority.view(SeatId::WATCHER).asker;
            self.told_to.fill(self.told);
        }
    }

    fn mark_told(&mut self, seat: SeatId) {
        if let Some(told) = self.told_to.get_mut(seat.index()) {
            *told = self.told;
        }
    }
}
