//! A room's case as one client can prove it, as a text: what it was told, and what the room has opened.

use serde::{Deserialize, Serialize};

use super::{
    signed::agreed,
    testimony::{SignedHead, Testimony},
};
use crate::{
    feed::{Chain, Place},
    protocol::Revealed,
    sign::PublicKey,
};

/// The format that is written.
const FORMAT: u32 = 1;
/// In so many of the first bytes it says what it is.
const HEAD: usize = 256;

/// What one client was told of a closed case of a room, and what the room has opened. Whoever has it can hold the one
/// against the other, and against the record of somebody else from the same case. It holds no key and no token, but the
/// room's name, which is an invitation.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct RoomRecord {
    kind: String,
    v: u32,
    /// What the client was told, and has decided.
    pub told: Testimony,
    /// What the room has opened.
    pub revealed: Revealed,
}

/// Why a text is no room's record.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum RoomRecordFault {
    /// It cannot be read.
    #[error("it is no room's record that can be read: {0}")]
    Broken(String),
    /// It is of a later version of the game.
    #[error("it is of format {0}, and this program reads {FORMAT}; run the newer program")]
    Format(u32),
}

/// Whether what a record says was told is what the room has signed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Witness {
    /// It is.
    Signed,
    /// The room had no key, so only the client says so.
    Unsigned,
    /// The room has signed something else: the record was altered.
    Altered,
    /// The room has signed two things under one number: a proof, for everybody, that it lied.
    TwoFeeds,
}

/// How the records of two people from one case differ.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Split {
    /// They are of two cases.
    OtherCase,
    /// The two were told another table, or other keys.
    Told,
    /// The room has opened them another case, secret, share or signature.
    Opened,
}

impl RoomRecord {
    /// What its kind is called.
    pub const KIND: &'static str = "candlestick-room";

    /// The record of what one client was told, and what was opened to it.
    #[must_use]
    pub fn new(told: Testimony, revealed: Revealed) -> Self {
        Self { kind: Self::KIND.into(), v: FORMAT, told, revealed }
    }

    /// As a text, one line. Nothing in it can fail to be written.
    #[must_use]
    pub fn to_text(&self) -> String {
        serde_json::to_string(self).unwrap_or_default() + "\n"
    }

    /// Whether a file says that it is one.
    #[must_use]
    pub fn is_one(bytes: &[u8]) -> bool {
        let head = &bytes[..bytes.len().min(HEAD)];
        head.windows(Self::KIND.len()).any(|window| window == Self::KIND.as_bytes())
    }

    /// Reads one, whoever wrote it. Nothing in it is believed by that.
    ///
    /// # Errors
    /// Where it is none, or one of a later version.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, RoomRecordFault> {
        #[derive(Deserialize)]
        struct Version {
            v: u32,
        }
        let broken = |fault: serde_json::Error| RoomRecordFault::Broken(fault.to_string());
        let Version { v } = serde_json::from_slice(bytes).map_err(broken)?;
        if v != FORMAT {
            return Err(RoomRecordFault::Format(v));
        }
        let record: Self = serde_json::from_slice(bytes).map_err(broken)?;
        if record.kind != Self::KIND {
            return Err(RoomRecordFault::Broken(format!("its kind is not {}", Self::KIND)));
        }
        Ok(record)
    }

    /// Whether the room has signed what it is said to have told.
    #[must_use]
    pub fn witness(&self) -> Witness {
        let Self { told, revealed, .. } = self;
        let Some(key) = told.pledges.room_key() else { return Witness::Unsigned };
        if let Some((one, other)) = &told.two {
            let same = (one.seat, one.number) == (other.seat, other.number) && one.head != other.head;
            let proof = same && self.is_signed(key, one) && self.is_signed(key, other);
            return if proof { Witness::TwoFeeds } else { Witness::Altered };
        }
        let (Some(begun), Some(last)) = (&told.begun, &told.last) else { return Witness::Unsigned };
        let mut chain = Chain::new(&agreed(told, begun, revealed), begun.seat);
        told.events.iter().for_each(|event| chain.tell(event));
        let head = chain.head(last.decision, &told.stood_in, &told.taken);
        let fits = last.seat == begun.seat && last.head.same(&head) && self.is_signed(key, last);
        if fits { Witness::Signed } else { Witness::Altered }
    }

    fn is_signed(&self, key: PublicKey, head: &SignedHead) -> bool {
        let place = Place { room: &self.told.room, deal: self.told.deal, seat: head.seat };
        key.has_signed(&place.told(head.number, &head.head), &head.signature)
    }

    /// How the record of somebody else from the same case differs; none where both were told and opened one case. A room
    /// that plays two cases with two people, each against a made-up other, is found by nothing else.
    #[must_use]
    pub fn differs(&self, other: &Self) -> Option<Split> {
        let (one, two) = (&self.told, &other.told);
        if (&one.room, one.deal) != (&two.room, two.deal) {
            return Some(Split::OtherCase);
        }
        let table = |of: &Testimony| {
            let begun = of.begun.as_ref().map(|begun| {
                (begun.setup.clone(), begun.seal, begun.theme.clone(), begun.keys.clone(), begun.terms.clone())
            });
            (of.pledges.room_key(), of.commitment, of.taken.clone(), begun)
        };
        if table(one) != table(two) {
            return Some(Split::Told);
        }
        (self.revealed != other.revealed).then_some(Split::Opened)
    }
}
