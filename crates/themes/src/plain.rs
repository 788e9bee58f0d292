//! Texts alike on every system, and their digests.

/// The text with one kind of line end and no mark of its encoding, so that places and digests are the same everywhere.
#[must_use]
pub fn plain(text: &str) -> String {
    text.trim_start_matches('\u{feff}').replace("\r\n", "\n")
}

/// A digest of texts in their order: [`fnv1a`] with a byte between them that no text has, as 16 hex digits.
#[must_use]
pub fn digest(texts: &[&str]) -> String {
    let between = |n| (n > 0).then_some(0xff);
    let bytes = texts.iter().enumerate().flat_map(|(n, text)| between(n).into_iter().chain(text.bytes()));
    format!("{:016x}", fnv1a(bytes))
}

/// A hash that is the same everywhere and for ever: FNV-1a, 64 bits.
#[must_use]
pub fn fnv1a(bytes: impl Iterator<Item = u8>) -> u64 {
    bytes.fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3))
}
