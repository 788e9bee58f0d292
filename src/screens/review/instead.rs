//! Works out what another question would have told in place of one that was asked, with its answers.

use std::sync::Arc;

use bevy::log::error;

use crate::table::{BackgroundJob, BackgroundTasks};
use candlestick_game::{
    Case,
    jobs::{Job, JobResult},
    practice::RefutationSpread,
    review::AskedQuestion,
};
use candlestick_rules::{SeatId, SuspectId, Triple, WeaponId};

/// A question that was asked, and another one in its place.
#[derive(Debug)]
pub(super) struct ComparedQuestion {
    /// Whose it was, and its place in that seat's list.
    pub at: (usize, usize),
    pub asked: AskedQuestion,
    /// The question that is looked at.
    pub question: Triple,
    /// What it would have told, once that is counted.
    pub spread: Option<RefutationSpread>,
    coming: Option<(Triple, BackgroundJob)>,
}

/// Which question is looked at instead.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OtherQuestion {
    /// The one that was asked.
    Asked,
    /// The one that was worth most.
    Best,
    /// About the suspect before or after, round and round.
    Suspect(bool),
    /// With the weapon before or after, round and round.
    Weapon(bool),
}

impl ComparedQuestion {
    /// Begins with the best question.
    pub fn of(at: (usize, usize), asked: AskedQuestion) -> Self {
        Self { at, asked, question: asked.better, spread: None, coming: None }
    }

    /// Looks at another question.
    pub fn turn(&mut self, case: &Case, other: OtherQuestion) {
        let cards = case.theme().edition.cards;
        let step = |n: u8, of: u8, on: bool| if on { (n + 1) % of } else { (n + of - 1) % of };
        let Triple { suspect, weapon, .. } = self.question;
        self.question = match other {
            OtherQuestion::Asked => self.asked.question,
            OtherQuestion::Best => self.asked.better,
            OtherQuestion::Suspect(on) => {
                Triple { suspect: SuspectId(step(suspect.0, cards.suspects, on)), ..self.question }
            }
            OtherQuestion::Weapon(on) => {
                Triple { weapon: WeaponId(step(weapon.0, cards.weapons, on)), ..self.question }
            }
        };
        self.spread = None;
    }

    /// Whether something is still to be counted.
    pub const fn is_counting(&self) -> bool {
        self.spread.is_none()
    }

    /// Counts what the question would have told.
    pub fn work(&mut self, case: &Arc<Case>, tasks: &BackgroundTasks) {
        if let Some((question, job)) = &mut self.coming {
            let (question, Some(result)) = (*question, job.done()) else { return };
            self.coming = None;
            match result {
                // Meanwhile another one may be looked at.
                JobResult::Spreads(mut spreads) if question == self.question => {
                    self.spread = spreads.pop();
                    return;
                }
                JobResult::Spreads(_) => {}
                other => {
                    error!("what a question would have told came to nothing: {other:?}");
                    return;
                }
            }
        }
        let (log, seat) = (case.job_log(), SeatId(self.at.0 as u8));
        let job = Job::Spreads { log, seat, event: self.asked.event, questions: vec![self.question] };
        self.coming = Some((self.question, tasks.start(job, case.theme())));
    }
}
