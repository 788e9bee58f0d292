//! Gives whoever asks what a client shows of its room: nothing that the room has not told.

use std::sync::Arc;

use candlestick_game::Case;
use candlestick_themes::{Theme, ThemePack};

use super::{
    client_connection::ConnectionState, closed::ClosedCase, io::Notice, state::Client, table::RemoteTable,
    undealt::UndealtSide,
};
use crate::{
    audit::{Pledges, RoomRecord, Testimony},
    link::Link,
    port::ThemeProvider,
    protocol::{Claimed, Deed, Lobby, PersonId, Presence, Revealed},
    sign::PublicKey,
};

impl Client {
    /// Whether one's theme is on its way into the room.
    #[must_use]
    pub const fn is_bringing(&self) -> bool {
        self.mail.is_bringing()
    }

    /// Whether the room has had all of one's theme since this was last asked: it may be arranged.
    pub const fn take_brought(&mut self) -> bool {
        self.mail.take_brought()
    }

    /// Whether the room's theme is on its way to here.
    #[must_use]
    pub const fn is_fetching(&self) -> bool {
        self.mail.is_fetching()
    }

    /// Themes that came from the room, with their files, once.
    pub fn take_themes(&mut self) -> Vec<(Arc<Theme>, Arc<ThemePack>)> {
        self.mail.came.drain(..).map(|brought| (brought.theme, brought.pack)).collect()
    }

    /// One's link with all that opens the chair again, here or on another device: a secret.
    #[must_use]
    pub const fn link(&self) -> &Link {
        &self.own.link
    }

    /// How it is connected.
    #[must_use]
    pub const fn line(&self) -> ConnectionState {
        self.line.state
    }

    /// One's number; none for a watcher.
    #[must_use]
    pub const fn you(&self) -> Option<PersonId> {
        self.you
    }

    /// Whose chair one asks for as one's own, as long as the room knows of it.
    #[must_use]
    pub fn claimed(&self) -> Option<PersonId> {
        let asks = |person: &PersonId| self.presence.claims.contains(&Claimed { person: *person, key: self.key() });
        self.claim.filter(asks)
    }

    /// What tells this client's signatures from all others.
    #[must_use]
    pub fn key(&self) -> PublicKey {
        self.own.signs.public()
    }

    /// One's marks as the room last had them when this client came.
    #[must_use]
    pub fn marks(&self) -> Option<&str> {
        self.marks.as_deref()
    }

    /// The room before its case; none while one is played.
    #[must_use]
    pub const fn lobby(&self) -> Option<&Lobby> {
        self.lobby.as_ref()
    }

    /// How many seconds later than those who play this client is told of the case; none where it sees what they see.
    #[must_use]
    pub fn watches_later(&self) -> Option<u32> {
        if self.you.is_some() {
            return None;
        }
        let arranged = self.lobby.as_ref().map(|lobby| lobby.arrangement.watch_delay).filter(|delay| *delay > 0);
        arranged.or_else(|| self.table.as_ref().and_then(RemoteTable::watch_delay))
    }

    /// The case; none in the lobby.
    #[must_use]
    pub const fn table(&self) -> Option<&RemoteTable> {
        self.table.as_ref()
    }

    /// What the room is to be played with, or is: this very theme, whatever else is called like it here. None while neither
    /// lobby nor case is shown.
    #[must_use]
    pub fn room_theme(&self) -> Option<&Arc<Theme>> {
        match &self.lobby {
            Some(lobby) => self.theme(&lobby.theme),
            None => self.table.as_ref().map(RemoteTable::theme),
        }
    }

    /// Who is here.
    #[must_use]
    pub const fn presence(&self) -> &Presence {
        &self.presence
    }

    /// What was opened at the verdict.
    #[must_use]
    pub const fn verdict(&self) -> Option<&Revealed> {
        self.verdict.as_ref()
    }

    /// What this client was told of the case and has decided, to hold the verdict against.
    #[must_use]
    pub const fn testimony(&self) -> Option<&Testimony> {
        self.told.as_ref()
    }

    /// The shares that this client has told: to be kept, and given to [`Client::recall`] by whoever comes back.
    #[must_use]
    pub const fn pledges(&self) -> &Pledges {
        &self.pledges
    }

    /// Comes back with the shares that it has told before a refresh. Before it begins.
    pub fn recall(&mut self, pledges: Pledges) {
        self.pledges = pledges;
    }

    /// Whether something that was asked for is not answered yet.
    #[must_use]
    pub const fn is_waiting(&self) -> bool {
        !self.unconfirmed.is_empty()
    }

    /// Whether a decision is on its way to the room, one is being taken back, or it is still being proved where nobody deals.
    #[must_use]
    pub fn is_deciding(&self) -> bool {
        if let Some(undealt) = &self.undealt {
            return undealt.is_under_way() || self.is_posting();
        }
        let now = self.table.as_ref().map(RemoteTable::decision);
        let mut asked = self.unconfirmed.iter().map(|asked| &asked.deed);
        asked.any(|deed| {
            let (Deed::Act { decision, .. } | Deed::TakeBack { decision, .. }) = deed else { return false };
            Some(*decision) == now
        })
    }

    /// Whose post is awaited in a case that nobody deals; nobody's in any other.
    #[must_use]
    pub fn awaited(&self) -> Vec<PersonId> {
        self.undealt.as_ref().map(UndealtSide::awaited).unwrap_or_default()
    }

    /// Whether the case, or what is dealt just now, is one that nobody deals.
    #[must_use]
    pub const fn is_undealt(&self) -> bool {
        self.undealt.is_some()
    }

    /// Whether the case that nobody deals goes on no more here: the room tells another than it did, or what nobody can
    /// believe.
    #[must_use]
    pub fn is_broken(&self) -> bool {
        self.undealt.as_ref().is_some_and(|undealt| undealt.broken)
    }

    /// A case that nobody dealt, once everybody has laid open their cards: played again here on the true deal, or why that
    /// does not come to what was told. None before, and of any other case.
    #[must_use]
    pub const fn opened_case(&self) -> Option<&Result<Case, String>> {
        self.opened.as_ref()
    }

    /// For tests: one's own table of a case that nobody deals.
    #[cfg(feature = "testing")]
    #[must_use]
    pub fn blind_table(&self) -> Option<&candlestick_blind::BlindTable> {
        self.undealt.as_ref().map(UndealtSide::table)
    }

    /// Whether there is a record of the last closed case.
    #[must_use]
    pub fn has_record(&self) -> bool {
        self.last_closed.as_ref().is_some_and(ClosedCase::has_record)
    }

    /// The last closed case with all that proves it: what one was told and the room has opened, or, where nobody
    /// dealt, what everybody has posted.
    #[must_use]
    pub fn record(&self) -> Option<RoomRecord> {
        self.last_closed.as_ref()?.record()
    }

    /// From now on cases are told with these themes, as when they speak another language; the rules stay what they are, and
    /// what the room plays stays here too.
    pub fn know(&mut self, themes: &dyn ThemeProvider) {
        self.themes = themes.themes().into_iter().map(|theme| (theme.id.clone(), theme)).collect();
        let known = self.table.as_ref().and_then(|table| self.themes.get(&table.theme().id));
        if let (Some(theme), Some(table)) = (known.cloned(), &mut self.table) {
            table.tell_with(&theme);
            self.revision += 1;
        }
    }

    /// The number of what was taken last.
    #[must_use]
    pub const fn number(&self) -> Option<u64> {
        self.number
    }

    /// Another number whenever something has changed.
    #[must_use]
    pub const fn revision(&self) -> u64 {
        self.revision
    }

    /// What is to be shown once, and is then forgotten.
    pub fn take_notices(&mut self) -> Vec<Notice> {
        std::mem::take(&mut self.notices)
    }
}
