//! Seals a case with a number: told when the case begins, it reveals nothing, and only this deal fits it when it is
//! opened.

use std::{fmt, str::FromStr};

use data_encoding::HEXLOWER;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use sha2::{Digest, Sha256};

use super::line::line;
use crate::CaseLog;

/// SHA-256 of what a case was dealt from: the lines `theme` (its id alone), `setup`, `seed` and `laid` of its record.
///
/// Whoever noted it at the start can hold the opened case against it ([`verify`](super::verify)); before that nothing
/// can be read out of it, if the seed was drawn in full and not typed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[cfg_attr(test, schemars(with = "String", extend("pattern" = "^[0-9a-f]{64}$")))]
pub struct Commitment([u8; 32]);

impl Commitment {
    /// The seal of a case.
    #[must_use]
    pub fn of(log: &CaseLog) -> Self {
        let mut text = String::new();
        line(&mut text, "theme", &log.theme.id);
        line(&mut text, "setup", &log.setup);
        line(&mut text, "seed", &log.seed);
        line(&mut text, "laid", &log.laid);
        Self(Sha256::digest(text).into())
    }

    /// The seal with these bytes: of a case whose cards nobody knows yet, what else names it.
    #[must_use]
    pub const fn from_bytes(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// SHA-256 of a text.
    pub(super) fn of_text(text: &str) -> Self {
        Self(Sha256::digest(text).into())
    }

    /// Its first 16 digits in groups of four, as people compare it.
    #[must_use]
    pub fn short(&self) -> String {
        let groups: Vec<_> = self.0[..8].chunks(2).map(|two| HEXLOWER.encode(two)).collect();
        groups.join(" ")
    }
}

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&HEXLOWER.encode(&self.0))
    }
}

/// Why a text is no seal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("64 hexadecimal digits in lower case")]
pub struct CommitmentFault;

impl FromStr for Commitment {
    type Err = CommitmentFault;

    fn from_str(text: &str) -> Result<Self, CommitmentFault> {
        let bytes = HEXLOWER.decode(text.as_bytes()).map_err(|_| CommitmentFault)?;
        bytes.try_into().map(Self).map_err(|_| CommitmentFault)
    }
}

impl Serialize for Commitment {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Commitment {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        let wrong =
            |fault: CommitmentFault| de::Error::invalid_value(de::Unexpected::Str(&text), &fault.to_string().as_str());
        text.parse().map_err(wrong)
    }
}
