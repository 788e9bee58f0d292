//! Makes and opens the rooms of the game, with the themes that are built into the program.

use candlestick_online::{
    BuiltinThemes, CreateRoom, Created, Input, LogEntry, Output, Room, RoomFault, RoomLimits,
    protocol::{FromClient, read_client},
};

use super::live::{LiveRoom, RoomMaker};

/// Makes the rooms of the game.
#[derive(Debug, Default)]
pub struct GameRooms {
    themes: BuiltinThemes,
    limits: RoomLimits,
}

impl GameRooms {
    /// Rooms with other limits than they have by themselves.
    #[must_use]
    pub fn within(limits: RoomLimits) -> Self {
        Self { limits, ..Self::default() }
    }
}

impl RoomMaker for GameRooms {
    fn create(&self, request: CreateRoom, entropy: [u8; 64], now: u64) -> Result<(LogEntry, Created), RoomFault> {
        Room::create(request, entropy, now, &self.themes).map(|(_, entry, created)| (entry, created))
    }

    fn open(&self, entries: Vec<LogEntry>, now: u64) -> Result<Box<dyn LiveRoom>, RoomFault> {
        Ok(Box::new(Room::open(entries, now, &self.themes)?.within(self.limits)))
    }

    fn room_of(&self, hello: &str) -> Option<String> {
        match read_client(hello) {
            Ok(FromClient::Hello(hello)) => Some(hello.room),
            _ => None,
        }
    }
}

impl LiveRoom for Room {
    fn handle(&mut self, now: u64, input: Input) -> Vec<Output> {
        Self::handle(self, now, input)
    }

    fn entries(&self) -> u64 {
        Self::entries(self)
    }

    fn is_idle(&self) -> bool {
        Self::is_idle(self)
    }
}
