//! Simulates a guest of the room: a client, and a person who plays like a novice, notes things and loses connections.

use candlestick_bots::{Level, decide};
use candlestick_online::{
    BuiltinThemes, ConnectionId, Link,
    client::{Client, RemoteTable},
    protocol::{Claimed, Deed, PersonId, Reaction},
};
use candlestick_rules::{Action, SeatId, SuspectId};
use rand::{RngExt, SeedableRng, rngs::SmallRng};
use rand_chacha::ChaCha8Rng;

use super::evening::Evening;

/// What a true clock shows when the run begins, in milliseconds.
pub const EPOCH: u64 = 1_800_000_000_000;

/// What a person wants.
pub enum GuestWish {
    /// Something done.
    Do(Deed),
    /// This decided, where nobody deals.
    Decide(Action),
    /// The last decision taken back.
    TakeBack,
    /// The chair that is theirs, whose link they have lost.
    Claim(PersonId),
    /// A chair, a suspect's where one is named, or another name or suspect for one's own; what opens it is drawn.
    Sit(String, Option<SuspectId>),
    /// A theme of their own brought.
    Bring(String, Vec<u8>),
}

/// Somebody with a client.
pub struct Guest {
    pub client: Client,
    pub socket: Option<ConnectionId>,
    /// Wants a chair; else only watches.
    pub plays: bool,
    pub name: String,
    /// Has another device now, or went away for good.
    pub left: bool,
    /// The page is closed: nothing reaches the client any more.
    pub gone: bool,
    /// How far this device's clock is from the true time, in milliseconds.
    pub clock: i64,
    /// Was told anew of a case that nobody deals, and has not shown it since.
    pub comes_again: bool,
    asked_to_sit: bool,
    /// Whose chair they have lost the link to.
    pub lost: Option<PersonId>,
    /// What a room that goes on after its first case has brought for them.
    pub evening: Evening,
}

impl Guest {
    pub fn new(name: &str, link: Link, plays: bool, themes: &BuiltinThemes, chance: &mut SmallRng) -> Self {
        let client = Client::new(link, chance.random(), themes);
        // From a quarter of an hour behind to two days ahead.
        let clock = chance.random_range(-900_000..172_800_000);
        let name = name.into();
        let (socket, left, gone, comes_again, asked_to_sit) = (None, false, false, false, false);
        Self {
            client,
            socket,
            plays,
            name,
            left,
            gone,
            clock,
            comes_again,
            asked_to_sit,
            lost: None,
            evening: Evening::default(),
        }
    }

    /// Somebody whose device is gone, with the link to that person's chair.
    pub fn lost(self, person: Option<PersonId>) -> Self {
        Self { lost: person, ..self }
    }

    /// Whether it shows a case that nobody deals for the first time since it was told of it anew.
    pub fn has_come_again(&mut self) -> bool {
        let shown = self.client.table().map(RemoteTable::decision);
        let heard = self.client.blind_table().map(|table| table.steps() as u64);
        let shows = shown.is_some() && shown == heard && !self.client.is_deciding();
        shows && std::mem::take(&mut self.comes_again)
    }

    /// What the clock of this device shows.
    pub fn reads(&self, now: u64) -> u64 {
        (now + EPOCH).saturating_add_signed(self.clock)
    }

    /// The true time at which it shows that.
    pub fn truly(&self, shown: u64) -> u64 {
        shown.saturating_add_signed(-self.clock).saturating_sub(EPOCH)
    }

    /// What the person does when they look up.
    pub fn looks(&mut self, chance: &mut SmallRng) -> Option<GuestWish> {
        if self.left || self.client.is_waiting() {
            return None;
        }
        let deed = match (self.client.you(), self.client.table()) {
            (None, Some(table)) if self.lost.is_some() && !table.is_over() => {
                return self.lost.filter(|_| self.client.claimed().is_none()).map(GuestWish::Claim);
            }
            (None, _) if self.plays && self.lost.is_none() && self.client.lobby().is_some() && !self.asked_to_sit => {
                self.asked_to_sit = true;
                let token = candlestick_online::ChairToken::drawn(&candlestick_online::Digest::of(&self.name, &[]));
                Some(Deed::Sit { name: self.name.clone(), suspect: None, token, key: None })
            }
            // Whoever watches may at some time take the chair of a bot.
            (None, Some(table)) if !self.plays && !table.is_over() && chance.random_ratio(1, 60) => {
                let free = table.people().iter().position(Option::is_none)?;
                let suspect = table.own_view().setup.seats.get(free).copied();
                let token = candlestick_online::ChairToken::drawn(&candlestick_online::Digest::of(&self.name, &[]));
                Some(Deed::Sit { name: self.name.clone(), suspect, token, key: None })
            }
            (Some(_), Some(table)) if table.is_over() => None,
            (Some(_), Some(_)) => return self.plays_on(chance),
            _ => None,
        };
        deed.map(GuestWish::Do)
    }

    pub(super) fn plays_on(&self, chance: &mut SmallRng) -> Option<GuestWish> {
        let table = self.client.table()?;
        let presence = self.client.presence();
        if let (Some(Claimed { person, key }), true) = (presence.claims.first(), presence.host == self.client.you()) {
            return Some(GuestWish::Do(Deed::Hand { person: *person, key: *key, signature: None }));
        }
        if table.is_paused() {
            return chance.random_ratio(1, 3).then_some(GuestWish::Do(Deed::Resume));
        }
        if chance.random_ratio(1, 60) {
            return Some(GuestWish::Do(match chance.random_range(0..4) {
                0 => Deed::Mark { text: format!("{} thinks {}", self.name, chance.random::<u32>()) },
                1 => Deed::React(Reaction::Tea),
                2 => Deed::Nudge,
                _ => Deed::Pause,
            }));
        }
        // A slip of the hand.
        if table.may_take_back() && !self.client.is_deciding() && chance.random_ratio(1, 8) {
            return Some(GuestWish::TakeBack);
        }
        if table.me() == SeatId::WATCHER || table.actor() != Some(table.me()) {
            return None;
        }
        let mut dice = ChaCha8Rng::seed_from_u64(chance.random());
        let action = decide(table.own_view(), Level::Novice, &mut dice);
        if self.client.is_undealt() {
            return (!self.client.is_deciding()).then_some(GuestWish::Decide(action));
        }
        Some(GuestWish::Do(Deed::Act { decision: table.decision(), action, signature: None }))
    }
}
