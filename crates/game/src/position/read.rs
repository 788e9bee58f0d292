//! Reads a table as it was written down: how it was laid, and what happened, turn by turn.

use super::{
    happening::{Happening, Reply},
    names::CardNames,
    start::{Start, StartFault},
    written::{WrittenTable, WrittenTurn},
};
use candlestick_deduction::Holder;
use candlestick_rules::{CardId, CardSet, Category, RoomId, SeatId, Triple};

/// The most seats that can be counted with.
const MOST_SEATS: usize = 60;

/// What is wrong with a table that was written down.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{place}{message}")]
pub struct ReadFault {
    /// "turn 3: ", or nothing.
    place: String,
    message: String,
}

impl ReadFault {
    pub(super) fn new(message: impl Into<String>) -> Self {
        Self { place: String::new(), message: message.into() }
    }
}

/// A table that was written down.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReadTable {
    /// The id of the theme whose cards are named, where it says so.
    pub theme: Option<String>,
    /// What the players are called, by seat, as far as that is said.
    pub names: Vec<String>,
    /// The ids of whom they play, by seat, as far as that is said.
    pub suspects: Vec<String>,
    /// How it was laid.
    pub start: Start,
    /// What happened on each turn.
    pub turns: Vec<Vec<Happening>>,
}

impl ReadTable {
    /// Reads a table that may not be wholly laid yet: its seat that looks is there, but hands may be of a wrong size.
    ///
    /// # Errors
    /// The first thing that is not as docs/deduce.md tells, with its turn.
    pub fn read(text: &str, names: &CardNames) -> Result<Self, ReadFault> {
        let written: WrittenTable = serde_json::from_str(text).map_err(|fault| ReadFault::new(fault.to_string()))?;
        let seats = written.sizes.len();
        if seats > MOST_SEATS || usize::from(written.me) >= seats {
            return Err(fault_of(StartFault::NoSuchSeat { seat: SeatId(written.me), seats }, names));
        }
        let mut reader = Reader { names, seats: seats as u8, open: Vec::new(), happened: Vec::new() };
        let (hand, face_up) = (reader.set(&written.hand)?, reader.set(&written.face_up)?);
        // Each room once.
        reader.set(&written.rooms)?;
        let rooms = written.rooms.iter().map(|name| reader.room(name)).collect::<Result<_, _>>()?;
        let (cards, me, sizes, side) = (names.cards(), SeatId(written.me), written.sizes, written.side);
        let start = Start { cards, me, sizes, hand, face_up, rooms, side };
        let mut turns = Vec::with_capacity(written.turns.len());
        for (n, turn) in written.turns.iter().enumerate() {
            reader.turn(turn).map_err(|fault| ReadFault { place: format!("turn {n}: "), ..fault })?;
            turns.push(std::mem::take(&mut reader.happened));
        }
        Ok(Self { theme: written.theme, names: written.names, suspects: written.suspects, start, turns })
    }

    /// Reads a table that is wholly laid.
    ///
    /// # Errors
    /// As [`ReadTable::read`], and where hands, case file and table don't take all cards.
    pub fn read_whole(text: &str, names: &CardNames) -> Result<Self, ReadFault> {
        let table = Self::read(text, names)?;
        table.start.check().map_err(|fault| fault_of(fault, names))?;
        Ok(table)
    }
}

/// Which theme a text says that its cards are of.
#[must_use]
pub fn theme_of(text: &str) -> Option<String> {
    #[derive(serde::Deserialize)]
    struct Named {
        theme: Option<String>,
    }
    serde_json::from_str::<Named>(text).ok()?.theme
}

/// What is wrong with how a table was laid, by the keys that say it.
fn fault_of(fault: StartFault, names: &CardNames) -> ReadFault {
    ReadFault::new(match fault {
        StartFault::NoSuchSeat { seat, seats } => {
            format!("seat {} (\"me\") is not at the table: there are {seats}, from 0", seat.0)
        }
        StartFault::Twice(card) => format!("\"{}\" is in \"hand\" and in \"face_up\"", names.name(card)),
        StartFault::Hand { wanted, found } => {
            format!("the seat that looks has {wanted} cards by \"sizes\", and {found} in \"hand\"")
        }
        StartFault::Places { placed, all } => {
            format!("there are {all} cards, but hands, case file and table take {placed}; mend \"sizes\"")
        }
    })
}

struct Reader<'a> {
    names: &'a CardNames,
    seats: u8,
    /// Seats whose hand lies open: they are not asked.
    open: Vec<SeatId>,
    /// On the turn that is being read.
    happened: Vec<Happening>,
}

impl Reader<'_> {
    fn turn(&mut self, turn: &WrittenTurn) -> Result<(), ReadFault> {
        if let Some(cards) = &turn.cards {
            let question = self.question(turn, cards)?;
            self.happened.push(question);
        }
        if let Some(cards) = &turn.accuse {
            let (by, accused) = (self.by(turn)?, self.triple(cards)?);
            let right = turn.ok.ok_or_else(|| ReadFault::new("an accusation needs \"ok\", true or false"))?;
            let file = turn.file.as_ref().map(|file| self.triple(file)).transpose()?;
            self.happened.push(Happening::Accusation { by, accused, right, file });
        }
        if let Some(card) = &turn.revealed {
            self.happened.push(Happening::Revealed { by: self.by(turn)?, card: self.card(card)? });
        }
        if let Some(card) = &turn.seen {
            self.happened.push(Happening::Seen { at: self.place(turn)?, card: self.card(card)? });
        }
        if let Some(card) = &turn.nobody {
            self.happened.push(Happening::Nobody { card: self.card(card)? });
        }
        if let Some(cards) = &turn.open {
            let (by, hand) = (self.by(turn)?, self.set(cards)?);
            self.open.push(by);
            self.happened.push(Happening::Opened { by, hand });
        }
        if turn.left == Some(true) {
            self.happened.push(Happening::Left { by: self.by(turn)? });
        }
        if self.happened.is_empty() {
            let kinds = "\"cards\", \"accuse\", \"revealed\", \"seen\", \"nobody\", \"open\" or \"left\"";
            return Err(ReadFault::new(format!("it says nothing: it needs {kinds}")));
        }
        Ok(())
    }

    fn question(&self, turn: &WrittenTurn, cards: &[String]) -> Result<Happening, ReadFault> {
        let (by, asked) = (self.by(turn)?, self.triple(cards)?);
        let single = turn.shower.map(|by| (by, turn.shown.as_ref()));
        let several = turn.showers.iter().flatten().map(|shower| (shower.by, shower.shown.as_ref()));
        let mut showers = Vec::new();
        for (seat, shown) in single.into_iter().chain(several) {
            let seat = self.seat(seat)?;
            if seat == by {
                return Err(ReadFault::new(format!("seat {} is the asker and cannot show a card", seat.0)));
            }
            showers.push((seat, Reply::Showed(shown.map(|card| self.card(card)).transpose()?)));
        }
        let mut replies: Vec<_> =
            self.passed(turn, by, &showers)?.into_iter().map(|seat| (seat, Reply::Passed)).collect();
        replies.extend(showers);
        for refused in turn.refused.iter().flatten() {
            replies.push((self.seat(*refused)?, Reply::Refused));
        }
        // As they are asked; a seat that passed and showed keeps that order.
        replies.sort_by_key(|(seat, _)| (seat.0 + self.seats - by.0) % self.seats);
        Ok(Happening::Question { by, asked, replies })
    }

    /// Who had none of the cards: as given, else those between asker and shower, else all who didn't show.
    fn passed(&self, turn: &WrittenTurn, asker: SeatId, showers: &[(SeatId, Reply)]) -> Result<Vec<SeatId>, ReadFault> {
        if let Some(passed) = &turn.passed {
            return passed.iter().map(|seat| self.seat(*seat)).collect();
        }
        if turn.refused.is_some() {
            return Err(ReadFault::new("a question with \"refused\" needs \"passed\" too, the list of who passed"));
        }
        let asked = passing(self.seats, asker, turn.showers.is_none(), showers.iter().map(|(seat, _)| *seat).collect());
        Ok(asked.into_iter().filter(|seat| !self.open.contains(seat)).collect())
    }

    fn place(&self, turn: &WrittenTurn) -> Result<Holder, ReadFault> {
        match (turn.by, &turn.room, turn.side) {
            (Some(at), None, None) => Ok(Holder::Seat(self.seat(at)?)),
            (None, Some(room), None) => Ok(Holder::Room(self.room(room)?)),
            (None, None, Some(place)) => Ok(Holder::Side(place)),
            _ => Err(ReadFault::new("\"seen\" needs one of \"by\", \"room\" and \"side\" to say where")),
        }
    }

    fn by(&self, turn: &WrittenTurn) -> Result<SeatId, ReadFault> {
        self.seat(turn.by.ok_or_else(|| ReadFault::new("it needs \"by\", the number of a seat"))?)
    }

    fn seat(&self, seat: u8) -> Result<SeatId, ReadFault> {
        if seat < self.seats {
            return Ok(SeatId(seat));
        }
        Err(ReadFault::new(format!("seat {seat} is not at the table: there are {}, from 0", self.seats)))
    }

    fn card(&self, name: &str) -> Result<CardId, ReadFault> {
        self.names.card(name).ok_or_else(|| {
            let all: Vec<_> = self.names.iter().collect();
            ReadFault::new(format!("there is no card \"{name}\"; there are {}", all.join(", ")))
        })
    }

    fn room(&self, name: &str) -> Result<RoomId, ReadFault> {
        let (card, cards) = (self.card(name)?, self.names.cards());
        if cards.category(card) == Category::Room {
            return Ok(RoomId(cards.index_in_category(card) as u8));
        }
        Err(ReadFault::new(format!("\"{name}\" is not a room")))
    }

    fn set(&self, names: &[String]) -> Result<CardSet, ReadFault> {
        let mut set = CardSet::EMPTY;
        for name in names {
            let card = self.card(name)?;
            if set.contains(card) {
                return Err(ReadFault::new(format!("\"{name}\" is there twice")));
            }
            set.insert(card);
        }
        Ok(set)
    }

    fn triple(&self, names: &[String]) -> Result<Triple, ReadFault> {
        let cards = self.names.cards();
        let named: Vec<_> = self.set(names)?.iter().collect();
        let kinds: Vec<_> = named.iter().map(|card| cards.category(*card)).collect();
        match <[CardId; 3]>::try_from(named) {
            Ok(triple) if kinds == Category::ALL => Ok(cards.triple(triple)),
            _ => Err(ReadFault::new("three cards are needed: one suspect, one weapon, one room")),
        }
    }
}

/// The seats that pass where nothing else is said: those between the asker and the first who shows, or all others.
pub(super) fn passing(seats: u8, asker: SeatId, first_only: bool, shows: Vec<SeatId>) -> Vec<SeatId> {
    let round = (1..seats).map(|n| SeatId((asker.0 + n) % seats));
    let asked: Vec<_> =
        if first_only { round.take_while(|seat| !shows.contains(seat)).collect() } else { round.collect() };
    asked.into_iter().filter(|seat| !shows.contains(seat)).collect()
}
