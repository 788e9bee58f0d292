//! Tests that a slip is taken back where nobody deals, too: at everybody's table, in the log, and in what is kept of the case.

use candlestick_online::{
    Digest, Link,
    audit::{RoomRecord, Witness},
    client::Notice,
    protocol::{Code, Deed, FromRoom},
};
use candlestick_rules::{Action, Event, Place};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use crate::{
    test_room::TestRoom,
    undealt_room::{begun, decides, is_over, step},
};

/// Where a client's token has gone with the last event that moved it.
fn last_move(test: &TestRoom, client: usize) -> Option<Place> {
    let events = &test.client(client).table().unwrap().own_view().events;
    let to = |event: &Event| if let Event::Moved { path, .. } = event { path.last().copied() } else { None };
    events.iter().rev().find_map(to)
}

/// Somebody goes elsewhere than with the decision that they have just taken back; whether there was such a place.
fn decides_otherwise(test: &mut TestRoom, client: usize, fallen: Option<Place>) -> bool {
    let view = test.client(client).table().unwrap().own_view();
    let actions = view.choices.actions(view.edition.cards);
    let elsewhere = |action: &&Action| matches!(action, Action::Go(place) if Some(*place) != fallen);
    let Some(other) = actions.iter().rfind(elsewhere).copied() else { return false };
    decides(test, client, other);
    true
}

/// What everybody sees.
fn views(test: &TestRoom) -> Vec<Digest> {
    let tables = test.clients.iter().filter_map(|(client, _)| client.table());
    tables.map(|table| Digest::of("view", &[&serde_json::to_vec(table.own_view()).unwrap()])).collect()
}

#[test]
fn what_is_taken_back_where_nobody_deals_is_off_every_table_and_the_record_holds() {
    let (mut test, mut dice) = (begun(3), ChaCha8Rng::seed_from_u64(8));
    let (mut before, mut slips, mut taken, mut changed) = (views(&test), 0, 0, 0);
    while !is_over(&test) {
        step(&mut test, &mut dice);
        let Some(client) = test.may_take_back() else {
            before = views(&test);
            continue;
        };
        slips += 1;
        if slips % 3 == 0 {
            let decision = test.client(client).table().unwrap().decision();
            let fallen = last_move(&test, client);
            test.takes_back(client);
            assert_eq!(views(&test), before, "as if it had never been made");
            taken += 1;
            assert!(test.clients.iter().all(|(one, _)| one.table().unwrap().decision() == decision + 1));
            assert!(test.clients.iter().all(|(one, _)| one.table().unwrap().taken_back().len() == taken));
            assert_eq!(test.may_take_back(), None);
            changed += usize::from(decides_otherwise(&mut test, client, fallen));
            // Whoever comes now hears all posts, and sees the case as it stands.
            if taken == 2 {
                let late = test.join(Link::invitation(test.room.name()));
                assert_eq!(views(&test)[late], views(&test)[3], "as the other who watches");
                assert_eq!(test.clients[late].0.take_notices(), [], "what was long ago is no news");
                test.leaves(late);
                test.clients.pop();
            }
        }
        before = views(&test);
    }
    assert!(taken > 3 && changed > 2, "{taken}, of which {changed} were made otherwise");
    let theme = std::sync::Arc::clone(test.client(0).table().unwrap().theme());
    for client in 0..=3 {
        let opened = test.client(client).opened_case().unwrap().as_ref().unwrap();
        assert_eq!(opened.log(), test.client(0).opened_case().unwrap().as_ref().unwrap().log());
        let record = test.client(client).record().unwrap();
        assert_eq!(record.witness(), if client < 3 { Witness::Signed } else { Witness::Unsigned });
        assert_eq!(record.check(&theme).map(|found| found.posts), Ok(record.posts()));
        let text = record.to_text();
        assert!(text.contains("\"v\":4"), "no program of before takes it for forged");
        assert_eq!(RoomRecord::from_bytes(text.as_bytes()), Ok(record));
        let said = test.clients[client].0.take_notices();
        assert_eq!(said.iter().filter(|one| matches!(one, Notice::TookBack(_))).count(), taken, "{said:?}");
        assert_eq!(said.len(), taken, "and nothing else");
    }
    let again = TestRoom::opened(test.disk.clone());
    assert_eq!(again.room.name(), test.room.name());
}

#[test]
fn a_slip_that_is_taken_back_too_late_stands_and_nobody_is_called_a_liar() {
    let (mut test, mut dice) = (begun(3), ChaCha8Rng::seed_from_u64(9));
    while test.may_take_back().is_none() {
        step(&mut test, &mut dice);
    }
    let client = test.may_take_back().unwrap();
    let late = test.client(client).blind_table().unwrap().take_back().unwrap();
    let socket = test.socket(client);
    // The case goes on before it comes.
    step(&mut test, &mut dice);
    test.news(socket);
    let entries = test.disk.len();
    test.says(socket, "late", Deed::Post { deal: 0, post: late });
    let code = |one: &FromRoom| if let FromRoom::Refused { code, .. } = one { Some(*code) } else { None };
    assert_eq!(test.news(socket).iter().filter_map(code).collect::<Vec<_>>(), [Code::Stale]);
    assert_eq!(test.disk.len(), entries);
    assert!(test.clients.iter_mut().all(|(client, _)| client.take_notices().is_empty()));
}
