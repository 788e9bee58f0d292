//! Reads the origin of a room's server from what somebody typed or from a link. Written by hand: people type half an
//! address, which the crate `url` refuses, and that crate would bring its tables of letters into the page.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::link::Link;

/// A server's origin, such as `https://example.org`.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct ServerAddress(String);

/// Why a text is no address of a server.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("this is no server's address; one looks like https://example.org")]
pub struct AddressFault;

impl ServerAddress {
    /// Reads an origin, an address on it, or a host alone: that is asked by `https`, and one on this machine by `http`.
    ///
    /// # Errors
    /// When it names no host, or another protocol.
    pub fn read(text: &str) -> Result<Self, AddressFault> {
        let text = text.trim();
        let (scheme, rest) = match text.split_once("://") {
            Some((scheme, rest)) => (scheme.to_ascii_lowercase(), rest),
            None => (if is_here(text) { "http" } else { "https" }.to_owned(), text),
        };
        let host = rest.split(['/', '?', '#']).next().unwrap_or_default().to_ascii_lowercase();
        let letters = |letter: char| letter.is_ascii_alphanumeric() || "-._:[]".contains(letter);
        let named = host.starts_with(|letter: char| letter.is_ascii_alphanumeric() || letter == '[');
        let sound =
            named && host.len() <= 255 && host.chars().all(letters) && (host.contains(['.', ':']) || is_here(&host));
        if sound && ["http", "https"].contains(&scheme.as_str()) {
            Ok(Self(format!("{scheme}://{host}")))
        } else {
            Err(AddressFault)
        }
    }

    /// Where rooms are opened.
    #[must_use]
    pub fn rooms(&self) -> String {
        format!("{}/api/rooms", self.0)
    }

    /// Where a room is found by its four words.
    #[must_use]
    pub fn by_words(&self) -> String {
        format!("{}/api/rooms/by-words", self.0)
    }

    /// Where a client connects.
    #[must_use]
    pub fn socket(&self) -> String {
        // `http` becomes `ws`, and `https` becomes `wss`.
        format!("{}/api/socket", self.0.replacen("http", "ws", 1))
    }

    /// A link as people send it: whoever opens it has the page and is in the room.
    #[must_use]
    pub fn link(&self, link: &Link) -> String {
        format!("{}/#{}", self.0, link.fragment())
    }
}

/// Whether a host is this very machine.
fn is_here(host: &str) -> bool {
    ["localhost", "127.", "[::1]"].iter().any(|here| host.starts_with(here))
}

impl fmt::Display for ServerAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl TryFrom<String> for ServerAddress {
    type Error = AddressFault;

    fn try_from(text: String) -> Result<Self, AddressFault> {
        Self::read(&text)
    }
}

impl From<ServerAddress> for String {
    fn from(address: ServerAddress) -> Self {
        address.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_origin_is_read_from_whatever_people_type_or_paste() {
        for (text, origin) in [
            ("https://example.org", "https://example.org"),
            ("example.org", "https://example.org"),
            (" HTTPS://Example.org/play/#room=abc2 ", "https://example.org"),
            ("http://127.0.0.1:8080/room/abc", "http://127.0.0.1:8080"),
            ("localhost:8080", "http://localhost:8080"),
            ("https://[::1]:8443/", "https://[::1]:8443"),
        ] {
            assert_eq!(ServerAddress::read(text).map(String::from), Ok(origin.to_owned()), "{text}");
        }
        for wrong in
            ["", "https://", "ftp://example.org", "example", "a b.org", "https://ex\u{e4}mple.org", "//", ":80"]
        {
            assert_eq!(ServerAddress::read(wrong), Err(AddressFault), "{wrong}");
        }
    }

    #[test]
    fn rooms_sockets_and_links_are_on_it() {
        let address = ServerAddress::read("https://example.org").unwrap();
        assert_eq!(address.rooms(), "https://example.org/api/rooms");
        assert_eq!(address.by_words(), "https://example.org/api/rooms/by-words");
        assert_eq!(address.socket(), "wss://example.org/api/socket");
        assert_eq!(address.link(&Link::invitation("abc2")), "https://example.org/#room=abc2");
        assert_eq!(Link::read(&address.link(&Link::invitation("abc2"))), Some(Link::invitation("abc2")));
    }
}
