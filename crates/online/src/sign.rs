//! Makes and checks Ed25519 keys and signatures: who decided what, and what a room has told.
//!
//! Nothing is drawn here. A person's key follows from the key of their own link, a room's from what its log keeps, so both
//! are the same after a refresh, on another device, and on another server.

use std::{fmt, str::FromStr};

use data_encoding::{BASE64URL_NOPAD, HEXLOWER};
use ed25519_dalek::{Signer as _, VerifyingKey};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::digest::{Digest, DigestFault};

/// What signs. Never told, never written.
#[derive(Clone)]
pub struct SigningKey(ed25519_dalek::SigningKey);

impl SigningKey {
    /// The key of whoever has this key in their own link: one for each room.
    #[must_use]
    pub fn of_person(key: &Digest, room: &str) -> Self {
        Self::of("candlestick person signs", &[&key.0, room.as_bytes()])
    }

    /// The key of the room that keeps this secret.
    #[must_use]
    pub fn of_room(kept: &Digest) -> Self {
        Self::of("candlestick room signs", &[&kept.0])
    }

    fn of(purpose: &str, parts: &[&[u8]]) -> Self {
        Self(ed25519_dalek::SigningKey::from_bytes(&Digest::of(purpose, parts).0))
    }

    /// What tells its signatures from all others.
    #[must_use]
    pub fn public(&self) -> PublicKey {
        PublicKey(self.0.verifying_key().to_bytes())
    }

    /// Signs a digest, which says by its purpose what it is of. The same digest has the same signature.
    #[must_use]
    pub fn sign(&self, what: &Digest) -> Signature {
        Signature(self.0.sign(&what.0).to_bytes())
    }
}

/// No log gets it by accident.
impl fmt::Debug for SigningKey {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("SigningKey(…)")
    }
}

/// Whose signatures are whose: 32 bytes, written as 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PublicKey(pub(crate) [u8; 32]);

impl PublicKey {
    /// Whether whoever has the key has signed that digest. Bytes that are no key have signed nothing, and neither has a
    /// key so weak that its signatures fit anything.
    #[must_use]
    pub fn has_signed(&self, what: &Digest, signature: &Signature) -> bool {
        let signature = ed25519_dalek::Signature::from_bytes(&signature.0);
        VerifyingKey::from_bytes(&self.0).is_ok_and(|key| key.verify_strict(&what.0, &signature).is_ok())
    }
}

impl fmt::Display for PublicKey {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&HEXLOWER.encode(&self.0))
    }
}

impl fmt::Debug for PublicKey {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "PublicKey({self})")
    }
}

impl FromStr for PublicKey {
    type Err = DigestFault;

    fn from_str(text: &str) -> Result<Self, DigestFault> {
        let digest: Digest = text.parse()?;
        Ok(Self(digest.0))
    }
}

/// A signature: 64 bytes, written as 86 letters, digits, `-` and `_`.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Signature([u8; 64]);

/// Why a text is no signature.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("64 bytes in base 64, with - and _ and nothing at the end")]
pub struct SignatureFault;

impl fmt::Display for Signature {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&BASE64URL_NOPAD.encode(&self.0))
    }
}

impl fmt::Debug for Signature {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "Signature({self})")
    }
}

impl FromStr for Signature {
    type Err = SignatureFault;

    fn from_str(text: &str) -> Result<Self, SignatureFault> {
        let bytes = BASE64URL_NOPAD.decode(text.as_bytes()).map_err(|_| SignatureFault)?;
        bytes.try_into().map(Self).map_err(|_| SignatureFault)
    }
}

impl Serialize for PublicKey {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for PublicKey {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(de::Error::custom)
    }
}

impl Serialize for Signature {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Signature {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn digest(of: &str) -> Digest {
        Digest::of(of, &[])
    }

    #[test]
    fn a_signature_is_of_one_key_and_one_digest() {
        let (ada, bo) = (SigningKey::of_person(&digest("ada"), "r"), SigningKey::of_person(&digest("bo"), "r"));
        let signature = ada.sign(&digest("what"));
        assert!(ada.public().has_signed(&digest("what"), &signature));
        assert!(!ada.public().has_signed(&digest("else"), &signature));
        assert!(!bo.public().has_signed(&digest("what"), &signature));
        assert!(!PublicKey([0; 32]).has_signed(&digest("what"), &Signature([0; 64])), "a weak key signs nothing");
        assert_eq!(ada.sign(&digest("what")), signature);
    }

    #[test]
    fn each_room_has_keys_of_its_own() {
        let keys = [
            SigningKey::of_person(&digest("k"), "r"),
            SigningKey::of_person(&digest("k"), "s"),
            SigningKey::of_room(&digest("k")),
        ];
        let told: std::collections::BTreeSet<_> = keys.iter().map(SigningKey::public).collect();
        assert_eq!(told.len(), keys.len());
    }

    #[test]
    fn what_is_written_is_read_and_a_key_is_not_printed() {
        let key = SigningKey::of_room(&digest("k"));
        let signature = key.sign(&digest("what"));
        assert_eq!(signature.to_string().parse(), Ok(signature));
        assert_eq!(key.public().to_string().parse(), Ok(key.public()));
        assert_eq!(format!("{key:?}"), "SigningKey(…)");
        for wrong in ["", "abc", &"A".repeat(85), &"A".repeat(87), &"é".repeat(43)] {
            assert!(wrong.parse::<Signature>().is_err(), "{wrong}");
            assert!(wrong.parse::<PublicKey>().is_err(), "{wrong}");
        }
    }
}
