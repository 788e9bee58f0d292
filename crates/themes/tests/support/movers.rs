//! Tables of Doctor Who laid by hand, for the rules and for what bots do there.

use candlestick_rules::{Action, Event, Phase, Place, SeatId};

use crate::table::Table;

/// The theme.
pub const ID: &str = "doctor-who";

pub fn table(seats: u8, given: &[(u8, &str)]) -> Table {
    Table::new(ID, seats, given)
}

/// Lays these cards on the deck, and has the seat stop on a marked square.
pub fn stop_on_a_mark(table: &mut Table, seat: u8, cards: &[&str]) -> Vec<Event> {
    table.until_turn_of(seat);
    (0..table.game.seats().count() as u8).for_each(|other| table.put(other, table.inside("tardis")));
    table.put(seat, table.inside("the-moon"));
    stack(table, cards);
    table.roll(9);
    table.act(Action::Go(table.at(6, 1)))
}

pub fn stack(table: &mut Table, cards: &[&str]) {
    let cards: Vec<_> = cards.iter().map(|card| table.deck_card(card)).collect();
    table.game.stack_deck(&cards);
}

/// Seat `seat` draws this card and keeps it.
pub fn keep(table: &mut Table, seat: u8, card: &str) {
    let events = stop_on_a_mark(table, seat, &[card]);
    let kept = Event::Kept { seat: SeatId(seat), card: Some(table.deck_card(card)) };
    assert!(events.contains(&kept), "{events:?}");
    table.act(Action::EndTurn);
}

/// Seat 0 at the end of its turn, on a square, with Back to the Beginning.
pub fn about_to_go_back(table: &mut Table) {
    keep(table, 0, "wibbly");
    table.until_turn_of(0);
    table.put(0, table.inside("skaro"));
    table.put(1, table.inside("gallifrey"));
    table.roll(4);
    let square = table.walks().into_iter().find(|place| matches!(place, Place::Square(_))).unwrap();
    table.act(Action::Go(square));
    assert_eq!(table.phase(), Phase::Conclude);
}

/// Seat `seat` is in Trenzalore with a mover outside its only door, draws this card with the die and gets one step.
pub fn shut_in(table: &mut Table, seat: u8, card: &str) -> Vec<Event> {
    table.until_turn_of(seat);
    table.put(seat, table.inside("trenzalore"));
    table.game.put_token(table.suspect("amy-rory"), table.at(15, 16));
    stack(table, &[card]);
    table.game.load_dice([vec![0, 0]]);
    table.act(Action::Roll)
}
