//! Checks that nobody who is connected all along can tell by a room's feed which of two cards lies where.

use candlestick_online::{
    BuiltinThemes, CloseCode, ConnectionId, Input, Link, LogEntry, Output, TwinRooms,
    protocol::{Deed, FromClient, PersonId, Reaction},
};
use candlestick_rules::Action;
use rand::{RngExt, rngs::SmallRng};

use super::{checks::comes, guest::EPOCH};

/// A case of a log, and where in it people come who then stay.
pub struct ToldStretch<'a> {
    /// Up to where the case was put away.
    pub log: &'a [LogEntry],
    /// When each entry was written.
    pub written: &'a [u64],
    /// The entry by which the case began.
    pub began: usize,
    /// The first entry that is told.
    pub comes: usize,
    /// Who comes, besides somebody who only watches.
    pub links: Vec<&'a Link>,
    /// Of how many cases they have had the verdict.
    pub verdicts: Option<u32>,
}

/// Somebody, or whoever only watches, and whether they can tell the cards apart.
type Known = (Option<PersonId>, bool);

/// How many entries are told at most.
const MOST_ENTRIES: usize = 24;

/// Frames that people were told who were connected already.
#[derive(Debug, Default)]
pub struct StreamedFrames {
    /// To those who cannot tell the cards apart: the same bytes where they are exchanged.
    pub same: u64,
    /// Those of them by which whoever watches later was told of the case.
    pub later: u64,
    /// Other bytes where the cards are exchanged, to those who can tell them apart.
    pub apart: u64,
}

/// The two rooms, and who is connected to both.
struct ComparedRooms {
    rooms: TwinRooms,
    now: u64,
    connections: Vec<ConnectionId>,
    frames: StreamedFrames,
}

/// Tells a stretch of a case as it was dealt, and with two cards exchanged: whoever cannot tell them apart is told the same,
/// byte for byte. Answers how many frames were compared, but for those of before all had come.
pub fn compared(told: &ToldStretch, chance: &mut SmallRng, themes: &BuiltinThemes) -> StreamedFrames {
    let at = |entry: usize| EPOCH + told.written[entry];
    let before = (told.began..told.comes).map(|entry| (at(entry), &told.log[entry]));
    // Whoever comes at a case's very beginning is there in the lobby before it.
    let (now, choice) = (at(told.comes.max(1) - 1), chance.random_range(0..10_000));
    let rooms = TwinRooms::open(&told.log[..told.began], before, (now, choice), themes).expect("it was written");
    let mut all = ComparedRooms { rooms, now, connections: Vec::new(), frames: StreamedFrames::default() };
    all.are_met(told);
    all.frames = StreamedFrames::default();
    for entry in (told.comes..told.log.len()).take(MOST_ENTRIES) {
        all.waits(at(entry));
        all.hears_something(chance);
        let before = all.people();
        let both = all.rooms.takes(all.now, &told.log[entry]).expect("it was written");
        all.compare(&both, &before);
    }
    all.frames
}

impl ComparedRooms {
    /// Everybody comes; by the newest link of each.
    fn are_met(&mut self, told: &ToldStretch) {
        let watches = Link::invitation(&told.links[0].room);
        let seated = told.links.iter().copied().filter(|link| link.token.is_some());
        for (n, link) in (0..).zip(seated.chain([&watches])) {
            self.connections.push(ConnectionId(n));
            self.handle(&comes(ConnectionId(n), link, told.verdicts));
        }
    }

    /// Time passes; what is due meanwhile is told at its moment.
    fn waits(&mut self, until: u64) {
        while let Some(due) = self.rooms.wake().filter(|due| *due <= until) {
            self.now = self.now.max(due);
            self.handle(&Input::Tick);
        }
        self.now = self.now.max(until);
    }

    /// Somebody says what stands in no log, now and then.
    fn hears_something(&mut self, chance: &mut SmallRng) {
        if !chance.random_ratio(1, 4) {
            return;
        }
        let deed = |deed| FromClient::Do { nonce: format!("{}", self.now), deed, deal: None };
        let said = match chance.random_range(0..3) {
            0 => FromClient::Again,
            1 => deed(Deed::React(Reaction::Gasp)),
            // It comes too late.
            _ => deed(Deed::Act { decision: u64::MAX, action: Action::GiveUp, signature: None }),
        };
        let connection = self.connections[chance.random_range(0..self.connections.len())];
        let text = serde_json::to_string(&said).expect("it can be written");
        self.handle(&Input::Frame { connection, text });
    }

    fn handle(&mut self, input: &Input) {
        let before = self.people();
        let both = self.rooms.handle(self.now, input);
        self.compare(&both, &before);
    }

    /// Who is connected by each connection, and whether they can tell the cards apart.
    fn people(&self) -> Vec<Option<Known>> {
        let known = |person| (person, self.rooms.can_tell(person));
        self.connections.iter().map(|connection| self.rooms.person(*connection).map(known)).collect()
    }

    /// Whoever cannot tell the cards apart is told the same by both.
    fn compare(&mut self, [dealt, other]: &[Vec<Output>; 2], before: &[Option<Known>]) {
        for ((connection, now), before) in self.connections.iter().zip(self.people()).zip(before) {
            // Whoever is sent away is told so, and is connected no more.
            let Some((person, _)) = now.or(*before) else { continue };
            let can_tell = [now, *before].into_iter().flatten().any(|(_, can_tell)| can_tell);
            let (dealt, other) = (told_to(dealt, *connection), told_to(other, *connection));
            let differ = || dealt.iter().zip(&other).filter(|(dealt, other)| dealt != other);
            if can_tell {
                self.frames.apart += differ().count() as u64;
                continue;
            }
            let first = differ().next();
            assert!(dealt == other, "{person:?} can tell two deals apart by what is told at {}: {first:?}", self.now);
            if self.rooms.is_exchanged() {
                let later = dealt.iter().filter(|_| person.is_none() && self.rooms.is_watched_later());
                self.frames.later += later.filter(|told| told.is_ok_and(tells_of_case)).count() as u64;
                self.frames.same += dealt.len() as u64;
            }
        }
    }
}

/// Whether a frame tells a case whole, or a step of it.
fn tells_of_case(text: &str) -> bool {
    text.starts_with("{\"news\"") || text.starts_with("{\"whole\"")
}

/// What a connection is told, and how it is closed.
fn told_to(outputs: &[Output], to: ConnectionId) -> Vec<Result<&str, CloseCode>> {
    let told = outputs.iter().filter_map(|output| match output {
        Output::Send { connection, text } if *connection == to => Some(Ok(text.as_str())),
        Output::Close { connection, code } if *connection == to => Some(Err(*code)),
        _ => None,
    });
    told.collect()
}
