//! Tests that a case over the network is, to the letter, what the log of its room gives on one device, in either store.

use std::{collections::BTreeMap, sync::Arc, time::Duration};

use candlestick_game::{Case, CaseLog, ReadRecord};
use candlestick_online::{LogEntry, audit, client::RemoteTable};
use candlestick_rules::{Action, SeatId, View};
use candlestick_server::{DurableLog, GameRooms, Running};
use candlestick_themes::builtin_ids;
use futures_util::{StreamExt, stream};
use serde_json::Value;

use crate::{
    game::two_and_a_bot,
    harness::{setup, start},
    player::RoomPlayer,
    restore::has_verdict,
    stores::{Store, on_each_store},
};

/// From so many decisions on people bring the case to its end.
const LONG: u64 = 24;
/// How many themes are played at a time: of one address come no more than so many.
const AT_ONCE: usize = 4;

on_each_store! { a_case_over_the_network_is_to_the_letter_what_its_log_gives_on_one_device }

/// What each seat was shown after so many decisions.
type Shown = BTreeMap<(u64, SeatId), String>;

fn written(view: &View) -> String {
    serde_json::to_string(view).unwrap()
}

/// Plays to the verdict; answers what the two were shown on the way.
async fn plays(players: &mut [RoomPlayer; 2]) -> Shown {
    let (mut shown, mut chance) = (Shown::new(), 0);
    while !players.iter().all(has_verdict) {
        for player in players.iter_mut() {
            chance += 31;
            let late = player.client.table().is_some_and(|table| table.decision() >= LONG);
            if player.client.is_waiting() || has_verdict(player) || !player.act(chance, late).await {
                let _ = tokio::time::timeout(Duration::from_millis(20), player.step()).await;
            }
            if let Some(table) = player.client.table() {
                shown.insert((table.decision(), table.me()), written(table.own_view()));
            }
        }
    }
    shown
}

/// A decision as the log has it.
fn acted(entry: &LogEntry) -> Option<(SeatId, Action)> {
    let body: Value = serde_json::from_str(&entry.body).unwrap();
    let acted = body.pointer("/done/acted")?;
    let seat = serde_json::from_value(acted["seat"].clone()).unwrap();
    Some((seat, serde_json::from_value(acted["action"].clone()).unwrap()))
}

async fn a_case_over_the_network_is_to_the_letter_what_its_log_gives_on_one_device(store: Store) {
    let log = store.open().await;
    let running = start(setup(), &log, Arc::new(GameRooms::default())).await;
    // Some at a time: their people and bots mostly wait.
    let themes = stream::iter(builtin_ids()).map(|theme| is_what_its_log_gives(&running, &log, theme));
    themes.buffer_unordered(AT_ONCE).collect::<()>().await;
}

async fn is_what_its_log_gives(running: &Running, log: &Arc<dyn DurableLog>, theme: &str) {
    let (ada, grace) = two_and_a_bot(running.address(), theme).await;
    let mut players = [ada, grace];
    let shown = plays(&mut players).await;
    let entries = log.read(&players[0].client.link().room, 0).await.unwrap();
    let actions: Vec<_> = entries.iter().filter_map(acted).collect();
    let client = &players[0].client;
    let (table, revealed) = (client.table().unwrap(), client.verdict().unwrap());
    let log = ReadRecord::from_text(&revealed.record).unwrap().record.log;
    assert_eq!(log.actions, actions, "what is opened at the verdict is what stands in the log");
    let mut case = Case::replay(table.theme().clone(), CaseLog { actions: Vec::new(), ..log }).unwrap();
    let seats = players.each_ref().map(|player| player.client.table().map(RemoteTable::me).unwrap());
    let mut compared = 0;
    for decision in 0.. {
        for seat in seats {
            let Some(view) = shown.get(&(decision, seat)) else { continue };
            assert_eq!(*view, written(&case.game().view(seat)), "{theme}: {seat:?} after {decision} decisions");
            compared += 1;
        }
        let Some((seat, action)) = actions.get(usize::try_from(decision).unwrap()) else { break };
        case.apply(*seat, *action).unwrap();
    }
    // A bot that guesses right, or a theme that ends by itself, may close it before people would.
    let least = LONG.min(actions.len() as u64);
    assert!(case.is_closed() && compared > least, "{theme}: {compared} views of {} decisions", actions.len());
    let found = audit::check(client.testimony().unwrap(), revealed, table.theme());
    assert!(found.is_ok(), "{theme}: {found:?}");
}
