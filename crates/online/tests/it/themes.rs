//! Tests that a theme of the host's own travels with the room, whole and checked, to whoever lacks it.

use std::sync::Arc;

use candlestick_online::{
    BuiltinThemes, Input, Link, Room, ThemeProvider,
    audit::{Pledges, Testimony},
    client::{Client, ClientInput, RemoteTable},
    protocol::{Arrangement, Code, Deed, FromClient, FromRoom, MAX_THEME, ThemePart},
};
use candlestick_themes::{Theme, ThemePack, builtin_files};

use crate::test_room::{THEME, TestRoom, plain};

/// Sound pictures, longer than one part of a theme.
const PICTURES: [(&str, &[u8]); 4] = [
    (
        "pictures/suspects/green.png",
        include_bytes!("../../../../assets/themes/classic-2016/pictures/suspects/green.png"),
    ),
    ("pictures/suspects/plum.png", include_bytes!("../../../../assets/themes/classic-2016/pictures/suspects/plum.png")),
    (
        "pictures/suspects/orchid.png",
        include_bytes!("../../../../assets/themes/classic-2016/pictures/suspects/orchid.png"),
    ),
    ("pictures/rooms/hall.png", include_bytes!("../../../../assets/themes/classic-2016/pictures/rooms/hall.png")),
];

/// An edition's texts under another name, with pictures or without.
fn own_zip(id: &str, pictures: &[(&str, &[u8])]) -> Vec<u8> {
    zip_of("classic-2016", id, pictures)
}

pub fn zip_of(edition: &str, id: &str, pictures: &[(&str, &[u8])]) -> Vec<u8> {
    let files = builtin_files(edition).unwrap();
    let texts = [("theme.toml", files.theme_toml.as_bytes()), ("board.txt", files.board.as_bytes())];
    let all = texts.into_iter().chain(pictures.iter().copied());
    let all = all.map(|(path, bytes)| (path.to_owned(), bytes.to_vec()));
    ThemePack::from_entries(id, all).unwrap().to_zip().unwrap()
}

fn refusals(messages: &[FromRoom]) -> Vec<Code> {
    let code = |message: &FromRoom| if let FromRoom::Refused { code, .. } = message { Some(*code) } else { None };
    messages.iter().filter_map(code).collect()
}

/// A lobby with its host and a guest.
fn lobby() -> TestRoom {
    let mut test = TestRoom::new();
    let own = Link { token: Some(test.host.clone()), ..Link::invitation(test.room.name()) };
    test.join(own);
    sits(&mut test, "Bo");
    test
}

fn sits(test: &mut TestRoom, name: &str) -> usize {
    let client = test.join(Link::invitation(test.room.name()));
    let out = test.clients[client].0.sit(test.now, name.into(), None);
    test.carry(client, out);
    client
}

fn brings(test: &mut TestRoom, id: &str, zip: Vec<u8>) {
    let out = test.clients[0].0.bring(test.now, id.into(), zip);
    test.carry(0, out);
}

fn arranged(id: &str) -> Deed {
    Deed::Arrange(Arrangement { theme: id.into(), ..plain() })
}

#[test]
fn what_the_host_brings_is_had_by_all_and_played_also_by_whoever_comes_later_and_after_the_room_was_opened_again() {
    let mut test = lobby();
    let zip = own_zip("my-house", &PICTURES);
    assert!(zip.len() > 20 * 1024, "several parts");
    brings(&mut test, "my-house", zip);
    assert!(test.clients[0].0.take_brought() && !test.clients[0].0.is_bringing());
    assert!(!test.clients[0].0.take_brought(), "once");
    test.asks(0, arranged("my-house"));
    for client in 0..2 {
        let had = test.clients[client].0.take_themes();
        let [(theme, pack)] = &had[..] else { panic!("client {client} has got {}", had.len()) };
        assert_eq!((theme.id.as_str(), pack.pictures.len()), ("my-house", PICTURES.len()));
        assert!(PICTURES.iter().all(|(path, bytes)| pack.pictures.get(*path).is_some_and(|other| other == bytes)));
        assert_eq!(test.client(client).lobby().unwrap().theme.digest, theme.digest);
    }
    // The room's log alone gives it again.
    test.room = Room::open(test.disk.clone(), test.now, &test.themes).unwrap();
    (0..2).for_each(|client| test.returns(client));
    let late = sits(&mut test, "Cy");
    assert_eq!(test.client(late).lobby().unwrap().theme.id, "my-house");
    test.asks(0, Deed::Start);
    for client in 0..3 {
        assert_eq!(test.client(client).table().unwrap().theme().id, "my-house", "client {client}");
    }
    test.plays(20);
    let watcher = test.join(Link::invitation(test.room.name()));
    assert_eq!(test.client(watcher).table().unwrap().theme().id, "my-house", "in the middle of the case");
}

/// A room in the lobby again after a case by a theme of the host's own, whose end somebody has missed.
fn left_before_the_verdict() -> TestRoom {
    let mut test = lobby();
    sits(&mut test, "Cy");
    brings(&mut test, "my-house", own_zip("my-house", &PICTURES));
    test.asks(0, arranged("my-house"));
    test.asks(0, Deed::Start);
    test.plays(20);
    test.leaves(1);
    test.plays(3_000);
    test.asks(0, Deed::Rematch);
    test
}

#[test]
fn whoever_lacks_the_theme_of_the_closed_case_and_that_of_the_next_gets_both() {
    for case in [false, true] {
        let mut test = left_before_the_verdict();
        brings(&mut test, "my-manor", zip_of("glasshouse", "my-manor", &[]));
        test.asks(0, arranged("my-manor"));
        gets_both(&mut test, case, "my-manor");
    }
}

#[test]
fn whoever_lacks_the_theme_of_the_closed_case_alone_gets_that_case_beside_the_next() {
    for case in [false, true] {
        let mut test = left_before_the_verdict();
        test.asks(0, Deed::Arrange(plain()));
        gets_both(&mut test, case, &plain().theme);
    }
}

/// Whoever comes again, with what their device has kept or with nothing, is shown the room as it is beside the closed case,
/// and finds that one fair.
fn gets_both(test: &mut TestRoom, case: bool, next: &str) {
    let kept = test.client(1).pledges().clone();
    if case {
        test.returns(1);
        test.asks(0, Deed::Start);
        test.leaves(1);
    }
    for kept in [None, Some(kept)] {
        comes_again(test, kept);
        assert_eq!(test.clients[1].0.take_notices(), []);
        let client = test.client(1);
        let shown = client.room_theme().map(|theme| theme.id.as_str());
        assert_eq!((client.table().is_some(), client.lobby().is_some(), shown), (case, !case, Some(next)));
        let closed = client.closed_case().expect("it was told of the case that it missed");
        assert_eq!((closed.table().deal(), closed.table().theme().id.as_str()), (0, "my-house"));
        let found = closed.record().expect("it has a record").check(closed.table().theme()).expect("it was fair");
        assert_eq!(found.given_up, 0, "it was played");
    }
    if !case {
        test.asks(0, Deed::Start);
    }
    test.plays(3_000);
    let client = test.client(1);
    let closed = client.closed_case().expect("the next was closed too");
    assert_eq!((closed.table().deal(), client.verdict().map(|verdict| verdict.deal)), (1, Some(1)));
    closed.record().expect("it has a record").check(closed.table().theme()).expect("it was fair");
}

/// The page was loaded again.
fn comes_again(test: &mut TestRoom, kept: Option<Pledges>) {
    let link = test.client(1).link().clone();
    test.clients[1].0 = Client::new(link, [99; 32], &test.themes);
    kept.into_iter().for_each(|kept| test.clients[1].0.recall(kept));
    test.tell_client(1, ClientInput::Begin);
}

#[test]
fn whoever_has_missed_two_verdicts_takes_them_in_order_though_the_theme_of_the_first_comes_last() {
    let mut test = left_before_the_verdict();
    test.asks(0, Deed::Arrange(plain()));
    let mut kept = test.client(1).pledges().clone();
    test.returns(1);
    test.asks(0, Deed::Start);
    test.leaves(1);
    test.plays(3_000);
    let cases = [(0, "my-house"), (1, THEME)];
    for missed in [&cases[..], &cases[1..]] {
        comes_again(&mut test, Some(kept));
        let client = &mut test.clients[1].0;
        assert_eq!(client.take_notices(), []);
        let told = client.closed_cases().map(|closed| (closed.table().deal(), closed.table().theme().id.as_str()));
        assert_eq!(told.collect::<Vec<_>>(), missed, "{:?}", client.verdict().map(|verdict| verdict.deal));
        for closed in client.closed_cases() {
            let record = closed.record().expect("it has a record");
            record.check(closed.table().theme()).expect("it was fair");
        }
        client.take_closed(missed[0].0);
        kept = client.pledges().clone();
    }
}

#[test]
fn a_verdict_that_is_told_late_takes_nothing_of_the_case_that_is_shown_and_is_fair_after_its_share_was_told() {
    let mut test = left_before_the_verdict();
    test.asks(0, Deed::Arrange(plain()));
    let kept = test.client(1).pledges().clone();
    comes_again(&mut test, None);
    test.asks(0, Deed::Start);
    let socket = test.socket(1);
    let told: Vec<_> = test.told.iter().filter(|(_, to, _)| *to == socket).map(|(.., text)| text.clone()).collect();
    let closed = test.told_last(1, "closed");
    // The same client, to whom the parts of the theme come last.
    let (themes, told): (Vec<_>, Vec<_>) = told.into_iter().partition(|text| text.starts_with("{\"theme\""));
    let at = told.iter().rposition(|text| *text == closed).expect("it was told");
    let told = told.into_iter().enumerate().filter(|(n, _)| *n != at).map(|(_, text)| text);
    let mut late = Client::new(test.client(1).link().clone(), [99; 32], &test.themes);
    late.recall(kept);
    let frames = told.chain(themes).map(ClientInput::Frame);
    for input in [ClientInput::Begin, ClientInput::Opened].into_iter().chain(frames) {
        late.handle(test.now, input);
    }
    let shown = |late: &Client| (late.table().map(RemoteTable::deal), late.testimony().map(Testimony::deal));
    assert_eq!((shown(&late), late.closed_cases().count()), ((Some(1), Some(1)), 0));
    late.handle(test.now, ClientInput::Frame(closed));
    assert_eq!((shown(&late), late.closed_cases().count()), ((Some(1), Some(1)), 1));
    let closed = late.closed_case().expect("it is here");
    closed.record().expect("it has a record").check(closed.table().theme()).expect("it was fair");
}

#[test]
fn marks_of_a_case_that_is_put_away_while_its_theme_is_on_its_way_are_of_no_other() {
    let mut test = lobby();
    brings(&mut test, "my-house", own_zip("my-house", &PICTURES));
    test.asks(0, arranged("my-house"));
    test.asks(0, Deed::Start);
    test.asks(1, Deed::Mark { text: "of the first".into() });
    test.returns(1);
    let came = ["welcome", "whole"].map(|what| test.told_last(1, what));
    test.plays(3_000);
    test.asks(0, Deed::Rematch);
    test.asks(0, Deed::Arrange(plain()));
    let mut late = Client::new(test.client(1).link().clone(), [98; 32], &test.themes);
    for input in [ClientInput::Begin, ClientInput::Opened].into_iter().chain(came.map(ClientInput::Frame)) {
        late.handle(test.now, input);
    }
    assert_eq!((late.marks(), late.table().is_some(), late.is_fetching()), (Some("of the first"), false, true));
    late.handle(test.now, ClientInput::Frame(test.told_last(1, "lobby")));
    assert_eq!((late.marks(), late.lobby().map(|lobby| lobby.deal)), (None, Some(1)));
}

#[test]
fn where_the_theme_of_the_closed_case_is_there_no_more_the_room_is_shown_all_the_same() {
    let mut test = left_before_the_verdict();
    test.asks(0, Deed::Arrange(plain()));
    brings(&mut test, "my-house", zip_of("glasshouse", "my-house", &[]));
    test.asks(0, arranged("my-house"));
    test.returns(1);
    let shown = test.client(1).room_theme().map(|theme| theme.digest.clone());
    assert_eq!(shown, test.client(0).room_theme().map(|theme| theme.digest.clone()));
    assert!(shown.is_some() && !test.client(1).is_fetching());
}

#[test]
fn only_the_host_brings_and_only_before_a_case() {
    let part = ThemePart::of("my-house", &own_zip("my-house", &[]), 0).unwrap();
    let mut test = lobby();
    let guest = test.socket(1);
    test.news(guest);
    test.asks(1, Deed::Bring(part.clone()));
    assert_eq!(refusals(&test.news(guest)), [Code::NotHost]);
    let mut test = TestRoom::begun(2, 1);
    let host = test.socket(0);
    test.news(host);
    test.asks(0, Deed::Bring(part));
    assert_eq!(refusals(&test.news(host)), [Code::CaseRuns]);
}

#[test]
fn a_theme_whose_pictures_would_fill_a_guests_memory_is_refused() {
    // Heads alone, as large as a picture may be.
    let side = 2048_u32.to_be_bytes();
    let huge = [b"\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR".as_slice(), &side, &side, &[8]].concat();
    let names = ["green", "plum", "orchid", "mustard", "peacock"].map(|name| format!("pictures/suspects/{name}.png"));
    let pictures = names.each_ref().map(|name| (name.as_str(), huge.as_slice()));
    let mut test = lobby();
    let host = test.socket(0);
    for (count, refused) in [(5, &[Code::TooLong][..]), (4, &[])] {
        let zip = own_zip("my-house", &pictures[..count]);
        test.news(host);
        test.asks(0, Deed::Bring(ThemePart::of("my-house", &zip, 0).unwrap()));
        assert_eq!(refusals(&test.news(host)), refused, "{count} pictures");
    }
}

#[test]
fn parts_out_of_order_too_much_and_what_is_no_theme_are_refused_and_leave_nothing_in_the_log() {
    let zip = own_zip("my-house", &PICTURES);
    let part = |n| ThemePart::of("my-house", &zip, n).unwrap();
    let no_theme = b"no zip at all".repeat(9);
    let whole = ThemePart::of("my-house", &own_zip("my-house", &[]), 0).unwrap();
    assert!(ThemePart::of("my-house", &own_zip("my-house", &[]), 1).is_none(), "one part");
    let wrong: Vec<(&str, ThemePart, Code)> = vec![
        ("the second first", part(1), Code::BadTheme),
        ("too large", ThemePart { size: MAX_THEME + 1, ..part(0) }, Code::TooLong),
        ("shorter than it says", ThemePart { data: "AAAA".into(), ..part(0) }, Code::BadTheme),
        ("no Base64", ThemePart { data: "?".into(), ..part(0) }, Code::BadTheme),
        ("a built-in one", ThemePart { id: "classic-2016".into(), ..part(0) }, Code::BadTheme),
        ("no name", ThemePart { id: String::new(), ..part(0) }, Code::BadTheme),
        ("no theme", ThemePart::of("my-house", &no_theme, 0).unwrap(), Code::BadTheme),
        (
            "another zip than it says",
            ThemePart { zip: candlestick_online::Digest::of("", &[]), ..whole.clone() },
            Code::BadTheme,
        ),
        ("a far part", ThemePart { part: usize::MAX, ..part(0) }, Code::BadTheme),
    ];
    let mut test = lobby();
    let (host, kept) = (test.socket(0), test.disk.len());
    for (what, part, code) in wrong {
        test.news(host);
        test.asks(0, Deed::Bring(part));
        assert_eq!(refusals(&test.news(host)), [code], "{what}");
        assert_eq!(test.disk.len(), kept, "{what}");
    }
    // The first of one and the second of another do not fit.
    test.asks(0, Deed::Bring(part(0)));
    test.news(host);
    test.asks(0, Deed::Bring(ThemePart { zip: candlestick_online::Digest::of("other", &[]), ..part(1) }));
    assert_eq!(refusals(&test.news(host)), [Code::BadTheme]);
    test.asks(0, arranged("my-house"));
    assert_eq!(refusals(&test.news(host)), [Code::NoTheme], "half a theme is none");
}

#[test]
fn a_theme_that_is_arranged_is_not_changed_under_those_who_have_it() {
    let mut test = lobby();
    brings(&mut test, "my-house", own_zip("my-house", &[]));
    test.asks(0, arranged("my-house"));
    let host = test.socket(0);
    test.news(host);
    brings(&mut test, "my-house", own_zip("my-house", &PICTURES));
    assert_eq!(refusals(&test.news(host)), [Code::BadTheme]);
    assert!(!test.client(0).is_bringing());
}

#[test]
fn a_host_who_presses_twice_brings_it_once() {
    let mut test = lobby();
    let zip = own_zip("my-house", &PICTURES);
    let (once, twice) = (test.clients[0].0.bring(test.now, "my-house".into(), zip.clone()), {
        let (client, now) = (&mut test.clients[0].0, test.now);
        client.bring(now, "my-house".into(), zip)
    });
    assert!(!once.is_empty() && twice.is_empty());
    test.carry(0, once);
    test.carry(0, twice);
    assert!(test.clients[0].0.take_brought() && test.clients[0].0.take_notices().is_empty());
}

#[test]
fn a_guest_takes_no_other_theme_than_the_one_that_was_told() {
    let mut test = lobby();
    brings(&mut test, "my-house", own_zip("my-house", &[]));
    test.asks(0, arranged("my-house"));
    let mut lobby = test.client(1).lobby().unwrap().clone();
    (lobby.theme.digest, lobby.number) = ("0".repeat(64), lobby.number + 1);
    let text = serde_json::to_string(&FromRoom::Lobby(lobby)).unwrap();
    test.clients[1].0.take_themes();
    test.clients[1].0.take_notices();
    test.tell_client(1, ClientInput::Frame(text));
    assert_eq!(test.clients[1].0.take_notices(), [candlestick_online::client::Notice::Garbled]);
    assert!(test.clients[1].0.take_themes().is_empty());
}

#[test]
fn parts_do_not_count_as_a_flood_and_asking_for_them_for_ever_does() {
    let mut test = lobby();
    brings(&mut test, "my-house", own_zip("my-house", &PICTURES));
    let guest = test.hello(None);
    let asked = serde_json::to_string(&FromClient::Theme { id: "my-house".into(), part: 0 });
    let text = asked.unwrap();
    for _ in 0..200 {
        test.tell_room(Input::Frame { connection: guest, text: text.clone() });
    }
    assert!(!test.closed.contains_key(&guest), "two themes' parts are no flood");
    for _ in 0..200 {
        test.tell_room(Input::Frame { connection: guest, text: text.clone() });
    }
    assert!(test.closed.contains_key(&guest));
}

/// The themes of a program with one of its person's own.
#[derive(Debug)]
struct WithOwn(Arc<Theme>);

impl WithOwn {
    fn of(edition: &str, id: &str) -> Self {
        Self(Arc::new(ThemePack::from_zip(id, &zip_of(edition, id, &[])).unwrap().theme().unwrap()))
    }
}

impl ThemeProvider for WithOwn {
    fn themes(&self) -> Vec<Arc<Theme>> {
        BuiltinThemes::default().themes().into_iter().chain([Arc::clone(&self.0)]).collect()
    }
}

/// Somebody with a program of these themes comes into the room, and sits down.
fn sits_with(test: &mut TestRoom, name: &str, themes: &dyn ThemeProvider) -> usize {
    let (client, link) = (test.clients.len(), Link::invitation(test.room.name()));
    test.clients.push((Client::new(link, [77; 32], themes), None));
    test.tell_client(client, ClientInput::Begin);
    let out = test.clients[client].0.sit(test.now, name.into(), None);
    test.carry(client, out);
    client
}

/// The room tells somebody everything once more, as after a lost line; how many parts of a theme that took.
fn parts_for_all_again(test: &mut TestRoom, client: usize) -> usize {
    let connection = test.socket(client);
    test.news(connection);
    let text = serde_json::to_string(&FromClient::Again).unwrap();
    test.tell_room(Input::Frame { connection, text });
    test.news(connection).iter().filter(|message| matches!(message, FromRoom::Theme(_))).count()
}

#[test]
fn a_guest_with_another_theme_of_that_name_plays_by_the_rooms_from_the_lobby_to_the_verdict() {
    // Another edition, with more suspects, another board and more seats.
    let theirs = WithOwn::of("master-detective", "my-house");
    let mut test = lobby();
    let guest = sits_with(&mut test, "Cy", &theirs);
    brings(&mut test, "my-house", own_zip("my-house", &[]));
    test.asks(0, arranged("my-house"));
    let rooms = test.client(0).lobby().unwrap().theme.digest.clone();
    let shown = |test: &TestRoom| test.client(guest).room_theme().unwrap().digest.clone();
    assert_ne!(rooms, theirs.0.digest);
    assert_eq!((shown(&test), test.clients[guest].0.take_themes().len()), (rooms.clone(), 1));
    test.asks(0, Deed::Start);
    assert_eq!((shown(&test), test.client(guest).table().unwrap().theme().id.as_str()), (rooms.clone(), "my-house"));
    // Their program reads its own themes anew, as whenever one of them or the language changes.
    test.clients[guest].0.know(&theirs);
    assert_eq!(shown(&test), rooms);
    assert_eq!(parts_for_all_again(&mut test, guest), 0, "it is still here");
    test.plays(3_000);
    let record = test.client(guest).record().unwrap();
    assert!(record.check(test.client(guest).room_theme().unwrap()).unwrap().knows_deal);
    assert!(record.check(&theirs.0).is_err(), "theirs has no part in it");
    test.asks(0, Deed::Rematch);
    test.clients[guest].0.know(&theirs);
    assert_eq!((shown(&test), parts_for_all_again(&mut test, guest)), (rooms, 0));
    assert!(test.clients[guest].0.take_notices().is_empty());
}

#[test]
fn what_somebody_changes_in_their_own_theme_changes_nothing_in_the_room_that_plays_it() {
    let mut test = lobby();
    let guest = sits_with(&mut test, "Cy", &WithOwn::of("classic-2016", "my-house"));
    brings(&mut test, "my-house", own_zip("my-house", &[]));
    test.asks(0, arranged("my-house"));
    assert!(test.clients[guest].0.take_themes().is_empty(), "theirs is the room's");
    let rooms = test.client(guest).lobby().unwrap().theme.digest.clone();
    test.clients[guest].0.know(&WithOwn::of("master-detective", "my-house"));
    assert_eq!(test.client(guest).room_theme().unwrap().digest, rooms);
    assert_eq!(parts_for_all_again(&mut test, guest), 0);
}
