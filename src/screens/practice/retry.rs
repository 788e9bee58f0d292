//! The stops of a case of one's own, one after the other: what a person missed, to be found by themselves.

use std::sync::Arc;

use bevy::prelude::*;

use super::{standing::StopStanding, state::PracticeState};
use candlestick_game::practice::{Exercise, ExerciseSource, Stop};
use candlestick_themes::Theme;

/// The stops that a person goes through; none under way else.
#[derive(Resource, Debug, Default)]
pub(in crate::screens) struct Retry {
    theme: Option<Arc<Theme>>,
    stops: Vec<Stop>,
    /// The stop at hand.
    at: usize,
    found: usize,
    /// What came of the last ones: how many were found at once, of how many that were tried.
    result: Option<(usize, usize)>,
}

impl Retry {
    /// Begins with the first stop of a case.
    pub fn begin(&mut self, theme: &Arc<Theme>, stops: Vec<Stop>) {
        *self = Self { theme: Some(Arc::clone(theme)), stops, ..Self::default() };
    }

    /// Whether stops are being gone through.
    pub const fn is_under_way(&self) -> bool {
        self.theme.is_some()
    }

    /// The stop at hand, laid out; those that cannot be laid are passed over. None when all are done.
    pub(super) fn lay(&mut self) -> Option<PracticeState> {
        let theme = Arc::clone(self.theme.as_ref()?);
        while let Some(stop) = self.stops.get(self.at) {
            match Exercise::at(&theme, stop.exercise.clone()) {
                Ok(exercise) => {
                    return Some(PracticeState::new(exercise, ExerciseSource::Case(Box::new(stop.exercise.clone()))));
                }
                Err(fault) => warn!("a stop of the case is passed over: {fault}"),
            }
            self.stops.remove(self.at);
        }
        None
    }

    /// Notes the first answer to the stop at hand.
    pub(super) fn note(&mut self, right: bool) {
        self.found += usize::from(right);
    }

    /// On to the next stop.
    pub(super) const fn go_on(&mut self) {
        self.at += 1;
    }

    /// Ends; `tried` is whether the stop at hand was answered.
    pub(super) fn end(&mut self, tried: bool) {
        let tried = (self.at + usize::from(tried)).min(self.stops.len());
        *self = Self { result: Some((self.found, tried)), ..Self::default() };
    }

    /// What came of the last ones, told once: how many were found at once, of how many that were tried.
    pub fn take_result(&mut self) -> Option<(usize, usize)> {
        self.result.take()
    }

    /// Where the person stands.
    pub(super) fn standing(&self) -> Option<StopStanding> {
        let stop = self.stops.get(self.at)?;
        Some(StopStanding { number: self.at + 1, of: self.stops.len(), turn: stop.turn, cost: stop.cost })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use candlestick_game::{practice::stops, review::Review, testing::novices};

    /// The stops of some seat of a case of novices, who miss much.
    fn some() -> (Arc<Theme>, Vec<Stop>) {
        let cases = (0..12).map(|seed| novices(seed, usize::MAX));
        let seats = cases.flat_map(|case| {
            let review = Review::of(&case);
            review.seats.into_iter().map(move |seat| (Arc::clone(case.theme()), stops(&case, &seat)))
        });
        seats.into_iter().find(|(_, stops)| stops.len() > 1).expect("novices miss much")
    }

    #[test]
    fn the_stops_come_in_order_and_what_was_found_at_once_is_told_once() {
        let (theme, stops) = some();
        let mut retry = Retry::default();
        retry.begin(&theme, stops.clone());
        for (n, stop) in stops.iter().enumerate() {
            let state = retry.lay().unwrap();
            assert_eq!(state.exercise.record(), stop.exercise);
            let standing = retry.standing().unwrap();
            assert_eq!((standing.number, standing.of, standing.turn), (n + 1, stops.len(), stop.turn));
            retry.note(n == 0);
            retry.go_on();
        }
        assert!(retry.lay().is_none() && retry.is_under_way());
        retry.end(false);
        assert_eq!((retry.take_result(), retry.take_result()), (Some((1, stops.len())), None));
        assert!(!retry.is_under_way());
    }

    #[test]
    fn leaving_in_the_middle_counts_the_stop_at_hand_only_where_it_was_answered() {
        let (theme, stops) = some();
        for (tried, expected) in [(false, (0, 1)), (true, (0, 2))] {
            let mut retry = Retry::default();
            retry.begin(&theme, stops.clone());
            retry.note(false);
            retry.go_on();
            retry.end(tried);
            assert_eq!(retry.take_result(), Some(expected));
        }
    }
}
