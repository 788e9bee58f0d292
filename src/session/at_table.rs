//! The case on this table: who referees it, whose eyes look, and what is still to be shown.

use std::{collections::VecDeque, sync::Arc};

use bevy::prelude::*;

use super::{
    authority::Authority,
    local_case::LocalCase,
    playback::{EventAnimation, Playback, PlaybackStatus},
    viewer::{Viewer, is_person},
};
use candlestick_game::{Case, CaseLog, NotRenewed, Record, Seat, jobs::Eyes, record::Commitment};
use candlestick_rules::{Action, Event, Phase, Refusal, SeatId, View};
use candlestick_themes::Theme;

/// The case being played here. Screens get [`Session::view`], never the whole game.
#[derive(Resource, Debug)]
pub struct Session {
    authority: Box<dyn Authority>,
    viewer: Viewer,
    playback: Playback,
    /// What alone is offered, where that is less than the referee does.
    only: Option<Vec<Action>>,
}

impl Session {
    /// Sits down at a case, wherever it is. What happened before (a resumed case) counts as told.
    #[must_use]
    pub fn at(authority: Box<dyn Authority>) -> Self {
        let viewer = Viewer::new(&*authority);
        let playback = Playback::new(&*authority, viewer.seat);
        Self { authority, viewer, playback, only: None }
    }

    /// Watches a case with the eyes of one seat: nothing is offered, and no curtain falls.
    #[must_use]
    pub fn watching(authority: Box<dyn Authority>, eyes: SeatId) -> Self {
        let playback = Playback::new(&*authority, eyes);
        let mut session = Self { authority, viewer: Viewer::holding(eyes), playback, only: Some(Vec::new()) };
        session.refresh_view();
        session
    }

    /// Whether it is only watched, so that nobody decides.
    #[must_use]
    pub const fn is_watched(&self) -> bool {
        self.viewer.is_held()
    }

    /// What the person at the table may know, as of the last moment of rest.
    #[must_use]
    pub const fn view(&self) -> &View {
        self.playback.view()
    }

    /// Who is looking; a watcher when the table belongs to nobody in particular.
    #[must_use]
    pub const fn viewer(&self) -> SeatId {
        self.viewer.seat
    }

    /// The seat that the device is to be passed to.
    #[must_use]
    pub const fn curtain(&self) -> Option<SeatId> {
        self.viewer.curtain
    }

    /// The theme the case is played with.
    #[must_use]
    pub fn theme(&self) -> &Arc<Theme> {
        self.authority.theme()
    }

    /// Names and controllers of the seats.
    #[must_use]
    pub fn seats(&self) -> &[Seat] {
        self.authority.seats()
    }

    /// The seal of the deal, which tells nothing of it until the case is opened.
    #[must_use]
    pub fn seal(&self) -> Commitment {
        self.authority.seal()
    }

    /// Seats of people who look at this screen.
    pub fn persons(&self) -> impl Iterator<Item = SeatId> {
        self.authority.persons().into_iter()
    }

    /// Whether the case is refereed elsewhere.
    #[must_use]
    pub fn is_elsewhere(&self) -> bool {
        self.authority.is_elsewhere()
    }

    /// The case elsewhere, as it stands now; what is new is still to be shown. Tells whether something that was shown has been
    /// taken back: the table is to be laid anew then.
    pub fn hear(&mut self, authority: Box<dyn Authority>) -> bool {
        let known = self.authority.takings_back().len();
        self.authority = authority;
        let left = self.authority.takings_back().into_iter().skip(known).min();
        let falls = left.is_some_and(|left| self.playback.has_told_beyond(left));
        if falls {
            self.playback.go_back(&*self.authority, self.viewer.seat);
        }
        if self.playback_status() == PlaybackStatus::All {
            self.refresh_view();
        }
        falls
    }

    /// Whether the case is closed, be it told yet or not.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.authority.is_over()
    }

    /// Who is to act, be it told yet or not; public to all.
    #[must_use]
    pub fn actor(&self) -> Option<SeatId> {
        self.authority.actor()
    }

    /// Whether somebody is to act who does not look at this screen: a bot, or a person elsewhere.
    #[must_use]
    pub fn other_to_act(&self) -> bool {
        self.actor().is_some_and(|seat| !is_person(&*self.authority, seat))
    }

    /// Whether a bot is to act that is asked here.
    #[must_use]
    pub fn bot_to_act(&self) -> bool {
        !self.is_elsewhere() && self.other_to_act()
    }

    /// How many actions there were, be they told yet or not.
    #[must_use]
    pub fn action_count(&self) -> usize {
        self.authority.action_count()
    }

    /// The part of the turn that it really is, be it told yet or not; public to all.
    pub(crate) fn phase(&self) -> Phase {
        self.authority.phase()
    }

    /// A number that is another whenever the case has changed.
    #[must_use]
    pub fn revision(&self) -> u64 {
        self.authority.revision()
    }

    /// Whether something is still to be shown.
    #[must_use]
    pub fn playback_status(&self) -> PlaybackStatus {
        self.playback.status(&*self.authority)
    }

    /// Whether the table is at rest: all told, no decision on its way, and the right eyes look.
    #[must_use]
    pub fn at_rest(&self) -> bool {
        let quiet = self.playback_status() == PlaybackStatus::All && !self.authority.is_deciding();
        quiet && self.viewer.is_right(&*self.authority)
    }

    /// The event that is being shown.
    #[must_use]
    pub fn showing(&self) -> Option<&Event> {
        self.playback.animations.front().map(|animation| &animation.event)
    }

    /// Whether something is being shown that a press may end; whoever watches a case has other buttons for it.
    #[must_use]
    pub fn shows_what_may_end(&self) -> bool {
        self.showing().is_some() && !self.is_watched()
    }

    /// Who could not answer, where that is being shown: all of one question who did so one after the other, but for the
    /// person at the table; none where that person asked, for then each says so.
    pub(crate) fn told_together(&self) -> Vec<SeatId> {
        let unable = |animation: &EventAnimation| match animation.event {
            Event::CannotRefute { seat } if seat != self.viewer() && !animation.of_own_question => Some(seat),
            _ => None,
        };
        self.playback.animations.iter().map_while(unable).collect()
    }

    /// What is still to be shown.
    pub(crate) const fn animations(&self) -> &VecDeque<EventAnimation> {
        &self.playback.animations
    }

    /// What is still to be shown, for the table to play it.
    pub(crate) const fn animations_mut(&mut self) -> &mut VecDeque<EventAnimation> {
        &mut self.playback.animations
    }

    /// Does what the person at the table decided.
    ///
    /// # Errors
    /// When the referee refuses it; also while something is still being shown.
    pub fn decide(&mut self, action: Action) -> Result<(), Refusal> {
        let seat = self.viewer();
        // One may leave the race at any time, whatever is being shown.
        if !self.at_rest() && action != Action::GiveUp {
            return Err(Refusal::NotOffered { seat, action });
        }
        self.apply(seat, action)
    }

    /// Does what a seat decided, a person's or a bot's.
    pub(crate) fn apply(&mut self, seat: SeatId, action: Action) -> Result<(), Refusal> {
        self.authority.apply(seat, action)?;
        // A choice that is collected until all have chosen tells nothing yet, but somebody else is to act now.
        if self.playback_status() == PlaybackStatus::All {
            self.refresh_view();
        }
        Ok(())
    }

    /// Whether the person who looks may take the last decision back; also while it is still being shown.
    #[must_use]
    pub fn may_take_back(&self) -> bool {
        !self.is_watched() && self.curtain().is_none() && self.authority.may_take_back(self.viewer())
    }

    /// Takes it back; the table is then to be laid anew. Tells whether that was done.
    pub(crate) fn take_back(&mut self) -> bool {
        let seat = self.viewer();
        let done = self.may_take_back() && self.authority.take_back(seat);
        if done {
            self.playback.go_back(&*self.authority, seat);
            self.refresh_view();
        }
        done
    }

    /// The right person has the device: shows what that seat has not seen with its own eyes yet.
    pub fn lift_curtain(&mut self) {
        let Some(seat) = self.viewer.lift_curtain() else { return };
        self.playback.recall(&*self.authority, seat);
        self.refresh_view();
    }

    /// Whether there is something to queue or somebody to hand the table to.
    pub(crate) fn needs_telling(&self) -> bool {
        let idle = self.animations().is_empty() && self.curtain().is_none();
        idle && (self.playback_status() == PlaybackStatus::Pending || !self.viewer.is_right(&*self.authority))
    }

    /// When nothing is being shown: queues what happened since, or hands the table to the next pair of eyes.
    pub(crate) fn tell(&mut self) {
        if !self.animations().is_empty() || self.curtain().is_some() {
            return;
        }
        let audience = self.viewer.audience(&*self.authority);
        self.playback.queue(&*self.authority, self.viewer.seat, audience);
        if self.animations().is_empty() && audience != self.viewer.seat {
            self.viewer.hand_over(audience, &*self.authority);
            self.refresh_view();
        }
    }

    /// Takes the view anew; called at rest so that nothing is told before it is shown.
    pub(crate) fn refresh_view(&mut self) {
        self.playback.rest(&*self.authority, self.viewer.seat);
        if let Some(only) = &self.only {
            self.playback.narrow(only);
        }
    }

    /// From now on only choices that hold one of these actions are offered; all that the referee offers if none is said.
    pub(crate) fn offer_only(&mut self, actions: Option<Vec<Action>>) {
        self.only = actions;
        if self.playback_status() == PlaybackStatus::All {
            self.refresh_view();
        }
    }

    /// Does what bots have decided, without showing it.
    pub(crate) fn fast_forward(&mut self, decisions: &[(SeatId, Action)]) {
        for (seat, action) in decisions {
            if let Err(refusal) = self.authority.apply(*seat, *action) {
                error!("a bot's decision was refused: {refusal}");
                break;
            }
        }
        self.drop_animations();
        self.refresh_view();
    }

    /// Drops what is still to be shown; the table then jumps to how things stand.
    pub(crate) fn drop_animations(&mut self) {
        self.playback.drop_animations(&*self.authority, self.viewer.seat);
    }
    /// Lays a case on the table. What happened before (a resumed case) counts as told.
    #[must_use]
    pub fn new(case: Case) -> Self {
        Self::at(Box::new(LocalCase::new(case)))
    }

    /// Lays a case on the table to be watched with the eyes of one seat.
    #[must_use]
    pub fn watched(case: Case, eyes: SeatId) -> Self {
        Self::watching(Box::new(LocalCase::new(case)), eyes)
    }

    /// The whole case, for bots to play on beside the frames and for looking back; none while that is a secret kept
    /// elsewhere.
    pub(crate) fn case(&self) -> Option<&Case> {
        self.authority.case()
    }

    /// The log of the case. It holds the seed and everybody's actions, so no panel may read it; none where those are a
    /// secret kept elsewhere.
    #[must_use]
    pub fn log(&self) -> Option<&CaseLog> {
        self.authority.case().map(Case::log)
    }

    /// The record of the case without anybody's marks, for saving, as [`Session::log`].
    #[must_use]
    pub fn record(&self) -> Option<Record> {
        self.authority.case().map(Record::of)
    }

    /// The viewer's eyes on the case up to what the view holds, to be put into a job and nowhere else: where the case is
    /// here they hold the seed and everybody's actions.
    #[must_use]
    pub fn eyes(&self) -> Eyes {
        self.authority.eyes(self.view(), self.playback.viewed())
    }

    /// Takes up the theme's files as they are now, as far as the case can; the table jumps to how things stand. Answers
    /// what waits for the next case.
    pub(crate) fn renew(&mut self, theme: &Arc<Theme>) -> Vec<NotRenewed> {
        self.drop_animations();
        let waits = self.authority.renew(theme);
        self.playback.renew(&*self.authority);
        self.refresh_view();
        waits
    }
}
