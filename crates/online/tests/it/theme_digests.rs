//! Tests that people in one room play by the same files, also where somebody has made others that look alike.

use candlestick_online::{
    BuiltinThemes, Link, LogEntry, Room, RoomFault, ThemeProvider,
    client::{Client, ClientInput, ClientOutput, Notice},
    protocol::{Arrangement, Deed, FromClient, FromRoom, PROTOCOL, ThemePart, Welcome, WholeCase},
};
use candlestick_themes::{Theme, ThemePack, builtin_files};
use serde_json::Value;

use crate::test_room::{THEME, TestRoom, plain, signed_by_room};

const ID: &str = "my-house";
/// What the room's theme was called by when digests were of whole texts.
const OF_TEXTS: &str = "f38e8eedd0ea9c1b980ae7d264f0f194a07ce28bf40ec29dab6a1dd458d9ff92";

/// Two themes as zips, with other dice, which the digest of earlier versions could not tell apart.
fn twins() -> [Vec<u8>; 2] {
    let files = builtin_files(THEME).unwrap();
    let (rules, rest) = (files.theme_toml.find("[rules]").unwrap(), files.theme_toml.find("[board]").unwrap());
    let zip = |head: &str| {
        let toml = format!("{head}\n{}{}", &files.theme_toml[..rules], &files.theme_toml[rest..]);
        let texts = [("theme.toml", toml.into_bytes()), ("board.txt", files.board.clone().into_bytes())];
        ThemePack::from_entries(ID, texts.map(|(path, bytes)| (path.to_owned(), bytes))).unwrap().to_zip().unwrap()
    };
    let heads = include_str!("../../../themes/tests/data/one-old-digest.txt").lines();
    heads.map(zip).collect::<Vec<_>>().try_into().unwrap()
}

fn theme(zip: &[u8]) -> Theme {
    ThemePack::from_zip(ID, zip).unwrap().theme().unwrap()
}

/// A room in which the host has brought the first of the two, and arranged it.
fn lobby() -> TestRoom {
    let mut test = TestRoom::new();
    let own = Link { token: Some(test.host.clone()), ..Link::invitation(test.room.name()) };
    test.join(own);
    let [one, _] = twins();
    let out = test.clients[0].0.bring(test.now, ID.into(), one);
    test.carry(0, out);
    test.asks(0, Deed::Arrange(Arrangement { theme: ID.into(), ..plain() }));
    test
}

/// What a guest does who is told the host's lobby, with another digest of its theme if there is one, and then these
/// parts as the theme.
fn told_with(test: &TestRoom, zip: &[u8], digest: Option<&str>) -> Client {
    let mut client = Client::new(Link::invitation(test.room.name()), [9; 32], &BuiltinThemes::default());
    client.handle(0, ClientInput::Begin);
    client.handle(0, ClientInput::Opened);
    let (room, key) = (test.room.name().into(), None);
    let welcome = FromRoom::Welcome(Welcome { protocol: PROTOCOL, room, you: None, marks: None, key });
    let mut lobby = test.client(0).lobby().unwrap().clone();
    if let Some(digest) = digest {
        lobby.theme.digest = digest.to_owned();
    }
    let lobby = FromRoom::Lobby(lobby);
    let again = serde_json::to_string(&lobby).unwrap();
    let mut out = Vec::new();
    for message in [welcome, lobby] {
        out = client.handle(0, ClientInput::Frame(serde_json::to_string(&message).unwrap()));
    }
    // As long as it asks for parts, it is told those.
    while let Some(part) = out.iter().find_map(asked) {
        let part = FromRoom::Theme(ThemePart::of(ID, zip, part).unwrap());
        out = client.handle(0, ClientInput::Frame(serde_json::to_string(&part).unwrap()));
    }
    // It asks for the state again then.
    client.handle(0, ClientInput::Frame(again));
    client
}

fn asked(output: &ClientOutput) -> Option<usize> {
    let ClientOutput::Send(text) = output else { return None };
    if let Ok(FromClient::Theme { part, .. }) = serde_json::from_str(text) { Some(part) } else { None }
}

#[test]
fn a_room_cannot_tell_a_guest_another_theme_than_the_hosts_that_looks_alike() {
    let (test, [one, other]) = (lobby(), twins());
    let (right, wrong) = (theme(&one), theme(&other));
    assert_eq!(right.old_digest, wrong.old_digest);
    assert_ne!(right.edition.profile, wrong.edition.profile);
    let mut honest = told_with(&test, &one, None);
    assert_eq!((honest.take_themes().len(), honest.take_notices()), (1, Vec::new()));
    let mut lied_to = told_with(&test, &other, None);
    assert_eq!((lied_to.take_themes().len(), lied_to.take_notices()), (0, vec![Notice::Garbled]));
}

/// Within a text of several lines, what the digest of whole texts left out can be the end of that text.
#[test]
fn a_lobby_that_names_the_hosts_theme_by_the_digest_of_whole_texts_is_not_shown() {
    let (test, [one, _]) = (lobby(), twins());
    let text_digest = theme(&one).earlier[0].clone();
    assert_eq!(text_digest.len(), 64);
    let lied_to = told_with(&test, &one, Some(&text_digest));
    assert!(lied_to.lobby().is_none());
    let honest = told_with(&test, &one, Some(&theme(&one).digest));
    assert!(honest.lobby().is_some());
}

#[test]
fn a_case_that_was_begun_by_a_digest_of_whole_texts_goes_on() {
    let test = TestRoom::begun(2, 1);
    let (mut log, now) = (test.disk.clone(), builtin().digest.clone());
    let begins = log.iter().position(|entry| entry.body.contains("\"started\"")).unwrap();
    log.truncate(begins + 1);
    for entry in &mut log {
        entry.body = entry.body.replace(&now, OF_TEXTS);
    }
    assert!(log.first().unwrap().body.contains(OF_TEXTS) && log[begins].body.contains(OF_TEXTS));
    assert!(Room::open(log, 0, &test.themes).is_ok());
}

#[test]
fn a_lobby_that_names_its_theme_by_the_old_digest_is_not_shown_and_nothing_is_committed_to() {
    let mut test = TestRoom::new();
    let guest = test.join(Link::invitation(test.room.name()));
    let out = test.clients[guest].0.sit(test.now, "Bo".into(), None);
    test.carry(guest, out);
    let before = test.client(guest).lobby().unwrap().clone();
    let mut short = before.clone();
    short.theme.digest = builtin().old_digest.clone();
    (short.number, short.commitments) = (short.number + 1, Vec::new());
    test.clients[guest].0.take_notices();
    let text = serde_json::to_string(&FromRoom::Lobby(short)).unwrap();
    let out = test.clients[guest].0.handle(test.now, ClientInput::Frame(text));
    assert_eq!(test.clients[guest].0.take_notices(), [Notice::Garbled]);
    assert!(!out.iter().any(|output| matches!(output, ClientOutput::Send(_))), "{out:?}");
    assert_eq!(test.client(guest).lobby(), Some(&before));
}

/// The case as a person is told it whole.
fn whole(test: &mut TestRoom, person: usize) -> WholeCase {
    let connection = test.socket(person);
    test.news(connection);
    let again = serde_json::to_string(&FromClient::Again).unwrap();
    test.clients[person].1 = None;
    test.tell_room(candlestick_online::Input::Frame { connection, text: again });
    let whole = test.news(connection).into_iter().find_map(|one| match one {
        FromRoom::Whole(whole) => Some(*whole),
        _ => None,
    });
    whole.unwrap()
}

/// Nobody was asked for a share, so that no share was told for the lobby's theme.
#[test]
fn whoever_sits_finds_out_where_the_case_names_its_theme_otherwise_than_the_lobby_did() {
    let lobby = || {
        let mut test = TestRoom::new();
        test.join(Link { token: Some(test.host.clone()), ..Link::invitation(test.room.name()) });
        let client = test.join(Link::invitation(test.room.name()));
        let out = test.clients[client].0.sit(test.now, "Guest 1".into(), None);
        test.carry(client, out);
        test.asks(0, Deed::Arrange(plain()));
        test
    };
    let mut begun = TestRoom::begun(2, 0);
    let whole = whole(&mut begun, 1);
    for (digest, notices) in [(whole.theme.digest.as_str(), vec![]), (OF_TEXTS, vec![Notice::Contradicted])] {
        let mut told = lobby();
        let mut case = whole.clone();
        case.theme.digest = digest.to_owned();
        let case = FromRoom::Whole(Box::new(signed_by_room(&begun, 1, &case)));
        told.clients[1].0.take_notices();
        told.clients[1].0.handle(told.now, ClientInput::Frame(serde_json::to_string(&case).unwrap()));
        assert_eq!(told.clients[1].0.take_notices(), notices, "{digest}");
        assert_eq!(told.client(1).table().is_some(), notices.is_empty());
    }
}

#[test]
fn whoever_told_a_share_for_the_files_finds_out_where_the_case_names_the_old_digest() {
    let mut test = TestRoom::begun(2, 1);
    let mut whole = whole(&mut test, 1);
    assert_eq!(whole.theme.digest, builtin().digest);
    whole.theme.digest = builtin().old_digest.clone();
    let lie = FromRoom::Whole(Box::new(signed_by_room(&test, 1, &whole)));
    test.clients[1].0.take_notices();
    test.clients[1].0.handle(test.now, ClientInput::Frame(serde_json::to_string(&lie).unwrap()));
    assert_eq!(test.clients[1].0.take_notices(), [Notice::Contradicted]);
}

fn builtin() -> std::sync::Arc<Theme> {
    BuiltinThemes::default().themes().into_iter().find(|theme| theme.id == THEME).unwrap()
}

/// The line of a log with which its case begins, as a program reads it.
fn beginning(log: &mut [LogEntry]) -> (&mut LogEntry, Value) {
    let begins = |entry: &&mut LogEntry| entry.body.contains("\"started\"");
    let entry = log.iter_mut().find(begins).unwrap();
    let body = serde_json::from_str(&entry.body).unwrap();
    (entry, body)
}

#[test]
fn a_cases_beginning_names_the_files_and_is_no_line_for_programs_that_would_deal_otherwise() {
    let mut test = TestRoom::begun(2, 1);
    let (_, body) = beginning(&mut test.disk);
    assert_eq!((&body["v"], &body["done"]["started"]["theme"]), (&2.into(), &builtin().digest.clone().into()));
    let others = test.disk.iter().filter(|entry| !entry.body.contains("\"started\""));
    let formats: Vec<Value> =
        others.map(|entry| serde_json::from_str::<Value>(&entry.body).unwrap()["v"].clone()).collect();
    assert!(formats.len() > 1 && formats.iter().all(|v| *v == 1), "earlier programs read all else: {formats:?}");
}

#[test]
fn a_case_is_not_gone_on_with_other_files_than_it_began_with() {
    let mut test = TestRoom::begun(2, 1);
    let (entry, mut body) = beginning(&mut test.disk);
    let seq = entry.seq;
    body["done"]["started"]["theme"] = "0".repeat(64).into();
    entry.body = body.to_string();
    let fault = Room::open(test.disk.clone(), 0, &test.themes).unwrap_err();
    assert!(matches!(&fault, RoomFault::Entry { seq: at, .. } if *at == seq), "{fault}");
    assert!(fault.to_string().contains("other files of the theme classic-2016"), "{fault}");
}

/// The room's theme with other sentences and another colour.
#[derive(Debug)]
struct Edited(std::sync::Arc<Theme>);

impl Edited {
    fn new() -> Self {
        let mut files = builtin_files(THEME).unwrap();
        for (old, new) in [("blurb = \"", "blurb = \"Anew: "), ("colour = \"#c8323c\"", "colour = \"#b8323c\"")] {
            assert!(files.theme_toml.contains(old), "{old}");
            files.theme_toml = files.theme_toml.replacen(old, new, 1);
        }
        Self(std::sync::Arc::new(Theme::from_files(THEME, &files).unwrap()))
    }
}

impl ThemeProvider for Edited {
    fn themes(&self) -> Vec<std::sync::Arc<Theme>> {
        vec![std::sync::Arc::clone(&self.0)]
    }
}

#[test]
fn a_case_goes_on_and_is_checked_where_a_sentence_and_a_colour_of_its_theme_were_changed_meanwhile() {
    let mut test = TestRoom::begun(2, 1);
    test.plays(20);
    let edited = Edited::new();
    assert_ne!(edited.0.blurb, builtin().blurb);
    let state = |room: Result<Room, RoomFault>| format!("{:?}", room.map(|room| room.name().to_owned()));
    let opened = state(Room::open(test.disk.clone(), 0, &edited));
    assert_eq!(opened, state(Room::open(test.disk.clone(), 0, &test.themes)));
    assert!(opened.starts_with("Ok"), "{opened}");
    test.plays(3_000);
    let record = test.client(1).record().unwrap();
    assert!(record.check(&edited.0).unwrap().knows_deal);
    assert_eq!(record.check(&edited.0), record.check(&builtin()));
}
