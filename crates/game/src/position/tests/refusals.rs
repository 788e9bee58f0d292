//! Tests that what cannot be is refused at the happening that makes it impossible, and named.

use super::scribe::{case, some_table, written_down};
use crate::position::{Happening, Impossible, RealTable, RefusedHappening, TableEditor};
use crate::question::Refutation;
use candlestick_deduction::{Holder, Possession};
use candlestick_rules::{CardId, SeatId, Triple};

/// A card that somebody else certainly has, and who.
fn known_card(table: &RealTable) -> (CardId, SeatId) {
    let known = table.known(table.happenings.len());
    let others = (0..table.start.seats()).map(SeatId).filter(|seat| *seat != table.start.me);
    let found = others.flat_map(|seat| known.known_of(seat).iter().map(move |card| (card, seat)).collect::<Vec<_>>());
    found.into_iter().next().expect("something is known")
}

fn question_with(table: &RealTable, card: CardId, by: SeatId, refutations: Vec<(SeatId, Refutation)>) -> Happening {
    let cards = table.cards();
    let mut three = cards.cards(Triple {
        suspect: candlestick_rules::SuspectId(0),
        weapon: candlestick_rules::WeaponId(0),
        room: candlestick_rules::RoomId(0),
    });
    three[cards.category(card) as usize] = card;
    Happening::Question { by, asked: cards.triple(three), refutations }
}

fn what(table: &RealTable, happening: Happening) -> Option<Impossible> {
    let at = table.happenings.len();
    let mut table = table.clone();
    table.happenings.push(happening);
    table.refusal().map(|refusal| {
        assert_eq!(refusal.at, at);
        refusal.what
    })
}

#[test]
fn whoever_has_a_card_cannot_have_passed_and_others_cannot_have_shown_it() {
    let table = some_table();
    assert_eq!(table.refusal(), None);
    let (card, seat) = known_card(&table);
    let me = table.start.me;
    let pass = question_with(&table, card, me, vec![(seat, Refutation::CannotRefute)]);
    assert_eq!(what(&table, pass), Some(Impossible::CannotRefute { by: seat, has: Some(card) }));
    let other = (0..table.start.seats()).map(SeatId).find(|other| *other != seat && *other != me).unwrap();
    let shown = question_with(&table, card, me, vec![(other, Refutation::Showed(Some(card)))]);
    let at = Some(Holder::Seat(seat));
    assert_eq!(what(&table, shown), Some(Impossible::Holds { seat: other, card, at }));
    assert_eq!(what(&table, Happening::Nobody { card }), Some(Impossible::Nobody { card, at }));
    assert_eq!(
        what(&table, Happening::Revealed { by: other, card }),
        Some(Impossible::Holds { seat: other, card, at })
    );
}

#[test]
fn whoever_has_none_of_the_three_cannot_have_shown_one() {
    let table = some_table();
    let known = table.known(table.happenings.len());
    let (me, cards) = (table.start.me, table.cards());
    let seat = SeatId(1);
    let without = |category| {
        let mut all = cards.set_of(category).iter();
        all.find(|card| known.cell(*card, Holder::Seat(seat)) == Possession::No)
    };
    let three: Vec<_> = candlestick_rules::Category::ALL.into_iter().filter_map(without).collect();
    let asked = cards.triple(three.try_into().unwrap());
    let showed = Happening::Question { by: me, asked, refutations: vec![(seat, Refutation::Showed(None))] };
    assert_eq!(what(&table, showed), Some(Impossible::Showed(seat)));
}

#[test]
fn oddities_are_refused_whatever_the_cards_are() {
    let table = some_table();
    let (me, card) = (table.start.me, table.start.hand.nth(0).unwrap());
    let ask = |refutations| question_with(&table, card, SeatId(1), refutations);
    let far = SeatId(9);
    assert_eq!(what(&table, ask(vec![(far, Refutation::CannotRefute)])), Some(Impossible::NoSuchSeat(far)));
    assert_eq!(what(&table, Happening::Left { by: far }), Some(Impossible::NoSuchSeat(far)));
    let own = ask(vec![(SeatId(1), Refutation::CannotRefute)]);
    assert_eq!(what(&table, own), Some(Impossible::Refutes(SeatId(1))));
    let twice = ask(vec![(SeatId(2), Refutation::PassedOn), (SeatId(2), Refutation::PassedOn)]);
    assert_eq!(what(&table, twice), Some(Impossible::Refutes(SeatId(2))));
    let asked =
        |card| matches!(ask(Vec::new()), Happening::Question { asked, .. } if table.cards().set(asked).contains(card));
    let other = table.start.hand.iter().find(|other| !asked(*other)).unwrap();
    let wrong = ask(vec![(me, Refutation::Showed(Some(other)))]);
    assert_eq!(what(&table, wrong), Some(Impossible::NotAsked { by: me, card: other }));
    let nowhere = Holder::Room(candlestick_rules::RoomId(0));
    assert!(matches!(what(&table, Happening::Seen { at: nowhere, card }), Some(Impossible::Lies { .. })));
}

#[test]
fn what_was_seen_on_the_table_is_nowhere_else() {
    let case = case("classic-2016", 2, 3, 0);
    let mut table = written_down(&case, &case.game().view(SeatId(0)));
    let (room, card) = case.game().truth().room_cards[0];
    table.happenings.push(Happening::Seen { at: Holder::Room(room), card });
    assert_eq!(table.refusal(), None);
    let at = Some(Holder::Room(room));
    let seen = Happening::Revealed { by: SeatId(1), card };
    assert_eq!(what(&table, seen), Some(Impossible::Holds { seat: SeatId(1), card, at }));
    let (other_room, other) = case.game().truth().room_cards[1];
    let there = Happening::Seen { at: Holder::Room(room), card: other };
    assert!(matches!(what(&table, there), Some(Impossible::Lies { .. })));
    let here = Happening::Seen { at: Holder::Room(other_room), card };
    assert_eq!(what(&table, here), Some(Impossible::Lies { holder: Holder::Room(other_room), card, at }));
    assert_eq!(what(&table, Happening::Seen { at: Holder::Room(room), card }), None, "it may be looked at again");
}

#[test]
fn accusations_are_held_to_what_is_known_of_the_case_file() {
    let table = some_table();
    let cards = table.cards();
    let mine = table.start.hand.nth(0).unwrap();
    let Happening::Question { asked, .. } = question_with(&table, mine, SeatId(1), Vec::new()) else { unreachable!() };
    let accused = |right, file| Happening::Accusation { by: SeatId(1), accused: asked, right, file };
    let right = what(&table, accused(true, None));
    assert!(
        matches!(right, Some(Impossible::Right { by: SeatId(1), without: Some(card) }) if cards.set(asked).contains(card))
    );
    assert!(matches!(what(&table, accused(false, Some(asked))), Some(Impossible::File { .. })));
    assert_eq!(what(&table, accused(false, None)), None);
    let known = table.known(table.happenings.len());
    let solution = known.triples()[0].0;
    let mut solved = table.clone();
    solved.happenings.push(Happening::Accusation { by: SeatId(1), accused: solution, right: true, file: None });
    assert_eq!(solved.refusal(), None);
    let again = Happening::Accusation { by: SeatId(2), accused: solution, right: false, file: None };
    assert_eq!(what(&solved, again), Some(Impossible::Wrong(SeatId(2))));
}

#[test]
fn everything_before_it_counts_and_nothing_after_it_is_lost() {
    let mut table = some_table();
    let before = table.findings();
    let (card, seat) = known_card(&table);
    let at = table.happenings.len();
    let wrong = question_with(&table, card, table.start.me, vec![(seat, Refutation::CannotRefute)]);
    table.happenings.push(wrong);
    table.happenings.push(Happening::Left { by: SeatId(2) });
    assert_eq!(table.refusal().map(|refusal| refusal.at), Some(at));
    assert_eq!((table.counted().len(), table.happenings.len()), (at, at + 2));
    assert_eq!(table.findings().sheet, before.sheet);
    let read = RealTable::from_text(&table.to_text(), &table.theme).unwrap();
    assert_eq!(read, table, "what cannot be is kept too");
}

#[test]
fn a_change_of_an_early_happening_is_held_to_all_later_ones() {
    let table = some_table();
    let mut desk = TableEditor::of(table.clone());
    let first = table.happenings.iter().position(|happening| {
        matches!(happening, Happening::Question { refutations, .. } if refutations.iter().any(|(_, refutation)| matches!(refutation, Refutation::Showed(Some(_)))))
    });
    let first = first.unwrap();
    let Happening::Question { by, asked, refutations } = table.happenings[first].clone() else { unreachable!() };
    let changed = refutations.iter().map(|(seat, refutation)| match refutation {
        Refutation::Showed(Some(_)) => (*seat, Refutation::CannotRefute),
        refutation => (*seat, *refutation),
    });
    let changed = Happening::Question { by, asked, refutations: changed.collect() };
    desk.enter(changed, Some(first));
    let refused = desk.table().refusal();
    assert!(desk.undo());
    assert_eq!((desk.table(), desk.table().refusal()), (&table, None));
    assert!(desk.redo());
    assert_eq!(desk.table().refusal(), refused);
    // Taking the one away that cannot be mends it.
    if let Some(RefusedHappening { at, .. }) = refused {
        desk.remove(at);
        assert!(desk.table().refusal().is_none_or(|refusal| refusal.at >= at));
    }
}
