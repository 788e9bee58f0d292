//! The record of a case that nobody dealt: all posts of its seats, and the case that they open.

use candlestick_game::{Case, Record, Seat, ThemeStamp};
use candlestick_rules::{SeatId, Setup};
use serde::{Deserialize, Serialize};

use super::witness::{RecordDifference, Witness};
use crate::{
    digest::Digest,
    protocol::{Arrangement, Posted, SeatKey, Undealt},
    sign::{PublicKey, Signature, SigningKey},
    undealt::AgreedUndealt,
};

/// All posts of a closed case that nobody dealt, with what they stand on and the case that they open. Whoever has it can hear
/// every post again and needs to believe nobody but that the keys are those of the people who sat there.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct UndealtRecord {
    /// The room's name and key, as whoever kept it was told.
    room: String,
    room_key: Option<PublicKey>,
    pub(super) deal: u32,
    pub(super) theme: ThemeStamp,
    arrangement: Arrangement,
    pub(super) setup: Setup,
    pub(super) seats: Vec<Seat>,
    keys: Vec<SeatKey>,
    /// Who has kept it: a seat, or whoever watched.
    pub(super) me: SeatId,
    pub(super) posts: Vec<Posted>,
    /// What stands for all posts and their order.
    pub(super) course: Digest,
    /// The case that they open, as a record of its own.
    pub(super) case: String,
    /// Of all the rest, by the key of whoever has kept it; none of whoever watched.
    signature: Option<Signature>,
}

/// What a client has of a case that nobody dealt.
pub(crate) struct KeptUndealt<'a> {
    pub(crate) room: &'a str,
    pub(crate) room_key: Option<PublicKey>,
    pub(crate) told: &'a Undealt,
    pub(crate) me: SeatId,
    pub(crate) signs: &'a SigningKey,
    pub(crate) posts: &'a [Posted],
    pub(crate) course: Digest,
    pub(crate) case: &'a Case,
}

impl UndealtRecord {
    /// The record of what a client has heard, signed where it has a seat.
    pub(crate) fn new(kept: &KeptUndealt) -> Self {
        let KeptUndealt { room, room_key, told, me, signs, posts, course, case } = *kept;
        let Undealt { deal, theme, arrangement, setup, seats, keys, .. } = told.clone();
        let (room, posts, case) = (room.into(), posts.to_vec(), Record::of(case).to_text());
        let unsigned = Self {
            room,
            room_key,
            deal,
            theme,
            arrangement,
            setup,
            seats,
            keys,
            me,
            posts,
            course,
            case,
            signature: None,
        };
        let signature = (me != SeatId::WATCHER).then(|| signs.sign(&unsigned.digest()));
        Self { signature, ..unsigned }
    }

    /// Whether a decision was taken back in it.
    pub(super) fn has_taken_back(&self) -> bool {
        self.posts.iter().any(|posted| posted.post.takes_back())
    }

    /// All of it but the signature.
    fn digest(&self) -> Digest {
        let rest = Self { signature: None, ..self.clone() };
        // Nothing in it can fail to be written.
        Digest::of("candlestick undealt record", &[&serde_json::to_vec(&rest).unwrap_or_default()])
    }

    /// What all had agreed on before the first post.
    pub(super) fn agreed(&self) -> AgreedUndealt<'_> {
        AgreedUndealt {
            room: &self.room,
            key: self.room_key,
            deal: self.deal,
            theme: &self.theme.digest,
            setup: &self.setup,
            arrangement: &self.arrangement,
            keys: &self.keys,
        }
    }

    /// Whether each seat has one name and one key.
    pub(super) fn has_all_seats(&self) -> bool {
        let seats = self.setup.seats.len();
        let in_order = (0..).zip(&self.keys).all(|(seat, key)| key.seat == SeatId(seat));
        self.seats.len() == seats && self.keys.len() == seats && in_order
    }

    pub(super) fn witness(&self) -> Witness {
        if self.me == SeatId::WATCHER {
            return Witness::Unsigned;
        }
        let key = self.keys.iter().find(|key| key.seat == self.me).map(|key| key.key);
        let signed = key.zip(self.signature).is_some_and(|(key, signature)| key.has_signed(&self.digest(), &signature));
        if signed { Witness::Signed } else { Witness::Altered }
    }

    pub(super) fn differs(&self, other: &Self) -> Option<RecordDifference> {
        if (&self.room, self.deal) != (&other.room, other.deal) {
            return Some(RecordDifference::OtherCase);
        }
        if !self.agreed().digest().same(&other.agreed().digest()) || self.seats != other.seats {
            return Some(RecordDifference::Told);
        }
        ((self.course, &self.case) != (other.course, &other.case)).then_some(RecordDifference::Opened)
    }
}
