//! What a press on the board comes to: a decision, a plan for the next turn, or the end of what is being shown.

use std::{sync::Arc, time::Duration};

use bevy::time::TimeUpdateStrategy;

use super::*;
use crate::{
    session::may_plan,
    table::{MotionPace, headless},
};
use candlestick_game::{Case, Controller, Level, Seat};
use candlestick_rules::{Action, RoomId, SeatId, Setup, SuspectId};

/// A person's case against two bots; a window's board, but no window.
fn app() -> App {
    let theme = Arc::new(candlestick_themes::builtin("classic-2016").unwrap());
    let seats =
        vec![Seat::new("Ann", Controller::Person), Seat::bot("B", Level::Novice), Seat::bot("C", Level::Novice)];
    let case = Case::new(theme, Setup::new((0..3).map(SuspectId).collect()), seats, 3).unwrap();
    let mut app = headless();
    app.add_plugins(plugin).begin::<ButtonInput<KeyCode>>().insert_resource(MotionPace::Off);
    app.insert_resource(Session::new(case));
    app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Play);
    app.update();
    app
}

/// Presses the middle of a room; answers how many decisions came of it.
fn press(app: &mut App, room: RoomId) -> usize {
    let board = app.world().resource::<Session>().view().edition.board.clone();
    let mut decided = app.world().resource::<Messages<Decide>>().get_cursor_current();
    let clicked = Some(middle(&board, Place::Room(room)));
    app.world_mut().insert_resource(BoardPointer { clicked, ..default() });
    app.update();
    app.world_mut().insert_resource(BoardPointer::default());
    decided.read(app.world().resource::<Messages<Decide>>()).count()
}

/// A case in which something about others is being shown.
fn showing() -> App {
    let mut app = app();
    app.insert_resource(MotionPace::Full);
    app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(20)));
    for _ in 0..5000 {
        let session = app.world().resource::<Session>();
        let view = session.view();
        if session.animations().len() > 1 && view.turn_seat != view.me {
            return app;
        }
        let asked = session.at_rest() && session.actor() == Some(view.me);
        let mut actions = view.choices.actions(view.edition.cards).into_iter();
        let action = actions.find(|action| !matches!(action, Action::Accuse(_) | Action::GiveUp));
        if let Some(action) = action.filter(|_| asked) {
            app.world_mut().write_message(Decide(action));
        }
        app.update();
    }
    panic!("others never play")
}

fn waiting(app: &App) -> usize {
    app.world().resource::<Session>().animations().len()
}

/// Presses a place; answers how many things were to be shown before and after it.
fn press_at(app: &mut App, at: Vec2) -> (usize, usize) {
    let before = waiting(app);
    app.world_mut().insert_resource(BoardPointer { clicked: Some(at), ..default() });
    app.update();
    app.world_mut().insert_resource(BoardPointer::default());
    // The press is heard in this frame, and answered in the next at the latest.
    app.update();
    (before, waiting(app))
}

/// Presses a place with the mouse or a finger; answers how often that ends what is being shown.
fn ends(app: &mut App, at: Vec2, finger: bool) -> usize {
    let mut ended = app.world().resource::<Messages<EndAnimation>>().get_cursor_current();
    app.world_mut().insert_resource(BoardPointer { clicked: Some(at), finger, ..default() });
    app.update();
    app.world_mut().insert_resource(BoardPointer::default());
    ended.read(app.world().resource::<Messages<EndAnimation>>()).count()
}

fn plan(app: &App) -> Option<Place> {
    app.world().resource::<Plans>().of(app.world().resource::<Session>().view())
}

#[test]
fn a_press_where_nothing_can_be_planned_ends_what_is_shown_and_one_on_a_room_plans_and_ends_nothing() {
    let mut app = showing();
    let room = middle(&app.world().resource::<Session>().view().edition.board, Place::Room(RoomId(4)));
    let (before, after) = press_at(&mut app, room);
    assert_eq!((before, plan(&app)), (after, Some(Place::Room(RoomId(4)))));
    let (before, after) = press_at(&mut app, Vec2::splat(1e5));
    assert_eq!((before - 1, plan(&app)), (after, Some(Place::Room(RoomId(4)))), "one and no more");
}

#[test]
fn while_something_is_shown_one_tap_plans_a_room_or_a_near_square_and_elsewhere_it_ends_what_is_shown() {
    for finger in [false, true] {
        let mut app = showing();
        let view = app.world().resource::<Session>().view();
        let (board, plans) = (view.edition.board.clone(), Plans::default());
        let squares = board.square_ids().map(Place::Square);
        let (near, far): (Vec<_>, Vec<_>) = squares.partition(|place| is_plannable(view, &plans, *place));
        assert_eq!((ends(&mut app, middle(&board, far[0]), finger), plan(&app)), (1, None), "too far for one turn");
        for place in [near[0], Place::Room(RoomId(4))] {
            let at = middle(&board, place);
            assert_eq!((ends(&mut app, at, finger), plan(&app)), (0, Some(place)), "by finger: {finger}");
            assert_eq!((ends(&mut app, at, finger), plan(&app)), (0, None), "by finger: {finger}, once more");
        }
    }
}

#[test]
fn in_a_case_that_is_only_watched_a_press_plans_nothing() {
    let mut app = app();
    let case = app.world().resource::<Session>().case().expect("it is here").clone();
    app.insert_resource(Session::watched(case, SeatId(0)));
    app.update();
    assert_eq!((press(&mut app, RoomId(4)), plan(&app)), (0, None));
}

#[test]
fn enter_ends_what_is_shown_and_one_press_is_one_of_them() {
    let mut app = showing();
    app.insert_resource(BoardKeys(true));
    let before = waiting(&app);
    app.world_mut().resource_mut::<ButtonInput<KeyCode>>().press(KeyCode::Enter);
    app.update();
    app.world_mut().resource_mut::<ButtonInput<KeyCode>>().clear();
    app.update();
    assert_eq!(waiting(&app), before - 1);
    app.update();
    assert_eq!(waiting(&app), before - 1, "still held");
}

#[test]
fn squares_are_planned_where_the_steps_of_a_turn_reach_and_rooms_anywhere() {
    let app = app();
    let view = app.world().resource::<Session>().view();
    let (plans, board) = (Plans::default(), &view.edition.board);
    let most = candlestick_game::inspect::steps_of_a_turn(view).1;
    let squares = board.square_ids().map(Place::Square);
    let (near, far): (Vec<_>, Vec<_>) = squares.partition(|place| is_plannable(view, &plans, *place));
    let steps = |place: &Place| candlestick_game::inspect::steps_to(view, *place);
    assert!(near.len() > 10 && near.iter().all(|place| steps(place).is_some_and(|steps| (1..=most).contains(&steps))));
    assert!(far.len() > 10 && far.iter().all(|place| steps(place).is_none_or(|steps| steps == 0 || steps > most)));
    assert!(board.rooms().all(|room| is_plannable(view, &plans, Place::Room(room))));
}

#[test]
fn a_press_on_a_room_plans_while_nobody_asks_where_to_go_and_in_a_lesson_it_does_nothing() {
    let mut app = app();
    let waits = |app: &App| {
        let session = app.world().resource::<Session>();
        may_plan(session.view(), session.at_rest())
    };
    for _ in 0..500 {
        if waits(&app) {
            break;
        }
        app.update();
    }
    assert!(waits(&app));
    let room = RoomId(4);
    assert_eq!((press(&mut app, room), plan(&app)), (0, Some(Place::Room(room))));
    assert_eq!((press(&mut app, room), plan(&app)), (0, None));
    app.world_mut().resource_mut::<Script>().begin();
    assert_eq!((press(&mut app, room), plan(&app)), (0, None));
}

/// A key goes down and up; answers how often that ends what is being shown.
fn strike(app: &mut App, key: KeyCode) -> usize {
    let mut ended = app.world().resource::<Messages<EndAnimation>>().get_cursor_current();
    app.insert_resource(BoardKeys(true));
    app.world_mut().resource_mut::<ButtonInput<KeyCode>>().press(key);
    app.update();
    let ends = ended.read(app.world().resource::<Messages<EndAnimation>>()).count();
    app.world_mut().resource_mut::<ButtonInput<KeyCode>>().reset_all();
    ends
}

fn aimed(app: &App) -> Option<Place> {
    app.world().resource::<Selected>().aimed
}

#[test]
fn while_others_play_arrows_and_enter_plan_and_drop_a_plan_and_end_what_is_shown_only_where_nothing_is_aimed_at() {
    let mut app = showing();
    assert_eq!((strike(&mut app, KeyCode::Enter), plan(&app)), (1, None));
    let mut app = showing();
    let arrows = [KeyCode::ArrowUp, KeyCode::ArrowDown, KeyCode::ArrowLeft, KeyCode::ArrowRight];
    let way = arrows.into_iter().find(|way| {
        assert_eq!(strike(&mut app, *way), 0);
        aimed(&app).is_some()
    });
    let (way, place) = (way.expect("something can be planned"), aimed(&app));
    assert_eq!((strike(&mut app, KeyCode::Enter), plan(&app), aimed(&app)), (0, place, None));
    // The same arrow leads there again, and Enter drops it.
    strike(&mut app, way);
    assert_eq!(aimed(&app), place);
    assert_eq!((strike(&mut app, KeyCode::Enter), plan(&app)), (0, None));
}

#[test]
fn what_is_aimed_at_is_forgotten_where_nothing_can_be_planned_and_never_decides() {
    let mut app = showing();
    let me = app.world().resource::<Session>().view().me;
    app.world_mut().resource_mut::<Selected>().aimed = Some(Place::Room(RoomId(4)));
    strike(&mut app, KeyCode::ShiftLeft);
    assert_eq!(aimed(&app), Some(Place::Room(RoomId(4))), "while one waits it stays");
    app.world_mut().resource_mut::<Script>().begin();
    assert_eq!((strike(&mut app, KeyCode::ArrowUp), aimed(&app)), (0, None), "nothing is planned in a lesson");
    app.world_mut().resource_mut::<Script>().end();
    app.insert_resource(MotionPace::Off);
    for _ in 0..5000 {
        let session = app.world().resource::<Session>();
        if session.at_rest() && session.actor() == Some(me) && !places(session.view()).is_empty() {
            break;
        }
        let asked = session.at_rest() && session.actor() == Some(me);
        let mut actions = session.view().choices.actions(session.view().edition.cards).into_iter();
        let action = actions.find(|action| !matches!(action, Action::Accuse(_) | Action::GiveUp)).filter(|_| asked);
        app.world_mut().resource_mut::<Selected>().aimed = Some(Place::Room(RoomId(4)));
        if let Some(action) = action {
            app.world_mut().write_message(Decide(action));
        }
        app.update();
    }
    let mut decided = app.world().resource::<Messages<Decide>>().get_cursor_current();
    strike(&mut app, KeyCode::Enter);
    assert_eq!((aimed(&app), plan(&app)), (None, None), "a way is chosen");
    assert_eq!(decided.read(app.world().resource::<Messages<Decide>>()).count(), 0);
}

#[test]
fn arrows_lead_to_every_room_of_every_edition_that_can_be_planned() {
    for id in candlestick_themes::builtin_ids() {
        let view = candlestick_game::testing::opened(id, 3, Level::Novice, 1).game().view(SeatId(1));
        let open = plannable(&view, &Plans::default());
        let (mut met, mut at) = (vec![view.my_place()], 0);
        while let Some(from) = met.get(at).copied() {
            for way in [Vec2::Y, Vec2::NEG_Y, Vec2::NEG_X, Vec2::X] {
                let next = next_that_way(&view.edition.board, &open, from, way);
                met.extend(next.filter(|next| !met.contains(next)));
            }
            at += 1;
        }
        let lost: Vec<_> = open.iter().filter(|place| place.room().is_some() && !met.contains(place)).collect();
        assert!(lost.is_empty(), "{id}: {lost:?} of {}", open.len());
    }
}
