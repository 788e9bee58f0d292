//! Holds the state that all connections of the server share: log, rooms, limits, counters, the page.

use std::sync::{
    Arc,
    atomic::{AtomicU64, Ordering},
};

use candlestick_online::ConnectionId;

use crate::{
    admission::Counts,
    limits::{Limits, PerAddress, SharedRate},
    metrics::Metrics,
    page::Page,
    rooms::{RoomMaker, Rooms},
    store::DurableLog,
};

/// Who may connect, besides native clients, which name no origin.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Origins {
    /// Pages of the host that they connect to.
    SameHost,
    /// Pages of these origins, each as `https://example.org`.
    These(Vec<String>),
}

/// Rooms and all that is allowed and counted.
pub(crate) struct Server {
    pub rooms: Rooms,
    pub maker: Arc<dyn RoomMaker>,
    pub log: Arc<dyn DurableLog>,
    pub metrics: Arc<Metrics>,
    pub limits: Limits,
    pub page: Page,
    pub origins: Origins,
    pub behind_proxy: bool,
    pub open_metrics: bool,
    pub made: PerAddress,
    pub opened: PerAddress,
    pub guesses: PerAddress,
    pub words: SharedRate,
    pub of_address: Counts,
    pub connections: AtomicU64,
}

impl Server {
    /// A number that no other connection of this server has.
    pub fn next_connection(&self) -> ConnectionId {
        ConnectionId(self.connections.fetch_add(1, Ordering::Relaxed))
    }
}
