//! Tests what the rulebooks show in pictures and speech bubbles beside the text: a card crossed off, a bluff,
//! accusations.

use candlestick_deduction::{Holder, Knowledge, Possession};
use candlestick_rules::{Action, Event, Phase, SeatId};
use candlestick_themes::{Words, describe};

use crate::table::Table;

/// Seat `seat` walks in through the door outside which it stands.
fn enter(table: &mut Table, seat: u8, (row, col): (u16, u16), room: &str) {
    table.until_turn_of(seat);
    table.put(seat, table.at(row, col));
    table.roll(4);
    table.act(Action::Go(table.inside(room)));
    assert_eq!(table.phase(), Phase::Suggest);
}

#[test]
fn another_player_shows_a_card_and_one_crosses_it_off() {
    let examples = [
        // Peacock asks; the next player shows Scarlet.
        ("classic-2011", 2, (17, 7), "garage", "scarlet", "rope"),
        // Clara asks; Strax shows his own card.
        ("doctor-who", 0, (6, 20), "gallifrey", "strax", "the-moment"),
        // Raj asks; in the rulebook the card is Amy, which is in the case file at this table.
        ("big-bang-theory", 0, (6, 20), "laundry-room", "bernadette", "shelbot"),
    ];
    for (id, asker, outside, room, shown, weapon) in examples {
        let left = asker + 1;
        let mut table = Table::new(id, 4, &[(left, shown)]);
        let card = table.card(shown);
        enter(&mut table, asker, outside, room);
        let before = Knowledge::from_view(&table.game.view(SeatId(asker)));
        assert_eq!(before.cell(card, Holder::CaseFile), Possession::Maybe, "{id}");
        table.suggest(shown, weapon);
        while table.phase() != Phase::Refute(SeatId(left)) {
            table.act(Action::Decline);
        }
        table.act(Action::Show(card));
        let after = Knowledge::from_view(&table.game.view(SeatId(asker)));
        assert_eq!(after.cell(card, Holder::CaseFile), Possession::No, "{id}: it is not in the envelope");
        assert_eq!(after.cell(card, Holder::Seat(SeatId(left))), Possession::Yes, "{id}");
        let other = Knowledge::from_view(&table.game.view(SeatId(if asker == 0 { 3 } else { 0 })));
        assert_eq!(other.holder_of(card), None, "{id}: the others do not learn which");
    }
}

#[test]
fn was_it_peacock_in_the_bedroom_with_the_dagger_is_a_bluff() {
    let mut table = Table::new("classic-2011", 3, &[(0, "peacock"), (0, "bedroom"), (0, "dagger")]);
    enter(&mut table, 0, (7, 7), "bedroom");
    let events = table.suggest("peacock", "dagger");
    assert!(events.contains(&Event::NobodyShowed { asker: SeatId(0) }));
    for seat in [1, 2] {
        let known = Knowledge::from_view(&table.game.view(SeatId(seat)));
        assert_eq!(known.case_file(), None);
        for card in ["peacock", "bedroom", "dagger"] {
            assert_eq!(
                known.cell(table.card(card), Holder::CaseFile),
                Possession::Maybe,
                "the others may fall for {card}"
            );
        }
    }
    let own = Knowledge::from_view(&table.game.view(SeatId(0)));
    assert_eq!(own.cell(table.card("dagger"), Holder::CaseFile), Possession::No);
}

#[test]
fn i_accuse_green_with_the_lead_pipe_in_the_dining_room() {
    let names = ["Ann".to_owned(), "Ben".to_owned(), "Cay".to_owned()];
    let mut table = Table::new("classic-2011", 3, &[]);
    let triple = table.triple("green", "lead-pipe", "dining-room");
    let events = table.act(Action::Accuse(triple));
    assert!(events.contains(&Event::Accused { seat: SeatId(0), triple, right: false }));
    let told = describe(&events[0], &table.theme, &Words::english(), &names, None);
    assert_eq!(told, "Ann accused Green with the Lead Pipe in the Dining Room, and was wrong.");
    let last = events.iter().find(|event| matches!(event, Event::CaseFileSeen { .. })).unwrap();
    assert_eq!(last.seen_by(SeatId(1)), Event::CaseFileSeen { seat: SeatId(0), triple: None }, "nobody else looks");
}
