//! Answers what somebody asks in the terminal, with the proofs that are looked for here.

use std::io::{self, Write};

use candlestick_game::{
    Column, Proved,
    jobs::{Eyes, Job, JobResult},
    spoken::SpokenQuery,
};
use candlestick_rules::CardId;

use super::sitting::Sitting;

impl<W: Write> Sitting<'_, W> {
    /// Tells what was asked for.
    pub(super) fn tell(&mut self, what: &SpokenQuery) -> io::Result<()> {
        let proofs = match what {
            SpokenQuery::Now => return self.ask(),
            SpokenQuery::Why(card, Some(column)) => self.proofs(*card, *column),
            _ => Vec::new(),
        };
        let proof = proofs.first().map_or(Proved::No, Proved::Yes);
        let lines = self.eyes(what.reads_notebook(), |eyes| eyes.lines_for(what, proof));
        lines.iter().try_for_each(|line| self.say(line))
    }

    /// How much the notebook helps.
    pub(super) fn assist(&mut self) -> io::Result<()> {
        let help = self.marks().help;
        let lines = self.eyes(false, |eyes| eyes.assist_told(help));
        lines.iter().try_for_each(|line| self.say(line))
    }

    /// The proof of a cell, where it was deduced.
    fn proofs(&mut self, card: CardId, column: Column) -> Vec<candlestick_deduction::proof::Proof> {
        if !self.eyes(true, |eyes| eyes.assist.deduced(card, column)) {
            return Vec::new();
        }
        let (log, events) = (self.case.job_log(), self.case.game().events().len());
        let job = Job::Proofs { eyes: Eyes::Seated { log, seat: self.me }, events, of: vec![(card, column.into())] };
        if let JobResult::Proofs(found) = self.runner.carry_out(job) { found } else { Vec::new() }
    }
}
