//! Proofs in words: each reads well, and names the lines of its step.

use candlestick_deduction::proof::{self, Claim, Location, ProofTable};
use candlestick_game::why::{ProofTelling, explain};
use candlestick_rules::{CardId, CardSet, Event, RoomId, SeatId, SuspectId, Triple, WeaponId};
use candlestick_themes::{Words, builtin};

const ANN: SeatId = SeatId(0);
const BO: SeatId = SeatId(1);

/// Ann's table: she has the first four suspects, the other two cards of hers are the first two weapons.
fn log(more: &[Event], sizes: Vec<u8>) -> (ProofTable, Vec<Event>) {
    let theme = builtin("classic-2016").unwrap();
    let hand: CardSet = [0, 1, 2, 3, 6, 7].map(CardId).into_iter().collect();
    let table = ProofTable { cards: theme.edition.cards, sizes, laid: 0, face_up: CardSet::EMPTY };
    let dealt = Event::Dealt { seat: ANN, cards: Some(hand) };
    (table, [&[dealt], more].concat())
}

fn asked(suspect: u8, weapon: u8, room: u8) -> Event {
    let triple = Triple { suspect: SuspectId(suspect), weapon: WeaponId(weapon), room: RoomId(room) };
    Event::Suggested { seat: SeatId(2), triple }
}

/// The proof as Ann reads it, indented, with its lines.
fn reason_lines(more: &[Event], sizes: Vec<u8>, card: u8, location: Location) -> Vec<String> {
    let (table, events) = log(more, sizes);
    let theme = builtin("classic-2016").unwrap();
    let proof = proof::why_from(&table, &events, CardId(card), location).unwrap();
    let names = ["Ann", "Bo", "Cy"].map(String::from);
    let words = Words::english();
    let telling = ProofTelling { theme: &theme, words: &words, names: &names, me: ANN, table: &table, events: &events };
    let reasons = explain(&proof, &telling);
    reasons.iter().map(|reason| format!("{}{} {:?}", "  ".repeat(reason.depth), reason.text, reason.lines)).collect()
}

#[test]
fn a_shown_card_that_can_only_be_one_is_told_so() {
    let shown = Event::Shown { by: BO, to: SeatId(2), card: None };
    let text = reason_lines(&[asked(0, 1, 4), shown], vec![6, 6, 6], 16, Location::Seat(BO));
    let wanted = [
        "Your own cards show it: you have Miss Scarlett and the Dagger. [0]",
        "Because you have Miss Scarlett: Bo doesn't have Miss Scarlett. []",
        "Because you have the Dagger: Bo doesn't have the Dagger. []",
        "Bo had one of Miss Scarlett, the Dagger or the Billiard Room. The others are ruled out, so Bo has the Billiard Room. [2]",
    ];
    assert_eq!(text, wanted);
}

#[test]
fn a_fact_that_only_cases_show_is_told_case_by_case() {
    // Bo has a single card, and showed one of the cards of each of two questions that share a suspect.
    let shown = || Event::Shown { by: BO, to: SeatId(2), card: None };
    let text = reason_lines(&[asked(4, 2, 0), shown(), asked(4, 3, 1), shown()], vec![6, 1, 11], 4, Location::Seat(BO));
    let wanted = [
        "Suppose Bo doesn't have Mrs. Peacock. []",
        "  Bo had one of Mrs. Peacock, the Lead Pipe or the Kitchen. Look at each of them. [2]",
        "    If Bo has the Lead Pipe … []",
        "      The only card there is known, so Bo doesn't have the Revolver or the Ballroom. []",
        "      Bo had one of Mrs. Peacock, the Revolver or the Ballroom. The others are ruled out, so Bo has Mrs. Peacock. [4]",
        "    … then Bo has Mrs. Peacock. []",
        "    If Bo has the Kitchen … []",
        "      The only card there is known, so Bo doesn't have the Revolver or the Ballroom. []",
        "      Bo had one of Mrs. Peacock, the Revolver or the Ballroom. The others are ruled out, so Bo has Mrs. Peacock. [4]",
        "    … then Bo has Mrs. Peacock. []",
        "So Bo has Mrs. Peacock after all. []",
    ];
    assert_eq!(text, wanted);
}

#[test]
fn what_is_denied_twice_is_claimed() {
    let claim = Claim { card: CardId(0), location: Location::CaseFile, there: true };
    assert_ne!(claim.not(), claim);
    assert_eq!(claim.not().not(), claim);
}
