//! Tests every kind of event through everybody's eyes, against a list of its own that says who may see its secret.

use std::collections::BTreeSet;

use crate::{
    CardId, CardSet, CaseEnding, CaseOpening, DeckCardId, Event, MoveKind, Place, RoomId, SeatId, SquareId, SuspectId,
    Triple, WeaponId,
};

/// Whatever is secret has this number, and nothing else has.
const SECRET: u8 = 59;
const CARD: Option<CardId> = Some(CardId(SECRET));
const A: SeatId = SeatId(0);
const B: SeatId = SeatId(1);
const C: SeatId = SeatId(2);
const D: SeatId = SeatId(3);
const EYES: [SeatId; 5] = [A, B, C, D, SeatId::WATCHER];

/// One event of each kind that has a secret, and who may see it.
fn secret() -> Vec<(Event, Vec<SeatId>)> {
    let (room, place) = (RoomId(2), 1);
    let triple = Triple { suspect: SuspectId(SECRET), weapon: WeaponId(SECRET), room: RoomId(SECRET) };
    vec![
        (Event::Dealt { seat: B, cards: Some(CardSet::one(CardId(SECRET))) }, vec![B]),
        (Event::Kept { seat: B, card: Some(DeckCardId(SECRET)) }, vec![B]),
        (Event::Shown { by: A, to: C, card: CARD }, vec![A, C]),
        (Event::SeenToo { seat: D, by: A, to: C, card: CARD }, vec![A, C, D]),
        (Event::ShownFreely { by: C, to: B, card: CARD }, vec![B, C]),
        (Event::PassedLeft { by: A, to: B, card: CARD }, vec![A, B]),
        (Event::Peeked { by: B, at: A, card: CARD }, vec![B]),
        (Event::RoomCardSeen { seat: D, room, card: CARD }, vec![D]),
        (Event::SideCardSeen { seat: A, place, card: CARD }, vec![A]),
        (Event::CaseFileSeen { seat: C, triple: Some(triple) }, vec![C]),
    ]
}

/// One event of each kind that all may see.
fn public() -> Vec<Event> {
    let (seat, faces, card, suspect) = (B, vec![0, 4], CardId(7), SuspectId(3));
    let (square, room, deck_card) = (Place::Square(SquareId(3)), RoomId(2), DeckCardId(6));
    let triple = Triple { suspect, weapon: WeaponId(4), room };
    let cards = CardSet::one(card);
    vec![
        Event::Opened(Box::new(CaseOpening {
            first: seat,
            tokens: vec![square],
            weapons: vec![Some(room)],
            hand_sizes: vec![4],
            room_cards: vec![room],
            side_cards: 2,
            face_up: cards,
        })),
        Event::RolledOff { seat, faces: faces.clone(), steps: 6 },
        Event::TurnStarted { seat, turn: 3 },
        Event::Rolled { seat, faces, steps: 6 },
        Event::TurnMissed { seat },
        Event::StepsAdded { seat, steps: 12 },
        Event::Reshuffled,
        Event::CardPlayed { seat, card: deck_card },
        Event::PowerUsed { seat, suspect },
        Event::NoEffect { seat },
        Event::Eliminated { seat, hand: cards, kept: vec![deck_card] },
        Event::Drawn { seat, card: deck_card },
        Event::Moved { seat, suspect, from: square, path: vec![Place::Room(room)], kind: MoveKind::Walk },
        Event::Stayed { seat, room },
        Event::Stuck { seat },
        Event::Suggested { seat, triple },
        Event::TokenPulled { suspect, from: square, to: room },
        Event::TokenSent { seat, suspect, from: Place::Room(room), to: square },
        Event::WeaponPulled { weapon: WeaponId(4), from: None, to: room },
        Event::CannotRefute { seat },
        Event::PassedOn { seat },
        Event::LeftUnrefuted { seat },
        Event::NobodyShowed { asker: seat },
        Event::Chose { seat, target: A },
        Event::Named { seat, card },
        Event::Revealed { by: seat, card },
        Event::NobodyHolds { card },
        Event::NothingToShow { seat },
        Event::Accused { seat, triple, right: false },
        Event::GaveUp { seat },
        Event::Closed(Box::new(CaseEnding {
            winner: Some(seat),
            case_file: triple,
            hands: vec![cards],
            room_cards: vec![(room, card)],
            side_cards: vec![card],
        })),
    ]
}

fn written(event: &Event) -> String {
    serde_json::to_string(event).unwrap_or_default()
}

/// An event as written, without its secret.
fn without_secret(written: &str) -> String {
    let triple = r#"{"suspect":59,"weapon":59,"room":59}"#;
    written.replace(triple, "null").replace("[59]", "null").replace("59", "null")
}

#[test]
fn a_secret_is_written_for_those_who_may_see_it_and_for_nobody_else() {
    for (event, seers) in secret() {
        let whole = written(&event);
        assert_ne!(whole, without_secret(&whole), "a secret to hide");
        for me in EYES {
            let expected = if seers.contains(&me) { whole.clone() } else { without_secret(&whole) };
            assert_eq!(written(&event.seen_by(me)), expected, "for {me:?}");
        }
    }
}

#[test]
fn a_public_event_is_the_same_for_everybody() {
    for event in public() {
        for me in EYES {
            assert_eq!(event.seen_by(me), event, "for {me:?}");
        }
    }
}

#[test]
fn a_card_that_some_saw_tells_who_saw_it() {
    for (event, seers) in secret() {
        let deck_or_all = matches!(event, Event::Kept { .. } | Event::Dealt { .. } | Event::CaseFileSeen { .. });
        let who: BTreeSet<_> = event.who_saw(CardId(SECRET)).into_iter().collect();
        assert_eq!(who, if deck_or_all { BTreeSet::new() } else { seers.into_iter().collect() }, "{event:?}");
        assert!(event.who_saw(CardId(7)).is_empty(), "another card");
        assert!(event.seen_by(SeatId::WATCHER).who_saw(CardId(SECRET)).is_empty(), "taken out");
    }
}

#[test]
fn every_kind_of_event_is_in_the_lists_above() {
    // Whoever reads an event of no kind is told all kinds there are.
    let fault = serde_json::from_str::<Event>(r#""no-such-event""#).err().map(|fault| fault.to_string());
    let kinds: BTreeSet<_> = fault.iter().flat_map(|told| told.split('`').skip(3).step_by(2)).collect();
    assert!(kinds.contains("closed"), "{fault:?}");
    let listed: Vec<_> = secret().into_iter().map(|(event, _)| event).chain(public()).collect();
    let listed: Vec<_> = listed.iter().map(written).collect();
    let listed: BTreeSet<_> = listed.iter().filter_map(|event| event.split('"').nth(1)).collect();
    assert_eq!(listed, kinds);
}
