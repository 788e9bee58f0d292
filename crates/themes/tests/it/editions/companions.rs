//! Doctor Who: each companion's power at its moment, and what becomes of those whom the eighth Pocketwatch took.

use candlestick_rules::{Action, Event, Phase, SeatId};

use super::doctor_who::{ask, seven_watches};
use crate::movers::{stop_on_a_mark, table};
use crate::table::Table;

/// Clara, Strax, Jenny, Vastra, River, Amy and Rory, by their seats.
const CLARA: u8 = 0;
const STRAX: u8 = 1;
const JENNY: u8 = 2;
const VASTRA: u8 = 3;
const RIVER: u8 = 4;
const AMY_RORY: u8 = 5;

/// It is this seat's turn again, and its power is gone.
fn is_used_up(table: &mut Table, seat: u8) {
    assert!(!table.game.view(SeatId(seat)).seats[usize::from(seat)].power);
    table.finish_turn();
    table.until_turn_of(seat);
    assert!(!table.offers(Action::UsePower), "once a game");
}

#[test]
fn clara_has_the_next_player_who_can_show_one_too() {
    let mut table = table(3, &[(STRAX, "cyberman-gun"), (JENNY, "gallifrey")]);
    ask(&mut table, CLARA);
    table.act(Action::Show(table.card("cyberman-gun")));
    assert_eq!(table.phase(), Phase::Watch(SeatId(CLARA)));
    table.act(Action::UsePower);
    assert_eq!(table.phase(), Phase::Refute(SeatId(JENNY)));
    table.act(Action::Show(table.card("gallifrey")));
    assert_eq!(table.phase(), Phase::Conclude);
    is_used_up(&mut table, CLARA);
}

#[test]
fn strax_takes_another_turn() {
    let mut table = table(3, &[]);
    table.until_turn_of(STRAX);
    assert!(!table.offers(Action::UsePower), "not at the start");
    table.put(STRAX, table.inside("the-moon"));
    table.roll(3);
    table.act(Action::Go(table.at(6, 2)));
    table.act(Action::UsePower);
    table.act(Action::EndTurn);
    assert_eq!((table.actor(), table.phase()), (Some(STRAX), Phase::Roll));
    table.finish_turn();
    assert_ne!(table.game.turn_seat(), SeatId(STRAX), "one turn more, not two");
}

#[test]
fn vastra_looks_at_a_random_card_before_moving_and_then_goes_on() {
    let mut table = table(4, &[]);
    table.until_turn_of(VASTRA);
    table.act(Action::UsePower);
    let events = table.act(Action::ChooseSeat(SeatId(JENNY)));
    let peeked = events.iter().find_map(|event| match event {
        Event::Peeked { by: SeatId(VASTRA), at: SeatId(JENNY), card } => *card,
        _ => None,
    });
    assert!(table.game.truth().hands[usize::from(JENNY)].contains(peeked.unwrap()));
    assert_eq!(table.phase(), Phase::Roll, "and the turn goes on");
    is_used_up(&mut table, VASTRA);
}

#[test]
fn river_goes_anywhere_but_the_tardis_instead_of_rolling() {
    let mut table = table(5, &[]);
    table.until_turn_of(RIVER);
    let mut rolled = table.clone();
    table.act(Action::UsePower);
    assert_eq!(table.phase(), Phase::ChooseRoom(SeatId(RIVER)));
    assert!(!table.offers(Action::Jump(table.room("tardis"))));
    table.act(Action::Jump(table.room("skaro")));
    assert_eq!(table.phase(), Phase::Suggest);
    is_used_up(&mut table, RIVER);
    rolled.roll(5);
    assert!(!rolled.offers(Action::UsePower), "not after rolling");
}

#[test]
fn amy_and_rory_see_a_card_that_was_just_shown_to_another() {
    let mut table = table(6, &[(JENNY, "cyberman-gun")]);
    ask(&mut table, STRAX);
    table.act(Action::Show(table.card("cyberman-gun")));
    assert_eq!(table.phase(), Phase::Watch(SeatId(AMY_RORY)));
    let events = table.act(Action::UsePower);
    let card = Some(table.card("cyberman-gun"));
    let seen = Event::SeenToo { seat: SeatId(AMY_RORY), by: SeatId(JENNY), to: SeatId(STRAX), card };
    assert!(events.contains(&seen), "{events:?}");
    assert_ne!(seen.seen_by(SeatId(VASTRA)), seen, "nobody else learns which");
}

#[test]
fn a_mover_that_is_out_can_still_be_part_of_a_question_and_draws_nothing() {
    let mut table = table(4, &[]);
    seven_watches(&mut table);
    stop_on_a_mark(&mut table, CLARA, &["pocketwatch"]);
    assert!(table.game.is_out(SeatId(CLARA)));
    table.until_turn_of(STRAX);
    table.put(STRAX, table.at(6, 20));
    table.put(JENNY, table.inside("skaro"));
    table.roll(4);
    table.act(Action::Go(table.inside("gallifrey")));
    let mut other = table.clone();
    table.suggest("clara", "the-moment");
    assert_eq!(table.game.token(table.suspect("clara")), table.inside("gallifrey"));
    assert!(!matches!(table.phase(), Phase::MayDraw(_)), "{:?}", table.phase());
    other.suggest("jenny", "the-moment");
    assert_eq!(other.phase(), Phase::MayDraw(SeatId(JENNY)), "whoever still plays may draw");
}

#[test]
fn the_eighth_watch_goes_back_also_as_the_only_card_left_and_strikes_again() {
    let mut table = table(3, &[]);
    let kinds: Vec<_> = table.theme.deck.iter().map(|look| look.id.clone()).collect();
    for (n, kind) in kinds.iter().enumerate().filter(|(_, kind)| *kind != "pocketwatch") {
        for _ in 0..table.edition().deck[n].count {
            stop_on_a_mark(&mut table, CLARA, &[kind]);
            table.finish_turn();
        }
    }
    seven_watches(&mut table);
    assert_eq!(table.game.view(SeatId(CLARA)).deck_left, 1, "the eighth watch alone");
    for seat in [CLARA, STRAX] {
        stop_on_a_mark(&mut table, seat, &["pocketwatch"]);
        assert!(table.game.is_out(SeatId(seat)));
        assert_eq!(table.game.view(SeatId(JENNY)).deck_left, 1, "shuffled back");
    }
}
