//! Tests that rooms and chairs kept before people and rooms had keys still open, and that what nobody signed accuses
//! nobody.

use candlestick_online::{
    BuiltinThemes, Link, LogEntry, Room, ThemeProvider,
    audit::{Cheat, Pledges, Testimony, check},
    client::{Client, ClientInput},
    protocol::{Deed, Revealed},
};
use serde::Deserialize;

use crate::test_room::TestRoom;

/// A case of two people, a late guest and a bot, as the last version without keys has written it.
fn log() -> Vec<LogEntry> {
    let lines = include_str!("../data/unsigned-room.jsonl").lines();
    lines.map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// What the second person's device kept of it: the chair in the middle of the case, what was told, and what was opened.
#[derive(Deserialize)]
struct Kept {
    link: String,
    pledges: Pledges,
    told: Testimony,
    revealed: Revealed,
}

fn kept() -> Kept {
    serde_json::from_str(include_str!("../data/unsigned-chair.json")).unwrap()
}

#[test]
fn a_log_of_before_opens_at_every_cut() {
    let (log, themes) = (log(), BuiltinThemes::default());
    assert!(log.iter().any(|entry| entry.body.contains("\"took\"")));
    assert!(log.iter().all(|entry| !entry.body.contains("signature") && !entry.body.contains("\"key")));
    for cut in 1..=log.len() {
        assert_eq!(Room::open(log[..cut].to_vec(), 0, &themes).map(|_| ()), Ok(()), "{cut} lines");
    }
}

#[test]
fn a_case_of_before_is_checked_but_for_signatures() {
    let Kept { told, revealed, .. } = kept();
    let theme = BuiltinThemes::default().themes().into_iter().find(|theme| theme.id == "classic-2016").unwrap();
    let found = check(&told, &revealed, &theme).unwrap();
    assert_eq!((found.knows_deal, found.signed, found.unsigned > 10), (true, 0, true));
    assert!(found.earlier_digest, "it was begun when themes had no better digest");
    let chosen = Revealed { secret: candlestick_online::Digest::of("chosen", &[]), ..revealed };
    assert_eq!(check(&told, &chosen, &theme), Err(Cheat::Secret));
}

#[test]
fn a_chair_of_before_goes_on_in_a_case_of_before_and_its_next_deal_is_signed() {
    let (log, Kept { link, pledges, .. }) = (log(), kept());
    let mut test = TestRoom::opened(log[..log.len() / 2].to_vec());
    let mut client = Client::new(Link::read(&link).unwrap(), [3; 32], &test.themes);
    client.recall(pledges);
    test.clients.push((client, None));
    test.tell_client(0, ClientInput::Begin);
    for _ in 0..500 {
        if test.client(0).verdict().is_some() {
            break;
        }
        // The others are away: after the agreed pause bots stand in for them.
        if test.to_act().is_some() { test.step() } else { test.passes(31_000) }
    }
    let checked = |test: &TestRoom| {
        let client = test.client(0);
        check(client.testimony().unwrap(), client.verdict().unwrap(), client.table().unwrap().theme())
    };
    let found = checked(&test).unwrap();
    assert_eq!((found.knows_deal, found.signed, found.unsigned > 5), (true, 0, true));
    assert!(found.earlier_digest, "it goes on as it began");
    assert!(test.clients[0].0.take_notices().is_empty());
    test.asks(0, Deed::Rematch);
    for person in [0, 2] {
        test.asks(0, Deed::Unseat { person });
    }
    let bots = (3..5).map(|n| candlestick_online::protocol::BotChair {
        suspect: candlestick_rules::SuspectId(n),
        level: candlestick_bots::Level::Novice,
        name: "Bot".into(),
    });
    test.asks(
        0,
        Deed::Arrange(candlestick_online::protocol::Arrangement { bots: bots.collect(), ..crate::test_room::plain() }),
    );
    test.asks(0, Deed::Start);
    test.plays(3_000);
    let found = checked(&test).unwrap();
    assert_eq!((found.knows_deal, found.signed > 0, found.unsigned), (true, true, 0));
    assert!(!found.earlier_digest, "and the next is dealt over the files themselves");
}
