//! Proofs of a seat's certain cells, looked for beside the frames and told in sentences.

use crate::{
    table::Thinking,
    ui::{notebook::tell_proof, seat_names},
};
use candlestick_deduction::{
    Holder,
    proof::{Proof, why_all},
};
use candlestick_game::{
    CaseLog,
    jobs::{Job, JobResult},
};
use candlestick_rules::{CardId, View};
use candlestick_themes::{Theme, Words};

/// Sets out to prove some cells from the first `events` events of a view; `log` is the case up to the view.
pub(super) fn prove(
    view: &View,
    events: usize,
    log: impl FnOnce() -> CaseLog,
    of: Vec<(CardId, Holder)>,
) -> Thinking<Vec<Proof>> {
    let (seat, view, cells) = (view.me, view.clone(), of.clone());
    let take = |result| if let JobResult::Proofs(proofs) = result { Some(proofs) } else { None };
    let here = move || why_all(&view, events, &cells);
    Thinking::begin(|| Job::Proofs { log: log(), seat, events, of }, take, here)
}

/// Sentences that tell why something is certain, once they are found.
#[derive(Debug, Default)]
pub(super) struct Sentences {
    coming: Option<Thinking<Vec<Proof>>>,
    /// The sentences, each with how deep it stands within suppositions.
    lines: Vec<(String, usize)>,
}

impl Sentences {
    /// Those of proofs that are being looked for.
    pub(super) fn coming(coming: Thinking<Vec<Proof>>) -> Self {
        Self { coming: Some(coming), lines: Vec::new() }
    }

    /// Whether they are still being looked for.
    pub(super) const fn is_thinking(&self) -> bool {
        self.coming.is_some()
    }

    /// The sentences as far as they are there; the view is that of the seat they are told to, asked for once.
    pub(super) fn lines(&mut self, view: impl FnOnce() -> View, theme: &Theme, words: &Words) -> &[(String, usize)] {
        if let Some(proofs) = self.coming.as_mut().and_then(Thinking::done) {
            self.coming = None;
            let view = view();
            let names = seat_names(theme, &view);
            self.lines = proofs.iter().flat_map(|proof| tell_proof(proof, &view, (theme, words, &names))).collect();
        }
        &self.lines
    }
}
