//! Names people, bots and characters where nobody has typed a name.

use candlestick_game::ladder::ladder;
use candlestick_themes::{Words, key};

use crate::screens::characters::name_of;

/// Names by seat, and those of the ladder by step.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct SeatNames {
    bots: Vec<String>,
    characters: Vec<String>,
    people: Vec<String>,
}

/// Above any number of seats.
const MOST: u32 = 16;

impl Default for SeatNames {
    fn default() -> Self {
        Self::of(&Words::english())
    }
}

impl SeatNames {
    /// The names in a language.
    pub fn of(words: &Words) -> Self {
        let bots = words.say(key!("setup-bot-names"));
        Self {
            bots: bots.split(',').map(|name| name.trim().to_owned()).collect(),
            characters: ladder().iter().map(|character| name_of(&character.id, words)).collect(),
            people: (1..=MOST).map(|n| words.with(key!("setup-person-name"), &[("n", n.into())])).collect(),
        }
    }

    /// What sits on a seat is called: a person or a bot.
    pub fn seat(&self, at: usize, is_bot: bool) -> &str {
        let names = if is_bot { &self.bots } else { &self.people };
        names.get(at % names.len().max(1)).map_or("", String::as_str)
    }

    /// A step of the ladder.
    pub fn character(&self, step: usize) -> &str {
        self.characters.get(step).map_or("", String::as_str)
    }

    /// Whether this is a character's name.
    pub fn is_characters(&self, name: &str) -> bool {
        self.characters.iter().any(|other| other == name)
    }

    /// The same seat's or character's name among others; `None` for a name that somebody typed.
    pub fn among<'a>(&self, name: &str, others: &'a Self) -> Option<&'a str> {
        let pairs =
            [(&self.people, &others.people), (&self.bots, &others.bots), (&self.characters, &others.characters)];
        let found = pairs.into_iter().find_map(|(own, other)| Some((own.iter().position(|it| it == name)?, other)));
        found.and_then(|(at, other)| other.get(at)).map(String::as_str)
    }

    /// The other name of a seat whose name nobody typed: the person's for the bot's, or the bot's for the person's.
    pub fn turned(&self, name: &str, to_bot: bool) -> Option<&str> {
        let names = if to_bot { &self.people } else { &self.bots };
        names.iter().position(|other| other == name).map(|at| self.seat(at, to_bot))
    }
}
