//! Tests that logs of earlier programs open with this one, in the tables that they had, and that whoever has a link of then
//! goes on with the case.

use std::{fs, net::SocketAddr, path::Path, sync::Arc};

use candlestick_online::{Link, audit, client::RemoteTable};
use candlestick_rules::Action;
use candlestick_server::GameRooms;

use crate::{
    harness::{setup, start},
    player::RoomPlayer,
    restore::{goes_on, has_verdict},
    stores::{Store, on_each_store},
    undealt,
};

on_each_store! { a_log_of_earlier_programs_opens_and_whoever_has_a_link_of_then_goes_on_to_a_fair_verdict }

/// A room as a program of some day wrote it, from the file that has its rows as SQL.
struct OldRoom {
    rows: String,
    /// The links of those who come back.
    links: Vec<Link>,
    /// How many decisions were made.
    decision: u64,
    /// What is decided then by the one who comes back; nothing where two bring their case to its end.
    turn: Vec<Action>,
    /// Nobody deals the case.
    undealt: bool,
}

impl OldRoom {
    fn read(file: &Path) -> Self {
        let rows = fs::read_to_string(file).unwrap();
        let said = |name: &str| -> Vec<String> {
            let lines = rows.lines().filter_map(|line| line.strip_prefix("-- ")?.strip_prefix(name));
            lines.map(|text| text.trim().to_owned()).collect()
        };
        let links = said("link ").iter().map(|link| Link::read(link).unwrap()).collect();
        let turn = said("turn ").first().map(|turn| serde_json::from_str(turn).unwrap()).unwrap_or_default();
        let undealt = !said("undealt").is_empty();
        Self { links, decision: said("decision ")[0].parse().unwrap(), turn, undealt, rows }
    }

    /// All that there are of them; docs/online.md says what has changed since.
    fn all() -> Vec<Self> {
        let folder = fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data")).unwrap();
        let files =
            folder.map(Result::unwrap).filter(|file| file.file_name().to_string_lossy().starts_with("rooms-of"));
        files.map(|file| Self::read(&file.path())).collect()
    }

    fn name(&self) -> &str {
        &self.links[0].room
    }

    /// Whoever has a link of then comes back and goes on.
    async fn goes_on(&self, server: SocketAddr) {
        if let [ada, grace] = &*self.links {
            if self.undealt {
                return self.goes_on_undealt(server, [ada, grace]).await;
            }
            return goes_on(server, [ada, grace], [self.decision; 2]).await;
        }
        let mut player = RoomPlayer::connect(server, self.links[0].clone()).await;
        player.until(|client| client.table().is_some_and(|table| table.decision() == self.decision)).await;
        for (action, decision) in self.turn.iter().zip(self.decision + 1..) {
            player.decide(*action).await;
            player.until(|client| client.table().is_some_and(|table| table.decision() == decision)).await;
        }
        player.until(|client| client.verdict().is_some()).await;
        assert!(has_verdict(&player));
        let (client, table) = (&player.client, player.client.table().unwrap());
        let found = audit::check(client.testimony().unwrap(), client.verdict().unwrap(), table.theme());
        assert!(found.is_ok(), "{found:?}");
    }
}

impl OldRoom {
    /// Two come back to a case that nobody deals, find it where it was, and bring it to the opened deal.
    async fn goes_on_undealt(&self, server: SocketAddr, [ada, grace]: [&Link; 2]) {
        let mut both =
            [RoomPlayer::connect(server, ada.clone()).await, RoomPlayer::connect(server, grace.clone()).await];
        undealt::settle(&mut both).await;
        let decision = both[0].client.table().map(RemoteTable::decision);
        assert_eq!(decision, Some(self.decision));
        undealt::ends(&mut both).await;
    }
}

async fn a_log_of_earlier_programs_opens_and_whoever_has_a_link_of_then_goes_on_to_a_fair_verdict(store: Store) {
    let rooms = OldRoom::all();
    store.fill(&rooms.iter().map(|room| &*room.rows).collect::<String>()).await;
    let log = store.open().await;
    let running = start(setup(), &log, Arc::new(GameRooms::default())).await;
    for room in &rooms {
        let before = log.read(room.name(), 0).await.unwrap();
        assert_eq!(before.len(), room.rows.lines().filter(|line| line.starts_with("insert")).count());
        room.goes_on(running.address()).await;
        let now = log.read(room.name(), 0).await.unwrap();
        assert!(now.len() > before.len() && now.starts_with(&before), "what stood there does, and more behind it");
    }
    assert_eq!(log.rooms().await.unwrap().len(), rooms.len());
}
