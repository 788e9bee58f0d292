//! Classic 2011: the Bonus cards, drawn by stopping on a marked square, read, followed and laid aside.

use candlestick_rules::{Action, Event, MoveKind, Phase, SeatId};

use crate::table::Table;

/// Seat 0 stops on a marked square and draws this card.
fn draw(card: &str) -> (Table, Vec<Event>) {
    let mut table = Table::new("classic-2011", 4, &[]);
    table.put(0, table.inside("game-room"));
    let top = table.deck_card(card);
    table.game.stack_deck(&[top]);
    table.roll(12);
    if card == "second-wind" {
        table.load(7);
    }
    let events = table.act(Action::Go(table.at(11, 7)));
    assert!(events.contains(&Event::Drawn { seat: SeatId(0), card: top }), "{events:?}");
    (table, events)
}

#[test]
fn there_are_thirteen() {
    let table = Table::new("classic-2011", 3, &[]);
    assert_eq!(table.edition().deck.iter().map(|card| card.count).sum::<u8>(), 13);
}

#[test]
fn a_fresh_trail_gives_another_turn() {
    let (mut table, _) = draw("fresh-trail");
    assert_eq!(table.phase(), Phase::Conclude);
    table.act(Action::EndTurn);
    assert_eq!((table.actor(), table.phase()), (Some(0), Phase::Roll));
    table.finish_turn();
    assert_ne!(table.game.turn_seat(), SeatId(0), "one turn more, not two");
}

#[test]
fn a_second_wind_rolls_and_moves_again() {
    let (table, events) = draw("second-wind");
    assert!(matches!(events.last(), Some(Event::Rolled { seat: SeatId(0), steps: 7, .. })));
    assert_eq!(table.phase(), Phase::Move);
    assert!(table.walks().contains(&table.inside("bedroom")));
}

#[test]
fn a_short_cut_leads_to_any_room_to_ask_there() {
    let (mut table, _) = draw("short-cut");
    assert_eq!(table.phase(), Phase::ChooseRoom(SeatId(0)));
    assert_eq!(table.offered().len(), 9, "not to the centre");
    let moved = table.act(Action::Jump(table.room("study")));
    assert!(matches!(moved[0], Event::Moved { kind: MoveKind::Card, .. }));
    assert_eq!(table.phase(), Phase::Suggest);
}

#[test]
fn a_word_aside_has_a_player_show_a_card_of_their_choice() {
    let (mut table, _) = draw("a-word-aside");
    table.act(Action::ChooseSeat(SeatId(2)));
    assert_eq!(table.phase(), Phase::ShowCard(SeatId(2)));
    let hand = table.game.truth().hands[2];
    assert_eq!(table.offered().len(), hand.len());
    let card = hand.nth(0);
    let events = table.act(Action::Show(card.unwrap()));
    assert_eq!(events[0], Event::ShownFreely { by: SeatId(2), to: SeatId(0), card });
    assert_eq!(events[0].seen_by(SeatId(1)), Event::ShownFreely { by: SeatId(2), to: SeatId(0), card: None });
    assert_eq!(table.phase(), Phase::Conclude);
}

#[test]
fn the_loose_sleeve_shows_a_random_card_of_the_player_on_the_right() {
    let (table, events) = draw("loose-sleeve");
    let peeked = events.iter().find_map(|event| match event {
        Event::Peeked { by: SeatId(0), at: SeatId(3), card } => *card,
        _ => None,
    });
    assert!(table.game.truth().hands[3].contains(peeked.unwrap()));
}

#[test]
fn a_telephone_call_asks_about_any_room_from_where_one_stands() {
    let (mut table, _) = draw("telephone");
    assert_eq!(table.phase(), Phase::AskAnywhere(SeatId(0)));
    let place = table.game.token(table.game.suspect_of(SeatId(0)));
    let triple = table.triple("white", "rope", "study");
    table.act(Action::AskAnywhere(triple));
    assert_eq!(table.game.token(table.game.suspect_of(SeatId(0))), place);
    assert_eq!(table.game.token(triple.suspect), table.inside("study"));
    assert_eq!(table.game.weapon(triple.weapon), Some(triple.room));
}

#[test]
fn a_telephone_call_that_names_oneself_moves_one_there() {
    let (mut table, _) = draw("telephone");
    table.act(Action::AskAnywhere(table.triple("green", "rope", "study")));
    assert_eq!(table.game.token(table.suspect("green")), table.inside("study"));
    table.finish_turn();
    assert!(!table.game.view(SeatId(1)).seats[0].pulled, "nobody else moved it");
}

#[test]
fn sent_for_puts_another_token_back_in_the_centre() {
    let (mut table, events) = draw("sent-for");
    assert!(matches!(events.last(), Some(Event::NoEffect { .. })), "all others are in the centre still");
    let (mut again, _) = (table.clone(), ());
    table.finish_turn();
    again.put(1, again.inside("study"));
    again.finish_turn();
    again.until_turn_of(0);
    again.put(0, again.inside("game-room"));
    again.put(1, again.inside("study"));
    let top = again.deck_card("sent-for");
    again.game.stack_deck(&[top]);
    again.roll(12);
    again.act(Action::Go(again.at(11, 7)));
    assert!(again.offers(Action::ChooseToken(again.suspect("mustard"))));
    assert!(!again.offers(Action::ChooseToken(again.suspect("green"))), "another token, not one's own");
    let events = again.act(Action::ChooseToken(again.suspect("mustard")));
    assert!(matches!(events[0], Event::TokenSent { .. }));
    again.act(Action::EndTurn);
    assert_eq!(again.actor(), Some(1));
    assert!(again.offers(Action::Stay), "moved to the centre by another, it may stay there");
    again.act(Action::Stay);
    assert!(again.offers(Action::Accuse(again.triple("white", "rope", "courtyard"))));
    assert_eq!(again.phase(), Phase::Conclude, "and nobody is asked");
}

#[test]
fn called_back_leads_to_the_centre_where_one_may_accuse() {
    let (table, _) = draw("called-back");
    assert_eq!(table.game.token(table.suspect("green")), table.inside("centre"));
    assert!(table.offers(Action::Accuse(table.triple("white", "rope", "courtyard"))));
}

#[test]
fn the_discards_are_shuffled_when_the_pile_is_empty() {
    let mut table = Table::new("classic-2011", 3, &[]);
    let mut drawn = 0;
    for _ in 0..200 {
        table.until_turn_of(0);
        table.put(0, table.inside("game-room"));
        table.roll(12);
        let events = table.act(Action::Go(table.at(11, 7)));
        drawn += events.iter().filter(|event| matches!(event, Event::Drawn { .. })).count();
        if let Some(at) = events.iter().position(|event| *event == Event::Reshuffled) {
            assert!(matches!(events[at + 1], Event::Drawn { .. }));
            assert!(drawn > 13, "{drawn} cards only");
            return;
        }
        table.finish_turn();
    }
    panic!("the pile never ran out");
}
