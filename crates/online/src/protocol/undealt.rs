//! The messages of a case that nobody deals: who plays it, and what they have posted.

use candlestick_blind::Post;
use candlestick_game::{Seat, ThemeStamp};
use candlestick_rules::{SeatId, Setup};
use serde::{Deserialize, Serialize};

use super::{Arrangement, PersonId, SeatKey};

/// A case that nobody deals, for all the same: who plays it and on which terms. All else of it is in its posts.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Undealt {
    /// The feed's number.
    pub number: u64,
    /// Which case of the room this is, from 0.
    pub deal: u32,
    /// The theme.
    pub theme: ThemeStamp,
    /// What was arranged.
    pub arrangement: Arrangement,
    /// The table.
    pub setup: Setup,
    /// Names of the seats.
    pub seats: Vec<Seat>,
    /// The person of each seat.
    pub people: Vec<PersonId>,
    /// Their keys.
    pub keys: Vec<SeatKey>,
    /// How many posts there are.
    pub posts: usize,
}

/// Posts of a case that nobody deals.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Posts {
    /// The feed's number after all posts that there are.
    pub number: u64,
    /// Of which case.
    pub deal: u32,
    /// How many came before these.
    pub after: usize,
    /// These, in order.
    pub posts: Vec<Posted>,
    /// Whose posts are awaited once all that there are were heard. A page that nobody sees hears nothing and tells its person
    /// by this; a room of before says nothing of it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub awaits: Vec<PersonId>,
    /// Who of them is to decide; none where what is awaited is only said by programs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub decides: Option<PersonId>,
}

/// What a seat has posted.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Posted {
    /// Which seat.
    pub seat: SeatId,
    /// What.
    pub post: Post,
}
