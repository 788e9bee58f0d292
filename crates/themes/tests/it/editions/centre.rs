//! Classic 2011, whose rules the other centre editions share: starting, moving, asking, accusing, two sides.

use candlestick_rules::{Action, Event, MoveKind, Phase, Place, SeatId};

use crate::table::Table;

const ID: &str = "classic-2011";

#[test]
fn one_may_ask_about_a_face_up_card_and_nobody_answers_for_it() {
    let mut table = Table::new(ID, 4, &[]);
    let face_up = table.game.truth().face_up;
    let kitchen = table.card("kitchen");
    assert!(face_up.contains(kitchen), "{face_up:?}");
    table.put(0, table.at(8, 15));
    table.roll(3);
    table.act(Action::Go(table.inside("kitchen")));
    // White and the Rope are the answer.
    let events = table.suggest("white", "rope");
    assert!(events.contains(&Event::NobodyShowed { asker: SeatId(0) }));
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
    assert_eq!(table.phase(), Phase::Answer(SeatId(1)), "the player on the left must be the first to answer");
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
    let mut table = Table::new(ID, 3, &[]);
    table.put(0, table.inside("kitchen"));
    assert!(
        table.offers(Action::Passage(table.room("garage"))) && table.offers(Action::Join(table.room("dining-room")))
    );
    table.roll(5);
    assert!(!table.offers(Action::Passage(table.room("garage"))));
    assert!(!table.offers(Action::Join(table.room("dining-room"))));
}

#[test]
fn one_must_leave_the_room_unless_moved_there() {
    let mut table = Table::new(ID, 3, &[]);
    table.put(0, table.inside("kitchen"));
    assert!(!table.offers(Action::Stay));
    table.roll(5);
    assert!(!table.offers(Action::Stay) && !table.offers(Action::EndTurn));
}

/// Seat 0 names the token of seat 1 in the Kitchen; then it is seat 1's turn.
fn pulled(seats: u8) -> Table {
    let mut table = Table::new(ID, seats, &[]);
    table.put(0, table.at(8, 15));
    table.roll(3);
    table.act(Action::Go(table.inside("kitchen")));
    table.suggest("mustard", "rope");
    table.finish_turn();
    assert_eq!((table.actor(), table.phase()), (Some(1), Phase::Roll));
    table
}

#[test]
fn a_moved_token_may_stay_and_must_then_ask() {
    let mut table = pulled(3);
    assert!(table.game.view(SeatId(2)).seats[1].pulled);
    let stayed = table.act(Action::Stay);
    assert!(matches!(stayed[0], Event::Stayed { .. }));
    assert_eq!(table.phase(), Phase::Suggest);
    assert!(!table.offers(Action::EndTurn), "staying means asking");
}

#[test]
fn the_right_to_stay_ends_with_the_turn() {
    let mut table = pulled(3);
    table.roll(3);
    table.act(table.offered()[0]);
    table.finish_turn();
    assert!(!table.game.view(SeatId(1)).seats[1].pulled);
}

#[test]
fn a_token_that_was_in_the_room_already_was_not_moved() {
    let mut table = Table::new(ID, 3, &[]);
    table.put(0, table.at(8, 15));
    table.put(1, table.inside("kitchen"));
    table.roll(3);
    table.act(Action::Go(table.inside("kitchen")));
    table.suggest("mustard", "rope");
    table.finish_turn();
    assert!(!table.offers(Action::Stay));
}

#[test]
fn other_tokens_are_passed_but_not_ended_on() {
    let mut table = Table::new(ID, 3, &[]);
    table.put(0, table.inside("game-room"));
    table.put(1, table.at(12, 7));
    let mut two = table.clone();
    two.roll(2);
    assert!(!two.walks().contains(&table.at(12, 7)) && two.walks().contains(&table.at(14, 7)));
    table.roll(4);
    assert!(table.walks().contains(&table.at(10, 7)));
}

#[test]
fn a_token_outside_a_door_does_not_shut_it() {
    let mut table = Table::new(ID, 3, &[]);
    table.put(0, table.at(16, 7));
    table.put(1, table.at(17, 7));
    table.roll(2);
    assert!(table.walks().contains(&table.inside("garage")));
}

#[test]
fn a_marked_square_may_be_stopped_at_early_also_with_a_room_in_reach() {
    let mut table = Table::new(ID, 3, &[]);
    table.put(0, table.inside("game-room"));
    table.roll(12);
    let walks = table.walks();
    assert!(walks.contains(&table.at(11, 7)) && walks.contains(&table.inside("bedroom")));
}

#[test]
fn without_the_deck_marks_are_plain() {
    let mut table = Table::with_deck(ID, 3, false, &[]);
    table.put(0, table.inside("game-room"));
    let mut exact = table.clone();
    table.roll(12);
    assert!(!table.walks().contains(&table.at(11, 7)));
    exact.roll(3);
    let events = exact.act(Action::Go(exact.at(11, 7)));
    assert!(!events.iter().any(|event| matches!(event, Event::Drawn { .. })));
}

#[test]
fn one_accuses_in_the_centre_alone_also_at_the_start_of_the_turn() {
    let mut table = Table::new(ID, 3, &[]);
    let triple = table.triple("white", "rope", "courtyard");
    assert!(table.offers(Action::Accuse(triple)), "all start in the centre");
    table.put(0, table.inside("kitchen"));
    assert!(!table.offers(Action::Accuse(triple)));
    table.put(0, table.inside("centre"));
    let events = table.act(Action::Accuse(triple));
    assert!(matches!(events.last(), Some(Event::Closed { winner: Some(SeatId(0)), .. })));
}

#[test]
fn the_centre_needs_no_exact_roll_ends_the_move_and_nobody_is_asked() {
    let mut table = Table::new(ID, 3, &[]);
    table.put(0, table.at(13, 7));
    table.roll(12);
    table.act(Action::Go(table.inside("centre")));
    assert_eq!(table.phase(), Phase::Conclude);
    assert!(table.offers(Action::Accuse(table.triple("white", "rope", "courtyard"))));
    assert!(table.offers(Action::EndTurn), "accusing is optional");
}

#[test]
fn nobody_walks_through_the_centre() {
    let mut table = Table::new(ID, 3, &[]);
    table.put(0, table.at(13, 8));
    // Straight through the centre the other side is five steps away, round it seven or more.
    table.roll(5);
    assert!(!table.walks().contains(&table.at(13, 13)));
}

#[test]
fn a_wrong_accuser_answers_and_the_case_goes_on() {
    let mut table = Table::new(ID, 3, &[(0, "kitchen")]);
    table.act(Action::Accuse(table.triple("green", "rope", "courtyard")));
    assert!(table.game.is_out(SeatId(0)));
    assert_eq!(table.actor(), Some(1));
    table.put(1, table.at(8, 15));
    table.roll(3);
    table.act(Action::Go(table.inside("kitchen")));
    table.suggest("white", "rope");
    assert_eq!(table.phase(), Phase::Answer(SeatId(0)));
}

#[test]
fn if_everyone_accuses_wrongly_the_murder_remains_unsolved() {
    let mut table = Table::new(ID, 3, &[]);
    for _ in 0..3 {
        table.act(Action::Accuse(table.triple("green", "rope", "courtyard")));
    }
    assert!(matches!(table.game.events().last(), Some(Event::Closed { winner: None, .. })));
}

/// Seat `seat` enters the Kitchen and asks for what nobody holds.
fn ask_for_the_answer(table: &mut Table, seat: u8) -> Vec<Event> {
    table.until_turn_of(seat);
    table.put(seat, table.at(8, 15));
    table.roll(3);
    table.act(Action::Go(table.inside("kitchen")));
    table.suggest("white", "rope")
}

#[test]
fn with_two_sides_one_looks_at_another_side_card_whenever_the_other_side_cannot_answer() {
    let mut table = Table::new(ID, 2, &[(0, "kitchen")]);
    let sides = table.game.truth().side_cards.clone();
    assert_eq!(sides.len(), 4);
    ask_for_the_answer(&mut table, 0);
    assert_eq!(table.phase(), Phase::SideCard(SeatId(0)));
    assert_eq!(table.offered(), (0..4).map(Action::LookAtSide).collect::<Vec<_>>());
    let seen = table.act(Action::LookAtSide(2));
    assert_eq!(seen, [Event::SideCardSeen { seat: SeatId(0), place: 2, card: Some(sides[2]) }]);
    let other = table.game.view(SeatId(1));
    assert!(
        other.events.contains(&Event::SideCardSeen { seat: SeatId(0), place: 2, card: None }),
        "the place is public"
    );
    table.finish_turn();
    for left in [vec![0, 1, 3], vec![1, 3]] {
        ask_for_the_answer(&mut table, 0);
        assert_eq!(table.offered(), left.iter().copied().map(Action::LookAtSide).collect::<Vec<_>>());
        table.act(Action::LookAtSide(left[0]));
        table.finish_turn();
    }
    let events = ask_for_the_answer(&mut table, 0);
    assert!(
        events.contains(&Event::SideCardSeen { seat: SeatId(0), place: 3, card: Some(sides[3]) }),
        "only one is left"
    );
    table.finish_turn();
    let events = ask_for_the_answer(&mut table, 0);
    assert_eq!((events.last(), table.phase()), (Some(&Event::NobodyShowed { asker: SeatId(0) }), Phase::Conclude));
}

#[test]
fn each_side_remembers_its_own_places() {
    let mut table = Table::new(ID, 2, &[(0, "kitchen")]);
    ask_for_the_answer(&mut table, 0);
    table.act(Action::LookAtSide(2));
    assert_eq!(table.game.view(SeatId(0)).sides_seen, [2]);
    assert!(table.game.view(SeatId(1)).sides_seen.is_empty());
}

#[test]
fn one_must_ask_on_entering() {
    let mut table = Table::new(ID, 3, &[]);
    table.put(0, table.at(8, 15));
    table.roll(3);
    table.act(Action::Go(table.inside("kitchen")));
    assert!(!table.offers(Action::EndTurn));
}

#[test]
fn the_room_left_cannot_be_entered_again() {
    let mut table = Table::new(ID, 3, &[]);
    table.put(0, table.inside("courtyard"));
    table.roll(4);
    assert!(!table.walks().contains(&Place::Room(table.room("courtyard"))));
}
