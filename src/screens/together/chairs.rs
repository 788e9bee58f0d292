//! The chairs that this device has in rooms, kept so that the same person comes back to the same chair.

use serde::{Deserialize, Serialize};

use crate::screens::recall::recalled;
use candlestick_game::store::{self, StoreFault};
use candlestick_online::{Link, ServerAddress, audit::Pledges};

/// Name of the entry that holds them.
const ENTRY: &str = "rooms";
/// How many are kept; the oldest go.
const MOST: usize = 8;

/// A chair in a room.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Chair {
    pub server: ServerAddress,
    /// One's own link, as its fragment: it opens the chair, so it is a secret.
    link: String,
    /// One's name there.
    pub name: String,
    /// The shares of deals that one has told there: without them a deal cannot be checked after a refresh.
    #[serde(default)]
    pub pledges: Pledges,
    /// The chairs of whoever plays beside one at this device.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub beside: Vec<Self>,
}

impl Chair {
    pub fn new(server: &ServerAddress, link: &Link, name: &str, pledges: &Pledges) -> Self {
        Self {
            server: server.clone(),
            link: link.fragment(),
            name: name.to_owned(),
            pledges: pledges.clone(),
            beside: Vec::new(),
        }
    }

    /// The same, with those of whoever plays beside one.
    pub fn beside(mut self, chairs: Vec<Self>) -> Self {
        self.beside = chairs;
        self
    }

    /// The names of all who sit there.
    pub fn names(&self) -> Vec<String> {
        std::iter::once(self).chain(&self.beside).map(|chair| chair.name.clone()).collect()
    }

    /// One's own link.
    pub fn link(&self) -> Option<Link> {
        Link::read(&self.link)
    }
}

/// All chairs of this device, the latest first.
#[derive(Debug, Default)]
pub(super) struct Chairs {
    all: Vec<Chair>,
    /// Whether they may be written: what is there was read, or put aside.
    kept: bool,
}

impl Chairs {
    /// For tests: these, which are not written.
    #[cfg(any(test, feature = "testing"))]
    pub const fn of_all(all: Vec<Chair>) -> Self {
        Self { all, kept: false }
    }

    pub fn recall() -> Self {
        let (all, kept) = recalled(ENTRY, |text| serde_json::from_str::<Vec<Chair>>(text));
        Self { all: all.unwrap_or_default(), kept }
    }

    pub fn iter(&self) -> impl Iterator<Item = &Chair> {
        self.all.iter()
    }

    /// The chair in a room.
    pub fn of(&self, server: &ServerAddress, room: &str) -> Option<&Chair> {
        self.iter().find(|chair| chair.server == *server && chair.link().is_some_and(|link| link.room == room))
    }

    /// Keeps a chair, in front of all others.
    pub fn keep(&mut self, chair: Chair) -> Result<(), StoreFault> {
        if self.all.first() == Some(&chair) {
            return Ok(());
        }
        self.read_again();
        self.drop_room(&chair.server, chair.link().map(|link| link.room).as_deref());
        self.all.insert(0, chair);
        self.all.truncate(MOST);
        self.write()
    }

    /// Forgets the chair in a room, as when the host sent one away.
    pub fn forget(&mut self, server: &ServerAddress, room: &str) -> Result<(), StoreFault> {
        if self.of(server, room).is_none() {
            return Ok(());
        }
        self.read_again();
        self.drop_room(server, Some(room));
        self.write()
    }

    /// Another tab may have kept chairs meanwhile.
    fn read_again(&mut self) {
        if !self.kept {
            return;
        }
        let now = Self::recall();
        if now.kept && !now.all.is_empty() {
            *self = now;
        }
    }

    fn drop_room(&mut self, server: &ServerAddress, room: Option<&str>) {
        self.all.retain(|chair| chair.server != *server || chair.link().map(|link| link.room).as_deref() != room);
    }

    fn write(&self) -> Result<(), StoreFault> {
        if !self.kept {
            return Ok(());
        }
        // Nothing in it can fail to be written.
        store::save(ENTRY, &serde_json::to_string(&self.all).unwrap_or_default())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chair(room: &str, name: &str) -> Chair {
        let server = ServerAddress::read("https://example.org").unwrap();
        Chair::new(&server, &Link::invitation(room), name, &Pledges::default())
    }

    #[test]
    fn a_room_has_one_chair_and_the_latest_stands_first() {
        let mut chairs = Chairs::default();
        for n in 0..12 {
            chairs.keep(chair(&format!("room{n}"), "Ada")).unwrap();
        }
        chairs.keep(chair("room7", "Bo")).unwrap();
        let names: Vec<_> = chairs.iter().map(|chair| (chair.link().unwrap().room, chair.name.as_str())).collect();
        assert_eq!((names.len(), names[0].0.as_str(), names[0].1), (MOST, "room7", "Bo"));
        assert_eq!(names.iter().filter(|(room, _)| room == "room7").count(), 1);
        let server = ServerAddress::read("https://example.org").unwrap();
        assert!(chairs.of(&server, "room7").is_some() && chairs.of(&server, "room1").is_none());
        chairs.forget(&server, "room7").unwrap();
        assert!(chairs.of(&server, "room7").is_none());
    }

    #[test]
    fn a_chair_is_kept_with_those_beside_it_and_one_of_before_opens() {
        let shared = chair("room1", "Ada").beside(vec![chair("room1", "Bo"), chair("room1", "Cy")]);
        let text = serde_json::to_string(&shared).unwrap();
        let again: Chair = serde_json::from_str(&text).unwrap();
        assert_eq!((again.names().join(" "), &again), ("Ada Bo Cy".to_owned(), &shared));
        let before = r##"{"server": "https://example.org", "link": "#room=room1", "name": "Ada"}"##;
        assert_eq!(serde_json::from_str::<Chair>(before).unwrap().names(), ["Ada"]);
    }
}
