//! Holds what a table without a dealer is set up with, the same for all: edition, seats, the deal's name, and which
//! place of the shuffled cards goes where.

use std::{fmt, sync::Arc};

use candlestick_rules::{
    CardId, Category, Edition, Game, Leftovers, SeatId, Seed, Setup, SetupFault, SquareMark, Truth,
};
use curve25519_dalek::RistrettoPoint;

use crate::transcript::Transcript;

/// Where a place of the shuffled cards goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum CardPlace {
    /// Into the case file, as the card of this category.
    File(Category),
    /// Into a seat's hand.
    Hand(SeatId),
    /// Face down into a room: the first, second … that the table has a card in.
    Room(usize),
}

/// What everybody at the table knows before anything is posted, and must know alike.
#[derive(Clone)]
pub struct Setting {
    pub(crate) edition: Arc<Edition>,
    pub(crate) setup: Setup,
    /// Stands for all of this in every proof and signature.
    context: [u8; 32],
    /// Each card as a point.
    pub(crate) cards: Vec<RistrettoPoint>,
    /// Where each place goes: the tops of the three piles, then the merged rest.
    pub(crate) places: Vec<CardPlace>,
}

/// Why a table cannot be played without a dealer.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SettingFault {
    /// The table itself is not possible.
    #[error(transparent)]
    Setup(#[from] SetupFault),
    /// The edition, as it is set up, has something that needs a dealer.
    #[error("{0} cannot be played without a dealer; play the edition without it")]
    NeedsDealer(&'static str),
}

impl Setting {
    /// A table. `deal` names this very deal: everybody must give the same, no two deals the same, and whatever else all
    /// shall agree on (the theme's digest, who sits where by which key) belongs into it.
    ///
    /// # Errors
    /// When the setup does not fit the edition, or what is on needs somebody who knows the cards.
    pub fn new(edition: Arc<Edition>, setup: Setup, deal: &str) -> Result<Self, SettingFault> {
        let plain = Self::check(&edition, &setup)?;
        let cards = Transcript::new("cards");
        let cards = (0..edition.cards.total()).map(|card| cards.point("card", usize::from(card))).collect();
        let places = places(plain.truth());
        let context = context(&edition, &setup, deal);
        Ok(Self { edition, setup, context, cards, places })
    }

    /// Whether a table can be played without a dealer, without making it; answers an ordinary deal of it.
    ///
    /// # Errors
    /// As [`Setting::new`].
    pub fn check(edition: &Arc<Edition>, setup: &Setup) -> Result<Game, SettingFault> {
        edition.check(setup)?;
        let plain = Game::new(Arc::clone(edition), setup.clone(), 0_u64)?;
        needs_no_dealer(edition, setup, plain.truth())?;
        Ok(plain)
    }

    /// Seats at the table.
    pub(crate) fn seats(&self) -> impl Iterator<Item = SeatId> + use<> {
        (0..self.setup.seats.len() as u8).map(SeatId)
    }

    /// A transcript that stands on all of this.
    pub(crate) fn said(&self, purpose: &str) -> Transcript {
        let mut said = Transcript::new(purpose);
        said.add("context", &self.context);
        said
    }

    /// The point whose shares are a draw that nobody knows before all have given theirs.
    pub(crate) fn draw(&self, number: usize) -> RistrettoPoint {
        self.said("draw").point("draw", number)
    }

    /// What comes of all shares of a draw.
    pub(crate) fn drawn(&self, shares: &[RistrettoPoint]) -> Seed {
        let mut said = self.said("drawn");
        said.points("shares", shares);
        Seed::from_bytes(said.digest())
    }

    /// The card of a point.
    pub(crate) fn card(&self, point: &RistrettoPoint) -> Option<CardId> {
        self.cards.iter().position(|card| card == point).map(|card| CardId(card as u8))
    }

    /// The points of some cards.
    pub(crate) fn points(&self, cards: impl IntoIterator<Item = CardId>) -> Vec<RistrettoPoint> {
        cards.into_iter().filter_map(|card| self.cards.get(card.index()).copied()).collect()
    }

    /// The places of a seat's hand.
    pub(crate) fn hand(&self, seat: SeatId) -> Vec<usize> {
        self.places(|spot| spot == CardPlace::Hand(seat))
    }

    /// The places of the case file, in card order.
    pub(crate) fn file(&self) -> Vec<usize> {
        self.places(|spot| matches!(spot, CardPlace::File(_)))
    }

    /// The places of hands other than a seat's.
    pub(crate) fn others(&self, seat: SeatId) -> Vec<usize> {
        self.places(|spot| matches!(spot, CardPlace::Hand(other) if other != seat))
    }

    /// The place of the card in the first, second … room that has one.
    pub(crate) fn room(&self, n: usize) -> Option<usize> {
        self.places.iter().position(|spot| *spot == CardPlace::Room(n))
    }

    fn places(&self, which: impl Fn(CardPlace) -> bool) -> Vec<usize> {
        (0..self.places.len()).filter(|n| which(self.places[*n])).collect()
    }
}

/// No more than who it is for, as the edition is long.
impl fmt::Debug for Setting {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_struct("Setting").field("setup", &self.setup).finish_non_exhaustive()
    }
}

/// Decks, powers and peeks are told by a dealer; so are cards face up or at the side.
fn needs_no_dealer(edition: &Edition, setup: &Setup, dealt: &Truth) -> Result<(), SettingFault> {
    let needs = [
        (edition.uses_deck(setup), "the deck"),
        (edition.uses_powers(setup), "powers"),
        (edition.profile.mark == SquareMark::Snoop, "a look into another's hand on marked squares"),
        (!dealt.side_cards.is_empty(), "cards at the side"),
        (edition.profile.leftovers == Leftovers::FaceUp && !dealt.face_up.is_empty(), "cards face up"),
    ];
    needs.into_iter().find(|(needs, _)| *needs).map_or(Ok(()), |(_, what)| Err(SettingFault::NeedsDealer(what)))
}

/// As many places for each as the edition's deal has. The rest is shuffled, so which place goes where is all the same.
fn places(dealt: &Truth) -> Vec<CardPlace> {
    let file = Category::ALL.into_iter().map(CardPlace::File);
    let hands = dealt.hands.iter().enumerate();
    let hands = hands.flat_map(|(seat, hand)| std::iter::repeat_n(CardPlace::Hand(SeatId(seat as u8)), hand.len()));
    file.chain(hands).chain((0..dealt.room_cards.len()).map(CardPlace::Room)).collect()
}

fn context(edition: &Edition, setup: &Setup, deal: &str) -> [u8; 32] {
    let mut said = Transcript::new("setting");
    said.add("deal", deal.as_bytes());
    said.add("cards", &[edition.cards.suspects, edition.cards.weapons, edition.cards.rooms]);
    said.add("seats", &setup.seats.iter().map(|suspect| suspect.0).collect::<Vec<_>>());
    said.add("options", &[setup.deck, setup.powers, setup.corner_rooms].map(u8::from));
    said.digest()
}
