//! Proofs of a seat's certain cells, looked for beside the frames and told in sentences.

use std::sync::Arc;

use bevy::log::error;

use crate::{
    table::{BackgroundJob, BackgroundTasks},
    ui::{notebook::tell_proof, seat_names},
};
use candlestick_deduction::{Holder, proof::Proof};
use candlestick_game::jobs::{Eyes, Job, JobResult};
use candlestick_rules::{CardId, View};
use candlestick_themes::{Theme, Words};

/// The job of proving some cells from the first `events` events that these eyes saw.
pub(super) const fn job(eyes: Eyes, events: usize, of: Vec<(CardId, Holder)>) -> Job {
    Job::Proofs { eyes, events, of }
}

/// The proofs that a job found; none where it came to nothing.
pub(super) fn found(result: JobResult) -> Vec<Proof> {
    if let JobResult::Proofs(proofs) = result {
        return proofs;
    }
    error!("the proofs came to nothing: {result:?}");
    Vec::new()
}

/// Sentences that tell why something is certain, once they are found.
#[derive(Debug, Default)]
pub(super) struct Sentences {
    wanted: Option<Job>,
    coming: Option<BackgroundJob>,
    /// The sentences, each with how deep it stands within suppositions.
    lines: Vec<(String, usize)>,
}

impl Sentences {
    /// Those of the proofs that a job is to find.
    pub(super) fn of(job: Job) -> Self {
        Self { wanted: Some(job), ..Self::default() }
    }

    /// Whether they are still being looked for.
    pub(super) const fn is_thinking(&self) -> bool {
        self.wanted.is_some() || self.coming.is_some()
    }

    /// Starts the job if that is still to be done, and puts into sentences what has come of it; the view is that of the
    /// seat they are told to, asked for once.
    pub(super) fn work(
        &mut self,
        tasks: &BackgroundTasks,
        theme: &Arc<Theme>,
        words: &Words,
        view: impl FnOnce() -> View,
    ) {
        if let Some(job) = self.wanted.take() {
            self.coming = Some(tasks.start(job, theme));
            return;
        }
        if let Some(result) = self.coming.as_mut().and_then(BackgroundJob::done) {
            self.coming = None;
            let view = view();
            let names = seat_names(theme, &view);
            let proofs = found(result);
            self.lines = proofs.iter().flat_map(|proof| tell_proof(proof, &view, (theme, words, &names))).collect();
        }
    }

    /// The sentences as far as they are there, each with how deep it stands within suppositions.
    pub(super) fn lines(&self) -> &[(String, usize)] {
        &self.lines
    }
}
