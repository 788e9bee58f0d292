//! The case on this table: whose eyes look, what has been told to whom, and what is still to be shown.

use std::{collections::VecDeque, sync::Arc};

use bevy::prelude::*;

use candlestick_game::{Case, CaseLog, Controller, Marks, Renewed, Seat, Waits};
use candlestick_rules::{Action, Event, Phase, Refusal, SeatId, View};
use candlestick_themes::Theme;

use super::beats::Beat;

/// How far the table has told a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Told {
    /// Everything that happened has been shown.
    All,
    /// Something is still to be shown.
    Pending,
}

/// The case being played here. Screens get [`Session::view`], never the whole game.
#[derive(Resource, Debug)]
pub struct Session {
    case: Case,
    viewer: SeatId,
    curtain: Option<SeatId>,
    /// Events told to everyone who looked at the table.
    told: usize,
    /// For each seat, the events it has seen with its own eyes.
    told_to: Vec<usize>,
    view: View,
    /// The actions of the log that the view holds.
    viewed: usize,
    marks: Vec<Marks>,
    unsaved: bool,
    pub(super) beats: VecDeque<Beat>,
}

impl Session {
    /// Lays a case on the table. What happened before (a resumed case) counts as told.
    #[must_use]
    pub fn new(case: Case, mut marks: Vec<Marks>) -> Self {
        let seats = case.log().seats.len();
        marks.resize_with(seats, Marks::default);
        let told = case.game().events().len();
        let view = case.game().view(SeatId::WATCHER);
        let mut session = Self {
            viewed: case.log().actions.len(),
            case,
            viewer: SeatId::WATCHER,
            curtain: None,
            told,
            told_to: vec![told; seats],
            view,
            marks,
            unsaved: true,
            beats: VecDeque::new(),
        };
        if session.persons().count() == 1 {
            session.viewer = session.audience();
        }
        session.refresh_view();
        session
    }

    /// What the person at the table may know, as of the last moment of rest.
    #[must_use]
    pub const fn view(&self) -> &View {
        &self.view
    }

    /// Who is looking; a watcher when the table belongs to nobody in particular.
    #[must_use]
    pub const fn viewer(&self) -> SeatId {
        self.viewer
    }

    /// The seat that the device is to be passed to.
    #[must_use]
    pub const fn curtain(&self) -> Option<SeatId> {
        self.curtain
    }

    /// The theme the case is played with.
    #[must_use]
    pub const fn theme(&self) -> &Arc<Theme> {
        &self.case.theme
    }

    /// Names and controllers of the seats.
    #[must_use]
    pub fn seats(&self) -> &[Seat] {
        &self.case.log().seats
    }

    /// The record of the case, for saving. It holds the seed and everybody's actions, so no panel may read it.
    #[must_use]
    pub const fn log(&self) -> &CaseLog {
        self.case.log()
    }

    /// Whether the case is closed, be it told yet or not.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.case.is_closed()
    }

    /// Who is to act, be it told yet or not; public to all.
    #[must_use]
    pub const fn actor(&self) -> Option<SeatId> {
        self.case.game().actor()
    }

    /// The part of the turn that it really is, be it told yet or not; public to all.
    pub(super) const fn phase(&self) -> Phase {
        self.case.game().phase()
    }

    /// Whether something is still to be shown.
    #[must_use]
    pub fn told(&self) -> Told {
        if self.beats.is_empty() && self.told == self.case.game().events().len() { Told::All } else { Told::Pending }
    }

    /// Whether the table is at rest: all told, and the right eyes look.
    #[must_use]
    pub fn at_rest(&self) -> bool {
        self.told() == Told::All && self.curtain.is_none() && self.audience() == self.viewer
    }

    /// The event that is being shown.
    #[must_use]
    pub fn showing(&self) -> Option<&Event> {
        self.beats.front().map(|beat| &beat.event)
    }

    /// The own marks of the person at the table.
    #[must_use]
    pub fn marks(&self) -> Option<&Marks> {
        self.marks.get(self.viewer.index())
    }

    /// The own marks of the person at the table, to be changed.
    pub fn marks_mut(&mut self) -> Option<&mut Marks> {
        self.unsaved = true;
        self.marks.get_mut(self.viewer.index())
    }

    /// Everybody's marks, for saving.
    #[must_use]
    pub fn all_marks(&self) -> &[Marks] {
        &self.marks
    }

    /// Blank marks for another case at this table, with everybody's help level.
    #[must_use]
    pub fn fresh_marks(&self) -> Vec<Marks> {
        self.marks.iter().map(|marks| Marks::with_help(marks.help)).collect()
    }

    /// Whether something changed since this was last asked.
    pub const fn take_unsaved(&mut self) -> bool {
        std::mem::replace(&mut self.unsaved, false)
    }

    /// Seats where a person sits.
    pub fn persons(&self) -> impl Iterator<Item = SeatId> {
        let seats = self.case.log().seats.iter().enumerate();
        seats.filter(|(_, seat)| seat.controller == Controller::Person).map(|(n, _)| SeatId(n as u8))
    }

    fn is_person(&self, seat: SeatId) -> bool {
        self.persons().any(|person| person == seat)
    }

    /// Who should be looking now.
    ///
    /// One person alone always looks. Several pass the device: it belongs to whoever is to act, on a
    /// person's turn to that person while bots answer, and otherwise to nobody.
    fn audience(&self) -> SeatId {
        let mut persons = self.persons();
        let (first, second) = (persons.next(), persons.next());
        if let (Some(only), None) = (first, second) {
            return only;
        }
        let turn = self.case.game().turn_seat();
        let holds = |seat: &SeatId| self.is_person(*seat);
        match self.case.game().actor() {
            Some(actor) if self.is_person(actor) => actor,
            Some(_) if !self.case.game().is_out(turn) => Some(turn).filter(holds).unwrap_or(SeatId::WATCHER),
            _ => SeatId::WATCHER,
        }
    }

    /// Does what the person at the table decided.
    ///
    /// # Errors
    /// When the referee refuses it; also while something is still being shown.
    pub fn decide(&mut self, action: Action) -> Result<(), Refusal> {
        // One may leave the race at any time, whatever is being shown.
        if !self.at_rest() && action != Action::GiveUp {
            return Err(Refusal::NotOffered { seat: self.viewer, action });
        }
        self.apply(self.viewer, action)
    }

    pub(super) fn apply(&mut self, seat: SeatId, action: Action) -> Result<(), Refusal> {
        self.case.apply(seat, action)?;
        self.unsaved = true;
        // A choice that is collected until all have chosen tells nothing yet, but somebody else is to act now.
        if self.told() == Told::All {
            self.refresh_view();
        }
        Ok(())
    }

    /// The case as it is, for bots to play on in the frame.
    pub(super) const fn case(&self) -> &Case {
        &self.case
    }

    /// The record of the case up to what the view holds, to be put into a job and nowhere else: it holds the seed and
    /// everybody's actions. Whoever does the job plays it again and thinks from the seat's view alone.
    #[must_use]
    pub fn viewed_log(&self) -> CaseLog {
        let log = self.case.job_log();
        CaseLog { actions: log.actions[..self.viewed].to_vec(), ..log }
    }

    /// Whether a bot is to act.
    #[must_use]
    pub fn bot_to_act(&self) -> bool {
        self.case.game().actor().is_some_and(|seat| !self.is_person(seat))
    }

    /// The right person has the device: shows what that seat has not seen with its own eyes yet.
    pub fn lift_curtain(&mut self) {
        let Some(seat) = self.curtain.take() else { return };
        self.viewer = seat;
        let unseen = &self.case.game().events()[self.told_to[seat.index()]..self.told];
        let private = unseen.iter().filter(|event| event.seen_by(seat) != event.seen_by(SeatId::WATCHER));
        self.beats.extend(private.map(|event| Beat::recalled(event.seen_by(seat))));
        self.told_to[seat.index()] = self.told;
        self.refresh_view();
    }

    /// Whether there is something to queue or somebody to hand the table to.
    pub(super) fn needs_telling(&self) -> bool {
        let idle = self.beats.is_empty() && self.curtain.is_none();
        idle && (self.told() == Told::Pending || self.audience() != self.viewer)
    }

    /// When nothing is being shown: queues what happened since, or hands the table to the next pair of eyes.
    pub(super) fn tell(&mut self) {
        if !self.beats.is_empty() || self.curtain.is_some() {
            return;
        }
        let audience = self.audience();
        let events = &self.case.game().events()[self.told..];
        let shown = if audience == self.viewer {
            events.len()
        } else {
            let private = |event: &Event| event.seen_by(audience) != event.seen_by(self.viewer);
            events.iter().position(private).unwrap_or(events.len())
        };
        self.beats.extend(events[..shown].iter().map(|event| Beat::new(event.seen_by(self.viewer))));
        self.told += shown;
        if let Some(told) = self.told_to.get_mut(self.viewer.index()) {
            *told = self.told;
        }
        if self.beats.is_empty() && audience != self.viewer {
            self.hand_over(audience);
        }
    }

    fn hand_over(&mut self, audience: SeatId) {
        if self.is_person(audience) && self.persons().count() > 1 {
            self.curtain = Some(audience);
            self.viewer = SeatId::WATCHER;
        } else {
            self.viewer = audience;
        }
        self.refresh_view();
    }

    /// Takes the view anew; called at rest so that nothing is told before it is shown.
    pub(super) fn refresh_view(&mut self) {
        self.view = self.case.game().view(self.viewer);
        self.viewed = self.case.log().actions.len();
    }

    /// Takes up the theme's files as they are now, as far as the case can; the table jumps to how things stand. Answers
    /// what waits for the next case.
    pub(super) fn renew(&mut self, theme: &Theme) -> Vec<Waits> {
        self.drop_beats();
        let Renewed { case, waits } = self.case.renewed(theme);
        // On another board the same actions can have other events: then nobody can be told what came in between.
        if case.game().events().len() != self.told {
            self.told = case.game().events().len();
            self.told_to.fill(self.told);
        }
        self.case = case;
        self.unsaved = true;
        self.refresh_view();
        waits
    }

    /// Does what bots have decided, without showing it.
    pub(super) fn fast_forward(&mut self, decisions: &[(SeatId, Action)]) {
        for (seat, action) in decisions {
            if let Err(refusal) = self.case.apply(*seat, *action) {
                error!("a bot's decision was refused: {refusal}");
                break;
            }
        }
        self.unsaved = true;
        self.drop_beats();
        self.refresh_view();
    }

    /// Drops what is still to be shown; the table then jumps to how things stand.
    pub(super) fn drop_beats(&mut self) {
        self.beats.clear();
        self.told = self.case.game().events().len();
        if let Some(told) = self.told_to.get_mut(self.viewer.index()) {
            *told = self.told;
        }
    }
}
