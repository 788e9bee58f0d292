//! Simulates a room that plays again after its first verdict, and once more in some seeds.

use std::{collections::BTreeMap, sync::LazyLock};

use candlestick_online::protocol::{Deed, ThemePart};
use rand::{RngExt, seq::IndexedRandom};

use super::SimulatedWorld;
use crate::{simulation::guest::GuestWish, themes::zip_of};

/// What is planned for a room that plays again, and what has come of it.
#[derive(Debug, Default)]
pub(super) struct PlannedCases {
    /// How many cases are played.
    cases: u32,
    /// Which of their own themes the host brings for each.
    own: Vec<Option<usize>>,
    /// How many people are still sent away, go home and come new.
    pub(super) kicks: u32,
    pub(super) homes: u32,
    pub(super) newcomers: u32,
    /// Since when the lobby stands.
    pub(super) lobby_since: u64,
    /// How many times a server has opened the room, and how many times it had by each verdict.
    pub(super) opened: u64,
    pub(super) opened_by: BTreeMap<u32, u64>,
    /// What the room opened at each verdict, and what its deal follows from.
    pub(super) secrets: BTreeMap<u32, [String; 2]>,
}

/// A theme of the host's own.
pub(super) struct OwnTheme {
    pub(super) id: &'static str,
    pub(super) zip: Vec<u8>,
    /// The digest of the zip, as it is written.
    pub(super) digest: String,
}

/// What a host may bring: one with a picture, of several parts; another; and one of the first's name with other rules.
pub(super) static OWN: LazyLock<Vec<OwnTheme>> = LazyLock::new(|| {
    let picture = include_bytes!("../../../../../../assets/themes/classic-2016/pictures/suspects/green.png");
    let pictures: [(&str, &[u8]); 1] = [("pictures/suspects/green.png", picture)];
    let own = |edition, id, pictures: &[(&str, &[u8])]| {
        let zip = zip_of(edition, id, pictures);
        let digest = ThemePart::of(id, &zip, 0).expect("a zip has a part").zip.to_string();
        OwnTheme { id, zip, digest }
    };
    vec![
        own("classic-2016", "my-house", &pictures),
        own("glasshouse", "my-manor", &[]),
        own("classic-2011", "my-house", &[]),
    ]
});

impl PlannedCases {
    /// The number of the last case.
    pub(super) const fn last(&self) -> u32 {
        self.cases - 1
    }

    /// What the host brings for a case.
    pub(super) fn own(&self, deal: u32) -> Option<&'static OwnTheme> {
        self.own.get(deal as usize).copied().flatten().and_then(|own| OWN.get(own))
    }
}

impl SimulatedWorld {
    /// A room that goes on after its first case.
    pub fn again(seed: u64) -> Self {
        let mut world = Self::of(seed, false);
        let chance = &mut world.chance;
        let cases = if chance.random_ratio(1, 3) { 3 } else { 2 };
        let brings = chance.random_ratio(1, 2);
        let mut own = || {
            let one = chance.random_range(0..OWN.len());
            (brings && chance.random_ratio(2, 3)).then_some(one)
        };
        let own = (0..cases).map(|_| own()).collect();
        let (kicks, homes) = (chance.random_range(0..3), chance.random_range(0..2));
        let newcomers = chance.random_range(0..3);
        world.again = Some(PlannedCases { cases, own, kicks, homes, newcomers, ..PlannedCases::default() });
        world
    }

    /// A server has opened the room from the log.
    pub(super) fn is_opened_again(&mut self) {
        if let Some(again) = &mut self.again {
            again.opened += 1;
        }
    }

    /// What somebody does who looks up.
    pub(super) fn looks_again(&mut self, guest: usize) -> Option<GuestWish> {
        self.takes_verdict(guest);
        let one = &self.guests[guest];
        if one.client.is_waiting() || one.evening.is_ghost {
            return None;
        }
        if !self.calm && one.client.you().is_some() && one.client.lobby().is_some() {
            match self.chance.random_range(0..100) {
                0 => self.goes_home(guest),
                1 => self.loses_device(guest),
                _ => {}
            }
        }
        let one = &self.guests[guest];
        if one.left {
            return None;
        }
        if one.client.you().is_some() && one.client.presence().host == one.client.you() {
            let is_over = one.client.table().map(|table| (table.deal(), table.is_over()));
            match is_over {
                Some((deal, true)) => return self.wants_more(deal),
                Some((_, false)) => {
                    if let Some(wish) = self.sends_away(guest, 200) {
                        return Some(wish);
                    }
                }
                None => {
                    if let Some(wish) = self.hosts(guest) {
                        return wish;
                    }
                }
            }
        }
        self.guests[guest].looks_on(&mut self.chance)
    }

    /// After a verdict the host wants another case, if there is to be one.
    fn wants_more(&mut self, deal: u32) -> Option<GuestWish> {
        let goes_on = self.again.as_ref().is_some_and(|again| deal < again.last());
        if goes_on && self.chance.random_ratio(1, 4) {
            return Some(GuestWish::Do(Deed::Rematch));
        }
        None
    }

    /// The host sends somebody away, now and then.
    pub(super) fn sends_away(&mut self, host: usize, seldom: u32) -> Option<GuestWish> {
        let again = self.again.as_mut().filter(|again| again.kicks > 0)?;
        if self.calm || !self.chance.random_ratio(1, seldom) {
            return None;
        }
        let client = &self.guests[host].client;
        let people = client.presence().people.iter().filter(|one| !one.gone).map(|one| one.person);
        // Whoever opened the room is sent away by nobody.
        let others: Vec<_> = people.filter(|one| Some(*one) != client.you() && *one != 0).collect();
        let person = *others.choose(&mut self.chance)?;
        again.kicks -= 1;
        Some(GuestWish::Do(Deed::Kick { person }))
    }
}
