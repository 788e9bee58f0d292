//! Finds what keeps those who play here from the room, and whose trouble is told.

use super::{
    connected::{Connected, Impasse},
    room::JoinedRoom,
};
use candlestick_online::{CloseCode, client::ConnectionState};

/// What keeps somebody from the room, or what they wait for there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Trouble {
    /// Their theme is on its way into the room.
    ThemeGoing,
    /// The room's theme is on its way to them.
    ThemeComing,
    /// They connect for the first time.
    Connecting,
    /// The connection is gone, and is tried again.
    Again,
    /// No server has answered yet.
    NoServer,
    /// They are connected, and nothing goes on.
    Impasse(Impasse),
    /// The room has ended the connection.
    Ended(CloseCode),
}

impl Trouble {
    /// The trouble of somebody who plays here; none where they have none.
    fn of(one: &Connected) -> Option<Self> {
        let client = &one.client;
        let is_new = client.number().is_none();
        match client.line() {
            ConnectionState::Open if one.impasse().is_some() => one.impasse().map(Self::Impasse),
            ConnectionState::Open if client.is_fetching() => Some(Self::ThemeComing),
            ConnectionState::Open if client.is_bringing() => Some(Self::ThemeGoing),
            ConnectionState::Open => None,
            ConnectionState::Waiting if is_new => Some(Self::NoServer),
            ConnectionState::Idle | ConnectionState::Opening | ConnectionState::Greeting if is_new => {
                Some(Self::Connecting)
            }
            ConnectionState::Idle | ConnectionState::Waiting | ConnectionState::Opening | ConnectionState::Greeting => {
                Some(Self::Again)
            }
            ConnectionState::Ended(code) => Some(Self::Ended(code)),
        }
    }

    /// How bad it is: of several the worst is told.
    const fn weight(self) -> u8 {
        match self {
            Self::ThemeGoing => 0,
            Self::ThemeComing => 1,
            Self::Connecting => 2,
            Self::Again => 3,
            Self::NoServer => 4,
            Self::Impasse(_) => 5,
            Self::Ended(_) => 6,
        }
    }
}

/// The worst trouble of those who play here, and whose it is; of two alike that of whoever came first.
pub(super) fn worst(room: &JoinedRoom) -> Option<(Trouble, &Connected)> {
    let all = room.everybody().filter_map(|one| Some((Trouble::of(one)?, one)));
    // Whoever sits down beside somebody is on their way for a moment only.
    let told = all.filter(|(trouble, one)| *trouble != Trouble::Connecting || std::ptr::eq(*one, &room.own));
    told.reduce(|worst, other| if other.0.weight() > worst.0.weight() { other } else { worst })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{platform::now_ms, screens::Themes};
    use candlestick_online::{Link, ServerAddress, audit::Pledges, client::ClientInput};

    /// Two who share a device, both of them connected.
    fn shared() -> JoinedRoom {
        let server = ServerAddress::read("https://example.org").unwrap();
        let (link, themes) = (Link::invitation("room1"), Themes::default());
        let mut room = JoinedRoom::new(server, link.clone(), [1; 32], &themes);
        room.comes_beside(link, Pledges::default(), [2; 32], &themes);
        for one in room.everybody_mut() {
            let welcome = r#"{"welcome": {"protocol": 3, "room": "room1"}}"#;
            for input in [ClientInput::Begin, ClientInput::Opened, ClientInput::Frame(welcome.into())] {
                one.client.handle(now_ms(), input);
            }
        }
        room
    }

    fn closed(one: &mut Connected, code: Option<CloseCode>) {
        one.client.handle(now_ms(), ClientInput::Closed(code.map(CloseCode::number)));
    }

    #[test]
    fn of_those_who_share_a_device_the_worst_connection_is_told_and_whose_it_is() {
        let mut room = shared();
        assert!(worst(&room).is_none() && !room.is_stopped());
        closed(&mut room.beside[0], Some(CloseCode::Full));
        closed(&mut room.own, None);
        let (trouble, whose) = worst(&room).unwrap();
        assert_eq!(trouble, Trouble::Ended(CloseCode::Full));
        assert!(std::ptr::eq(whose, &room.beside[0]) && room.is_stopped());
        closed(&mut room.own, Some(CloseCode::Stuck));
        let (trouble, whose) = worst(&room).unwrap();
        assert_eq!(trouble, Trouble::Ended(CloseCode::Stuck), "of two alike one's own");
        assert!(std::ptr::eq(whose, &room.own));
    }
}
