//! The native command line: what was asked for, and everything that needs no window.

mod excerpt;
pub mod lab;
mod output;
mod placeholder;
mod play;
mod puzzle;
mod record_file;
mod review;
mod seed;
mod theme;
mod theme_check;
mod theme_new;
mod theme_source;
mod verify;
mod verify_room;

use std::{ffi::OsString, path::PathBuf, process::ExitCode};

use clap::{CommandFactory, Parser, Subcommand};

pub use lab::{Arena, Deduce, Extras, Outside, Seating, Simulate, Speedclue};
pub use play::PlayCase;
pub use puzzle::PrintPuzzle;
pub use record_file::RecordFile;
pub use review::ReviewCase;
pub use theme::ThemeKit;
pub use theme_check::ThemeCheck;
pub use theme_new::ThemeNew;
pub use verify::VerifyCase;

use candlestick_themes::{Words, key, spoken};
use output::{MISUSE, status, tell};
use seed::seed;

/// What the program is asked to do.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Command {
    /// Open the window.
    Play(Play),
    /// Play a case in the terminal.
    Terminal(PlayCase),
    /// Play bot cases without a screen.
    Simulate(Simulate),
    /// Play policies against each other.
    Arena(Arena),
    /// Meet bots from elsewhere.
    Speedclue(Speedclue),
    /// Tell what a seat could know.
    Deduce(Deduce),
    /// Review a saved case.
    Review(ReviewCase),
    /// Check a saved case.
    Verify(VerifyCase),
    /// Print a puzzle.
    Puzzle(PrintPuzzle),
    /// Help somebody who makes a theme.
    Theme(ThemeKit),
    /// Serve rooms by link.
    #[cfg(feature = "server")]
    Serve(Box<candlestick_server::Serve>),
}

/// How the window opens.
#[derive(Debug, Clone, Default, PartialEq, Eq, clap::Args)]
pub struct Play {
    /// Play a whole case of bots unattended
    #[arg(long)]
    pub demo: bool,
    /// Seed of the first case, a whole number from 0 to 18446744073709551615
    #[arg(long, value_name = "NUMBER", value_parser = seed)]
    pub seed: Option<u64>,
    /// Look back at the closed case in this file, a saved case or a log
    #[arg(long, value_name = "FILE", conflicts_with = "demo")]
    pub review: Option<PathBuf>,
    /// Go into the room of this link, to play with friends elsewhere
    #[arg(long, value_name = "LINK", conflicts_with_all = ["demo", "review"])]
    pub room: Option<String>,
}

/// Candlestick, a whodunit board game. Without a command it opens the window.
#[derive(Debug, Parser)]
#[command(name = "candlestick", version, args_conflicts_with_subcommands = true)]
struct Line {
    #[command(flatten)]
    play: Play,
    #[command(subcommand)]
    command: Option<Sub>,
}

#[derive(Debug, Subcommand)]
enum Sub {
    /// Play a case here in the terminal, by typed commands; for screen readers, and from afar
    Play(PlayCase),
    /// Play bot cases without a screen and print how they went
    Simulate(Simulate),
    /// Play policies against each other, seats balanced, and print who wins how often
    Arena(Arena),
    /// Play as a client of a text protocol against bots from elsewhere
    Speedclue(Speedclue),
    /// Read games as one seat saw them and print what that seat could know
    Deduce(Deduce),
    /// Review a saved case: what each seat could know when, what was missed, and which questions were better
    Review(ReviewCase),
    /// Deal and play a saved case again and tell whether every byte of it is as it was written; of a room's record, whether
    /// the room was honest
    Verify(VerifyCase),
    /// Print a puzzle: who, with what, where? Without a number or a day, the puzzle of today
    Puzzle(PrintPuzzle),
    /// For people who make a theme of their own: begin one, check it
    #[command(subcommand)]
    Theme(ThemeKit),
    /// Serve rooms by link, and the page to play in them
    #[cfg(feature = "server")]
    Serve(Box<candlestick_server::Serve>),
}

/// Reads the program's arguments; on a wrong one says what is accepted and ends with status 2.
#[must_use]
pub fn parse() -> Command {
    parse_from(std::env::args_os()).unwrap_or_else(|fault| fault.exit())
}

/// Reads arguments, the program's name first.
///
/// # Errors
/// When an argument is wrong, or help was asked for; the message says what is accepted.
pub fn parse_from(args: impl IntoIterator<Item = impl Into<OsString> + Clone>) -> Result<Command, clap::Error> {
    let line = Line::try_parse_from(args)?;
    Ok(match line.command {
        Some(Sub::Play(play)) => Command::Terminal(play),
        Some(Sub::Simulate(simulate)) => Command::Simulate(simulate),
        Some(Sub::Arena(arena)) => Command::Arena(arena),
        Some(Sub::Speedclue(speedclue)) => Command::Speedclue(speedclue),
        Some(Sub::Deduce(deduce)) => Command::Deduce(deduce),
        Some(Sub::Review(review)) => Command::Review(review),
        Some(Sub::Verify(verify)) => Command::Verify(verify),
        Some(Sub::Puzzle(puzzle)) => Command::Puzzle(puzzle),
        Some(Sub::Theme(kit)) => Command::Theme(kit),
        #[cfg(feature = "server")]
        Some(Sub::Serve(serve)) => Command::Serve(serve),
        None => Command::Play(line.play),
    })
}

/// Does what needs no window. Asked to play, which takes the feature `app`, it prints the help.
#[must_use]
pub fn run(command: Command) -> ExitCode {
    let words = words(&command);
    match command {
        Command::Terminal(play) => play.run(&words),
        Command::Simulate(simulate) => simulate.run(&words),
        Command::Arena(arena) => arena.run(&words),
        Command::Speedclue(speedclue) => speedclue.run(&words),
        Command::Deduce(deduce) => deduce.run(&words),
        Command::Review(review) => review.run(&words),
        Command::Verify(verify) => verify.run(&words),
        Command::Puzzle(puzzle) => puzzle.run(&words),
        Command::Theme(kit) => kit.run(&words),
        #[cfg(feature = "server")]
        Command::Serve(serve) => serve.run(),
        Command::Play(play) => no_window(&words, &play),
    }
}

/// What people read is said in the system's language, or in the one that they name; measurements, which scripts read,
/// stay in English.
fn words(command: &Command) -> Words {
    let system: Vec<_> = sys_locale::get_locales().collect();
    let named = if let Command::Terminal(play) = command { play.language.as_deref() } else { None };
    match command {
        Command::Terminal(_) | Command::Review(_) | Command::Verify(_) | Command::Puzzle(_) => {
            Words::carried(spoken(named.into_iter().chain(system.iter().map(String::as_str))))
        }
        _ => Words::english(),
    }
}

fn no_window(words: &Words, play: &Play) -> ExitCode {
    let printed = tell(words, Line::command().render_help());
    eprintln!("{}", words.say(key!("cli-no-window")));
    if *play == Play::default() { status(printed) } else { ExitCode::from(MISUSE) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parsed(line: &str) -> Result<Command, clap::Error> {
        parse_from(line.split(' '))
    }

    #[test]
    fn no_argument_opens_the_window() {
        assert_eq!(parsed("candlestick").unwrap(), Command::Play(Play::default()));
        let demo = Play { demo: true, seed: Some(7), ..Play::default() };
        assert_eq!(parsed("candlestick --demo --seed 7").unwrap(), Command::Play(demo));
        let review = Play { review: Some("case.json".into()), ..Play::default() };
        assert_eq!(parsed("candlestick --review case.json").unwrap(), Command::Play(review));
        assert!(parsed("candlestick --review case.json --demo").is_err());
    }

    #[test]
    fn a_wrong_argument_is_told_with_what_is_accepted() {
        assert!(parsed("candlestick --seed x").unwrap_err().to_string().contains("--seed <NUMBER>"));
        assert!(parsed("candlestick --frob").unwrap_err().to_string().contains("Usage"));
        let levels = parsed("candlestick simulate classic-2016 --levels master,wizard").unwrap_err();
        assert!(levels.to_string().contains("novice, detective, master"), "{levels}");
        assert_eq!(levels.exit_code(), i32::from(MISUSE));
    }

    #[cfg(feature = "server")]
    #[test]
    fn the_server_is_asked_for_by_flags_that_are_told_when_wrong() {
        let serve = parsed("candlestick serve --port 0 --data d --origin https://a.example,https://b.example").unwrap();
        assert!(matches!(serve, Command::Serve(_)));
        let fault = parsed("candlestick serve --port many").unwrap_err().to_string();
        assert!(fault.contains("--port <NUMBER>"), "{fault}");
        assert!(parsed("candlestick serve --backup f --postgres postgres://h").is_err());
    }

    #[test]
    fn the_command_line_is_sound() {
        Line::command().debug_assert();
    }
}
