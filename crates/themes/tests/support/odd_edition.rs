//! Odd editions: random small boards, casts, profiles, decks and powers.

use candlestick_rules::{
    AccuseWhere, AskAgain, Asking, Board, BoardPlan, CardCounts, Category, Cell, DeckCard, DieFace, Edition, Effect,
    EffectTiming, Event, Extensions, FirstTurn, Leftovers, PassageUse, Power, Profile, Refuters, RoomId, Side,
    SquareMark, Stay, SuspectId, TokensInTheWay, UsedCards, WeaponStart,
};
use rand::{RngExt, rngs::SmallRng, seq::IndexedRandom};

/// The kind of an event, as a save would write it.
pub fn kind(event: &Event) -> String {
    let written = serde_json::to_string(event).unwrap();
    written.trim_start_matches(['{', '"']).split('"').next().unwrap_or_default().to_owned()
}

const EFFECTS: [Effect; 26] = [
    Effect::ChosenReveals,
    Effect::LeftReveals,
    Effect::NameAndReveal { category: Category::Weapon },
    Effect::AllShowLeft,
    Effect::Peek,
    Effect::PeekRight,
    Effect::ChosenShows,
    Effect::RightShows,
    Effect::AnyRoom,
    Effect::GoAnyRoom,
    Effect::GoToRoom { room: RoomId(0) },
    Effect::GoToStart,
    Effect::SendToStart,
    Effect::SendAnyToStart,
    Effect::RollAgain,
    Effect::AddToRoll { steps: 3 },
    Effect::AskAnywhere,
    Effect::AskHere,
    Effect::ExtraTurn,
    Effect::MissTurn,
    Effect::LeaveUnrefuted,
    Effect::PassOn,
    Effect::SeeShown,
    Effect::SeeNextShown,
    Effect::NextShowsToo,
    Effect::Clock,
];

fn one_of<T: Copy>(chance: &mut SmallRng, all: &[T]) -> T {
    *all.choose(chance).unwrap()
}

fn profile(chance: &mut SmallRng, cards: CardCounts, start_room: bool) -> Profile {
    let faces = chance.random_range(1..=6_u8);
    let die = (0..faces)
        .map(|n| DieFace { steps: n + u8::from(chance.random_ratio(3, 4)), draws: chance.random_ratio(1, 4) });
    let dice: Vec<Vec<DieFace>> = vec![die.collect(); chance.random_range(1..=2)];
    let fixed_steps = chance.random_ratio(1, 4).then(|| chance.random_range(1..=8));
    let starts = [FirstTurn::StartOrder, FirstTurn::Lot, FirstTurn::HighestRoll];
    let weapon_starts = [WeaponStart::RandomRooms, WeaponStart::OffBoard, WeaponStart::StartRoom];
    let weapon_start = one_of(chance, &weapon_starts[..if start_room { 3 } else { 2 }]);
    Profile {
        min_seats: 2,
        max_seats: cards.suspects,
        dice: if fixed_steps.is_some() { Vec::new() } else { dice },
        fixed_steps,
        first_turn: one_of(chance, &starts[..if fixed_steps.is_some() { 2 } else { 3 }]),
        start_order: (0..cards.suspects).map(SuspectId).collect(),
        weapon_start,
        leftovers: one_of(chance, &[Leftovers::Dealt, Leftovers::FaceUp]),
        two_side_room_cards: chance.random_range(0..2),
        two_side_side_cards: chance.random_range(0..3),
        two_side_deck: chance.random(),
        tokens_in_the_way: one_of(chance, &[TokensInTheWay::Block, TokensInTheWay::Pass, TokensInTheWay::StopBehind]),
        repeat_squares: chance.random_ratio(1, 4),
        cross_rooms: chance.random(),
        passage: one_of(chance, &[PassageUse::AfterRoll, PassageUse::InsteadOfRoll, PassageUse::InsideRoll]),
        stay: one_of(chance, &[Stay::AfterRoll, Stay::WhenPulled]),
        asking: one_of(chance, &[Asking::Mandatory, Asking::Optional]),
        ask_again: one_of(chance, &[AskAgain::EveryTurn, AskAgain::NotNextTurn]),
        refuters: one_of(chance, &[Refuters::FirstHolder, Refuters::All]),
        accuse: one_of(chance, &[AccuseWhere::Anywhere, AccuseWhere::Centre]),
        mark: one_of(chance, &[SquareMark::Plain, SquareMark::Draw, SquareMark::Snoop]),
        draw_when_pulled: chance.random(),
        used_cards: one_of(chance, &[UsedCards::Under, UsedCards::Reshuffled, UsedCards::Gone]),
    }
}

/// Rooms along the top and the centre, in a corner, with two or three rows of corridor.
fn board(chance: &mut SmallRng, cards: CardCounts, start_room: bool) -> Board {
    let cols = u16::from(cards.rooms + 1).max(u16::from(cards.suspects));
    let rows = chance.random_range(2..=3);
    let centre = RoomId(cards.rooms);
    let top = (0..cols).map(|col| match col {
        col if col < u16::from(cards.rooms) => Cell::Room(RoomId(col as u8)),
        col if col == u16::from(cards.rooms) => Cell::Room(centre),
        _ => Cell::Void,
    });
    let gap = chance.random_range(0..cols);
    let corridor = (1..=rows).flat_map(|row| (0..cols).map(move |col| (row, col)));
    let cell = |(row, col)| if row == 1 && col == gap && row < rows { Cell::Void } else { Cell::Corridor };
    let cells: Vec<Cell> = top.chain(corridor.map(cell)).collect();
    let open = |col: u16| cells[usize::from(cols + col)] == Cell::Corridor;
    let doors = (0..=cards.rooms).filter(|room| open(u16::from(*room)));
    let doors: Vec<_> = doors.map(|room| (RoomId(room), (1, u16::from(room)), Side::North)).collect();
    let last = RoomId(cards.rooms - 1);
    let marks = (0..cols).filter(|_| chance.random_ratio(1, 3)).map(|col| (rows, col)).collect();
    let special = vec![vec![(rows, 0)], vec![(rows, cols - 1)]];
    let starts = if start_room { Vec::new() } else { (0..cards.suspects).map(|n| (rows, u16::from(n))).collect() };
    let centre_door = doors.iter().any(|(room, ..)| *room == centre);
    let sealed = (0..cards.rooms).map(RoomId).find(|room| !doors.iter().any(|(door, ..)| door == room));
    // A room behind the gap is reached by a joining door.
    let mut joins: Vec<_> =
        sealed.into_iter().map(|room| (room, if room == last { RoomId(0) } else { last })).collect();
    if !centre_door {
        joins.push((centre, RoomId(0)));
    }
    let plan = BoardPlan {
        cols,
        cells,
        rooms: cards.rooms + 1,
        doors,
        passages: vec![(RoomId(0), last)],
        joins,
        marks,
        special,
        square_passages: vec![(0, 1)],
        centre: Some(centre),
        start_room: (start_room && centre_door).then_some(centre),
        starts: if start_room && !centre_door {
            (0..cards.suspects).map(|n| (rows, u16::from(n))).collect()
        } else {
            starts
        },
        ..BoardPlan::default()
    };
    Board::new(plan).unwrap()
}

/// An edition made up at random.
pub fn edition(chance: &mut SmallRng) -> Edition {
    let cards = CardCounts {
        suspects: chance.random_range(3..=5),
        weapons: chance.random_range(2..=4),
        rooms: chance.random_range(3..=5),
    };
    let wanted = chance.random();
    let board = board(chance, cards, wanted);
    let start_room = board.start_room().is_some();
    let deck = (0..chance.random_range(0..8)).map(|_| {
        let effect = one_of(chance, &EFFECTS);
        let when = one_of(chance, effect.timings());
        DeckCard { count: chance.random_range(1..=3), effect, when }
    });
    let deck = deck.collect();
    let powers = (0..cards.suspects).map(|_| {
        let effect = one_of(chance, &EFFECTS);
        let when = effect.timings().iter().copied().find(|when| *when != EffectTiming::AtOnce)?;
        Some(Power { effect, when })
    });
    let powers = powers.collect();
    Edition { cards, profile: profile(chance, cards, start_room), board, deck, powers, extensions: Extensions::new() }
}
