//! Reads and writes a room's link: an invitation for everybody, a person's own, which also opens their chair, or that
//! of a screen which shows the table.
//!
//! Everything stands in the fragment, which no browser sends to a server.

use std::fmt::Write as _;

use crate::digest::{ChairToken, Digest};

/// Most letters of a room's name.
const MOST_NAME: usize = 64;
/// What says that a screen shows the table.
const TABLE: &str = "table";

/// What a link says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Link {
    /// The room's name.
    pub room: String,
    /// What opens one's chair; none in an invitation.
    pub token: Option<ChairToken>,
    /// What one's shares of deals follow from; never told to a room.
    pub key: Option<Digest>,
    /// Whether whoever opens it shows the table to all who sit around it, and takes no chair.
    pub table: bool,
}

impl Link {
    /// An invitation.
    #[must_use]
    pub fn invitation(room: &str) -> Self {
        Self { room: room.into(), token: None, key: None, table: false }
    }

    /// The link of a screen that shows the table.
    #[must_use]
    pub fn table(room: &str) -> Self {
        Self { table: true, ..Self::invitation(room) }
    }

    /// Reads the fragment of an address, the whole address, or a room's name alone; none where it names no room.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let fragment = text.rsplit_once('#').map_or(text, |(_, fragment)| fragment);
        let bare = !fragment.contains('=');
        let value = |name: &str| {
            let mut parts = fragment.split('&').filter_map(|part| part.split_once('='));
            parts.find(|(key, _)| *key == name).map(|(_, value)| value)
        };
        let room = if bare { Some(fragment) } else { value("room") }?;
        let sound = (1..=MOST_NAME).contains(&room.len())
            && room.bytes().all(|letter| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == b'-');
        sound.then(|| Self {
            room: room.into(),
            token: value("token").and_then(|text| text.parse().ok()),
            key: value("key").and_then(|text| text.parse().ok()),
            table: fragment.split('&').any(|part| part == TABLE),
        })
    }

    /// The fragment of the link, without its `#`.
    #[must_use]
    pub fn fragment(&self) -> String {
        let mut text = format!("room={}", self.room);
        // Nothing can go wrong when a text is written into a text.
        let _ = self.token.iter().try_for_each(|token| write!(text, "&token={}", token.as_str()));
        let _ = self.key.iter().try_for_each(|key| write!(text, "&key={key}"));
        if self.table {
            text.push('&');
            text.push_str(TABLE);
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_is_read_as_it_is_written() {
        let digest = Digest::of("p", &[]);
        let own =
            Link { room: "abc2".into(), token: Some(ChairToken::drawn(&digest)), key: Some(digest), table: false };
        for link in [own, Link::invitation("abc2"), Link::table("abc2")] {
            assert_eq!(Link::read(&link.fragment()), Some(link.clone()));
            assert_eq!(Link::read(&format!("https://example.org/play/#{}", link.fragment())), Some(link));
        }
        assert_eq!(Link::read("abc2"), Some(Link::invitation("abc2")));
        for wrong in ["", "#", "room=", "x=y", "https://example.org/", "room=A%20", &"a".repeat(65)] {
            assert_eq!(Link::read(wrong), None, "{wrong}");
        }
    }
}
