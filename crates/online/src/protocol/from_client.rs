//! The messages that a client sends to its room.

use candlestick_blind::Post;
use candlestick_rules::{Action, SuspectId};
use serde::{Deserialize, Serialize};

use super::{Arrangement, Code, MAX_MARKS, MAX_NONCE, PersonId, ThemePart, fits_name};
use crate::{
    digest::{ChairToken, Digest},
    port::MAX_FRAME,
    sign::{PublicKey, Signature},
};

/// One message of a client.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FromClient {
    /// The first one of a connection.
    Hello(Hello),
    /// Something to be done, answered by `done` or `refused` with the same nonce. Said again with the same nonce it is
    /// not done again.
    Do {
        /// Names it: drawn by the client, the same when it is said again.
        nonce: String,
        /// What.
        deed: Deed,
        /// In which case, or in the lobby before it, it was asked for, where it is for that one alone
        /// ([`Deed::is_of_one_case`]): said again in another it is refused as stale. None from a program of before.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        deal: Option<u32>,
    },
    /// Something is missing: tell the whole state.
    Again,
    /// A part of a theme that was brought is missing; answered by `theme`.
    Theme {
        /// The theme's id.
        id: String,
        /// Which part, from 0.
        part: usize,
    },
    /// Posts of a case that nobody deals are missing; answered by `posts`, as many as fit.
    Posts {
        /// Of which case.
        deal: u32,
        /// How many are here.
        after: usize,
    },
    /// Whether somebody is there; answered by `pong`.
    Ping {
        /// Comes back.
        number: u64,
    },
}

/// Who comes.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Hello {
    /// The version spoken.
    pub protocol: u32,
    /// The room's name.
    pub room: String,
    /// What opens one's chair; none is somebody who watches, or is about to sit down.
    #[serde(default)]
    pub token: Option<ChairToken>,
    /// The number of what was taken last, and how many events of that case one has.
    #[serde(default)]
    pub have: Option<u64>,
    /// Whether this connection shows the table to all who sit around it, and takes no chair. A room of before takes it for
    /// one that watches.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub table: bool,
    /// Of how many cases of the room, from the first on, this program has had the verdict: it is told that of the last
    /// closed one where it was away then. None from a program of before; it is told no older case.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub verdicts: Option<u32>,
}

/// Something to be done.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Deed {
    /// Take a chair before the case begins. The client draws its token, so that an answer that is lost loses nothing.
    Sit {
        /// One's name.
        name: String,
        /// One's suspect; none is the first that is free.
        #[serde(default)]
        suspect: Option<SuspectId>,
        /// What opens the chair from now on.
        token: ChairToken,
        /// The key that signs what one decides, for whoever takes a chair in the middle of a case. The client adds it.
        #[serde(default)]
        key: Option<PublicKey>,
    },
    /// Leave one's chair before the case begins.
    Stand,
    /// The host has somebody who is away leave their chair before the case begins. They may come and sit down again.
    Unseat {
        /// Whom.
        person: PersonId,
    },
    /// The host arranges.
    Arrange(Arrangement),
    /// The host brings a part of a theme, one after the other; with the last it may be arranged.
    Bring(ThemePart),
    /// Commit oneself to a share of the deal.
    Commit {
        /// Of which deal.
        deal: u32,
        /// The digest of the share.
        commitment: Digest,
        /// The key that signs what one decides. The client adds it.
        #[serde(default)]
        key: Option<PublicKey>,
        /// Whether this program can play a case that nobody deals. The client adds it.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        undealt: bool,
        /// One's signature of [`crate::deal::signed_commitment`], by which another device of one's own knows that nobody
        /// else committed to it. None from a program of before.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        signature: Option<Signature>,
    },
    /// The host begins the case: everybody who sits here is asked for their share.
    Start,
    /// Tell one's share.
    Share {
        /// Of which deal.
        deal: u32,
        /// The share.
        share: Digest,
    },
    /// A decision.
    Act {
        /// Which one: how many there were when it was made, those that were taken back and the takings back among them.
        decision: u64,
        /// What.
        action: Action,
        /// One's signature of [`crate::feed::FeedPlace::decided`]. The client adds it.
        #[serde(default)]
        signature: Option<Signature>,
    },
    /// Take one's last decision back, where nothing came of it but a position and nobody has decided since.
    TakeBack {
        /// How many decisions there were, and takings back, when it was wanted.
        decision: u64,
        /// One's signature of [`crate::feed::FeedPlace::took_back`]. The client adds it.
        #[serde(default)]
        signature: Option<Signature>,
    },
    /// What one's table posts to all in a case that nobody deals. The client makes it.
    Post {
        /// In which case.
        deal: u32,
        /// The post.
        post: Post,
    },
    /// One's own notebook marks, kept as they are.
    Mark {
        /// The marks.
        text: String,
    },
    /// Stop the bots and the limits.
    Pause,
    /// Go on.
    Resume,
    /// The host sends somebody away.
    Kick {
        /// Whom.
        person: PersonId,
    },
    /// Whoever has lost the link to their chair, with the device that had it, asks for it: the host gives it.
    Claim {
        /// Whose chair it is.
        person: PersonId,
        /// What opens it too, once it is given. The client draws it.
        token: ChairToken,
        /// The key that signs what one decides. The client adds it.
        #[serde(default)]
        key: Option<PublicKey>,
    },
    /// The host gives somebody the chair that they ask for: nothing of what they had is lost, and what opened it before
    /// opens it still.
    Hand {
        /// Whom.
        person: PersonId,
        /// The key of whoever asks.
        key: PublicKey,
        /// One's signature of [`crate::feed::FeedPlace::vouched`], where a case is played. The client adds it.
        #[serde(default)]
        signature: Option<Signature>,
    },
    /// The host gives whoever asks for a chair none.
    Deny {
        /// The key of whoever asks.
        key: PublicKey,
    },
    /// The host opens the lobby again after the verdict.
    Rematch,
    /// Something for all to see.
    React(Reaction),
    /// Remind whoever is to act.
    Nudge,
}

impl Deed {
    /// Whether it is meant for the case in which it is asked for, or for the lobby before that, and for no other. What
    /// [`Deed::Commit`], [`Deed::Share`] and [`Deed::Post`] are of, they say themselves.
    #[must_use]
    pub const fn is_of_one_case(&self) -> bool {
        matches!(
            self,
            Self::Stand
                | Self::Unseat { .. }
                | Self::Arrange(_)
                | Self::Start
                | Self::Act { .. }
                | Self::TakeBack { .. }
                | Self::Mark { .. }
                | Self::Pause
                | Self::Resume
                | Self::Rematch
        )
    }
}

/// What can be said without words.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reaction {
    /// Good thinking.
    Clap,
    /// That was funny.
    Laugh,
    /// Well, well.
    Think,
    /// Oh!
    Gasp,
    /// A pity.
    Sigh,
    /// Greetings.
    Wave,
    /// Thank you.
    Thanks,
    /// Take your time.
    Tea,
}

/// Reads a frame of a client.
///
/// # Errors
/// Why it is refused; unknown fields are no reason.
pub fn read_client(text: &str) -> Result<FromClient, Code> {
    if text.len() > MAX_FRAME {
        return Err(Code::TooLong);
    }
    let message: FromClient = serde_json::from_str(text).map_err(|_| Code::BadFrame)?;
    match &message {
        FromClient::Do { nonce, .. } if nonce.is_empty() => Err(Code::BadFrame),
        FromClient::Do { nonce, .. } if nonce.len() > MAX_NONCE => Err(Code::TooLong),
        FromClient::Do { deed: Deed::Mark { text }, .. } if text.len() > MAX_MARKS => Err(Code::TooLong),
        FromClient::Do { deed: Deed::Sit { name, .. }, .. } if !fits_name(name) => Err(Code::BadName),
        _ => Ok(message),
    }
}
