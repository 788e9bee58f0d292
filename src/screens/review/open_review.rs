//! The review that is open: which case it shows, from where it came, and what is told of it.

use std::{sync::Arc, task::Poll};

use bevy::prelude::*;

use super::state::{ReviewChoice, ReviewState, WhichCase};
use crate::{
    screens::{
        Speech, Themes, export, library::cases::CaseLibrary, library::names::file_name, together::at_hand::RoomAtHand,
    },
    table::Screen,
};
use candlestick_game::{Case, FaultText, Record, library::CaseId};
use candlestick_themes::{Theme, Words, key};

/// The review that is shown; changed only when something happens on it.
#[derive(Resource, Debug, Default)]
pub(in crate::screens) struct OpenReview {
    /// None where there is no case to look back at.
    pub(super) state: Option<ReviewState>,
    /// A case from a file with the file's name, as long as the review is open.
    pub(super) file: Option<(String, Arc<Case>)>,
    /// What is to be told where there is no case.
    pub(super) told: Option<String>,
    pub(super) back: Screen,
}

impl OpenReview {
    /// Looks back at the latest closed case that can still be played again, and tells why if that is not the latest;
    /// `back` is where the way leads afterwards.
    pub(in crate::screens) fn look_back(
        &mut self,
        library: &CaseLibrary,
        themes: &Themes,
        words: &Speech,
        back: Screen,
    ) {
        *self = Self { back, ..Self::default() };
        let mut told = None;
        for n in (1..=library.closed_count()).rev() {
            match self.open(n, library, themes, words) {
                Ok(()) => break,
                Err(why) => told = told.or(Some(why)),
            }
        }
        self.tell(told);
    }

    /// Looks back at a closed case by its number from the oldest, from 1.
    ///
    /// # Errors
    /// Why it can't be played again, in words; what was shown stays.
    pub(in crate::screens) fn look_at(
        &mut self,
        n: usize,
        library: &CaseLibrary,
        themes: &Themes,
        words: &Speech,
        back: Screen,
    ) -> Result<(), String> {
        self.open(n, library, themes, words)?;
        (self.back, self.file) = (back, None);
        Ok(())
    }

    /// Lays out a case from a file beside the `kept` ones; `from` is where one comes from.
    pub(in crate::screens) fn open_file(
        &mut self,
        file: (String, Arc<Case>),
        kept: usize,
        words: &Words,
        from: Screen,
    ) {
        let back = if from == Screen::Review { self.back } else { from };
        *self = Self { back, file: Some(file), ..Self::default() };
        self.lay_out_file(kept, words);
    }

    /// The place of the case that is shown among the closed ones, from 0 for the oldest; none of one from a file.
    pub(in crate::screens) fn kept_place(&self) -> Option<usize> {
        let which = self.state.as_ref().map(|state| &state.which)?;
        (1..=which.kept).contains(&which.n).then(|| which.n - 1)
    }

    /// The theme of the case that is shown.
    pub(in crate::screens) fn theme(&self) -> Option<&Theme> {
        self.state.as_ref().map(|state| &**state.case.theme())
    }

    /// Lays out a case by its number, as [`WhichCase`] counts them.
    ///
    /// # Errors
    /// Why it can't be played again, in words; what was shown stays.
    pub(super) fn open(
        &mut self,
        n: usize,
        library: &CaseLibrary,
        themes: &Themes,
        words: &Speech,
    ) -> Result<(), String> {
        if n > library.closed_count() {
            self.lay_out_file(library.closed_count(), &words.0);
            return Ok(());
        }
        let case = library.closed_case(n - 1, themes, &words.0);
        let case = case.map_err(|why| words.0.with(key!("lookback-none"), &[("why", (&why).into())]))?;
        self.lay_out(Arc::new(case), n, library.closed_count(), &words.0);
        Ok(())
    }

    fn lay_out_file(&mut self, kept: usize, words: &Words) {
        if let Some((_, case)) = &self.file {
            self.lay_out(Arc::clone(case), kept + 1, kept, words);
        }
    }

    fn lay_out(&mut self, case: Arc<Case>, n: usize, kept: usize, words: &Words) {
        let mut state = ReviewState::new(case, words);
        state.which = WhichCase { n, kept, file: self.file.as_ref().map(|(name, _)| name.clone()) };
        *self = Self { state: Some(state), file: self.file.take(), back: self.back, ..Self::default() };
    }

    /// Tells something in words at the foot; nothing takes away what was told.
    pub(in crate::screens) fn tell(&mut self, told: Option<String>) {
        match &mut self.state {
            Some(state) => state.told = told,
            None => self.told = told,
        }
    }

    /// The record that is shown, and the name of its file if it came from one.
    #[cfg(test)]
    pub(in crate::screens) fn shown(&self) -> Option<(&candlestick_game::CaseLog, Option<&str>)> {
        self.state.as_ref().map(|state| (state.case.log(), state.which.file_name()))
    }

    /// What is told at the foot.
    #[cfg(test)]
    pub(in crate::screens) fn notice_text(&self) -> Option<&str> {
        self.state.as_ref().map_or(self.told.as_deref(), |state| state.told.as_deref())
    }
}

impl OpenReview {
    /// Looks at another part of the case that is shown.
    pub(super) fn look(&mut self, choice: &ReviewChoice) {
        if let Some(state) = &mut self.state {
            state.carry_out(choice);
        }
    }

    /// The record of the case as a file.
    pub(super) fn save(&mut self, words: &Words) {
        let Some(state) = &mut self.state else { return };
        let record = Record::of(&state.case);
        state.told = Some(export::save_as(&file_name(&record), &record.to_text(), words));
    }

    /// The record of the room that the case was played in as a file: what `candlestick verify` looks through.
    /// Where one is not in that room any more, it lies beside the case; answers whether it is still being read there.
    pub(super) fn save_room(&mut self, room: Option<&RoomAtHand>, library: &CaseLibrary, words: &Words) -> bool {
        let Some(state) = &mut self.state else { return false };
        let found = match room.and_then(|room| room.record(&state.case)) {
            Some(text) => Poll::Ready(Ok(Some(text))),
            None => kept(state, library).map_or(Poll::Ready(Ok(None)), |id| library.proof(id)),
        };
        state.saves_room = found.is_pending();
        let name = || file_name(&Record::of(&state.case)).replace("-case-", "-room-");
        state.told = match found {
            Poll::Pending => return true,
            Poll::Ready(Ok(Some(text))) => Some(export::save_as(&name(), &text, words)),
            Poll::Ready(Ok(None)) => Some(words.say(key!("lookback-no-proof"))),
            Poll::Ready(Err(fault)) => Some(fault.say(words)),
        };
        false
    }

    /// Whether the room's record is being read to be saved.
    pub(super) fn saves_room(&self) -> bool {
        self.state.as_ref().is_some_and(|state| state.saves_room)
    }

    /// Notes whether there is a record of the room, here or in the room.
    pub(super) fn note_room(&mut self, of_room: bool) {
        if let Some(state) = &mut self.state {
            state.of_room = of_room;
        }
    }
}

/// Which of the kept cases is shown; none where it came from a file.
pub(super) fn kept(state: &ReviewState, library: &CaseLibrary) -> Option<CaseId> {
    let at = state.which.n.checked_sub(1).filter(|_| state.which.file_name().is_none())?;
    library.closed_at(at).map(|kept| kept.id)
}

#[cfg(test)]
mod tests {
    use super::*;
    use candlestick_game::testing::novices;
    use candlestick_rules::Seed;
    use candlestick_themes as theme;

    fn closed(seed: u64) -> Case {
        novices(seed, usize::MAX)
    }

    fn library(records: &[Record]) -> CaseLibrary {
        CaseLibrary::with(records.iter().cloned())
    }

    fn shown(open_review: &OpenReview) -> (Seed, Option<&str>) {
        let (log, file) = open_review.shown().unwrap();
        (log.seed, file)
    }

    #[test]
    fn a_case_from_a_file_stands_after_the_kept_ones_and_is_found_again() {
        let (library, words) = (library(&[closed(1), closed(2)].map(|case| Record::of(&case))), Speech::default());
        let themes = Themes::of(vec![Arc::new(theme::builtin("classic-2016").unwrap())]);
        let mut open_review = OpenReview::default();
        let file = ("case.json".to_owned(), Arc::new(closed(7)));
        open_review.open_file(file, library.closed_count(), &words.0, Screen::Verdict);
        assert_eq!(shown(&open_review), (Seed::from(7), Some("case.json")));
        open_review.open(2, &library, &themes, &words).unwrap();
        assert_eq!(shown(&open_review), (Seed::from(2), None));
        open_review.open(3, &library, &themes, &words).unwrap();
        assert_eq!(shown(&open_review), (Seed::from(7), Some("case.json")));
        assert_eq!((library.closed_count(), open_review.back), (2, Screen::Verdict));
    }

    #[test]
    fn looking_back_passes_over_what_cannot_be_played_again_and_says_so() {
        let (words, themes) = (Speech::default(), Themes::of(vec![Arc::new(theme::builtin("classic-2016").unwrap())]));
        let (kept, mut gone) = (Record::of(&closed(1)), Record::of(&closed(2)));
        gone.log.theme.id = "gone".into();
        let mut open_review = OpenReview::default();
        open_review.look_back(&library(&[kept, gone.clone()]), &themes, &words, Screen::Title);
        assert_eq!(shown(&open_review), (Seed::from(1), None));
        assert!(open_review.notice_text().is_some_and(|told| told.contains("gone")));
        open_review.look_back(&library(&[gone]), &themes, &words, Screen::Title);
        assert!(open_review.shown().is_none() && open_review.notice_text().is_some_and(|told| told.contains("gone")));
        open_review.look_back(&CaseLibrary::default(), &themes, &words, Screen::Title);
        assert!(open_review.shown().is_none() && open_review.notice_text().is_none());
    }
}
