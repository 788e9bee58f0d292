//! The entries of a room's log: versioned JSON, one line for each thing that happened and must not be lost.

use candlestick_blind::Post;
use candlestick_game::ThemeStamp;
use candlestick_rules::{Action, SeatId, Setup, SuspectId};
use serde::{Deserialize, Serialize};

use crate::{
    digest::Digest,
    protocol::{Arrangement, CaseNewsKind, Decider, PersonId, PersonShare, SeatKey, TakenBack, ThemePart, Voucher},
    sign::{PublicKey, Signature},
};

/// The newest format, which is read as all before it are. In the second a case's beginning names the theme's files; in the
/// third nobody may deal it, in the fourth a chair has another key besides, in the fifth a decision may be taken back.
const FORMAT: u32 = 5;

/// One line.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct EntryBody {
    /// The first format that has all that the line says: a program that reads only earlier ones would go on wrongly.
    v: u32,
    /// When it was written, in milliseconds since the Unix epoch; for people who read logs.
    at: u64,
    /// What was done.
    pub(super) done: LoggedDeed,
}

/// What was done for good.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum LoggedDeed {
    /// The room was opened.
    Created { room: String, kept: Digest, name: String, suspect: SuspectId, token: Digest, arranged: ArrangedTheme },
    /// Somebody sat down.
    Sat { person: PersonId, name: String, suspect: SuspectId, token: Digest },
    /// A late guest took the chair of a bot.
    Took {
        person: PersonId,
        name: String,
        suspect: SuspectId,
        token: Digest,
        /// None in a log that was written before people had keys; so below.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        key: Option<PublicKey>,
    },
    /// Somebody goes by another name or has another suspect.
    Reseated { person: PersonId, name: String, suspect: SuspectId },
    /// Somebody has been given their own chair again, without the link to it.
    Handed {
        person: PersonId,
        token: Digest,
        /// None where no case is played.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        vouched: Option<Vouched>,
    },
    /// Somebody left their chair.
    Stood { person: PersonId },
    /// The host sent somebody away.
    Kicked { person: PersonId },
    /// The host arranged.
    Arranged(ArrangedTheme),
    /// The host brought a part of a theme.
    Brought(ThemePart),
    /// A case began.
    Started {
        setup: Setup,
        shares: Vec<PersonShare>,
        #[serde(default)]
        keys: Vec<SeatKey>,
        /// The digest of the theme's files, over which the cards are dealt and all is signed; none in a log that was
        /// written when that was the short one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        theme: Option<String>,
    },
    /// A case began that nobody deals.
    BegunUndealt { setup: Setup, keys: Vec<SeatKey>, theme: ThemeStamp },
    /// A seat posted something in it.
    Posted { seat: SeatId, post: Post },
    /// A seat acted.
    Acted {
        decision: u64,
        seat: SeatId,
        action: Action,
        by: Decider,
        /// The person's; none of a bot.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        signature: Option<Signature>,
    },
    /// A person took their last decision back.
    TookBack { back: TakenBack, signature: Signature },
    /// Somebody's marks were kept.
    Marked { person: PersonId, text: String },
    /// The case was paused.
    Paused,
    /// The case went on.
    Resumed,
    /// The lobby was opened again.
    Rematched,
}

/// What signs in a chair from now on too, and who says so.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Vouched {
    pub(super) key: PublicKey,
    pub(super) by: Voucher,
}

/// What is arranged, and the very theme that was meant.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct ArrangedTheme {
    pub(super) theme: ThemeStamp,
    pub(super) arrangement: Arrangement,
}

impl LoggedDeed {
    /// Whether it is written as often as its person likes, and counts against what they may write beside a case. All else is
    /// bounded by itself: cases by being played, going on by pauses, coming and going by the number of people.
    pub(super) const fn counts_for_its_person(&self) -> bool {
        matches!(self, Self::Marked { .. } | Self::Reseated { .. } | Self::Paused | Self::Arranged(_))
    }

    /// Whether it counts against what all write beside cases: what is long, and what no case has to wait for.
    pub(super) const fn counts_for_its_room(&self) -> bool {
        matches!(self, Self::Marked { .. } | Self::Reseated { .. } | Self::Brought(_))
    }

    /// Whether somebody who had no chair has one with it.
    pub(super) const fn seats_somebody(&self) -> bool {
        matches!(self, Self::Sat { .. } | Self::Took { .. })
    }

    /// Whether everybody is told of it, so that it counts in the feed.
    pub(super) const fn is_told(&self) -> bool {
        !matches!(self, Self::Marked { .. } | Self::Brought(_))
    }

    /// The first format that has it.
    const fn format(&self) -> u32 {
        match self {
            Self::TookBack { .. } => 5,
            Self::Handed { .. } => 4,
            Self::BegunUndealt { .. } | Self::Posted { .. } => 3,
            // An older program would deal.
            Self::Arranged(arranged) if arranged.arrangement.blind => 3,
            Self::Started { theme: Some(_), .. } => 2,
            _ => 1,
        }
    }

    /// The step of a case as it is told; none of what is told whole.
    pub(super) const fn told_as(&self) -> Option<CaseNewsKind> {
        match *self {
            Self::Acted { seat, by, .. } => Some(CaseNewsKind::Acted { seat, by }),
            Self::TookBack { back, .. } => Some(CaseNewsKind::TookBack(back)),
            Self::Paused => Some(CaseNewsKind::Paused),
            Self::Resumed => Some(CaseNewsKind::Resumed),
            Self::Kicked { person } => Some(CaseNewsKind::Kicked { person }),
            _ => None,
        }
    }
}

impl EntryBody {
    pub(super) const fn new(at: u64, done: LoggedDeed) -> Self {
        Self { v: done.format(), at, done }
    }

    /// As it stands in the log. Nothing in it can fail to be written.
    pub(super) fn written(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Whether a line puts a closed case away. What does not say so anywhere is not read for it.
    pub(super) fn puts_away(body: &str) -> bool {
        body.contains("rematched") && Self::read(body).is_ok_and(|line| line.done == LoggedDeed::Rematched)
    }

    /// Reads a line.
    pub(super) fn read(body: &str) -> Result<Self, String> {
        let line: Self = serde_json::from_str(body).map_err(|fault| fault.to_string())?;
        if line.v > FORMAT {
            return Err(format!(
                "it is of format {}, and this program reads up to {FORMAT}; run the newer program",
                line.v
            ));
        }
        Ok(line)
    }
}
