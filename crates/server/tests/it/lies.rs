//! Tests that each client of a server that lies finds it out at the verdict, and what the lie was.

use std::{
    net::SocketAddr,
    sync::{Arc, OnceLock},
    time::Duration,
};

use candlestick_online::{
    Link,
    audit::{self, AuditFindings, Cheat},
    client::{Client, RemoteTable},
    protocol::Deed,
};
use candlestick_rules::{Action, Place};
use candlestick_server::{DurableLog, Limits, Rate, ServerSetup, SqliteLog};
use tokio::time::timeout;

use crate::{
    folders::TestFolder,
    game::THEME,
    harness::{setup, start},
    lying_room::{Lie, LyingRooms},
    player::{RoomPlayer, create_room},
};

/// So many decisions a case has at least, also after a lie.
const LASTS: u64 = 40;
/// After so many it comes to its end all the same.
const LONG: u64 = 600;
/// How often a case is played again in which no lie had its place.
const TRIES: usize = 20;

/// What Ada's and Grace's audits found of a server that lies in one thing, and at which decision it has.
struct Found {
    ada: Result<AuditFindings, Cheat>,
    grace: Result<AuditFindings, Cheat>,
    at: u64,
}

/// These two play as fast as they can: that is no flood here.
fn unhurried() -> ServerSetup {
    let frames = Rate { burst: 10_000.0, per_second: 1_000.0 };
    ServerSetup { limits: Limits { frames, ..Limits::default() }, ..setup() }
}

/// Plays at such a server until it has lied in a case, and to the end of that.
async fn found(lie: Lie) -> Found {
    for _ in 0..TRIES {
        let (rooms, folder) = (LyingRooms::new(lie), TestFolder::new(&format!("lies-{lie:?}")));
        let lied = Arc::clone(&rooms.lied);
        let log: Arc<dyn DurableLog> = Arc::new(SqliteLog::open(&folder).unwrap());
        let running = start(unhurried(), &log, Arc::new(rooms)).await;
        let [ada, grace] = played(running.address(), &lied).await;
        if let Some(at) = lied.get().copied().or((lie == Lie::Nothing).then_some(0)) {
            assert_eq!((ada.sockets, grace.sockets), (1, 1), "nobody was disconnected");
            return Found { ada: audited(&ada.client), grace: audited(&grace.client), at };
        }
    }
    panic!("it never came to lie");
}

fn audited(client: &Client) -> Result<AuditFindings, Cheat> {
    let (told, revealed) = (client.testimony().unwrap(), client.verdict().unwrap());
    audit::check(told, revealed, client.table().unwrap().theme())
}

/// Ada and Grace play a case with a bot to its verdict.
async fn played(server: SocketAddr, lied: &OnceLock<u64>) -> [RoomPlayer; 2] {
    let link = create_room(server, THEME).await;
    let mut grace = RoomPlayer::connect(server, Link::invitation(&link.room)).await;
    let mut ada = RoomPlayer::connect(server, link).await;
    grace.until(|grace| grace.lobby().is_some()).await;
    grace.sit("Grace").await;
    let ready = |client: &Client| client.lobby().is_some_and(|lobby| lobby.commitments.len() == 2);
    tokio::join!(ada.until(ready), grace.until(ready));
    ada.want(Deed::Start).await;
    tokio::join!(ada.until(|ada| ada.table().is_some()), grace.until(|grace| grace.table().is_some()));
    let mut both = [ada, grace];
    let mut chance = 1_u64;
    while both.iter().any(|player| player.client.verdict().is_none()) {
        for player in &mut both {
            chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            goes_on(player, chance >> 33, lied.get().is_some()).await;
        }
    }
    both
}

/// Decides where it is this person's turn, and hears what is told.
async fn goes_on(player: &mut RoomPlayer, chance: u64, lied: bool) {
    let decision = player.client.table().map_or(0, RemoteTable::decision);
    let is_late = decision > LONG || (lied && decision > LASTS);
    let may_act = !player.client.is_waiting() && player.client.verdict().is_none();
    let asks = if may_act && !is_late { asking(&player.client, chance) } else { None };
    if let Some(asks) = asks {
        player.decide(asks).await;
    } else if !may_act || !player.act(chance, is_late).await {
        let _ = timeout(Duration::from_millis(5), player.step()).await;
        return;
    }
    player.until(|player| !player.is_waiting()).await;
}

/// What brings about a question soon, as in those cards are shown.
fn asking(client: &Client, chance: u64) -> Option<Action> {
    let view = client.table()?.own_view();
    let all = view.choices.actions(view.edition.cards);
    let one_of = |fits: fn(&Action) -> bool| {
        let some: Vec<_> = all.iter().copied().filter(fits).collect();
        let at = usize::try_from(chance).unwrap_or_default().checked_rem(some.len())?;
        some.get(at).copied()
    };
    let asks = one_of(|action| matches!(action, Action::Suggest { .. }));
    asks.or_else(|| one_of(|action| matches!(action, Action::Go(Place::Room(_)) | Action::Passage(_))))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_does_not_lie_is_fair_to_both() {
    let Found { ada, grace, .. } = found(Lie::Nothing).await;
    for found in [ada.unwrap(), grace.unwrap()] {
        assert!(found.knows_deal && found.signed > 5 && found.bots > 0, "{found:?}");
        assert_eq!((found.unsigned, found.given_up, found.elsewhere.len()), (0, 0, 0));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_deals_what_does_not_follow_from_the_shares_is_found_by_both() {
    let Found { ada, grace, .. } = found(Lie::Deal).await;
    assert_eq!((ada, grace), (Err(Cheat::Deal), Err(Cheat::Deal)));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_picks_its_secret_after_the_shares_is_found_by_both() {
    let Found { ada, grace, .. } = found(Lie::Secret).await;
    assert_eq!((ada, grace), (Err(Cheat::Secret), Err(Cheat::Secret)));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_loads_the_dice_is_found_by_both() {
    let Found { ada, grace, .. } = found(Lie::Dice).await;
    let is_found = |found: &Result<_, Cheat>| {
        matches!(found, Err(Cheat::Event(_) | Cheat::Unsigned(_) | Cheat::Bot(_) | Cheat::NoCase(_)))
    };
    assert!(is_found(&ada) && is_found(&grace), "{ada:?} {grace:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_has_a_bot_show_another_card_is_found_by_both() {
    let Found { ada, grace, at } = found(Lie::CardOfABot).await;
    assert_eq!((ada, grace), (Err(Cheat::Bot(at)), Err(Cheat::Bot(at))));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_has_a_person_show_another_card_is_found_by_both() {
    let Found { ada, grace, at } = found(Lie::CardOfAPerson).await;
    assert_eq!((ada, grace), (Err(Cheat::Unsigned(at)), Err(Cheat::MyDecision(at))));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_decides_for_somebody_is_found_by_both() {
    let Found { ada, grace, at } = found(Lie::Decision).await;
    assert_eq!((ada, grace), (Err(Cheat::Unsigned(at)), Err(Cheat::NotMine(at))));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_tells_two_people_two_things_is_found_by_both() {
    let Found { ada, grace, at } = found(Lie::TwoTales).await;
    assert!(matches!(ada, Err(Cheat::Unsigned(decision)) if decision >= at), "{ada:?}, {at}");
    assert_eq!(ada, grace, "what Ada has signed after it stands over what she was told");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_changes_on_the_way_what_a_room_has_signed_is_found_by_whom_it_was_told() {
    let Found { ada, grace, .. } = found(Lie::OnTheWay).await;
    assert_eq!(ada, Err(Cheat::Contradicted), "nothing of it was shown, and all of it was asked for again");
    assert!(grace.is_ok(), "she was told nothing but the truth: {grace:?}");
}
