//! Simulates what goes wrong: cuts, stalls and crashes, second devices, and people who sleep or lose their device.

use candlestick_online::{Link, client::ClientInput, protocol::PersonId};
use rand::{RngExt, seq::IndexedRandom};

use super::SimulatedWorld;
use crate::simulation::{guest::Guest, net::Moment};

impl SimulatedWorld {
    pub(super) fn mischief(&mut self) {
        if self.calm {
            return;
        }
        self.net.after(self.chance.random_range(1_000..30_000), Moment::Mischief);
        let sockets: Vec<_> = self.net.wires.iter().filter(|(_, wire)| !wire.gone).map(|(id, _)| *id).collect();
        let guest = self.chance.random_range(0..self.guests.len());
        let any = self.chance.random_range(0..2);
        match self.chance.random_range(0..15) {
            0..3 => {
                if let Some(id) = sockets.choose(&mut self.chance).copied() {
                    self.happened.cuts += 1;
                    self.net.cut(id, &mut self.chance);
                }
            }
            3..5 => {
                if let Some(wire) = sockets.choose(&mut self.chance).and_then(|id| self.net.wires.get_mut(id)) {
                    let (room, guest) =
                        *[(true, true), (true, false), (false, true)].choose(&mut self.chance).expect("three");
                    (wire.deaf_room, wire.deaf_guest) = (room, guest);
                    self.happened.half_open += u64::from(room && guest);
                    self.happened.one_way += u64::from(room != guest);
                }
            }
            10 => {
                self.happened.stalls += 1;
                self.servers[self.owner].stalled = self.net.now + self.chance.random_range(1_000..20_000);
            }
            11 => self.tell_guest(guest, ClientInput::Awake),
            12..14 => self.another_opens(),
            14 => self.loses_device(guest),
            5 => self.crash(any),
            6 => self.servers[any].doomed = true,
            7 => self.second_device(guest),
            8 => self.refreshes(guest),
            _ => self.sleeps(guest),
        }
        if self.again.is_some() {
            self.more_mischief();
        }
    }

    /// Somebody goes on with the same link elsewhere, while the older client is still there.
    fn second_device(&mut self, guest: usize) {
        let old = &self.guests[guest];
        if old.left || old.client.you().is_none() || old.client.link().token.is_none() {
            return;
        }
        self.happened.second_devices += 1;
        self.comes_again(guest);
    }

    /// The page is loaded again: the older client is gone at once.
    fn refreshes(&mut self, guest: usize) {
        let old = &self.guests[guest];
        if old.left || (old.plays && old.client.link().token.is_none()) {
            return;
        }
        self.happened.refreshes += 1;
        if let Some(socket) = self.guests[guest].socket.take() {
            self.net.hang_up(socket, &mut self.chance);
        }
        (self.guests[guest].left, self.guests[guest].gone) = (true, true);
        self.comes_again(guest);
        self.recalls(guest);
    }

    /// The device is gone, with the link to the chair: its person comes by the invitation. Somebody else is there to be asked.
    pub(super) fn loses_device(&mut self, guest: usize) {
        let seated = |guest: &Guest| !guest.left && guest.client.you().is_some();
        let old = &self.guests[guest];
        // Not everybody knows yet that they have a chair no more.
        let has_chair = |guest: &Guest| guest.client.you().is_some_and(|you| self.watch.disk.is_seated(you));
        let seated_now = |guest: &Guest| seated(guest) && (self.again.is_none() || has_chair(guest));
        let is_other = |other: &&Guest| other.client.you() != old.client.you();
        let others = self.guests.iter().filter(is_other).filter(|other| seated_now(other)).count();
        let plays_on = old.client.table().map_or(self.again.is_some(), |table| !table.is_over());
        if self.undealt || !seated(old) || !plays_on || others == 0 {
            return;
        }
        self.happened.lost += 1;
        let (invitation, person) = (Link::invitation(&old.client.link().room), old.client.you());
        if let Some(socket) = self.guests[guest].socket.take() {
            self.net.hang_up(socket, &mut self.chance);
        }
        (self.guests[guest].left, self.guests[guest].gone) = (true, true);
        self.comes(guest, invitation, person);
    }

    fn comes_again(&mut self, guest: usize) {
        let link = self.guests[guest].client.link().clone();
        self.comes(guest, link, None);
    }

    /// Somebody goes on at another device, by a link.
    pub(super) fn comes(&mut self, guest: usize, link: Link, lost: Option<PersonId>) {
        let (name, plays) = (self.guests[guest].name.clone(), self.guests[guest].plays);
        let new = Guest::new(&name, link, plays, self.themes, &mut self.chance).lost(lost);
        self.guests.push(new);
        let new = self.guests.len() - 1;
        self.tell_guest(new, ClientInput::Begin);
        self.net.after(500, Moment::GuestLooks(new));
    }

    /// Somebody closes the lid for a while: their socket is dead, and so are they.
    pub(super) fn sleeps(&mut self, guest: usize) {
        if let Some(socket) = self.guests[guest].socket {
            self.net.cut(socket, &mut self.chance);
            self.net.forget(|moment| *moment == Moment::GuestWakes(guest) || *moment == Moment::GuestLooks(guest));
            let back = self.chance.random_range(30_000..200_000);
            self.net.forget(|moment| matches!(moment, Moment::GuestLoses(at, _) if *at == socket));
            self.net.after(back, Moment::GuestLoses(socket, None));
            self.net.after(back + 1, Moment::GuestLooks(guest));
        }
    }
}
