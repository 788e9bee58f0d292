//! `candlestick play`: a whole case in a terminal, by typed commands and spoken answers.

mod args;
mod begin;
mod case_storage;
mod lines;
mod sitting;
mod tell;

use std::{io, process::ExitCode};

use candlestick_themes::Words;

use super::output::{MISUSE, complain, status, written};
pub use args::PlayCase;
use case_storage::CaseStorage;
use sitting::Sitting;

impl PlayCase {
    /// Plays with whoever types. Where the input ends the case is kept, and all is well.
    pub(super) fn run(&self, words: &Words) -> ExitCode {
        let begun = match self.begin(words) {
            Ok(begun) => begun,
            Err(fault) => {
                complain(words, &fault);
                return ExitCode::from(MISUSE);
            }
        };
        let mut sitting = Sitting::new(begun, CaseStorage::default(), words, io::stdout().lock());
        match sitting.play(&mut io::stdin().lock()) {
            Ok(well) => status(well),
            // Whoever reads no more has left the table: the case is kept as it stands.
            Err(fault) => {
                let kept = sitting.keep();
                let told = written(Err(fault));
                if let Err(fault) = &told {
                    complain(words, &fault.to_string());
                }
                status(told.is_ok() && kept)
            }
        }
    }
}
