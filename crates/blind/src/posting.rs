//! Makes a seat's posts: by itself where the rules leave no choice, else from what its person decides.

use candlestick_rules::{Action, CardId, Phase, SeatId};
use curve25519_dalek::RistrettoPoint;

use crate::{
    body::Body,
    chance::SeatSecret,
    claims::{self, SealedShares, Shares},
    guess::PlayedStep,
    holdings::{HoldsOne, NoneOfCards, NotAll, SealedCard},
    post::Post,
    shuffle::Shuffled,
    stage::Stage,
    table::{BlindTable, SeatSecrets},
    transcript::Transcript,
};

/// Why a decision makes no post.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum ActFault {
    /// A watcher decides nothing.
    #[error("whoever only watches has nothing to decide")]
    Watching,
    /// The table waits for something else; ask again once it waits for a decision.
    #[error("the table is waiting for something other than a decision")]
    NotNow,
    /// The rules do not offer it.
    #[error("the rules do not offer {0:?} now")]
    NotOffered(Action),
}

/// Whether an action tells of no hidden card, so that it is posted as it is.
///
/// Every action is named here, so that a new one does not compile until it is said what it tells.
pub(crate) const fn is_open(action: Action) -> bool {
    match action {
        // Which card is shown is for the asker alone; the rest is of deck cards, with which nothing is dealt blind.
        Action::Show(_) | Action::Reveal(_) | Action::PassLeft(_) => false,
        Action::Roll
        | Action::Go(_)
        | Action::Passage(_)
        | Action::SquarePassage(_)
        | Action::Join(_)
        | Action::Via(_)
        | Action::Detour { .. }
        | Action::Jump(_)
        | Action::Stay
        | Action::Suggest { .. }
        | Action::Accuse(_)
        | Action::GiveUp
        | Action::EndTurn
        | Action::ChooseSeat(_)
        | Action::NameCard(_)
        | Action::AskAnywhere(_)
        | Action::PlayCard(_)
        | Action::UsePower
        | Action::ChooseToken(_)
        | Action::Draw
        | Action::Decline
        | Action::LookAtSide(_) => true,
    }
}

/// What all proofs of a post take: its transcript, and whose it is.
pub(crate) struct Author<'a> {
    own: &'a SeatSecrets,
    secret: &'a SeatSecret,
    said: Transcript,
}

impl BlindTable {
    /// What this seat must post now, where nobody has a choice: keys, shuffles, shares, whether it can refute, whether its
    /// accusation was right. None while nothing is owed, and for watchers. The same table owes the same post, so it
    /// may be made and sent again.
    ///
    /// Which card is shown is never owed, even where there is only one: a card that comes at once would tell that.
    #[must_use]
    pub fn owed(&self) -> Option<Post> {
        let author = self.author()?;
        let body = self.owed_body(&author)?;
        Some(self.sign(&author, &body))
    }

    /// The post of a decision.
    ///
    /// # Errors
    /// When the table does not wait for it, or the rules do not offer it.
    pub fn act(&self, action: Action) -> Result<Post, ActFault> {
        let author = self.author().ok_or(ActFault::Watching)?;
        let (Stage::Decision, Some(guess)) = (&self.stage, &self.guess) else { return Err(ActFault::NotNow) };
        guess.trial(&PlayedStep::Act(author.own.seat, action)).map_err(|_| ActFault::NotOffered(action))?;
        let body = match action {
            Action::Show(card) => self.show(&author, card).ok_or(ActFault::NotOffered(action))?,
            open if is_open(open) => Body::Act(open),
            _ => return Err(ActFault::NotOffered(action)),
        };
        Ok(self.sign(&author, &body))
    }

    pub(crate) fn author(&self) -> Option<Author<'_>> {
        let own = self.own.as_ref()?;
        Some(Author { own, secret: own.secret()?, said: self.said(own.seat, self.posts())? })
    }

    pub(crate) fn sign(&self, author: &Author, body: &Body) -> Post {
        let after = u32::try_from(self.posts()).unwrap_or(u32::MAX);
        Post::sign(body, after, &author.said, &author.own.key, author.secret)
    }

    /// A post of this seat that says what it likes, for tests of what is found out.
    #[cfg(test)]
    pub(crate) fn forged(&self, body: &Body) -> Option<Post> {
        Some(self.sign(&self.author()?, body))
    }

    fn owed_body(&self, author: &Author) -> Option<Body> {
        let me = author.own.seat;
        match &self.stage {
            Stage::Keys => self.pack.key(me).is_none().then(|| author.key()),
            Stage::Piles(next) => (*next == me).then(|| {
                let joint = self.pack.joint();
                Body::Piles(self.pack.piles.iter().map(|pile| author.shuffle(pile, &joint)).collect())
            }),
            Stage::Rest(next) => (*next == me).then(|| Body::Rest(author.shuffle(&self.pack.rest, &self.pack.joint()))),
            Stage::Deal => {
                self.pack.shares[me.index()].is_none().then(|| Body::Deal(author.shares(&self.dealt_by(me))))
            }
            Stage::Dice { shares, .. } => {
                shares[me.index()].is_none().then(|| Body::Draw(author.shares(&[self.next_draw()])))
            }
            Stage::Look { seat, places, given, .. } if given[me.index()].is_none() => {
                Some(Body::Look(author.seal(&self.pack.masks(places), &self.pack.key(*seat)?)))
            }
            Stage::Refute { seat, question, .. } if *seat == me => {
                Some(self.refutation(author, &self.asked(question.triple)))
            }
            Stage::Verdict { seat, triple, file } if *seat == me => {
                let right = self.own_file(author.own.key, file)? == *triple;
                let masks: Vec<_> = file.iter().map(|card| card.mask).collect();
                Some(if right { Body::Right(author.shares(&masks)) } else { author.wrong(file, &self.asked(*triple)) })
            }
            Stage::Opening { secrets, .. } => secrets[me.index()].is_none().then_some(Body::Open(author.own.key)),
            Stage::Look { .. } | Stage::Refute { .. } | Stage::Verdict { .. } | Stage::Decision | Stage::Over(_) => {
                None
            }
        }
    }

    /// Whether this seat can refute.
    fn refutation(&self, Author { own, secret, said }: &Author, one_of: &[RistrettoPoint]) -> Body {
        let cards = self.pack.hand(&self.setting, own.seat);
        let claim = HoldsOne { key: RistrettoPoint::mul_base(&own.key), cards: &cards, one_of };
        match claim.prove(&own.key, said, secret) {
            Some(proof) => Body::CanRefute(proof),
            None => Body::CannotRefute(NoneOfCards::new(&own.key, &cards, one_of, said, secret)),
        }
    }

    fn show(&self, Author { own, secret, said }: &Author, card: CardId) -> Option<Body> {
        let question = self.asking.as_ref()?;
        let (cards, one_of) = (self.pack.hand(&self.setting, own.seat), self.asked(question.triple));
        let claim = HoldsOne { key: self.pack.key(own.seat)?, cards: &cards, one_of: &one_of };
        let number = self.setting.edition.cards.cards(question.triple).iter().position(|other| *other == card)?;
        let to = self.pack.key(question.asker)?;
        SealedCard::new(&claim, number, &to, &own.key, (said, *secret)).map(Body::Show)
    }

    /// Whether the table waits for this seat to choose a card to show.
    #[must_use]
    pub fn is_to_show(&self, seat: SeatId) -> bool {
        let phase = self.guess.as_ref().map(|guess| guess.game().phase());
        matches!(self.stage, Stage::Decision) && phase == Some(Phase::Refute(seat))
    }
}

impl Author<'_> {
    fn key(&self) -> Body {
        let key = RistrettoPoint::mul_base(&self.own.key);
        Body::Key(key, claims::key(key).prove(&[self.own.key], &self.said.fork("key"), self.secret))
    }

    fn shuffle(&self, pile: &[crate::cipher::Cipher], joint: &RistrettoPoint) -> Shuffled {
        Shuffled::new(pile, joint, &self.said, self.secret)
    }

    fn shares(&self, of: &[RistrettoPoint]) -> Shares {
        Shares::new(&self.own.key, of, &self.said, self.secret)
    }

    fn seal(&self, of: &[RistrettoPoint], to: &RistrettoPoint) -> SealedShares {
        SealedShares::new(&self.own.key, of, to, &self.said, self.secret)
    }

    fn wrong(&self, file: &[crate::cipher::Cipher], named: &[RistrettoPoint]) -> Body {
        Body::Wrong(NotAll::new(&self.own.key, file, named, &self.said, self.secret))
    }
}
