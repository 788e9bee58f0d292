//! The record of a case that the room has dealt: what one client was told, and what the room has opened.

use serde::{Deserialize, Serialize};

use super::{
    signed::agreed,
    testimony::{SignedHead, Testimony},
    witness::{RecordDifference, Witness},
};
use crate::{
    feed::{BesideEvents, Chain, FeedPlace},
    protocol::Revealed,
    sign::PublicKey,
};

/// What one client was told of a closed case of a room, and what the room has opened. Whoever has it can hold the one
/// against the other.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct DealtRecord {
    /// What the client was told, and has decided.
    pub told: Testimony,
    /// What the room has opened.
    pub revealed: Revealed,
}

impl DealtRecord {
    /// Whether a decision was taken back in it, as either says.
    pub(super) const fn has_taken_back(&self) -> bool {
        !self.told.taken_back.is_empty() || !self.revealed.taken_back.is_empty()
    }

    /// Whether the room has signed what it is said to have told.
    pub(super) fn witness(&self) -> Witness {
        let Self { told, revealed, .. } = self;
        let Some(key) = told.pledges.room_key() else { return Witness::Unsigned };
        if let Some((one, other)) = &told.two {
            let same = (one.seat, one.number) == (other.seat, other.number) && one.head != other.head;
            let proof = same && self.is_signed(key, one) && self.is_signed(key, other);
            return if proof { Witness::TwoFeeds } else { Witness::Altered };
        }
        let (Some(begun), Some(last)) = (&told.begun, &told.last) else { return Witness::Unsigned };
        let chain = Chain::new(&agreed(told, begun, revealed), begun.seat).told(&told.events);
        let Testimony { stood_in, taken, taken_back, .. } = told;
        let head = chain.head(last.decision, BesideEvents { stood_in, taken, taken_back });
        let fits = last.seat == begun.seat && last.head.same(&head) && self.is_signed(key, last);
        if fits { Witness::Signed } else { Witness::Altered }
    }

    fn is_signed(&self, key: PublicKey, head: &SignedHead) -> bool {
        let place = FeedPlace { room: &self.told.room, deal: self.told.deal, seat: head.seat };
        key.has_signed(&place.told_digest(head.number, &head.head), &head.signature)
    }

    /// How the record of somebody else from the same case differs; none where both were told and opened one case. A room
    /// that plays two cases with two people, each against a made-up other, is found by nothing else.
    pub(super) fn differs(&self, other: &Self) -> Option<RecordDifference> {
        let (one, two) = (&self.told, &other.told);
        if (&one.room, one.deal) != (&two.room, two.deal) {
            return Some(RecordDifference::OtherCase);
        }
        let table = |of: &Testimony| {
            let begun = of.begun.as_ref().map(|begun| {
                (begun.setup.clone(), begun.seal, begun.theme.clone(), begun.keys.clone(), begun.terms.clone())
            });
            (of.pledges.room_key(), of.commitment, of.taken.clone(), begun)
        };
        if table(one) != table(two) {
            return Some(RecordDifference::Told);
        }
        (self.revealed != other.revealed).then_some(RecordDifference::Opened)
    }
}
