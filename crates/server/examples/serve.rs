//! `candlestick serve` alone, for tests that build no whole program: takes the same flags.

use std::process::ExitCode;

use clap::Parser;

/// The flags of `candlestick serve`.
#[derive(Parser)]
struct Line {
    #[command(flatten)]
    serve: candlestick_server::Serve,
}

fn main() -> ExitCode {
    Line::parse().serve.run()
}
