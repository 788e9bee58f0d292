//! Keeps from frame to frame what belongs to whoever types commands over the table.

use super::spoken::SpokenState;
use crate::ui::command_line::CommandLine;

/// What belongs to whoever types over the table.
#[derive(Debug)]
pub(super) struct TypedCommands {
    pub line: CommandLine,
    spoken: SpokenState,
    /// How the line could go on, with what that follows from: looked for anew only when this has changed.
    ends: (Option<EndsOf>, Vec<String>),
}

/// What is typed, after so many events and decisions, while one may plan or not.
type EndsOf = (String, usize, u64, bool);

impl TypedCommands {
    /// Opens the line anew: what was told when it was open before was for that moment.
    pub fn begin(&mut self) {
        *self = Self::default();
        self.line.begin();
    }

    /// How the line could go on, by what `find` finds.
    pub fn follow(&mut self, of: (usize, u64, bool), find: impl FnOnce(&str) -> Vec<String>) {
        let now = Some((self.line.text.clone(), of.0, of.1, of.2));
        if self.ends.0 != now {
            self.ends = (now, find(&self.line.text));
        }
    }

    /// All of it, to be shown and changed.
    pub fn parts(&mut self) -> (&mut CommandLine, &mut SpokenState, &[String]) {
        (&mut self.line, &mut self.spoken, &self.ends.1)
    }
}

impl Default for TypedCommands {
    fn default() -> Self {
        Self { line: CommandLine::default(), spoken: SpokenState::shown_in_picture(), ends: Default::default() }
    }
}
