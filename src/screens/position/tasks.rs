//! Tasks beside the frames that work out what a real table tells, its best questions, and a proof.

use bevy::prelude::*;

use super::{sheet::CardColumn, state::PositionState};
use crate::table::{BackgroundJob, BackgroundTasks};
use candlestick_game::jobs::{Job, JobResult, TableQuery};
use candlestick_themes::Words;

/// The jobs that are under way, each with the text that it is of.
#[derive(Resource, Debug, Default)]
pub(super) struct TableTasks {
    told: Option<(String, BackgroundJob)>,
    best: Option<(String, BackgroundJob)>,
    proof: Option<(String, CardColumn, BackgroundJob)>,
    /// A text of which something came to nothing, so that it is not tried again and again.
    failed: Option<String>,
}

/// What was worked out since it was last asked.
#[derive(Debug)]
pub(super) struct FinishedTasks {
    told: Option<JobResult>,
    best: Option<JobResult>,
    proof: Option<JobResult>,
}

impl FinishedTasks {
    /// Whether there is anything.
    pub const fn is_any(&self) -> bool {
        self.told.is_some() || self.best.is_some() || self.proof.is_some()
    }
}

impl TableTasks {
    /// What is done by now.
    pub fn come(&mut self) -> FinishedTasks {
        FinishedTasks {
            told: self.told.as_mut().and_then(|(_, job)| job.done()),
            best: self.best.as_mut().and_then(|(_, job)| job.done()),
            proof: self.proof.as_mut().and_then(|(.., job)| job.done()),
        }
    }

    /// Takes it.
    pub fn take(&mut self, come: FinishedTasks, state: &mut PositionState, words: &Words) {
        if let Some(result) = come.told {
            match (result, self.told.take()) {
                (JobResult::TableTold(told), Some((text, _))) => state.know(text, *told, words),
                (result, told) => self.fail(&result, told.map(|(text, _)| text)),
            }
        }
        if let Some(result) = come.best {
            match (result, self.best.take()) {
                (JobResult::Questions(best), Some((text, _))) => state.best = Some((text, best)),
                (result, best) => self.fail(&result, best.map(|(text, _)| text)),
            }
        }
        if let Some(result) = come.proof {
            match (result, self.proof.take()) {
                (JobResult::Proofs(mut proofs), Some((text, cell, _))) if text == state.text => {
                    state.sheet.prove(cell, proofs.pop());
                    state.sheet.explain(&state.kept.marks, words);
                }
                (JobResult::Proofs(_), _) => {}
                (result, proof) => self.fail(&result, proof.map(|(text, ..)| text)),
            }
        }
    }

    /// Sets out to work out what is not known yet, one thing of a kind at a time; what it tells comes before the questions.
    pub fn ask(&mut self, state: &PositionState, tasks: &BackgroundTasks) {
        if !state.kept.begun || self.failed.as_ref() == Some(&state.text) {
            return;
        }
        let theme = &state.table().theme;
        let start =
            |asked| tasks.start(Job::RealTable { theme: theme.id.clone(), text: state.text.clone(), asked }, theme);
        if self.told.is_none() && state.known().is_none() {
            self.told = Some((state.text.clone(), start(TableQuery::Told)));
        }
        if self.proof.is_none()
            && let Some(cell) = state.sheet.unproved()
        {
            let of = vec![(cell.0, cell.1.into())];
            self.proof = Some((state.text.clone(), cell, start(TableQuery::Proofs(of))));
        }
        if self.best.is_none() && state.best().is_none() && state.known().is_some() {
            self.best = Some((state.text.clone(), start(TableQuery::Questions)));
        }
    }

    fn fail(&mut self, result: &JobResult, text: Option<String>) {
        error!("a real table came to nothing: {result:?}");
        self.failed = text;
    }
}
