//! The hidden truth of a case: what the case file, the hands and the rooms hold, and how it is dealt.

use rand::seq::SliceRandom;
use rand_chacha::ChaCha8Rng;
use serde::{Deserialize, Serialize};

use super::{CardId, CardSet, Category, Edition, Leftovers, RoomId, SeatId, Setup, Triple};

/// Who holds what. Only the referee has it; nothing of it leaves but through a view.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Truth {
    /// What the case file holds.
    pub case_file: Triple,
    /// Every hand, by seat.
    pub hands: Vec<CardSet>,
    /// Cards face down in rooms.
    #[serde(default)]
    pub room_cards: Vec<(RoomId, CardId)>,
    /// Cards face down at the side, by their places.
    #[serde(default)]
    pub side_cards: Vec<CardId>,
    /// Cards face up for all to see, as they could not be dealt evenly.
    #[serde(default)]
    pub face_up: CardSet,
}

impl Truth {
    /// Shuffles, fills the case file, lays cards aside for two sides and deals the rest round from seat 0.
    pub(super) fn deal(edition: &Edition, setup: &Setup, rng: &mut ChaCha8Rng) -> Self {
        let cards = edition.cards;
        let mut rest = Vec::new();
        let mut case_file = [CardId(0); 3];
        for (slot, category) in case_file.iter_mut().zip(Category::ALL) {
            let mut pile: Vec<_> = cards.set_of(category).iter().collect();
            pile.shuffle(rng);
            *slot = pile.swap_remove(0);
            rest.extend(pile);
        }
        rest.sort_unstable();
        rest.shuffle(rng);
        let room_cards = lay_room_cards(edition, setup, &mut rest, rng);
        let side_cards = lay_side_cards(edition, setup, &mut rest);
        let face_up = leftovers(edition, setup, &mut rest);
        let mut hands = vec![CardSet::EMPTY; setup.seats.len()];
        for (n, card) in rest.into_iter().enumerate() {
            hands[n % setup.seats.len()].insert(card);
        }
        Self { case_file: cards.triple(case_file), hands, room_cards, side_cards, face_up }
    }

    /// A seat's hand; a watcher has none.
    #[must_use]
    pub fn hand(&self, seat: SeatId) -> CardSet {
        self.hands.get(seat.index()).copied().unwrap_or_default()
    }

    /// The card that lies in a room.
    #[must_use]
    pub fn room_card(&self, room: RoomId) -> Option<CardId> {
        self.room_cards.iter().find(|(at, _)| *at == room).map(|(_, card)| *card)
    }

    /// Who holds the card, if a seat does.
    #[must_use]
    pub fn holder(&self, card: CardId) -> Option<SeatId> {
        let seat = self.hands.iter().position(|hand| hand.contains(card))?;
        Some(SeatId(seat as u8))
    }
}

/// With two sides, cards go face down into random rooms, or into those with a passage in the quick variant.
fn lay_room_cards(
    edition: &Edition,
    setup: &Setup,
    rest: &mut Vec<CardId>,
    rng: &mut ChaCha8Rng,
) -> Vec<(RoomId, CardId)> {
    let wanted = usize::from(edition.profile.two_side_room_cards);
    if setup.seats.len() != 2 || wanted == 0 {
        return Vec::new();
    }
    let mut rooms: Vec<_> = edition.board.rooms().filter(|room| room.0 < edition.cards.rooms).collect();
    rooms.shuffle(rng);
    if setup.corner_rooms {
        rooms.sort_by_key(|room| edition.board.passage(*room).is_none());
    }
    rooms.truncate(wanted);
    rooms.sort_unstable();
    rooms.into_iter().filter_map(|room| rest.pop().map(|card| (room, card))).collect()
}

/// With two sides, cards go face down in a row at the side.
fn lay_side_cards(edition: &Edition, setup: &Setup, rest: &mut Vec<CardId>) -> Vec<CardId> {
    let wanted = usize::from(edition.profile.two_side_side_cards);
    if setup.seats.len() != 2 {
        return Vec::new();
    }
    rest.split_off(rest.len().saturating_sub(wanted))
}

/// What cannot be dealt evenly, where that lies face up.
fn leftovers(edition: &Edition, setup: &Setup, rest: &mut Vec<CardId>) -> CardSet {
    let odd = rest.len() % setup.seats.len().max(1);
    match edition.profile.leftovers {
        Leftovers::Dealt => CardSet::EMPTY,
        Leftovers::FaceUp => rest.split_off(rest.len() - odd).into_iter().collect(),
    }
}

/// Cards in each hand when `cards` are dealt round from seat 0: the first seats get the odd ones.
#[must_use]
pub fn hand_sizes(cards: u8, seats: u8) -> Vec<u8> {
    (0..seats).map(|seat| cards / seats + u8::from(seat < cards % seats)).collect()
}

/// How the cards are dealt to a number of players.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Hands {
    /// Players at the table.
    pub players: u8,
    /// Cards in each hand, the largest first.
    pub sizes: Vec<u8>,
    /// Cards that lie in rooms or at the side, with two players.
    pub aside: u8,
    /// Cards that are left over and lie face up.
    pub face_up: u8,
}

impl Edition {
    /// The hands for every number of players that the edition allows.
    #[must_use]
    pub fn hands(&self) -> Vec<Hands> {
        (self.profile.min_seats..=self.profile.max_seats).map(|players| self.hands_of(players)).collect()
    }

    /// The hands of a number of players, also one that the edition doesn't allow.
    #[must_use]
    pub fn hands_of(&self, players: u8) -> Hands {
        let rest = self.cards.total().saturating_sub(3);
        let in_rooms = self.profile.two_side_room_cards.min(self.cards.rooms);
        let aside = if players == 2 { (in_rooms + self.profile.two_side_side_cards).min(rest) } else { 0 };
        let rest = rest - aside;
        let face_up = if self.profile.leftovers == Leftovers::FaceUp { rest % players.max(1) } else { 0 };
        Hands { players, sizes: hand_sizes(rest - face_up, players), aside, face_up }
    }
}
