//! Lists the reasons for which a room refuses something, as codes: the words for people stand in the Fluent files.

use serde::{Deserialize, Serialize};

/// Why something was refused; nothing has changed then.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Code {
    /// The frame is no message of the protocol.
    BadFrame,
    /// The frame or something in it is longer than what is taken.
    TooLong,
    /// The protocol's version is another.
    BadVersion,
    /// The token opens no chair here.
    BadToken,
    /// There is no such room.
    NoRoom,
    /// Too many messages in a short time.
    TooFast,
    /// Too much is waiting to be done; say it again.
    Busy,
    /// A name has no letters, too many, or some that break lines.
    BadName,
    /// Only who sits here may do that.
    NotSeated,
    /// Only the host may do that.
    NotHost,
    /// A case is being played.
    CaseRuns,
    /// No case is being played.
    NoCase,
    /// The case is not closed yet.
    NotClosed,
    /// That suspect has a chair already, or is not in the edition.
    ChairTaken,
    /// As many have sat down as may.
    Full,
    /// The server has no such theme.
    NoTheme,
    /// The theme that is brought is none that can be played, is called like a built-in one or like the one that is
    /// arranged, or its parts do not fit together.
    BadTheme,
    /// A time or a number is not one that may be chosen.
    OutOfRange,
    /// Fewer sit here than the edition takes.
    TooFew,
    /// More sit here than the edition takes.
    TooMany,
    /// Somebody's share of the deal has not come.
    ShareMissing,
    /// The share is not the one that was committed.
    WrongShare,
    /// The decision was made already, or is not the present one.
    Stale,
    /// Another seat is to act.
    NotYours,
    /// That cannot be done now.
    NotOffered,
    /// The case is paused.
    Paused,
    /// There is no such person.
    NoPerson,
    /// The key that signs decisions is missing, or the signature of one is missing or does not fit.
    Unsigned,
    /// What is arranged cannot be played where nobody deals.
    NeedsDealer,
    /// Somebody's program is older than what is to be played.
    OldProgram,
    /// What was posted is not proved, or not by whoever is said to have posted it.
    Unproved,
    /// Somebody was sent away from the case, who may be whoever comes: until its end nobody takes a chair of a bot.
    SentAway,
    /// Nobody of those who play the case is here to see that somebody takes a chair.
    Unattended,
    /// Somebody who sits here is away: the case begins once they are back, or without them.
    SomebodyAway,
    /// That person is here: they stand up themselves.
    IsHere,
    /// The host lets nobody else sit down.
    Closed,
    /// Whoever opened the room is not sent away.
    Opener,
    /// The case is one that nobody deals: a chair opens to nothing but its own link, which holds what its cards follow from.
    OwnSecret,
    /// One of a newer protocol.
    #[serde(other)]
    Unknown,
}

impl Code {
    /// All that this version knows.
    pub const ALL: [Self; 38] = [
        Self::BadFrame,
        Self::TooLong,
        Self::BadVersion,
        Self::BadToken,
        Self::NoRoom,
        Self::TooFast,
        Self::Busy,
        Self::BadName,
        Self::NotSeated,
        Self::NotHost,
        Self::CaseRuns,
        Self::NoCase,
        Self::NotClosed,
        Self::ChairTaken,
        Self::Full,
        Self::NoTheme,
        Self::BadTheme,
        Self::OutOfRange,
        Self::TooFew,
        Self::TooMany,
        Self::ShareMissing,
        Self::WrongShare,
        Self::Stale,
        Self::NotYours,
        Self::NotOffered,
        Self::Paused,
        Self::NoPerson,
        Self::Unsigned,
        Self::NeedsDealer,
        Self::OldProgram,
        Self::Unproved,
        Self::SentAway,
        Self::Unattended,
        Self::SomebodyAway,
        Self::IsHere,
        Self::Closed,
        Self::Opener,
        Self::OwnSecret,
    ];

    /// As it is written in the protocol.
    #[must_use]
    pub fn name(self) -> String {
        match serde_json::to_value(self) {
            Ok(serde_json::Value::String(name)) => name,
            // Nothing in it can fail to be written.
            _ => String::new(),
        }
    }
}
