//! Derives, for a case that nobody deals, the digest that names it for all who play it, and the secret of a seat in it.

use std::sync::Arc;

use candlestick_blind::{Opened, SeatSecret, Setting, SettingFault};
use candlestick_game::{CaseLog, Seat, ThemeStamp};
use candlestick_rules::{Edition, Laid, Setup, SuspectId};

use crate::{
    digest::Digest,
    protocol::{Arrangement, MOST_BLIND, SeatKey},
    sign::PublicKey,
};

/// What all who play agree on before the first post. Every post stands on all of it, so whoever was told anything of it
/// otherwise has no post that fits.
#[derive(Debug, Clone, Copy)]
pub(crate) struct AgreedUndealt<'a> {
    /// The room's name.
    pub room: &'a str,
    /// The room's key.
    pub key: Option<PublicKey>,
    /// Which case of the room.
    pub deal: u32,
    /// The digest of the theme.
    pub theme: &'a str,
    /// The table.
    pub setup: &'a Setup,
    /// What was arranged.
    pub arrangement: &'a Arrangement,
    /// The keys of who sits where.
    pub keys: &'a [SeatKey],
}

impl AgreedUndealt<'_> {
    /// All of it as one digest.
    pub(crate) fn digest(&self) -> Digest {
        let key = self.key.as_ref().map_or(&[][..], |key| &key.0[..]);
        // Nothing in them can fail to be written.
        let setup = serde_json::to_vec(self.setup).unwrap_or_default();
        // Who may sit down later is none of the case's terms, and programs of before know nothing of it.
        let terms = Arrangement { closed: false, ..self.arrangement.clone() };
        let terms = serde_json::to_vec(&terms).unwrap_or_default();
        let keys = serde_json::to_vec(self.keys).unwrap_or_default();
        let (deal, theme) = (self.deal.to_le_bytes(), self.theme.as_bytes());
        Digest::of("candlestick undealt", &[self.room.as_bytes(), key, &deal, theme, &setup, &terms, &keys])
    }

    /// The table for it.
    pub(crate) fn setting(&self, edition: &Arc<Edition>) -> Result<Setting, SettingFault> {
        Setting::new(Arc::clone(edition), self.setup.clone(), &self.digest().to_string())
    }
}

/// What a seat draws all from: follows from the key in its person's own link, so that it is the same after a refresh and
/// on another device; another for each case of each room.
pub(crate) fn secret(key: &Digest, room: &str, deal: u32) -> SeatSecret {
    SeatSecret::from_bytes(Digest::of("candlestick undealt seat", &[&key.0, room.as_bytes(), &deal.to_le_bytes()]).0)
}

/// What lies open, as a case that an ordinary referee can play: laid as it was dealt, with the dice as they fell.
pub(crate) fn opened_log(theme: &ThemeStamp, setup: &Setup, seats: &[Seat], opened: &Opened) -> CaseLog {
    let laid = Laid {
        truth: opened.truth.clone(),
        first: None,
        dice: opened.dice.clone(),
        deck: Vec::new(),
        tokens: Vec::new(),
        weapons: Vec::new(),
    };
    CaseLog {
        theme: theme.clone(),
        setup: setup.clone(),
        seed: opened.seed,
        laid: Some(Box::new(laid)),
        seats: seats.to_vec(),
        actions: opened.log.clone(),
    }
}

/// Whether a table can be played where nobody deals.
pub(crate) fn needs_no_dealer(edition: &Arc<Edition>, setup: &Setup) -> bool {
    setup.seats.len() <= MOST_BLIND && Setting::check(edition, setup).is_ok()
}

impl Arrangement {
    /// Whether so many people can play this where nobody deals.
    #[must_use]
    pub fn needs_no_dealer(&self, edition: &Arc<Edition>, people: usize) -> bool {
        let people = u8::try_from(people).unwrap_or(u8::MAX);
        self.bots.is_empty() && needs_no_dealer(edition, &self.setup((0..people).map(SuspectId), 0))
    }

    /// Whether any number of people can.
    #[must_use]
    pub fn may_need_no_dealer(&self, edition: &Arc<Edition>) -> bool {
        (2..=MOST_BLIND).any(|people| self.needs_no_dealer(edition, people))
    }
}
