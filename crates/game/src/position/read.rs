//! Reads a real table as it was written down: how it was laid, and what happened, turn by turn.

use super::{
    happening::Happening,
    names::CardNames,
    start::{Start, StartFault},
    written::{WrittenTable, WrittenTurn},
};
use crate::fault::FaultText;
use crate::question::Refutation;
use candlestick_deduction::Holder;
use candlestick_rules::{CardId, CardSet, Category, RoomId, SeatId, Triple};
use candlestick_themes::{Message, Words, message};

/// The most seats that can be counted with.
const MOST_SEATS: usize = 60;

/// What is wrong with a table that was written down.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReadFault(Message);

impl ReadFault {
    pub(super) const fn new(message: Message) -> Self {
        Self(message)
    }

    /// The same with the turn that it is about, from 0.
    fn on_turn(self, turn: usize) -> Self {
        Self(message!("written-turn", turn = turn, what = self.0))
    }
}

impl FaultText for ReadFault {
    fn say(&self, words: &Words) -> String {
        self.0.say(words)
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
        let written: WrittenTable =
            serde_json::from_str(text).map_err(|fault| ReadFault::new(Message::as_it_was(fault)))?;
        let seats = written.sizes.len();
        if seats > MOST_SEATS || usize::from(written.me) >= seats {
            return Err(fault_of(StartFault::NoSuchSeat { seat: SeatId(written.me), seats }, names));
        }
        let mut reader = HappeningReader { names, seats: seats as u8, open: Vec::new(), happened: Vec::new() };
        let (hand, face_up) = (reader.set(&written.hand)?, reader.set(&written.face_up)?);
        // Each room once.
        reader.set(&written.rooms)?;
        let rooms = written.rooms.iter().map(|name| reader.room(name)).collect::<Result<_, _>>()?;
        let (cards, me, sizes, side) = (names.cards(), SeatId(written.me), written.sizes, written.side);
        let start = Start { cards, me, sizes, hand, face_up, rooms, side };
        let mut turns = Vec::with_capacity(written.turns.len());
        for (n, turn) in written.turns.iter().enumerate() {
            reader.turn(turn).map_err(|fault| fault.on_turn(n))?;
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
    struct ThemeName {
        theme: Option<String>,
    }
    serde_json::from_str::<ThemeName>(text).ok()?.theme
}

/// What is wrong with how a table was laid, by the keys that say it.
fn fault_of(fault: StartFault, names: &CardNames) -> ReadFault {
    ReadFault::new(match fault {
        StartFault::NoSuchSeat { seat, seats } => message!("written-no-me", seat = seat.0, seats = seats),
        StartFault::Twice(card) => message!("written-in-both", card = names.name(card)),
        StartFault::Hand { wanted, found } => message!("written-hand", wanted = wanted, found = found),
        StartFault::Places { placed, all } => message!("written-places", all = all, placed = placed),
    })
}

struct HappeningReader<'a> {
    names: &'a CardNames,
    seats: u8,
    /// Seats whose hand lies open: they are not asked.
    open: Vec<SeatId>,
    /// On the turn that is being read.
    happened: Vec<Happening>,
}

impl HappeningReader<'_> {
    fn turn(&mut self, turn: &WrittenTurn) -> Result<(), ReadFault> {
        if let Some(cards) = &turn.cards {
            let question = self.question(turn, cards)?;
            self.happened.push(question);
        }
        if let Some(cards) = &turn.accuse {
            let (by, accused) = (self.by(turn)?, self.triple(cards)?);
            let right = turn.ok.ok_or_else(|| ReadFault::new(message!("written-no-verdict")))?;
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
            return Err(ReadFault::new(message!("written-nothing")));
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
                return Err(ReadFault::new(message!("written-asker-shows", seat = seat.0)));
            }
            showers.push((seat, Refutation::Showed(shown.map(|card| self.card(card)).transpose()?)));
        }
        let mut refutations: Vec<_> =
            self.passed(turn, by, &showers)?.into_iter().map(|seat| (seat, Refutation::CannotRefute)).collect();
        refutations.extend(showers);
        for refused in turn.refused.iter().flatten() {
            refutations.push((self.seat(*refused)?, Refutation::PassedOn));
        }
        // As they are asked; a seat that passed and showed keeps that order.
        refutations.sort_by_key(|(seat, _)| (seat.0 + self.seats - by.0) % self.seats);
        Ok(Happening::Question { by, asked, refutations })
    }

    /// Who had none of the cards: as given, else those between asker and shower, else all who didn't show.
    fn passed(
        &self,
        turn: &WrittenTurn,
        asker: SeatId,
        showers: &[(SeatId, Refutation)],
    ) -> Result<Vec<SeatId>, ReadFault> {
        if let Some(passed) = &turn.passed {
            return passed.iter().map(|seat| self.seat(*seat)).collect();
        }
        if turn.refused.is_some() {
            return Err(ReadFault::new(message!("written-refused")));
        }
        let asked = passing(self.seats, asker, turn.showers.is_none(), showers.iter().map(|(seat, _)| *seat).collect());
        Ok(asked.into_iter().filter(|seat| !self.open.contains(seat)).collect())
    }

    fn place(&self, turn: &WrittenTurn) -> Result<Holder, ReadFault> {
        match (turn.by, &turn.room, turn.side) {
            (Some(at), None, None) => Ok(Holder::Seat(self.seat(at)?)),
            (None, Some(room), None) => Ok(Holder::Room(self.room(room)?)),
            (None, None, Some(place)) => Ok(Holder::Side(place)),
            _ => Err(ReadFault::new(message!("written-no-place"))),
        }
    }

    fn by(&self, turn: &WrittenTurn) -> Result<SeatId, ReadFault> {
        self.seat(turn.by.ok_or_else(|| ReadFault::new(message!("written-no-by")))?)
    }

    fn seat(&self, seat: u8) -> Result<SeatId, ReadFault> {
        if seat < self.seats {
            return Ok(SeatId(seat));
        }
        Err(ReadFault::new(message!("written-no-seat", seat = seat, seats = self.seats)))
    }

    fn card(&self, name: &str) -> Result<CardId, ReadFault> {
        self.names.card(name).ok_or_else(|| {
            let all: Vec<_> = self.names.iter().collect();
            ReadFault::new(message!("written-no-card", card = name, cards = all.join(", ")))
        })
    }

    fn room(&self, name: &str) -> Result<RoomId, ReadFault> {
        let (card, cards) = (self.card(name)?, self.names.cards());
        if cards.category(card) == Category::Room {
            return Ok(RoomId(cards.index_in_category(card) as u8));
        }
        Err(ReadFault::new(message!("written-no-room", card = name)))
    }

    fn set(&self, names: &[String]) -> Result<CardSet, ReadFault> {
        let mut set = CardSet::EMPTY;
        for name in names {
            let card = self.card(name)?;
            if set.contains(card) {
                return Err(ReadFault::new(message!("written-twice", card = name)));
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
            _ => Err(ReadFault::new(message!("written-triple"))),
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
