//! Defines what a seat may do now as named controls: plain data for a terminal, a list on a page, or a program that
//! reads aloud.

use serde::Serialize;

use super::verb::Verb;
use candlestick_rules::{Action, CardId, Place, SquareId};

/// What a person thinks of together.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Group {
    /// The dice, and the card that may be drawn.
    Start,
    /// Rooms that can be gone to, on foot or otherwise, and staying in one's own.
    Rooms,
    /// Places that a move can lead through.
    Through,
    /// Squares that can be gone to.
    Squares,
    /// What can be asked.
    Question,
    /// Cards that can be shown, and saying that one has none.
    Refute,
    /// Players, cards, tokens or places of which one is to be picked.
    Pick,
    /// Kept cards and the own power.
    Cards,
    /// Ending the turn, or letting the moment pass.
    End,
    /// The accusation.
    Accuse,
    /// Leaving the race.
    Leave,
}

/// One thing that can be done.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Control {
    /// What it is listed with.
    pub group: Group,
    /// What it is called; no other control of the decision is called so.
    pub label: String,
    /// What is typed for it, short and always the same. Of a form only the beginning.
    pub command: String,
    /// What more there is to be told of it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
    /// What it does.
    pub does: ControlDeed,
    /// What is said before something that cannot be taken back.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub warning: Option<String>,
    #[serde(skip)]
    pub(super) verb: Verb,
    #[serde(skip)]
    pub(super) target: CommandTarget,
}

/// What a control does.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum ControlDeed {
    /// It decides this.
    Decide(Action),
    /// It decides once a card is picked in each of these fields.
    Form(Vec<Field>),
}

/// One thing to be picked for a control.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Field {
    /// The question, such as "With what?".
    pub label: String,
    /// What can be picked.
    pub options: Vec<FieldOption>,
}

/// A card that can be picked in a field.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct FieldOption {
    /// What it is called.
    pub label: String,
    /// What is typed for it.
    pub command: String,
    /// The card.
    pub card: CardId,
}

/// A single action of a control, with every field picked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PickedAction {
    /// What it is called; no other decision that is open now is called so.
    pub label: String,
    /// The whole command.
    pub command: String,
    /// What it does.
    pub action: Action,
    /// What is said before something that cannot be taken back.
    pub warning: Option<String>,
}

impl Control {
    /// The whole command of each action that can be picked.
    pub(super) fn commands(&self) -> Vec<String> {
        let ControlDeed::Form(fields) = &self.does else { return vec![self.command.clone()] };
        fields.iter().fold(vec![self.command.clone()], |begun, field| {
            let on = |begun: &String| -> Vec<_> {
                field.options.iter().map(|option| format!("{begun} {}", option.command)).collect()
            };
            begun.iter().flat_map(on).collect()
        })
    }
}

/// What a command names after its verb.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct CommandTarget {
    /// The ways in which it can be written, word by word.
    pub forms: Vec<Vec<String>>,
    /// The place, where it is one.
    pub place: Option<Place>,
    /// The square that a way leads over.
    pub over: Option<SquareId>,
}
