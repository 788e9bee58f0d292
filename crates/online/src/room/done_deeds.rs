//! Remembers which deeds of which people were done, for as long as a room is open.

use std::collections::BTreeSet;

use crate::{digest::Digest, protocol::PersonId};

/// The deeds that were done, each by its person and 16 bytes of the SHA-256 of its nonce: some 50 bytes less for each than with
/// the nonces themselves (docs/online-server.md). Two nonces with the same bytes take 2^64 tries, and cost whoever finds them a
/// deed of their own.
#[derive(Debug, Clone, Default)]
pub(super) struct DoneDeeds(BTreeSet<(PersonId, [u8; 16])>);

impl DoneDeeds {
    /// Somebody's deed of that nonce was done.
    pub(super) fn add(&mut self, person: PersonId, nonce: &str) {
        self.0.insert((person, short(nonce)));
    }

    /// Whether it was.
    pub(super) fn has(&self, person: PersonId, nonce: &str) -> bool {
        self.0.contains(&(person, short(nonce)))
    }
}

fn short(nonce: &str) -> [u8; 16] {
    let mut bytes = [0; 16];
    bytes.copy_from_slice(&Digest::of("candlestick nonce", &[nonce.as_bytes()]).0[..16]);
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_deed_is_done_for_its_person_and_its_nonce_alone() {
        let mut done = DoneDeeds::default();
        done.add(3, "one");
        let asked = [(3, "one"), (3, "two"), (3, ""), (2, "one"), (3, "one ")];
        assert_eq!(asked.map(|(person, nonce)| done.has(person, nonce)), [true, false, false, false, false]);
    }
}
