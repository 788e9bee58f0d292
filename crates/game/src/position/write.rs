//! Writes a table down, so that it can be kept, sent, or read by the command line.

use super::{
    happening::Happening,
    names::CardNames,
    read::{ReadTable, passing},
    written::{WrittenShower, WrittenTable, WrittenTurn},
};
use crate::question::Refutation;
use candlestick_deduction::Holder;
use candlestick_rules::{CardId, CardSet, RoomId, SeatId, Triple};

impl ReadTable {
    /// The table as one line that [`ReadTable::read`] reads again.
    #[must_use]
    pub fn to_text(&self, names: &CardNames) -> String {
        let mut writer = HappeningWriter { names, seats: self.start.seats(), open: Vec::new() };
        let start = &self.start;
        let written = WrittenTable {
            theme: self.theme.clone(),
            names: self.names.clone(),
            suspects: self.suspects.clone(),
            me: start.me.0,
            hand: writer.set(start.hand),
            sizes: start.sizes.clone(),
            face_up: writer.set(start.face_up),
            rooms: start.rooms.iter().map(|room| writer.room(*room)).collect(),
            side: start.side,
            turns: self.turns.iter().flatten().map(|happening| writer.turn(happening)).collect(),
        };
        // Nothing in it can fail to be written: no maps, and whole numbers alone.
        serde_json::to_string(&written).unwrap_or_default()
    }
}

struct HappeningWriter<'a> {
    names: &'a CardNames,
    seats: u8,
    /// Seats whose hand lies open: they are not asked.
    open: Vec<SeatId>,
}

impl HappeningWriter<'_> {
    fn turn(&mut self, happening: &Happening) -> WrittenTurn {
        let by = happening.by().map(|seat| seat.0);
        let turn = WrittenTurn { by, ..WrittenTurn::default() };
        match happening {
            Happening::Question { by, asked, refutations } => self.question(*by, *asked, refutations),
            Happening::Accusation { accused, right, file, .. } => WrittenTurn {
                accuse: Some(self.triple(*accused)),
                ok: Some(*right),
                file: file.map(|file| self.triple(file)),
                ..turn
            },
            Happening::Revealed { card, .. } => WrittenTurn { revealed: Some(self.card(*card)), ..turn },
            Happening::Seen { at, card } => self.seen(*at, *card),
            Happening::Nobody { card } => WrittenTurn { nobody: Some(self.card(*card)), ..turn },
            Happening::Opened { by, hand } => {
                self.open.push(*by);
                WrittenTurn { open: Some(self.set(*hand)), ..turn }
            }
            Happening::Left { .. } => WrittenTurn { left: Some(true), ..turn },
        }
    }

    /// In short where who passed goes without saying, else in full.
    fn question(&self, by: SeatId, asked: Triple, refutations: &[(SeatId, Refutation)]) -> WrittenTurn {
        let did = |wanted: Refutation| {
            refutations.iter().filter(move |(_, refutation)| *refutation == wanted).map(|(seat, _)| *seat)
        };
        let passed: Vec<_> = did(Refutation::CannotRefute).collect();
        let refused: Vec<_> = did(Refutation::PassedOn).map(|seat| seat.0).collect();
        let shows = refutations.iter().filter_map(|(seat, refutation)| match refutation {
            Refutation::Showed(card) => Some((*seat, *card)),
            Refutation::CannotRefute | Refutation::PassedOn => None,
        });
        let shows: Vec<_> = shows.collect();
        let mut usual = passing(self.seats, by, true, shows.iter().map(|(seat, _)| *seat).collect());
        usual.retain(|seat| !self.open.contains(seat));
        let turn = WrittenTurn { by: Some(by.0), cards: Some(self.triple(asked)), ..WrittenTurn::default() };
        if refused.is_empty() && shows.len() <= 1 && usual == passed {
            let shown = shows.first().and_then(|(_, card)| *card).map(|card| self.card(card));
            return WrittenTurn { shower: shows.first().map(|(seat, _)| seat.0), shown, ..turn };
        }
        let shower =
            |(by, card): &(SeatId, Option<CardId>)| WrittenShower { by: by.0, shown: card.map(|card| self.card(card)) };
        WrittenTurn {
            showers: Some(shows.iter().map(shower).collect()),
            passed: Some(passed.iter().map(|seat| seat.0).collect()),
            refused: Some(refused).filter(|refused| !refused.is_empty()),
            ..turn
        }
    }

    fn seen(&self, at: Holder, card: CardId) -> WrittenTurn {
        let seen = WrittenTurn { seen: Some(self.card(card)), ..WrittenTurn::default() };
        match at {
            Holder::Seat(seat) => WrittenTurn { by: Some(seat.0), ..seen },
            Holder::Room(room) => WrittenTurn { room: Some(self.room(room)), ..seen },
            Holder::Side(place) => WrittenTurn { side: Some(place), ..seen },
            Holder::CaseFile | Holder::FaceUp => seen,
        }
    }

    fn card(&self, card: CardId) -> String {
        self.names.name(card).to_owned()
    }

    fn room(&self, room: RoomId) -> String {
        self.card(self.names.cards().room(room))
    }

    fn set(&self, cards: CardSet) -> Vec<String> {
        cards.iter().map(|card| self.card(card)).collect()
    }

    fn triple(&self, triple: Triple) -> Vec<String> {
        self.names.cards().cards(triple).map(|card| self.card(card)).into()
    }
}
