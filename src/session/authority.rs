//! Defines who applies actions: the case here, or one that lives elsewhere.

use std::{fmt::Debug, ops::Range, sync::Arc};

use candlestick_game::{Case, Controller, NotRenewed, Seat, jobs::Eyes, record::Commitment};
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

    /// How many actions there were; elsewhere, those that were taken back and the takings back among them.
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

    /// Whether a seat may take its last decision back.
    fn may_take_back(&self, seat: SeatId) -> bool;

    /// Takes a seat's last decision back, as if it had never been made; tells whether that was done. Not yet where the case is
    /// kept elsewhere and is only asked for it.
    fn take_back(&mut self, seat: SeatId) -> bool;

    /// How many events were left each time that a decision was taken back elsewhere, in order.
    fn takings_back(&self) -> Vec<usize> {
        Vec::new()
    }

    /// A number that is another whenever the case has changed.
    fn revision(&self) -> u64;

    /// Whether the case is closed.
    fn is_over(&self) -> bool {
        self.phase() == Phase::Over
    }

    /// Seats of people who look at this screen, in seat order.
    fn persons(&self) -> Vec<SeatId> {
        let seats = self.seats().iter().enumerate();
        seats.filter(|(_, seat)| seat.controller == Controller::Person).map(|(n, _)| SeatId(n as u8)).collect()
    }

    /// The whole case, with its seed and everybody's actions; none while that is a secret kept elsewhere.
    fn case(&self) -> Option<&Case>;

    /// Whether bots are asked elsewhere, if any sit at the table.
    fn is_elsewhere(&self) -> bool;

    /// Whether a decision is on its way, so that none can be made.
    fn is_deciding(&self) -> bool {
        false
    }

    /// The eyes with which jobs look at the case as it was when a seat had this view, after so many actions.
    fn eyes(&self, view: &View, actions: usize) -> Eyes;

    /// Takes up the theme's files as they are now, as far as the case can. Answers what waits for the next case.
    fn renew(&mut self, theme: &Arc<Theme>) -> Vec<NotRenewed>;
}
