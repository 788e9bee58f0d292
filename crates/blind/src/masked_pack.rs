//! The masked cards of a deal as everybody sees them: keys, piles, the shuffled rest, and the shares that deal them.

use candlestick_rules::{Category, SeatId};
use curve25519_dalek::{RistrettoPoint, Scalar};

use crate::{cipher::Cipher, setting::Setting};

/// All of a deal's cards, masked.
#[derive(Debug, Clone)]
pub(crate) struct MaskedPack {
    /// Each seat's key, once posted.
    pub keys: Vec<Option<RistrettoPoint>>,
    /// Suspects, weapons, rooms.
    pub piles: Vec<Vec<Cipher>>,
    /// What is not in the case file, once it is put together.
    pub rest: Vec<Cipher>,
    /// For each seat its shares of the others' cards, by place, once posted.
    pub shares: Vec<Option<Vec<Option<RistrettoPoint>>>>,
    /// For each seat its share of the first draw.
    pub start: Vec<Option<RistrettoPoint>>,
}

impl MaskedPack {
    pub fn new(setting: &Setting) -> Self {
        let seats = setting.setup.seats.len();
        let pile = |category| setting.points(setting.edition.cards.set_of(category).iter());
        Self {
            keys: vec![None; seats],
            piles: Category::ALL.map(|category| pile(category).into_iter().map(Cipher::open).collect()).into(),
            rest: Vec::new(),
            shares: vec![None; seats],
            start: vec![None; seats],
        }
    }

    /// A seat's key.
    pub fn key(&self, seat: SeatId) -> Option<RistrettoPoint> {
        self.keys.get(seat.index()).copied().flatten()
    }

    /// The key of all together.
    pub fn joint(&self) -> RistrettoPoint {
        self.keys.iter().flatten().sum()
    }

    /// Lays the top of each pile aside and puts the rest together.
    pub fn merge(&mut self) {
        self.rest = self.piles.iter().flat_map(|pile| pile.iter().skip(1).copied()).collect();
    }

    /// The masked card at a place: tops first, then the rest.
    pub fn at(&self, place: usize) -> Option<Cipher> {
        let tops = self.piles.len();
        if place < tops { self.piles[place].first().copied() } else { self.rest.get(place - tops).copied() }
    }

    /// The masks of some places, of which shares are given.
    pub fn masks(&self, places: &[usize]) -> Vec<RistrettoPoint> {
        places.iter().filter_map(|place| self.at(*place)).map(|card| card.mask).collect()
    }

    /// A seat's cards, masked under its own key alone, once all others have given their shares.
    pub fn hand(&self, setting: &Setting, seat: SeatId) -> Vec<Cipher> {
        let own = |place: &usize| {
            let card = self.at(*place)?;
            let given = self.shares.iter().flatten().filter_map(|shares| shares.get(*place).copied().flatten());
            Some(Cipher { card: card.card - given.sum::<RistrettoPoint>(), ..card })
        };
        setting.hand(seat).iter().filter_map(own).collect()
    }

    /// The point at a place, with every seat's secret.
    pub fn open(&self, place: usize, secrets: &[Scalar]) -> Option<RistrettoPoint> {
        Some(self.at(place)?.unseal(&secrets.iter().sum()))
    }
}
