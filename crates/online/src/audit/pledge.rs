//! What one client agreed to when it told its share of a deal, so that no other deal can be made of that share.

use candlestick_rules::Setup;
use serde::{Deserialize, Serialize};

use crate::{
    deal,
    digest::Digest,
    protocol::{Arrangement, Lobby, PersonId, Whole},
};

/// Most shares of given-up starts that are remembered.
const MOST_SPENT: usize = 64;

/// One's share of a deal, and everything that was said of the deal when it was told.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) struct Pledge {
    pub(super) deal: u32,
    /// What the room was committed to.
    pub(super) commitment: Digest,
    /// What everybody was committed to.
    pub(super) commitments: Vec<(PersonId, Digest)>,
    pub(super) person: PersonId,
    pub(super) share: Digest,
    setup: Setup,
    theme: String,
    terms: Arrangement,
}

impl Pledge {
    fn new(lobby: &Lobby, person: PersonId, share: Digest) -> Self {
        Self {
            deal: lobby.deal,
            commitment: lobby.commitment,
            commitments: lobby.commitments.clone(),
            person,
            share,
            setup: lobby.arrangement.setup(lobby.people.iter().map(|person| person.suspect), lobby.deal),
            theme: lobby.theme.digest.clone(),
            terms: lobby.arrangement.clone(),
        }
    }

    /// Whether the case began as it was agreed.
    fn is_kept(&self, whole: &Whole, setup: &Setup) -> bool {
        // Bots' chairs may be taken once it has begun; that is looked at by itself.
        let terms = |of: &Arrangement| Arrangement { bots: Vec::new(), ..of.clone() };
        self.commitment == whole.commitment
            && self.theme == whole.theme.digest
            && self.setup == *setup
            && terms(&self.terms) == terms(&whole.arrangement)
    }
}

/// The room asks for a share of another deal than the one that was agreed to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct OtherDeal;

/// The shares that one client has told in a room. Worth keeping over a refresh: without them the deal cannot be checked.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Pledges {
    now: Option<Pledge>,
    /// Shares that were told for starts which the room gave up; no case may be dealt with them.
    spent: Vec<Digest>,
}

impl Pledges {
    /// What was agreed for a deal.
    pub(super) fn of(&self, deal: u32) -> Option<&Pledge> {
        self.now.as_ref().filter(|pledge| pledge.deal == deal)
    }

    pub(crate) fn is_spent(&self, share: &Digest) -> bool {
        self.spent.contains(share)
    }

    /// How many starts were given up after one's share was told.
    pub(super) const fn given_up(&self) -> usize {
        self.spent.len()
    }

    /// The room asks for no shares: whatever was told for a start is told no more.
    pub(crate) fn give_up(&mut self) {
        if let Some(pledge) = self.now.take() {
            if self.spent.len() >= MOST_SPENT {
                self.spent.remove(0);
            }
            self.spent.push(pledge.share);
        }
    }

    /// The room asks for shares: the one to tell. None where the room does not know what this client is committed to.
    ///
    /// A share is told for one deal, one set of commitments and one table: whoever knew it could choose any of them.
    ///
    /// # Errors
    /// Where the deal is another than the one that this client agreed to: nothing may be told.
    pub(crate) fn tell(&mut self, lobby: &Lobby, person: PersonId, drawn: Digest) -> Result<Option<Digest>, OtherDeal> {
        if let Some(pledge) = &self.now {
            let same = Pledge::new(lobby, person, pledge.share) == *pledge;
            return if same { Ok(Some(pledge.share)) } else { Err(OtherDeal) };
        }
        let mine = (person, deal::share_commitment(&drawn));
        if self.is_spent(&drawn) || !lobby.commitments.contains(&mine) {
            return Ok(None);
        }
        self.now = Some(Pledge::new(lobby, person, drawn));
        Ok(Some(drawn))
    }

    /// Whether a case began as it was agreed, where anything was.
    pub(super) fn are_kept(&self, whole: &Whole, setup: &Setup) -> bool {
        self.of(whole.deal).is_none_or(|pledge| pledge.is_kept(whole, setup))
    }
}
