//! The content of a post: keys, shuffles, shares, proofs and decisions, each kind as one variant, with its bytes.

use candlestick_rules::Action;
use curve25519_dalek::{RistrettoPoint, Scalar};

use crate::{
    claims::{SealedShares, Shares},
    holdings::{NoneOfCards, NotAll, SealedCard},
    linear::{AnyProof, LinearProof},
    shuffle::Shuffled,
    wire::{ByteReader, Wire, read_all},
};

/// What a post says. Everything of it is for all to see and to check.
#[derive(Clone, Debug)]
pub(crate) enum Body {
    /// A seat's key, and that it knows its secret.
    Key(RistrettoPoint, LinearProof),
    /// The three piles, shuffled.
    Piles(Vec<Shuffled>),
    /// The merged rest, shuffled.
    Rest(Shuffled),
    /// Shares of all cards in the others' hands, and of the first draw.
    Deal(Shares),
    /// A share of the next roll.
    Draw(Shares),
    /// Shares of cards that one seat may look at, sealed for it.
    Look(SealedShares),
    /// "I hold none of the three."
    CannotRefute(NoneOfCards),
    /// "I hold one of the three", before it is chosen.
    CanRefute(AnyProof),
    /// One of the three, sealed for the asker.
    Show(SealedCard),
    /// A decision of the rules, written in their words.
    Act(Action),
    /// "My accusation is right": shares that lay the case file open.
    Right(Shares),
    /// "My accusation is wrong", without the case file.
    Wrong(NotAll),
    /// The seat's secret for this deal, after the verdict.
    Open(Scalar),
    /// "My last decision was a slip": it is as if it had never been made.
    TakeBack,
}

/// An action as a post has it: a byte after the other to the end.
struct WrittenAction(Action);

impl Wire for WrittenAction {
    const LEAST: usize = 1;

    fn write(&self, to: &mut Vec<u8>) {
        // An action is always written: it has no map whose keys could be wrong.
        to.extend(serde_json::to_vec(&self.0).unwrap_or_default());
    }

    fn read(from: &mut ByteReader) -> Option<Self> {
        serde_json::from_slice(from.rest()).ok().map(Self)
    }
}

impl Body {
    /// The kinds by their first byte.
    pub const KINDS: [&str; 14] = [
        "key", "piles", "rest", "deal", "draw", "look", "pass", "can", "show", "act", "right", "wrong", "open", "back",
    ];

    /// The body as bytes.
    pub fn bytes(&self) -> Vec<u8> {
        let mut to = vec![self.tag()];
        match self {
            Self::Key(key, proof) => {
                key.write(&mut to);
                proof.write(&mut to);
            }
            Self::Piles(piles) => piles.write(&mut to),
            Self::Rest(rest) => rest.write(&mut to),
            Self::Deal(shares) | Self::Draw(shares) | Self::Right(shares) => shares.write(&mut to),
            Self::Look(shares) => shares.write(&mut to),
            Self::CannotRefute(others) => others.write(&mut to),
            Self::CanRefute(proof) => proof.write(&mut to),
            Self::Show(shown) => shown.write(&mut to),
            Self::Act(action) => WrittenAction(*action).write(&mut to),
            Self::Wrong(proof) => proof.write(&mut to),
            Self::Open(secret) => secret.write(&mut to),
            Self::TakeBack => {}
        }
        to
    }

    /// Reads what anybody may have written; none where it is nothing of the kind.
    pub fn read(bytes: &[u8]) -> Option<Self> {
        let (tag, rest) = bytes.split_first()?;
        Some(match tag {
            0 => read_all(rest).map(|(key, proof)| Self::Key(key, proof))?,
            1 => Self::Piles(read_all(rest)?),
            2 => Self::Rest(read_all(rest)?),
            3 => Self::Deal(read_all(rest)?),
            4 => Self::Draw(read_all(rest)?),
            5 => Self::Look(read_all(rest)?),
            6 => Self::CannotRefute(read_all(rest)?),
            7 => Self::CanRefute(read_all(rest)?),
            8 => Self::Show(read_all(rest)?),
            9 => Self::Act(read_all::<WrittenAction>(rest)?.0),
            10 => Self::Right(read_all(rest)?),
            11 => Self::Wrong(read_all(rest)?),
            12 => Self::Open(read_all(rest)?),
            13 if rest.is_empty() => Self::TakeBack,
            _ => return None,
        })
    }

    const fn tag(&self) -> u8 {
        match self {
            Self::Key(..) => 0,
            Self::Piles(_) => 1,
            Self::Rest(_) => 2,
            Self::Deal(_) => 3,
            Self::Draw(_) => 4,
            Self::Look(_) => 5,
            Self::CannotRefute(_) => 6,
            Self::CanRefute(_) => 7,
            Self::Show(_) => 8,
            Self::Act(_) => 9,
            Self::Right(_) => 10,
            Self::Wrong(_) => 11,
            Self::Open(_) => 12,
            Self::TakeBack => 13,
        }
    }
}
