//! Tests that people sit down, move and stand up, and that the chair is theirs again when they come back.

use candlestick_online::{
    CloseCode, Input, Link, Room,
    client::{ClientInput, ConnectionState},
    protocol::{Code, Deed, FromRoom},
};
use candlestick_rules::SuspectId;

use super::{codes, is_done};
use crate::test_room::{TestRoom, some_token};

#[test]
fn the_newest_connection_of_a_chair_wins_at_the_very_question() {
    let mut test = TestRoom::begun(2, 1);
    test.plays(5);
    let before = serde_json::to_string(test.client(1).table().unwrap().own_view()).unwrap();
    let (old, link) = (test.socket(1), test.client(1).link().clone());
    let new = test.join(link);
    assert_eq!(test.closed.get(&old), Some(&CloseCode::Replaced));
    assert_eq!(test.client(1).line(), ConnectionState::Ended(CloseCode::Replaced));
    assert_eq!(test.client(new).you(), Some(1));
    assert_eq!(serde_json::to_string(test.client(new).table().unwrap().own_view()).unwrap(), before);
}

#[test]
fn what_an_older_connection_says_late_takes_the_chair_from_no_newer_one() {
    let mut test = TestRoom::begun(2, 1);
    let (old, link) = (test.connection(), test.client(1).link().clone());
    let new = test.join(link.clone());
    let (hello, socket) = (test.hello_of(link.token), test.socket(new));
    // As where a page was loaded again while its first hello was on its way.
    test.tell_room(Input::Opened { connection: old, hello });
    assert_eq!((test.closed.get(&old), test.closed.get(&socket)), (Some(&CloseCode::Replaced), None));
    assert_eq!(test.client(new).line(), ConnectionState::Open);
    test.tell_room(Input::Closed { connection: old });
    assert_eq!(test.client(new).line(), ConnectionState::Open);
    test.plays(5);
    assert!(test.client(new).table().unwrap().decision() > 4, "the case goes on there");
}

fn sits(token: &str) -> Deed {
    Deed::Sit { name: "Bo".into(), suspect: None, token: token.parse().unwrap(), key: None }
}

#[test]
fn whoever_sits_down_again_by_the_nonce_of_before_is_let_in() {
    let mut test = TestRoom::new();
    let own = Link { token: Some(test.host.clone()), ..Link::invitation(test.room.name()) };
    test.join(own);
    let token = "abcdefghijklmnopqrstuvwxyz23";
    let lost = test.hello(None);
    test.says(lost, "n", sits(token));
    // The answer never came, and the host has the chair freed before the guest is back.
    test.tell_room(Input::Closed { connection: lost });
    test.asks(0, Deed::Unseat { person: 1 });
    let back = test.hello(None);
    test.says(back, "n", sits(token));
    assert!(is_done(&test.news(back)));
    assert_eq!(test.client(0).lobby().map(|lobby| lobby.people.len()), Some(2));
}

#[test]
fn no_nonce_of_whoever_sits_down_is_one_of_the_rooms_own() {
    let mut test = TestRoom::new();
    let own = Link { token: Some(test.host.clone()), ..Link::invitation(test.room.name()) };
    test.join(own);
    let guest = test.join(Link::invitation(test.room.name()));
    // As the room itself will call the case's beginning: it comes after this and what the host arranges.
    let (socket, beginning) = (test.socket(guest), format!("room-{}", test.disk.len() + 2));
    test.says(socket, &beginning, sits("abcdefghijklmnopqrstuvwxyz23"));
    test.arranges_three();
    test.asks(0, Deed::Start);
    assert!(test.client(0).table().is_some());
}

#[test]
fn a_log_in_which_somebody_sat_down_by_a_name_of_the_rooms_own_goes_on() {
    let mut test = TestRoom::new();
    let first = test.hello(None);
    test.says(first, "n", sits("abcdefghijklmnopqrstuvwxyz23"));
    let mut disk = test.disk.clone();
    // As it was written once, when whoever sat down named the entry: as the room itself will name the next of its own.
    disk[1].nonce = format!("room-{}", disk.len());
    for token in ["bbcdefghijklmnopqrstuvwxyz23", "cbcdefghijklmnopqrstuvwxyz23"] {
        let mut test = TestRoom::opened(disk);
        let later = test.hello(None);
        test.says(later, "n", sits(token));
        assert!(is_done(&test.news(later)), "{:?}", test.disk.last());
        disk = test.disk;
    }
    assert_eq!(disk.len(), 4);
}

#[test]
fn marks_come_back_to_their_seat_and_to_nobody_else() {
    let mut test = TestRoom::begun(2, 0);
    let other = test.socket(0);
    test.news(other);
    test.asks(1, Deed::Mark { text: "it was Green".into() });
    assert_eq!(test.news(other), []);
    test.returns(1);
    assert_eq!((test.client(1).marks(), test.client(0).marks()), (Some("it was Green"), None));
    let reopened = Room::open(test.disk.clone(), test.now, &test.themes).unwrap();
    (test.room, test.clients[1].1) = (reopened, None);
    test.returns(1);
    assert_eq!(test.client(1).marks(), Some("it was Green"));
}

#[test]
fn marks_are_of_one_case_and_come_back_in_no_other() {
    let comes_again = |test: &mut TestRoom| {
        test.tell_client(1, ClientInput::Closed(None));
        test.passes(300);
        test.tell_client(1, ClientInput::Tick);
    };
    // Somebody who came in the middle of the case is there when it is put away, or comes after that.
    for is_there in [true, false] {
        let mut test = TestRoom::begun(2, 1);
        test.asks(1, Deed::Mark { text: "it was Green".into() });
        comes_again(&mut test);
        assert_eq!(test.client(1).marks(), Some("it was Green"));
        test.plays(3_000);
        if is_there {
            test.asks(0, Deed::Rematch);
        } else {
            test.leaves(1);
            test.asks(0, Deed::Rematch);
            comes_again(&mut test);
        }
        assert_eq!((test.client(1).lobby().unwrap().deal, test.client(1).marks()), (1, None), "{is_there}");
        // What is written in the lobby is of the case that it is for.
        test.asks(1, Deed::Mark { text: "it is Plum".into() });
        test.asks(0, Deed::Start);
        comes_again(&mut test);
        assert_eq!(test.client(1).table().unwrap().deal(), 1);
        assert_eq!(test.client(1).marks(), Some("it is Plum"));
    }
}

#[test]
fn whoever_sits_down_once_more_has_another_name_and_suspect_and_the_same_chair() {
    let mut test = TestRoom::new();
    let (host, guest) = (test.hello(Some(test.host.clone())), test.hello(None));
    let token = some_token();
    let sit = |name: &str, suspect| Deed::Sit {
        name: name.into(),
        suspect: Some(SuspectId(suspect)),
        token: token.clone(),
        key: None,
    };
    test.says(guest, "a", sit("Bo", 2));
    test.news(host);
    test.says(guest, "b", sit("Bob", 4));
    let told = test.news(host);
    let lobby = told.iter().find_map(|message| if let FromRoom::Lobby(lobby) = message { Some(lobby) } else { None });
    let people = &lobby.expect("everybody is told").people;
    let seated: Vec<_> = people.iter().map(|one| (one.person, one.name.as_str(), one.suspect.0)).collect();
    assert_eq!(seated, [(0, "Ada", 0), (1, "Bob", 4)]);
    test.news(guest);
    test.says(guest, "c", sit("Bob", 0));
    assert_eq!(codes(&test.news(guest)), [Code::ChairTaken]);
    // From elsewhere, by the same token: the newer connection has the chair.
    let other = test.hello(None);
    test.says(other, "d", sit("Bob", 5));
    assert_eq!(test.closed.get(&guest), Some(&CloseCode::Replaced));
    assert_eq!(Room::open(test.disk.clone(), 0, &test.themes).map(|_| ()), Ok(()));
}

#[test]
fn a_host_takes_another_name_stands_up_and_sits_down_again_with_a_token_that_opens_the_chair() {
    let mut test = TestRoom::new();
    let own = Link { token: Some(test.host.clone()), ..Link::invitation(test.room.name()) };
    let host = test.join(own);
    let sit = |test: &mut TestRoom, name: &str, suspect: u8| {
        let now = test.now;
        let out = test.clients[host].0.sit(now, name.into(), Some(SuspectId(suspect)));
        test.carry(host, out);
    };
    let named = |test: &TestRoom| test.client(host).lobby().map(|lobby| lobby.people.clone()).unwrap_or_default();
    sit(&mut test, "Bee", 3);
    assert_eq!(
        named(&test).iter().map(|one| (one.person, one.name.as_str(), one.suspect.0)).next(),
        Some((0, "Bee", 3))
    );
    test.asks(host, Deed::Stand);
    assert_eq!((test.client(host).you(), test.client(host).link().token.clone()), (None, None));
    sit(&mut test, "Cy", 4);
    assert_eq!(test.client(host).you(), Some(1));
    test.leaves(host);
    test.returns(host);
    assert_eq!((test.client(host).you(), named(&test).len()), (Some(1), 1));
    assert!(test.clients[host].0.take_notices().is_empty());
}
