//! Defines the arguments of `candlestick play`.

use candlestick_game::{Help, Level};
use candlestick_themes::key;

use crate::{lab::Extras, typed};

/// Which case, who plays, and how.
#[derive(Debug, Clone, PartialEq, Eq, clap::Args)]
pub struct PlayCase {
    /// The id of a built-in theme, or a theme's folder or zip; by default the first theme that the game offers
    #[arg(value_name = "THEME", help = key!("args-play-theme").name())]
    pub theme: Option<String>,
    /// How many players, including you; by default three, or as close to that as the theme allows
    #[arg(long, value_name = "NUMBER", help = key!("args-play-players").name())]
    pub players: Option<u8>,
    /// How well the others play (novice, detective, master)
    #[arg(
        long,
        value_name = "LEVEL",
        default_value = "detective",
        value_parser = typed::level,
        help = key!("args-play-level").name()
    )]
    pub level: Level,
    /// Seed of the case; by default one that nobody can guess
    #[arg(long, value_name = "NUMBER", value_parser = typed::seed, help = key!("args-play-seed").name())]
    pub seed: Option<u64>,
    /// The id of the suspect you play; by default the theme's first, or in a resumed case the one that was played
    /// before
    #[arg(long, value_name = "SUSPECT", help = key!("args-play-me").name())]
    pub me: Option<String>,
    /// How much the notebook helps (blank, cross-off, slips, deduce, odds)
    #[arg(long, value_name = "HOW", value_parser = typed::help, help = key!("args-play-notebook").name())]
    pub notebook: Option<Help>,
    /// The language's code (en, de, es, fr, pl); by default the system's language
    #[arg(long, value_name = "CODE", value_parser = typed::language, help = key!("args-play-language").name())]
    pub language: Option<String>,
    /// What is left in the box
    #[command(flatten)]
    pub extras: Extras,
    /// Resume a case: the file of an open case, or the number of one of your own cases
    #[arg(
        long,
        value_name = "FILE",
        conflicts_with_all = ["players", "seed", "original", "no_deck", "no_powers"],
        help = key!("args-play-resume").name()
    )]
    pub resume: Option<String>,
}
