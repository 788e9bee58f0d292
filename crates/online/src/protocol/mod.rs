//! The messages between a room and a client: versioned JSON, one message a frame. `docs/online.md` tells it all.

mod arrangement;
mod codes;
mod from_client;
mod from_room;
mod limits;
mod lobby;
mod presence;
mod seat_key;
mod taken_back;
mod theme;
mod undealt;

pub use arrangement::{Arrangement, BotChair, MOST_BLIND};
pub use codes::Code;
pub use from_client::{Deed, FromClient, Hello, Reaction, read_client};
pub use from_room::{
    CaseNews, CaseNewsKind, Closed, Decider, FromRoom, PersonShare, Revealed, TakenChair, Voucher, Welcome, WholeCase,
    read_room,
};
pub use limits::{MAX_MARKS, MAX_NAME, MAX_NONCE, MAX_PEOPLE, MAX_WATCHERS, fits_name};
pub use lobby::{Lobby, PersonTold};
pub use presence::{Claimed, PersonPresence, Presence};
pub use seat_key::SeatKey;
pub use taken_back::TakenBack;
pub(crate) use theme::{BroughtTheme, ThemeAssembly};
pub use theme::{MAX_THEME, MAX_THEME_PIXELS, ThemePart};
pub use undealt::{Posted, Posts, Undealt};

/// The protocol's version. A room answers any other with [`Code::BadVersion`]. In the first one themes were known by
/// digests of 64 bits, in the second by digests of whole texts; in the third nobody could take a decision back.
pub const PROTOCOL: u32 = 4;

/// A person's number in a room, from 0 for whoever opened it; never given twice.
pub type PersonId = u8;
