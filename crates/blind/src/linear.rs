//! Proves that somebody knows numbers which make some sums of points come out: the one proof that all others are made
//! of.

use curve25519_dalek::{
    RistrettoPoint, Scalar,
    constants::RISTRETTO_BASEPOINT_POINT,
    traits::{Identity, VartimeMultiscalarMul},
};

use crate::{
    chance::SeatSecret,
    transcript::{Transcript, sum},
    wire::wire,
};

/// A sum that shall come out: the target is each point times the secret of that number, together.
#[derive(Clone)]
pub(crate) struct LinearRow {
    pub target: RistrettoPoint,
    pub terms: Vec<(usize, RistrettoPoint)>,
}

/// "I know secrets that make all these rows come out."
#[derive(Clone, Default)]
pub(crate) struct Statement {
    /// How many secrets there are.
    pub secrets: usize,
    pub rows: Vec<LinearRow>,
}

/// The proof of one statement: 32 bytes and as many again for each secret.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct LinearProof {
    pub challenge: Scalar,
    pub responses: Vec<Scalar>,
}
wire!(LinearProof { challenge: Scalar, responses: Vec<Scalar> });

/// The proof of one statement out of several, which does not tell of which: a proof for each, whose challenges together
/// are the one that nobody could choose.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct AnyProof {
    pub branches: Vec<LinearProof>,
}
wire!(AnyProof { branches: Vec<LinearProof> });

impl Statement {
    /// With one more row.
    pub fn row(mut self, target: RistrettoPoint, terms: impl Into<Vec<(usize, RistrettoPoint)>>) -> Self {
        self.rows.push(LinearRow { target, terms: terms.into() });
        self
    }

    /// With one more row: the target is the base point times this secret.
    pub fn power(self, target: RistrettoPoint, secret: usize) -> Self {
        self.row(target, [(secret, RISTRETTO_BASEPOINT_POINT)])
    }

    fn absorb(&self, transcript: &mut Transcript) {
        transcript.number("secrets", self.secrets);
        for row in &self.rows {
            let which: Vec<u8> = row.terms.iter().flat_map(|(secret, _)| (*secret as u32).to_le_bytes()).collect();
            transcript.add("terms", &which);
            transcript.points("row", [&row.target].into_iter().chain(row.terms.iter().map(|(_, base)| base)));
        }
    }

    /// What the rows come to with these secrets; takes the same time for all.
    fn commit(&self, secrets: &[Scalar]) -> Vec<RistrettoPoint> {
        let each = self.rows.iter().map(|row| match row.terms.as_slice() {
            [(secret, base)] if *base == RISTRETTO_BASEPOINT_POINT => RistrettoPoint::mul_base(&secrets[*secret]),
            terms => sum(terms.iter().map(|term| &secrets[term.0]), terms.iter().map(|term| &term.1)),
        });
        each.collect()
    }

    /// What the commitments were, if the proof is right. Nothing here is secret.
    fn recommit(&self, proof: &LinearProof) -> Option<Vec<RistrettoPoint>> {
        if proof.responses.len() != self.secrets {
            return None;
        }
        let each = self.rows.iter().map(|row| {
            let scalars = row.terms.iter().map(|term| proof.responses[term.0]).chain([-proof.challenge]);
            let points = row.terms.iter().map(|term| term.1).chain([row.target]);
            RistrettoPoint::vartime_multiscalar_mul(scalars, points)
        });
        Some(each.collect())
    }

    /// Proves it. The secrets must make the rows come out, and be as many as the statement has: our own code says both.
    pub fn prove(&self, secrets: &[Scalar], transcript: &Transcript, secret: &SeatSecret) -> LinearProof {
        let mut transcript = transcript.fork("all");
        self.absorb(&mut transcript);
        let nonces = nonces(secret, &transcript, secrets, 0).scalars(self.secrets);
        transcript.points("commitments", &self.commit(&nonces));
        let challenge = transcript.challenge("challenge");
        let responses = nonces.iter().zip(secrets).map(|(nonce, secret)| nonce + challenge * secret).collect();
        LinearProof { challenge, responses }
    }

    /// Whether the proof holds.
    pub fn holds(&self, proof: &LinearProof, transcript: &Transcript) -> bool {
        let mut transcript = transcript.fork("all");
        self.absorb(&mut transcript);
        let Some(commitments) = self.recommit(proof) else { return false };
        transcript.points("commitments", &commitments);
        transcript.challenge("challenge") == proof.challenge
    }
}

/// Nonces that are never the same for two proofs: they follow from the statement, from whose secrets prove it, and from
/// which of several it is.
fn nonces(secret: &SeatSecret, transcript: &Transcript, secrets: &[Scalar], known: usize) -> crate::chance::Chance {
    let witness: Vec<u8> = secrets.iter().flat_map(Scalar::to_bytes).collect();
    secret.chance("nonces", &[&transcript.digest(), &witness, &(known as u64).to_le_bytes()])
}

/// Proves the statement of that number, not telling which. `known` is one of the statements.
pub(crate) fn prove_any(
    statements: &[Statement],
    known: usize,
    secrets: &[Scalar],
    transcript: &Transcript,
    secret: &SeatSecret,
) -> AnyProof {
    let mut transcript = transcript.fork("any");
    statements.iter().for_each(|statement| statement.absorb(&mut transcript));
    let mut chance = nonces(secret, &transcript, secrets, known);
    let mut branches: Vec<_> = statements
        .iter()
        .map(|statement| LinearProof { challenge: chance.scalar(), responses: chance.scalars(statement.secrets) })
        .collect();
    for (n, (statement, made_up)) in statements.iter().zip(&branches).enumerate() {
        let commitments = if n == known {
            statement.commit(&made_up.responses)
        } else {
            statement.recommit(made_up).unwrap_or_default()
        };
        transcript.points("commitments", &commitments);
    }
    let others: Scalar =
        branches.iter().enumerate().filter(|(n, _)| *n != known).map(|(_, other)| other.challenge).sum();
    let challenge = transcript.challenge("challenge") - others;
    if let Some(own) = branches.get_mut(known) {
        own.challenge = challenge;
        own.responses.iter_mut().zip(secrets).for_each(|(nonce, secret)| *nonce += challenge * secret);
    }
    AnyProof { branches }
}

/// Whether the proof holds that one of these is so.
pub(crate) fn any_holds(statements: &[Statement], proof: &AnyProof, transcript: &Transcript) -> bool {
    if statements.is_empty() || statements.len() != proof.branches.len() {
        return false;
    }
    let mut transcript = transcript.fork("any");
    statements.iter().for_each(|statement| statement.absorb(&mut transcript));
    for (statement, branch) in statements.iter().zip(&proof.branches) {
        let Some(commitments) = statement.recommit(branch) else { return false };
        transcript.points("commitments", &commitments);
    }
    let together: Scalar = proof.branches.iter().map(|branch| branch.challenge).sum();
    transcript.challenge("challenge") == together
}

/// The point that is nothing.
pub(crate) fn nothing() -> RistrettoPoint {
    RistrettoPoint::identity()
}
