//! Tests a case that nobody deals, over sockets and either log: the server is begun anew in the middle of it.

use std::{net::SocketAddr, sync::Arc, time::Duration};

use candlestick_online::{
    Link,
    client::{Client, RemoteTable},
    protocol::{Arrangement, Deed},
};
use candlestick_rules::Action;
use candlestick_server::GameRooms;

use crate::{
    harness::{setup, start},
    player::{RoomPlayer, create_room},
    stores::{Store, on_each_store},
};

on_each_store! { a_case_that_nobody_deals_goes_on_after_the_server_was_begun_anew_and_comes_to_its_end }

/// Plays until that holds of both; decides at random, and gives up or accuses only where that is wanted.
pub async fn play(both: &mut [RoomPlayer; 2], to_end: bool, holds: impl Fn(&Client) -> bool) {
    for chance in 0_u64.. {
        if both.iter().all(|player| holds(&player.client)) {
            return;
        }
        for player in both.iter_mut() {
            let mine = player.client.table().is_some_and(|table| table.actor() == Some(table.me()));
            if mine && !player.client.is_deciding() {
                player.act(chance * 31, to_end).await;
            }
            // What the other has posted.
            let _ = tokio::time::timeout(Duration::from_millis(5), player.step()).await;
        }
    }
}

fn decision(client: &Client) -> u64 {
    client.table().map_or(0, RemoteTable::decision)
}

/// Goes on until both are at the same decision, and nothing of it is under way.
pub async fn settle(both: &mut [RoomPlayer; 2]) {
    let at = |player: &RoomPlayer| {
        let table = player.client.table().filter(|_| !player.client.is_deciding())?;
        Some((table.decision(), table.event_count()))
    };
    while at(&both[0]).is_none() || at(&both[0]) != at(&both[1]) {
        for player in both.iter_mut() {
            let _ = tokio::time::timeout(Duration::from_millis(20), player.step()).await;
        }
    }
}

/// Ada and Grace at a case that nobody deals, which has begun, some decisions later.
pub async fn begun(server: SocketAddr, decisions: u64) -> [RoomPlayer; 2] {
    let link = create_room(server, "classic-2016").await;
    let invitation = Link::invitation(&link.room);
    let mut both = [RoomPlayer::connect(server, link).await, RoomPlayer::connect(server, invitation).await];
    both[1].until(|grace| grace.lobby().is_some()).await;
    both[1].sit("Grace").await;
    both[1].until(|grace| grace.you() == Some(1)).await;
    let terms = Arrangement { blind: true, deck: false, powers: false, ..Arrangement::default() };
    both[0].want(Deed::Arrange(terms)).await;
    let ready =
        |player: &Client| player.lobby().is_some_and(|lobby| lobby.commitments.len() == 2 && lobby.arrangement.blind);
    let [ada, grace] = &mut both;
    tokio::join!(ada.until(ready), grace.until(ready));
    ada.want(Deed::Start).await;
    play(&mut both, false, |client| decision(client) >= decisions).await;
    // Both at the same decision, with nothing under way.
    settle(&mut both).await;
    both
}

/// Brings it to its end, where the whole deal lies open.
pub async fn ends(both: &mut [RoomPlayer; 2]) {
    play(both, true, |client| client.opened_case().is_some()).await;
    for player in both {
        let case = player.client.opened_case().unwrap().as_ref().unwrap();
        assert!(case.is_closed() && case.log().actions.iter().any(|(_, action)| *action != Action::Roll));
    }
}

async fn a_case_that_nobody_deals_goes_on_after_the_server_was_begun_anew_and_comes_to_its_end(store: Store) {
    let running = start(setup(), &store.open().await, Arc::new(GameRooms::default())).await;
    let both = begun(running.address(), 12).await;
    let links = both.each_ref().map(|player| player.client.link().clone());
    let views = |both: &[RoomPlayer; 2]| {
        both.each_ref().map(|player| serde_json::to_string(player.client.table().unwrap().own_view()).unwrap())
    };
    let before = views(&both);
    drop(both);
    running.end().await;

    let running = start(setup(), &store.open().await, Arc::new(GameRooms::default())).await;
    let [ada, grace] = links;
    let mut both =
        [RoomPlayer::connect(running.address(), ada).await, RoomPlayer::connect(running.address(), grace).await];
    settle(&mut both).await;
    assert_eq!(views(&both), before);
    ends(&mut both).await;
    running.end().await;
}
