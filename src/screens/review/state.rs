//! The review as it is shown: which case, where one stands in it, and what can be chosen.

use std::sync::Arc;

use bevy_egui::egui::Color32;

use super::{
    comparison::Comparison,
    instead::{ComparedQuestion, OtherQuestion},
    stops::Stops,
};
use crate::{
    platform,
    screens::proving::{self, Sentences},
    table::BackgroundTasks,
    ui::style::on_dark,
};
use candlestick_game::{Case, jobs::Eyes, review::Review};
use candlestick_rules::{Event, SeatId};
use candlestick_themes::{Words, describe};

/// What was chosen in the review.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ReviewChoice {
    /// Back to where one came from.
    Back,
    /// Another part, where not all fit.
    Part(ReviewPart),
    /// To a step, by its number from 0.
    Step(usize),
    /// To the first step of a turn.
    Turn(u32),
    /// To the step of an event, or the first one after it.
    Event(usize),
    /// To a missed deduction of the seat that is looked at, by its place in the list; its proof is opened or closed.
    Missed(usize),
    /// To a question of the seat that is looked at, by its place in the list; what others would have told is opened or closed.
    Question(usize),
    /// Another question in its place.
    Instead(OtherQuestion),
    /// To find by oneself what the seat missed.
    FindIt,
    /// To the findings of a seat.
    Seat(usize),
    /// The case for friends who have the same deal onto the clipboard.
    SendDeal,
    /// What is in the field for what a friend sent; none without that field.
    Paste(Option<String>),
    /// Takes what was pasted.
    TakePasted,
    /// This text onto the clipboard.
    Copy(String),
    /// The record of the case as a file.
    Save,
    /// The record of the room that it was played in, as a file.
    SaveRoom,
    /// Another case, by its number from 1, as [`WhichCase`] counts them.
    Other(usize),
    /// A case from a file that is to be picked.
    Open,
    /// The case again at the table, from the present step on.
    Watch,
}

/// Which case it is of those that one can page through: the closed ones that are kept here, the oldest first, and
/// after them the one that was opened from a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WhichCase {
    /// Its number, from 1.
    pub n: usize,
    /// How many are kept here.
    pub kept: usize,
    /// The name of the file, if one was opened.
    pub file: Option<String>,
}

impl WhichCase {
    /// How many one can page through.
    pub(super) fn of(&self) -> usize {
        self.kept + usize::from(self.file.is_some())
    }

    /// The name of its file, if it is the one from a file.
    pub(super) fn file_name(&self) -> Option<&str> {
        self.file.as_deref().filter(|_| self.n > self.kept)
    }
}

/// A step of the case: an event that the log has a line for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct ReviewStep {
    pub event: usize,
    pub turn: u32,
    pub text: String,
}

/// The part that is shown where not all fit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum ReviewPart {
    /// Who knew how much when.
    #[default]
    Curves,
    /// The case step by step.
    Steps,
    /// The findings, seat by seat.
    Seats,
    /// The same deal as others played it.
    Deal,
}

/// What the review shows and where it stands.
#[derive(Debug)]
pub struct ReviewState {
    /// The closed case.
    pub case: Arc<Case>,
    /// Its review, once it is worked out.
    pub review: Option<Review>,
    /// What became of the last copy or file.
    pub told: Option<String>,
    /// Which of how many cases it is.
    pub which: WhichCase,
    /// Whether a file can be picked here; else one is dropped on the window.
    pub pick: bool,
    /// Whether its room has opened a record of it here.
    pub of_room: bool,
    /// Whether that record is being read to be saved.
    pub(super) saves_room: bool,
    pub(super) steps: Vec<ReviewStep>,
    pub(super) step: usize,
    pub(super) seat: usize,
    pub(super) part: ReviewPart,
    /// The missed deduction whose proof lies open: seat and place in its list.
    pub(super) open: Option<(usize, usize)>,
    pub(super) proof: Sentences,
    /// The question beside which others are looked at.
    pub(super) instead: Option<ComparedQuestion>,
    pub(super) stops: Stops,
    pub(super) comparison: Comparison,
}

impl ReviewState {
    /// A case to look back at; its review comes later.
    #[must_use]
    pub fn new(case: Arc<Case>, words: &Words) -> Self {
        let names: Vec<_> = case
            .game()
            .setup()
            .seats
            .iter()
            .map(|suspect| case.theme().suspects[suspect.index()].short.clone())
            .collect();
        let mut turn = 0;
        let mut steps = Vec::new();
        for (event, what) in case.game().events().iter().enumerate() {
            if let Event::TurnStarted { turn: number, .. } = what {
                turn = *number;
            }
            let text = describe(what, case.theme(), words, &names, None);
            if !text.is_empty() {
                steps.push(ReviewStep { event, turn, text });
            }
        }
        let step = steps.len().saturating_sub(1);
        Self {
            case,
            review: None,
            told: None,
            which: WhichCase { n: 1, kept: 1, file: None },
            pick: platform::CAN_PICK_CASES,
            of_room: false,
            saves_room: false,
            steps,
            step,
            seat: 0,
            part: ReviewPart::default(),
            open: None,
            proof: Sentences::default(),
            instead: None,
            stops: Stops::default(),
            comparison: Comparison::default(),
        }
    }

    /// Does what was chosen, as far as it is about this state: nothing leaves it.
    pub fn carry_out(&mut self, choice: &ReviewChoice) {
        match *choice {
            ReviewChoice::Part(part) => self.part = part,
            ReviewChoice::Step(step) => self.step = step.min(self.steps.len().saturating_sub(1)),
            ReviewChoice::Turn(turn) => self.go_to(|step| step.turn >= turn),
            ReviewChoice::Event(event) => self.go_to_event(event),
            ReviewChoice::Missed(n) => self.look_at_missed(n),
            ReviewChoice::Question(n) => self.look_at_question(n),
            ReviewChoice::Instead(other) => {
                if let Some(instead) = &mut self.instead {
                    instead.turn(&self.case, other);
                }
            }
            ReviewChoice::Paste(ref text) => self.comparison.pasted.clone_from(text),
            ReviewChoice::FindIt => {
                self.told = None;
                self.stops.want(self.seat);
            }
            ReviewChoice::Seat(seat) => self.seat = seat,
            ReviewChoice::Back
            | ReviewChoice::Copy(_)
            | ReviewChoice::Save
            | ReviewChoice::SaveRoom
            | ReviewChoice::Other(_)
            | ReviewChoice::Open
            | ReviewChoice::SendDeal
            | ReviewChoice::TakePasted
            | ReviewChoice::Watch => {}
        }
    }

    /// Whether stops, or what a question would have told, are to be worked out, or still are.
    pub(super) fn is_finding(&self) -> bool {
        let comparison = self.part == ReviewPart::Deal && (self.comparison.is_fresh() || self.comparison.is_working());
        comparison || self.stops.are_coming() || self.instead.as_ref().is_some_and(ComparedQuestion::is_counting)
    }

    /// Whether sentences are to be looked for, or still are.
    pub(super) const fn is_proving(&self) -> bool {
        self.proof.is_thinking()
    }

    /// Looks for the proof that a person has asked for.
    pub(super) fn prove(&mut self, tasks: &BackgroundTasks, words: &Words) {
        let (case, seat) = (&self.case, self.open.map_or(self.seat, |(seat, _)| seat));
        self.proof.work(tasks, case.theme(), words, || case.game().view(SeatId(seat as u8)));
    }

    /// Where watching begins: with the present step, or at the beginning if that is the end.
    pub(super) fn watch_from(&self) -> usize {
        let event = self.event().filter(|_| self.step + 1 < self.steps.len());
        let moments = self.case.moments().unwrap_or_default();
        event.and_then(|event| moments.iter().position(|events| *events > event)).unwrap_or(0)
    }

    /// The turn of the present step.
    pub(super) fn turn(&self) -> u32 {
        self.steps.get(self.step).map_or(0, |step| step.turn)
    }

    /// The event of the present step.
    pub(super) fn event(&self) -> Option<usize> {
        self.steps.get(self.step).map(|step| step.event)
    }

    /// To the first such step, or the last of all.
    fn go_to(&mut self, wanted: impl FnMut(&ReviewStep) -> bool) {
        let last = self.steps.len().saturating_sub(1);
        self.step = self.steps.iter().position(wanted).unwrap_or(last);
    }

    fn go_to_event(&mut self, event: usize) {
        self.go_to(|step| step.event >= event);
        self.part = ReviewPart::Steps;
    }

    /// Goes to the moment of a missed deduction of the present seat, and opens its proof, or closes it.
    fn look_at_missed(&mut self, n: usize) {
        let seat = self.review.as_ref().and_then(|review| review.seats.get(self.seat));
        let Some(missed) = seat.and_then(|seat| seat.missed.get(n)).copied() else { return };
        self.go_to_event(missed.event());
        self.part = ReviewPart::Seats;
        let here = (self.seat, n);
        if self.open == Some(here) {
            self.open = None;
            return;
        }
        self.open = Some(here);
        let case = &self.case;
        let eyes = Eyes::Seated { log: case.log().clone(), seat: SeatId(self.seat as u8) };
        self.proof = Sentences::of(proving::job(eyes, missed.event(), missed.facts(case)));
    }

    /// Goes to the moment of a question of the present seat, and opens what others would have told, or closes it.
    fn look_at_question(&mut self, n: usize) {
        let seat = self.review.as_ref().and_then(|review| review.seats.get(self.seat));
        let Some(asked) = seat.and_then(|seat| seat.asked.get(n)).copied() else { return };
        self.go_to_event(asked.event);
        self.part = ReviewPart::Seats;
        let here = (self.seat, n);
        let shut = self.instead.as_ref().is_some_and(|instead| instead.at == here);
        self.instead = (!shut).then(|| ComparedQuestion::of(here, asked));
    }

    pub(super) fn colour(&self, seat: usize) -> Color32 {
        let suspect = self.case.game().suspect_of(SeatId(seat as u8));
        on_dark(self.case.theme().suspects[suspect.index()].colour.into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use candlestick_game::testing::novices;

    #[test]
    fn what_is_chosen_moves_within_the_case_and_never_past_its_ends() {
        let mut state = ReviewState::new(Arc::new(novices(3, usize::MAX)), &Words::english());
        let last = state.steps.len() - 1;
        state.carry_out(&ReviewChoice::Turn(2));
        assert_eq!((state.turn(), state.steps[state.step - 1].turn), (2, 1));
        state.carry_out(&ReviewChoice::Step(usize::MAX));
        assert_eq!(state.step, last);
        state.carry_out(&ReviewChoice::Event(0));
        assert_eq!((state.step, state.part), (0, ReviewPart::Steps));
        state.carry_out(&ReviewChoice::Event(usize::MAX));
        assert_eq!(state.step, last);
        // Nothing is worked out yet, so there is nothing to look at.
        state.carry_out(&ReviewChoice::Missed(0));
        assert!(!state.is_proving() && state.open.is_none());
    }
}
