//! The command line without a window; the game's own program takes the same commands.

use std::process::ExitCode;

fn main() -> ExitCode {
    candlestick_cli::run(candlestick_cli::parse())
}
