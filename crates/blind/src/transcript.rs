//! Hashes what a proof is about, word by word, and draws the challenges from the hash.

use curve25519_dalek::{RistrettoPoint, Scalar, traits::MultiscalarMul};
use sha2::{Digest, Sha512};

/// A running hash of everything that a proof stands on. Each word has its label and length before it, so no two lists of
/// words are the same bytes.
#[derive(Clone)]
pub(crate) struct Transcript(Sha512);

impl Transcript {
    pub fn new(purpose: &str) -> Self {
        let mut new = Self(Sha512::new());
        new.add("candlestick blind 1", purpose.as_bytes());
        new
    }

    pub fn add(&mut self, label: &str, bytes: &[u8]) {
        for part in [label.as_bytes(), bytes] {
            self.0.update((part.len() as u64).to_le_bytes());
            self.0.update(part);
        }
    }

    pub fn number(&mut self, label: &str, number: usize) {
        self.add(label, &(number as u64).to_le_bytes());
    }

    pub fn points<'a>(&mut self, label: &str, points: impl IntoIterator<Item = &'a RistrettoPoint>) {
        let bytes: Vec<u8> = points.into_iter().flat_map(|point| point.compress().to_bytes()).collect();
        self.add(label, &bytes);
    }

    /// The same so far, going on under a label of its own.
    pub fn fork(&self, label: &str) -> Self {
        let mut fork = self.clone();
        fork.add("fork", label.as_bytes());
        fork
    }

    fn wide(&self, label: &str, n: usize) -> [u8; 64] {
        let mut last = self.fork(label);
        last.number("n", n);
        last.0.finalize().into()
    }

    /// The scalar that nobody could choose who wrote these words.
    pub fn challenge(&self, label: &str) -> Scalar {
        Scalar::from_bytes_mod_order_wide(&self.wide(label, 0))
    }

    /// So many such scalars.
    pub fn challenges(&self, label: &str, count: usize) -> Vec<Scalar> {
        (0..count).map(|n| Scalar::from_bytes_mod_order_wide(&self.wide(label, n))).collect()
    }

    /// A point of which nobody knows how it comes of any other.
    pub fn point(&self, label: &str, n: usize) -> RistrettoPoint {
        RistrettoPoint::from_uniform_bytes(&self.wide(label, n))
    }

    /// 32 bytes that stand for all words so far.
    pub fn digest(&self) -> [u8; 32] {
        let mut digest = [0; 32];
        digest.copy_from_slice(&self.wide("digest", 0)[..32]);
        digest
    }
}

/// The points, each times its scalar, together.
pub(crate) fn sum<'a>(
    scalars: impl IntoIterator<Item = &'a Scalar>,
    points: impl IntoIterator<Item = &'a RistrettoPoint>,
) -> RistrettoPoint {
    // One iterator may be shorter; the sum wants them equal.
    let pairs: Vec<_> = scalars.into_iter().zip(points).collect();
    RistrettoPoint::multiscalar_mul(pairs.iter().map(|pair| pair.0), pairs.iter().map(|pair| pair.1))
}
