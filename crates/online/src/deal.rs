//! Derives a deal's seed from the room's secret and everybody's shares, so that nobody alone chooses the deal.

use candlestick_rules::{Seed, Setup};

use crate::{
    digest::Digest,
    protocol::{PersonId, PersonShare},
};

/// The room's secret for one of its deals. What a room keeps is never told; what follows from it for one deal is told at
/// that deal's verdict.
pub(crate) fn secret(kept: &Digest, deal: u32) -> Digest {
    Digest::of("candlestick deal secret", &[&kept.0, &deal.to_le_bytes()])
}

/// What a room commits itself to before anybody shares anything.
#[must_use]
pub fn commitment(secret: &Digest) -> Digest {
    Digest::of("candlestick deal commitment", &[&secret.0])
}

/// The share that a person draws for one start: follows from chance that never leaves the client.
#[must_use]
pub fn share(chance: &Digest, drawn: u64) -> Digest {
    Digest::of("candlestick share", &[&chance.0, &drawn.to_le_bytes()])
}

/// What a person commits to before shares are told.
#[must_use]
pub fn share_commitment(share: &Digest) -> Digest {
    Digest::of("candlestick share commitment", &[&share.0])
}

/// What a person signs who commits to a share of a deal.
#[must_use]
pub fn signed_commitment(room: &str, deal: u32, person: PersonId, commitment: &Digest) -> Digest {
    let parts: [&[u8]; 4] = [room.as_bytes(), &deal.to_le_bytes(), &[person], &commitment.0];
    Digest::of("candlestick signed commitment", &parts)
}

/// The seed of a case: 256 bits that nobody knew before the last share was told.
#[must_use]
pub fn seed(secret: &Digest, shares: &[PersonShare], setup: &Setup, theme: &str) -> Seed {
    let people: Vec<u8> = shares.iter().flat_map(|one| [&[one.person], &one.share.0[..]].concat()).collect();
    let seats: Vec<u8> = setup.seats.iter().map(|suspect| suspect.0).collect();
    let options = [setup.deck, setup.powers, setup.corner_rooms].map(u8::from);
    let parts: [&[u8]; 5] = [&secret.0, &people, &seats, &options, theme.as_bytes()];
    Seed::from_bytes(Digest::of("candlestick deal", &parts).0)
}
