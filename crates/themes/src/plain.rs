//! Makes a text the same on every system (line ends, byte order mark), so that its digest is the same too.

use data_encoding::HEXLOWER;
use sha2::{Digest, Sha256};

/// The text with one kind of line end and no mark of its encoding, so that places and digests are the same everywhere.
#[must_use]
pub fn plain(text: &str) -> String {
    text.trim_start_matches('\u{feff}').replace("\r\n", "\n")
}

/// SHA-256 of texts in their order, each with its length in bytes before it (64 bits, the lowest byte first), as 64 hex
/// digits: nobody finds two lists of texts with the same.
pub(crate) fn sha256(texts: &[&str]) -> String {
    let mut hash = Sha256::new();
    for text in texts {
        hash.update((text.len() as u64).to_le_bytes());
        hash.update(text);
    }
    HEXLOWER.encode(&hash.finalize())
}

/// A short digest of texts in their order: [`fnv1a`] with a byte between them that no text has, as 16 hex digits. It
/// tells whether something has changed, and nothing about whoever wants it to look unchanged: two different texts with
/// the same digest are worked out in less than a second.
#[must_use]
pub fn digest(texts: &[&str]) -> String {
    let between = |n| (n > 0).then_some(0xff);
    let bytes = texts.iter().enumerate().flat_map(|(n, text)| between(n).into_iter().chain(text.bytes()));
    format!("{:016x}", fnv1a(bytes))
}

/// A hash that is the same everywhere and for ever: FNV-1a, 64 bits. Not for what somebody might want to forge.
#[must_use]
pub fn fnv1a(bytes: impl Iterator<Item = u8>) -> u64 {
    bytes.fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digests_are_what_any_other_program_makes_of_the_same_texts() {
        assert_eq!(sha256(&["a", "bé"]), "b7b42f28545f2d3a5f158a31094967c72b8844d58cba521ab96dedeb10902ab5");
        assert_ne!(sha256(&["ab", "é"]), sha256(&["a", "bé"]));
        assert_eq!(digest(&["a", "b"]), format!("{:016x}", fnv1a([b'a', 0xff, b'b'].into_iter())));
    }
}
