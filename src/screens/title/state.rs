//! Holds what the title shows, and lists what can be chosen on it.

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

/// What is offered before all else to whoever learns.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Learn {
    /// The first lesson.
    Begin,
    /// The one that was left half done.
    GoOn,
}

impl Learn {
    /// What is offered to a newcomer, or to somebody with a lesson half done; nothing where a case waits to be taken up.
    #[must_use]
    pub const fn of(newcomer: bool, half_done: bool, resumes: bool) -> Option<Self> {
        match (resumes, half_done, newcomer) {
            (false, true, _) => Some(Self::GoOn),
            (false, false, true) => Some(Self::Begin),
            _ => None,
        }
    }
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
    /// What is offered before all else: the first lesson where nobody has played here yet, or the one that is half done.
    pub learn: Option<Learn>,
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
    /// The first chapter of the lessons, or the one that was left.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lesson_that_was_left_half_done_is_gone_on_with_before_all_else_but_a_case() {
        assert_eq!(Learn::of(true, false, false), Some(Learn::Begin));
        assert_eq!(Learn::of(false, true, false), Some(Learn::GoOn));
        assert_eq!(Learn::of(true, true, false), Some(Learn::GoOn));
        assert_eq!(Learn::of(false, false, false), None);
        assert_eq!((Learn::of(true, false, true), Learn::of(false, true, true)), (None, None));
    }
}
