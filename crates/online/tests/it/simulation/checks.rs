//! What has to hold, whatever has happened.

use std::collections::{BTreeMap, BTreeSet};

use candlestick_game::{Case, ReadRecord};
use candlestick_online::{
    Entry, audit,
    client::Client,
    protocol::{Deed, FromClient},
};
use candlestick_rules::Action;
use serde::Deserialize;
use serde_json::Value;

/// What matters here of a room's messages.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Glance {
    Whole { decision: u64, number: u64 },
    News { decision: u64, number: u64 },
    Lobby { number: u64 },
    Done { nonce: String },
}

/// What is watched on every wire.
#[derive(Debug, Default)]
pub struct Watch {
    /// Decisions by the nonce under which they were asked for.
    asked: BTreeMap<String, (u64, Action)>,
    /// Those that the room said were done.
    acknowledged: Vec<(u64, Action)>,
    /// The number that each connection was told last.
    numbers: BTreeMap<u64, u64>,
    /// How many entries of the disk were looked at, and how many of them were decisions.
    looked_at: usize,
    acted: u64,
}

impl Watch {
    /// A guest said something.
    pub fn said(&mut self, text: &str) {
        if let Ok(FromClient::Do { nonce, deed: Deed::Act { decision, action } }) = serde_json::from_str(text) {
            self.asked.insert(nonce, (decision, action));
        }
    }

    /// The room sends something: it is on the disk, and nothing is left out or told twice.
    pub fn sent(&mut self, connection: u64, text: &str, disk: &[Entry]) {
        let (decision, number, next) = match serde_json::from_str(text) {
            Ok(Glance::Whole { decision, number }) => (decision, number, false),
            Ok(Glance::News { decision, number }) => (decision, number, true),
            Ok(Glance::Lobby { number }) => (0, number, false),
            Ok(Glance::Done { nonce }) => {
                self.acknowledged.extend(self.asked.get(&nonce).copied());
                return;
            }
            Err(_) => return,
        };
        let new = disk.get(self.looked_at..).unwrap_or_default();
        self.acted += new.iter().filter(|entry| acted(entry).is_some()).count() as u64;
        self.looked_at = disk.len();
        assert!(decision <= self.acted, "decision {decision} was told with {} on the disk", self.acted);
        let before = self.numbers.insert(connection, number);
        if next {
            assert_eq!(before.map(|before| before + 1), Some(number), "a gap in what connection {connection} was told");
        }
    }

    /// At the end: what was acknowledged was done, and all of it once.
    pub fn end(&self, disk: &[Entry]) {
        let done: Vec<_> = disk.iter().filter_map(acted).collect();
        let decisions: Vec<_> = done.iter().map(|(decision, _)| *decision).collect();
        assert_eq!(decisions, (0..done.len() as u64).collect::<Vec<_>>(), "each decision once, in order");
        for (decision, action) in &self.acknowledged {
            assert!(
                done.contains(&(*decision, *action)),
                "decision {decision}: {action:?} was acknowledged and is not there"
            );
        }
        let named: Vec<_> = disk.iter().filter_map(|entry| Some((entry.seat?, entry.nonce.clone()))).collect();
        assert_eq!(named.iter().collect::<BTreeSet<_>>().len(), named.len(), "nothing was done twice");
    }
}

/// The decision of an entry.
fn acted(entry: &Entry) -> Option<(u64, Action)> {
    let body: Value = serde_json::from_str(&entry.body).expect("entries are JSON");
    let acted = body.pointer("/done/acted")?;
    let action = serde_json::from_value(acted["action"].clone()).expect("an action");
    Some((acted["decision"].as_u64().expect("a number"), action))
}

/// A client that has seen the verdict knows what the same log gives on one device, and finds the room honest.
pub fn closed(client: &Client) {
    let (table, revealed) = (client.table().expect("a table"), client.verdict().expect("a verdict"));
    let log = ReadRecord::from_text(&revealed.record).expect("the record is sound").record.log;
    let case = Case::replay(table.theme().clone(), log).expect("the record can be played");
    let text = |view| serde_json::to_string(&view).expect("a view can be written");
    assert_eq!(text(table.own_view().clone()), text(case.game().view(table.me())));
    let told = client.told().expect("it was told");
    let audited = audit::check(told, revealed, table.theme());
    assert!(audited.is_ok(), "{audited:?}");
}
