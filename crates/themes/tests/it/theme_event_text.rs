//! The public log in words: every event has its sentence, in the second person for the reader, and hides what is hidden.

use candlestick_rules::{
    CardId, CardSet, CaseEnding, CaseOpening, DeckCardId, Event, MoveKind, Place, RoomId, SeatId, SquareId, SuspectId,
    Triple, WeaponId,
};
use candlestick_themes::{Words, builtin, describe};

const ROPE: CardId = CardId(10);
const TRIPLE: Triple = Triple { suspect: SuspectId(0), weapon: WeaponId(4), room: RoomId(0) };

/// Seat 0 is Ada, seat 1 Ben, seat 2 Cleo.
#[expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]
fn event_text(event: &Event, me: Option<u8>) -> String {
    let names = ["Ada", "Ben", "Cleo"].map(String::from);
    let me = me.map(SeatId);
    let seen = me.map_or_else(|| event.clone(), |me| event.seen_by(me));
    describe(&seen, &builtin("classic-2016").unwrap(), &Words::english(), &names, me)
}

fn walk(path: Vec<Place>, kind: MoveKind) -> Event {
    Event::Moved { seat: SeatId(0), suspect: SuspectId(0), from: Place::Room(RoomId(8)), path, kind }
}

fn one_of_each() -> Vec<Event> {
    let (by, to, seat) = (SeatId(0), SeatId(1), SeatId(0));
    let (square, room) = (Place::Square(SquareId(3)), RoomId(2));
    let opened = |room_cards| {
        Event::Opened(Box::new(CaseOpening {
            first: seat,
            tokens: vec![],
            weapons: vec![],
            hand_sizes: vec![],
            room_cards,
            side_cards: 0,
            face_up: CardSet::EMPTY,
        }))
    };
    let closed = |winner| {
        Event::Closed(Box::new(CaseEnding {
            winner,
            case_file: TRIPLE,
            hands: vec![CardSet::EMPTY],
            room_cards: vec![],
            side_cards: vec![],
        }))
    };
    vec![
        opened(vec![]),
        opened(vec![RoomId(1), RoomId(2), RoomId(7)]),
        Event::Dealt { seat, cards: Some([CardId(0), ROPE].into_iter().collect()) },
        Event::TurnStarted { seat, turn: 3 },
        Event::Rolled { seat, faces: vec![0, 4], steps: 6 },
        Event::Drawn { seat, card: DeckCardId(6) },
        walk(vec![square, Place::Room(room)], MoveKind::Walk),
        walk(vec![square], MoveKind::Walk),
        walk(vec![square, square], MoveKind::Walk),
        walk(vec![Place::Room(room)], MoveKind::Passage),
        walk(vec![Place::Room(room)], MoveKind::Card),
        Event::Stayed { seat, room },
        Event::Stuck { seat },
        Event::RoomCardSeen { seat, room, card: Some(ROPE) },
        Event::Suggested { seat, triple: TRIPLE },
        Event::TokenPulled { suspect: SuspectId(4), from: square, to: room },
        Event::WeaponPulled { weapon: WeaponId(4), from: Some(RoomId(3)), to: room },
        Event::CannotRefute { seat },
        Event::Shown { by, to, card: Some(ROPE) },
        Event::NobodyShowed { asker: seat },
        Event::Chose { seat, target: to },
        Event::Named { seat, card: ROPE },
        Event::Revealed { by, card: ROPE },
        Event::NobodyHolds { card: ROPE },
        Event::NothingToShow { seat },
        Event::PassedLeft { by, to, card: Some(ROPE) },
        Event::Peeked { by, at: to, card: Some(ROPE) },
        Event::Accused { seat, triple: TRIPLE, right: true },
        Event::Accused { seat, triple: TRIPLE, right: false },
        Event::CaseFileSeen { seat, triple: Some(TRIPLE) },
        Event::GaveUp { seat },
        closed(Some(seat)),
        closed(None),
    ]
}

#[test]
fn every_event_reads_as_one_sentence_for_everybody() {
    for event in one_of_each() {
        for me in [None, Some(0), Some(1), Some(2)] {
            let line = event_text(&event, me);
            let hidden_hand = matches!(event, Event::Dealt { .. }) && me != Some(0);
            assert_eq!(line.is_empty(), hidden_hand, "{event:?}");
            assert!(!line.contains(['[', '{', '\n', '\u{2068}']) && !line.contains("  "), "{line}");
            assert!(line.is_empty() || line.ends_with('.'), "{line}");
            assert!(line.is_empty() || line.starts_with(char::is_uppercase), "{line}");
            assert!(me != Some(0) || !line.contains("Ada"), "{line}");
        }
    }
}

#[test]
fn a_shown_card_reads_by_who_reads_it() {
    let shown = Event::Shown { by: SeatId(0), to: SeatId(1), card: Some(ROPE) };
    assert_eq!(event_text(&shown, Some(0)), "You showed Ben the Rope.");
    assert_eq!(event_text(&shown, Some(1)), "Ada showed you the Rope.");
    assert_eq!(event_text(&shown, Some(2)), "Ada showed Ben a card.");
    assert_eq!(event_text(&shown, None), "Ada showed Ben the Rope.");
}

#[test]
fn a_peek_does_not_tell_the_owner_which_card() {
    let peeked = Event::Peeked { by: SeatId(0), at: SeatId(1), card: Some(ROPE) };
    assert_eq!(event_text(&peeked, Some(0)), "You peeked at one of Ben’s cards: the Rope.");
    assert_eq!(event_text(&peeked, Some(1)), "Ada peeked at one of your cards.");
    assert_eq!(event_text(&peeked, Some(2)), "Ada peeked at one of Ben’s cards.");
}

#[test]
fn articles_and_plurals_are_right() {
    let square = Place::Square(SquareId(0));
    assert_eq!(event_text(&walk(vec![square], MoveKind::Walk), None), "Ada walked 1 square.");
    assert_eq!(event_text(&walk(vec![square; 5], MoveKind::Walk), Some(0)), "You walked 5 squares.");
    let suggested = Event::Suggested { seat: SeatId(1), triple: TRIPLE };
    assert_eq!(event_text(&suggested, None), "Ben suggested Miss Scarlett with the Rope in the Kitchen.");
    let pulled = Event::WeaponPulled { weapon: WeaponId(4), from: Some(RoomId(1)), to: RoomId(0) };
    assert_eq!(event_text(&pulled, None), "The Rope was moved into the Kitchen.");
    let rolled = Event::Rolled { seat: SeatId(1), faces: vec![0, 4], steps: 6 };
    assert_eq!(event_text(&rolled, Some(0)), "Ben rolled 6 (1 + 5).");
    let dealt = Event::Dealt { seat: SeatId(2), cards: Some([CardId(0), ROPE, CardId(20)].into_iter().collect()) };
    assert_eq!(event_text(&dealt, Some(2)), "Your cards: Miss Scarlett, the Rope and the Study.");
}
