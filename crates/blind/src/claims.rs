//! Proves and checks what seats claim of their keys and of the shares they give, each claim written once for both
//! sides.

use curve25519_dalek::{RistrettoPoint, Scalar};

use crate::{
    chance::SeatSecret,
    cipher::Cipher,
    linear::{LinearProof, Statement},
    transcript::{Transcript, sum},
    wire::wire,
};

/// A key and the proof that its owner knows its secret.
pub(crate) fn key(key: RistrettoPoint) -> Statement {
    Statement { secrets: 1, rows: Vec::new() }.power(key, 0)
}

/// One seat's shares of some points: each times that seat's secret, with one proof for all of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Shares {
    pub shares: Vec<RistrettoPoint>,
    proof: LinearProof,
}
wire!(Shares { shares: Vec<RistrettoPoint>, proof: LinearProof });

impl Shares {
    pub fn new(secret: &Scalar, of: &[RistrettoPoint], transcript: &Transcript, chance: &SeatSecret) -> Self {
        let shares: Vec<_> = of.iter().map(|point| point * secret).collect();
        let statement = Self::statement(&RistrettoPoint::mul_base(secret), of, &shares, transcript);
        let proof = statement.prove(&[*secret], transcript, chance);
        Self { shares, proof }
    }

    /// Whether they are the shares of these points by whoever has this key.
    pub fn hold(&self, key: &RistrettoPoint, of: &[RistrettoPoint], transcript: &Transcript) -> bool {
        self.shares.len() == of.len()
            && Self::statement(key, of, &self.shares, transcript).holds(&self.proof, transcript)
    }

    /// All together, each weighed by what nobody could choose: if one is wrong, so is the sum.
    fn statement(
        key: &RistrettoPoint,
        of: &[RistrettoPoint],
        shares: &[RistrettoPoint],
        said: &Transcript,
    ) -> Statement {
        let mut said = said.fork("shares");
        said.points("of", of);
        said.points("shares", shares);
        let weights = said.challenges("weights", of.len());
        Statement { secrets: 1, rows: Vec::new() }.power(*key, 0).row(sum(&weights, shares), [(0, sum(&weights, of))])
    }
}

/// One seat's shares of some points, sealed for another seat alone, with the proof that they are the shares.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct SealedShares {
    pub shares: Vec<Cipher>,
    proof: LinearProof,
}
wire!(SealedShares { shares: Vec<Cipher>, proof: LinearProof });

impl SealedShares {
    pub fn new(
        secret: &Scalar,
        of: &[RistrettoPoint],
        to: &RistrettoPoint,
        transcript: &Transcript,
        chance: &SeatSecret,
    ) -> Self {
        let mut said = transcript.fork("seals");
        said.points("to", [to]);
        said.points("of", of);
        let masks = chance.chance("seals", &[&said.digest()]).scalars(of.len());
        let shares: Vec<_> =
            of.iter().zip(&masks).map(|(point, mask)| Cipher::seal(point * secret, to, mask)).collect();
        let (statement, weights) = Self::statement(&RistrettoPoint::mul_base(secret), of, to, &shares, transcript);
        let mask = masks.iter().zip(&weights).map(|(mask, weight)| mask * weight).sum();
        let proof = statement.prove(&[*secret, mask], transcript, chance);
        Self { shares, proof }
    }

    /// Whether they are the shares of these points by whoever has the key `by`, sealed for the key `to`.
    pub fn hold(
        &self,
        by: &RistrettoPoint,
        of: &[RistrettoPoint],
        to: &RistrettoPoint,
        transcript: &Transcript,
    ) -> bool {
        self.shares.len() == of.len()
            && Self::statement(by, of, to, &self.shares, transcript).0.holds(&self.proof, transcript)
    }

    fn statement(
        by: &RistrettoPoint,
        of: &[RistrettoPoint],
        to: &RistrettoPoint,
        shares: &[Cipher],
        said: &Transcript,
    ) -> (Statement, Vec<Scalar>) {
        let mut said = said.fork("sealed shares");
        said.points("to", [to]);
        said.points("of", of);
        said.points("shares", shares.iter().flat_map(Cipher::points));
        let weights = said.challenges("weights", of.len());
        let statement = Statement { secrets: 2, rows: Vec::new() }
            .power(*by, 0)
            .power(sum(&weights, shares.iter().map(|share| &share.mask)), 1)
            .row(sum(&weights, shares.iter().map(|share| &share.card)), [(0, sum(&weights, of)), (1, *to)]);
        (statement, weights)
    }
}
