//! Tests that a server that is given a copy of the log, made while rooms were played, goes on with their cases.

use std::{
    fs,
    net::SocketAddr,
    process::Stdio,
    time::{Duration, Instant},
};

use candlestick_online::{Link, audit, client::RemoteTable};

use crate::{
    folders::TestFolder,
    game::{BACKUP, THEME, play, program, serving_from, two_and_a_bot},
    player::RoomPlayer,
};

const MINUTE: Duration = Duration::from_secs(60);

fn decision(player: &RoomPlayer) -> u64 {
    player.client.table().map_or(0, RemoteTable::decision)
}

/// Whether the case at this person's table is closed and opened; whoever was away at a verdict has that of the case before too.
pub fn has_verdict(player: &RoomPlayer) -> bool {
    let opened = player.client.verdict().map(|revealed| revealed.deal);
    player.client.table().is_some_and(|table| table.is_over() && opened == Some(table.deal()))
}

/// Both come to a server by their links and bring their case to its verdict, which is fair. It begins at a decision in
/// between.
pub async fn goes_on(server: SocketAddr, links: [&Link; 2], between: [u64; 2]) {
    let mut here = Vec::new();
    for link in links {
        let mut player = RoomPlayer::connect(server, link.clone()).await;
        // A room that has a closed case tells it before the one that is played.
        player.until(|client| client.table().is_some_and(|table| !table.is_over())).await;
        here.push(player);
    }
    assert!((between[0]..=between[1]).contains(&decision(&here[0])), "{between:?}: {}", decision(&here[0]));
    let (began, mut chance) = (Instant::now(), 0);
    while !here.iter().all(has_verdict) {
        assert!(began.elapsed() < MINUTE, "the case does not end");
        for player in &mut here {
            chance += 31;
            if player.client.is_waiting() || has_verdict(player) || !player.act(chance, true).await {
                let _ = tokio::time::timeout(Duration::from_millis(50), player.step()).await;
            }
        }
    }
    for player in &here {
        let client = &player.client;
        let found =
            audit::check(client.testimony().unwrap(), client.verdict().unwrap(), client.table().unwrap().theme());
        assert!(found.is_ok(), "{found:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_case_goes_on_from_a_backup_that_the_program_made_while_it_was_played() {
    let (folder, copies) = (TestFolder::new("restore"), TestFolder::new("restore-copies"));
    let (mut server, address) = serving_from(&folder, 0, None);
    let (mut ada, mut grace) = two_and_a_bot(address, THEME).await;
    play(&mut ada, &mut grace, 6).await;
    fs::create_dir_all(&*copies).unwrap();
    let copy = copies.join("rooms-of-today.db");
    let begun = decision(&ada);
    let mut copying = program(&folder, 0).env(BACKUP, &copy).stdout(Stdio::null()).spawn().unwrap();
    while copying.try_wait().unwrap().is_none() {
        let next = decision(&ada) + 1;
        play(&mut ada, &mut grace, next).await;
    }
    let copied = decision(&ada);
    play(&mut ada, &mut grace, copied + 4).await;
    server.kill().unwrap();
    server.wait().unwrap();
    // As docs/online-server.md says it: the copy in its place, and nothing left of what was written ahead.
    fs::copy(&copy, folder.join("rooms.db")).unwrap();
    for ahead in ["rooms.db-wal", "rooms.db-shm"] {
        fs::remove_file(folder.join(ahead)).expect("a server that was killed leaves it");
    }
    let (mut server, address) = serving_from(&folder, 0, None);
    goes_on(address, [ada.client.link(), grace.client.link()], [begun, copied + 1]).await;
    server.kill().unwrap();
    server.wait().unwrap();
}

#[cfg(all(feature = "postgres", unix))]
#[tokio::test(flavor = "multi_thread")]
async fn a_case_goes_on_in_a_database_that_was_made_of_a_dump() {
    let Some(postgres) = crate::postgres::Postgres::start("restore") else { return };
    let folder = TestFolder::new("restore-of-postgres");
    let (mut server, address) = serving_from(&folder, 0, Some(&postgres.address()));
    let (mut ada, mut grace) = two_and_a_bot(address, THEME).await;
    play(&mut ada, &mut grace, 6).await;
    let begun = decision(&ada);
    let copy = postgres.restored("copy");
    let copied = decision(&ada);
    play(&mut ada, &mut grace, copied + 4).await;
    let (mut restored, there) = serving_from(&folder, 0, Some(&copy));
    goes_on(there, [ada.client.link(), grace.client.link()], [begun, copied]).await;
    for server in [&mut server, &mut restored] {
        server.kill().unwrap();
        server.wait().unwrap();
    }
}
