//! The lobby as a message: who sits in a room before its case, and what is to be played.

use candlestick_game::ThemeStamp;
use candlestick_rules::{Setup, SuspectId};
use serde::{Deserialize, Serialize};

use super::{Arrangement, PersonId};
use crate::{digest::Digest, sign::PublicKey};

/// Somebody with a chair.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct PersonTold {
    /// Their number.
    pub person: PersonId,
    /// Their name.
    pub name: String,
    /// Their suspect.
    pub suspect: SuspectId,
}

/// The room before its case, told whole whenever something has changed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Lobby {
    /// The feed's number; what comes next has the next one.
    pub number: u64,
    /// Which case of the room this is for, from 0.
    pub deal: u32,
    /// What the room commits itself to for this deal, before anybody shares anything.
    pub commitment: Digest,
    /// The theme.
    pub theme: ThemeStamp,
    /// What is arranged.
    pub arrangement: Arrangement,
    /// Who sits here, in the order they sat down.
    pub people: Vec<PersonTold>,
    /// What people have committed themselves to for this deal.
    pub commitments: Vec<(PersonId, Digest)>,
    /// The keys that sign what people decide, told with what they committed themselves to.
    #[serde(default)]
    pub keys: Vec<(PersonId, PublicKey)>,
    /// Whether the host has started, so that everybody is to tell their share now.
    pub sharing: bool,
}

impl Lobby {
    /// The table that would be laid now, with whoever sits here and the bots.
    #[must_use]
    pub fn setup(&self) -> Setup {
        self.arrangement.setup(self.people.iter().map(|person| person.suspect), self.deal)
    }
}
