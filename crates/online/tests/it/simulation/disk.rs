//! Reads a simulated disk along: which cases were begun, who sits in them, what may be told when, and who was sent away.

use std::collections::{BTreeMap, BTreeSet};

use candlestick_online::{LogEntry, protocol::PersonId, sign::PublicKey};
use candlestick_rules::{Action, SeatId, SuspectId};
use serde::de::DeserializeOwned;
use serde_json::Value;

/// A case as it is on the disk.
#[derive(Debug, Default)]
pub struct BegunCase {
    /// The people who play it, and what signs there.
    pub keys: BTreeMap<PersonId, BTreeSet<String>>,
    /// What was decided, in order; none where the last decision that stood was taken back.
    pub steps: Vec<(u64, SeatId, Option<Action>)>,
    /// How many people took a bot's chair.
    pub took: u64,
    /// The theme, and the zip of it where the host had brought it.
    theme: (String, Option<String>),
}

/// What is told under a number of the feed.
#[derive(Debug)]
struct Told {
    /// When it was on the disk.
    written: u64,
    /// How many milliseconds later whoever watches may be told.
    delay: u64,
}

/// What of the disk the checks go by.
#[derive(Debug, Default)]
pub struct WatchedDisk {
    /// How many entries there are.
    pub entries: u64,
    /// When each was written.
    pub written: Vec<u64>,
    /// Which case of the room it is for, or is played.
    pub deal: u32,
    /// Whether the host has arranged bots since the last case was put away.
    pub is_arranged: bool,
    /// The cases, one after the other.
    pub begun: Vec<BegunCase>,
    /// The number in the feed that was given last.
    number: u64,
    /// When what has which number may be told; what comes before the first case has no time.
    told: BTreeMap<u64, Told>,
    /// The theme and the delay that are arranged, the latter in milliseconds.
    theme: String,
    watch_delay: u64,
    /// Whether a case is played and not closed.
    is_open: bool,
    /// Who has a chair.
    people: BTreeSet<PersonId>,
    /// The entries by which people were sent away.
    gone: BTreeMap<PersonId, u64>,
    /// Marks by entry, person and case.
    marks: Vec<(u64, PersonId, u32, String)>,
    /// Themes that were brought whole, each with the digest of its zip that came last, and how many were.
    pub brought: BTreeMap<String, String>,
    pub brought_in_all: u64,
    /// The nonces of what people did.
    nonces: BTreeSet<String>,
}

fn read<T: DeserializeOwned>(value: &Value) -> T {
    serde_json::from_value(value.clone()).expect("an entry has what it says")
}

impl BegunCase {
    /// The decisions that stand.
    pub fn standing(&self) -> Vec<(SeatId, Action)> {
        let mut standing = Vec::new();
        for (_, seat, action) in &self.steps {
            match action {
                Some(action) => standing.push((*seat, *action)),
                None => assert_eq!(standing.pop().map(|(seat, _)| seat), Some(*seat), "a seat takes its own back"),
            }
        }
        standing
    }
}

impl WatchedDisk {
    /// An entry is on the disk.
    pub fn writes(&mut self, entry: &LogEntry, done: &Value, now: u64) {
        self.entries = entry.seq + 1;
        self.written.push(now);
        if entry.seat.is_some() {
            self.nonces.insert(entry.nonce.clone());
        }
        let (what, of) = match done {
            Value::Object(one) => one.iter().next().map(|(what, of)| (what.as_str(), of)).expect("it was something"),
            other => (other.as_str().expect("it was something"), &Value::Null),
        };
        self.is_open |= what == "started";
        if !matches!(what, "marked" | "brought") {
            self.number += 1;
            let delay = if self.is_open { self.watch_delay } else { 0 };
            if self.is_open || !self.told.is_empty() {
                self.told.insert(self.number, Told { written: now, delay });
            }
        }
        self.seats(what, of);
        match what {
            "started" => self.begins(of),
            "acted" => self.case().steps.push((read(&of["decision"]), read(&of["seat"]), Some(read(&of["action"])))),
            "took-back" => self.case().steps.push((read(&of["back"]["number"]), read(&of["back"]["seat"]), None)),
            "took" => {
                let case = self.case();
                case.took += 1;
                case.keys.entry(read(&of["person"])).or_default().insert(read(&of["key"]));
            }
            "handed" if !of["vouched"].is_null() => {
                self.case().keys.entry(read(&of["person"])).or_default().insert(read(&of["vouched"]["key"]));
            }
            "arranged" => {
                // The room calls the roll by saying it once more.
                let has_bots = of["arrangement"]["bots"].as_array().is_some_and(|bots| !bots.is_empty());
                self.is_arranged |= entry.seat.is_some() && has_bots;
                self.theme = read(&of["arrangement"]["theme"]);
                self.watch_delay = of["arrangement"]["watch-delay"].as_u64().unwrap_or_default() * 1_000;
            }
            "brought" if is_last_part(of) => {
                self.brought.insert(read(&of["id"]), read(&of["zip"]));
                self.brought_in_all += 1;
            }
            "kicked" => drop(self.gone.insert(read(&of["person"]), entry.seq)),
            "marked" => self.marks.push((entry.seq, read(&of["person"]), self.deal, read(&of["text"]))),
            "rematched" => (self.deal, self.is_open, self.is_arranged) = (self.deal + 1, false, false),
            _ => {}
        }
    }

    /// Somebody sits down, or has a chair no more.
    fn seats(&mut self, what: &str, of: &Value) {
        match what {
            "created" => drop(self.people.insert(0)),
            "sat" | "took" => drop(self.people.insert(read(&of["person"]))),
            "stood" | "kicked" => drop(self.people.remove(&read(&of["person"]))),
            _ => {}
        }
    }

    /// Whether somebody has a chair, and was not sent away.
    pub fn is_seated(&self, person: PersonId) -> bool {
        self.people.contains(&person)
    }

    fn begins(&mut self, of: &Value) {
        let seats: Vec<SuspectId> = read(&of["setup"]["seats"]);
        let mut turned = seats.clone();
        turned.sort_unstable();
        let by = usize::try_from(self.deal).expect("a small number") % turned.len();
        turned.rotate_left(by);
        assert_eq!(seats, turned, "the seats of case {} are turned on by as much", self.deal);
        let keys = of["keys"].as_array().expect("people have keys").iter();
        let keys = keys.map(|one| (read(&one["person"]), BTreeSet::from([read(&one["key"])])));
        let theme = (self.theme.clone(), self.brought.get(&self.theme).cloned());
        self.begun.push(BegunCase { keys: keys.collect(), theme, ..BegunCase::default() });
        assert_eq!(self.begun.len(), self.deal as usize + 1, "one case after the other");
    }

    fn case(&mut self) -> &mut BegunCase {
        self.begun.last_mut().expect("a case was begun")
    }

    /// Whether the theme of a case is still to be had in the room.
    pub fn has_theme_of(&self, deal: u32) -> bool {
        let theme = self.begun.get(deal as usize).map(|case| &case.theme);
        theme.is_some_and(|(id, zip)| self.brought.get(id) == zip.as_ref())
    }

    /// How many decisions of a case there are.
    pub fn decisions(&self, deal: u32) -> u64 {
        self.begun.get(deal as usize).map_or(0, |case| case.steps.len() as u64)
    }

    /// The case is closed: all of it may be told.
    pub fn closes(&mut self, deal: u32) {
        if deal == self.deal {
            self.is_open = false;
            self.told.values_mut().for_each(|told| told.delay = 0);
        }
    }

    /// Whoever only watches is told what has this number: it is time. Answers whether they were told later than those who play.
    pub fn tells_in_time(&self, number: u64, now: u64) -> bool {
        let Some(told) = self.told.get(&number) else { return false };
        assert!(told.written + told.delay <= now, "{number} was told {} ms after it was done", now - told.written);
        told.delay > 0
    }

    /// Whether a room that has taken so many entries knows that somebody was sent away.
    pub fn is_gone(&self, person: PersonId, entries: u64) -> bool {
        self.gone.get(&person).is_some_and(|seq| *seq < entries)
    }

    /// The marks of somebody as a room has them that has taken so many entries, where no case was put away since.
    pub fn marks_at(&self, person: PersonId, entries: u64, deal: u32) -> Option<&str> {
        let of =
            |(seq, whose, of, _): &&(u64, PersonId, u32, String)| (*whose, *of) == (person, deal) && *seq < entries;
        self.marks.iter().rev().find(of).map(|(.., text)| text.as_str())
    }

    /// Whether somebody has written these marks in a case, or before it.
    pub fn has_marked(&self, person: PersonId, deal: u32, text: &str) -> bool {
        self.marks.iter().any(|(_, whose, of, other)| (*whose, *of, other.as_str()) == (person, deal, text))
    }

    /// Whether somebody's deed of that name is there.
    pub fn has(&self, nonce: &str) -> bool {
        self.nonces.contains(nonce)
    }

    /// Whether whoever has this key played a case as that person.
    pub fn played(&self, deal: u32, person: PersonId, key: &PublicKey) -> bool {
        let key: String = read(&serde_json::to_value(key).expect("a key can be written"));
        let case = self.begun.get(deal as usize);
        case.and_then(|case| case.keys.get(&person)).is_some_and(|keys| keys.contains(&key))
    }
}

/// Whether a theme is whole with that part.
fn is_last_part(of: &Value) -> bool {
    let (size, part): (usize, usize) = (read(&of["size"]), read(&of["part"]));
    part + 1 == size.div_ceil(10 * 1024)
}
