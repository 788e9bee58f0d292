//! Runs `candlestick serve` alone, with the same flags, for tests that build no whole program.

use std::process::ExitCode;

use candlestick_themes::{MessageKey, Words};
use clap::{CommandFactory, FromArgMatches, Parser};

/// The flags of `candlestick serve`.
#[derive(Parser)]
struct ServeFlags {
    #[command(flatten)]
    serve: candlestick_server::Serve,
}

fn main() -> ExitCode {
    let words = Words::english();
    let said = |arg: clap::Arg| {
        let key = arg.get_help().and_then(|help| MessageKey::named(&help.to_string()));
        key.map_or_else(|| arg.clone(), |key| arg.clone().help(clap::builder::StyledStr::from(words.say(key))))
    };
    let mut command = ServeFlags::command().mut_args(said);
    let line = command.try_get_matches_from_mut(std::env::args_os());
    line.and_then(|mut line| ServeFlags::from_arg_matches_mut(&mut line))
        .unwrap_or_else(|fault| fault.exit())
        .serve
        .run(&words)
}
