//! The message that tells all people of a room which of them are connected, and since when the others are away.

use serde::{Deserialize, Serialize};

use super::PersonId;
use crate::sign::PublicKey;

/// Whether somebody is here.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct PersonPresence {
    /// Who.
    pub person: PersonId,
    /// Since when they are away, by the room's clock in milliseconds; none while they are here.
    pub away_since: Option<u64>,
    /// Whether the host sent them away: a bot has their chair for the rest of the case.
    pub gone: bool,
}

/// Somebody who asks for a chair that they have lost the link to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Claimed {
    /// Whose chair it is.
    pub person: PersonId,
    /// The key that would sign what they decide: [`crate::words_of_key`] tells one of those who ask from another.
    pub key: PublicKey,
}

/// Who is here: live, and told whole each time.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Presence {
    /// The room's clock, in milliseconds since the Unix epoch.
    pub now: u64,
    /// Who has the host's rights now: who opened the room, or who has sat longest of those who are here.
    pub host: Option<PersonId>,
    /// Everybody with a chair, in the order they sat down.
    pub people: Vec<PersonPresence>,
    /// How many watch; not counted are screens that show the table.
    pub watchers: usize,
    /// Whether a screen shows the table to all who sit around it: each of the others has a hand of their own.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub table: bool,
    /// Whom a bot stands in for at the present decision.
    pub stood_in: Option<PersonId>,
    /// At which moment of the room's clock, in milliseconds, a bot makes the present decision in the place of the person
    /// whose it is, unless they make it before. None where no bot will, as long as nobody comes, goes or pauses, and from a
    /// room of before that was told. A bot that thinks longer is late.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub due: Option<u64>,
    /// Who asks for a chair of somebody who is away. A room of before knows no such thing.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub claims: Vec<Claimed>,
}

impl Presence {
    /// Whether whoever only watches a case may take the chair of a bot: somebody who plays it is here to see it, and nobody
    /// was sent away, who may be whoever comes.
    #[must_use]
    pub fn lets_guests_sit(&self) -> bool {
        self.people.iter().all(|one| !one.gone) && self.people.iter().any(|one| one.away_since.is_none())
    }
}
