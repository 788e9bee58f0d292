//! Values of the command line as they are typed; what is wrong with one is a message for the person's language.

use candlestick_game::{
    Help, Level,
    puzzle::{Date, Grade},
};
use candlestick_themes::{Message, languages, message};

/// A seed: a whole number that 64 bits hold.
pub(crate) fn seed(typed: &str) -> Result<u64, Message> {
    typed.parse().map_err(|_| message!("typed-seed", most = u64::MAX.to_string()))
}

pub(crate) fn level(key: &str) -> Result<Level, Message> {
    Level::from_key(key).ok_or_else(|| among(&Level::ALL.map(Level::key)))
}

pub(crate) fn grade(key: &str) -> Result<Grade, Message> {
    Grade::from_key(key).ok_or_else(|| among(&Grade::ALL.map(Grade::key)))
}

/// How much the notebook helps.
pub(crate) fn help(key: &str) -> Result<Help, Message> {
    let known = Help::ALL.into_iter().find(|help| help.key() == key);
    known.ok_or_else(|| among(&Help::ALL.map(Help::key)))
}

/// The code of a language that the game speaks.
pub(crate) fn language(code: &str) -> Result<String, Message> {
    let all: Vec<_> = languages().iter().map(|language| language.code).collect();
    if all.contains(&code) { Ok(code.to_owned()) } else { Err(among(&all)) }
}

pub(crate) fn date(typed: &str) -> Result<Date, Message> {
    typed.parse().map_err(|_| message!("typed-date"))
}

fn among(all: &[&str]) -> Message {
    message!("typed-among", all = all.join(", "))
}
