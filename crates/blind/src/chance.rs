//! Derives all that a seat draws from its one secret and from what it is drawn for, so that a refresh loses nothing.

use std::fmt;

use curve25519_dalek::Scalar;
use sha2::{Digest, Sha512};

/// The 32 bytes that a seat keeps to itself. Whoever has them and the posts of a case has that seat's hand; they must be
/// drawn anew for each deal's table, or at least be used for deals with names of their own.
#[derive(Clone)]
pub struct SeatSecret([u8; 32]);

impl SeatSecret {
    /// A secret of drawn bytes.
    #[must_use]
    pub const fn from_bytes(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// What is drawn for a purpose, in a context: the same again for the same, and nothing in common with any other.
    pub(crate) fn chance(&self, purpose: &str, context: &[&[u8]]) -> Chance {
        let mut hash = Sha512::new();
        for part in [b"candlestick blind chance".as_slice(), purpose.as_bytes(), &self.0].iter().chain(context) {
            hash.update((part.len() as u64).to_le_bytes());
            hash.update(part);
        }
        Chance { key: hash.finalize().into(), drawn: 0 }
    }
}

/// No log gets it by accident.
impl fmt::Debug for SeatSecret {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

/// A row of drawn numbers.
pub(crate) struct Chance {
    key: [u8; 64],
    drawn: u64,
}

impl Chance {
    fn block(&mut self) -> [u8; 64] {
        let block = Sha512::new().chain_update(self.key).chain_update(self.drawn.to_le_bytes()).finalize();
        self.drawn += 1;
        block.into()
    }

    /// A scalar, as likely as any other.
    pub fn scalar(&mut self) -> Scalar {
        Scalar::from_bytes_mod_order_wide(&self.block())
    }

    /// So many scalars.
    pub fn scalars(&mut self, count: usize) -> Vec<Scalar> {
        (0..count).map(|_| self.scalar()).collect()
    }

    /// The numbers from 0 to below `count` in a drawn order. Of 128 bits each draw takes a remainder, so no order is
    /// likelier than another by more than one in 2^120.
    pub fn order(&mut self, count: usize) -> Vec<usize> {
        let mut order: Vec<_> = (0..count).collect();
        for left in (1..count).rev() {
            let drawn = self.block().iter().take(16).fold(0_u128, |drawn, byte| drawn << 8 | u128::from(*byte));
            order.swap(left, (drawn % (left as u128 + 1)) as usize);
        }
        order
    }
}
