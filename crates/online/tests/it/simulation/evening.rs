//! Simulates what people do in a room that goes on after its first case: they come, go, stand up, and sit otherwise.

use std::collections::BTreeSet;

use candlestick_online::{
    client::{Client, RemoteTable},
    protocol::{Deed, Lobby},
};
use candlestick_rules::SuspectId;
use rand::{RngExt, rngs::SmallRng, seq::IndexedRandom};

use super::guest::{Guest, GuestWish};

/// What the cases of an evening have brought for somebody.
#[derive(Debug, Default, Clone)]
pub struct Evening {
    /// The cases whose verdict was checked here.
    pub had: BTreeSet<u32>,
    /// Those that this program has taken: the room need not tell of them again.
    pub taken: BTreeSet<u32>,
    /// The case in which this program only watched what it was told last, and on this very device.
    pub watched: Option<u32>,
    /// Was sent away, and tries the old link.
    pub is_ghost: bool,
    /// How many times they have asked for their lost chair before a case.
    asked: u32,
    /// How many times they have stood up.
    stood: u32,
}

/// How many times somebody asks for their lost chair before a case, until they take another.
const MOST_ASKED: u32 = 12;
/// How many times somebody stands up.
const MOST_STOOD: u32 = 2;

impl Guest {
    /// What the person does when they look up, but for what the host alone may.
    pub fn looks_on(&mut self, chance: &mut SmallRng) -> Option<GuestWish> {
        match (self.client.you(), self.client.table(), self.client.lobby()) {
            (None, Some(table), _) if !table.is_over() => self.looks_at(chance),
            (None, None, Some(_)) => self.wants_chair(chance),
            (Some(_), Some(table), _) if table.is_over() => self.marks(chance, 40),
            (Some(_), Some(_), _) => self.plays_on(chance),
            (Some(_), None, Some(_)) => self.sits(chance),
            _ => None,
        }
    }

    /// Somebody without a chair looks at a case: theirs may be lost, and a bot's may be had.
    fn looks_at(&mut self, chance: &mut SmallRng) -> Option<GuestWish> {
        if let Some(person) = self.lost {
            return self.client.claimed().is_none().then_some(GuestWish::Claim(person));
        }
        if !chance.random_ratio(1, 50) || !self.client.presence().lets_guests_sit() {
            return None;
        }
        let table = self.client.table()?;
        let free = table.people().iter().position(Option::is_none)?;
        Some(GuestWish::Sit(self.name.clone(), table.own_view().setup.seats.get(free).copied()))
    }

    /// Somebody without a chair is in the lobby.
    fn wants_chair(&mut self, chance: &mut SmallRng) -> Option<GuestWish> {
        if let Some(person) = self.lost {
            self.evening.asked += 1;
            self.lost = self.lost.filter(|_| self.evening.asked < MOST_ASKED);
            return self.client.claimed().is_none().then_some(GuestWish::Claim(person));
        }
        (self.plays && chance.random_ratio(1, 2)).then(|| GuestWish::Sit(self.name.clone(), None))
    }

    /// Somebody sits in the lobby.
    fn sits(&mut self, chance: &mut SmallRng) -> Option<GuestWish> {
        let lobby = self.client.lobby()?;
        let is_host = self.client.presence().host == self.client.you();
        match chance.random_range(0..60) {
            0 if !is_host && !lobby.arrangement.closed && self.evening.stood < MOST_STOOD => {
                self.evening.stood += 1;
                Some(GuestWish::Do(Deed::Stand))
            }
            1 => Some(GuestWish::Sit(format!("{} {}", self.name, chance.random_range(2..99)), None)),
            2 => {
                let free: Vec<_> = (0..6).map(SuspectId).filter(|suspect| is_free(lobby, *suspect)).collect();
                Some(GuestWish::Sit(self.name.clone(), free.choose(chance).copied()))
            }
            _ => self.marks(chance, 30),
        }
    }

    /// Somebody notes something, now and then.
    fn marks(&self, chance: &mut SmallRng, seldom: u32) -> Option<GuestWish> {
        let text = || format!("{} hopes {}", self.name, self.client.revision());
        chance.random_ratio(1, seldom).then(|| GuestWish::Do(Deed::Mark { text: text() }))
    }

    /// Which case this program shows.
    pub fn shows(&self) -> Option<u32> {
        shown_by(&self.client)
    }
}

/// Which case a client shows, or is in the lobby of.
pub fn shown_by(client: &Client) -> Option<u32> {
    client.table().map(RemoteTable::deal).or_else(|| client.lobby().map(|lobby| lobby.deal))
}

/// Whether nobody sits on a suspect.
pub fn is_free(lobby: &Lobby, suspect: SuspectId) -> bool {
    let people = lobby.people.iter().map(|person| person.suspect);
    people.chain(lobby.arrangement.bots.iter().map(|bot| bot.suspect)).all(|taken| taken != suspect)
}
