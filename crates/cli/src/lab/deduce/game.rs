//! A game as one seat saw it, checked: what it knew at the start, and the events of each turn.

use super::{
    codes::Codes,
    raw::{RawGame, RawTurn},
};
use candlestick_deduction::{Facts, Holder};
use candlestick_rules::{CardId, CardSet, Category, Event, RoomId, SeatId, Triple};

/// What is wrong with a game.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{place}{message}")]
pub struct GameFault {
    /// "turn 3: ", or nothing.
    place: String,
    message: String,
}

impl GameFault {
    fn new(message: impl Into<String>) -> Self {
        Self { place: String::new(), message: message.into() }
    }
}

/// A game as one seat saw it.
#[derive(Debug, Clone)]
pub struct Game {
    /// What the seat knows before the first turn.
    pub start: Facts,
    /// What each turn shows the seat.
    pub turns: Vec<Vec<Event>>,
    /// How many seats there are.
    pub seats: u8,
    /// Whether cards lie on the table, face up or face down.
    pub table: bool,
}

impl Game {
    /// Reads one line.
    ///
    /// # Errors
    /// The first thing that is not as docs/deduce.md tells, with its turn.
    pub fn read(line: &str, codes: &Codes) -> Result<Self, GameFault> {
        let raw: RawGame = serde_json::from_str(line).map_err(|fault| GameFault::new(fault.to_string()))?;
        let seats = raw.sizes.len();
        if seats > 60 || usize::from(raw.me) >= seats {
            return Err(GameFault::new(format!(
                "seat {} (\"me\") is not at the table: there are {seats}, from 0",
                raw.me
            )));
        }
        let mut reader = Reader { codes, seats: seats as u8, open: Vec::new(), events: Vec::new() };
        let (hand, face_up) = (reader.set(&raw.hand)?, reader.set(&raw.face_up)?);
        if let Some(card) = hand.and(face_up).iter().next() {
            return Err(GameFault::new(format!("\"{}\" is in \"hand\" and in \"face_up\"", codes.name(card))));
        }
        let size = usize::from(raw.sizes[usize::from(raw.me)]);
        if hand.len() != size {
            return Err(GameFault::new(format!(
                "seat {} has {size} cards by \"sizes\", and {} in \"hand\"",
                raw.me,
                hand.len()
            )));
        }
        // Each room once.
        reader.set(&raw.rooms)?;
        let rooms: Vec<_> = raw.rooms.iter().map(|name| reader.room(name)).collect::<Result<_, _>>()?;
        let unseen: Vec<_> = rooms.into_iter().map(Holder::Room).chain((0..raw.side).map(Holder::Side)).collect();
        let dealt: usize = raw.sizes.iter().map(|size| usize::from(*size)).sum();
        let (placed, all) = (dealt + 3 + unseen.len() + face_up.len(), codes.cards().all().len());
        if placed != all {
            let message =
                format!("there are {all} cards, but hands, case file and table take {placed}; mend \"sizes\"");
            return Err(GameFault::new(message));
        }
        let table = !unseen.is_empty() || !face_up.is_empty();
        let mut start = Facts::new(codes.cards(), SeatId(raw.me), raw.sizes, unseen);
        start.face_up(face_up);
        start.hand(SeatId(raw.me), hand);
        let mut turns = Vec::with_capacity(raw.turns.len());
        for (n, turn) in raw.turns.iter().enumerate() {
            reader.turn(turn).map_err(|fault| GameFault { place: format!("turn {n}: "), ..fault })?;
            turns.push(std::mem::take(&mut reader.events));
        }
        Ok(Self { start, turns, seats: seats as u8, table })
    }
}

struct Reader<'a> {
    codes: &'a Codes,
    seats: u8,
    /// Seats whose hand lies open: they are not asked.
    open: Vec<SeatId>,
    /// Of the turn that is being read.
    events: Vec<Event>,
}

impl Reader<'_> {
    fn turn(&mut self, turn: &RawTurn) -> Result<(), GameFault> {
        if let Some(cards) = &turn.cards {
            self.question(turn, cards)?;
        }
        if let Some(cards) = &turn.accuse {
            let (seat, triple) = (self.by(turn)?, self.triple(cards)?);
            let right = turn.ok.ok_or_else(|| GameFault::new("an accusation needs \"ok\", true or false"))?;
            self.events.push(Event::Accused { seat, triple, right });
            if let Some(file) = &turn.file {
                self.events.push(Event::CaseFileSeen { seat, triple: Some(self.triple(file)?) });
            }
        }
        if let Some(card) = &turn.revealed {
            self.events.push(Event::Revealed { by: self.by(turn)?, card: self.card(card)? });
        }
        if let Some(card) = &turn.seen {
            self.seen(turn, self.card(card)?)?;
        }
        if let Some(card) = &turn.nobody {
            self.events.push(Event::NobodyHolds { card: self.card(card)? });
        }
        if let Some(cards) = &turn.open {
            let (seat, hand) = (self.by(turn)?, self.set(cards)?);
            self.open.push(seat);
            self.events.push(Event::Eliminated { seat, hand, kept: Vec::new() });
        }
        if self.events.is_empty() {
            let kinds = "\"cards\", \"accuse\", \"revealed\", \"seen\", \"nobody\" or \"open\"";
            return Err(GameFault::new(format!("it says nothing: it needs {kinds}")));
        }
        Ok(())
    }

    fn question(&mut self, turn: &RawTurn, cards: &[String]) -> Result<(), GameFault> {
        let (seat, triple) = (self.by(turn)?, self.triple(cards)?);
        self.events.push(Event::Suggested { seat, triple });
        let single = turn.shower.map(|by| (by, turn.shown.as_ref()));
        let several = turn.showers.iter().flatten().map(|shower| (shower.by, shower.shown.as_ref()));
        let mut showers = Vec::new();
        for (by, shown) in single.into_iter().chain(several) {
            let by = self.seat(by)?;
            if by == seat {
                return Err(GameFault::new(format!("seat {} is the asker and cannot show a card", by.0)));
            }
            showers.push((by, shown.map(|card| self.card(card)).transpose()?));
        }
        for passed in self.passed(turn, seat, &showers)? {
            self.events.push(Event::CannotRefute { seat: passed });
        }
        self.events.extend(showers.into_iter().map(|(by, card)| Event::Shown { by, to: seat, card }));
        for refused in turn.refused.iter().flatten() {
            self.events.push(Event::PassedOn { seat: self.seat(*refused)? });
        }
        Ok(())
    }

    /// Who had none of the cards: as given, else those between asker and shower, else all who didn't show.
    fn passed(
        &self,
        turn: &RawTurn,
        asker: SeatId,
        showers: &[(SeatId, Option<CardId>)],
    ) -> Result<Vec<SeatId>, GameFault> {
        if let Some(passed) = &turn.passed {
            return passed.iter().map(|seat| self.seat(*seat)).collect();
        }
        if turn.refused.is_some() {
            return Err(GameFault::new("a question with \"refused\" needs \"passed\" too, the list of who passed"));
        }
        let round = (1..self.seats).map(|n| SeatId((asker.0 + n) % self.seats));
        let first_only = turn.showers.is_none();
        let shows = |seat: &SeatId| showers.iter().any(|(by, _)| by == seat);
        let asked: Vec<_> = if first_only { round.take_while(|seat| !shows(seat)).collect() } else { round.collect() };
        Ok(asked.into_iter().filter(|seat| !shows(seat) && !self.open.contains(seat)).collect())
    }

    fn seen(&mut self, turn: &RawTurn, card: CardId) -> Result<(), GameFault> {
        let card = Some(card);
        let event = match (turn.by, &turn.room, turn.side) {
            (Some(at), None, None) => {
                let at = self.seat(at)?;
                Event::Peeked { by: at, at, card }
            }
            (None, Some(room), None) => Event::RoomCardSeen { seat: SeatId(0), room: self.room(room)?, card },
            (None, None, Some(place)) => Event::SideCardSeen { seat: SeatId(0), place, card },
            _ => return Err(GameFault::new("\"seen\" needs one of \"by\", \"room\" and \"side\" to say where")),
        };
        self.events.push(event);
        Ok(())
    }

    fn by(&self, turn: &RawTurn) -> Result<SeatId, GameFault> {
        self.seat(turn.by.ok_or_else(|| GameFault::new("it needs \"by\", the number of a seat"))?)
    }

    fn seat(&self, seat: u8) -> Result<SeatId, GameFault> {
        if seat < self.seats {
            return Ok(SeatId(seat));
        }
        Err(GameFault::new(format!("seat {seat} is not at the table: there are {}, from 0", self.seats)))
    }

    fn card(&self, name: &str) -> Result<CardId, GameFault> {
        self.codes.card(name).ok_or_else(|| {
            let names: Vec<_> = self.codes.cards().all().iter().map(|card| self.codes.name(card)).collect();
            GameFault::new(format!("there is no card \"{name}\"; there are {}", names.join(", ")))
        })
    }

    fn room(&self, name: &str) -> Result<RoomId, GameFault> {
        let (card, cards) = (self.card(name)?, self.codes.cards());
        if cards.category(card) == Category::Room {
            return Ok(RoomId(cards.index_in_category(card) as u8));
        }
        Err(GameFault::new(format!("\"{name}\" is not a room")))
    }

    fn set(&self, names: &[String]) -> Result<CardSet, GameFault> {
        let mut set = CardSet::EMPTY;
        for name in names {
            let card = self.card(name)?;
            if set.contains(card) {
                return Err(GameFault::new(format!("\"{name}\" is there twice")));
            }
            set.insert(card);
        }
        Ok(set)
    }

    fn triple(&self, names: &[String]) -> Result<Triple, GameFault> {
        let cards = self.codes.cards();
        let named: Vec<_> = self.set(names)?.iter().collect();
        let kinds: Vec<_> = named.iter().map(|card| cards.category(*card)).collect();
        match <[CardId; 3]>::try_from(named) {
            Ok(triple) if kinds == Category::ALL => Ok(cards.triple(triple)),
            _ => Err(GameFault::new("three cards are needed: one suspect, one weapon, one room")),
        }
    }
}
