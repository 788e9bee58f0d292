//! Cake at Forty Fathoms: what its own rules say of players, the die that draws, passages, hatches and Sonar cards.

use candlestick_rules::{Action, DeckCardId, DieFace, Event, Game, Phase, SeatId, Setup, SuspectId};
use rand::{SeedableRng, rngs::SmallRng};

use super::{boards::assert_mirrored, glasshouse::assert_dealt_out};
use crate::{
    play::any_action,
    table::{Table, theme},
};

const ID: &str = "forty-fathoms";
/// The faces of the die with a magnifying glass, and one of three steps.
const TWO: u8 = 0;
const THREE: u8 = 1;
const SIX: u8 = 5;

fn table() -> Table {
    Table::new(ID, 3, &[])
}

fn seated(suspects: &[u8], seed: u64) -> Game {
    let setup = Setup::new(suspects.iter().copied().map(SuspectId).collect());
    Game::new(theme(ID).edition, setup, seed).unwrap()
}

/// Whoever has the turn rolls this face.
fn roll(table: &mut Table, face: u8) -> Vec<Event> {
    table.game.load_dice([vec![face]]);
    table.act(Action::Roll)
}

/// Seat 0 rolls a magnifying glass and draws this card.
fn draw(table: &mut Table, face: u8, card: &str) -> Vec<Event> {
    let card = table.deck_card(card);
    table.game.stack_deck(&[card]);
    let events = roll(table, face);
    assert!(events.contains(&Event::Drawn { seat: SeatId(0), card }), "{events:?}");
    events
}

#[test]
fn two_to_four_play_and_all_cards_are_dealt_round_but_two_in_rooms_with_two() {
    let profile = theme(ID).edition.profile.clone();
    assert_eq!((profile.min_seats, profile.max_seats), (2, 4));
    for (seats, hands, in_rooms) in [(2_u8, &[4, 4][..], 2), (3, &[4, 3, 3], 0), (4, &[3, 3, 2, 2], 0)] {
        assert_dealt_out(&seated(&(0..seats).collect::<Vec<_>>(), 5), hands, in_rooms);
    }
}

#[test]
fn pip_begins_then_coral_ladle_and_barnacle_wherever_they_sit() {
    for (seats, first) in [([3, 1, 0], 0), ([3, 2, 1], 1), ([3, 1, 2], 1), ([2, 3, 0], 0)] {
        let game = seated(&seats, 3);
        assert_eq!(game.suspect_of(game.turn_seat()), SuspectId(first), "{seats:?}");
    }
    assert_eq!(seated(&[3, 2], 3).turn_seat(), SeatId(1), "Ladle before Barnacle");
}

#[test]
fn one_die_goes_from_two_to_six_and_draws_at_both_its_ends() {
    let face = |steps, draws| DieFace { steps, draws };
    let die = [face(2, true), face(3, false), face(4, false), face(4, false), face(5, false), face(6, true)];
    assert_eq!(theme(ID).edition.profile.dice, [die.to_vec()]);
    for glass in [TWO, SIX] {
        let mut table = table();
        draw(&mut table, glass, "full-steam");
        assert_eq!(table.phase(), Phase::Move, "the card is followed before the move");
    }
    let mut plain = table();
    let events = roll(&mut plain, THREE);
    assert!(!events.iter().any(|event| matches!(event, Event::Drawn { .. })), "{events:?}");
}

#[test]
fn a_question_mark_on_the_floor_draws_too() {
    for (row, col) in [(4, 10), (4, 16)] {
        let mut table = table();
        table.put(0, table.at(row, col - 1));
        let card = table.deck_card("full-steam");
        table.game.stack_deck(&[card]);
        roll(&mut table, THREE);
        let events = table.act(Action::Go(table.at(row, col)));
        assert!(events.contains(&Event::Drawn { seat: SeatId(0), card }), "{row},{col}: {events:?}");
    }
}

#[test]
fn one_squeezes_past_others_between_galley_and_bunks_but_does_not_end_on_their_square() {
    let mut table = table();
    table.put(0, table.at(8, 13));
    table.put(1, table.at(7, 13));
    roll(&mut table, THREE);
    assert!(table.walks().contains(&table.at(5, 13)));
    table.put(1, table.at(5, 13));
    assert!(!table.walks().contains(&table.at(5, 13)));
}

#[test]
fn passages_join_engine_room_and_lookout_and_the_two_hatches() {
    let there = table();
    for (one, other) in [(there.inside("engine"), there.inside("lookout")), (there.at(9, 7), there.at(9, 19))] {
        assert_eq!(there.edition().board.passage_from(one), Some(other));
        assert_eq!(there.edition().board.passage_from(other), Some(one));
    }
}

#[test]
fn the_boat_is_the_same_on_both_sides_with_all_its_8_doors() {
    let board = &theme(ID).edition.board;
    assert_eq!(board.doors().len(), 8);
    assert_mirrored(board, (false, true));
}

#[test]
fn the_dinner_gong_calls_to_the_galley_to_ask_there() {
    let mut table = table();
    draw(&mut table, TWO, "dinner-gong");
    assert_eq!(table.game.token(table.suspect("pip")), table.inside("galley"));
    assert_eq!(table.phase(), Phase::Suggest);
}

#[test]
fn whoever_has_hiccups_misses_the_next_turn_alone() {
    let mut table = table();
    draw(&mut table, TWO, "hiccups");
    let mut turns = Vec::new();
    for _ in 0..6 {
        turns.push(table.game.turn_seat().0);
        // Nobody else is near a question mark.
        table.put(table.game.turn_seat().0, table.inside("engine"));
        table.finish_turn();
    }
    assert_eq!(turns, [0, 1, 2, 1, 2, 0]);
}

#[test]
fn the_ships_log_names_a_suspect() {
    let mut table = table();
    draw(&mut table, TWO, "ships-log");
    let offered = table.offered();
    let suspects: Vec<_> = (0..4).map(|n| table.edition().cards.suspect(SuspectId(n))).collect();
    assert!(
        offered.iter().all(|action| matches!(action, Action::NameCard(card) if suspects.contains(card))),
        "{offered:?}"
    );
    assert_eq!(offered.len(), 4);
}

/// The cards drawn in a case that is played at random, in order.
fn drawn(seed: u64) -> Vec<DeckCardId> {
    let mut chance = SmallRng::seed_from_u64(seed);
    let mut game = seated(&[0, 1, 2, 3], seed);
    while let Some(seat) = game.actor().filter(|_| game.turn_number() <= 150) {
        let action = any_action(&game, &mut chance);
        game.apply(seat, action).unwrap();
    }
    let card = |event: &Event| if let Event::Drawn { card, .. } = event { Some(*card) } else { None };
    game.events().iter().filter_map(card).collect()
}

#[test]
fn used_cards_go_under_the_deck_so_the_nine_come_round_in_one_order() {
    let mut again = 0;
    for seed in 0..12 {
        let drawn = drawn(seed);
        for (first, second) in drawn.iter().zip(drawn.iter().skip(9)) {
            assert_eq!(first, second, "seed {seed}: {drawn:?}");
            again += 1;
        }
    }
    assert!(again > 60, "only {again} cards came again");
}
