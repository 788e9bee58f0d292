//! Gives the rules tests what they share: names, a table laid by hand, and ways to play a turn along.
#![expect(
    dead_code,
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "each test file uses a part; a test that cannot go on fails"
)]

use std::sync::{Arc, LazyLock};

use candlestick_rules::{
    Action, Board, CardId, CardSet, DeckCardId, Edition, Effect, Event, Game, Phase, Place, RoomId, Setup, SquareId,
    SuspectId, Triple, Truth, WeaponId,
};
use candlestick_themes::Theme;

pub const SCARLETT: SuspectId = SuspectId(0);
pub const MUSTARD: SuspectId = SuspectId(1);
pub const ORCHID: SuspectId = SuspectId(2);
pub const GREEN: SuspectId = SuspectId(3);
pub const PEACOCK: SuspectId = SuspectId(4);
pub const PLUM: SuspectId = SuspectId(5);

pub const CANDLESTICK: WeaponId = WeaponId(0);
pub const DAGGER: WeaponId = WeaponId(1);
pub const ROPE: WeaponId = WeaponId(4);
pub const WRENCH: WeaponId = WeaponId(5);

pub const KITCHEN: RoomId = RoomId(0);
pub const BALLROOM: RoomId = RoomId(1);
pub const CONSERVATORY: RoomId = RoomId(2);
pub const DINING_ROOM: RoomId = RoomId(3);
pub const BILLIARD_ROOM: RoomId = RoomId(4);
pub const LIBRARY: RoomId = RoomId(5);
pub const LOUNGE: RoomId = RoomId(6);
pub const HALL: RoomId = RoomId(7);
pub const STUDY: RoomId = RoomId(8);

/// What the case file holds on tables laid by hand.
pub const ANSWER: Triple = Triple { suspect: PLUM, weapon: WRENCH, room: STUDY };
/// A triple that is wrong on tables laid by hand.
pub const WRONG: Triple = Triple { suspect: SCARLETT, weapon: WRENCH, room: STUDY };

/// Read from its files, not from what is built in, so that `script/check-mutations` needs no build for each fault.
static THEME: LazyLock<Theme> = LazyLock::new(|| crate::table::theme("classic-2016"));

pub fn classic() -> Arc<Edition> {
    Arc::clone(&THEME.edition)
}

pub fn board() -> &'static Board {
    &THEME.edition.board
}

/// The corridor square at a row and column.
pub fn square(row: u16, col: u16) -> SquareId {
    board().square_at(row, col).unwrap_or_else(|| panic!("{row},{col} is no corridor square"))
}

pub fn at(row: u16, col: u16) -> Place {
    Place::Square(square(row, col))
}

pub fn inside(room: RoomId) -> Place {
    Place::Room(room)
}

pub fn suspect_card(suspect: SuspectId) -> CardId {
    THEME.edition.cards.suspect(suspect)
}

pub fn weapon_card(weapon: WeaponId) -> CardId {
    THEME.edition.cards.weapon(weapon)
}

pub fn room_card(room: RoomId) -> CardId {
    THEME.edition.cards.room(room)
}

pub fn deck_card(effect: Effect) -> DeckCardId {
    let at = THEME.edition.deck.iter().position(|card| card.effect == effect);
    DeckCardId(at.expect("the deck has such a card") as u8)
}

pub fn setup(seats: &[SuspectId]) -> Setup {
    Setup::new(seats.to_vec())
}

/// The first suspects of the cast, one a seat: seat 0 is Scarlett and starts.
pub fn cast(seats: u8) -> Vec<SuspectId> {
    (0..seats).map(SuspectId).collect()
}

/// A deal with the known answer: the given cards to the given seats, the rest round so that hands have their sizes.
pub fn truth(seats: u8, given: &[(u8, CardId)]) -> Truth {
    let cards = THEME.edition.cards;
    let spoken_for: CardSet = given.iter().map(|(_, card)| *card).collect();
    let mut rest: Vec<_> = cards.all().without(cards.set(ANSWER)).without(spoken_for).iter().collect();
    let mut hands = vec![CardSet::EMPTY; usize::from(seats)];
    for (seat, card) in given {
        hands[usize::from(*seat)].insert(*card);
    }
    let sizes = candlestick_rules::hand_sizes(18, seats);
    for (hand, size) in hands.iter_mut().zip(sizes) {
        while hand.len() < usize::from(size) {
            hand.insert(rest.remove(0));
        }
    }
    assert!(rest.is_empty(), "too many cards were given to one seat");
    Truth { case_file: ANSWER, hands, room_cards: Vec::new(), side_cards: Vec::new(), face_up: CardSet::EMPTY }
}

/// A table of the first suspects; seat 0 is Scarlett and starts.
pub fn table(seats: u8) -> Game {
    table_with(seats, &[])
}

pub fn table_with(seats: u8, given: &[(u8, CardId)]) -> Game {
    Game::with_deal(classic(), setup(&cast(seats)), truth(seats, given), 1).unwrap()
}

/// A game dealt from a seed.
pub fn dealt(seats: u8, seed: u64) -> Game {
    Game::new(classic(), setup(&cast(seats)), seed).unwrap()
}

/// What whoever is to act does; gives the events.
pub fn act(game: &mut Game, action: Action) -> Vec<Event> {
    let seat = game.actor().expect("the case is open");
    game.apply(seat, action).unwrap_or_else(|refusal| panic!("{refusal}")).to_vec()
}

/// Rolls two numbers; a 1 is a magnifying glass.
pub fn roll(game: &mut Game, a: u8, b: u8) -> Vec<Event> {
    game.load_dice([vec![a - 1, b - 1]]);
    act(game, Action::Roll)
}

/// Every action the acting seat has now.
pub fn offered(game: &Game) -> Vec<Action> {
    let seat = game.actor().expect("the case is open");
    game.choices(seat).actions(game.edition().cards)
}

pub fn offers(game: &Game, action: Action) -> bool {
    offered(game).contains(&action)
}

/// Where the acting seat may walk to.
pub fn walks(game: &Game) -> Vec<Place> {
    let seat = game.actor().expect("the case is open");
    game.choices(seat).destinations().iter().map(|end| end.place).collect()
}

/// Puts the token of the seat whose turn it is into a room, rolls 2 and 3, stays.
pub fn stay_in(game: &mut Game, room: RoomId) {
    let suspect = game.suspect_of(game.turn_seat());
    game.put_token(suspect, inside(room));
    roll(game, 2, 3);
    act(game, Action::Stay);
}

pub fn suggest(game: &mut Game, suspect: SuspectId, weapon: WeaponId) -> Vec<Event> {
    act(game, Action::Suggest { suspect, weapon })
}

/// Ends the turn in the simplest way: no Clue card, the first thing offered each time.
pub fn finish_turn(game: &mut Game) {
    let turn = game.turn_number();
    while game.turn_number() == turn && game.phase() != Phase::Over {
        match game.phase() {
            Phase::Roll => drop(roll(game, 2, 3)),
            _ => drop(act(game, offered(game)[0])),
        }
    }
}
