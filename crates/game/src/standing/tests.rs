//! Tests what counts for a person's standing, that it counts once, and that no feat is without a deduction.

use std::{collections::BTreeSet, sync::Arc};

use super::{CharacterScore, Feat, Standing, Title, feats_of};
use crate::{
    Case, CaseLog, Controller, Level, Record, Seat,
    ladder::{character, ladder},
    review::{Missed, Review},
    testing::{novices, opened, played},
};
use candlestick_rules::{CaseEnding, SeatId, Setup, SuspectId};

/// A closed case of three in which seat 0 was a person and these characters sat at the others.
fn closed(seed: u64, against: [&str; 2]) -> Case {
    as_person(novices(seed, usize::MAX), &against)
}

/// The same case, had seat 0 been a person and these characters sat at the next.
fn as_person(case: Case, against: &[&str]) -> Case {
    let (theme, mut log) = (Arc::clone(case.theme()), case.into_log());
    log.seats[0].controller = Controller::Person;
    for (seat, id) in log.seats.iter_mut().skip(1).zip(against) {
        seat.character = Some((*id).to_owned());
    }
    Case::replay(theme, log).expect("who decided is not asked")
}

fn winner(case: &Case) -> Option<SeatId> {
    CaseEnding::of(case.game().events())?.winner
}

/// The first case that this seat won.
fn won_by(seat: u8, against: [&str; 2]) -> Case {
    (0..).map(|seed| closed(seed, against)).find(|case| winner(case) == Some(SeatId(seat))).unwrap()
}

#[test]
fn a_case_counts_once_for_each_character_that_sat_there() {
    let mut standing = Standing::default();
    let won = won_by(0, ["clara", "pip"]);
    let news = standing.count(&won, &[], true).unwrap();
    let one = CharacterScore { cases: 1, won: 1, lost: 0 };
    assert_eq!(news.against, [("clara".to_owned(), one), ("pip".to_owned(), one)]);
    assert!(news.won && news.winner.is_none() && news.feats.is_empty() && news.title.is_none());
    assert_eq!(standing.count(&won, &[], true), None, "shown again");
    let lost = won_by(1, ["clara", "clara"]);
    let news = standing.count(&lost, &[], true).unwrap();
    assert_eq!((news.won, news.winner.as_deref()), (false, Some("clara")));
    assert_eq!(standing.against("clara"), CharacterScore { cases: 2, won: 1, lost: 1 });
    assert_eq!(standing.against("pip"), one);
    assert_eq!(standing.against("vesper"), CharacterScore::default());
}

#[test]
fn what_is_open_taught_or_shared_does_not_count() {
    let mut standing = Standing::default();
    let case = won_by(0, ["clara", "pip"]);
    let mut log = case.log().clone();
    log.actions.pop();
    let open = Case::replay(Arc::clone(case.theme()), log).unwrap();
    assert_eq!(standing.count(&open, &[], true), None);
    for persons in [0, 2] {
        let mut log = case.log().clone();
        for (n, seat) in log.seats.iter_mut().enumerate() {
            seat.controller = if n < persons { Controller::Person } else { Controller::Bot(Level::Novice) };
        }
        let shared = Case::replay(Arc::clone(case.theme()), log).unwrap();
        assert_eq!(standing.count(&shared, &[], true), None, "{persons} persons");
    }
    assert_eq!(standing, Standing::default());
}

#[test]
fn the_next_step_is_suggested_after_two_wins() {
    let mut standing = Standing::default();
    assert_eq!(standing.next().unwrap().id, "pip");
    let mut wins = (0..).map(|seed| closed(seed, ["pip", "mabel"])).filter(|case| winner(case) == Some(SeatId(0)));
    standing.count(&wins.next().unwrap(), &[], true).unwrap();
    assert_eq!(standing.next().unwrap().id, "pip");
    standing.count(&wins.next().unwrap(), &[], true).unwrap();
    assert_eq!(standing.next().unwrap().id, "percy");
}

#[test]
fn a_standing_is_read_as_it_was_written_and_other_formats_are_told() {
    let mut standing = Standing::default();
    standing.count(&won_by(0, ["clara", "pip"]), &[], true);
    let text = standing.to_json();
    assert_eq!(Standing::from_json(&text).unwrap(), standing);
    let newer = text.replacen("\"format\":1", "\"format\":9", 1);
    assert!(Standing::from_json(&newer).unwrap_err().to_string().contains("format 9"));
    assert!(Standing::from_json("{").is_err() && Standing::from_json("{\"format\":1}").is_err());
}

#[test]
fn every_feat_is_a_deduction_that_can_be_made_and_nobody_has_one_without() {
    let mut found = BTreeSet::new();
    let of_detectives = |seed| as_person(played(opened("classic-2016", 4, Level::Detective, seed), usize::MAX), &[]);
    for case in (0..12).map(|seed| closed(seed, ["clara", "pip"])).chain((0..24).map(of_detectives)) {
        let review = Review::of(&case);
        for seat in &review.seats {
            let feats = feats_of(&case, seat.seat, &review.seats);
            let solved = seat.accused.is_some_and(|(_, right)| right) && seat.settled_by.is_some();
            assert!(solved || feats.is_empty(), "{feats:?} of {:?}", seat.seat);
            let late = seat.missed.iter().any(|missed| matches!(missed, Missed::CouldAccuse { .. }));
            assert!(!(late && feats.contains(&Feat::AtOnce)));
            found.extend(feats);
        }
        let mut aided = Standing::default();
        let news = aided.count(&case, &review.seats, false).unwrap();
        assert!(news.feats.is_empty() && aided.feats().next().is_none(), "the notebook concluded it");
    }
    assert_eq!(found, BTreeSet::from(Feat::ALL), "each can be done");
}

#[test]
fn titles_come_by_kinds_of_feats() {
    let titles: Vec<_> = (0..=Feat::ALL.len()).map(Title::of).collect();
    assert_eq!(titles[0], Title::Newcomer);
    assert_eq!(titles[Feat::ALL.len()], Title::GreatDetective);
    assert!(titles.windows(2).all(|pair| pair[0] <= pair[1]));
}

/// A case of the ladder's characters, so many decisions on.
fn of_characters(actions: usize) -> Case {
    let theme = Arc::new(candlestick_themes::builtin("classic-2016").unwrap());
    let seats: Vec<_> = ladder().iter().take(3).map(|character| Seat::of_character(&character.id, character)).collect();
    let mut case = Case::new(theme, Setup::new([0, 1, 2].map(SuspectId).to_vec()), seats, 5).unwrap();
    while case.log().actions.len() < actions {
        let Some((seat, action)) = case.bot_action() else { break };
        case.apply(seat, action).unwrap();
    }
    case
}

#[test]
fn a_character_is_kept_in_the_record_and_plays_as_itself_when_taken_up_again() {
    let whole = of_characters(60);
    let text = Record::of_log(of_characters(25).into_log()).to_text();
    assert!(text.contains("\"character\":\"mabel\""));
    let mut again = Case::from_record(text.as_bytes(), |_| Ok(Arc::clone(whole.theme()))).unwrap();
    while again.log().actions.len() < whole.log().actions.len() {
        let (seat, action) = again.bot_action().unwrap();
        again.apply(seat, action).unwrap();
    }
    assert_eq!(again.log(), whole.log());
    let mut plain: CaseLog = of_characters(0).into_log();
    plain.seats.iter_mut().for_each(|seat| seat.character = None);
    assert!(!Record::of_log(plain).to_text().contains("character"), "older records stay as they were");
}

#[test]
fn a_character_that_is_not_known_plays_by_its_level() {
    let known = Seat::of_character("Clara", character("clara").unwrap());
    let gone = Seat { character: Some("nobody".into()), ..known.clone() };
    assert_eq!(gone.style(), Some(Level::Novice.style()));
    assert_ne!(known.style(), gone.style());
    assert_eq!(Seat { controller: Controller::Person, ..known }.style(), None);
}
