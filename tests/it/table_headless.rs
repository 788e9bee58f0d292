//! Whole cases through the real systems, without a window: entities and relationships agree with the referee.

use std::{sync::Arc, time::Duration};

use bevy::{prelude::*, time::TimeUpdateStrategy};
use candlestick::session::{Decide, Session};
use candlestick::table::{
    BackgroundTasks, CardPiece, CorridorSquare, FastForward, Hand, HeldBy, InRoom, MotionPace, Occupants, OnSquare,
    OutOfRace, Player, RoomSpace, Screen, Token, TurnPhase, TurnRing, WeaponPiece, headless,
};
use candlestick_game::{Case, Controller, Level, Seat};
use candlestick_rules::{Action, Event, Phase, Place, SeatId, Setup, SuspectId};
use candlestick_themes as theme;

/// Frames after which a case that has not ended counts as stalled.
const FRAMES: u32 = 60_000;

fn case_of(controllers: &[Controller], seed: u64) -> Case {
    case_with("classic-2016", controllers, seed)
}

pub fn case_with(theme: &str, controllers: &[Controller], seed: u64) -> Case {
    let theme = Arc::new(theme::builtin(theme).expect("the built-in theme has no fault"));
    let seats: Vec<_> = controllers.iter().enumerate().map(|(n, c)| Seat::new(format!("Player {n}"), *c)).collect();
    let setup = Setup::new((0..seats.len() as u8).map(SuspectId).collect());
    Case::new(theme, setup, seats, seed).expect("the setup fits")
}

pub fn table(case: Case, pace: MotionPace) -> App {
    let mut app = headless();
    app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(50)));
    app.insert_resource(pace);
    app.insert_resource(Session::new(case));
    app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Play);
    app.update();
    app.update();
    app
}

/// The case as the record tells it: a second referee beside the table's own.
pub struct Referee(Case);

impl Referee {
    pub fn of(app: &App) -> Self {
        let session = app.world().resource::<Session>();
        let mut log = session.log().expect("the case is here").clone();
        log.actions.clear();
        Self(Case::replay(Arc::clone(session.theme()), log).expect("an empty record replays"))
    }

    /// Does what was done at the table since.
    fn follow(&mut self, app: &App) {
        let done = self.0.log().actions.len();
        for (seat, action) in &app.world().resource::<Session>().log().expect("the case is here").actions[done..] {
            self.0.apply(*seat, *action).expect("what was done at the table is legal");
        }
    }
}

/// Every entity says what the referee says.
pub fn assert_agrees(app: &mut App, referee: &mut Referee) {
    referee.follow(app);
    let game = referee.0.game();
    let world = app.world_mut();
    let view = world.resource::<Session>().view();
    assert_eq!(
        (view.phase, view.actor, view.turn),
        (game.phase(), game.actor(), game.turn_number()),
        "the view at rest"
    );
    let mut tokens = world.query::<(&Token, Option<&InRoom>, Option<&OnSquare>)>();
    let places: Vec<_> =
        tokens.iter(world).map(|(token, room, square)| (token.0, room.map(|r| r.0), square.map(|s| s.0))).collect();
    assert_eq!(places.len(), usize::from(game.edition().cards.suspects));
    for (suspect, room, square) in places {
        let place = match (room, square) {
            (Some(room), None) => Place::Room(world.get::<RoomSpace>(room).expect("a room").0),
            (None, Some(square)) => Place::Square(world.get::<CorridorSquare>(square).expect("a square").0),
            other => panic!("{suspect:?} is at {other:?}"),
        };
        assert_eq!(place, game.token(suspect), "{suspect:?}");
    }
    let mut weapons = world.query::<(Entity, &WeaponPiece, Option<&InRoom>)>();
    for (entity, weapon, room) in weapons.iter(world) {
        let Some(room) = room else {
            assert_eq!(game.weapon(weapon.0), None, "{weapon:?} lies beside the board");
            continue;
        };
        assert_eq!(Some(world.get::<RoomSpace>(room.0).expect("a room").0), game.weapon(weapon.0));
        let occupants = world.get::<Occupants>(room.0).expect("occupants");
        assert!(occupants.iter().any(|one| one == entity), "the room knows its weapon");
    }
    let mut players = world.query::<(&Player, &Hand, Has<OutOfRace>)>();
    for (player, hand, out) in players.iter(world) {
        assert_eq!(hand.iter().count(), game.truth().hand(player.0).len());
        assert_eq!(out, game.is_out(player.0), "{player:?}");
    }
    let turn = game.view(SeatId::WATCHER).seats[game.turn_seat().index()].suspect;
    let mut rings = world.query_filtered::<&ChildOf, With<TurnRing>>();
    let rings: Vec<_> = rings.iter(world).map(|of| world.get::<Token>(of.parent()).expect("a token").0).collect();
    assert_eq!(
        rings,
        if game.actor().is_some() { vec![turn] } else { Vec::new() },
        "the ring lies under the token whose turn it is"
    );
}

/// Plays bots to the verdict, or until the table has rested `most` times, and checks it each time; how often that was.
fn play_out(mut app: App, most: u32) -> u32 {
    let mut referee = Referee::of(&app);
    let (mut frames, mut checked) = (0, 0);
    loop {
        app.update();
        frames += 1;
        assert!(frames < FRAMES, "stalled");
        if !app.world().resource::<Session>().at_rest() {
            continue;
        }
        assert_agrees(&mut app, &mut referee);
        checked += 1;
        let mirrored = *app.world().resource::<State<TurnPhase>>().get();
        if checked == most || referee.0.game().phase() == Phase::Over && mirrored == TurnPhase::Over {
            return checked;
        }
    }
}

#[test]
fn a_whole_bot_case_plays_through_the_systems_and_agrees_after_every_turn_of_events() {
    for (pace, seed) in [(MotionPace::Off, 1), (MotionPace::Quick, 2)] {
        let checked = play_out(table(case_of(&[Controller::Bot(Level::Detective); 4], seed), pace), u32::MAX);
        assert!(checked > 50, "checked only {checked} times");
    }
}

#[test]
fn bots_of_every_edition_play_through_the_systems_and_the_table_agrees() {
    for theme in theme::builtin_ids() {
        let checked = play_out(table(case_with(theme, &[Controller::Bot(Level::Novice); 4], 5), MotionPace::Off), 200);
        assert!(checked > 50, "{theme}: checked only {checked} times");
    }
}

/// What bots do when nobody looks on.
fn played_plainly(mut case: Case, most: usize) -> Vec<(SeatId, Action)> {
    while case.log().actions.len() < most
        && let Some((seat, action)) = case.bot_action()
    {
        case.apply(seat, action).expect("a bot does what is offered");
    }
    case.into_log().actions
}

#[test]
fn bots_decide_the_same_beside_the_frames_and_when_played_on_quickly() {
    const MOST: usize = 40;
    let bots = || case_with("doctor-who", &[Controller::Bot(Level::Detective); 3], 8);
    let plain = played_plainly(bots(), MOST);
    for (beside, fast) in [(true, false), (true, true), (false, true)] {
        let mut app = table(bots(), MotionPace::Off);
        if beside {
            app.insert_resource(BackgroundTasks::default());
        }
        app.insert_resource(FastForward(fast));
        for _ in 0..FRAMES {
            app.update();
            let done = app.world().resource::<Session>().action_count();
            if done >= MOST {
                break;
            }
            std::thread::sleep(Duration::from_micros(200));
        }
        let done = &app.world().resource::<Session>().log().expect("the case is here").actions;
        assert_eq!(done.get(..MOST), plain.get(..MOST), "beside the frames {beside}, fast {fast}");
    }
}

#[test]
fn every_entity_of_the_table_has_a_name() {
    let mut app = table(case_of(&[Controller::Bot(Level::Novice); 3], 3), MotionPace::Off);
    let world = app.world_mut();
    let mut unnamed = world.query_filtered::<Entity, (
        Without<Name>,
        Or<(With<Token>, With<WeaponPiece>, With<RoomSpace>, With<CorridorSquare>, With<CardPiece>, With<Player>)>,
    )>();
    assert_eq!(unnamed.iter(world).count(), 0);
    let mut squares = world.query::<&CorridorSquare>();
    assert_eq!(squares.iter(world).count(), 188);
    let mut cards = world.query::<&CardPiece>();
    assert_eq!(cards.iter(world).count(), 21);
}

#[test]
fn a_persons_decision_moves_the_case_and_only_the_one_at_the_table_may_decide() {
    let mut app = table(case_of(&[Controller::Person, Controller::Bot(Level::Detective)], 4), MotionPace::Off);
    assert_eq!(app.world().resource::<Session>().viewer(), SeatId(0));
    app.world_mut().write_message(Decide(Action::EndTurn));
    app.update();
    assert_eq!(app.world().resource::<Session>().action_count(), 0, "an impossible action does nothing");
    app.world_mut().write_message(Decide(Action::Roll));
    app.update();
    assert_eq!(app.world().resource::<Session>().action_count(), 1);
}

#[test]
fn one_may_give_up_while_another_decides_and_while_things_move() {
    let mut app = table(
        case_of(&[Controller::Person, Controller::Bot(Level::Novice), Controller::Bot(Level::Novice)], 4),
        MotionPace::Full,
    );
    app.world_mut().write_message(Decide(Action::Roll));
    app.update();
    assert!(!app.world().resource::<Session>().at_rest(), "the dice roll");
    app.world_mut().write_message(Decide(Action::GiveUp));
    app.update();
    let last = app.world().resource::<Session>().log().expect("the case is here").actions.last().copied();
    assert_eq!(last, Some((SeatId(0), Action::GiveUp)));
}

#[test]
fn no_card_face_is_known_that_the_person_at_the_table_may_not_know() {
    let mut app = table(
        case_of(&[Controller::Person, Controller::Bot(Level::Novice), Controller::Bot(Level::Novice)], 5),
        MotionPace::Off,
    );
    let world = app.world_mut();
    let mut cards = world.query::<(&CardPiece, Option<&HeldBy>)>();
    let mut players = world.query::<&Player>();
    let hand = world.resource::<Session>().view().hand;
    let mut own = 0;
    for (card, held) in cards.iter(world) {
        let mine = held.is_some_and(|held| players.get(world, held.0).is_ok_and(|player| player.0 == SeatId(0)));
        assert_eq!(card.face.is_some(), mine, "{card:?}");
        own += usize::from(card.face.is_some_and(|face| hand.contains(face)));
    }
    assert_eq!(own, hand.len());
}

#[test]
fn between_two_people_there_is_a_curtain_and_what_was_shown_is_told_to_the_one_who_may_know() {
    let mut app =
        table(case_of(&[Controller::Person, Controller::Person, Controller::Bot(Level::Novice)], 6), MotionPace::Off);
    let mut curtains = 0;
    for _ in 0..400 {
        app.update();
        let (curtain, actor) = {
            let session = app.world().resource::<Session>();
            (session.curtain(), session.actor())
        };
        if let Some(seat) = curtain {
            let session = app.world().resource::<Session>();
            assert_eq!(Some(seat), actor);
            assert!(session.view().hand.is_empty(), "behind the curtain nobody's hand is shown");
            app.world_mut().resource_mut::<Session>().lift_curtain();
            app.update();
            curtains += 1;
            continue;
        }
        let session = app.world().resource::<Session>();
        if !session.at_rest() || session.bot_to_act() {
            continue;
        }
        let view = session.view();
        if actor.is_none() {
            break;
        }
        assert_eq!(Some(view.me), actor, "whoever is to act is looking");
        let actions = view.choices.actions(view.edition.cards);
        let Some(action) = actions.iter().find(|action| !matches!(action, Action::Accuse(_) | Action::GiveUp)) else {
            break;
        };
        app.world_mut().write_message(Decide(*action));
    }
    assert!(curtains > 5, "only {curtains} curtains");
}

#[test]
fn those_who_cannot_answer_one_after_the_other_are_shown_as_one() {
    let mut app = table(case_of(&[Controller::Bot(Level::Detective); 5], 3), MotionPace::Full);
    let unable = |event: &Event| matches!(event, Event::CannotRefute { .. });
    let (mut last, mut shown) = (None, 0);
    for _ in 0..3_000 {
        app.update();
        let now = app.world().resource::<Session>().showing().cloned();
        if now == last {
            continue;
        }
        let (before, after) = (last.as_ref().is_some_and(unable), now.as_ref().is_some_and(unable));
        assert!(!(before && after), "{last:?} and {now:?} are shown one by one");
        shown += usize::from(after);
        last = now;
    }
    let mut referee = Referee::of(&app);
    referee.follow(&app);
    let happened = referee.0.game().events().iter().filter(|event| unable(event)).count();
    assert!(shown > 3 && happened > shown + 3, "{happened} could not answer, shown {shown} times");
}

#[test]
fn whoever_asked_sees_each_pass_one_by_one_with_time_to_read_it() {
    const FRAME: f32 = 0.05;
    let bots = [Controller::Bot(Level::Detective); 4];
    let mut shown = Vec::new();
    for seed in 1..6 {
        let controllers: Vec<_> = [Controller::Person].into_iter().chain(bots).collect();
        let mut app = table(case_of(&controllers, seed), MotionPace::Full);
        let (mut last, mut asker) = (None, None);
        for _ in 0..4_000 {
            app.update();
            let session = app.world().resource::<Session>();
            let now = session.showing().cloned();
            if let Some(Event::Suggested { seat, .. }) = now {
                asker = Some(seat);
            }
            let passes = matches!(now, Some(Event::CannotRefute { .. })) && asker == Some(SeatId(0));
            match shown.last_mut().filter(|_| now == last) {
                Some(seconds) if passes => *seconds += FRAME,
                _ if passes => shown.push(FRAME),
                _ => {}
            }
            last = now;
            if session.is_over() {
                break;
            }
            if session.at_rest() && session.actor() == Some(SeatId(0)) {
                let mut log = session.log().expect("the case is here").clone();
                log.seats[0].controller = Controller::Bot(Level::Detective);
                let case = Case::replay(Arc::clone(session.theme()), log).expect("the record replays");
                let action = case.bot_action().expect("a bot is to act").1;
                app.world_mut().write_message(Decide(action));
            }
        }
        let mut referee = Referee::of(&app);
        referee.follow(&app);
        let (mut asker, mut happened) = (None, 0);
        for event in referee.0.game().events() {
            match event {
                Event::Suggested { seat, .. } => asker = Some(*seat),
                Event::CannotRefute { .. } => happened += usize::from(asker == Some(SeatId(0))),
                _ => {}
            }
        }
        // The last ones may be still to come.
        assert!(shown.len() + 4 >= happened && happened > 0, "{} of {happened} are shown", shown.len());
        assert!(shown.iter().take(happened).all(|seconds| (0.34..=0.51).contains(seconds)), "{shown:?}");
        shown.clear();
    }
}
