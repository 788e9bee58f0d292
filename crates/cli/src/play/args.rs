//! What `candlestick play` is told on the command line.

use candlestick_game::{Help, Level};
use candlestick_themes::languages;

use crate::{lab::Extras, seed::seed};

/// Which case, who plays, and how.
#[derive(Debug, Clone, PartialEq, Eq, clap::Args)]
pub struct PlayCase {
    /// The id of a built-in theme, or a theme's folder or zip; without it, the first one that the game offers
    #[arg(value_name = "THEME")]
    pub theme: Option<String>,
    /// How many play, you among them; without it, three or as near to that as the theme allows
    #[arg(long, value_name = "NUMBER")]
    pub players: Option<u8>,
    /// How well the others play (novice, detective, master)
    #[arg(long, value_name = "LEVEL", default_value = "detective", value_parser = level)]
    pub level: Level,
    /// Seed of the case; without it, one that nobody can guess
    #[arg(long, value_name = "NUMBER", value_parser = seed)]
    pub seed: Option<u64>,
    /// The id of the suspect whom you play; without it, the theme's first one, or whoever played in a case that goes on
    #[arg(long, value_name = "SUSPECT")]
    pub me: Option<String>,
    /// How much the notebook helps (blank, cross-off, slips, deduce, odds)
    #[arg(long, value_name = "HOW", value_parser = help)]
    pub notebook: Option<Help>,
    /// The language's code (en, de, es, fr, pl); without it, the system's language
    #[arg(long, value_name = "CODE", value_parser = language)]
    pub language: Option<String>,
    /// What is left in the box
    #[command(flatten)]
    pub extras: Extras,
    /// Play on: the file of an open case, or the number of one of your own cases
    #[arg(long, value_name = "FILE", conflicts_with_all = ["players", "seed", "original", "no_deck", "no_powers"])]
    pub resume: Option<String>,
}

fn level(key: &str) -> Result<Level, String> {
    Level::from_key(key).ok_or_else(|| format!("accepted are {}", Level::ALL.map(Level::key).join(", ")))
}

fn language(code: &str) -> Result<String, String> {
    let known = languages().iter().any(|language| language.code == code);
    let all: Vec<_> = languages().iter().map(|language| language.code).collect();
    if known { Ok(code.to_owned()) } else { Err(format!("accepted are {}", all.join(", "))) }
}

fn help(key: &str) -> Result<Help, String> {
    let known = Help::ALL.into_iter().find(|help| help.key() == key);
    known.ok_or_else(|| format!("accepted are {}", Help::ALL.map(Help::key).join(", ")))
}
