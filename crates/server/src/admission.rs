//! Counts what a connection holds of what is scarce (places, in all and for its address) for as long as it is there.

use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Arc, Mutex, PoisonError},
};

use tokio::sync::OwnedSemaphorePermit;

use crate::{limits::Address, metrics::GaugeGuard};

/// The address that a TCP connection comes from.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Peer(pub IpAddr);

/// A connection's share; it is free again when the last who holds it is done.
pub(crate) struct ConnectionShare {
    pub _permit: OwnedSemaphorePermit,
    pub _of_address: Option<CountedConnection>,
    pub _counted: GaugeGuard,
}

/// How many connections each address has.
#[derive(Debug, Clone)]
pub(crate) struct Counts {
    counts: Arc<Mutex<HashMap<Address, usize>>>,
    most: usize,
}

/// One of them, until it is dropped.
pub(crate) struct CountedConnection {
    counts: Counts,
    address: Address,
}

impl Counts {
    /// So many at most for each address.
    pub fn new(most: usize) -> Self {
        Self { counts: Arc::default(), most }
    }

    /// Counts one more; none where the address has as many as it may have.
    pub fn enter(&self, address: Address) -> Option<CountedConnection> {
        let mut counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        let count = counts.entry(address).or_default();
        if *count >= self.most {
            return None;
        }
        *count += 1;
        Some(CountedConnection { counts: self.clone(), address })
    }
}

impl Drop for CountedConnection {
    fn drop(&mut self) {
        let mut counts = self.counts.counts.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = counts.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.address);
            }
        }
    }
}
