//! Posts: what a seat says to all, signed, with the course of the case that it had seen when it said so.

use curve25519_dalek::{RistrettoPoint, Scalar};
use data_encoding::BASE64URL_NOPAD;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::{
    body::Body,
    chance::SeatSecret,
    claims::key,
    linear::LinearProof,
    transcript::Transcript,
    wire::{ByteReader, Wire},
};

/// The most bytes of a post; the longest of the 2016 edition, a shuffle of three piles, has 4.6 kB.
pub const MAX_POST: usize = 16_384;

/// What a seat says to all. A relay passes it on as it is; in JSON it is one text of letters, digits, `-` and `_`.
#[derive(Clone, PartialEq, Eq)]
pub struct Post {
    /// How many posts its author had taken before.
    pub(crate) after: u32,
    pub(crate) signature: LinearProof,
    pub(crate) body: Vec<u8>,
}

/// Why bytes or a text are no post.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a post is base64 with - and _, without padding, of at most {MAX_POST} bytes")]
pub struct PostFault;

impl Post {
    /// Signs a body. `said` stands on whose post it is, which of theirs, and what they had seen.
    pub(crate) fn sign(body: &Body, after: u32, said: &Transcript, secret: &Scalar, chance: &SeatSecret) -> Self {
        let body = body.bytes();
        let said = signed(said, &body);
        let signature = key(RistrettoPoint::mul_base(secret)).prove(&[*secret], &said, chance);
        Self { after, signature, body }
    }

    /// Whether whoever has the key has signed it.
    pub(crate) fn is_by(&self, author: RistrettoPoint, said: &Transcript) -> bool {
        key(author).holds(&self.signature, &signed(said, &self.body))
    }

    /// What kind of thing it says, in a word for logs and figures: `key`, `piles`, `rest`, `deal`, `draw`, `look`, `pass`,
    /// `can`, `show`, `act`, `right`, `wrong`, `open`, `back`, or `nothing` where it cannot be read.
    #[must_use]
    pub fn kind(&self) -> &'static str {
        self.body.first().and_then(|tag| Body::KINDS.get(usize::from(*tag))).copied().unwrap_or("nothing")
    }

    /// Whether its seat takes its last decision back with it.
    #[must_use]
    pub fn takes_back(&self) -> bool {
        self.body == Body::TakeBack.bytes()
    }

    /// The post as bytes.
    #[must_use]
    pub fn bytes(&self) -> Vec<u8> {
        let mut to = Vec::with_capacity(self.body.len() + 70);
        self.after.write(&mut to);
        self.signature.write(&mut to);
        to.extend(&self.body);
        to
    }

    /// Reads what anybody may have written.
    ///
    /// # Errors
    /// When it is no post, or longer than [`MAX_POST`]. What it says is read when a table takes it.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, PostFault> {
        if bytes.len() > MAX_POST {
            return Err(PostFault);
        }
        let mut reader = ByteReader::new(bytes);
        let read = u32::read(&mut reader).zip(LinearProof::read(&mut reader));
        let (after, signature) = read.ok_or(PostFault)?;
        Ok(Self { after, signature, body: reader.rest().to_vec() })
    }
}

fn signed(said: &Transcript, body: &[u8]) -> Transcript {
    let mut said = said.fork("post");
    said.add("body", body);
    said
}

impl std::fmt::Debug for Post {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        write!(f, "Post(after {}, {} bytes)", self.after, self.body.len())
    }
}

impl Serialize for Post {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&BASE64URL_NOPAD.encode(&self.bytes()))
    }
}

impl<'de> Deserialize<'de> for Post {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        let bytes = BASE64URL_NOPAD.decode(text.as_bytes()).map_err(|_| de::Error::custom(PostFault))?;
        Self::from_bytes(&bytes).map_err(de::Error::custom)
    }
}
