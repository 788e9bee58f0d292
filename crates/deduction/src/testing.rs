//! Small editions and random play for the tests of deduction and bots.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use std::sync::Arc;

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use candlestick_rules::{
    Action, Board, BoardPlan, CardCounts, Category, Cell, DeckCard, DieFace, Edition, Effect, Game, Profile, RoomId,
    Setup, Side, SuspectId,
};

/// A street with rooms on its north side, a passage between the ends, and every kind of deck card.
pub fn street(suspects: u8, weapons: u8, rooms: u8) -> Arc<Edition> {
    let cols = u16::from(rooms.max(suspects));
    let room = |col: u16| if col < u16::from(rooms) { Cell::Room(RoomId(col as u8)) } else { Cell::Void };
    let cells = (0..cols).map(room).chain((0..2 * cols).map(|_| Cell::Corridor)).collect();
    let plan = BoardPlan {
        cols,
        cells,
        rooms,
        doors: (0..rooms).map(|n| (RoomId(n), (1, u16::from(n)), Side::North)).collect(),
        walls: Vec::new(),
        passages: vec![(RoomId(0), RoomId(rooms - 1))],
        starts: (0..suspects).map(|n| (2, u16::from(n))).collect(),
        ..BoardPlan::default()
    };
    let die: Vec<_> = (1..=3).map(|steps| DieFace { steps, draws: steps == 1 }).collect();
    let effects = [
        Effect::ChosenReveals,
        Effect::LeftReveals,
        Effect::NameAndReveal { category: Category::Suspect },
        Effect::NameAndReveal { category: Category::Weapon },
        Effect::NameAndReveal { category: Category::Room },
        Effect::AllShowLeft,
        Effect::Peek,
        Effect::AnyRoom,
        Effect::ExtraTurn,
    ];
    Arc::new(Edition {
        cards: CardCounts { suspects, weapons, rooms },
        board: Board::new(plan).unwrap(),
        profile: Profile {
            min_seats: 2,
            max_seats: suspects,
            dice: vec![die.clone(), die],
            start_order: (0..suspects).map(SuspectId).collect(),
            two_side_room_cards: if rooms > 4 { 4 } else { 2 },
            ..Profile::default()
        },
        deck: effects.map(|effect| DeckCard::at_once(1, effect)).to_vec(),
        powers: Vec::new(),
        extensions: candlestick_rules::Extensions::new(),
    })
}

/// A new case.
pub fn case(edition: &Arc<Edition>, seats: u8, deck: bool, seed: u64) -> Game {
    let seats = (0..seats).map(SuspectId).collect();
    Game::new(Arc::clone(edition), Setup { deck, powers: deck, ..Setup::new(seats) }, seed).unwrap()
}

/// One random action that seldom leaves the race; false when the case is closed.
pub fn random_step(game: &mut Game, rng: &mut ChaCha8Rng) -> bool {
    let Some(seat) = game.actor() else { return false };
    let actions = game.choices(seat).actions(game.edition().cards);
    let tame: Vec<_> =
        actions.iter().copied().filter(|action| !matches!(action, Action::Accuse(_) | Action::GiveUp)).collect();
    let wild = rng.random_range(0..40_u32) == 0;
    let pool = if wild || tame.is_empty() { &actions } else { &tame };
    let action = pool[rng.random_range(0..pool.len() as u32) as usize];
    game.apply(seat, action).unwrap();
    true
}

/// A case after so many random steps.
pub fn played(edition: &Arc<Edition>, seats: u8, seed: u64, steps: u32) -> Game {
    let mut game = case(edition, seats, seed.is_multiple_of(3), seed);
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    for _ in 0..steps {
        if !random_step(&mut game, &mut rng) {
            break;
        }
    }
    game
}
