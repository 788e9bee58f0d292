//! Tests how a device that two people share comes to its room's table, with a room in this process whose frames may be late.

use std::sync::Arc;

use bevy::prelude::*;
use candlestick_online::{
    BuiltinThemes, Link, ThemeProvider,
    audit::Pledges,
    client::ClientInput,
    protocol::{Arrangement, Deed},
};
use candlestick_rules::SeatId;

use super::{
    at_hand::RoomAtHand,
    follow,
    room::JoinedRoom,
    testing::{RoomHere, next, server},
};
use crate::{
    platform::{Signal, now_ms},
    resource::Begin,
    screens::{Notices, Speech, Themes, opening::Opening, picture_loading::PictureLoading},
    session::{Authority, OwnMarks, Session},
    table::{Screen, TablePainting, headless},
};

const THEME: &str = "classic-2016";

fn plain() -> Arrangement {
    Arrangement { theme: THEME.into(), ..Arrangement::default() }
}

/// A room, and two at one device in it.
struct RoomOfTwo(RoomHere);

impl RoomOfTwo {
    /// Two people at one device in a room's lobby.
    fn gathered() -> (Self, JoinedRoom) {
        let (room, own) = RoomHere::opened("Ada", THEME);
        let (invitation, themes) = (Link::invitation(&own.room), Themes::of(BuiltinThemes::default().themes()));
        let mut joined = JoinedRoom::new(server(), own, [4; 32], &themes);
        joined.comes_beside(invitation, Pledges::default(), [5; 32], &themes);
        let mut wire = Self(room);
        for n in 0..2 {
            wire.tell(&mut joined, n, ClientInput::Begin);
        }
        let out = joined.beside[0].client.sit(now_ms(), "Bo".into(), None);
        wire.0.obey((0, 1), out);
        wire.0.deliver(&mut [&mut joined]);
        (wire, joined)
    }

    /// The same in a case that has just begun.
    fn begun(terms: Arrangement) -> (Self, JoinedRoom) {
        let (mut wire, mut joined) = Self::gathered();
        for deed in [Deed::Arrange(terms), Deed::Start] {
            wire.tell(&mut joined, 0, ClientInput::Do(deed));
        }
        assert!(joined.case().is_some(), "{:?}", joined.take_notices());
        (wire, joined)
    }

    fn tell(&mut self, joined: &mut JoinedRoom, n: usize, input: ClientInput) {
        self.0.tell(&mut [joined], (0, n), input);
    }

    fn decides(&mut self, joined: &mut JoinedRoom) {
        self.0.decides(&mut [joined]);
    }
}

/// The device in that room, with a case on its table where there is one.
fn device(joined: JoinedRoom, screen: Screen, case: Option<Box<dyn Authority>>) -> App {
    let mut app = headless();
    app.begin::<RoomAtHand>()
        .begin::<Opening>()
        .begin::<OwnMarks>()
        .begin::<Speech>()
        .begin::<Notices>()
        .add_systems(Update, (follow::tell, follow::lay).chain())
        .add_systems(OnEnter(Screen::Play), follow::is_laid);
    app.world_mut().resource_mut::<RoomAtHand>().go_in(joined);
    app.world_mut().resource_mut::<NextState<Screen>>().set(screen);
    if let Some(case) = case {
        app.insert_resource(Session::at(case));
    }
    app.update();
    app
}

fn at_room<T>(app: &mut App, act: impl FnOnce(&mut JoinedRoom) -> T) -> T {
    let mut at_hand = app.world_mut().resource_mut::<RoomAtHand>();
    act(at_hand.get_mut().expect("it is in a room"))
}

fn is_laid_soon(app: &App) -> bool {
    app.world().resource::<Opening>().is_pending()
}

#[test]
fn go_on_leads_to_the_table_as_soon_as_everybody_at_the_device_was_told_as_much() {
    let (mut wire, joined) = RoomOfTwo::begun(plain());
    let case = joined.case().unwrap();
    let mut app = device(joined, Screen::Together, Some(Box::new(case)));
    assert!(!is_laid_soon(&app), "it lies there, and nobody asks for it");
    at_room(&mut app, |room| {
        wire.0.late = Some((0, 1));
        wire.tell(room, 0, ClientInput::Do(Deed::Pause));
        assert!(room.case().is_none());
        // As “Go on” does.
        room.wants_table = true;
    });
    app.update();
    app.update();
    assert!(!is_laid_soon(&app), "one of them was told less");
    at_room(&mut app, |room| wire.0.comes(&mut [room]));
    app.update();
    assert!(is_laid_soon(&app));
}

#[test]
fn what_was_told_while_a_case_was_on_its_way_to_the_table_is_on_it() {
    let (mut wire, joined) = RoomOfTwo::begun(plain());
    let older = joined.case().unwrap();
    let mut app = device(joined, Screen::Together, None);
    at_room(&mut app, |room| wire.decides(room));
    app.update();
    app.insert_resource(Session::at(Box::new(older)));
    let decisions = |app: &App| app.world().resource::<Session>().action_count();
    assert_eq!(decisions(&app), 0, "it was laid as it was");
    app.update();
    assert_eq!(decisions(&app), 1);
}

#[test]
fn while_one_waits_in_the_lobby_the_table_is_painted_once_its_pictures_are_there() {
    let (_room, joined) = RoomOfTwo::gathered();
    let mut app = device(joined, Screen::Together, None);
    app.begin::<PictureLoading>().begin::<TablePainting>().add_systems(Update, follow::prepare);
    app.update();
    assert!(app.world().resource::<PictureLoading>().is_waiting(), "its pictures are sent for");
    assert!(!app.world().resource::<TablePainting>().is_busy(), "it would be painted without them");
    app.world_mut().resource_mut::<PictureLoading>().all_came();
    app.update();
    assert!(app.world().resource::<TablePainting>().is_busy());
}

#[test]
fn a_case_is_told_with_the_very_theme_whose_table_was_painted_in_its_lobby() {
    let (mut room, mut joined) = RoomOfTwo::gathered();
    let painted = joined.own.client.room_theme().expect("the lobby tells it").clone();
    room.tell(&mut joined, 0, ClientInput::Do(Deed::Start));
    let case = joined.case().expect("it has begun");
    assert!(Arc::ptr_eq(case.theme(), &painted), "it would be painted a second time");
}

#[test]
fn a_decision_that_came_to_nothing_is_on_its_way_no_more() {
    let (mut wire, mut joined) = RoomOfTwo::begun(plain());
    let mut case = joined.case().unwrap();
    let (seat, action) = next(&joined).unwrap();
    case.apply(seat, action).unwrap();
    assert!(joined.case().unwrap().is_deciding());
    // Their other device was sooner.
    wire.decides(&mut joined);
    joined.take_changed();
    joined.talk(&Signal::default());
    assert!(joined.take_changed(), "the table hears the case anew");
    assert!(!joined.case().unwrap().is_deciding());
}

#[test]
fn whoever_comes_to_the_table_of_a_case_that_the_room_has_left_is_led_to_the_room() {
    let (_, joined) = RoomOfTwo::begun(plain());
    let left = joined.case().unwrap();
    let (_, lobby) = RoomOfTwo::gathered();
    let mut app = device(lobby, Screen::Play, Some(Box::new(left)));
    for _ in 0..3 {
        app.update();
    }
    assert_eq!(*app.world().resource::<State<Screen>>().get(), Screen::Together);
}

#[test]
fn somebody_here_is_asked_while_a_decision_is_theirs_also_where_nobody_deals() {
    let undealt = Arrangement { blind: true, deck: false, powers: false, ..plain() };
    for terms in [plain(), undealt] {
        let (mut wire, mut joined) = RoomOfTwo::begun(terms.clone());
        let first = joined.asked();
        assert!(first.is_some(), "one of the two begins");
        wire.decides(&mut joined);
        assert!(joined.asked().is_some() && joined.asked() != first, "{first:?}");
        if !terms.blind {
            wire.tell(&mut joined, 0, ClientInput::Do(Deed::Pause));
            assert_eq!(joined.asked(), None, "nothing is asked during a pause");
        }
    }
}

#[test]
fn a_seat_is_away_on_the_table_until_its_person_is_back() {
    let (mut wire, mut joined) = RoomOfTwo::begun(plain());
    let person = joined.beside[0].client.you().expect("a chair");
    let people = joined.own.client.table().expect("a case").people();
    let seat = people.iter().position(|one| *one == Some(person)).expect("they play");
    let away = |joined: &mut JoinedRoom| {
        joined.note_times();
        joined.away_seats()
    };
    assert_eq!(away(&mut joined), []);
    wire.0.loses(&mut [&mut joined], (0, 1));
    assert_eq!(away(&mut joined), [SeatId(seat as u8)]);
    wire.tell(&mut joined, 1, ClientInput::Begin);
    assert_eq!(away(&mut joined), []);
}
