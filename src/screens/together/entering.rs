//! Goes into a room: by a link, by one's own chair, or into one that is opened for it; and connects again.

use super::{chairs::Chair, entropy, params::Together, room::JoinedRoom, tab};
use crate::{platform, table::Screen};
use candlestick_online::{CloseCode, CreateRoom, Created, Handle, Link, ServerAddress, client::ConnectionState};
use candlestick_themes::{Words, key};

/// The link of whoever has opened a room, from the server's response.
fn own_link(text: &str) -> Option<Link> {
    let made: Created = serde_json::from_str(text).ok()?;
    let link = Link::read(&made.room).filter(|link| link.room == made.room)?;
    Some(Link { token: Some(made.token.parse().ok()?), ..link })
}

/// Why a server has opened no room, from its response. Whatever responds without a code is no server of rooms.
fn refusal(status: u16, text: &str, words: &Words) -> String {
    let response = serde_json::from_str::<serde_json::Value>(text).ok();
    let code = response.and_then(|response| response.get("code")?.as_str().map(str::to_owned));
    let why = code.map(|code| format!("{code}, {status}"));
    why.map_or_else(
        || words.say(key!("together-no-server")),
        |why| words.with(key!("together-not-opened"), &[("why", (&why).into())]),
    )
}

impl Together<'_> {
    /// Goes into the room of the link or the words that are typed.
    pub(super) fn enter(&mut self) {
        if Handle::is_meant(&self.state.link) {
            return self.find();
        }
        let Some(link) = Link::read(self.state.link.trim()) else {
            self.state.told = Some(self.lobby.words.0.say(key!("together-bad-link")));
            return;
        };
        // A whole link says where its server is.
        if let (true, Ok(server)) = (self.state.link.contains("://"), ServerAddress::read(&self.state.link)) {
            self.state.server = server.to_string();
        }
        self.state.link.clear();
        self.go_in_by(link);
    }

    /// Goes in by a link; by one's own chair where one has one there.
    pub(super) fn go_in_by(&mut self, link: Link) {
        let Ok(server) = ServerAddress::read(&self.state.server) else {
            self.state.told = Some(self.lobby.words.0.say(key!("together-bad-server")));
            return;
        };
        let link = Link { table: link.table || self.state.as_table, ..link };
        let is_guest = link.token.is_none() && !link.table;
        let own = self.state.chairs.of(&server, &link.room).and_then(Chair::link).filter(|_| is_guest);
        self.go_in(server, own.unwrap_or(link));
    }

    /// Goes back to a chair, by its place in the list.
    pub(super) fn take_chair(&mut self, n: usize) {
        let chair = self.state.chairs.iter().nth(n).cloned();
        if let Some((link, chair)) = chair.and_then(|chair| Some((chair.link()?, chair))) {
            self.state.name.clone_from(&chair.name);
            self.go_in(chair.server, link);
        }
    }

    fn go_in(&mut self, server: ServerAddress, link: Link) {
        let Some(entropy) = entropy::drawn() else {
            self.state.told = Some(self.lobby.words.0.say(key!("together-no-server")));
            return;
        };
        // A reload comes back to the room, and to one's chair by what this device keeps.
        platform::put_fragment(&Link { table: link.table, ..Link::invitation(&link.room) }.fragment());
        self.lobby.opening.forget_room();
        let kept = self.state.chairs.of(&server, &link.room).cloned();
        let kept = kept.filter(|chair| chair.link().is_some_and(|own| own.token == link.token));
        let mut room = JoinedRoom::new(server, link, entropy, &self.lobby.themes);
        if let Some(chair) = kept {
            room.own.client.recall(chair.pledges);
            for other in chair.beside {
                if let (Some(link), Some(entropy)) = (other.link(), entropy::drawn()) {
                    room.comes_beside(link, other.pledges, entropy, &self.lobby.themes);
                }
            }
        }
        room.begin(self.tasks.signal());
        self.at_hand.go_in(room);
        tab::teach(&self.lobby.words.0);
        (self.state.told, self.state.chair, self.state.kicking) = (None, None, None);
        self.state.as_table = false;
        (self.state.opening, self.state.finding) = (None, None);
    }

    /// Asks a server for a room.
    pub(super) fn open(&mut self) {
        let named =
            if self.state.as_table { Some(self.lobby.words.0.say(key!("together-table-name"))) } else { self.name(1) };
        let Some(name) = named else { return };
        let words = &self.lobby.words.0;
        let Ok(server) = ServerAddress::read(&self.state.server) else {
            self.state.told = Some(words.say(key!("together-bad-server")));
            return;
        };
        let builtin = candlestick_themes::builtin_ids();
        let theme = self.lobby.theme().filter(|theme| builtin.contains(&theme.id.as_str()));
        let Some(theme) = theme.map(|theme| theme.id.clone()).or(builtin.first().map(|id| (*id).to_owned())) else {
            return;
        };
        // Nothing in it can fail to be written.
        let request = serde_json::to_string(&CreateRoom { name, theme }).unwrap_or_default();
        let post = platform::HttpPost::send(&server.rooms(), request, self.tasks.signal());
        (self.state.opening, self.state.told) = (Some((post, server)), None);
    }

    /// Takes the response of a server that was asked for a room.
    pub(super) fn take_opened(&mut self) {
        let Some(reply) = self.state.opening.as_mut().and_then(|(post, _)| post.take()) else { return };
        let Some((_, server)) = self.state.opening.take() else { return };
        let words = &self.lobby.words.0;
        let told = match reply {
            Ok((201, text)) => match own_link(&text) {
                Some(link) => {
                    self.go_in(server, Link { table: self.state.as_table, ..link });
                    return self.stand_up();
                }
                None => words.say(key!("together-garbled")),
            },
            Ok((status, text)) => refusal(status, &text, words),
            Err(()) => words.say(key!("together-no-server")),
        };
        self.state.told = Some(told);
    }

    /// Connects again; where one's token opens nothing any more, as a guest; where nothing goes on, as after a reload.
    pub(super) fn reconnect(&mut self) {
        let Some(room) = self.at_hand.get_mut() else { return };
        let own = room.own.client.link().clone();
        let link = match room.own.client.line() {
            ConnectionState::Ended(CloseCode::Kicked | CloseCode::BadToken) => {
                Link { table: own.table, ..Link::invitation(&own.room) }
            }
            _ if room.is_at_impasse() => own,
            _ => return room.come_again(self.tasks.signal()),
        };
        let server = room.server.as_ref().clone();
        self.go_in(server, link);
        // The table that was left is entered again as soon as the room tells it anew.
        if let Some(room) = self.at_hand.get_mut() {
            room.wants_table = true;
        }
        // From the table too: a guest sees another one, and where nothing goes on again, here are the ways out.
        self.lobby.next.set(Screen::Together);
    }
}
