//! A case of bots being played for puzzles, and what each seat can know by now.

use std::sync::Arc;

use crate::{Case, Seat};
use candlestick_bots::Level;
use candlestick_deduction::Knowledge;
use candlestick_rules::{Action, Event, SeatId, Setup, SetupFault, SuspectId};
use candlestick_themes::Theme;

/// Turns after which a case is no longer worth a puzzle.
const MOST_TURNS: u32 = 60;

/// A case of bots under way.
#[derive(Debug)]
pub(crate) struct Playing {
    /// The case.
    pub case: Case,
    /// What each seat can know.
    pub known: Vec<Knowledge>,
}

impl Playing {
    /// The case of a seed, with three or four seats where the theme allows them.
    pub fn new(theme: &Arc<Theme>, seed: u64) -> Result<Self, SetupFault> {
        let profile = &theme.edition.profile;
        let seats = (3 + (seed % 2) as u8).clamp(profile.min_seats, profile.max_seats);
        let setup = Setup::new((0..seats).map(SuspectId).collect()).original();
        let name = |suspect: &SuspectId| theme.suspects[suspect.index()].name.clone();
        let bots = setup.seats.iter().map(|suspect| Seat::bot(name(suspect), Level::Detective)).collect();
        let case = Case::new(Arc::clone(theme), setup, bots, seed)?;
        let known = case.game().seats().map(|seat| Knowledge::from_view(&case.game().view(seat))).collect();
        Ok(Self { case, known })
    }

    /// What is done next; none when the case is over or goes on for too long.
    pub fn coming(&self) -> Option<(SeatId, Action)> {
        if self.case.game().turn_number() > MOST_TURNS { None } else { self.case.bot_action() }
    }

    /// Does it; what happened, or none once somebody accuses: then the case file is told.
    pub fn play(&mut self, (seat, action): (SeatId, Action)) -> Option<Vec<Event>> {
        let events = self.case.apply(seat, action).unwrap_or_default();
        let tells = |event: &Event| matches!(event, Event::Accused { .. } | Event::Closed(_));
        if events.is_empty() || events.iter().any(tells) {
            return None;
        }
        for (seat, known) in self.case.game().seats().zip(&mut self.known) {
            let seen: Vec<_> = events.iter().map(|event| event.seen_by(seat)).collect();
            *known = known.after_all(&seen);
        }
        Some(events)
    }
}
