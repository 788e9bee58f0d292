//! Defines the flags that set what the server allows, for whoever runs it.

use std::time::Duration;

use candlestick_online::RoomLimits;
use candlestick_themes::key;

use crate::limits::{Limits, Rate};

const HOUR: Duration = Duration::from_secs(3600);
const MINUTE: Duration = Duration::from_secs(60);

/// A flag for each limit.
#[derive(Debug, Clone, PartialEq, Eq, clap::Args)]
pub struct LimitFlags {
    /// Most connections at once
    #[arg(
        long,
        env = "CANDLESTICK_CONNECTIONS",
        value_parser = clap::value_parser!(u32).range(1..),
        default_value_t = 10_000,
        value_name = "NUMBER",
        help = key!("args-serve-connections").name()
    )]
    connections: u32,
    /// Most connections from one address at once; an IPv6 network of 64 bits counts as one address, here and below
    #[arg(
        long,
        env = "CANDLESTICK_ADDRESS_CONNECTIONS",
        value_parser = clap::value_parser!(u32).range(1..),
        default_value_t = 256,
        value_name = "NUMBER",
        help = key!("args-serve-address-connections").name()
    )]
    address_connections: u32,
    /// Most rooms in memory at once, not counting rooms where nobody is connected
    #[arg(
        long,
        env = "CANDLESTICK_ROOMS",
        value_parser = clap::value_parser!(u32).range(1..),
        default_value_t = 5_000,
        value_name = "NUMBER",
        help = key!("args-serve-rooms").name()
    )]
    rooms: u32,
    /// Most connections to one room that only watch; whoever has not sat down yet counts as one
    #[arg(
        long,
        env = "CANDLESTICK_WATCHERS",
        value_parser = clap::value_parser!(u32).range(1..),
        default_value_t = 64,
        value_name = "NUMBER",
        help = key!("args-serve-watchers").name()
    )]
    watchers: u32,
    /// Most rooms that one address may create in an hour
    #[arg(
        long,
        env = "CANDLESTICK_ADDRESS_ROOMS",
        default_value_t = 20,
        value_name = "NUMBER",
        help = key!("args-serve-address-rooms").name()
    )]
    address_rooms: u32,
    /// Most sockets that one address may open in a minute
    #[arg(
        long,
        env = "CANDLESTICK_ADDRESS_SOCKETS",
        value_parser = clap::value_parser!(u32).range(1..),
        default_value_t = 60,
        value_name = "NUMBER",
        help = key!("args-serve-address-sockets").name()
    )]
    address_sockets: u32,
    /// Most wrong links that one address may try in ten minutes
    #[arg(
        long,
        env = "CANDLESTICK_ADDRESS_GUESSES",
        value_parser = clap::value_parser!(u32).range(1..),
        default_value_t = 20,
        value_name = "NUMBER",
        help = key!("args-serve-address-guesses").name()
    )]
    address_guesses: u32,
    /// Most wrong words that all addresses together may try in ten minutes
    #[arg(
        long,
        env = "CANDLESTICK_ALL_GUESSES",
        default_value_t = 600,
        value_name = "NUMBER",
        help = key!("args-serve-all-guesses").name()
    )]
    all_guesses: u32,
    /// Hours after its last move during which a room where nobody is connected can be found by its words
    #[arg(
        long,
        env = "CANDLESTICK_WORDS_HOURS",
        default_value_t = 24,
        value_name = "HOURS",
        help = key!("args-serve-words-hours").name()
    )]
    words_hours: u32,
    /// Most frames that a connection may send per second; a burst may be four times as many
    #[arg(
        long,
        env = "CANDLESTICK_FRAMES",
        value_parser = clap::value_parser!(u32).range(1..=1_000),
        default_value_t = 10,
        value_name = "NUMBER",
        help = key!("args-serve-frames").name()
    )]
    frames: u32,
    /// Kilobytes that may be waiting for a connection before it is closed as too slow
    #[arg(
        long,
        env = "CANDLESTICK_OUTBOX",
        value_parser = clap::value_parser!(u32).range(1..),
        default_value_t = 1024,
        value_name = "KILOBYTES",
        help = key!("args-serve-outbox").name()
    )]
    outbox: u32,
    /// Seconds within which the head of a request, or the first frame of a socket, must arrive
    #[arg(
        long,
        env = "CANDLESTICK_HELLO_SECONDS",
        value_parser = clap::value_parser!(u32).range(1..),
        default_value_t = 10,
        value_name = "SECONDS",
        help = key!("args-serve-hello-seconds").name()
    )]
    hello_seconds: u32,
    /// Seconds within which a frame must be sent before its connection is closed as too slow
    #[arg(
        long,
        env = "CANDLESTICK_SEND_SECONDS",
        value_parser = clap::value_parser!(u32).range(1..),
        default_value_t = 20,
        value_name = "SECONDS",
        help = key!("args-serve-send-seconds").name()
    )]
    send_seconds: u32,
    /// Seconds between pings that check whether a connection is still there; it is closed after two that are not
    /// answered
    #[arg(
        long,
        env = "CANDLESTICK_PING_SECONDS",
        value_parser = clap::value_parser!(u32).range(1..),
        default_value_t = 20,
        value_name = "SECONDS",
        help = key!("args-serve-ping-seconds").name()
    )]
    ping_seconds: u32,
    /// Seconds that a room stays in memory after everybody has left
    #[arg(
        long,
        env = "CANDLESTICK_LINGER_SECONDS",
        default_value_t = 60,
        value_name = "SECONDS",
        help = key!("args-serve-linger-seconds").name()
    )]
    linger_seconds: u32,
    /// Seconds that rooms may take to finish when the server stops; connections then have the same time again
    #[arg(
        long,
        env = "CANDLESTICK_DRAIN_SECONDS",
        default_value_t = 10,
        value_name = "SECONDS",
        help = key!("args-serve-drain-seconds").name()
    )]
    drain_seconds: u32,
}

impl LimitFlags {
    /// The limits.
    #[must_use]
    pub fn limits(&self) -> Limits {
        const AT_ONCE: f64 = 6.0;
        let seconds = |seconds: u32| Duration::from_secs(u64::from(seconds));
        Limits {
            connections: count(self.connections),
            connections_of_address: count(self.address_connections),
            rooms: count(self.rooms),
            rooms_of_address: Rate::each(self.address_rooms, HOUR),
            sockets_of_address: Rate::each(self.address_sockets, MINUTE),
            guesses_of_address: Rate::each(self.address_guesses, MINUTE * 10),
            guesses_of_words: Rate::each(self.all_guesses, MINUTE * 10),
            found_by_words: HOUR * self.words_hours,
            frames: Rate { burst: f64::from(self.frames) * AT_ONCE, per_second: f64::from(self.frames) },
            outbox: count(self.outbox).saturating_mul(1024),
            hello: seconds(self.hello_seconds),
            send: seconds(self.send_seconds),
            ping: seconds(self.ping_seconds),
            linger: seconds(self.linger_seconds),
            drain: seconds(self.drain_seconds),
            ..Limits::default()
        }
    }

    /// The limits of each room. A room goes by messages and the server by frames, which also answer pings: it allows more
    /// of them at once.
    #[must_use]
    pub fn of_rooms(&self) -> RoomLimits {
        RoomLimits { watchers: count(self.watchers), messages: self.frames }
    }
}

/// As large a number as fits here.
fn count(number: u32) -> usize {
    usize::try_from(number).unwrap_or(usize::MAX)
}

#[cfg(test)]
mod tests {
    use clap::{Args, Command};

    use super::*;

    #[test]
    fn without_flags_all_limits_are_as_they_are_by_default() {
        let flags = LimitFlags::augment_args(Command::new("serve"));
        let found = flags.try_get_matches_from(["serve"]).unwrap();
        let flags = <LimitFlags as clap::FromArgMatches>::from_arg_matches(&found).unwrap();
        assert_eq!(format!("{:?}", flags.limits()), format!("{:?}", Limits::default()));
        assert_eq!(flags.of_rooms(), RoomLimits::default());
    }

    #[test]
    fn every_limit_can_be_set_by_the_environment_under_the_name_of_its_flag() {
        let flags = LimitFlags::augment_args(Command::new("serve"));
        assert_eq!(flags.get_arguments().count(), 16);
        for flag in flags.get_arguments() {
            let named = flag.get_env().and_then(std::ffi::OsStr::to_str).map(str::to_owned);
            let long = flag.get_long().unwrap().replace('-', "_").to_uppercase();
            assert_eq!(named, Some(format!("CANDLESTICK_{long}")));
        }
    }
}
