//! Saving and replaying at any point, and logs from outside that must be told what is wrong.

use std::sync::Arc;

use proptest::prelude::*;

use super::{
    Case, CaseLog, Controller, Record, ReplayFault, Seat,
    testing::{opened, reread},
};
use candlestick_bots::{Level, Persona};
use candlestick_rules::{
    Action, CardId, DieFace, Event, Phase, Place, Refusal, SeatId, Setup, SetupFault, SquareId, SuspectId,
};
use candlestick_themes as theme;
use candlestick_themes::Theme;

fn classic() -> Arc<Theme> {
    Arc::new(theme::builtin("classic-2016").unwrap())
}

fn bots(seats: u8, level: Level, seed: u64) -> Case {
    opened("classic-2016", seats, level, seed)
}

fn step(case: &mut Case) -> bool {
    let Some((seat, action)) = case.bot_action() else { return false };
    case.apply(seat, action).unwrap();
    true
}

#[test]
fn an_older_log_that_picks_the_only_player_for_a_card_is_still_played() {
    let picked =
        |case: &Case, from: usize| case.game().events()[from..].iter().any(|e| matches!(e, Event::Chose { .. }));
    let mut case = (0..).map(|seed| bots(2, Level::Detective, seed)).find_map(|mut case| {
        for _ in 0..200 {
            let before = case.game().events().len();
            if !step(&mut case) {
                return None;
            }
            if picked(&case, before) {
                return Some(case);
            }
        }
        None
    });
    let case = case.as_mut().unwrap();
    let Some(&(seat, _)) = case.log().actions.last() else { unreachable!() };
    let mut older = case.log().clone();
    older.actions.push((seat, Action::ChooseSeat(SeatId(1 - seat.0))));
    let again = Case::replay(classic(), older).unwrap();
    assert_eq!((views(&again), again.log()), (views(case), case.log()));
    let mut wrong = case.log().clone();
    wrong.actions.push((seat, Action::ChooseSeat(seat)));
    assert!(Case::replay(classic(), wrong).is_err());
}

#[test]
fn an_older_log_in_which_seats_without_the_cards_are_not_asked_is_still_played() {
    let theme = Arc::new(theme::builtin("doctor-who").unwrap());
    let left_out = (3..7).map(|seed| {
        older_log_plays(&theme, 5, seed, |case, action| {
            matches!(case.game().phase(), Phase::Refute(_)) && action == Action::Decline
        })
    });
    assert!(left_out.sum::<usize>() > 5, "seats were asked that had none");
}

/// Plays a case of bots and leaves some actions out of its log, as an older version did; the log must still lead to the
/// same case. Gives how many were left out.
fn older_log_plays(theme: &Arc<Theme>, seats: u8, seed: u64, unasked: impl Fn(&Case, Action) -> bool) -> usize {
    let (setup, bots) = (Setup::new((0..seats).map(SuspectId).collect()), (0..seats).map(|n| format!("Bot {n}")));
    let seated = bots.map(|name| Seat::bot(name, Level::Detective)).collect();
    let mut case = Case::new(Arc::clone(theme), setup, seated, seed).unwrap();
    let mut kept = Vec::new();
    while let Some((seat, action)) = case.bot_action().filter(|_| case.game().turn_number() < 200) {
        if !unasked(&case, action) {
            kept.push((seat, action));
        }
        case.apply(seat, action).unwrap();
    }
    let left_out = case.log().actions.len() - kept.len();
    let older = CaseLog { actions: kept, ..case.log().clone() };
    let again = Case::replay(Arc::clone(theme), older).unwrap();
    assert_eq!((views(&again), again.log()), (views(&case), case.log()));
    left_out
}

#[test]
fn an_older_log_that_goes_on_at_once_where_no_step_is_possible_is_still_played() {
    let mut theme = theme::builtin("doctor-who").unwrap();
    // A die that gives no step on every other roll, and a card else.
    let faces = [(0, false), (6, true)].map(|(steps, draws)| DieFace { steps, draws });
    Arc::make_mut(&mut theme.edition).profile.dice = vec![faces.to_vec()];
    let stands = |case: &Case, action| case.game().phase() == Phase::Move && action == Action::Decline;
    let theme = Arc::new(theme);
    let left_out = (0..6).map(|seed| older_log_plays(&theme, 4, seed, stands));
    assert!(left_out.sum::<usize>() > 3, "some stood still with a card in hand");
}

#[test]
fn an_older_log_that_does_not_ask_whether_to_snoop_on_the_only_other_is_still_played() {
    let mut theme = theme::builtin("master-detective").unwrap();
    Arc::make_mut(&mut theme.edition).profile.min_seats = 2;
    let snoops = |case: &Case, _| case.game().phase() == Phase::Snoop;
    assert!(older_log_plays(&Arc::new(theme), 2, 3, snoops) > 0, "somebody snooped");
}

fn views(case: &Case) -> Vec<String> {
    case.game().seats().map(|seat| serde_json::to_string(&case.game().view(seat)).unwrap()).collect()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_saved_case_goes_on_exactly(seed in any::<u64>(), seats in 2_u8..7, stop in 0_usize..150, more in 1_usize..40) {
        let mut case = bots(seats, Level::Detective, seed);
        for _ in 0..stop {
            step(&mut case);
        }
        let log = reread(case.log());
        prop_assert_eq!(&log, case.log());
        let mut again = Case::replay(classic(), log).unwrap();
        prop_assert_eq!(views(&again), views(&case));
        for _ in 0..more {
            prop_assert_eq!(step(&mut again), step(&mut case));
        }
        prop_assert_eq!(views(&again), views(&case));
        prop_assert_eq!(again.log(), case.log());
    }

    #[test]
    fn a_hostile_log_is_refused_with_its_place(
        seed in any::<u64>(),
        at in 0_usize..60,
        seat in any::<u8>(),
        id in any::<u8>(),
        which in 0_usize..6,
    ) {
        let mut case = bots(3, Level::Novice, seed);
        for _ in 0..60 {
            step(&mut case);
        }
        let wild = [
            Action::Show(CardId(id)),
            Action::NameCard(CardId(id)),
            Action::ChooseSeat(SeatId(id)),
            Action::Go(Place::Square(SquareId(u16::from(id) * 256))),
            Action::PassLeft(CardId(id)),
            Action::Suggest { suspect: SuspectId(id), weapon: candlestick_rules::WeaponId(id) },
        ];
        let mut log = case.log().clone();
        let at = at.min(log.actions.len());
        log.actions.insert(at, (SeatId(seat), wild[which]));
        if let Err(fault) = Case::replay(classic(), log) {
            let ReplayFault::Refused { number, .. } = fault else { panic!("{fault}") };
            prop_assert!(number > at);
        }
    }
}

#[test]
fn a_refused_action_is_not_logged() {
    let mut case = bots(3, Level::Novice, 1);
    let seat = case.game().actor().unwrap();
    assert!(matches!(case.apply(seat, Action::EndTurn), Err(Refusal::NotOffered { .. })));
    assert!(case.log().actions.is_empty());
}

#[test]
fn a_person_is_not_played_for() {
    let mut case = bots(3, Level::Novice, 1);
    let seat = case.game().actor().unwrap();
    let person = Seat { controller: Controller::Person, ..case.log().seats[seat.index()].clone() };
    case.reseat(seat, person);
    assert_eq!(case.bot_action(), None);
}

/// Gives every bot that character.
fn reseat_all(case: &mut Case, persona: Option<Persona>) {
    for seat in 0..case.log().seats.len() as u8 {
        let sitting = Seat { persona, ..case.log().seats[usize::from(seat)].clone() };
        case.reseat(SeatId(seat), sitting);
    }
}

#[test]
fn a_bots_character_is_kept_in_the_log_and_changes_what_it_does() {
    let with = |persona: Option<Persona>, seed| {
        let mut case = bots(4, Level::Detective, seed);
        reseat_all(&mut case, persona);
        while case.log().actions.len() < 150 && step(&mut case) {}
        case
    };
    let plain: Vec<_> = (0..6).map(|seed| with(None, seed).into_log().actions).collect();
    for (name, persona) in Persona::PRESETS {
        let cases: Vec<_> = (0..6).map(|seed| with(Some(persona), seed)).collect();
        for case in &cases {
            let read = reread(case.log());
            assert_eq!(read, *case.log());
        }
        // A careful detective is a plain one: it never accuses on odds anyway.
        let same = cases.iter().zip(&plain).all(|(case, plain)| case.log().actions == *plain);
        assert!(!same || name == "careful", "{name} plays like everybody");
    }
}

#[test]
fn a_log_from_before_there_were_characters_is_read() {
    let log = bots(3, Level::Novice, 1).into_log();
    assert!(!Record::of_log(log.clone()).to_text().contains("persona"));
    assert!(reread(&log).seats.iter().all(|seat| seat.persona.is_none()));
}

#[test]
fn a_character_beyond_all_bounds_plays_on() {
    let mut case = bots(3, Level::Master, 5);
    let wild = Persona { memory: 255, attention: 255, bluffing: 255, risk: 255, talkativeness: 255 };
    reseat_all(&mut case, Some(wild));
    while case.log().actions.len() < 60 && step(&mut case) {}
    assert!(case.log().actions.len() > 20);
}

#[test]
fn a_case_without_a_player_for_each_seat_is_refused() {
    let setup = Setup::new(vec![SuspectId(0), SuspectId(1)]);
    assert!(matches!(Case::new(classic(), setup, Vec::new(), 1), Err(SetupFault::Seats { seats: 0, .. })));
}

#[test]
fn a_log_says_what_is_wrong_with_it() {
    let log = bots(3, Level::Novice, 1).into_log();
    let fault = |change: &dyn Fn(&mut CaseLog)| {
        let mut log = log.clone();
        change(&mut log);
        Case::replay(classic(), log).unwrap_err().to_string()
    };
    assert!(fault(&|log| log.theme.id = "manor".into()).contains("played with the theme manor"));
    assert!(fault(&|log| log.theme.digest = "0".into()).contains("has changed"));
    assert!(fault(&|log| log.setup.seats.truncate(1)).contains("names 3 players for 1 seats"));
    assert!(fault(&|log| log.setup.seats[1] = SuspectId(99)).contains("suspect 99"));
    assert!(fault(&|log| log.actions.push((SeatId(7), Action::Roll))).contains("action 1 of 1"));
}
