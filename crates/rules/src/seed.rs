//! The seed of a case: what deal, dice and decks come from.

use std::{fmt, str::FromStr};

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// 256 bits from which deal, dice and decks of a case follow.
///
/// A number that somebody typed is a seed too: written as that number, it gives the case that it gave when seeds had 64
/// bits. Any other is written as 64 hexadecimal digits. Only one drawn in full keeps a commitment secret: a short one
/// can be found by trying.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seed([u8; Self::BYTES]);

/// Why a text is no seed.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("a seed is a whole number up to 18446744073709551615, or 64 hexadecimal digits")]
pub struct SeedFault;

impl Seed {
    /// How many bytes a seed has.
    pub const BYTES: usize = 32;
    /// How many of them a number takes.
    const SHORT: usize = 8;

    /// A seed of so many bytes, as a generator draws them.
    #[must_use]
    pub const fn from_bytes(bytes: [u8; Self::BYTES]) -> Self {
        Self(bytes)
    }

    /// The number, if it is one.
    #[must_use]
    pub fn number(&self) -> Option<u64> {
        let (number, rest) = self.0.split_first_chunk::<{ Self::SHORT }>()?;
        rest.iter().all(|byte| *byte == 0).then(|| u64::from_le_bytes(*number))
    }

    /// A generator of the seed, one of many that have nothing in common.
    #[must_use]
    pub fn stream(&self, stream: u64) -> ChaCha8Rng {
        let mut rng = self.number().map_or_else(|| ChaCha8Rng::from_seed(self.0), ChaCha8Rng::seed_from_u64);
        rng.set_stream(stream);
        rng
    }
}

impl From<u64> for Seed {
    fn from(number: u64) -> Self {
        let mut bytes = [0; Self::BYTES];
        bytes[..Self::SHORT].copy_from_slice(&number.to_le_bytes());
        Self(bytes)
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self.number() {
            Some(number) => write!(f, "{number}"),
            None => self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}")),
        }
    }
}

impl FromStr for Seed {
    type Err = SeedFault;

    fn from_str(text: &str) -> Result<Self, SeedFault> {
        if text.len() != 2 * Self::BYTES {
            return text.parse::<u64>().map(Self::from).map_err(|_| SeedFault);
        }
        let mut bytes = [0; Self::BYTES];
        for (byte, digits) in bytes.iter_mut().zip(text.as_bytes().chunks_exact(2)) {
            let digit = |at: usize| char::from(digits[at]).to_digit(16).and_then(|digit| u8::try_from(digit).ok());
            let (Some(high), Some(low)) = (digit(0), digit(1)) else { return Err(SeedFault) };
            *byte = high << 4 | low;
        }
        Ok(Self(bytes))
    }
}

#[cfg(feature = "schema")]
impl schemars::JsonSchema for Seed {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Seed".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({
            "description": "A number that somebody typed, or 256 drawn bits in hexadecimal.",
            "anyOf": [{ "type": "integer", "minimum": 0 }, { "type": "string", "pattern": "^[0-9a-f]{64}$" }]
        })
    }
}

/// A number as a number, as ever; else its digits.
impl Serialize for Seed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.number() {
            Some(number) => serializer.serialize_u64(number),
            None => serializer.collect_str(self),
        }
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Visitor;
        impl de::Visitor<'_> for Visitor {
            type Value = Seed;

            fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
                write!(f, "{SeedFault}")
            }

            fn visit_u64<E: de::Error>(self, number: u64) -> Result<Seed, E> {
                Ok(number.into())
            }

            fn visit_str<E: de::Error>(self, text: &str) -> Result<Seed, E> {
                text.parse().map_err(|_| E::invalid_value(de::Unexpected::Str(text), &self))
            }
        }
        deserializer.deserialize_any(Visitor)
    }
}

#[cfg(test)]
mod tests {
    use rand::rand_core::Rng;

    use super::*;

    fn long() -> Seed {
        Seed::from_bytes(std::array::from_fn(|n| n as u8 + 1))
    }

    #[test]
    fn a_seed_is_read_as_it_is_written() {
        for seed in [Seed::from(0), Seed::from(7), Seed::from(u64::MAX), long()] {
            assert_eq!(seed.to_string().parse(), Ok(seed));
            let json = serde_json::to_string(&seed).unwrap();
            assert_eq!(serde_json::from_str::<Seed>(&json).unwrap(), seed, "{json}");
        }
        assert_eq!(serde_json::to_string(&Seed::from(7)).unwrap(), "7");
        assert_eq!((Seed::from(7).number(), long().number()), (Some(7), None));
    }

    #[test]
    fn what_is_no_seed_is_told_what_one_is() {
        let hex = long().to_string();
        for wrong in ["", "-1", "18446744073709551616", "word", &hex[1..], &hex.replace('a', "g"), &"é".repeat(32)] {
            assert_eq!(wrong.parse::<Seed>(), Err(SeedFault), "{wrong}");
        }
        for wrong in ["-1", "1.5", "\"word\"", "[]", "null"] {
            let fault = serde_json::from_str::<Seed>(wrong).unwrap_err().to_string();
            assert!(fault.contains("64 hexadecimal digits"), "{fault}");
        }
    }

    #[test]
    fn a_number_draws_what_it_always_drew() {
        let mut before = ChaCha8Rng::seed_from_u64(7);
        before.set_stream(2);
        let mut now = Seed::from(7).stream(2);
        assert!((0..100).all(|_| before.next_u32() == now.next_u32()));
    }

    #[test]
    fn every_byte_of_a_seed_counts() {
        let drawn = |seed: Seed| seed.stream(0).next_u64();
        for at in 0..Seed::BYTES {
            let mut other = long();
            other.0[at] ^= 1;
            assert_ne!(drawn(other), drawn(long()), "byte {at}");
        }
    }
}
