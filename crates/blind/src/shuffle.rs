//! Cards masked anew in a drawn order, and the proof that they are the same cards, which tells nothing of the order.
//!
//! The proof is Terelius' and Wikström's, as `CHVote` writes it down (Haenni, Locher, Koenig, Dubuis: Pseudo-Code Algorithms
//! for Verifiable Re-Encryption Mix-Nets, 2017): a commitment to the order, a chain that proves it to be one, and that
//! the cards were masked in it. About eight multiplications and 192 bytes a card.

use curve25519_dalek::{RistrettoPoint, Scalar, constants::RISTRETTO_BASEPOINT_POINT};

use crate::{
    chance::SeatSecret,
    cipher::Cipher,
    linear::{LinearProof, Statement},
    transcript::{Transcript, sum},
    wire::wire,
};

/// Shuffled cards with the proof.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Shuffled {
    /// The cards in their new order, masked anew.
    pub cards: Vec<Cipher>,
    /// For each card, where it went, hidden.
    order: Vec<RistrettoPoint>,
    /// Each link multiplies the one before by another card's challenge.
    chain: Vec<RistrettoPoint>,
    proof: LinearProof,
}
wire!(Shuffled { cards: Vec<Cipher>, order: Vec<RistrettoPoint>, chain: Vec<RistrettoPoint>, proof: LinearProof });

// The secrets of the statement: four, then the masks of the chain, then the challenges in the new order.
const ORDER: usize = 0;
const CHAIN: usize = 1;
const WEIGHED: usize = 2;
const MASK: usize = 3;
const LINKS: usize = 4;

/// The points that commitments stand on: one for each card, and the one that the chain begins with.
fn bases(count: usize) -> (Vec<RistrettoPoint>, RistrettoPoint) {
    let transcript = Transcript::new("bases of commitments");
    ((0..count).map(|n| transcript.point("card", n)).collect(), transcript.point("chain", 0))
}

impl Shuffled {
    /// Shuffles cards that are masked under a key, and proves it.
    pub fn new(cards: &[Cipher], key: &RistrettoPoint, transcript: &Transcript, secret: &SeatSecret) -> Self {
        let count = cards.len();
        let mut chance = secret.chance("shuffle", &[&said(cards, key, transcript).digest()]);
        let order = chance.order(count);
        let (masks, blinds, links) = (chance.scalars(count), chance.scalars(count), chance.scalars(count));
        let (base, first) = bases(count);
        let shuffled: Vec<_> = order.iter().map(|from| cards[*from].again(key, &masks[*from])).collect();
        let mut hidden = vec![first; count];
        for (to, from) in order.iter().enumerate() {
            hidden[*from] = base[to] + RistrettoPoint::mul_base(&blinds[*from]);
        }
        let weights = weights(cards, &shuffled, &hidden, key, transcript);
        let moved: Vec<_> = order.iter().map(|from| weights[*from]).collect();
        let chain = chain(&first, &moved, &links);
        let new = Self {
            cards: shuffled,
            order: hidden,
            chain,
            proof: LinearProof { challenge: Scalar::ZERO, responses: Vec::new() },
        };
        let statement = new.statement(cards, key, &weights);
        let mut secrets = vec![
            blinds.iter().sum::<Scalar>(),
            // Each link's mask is multiplied by all challenges that follow it.
            links.iter().zip(&moved).fold(Scalar::ZERO, |all, (link, moved)| all * moved + link),
            blinds.iter().zip(&weights).map(|(blind, weight)| blind * weight).sum(),
            masks.iter().zip(&weights).map(|(mask, weight)| mask * weight).sum(),
        ];
        secrets.extend(&links);
        secrets.extend(&moved);
        let proof = statement.prove(&secrets, transcript, secret);
        Self { proof, ..new }
    }

    /// Whether these are the same cards.
    pub fn holds(&self, cards: &[Cipher], key: &RistrettoPoint, transcript: &Transcript) -> bool {
        let count = cards.len();
        if count == 0 || [self.cards.len(), self.order.len(), self.chain.len()] != [count; 3] {
            return false;
        }
        let weights = weights(cards, &self.cards, &self.order, key, transcript);
        self.statement(cards, key, &weights).holds(&self.proof, transcript)
    }

    fn statement(&self, cards: &[Cipher], key: &RistrettoPoint, weights: &[Scalar]) -> Statement {
        let count = cards.len();
        let (base, first) = bases(count);
        let moved = |n: usize| LINKS + count + n;
        let with_moved = |first: (usize, RistrettoPoint), points: &mut dyn Iterator<Item = RistrettoPoint>| {
            let mut terms = vec![first];
            terms.extend(points.enumerate().map(|(n, point)| (moved(n), point)));
            terms
        };
        let all: Scalar = weights.iter().product();
        let last = self.chain.last().copied().unwrap_or(first);
        let before = [&first].into_iter().chain(&self.chain);
        let masks = sum(weights, cards.iter().map(|card| &card.mask));
        let masked = sum(weights, cards.iter().map(|card| &card.card));
        let mut statement = Statement { secrets: LINKS + 2 * count, rows: Vec::new() }
            .power(self.order.iter().sum::<RistrettoPoint>() - base.iter().sum::<RistrettoPoint>(), ORDER)
            .power(last - first * all, CHAIN)
            .row(sum(weights, &self.order), with_moved((WEIGHED, RISTRETTO_BASEPOINT_POINT), &mut base.iter().copied()))
            .row(masks, with_moved((MASK, -RISTRETTO_BASEPOINT_POINT), &mut self.cards.iter().map(|card| card.mask)))
            .row(masked, with_moved((MASK, -key), &mut self.cards.iter().map(|card| card.card)));
        for (n, (link, before)) in self.chain.iter().zip(before).enumerate() {
            statement = statement.row(*link, [(LINKS + n, RISTRETTO_BASEPOINT_POINT), (moved(n), *before)]);
        }
        statement
    }
}

fn chain(first: &RistrettoPoint, moved: &[Scalar], links: &[Scalar]) -> Vec<RistrettoPoint> {
    let mut last = *first;
    let next = moved.iter().zip(links).map(|(moved, link)| {
        last = last * moved + RistrettoPoint::mul_base(link);
        last
    });
    next.collect()
}

fn said(cards: &[Cipher], key: &RistrettoPoint, transcript: &Transcript) -> Transcript {
    let mut said = transcript.fork("shuffle");
    said.points("key", [key]);
    said.points("before", cards.iter().flat_map(Cipher::points));
    said
}

/// A challenge for each card, which comes of the shuffled cards and the hidden order.
fn weights(
    before: &[Cipher],
    after: &[Cipher],
    order: &[RistrettoPoint],
    key: &RistrettoPoint,
    transcript: &Transcript,
) -> Vec<Scalar> {
    let mut said = said(before, key, transcript);
    said.points("after", after.iter().flat_map(Cipher::points));
    said.points("order", order);
    said.challenges("weights", before.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pile(count: usize) -> (Vec<Cipher>, RistrettoPoint) {
        let transcript = Transcript::new("test");
        let key = transcript.point("key", 0);
        ((0..count).map(|n| Cipher::open(transcript.point("card", n))).collect(), key)
    }

    fn secret() -> SeatSecret {
        SeatSecret::from_bytes([7; 32])
    }

    #[test]
    fn shuffled_cards_are_the_same_cards_in_another_order() {
        let base = Scalar::from(5_u8);
        let key = RistrettoPoint::mul_base(&base);
        let (cards, _) = pile(21);
        let shuffled = Shuffled::new(&cards, &key, &Transcript::new("t"), &secret());
        let mut before: Vec<_> = cards.iter().map(|card| card.card.compress().0).collect();
        let mut after: Vec<_> = shuffled.cards.iter().map(|card| card.unseal(&base).compress().0).collect();
        assert_ne!(before, after);
        before.sort_unstable();
        after.sort_unstable();
        assert_eq!(before, after);
    }

    #[test]
    fn a_shuffle_is_proved_for_its_cards_its_key_and_its_transcript_alone() {
        for count in [1, 2, 6, 9, 21] {
            let (cards, key) = pile(count);
            let transcript = Transcript::new("t");
            let shuffled = Shuffled::new(&cards, &key, &transcript, &secret());
            assert!(shuffled.holds(&cards, &key, &transcript), "{count}");
            assert!(!shuffled.holds(&cards, &key, &Transcript::new("u")), "{count}");
            assert!(!shuffled.holds(&cards, &(key + key), &transcript), "{count}");
            assert!(!shuffled.holds(&cards[1..], &key, &transcript), "{count}");
            assert!(!shuffled.holds(&shuffled.cards, &key, &transcript), "{count}");
        }
    }

    #[test]
    fn a_card_that_is_exchanged_doubled_or_left_out_is_found() {
        let (cards, key) = pile(6);
        let transcript = Transcript::new("t");
        let shuffled = Shuffled::new(&cards, &key, &transcript, &secret());
        let mut exchanged = shuffled.clone();
        exchanged.cards[2].card += transcript.point("another", 0);
        let mut doubled = shuffled.clone();
        doubled.cards[1] = doubled.cards[2].again(&key, &Scalar::from(3_u8));
        let mut left_out = shuffled.clone();
        left_out.cards.pop();
        let mut turned = shuffled.clone();
        turned.cards.swap(0, 1);
        for (n, wrong) in [exchanged, doubled, left_out, turned].iter().enumerate() {
            assert!(!wrong.holds(&cards, &key, &transcript), "{n}");
        }
        // Whoever proves what they like: a card twice in what is said to be shuffled, proved as well as it can be.
        let mut other = cards.clone();
        other[0] = other[1];
        let forged = Shuffled::new(&other, &key, &transcript, &secret());
        assert!(forged.holds(&other, &key, &transcript) && !forged.holds(&cards, &key, &transcript));
    }
}
