//! Writes, reads and compares digests, tokens and what else is made of random bytes.

use std::{fmt, str::FromStr};

use data_encoding::{BASE32_NOPAD, HEXLOWER};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use sha2::{Digest as _, Sha256};

/// 32 bytes, written as 64 hexadecimal digits: a digest, or a secret that was drawn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Digest(pub(crate) [u8; 32]);

/// Why a text is no digest.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("64 hexadecimal digits in lower case")]
pub struct DigestFault;

impl Digest {
    /// SHA-256 of a purpose and parts, each with its length before it, so that no two lists of parts are the same bytes.
    #[must_use]
    pub fn of(purpose: &str, parts: &[&[u8]]) -> Self {
        let mut hash = Sha256::new();
        for part in [purpose.as_bytes()].iter().chain(parts) {
            hash.update((part.len() as u64).to_le_bytes());
            hash.update(part);
        }
        Self(hash.finalize().into())
    }

    /// Whether two are the same, without telling by the time it takes where they differ.
    #[must_use]
    pub fn same(&self, other: &Self) -> bool {
        self.0.iter().zip(other.0).fold(0, |differing, (a, b)| differing | (a ^ b)) == 0
    }

    /// The first bytes as letters that can be read aloud: `a` to `z` and `2` to `7`, five bits each.
    #[must_use]
    pub fn letters(&self, bytes: usize) -> String {
        BASE32_NOPAD.encode(&self.0[..bytes.min(self.0.len())]).to_lowercase()
    }
}

impl fmt::Display for Digest {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&HEXLOWER.encode(&self.0))
    }
}

/// Some of them are secrets, so no log gets them by accident.
impl fmt::Debug for Digest {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("Digest(…)")
    }
}

impl FromStr for Digest {
    type Err = DigestFault;

    fn from_str(text: &str) -> Result<Self, DigestFault> {
        let bytes = HEXLOWER.decode(text.as_bytes()).map_err(|_| DigestFault)?;
        bytes.try_into().map(Self).map_err(|_| DigestFault)
    }
}

impl Serialize for Digest {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Digest {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(de::Error::custom)
    }
}

/// What opens a chair: at least 128 drawn bits as letters. Only its digest is kept anywhere but with its owner.
#[derive(Clone, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct ChairToken(String);

/// Fewest and most letters of a token: 130 to 320 bits.
const TOKEN_LETTERS: std::ops::RangeInclusive<usize> = 26..=64;

impl ChairToken {
    /// How many drawn bytes one is made of.
    const BYTES: usize = 17;

    /// A token made of drawn bytes.
    #[must_use]
    pub fn drawn(bytes: &Digest) -> Self {
        Self(bytes.letters(Self::BYTES))
    }

    /// Its letters, for the link of its owner.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// What a room keeps of it.
    #[must_use]
    pub fn digest(&self) -> Digest {
        Digest::of("candlestick token", &[self.0.as_bytes()])
    }
}

impl FromStr for ChairToken {
    type Err = DigestFault;

    fn from_str(text: &str) -> Result<Self, DigestFault> {
        let letters = text.bytes().all(|letter| matches!(letter, b'a'..=b'z' | b'2'..=b'7'));
        if letters && TOKEN_LETTERS.contains(&text.len()) { Ok(Self(text.into())) } else { Err(DigestFault) }
    }
}

impl<'de> Deserialize<'de> for ChairToken {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(|_| de::Error::custom("26 to 64 of the letters a-z and 2-7"))
    }
}

impl fmt::Debug for ChairToken {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("Token(…)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_are_kept_apart() {
        assert_ne!(Digest::of("p", &[b"ab", b"c"]), Digest::of("p", &[b"a", b"bc"]));
        assert_ne!(Digest::of("p", &[b"a"]), Digest::of("q", &[b"a"]));
        assert_ne!(Digest::of("p", &[]), Digest::of("p", &[b""]));
    }

    #[test]
    fn what_is_written_is_read() {
        let digest = Digest::of("p", &[]);
        assert_eq!(digest.to_string().parse(), Ok(digest));
        let token = ChairToken::drawn(&digest);
        assert_eq!((token.as_str().len(), token.as_str().parse()), (28, Ok(token.clone())));
        for wrong in ["", "abc", &"A".repeat(28), &"é".repeat(14), &"a".repeat(65)] {
            assert!(wrong.parse::<ChairToken>().is_err(), "{wrong}");
            assert!(wrong.parse::<Digest>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn secrets_are_not_printed() {
        let digest = Digest::of("p", &[]);
        let token = ChairToken::drawn(&digest);
        assert!(!format!("{digest:?}{token:?}").contains(&digest.to_string()[..6]));
        assert!(!format!("{token:?}").contains(token.as_str()));
    }
}
