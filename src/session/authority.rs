//! Who applies actions: the case here, or later one that lives elsewhere.

use std::{fmt::Debug, ops::Range, sync::Arc};

use candlestick_game::{Case, Controller, Renewed, Seat, Waits, record::Commitment};
use candlestick_rules::{Action, Event, Phase, Refusal, SeatId, View};
use candlestick_themes::Theme;

/// Whoever referees the case. It answers only with what a seat may see, so that it may be asked from afar.
pub trait Authority: Debug + Send + Sync + 'static {
    /// The theme the case is played with.
    fn theme(&self) -> &Arc<Theme>;

    /// Names and controllers of the seats.
    fn seats(&self) -> &[Seat];

    /// All that a seat may know now, with what it may do.
    fn view(&self, seat: SeatId) -> View;

    /// The seal of the deal: public to all from the start, and opened at the verdict.
    fn seal(&self) -> Commitment;

    /// The part of the turn; public to all.
    fn phase(&self) -> Phase;

    /// Who is to act; public to all.
    fn actor(&self) -> Option<SeatId>;

    /// Whose turn it is; public to all.
    fn turn_seat(&self) -> SeatId;

    /// Whether a seat is out of the race; public to all.
    fn is_out(&self, seat: SeatId) -> bool;

    /// How many actions there were.
    fn action_count(&self) -> usize;

    /// How many events there were.
    fn event_count(&self) -> usize;

    /// Events as a seat may see them, those of a range within [`Authority::event_count`]; none for any other range.
    fn events(&self, range: Range<usize>, seat: SeatId) -> Vec<Event>;

    /// Does what a seat decided, and tells what happened.
    ///
    /// # Errors
    /// When the seat may not do that now; nothing has changed then.
    fn apply(&mut self, seat: SeatId, action: Action) -> Result<Vec<Event>, Refusal>;

    /// A number that is another whenever the case has changed.
    fn revision(&self) -> u64;

    /// Whether the case is closed.
    fn is_over(&self) -> bool {
        self.phase() == Phase::Over
    }

    /// Seats where a person sits, in seat order.
    fn persons(&self) -> impl Iterator<Item = SeatId>
    where
        Self: Sized,
    {
        let seats = self.seats().iter().enumerate();
        seats.filter(|(_, seat)| seat.controller == Controller::Person).map(|(n, _)| SeatId(n as u8))
    }
}

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

    /// The whole case: for the record, and for bots to play on beside the frames.
    #[must_use]
    pub const fn case(&self) -> &Case {
        &self.case
    }

    /// Takes up the theme's files as they are now, as far as the case can. Answers what waits for the next case.
    pub(super) fn renew(&mut self, theme: &Theme) -> Vec<Waits> {
        let Renewed { case, waits } = self.case.renewed(theme);
        self.case = case;
        self.revision += 1;
        waits
    }
}

impl Authority for LocalCase {
    fn theme(&self) -> &Arc<Theme> {
        &self.case.theme
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

    fn revision(&self) -> u64 {
        self.revision
    }
}
