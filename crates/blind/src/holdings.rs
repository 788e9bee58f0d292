//! Proves and checks what seats claim of the cards they hold, each claim written once for both sides.

use curve25519_dalek::{RistrettoPoint, Scalar, constants::RISTRETTO_BASEPOINT_POINT};

use crate::{
    chance::SeatSecret,
    cipher::Cipher,
    linear::{AnyProof, LinearProof, Statement, any_holds, nothing, prove_any},
    transcript::{Transcript, sum},
    wire::{Wire, wire},
};

/// The proof that masked cards of one seat are none of some cards (Camenisch and Shoup): for each pair the difference,
/// times a drawn number, is not nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct NoneOfCards {
    differences: Vec<RistrettoPoint>,
    proof: LinearProof,
}
wire!(NoneOfCards { differences: Vec<RistrettoPoint>, proof: LinearProof });

impl NoneOfCards {
    /// The cards are masked under the key of the secret alone.
    pub fn new(
        secret: &Scalar,
        cards: &[Cipher],
        not: &[RistrettoPoint],
        transcript: &Transcript,
        chance: &SeatSecret,
    ) -> Self {
        let key = RistrettoPoint::mul_base(secret);
        let pairs = pairs(cards, not);
        let mut said = transcript.fork("blinds");
        said.points("pairs", pairs.iter().flat_map(Cipher::points));
        let blinds = chance.chance("blinds", &[&said.digest()]).scalars(pairs.len());
        let differences: Vec<_> = pairs.iter().zip(&blinds).map(|(pair, blind)| pair.unseal(secret) * -blind).collect();
        let secrets: Vec<_> = blinds.iter().flat_map(|blind| [*blind, blind * secret]).collect();
        let proof = Self::statement(&key, &pairs, &differences).prove(&secrets, transcript, chance);
        Self { differences, proof }
    }

    /// Whether none of the cards, masked under this key alone, is one of these.
    pub fn hold(
        &self,
        key: &RistrettoPoint,
        cards: &[Cipher],
        not: &[RistrettoPoint],
        transcript: &Transcript,
    ) -> bool {
        let pairs = pairs(cards, not);
        self.differences.len() == pairs.len()
            && !self.differences.contains(&nothing())
            && Self::statement(key, &pairs, &self.differences).holds(&self.proof, transcript)
    }

    fn statement(key: &RistrettoPoint, pairs: &[Cipher], differences: &[RistrettoPoint]) -> Statement {
        let mut statement = Statement { secrets: 2 * pairs.len(), rows: Vec::new() };
        for (n, (pair, difference)) in pairs.iter().zip(differences).enumerate() {
            let (blind, product) = (2 * n, 2 * n + 1);
            statement = statement
                .row(nothing(), [(product, RISTRETTO_BASEPOINT_POINT), (blind, -key)])
                .row(*difference, [(product, pair.mask), (blind, -pair.card)]);
        }
        statement
    }
}

/// Each masked card less each open one: what is nothing, masked, where they are the same.
fn pairs(cards: &[Cipher], open: &[RistrettoPoint]) -> Vec<Cipher> {
    let pairs = cards.iter().flat_map(|card| open.iter().map(move |open| Cipher { card: card.card - open, ..*card }));
    pairs.collect()
}

/// "One of these masked cards is one of those", which tells neither which nor which.
pub(crate) struct HoldsOne<'a> {
    /// The key that they are masked under, alone.
    pub key: RistrettoPoint,
    pub cards: &'a [Cipher],
    pub one_of: &'a [RistrettoPoint],
}

impl HoldsOne<'_> {
    fn statements(&self) -> Vec<Statement> {
        let each = pairs(self.cards, self.one_of).into_iter();
        each.map(|pair| Statement { secrets: 1, rows: Vec::new() }.power(self.key, 0).row(pair.card, [(0, pair.mask)]))
            .collect()
    }

    /// The number of the first pair of a masked card and an open one that are the same.
    pub fn first(&self, secret: &Scalar) -> Option<usize> {
        pairs(self.cards, self.one_of).iter().position(|pair| pair.unseal(secret) == nothing())
    }

    /// Proves it; none where it isn't so.
    pub fn prove(&self, secret: &Scalar, transcript: &Transcript, chance: &SeatSecret) -> Option<AnyProof> {
        Some(prove_any(&self.statements(), self.first(secret)?, &[*secret], transcript, chance))
    }

    pub fn holds(&self, proof: &AnyProof, transcript: &Transcript) -> bool {
        any_holds(&self.statements(), proof, transcript)
    }
}

/// A card sealed for one seat, with the proof that it is one of some cards and one that the sender holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct SealedCard {
    pub sealed: Cipher,
    proof: AnyProof,
}
wire!(SealedCard { sealed: Cipher, proof: AnyProof });

impl SealedCard {
    /// Shows the card of that number among those asked for to whoever has the key; none where it isn't held.
    pub fn new(
        asked: &HoldsOne,
        number: usize,
        to: &RistrettoPoint,
        secret: &Scalar,
        (transcript, chance): (&Transcript, &SeatSecret),
    ) -> Option<Self> {
        let card = asked.one_of.get(number)?;
        let held = HoldsOne { key: asked.key, cards: asked.cards, one_of: &[*card] }.first(secret)?;
        let mask = Self::mask(number, transcript, chance);
        let sealed = Cipher::seal(*card, to, &mask);
        let known = held * asked.one_of.len() + number;
        let proof = prove_any(&Self::statements(asked, &sealed, to), known, &[*secret, mask], transcript, chance);
        Some(Self { sealed, proof })
    }

    /// What masks a card that is shown: another number for each card, so that two of them never tell anything together.
    fn mask(number: usize, transcript: &Transcript, chance: &SeatSecret) -> Scalar {
        chance.chance("show", &[&transcript.digest(), &(number as u64).to_le_bytes()]).scalar()
    }

    /// Which card it is, for the one who has sealed it.
    pub fn own(&self, asked: usize, transcript: &Transcript, chance: &SeatSecret) -> Option<usize> {
        (0..asked).find(|number| RistrettoPoint::mul_base(&Self::mask(*number, transcript, chance)) == self.sealed.mask)
    }

    pub fn holds(&self, asked: &HoldsOne, to: &RistrettoPoint, transcript: &Transcript) -> bool {
        any_holds(&Self::statements(asked, &self.sealed, to), &self.proof, transcript)
    }

    fn statements(asked: &HoldsOne, sealed: &Cipher, to: &RistrettoPoint) -> Vec<Statement> {
        let held = asked.statements().into_iter().zip(asked.one_of.iter().cycle());
        held.map(|(mut held, card)| {
            held.secrets = 2;
            held.power(sealed.mask, 1).row(sealed.card - card, [(1, *to)])
        })
        .collect()
    }
}

/// The proof that three masked cards of one seat are not all the ones that were named. Weighed and put together they are
/// nothing only if all are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct NotAll(NoneOfCards);

impl Wire for NotAll {
    const LEAST: usize = NoneOfCards::LEAST;

    fn write(&self, to: &mut Vec<u8>) {
        self.0.write(to);
    }

    fn read(from: &mut crate::wire::ByteReader) -> Option<Self> {
        NoneOfCards::read(from).map(Self)
    }
}

impl NotAll {
    pub fn new(
        secret: &Scalar,
        cards: &[Cipher],
        named: &[RistrettoPoint],
        said: &Transcript,
        chance: &SeatSecret,
    ) -> Self {
        let together = Self::together(&RistrettoPoint::mul_base(secret), cards, named, said);
        Self(NoneOfCards::new(secret, &[together], &[nothing()], said, chance))
    }

    pub fn holds(&self, key: &RistrettoPoint, cards: &[Cipher], named: &[RistrettoPoint], said: &Transcript) -> bool {
        self.0.hold(key, &[Self::together(key, cards, named, said)], &[nothing()], said)
    }

    fn together(key: &RistrettoPoint, cards: &[Cipher], named: &[RistrettoPoint], said: &Transcript) -> Cipher {
        let left: Vec<_> =
            cards.iter().zip(named).map(|(card, named)| Cipher { card: card.card - named, ..*card }).collect();
        let mut said = said.fork("not all");
        said.points("key", [key]);
        said.points("left", left.iter().flat_map(Cipher::points));
        let weights = said.challenges("weights", left.len());
        Cipher {
            mask: sum(&weights, left.iter().map(|left| &left.mask)),
            card: sum(&weights, left.iter().map(|left| &left.card)),
        }
    }
}
