//! Writes a room's closed case as one client can prove it as a text, and reads it, whether the room dealt it or nobody.

use std::sync::Arc;

use candlestick_themes::Theme;
use serde::{Deserialize, Serialize};

use super::{
    cheat::Cheat,
    check::{AuditFindings, check},
    dealt_record::DealtRecord,
    testimony::Testimony,
    undealt_record::UndealtRecord,
    witness::{RecordDifference, Witness},
};
use crate::protocol::Revealed;

/// The format in which a case is written that the room has dealt.
const DEALT: u32 = 1;
/// The format in which one is written that nobody dealt.
const UNDEALT: u32 = 2;
/// The formats in which either is written of which something was taken back: a program of before would think it forged.
const TAKEN_BACK: u32 = 3;
const UNDEALT_TAKEN_BACK: u32 = 4;
/// In so many of the first bytes it says what it is.
const HEAD: usize = 256;

/// A closed case of a room as one client can prove it. Whoever has it can look through all of it, and hold it against the
/// record of somebody else from the same case. It holds no key and no token, but the room's name, which is an invitation.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum RoomRecord {
    /// Of a case that the room has dealt and refereed.
    Dealt(Box<DealtRecord>),
    /// Of one that nobody dealt.
    Undealt(Box<UndealtRecord>),
}

/// Why a text is no room's record.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum RoomRecordFault {
    /// It cannot be read.
    #[error("it is no room's record that can be read: {0}")]
    Broken(String),
    /// It is of a later version of the game.
    #[error("it is of format {0}, and this program reads up to {UNDEALT_TAKEN_BACK}; run the newer program")]
    Format(u32),
}

/// What stands before all else in a record.
#[derive(Serialize, Deserialize)]
struct RoomRecordHead {
    kind: String,
    v: u32,
}

/// A record with its head, as it is written.
#[derive(Serialize)]
struct WrittenRecord<'a> {
    #[serde(flatten)]
    head: RoomRecordHead,
    #[serde(flatten)]
    record: &'a RoomRecord,
}

impl RoomRecord {
    /// What its kind is called.
    pub const KIND: &'static str = "candlestick-room";

    /// The record of what one client was told of a dealt case, and what was opened to it.
    #[must_use]
    pub fn dealt(told: Testimony, revealed: Revealed) -> Self {
        Self::Dealt(Box::new(DealtRecord { told, revealed }))
    }

    /// As a text, one line. Nothing in it can fail to be written.
    #[must_use]
    pub fn to_text(&self) -> String {
        let v = match self {
            Self::Dealt(dealt) if dealt.has_taken_back() => TAKEN_BACK,
            Self::Dealt(_) => DEALT,
            Self::Undealt(undealt) if undealt.has_taken_back() => UNDEALT_TAKEN_BACK,
            Self::Undealt(_) => UNDEALT,
        };
        let head = RoomRecordHead { kind: Self::KIND.into(), v };
        serde_json::to_string(&WrittenRecord { head, record: self }).unwrap_or_default() + "\n"
    }

    /// Whether a file says that it is one, be it cut off, or written anew in another order.
    #[must_use]
    pub fn is_one(bytes: &[u8]) -> bool {
        let head = &bytes[..bytes.len().min(HEAD)];
        let begins = head.windows(Self::KIND.len()).any(|window| window == Self::KIND.as_bytes());
        begins || serde_json::from_slice::<RoomRecordHead>(bytes).is_ok_and(|head| head.kind == Self::KIND)
    }

    /// Reads one, whoever wrote it. Nothing in it is believed by that.
    ///
    /// # Errors
    /// Where it is none, or one of a later version.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, RoomRecordFault> {
        let broken = |fault: serde_json::Error| RoomRecordFault::Broken(fault.to_string());
        let RoomRecordHead { kind, v } = serde_json::from_slice(bytes).map_err(broken)?;
        if kind != Self::KIND {
            return Err(RoomRecordFault::Broken(format!("its kind is not {}", Self::KIND)));
        }
        match v {
            DEALT | TAKEN_BACK => serde_json::from_slice(bytes).map(Self::Dealt),
            UNDEALT | UNDEALT_TAKEN_BACK => serde_json::from_slice(bytes).map(Self::Undealt),
            _ => return Err(RoomRecordFault::Format(v)),
        }
        .map_err(broken)
    }

    /// Which case of the room it is of, from 0.
    #[must_use]
    pub fn deal(&self) -> u32 {
        match self {
            Self::Dealt(dealt) => dealt.told.deal,
            Self::Undealt(undealt) => undealt.deal,
        }
    }

    /// How many people have chosen the deal together.
    #[must_use]
    pub fn people(&self) -> usize {
        match self {
            Self::Dealt(dealt) => dealt.revealed.shares.len(),
            Self::Undealt(undealt) => undealt.seats.len(),
        }
    }

    /// Whether nobody has dealt it.
    #[must_use]
    pub const fn is_undealt(&self) -> bool {
        matches!(self, Self::Undealt(_))
    }

    /// How many posts it has; none where the case was dealt.
    #[must_use]
    pub fn posts(&self) -> usize {
        match self {
            Self::Dealt(_) => 0,
            Self::Undealt(undealt) => undealt.posts.len(),
        }
    }

    /// The name of a seat; none where nobody sits there.
    #[must_use]
    pub fn name_of(&self, seat: u8) -> Option<&str> {
        let seats = match self {
            Self::Dealt(dealt) => &dealt.told.seats,
            Self::Undealt(undealt) => &undealt.seats,
        };
        seats.get(usize::from(seat)).map(|seat| seat.name.as_str())
    }

    /// The case that was opened, as the text of a record of its own.
    #[must_use]
    pub fn case(&self) -> &str {
        match self {
            Self::Dealt(dealt) => &dealt.revealed.record,
            Self::Undealt(undealt) => &undealt.case,
        }
    }

    /// Looks through all of it: see [`check`]; of a case that nobody dealt every post is heard again with its signature and its
    /// proof, and by every seat's eyes, and what they open is held against the case that is told. That takes a second or two.
    ///
    /// # Errors
    /// The first thing that does not hold, with its place.
    pub fn check(&self, theme: &Arc<Theme>) -> Result<AuditFindings, Cheat> {
        match self {
            Self::Dealt(dealt) => check(&dealt.told, &dealt.revealed, theme),
            Self::Undealt(undealt) => undealt.check(theme),
        }
    }

    /// Whether it is what was signed.
    #[must_use]
    pub fn witness(&self) -> Witness {
        match self {
            Self::Dealt(dealt) => dealt.witness(),
            Self::Undealt(undealt) => undealt.witness(),
        }
    }

    /// How the record of somebody else from the same case differs; none where both were told and opened one case. A room
    /// that plays two cases with two people, each against a made-up other, is found by nothing else.
    #[must_use]
    pub fn differs(&self, other: &Self) -> Option<RecordDifference> {
        match (self, other) {
            (Self::Dealt(one), Self::Dealt(other)) => one.differs(other),
            (Self::Undealt(one), Self::Undealt(other)) => one.differs(other),
            (Self::Dealt(_), Self::Undealt(_)) | (Self::Undealt(_), Self::Dealt(_)) => {
                Some(RecordDifference::OtherCase)
            }
        }
    }
}
