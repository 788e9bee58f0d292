//! Big Bang Theory: misdeeds with verbs, Sheldon cards, and the powers of the personality cards.

use candlestick_rules::{Action, Event, Phase, SeatId};
use candlestick_themes::{Words, describe};

use crate::table::Table;

const ID: &str = "big-bang-theory";

fn event_text(table: &Table, event: &Event) -> String {
    let names: Vec<String> = ["Ann", "Ben", "Cay", "Dan", "Eve", "Flo"].map(str::to_owned).to_vec();
    describe(event, &table.theme, &Words::english(), &names, None)
}

#[test]
fn a_roll_of_seven_leads_from_the_laundry_room_to_the_stairwell() {
    let mut table = Table::new(ID, 3, &[]);
    table.put(0, table.inside("laundry-room"));
    let mut short = table.clone();
    short.roll(6);
    assert!(!short.walks().contains(&table.inside("stairwell")));
    table.roll(7);
    assert!(table.walks().contains(&table.inside("stairwell")));
}

#[test]
fn from_the_bedroom_into_the_kitchen_and_next_turn_to_the_roof() {
    let mut table = Table::new(ID, 3, &[]);
    table.put(0, table.inside("bedroom-leonard"));
    table.act(Action::Join(table.room("kitchen")));
    table.finish_turn();
    table.until_turn_of(0);
    table.act(Action::Passage(table.room("roof")));
    assert_eq!(table.phase(), Phase::Suggest);
}

#[test]
fn did_raj_dog_ear_the_comic_in_the_bathroom() {
    let table = Table::new(ID, 3, &[]);
    let asked = |suspect, misdeed, room| {
        let triple = table.triple(suspect, misdeed, room);
        event_text(&table, &Event::Suggested { seat: SeatId(0), triple })
    };
    assert_eq!(asked("raj", "comic", "bathroom"), "Ann asked: did Raj dog-ear the Comic in the Bathroom?");
    assert_eq!(
        asked("howard", "toothbrush", "laundry-room"),
        "Ann asked: did Howard defile the Toothbrush in the Laundry Room?"
    );
    let triple = table.triple("howard", "hard-drive", "kitchen");
    assert_eq!(
        event_text(&table, &Event::Accused { seat: SeatId(0), triple, right: false }),
        "Ann accused Howard of wiping the Hard Drive in the Kitchen, and was wrong."
    );
}

#[test]
fn did_penny_dismantle_the_shelbot_in_the_laundry_room() {
    let mut table = Table::new(ID, 3, &[(1, "shelbot")]);
    table.put(0, table.at(6, 20));
    table.roll(4);
    table.act(Action::Go(table.inside("laundry-room")));
    table.suggest("penny", "shelbot");
    assert_eq!(table.game.token(table.suspect("penny")), table.inside("laundry-room"));
    assert_eq!(table.game.weapon(table.weapon("shelbot")), Some(table.room("laundry-room")));
}

/// Seat 0 stops on a marked square and draws this card.
fn draw(card: &str) -> (Table, Vec<Event>) {
    let mut table = Table::new(ID, 4, &[]);
    draw_with(&mut table, card)
}

fn draw_with(table: &mut Table, card: &str) -> (Table, Vec<Event>) {
    table.put(0, table.inside("roof"));
    let top = table.deck_card(card);
    table.game.stack_deck(&[top]);
    table.roll(12);
    if card == "train-schedule" {
        table.load(7);
    }
    let events = table.act(Action::Go(table.at(7, 0)));
    assert!(events.contains(&Event::Drawn { seat: SeatId(0), card: top }), "{events:?}");
    (table.clone(), events)
}

#[test]
fn in_my_spot_leads_back_to_the_centre() {
    let (table, _) = draw("in-my-spot");
    assert_eq!(table.game.token(table.suspect("raj")), table.inside("centre"));
    assert_eq!(table.phase(), Phase::Conclude);
}

#[test]
fn the_roommate_agreement_has_everyone_show_a_card_to_the_left() {
    let (mut table, _) = draw("roommate-agreement");
    for seat in [1, 2, 3, 0] {
        assert_eq!(table.phase(), Phase::PassLeft(SeatId(seat)));
        let action = table.offered()[0];
        let events = table.act(action);
        assert_eq!(events.len(), if seat == 0 { 4 } else { 0 }, "all at once");
    }
    assert_eq!(table.phase(), Phase::Conclude);
}

#[test]
fn bazinga_gives_another_turn() {
    let (mut table, _) = draw("bazinga");
    table.act(Action::EndTurn);
    assert_eq!((table.actor(), table.phase()), (Some(0), Phase::Roll));
}

#[test]
fn three_knocks_has_a_player_show_a_card() {
    let (mut table, _) = draw("three-knocks");
    table.act(Action::ChooseSeat(SeatId(3)));
    assert_eq!(table.phase(), Phase::ShowCard(SeatId(3)));
}

#[test]
fn the_train_schedule_rolls_again() {
    let (table, events) = draw("train-schedule");
    assert!(matches!(events.last(), Some(Event::Rolled { steps: 7, .. })));
    assert_eq!(table.phase(), Phase::Move);
}

#[test]
fn a_strike_misses_the_next_turn() {
    let (mut table, _) = draw("strike");
    table.act(Action::EndTurn);
    table.finish_turn();
    table.finish_turn();
    table.finish_turn();
    assert!(table.game.events().contains(&Event::TurnMissed { seat: SeatId(0) }));
    assert_eq!(table.actor(), Some(1));
    table.until_turn_of(0);
}

#[test]
fn a_missed_turn_does_not_end_the_right_to_stay() {
    let (mut table, _) = draw("strike");
    table.act(Action::EndTurn);
    table.put(1, table.at(6, 20));
    table.roll(4);
    table.act(Action::Go(table.inside("laundry-room")));
    table.suggest("raj", "shelbot");
    table.finish_turn();
    table.until_turn_of(0);
    assert!(table.game.events().contains(&Event::TurnMissed { seat: SeatId(0) }));
    assert!(table.offers(Action::Stay));
}

#[test]
fn laundry_night_leads_to_the_laundry_room_to_ask_there() {
    let (table, _) = draw("laundry-night");
    assert_eq!(table.game.token(table.suspect("raj")), table.inside("laundry-room"));
    assert_eq!(table.phase(), Phase::Suggest);
}

#[test]
fn vulcan_hearing_sees_the_next_card_that_is_shown_to_another() {
    let mut table = Table::new(ID, 4, &[(2, "shelbot")]);
    let (mut table, _) = draw_with(&mut table, "vulcan-hearing");
    table.act(Action::EndTurn);
    let ask = |table: &mut Table| {
        table.put(1, table.at(6, 20));
        table.roll(4);
        table.act(Action::Go(table.inside("laundry-room")));
        table.suggest("amy", "shelbot");
        let card = table.card("shelbot");
        table.act(Action::Show(card))
    };
    let events = ask(&mut table);
    let card = Some(table.card("shelbot"));
    let seen = Event::SeenToo { seat: SeatId(0), by: SeatId(2), to: SeatId(1), card };
    assert!(events.contains(&seen));
    assert!(table.game.view(SeatId(0)).events.contains(&seen));
    assert!(table.game.view(SeatId(3)).events.contains(&seen.seen_by(SeatId(3))));
    assert_ne!(seen.seen_by(SeatId(3)), seen);
}

/// Seat `asker` asks in the Laundry Room for Amy, the Shelbot and that room.
fn ask(table: &mut Table, asker: u8) -> Vec<Event> {
    table.until_turn_of(asker);
    table.put(asker, table.at(6, 20));
    table.roll(4);
    table.act(Action::Go(table.inside("laundry-room")));
    table.suggest("amy", "shelbot")
}

#[test]
fn raj_lets_a_question_pass_on_as_if_he_had_none() {
    // Seat 0 is Raj, 3 is Howard.
    let mut table = Table::new(ID, 4, &[(0, "shelbot"), (1, "laundry-room")]);
    ask(&mut table, 3);
    assert_eq!(table.phase(), Phase::Refute(SeatId(0)));
    let events = table.act(Action::UsePower);
    assert!(events.contains(&Event::PowerUsed { seat: SeatId(0), suspect: table.suspect("raj") }));
    assert!(events.contains(&Event::PassedOn { seat: SeatId(0) }));
    assert_eq!(table.phase(), Phase::Refute(SeatId(1)), "the question goes on");
    table.finish_turn();
    ask(&mut table, 3);
    assert!(!table.offers(Action::UsePower), "once a game");
}

#[test]
fn raj_is_asked_and_may_let_it_pass_on_although_he_has_none() {
    let mut table = Table::new(ID, 4, &[(1, "shelbot"), (1, "laundry-room")]);
    let mut holds = Table::new(ID, 4, &[(0, "shelbot"), (1, "laundry-room")]);
    ask(&mut table, 3);
    ask(&mut holds, 3);
    let told = |table: &Table| {
        let view = table.game.view(SeatId(2));
        (view.phase, view.actor, view.events)
    };
    assert_eq!(told(&table), told(&holds), "nobody can tell whether he has one");
    assert_eq!(table.offered(), [Action::Decline, Action::UsePower]);
    let mut silent = table.clone();
    assert!(silent.act(Action::Decline).contains(&Event::CannotRefute { seat: SeatId(0) }));
    assert_eq!(silent.phase(), Phase::Refute(SeatId(1)));
    let (bluffed, refused) = (table.act(Action::UsePower), holds.act(Action::UsePower));
    assert_eq!(bluffed, refused);
    table.act(Action::Show(table.card("shelbot")));
    ask(&mut table, 3);
    assert_eq!(table.phase(), Phase::Refute(SeatId(1)), "once used, he passes by himself");
    assert!(!holds.offers(Action::Decline), "who has one and does not refuse must show it");
}

#[test]
fn with_two_sides_nobody_refuses() {
    let has_none = [(1, "amy"), (1, "shelbot"), (1, "laundry-room")];
    let passed =
        |seats| ask(&mut Table::new(ID, seats, &has_none), 1).contains(&Event::CannotRefute { seat: SeatId(0) });
    assert!(passed(2), "he is not asked whether he refuses");
    assert!(!passed(3), "with three he is");
}

#[test]
fn a_wrong_accuser_may_not_refuse() {
    let mut table = Table::new(ID, 4, &[(0, "shelbot"), (1, "laundry-room")]);
    table.act(Action::Accuse(table.triple("raj", "comic", "bathroom")));
    ask(&mut table, 3);
    assert_eq!(table.phase(), Phase::Refute(SeatId(0)));
    assert!(!table.offers(Action::UsePower));
}

#[test]
fn bernadette_has_the_next_player_who_can_show_one_too() {
    let mut table = Table::new(ID, 4, &[(2, "shelbot"), (0, "laundry-room")]);
    ask(&mut table, 1);
    table.act(Action::Show(table.card("shelbot")));
    assert_eq!(table.phase(), Phase::Watch(SeatId(1)));
    let mut declined = table.clone();
    declined.act(Action::Decline);
    assert_eq!(declined.phase(), Phase::Conclude);
    let events = table.act(Action::UsePower);
    assert!(events.contains(&Event::CannotRefute { seat: SeatId(3) }));
    assert_eq!(table.phase(), Phase::Refute(SeatId(0)));
    table.act(Action::Show(table.card("laundry-room")));
    assert_eq!(table.phase(), Phase::Conclude);
}

#[test]
fn bernadette_is_not_asked_when_nobody_is_left_to_show() {
    let mut table = Table::new(ID, 3, &[(0, "shelbot")]);
    ask(&mut table, 1);
    table.act(Action::Show(table.card("shelbot")));
    assert_eq!(table.phase(), Phase::Conclude);
}

#[test]
fn penny_goes_anywhere_instead_of_rolling() {
    let mut table = Table::new(ID, 3, &[]);
    table.until_turn_of(2);
    table.act(Action::UsePower);
    assert_eq!(table.phase(), Phase::ChooseRoom(SeatId(2)));
    table.act(Action::Jump(table.room("roof")));
    assert_eq!(table.phase(), Phase::Suggest);
    table.finish_turn();
    table.until_turn_of(2);
    assert!(!table.offers(Action::UsePower));
}

#[test]
fn howard_takes_another_turn() {
    let mut table = Table::new(ID, 4, &[]);
    table.until_turn_of(3);
    assert!(!table.offers(Action::UsePower), "not at the start");
    table.roll(3);
    table.act(table.offered()[0]);
    if table.phase() == Phase::Suggest {
        table.suggest("howard", "comic");
        table.act(table.offered()[0]);
    }
    table.act(Action::UsePower);
    table.act(Action::EndTurn);
    assert_eq!((table.actor(), table.phase()), (Some(3), Phase::Roll));
}

#[test]
fn leonard_sees_a_card_that_was_just_shown_to_another() {
    let mut table = Table::new(ID, 5, &[(2, "shelbot")]);
    ask(&mut table, 0);
    table.act(Action::Show(table.card("shelbot")));
    assert_eq!(table.phase(), Phase::Watch(SeatId(4)));
    let events = table.act(Action::UsePower);
    let card = Some(table.card("shelbot"));
    assert!(events.contains(&Event::SeenToo { seat: SeatId(4), by: SeatId(2), to: SeatId(0), card }));
    assert_eq!(table.phase(), Phase::Conclude);
}

#[test]
fn amy_looks_at_a_random_card_before_moving_and_then_goes_on() {
    let mut table = Table::new(ID, 6, &[]);
    table.until_turn_of(5);
    let mut early = table.clone();
    early.act(Action::UsePower);
    assert_eq!(early.phase(), Phase::UsePower(SeatId(5)));
    let events = early.act(Action::ChooseSeat(SeatId(2)));
    assert!(events.iter().any(|event| matches!(event, Event::Peeked { by: SeatId(5), at: SeatId(2), card: Some(_) })));
    assert_eq!(early.phase(), Phase::Roll, "and the turn goes on");
    table.roll(5);
    table.act(Action::UsePower);
    table.act(Action::ChooseSeat(SeatId(0)));
    assert_eq!(table.phase(), Phase::Move);
}

#[test]
fn powers_that_refuse_or_need_a_third_player_are_void_with_two_sides() {
    let mut table = Table::new(ID, 2, &[(0, "shelbot")]);
    table.until_turn_of(1);
    ask(&mut table, 1);
    assert_eq!(table.phase(), Phase::Refute(SeatId(0)));
    assert!(!table.offers(Action::UsePower));
    table.act(Action::Show(table.card("shelbot")));
    assert_eq!(table.phase(), Phase::Conclude, "Bernadette is not asked either");
}
