//! The sheet of a real table is the game's own notebook of that seat.

use std::sync::Arc;

use super::scribe::{case, some_table, tables, written_down};
use crate::{Case, Column, Deductions, Help, NotebookAssist};
use candlestick_deduction::{Holder, Possession, proof};
use candlestick_rules::{CardId, SeatId, View};

fn cells(view: &View) -> Vec<(CardId, Column)> {
    let columns = (0..view.seats.len() as u8).map(|n| Column::Seat(SeatId(n))).chain([Column::CaseFile]);
    let columns: Vec<_> = columns.collect();
    let cards = view.edition.cards.all();
    cards.iter().flat_map(|card| columns.iter().map(move |column| (card, *column)).collect::<Vec<_>>()).collect()
}

/// Holds what a seat writes down to its own notebook; answers how many cells are certain beyond what was seen.
fn hold_to_notebook(case: &Case, seat: SeatId) -> usize {
    let view = case.game().view(seat);
    let table = written_down(case, &view);
    let place = format!("{} of {}, {seat:?}", case.theme().id, view.seats.len());
    assert_eq!((table.check(), table.refusal()), (Ok(()), None), "{place}");
    let own = table.view(table.happenings.len());
    let (wanted, found) = (Deductions::from_view(&view), table.findings().sheet);
    let mut deduced = 0;
    for help in Help::ALL {
        let wanted = NotebookAssist::new(&view, help, Some(Arc::new(wanted.clone())));
        let found = NotebookAssist::new(&own, help, Some(Arc::new(found.clone())));
        for (card, column) in cells(&view) {
            let at = format!("{place}: {} {column:?}", case.theme().card_key(card));
            assert_eq!(found.printed(card, column), wanted.printed(card, column), "{at}");
            assert_eq!(found.odds(card, column), wanted.odds(card, column), "{at}");
            let shows = |assist: &NotebookAssist| -> Vec<_> {
                assist.open_shows(card, column).map(|show| (show.by, show.to, show.cards)).collect()
            };
            assert_eq!(shows(&found), shows(&wanted), "{at}");
            deduced += usize::from(help == Help::Deduce && wanted.deduced(card, column));
        }
    }
    deduced
}

#[test]
fn every_seat_of_every_theme_has_the_sheet_that_its_notebook_has() {
    let mut deduced = 0;
    for (n, (theme, players)) in tables().into_iter().enumerate() {
        let case = case(theme, players, n as u64, 60 + 25 * n);
        for seat in [0, players - 1] {
            deduced += hold_to_notebook(&case, SeatId(seat));
        }
    }
    assert!(deduced > 200, "hardly anything was to be deduced: {deduced}");
}

#[test]
fn a_sheet_grows_with_what_happens_as_the_notebook_does() {
    for steps in (0..300).step_by(60) {
        hold_to_notebook(&case("doctor-who", 3, 5, steps), SeatId(1));
    }
}

#[test]
fn every_certain_cell_has_a_proof_that_the_checker_takes() {
    let table = some_table();
    let (view, told) = (table.view(table.happenings.len()), table.findings());
    let certain: Vec<_> = cells(&view)
        .into_iter()
        .filter(|(card, column)| told.sheet.cell(*card, *column) != Possession::Maybe)
        .map(|(card, column)| (card, Holder::from(column)))
        .collect();
    assert!(certain.len() > 40);
    let proofs = table.proofs(&certain);
    assert_eq!(proofs.len(), certain.len());
    let checked = |proof| proof::check(&proof::ProofTable::of(&view), &view.events, proof).is_ok();
    assert!(proofs.iter().all(checked));
}

#[test]
fn an_accusation_is_certain_from_the_happening_on_that_settles_it() {
    let mut certain = 0;
    for seed in 0..12 {
        let case = case("classic-2011", 3, seed, 400);
        let table = written_down(&case, &case.game().view(SeatId(0)));
        let told = table.findings();
        let Some(since) = told.certain_since else { continue };
        certain += 1;
        assert!((told.likely[0].1 - 1.0).abs() < 1e-6 && told.likely.len() == 1);
        assert!(table.known(since).case_file().is_some());
        assert!(since == 0 || table.known(since - 1).case_file().is_none());
    }
    assert!(certain > 3, "{certain}");
}

#[test]
fn the_best_questions_are_of_every_room_and_the_first_tells_most() {
    let mut table = some_table();
    table.happenings.truncate(3);
    let best = table.best_questions();
    let rooms: std::collections::BTreeSet<_> = best.questions.iter().map(|asking| asking.question.room).collect();
    assert_eq!(rooms.len(), usize::from(table.cards().rooms));
    assert!(best.questions.windows(2).all(|pair| pair[0].bits >= pair[1].bits));
    assert!(best.questions[0].bits > 0.3 && best.questions[0].bits <= best.open, "{:?}", best.questions[0]);
    assert!(best.questions.iter().all(|asking| (0.0..=1.0).contains(&asking.unrefuted)));
    let room = best.questions[5].question.room;
    assert!(best.of(Some(room)).count() > 0 && best.of(Some(room)).all(|asking| asking.question.room == room));
    assert_eq!(table.best_questions(), best);
}
