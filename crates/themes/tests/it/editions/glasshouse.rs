//! The Glasshouse at Midnight: what its own rules say of players, steps without dice, lanterns, passages and doors.

use std::collections::BTreeSet;

use candlestick_rules::{Action, Event, Game, Phase, Place, SeatId, Setup, SuspectId};

use super::boards::assert_mirrored;
use crate::table::{Table, theme};

const ID: &str = "glasshouse";

fn table() -> Table {
    Table::new(ID, 3, &[])
}

fn dealt(seats: u8, seed: u64) -> Game {
    Game::new(theme(ID).edition, Setup::new((0..seats).map(SuspectId).collect()), seed).unwrap()
}

/// Holds that hands have these sizes, the largest first, that so many rooms have cards in them, and that no card lies elsewhere.
pub(super) fn assert_dealt_out(game: &Game, hands: &[usize], in_rooms: usize) {
    let truth = game.truth();
    let mut sizes: Vec<_> = truth.hands.iter().map(|cards| cards.len()).collect();
    sizes.sort_unstable_by(|a, b| b.cmp(a));
    let rooms: BTreeSet<_> = truth.room_cards.iter().map(|(room, _)| *room).collect();
    assert_eq!((sizes.as_slice(), rooms.len()), (hands, in_rooms), "{} players", hands.len());
    assert!(truth.face_up.is_empty() && truth.side_cards.is_empty(), "{} players", hands.len());
}

#[test]
fn two_to_six_play_and_all_cards_are_dealt_round_but_four_in_rooms_with_two() {
    let profile = theme(ID).edition.profile.clone();
    assert_eq!((profile.min_seats, profile.max_seats), (2, 6));
    for (seats, hands, in_rooms) in [
        (2, &[7, 7][..], 4),
        (3, &[6, 6, 6], 0),
        (4, &[5, 5, 4, 4], 0),
        (5, &[4, 4, 4, 3, 3], 0),
        (6, &[3, 3, 3, 3, 3, 3], 0),
    ] {
        assert_dealt_out(&dealt(seats, 5), hands, in_rooms);
    }
}

#[test]
fn a_lot_says_who_begins() {
    let first: BTreeSet<_> = (0..60).map(|seed| dealt(4, seed).turn_seat()).collect();
    assert_eq!(first.len(), 4, "only {first:?} ever begin");
}

#[test]
fn whoever_walks_has_seven_steps_and_uses_them_up_but_at_a_lantern_or_a_door() {
    let mut table = table();
    assert_eq!((table.phase(), table.game.view(SeatId(0)).steps), (Phase::Move, 7));
    table.put(0, table.at(8, 12));
    let (mut short, mut whole) = (0, 0);
    for end in table.game.choices(SeatId(0)).destinations() {
        let Place::Square(square) = end.place else { continue };
        if end.path.len() == 7 {
            whole += 1;
        } else {
            assert!(table.edition().board.marked(square), "{:?} after {} steps", end.place, end.path.len());
            short += 1;
        }
    }
    assert!(short >= 2 && whole > 10, "{short} lanterns, {whole} other squares");
}

#[test]
fn each_of_the_six_lanterns_draws_a_card_of_twelve() {
    let lanterns = [(7, 8), (7, 16), (11, 7), (11, 17), (15, 8), (15, 16)];
    let board = theme(ID).edition.board.clone();
    let marked: BTreeSet<_> = board.square_ids().filter(|square| board.marked(*square)).collect();
    assert_eq!(marked, lanterns.into_iter().filter_map(|(row, col)| board.square_at(row, col)).collect());
    for (row, col) in lanterns {
        let mut table = table();
        let card = table.deck_card("second-bloom");
        table.game.stack_deck(&[card]);
        let lantern = table.square(row, col);
        table.put(0, Place::Square(board.next_to(lantern)[0]));
        let events = table.act(Action::Go(Place::Square(lantern)));
        assert!(events.contains(&Event::Drawn { seat: SeatId(0), card }), "{row},{col}: {events:?}");
        assert_eq!(table.game.view(SeatId(0)).deck_left, 11);
    }
}

#[test]
fn one_may_pass_others_but_not_end_on_their_square_and_no_door_is_ever_shut() {
    let mut table = table();
    table.put(0, table.inside("palm-house"));
    table.put(1, table.at(5, 7));
    table.put(2, table.at(7, 2));
    let ends = table.walks();
    assert!(ends.len() > 10, "past whoever stands at the doors: {ends:?}");
    let square = ends.into_iter().find(|place| matches!(place, Place::Square(_))).unwrap();
    table.put(1, square);
    assert!(!table.walks().contains(&square));
}

#[test]
fn passages_join_orangery_and_tea_room_grotto_and_butterfly_house() {
    for (one, other) in [("orangery", "tea-room"), ("fern-grotto", "butterfly-house")] {
        for (from, to) in [(one, other), (other, one)] {
            let mut table = table();
            table.put(0, table.inside(from));
            table.act(Action::Passage(table.room(to)));
            assert_eq!(table.phase(), Phase::Suggest, "{from} to {to}");
        }
    }
}

#[test]
fn the_house_turned_by_half_is_the_same_house_with_all_its_22_doors() {
    let board = &theme(ID).edition.board;
    assert_eq!(board.doors().len(), 22);
    assert_mirrored(board, (true, true));
}
