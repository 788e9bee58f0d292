//! The case that is held on this device, whole.

use std::{ops::Range, sync::Arc};

use super::authority::Authority;
use candlestick_game::{Case, NotRenewed, Renewed, Seat, jobs::Eyes, record::Commitment};
use candlestick_rules::{Action, Event, Phase, Refusal, SeatId, View};
use candlestick_themes::Theme;

/// A case that is held on this device, whole.
#[derive(Debug)]
pub struct LocalCase {
    case: Case,
    revision: u64,
}

impl LocalCase {
    /// Referees a case.
    #[must_use]
    pub const fn new(case: Case) -> Self {
        Self { case, revision: 0 }
    }
}

impl Authority for LocalCase {
    fn theme(&self) -> &Arc<Theme> {
        self.case.theme()
    }

    fn seats(&self) -> &[Seat] {
        &self.case.log().seats
    }

    fn view(&self, seat: SeatId) -> View {
        self.case.game().view(seat)
    }

    fn seal(&self) -> Commitment {
        Commitment::of(self.case.log())
    }

    fn phase(&self) -> Phase {
        self.case.game().phase()
    }

    fn actor(&self) -> Option<SeatId> {
        self.case.game().actor()
    }

    fn turn_seat(&self) -> SeatId {
        self.case.game().turn_seat()
    }

    fn is_out(&self, seat: SeatId) -> bool {
        self.case.game().is_out(seat)
    }

    fn action_count(&self) -> usize {
        self.case.log().actions.len()
    }

    fn event_count(&self) -> usize {
        self.case.game().events().len()
    }

    fn events(&self, range: Range<usize>, seat: SeatId) -> Vec<Event> {
        self.case.game().events().get(range).unwrap_or_default().iter().map(|event| event.seen_by(seat)).collect()
    }

    fn apply(&mut self, seat: SeatId, action: Action) -> Result<Vec<Event>, Refusal> {
        let events = self.case.apply(seat, action)?;
        self.revision += 1;
        Ok(events.iter().map(|event| event.seen_by(seat)).collect())
    }

    fn may_take_back(&self, seat: SeatId) -> bool {
        self.case.may_take_back(seat)
    }

    fn take_back(&mut self, seat: SeatId) -> bool {
        let Some(before) = self.case.take_back(seat) else { return false };
        self.case = before;
        self.revision += 1;
        true
    }

    fn revision(&self) -> u64 {
        self.revision
    }

    fn case(&self) -> Option<&Case> {
        Some(&self.case)
    }

    fn is_elsewhere(&self) -> bool {
        false
    }

    /// Whoever does the job plays the log again and thinks from the seat's view alone.
    fn eyes(&self, view: &View, actions: usize) -> Eyes {
        let mut log = self.case.job_log();
        log.actions.truncate(actions);
        Eyes::Seated { log, seat: view.me }
    }

    fn renew(&mut self, theme: &Arc<Theme>) -> Vec<NotRenewed> {
        let Renewed { case, waits } = self.case.renewed(theme);
        self.case = case;
        self.revision += 1;
        waits
    }
}
