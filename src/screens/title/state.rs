//! What the title shows, and what can be chosen on it.

use crate::table::Motion;

/// A case that can be taken up again.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Resume {
    /// How many turns have been played.
    pub turn: u32,
    /// Names of the suspects that people play.
    pub people: Vec<String>,
    /// How many bots play.
    pub bots: usize,
}

/// What the title shows.
#[derive(Debug, Clone, Default)]
pub struct TitleState {
    /// The saved case, if there is one.
    pub resume: Option<Resume>,
    /// How many cases there are on this device.
    pub cases: usize,
    /// Something to tell, such as a save that could not be read.
    pub notice: Option<String>,
    /// The motion setting.
    pub motion: Motion,
    /// Whether nothing is heard.
    pub muted: bool,
    /// Whether today's case was solved.
    pub solved: bool,
    /// Whether nobody has played here yet, so that the first case is offered before all else.
    pub first_time: bool,
    /// Whether the program can be left from here (not in a browser tab).
    pub quit: bool,
}

/// What was chosen on the title.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TitleChoice {
    /// Take up the saved case.
    Resume,
    /// To the setup.
    NewCase,
    /// To the daily case.
    Daily,
    /// To a room by link.
    Together,
    /// To practice.
    Practice,
    /// To a case at a real table.
    Position,
    /// The cases of this device.
    Cases,
    /// The first chapter of the lessons.
    Learn,
    /// The list of lessons, and the rules.
    Lessons,
    /// Set the motion.
    Motion(Motion),
    /// Turn the sound off, or on again.
    Mute(bool),
    /// Choose the language.
    Language,
    /// Leave the program.
    Quit,
}
