//! The native command line: what was asked for, and everything that needs no window.

mod excerpt;
mod help;
pub mod lab;
mod misuse;
mod named_theme;
mod output;
mod placeholder;
mod play;
mod puzzle;
mod record_file;
mod review;
mod theme;
mod theme_check;
mod theme_new;
mod typed;
mod verify;
mod verify_room;
mod verify_undealt;

use std::{ffi::OsString, path::PathBuf, process::ExitCode};

use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};

pub use lab::{Arena, Deduce, Extras, OutsideCommand, Seating, Simulate, Speedclue};
pub use misuse::{Misuse, SaidInWords};
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
    /// Let bots play a whole case by themselves
    #[arg(long, help = key!("args-window-demo").name())]
    pub demo: bool,
    /// Seed of the first case, a whole number from 0 to 18446744073709551615
    #[arg(long, value_name = "NUMBER", value_parser = typed::seed, help = key!("args-window-seed").name())]
    pub seed: Option<u64>,
    /// Look back at the closed case in this file, a saved case or a log
    #[arg(long, value_name = "FILE", conflicts_with = "demo", help = key!("args-window-review").name())]
    pub review: Option<PathBuf>,
    /// Join the room with this link, to play with friends elsewhere
    #[arg(long, value_name = "LINK", conflicts_with_all = ["demo", "review"], help = key!("args-window-room").name())]
    pub room: Option<String>,
}

/// Candlestick, a whodunit board game. Without a command it opens the window.
#[derive(Debug, Parser)]
#[command(name = "candlestick", version, about = key!("args-candlestick").name(), args_conflicts_with_subcommands = true)]
struct CommandLine {
    #[command(flatten)]
    play: Play,
    #[command(subcommand)]
    command: Option<Sub>,
}

#[derive(Debug, Subcommand)]
enum Sub {
    #[command(about = key!("args-play").name())]
    Play(PlayCase),
    #[command(about = key!("args-simulate").name())]
    Simulate(Simulate),
    #[command(about = key!("args-arena").name())]
    Arena(Arena),
    #[command(about = key!("args-speedclue").name())]
    Speedclue(Speedclue),
    #[command(about = key!("args-deduce").name())]
    Deduce(Deduce),
    #[command(about = key!("args-review").name())]
    Review(ReviewCase),
    #[command(about = key!("args-verify").name())]
    Verify(VerifyCase),
    #[command(about = key!("args-puzzle").name())]
    Puzzle(PrintPuzzle),
    #[command(subcommand, about = key!("args-theme").name())]
    Theme(ThemeKit),
    #[cfg(feature = "server")]
    #[command(about = key!("args-serve").name())]
    Serve(Box<candlestick_server::Serve>),
}

/// Reads the program's arguments; on a wrong one says what is accepted and ends with status 2.
#[must_use]
pub fn parse() -> Command {
    let args: Vec<_> = std::env::args_os().collect();
    let words = Words::carried(spoken_for(named_language(&args)));
    parse_from(args, &words).unwrap_or_else(|fault| fault.exit())
}

/// Reads arguments, the program's name first.
///
/// # Errors
/// When an argument is wrong, or help was asked for; the message says what is accepted, in the language of `words`.
pub fn parse_from(
    args: impl IntoIterator<Item = impl Into<OsString> + Clone>,
    words: &Words,
) -> Result<Command, Misuse> {
    let read = |args| {
        let mut line = help::spoken(CommandLine::command(), words).try_get_matches_from(args)?;
        CommandLine::from_arg_matches_mut(&mut line)
    };
    let args: Vec<OsString> = args.into_iter().map(Into::into).collect();
    let line = read(args).map_err(|fault| misuse::translated(fault, words))?;
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
        Command::Serve(serve) => serve.run(&words),
        Command::Play(play) => no_window(&words, &play),
    }
}

/// What people read is said in the system's language, or in the one that they name; what programs read (the answers of `deduce`
/// and `speedclue`) and what `serve` logs stays as it is.
fn words(command: &Command) -> Words {
    let named = if let Command::Terminal(play) = command { play.language.as_deref() } else { None };
    Words::carried(spoken_for(named))
}

/// The language that somebody named, if the program speaks it, else the system's.
fn spoken_for(named: Option<&str>) -> &'static str {
    let system: Vec<_> = sys_locale::get_locales().collect();
    spoken(named.into_iter().chain(system.iter().map(String::as_str)))
}

/// The language that the arguments name, before they are read: what is wrong with them is told in it too.
fn named_language(args: &[OsString]) -> Option<&str> {
    let mut args = args.iter().map(|arg| arg.to_str().unwrap_or_default());
    let arg = args.find(|arg| arg.starts_with("--language"))?;
    arg.strip_prefix("--language=").or_else(|| args.next())
}

fn no_window(words: &Words, play: &Play) -> ExitCode {
    let printed = tell(words, help::spoken(CommandLine::command(), words).render_help());
    eprintln!("{}", words.say(key!("cli-no-window")));
    if *play == Play::default() { status(printed) } else { ExitCode::from(MISUSE) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parsed(line: &str) -> Result<Command, Misuse> {
        parse_from(line.split(' '), &Words::english())
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
        CommandLine::command().debug_assert();
        for language in candlestick_themes::languages() {
            help::spoken(CommandLine::command(), &Words::carried(language.code)).debug_assert();
        }
    }

    /// Every command with the names that lead to it.
    fn walk(command: &clap::Command, path: &str, visit: &mut impl FnMut(&str, &clap::Command)) {
        let path = format!("{path} {}", command.get_name());
        visit(&path, command);
        command.get_subcommands().for_each(|sub| walk(sub, &path, visit));
    }

    #[test]
    fn every_command_and_argument_names_a_sentence_and_has_no_words_of_its_own() {
        walk(&CommandLine::command(), "", &mut |path, command| {
            let about = command.get_about().map(ToString::to_string).unwrap_or_default();
            assert!(candlestick_themes::MessageKey::named(&about).is_some(), "{path}: {about:?}");
            for arg in command.get_arguments() {
                let help = arg.get_help().map(ToString::to_string).unwrap_or_default();
                assert!(candlestick_themes::MessageKey::named(&help).is_some(), "{path} {}: {help:?}", arg.get_id());
                let plain = arg.get_long_help().is_none() && arg.get_help_heading().is_none();
                assert!(plain, "{path} {}", arg.get_id());
            }
        });
    }

    #[test]
    fn help_is_said_in_every_language_and_of_every_command() {
        // English words that stand in every help of clap's.
        // Those that another language has by chance are left out: “[OPTIONS]” is French too.
        let clap_s = ["Usage", "Print help", "[default:", "[env:", "<NUMBER>", "<COMMAND>"];
        for language in candlestick_themes::languages().iter().filter(|language| language.code != "en") {
            let words = Words::carried(language.code);
            let english = help::spoken(CommandLine::command(), &Words::english());
            let mut told = std::collections::BTreeMap::new();
            walk(&english, "", &mut |path, command| {
                told.insert(path.to_owned(), command.clone().render_help().to_string());
            });
            walk(&help::spoken(CommandLine::command(), &words), "", &mut |path, command| {
                let help = command.clone().render_help().to_string();
                for word in clap_s {
                    assert!(!help.contains(word), "{}{path} says {word}: {help}", language.code);
                }
                let same = |arg: &&clap::Arg| {
                    let line = arg.get_help().map(ToString::to_string).unwrap_or_default();
                    line.is_empty() || told[path].contains(&line)
                };
                let left: Vec<_> = command.get_arguments().filter(same).map(clap::Arg::get_id).collect();
                assert!(left.is_empty(), "{}{path}: {left:?}", language.code);
                assert!(!command.get_about().is_some_and(|about| told[path].contains(&about.to_string())), "{path}");
            });
        }
    }

    #[test]
    fn help_is_laid_out_as_clap_lays_it() {
        let told = parsed("candlestick simulate --help").unwrap_err().to_string();
        for line in [
            "Usage: candlestick simulate [OPTIONS] <ID_OR_FOLDER>\n\nArguments:\n  <ID_OR_FOLDER>  The id of",
            "\n\nOptions:\n      --games <NUMBER>",
            "[default: 100]\n",
            "  -h, --help",
        ] {
            assert!(told.contains(line), "{line}: {told}");
        }
        let polish = parse_from(["candlestick", "--frob"], &Words::carried("pl")).unwrap_err().to_string();
        assert!(polish.contains("\nUżycie: candlestick [OPCJE]\n        candlestick <POLECENIE>\n"), "{polish}");
        let top = parsed("candlestick --help").unwrap_err().to_string();
        assert!(
            top.contains("Usage: candlestick [OPTIONS]\n       candlestick <COMMAND>\n\nCommands:\n  play "),
            "{top}"
        );
    }

    #[test]
    fn every_misuse_is_told_in_every_language_with_what_was_typed_and_a_way_out() {
        let lines = [
            ("--frob", "--frob"),
            ("simulat", "simulat"),
            ("simulate", "<"),
            ("simulate x --levels wizard", "novice, detective, master"),
            ("simulate x --games 0", "4294967295"),
            ("simulate x --jobs many", "many"),
            ("simulate x y", "y"),
            ("simulate x --games 1 --games 2", "--games"),
            ("speedclue a 99999", "65535"),
            ("arena --theme x --outside y", "java -jar"),
            ("puzzle --date 1", "2026-11-21"),
            ("puzzle --grade x", "seen, passed"),
            ("play --language tlh", "en, de, es, fr, pl"),
            ("play --seed -1", "-- -1"),
            ("play --level", "--level"),
            ("--seed", "--seed"),
            ("--seed x", "18446744073709551615"),
            ("--review a --demo", "--demo"),
            ("--demo=1", "--demo"),
            ("theme chek", "check"),
        ];
        for (line, holds) in lines {
            let misuse = |code: &str| {
                let args = format!("candlestick {line}");
                parse_from(args.split(' '), &Words::carried(code)).unwrap_err()
            };
            let english = misuse("en").to_string();
            assert!(english.contains(holds) && english.starts_with("error: "), "{line}: {english}");
            assert!(english.ends_with("For more information, try '--help'.\n"), "{line}: {english}");
            for code in ["de", "es", "fr", "pl"] {
                let fault = misuse(code);
                let told = fault.to_string();
                assert_eq!(fault.exit_code(), i32::from(MISUSE));
                assert!(told.contains("--help"), "{code} {line}: {told}");
                assert!(told.contains(holds), "{code} {line}: {told}");
                let left = ["rror: the", "invalid", "argument '", "Usage", "tip:", "is not in", "such as"];
                let left: Vec<_> = left.iter().filter(|word| told.contains(**word)).collect();
                assert!(left.is_empty(), "{code} {line}: {left:?} in {told}");
            }
        }
    }

    #[test]
    fn a_kind_of_misuse_without_words_is_told_as_clap_tells_it() {
        let fault = clap::Error::new(clap::error::ErrorKind::WrongNumberOfValues);
        let clap_s = fault.to_string();
        assert_eq!(misuse::translated(fault, &Words::carried("de")).to_string(), clap_s);
    }

    #[test]
    fn the_language_is_known_before_the_arguments_are_read() {
        let named = |line: &str| {
            let args: Vec<OsString> = line.split(' ').map(OsString::from).collect();
            named_language(&args).map(str::to_owned)
        };
        assert_eq!(named("candlestick play --frob --language fr"), Some("fr".into()));
        assert_eq!(named("candlestick play --language=pl --help"), Some("pl".into()));
        assert_eq!((named("candlestick play"), named("candlestick play --language")), (None, None));
    }
}
