//! Whether people have signed what they are said to have decided, each over the head of what their seat was told.

use std::collections::BTreeMap;

use candlestick_game::{Case, Controller};
use candlestick_rules::{Action, SeatId};

use super::{
    hands::bot_before,
    testimony::{Begun, Testimony},
};
use crate::{
    digest::Digest,
    feed::{Agreed, Chain, Place},
    protocol::Revealed,
    sign::{PublicKey, Signature},
};

/// Follows a case that is played again, decision by decision.
pub(super) struct Signatures<'a> {
    told: &'a Testimony,
    revealed: &'a Revealed,
    signatures: BTreeMap<u64, Signature>,
    agreed: Digest,
    chains: BTreeMap<SeatId, Chain>,
    pub(super) found: Signed,
}

/// What was found of the decisions of people.
#[derive(Debug, Clone, Default)]
pub(super) struct Signed {
    /// Those that are signed.
    pub(super) good: Vec<u64>,
    /// The first that ought to be and is not.
    pub(super) bad: Option<u64>,
    /// How many are of people without a key: nothing can be said of them.
    pub(super) unknown: usize,
}

impl<'a> Signatures<'a> {
    pub(super) fn of(told: &'a Testimony, begun: &Begun, revealed: &'a Revealed) -> Self {
        let agreed = agreed(told, begun, revealed);
        let signatures = revealed.signatures.iter().copied().collect();
        Self { told, revealed, signatures, agreed, chains: BTreeMap::new(), found: Signed::default() }
    }

    /// Looks at a decision that is about to be played.
    pub(super) fn look(&mut self, case: &Case, decision: u64, seat: SeatId, action: Action) {
        if !self.is_of_a_person(case, decision, seat) {
            return;
        }
        match self.key_of(seat) {
            None => self.found.unknown += 1,
            Some(key) if self.is_signed(case, key, decision, (seat, action)) => self.found.good.push(decision),
            Some(_) => self.found.bad = self.found.bad.or(Some(decision)),
        }
    }

    fn is_of_a_person(&self, case: &Case, decision: u64, seat: SeatId) -> bool {
        let was_bot = bot_before(self.revealed, seat, decision).is_some();
        case.controller(seat) == Controller::Person && !was_bot && !self.revealed.stood_in.contains(&decision)
    }

    fn key_of(&self, seat: SeatId) -> Option<PublicKey> {
        let taken = self.revealed.taken.iter().find(|taken| taken.seat == seat);
        let begun = || self.revealed.keys.iter().find(|one| one.seat == seat).map(|one| one.key);
        taken.map_or_else(begun, |taken| taken.key)
    }

    fn is_signed(&mut self, case: &Case, key: PublicKey, decision: u64, (seat, action): (SeatId, Action)) -> bool {
        let Some(signature) = self.signatures.get(&decision) else { return false };
        let chain = self.chains.entry(seat).or_insert_with(|| Chain::new(&self.agreed, seat));
        let new = case.game().events().get(chain.events()..).unwrap_or_default();
        new.iter().for_each(|event| chain.tell(&event.seen_by(seat)));
        let head = chain.head(decision, &self.revealed.stood_in, &self.revealed.taken);
        let place = Place { room: &self.told.room, deal: self.told.deal, seat };
        key.has_signed(&place.decided(decision, action, &head), signature)
    }
}

/// What everybody agreed on, of what one was told and what was opened.
pub(super) fn agreed(told: &Testimony, begun: &Begun, revealed: &Revealed) -> Digest {
    let agreed = Agreed {
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
