//! Tests that a share is told for one deal alone, so that no room can choose the cards with the shares that it knows.

use candlestick_online::{
    ConnectionId, Digest, Link,
    audit::{Cheat, Pledges, Testimony, check},
    client::{Client, ClientInput, ClientOutput, Notice},
    deal::share_commitment,
    protocol::{
        Arrangement, BotChair, Deed, FromClient, FromRoom, Lobby, PersonShare, PersonTold, Revealed, WholeCase,
    },
};
use candlestick_rules::SuspectId;
use serde_json::{Value, json};

use crate::test_room::{TestRoom, signed_by_room, some_key, some_token};

/// A lobby of a host, a guest, and a third person who commits to a share and does not tell it.
fn lobby_with_one_who_is_silent() -> TestRoom {
    let mut test = TestRoom::new();
    let own = Link { token: Some(test.host.clone()), ..Link::invitation(test.room.name()) };
    test.join(own);
    let guest = test.join(Link::invitation(test.room.name()));
    let out = test.clients[guest].0.sit(test.now, "Guest".into(), None);
    test.carry(guest, out);
    let silent = test.hello(None);
    test.says(silent, "sit", Deed::Sit { name: "Bo".into(), suspect: None, token: some_token(), key: None });
    commits(&mut test, "commit");
    test
}

/// What the third person never tells.
fn untold() -> Digest {
    Digest::of("never told", &[])
}

/// The third person commits.
fn commits(test: &mut TestRoom, nonce: &str) {
    let silent = ConnectionId(3);
    test.says(
        silent,
        nonce,
        Deed::Commit {
            deal: 0,
            commitment: share_commitment(&untold()),
            key: Some(some_key()),
            undealt: false,
            signature: None,
        },
    );
}

/// The shares among what a client sends.
fn shares(out: &[ClientOutput]) -> Vec<Digest> {
    let share = |output: &ClientOutput| match output {
        ClientOutput::Send(text) => match serde_json::from_str(text) {
            Ok(FromClient::Do { deed: Deed::Share { share, .. }, .. }) => Some(share),
            _ => None,
        },
        _ => None,
    };
    out.iter().filter_map(share).collect()
}

/// The guest is told this; what it sends.
fn guest_hears(test: &mut TestRoom, message: &FromRoom) -> Vec<ClientOutput> {
    let text = serde_json::to_string(message).unwrap();
    let now = test.now;
    test.clients[1].0.handle(now, ClientInput::Frame(text))
}

/// The same lobby with a made-up guest, whose share the room may choose.
fn with_a_made_up_guest(lobby: &Lobby) -> Lobby {
    let mut lobby = lobby.clone();
    lobby.people.push(PersonTold { person: 7, name: "Cy".into(), suspect: SuspectId(5) });
    lobby.commitments.push((7, share_commitment(&Digest::of("chosen", &[]))));
    lobby
}

/// What the guest has told, as it is kept.
fn kept(test: &TestRoom) -> Pledges {
    let text = serde_json::to_string(test.client(1).pledges()).unwrap();
    serde_json::from_str(&text).unwrap()
}

#[test]
fn a_share_is_told_once_and_for_no_other_lobby() {
    let mut test = lobby_with_one_who_is_silent();
    let asked = Lobby { sharing: true, ..test.client(1).lobby().unwrap().clone() };
    assert_eq!(shares(&guest_hears(&mut test, &FromRoom::Lobby(asked.clone()))).len(), 1);
    assert!(shares(&guest_hears(&mut test, &FromRoom::Lobby(asked.clone()))).is_empty(), "once on a connection");
    let told = kept(&test);

    let mut table = asked.clone();
    table.arrangement.deck = !table.arrangement.deck;
    for other in [with_a_made_up_guest(&asked), table] {
        // As on another connection, or after a refresh.
        let mut test = lobby_with_one_who_is_silent();
        test.clients[1].0.recall(told.clone());
        assert!(shares(&guest_hears(&mut test, &FromRoom::Lobby(other))).is_empty());
        assert_eq!(test.clients[1].0.take_notices(), [Notice::Contradicted]);
    }
    let mut test = lobby_with_one_who_is_silent();
    test.clients[1].0.recall(told);
    assert_eq!(shares(&guest_hears(&mut test, &FromRoom::Lobby(asked))).len(), 1, "the same lobby may ask again");
}

/// A case that began at the second start: the share of the guest's that was told for the first.
fn begun_at_the_second_start() -> (TestRoom, Digest) {
    let mut test = lobby_with_one_who_is_silent();
    let commitment = |test: &TestRoom| test.client(1).lobby().unwrap().commitments[1];
    let first = commitment(&test);
    test.asks(0, Deed::Start);
    let share = serde_json::to_value(test.client(1).pledges()).unwrap()["now"]["share"].clone();
    test.passes(16_000);
    assert!(test.client(1).lobby().is_some_and(|lobby| !lobby.sharing));
    assert_ne!(commitment(&test), first, "the guest commits to another share");
    commits(&mut test, "again");
    test.asks(0, Deed::Start);
    let silent = ConnectionId(3);
    test.says(silent, "share", Deed::Share { deal: 0, share: untold() });
    assert!(test.client(1).table().is_some());
    (test, serde_json::from_value(share).unwrap())
}

#[test]
fn a_deal_of_shares_that_were_told_for_a_start_that_was_given_up_is_found() {
    let (mut test, spent) = begun_at_the_second_start();
    test.asks(0, Deed::Kick { person: 2 });
    test.plays(3_000);
    let (told, revealed) = (test.client(1).testimony().unwrap().clone(), test.client(1).verdict().unwrap().clone());
    let theme = test.client(1).table().unwrap().theme().clone();
    let honest = check(&told, &revealed, &theme).unwrap();
    assert_eq!((honest.knows_deal, honest.given_up), (true, 1));

    let mut chosen = revealed;
    chosen.shares[1] = PersonShare { person: 1, commitment: share_commitment(&spent), share: spent, signature: None };
    assert_eq!(check(&told, &chosen, &theme), Err(Cheat::Share(1)));
    // Also where the room asked for no share the second time.
    let mut json = serde_json::to_value(&told).unwrap();
    json["pledges"]["now"] = Value::Null;
    let told: Testimony = serde_json::from_value(json).unwrap();
    assert_eq!(check(&told, &chosen, &theme), Err(Cheat::Share(1)));
}

#[test]
fn a_start_that_one_server_gave_up_and_another_began_is_fair() {
    let mut test = lobby_with_one_who_is_silent();
    test.asks(0, Deed::Start);
    let asked = test.client(1).lobby().unwrap().clone();
    // As a second server tells it that has opened the room from its log.
    guest_hears(&mut test, &FromRoom::Lobby(Lobby { sharing: false, commitments: Vec::new(), ..asked }));
    assert_eq!(serde_json::to_value(test.client(1).pledges()).unwrap()["now"], Value::Null);
    test.says(ConnectionId(3), "share", Deed::Share { deal: 0, share: untold() });
    assert!(test.client(1).table().is_some(), "the first goes on");
    test.asks(0, Deed::Kick { person: 2 });
    test.plays(3_000);
    let (told, revealed) = (test.client(1).testimony().unwrap(), test.client(1).verdict().unwrap());
    let found = check(told, revealed, test.client(1).table().unwrap().theme()).unwrap();
    assert_eq!((found.knows_deal, found.given_up), (true, 0));
}

/// The room's welcome to the guest, and how the case was told to them first.
fn told_at_first(test: &mut TestRoom) -> (FromRoom, WholeCase) {
    let (mut welcome, mut whole) = (None, None);
    let socket = test.socket(1);
    for message in test.news(socket) {
        match message {
            FromRoom::Welcome(_) => welcome = Some(message),
            FromRoom::Whole(first) => whole = Some(*first),
            _ => {}
        }
    }
    (welcome.unwrap(), whole.unwrap())
}

#[test]
fn another_table_than_the_one_that_was_agreed_is_found_as_it_begins() {
    let lies: [fn(&mut WholeCase); 4] = [
        |_| (),
        |whole| whole.arrangement.pace = 9_999,
        |whole| whole.keys[0].key = some_key(),
        |whole| {
            let mut view = serde_json::to_value(&whole.view).unwrap();
            view["setup"]["deck"] = json!(!view["setup"]["deck"].as_bool().unwrap());
            whole.view = serde_json::from_value(view).unwrap();
        },
    ];
    for (n, lie) in lies.into_iter().enumerate() {
        let mut test = TestRoom::begun(2, 1);
        let (welcome, mut whole) = told_at_first(&mut test);
        lie(&mut whole);
        let whole = Box::new(signed_by_room(&test, 1, &whole));
        // A client that has agreed and has not heard how it began.
        let mut client = Client::new(test.client(1).link().clone(), [77; 32], &test.themes);
        client.recall(kept(&test));
        let frame = |message: &FromRoom| ClientInput::Frame(serde_json::to_string(message).unwrap());
        let told = [frame(&welcome), frame(&FromRoom::Whole(whole))];
        for input in [ClientInput::Begin, ClientInput::Opened].into_iter().chain(told) {
            client.handle(test.now, input);
        }
        let expected: &[Notice] = if n == 0 { &[] } else { &[Notice::Contradicted] };
        assert_eq!(client.take_notices(), expected, "lie {n}");
    }
}

#[test]
fn whoever_comes_back_with_what_they_agreed_to_knows_the_deal_and_else_has_the_rooms_word() {
    for keeps in [true, false] {
        let mut test = TestRoom::begun(2, 1);
        test.plays(20);
        let told = kept(&test);
        test.clients[1].0 = Client::new(test.client(1).link().clone(), [77; 32], &test.themes);
        if keeps {
            test.clients[1].0.recall(told);
        }
        test.tell_client(1, ClientInput::Begin);
        test.plays(3_000);
        let (told, revealed): (_, Revealed) =
            (test.client(1).testimony().unwrap().clone(), test.client(1).verdict().unwrap().clone());
        let theme = test.client(1).table().unwrap().theme().clone();
        let found = check(&told, &revealed, &theme).unwrap();
        assert_eq!((found.knows_deal, found.given_up), (keeps, 0));
        let mut exchanged = revealed;
        exchanged.shares[0].share = Digest::of("another", &[]);
        exchanged.shares[0].commitment = share_commitment(&exchanged.shares[0].share);
        let found = check(&told, &exchanged, &theme);
        assert_eq!(found, Err(if keeps { Cheat::Share(0) } else { Cheat::Deal }));
    }
}

#[test]
fn sending_somebody_away_while_shares_come_in_gives_up_the_start_and_accuses_nobody() {
    let mut test = lobby_with_one_who_is_silent();
    test.asks(0, Deed::Start);
    assert!(test.client(1).lobby().is_some_and(|lobby| lobby.sharing));
    test.asks(0, Deed::Kick { person: 2 });
    let lobby = test.client(1).lobby().unwrap();
    assert!(!lobby.sharing && lobby.commitments.len() == 2 && lobby.people.len() == 2);
    let bot = BotChair { suspect: SuspectId(4), level: candlestick_bots::Level::Novice, name: "Bot".into() };
    let arranged = Arrangement { bots: vec![bot], ..crate::test_room::plain() };
    test.asks(0, Deed::Arrange(arranged));
    test.asks(0, Deed::Start);
    assert!(test.client(1).table().is_some());
    assert!(test.clients[1].0.take_notices().is_empty() && !test.client(1).testimony().unwrap().is_contradicted());
}

/// A case that has begun with a share of the guest's newer device. The older one, whose pledges are answered, had told its
/// share for a start that was given up, and heard of neither.
fn begun_with_a_newer_device() -> (TestRoom, Pledges) {
    let mut test = lobby_with_one_who_is_silent();
    test.asks(0, Deed::Start);
    let older = kept(&test);
    goes_on_with(&mut test, Pledges::default(), 78);
    test.passes(16_000);
    commits(&mut test, "again");
    test.asks(0, Deed::Start);
    test.says(ConnectionId(3), "share", Deed::Share { deal: 0, share: untold() });
    assert!(test.client(1).table().is_some());
    (test, older)
}

/// The guest goes on with another device, which has these pledges.
fn goes_on_with(test: &mut TestRoom, pledges: Pledges, entropy: u8) {
    let mut device = Client::new(test.client(1).link().clone(), [entropy; 32], &test.themes);
    device.recall(pledges);
    test.leaves(1);
    test.clients[1].0 = device;
    test.tell_client(1, ClientInput::Begin);
}

#[test]
fn a_share_that_a_newer_device_of_ones_own_has_told_is_fair() {
    let (mut test, older) = begun_with_a_newer_device();
    goes_on_with(&mut test, older, 79);
    test.asks(0, Deed::Kick { person: 2 });
    test.plays(3_000);
    let (told, revealed) = (test.client(1).testimony().unwrap(), test.client(1).verdict().unwrap());
    let found = check(told, revealed, test.client(1).table().unwrap().theme()).unwrap();
    assert_eq!((found.knows_deal, found.given_up), (false, 1), "it has the room's word for the deal");
}

#[test]
fn a_share_that_nobody_with_ones_own_key_has_signed_is_not_of_a_newer_device() {
    let (mut test, older) = begun_with_a_newer_device();
    let (welcome, honest) = told_at_first(&mut test);
    let lies: [fn(&mut PersonShare); 3] = [
        |_| (),
        |share| share.signature = None,
        |share| share.commitment = share_commitment(&Digest::of("the room's own", &[])),
    ];
    for (n, lie) in lies.into_iter().enumerate() {
        let mut device = Client::new(test.client(1).link().clone(), [79; 32], &test.themes);
        device.recall(older.clone());
        let mut whole = honest.clone();
        lie(&mut whole.shares[1]);
        let whole = FromRoom::Whole(Box::new(signed_by_room(&test, 1, &whole)));
        let frame = |message: &FromRoom| ClientInput::Frame(serde_json::to_string(message).unwrap());
        for input in [ClientInput::Begin, ClientInput::Opened, frame(&welcome), frame(&whole)] {
            device.handle(test.now, input);
        }
        let pledged = &serde_json::to_value(device.pledges()).unwrap()["now"];
        assert_eq!(pledged.is_null(), n == 0, "lie {n}: what was pledged stands, and the verdict is held against it");
    }
}

#[test]
fn an_older_device_tells_nothing_for_what_a_newer_one_has_committed_to() {
    let mut test = lobby_with_one_who_is_silent();
    test.asks(0, Deed::Start);
    let mut asked = test.client(1).lobby().unwrap().clone();
    asked.commitments[1].1 = share_commitment(&Digest::of("of the newer device", &[]));
    let told = kept(&test);
    let mut test = lobby_with_one_who_is_silent();
    test.clients[1].0.recall(told);
    assert!(shares(&guest_hears(&mut test, &FromRoom::Lobby(asked))).is_empty());
    assert!(test.clients[1].0.take_notices().is_empty());
}
