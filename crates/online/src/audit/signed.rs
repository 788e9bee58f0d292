//! Checks that people signed the decisions said to be theirs, each with a digest of all that their seat was told.

use std::collections::{BTreeMap, VecDeque};

use candlestick_game::{Case, Controller};
use candlestick_rules::SeatId;

use super::{
    hands::bot_before,
    testimony::{CaseBeginning, Testimony},
};
use crate::{
    digest::Digest,
    feed::{AgreedTerms, BesideEvents, Chain, FeedPlace},
    protocol::{Revealed, TakenBack},
    seat_keys::keys_at,
    sign::{PublicKey, Signature},
    steps::{CaseStep, StepKind},
};

/// Looks through the decisions of a case that is played again, one after the other.
#[derive(Debug)]
pub(super) struct Signatures {
    room: String,
    deal: u32,
    revealed: Revealed,
    signatures: BTreeMap<u64, Signature>,
    taken_back: Vec<TakenBack>,
    agreed: Digest,
    chains: BTreeMap<SeatId, Chain>,
    left: VecDeque<SignedDecision>,
    found: SignatureFindings,
}

/// A decision that is still to be looked at.
#[derive(Debug)]
struct SignedDecision {
    number: u64,
    /// How many events came before it.
    events: usize,
    step: CaseStep,
    /// What its seat was told before, where not all of that stands at the end.
    told: Option<Chain>,
}

/// What was found of the decisions of people.
#[derive(Debug, Clone, Default)]
pub(super) struct SignatureFindings {
    /// Those that are signed, and by which key.
    pub(super) good: Vec<(u64, PublicKey)>,
    /// The first that ought to be and is not.
    pub(super) bad: Option<u64>,
    /// How many are of people without a key: nothing can be said of them.
    pub(super) unknown: usize,
}

impl Signatures {
    pub(super) fn of(told: &Testimony, begun: &CaseBeginning, revealed: &Revealed) -> Self {
        Self {
            room: told.room.clone(),
            deal: told.deal,
            revealed: revealed.clone(),
            signatures: revealed.signatures.iter().copied().collect(),
            taken_back: revealed.taken_back.iter().map(|(back, _)| *back).collect(),
            agreed: agreed(told, begun, revealed),
            chains: BTreeMap::new(),
            left: VecDeque::new(),
            found: SignatureFindings::default(),
        }
    }

    /// Notes what is about to be played, to be looked at.
    pub(super) fn notes(&mut self, case: &Case, number: u64, step: CaseStep) {
        if self.is_of_a_person(case, number, step.seat) {
            let told = match step.kind {
                StepKind::Stands(_) => None,
                StepKind::Falls(_) | StepKind::TookBack(_) => {
                    let mut told = Chain::new(&self.agreed, step.seat);
                    told.catch_up(case.game().events(), step.seat);
                    Some(told)
                }
            };
            self.left.push_back(SignedDecision { number, events: case.game().events().len(), step, told });
        }
    }

    /// Looks at so many more decisions, in the case as it was played since; answers whether there are others.
    pub(super) fn goes_on(&mut self, case: &Case, most: usize) -> bool {
        for _ in 0..most {
            let Some(next) = self.left.pop_front() else { break };
            let keys = keys_at(&self.revealed.keys, &self.revealed.taken, next.step.seat, next.number);
            if keys.is_empty() {
                self.found.unknown += 1;
                continue;
            }
            match self.signed_by(case, &keys, &next) {
                Some(key) => self.found.good.push((next.number, key)),
                None => self.found.bad = self.found.bad.or(Some(next.number)),
            }
        }
        !self.left.is_empty()
    }

    /// What was found, after a look at all that is left.
    pub(super) fn found(mut self, case: &Case) -> SignatureFindings {
        self.goes_on(case, usize::MAX);
        self.found
    }

    /// Whether a person decided there, and so has to have signed it.
    pub(super) fn is_of_a_person(&self, case: &Case, decision: u64, seat: SeatId) -> bool {
        let was_bot = bot_before(&self.revealed, seat, decision).is_some();
        case.controller(seat) == Controller::Person && !was_bot && !self.revealed.stood_in.contains(&decision)
    }

    /// Which of these keys has signed a decision.
    fn signed_by(&mut self, case: &Case, keys: &[PublicKey], of: &SignedDecision) -> Option<PublicKey> {
        let signature = self.signatures.get(&of.number)?;
        let seat = of.step.seat;
        let chain = of.told.unwrap_or_else(|| {
            let chain = self.chains.entry(seat).or_insert_with(|| Chain::new(&self.agreed, seat));
            chain.catch_up(case.game().events().get(..of.events).unwrap_or_default(), seat);
            *chain
        });
        let Revealed { stood_in, taken, .. } = &self.revealed;
        let head = chain.head(of.number, BesideEvents { stood_in, taken, taken_back: &self.taken_back });
        let place = FeedPlace { room: &self.room, deal: self.deal, seat };
        let what = match of.step.kind {
            StepKind::Stands(action) | StepKind::Falls(action) => place.decided(of.number, action, &head),
            StepKind::TookBack(back) => place.took_back(of.number, back.left, &head),
        };
        keys.iter().copied().find(|key| key.has_signed(&what, signature))
    }
}

/// What everybody agreed on, of what one was told and what was opened.
pub(super) fn agreed(told: &Testimony, begun: &CaseBeginning, revealed: &Revealed) -> Digest {
    let agreed = AgreedTerms {
        room: &told.room,
        key: told.pledges.room_key(),
        deal: told.deal,
        commitment: &told.commitment,
        seal: &begun.seal,
        theme: &begun.theme,
        setup: &begun.setup,
        shares: &revealed.shares,
        keys: &revealed.keys,
    };
    agreed.digest()
}
