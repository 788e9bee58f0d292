//! Simulates what the two servers do with the room: they open it, append its entries, send what it tells, crash and
//! give it up.

use candlestick_online::{AppendFault, CloseCode, ConnectionId, Input, LogEntry, Output, Room, client::ClientInput};
use rand::RngExt;

use super::SimulatedWorld;
use crate::simulation::{guest::EPOCH, net::Moment, server::SimulatedServer};

impl SimulatedWorld {
    pub(super) fn opens_socket(&mut self, id: ConnectionId) {
        let Some(guest) = self.guest_of(id) else { return };
        // Mostly whoever comes is led to the owner.
        let elsewhere = !self.calm && self.chance.random_ratio(1, 12) && self.servers[1 - self.owner].room.is_some();
        let server = if elsewhere { 1 - self.owner } else { self.owner };
        let down = self.servers[server].room.is_none() || (!self.calm && self.chance.random_ratio(1, 15));
        if down {
            return self.net.close(id, None);
        }
        if let Some(wire) = self.net.wires.get_mut(&id) {
            wire.server = server;
        }
        self.tell_guest(guest, ClientInput::Opened);
    }

    /// A server reads the room from the log, whoever else has it.
    pub(super) fn opens_room(&mut self, server: usize) {
        let (before, clock) = (self.servers[server].clock, self.chance.random_range(-300_000..300_000));
        let clock = EPOCH.saturating_add_signed(clock);
        self.happened.clocks_put_back += u64::from(clock < before);
        self.is_opened_again();
        let room = Room::open(self.disk.clone(), clock + self.net.now, self.themes);
        self.servers[server] =
            SimulatedServer::new(room.expect("what is on the disk can be opened"), clock, self.net.now);
    }

    /// Another server opens the room, as it takes the owner for dead; the owner goes on, or does after a while.
    pub(super) fn another_opens(&mut self) {
        let (old, new) = (self.owner, 1 - self.owner);
        if self.servers[old].room.is_none() || self.servers[new].room.is_some() {
            return;
        }
        self.happened.two_owners += 1;
        if self.servers[old].appending.is_some() && self.chance.random() {
            self.lands(old);
        }
        self.opens_room(new);
        self.owner = new;
        if self.chance.random() {
            self.happened.frozen += 1;
            self.servers[old].frozen = true;
            self.net.after(self.chance.random_range(500..60_000), Moment::Thaws(old));
        }
        // Some find the way to it cut, and go to the new one.
        let open: Vec<_> =
            self.net.wires.iter().filter(|(_, wire)| !wire.gone && wire.server == old).map(|(id, _)| *id).collect();
        for id in open {
            if self.chance.random() {
                self.net.cut(id, &mut self.chance);
            }
        }
    }

    pub(super) fn reaches_room(&mut self, connection: ConnectionId, text: String) {
        let Some(wire) = self.net.wires.get_mut(&connection) else { return };
        let server = wire.server;
        if self.servers[server].room.is_none() {
            return;
        }
        let first = !std::mem::replace(&mut wire.greeted, true);
        wire.reaches_room(&text);
        let input = if first { Input::Opened { connection, hello: text } } else { Input::Frame { connection, text } };
        let one = &mut self.servers[server];
        if one.owns.is_to_look(self.net.now, &input) && one.is_behind(&self.disk) {
            self.happened.behind += 1;
            return self.gives_up(server);
        }
        self.tell_room(server, input);
    }

    pub(super) fn tell_room(&mut self, server: usize, input: Input) {
        let one = &mut self.servers[server];
        let Some(room) = &mut one.room else { return };
        let (clock, shown) = (one.clock, one.clock + self.net.now);
        let outputs = room.handle(shown, input);
        let entries = room.entries();
        let told =
            outputs.iter().filter_map(|output| if let Output::Send { text, .. } = output { Some(text) } else { None });
        if let Some(deal) = told.filter(|text| is_verdict(text)).find_map(|text| self.watch.opens(text)) {
            self.is_closed(deal);
        }
        for output in outputs {
            match output {
                Output::Append(entry) => {
                    let one = &mut self.servers[server];
                    assert!(one.appending.is_none(), "one entry at a time");
                    let wait = self.chance.random_range(1..80);
                    self.net.at(one.stalled.max(self.net.now + wait), Moment::Appended(server, entry.seq));
                    (one.appending, one.landed) = (Some(entry), None);
                }
                Output::Send { connection, text } => {
                    let later = self.watch.tells_in_time(connection.0, &text, self.net.now);
                    self.happened.told_later += u64::from(later);
                    self.watch.sent(connection.0, &text, entries);
                    self.net.sends_guest(connection, text, &mut self.chance);
                }
                Output::Close { connection, code } => {
                    self.watch.closes(connection.0);
                    self.net.close(connection, Some(code.number()));
                }
                Output::Think(job) => {
                    let wait = if self.chance.random_ratio(1, 20) { 5_000 } else { 30 };
                    self.net.after(self.chance.random_range(1..wait), Moment::BotDecided(server, job.number));
                    self.servers[server].jobs.insert(job.number, job);
                }
                Output::WakeAt(when) => {
                    assert!(when > shown, "a room that is woken at once again is never at rest");
                    self.net.wake(when - clock, Moment::RoomWakes(server));
                }
                Output::Refused(_) => {}
                Output::Yield => return self.gives_up(server),
            }
        }
    }

    pub(super) fn appended(&mut self, server: usize, seq: u64) {
        let one = &mut self.servers[server];
        if std::mem::take(&mut one.doomed) {
            return self.crash(server);
        }
        if one.appending.as_ref().is_none_or(|entry| entry.seq != seq) {
            return;
        }
        if !self.calm && one.landed.is_none() && self.chance.random_ratio(1, 150) {
            if self.chance.random() {
                self.lands(server);
            }
            self.servers[server].appending = None;
            return self.tell_room(server, Input::NotAppended { seq, why: AppendFault::Failed });
        }
        self.lands(server);
        let one = &mut self.servers[server];
        one.appending = None;
        if one.landed == Some(true) {
            return self.tell_room(server, Input::Appended { seq });
        }
        self.happened.refused += 1;
        self.tell_room(server, Input::NotAppended { seq, why: AppendFault::Taken });
    }

    /// The log decides about the entry that a server appends: it is taken where its number is the next, and its seat has
    /// not used its nonce before.
    pub(super) fn lands(&mut self, server: usize) {
        let one = &self.servers[server];
        let Some(entry) = one.appending.clone().filter(|_| one.landed.is_none()) else { return };
        let same = |other: &LogEntry| (other.seat, &other.nonce) == (entry.seat, &entry.nonce);
        let taken = entry.seq != self.disk.len() as u64 || self.disk.iter().any(same);
        self.servers[server].landed = Some(!taken);
        if !taken {
            self.writes(entry);
        }
    }

    pub(super) fn writes(&mut self, entry: LogEntry) {
        let before = self.watch.disk.deal;
        self.watch.writes(&entry, self.net.now);
        self.disk.push(entry);
        if let Some(again) = self.again.as_mut().filter(|_| self.watch.disk.deal > before) {
            again.lobby_since = self.net.now;
        }
    }

    pub(super) fn crash(&mut self, server: usize) {
        if self.servers[server].room.is_none() {
            return;
        }
        self.happened.crashes += 1;
        if self.servers[server].appending.is_some() {
            self.happened.crashes_while_appending += 1;
            // It may have been on its way to the disk, or there already.
            if self.chance.random() {
                self.lands(server);
            }
        }
        let wires = &self.net.wires;
        let of: Vec<_> = wires.iter().filter(|(_, wire)| wire.server == server).map(|(id, _)| *id).collect();
        self.net.forget(|moment| matches!(moment, Moment::ToGuest(id, _) if of.contains(id)));
        self.is_gone(server, None);
    }

    /// A server knows that it owns the room no longer, or cannot write: it sends everybody away to come again.
    fn gives_up(&mut self, server: usize) {
        self.is_gone(server, Some(CloseCode::ComeAgain.number()));
    }

    /// A server has the room no longer; where whoever comes is led to it, it opens the room again.
    fn is_gone(&mut self, server: usize, code: Option<u16>) {
        let wires = &self.net.wires;
        let of: Vec<_> = wires.iter().filter(|(_, wire)| wire.server == server).map(|(id, _)| *id).collect();
        self.net.forget(|moment| match moment {
            Moment::ToRoom(id, _) | Moment::RoomLoses(id) => of.contains(id),
            Moment::Appended(at, _) | Moment::BotDecided(at, _) | Moment::RoomWakes(at) | Moment::Thaws(at) => {
                *at == server
            }
            _ => false,
        });
        of.into_iter().for_each(|id| self.net.close(id, code));
        self.servers[server] = SimulatedServer::without(self.servers[server].clock);
        if server == self.owner {
            self.net.after(self.chance.random_range(100..8_000), Moment::Restarts(server));
        }
    }
}

fn is_verdict(text: &str) -> bool {
    text.starts_with("{\"verdict\"")
}
