//! Lists what has a key of its own that can be another one.

use candlestick_themes::{MessageKey, key};

/// Where a key does something: one may do one thing in each.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum KeyGroup {
    /// In the picture.
    Picture,
    /// In the page as text.
    Text,
}

/// Something that a key does, beside the arrows, Enter, Escape and Tab, which stay what they are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shortcut {
    /// Roll the dice.
    Roll,
    /// Go where one has chosen to.
    Walk,
    /// Stop there and go on.
    GoOn,
    /// Go where one had planned to.
    Planned,
    /// Say it: ask, accuse, show, begin.
    Say,
    /// End the turn, or let a moment pass.
    End,
    /// Take the last decision back.
    TakeBack,
    /// Open the accusation.
    Accuse,
    /// Draw a card.
    Draw,
    /// Be done with what is being shown.
    Skip,
    /// At a real table: nobody else had any.
    Nobody,
    /// Why a cell of the notebook stands as it does.
    Why,
    /// Pencil a "no" into a cell.
    No,
    /// Pencil a "yes".
    Yes,
    /// Pencil a "maybe".
    Maybe,
    /// Rub out what is pencilled.
    Erase,
    /// Turn up the notebook, with the keyboard in it.
    Notebook,
    /// Turn up the next leaf; with Shift the one before.
    Leaf,
    /// Open the line for commands.
    Command,
    /// Show the keys.
    Keys,
    /// In the page as text: the last event.
    TextLast,
    /// The own cards.
    TextCards,
    /// Whose turn it is.
    TextTurn,
    /// Where one is.
    TextHere,
    /// To the notebook.
    TextNotebook,
    /// To what can be done.
    TextDeeds,
    /// To the command line.
    TextType,
}

impl Shortcut {
    /// All of them, as they are listed.
    pub const ALL: [Self; 27] = [
        Self::Roll,
        Self::Walk,
        Self::GoOn,
        Self::Planned,
        Self::Say,
        Self::End,
        Self::TakeBack,
        Self::Accuse,
        Self::Draw,
        Self::Skip,
        Self::Notebook,
        Self::Leaf,
        Self::No,
        Self::Yes,
        Self::Maybe,
        Self::Erase,
        Self::Why,
        Self::Nobody,
        Self::Command,
        Self::Keys,
        Self::TextLast,
        Self::TextCards,
        Self::TextTurn,
        Self::TextHere,
        Self::TextNotebook,
        Self::TextDeeds,
        Self::TextType,
    ];

    /// Where it does that.
    #[must_use]
    pub const fn group(self) -> KeyGroup {
        match self {
            Self::TextLast
            | Self::TextCards
            | Self::TextTurn
            | Self::TextHere
            | Self::TextNotebook
            | Self::TextDeeds
            | Self::TextType => KeyGroup::Text,
            _ => KeyGroup::Picture,
        }
    }

    /// By what it is kept, and how its target is named.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Roll => "roll",
            Self::Walk => "walk",
            Self::GoOn => "go-on",
            Self::Planned => "planned",
            Self::Say => "say",
            Self::End => "end",
            Self::TakeBack => "take-back",
            Self::Accuse => "accuse",
            Self::Draw => "draw",
            Self::Skip => "skip",
            Self::Nobody => "nobody",
            Self::Why => "why",
            Self::No => "no",
            Self::Yes => "yes",
            Self::Maybe => "maybe",
            Self::Erase => "erase",
            Self::Notebook => "notebook",
            Self::Leaf => "leaf",
            Self::Command => "command",
            Self::Keys => "keys",
            Self::TextLast => "text-last",
            Self::TextCards => "text-cards",
            Self::TextTurn => "text-turn",
            Self::TextHere => "text-here",
            Self::TextNotebook => "text-notebook",
            Self::TextDeeds => "text-deeds",
            Self::TextType => "text-type",
        }
    }

    /// What it does, in words.
    #[must_use]
    pub const fn sentence(self) -> MessageKey {
        match self {
            Self::Roll => key!("keys-roll"),
            Self::Walk => key!("keys-walk"),
            Self::GoOn => key!("keys-go-on"),
            Self::Planned => key!("keys-planned"),
            Self::Say => key!("keys-say"),
            Self::End => key!("keys-end"),
            Self::TakeBack => key!("keys-take-back"),
            Self::Accuse => key!("keys-accuse"),
            Self::Draw => key!("keys-draw"),
            Self::Skip => key!("keys-skip"),
            Self::Nobody => key!("keys-nobody"),
            Self::Why => key!("keys-why"),
            Self::No => key!("keys-no"),
            Self::Yes => key!("keys-yes"),
            Self::Maybe => key!("keys-maybe"),
            Self::Erase => key!("keys-erase"),
            Self::Notebook => key!("keys-notebook"),
            Self::Leaf => key!("keys-leaf"),
            Self::Command => key!("mirror-type"),
            Self::Keys => key!("keys-sheet"),
            Self::TextLast => key!("keys-text-last"),
            Self::TextCards => key!("keys-text-cards"),
            Self::TextTurn => key!("keys-text-turn"),
            Self::TextHere => key!("keys-text-here"),
            Self::TextNotebook => key!("keys-text-notebook"),
            Self::TextDeeds => key!("keys-text-deeds"),
            Self::TextType => key!("keys-text-type"),
        }
    }
}
