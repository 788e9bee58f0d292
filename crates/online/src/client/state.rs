//! Holds all that a client knows; what it is told is taken in by the other files of this folder.

use std::{collections::BTreeMap, sync::Arc};

use candlestick_game::{Case, ThemeStamp};
use candlestick_themes::Theme;

use super::{
    client_connection::ClientConnection, client_secrets::ClientSecrets, closed::ClosedCase, io::Notice,
    said_of_share::SaidOfShare, table::RemoteTable, theme_mail::ThemeMail, undealt::UndealtSide,
};
use crate::{
    audit::{Pledges, Testimony},
    link::Link,
    port::ThemeProvider,
    protocol::{Deed, FromClient, Lobby, PersonId, Presence, Revealed},
};

/// One person's side of a room.
#[derive(Debug)]
pub struct Client {
    pub(super) own: ClientSecrets,
    /// The program's themes.
    pub(super) themes: BTreeMap<String, Arc<Theme>>,
    /// What this room plays or has played, be it from here or from the room: it stays, whatever the program has or gets
    /// under the same name.
    pub(super) room_themes: BTreeMap<String, Arc<Theme>>,
    pub(super) line: ClientConnection,
    pub(super) wake: Option<u64>,
    pub(super) you: Option<PersonId>,
    pub(super) marks: Option<String>,
    /// At which case the room is for which they stand, once it was told of on this connection.
    pub(super) marks_of: Option<u32>,
    /// Whose chair is asked for as one's own, without the link to it.
    pub(super) claim: Option<PersonId>,
    pub(super) lobby: Option<Lobby>,
    pub(super) table: Option<RemoteTable>,
    /// The case, where nobody deals it.
    pub(super) undealt: Option<UndealtSide>,
    /// That case, once it lies open.
    pub(super) opened: Option<Result<Case, String>>,
    /// One that is put away in the room, whose last posts are still to be heard here.
    pub(super) ending: Option<UndealtSide>,
    /// The last case that was closed.
    pub(super) last_closed: Option<ClosedCase>,
    /// The one before, where the program has not taken that either.
    pub(super) closed_before: Option<ClosedCase>,
    /// Which one is not seen here yet, as its theme was not here when the room told of it.
    pub(super) unseen: Option<u32>,
    pub(super) presence: Presence,
    pub(super) number: Option<u64>,
    /// Whether the state was not told yet on this connection.
    pub(super) fresh: bool,
    /// Whether the whole was asked for and has not come yet.
    pub(super) asked_again: bool,
    /// Until when nothing is asked for because something cannot be read.
    pub(super) rests_until: u64,
    pub(super) unconfirmed: Vec<UnconfirmedDeed>,
    pub(super) pledges: Pledges,
    /// What was said of one's share on this connection.
    pub(super) said: SaidOfShare,
    pub(super) told: Option<Testimony>,
    pub(super) verdict: Option<Revealed>,
    pub(super) mail: ThemeMail,
    pub(super) notices: Vec<Notice>,
    pub(super) revision: u64,
}

/// What was asked for and is not answered yet.
#[derive(Debug, Clone)]
pub(super) struct UnconfirmedDeed {
    pub(super) nonce: String,
    pub(super) deed: Deed,
    /// In which case, where it is for that one alone.
    pub(super) deal: Option<u32>,
}

impl UnconfirmedDeed {
    /// As the room is asked, or asked again.
    pub(super) fn said(&self) -> FromClient {
        let Self { nonce, deed, deal } = self.clone();
        FromClient::Do { nonce, deed, deal }
    }
}

impl Client {
    /// A client of a link, which holds whatever of token and key one has. All of its chance comes from `entropy`.
    #[must_use]
    pub fn new(link: Link, entropy: [u8; 32], themes: &dyn ThemeProvider) -> Self {
        let own = ClientSecrets::new(link, entropy);
        Self {
            line: ClientConnection::new(own.chance),
            own,
            themes: themes.themes().into_iter().map(|theme| (theme.id.clone(), theme)).collect(),
            room_themes: BTreeMap::new(),
            wake: None,
            you: None,
            marks: None,
            marks_of: None,
            claim: None,
            lobby: None,
            table: None,
            undealt: None,
            opened: None,
            ending: None,
            last_closed: None,
            closed_before: None,
            unseen: None,
            presence: Presence::default(),
            number: None,
            fresh: true,
            asked_again: false,
            rests_until: 0,
            unconfirmed: Vec::new(),
            pledges: Pledges::default(),
            said: SaidOfShare::default(),
            told: None,
            verdict: None,
            mail: ThemeMail::default(),
            notices: Vec::new(),
            revision: 0,
        }
    }

    pub(super) fn notice(&mut self, notice: Notice) {
        self.notices.push(notice);
        self.revision += 1;
    }

    /// This very theme, if it is here: among the program's, which speak its language, or as the room has played it.
    pub(super) fn theme(&self, stamp: &ThemeStamp) -> Option<&Arc<Theme>> {
        let mut known = [&self.themes, &self.room_themes].into_iter().filter_map(|themes| themes.get(&stamp.id));
        known.find(|theme| stamp.is_of(theme))
    }

    /// The same, for the room to be played by: from now on it stays.
    pub(super) fn plays_by(&mut self, stamp: &ThemeStamp) -> Option<Arc<Theme>> {
        let theme = Arc::clone(self.theme(stamp)?);
        self.room_themes.insert(theme.id.clone(), Arc::clone(&theme));
        Some(theme)
    }

    /// Whether a stamp is of one theme alone, as far as is known here.
    pub(super) fn is_sure_of(&self, stamp: &ThemeStamp) -> bool {
        !stamp.is_short() && self.theme(stamp).is_none_or(|theme| stamp.proves(theme))
    }

    /// Whether something that one posts is not answered yet.
    pub(super) fn is_posting(&self) -> bool {
        self.unconfirmed.iter().any(|asked| matches!(asked.deed, Deed::Post { .. }))
    }

    /// Whether this client knows more of a case already: a server that was started again tells those who watch later
    /// once more what they were told before.
    pub(super) fn knows_more(&self, deal: u32, number: u64) -> bool {
        let later = |table: &&RemoteTable| table.deal() == deal && table.watch_delay().is_some();
        self.you.is_none() && self.table.as_ref().filter(later).is_some() && self.number > Some(number)
    }
}
