//! Limits what one may ask for: rates for connections and addresses, sizes, and times.

use std::{
    collections::HashMap,
    net::{IpAddr, Ipv6Addr},
    sync::{Mutex, PoisonError},
    time::{Duration, Instant},
};

/// Most addresses that are remembered for one rate. Beyond, unknown ones are refused until some are at rest again.
const ADDRESSES: usize = 100_000;

/// How often something may happen.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Rate {
    /// How often at once; at least 1.
    pub burst: f64,
    /// How often in the long run, in a second.
    pub per_second: f64,
}

impl Rate {
    /// So many at once and as many again within that time.
    #[must_use]
    pub fn each(count: u32, time: Duration) -> Self {
        Self { burst: f64::from(count), per_second: f64::from(count) / time.as_secs_f64() }
    }
}

/// How much of a rate is left.
#[derive(Debug, Clone, Copy)]
pub struct Bucket {
    left: f64,
    at: Instant,
}

impl Bucket {
    /// All of it.
    #[must_use]
    pub const fn full(rate: Rate, now: Instant) -> Self {
        Self { left: rate.burst, at: now }
    }

    /// Takes one; false where none is left.
    pub fn take(&mut self, rate: Rate, now: Instant) -> bool {
        self.fill(rate, now);
        let allowed = self.left >= 1.0;
        if allowed {
            self.left -= 1.0;
        }
        allowed
    }

    /// Gives one back.
    fn give_back(&mut self, rate: Rate) {
        self.left = (self.left + 1.0).min(rate.burst);
    }

    fn fill(&mut self, rate: Rate, now: Instant) {
        let since = now.saturating_duration_since(self.at).as_secs_f64();
        self.left = since.mul_add(rate.per_second, self.left).min(rate.burst);
        self.at = now;
    }

    fn is_full(&mut self, rate: Rate, now: Instant) -> bool {
        self.fill(rate, now);
        self.left >= rate.burst
    }
}

/// Whom a rate counts: an IPv4 address, or the network of 64 bits that an IPv6 address is in, as one house has it whole.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Address(IpAddr);

impl From<IpAddr> for Address {
    fn from(address: IpAddr) -> Self {
        const NETWORK: u128 = u128::MAX << 64;
        match address.to_canonical() {
            IpAddr::V6(address) => Self(IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() & NETWORK))),
            address @ IpAddr::V4(_) => Self(address),
        }
    }
}

/// A rate for each address.
#[derive(Debug)]
pub struct PerAddress {
    rate: Rate,
    buckets: Mutex<HashMap<Address, Bucket>>,
}

impl PerAddress {
    /// A rate that nobody has used yet.
    #[must_use]
    pub fn new(rate: Rate) -> Self {
        Self { rate, buckets: Mutex::default() }
    }

    /// Takes one for an address; false where none is left.
    pub fn take(&self, address: Address, now: Instant) -> bool {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= ADDRESSES && !buckets.contains_key(&address) {
            buckets.retain(|_, bucket| !bucket.is_full(self.rate, now));
            if buckets.len() >= ADDRESSES {
                return false;
            }
        }
        buckets.entry(address).or_insert_with(|| Bucket::full(self.rate, now)).take(self.rate, now)
    }

    /// Gives back one that an address has taken.
    pub fn give_back(&self, address: Address) {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(bucket) = buckets.get_mut(&address) {
            bucket.give_back(self.rate);
        }
    }

    /// Whether an address has one left.
    pub fn has(&self, address: Address, now: Instant) -> bool {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(bucket) = buckets.get_mut(&address) else { return true };
        bucket.fill(self.rate, now);
        bucket.left >= 1.0
    }
}

/// A rate for everybody together.
#[derive(Debug)]
pub struct SharedRate {
    rate: Rate,
    bucket: Mutex<Bucket>,
}

impl SharedRate {
    /// A rate that nobody has used yet.
    #[must_use]
    pub fn new(rate: Rate) -> Self {
        Self { rate, bucket: Mutex::new(Bucket::full(rate, Instant::now())) }
    }

    /// Takes one; false where none is left.
    pub fn take(&self, now: Instant) -> bool {
        self.bucket.lock().unwrap_or_else(PoisonError::into_inner).take(self.rate, now)
    }

    /// Gives back one that was taken.
    pub fn give_back(&self) {
        self.bucket.lock().unwrap_or_else(PoisonError::into_inner).give_back(self.rate);
    }
}

/// What the server allows.
#[derive(Debug, Clone, Copy)]
pub struct Limits {
    /// TCP connections at once.
    pub connections: usize,
    /// TCP connections of one address at once.
    pub connections_of_address: usize,
    /// Rooms in memory at once.
    pub rooms: usize,
    /// Rooms that an address makes.
    pub rooms_of_address: Rate,
    /// Sockets that an address opens.
    pub sockets_of_address: Rate,
    /// Wrong tokens, names and words of rooms from an address.
    pub guesses_of_address: Rate,
    /// Wrong words of rooms from all addresses together.
    pub guesses_of_words: Rate,
    /// How long after its last entry a room is found by its words.
    pub found_by_words: Duration,
    /// Frames of a connection.
    pub frames: Rate,
    /// Most bytes that wait for a connection.
    pub outbox: usize,
    /// Until the head of a request, or the first frame of a socket, must be there.
    pub hello: Duration,
    /// Until something that is sent must have left.
    pub send: Duration,
    /// How often a connection is asked whether it is there; after two without an answer it is closed.
    pub ping: Duration,
    /// How long a room stays in memory after everybody left.
    pub linger: Duration,
    /// How long the rooms may take to finish when the server ends.
    pub drain: Duration,
    /// How long after its start a server first looks for rooms that nobody has come to for long: not while all come back.
    pub clean_after: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            connections: 10_000,
            connections_of_address: 256,
            rooms: 5_000,
            rooms_of_address: Rate::each(20, Duration::from_secs(3600)),
            sockets_of_address: Rate::each(60, Duration::from_secs(60)),
            guesses_of_address: Rate::each(20, Duration::from_secs(600)),
            guesses_of_words: Rate::each(600, Duration::from_secs(600)),
            found_by_words: Duration::from_secs(24 * 3600),
            frames: Rate { burst: 60.0, per_second: 10.0 },
            outbox: 1 << 20,
            hello: Duration::from_secs(10),
            send: Duration::from_secs(20),
            ping: Duration::from_secs(20),
            linger: Duration::from_secs(60),
            drain: Duration::from_secs(10),
            clean_after: Duration::from_secs(300),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rate_gives_its_burst_and_then_one_at_a_time() {
        let (rate, start) = (Rate { burst: 3.0, per_second: 2.0 }, Instant::now());
        let mut bucket = Bucket::full(rate, start);
        let taken = |bucket: &mut Bucket, millis| bucket.take(rate, start + Duration::from_millis(millis));
        assert_eq!([0, 0, 0, 0].map(|at| taken(&mut bucket, at)), [true, true, true, false]);
        assert_eq!([400, 500, 600, 60_000].map(|at| taken(&mut bucket, at)), [false, true, false, true]);
    }

    #[test]
    fn addresses_do_not_disturb_each_other_but_a_house_is_one() {
        let limit = PerAddress::new(Rate { burst: 1.0, per_second: 0.001 });
        let now = Instant::now();
        let take = |address: &str| limit.take(address.parse::<IpAddr>().unwrap().into(), now);
        assert!(take("10.0.0.1") && take("10.0.0.2"));
        assert!(!take("10.0.0.1") && !take("::ffff:10.0.0.1"));
        assert!(take("2001:db8::1") && !take("2001:db8::2") && take("2001:db8:0:1::1"));
    }
}
