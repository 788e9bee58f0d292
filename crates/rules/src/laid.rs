//! A case laid by hand: who holds what, how the first dice fall, where things stand. For lessons and puzzles.

use std::sync::Arc;

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use serde::{Deserialize, Serialize};

use super::{
    CardId, CardSet, DeckCardId, Edition, Game, Place, RoomId, SeatId, Seed, Setup, SetupFault, Streams, SuspectId,
    Truth, WeaponId,
};

/// Rolls that can be laid at most. A lesson has a dozen; a case that nobody dealt is played again by all of its rolls, and the
/// longest simulated case of any edition had 383 turns.
pub const MOST_ROLLS: usize = 999;

/// How a case is laid. It is given before a case begins and stays with its log: a case under way cannot be laid.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Laid {
    /// Who holds what; hands and other piles are as large as when they are dealt.
    pub truth: Truth,
    /// Who begins; none is as the edition has it.
    #[serde(default)]
    pub first: Option<SeatId>,
    /// The first rolls: of each die the face, an index into its faces. Then dice fall by the seed.
    #[serde(default)]
    pub dice: Vec<Vec<u8>>,
    /// The first cards of the deck, top first; the others follow by the seed.
    #[serde(default)]
    pub deck: Vec<DeckCardId>,
    /// Tokens that do not stand where they start.
    #[serde(default)]
    pub tokens: Vec<(SuspectId, Place)>,
    /// Weapons that do not lie where the seed puts them.
    #[serde(default)]
    pub weapons: Vec<(WeaponId, RoomId)>,
}

/// What is wrong with a case that was laid by hand.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum LaidFault {
    /// The table itself is not possible.
    #[error(transparent)]
    Setup(#[from] SetupFault),
    /// The case file does not hold one card of each category.
    #[error("the case file holds something this edition does not have; give it one suspect, one weapon, one room")]
    CaseFile,
    /// A card that the edition hasn't.
    #[error("card {} is not in this edition", .0.0)]
    NoSuchCard(CardId),
    /// A card in two places.
    #[error("card {} is in two places; take it out of one", .0.0)]
    Twice(CardId),
    /// A card that nobody has.
    #[error("card {} is nowhere; give it to somebody", .0.0)]
    Nowhere(CardId),
    /// Not one hand for each seat.
    #[error("{hands} hands for {seats} seats; give each its own")]
    Hands {
        /// Hands given.
        hands: usize,
        /// Seats of the setup.
        seats: usize,
    },
    /// A hand that the deal would not make so large.
    #[error("seat {} has {given} cards; dealt, it has {dealt}", seat.0)]
    HandSize {
        /// The seat.
        seat: SeatId,
        /// Cards given.
        given: usize,
        /// Cards that it has when they are dealt.
        dealt: usize,
    },
    /// Cards in rooms, at the side or face up that are not as many as the deal lays there.
    #[error("{given} cards lie {place}; dealt, there are {dealt}")]
    Aside {
        /// Where: "in rooms", "at the side" or "face up".
        place: &'static str,
        /// Cards given.
        given: usize,
        /// Cards that lie there when they are dealt.
        dealt: usize,
    },
    /// A room that has two cards, or where none can lie.
    #[error("room {} has a card that cannot lie there; one may lie in each room that can be the answer", .0.0)]
    Room(RoomId),
    /// A seat that does not exist is to begin.
    #[error("seat {} is to begin, but is not there", .0.0)]
    First(SeatId),
    /// A roll that these dice cannot make; from 1.
    #[error("roll {roll} is not possible with this edition's dice; give each die one of its faces")]
    Dice {
        /// Which roll, from 1.
        roll: usize,
    },
    /// More rolls than can be laid.
    #[error("{0} rolls are set; at most {MOST_ROLLS} can be")]
    TooManyRolls(usize),
    /// More of a kind of deck card than there are, or a kind that is not there.
    #[error("deck card {} is used more often than it exists", .0.0)]
    Deck(DeckCardId),
    /// A token that cannot stand there: no such thing or place, or the square is taken.
    #[error("the token of suspect {} cannot stand there; give it a free square or a room", .0.0)]
    Token(SuspectId),
    /// A weapon that cannot lie there.
    #[error("weapon {} cannot lie there; give it a room", .0.0)]
    Weapon(WeaponId),
}

impl Game {
    /// A case laid by hand; everything that isn't laid is as in [`Game::new`] with that seed.
    ///
    /// # Errors
    /// The first thing found that no deal, dice or board of the edition could bring about.
    pub fn laid(edition: Arc<Edition>, setup: Setup, laid: &Laid, seed: impl Into<Seed>) -> Result<Self, LaidFault> {
        edition.check(&setup)?;
        check_truth(&edition, &setup, &laid.truth)?;
        check_chance(&edition, &setup, laid)?;
        let mut game = Self::table(edition, setup, laid.truth.clone(), Streams::new(seed.into()));
        game.place(laid)?;
        game.loaded_dice.extend(laid.dice.iter().cloned());
        game.put_on_top(&laid.deck);
        game.open(laid.first);
        Ok(game)
    }

    /// Lays how the dice fall next, for whoever draws them elsewhere: a table whose dice all seats draw together. Laid one
    /// by one, each before its roll, they may be as many as the case has.
    ///
    /// # Errors
    /// When this edition's dice cannot fall so; the game is then as it was.
    pub fn lay_roll(&mut self, faces: Vec<u8>) -> Result<(), LaidFault> {
        if !falls(&self.edition, &faces) {
            return Err(LaidFault::Dice { roll: self.loaded_dice.len() + 1 });
        }
        self.loaded_dice.push_back(faces);
        Ok(())
    }

    /// Puts these cards on top of the deck in this order.
    pub(super) fn put_on_top(&mut self, top: &[DeckCardId]) {
        let mut rest = self.deck.clone();
        for card in top {
            if let Some(at) = rest.iter().position(|other| other == card) {
                rest.remove(at);
            }
        }
        self.deck = top.iter().copied().chain(rest).collect();
    }

    fn place(&mut self, laid: &Laid) -> Result<(), LaidFault> {
        for &(suspect, place) in &laid.tokens {
            let there = match place {
                Place::Room(room) => self.edition.board.rooms().any(|other| other == room),
                Place::Square(square) => square.index() < self.edition.board.squares().len(),
            };
            let token = self.tokens.get_mut(suspect.index()).filter(|_| there);
            *token.ok_or(LaidFault::Token(suspect))? = place;
        }
        for (n, place) in self.tokens.iter().enumerate() {
            let alone = matches!(place, Place::Square(square) if !self.edition.board.is_special(*square));
            if alone && self.tokens[..n].contains(place) {
                return Err(LaidFault::Token(SuspectId(n as u8)));
            }
        }
        for &(weapon, room) in &laid.weapons {
            let there = self.edition.board.rooms().any(|other| other == room);
            let lying = self.weapons.get_mut(weapon.index()).filter(|_| there);
            *lying.ok_or(LaidFault::Weapon(weapon))? = Some(room);
        }
        Ok(())
    }
}

/// Every card lies once, and as many in each pile as when they are dealt.
fn check_truth(edition: &Edition, setup: &Setup, truth: &Truth) -> Result<(), LaidFault> {
    let cards = edition.cards;
    if !cards.holds(truth.case_file) {
        return Err(LaidFault::CaseFile);
    }
    let (hands, seats) = (truth.hands.len(), setup.seats.len());
    if hands != seats {
        return Err(LaidFault::Hands { hands, seats });
    }
    let mut seen: CardSet = cards.set(truth.case_file);
    let in_rooms = truth.room_cards.iter().map(|(_, card)| *card);
    let piles = truth.hands.iter().chain([&truth.face_up]).flat_map(|pile| pile.iter());
    for card in piles.chain(in_rooms).chain(truth.side_cards.iter().copied()) {
        if card.0 >= cards.total() {
            return Err(LaidFault::NoSuchCard(card));
        }
        if seen.contains(card) {
            return Err(LaidFault::Twice(card));
        }
        seen.insert(card);
    }
    if let Some(card) = cards.all().without(seen).nth(0) {
        return Err(LaidFault::Nowhere(card));
    }
    check_rooms(edition, truth)?;
    check_sizes(edition, setup, truth)
}

fn check_rooms(edition: &Edition, truth: &Truth) -> Result<(), LaidFault> {
    let twice = |n: usize, room| truth.room_cards[..n].iter().any(|(other, _)| *other == room);
    let rooms = truth.room_cards.iter().map(|(room, _)| *room).enumerate();
    let wrong = rooms.into_iter().find(|&(n, room)| room.0 >= edition.cards.rooms || twice(n, room));
    wrong.map_or(Ok(()), |(_, room)| Err(LaidFault::Room(room)))
}

fn check_sizes(edition: &Edition, setup: &Setup, truth: &Truth) -> Result<(), LaidFault> {
    // How many cards lie where does not depend on how they are shuffled.
    let dealt = Truth::deal(edition, setup, &mut ChaCha8Rng::seed_from_u64(0));
    let aside = [
        ("in rooms", truth.room_cards.len(), dealt.room_cards.len()),
        ("at the side", truth.side_cards.len(), dealt.side_cards.len()),
        ("face up", truth.face_up.len(), dealt.face_up.len()),
    ];
    if let Some((place, given, dealt)) = aside.into_iter().find(|(_, given, dealt)| given != dealt) {
        return Err(LaidFault::Aside { place, given, dealt });
    }
    let hands = truth.hands.iter().zip(&dealt.hands).map(|(given, dealt)| (given.len(), dealt.len()));
    match hands.enumerate().find(|(_, (given, dealt))| given != dealt) {
        Some((seat, (given, dealt))) => Err(LaidFault::HandSize { seat: SeatId(seat as u8), given, dealt }),
        None => Ok(()),
    }
}

/// Dice and deck can fall so.
fn check_chance(edition: &Edition, setup: &Setup, laid: &Laid) -> Result<(), LaidFault> {
    if let Some(first) = laid.first.filter(|first| first.index() >= setup.seats.len()) {
        return Err(LaidFault::First(first));
    }
    if laid.dice.len() > MOST_ROLLS {
        return Err(LaidFault::TooManyRolls(laid.dice.len()));
    }
    if let Some(roll) = laid.dice.iter().position(|roll| !falls(edition, roll)) {
        return Err(LaidFault::Dice { roll: roll + 1 });
    }
    let copies = |card: &DeckCardId| {
        let kind = edition.deck.get(card.index()).filter(|_| edition.uses_deck(setup));
        kind.map_or(0, |kind| usize::from(kind.count))
    };
    let too_often = |card: &&DeckCardId| laid.deck.iter().filter(|other| other == card).count() > copies(card);
    laid.deck.iter().find(too_often).map_or(Ok(()), |card| Err(LaidFault::Deck(*card)))
}

/// Whether the edition's dice can show these faces.
fn falls(edition: &Edition, faces: &[u8]) -> bool {
    let dice = &edition.profile.dice;
    !dice.is_empty()
        && faces.len() == dice.len()
        && faces.iter().zip(dice).all(|(face, die)| usize::from(*face) < die.len())
}
