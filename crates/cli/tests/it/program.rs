//! The program as a test starts it: in English, whatever the system speaks.

use std::process::Command;

/// A command that starts the program; a test that looks at another language sets it.
pub fn program() -> Command {
    let mut program = Command::new(env!("CARGO_BIN_EXE_candlestick-cli"));
    program.env("LC_ALL", "C");
    program
}
