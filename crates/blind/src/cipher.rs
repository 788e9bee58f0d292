//! A card, masked under a key: nobody knows it without that key's secret, and anybody can mask it anew.

use curve25519_dalek::{RistrettoPoint, Scalar};

use crate::wire::wire;

/// A masked card (`ElGamal`): a random multiple of the base point, and the card plus the same multiple of the key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Cipher {
    pub mask: RistrettoPoint,
    pub card: RistrettoPoint,
}
wire!(Cipher { mask: RistrettoPoint, card: RistrettoPoint });

impl Cipher {
    /// A card that lies open.
    pub fn open(card: RistrettoPoint) -> Self {
        Self { mask: crate::linear::nothing(), card }
    }

    /// The same card under the same key, masked once more.
    pub fn again(&self, key: &RistrettoPoint, by: &Scalar) -> Self {
        Self { mask: self.mask + RistrettoPoint::mul_base(by), card: self.card + key * by }
    }

    /// A card masked under a key.
    pub fn seal(card: RistrettoPoint, key: &RistrettoPoint, by: &Scalar) -> Self {
        Self::open(card).again(key, by)
    }

    /// The card, with the secret of the key.
    pub fn unseal(&self, secret: &Scalar) -> RistrettoPoint {
        self.card - self.mask * secret
    }

    /// Both points, to be hashed.
    pub const fn points(&self) -> [&RistrettoPoint; 2] {
        [&self.mask, &self.card]
    }
}
