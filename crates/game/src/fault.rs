//! Defines what every fault that a person is told can do: say itself in the person's language.

use candlestick_themes::Words;

/// A fault that can be told in words, with the place and the way out.
pub trait FaultText {
    /// The sentence, or the part of one, in the language of `words`. What the system or a parser said stands in it as it was said.
    fn say(&self, words: &Words) -> String;
}

/// Several faults as one line.
#[must_use]
pub fn each_said(faults: &[impl FaultText], words: &Words) -> String {
    faults.iter().map(|fault| fault.say(words)).collect::<Vec<_>>().join("; ")
}
