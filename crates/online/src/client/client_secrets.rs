//! Holds a client's link and keys, and makes all that it draws by chance: nonces, shares, and the token of its chair.

use candlestick_rules::SeatId;

use super::table::RemoteTable;
use crate::{
    deal,
    digest::{ChairToken, Digest},
    feed::FeedPlace,
    link::Link,
    protocol::{Deed, PersonId},
    sign::{PublicKey, Signature, SigningKey},
};

/// What a client has of its own.
#[derive(Debug)]
pub(super) struct ClientSecrets {
    pub(super) link: Link,
    pub(super) key: Digest,
    /// What signs this person's decisions: follows from the key, so it is the same after a refresh and elsewhere.
    pub(super) signs: SigningKey,
    /// What nonces and waits follow from.
    pub(super) chance: Digest,
    drawn: u64,
    /// The share that is drawn for the next start.
    pub(super) share: Digest,
}

impl ClientSecrets {
    /// Of a link, which holds whatever of token and key one has. All chance comes from `entropy`.
    pub(super) fn new(link: Link, entropy: [u8; 32]) -> Self {
        let drawn = |purpose| Digest::of(purpose, &[&entropy]);
        let key = link.key.unwrap_or_else(|| drawn("candlestick key"));
        let signs = SigningKey::of_person(&key, &link.room);
        let link = Link { key: Some(key), ..link };
        let chance = drawn("candlestick chance");
        Self { link, key, signs, chance, drawn: 0, share: deal::share(&chance, 0) }
    }

    /// A number that it has not drawn before.
    pub(super) const fn number(&mut self) -> u64 {
        self.drawn += 1;
        self.drawn
    }

    pub(super) fn nonce(&mut self) -> String {
        let number = self.number();
        Digest::of("candlestick nonce", &[&self.chance.0, &number.to_le_bytes()]).letters(10)
    }

    /// Draws another share.
    pub(super) fn draw_share(&mut self) {
        let number = self.number();
        self.share = deal::share(&self.chance, number);
    }

    /// What opens one's chair, drawn where one has none.
    pub(super) fn token(&self) -> ChairToken {
        let drawn = || ChairToken::drawn(&Digest::of("candlestick seat", &[&self.chance.0, &self.key.0]));
        self.link.token.clone().unwrap_or_else(drawn)
    }

    /// One's signature that one has committed to a share of a deal.
    pub(super) fn commits(&self, deal: u32, person: PersonId, commitment: &Digest) -> Signature {
        self.signs.sign(&deal::signed_commitment(&self.link.room, deal, person, commitment))
    }

    /// What signatures of a table stand on.
    pub(super) fn place(&self, table: &RemoteTable) -> FeedPlace<'_> {
        FeedPlace { room: &self.link.room, deal: table.deal(), seat: table.me() }
    }

    /// One's signature that whoever has this key is that person of the table.
    fn vouches(&self, table: &RemoteTable, person: PersonId, key: &PublicKey) -> Option<Signature> {
        let seat = table.people().iter().position(|other| *other == Some(person))?;
        let seat = u8::try_from(seat).ok().map(SeatId)?;
        let place = FeedPlace { seat, ..self.place(table) };
        Some(self.signs.sign(&place.vouched(person, key)))
    }

    /// Adds one's key to what binds one to it, and one's signature to a decision at the table.
    pub(super) fn signed(&self, deed: Deed, table: Option<&RemoteTable>) -> Deed {
        let key = Some(self.signs.public());
        match deed {
            Deed::Sit { name, suspect, token, key: _ } => Deed::Sit { name, suspect, token, key },
            Deed::Claim { person, token, key: _ } => Deed::Claim { person, token, key },
            Deed::Hand { person, key, signature: _ } => {
                let signature = table.and_then(|table| self.vouches(table, person, &key));
                Deed::Hand { person, key, signature }
            }
            Deed::Commit { deal, commitment, signature, .. } => {
                Deed::Commit { deal, commitment, key, undealt: true, signature }
            }
            Deed::Act { decision, action, signature: _ } => {
                let decided = |at: &RemoteTable| self.place(at).decided(decision, action, &at.head());
                let signature = at_decision(table, decision).map(|at| self.signs.sign(&decided(at)));
                Deed::Act { decision, action, signature }
            }
            Deed::TakeBack { decision, signature: _ } => {
                let took_back = |at: &RemoteTable| {
                    Some(self.place(at).took_back(decision, at.standing().checked_sub(1)?, &at.head()))
                };
                let what = at_decision(table, decision).and_then(took_back);
                Deed::TakeBack { decision, signature: what.map(|what| self.signs.sign(&what)) }
            }
            other => other,
        }
    }
}

/// The table, while that decision is the present one there.
fn at_decision(table: Option<&RemoteTable>, decision: u64) -> Option<&RemoteTable> {
    table.filter(|table| table.decision() == decision)
}
