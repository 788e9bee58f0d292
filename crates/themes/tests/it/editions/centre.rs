//! The rules that the three editions with a centre share, each played in all three: starting, moving, asking, accusing,
//! two sides. The worked examples are those of Classic 2011.

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::Arc,
};

use candlestick_rules::{
    Action, Event, Game, MoveKind, Phase, Place, RoomId, SeatId, SquareId, SuspectId, Triple, WeaponId,
};

use crate::table::Table;

/// The editions in which all start in the centre and accuse there.
const IDS: [&str; 3] = ["classic-2011", "doctor-who", "big-bang-theory"];
/// The edition of the worked examples.
const ID: &str = IDS[0];

/// A table of each edition.
fn tables(seats: u8) -> impl Iterator<Item = (&'static str, Table)> {
    IDS.into_iter().map(move |id| (id, Table::new(id, seats, &[])))
}

/// What the case file holds on these tables: the last card of each kind.
fn case_file(table: &Table) -> Triple {
    let cards = table.edition().cards;
    Triple {
        suspect: SuspectId(cards.suspects - 1),
        weapon: WeaponId(cards.weapons - 1),
        room: RoomId(cards.rooms - 1),
    }
}

/// A triple that is not the case file.
fn wrong(table: &Table) -> Triple {
    Triple { suspect: SuspectId(0), ..case_file(table) }
}

/// The room that the tests go to: the last but the case file's.
fn near(table: &Table) -> RoomId {
    RoomId(table.edition().cards.rooms - 2)
}

fn centre(table: &Table) -> Place {
    Place::Room(table.edition().board.centre().unwrap())
}

/// The square outside the first door of a room.
fn outside(table: &Table, room: RoomId) -> SquareId {
    table.edition().board.doors_of(room).next().unwrap().square
}

/// A seat walks into the room by its first door.
fn enter(table: &mut Table, seat: u8, room: RoomId) {
    let square = outside(table, room);
    table.put(seat, Place::Square(square));
    table.roll(3);
    table.act(Action::Go(Place::Room(room)));
}

/// Asks, and lets every moment pass that is offered beside a card to show; gives what happened.
fn ask(table: &mut Table, suspect: SuspectId, weapon: WeaponId) -> Vec<Event> {
    let before = table.game.events().len();
    table.act(Action::Suggest { suspect, weapon });
    while table.offers(Action::Decline) {
        table.act(Action::Decline);
    }
    table.game.events()[before..].to_vec()
}

/// Four squares in a straight line: the third and the fourth lie two and three steps from the first, by one way alone.
fn line(table: &Table) -> [SquareId; 4] {
    let board = &table.edition().board;
    let after = |a: SquareId, b: SquareId| {
        let ([one, two], next_to) = ([a, b].map(|at| board.square(at)), board.next_to(b));
        let on = |next: &SquareId| {
            let next = board.square(*next);
            (next.row + one.row, next.col + one.col) == (2 * two.row, 2 * two.col)
        };
        next_to.iter().copied().find(on)
    };
    let found = board.square_ids().find_map(|a| {
        let plain = |line: &[SquareId; 4]| !line.iter().any(|square| board.marked(*square));
        let lines = board.next_to(a).iter().filter_map(|&b| {
            let c = after(a, b)?;
            Some([a, b, c, after(b, c)?])
        });
        lines.into_iter().find(plain)
    });
    found.unwrap()
}

/// A marked square with a square beside it.
fn mark(table: &Table) -> (SquareId, SquareId) {
    let board = &table.edition().board;
    let found = board.square_ids().filter(|square| board.marked(*square));
    let plain = |square: &&SquareId| !board.marked(**square);
    found.filter_map(|mark| Some((mark, *board.next_to(mark).iter().find(plain)?))).next().unwrap()
}

/// Steps over squares, and through rooms where they are crossed; through the centre never.
fn steps(table: &Table, from: SquareId) -> Vec<Option<u32>> {
    let board = &table.edition().board;
    let crossed = |room: &RoomId| table.edition().profile.cross_rooms && Some(*room) != board.centre();
    let next = |at: Place| -> Vec<Place> {
        match at {
            Place::Square(square) => {
                let rooms = board.doors_at(square).map(|door| door.room).filter(crossed).map(Place::Room);
                board.next_to(square).iter().copied().map(Place::Square).chain(rooms).collect()
            }
            Place::Room(room) => board.doors_of(room).map(|door| Place::Square(door.square)).collect(),
        }
    };
    let mut far = BTreeMap::from([(Place::Square(from), 0)]);
    let mut edge = vec![Place::Square(from)];
    for length in 1.. {
        edge = edge.iter().flat_map(|at| next(*at)).collect();
        edge.retain(|to| !far.contains_key(to));
        far.extend(edge.iter().map(|to| (*to, length)));
        if edge.is_empty() {
            break;
        }
    }
    board.square_ids().map(|square| far.get(&Place::Square(square)).copied()).collect()
}

/// The table of an edition in which rooms are crossed.
fn crossing(mut table: Table) -> Table {
    let mut theme = (*table.theme).clone();
    let mut edition = (*theme.edition).clone();
    edition.profile.cross_rooms = true;
    theme.edition = Arc::new(edition);
    let setup = table.game.view(SeatId(0)).setup;
    let games = (0..).map(|seed| Game::new(Arc::clone(&theme.edition), setup.clone(), seed).unwrap());
    table.game = games.into_iter().find(|game| game.turn_seat() == SeatId(0)).unwrap();
    table.theme = Arc::new(theme);
    table
}

#[test]
fn one_may_ask_about_a_face_up_card_and_nobody_answers_for_it() {
    for (id, mut table) in tables(4) {
        let room = near(&table);
        let (face_up, card) = (table.game.truth().face_up, table.edition().cards.room(room));
        assert!(face_up.contains(card), "{id}: {face_up:?}");
        enter(&mut table, 0, room);
        let Triple { suspect, weapon, .. } = case_file(&table);
        let events = ask(&mut table, suspect, weapon);
        assert!(events.contains(&Event::NobodyShowed { asker: SeatId(0) }), "{id}: {events:?}");
    }
}

#[test]
fn a_roll_of_ten_leads_from_the_game_room_to_the_bedroom() {
    let mut table = Table::new(ID, 3, &[]);
    table.put(0, table.inside("game-room"));
    let mut short = table.clone();
    short.roll(9);
    assert!(!short.walks().contains(&table.inside("bedroom")));
    table.roll(10);
    assert!(table.walks().contains(&table.inside("bedroom")));
    let moved = table.act(Action::Go(table.inside("bedroom")));
    assert!(matches!(&moved[0], Event::Moved { path, .. } if path.len() == 10), "{moved:?}");
}

#[test]
fn was_it_scarlet_with_the_rope_in_the_garage() {
    let mut table = Table::new(ID, 3, &[(1, "rope")]);
    table.put(0, table.at(16, 7));
    table.roll(12);
    table.act(Action::Go(table.inside("garage")));
    assert_eq!(table.phase(), Phase::Suggest);
    let events = table.suggest("scarlet", "rope");
    assert_eq!(events[0], Event::Suggested { seat: SeatId(0), triple: table.triple("scarlet", "rope", "garage") });
    assert_eq!(table.game.token(table.suspect("scarlet")), table.inside("garage"));
    assert_eq!(table.game.weapon(table.weapon("rope")), Some(table.room("garage")));
    assert_eq!(table.phase(), Phase::Refute(SeatId(1)), "the player on the left must be the first to answer");
    let shown = table.act(Action::Show(table.card("rope")));
    assert!(matches!(shown[0], Event::Shown { by: SeatId(1), to: SeatId(0), .. }));
    assert_eq!(table.phase(), Phase::Conclude, "one card is enough");
}

#[test]
fn from_the_dining_room_by_the_joining_door_and_next_turn_by_the_passage() {
    let mut table = Table::new(ID, 3, &[]);
    table.put(0, table.inside("dining-room"));
    let moved = table.act(Action::Join(table.room("kitchen")));
    assert!(matches!(moved[0], Event::Moved { kind: MoveKind::Join, .. }));
    assert_eq!(table.phase(), Phase::Suggest, "one must stop and ask");
    table.finish_turn();
    table.until_turn_of(0);
    assert!(table.offers(Action::Passage(table.room("garage"))));
    let moved = table.act(Action::Passage(table.room("garage")));
    assert!(matches!(moved[0], Event::Moved { kind: MoveKind::Passage, .. }), "without rolling");
    assert_eq!(table.phase(), Phase::Suggest);
}

#[test]
fn passage_and_joining_door_replace_the_roll() {
    for (id, mut table) in tables(3) {
        let board = &table.theme.clone().edition.board;
        let both = board.rooms().find(|room| board.passage(*room).is_some() && board.joined(*room).next().is_some());
        let room = both.unwrap();
        let ways = [Action::Passage(board.passage(room).unwrap()), Action::Join(board.joined(room).next().unwrap())];
        table.put(0, Place::Room(room));
        assert!(ways.iter().all(|way| table.offers(*way)), "{id}");
        let mut rolled = table.clone();
        rolled.roll(5);
        assert_eq!(rolled.phase(), Phase::Move, "{id}");
        assert!(!ways.iter().any(|way| rolled.offers(*way)), "{id}");
        for (way, kind) in ways.into_iter().zip([MoveKind::Passage, MoveKind::Join]) {
            let mut taken = table.clone();
            let moved = taken.act(way);
            assert!(matches!(moved[0], Event::Moved { kind: by, .. } if by == kind), "{id}: {moved:?}");
            assert_eq!(taken.phase(), Phase::Suggest, "{id}: one must stop and ask");
        }
    }
}

#[test]
fn one_must_leave_the_room_unless_moved_there() {
    for (id, mut table) in tables(3) {
        table.put(0, Place::Room(near(&table)));
        assert!(!table.offers(Action::Stay), "{id}");
        table.roll(5);
        assert_eq!(table.phase(), Phase::Move, "{id}");
        assert!(!table.offers(Action::Stay) && !table.offers(Action::EndTurn), "{id}");
    }
}

/// Seat 0 names the token of seat 1; then it is seat 1's turn.
fn pulled(mut table: Table) -> Table {
    let room = near(&table);
    enter(&mut table, 0, room);
    ask(&mut table, SuspectId(1), WeaponId(0));
    table.finish_turn();
    assert_eq!((table.actor(), table.phase()), (Some(1), Phase::Roll));
    assert_eq!(table.game.token(SuspectId(1)), Place::Room(room));
    table
}

#[test]
fn a_moved_token_may_stay_and_must_then_ask() {
    for (id, table) in tables(3) {
        let mut table = pulled(table);
        assert!(table.game.view(SeatId(2)).seats[1].pulled, "{id}");
        let stayed = table.act(Action::Stay);
        assert!(matches!(stayed[0], Event::Stayed { .. }), "{id}");
        assert_eq!(table.phase(), Phase::Suggest, "{id}");
        assert!(!table.offers(Action::EndTurn), "{id}: staying means asking");
    }
}

#[test]
fn the_right_to_stay_ends_with_the_turn() {
    for (id, table) in tables(3) {
        let mut table = pulled(table);
        // Out and on: it is not in the room any more, so nothing but its turn's end can take the right away.
        table.roll(3);
        table.act(table.offered()[0]);
        table.finish_turn();
        assert!(!table.game.view(SeatId(1)).seats[1].pulled, "{id}");
        let mut idle = pulled(Table::new(id, 3, &[]));
        idle.act(Action::Stay);
        idle.finish_turn();
        idle.until_turn_of(1);
        assert_eq!(idle.game.token(SuspectId(1)), Place::Room(near(&idle)), "{id}");
        assert!(!idle.offers(Action::Stay), "{id}: once, not on every turn after");
    }
}

#[test]
fn a_token_that_was_in_the_room_already_was_not_moved() {
    for (id, mut table) in tables(3) {
        let room = near(&table);
        table.put(1, Place::Room(room));
        enter(&mut table, 0, room);
        ask(&mut table, SuspectId(1), WeaponId(0));
        table.finish_turn();
        assert_eq!((table.actor(), table.phase()), (Some(1), Phase::Roll), "{id}");
        assert!(!table.offers(Action::Stay), "{id}");
    }
}

#[test]
fn other_tokens_are_passed_but_not_ended_on() {
    for (id, mut table) in tables(3) {
        let [from, _, second, third] = line(&table);
        table.put(0, Place::Square(from));
        let mut ended_on = table.clone();
        table.put(1, Place::Square(second));
        table.roll(3);
        assert!(table.walks().contains(&Place::Square(third)), "{id}: passed");
        ended_on.put(1, Place::Square(third));
        ended_on.roll(3);
        assert!(
            !ended_on.walks().is_empty() && !ended_on.walks().contains(&Place::Square(third)),
            "{id}: not ended on"
        );
    }
}

#[test]
fn a_token_outside_a_door_does_not_shut_it() {
    for (id, mut table) in tables(3) {
        let board = &table.theme.clone().edition.board;
        let one_door = board.rooms().filter(|room| board.doors_of(*room).count() == 1);
        let ways = one_door.flat_map(|room| board.next_to(outside(&table, room)).iter().map(move |from| (room, *from)));
        let far = |(room, from): &(RoomId, SquareId)| !board.doors_at(*from).any(|door| door.room == *room);
        let ways: Vec<_> = ways.filter(far).collect();
        assert!(ways.len() > 3, "{id}");
        for (room, from) in ways {
            table.put(0, Place::Square(from));
            table.put(1, Place::Square(outside(&table, room)));
            let mut rolled = table.clone();
            rolled.roll(3);
            assert!(rolled.walks().contains(&Place::Room(room)), "{id}: into {room:?} from {from:?}");
            table.put(0, Place::Room(room));
            let mut out = table.clone();
            out.roll(3);
            assert!(!out.walks().is_empty(), "{id}: out of {room:?}");
        }
    }
}

#[test]
fn a_marked_square_may_be_stopped_at_early_also_with_a_room_in_reach() {
    for (id, mut table) in tables(3) {
        let (mark, beside) = mark(&table);
        table.put(0, Place::Square(beside));
        table.roll(12);
        let walks = table.walks();
        assert!(walks.contains(&Place::Square(mark)) && walks.iter().any(|end| end.room().is_some()), "{id}");
        let events = table.act(Action::Go(Place::Square(mark)));
        assert!(matches!(&events[0], Event::Moved { path, .. } if path.len() == 1), "{id}: {events:?}");
        let drawn = |event: &Event| matches!(event, Event::Drawn { .. } | Event::Kept { .. });
        assert!(events.iter().any(drawn), "{id}: {events:?}");
    }
}

#[test]
fn without_the_deck_marks_are_plain() {
    for id in IDS {
        let mut table = Table::with_deck(id, 3, false, &[]);
        let (mark, beside) = mark(&table);
        table.put(0, Place::Square(beside));
        let mut exact = table.clone();
        table.roll(12);
        assert!(!table.walks().contains(&Place::Square(mark)), "{id}");
        exact.roll(3);
        let events = exact.act(Action::Go(Place::Square(mark)));
        assert_eq!((events.len(), exact.phase()), (1, Phase::Conclude), "{id}: {events:?}");
    }
}

#[test]
fn one_accuses_in_the_centre_alone_also_at_the_start_of_the_turn() {
    for (id, mut table) in tables(3) {
        let triple = case_file(&table);
        assert!(table.offers(Action::Accuse(triple)), "{id}: all start in the centre");
        table.put(0, Place::Room(near(&table)));
        assert!(!table.offers(Action::Accuse(triple)), "{id}");
        table.put(0, Place::Square(outside(&table, near(&table))));
        assert!(!table.offers(Action::Accuse(triple)), "{id}");
        table.put(0, centre(&table));
        let events = table.act(Action::Accuse(triple));
        assert!(matches!(events.last(), Some(Event::Closed(end)) if end.winner == Some(SeatId(0))), "{id}");
    }
}

#[test]
fn the_centre_needs_no_exact_roll_ends_the_move_and_nobody_is_asked() {
    for (id, mut table) in tables(3) {
        let centre = centre(&table);
        table.put(0, Place::Square(outside(&table, centre.room().unwrap())));
        table.roll(12);
        table.act(Action::Go(centre));
        assert_eq!(table.phase(), Phase::Conclude, "{id}");
        assert!(table.offers(Action::Accuse(case_file(&table))), "{id}");
        assert!(table.offers(Action::EndTurn), "{id}: accusing is optional");
    }
}

#[test]
fn nobody_walks_through_the_centre() {
    for (id, table) in tables(3) {
        stays_this_side(id, &table);
        // Where entering a room ends the move anyway, nothing shows whether the centre would.
        stays_this_side(id, &crossing(table));
    }
}

/// No way leads over the centre, and nothing is reached that lies nearer that way than any other.
fn stays_this_side(id: &str, table: &Table) {
    let board = &table.edition().board;
    let centre = centre(table);
    let doors: BTreeSet<_> = board.doors_of(centre.room().unwrap()).map(|door| door.square).collect();
    let mut beyond = 0;
    for &from in &doors {
        let far = steps(table, from);
        for rolled in 3..=6 {
            let mut walked = table.clone();
            walked.put(0, Place::Square(from));
            walked.roll(rolled);
            let seat = walked.game.choices(SeatId(0));
            let over = |path: &[Place]| path[..path.len() - 1].contains(&centre);
            assert!(!seat.destinations().iter().any(|end| over(&end.path)), "{id}: {rolled} from {from:?}");
            assert!(!seat.vias().iter().any(|via| via.path.contains(&centre)), "{id}: {rolled} from {from:?}");
            // In by this door and out by another is two steps: what lies nearer by that way than by any other.
            let across = doors.iter().filter(|out| **out != from).flat_map(|out| {
                let on = steps(table, *out);
                board.square_ids().filter(move |to| on[to.index()] == Some(u32::from(rolled) - 2))
            });
            let across = across.filter(|to| far[to.index()].is_none_or(|far| far > rolled.into()));
            for to in across.filter(|to| !board.marked(*to)) {
                beyond += 1;
                assert!(!walked.walks().contains(&Place::Square(to)), "{id}: {rolled} from {from:?} to {to:?}");
            }
        }
    }
    assert!(beyond > 20, "{id}: {beyond} squares beyond the centre");
}

#[test]
fn a_wrong_accuser_answers_and_the_case_goes_on() {
    for id in IDS {
        let plain = Table::new(id, 3, &[]);
        let key = plain.theme.rooms[near(&plain).index()].id.clone();
        let mut table = Table::new(id, 3, &[(0, &key)]);
        table.act(Action::Accuse(wrong(&table)));
        assert!(table.game.is_out(SeatId(0)), "{id}");
        assert_eq!(table.actor(), Some(1), "{id}");
        let room = near(&table);
        enter(&mut table, 1, room);
        let Triple { suspect, weapon, .. } = case_file(&table);
        ask(&mut table, suspect, weapon);
        assert_eq!(table.phase(), Phase::Refute(SeatId(0)), "{id}");
    }
}

#[test]
fn if_everyone_accuses_wrongly_the_murder_remains_unsolved() {
    for (id, mut table) in tables(3) {
        for _ in 0..3 {
            table.act(Action::Accuse(wrong(&table)));
        }
        assert!(matches!(table.game.events().last(), Some(Event::Closed(end)) if end.winner.is_none()), "{id}");
    }
}

#[test]
fn the_first_to_the_left_who_can_answers_and_one_card_is_enough() {
    for id in IDS {
        let theme = Table::new(id, 4, &[]).theme;
        let mut table = Table::new(id, 4, &[(2, &theme.weapons[1].id), (3, &theme.suspects[4].id)]);
        let room = near(&table);
        enter(&mut table, 0, room);
        let events = ask(&mut table, SuspectId(4), WeaponId(1));
        assert!(events.contains(&Event::CannotRefute { seat: SeatId(1) }), "{id}: {events:?}");
        assert_eq!(table.phase(), Phase::Refute(SeatId(2)), "{id}");
        table.act(Action::Show(table.edition().cards.weapon(WeaponId(1))));
        while table.offers(Action::Decline) {
            table.act(Action::Decline);
        }
        assert_eq!(table.phase(), Phase::Conclude, "{id}: seat 3 is not asked any more");
    }
}

/// Two sides; the first holds the card of the room that is asked in.
fn two_sides(id: &str) -> Table {
    let plain = Table::new(id, 3, &[]);
    Table::new(id, 2, &[(0, &plain.theme.rooms[near(&plain).index()].id)])
}

/// The seat asks for what nobody holds.
fn ask_for_the_case_file(table: &mut Table, seat: u8) -> Vec<Event> {
    table.until_turn_of(seat);
    let room = near(table);
    enter(table, seat, room);
    let Triple { suspect, weapon, .. } = case_file(table);
    table.act(Action::Suggest { suspect, weapon })
}

#[test]
fn with_two_sides_one_looks_at_another_side_card_whenever_the_other_side_cannot_answer() {
    for id in IDS {
        let mut table = two_sides(id);
        let sides = table.game.truth().side_cards.clone();
        assert_eq!(sides.len(), 4, "{id}");
        ask_for_the_case_file(&mut table, 0);
        assert_eq!(table.phase(), Phase::SideCard(SeatId(0)), "{id}");
        assert_eq!(table.offered(), (0..4).map(Action::LookAtSide).collect::<Vec<_>>(), "{id}");
        let seen = table.act(Action::LookAtSide(2));
        assert_eq!(seen, [Event::SideCardSeen { seat: SeatId(0), place: 2, card: Some(sides[2]) }], "{id}");
        let other = table.game.view(SeatId(1));
        let public = Event::SideCardSeen { seat: SeatId(0), place: 2, card: None };
        assert!(other.events.contains(&public), "{id}: the place is public");
        table.finish_turn();
        for left in [vec![0, 1, 3], vec![1, 3]] {
            ask_for_the_case_file(&mut table, 0);
            let places: Vec<_> = left.iter().copied().map(Action::LookAtSide).collect();
            assert_eq!(table.offered(), places, "{id}");
            table.act(Action::LookAtSide(left[0]));
            table.finish_turn();
        }
        let events = ask_for_the_case_file(&mut table, 0);
        let last = Event::SideCardSeen { seat: SeatId(0), place: 3, card: Some(sides[3]) };
        assert!(events.contains(&last), "{id}: only one is left");
        table.finish_turn();
        let events = ask_for_the_case_file(&mut table, 0);
        let nobody = Event::NobodyShowed { asker: SeatId(0) };
        assert_eq!((events.last(), table.phase()), (Some(&nobody), Phase::Conclude), "{id}");
    }
}

#[test]
fn each_side_remembers_its_own_places() {
    for id in IDS {
        let mut table = two_sides(id);
        ask_for_the_case_file(&mut table, 0);
        table.act(Action::LookAtSide(2));
        assert_eq!(table.game.view(SeatId(0)).sides_seen, [2], "{id}");
        assert!(table.game.view(SeatId(1)).sides_seen.is_empty(), "{id}");
    }
}

#[test]
fn one_must_ask_on_entering() {
    for (id, mut table) in tables(3) {
        let room = near(&table);
        enter(&mut table, 0, room);
        assert_eq!(table.phase(), Phase::Suggest, "{id}");
        assert!(!table.offers(Action::EndTurn), "{id}");
    }
}

#[test]
fn one_asks_again_on_coming_back_in_on_the_next_turn() {
    for (id, mut table) in tables(3) {
        let room = near(&table);
        enter(&mut table, 0, room);
        ask(&mut table, SuspectId(0), WeaponId(0));
        table.finish_turn();
        table.until_turn_of(0);
        // Somebody's question has taken it out in between.
        enter(&mut table, 0, room);
        assert_eq!(table.phase(), Phase::Suggest, "{id}");
    }
}

#[test]
fn no_square_is_stepped_on_twice_in_a_move() {
    for (id, mut table) in tables(3) {
        let squares: Vec<_> = table.edition().board.square_ids().collect();
        for from in squares {
            table.put(0, Place::Square(from));
            let mut rolled = table.clone();
            rolled.roll(6);
            for end in rolled.game.choices(SeatId(0)).destinations() {
                let places: BTreeSet<_> = end.path.iter().copied().chain([Place::Square(from)]).collect();
                assert_eq!(places.len(), end.path.len() + 1, "{id}: from {from:?} by {:?}", end.path);
            }
        }
    }
}

#[test]
fn entering_a_room_ends_the_move() {
    for (id, mut table) in tables(3) {
        let squares: Vec<_> = table.edition().board.square_ids().collect();
        let mut rooms = 0;
        for from in squares {
            table.put(0, Place::Square(from));
            let mut rolled = table.clone();
            rolled.roll(6);
            assert_eq!(rolled.vias(), [], "{id}: from {from:?} one may go on");
            for end in rolled.game.choices(SeatId(0)).destinations() {
                rooms += usize::from(end.place.room().is_some());
                let way = &end.path[..end.path.len() - 1];
                assert!(way.iter().all(|place| place.room().is_none()), "{id}: from {from:?} by {:?}", end.path);
            }
        }
        assert!(rooms > 50, "{id}: {rooms} ways into rooms");
    }
}

#[test]
fn the_room_left_cannot_be_entered_again() {
    for (id, mut table) in tables(3) {
        let rooms: Vec<_> = table.edition().board.rooms().collect();
        let two_doors = rooms.iter().filter(|room| table.edition().board.doors_of(**room).count() > 1);
        assert!(two_doors.count() > 1, "{id}");
        for room in rooms {
            table.put(0, Place::Room(room));
            for steps in 3..=8 {
                let mut rolled = table.clone();
                rolled.roll(steps);
                assert!(!rolled.walks().contains(&Place::Room(room)), "{id}: {room:?} with {steps}");
            }
        }
    }
}
