//! Simulates what the host does between cases: waits for people, gives chairs, brings a theme, arranges, and starts.

use std::collections::BTreeSet;

use candlestick_bots::Level;
use candlestick_online::protocol::{Arrangement, BotChair, Claimed, Deed, Lobby};
use candlestick_rules::SuspectId;
use candlestick_themes::Theme;
use rand::{RngExt, seq::IndexedRandom};

use super::SimulatedWorld;
use crate::simulation::{evening::is_free, guest::GuestWish};

/// For how long the host waits for whoever has no chair yet, in milliseconds.
const PATIENCE: u64 = 60_000;

impl SimulatedWorld {
    /// What the host does in the lobby; none where they do what anybody may.
    pub(super) fn hosts(&mut self, host: usize) -> Option<Option<GuestWish>> {
        let lobby = self.guests[host].client.lobby()?.clone();
        if lobby.sharing || lobby.deal != self.watch.disk.deal {
            return Some(None);
        }
        if let Some(wish) = self.seats_people(host) {
            return Some(Some(wish));
        }
        if self.chance.random_ratio(1, 6) {
            return None;
        }
        let since = self.again.as_ref().map_or(0, |again| again.lobby_since);
        let people = self.guests.iter().filter(|guest| guest.plays && !guest.left).map(|guest| &guest.name);
        let wanted = people.collect::<BTreeSet<_>>().len();
        if lobby.people.len() < wanted && self.net.now < since + PATIENCE {
            return Some(None);
        }
        if let Some(wish) = self.brings(host, lobby.deal) {
            return Some(wish);
        }
        let fits = self.guests[host].client.room_theme().is_some_and(|theme| seats_fit(&lobby, theme));
        if self.watch.disk.is_arranged && fits {
            return Some(Some(GuestWish::Do(Deed::Start)));
        }
        Some(self.terms(host, &lobby).map(|terms| GuestWish::Do(Deed::Arrange(terms))))
    }

    /// Whoever asks for their chair gets it, mostly; whoever is away for long leaves it, and somebody may be sent away.
    fn seats_people(&mut self, host: usize) -> Option<GuestWish> {
        let presence = self.guests[host].client.presence();
        if let Some(Claimed { person, key }) = presence.claims.first().copied() {
            if self.chance.random_ratio(1, 4) {
                self.happened.denied += 1;
                return Some(GuestWish::Do(Deed::Deny { key }));
            }
            return Some(GuestWish::Do(Deed::Hand { person, key, signature: None }));
        }
        let away = presence.people.iter().find(|one| one.away_since.is_some() && !one.gone).map(|one| one.person);
        if let Some(person) = away.filter(|_| self.chance.random_ratio(1, 90)) {
            return Some(GuestWish::Do(Deed::Unseat { person }));
        }
        self.sends_away(host, 12)
    }

    /// The host brings what is planned for this case, and waits until it is there. None where nothing is to be brought any more.
    fn brings(&mut self, host: usize, deal: u32) -> Option<Option<GuestWish>> {
        let own = self.again.as_ref()?.own(deal)?;
        let client = &mut self.guests[host].client;
        if self.watch.disk.brought.get(own.id) == Some(&own.digest) {
            return None;
        }
        let arranged = client.lobby().map(|lobby| &lobby.arrangement).filter(|arranged| arranged.theme == own.id);
        if let Some(arranged) = arranged {
            // What is arranged is not brought again.
            let theme = "classic-2016".into();
            let terms = Arrangement { theme, bots: Vec::new(), closed: false, ..arranged.clone() };
            return Some(Some(GuestWish::Do(Deed::Arrange(terms))));
        }
        Some((!client.is_bringing()).then(|| GuestWish::Bring(own.id.into(), own.zip.clone())))
    }

    /// Terms for the next case: others than those of the last, with whatever bots have room beside the people.
    fn terms(&mut self, host: usize, lobby: &Lobby) -> Option<Arrangement> {
        let (brought, own) = (&self.watch.disk.brought, self.again.as_ref()?.own(lobby.deal));
        let own = own.map(|own| own.id).filter(|id| brought.contains_key(*id));
        let chance = &mut self.chance;
        // Where a theme has not enough suspects for who sits here, another is chosen next time.
        let theme = if chance.random_ratio(1, 4) { None } else { own.or(Some(lobby.arrangement.theme.as_str())) };
        let any = candlestick_themes::builtin_ids();
        let theme = theme.or_else(|| any.choose(chance).copied())?.to_owned();
        let room_theme = self.guests[host].client.room_theme()?;
        let profile = candlestick_themes::builtin(&theme)
            .map_or_else(|_| room_theme.edition.profile.clone(), |theme| theme.edition.profile.clone());
        let people = lobby.people.len();
        let most = usize::from(profile.max_seats).saturating_sub(people).min(2);
        let least = usize::from(profile.min_seats).saturating_sub(people).max(1);
        let bots = if least >= most { least } else { chance.random_range(least..=most) };
        let alone = Lobby { arrangement: Arrangement::default(), ..lobby.clone() };
        let free: Vec<_> = (0..10).map(SuspectId).filter(|suspect| is_free(&alone, *suspect)).collect();
        let level = |n: u32| [Level::Novice, Level::Novice, Level::Detective][n as usize % 3];
        let bot = |suspect: &SuspectId| BotChair {
            suspect: *suspect,
            level: level(chance.random_range(0..3)),
            name: "Bot".into(),
        };
        let bots: Vec<_> = free.iter().take(bots).map(bot).collect();
        Some(Arrangement {
            theme,
            deck: chance.random(),
            powers: chance.random(),
            bots,
            stand_in: level(chance.random_range(0..3)),
            stand_in_after: chance.random_range(30..90),
            limit: chance.random_ratio(1, 3).then(|| chance.random_range(30..90)),
            pace: chance.random_range(200..2_000),
            watch_delay: *[0, 30, 60, 180].choose(chance)?,
            closed: chance.random_ratio(1, 5),
            ..lobby.arrangement.clone()
        })
    }
}

/// Whether so many can play that theme.
fn seats_fit(lobby: &Lobby, theme: &Theme) -> bool {
    let (seats, profile) = (lobby.people.len() + lobby.arrangement.bots.len(), &theme.edition.profile);
    (usize::from(profile.min_seats)..=usize::from(profile.max_seats)).contains(&seats)
}
