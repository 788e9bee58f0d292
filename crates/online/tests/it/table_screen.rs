//! Tests a screen that shows the table: it opens a room or comes by its link, takes no chair, is told what all see, and
//! the others know that it is there.

use candlestick_online::{
    ConnectionId, Link,
    protocol::{Arrangement, BotChair, Deed, FromRoom},
};
use candlestick_rules::{SeatId, SuspectId};

use crate::test_room::{TestRoom, plain};

/// A room that a screen has opened to show the table, and the screen.
fn opened() -> (TestRoom, usize) {
    let mut test = TestRoom::new();
    let own = Link { token: Some(test.host.clone()), ..Link::table(test.room.name()) };
    let screen = test.join(own);
    test.asks(screen, Deed::Stand);
    (test, screen)
}

/// Somebody comes by the invitation and sits down.
fn sits(test: &mut TestRoom, name: &str) -> usize {
    let client = test.join(Link::invitation(test.room.name()));
    let out = test.clients[client].0.sit(test.now, name.into(), None);
    test.carry(client, out);
    client
}

#[test]
fn whoever_sits_down_first_at_a_screens_table_has_the_hosts_rights_and_all_know_that_it_is_there() {
    let (mut test, screen) = opened();
    let lobby = test.client(screen).lobby().unwrap();
    assert_eq!((test.client(screen).you(), lobby.people.len()), (None, 0));
    let (ada, bo) = (sits(&mut test, "Ada"), sits(&mut test, "Bo"));
    let watcher = test.join(Link::invitation(test.room.name()));
    for client in [screen, ada, bo, watcher] {
        let presence = test.client(client).presence();
        assert_eq!((presence.table, presence.watchers, presence.host), (true, 1, test.client(ada).you()));
    }
    test.leaves(screen);
    assert!(!test.client(bo).presence().table, "it is gone");
    test.returns(screen);
    assert!(test.client(bo).presence().table, "it comes again without a token, and is the table again");
}

#[test]
fn a_watcher_who_is_no_table_is_not_told_of_as_one() {
    let mut test = TestRoom::begun(2, 0);
    test.join(Link::invitation(test.room.name()));
    assert_eq!((test.client(0).presence().table, test.client(0).presence().watchers), (false, 1));
}

#[test]
fn a_screen_that_sits_down_after_all_is_no_table_any_more() {
    let (mut test, screen) = opened();
    let ada = sits(&mut test, "Ada");
    let out = test.clients[screen].0.sit(test.now, "Screen".into(), None);
    test.carry(screen, out);
    assert!(!test.client(ada).presence().table);
}

/// What of the case a connection was told, as it was written.
fn case_messages(test: &TestRoom, to: ConnectionId) -> Vec<&str> {
    let of_case = |text: &&str| ["{\"whole\"", "{\"news\"", "{\"verdict\""].iter().any(|kind| text.starts_with(kind));
    test.told.iter().filter(|(_, at, _)| *at == to).map(|(.., text)| text.as_str()).filter(of_case).collect()
}

#[test]
fn a_screen_is_told_what_whoever_watches_is_told_and_no_hand() {
    let (mut test, screen) = opened();
    let (ada, _) = (sits(&mut test, "Ada"), sits(&mut test, "Bo"));
    let watcher = test.join(Link::invitation(test.room.name()));
    let bot = BotChair { suspect: SuspectId(4), level: candlestick_bots::Level::Novice, name: "Bot".into() };
    test.asks(ada, Deed::Arrange(Arrangement { bots: vec![bot], ..plain() }));
    test.asks(ada, Deed::Start);
    for _ in 0..60 {
        test.step();
    }
    let table = test.client(screen).table().unwrap();
    assert_eq!((table.me(), table.own_view().hand.len()), (SeatId::WATCHER, 0));
    let (to_screen, to_watcher) =
        (case_messages(&test, test.socket(screen)), case_messages(&test, test.socket(watcher)));
    assert!(to_screen.len() > 30 && to_screen == to_watcher, "{} and {}", to_screen.len(), to_watcher.len());
    for message in test.news(test.socket(screen)) {
        let view = match message {
            FromRoom::Whole(whole) => serde_json::to_value(&whole.view).unwrap(),
            FromRoom::News(news) => serde_json::to_value(&news.view).unwrap(),
            _ => continue,
        };
        assert_eq!(view["hand"], serde_json::json!([]));
    }
}
