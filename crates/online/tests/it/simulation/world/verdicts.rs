//! Checks, in a room that plays again, that everybody comes to know each verdict as it is, once, and has their own marks.

use candlestick_game::ReadRecord;
use candlestick_online::{
    audit::RoomRecord,
    client::{ClientInput, ClosedCase, ConnectionState, RemoteTable},
};
use rand::RngExt;
use serde::Deserialize;

use super::{SimulatedWorld, again::PlannedCases};
use crate::simulation::{checks, guest::Guest};

/// What a guest has just been told, as far as it matters here.
pub(super) enum Heard {
    /// A lobby or a case, whole, under this number.
    State(u64),
    /// A case that was closed while they were away.
    Closed,
    /// Anything else.
    Other,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Numbered {
    Whole { number: u64 },
    Lobby { number: u64 },
}

impl Heard {
    /// What an input tells.
    pub(super) fn of(input: &ClientInput) -> Option<Self> {
        let ClientInput::Frame(text) = input else { return None };
        if text.starts_with("{\"closed\"") {
            return Some(Self::Closed);
        }
        Some(match serde_json::from_str(text) {
            Ok(Numbered::Whole { number } | Numbered::Lobby { number }) => Self::State(number),
            Err(_) => Self::Other,
        })
    }
}

impl SimulatedWorld {
    /// A guest has taken what they were told.
    pub(super) fn hears(&mut self, guest: usize, heard: Heard) {
        let one = &self.guests[guest];
        let sees = one.client.you().is_some() || one.shows().is_some();
        assert!(!one.evening.is_ghost || !sees, "whoever was sent away is back by the old link");
        self.happened.themes_fetched += self.guests[guest].client.take_themes().len() as u64;
        let closed: Vec<_> = self.guests[guest].client.closed_cases().map(|closed| closed.table().deal()).collect();
        closed.into_iter().for_each(|deal| self.has_verdict(guest, deal, matches!(heard, Heard::Closed)));
        if let Heard::State(number) = heard
            && self.guests[guest].client.number() == Some(number)
        {
            self.knows_last_verdict(guest);
            self.has_own_marks(guest);
        }
        let one = &mut self.guests[guest];
        if one.client.you().is_none() && one.client.line() == ConnectionState::Open {
            one.evening.watched = one.client.table().map(RemoteTable::deal).or(one.evening.watched);
        } else if one.client.you().is_some() {
            one.evening.watched = None;
        }
    }

    /// The room has opened a case for the first time.
    pub(super) fn is_closed(&mut self, deal: u32) {
        let Some(again) = &mut self.again else { return };
        if again.opened_by.contains_key(&deal) {
            return;
        }
        again.opened_by.insert(deal, again.opened);
        self.happened.cases += 1;
        for guest in 0..self.guests.len() {
            if !self.calm && self.chance.random_ratio(1, 4) {
                self.misses_verdict(guest);
            }
        }
    }

    /// A closed case that a guest has come to know: checked the first time.
    fn has_verdict(&mut self, guest: usize, deal: u32, late: bool) {
        let one = &self.guests[guest];
        let Some(closed) = closed_case(one, deal) else { return };
        let is_told_again = closed.is_new() && one.evening.taken.contains(&deal);
        // Whoever loads the page again at the verdict sees it again.
        assert!(!is_told_again || one.shows() == Some(deal), "the verdict of case {deal} is told once");
        if is_told_again {
            self.guests[guest].evening.taken.remove(&deal);
        }
        let one = &self.guests[guest];
        let Some(closed) = closed_case(one, deal) else { return };
        if one.evening.had.contains(&deal) {
            return;
        }
        let (told, revealed) = closed.dealt().expect("it was dealt");
        assert_eq!((told.deal(), revealed.deal), (deal, deal));
        self.happened.compared += checks::opened(closed.table(), (told, revealed), &self.watch);
        let log = ReadRecord::from_text(&revealed.record).expect("a sound record").record.log;
        let on_disk = self.watch.disk.begun[deal as usize].standing();
        assert!(log.actions == on_disk, "the record of case {deal} is not what is on the disk");
        let record = closed.record().expect("it has a record");
        let secrets = [written(&revealed.secret), written(&log.seed)];
        self.is_apart(deal, &record, secrets);
        let one = &mut self.guests[guest];
        one.evening.had.insert(deal);
        let restarted = self.again.as_ref().is_some_and(|again| Some(&again.opened) > again.opened_by.get(&deal));
        self.happened.told_late += u64::from(late);
        self.happened.told_late_after_restart += u64::from(late && restarted);
    }

    /// What proves a case tells nothing that another one followed from.
    fn is_apart(&mut self, deal: u32, record: &RoomRecord, secrets: [String; 2]) {
        let Some(again) = &mut self.again else { return };
        let text = serde_json::to_string(record).expect("it can be written");
        for (other, known) in again.secrets.iter().filter(|(other, _)| **other != deal) {
            let told = known.iter().find(|secret| text.contains(secret.as_str()));
            assert_eq!(told, None, "the record of case {deal} has a secret of case {other}");
        }
        let known = again.secrets.entry(deal).or_insert_with(|| secrets.clone());
        assert_eq!(*known, secrets, "case {deal} was opened in two ways");
    }

    /// Whoever played the case before the one that they are told of now, or watched it all the while, knows its verdict.
    fn knows_last_verdict(&self, guest: usize) {
        let one = &self.guests[guest];
        let Some(before) = one.shows().and_then(|deal| deal.checked_sub(1)) else { return };
        let person = one.client.you();
        let played = person.is_some_and(|person| self.watch.disk.played(before, person, &one.client.key()));
        let watched = person.is_none() && one.evening.watched == Some(before);
        let knows = one.evening.had.contains(&before) || one.evening.taken.contains(&before);
        // A theme of the host's own is there no more once another of that name was brought.
        let fetches = one.client.is_fetching() || one.socket.is_some_and(|socket| self.net.awaits_answer(socket));
        let waits = fetches || !self.watch.disk.has_theme_of(before);
        assert!(
            knows || waits || !(played || watched),
            "{} ({person:?}) was not told the verdict of case {before}",
            one.name
        );
    }

    /// A person's marks are what they wrote for the case that is shown, or nothing.
    fn has_own_marks(&mut self, guest: usize) {
        let one = &self.guests[guest];
        let Some((you, deal)) = one.client.you().zip(one.shows()) else { return };
        if let Some(marks) = one.client.marks() {
            assert!(self.watch.disk.has_marked(you, deal, marks), "{marks} were written for another case than {deal}");
            self.happened.marks_back += 1;
        }
    }

    /// Somebody who looks takes the verdict up, at once or later.
    pub(super) fn takes_verdict(&mut self, guest: usize) {
        let one = &mut self.guests[guest];
        let new = one.client.closed_cases().find(|closed| closed.is_new());
        let Some(deal) = new.map(|closed| closed.table().deal()) else { return };
        if self.chance.random_ratio(1, 3) {
            one.client.take_closed(deal);
            one.evening.taken.insert(deal);
        }
    }

    /// At the end of the last case everybody who is there knows its verdict.
    pub(super) fn again_ends(&mut self) {
        let last = self.again.as_ref().map_or(0, PlannedCases::last);
        for guest in self.guests.iter().filter(|guest| !guest.left) {
            assert!(guest.evening.had.contains(&last), "{} has no verdict of the last case", guest.name);
        }
        let disk = &self.watch.disk;
        self.happened.third_cases += u64::from(last > 1);
        self.happened.took += disk.begun.iter().map(|case| case.took).sum::<u64>();
        self.happened.themes_brought += disk.brought_in_all;
        self.happened.marks_told += self.watch.marks_told;
        let entries = self.disk.iter().map(|entry| entry.body.as_str());
        let counted = |what: &str| entries.clone().filter(|body| body.contains(what)).count() as u64;
        self.happened.rematches += counted("\"rematched\"");
        self.happened.stood += counted("\"stood\"");
        self.happened.reseated += counted("\"reseated\"");
        self.happened.kicks += counted("\"kicked\"");
    }
}

fn closed_case(guest: &Guest, deal: u32) -> Option<&ClosedCase> {
    guest.client.closed_cases().find(|closed| closed.table().deal() == deal)
}

fn written(secret: &impl serde::Serialize) -> String {
    let text = serde_json::to_string(secret).expect("it can be written");
    text.trim_matches('"').to_owned()
}
