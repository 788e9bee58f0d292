//! Tests a case that nobody deals, over a room: to its end, through every cut, against liars, and what the room knows.

use std::collections::BTreeMap;

use candlestick_blind::BlindTable;
use candlestick_bots::{Level, decide};
use candlestick_game::{Case, CaseLog};
use candlestick_online::{
    CloseCode, Digest, Link,
    client::{Client, ClientInput, Notice},
    protocol::{Arrangement, BotChair, Code, Deed, FromRoom, Posts},
};
use candlestick_rules::{Action, CardId, SuspectId, View};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use crate::{
    test_room::{TestRoom, some_key},
    undealt_room::{begun, decides, is_over, step, terms},
};

fn text(view: &View) -> Digest {
    Digest::of("view", &[&serde_json::to_vec(view).unwrap()])
}

fn views(test: &TestRoom) -> Vec<Digest> {
    test.clients.iter().map(|(client, _)| text(client.table().expect("cards are dealt").own_view())).collect()
}

/// Somebody comes by a link; a program that is begun anew draws anew, or its deeds would be taken for those of before.
fn comes(test: &mut TestRoom, link: &Link, entropy: u8) {
    let client = test.clients.len();
    test.clients.push((Client::new(link.clone(), [entropy; 32], &test.themes), None));
    test.tell_client(client, ClientInput::Begin);
}

fn opened(test: &TestRoom, client: usize) -> &Case {
    test.client(client).opened_case().unwrap().as_ref().unwrap()
}

fn quiet(test: &mut TestRoom) -> bool {
    test.clients.iter_mut().all(|(client, _)| client.take_notices().is_empty())
}

/// The views of a seat in an ordinary case of that log, one after the other.
fn refereed(case: &Case, me: candlestick_rules::SeatId) -> Vec<Digest> {
    let log = case.log().clone();
    let start = CaseLog { actions: Vec::new(), ..log.clone() };
    let mut again = Case::replay(case.theme().clone(), start).unwrap();
    let mut views = vec![text(&again.game().view(me))];
    for (seat, action) in log.actions {
        again.apply(seat, action).unwrap();
        views.push(text(&again.game().view(me)));
    }
    views
}

#[test]
fn a_case_that_nobody_deals_is_told_over_a_room_byte_for_byte_as_the_referee_tells_it() {
    for people in [2, 3, 6] {
        let (mut test, mut dice) = (begun(people), ChaCha8Rng::seed_from_u64(u64::from(people)));
        let mut seen = vec![views(&test)];
        while !is_over(&test) {
            step(&mut test, &mut dice);
            seen.push(views(&test));
        }
        assert!(quiet(&mut test));
        let bytes: usize = test.disk.iter().map(|entry| entry.body.len()).sum();
        println!("{people} people: {} entries, {bytes} bytes, {} decisions", test.disk.len(), seen.len() - 1);
        for client in 0..=usize::from(people) {
            let (case, table) = (opened(&test, client), test.client(client).table().unwrap());
            assert_eq!(case.log(), opened(&test, 0).log());
            assert!(table.is_over() && test.client(client).lobby().is_none());
            let told: Vec<_> = seen.iter().map(|views| views[client]).collect();
            assert!(told == refereed(case, table.me()), "{people} people, client {client}");
        }
        let dealt =
            |message: &FromRoom| matches!(message, FromRoom::Whole(_) | FromRoom::News(_) | FromRoom::Verdict(_));
        assert!(!test.sent.values().flatten().any(dealt), "the room refereed nothing");
        test.asks(0, Deed::Rematch);
        assert!(
            (0..=usize::from(people)).all(|client| test.client(client).lobby().is_some_and(|lobby| lobby.deal == 1))
        );
    }
}

#[test]
fn a_room_opened_at_any_cut_of_its_log_goes_on_with_everybody_from_there() {
    let (mut test, mut dice) = (begun(3), ChaCha8Rng::seed_from_u64(1));
    let mut seen = BTreeMap::from([(test.disk.len(), views(&test))]);
    for _ in 0..25 {
        step(&mut test, &mut dice);
        seen.insert(test.disk.len(), views(&test));
    }
    let begins = test.disk.iter().position(|entry| entry.body.contains("begun-undealt")).unwrap() + 1;
    let dealt = *seen.keys().next().unwrap();
    let links: Vec<_> = test.clients.iter().map(|(client, _)| client.link().clone()).collect();
    for cut in (begins..test.disk.len()).step_by(7) {
        let mut again = TestRoom::opened(test.disk[..cut].to_vec());
        again.now = test.now;
        links.iter().zip(100..).for_each(|(link, entropy)| comes(&mut again, link, entropy));
        // What was under way is brought to its end, as it was the first time.
        let (_, expected) = seen.range(cut..).next().unwrap();
        // Until cards lie there what is drawn depends on who came first.
        assert!(cut < dealt || views(&again) == *expected, "cut at {cut}");
        let mut dice = ChaCha8Rng::seed_from_u64(cut as u64);
        step(&mut again, &mut dice);
        assert!(again.to_act().is_some() && quiet(&mut again), "cut at {cut}");
    }
}

#[test]
fn whoever_loses_the_connection_at_any_moment_goes_on_where_the_case_is() {
    let (mut test, mut dice) = (begun(3), ChaCha8Rng::seed_from_u64(2));
    for n in 0_u64..60 {
        if is_over(&test) {
            break;
        }
        let lost = (n % 4) as usize;
        let client = test.to_act().expect("somebody is to act");
        let action = decide(test.client(client).table().unwrap().own_view(), Level::Novice, &mut dice);
        test.holds = true;
        decides(&mut test, client, action);
        test.leaves(lost);
        test.holds = false;
        test.write();
        if n % 2 == 0 {
            let own = test.client(lost).link().clone();
            let mut entropy = [100; 32];
            entropy[..8].copy_from_slice(&n.to_le_bytes());
            test.clients[lost].0 = Client::new(own, entropy, &test.themes);
            test.shown.clear();
            let others = test.client((lost + 1) % 4).table().unwrap().decision();
            test.tell_client(lost, ClientInput::Begin);
            let early: Vec<_> =
                test.shown.iter().filter(|(client, shown)| *client == lost && *shown < others).collect();
            assert!(
                early.is_empty(),
                "{n}: the case is shown from its beginning: {early:?}, where others see {others}"
            );
        } else {
            test.tell_client(lost, ClientInput::Closed(None));
            test.now += 1_000;
            test.tell_client(lost, ClientInput::Tick);
        }
        let courses: Vec<_> = (0..4).map(|client| table(&test, client).course()).collect();
        assert!(courses.iter().all(|course| *course == courses[0]), "{n}");
        assert!(!test.client(lost).is_deciding() && quiet(&mut test), "{n}");
    }
}

#[test]
fn all_are_told_with_the_posts_who_is_awaited_and_who_decides() {
    let (mut test, mut dice) = (begun(3), ChaCha8Rng::seed_from_u64(4));
    let (mut by_programs, watcher) = (0, test.socket(3));
    for _ in 0..12 {
        test.news(watcher);
        step(&mut test, &mut dice);
        let told = test.news(watcher).into_iter().filter_map(|one| match one {
            FromRoom::Posts(posts) => Some((posts.awaits, posts.decides)),
            _ => None,
        });
        let told: Vec<_> = told.collect();
        let asked = test.to_act().and_then(|client| test.client(client).you()).expect("somebody is to act");
        assert_eq!(told.last(), Some(&(vec![asked], Some(asked))), "the next decision");
        for (awaits, decides) in &told {
            assert!(decides.is_none_or(|person| *awaits == [person]), "{awaits:?} {decides:?}");
            by_programs += usize::from(decides.is_none() && !awaits.is_empty());
        }
    }
    assert!(by_programs > 0);
}

fn table(test: &TestRoom, client: usize) -> &BlindTable {
    test.client(client).blind_table().unwrap()
}

/// A client's table with all that was posted since, and a connection in its place.
fn instead(
    test: &mut TestRoom,
    client: usize,
    roll: impl FnOnce(&mut TestRoom),
) -> (BlindTable, candlestick_online::ConnectionId) {
    let mut own = table(test, client).clone();
    let heard = test.socket((client + 1) % 3);
    test.news(heard);
    test.leaves(client);
    roll(test);
    for message in test.news(heard) {
        if let FromRoom::Posts(Posts { posts, .. }) = message {
            posts.iter().for_each(|posted| drop(own.take(posted.seat, &posted.post).unwrap()));
        }
    }
    let token = test.client(client).link().token.clone();
    (own, test.hello(token))
}

/// A moment when somebody else than this client is to roll.
fn until_roll(test: &mut TestRoom, not: usize) -> usize {
    let mut dice = ChaCha8Rng::seed_from_u64(3);
    loop {
        let client = test.to_act().unwrap();
        let view = test.client(client).table().unwrap().own_view();
        if client != not && view.choices.allows(view.edition.cards, Action::Roll) {
            return client;
        }
        step(test, &mut dice);
    }
}

fn codes(messages: &[FromRoom]) -> Vec<Code> {
    let code = |message: &FromRoom| if let FromRoom::Refused { code, .. } = message { Some(*code) } else { None };
    messages.iter().filter_map(code).collect()
}

#[test]
fn whoever_lies_is_refused_and_named_to_all_and_the_case_goes_on() {
    let mut test = begun(3);
    let roller = until_roll(&mut test, 1);
    let (own, liar) = instead(&mut test, 1, |test| decides(test, roller, Action::Roll));
    let (lie, entries) = (own.lie().unwrap(), test.disk.len());
    test.says(liar, "lie", Deed::Post { deal: 0, post: lie.clone() });
    assert_eq!(codes(&test.news(liar)), [Code::Unproved]);
    for other in [0, 2, 3] {
        assert_eq!(test.clients[other].0.take_notices(), [Notice::False(1)], "{other}");
    }
    assert_eq!(test.disk.len(), entries);
    assert!(test.client(roller).is_deciding(), "the roll is awaited still");
    assert_eq!(test.client(0).awaited(), [1]);
    test.says(liar, "true", Deed::Post { deal: 0, post: own.owed().unwrap() });
    assert_eq!(codes(&test.news(liar)), []);
    assert!(!test.client(roller).is_deciding());
    // Whoever says it again and again is sent off; nobody else notices more than that.
    let mut test = begun(3);
    let roller = until_roll(&mut test, 1);
    let (_, liar) = instead(&mut test, 1, |test| decides(test, roller, Action::Roll));
    for n in 0..8 {
        test.passes(200);
        test.says(liar, &format!("lie {n}"), Deed::Post { deal: 0, post: lie.clone() });
    }
    assert_eq!(test.closed.get(&liar), Some(&CloseCode::BadFrames));
}

#[test]
fn what_is_not_due_or_not_ones_own_is_refused_and_told_to_nobody() {
    let mut test = begun(3);
    let roller = until_roll(&mut test, 1);
    let (own, socket) = instead(&mut test, 1, |test| decides(test, roller, Action::Roll));
    let share = own.owed().unwrap();
    let (watcher, other) = (test.hello(None), test.socket(2));
    let (told, entries) = (test.told.len(), test.disk.len());
    test.says(watcher, "a", Deed::Post { deal: 0, post: share.clone() });
    test.says(other, "b", Deed::Post { deal: 0, post: share.clone() });
    test.says(socket, "c", Deed::Post { deal: 1, post: share.clone() });
    test.says(socket, "d", Deed::Act { decision: 0, action: Action::Roll, signature: None });
    test.says(socket, "e", Deed::Pause);
    test.says(socket, "f", Deed::Rematch);
    assert_eq!(test.told.len() - told, 6, "each an answer");
    assert_eq!(codes(&test.news(watcher))[..], [Code::NotSeated]);
    assert!(codes(&test.news(other)).ends_with(&[Code::Unproved]));
    assert_eq!(codes(&test.news(socket)), [Code::Stale, Code::NoCase, Code::NoCase, Code::NotHost]);
    assert_eq!(test.disk.len(), entries);
    test.says(socket, "g", Deed::Post { deal: 0, post: share.clone() });
    test.says(socket, "h", Deed::Post { deal: 0, post: share });
    assert_eq!(codes(&test.news(socket)), [Code::Stale], "once");
    assert!(test.clients.iter_mut().all(|(client, _)| client.take_notices().is_empty()));
}

#[test]
fn what_a_room_holds_and_what_all_seats_but_one_know_open_no_card_of_that_ones_hand() {
    let (mut test, mut dice) = (begun(3), ChaCha8Rng::seed_from_u64(4));
    (0..20).for_each(|_| step(&mut test, &mut dice));
    // All that a room has comes of its log, and a watcher is told all posts in it.
    let mut again = TestRoom::opened(test.disk.clone());
    let watcher = again.join(Link::invitation(test.room.name()));
    let room = table(&again, watcher);
    assert_eq!(room.course(), table(&test, 0).course());
    let hand = |client: usize| test.client(client).table().unwrap().own_view().hand;
    let sorted = |mut cards: Vec<CardId>| {
        cards.sort_unstable();
        cards
    };
    for victim in 0..3 {
        let others: Vec<_> = (0..3).filter(|other| *other != victim).collect();
        let tables: Vec<_> = others.iter().map(|other| table(&test, *other)).collect();
        let known = sorted(room.opened_by(&tables));
        assert_eq!(known, sorted(others.iter().flat_map(|other| hand(*other).iter()).collect()), "{victim}");
        assert!(!hand(victim).iter().any(|card| known.contains(&card)));
    }
    // That this is how cards are opened shows where all put together what they know, the case file too.
    let all: Vec<_> = (0..3).map(|client| table(&test, client)).collect();
    assert_eq!(room.opened_by(&all).len(), usize::from(room.view().unwrap().edition.cards.total()));
    assert_eq!(room.opened_by(&[]), []);
    let begins = test.disk.iter().position(|entry| entry.body.contains("begun-undealt")).unwrap();
    for entry in &test.disk {
        let line: serde_json::Value = serde_json::from_str(&entry.body).unwrap();
        assert!(entry.seq as usize <= begins || line["done"]["posted"]["post"].is_string(), "{}", entry.body);
        for (client, _) in &test.clients {
            let key = client.link().key.unwrap().to_string();
            let token = client.link().token.as_ref().map(|token| token.as_str().to_owned());
            assert!(!entry.body.contains(&key) && !token.is_some_and(|token| entry.body.contains(&token)));
        }
        let needs = if line["done"]["arranged"]["arrangement"]["blind"] == true || entry.seq as usize >= begins {
            3
        } else {
            1
        };
        assert_eq!(line["v"], needs, "{}", entry.body);
    }
}

#[test]
fn the_cards_follow_from_what_people_draw_and_from_nothing_that_the_room_draws() {
    let hands = |test: &TestRoom| -> Vec<_> {
        (0..2).map(|client| test.client(client).table().unwrap().own_view().hand).collect()
    };
    let (one, same) = (TestRoom::begun_on(terms(), 2, 0), TestRoom::begun_on(terms(), 2, 0));
    assert_eq!(hands(&one), hands(&same));
    let mut other = TestRoom::new();
    let own = Link {
        token: Some(other.host.clone()),
        key: Some(Digest::of("another", &[])),
        ..Link::invitation(other.room.name())
    };
    other.join(own);
    let client = other.join(Link::invitation(other.room.name()));
    let now = other.now;
    let out = other.clients[client].0.sit(now, "Guest 1".into(), None);
    other.carry(client, out);
    other.asks(0, Deed::Arrange(terms()));
    other.asks(0, Deed::Start);
    assert_eq!(other.disk[0], one.disk[0], "the room has drawn the same");
    assert_ne!(hands(&one), hands(&other));
}

#[test]
fn whoever_is_gone_for_good_ends_the_case_and_the_others_begin_another() {
    let (mut test, mut dice) = (begun(3), ChaCha8Rng::seed_from_u64(5));
    (0..6).for_each(|_| step(&mut test, &mut dice));
    test.leaves(1);
    test.passes(600_000);
    assert!(test.client(0).table().is_some(), "nobody stands in, and it waits");
    test.asks(0, Deed::Kick { person: 1 });
    let lobby = test.client(2).lobby().expect("all are in the lobby");
    assert_eq!((lobby.deal, lobby.people.len()), (1, 2));
    assert!(test.client(2).table().is_none() && !test.client(2).is_undealt());
    test.asks(0, Deed::Start);
    assert!(test.client(2).table().is_some_and(|table| table.deal() == 1));
    let again = TestRoom::opened(test.disk.clone());
    assert!(again.room.is_idle());
}

#[test]
fn what_needs_a_dealer_is_refused_in_words_and_so_are_older_programs() {
    let mut test = TestRoom::new();
    let own = Link { token: Some(test.host.clone()), ..Link::invitation(test.room.name()) };
    test.join(own);
    let bot = BotChair { suspect: SuspectId(3), level: Level::Novice, name: "Bot".into() };
    let wrong = [
        Arrangement { deck: true, ..terms() },
        Arrangement { bots: vec![bot], ..terms() },
        Arrangement { limit: Some(60), ..terms() },
        Arrangement { watch_delay: 60, ..terms() },
    ];
    for arrangement in wrong {
        test.asks(0, Deed::Arrange(arrangement));
        assert_eq!(test.clients[0].0.take_notices(), [Notice::Refused(Code::NeedsDealer)]);
    }
    test.asks(0, Deed::Arrange(terms()));
    let old = test.hello(None);
    let token = crate::test_room::some_token();
    test.says(old, "n", Deed::Sit { name: "Bo".into(), suspect: None, token, key: None });
    let commitment = Digest::of("x", &[]);
    test.says(old, "o", Deed::Commit { deal: 0, commitment, key: Some(some_key()), undealt: false, signature: None });
    test.asks(0, Deed::Start);
    assert_eq!(test.clients[0].0.take_notices(), [Notice::Refused(Code::OldProgram)]);
    test.says(old, "p", Deed::Commit { deal: 0, commitment, key: Some(some_key()), undealt: true, signature: None });
    test.asks(0, Deed::Start);
    assert!(test.client(0).is_undealt() && test.client(0).lobby().is_some_and(|lobby| lobby.sharing));
    assert_eq!(test.client(0).awaited(), [1], "whose key has not come");
    // Nobody takes a chair while it is played.
    let late = test.hello(None);
    let token = "abcdefghijklmnopqrstuvwxyz24".parse().unwrap();
    test.says(late, "q", Deed::Sit { name: "Cy".into(), suspect: Some(SuspectId(4)), token, key: Some(some_key()) });
    assert_eq!(codes(&test.news(late)), [Code::CaseRuns]);
}

#[test]
fn a_room_that_goes_back_to_an_earlier_post_is_found_out_and_gets_no_more_posts() {
    let (mut test, mut dice) = (begun(3), ChaCha8Rng::seed_from_u64(6));
    (0..4).for_each(|_| step(&mut test, &mut dice));
    let early = test.disk.clone();
    (0..6).for_each(|_| step(&mut test, &mut dice));
    let mut back = TestRoom::opened(early.clone());
    back.now = test.now;
    // One comes back with what its device has kept; another has forgotten.
    for (client, keeps) in [(0, true), (1, false)] {
        let own = test.client(client).link().clone();
        let mut made = Client::new(own, [7; 32], &back.themes);
        if keeps {
            made.recall(test.client(client).pledges().clone());
        }
        let out = made.handle(back.now, ClientInput::Begin);
        back.clients.push((made, None));
        back.carry(client, out);
    }
    assert_eq!(back.clients[0].0.take_notices(), [Notice::Contradicted]);
    assert_eq!(back.clients[1].0.take_notices(), []);
    back.passes(60_000);
    assert_eq!(back.disk, early, "nothing was posted");
}
