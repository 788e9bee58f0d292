//! The verbs of commands, and the words for them.

use candlestick_themes::{MessageKey, Words, key};

use super::text::{near, words_of};

/// What a command asks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Verb {
    /// Roll the dice.
    Roll,
    /// Go to a place.
    Go,
    /// Go as near to a room as one can.
    Toward,
    /// Go to a place and on from there.
    Through,
    /// Take a secret passage.
    Passage,
    /// Go through a joining door.
    Door,
    /// Go straight to a room, as a card allows.
    Jump,
    /// Stay.
    Stay,
    /// Ask.
    Suggest,
    /// Show a card.
    Show,
    /// Reveal a card to all.
    Reveal,
    /// Accuse.
    Accuse,
    /// Leave the race.
    GiveUp,
    /// End the turn.
    End,
    /// Pick a player.
    Choose,
    /// Name a card.
    Name,
    /// Play a kept card.
    Play,
    /// Use the power.
    Power,
    /// Send a token back.
    Send,
    /// Draw a card.
    Draw,
    /// Let the moment pass.
    Pass,
    /// Look at a card at the side.
    Side,
    /// List what can be done now.
    Options,
    /// List the squares that can be gone to.
    Squares,
    /// Tell what is asked.
    Now,
    /// Tell who and what is where.
    Where,
    /// Look closer at something.
    Look,
    /// Tell the own cards.
    Hand,
    /// Tell the players.
    Players,
    /// Tell what lies open, and of the deck.
    Table,
    /// Tell the notebook.
    Notebook,
    /// Tell why a cell stands as it does.
    Why,
    /// Pencil in a mark.
    Mark,
    /// Take the last mark back.
    Undo,
    /// Make it again.
    Redo,
    /// Say how much the notebook helps.
    Assist,
    /// Tell what happened.
    Log,
    /// Tell the last question and its answers.
    Question,
    /// Tell the rules.
    Rules,
    /// Tell the commands.
    Help,
    /// List how a line could go on.
    Complete,
    /// Save to a file.
    Save,
    /// Leave.
    Quit,
    /// Take the last decision back.
    TakeBack,
    /// Plan where to go next.
    Plan,
}

/// Every verb with its words, parted by commas; the first one is what commands are listed with.
const VERBS: [(Verb, MessageKey); 45] = [
    (Verb::Roll, key!("verb-roll")),
    (Verb::Go, key!("verb-go")),
    (Verb::Toward, key!("verb-toward")),
    (Verb::Through, key!("verb-through")),
    (Verb::Passage, key!("verb-passage")),
    (Verb::Door, key!("verb-door")),
    (Verb::Jump, key!("verb-jump")),
    (Verb::Stay, key!("verb-stay")),
    (Verb::Suggest, key!("verb-suggest")),
    (Verb::Show, key!("verb-show")),
    (Verb::Reveal, key!("verb-reveal")),
    (Verb::Accuse, key!("verb-accuse")),
    (Verb::GiveUp, key!("verb-give-up")),
    (Verb::End, key!("verb-end")),
    (Verb::Choose, key!("verb-choose")),
    (Verb::Name, key!("verb-name")),
    (Verb::Play, key!("verb-play")),
    (Verb::Power, key!("verb-power")),
    (Verb::Send, key!("verb-send")),
    (Verb::Draw, key!("verb-draw")),
    (Verb::Pass, key!("verb-pass")),
    (Verb::Side, key!("verb-side")),
    (Verb::Options, key!("verb-options")),
    (Verb::Squares, key!("verb-squares")),
    (Verb::Now, key!("verb-now")),
    (Verb::Where, key!("verb-where")),
    (Verb::Look, key!("verb-look")),
    (Verb::Hand, key!("verb-hand")),
    (Verb::Players, key!("verb-players")),
    (Verb::Table, key!("verb-table")),
    (Verb::Notebook, key!("verb-notebook")),
    (Verb::Why, key!("verb-why")),
    (Verb::Mark, key!("verb-mark")),
    (Verb::Undo, key!("verb-undo")),
    (Verb::Redo, key!("verb-redo")),
    (Verb::Assist, key!("verb-assist")),
    (Verb::Log, key!("verb-log")),
    (Verb::Question, key!("verb-question")),
    (Verb::Rules, key!("verb-rules")),
    (Verb::Help, key!("verb-help")),
    (Verb::Complete, key!("verb-complete")),
    (Verb::Save, key!("verb-save")),
    (Verb::Quit, key!("verb-quit")),
    (Verb::TakeBack, key!("verb-take-back")),
    (Verb::Plan, key!("verb-plan")),
];

/// How surely a word was meant; the surest first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Certainty {
    /// It is one of the words.
    Written,
    /// It begins one of them.
    Begun,
    /// It is hardly different from one of them.
    Mistyped,
}

/// The words of a list in a sentence, parted by commas, each split where it has a gap.
pub(super) fn listed(words: &Words, key: MessageKey) -> Vec<Vec<String>> {
    words.say(key).split(',').map(words_of).filter(|words| !words.is_empty()).collect()
}

impl Verb {
    /// All verbs.
    pub fn all() -> impl Iterator<Item = Self> {
        VERBS.iter().map(|(verb, _)| *verb)
    }

    /// The word with which commands are listed.
    #[must_use]
    pub fn word(self, words: &Words) -> String {
        let key = VERBS.iter().find(|(verb, _)| *verb == self).map(|(_, key)| *key);
        let all = key.map(|key| words.say(key)).unwrap_or_default();
        all.split(',').next().unwrap_or_default().trim().to_lowercase()
    }

    /// Whether it can always be used: what it asks for is told, noted, saved or taken back, and nothing of the case
    /// is decided.
    #[must_use]
    pub const fn is_of_words(self) -> bool {
        matches!(
            self,
            Self::Options
                | Self::Squares
                | Self::Now
                | Self::Where
                | Self::Look
                | Self::Hand
                | Self::Players
                | Self::Table
                | Self::Notebook
                | Self::Why
                | Self::Mark
                | Self::Undo
                | Self::Redo
                | Self::Assist
                | Self::Log
                | Self::Question
                | Self::Rules
                | Self::Help
                | Self::Complete
                | Self::Save
                | Self::Quit
                | Self::TakeBack
        )
    }

    /// The verbs that the beginning of a line may mean, how surely, and how many words they take.
    pub(super) fn read(words: &Words, line: &[String]) -> Option<(Certainty, Vec<Self>, usize)> {
        let first = line.first()?;
        let all: Vec<_> = VERBS.iter().map(|(verb, key)| (*verb, listed(words, *key))).collect();
        let written = |form: &Vec<String>| line.starts_with(form);
        let longest = all.iter().flat_map(|(verb, forms)| forms.iter().map(move |form| (*verb, form)));
        let longest = longest.filter(|(_, form)| written(form)).max_by_key(|(_, form)| form.len());
        if let Some((verb, form)) = longest {
            return Some((Certainty::Written, vec![verb], form.len()));
        }
        let of = |fits: &dyn Fn(&str) -> bool| -> Vec<Self> {
            let fit = all.iter().filter(|(_, forms)| forms.iter().any(|form| form.len() == 1 && fits(&form[0])));
            fit.map(|(verb, _)| *verb).collect()
        };
        let begun = of(&|word| first.chars().count() > 1 && word.starts_with(first.as_str()));
        if !begun.is_empty() {
            return Some((Certainty::Begun, begun, 1));
        }
        let mistyped = of(&|word| near(first, word));
        (!mistyped.is_empty()).then_some((Certainty::Mistyped, mistyped, 1))
    }
}
