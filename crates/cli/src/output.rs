//! Prints what commands say and sets how they end: results on the output, complaints on the error stream, exit
//! statuses.

use std::{
    fmt::Display,
    io::{self, Write},
    process::ExitCode,
};

use candlestick_themes::{Message, Words, key};

/// Exit status for a wrong flag or value, as clap uses it.
pub(crate) const MISUSE: u8 = 2;

/// Prints a report and ends its line; whether that went well. Where nobody reads on (`| head -1`), it did.
pub(crate) fn tell(words: &Words, text: impl Display) -> bool {
    match written(writeln!(io::stdout(), "{text}")) {
        Ok(()) => true,
        Err(fault) => {
            complain(words, &fault.to_string());
            false
        }
    }
}

/// What came of writing results: a pipe that was closed at the other end is no fault, as whoever reads has seen enough.
pub(crate) fn written(result: io::Result<()>) -> io::Result<()> {
    result.or_else(|fault| if fault.kind() == io::ErrorKind::BrokenPipe { Ok(()) } else { Err(fault) })
}

/// The exit status of a command that did what it was asked, or did not.
pub(crate) fn status(well: bool) -> ExitCode {
    if well { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Says what went wrong, on the error stream.
pub(crate) fn complain(words: &Words, message: &str) {
    eprintln!("{}", words.with(key!("cli-error"), &[("message", message.into())]));
}

/// Says everything that is wrong with what was asked for; the status of a misused command.
pub(crate) fn misused(words: &Words, faults: &[Message]) -> ExitCode {
    faults.iter().for_each(|fault| complain(words, &fault.say(words)));
    ExitCode::from(MISUSE)
}

/// Faults that were said already, in the person's language.
pub(crate) fn as_told(faults: Vec<String>) -> Vec<Message> {
    faults.into_iter().map(Message::as_it_was).collect()
}

/// Says something beside the results, on the error stream.
pub(crate) fn remark(note: &str) {
    eprintln!("{note}");
}

/// Holds that every sentence of a report is there, and that each got all the values it names.
#[cfg(test)]
#[track_caller]
pub(crate) fn assert_said(report: &str) {
    for line in report.lines() {
        assert!(!line.contains('['), "a sentence is missing: {line}");
        assert!(!line.contains("{$"), "a value is missing: {line}");
    }
}
