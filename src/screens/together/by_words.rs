//! Finds a room by the four words that somebody said: its server is asked for the room's name.

use super::params::Together;
use crate::platform::HttpPost;
use candlestick_online::{FindRoom, FoundRoom, Handle, Link, ServerAddress, WordsFault};
use candlestick_themes::{Words, key};

impl Together<'_> {
    /// Has the room of the words that are typed looked for.
    pub(super) fn find(&mut self) {
        let words = &self.lobby.words.0;
        let handle = match Handle::read(&self.state.link) {
            Ok(handle) => handle,
            Err(fault) => {
                self.state.told = Some(sentence(&fault, words));
                return;
            }
        };
        let Ok(server) = ServerAddress::read(&self.state.server) else {
            self.state.told = Some(words.say(key!("together-bad-server")));
            return;
        };
        // Nothing in it can fail to be written.
        let request = serde_json::to_string(&FindRoom { handle }).unwrap_or_default();
        let post = HttpPost::send(&server.by_words(), request, self.tasks.signal());
        (self.state.finding, self.state.told) = (Some((post, server)), None);
    }

    /// Takes the response of a server that was asked for a room.
    pub(super) fn take_found(&mut self) {
        let Some(reply) = self.state.finding.as_mut().and_then(|(post, _)| post.take()) else { return };
        let Some((_, server)) = self.state.finding.take() else { return };
        let words = &self.lobby.words.0;
        let told = match reply {
            Ok((200, text)) => match found(&text) {
                Some(link) => {
                    self.state.link.clear();
                    self.state.server = server.to_string();
                    return self.go_in_by(link);
                }
                None => words.say(key!("together-garbled")),
            },
            Ok((404, text)) if text.contains("no-room") => words.say(key!("together-words-none")),
            Ok((429, _)) => words.say(key!("together-words-often")),
            Ok(_) | Err(()) => words.say(key!("together-no-server")),
        };
        self.state.told = Some(told);
    }
}

/// The link of the room that a server has found.
fn found(text: &str) -> Option<Link> {
    let FoundRoom { room } = serde_json::from_str(text).ok()?;
    Link::read(&room).filter(|link| link.room == room)
}

/// Why what was typed is no room's words.
fn sentence(fault: &WordsFault, words: &Words) -> String {
    match fault {
        WordsFault::Count(count) => words.with(key!("together-words-count"), &[("count", (*count).into())]),
        WordsFault::Unknown { word, near: Some(near) } => {
            words.with(key!("together-words-near"), &[("word", word.into()), ("near", (*near).into())])
        }
        WordsFault::Unknown { word, near: None } => {
            words.with(key!("together-words-unknown"), &[("word", word.into())])
        }
    }
}
