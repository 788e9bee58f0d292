//! The table of one seat, or of a watcher: it takes posts in order, believes none without its proof, and tells a view.

use std::{fmt, sync::Arc};

use candlestick_rules::{Event, SeatId, View};
use curve25519_dalek::{RistrettoPoint, Scalar};

use crate::{
    body::Body,
    chance::SeatSecret,
    fallen::{FallenDecision, LastSlip},
    fault::{FalseClaim, PostRefusal, RefusedPost},
    guess::{Guess, WrongGuess},
    masked_pack::MaskedPack,
    post::Post,
    setting::Setting,
    stage::{Awaited, OpenQuestion, Opened, Stage, missing},
    transcript::Transcript,
};

/// The table as one seat has it, or whoever watches. A state machine without clock, socket and chance: the same posts in the
/// same order give the same table, at any time and on any device that has the seat's secret.
#[derive(Clone)]
pub struct BlindTable {
    pub(crate) setting: Arc<Setting>,
    pub(crate) own: Option<SeatSecrets>,
    pub(crate) pack: MaskedPack,
    pub(crate) stage: Stage,
    pub(crate) guess: Option<Guess>,
    /// The question whose answer was chosen among cards, while it is.
    pub(crate) asking: Option<OpenQuestion>,
    /// Rolls so far.
    pub(crate) rolls: usize,
    /// How the case was before the last decision, while that may be taken back.
    pub(crate) slip: Option<Arc<LastSlip>>,
    /// Decisions that were taken back.
    pub(crate) fallen: Vec<FallenDecision>,
    /// What stands for the course of the case after each number of posts; nothing posted is its first.
    chain: Vec<[u8; 32]>,
    /// Posts of each seat.
    posted: Vec<u32>,
    /// How many posts one must have seen to answer what the table waits for.
    since: usize,
}

/// What a seat alone knows.
#[derive(Clone)]
pub(crate) struct SeatSecrets {
    pub seat: SeatId,
    /// The secret of its key.
    pub key: Scalar,
    pub knows: KnownSecrets,
}

/// What a seat knows besides the secret of its key.
#[derive(Clone)]
pub(crate) enum KnownSecrets {
    /// What it draws all from.
    Secret(SeatSecret),
    /// The secrets of all keys, as it sits at a case that lies open. It posts nothing.
    Keys(Vec<Scalar>),
}

impl SeatSecrets {
    /// What it draws all from; none where it posts nothing.
    pub const fn secret(&self) -> Option<&SeatSecret> {
        if let KnownSecrets::Secret(secret) = &self.knows { Some(secret) } else { None }
    }
}

impl BlindTable {
    /// The table of a seat, before any post. All that the seat draws follows from its secret and the posts, so the same
    /// secret and posts make the same table again.
    #[must_use]
    pub fn seated(setting: Setting, seat: SeatId, secret: SeatSecret) -> Self {
        let key = secret.chance("key", &[&setting.said("key").digest(), &[seat.0]]).scalar();
        Self::new(setting, Some(SeatSecrets { seat, key, knows: KnownSecrets::Secret(secret) }))
    }

    /// The table of a seat in a case that lies open, before any post: with the posts of that case it tells again what that
    /// seat was told, step by step. It posts nothing. None where nobody sits there.
    #[must_use]
    pub fn of_opened(setting: Setting, seat: SeatId, opened: &Opened) -> Option<Self> {
        let key = *opened.keys.get(seat.index())?;
        Some(Self::new(setting, Some(SeatSecrets { seat, key, knows: KnownSecrets::Keys(opened.keys.clone()) })))
    }

    /// The table of whoever only watches.
    #[must_use]
    pub fn watched(setting: Setting) -> Self {
        Self::new(setting, None)
    }

    fn new(setting: Setting, own: Option<SeatSecrets>) -> Self {
        let seats = setting.setup.seats.len();
        Self {
            pack: MaskedPack::new(&setting),
            own,
            stage: Stage::Keys,
            guess: None,
            asking: None,
            rolls: 0,
            slip: None,
            fallen: Vec::new(),
            chain: vec![setting.said("course").digest()],
            posted: vec![0; seats],
            since: 0,
            setting: Arc::new(setting),
        }
    }

    /// Takes the next post, and gives what happened by it, as this seat may see it.
    ///
    /// # Errors
    /// When the post is not taken; the table is then as it was, and every other table refuses the post as well.
    pub fn take(&mut self, seat: SeatId, post: &Post) -> Result<Vec<Event>, RefusedPost> {
        let mut next = self.clone();
        next.accept(seat, post).map_err(|why| RefusedPost { seat, why })?;
        let before = self.happened();
        let me = self.me();
        *self = next;
        let events = self.guess.iter().flat_map(|guess| guess.game().events()).skip(before);
        Ok(events.map(|event| event.seen_by(me)).collect())
    }

    /// What this seat can know and do now; none before the cards are dealt. It is exactly what an ordinary referee who knew
    /// the deal would tell after the last step that is done; what is still being proved is in [`BlindTable::waits`].
    #[must_use]
    pub fn view(&self) -> Option<View> {
        Some(self.guess.as_ref()?.game().view(self.me()))
    }

    /// Whose table it is; [`SeatId::WATCHER`] for a watcher's.
    #[must_use]
    pub fn me(&self) -> SeatId {
        self.own.as_ref().map_or(SeatId::WATCHER, |own| own.seat)
    }

    /// How many decisions were made and are done; those that are still being proved are not counted.
    #[must_use]
    pub fn decisions(&self) -> usize {
        self.guess.as_ref().map_or(0, |guess| guess.log().len())
    }

    /// How many posts were taken.
    #[must_use]
    pub const fn posts(&self) -> usize {
        self.chain.len() - 1
    }

    /// Stands for all posts so far and their order: two tables with the same have seen the same.
    #[must_use]
    pub fn course(&self) -> [u8; 32] {
        self.chain.last().copied().unwrap_or_default()
    }

    /// Everything, once it lies open.
    #[must_use]
    pub fn opened(&self) -> Option<&Opened> {
        if let Stage::Over(opened) = &self.stage { Some(opened) } else { None }
    }

    /// What the table waits for.
    #[must_use]
    pub fn waits(&self) -> Awaited {
        match &self.stage {
            Stage::Keys => Awaited::Keys(missing(&self.pack.keys)),
            Stage::Piles(seat) | Stage::Rest(seat) => Awaited::Shuffle(*seat),
            Stage::Deal => Awaited::Deal(missing(&self.pack.shares)),
            Stage::Decision => {
                let actor = self.guess.as_ref().and_then(|guess| guess.game().actor());
                actor.map_or(Awaited::Nothing, Awaited::Decision)
            }
            Stage::Dice { seat, shares } => Awaited::Dice { seat: *seat, of: missing(shares) },
            Stage::Look { seat, given, then, .. } => {
                Awaited::Look { seat: *seat, accusation: then.accusation(), of: missing(given) }
            }
            Stage::Refute { seat, question, .. } => {
                Awaited::Refutation { seat: *seat, asker: question.asker, triple: question.triple }
            }
            Stage::Verdict { seat, triple, .. } => Awaited::Verdict { seat: *seat, triple: *triple },
            Stage::Opening { secrets, .. } => Awaited::Opening(missing(secrets)),
            Stage::Over(_) => Awaited::Nothing,
        }
    }

    fn happened(&self) -> usize {
        self.guess.as_ref().map_or(0, |guess| guess.game().events().len())
    }

    fn accept(&mut self, seat: SeatId, post: &Post) -> Result<(), PostRefusal> {
        let posted = *self.posted.get(seat.index()).ok_or(PostRefusal::NoSeat)?;
        let body = Body::read(&post.body).ok_or(PostRefusal::Unreadable)?;
        let after = post.after as usize;
        let said = self.said(seat, after).ok_or(PostRefusal::Forked)?;
        if after < self.since {
            return Err(PostRefusal::Stale);
        }
        let key = match (self.pack.key(seat), &body) {
            (Some(key), _) => key,
            (None, Body::Key(key, _)) => *key,
            _ => return Err(PostRefusal::NotNow),
        };
        if !post.is_by(key, &said) {
            return Err(PostRefusal::Unsigned);
        }
        if !matches!(body, Body::TakeBack) {
            self.slip = None;
        }
        self.hear(seat, body, &said)?;
        let mut course = self.setting.said("course");
        course.add("before", &self.course());
        course.number("seat", seat.index());
        course.add("post", &post.bytes());
        self.chain.push(course.digest());
        self.posted[seat.index()] = posted + 1;
        Ok(())
    }

    /// What a seat's next post stands on: the deal, the seat, which of its posts it is, and the course of the case as it
    /// has seen it. None for a course that this table has not seen.
    pub(crate) fn said(&self, seat: SeatId, after: usize) -> Option<Transcript> {
        let mut said = self.setting.said("post");
        said.number("seat", seat.index());
        said.number("posted", self.posted.get(seat.index()).copied()? as usize);
        said.number("after", after);
        said.add("course", self.chain.get(after)?);
        Some(said)
    }

    /// Comes to another stage; whoever speaks to it must have seen the post that led there, which is being taken now.
    pub(crate) fn turn_to(&mut self, stage: Stage) {
        self.stage = stage;
        self.since = self.chain.len();
    }

    /// A seat's key, which all have once cards are shuffled.
    pub(crate) fn key(&self, seat: SeatId) -> Result<RistrettoPoint, PostRefusal> {
        self.pack.key(seat).ok_or(PostRefusal::NotNow)
    }
}

/// Without what only the seat knows.
impl fmt::Debug for BlindTable {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let (me, posts) = (self.me(), self.posts());
        f.debug_struct("BlindTable").field("me", &me).field("posts", &posts).field("waits", &self.waits()).finish()
    }
}

impl From<WrongGuess> for PostRefusal {
    fn from(_: WrongGuess) -> Self {
        Self::Contradiction
    }
}

/// Fails with a claim that does not hold.
pub(crate) const fn hold(holds: bool, claim: FalseClaim) -> Result<(), PostRefusal> {
    if holds { Ok(()) } else { Err(PostRefusal::False(claim)) }
}
