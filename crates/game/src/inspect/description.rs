//! Holds what is told of something looked at, line by line.

use serde::Serialize;

/// What a line tells, by which it gets its sign.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Topic {
    /// Who plays it.
    Player,
    /// Where it is.
    Where,
    /// Who and what is in it.
    Here,
    /// Its doors.
    Doors,
    /// Its secret passage.
    Passage,
    /// How far it is.
    Reach,
    /// Cards that are held or lie there.
    Cards,
    /// What else there is to it.
    Rule,
}

/// One short sentence.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct DescriptionLine {
    /// What it tells.
    pub about: Topic,
    /// The sentence, without a full stop.
    pub text: String,
}

/// What there is to be told of a subject.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct Description {
    /// What it is called.
    pub name: String,
    /// What everybody can see, and how far it is for whoever looks.
    pub lines: Vec<DescriptionLine>,
    /// What this seat knows of its card; empty where it has none or nobody looks.
    pub card: Vec<String>,
}

impl Description {
    pub(super) fn named(name: impl Into<String>) -> Self {
        Self { name: name.into(), ..Self::default() }
    }

    pub(super) fn line(&mut self, about: Topic, text: String) {
        self.lines.push(DescriptionLine { about, text });
    }

    /// Whether there is more to be told than a name and how far it is.
    #[must_use]
    pub fn tells(&self) -> bool {
        !self.card.is_empty() || self.lines.iter().any(|line| line.about != Topic::Reach)
    }

    /// All of it as one text, for whoever hears it.
    #[must_use]
    pub fn text(&self) -> String {
        let lines = self.lines.iter().map(|line| line.text.as_str());
        let all = [self.name.as_str()].into_iter().chain(lines).chain(self.card.iter().map(String::as_str));
        all.collect::<Vec<_>>().join("\n")
    }
}
