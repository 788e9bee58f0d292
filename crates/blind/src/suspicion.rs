//! Lets tests have a seat lie, and work out what seats that pool their knowledge could open.

use candlestick_rules::CardId;
use curve25519_dalek::{RistrettoPoint, Scalar};

use crate::{body::Body, claims::Shares, post::Post, table::BlindTable};

impl BlindTable {
    /// For tests: what this seat signs and is not so, where shares of the dice are awaited: a share of another draw.
    #[must_use]
    pub fn lie(&self) -> Option<Post> {
        let own = self.own.as_ref()?;
        let said = self.said(own.seat, self.posts())?;
        let body = Body::Draw(Shares::new(&own.key, &[self.setting.draw(usize::MAX)], &said, own.secret()?));
        Some(Post::sign(&body, u32::try_from(self.posts()).ok()?, &said, &own.key, own.secret()?))
    }

    /// For tests: all dealt cards that these seats can open with their own secrets and what was posted to this table;
    /// nothing before cards are dealt.
    #[must_use]
    pub fn opened_by(&self, together: &[&Self]) -> Vec<CardId> {
        let own: Vec<_> = together.iter().filter_map(|table| table.own.as_ref()).collect();
        let places = 0..self.setting.places.len();
        let card = |place: usize| {
            let masked = self.pack.at(place)?;
            let shares = self.setting.seats().filter_map(|seat| {
                let key: Option<&Scalar> = own.iter().find(|own| own.seat == seat).map(|own| &own.key);
                let posted = || self.pack.shares[seat.index()].as_ref().and_then(|shares| shares[place]);
                key.map(|key| masked.mask * key).or_else(posted)
            });
            self.setting.card(&(masked.card - shares.sum::<RistrettoPoint>()))
        };
        places.filter_map(card).collect()
    }
}
