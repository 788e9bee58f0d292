//! The session's parts: any authority will do, saving is due only after a change, and decisions take one door.

use std::{ops::Range, sync::Arc};

use bevy::prelude::*;
use candlestick::session::{self, Authority, Keeping, LocalCase, OwnMarks, Saving, Session};
use candlestick_game::{Case, Controller, Level, Marks, NotRenewed, Seat, jobs::Eyes, record::Commitment};
use candlestick_rules::{Action, Event, Phase, Refusal, SeatId, Setup, SuspectId, View};
use candlestick_themes::{self as theme, Theme};

fn case() -> Case {
    let theme = Arc::new(theme::builtin("classic-2016").expect("the built-in theme has no fault"));
    let seat = |(n, controller)| Seat::new(format!("Player {n}"), controller);
    let controllers = [Controller::Person, Controller::Bot(Level::Novice), Controller::Bot(Level::Novice)];
    let setup = Setup::new((0..3).map(SuspectId).collect());
    Case::new(theme, setup, controllers.into_iter().enumerate().map(seat).collect(), 4).expect("the setup fits")
}

/// The same, as a session has it.
fn here() -> Box<dyn Authority> {
    Box::new(LocalCase::new(case()))
}

/// A case of which a session has nothing but what every authority gives.
#[derive(Debug)]
struct Faraway(LocalCase);

impl Authority for Faraway {
    fn theme(&self) -> &Arc<Theme> {
        self.0.theme()
    }

    fn seats(&self) -> &[Seat] {
        self.0.seats()
    }

    fn view(&self, seat: SeatId) -> View {
        self.0.view(seat)
    }

    fn seal(&self) -> Commitment {
        self.0.seal()
    }

    fn phase(&self) -> Phase {
        self.0.phase()
    }

    fn actor(&self) -> Option<SeatId> {
        self.0.actor()
    }

    fn turn_seat(&self) -> SeatId {
        self.0.turn_seat()
    }

    fn is_out(&self, seat: SeatId) -> bool {
        self.0.is_out(seat)
    }

    fn action_count(&self) -> usize {
        self.0.action_count()
    }

    fn event_count(&self) -> usize {
        self.0.event_count()
    }

    fn events(&self, range: Range<usize>, seat: SeatId) -> Vec<Event> {
        self.0.events(range, seat)
    }

    fn apply(&mut self, seat: SeatId, action: Action) -> Result<Vec<Event>, Refusal> {
        self.0.apply(seat, action)
    }

    fn may_take_back(&self, seat: SeatId) -> bool {
        self.0.may_take_back(seat)
    }

    fn take_back(&mut self, seat: SeatId) -> bool {
        self.0.take_back(seat)
    }

    fn revision(&self) -> u64 {
        self.0.revision()
    }

    fn case(&self) -> Option<&Case> {
        None
    }

    fn is_elsewhere(&self) -> bool {
        true
    }

    fn eyes(&self, view: &View, actions: usize) -> Eyes {
        self.0.eyes(view, actions)
    }

    fn renew(&mut self, theme: &Arc<Theme>) -> Vec<NotRenewed> {
        self.0.renew(theme)
    }
}

#[test]
fn a_session_sits_at_a_case_that_lives_elsewhere() {
    let mut session = Session::at(Box::new(Faraway(LocalCase::new(case()))));
    assert_eq!((session.viewer(), session.actor()), (SeatId(0), Some(SeatId(0))));
    assert!(session.decide(Action::EndTurn).is_err(), "the authority refuses");
    session.decide(Action::Roll).expect("the authority lets the one whose turn it is roll");
    assert!(!session.at_rest(), "the dice are still to be shown");
}

#[test]
fn an_authority_tells_whoever_acts_no_more_than_that_seat_may_see() {
    let (mut case, mut local) = (case(), LocalCase::new(case()));
    let mut hidden = 0;
    for _ in 0..200 {
        let Some(seat) = case.game().actor() else { break };
        let offered = case.game().view(seat);
        let action = *offered
            .choices
            .actions(offered.edition.cards)
            .iter()
            .find(|action| !matches!(action, Action::Accuse(_) | Action::GiveUp))
            .expect("something is offered");
        let whole = case.apply(seat, action).expect("what is offered is legal");
        let told = local.apply(seat, action).expect("what is offered is legal");
        let seen: Vec<_> = whole.iter().map(|event| event.seen_by(seat)).collect();
        hidden += usize::from(seen != whole);
        assert_eq!(told, seen);
    }
    assert!(hidden > 0, "nothing was hidden from anybody");
}

/// Whether saving was due in this frame.
#[derive(Resource, Debug, Default)]
struct Due(bool);

fn look(session: Res<Session>, marks: Res<OwnMarks>, mut saving: ResMut<Saving>, mut due: ResMut<Due>) {
    due.0 = saving.take_due(&session, &marks);
}

#[test]
fn saving_is_due_after_a_new_case_a_decision_or_a_mark_and_not_otherwise() {
    let mut app = App::new();
    app.insert_resource(Due::default()).add_systems(Update, look);
    let lay = |app: &mut App| {
        session::lay(&mut app.world_mut().commands(), here(), Vec::new(), Keeping::Kept);
        app.world_mut().flush();
    };
    let due = |app: &mut App| {
        app.update();
        app.world().resource::<Due>().0
    };
    lay(&mut app);
    assert!(due(&mut app), "a new case");
    assert!(!due(&mut app), "nothing happened");
    app.world_mut().resource_mut::<Session>().decide(Action::EndTurn).expect_err("one rolls first");
    assert!(!due(&mut app), "a decision that the authority refused");
    app.world_mut().resource_mut::<Session>().decide(Action::Roll).expect("one may roll");
    assert!(due(&mut app), "a decision");
    app.world_mut().resource_mut::<Session>().decide(Action::EndTurn).expect_err("the dice are being shown");
    app.world_mut().resource_mut::<Session>().lift_curtain();
    assert!(!due(&mut app), "a refused decision, and something that is only shown");
    *app.world_mut().resource_mut::<OwnMarks>().of_mut(SeatId(0)).expect("a seat") = Marks::default();
    assert!(due(&mut app), "a mark");
    assert!(!due(&mut app), "nothing happened");
    lay(&mut app);
    assert!(due(&mut app), "another case, after as many changes as the last");
}

#[test]
fn a_lessons_case_is_never_saved_over_ones_own() {
    let mut app = App::new();
    app.insert_resource(Due::default()).add_systems(Update, look);
    session::lay(&mut app.world_mut().commands(), here(), Vec::new(), Keeping::Taught);
    app.world_mut().flush();
    app.update();
    assert!(!app.world().resource::<Due>().0, "as it is laid");
    app.world_mut().resource_mut::<Session>().decide(Action::Roll).expect("one may roll");
    app.update();
    assert!(!app.world().resource::<Due>().0, "after a decision");
}
