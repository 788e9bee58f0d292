//! Simulates who comes to and goes from a room that plays again: newcomers, who goes home or is sent away, and ghosts.

use candlestick_online::{CloseCode, Link, client::ConnectionState};
use rand::RngExt;

use super::SimulatedWorld;

impl SimulatedWorld {
    /// What goes wrong besides in a room that plays again.
    pub(super) fn more_mischief(&mut self) {
        if self.chance.random_ratio(1, 8) {
            self.newcomer();
        }
    }

    /// Somebody hears of the room and wants to play too.
    fn newcomer(&mut self) {
        let Some(again) = self.again.as_mut().filter(|again| again.newcomers > 0) else { return };
        again.newcomers -= 1;
        let invitation = Link::invitation(&self.guests[0].client.link().room);
        self.comes(0, invitation, None);
        let count = self.guests.len();
        if let Some(new) = self.guests.last_mut() {
            (new.name, new.plays) = (format!("Newcomer {count}"), true);
        }
    }

    /// Somebody who is not the only one left closes their page between two cases and does not come again.
    pub(super) fn goes_home(&mut self, guest: usize) {
        // Not everybody knows yet that they were sent away.
        let here = |at: usize| {
            let one = &self.guests[at];
            let is_here = !one.left && one.client.line() == ConnectionState::Open;
            one.client.you().filter(|you| is_here && self.watch.disk.is_seated(*you))
        };
        let others =
            (0..self.guests.len()).filter_map(here).filter(|you| Some(*you) != self.guests[guest].client.you());
        let (others, leaves) = (others.count(), here(guest).is_some() && self.guests[guest].client.lobby().is_some());
        let Some(again) = self.again.as_mut().filter(|again| again.homes > 0 && leaves && others > 1) else { return };
        again.homes -= 1;
        self.happened.went_home += 1;
        self.is_gone_for_good(guest);
    }

    fn is_gone_for_good(&mut self, guest: usize) {
        if let Some(socket) = self.guests[guest].socket.take() {
            self.net.hang_up(socket, &mut self.chance);
        }
        (self.guests[guest].left, self.guests[guest].gone) = (true, true);
    }

    /// A page that was loaded again mostly finds what its device has kept of the room.
    pub(super) fn recalls(&mut self, old: usize) {
        if self.again.is_none() || self.chance.random_ratio(1, 4) {
            return;
        }
        // It has just begun to connect, and has said nothing.
        let (kept, evening) = (self.guests[old].client.pledges().clone(), self.guests[old].evening.clone());
        if let Some(new) = self.guests.last_mut() {
            new.client.recall(kept);
            new.evening.taken = evening.taken;
        }
    }

    /// The room has sent somebody off for good, as the host wanted it, or as their link opens nothing any more.
    pub(super) fn is_sent_off(&mut self, guest: usize) {
        if self.again.is_none() {
            return;
        }
        let one = &self.guests[guest];
        let ConnectionState::Ended(code) = one.client.line() else { return };
        let invitation = Link::invitation(&one.client.link().room);
        match code {
            CloseCode::Kicked => {
                self.happened.kicked += 1;
                let old = one.client.link().clone();
                // Whoever was sent away before they heard that they sit has the invitation still: it lets them watch.
                let had_chair = old.token.is_some();
                self.comes(guest, old, None);
                if let Some(ghost) = self.guests.last_mut() {
                    (ghost.plays, ghost.evening.is_ghost) = (false, had_chair);
                }
                if self.chance.random() {
                    self.comes(guest, invitation, None);
                    self.renames_last();
                }
            }
            CloseCode::BadToken if one.evening.is_ghost => self.happened.shut_out += 1,
            // Left their chair while they were away, or were sent away then: they know the invitation.
            CloseCode::BadToken if one.plays => {
                self.comes(guest, invitation, None);
                self.renames_last();
            }
            CloseCode::Replaced => {}
            other => assert_eq!(other, CloseCode::BadToken, "nobody does anything for which one is sent off"),
        }
    }

    fn renames_last(&mut self) {
        let count = self.guests.len();
        if let Some(new) = self.guests.last_mut() {
            new.name = format!("Again {count}");
        }
    }

    /// Somebody closes their lid at the very moment of a verdict, or before it reaches them.
    pub(super) fn misses_verdict(&mut self, guest: usize) {
        let one = &self.guests[guest];
        if !one.left && one.client.presence().host != one.client.you() {
            self.happened.away_at_verdict += 1;
            self.sleeps(guest);
        }
    }
}
