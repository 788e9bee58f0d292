//! Holds which case is watched, with whose eyes, and where one is in it.

use std::sync::Arc;

use bevy::prelude::*;

use crate::table::Screen;
use candlestick_game::{
    Case, is_moment_of,
    library::{CaseId, KeptCase},
    record::Comment,
};
use candlestick_rules::{Action, SeatId};

/// The case that is watched, if the one on the table is.
#[derive(Resource, Debug, Default)]
pub(in crate::screens) struct OpenReplay(pub(super) Option<WatchedCase>);

/// A case that is watched.
#[derive(Debug)]
pub struct WatchedCase {
    /// The whole case.
    pub case: Arc<Case>,
    /// How many of its actions are done on the table.
    pub at: usize,
    /// With whose eyes.
    pub eyes: SeatId,
    /// Whether it goes on by itself.
    pub running: bool,
    /// Where the way leads afterwards.
    pub back: Screen,
    /// Where its record is kept, if it is.
    pub kept: Option<CaseId>,
    /// What was remarked on it.
    pub comments: Vec<Comment>,
    /// Whether everybody's cards lie open.
    pub open: bool,
    /// A remark that is being written.
    pub writing: Option<String>,
    /// Whether the rest of the bar is unfolded, in a window too low for all of it.
    pub unfolded: bool,
    /// How many actions were seen, where nothing of what comes after them is told.
    unspoilt: Option<usize>,
}

/// What was chosen of the case that is watched.
#[derive(Message, Debug, Clone, PartialEq, Eq)]
pub enum ReplayChoice {
    /// To the moment after so many actions.
    To(usize),
    /// It goes on by itself, or stops.
    Run(bool),
    /// With the next seat's eyes, or the one's before.
    Eyes {
        /// The next one's; else those of the one before.
        next: bool,
    },
    /// Everybody's cards are laid open, or turned down again.
    Open(bool),
    /// The rest of the bar is unfolded, or folded again.
    Unfold(bool),
    /// One plays on from here, as whose eyes look.
    PlayOn,
    /// Begins a remark, or throws it away.
    Write(bool),
    /// Keeps the remark that was written.
    Remark,
}

impl OpenReplay {
    /// Whether the case on the table is watched.
    pub fn is_on(&self) -> bool {
        self.0.is_some()
    }

    /// The case that is watched.
    pub const fn watched(&self) -> Option<&WatchedCase> {
        self.0.as_ref()
    }

    /// The same, to be changed.
    pub const fn watched_mut(&mut self) -> Option<&mut WatchedCase> {
        self.0.as_mut()
    }

    /// Where the way leads from the table.
    pub fn back(&self) -> Screen {
        self.0.as_ref().map_or(Screen::Title, |watched| watched.back)
    }

    /// A case is about to be watched from a moment on.
    pub fn begin(&mut self, watched: WatchedCase) {
        self.0 = Some(watched);
    }
}

impl WatchedCase {
    /// A case to be watched after so many of its actions.
    #[must_use]
    pub fn new(case: Arc<Case>, at: usize, eyes: SeatId, back: Screen) -> Self {
        let (kept, comments) = (None, Vec::new());
        let (running, open, unfolded) = (false, false, false);
        Self { case, at, eyes, running, back, kept, comments, open, writing: None, unfolded, unspoilt: None }
    }

    /// The same, with the remarks of its record, and those that come kept there.
    pub fn kept(self, kept: &KeptCase) -> Self {
        Self { kept: Some(kept.id), comments: kept.record.comments.clone(), ..self }
    }

    /// The same, without a word of how long it goes on and how it ends before one gets there.
    pub fn unspoilt(self) -> Self {
        Self { unspoilt: Some(self.at), ..self }
    }

    /// How many actions there are.
    pub fn of(&self) -> usize {
        self.case.log().actions.len()
    }

    /// How many actions are told of: all, or as many as one has seen of them.
    pub fn actions_told(&self) -> usize {
        self.unspoilt.map_or_else(|| self.of(), |seen| seen.max(self.at))
    }

    /// Whether what comes after this moment is not told.
    pub const fn is_unspoilt(&self) -> bool {
        self.unspoilt.is_some()
    }

    /// Whether its last action is done.
    pub fn is_at_end(&self) -> bool {
        self.at == self.of()
    }

    /// Notes how far one has seen; at its end there is nothing left to hide.
    pub(super) fn note_seen(&mut self) {
        self.unspoilt = self.unspoilt.map(|seen| seen.max(self.at)).filter(|seen| *seen < self.of());
    }

    /// The action after those that are done.
    pub fn next(&self) -> Option<(SeatId, Action)> {
        self.case.log().actions.get(self.at).copied()
    }

    /// Whether the case on the table is a moment of this one.
    pub fn is_of(&self, log: &candlestick_game::CaseLog) -> bool {
        is_moment_of(log, self.case.log())
    }

    /// The seat after the one whose eyes look, or before it, round the table.
    pub fn neighbour(&self, next: bool) -> SeatId {
        let seats = self.case.log().seats.len();
        let step = if next { 1 } else { seats - 1 };
        SeatId(((self.eyes.index() + step) % seats) as u8)
    }

    /// The moment of the next remark, round and round; none where nothing was remarked.
    pub fn next_remark(&self) -> Option<usize> {
        let mut told = self.comments.iter().map(|comment| comment.after).filter(|after| *after <= self.actions_told());
        let first = told.clone().next();
        told.find(|after| *after > self.at).or(first)
    }

    /// The remarks on the moment that is shown.
    pub fn remarks(&self) -> impl Iterator<Item = &Comment> {
        self.comments.iter().filter(|comment| comment.after == self.at)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use candlestick_game::testing::novices;

    #[test]
    fn eyes_go_round_the_table_both_ways() {
        let mut watched = WatchedCase::new(Arc::new(novices(4, 20)), 0, SeatId(0), Screen::Review);
        assert_eq!((watched.neighbour(true), watched.neighbour(false)), (SeatId(1), SeatId(2)));
        watched.eyes = SeatId(2);
        assert_eq!(watched.neighbour(true), SeatId(0));
    }

    #[test]
    fn the_next_remark_comes_round_again_after_the_last() {
        let mut watched = WatchedCase::new(Arc::new(novices(4, 20)), 0, SeatId(0), Screen::Review);
        assert_eq!(watched.next_remark(), None);
        let remark = |after| Comment { after, by: None, text: "so".into() };
        watched.comments = vec![remark(3), remark(9)];
        let from = |at| WatchedCase {
            at,
            comments: watched.comments.clone(),
            ..WatchedCase::new(Arc::clone(&watched.case), 0, SeatId(0), Screen::Review)
        };
        assert_eq!([0, 3, 9, 15].map(|at| from(at).next_remark()), [Some(3), Some(9), Some(3), Some(3)]);
    }

    #[test]
    fn nothing_of_what_comes_is_told_before_one_gets_there() {
        let long = |actions| WatchedCase::new(Arc::new(novices(4, actions)), 0, SeatId(0), Screen::Library).unspoilt();
        let remark = |after| Comment { after, by: None, text: "so".into() };
        for mut watched in [long(20), long(60)] {
            watched.comments = vec![remark(2), remark(15)];
            for (at, told, next) in [(0, 0, None), (7, 7, Some(2)), (3, 7, Some(2))] {
                watched.at = at;
                watched.note_seen();
                assert_eq!((watched.actions_told(), watched.next_remark(), watched.is_unspoilt()), (told, next, true));
            }
            watched.at = watched.of();
            watched.note_seen();
            watched.at = 5;
            assert_eq!((watched.actions_told(), watched.is_unspoilt()), (watched.of(), false));
        }
    }

    #[test]
    fn actions_come_one_after_the_other_to_the_end() {
        let mut watched = WatchedCase::new(Arc::new(novices(4, 20)), 0, SeatId(0), Screen::Review);
        assert_eq!(watched.next(), watched.case.log().actions.first().copied());
        watched.at = 20;
        assert_eq!((watched.next(), watched.of()), (None, 20));
    }
}
