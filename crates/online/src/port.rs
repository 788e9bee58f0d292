//! The interface between a room and the program that holds its sockets, clock and log: its inputs and its outputs.

use std::sync::Arc;

use candlestick_game::BotTurn;
use candlestick_rules::Action;
use candlestick_themes::{Theme, builtin, builtin_ids};
use serde::{Deserialize, Serialize};

use crate::protocol::Code;

/// Most bytes of a frame from a client. Whoever holds the sockets refuses longer ones; the room does so too.
pub const MAX_FRAME: usize = 16 * 1024;

/// A connection's number, given by whoever holds the sockets, in the order in which they were made; never reused within a
/// server's life.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ConnectionId(pub u64);

/// One line of a room's durable log. The first (seq 0) makes the room.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct LogEntry {
    /// Its number, from 0, without gaps.
    pub seq: u64,
    /// Whose doing it is; none is the room's own.
    pub seat: Option<u8>,
    /// Names the doing: no two entries of one seat have the same, so that nothing is done twice.
    pub nonce: String,
    /// What was done, as one line of versioned JSON. Holds secrets: nobody but a room may read it.
    pub body: String,
}

/// What a room is told.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Input {
    /// A socket was opened and its first frame was a good `Hello` for this room.
    Opened {
        /// The socket.
        connection: ConnectionId,
        /// That frame.
        hello: String,
    },
    /// A frame came.
    Frame {
        /// From where.
        connection: ConnectionId,
        /// The frame, of at most [`MAX_FRAME`] bytes.
        text: String,
    },
    /// A socket is gone.
    Closed {
        /// The socket.
        connection: ConnectionId,
    },
    /// That entry is on the disk: only now may it be told.
    Appended {
        /// The entry's number.
        seq: u64,
    },
    /// That entry could not be appended.
    NotAppended {
        /// The entry's number.
        seq: u64,
        /// Why.
        why: AppendFault,
    },
    /// A bot's decision.
    BotDecided {
        /// The job's number.
        job: u64,
        /// What it decided.
        action: Action,
    },
    /// A moment that [`Output::WakeAt`] asked for.
    Tick,
}

/// Why an entry is not in the log.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum AppendFault {
    /// Another server has written that number: it owns the room now.
    Taken,
    /// The log cannot be written. Whether the entry is there is not known.
    Failed,
}

/// What a room wants done, in this order.
#[derive(Debug)]
pub enum Output {
    /// Append this to the log, then tell [`Input::Appended`]. There is never more than one under way.
    Append(LogEntry),
    /// Send a frame.
    Send {
        /// To where.
        connection: ConnectionId,
        /// The frame.
        text: String,
    },
    /// Close a connection, after what was sent to it before.
    Close {
        /// Which.
        connection: ConnectionId,
        /// With what.
        code: CloseCode,
    },
    /// Have a bot think, then tell [`Input::BotDecided`].
    Think(BotJob),
    /// Tell [`Input::Tick`] at this moment, in milliseconds since the Unix epoch; replaces an earlier one.
    WakeAt(u64),
    /// Something was refused, as somebody was told by a frame of its own: to be counted.
    Refused(Code),
    /// Another server owns the room, or its log cannot be written: forget it and close its connections, so that they
    /// come again.
    Yield,
}

/// A bot's decision that is to be made, anywhere.
#[derive(Debug)]
pub struct BotJob {
    /// What names it.
    pub number: u64,
    /// How often the same decision was asked for before, without an answer.
    pub asked_before: u32,
    turn: Box<BotTurn>,
}

impl BotJob {
    /// A decision under a number of the room's.
    #[must_use]
    pub fn new(number: u64, asked_before: u32, turn: BotTurn) -> Self {
        Self { number, asked_before, turn: Box::new(turn) }
    }

    /// Thinks: takes milliseconds. Depends on the seat's view and dice of its own alone, so it is the same however
    /// often and wherever it is made.
    #[must_use]
    pub fn run(self) -> Action {
        self.turn.decide().1
    }
}

/// Why a connection is closed, as a WebSocket's close code of the range for applications.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CloseCode {
    /// The same chair was taken by a newer connection. Coming again would take it back: a client does not by itself.
    Replaced,
    /// Whoever sent what is no message, often.
    BadFrames,
    /// Too many messages in a short time.
    Flood,
    /// The token opens nothing here.
    BadToken,
    /// The protocol's version is not spoken here.
    BadVersion,
    /// The host sent this person away.
    Kicked,
    /// The room has as many watchers as it takes.
    Full,
    /// The room lives elsewhere now or is being restarted: come again.
    ComeAgain,
    /// There is no such room.
    NoRoom,
    /// The connection is slower than what it is told.
    Slow,
    /// The room is kept and cannot be opened: its log is damaged, or the server's theme is another by now. Coming again
    /// does not help before somebody has mended the server.
    Stuck,
}

impl CloseCode {
    /// The number on the wire.
    #[must_use]
    pub const fn number(self) -> u16 {
        match self {
            Self::Replaced => 4001,
            Self::BadFrames => 4002,
            Self::Flood => 4003,
            Self::BadToken => 4004,
            Self::BadVersion => 4005,
            Self::Kicked => 4006,
            Self::Full => 4007,
            Self::ComeAgain => 4008,
            Self::NoRoom => 4009,
            Self::Slow => 4010,
            Self::Stuck => 4011,
        }
    }

    /// The code of a number; none for any other.
    #[must_use]
    pub fn of(number: u16) -> Option<Self> {
        Self::ALL.into_iter().find(|code| code.number() == number)
    }

    /// All of them.
    pub const ALL: [Self; 11] = [
        Self::Replaced,
        Self::BadFrames,
        Self::Flood,
        Self::BadToken,
        Self::BadVersion,
        Self::Kicked,
        Self::Full,
        Self::ComeAgain,
        Self::NoRoom,
        Self::Slow,
        Self::Stuck,
    ];

    /// Whether a client comes again by itself.
    #[must_use]
    pub const fn may_come_again(self) -> bool {
        matches!(self, Self::ComeAgain | Self::Slow | Self::Flood)
    }
}

/// What somebody says who opens a room.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct CreateRoom {
    /// The host's name, at most 40 characters.
    pub name: String,
    /// The id of a theme that the server has.
    pub theme: String,
}

/// The id of the theme that is played where nobody chose one: the first of the built-in ones.
pub(crate) fn first_theme() -> String {
    builtin_ids().first().copied().unwrap_or_default().to_owned()
}

impl Default for CreateRoom {
    fn default() -> Self {
        Self { name: String::new(), theme: first_theme() }
    }
}

/// What is told to whoever opened a room, once its first entry is on the disk.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Created {
    /// The room's name, which cannot be guessed: part of the link.
    pub room: String,
    /// The host's token: theirs alone.
    pub token: String,
}

/// Why a room cannot be made or opened.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum RoomFault {
    /// What was asked for is not possible; the code is the protocol's.
    #[error("the room cannot be made: {0}")]
    Refused(&'static str),
    /// The log has no first entry.
    #[error("the room's log is empty; there is no such room")]
    Empty,
    /// An entry cannot be read or does not fit what came before it.
    #[error("entry {seq} of the room's log cannot be taken: {why}")]
    Entry {
        /// Which.
        seq: u64,
        /// What is wrong with it.
        why: String,
    },
    /// The server has not the theme that the room is played with.
    #[error("the server has no theme {id} of digest {digest}; bring its files back")]
    NoTheme {
        /// The theme.
        id: String,
        /// The digest of its files.
        digest: String,
    },
}

impl RoomFault {
    /// What a client is told.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Refused(code) => code,
            Self::Empty => "no-room",
            Self::Entry { .. } => "broken-room",
            Self::NoTheme { .. } => "no-theme",
        }
    }
}

/// Whoever has themes.
pub trait ThemeProvider {
    /// All themes that rooms may be played with, as they are now. Asked once for each room that is made or opened.
    fn themes(&self) -> Vec<Arc<Theme>>;
}

/// The themes that are built into the program, read once.
#[derive(Debug)]
pub struct BuiltinThemes(Vec<Arc<Theme>>);

impl Default for BuiltinThemes {
    fn default() -> Self {
        Self(builtin_ids().into_iter().filter_map(|id| builtin(id).ok()).map(Arc::new).collect())
    }
}

impl ThemeProvider for BuiltinThemes {
    fn themes(&self) -> Vec<Arc<Theme>> {
        self.0.clone()
    }
}
