//! Makes a room, and decides by a connection's first message, its hello, who is let in.

use candlestick_game::ThemeStamp;
use candlestick_rules::SuspectId;

use super::{
    body::{ArrangedTheme, EntryBody, LoggedDeed},
    live::Live,
    state::RoomState,
};
use crate::{
    digest::{ChairToken, Digest},
    port::{CloseCode, CreateRoom, Created, LogEntry, RoomFault, ThemeProvider},
    protocol::{Arrangement, Code, FromClient, Hello, PROTOCOL, PersonId, fits_name, read_client},
};

/// The entry that makes a room, and what its host is told.
pub(super) fn first_entry(
    request: CreateRoom,
    entropy: [u8; 64],
    now: u64,
    themes: &dyn ThemeProvider,
) -> Result<(LogEntry, Created), RoomFault> {
    let drawn = |purpose| Digest::of(purpose, &[&entropy]);
    let (room, token) = (drawn("candlestick room").letters(12), ChairToken::drawn(&drawn("candlestick host")));
    if !fits_name(&request.name) {
        return Err(RoomFault::Refused("bad-name"));
    }
    let offered = themes.themes();
    let theme = offered.iter().find(|theme| theme.id == request.theme).ok_or(RoomFault::Refused("no-theme"))?;
    let arrangement = Arrangement { theme: request.theme, ..Arrangement::default() };
    let done = LoggedDeed::Created {
        room: room.clone(),
        kept: drawn("candlestick kept"),
        name: request.name,
        suspect: SuspectId(0),
        token: token.digest(),
        arranged: ArrangedTheme { theme: ThemeStamp::of(theme), arrangement },
    };
    let entry = LogEntry { seq: 0, seat: None, nonce: "created".into(), body: EntryBody::new(now, done).written() };
    Ok((entry, Created { room, token: token.as_str().into() }))
}

/// Who is let in.
pub(super) struct Admitted {
    /// Whose connection it is; none of a watcher's.
    pub(super) person: Option<PersonId>,
    /// The number of what they have taken last.
    pub(super) have: Option<u64>,
    /// Whether it shows the table to all who sit around it.
    pub(super) table: bool,
    /// Of how many cases they have had the verdict; none of a program of before that was asked.
    pub(super) verdicts: Option<u32>,
}

/// Whose connection a hello makes, and what they have; or why it is refused.
pub(super) fn admit(state: &RoomState, live: &Live, hello: &str) -> Result<Admitted, (Code, CloseCode)> {
    let message = read_client(hello).map_err(|code| (code, CloseCode::BadFrames))?;
    let FromClient::Hello(Hello { protocol, room, token, have, table, verdicts }) = message else {
        return Err((Code::BadFrame, CloseCode::BadFrames));
    };
    if protocol != PROTOCOL {
        return Err((Code::BadVersion, CloseCode::BadVersion));
    }
    if room != state.room {
        return Err((Code::NoRoom, CloseCode::NoRoom));
    }
    let Some(token) = token else {
        let full = live.watchers() >= live.limits.watchers;
        let watches = Admitted { person: None, have, table, verdicts };
        return if full { Err((Code::Full, CloseCode::Full)) } else { Ok(watches) };
    };
    let person = state.people.opened_by(&token).ok_or((Code::BadToken, CloseCode::BadToken))?;
    Ok(Admitted { person: Some(person), have, table, verdicts })
}
