//! The messages that a room sends to its clients.

use candlestick_game::{Level, Seat, ThemeStamp, record::Commitment};
use candlestick_rules::{Action, Event, SeatId, WrittenView};
use serde::{Deserialize, Serialize};

use super::{
    Arrangement, Code, Lobby, PersonId, Posted, Posts, Presence, Reaction, SeatKey, TakenBack, ThemePart, Undealt,
};
use crate::{
    digest::Digest,
    sign::{PublicKey, Signature},
};

/// One message of a room.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FromRoom {
    /// The answer to `hello`, and to whoever has just sat down.
    Welcome(Welcome),
    /// The room before its case.
    Lobby(Lobby),
    /// The whole case as this client may see it.
    Whole(Box<WholeCase>),
    /// What has just happened in the case.
    News(Box<CaseNews>),
    /// A case that nobody deals, but for its posts: they are asked for.
    Undealt(Box<Undealt>),
    /// Posts of it in order: the newest as it comes, or those that were asked for.
    Posts(Posts),
    /// A post of it that was not taken, for what it says is not so: whoever looks at it sees that.
    False(Posted),
    /// Who is here.
    Presence(Presence),
    /// What was asked for is done, for good.
    Done {
        /// Of what.
        nonce: String,
    },
    /// What was asked for is not done.
    Refused {
        /// Of what; none of a frame that could not be read.
        nonce: Option<String>,
        /// Why.
        code: Code,
    },
    /// Somebody said something without words.
    Reacted {
        /// Who.
        person: PersonId,
        /// What.
        reaction: Reaction,
    },
    /// Somebody reminds this client that it is to act.
    Nudged {
        /// Who.
        by: PersonId,
    },
    /// The case is closed: everything is opened.
    Verdict(Box<Revealed>),
    /// The last case that was closed and is put away, to whoever was away at its verdict. The lobby or the case that stands
    /// now comes after it.
    Closed(Closed),
    /// A part of a theme that was brought.
    Theme(ThemePart),
    /// The answer to `ping`.
    Pong {
        /// The ping's.
        number: u64,
    },
}

/// A case that was closed while a client was away.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Closed {
    /// One that the room has dealt.
    Dealt {
        /// The case as this client may see it, to its end.
        whole: Box<WholeCase>,
        /// What was opened.
        verdict: Box<Revealed>,
    },
    /// One that nobody dealt, but for its posts: they are asked for.
    Undealt(Box<Undealt>),
}

/// Who one is here.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Welcome {
    /// The version spoken.
    pub protocol: u32,
    /// The room's name.
    pub room: String,
    /// One's number; none for a watcher.
    pub you: Option<PersonId>,
    /// One's own marks as they were last kept.
    pub marks: Option<String>,
    /// The key that signs what this room tells: the same in all its life.
    #[serde(default)]
    pub key: Option<PublicKey>,
}

/// Who made a decision.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Decider {
    /// The person of that seat.
    Own,
    /// The bot of that seat.
    Bot,
    /// A bot that stood in for the person of that seat.
    StandIn,
}

/// A chair that somebody has taken in the middle of a case: a late guest a bot's, or a person their own again, without the
/// link to it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct TakenChair {
    /// The chair's seat.
    pub seat: SeatId,
    /// From which decision on they decide there: those before were the bot's, or made with the link to the chair.
    pub from: u64,
    /// Who took it.
    pub person: PersonId,
    /// How the bot played whose chair it was; none where it was this person's own before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<Level>,
    /// The key that signs what they decide; none where they sat down before people had keys. Where the chair was their own,
    /// the one of before signs as well.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<PublicKey>,
    /// Who has vouched that it is they; none where it was a bot's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<Voucher>,
}

/// Who has given somebody their chair again, and signed that.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Voucher {
    /// Who.
    pub person: PersonId,
    /// Their signature of [`crate::feed::FeedPlace::vouched`].
    pub signature: Signature,
}

/// The case as one seat, or a watcher, may see it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct WholeCase {
    /// The feed's number.
    pub number: u64,
    /// Which case of the room this is, from 0.
    pub deal: u32,
    /// How many decisions there were, and takings back: names the present one.
    pub decision: u64,
    /// The theme.
    pub theme: ThemeStamp,
    /// What was arranged.
    pub arrangement: Arrangement,
    /// Names and controllers of the seats.
    pub seats: Vec<Seat>,
    /// The person of each seat; none of a bot's.
    pub people: Vec<Option<PersonId>>,
    /// The seal of the deal.
    pub seal: Commitment,
    /// What the room had committed itself to.
    pub commitment: Digest,
    /// What the people had committed themselves to, and their shares.
    pub shares: Vec<PersonShare>,
    /// The keys of the people who began it; none where it began before people had keys.
    #[serde(default)]
    pub keys: Vec<SeatKey>,
    /// Decisions of people that bots made.
    pub stood_in: Vec<u64>,
    /// Chairs that were taken since it began, in order.
    #[serde(default)]
    pub taken: Vec<TakenChair>,
    /// Decisions that were taken back, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub taken_back: Vec<TakenBack>,
    /// Whether whoever is told may take their last decision back now.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub may_take_back: bool,
    /// Whether the case is paused.
    pub paused: bool,
    /// The view, without its events.
    pub view: WrittenView,
    /// How many events come before those that are told here: the client has them.
    pub events_before: usize,
    /// The events.
    pub events: Vec<Event>,
    /// The room's signature of [`crate::feed::FeedPlace::told_digest`], over all that was told to that seat by now.
    #[serde(default)]
    pub signature: Option<Signature>,
}

/// What happened.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CaseNewsKind {
    /// A seat acted.
    Acted {
        /// Which.
        seat: SeatId,
        /// By whom.
        by: Decider,
    },
    /// A seat took its last decision back.
    TookBack(TakenBack),
    /// The case was paused.
    Paused,
    /// The case goes on.
    Resumed,
    /// The host sent somebody away.
    Kicked {
        /// Whom.
        person: PersonId,
    },
}

impl CaseNewsKind {
    /// What was taken back; none of any other step.
    #[must_use]
    pub const fn taken_back(self) -> Option<TakenBack> {
        if let Self::TookBack(back) = self { Some(back) } else { None }
    }
}

/// One step of the case as one seat, or a watcher, may see it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct CaseNews {
    /// The feed's number: one more than what came before, or something is missing.
    pub number: u64,
    /// What.
    pub what: CaseNewsKind,
    /// How many decisions there were by now, and takings back.
    pub decision: u64,
    /// The events it brought.
    pub events: Vec<Event>,
    /// The view now, without its events.
    pub view: WrittenView,
    /// Whether whoever is told may take their last decision back now.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub may_take_back: bool,
    /// The room's signature of [`crate::feed::FeedPlace::told_digest`], over all that was told to that seat by now.
    #[serde(default)]
    pub signature: Option<Signature>,
}

/// Somebody's share of the deal.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct PersonShare {
    /// Whose.
    pub person: PersonId,
    /// What they had committed themselves to.
    pub commitment: Digest,
    /// The share.
    pub share: Digest,
    /// Their signature of [`crate::deal::signed_commitment`]; none of a program of before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub signature: Option<Signature>,
}

/// Everything of a closed case: with this anybody can work out whether the room was honest.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Revealed {
    /// Which case of the room.
    pub deal: u32,
    /// The room's secret, to which its commitment fits.
    pub secret: Digest,
    /// The people's shares.
    pub shares: Vec<PersonShare>,
    /// Decisions of people that bots made.
    pub stood_in: Vec<u64>,
    /// How those bots played.
    pub stand_in: Level,
    /// Chairs that were taken since it began, in order.
    #[serde(default)]
    pub taken: Vec<TakenChair>,
    /// Decisions that were taken back, in order, with what had been decided: the record has none of them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub taken_back: Vec<(TakenBack, Action)>,
    /// The keys of the people who began it.
    #[serde(default)]
    pub keys: Vec<SeatKey>,
    /// The signatures of [`crate::feed::FeedPlace::decided`] under the decisions of people, and of
    /// [`crate::feed::FeedPlace::took_back`] where they took one back, in order.
    #[serde(default)]
    pub signatures: Vec<(u64, Signature)>,
    /// The case's record.
    pub record: String,
}

/// Reads a frame of a room. What it says of a case is held against the theme before it is used.
///
/// # Errors
/// When it is none; unknown fields are no reason.
pub fn read_room(text: &str) -> Result<FromRoom, Code> {
    serde_json::from_str(text).map_err(|_| Code::BadFrame)
}
