//! Simulates what guests do: they hear what is told, say what their clients want said, look up, and arrange a case.

use std::collections::BTreeSet;

use candlestick_bots::Level;
use candlestick_online::{
    ConnectionId,
    client::{ClientInput, ClientOutput},
    protocol::{Arrangement, BotChair, Deed},
};
use candlestick_rules::SuspectId;
use rand::RngExt;

use super::{SimulatedWorld, verdicts::Heard};
use crate::simulation::{guest::GuestWish, net::Moment};

impl SimulatedWorld {
    /// The guest at a socket's end, if it is still the guest's.
    pub(super) fn guest_of(&self, id: ConnectionId) -> Option<usize> {
        let guest = self.net.wires.get(&id)?.guest;
        (self.guests[guest].socket == Some(id)).then_some(guest)
    }

    pub(super) fn tell_guest(&mut self, guest: usize, input: ClientInput) {
        if self.guests[guest].gone {
            return;
        }
        let one = &mut self.guests[guest];
        let shown = one.reads(self.net.now);
        let starts = |what: &str| matches!(&input, ClientInput::Frame(text) if text.starts_with(what));
        let whole = starts("{\"whole\"");
        let heard = self.again.as_ref().and_then(|_| Heard::of(&input));
        one.comes_again |= starts("{\"undealt\"");
        let outputs = one.client.handle(shown, input);
        let whole = whole || one.has_come_again();
        self.happened.rejoined += u64::from(self.watch.sees(&one.client, whole) && whole);
        self.does(guest, outputs);
        if let Some(heard) = heard {
            self.hears(guest, heard);
        }
    }

    /// Does what a client wants done.
    pub(super) fn does(&mut self, guest: usize, outputs: Vec<ClientOutput>) {
        for output in outputs {
            let socket = self.guests[guest].socket;
            match output {
                ClientOutput::Connect => {
                    let socket = self.net.connect(guest, &mut self.chance);
                    self.guests[guest].socket = Some(socket);
                }
                ClientOutput::Send(text) => {
                    self.watch.said(&text);
                    if let Some(socket) = socket {
                        self.net.sends_room(socket, text, &mut self.chance);
                    }
                }
                ClientOutput::Close => {
                    if let Some(socket) = self.guests[guest].socket.take() {
                        self.net.hang_up(socket, &mut self.chance);
                    }
                }
                ClientOutput::WakeAt(shown) => {
                    let when = self.guests[guest].truly(shown);
                    self.net.wake(when, Moment::GuestWakes(guest));
                }
                ClientOutput::Changed => {}
            }
        }
    }

    pub(super) fn looks(&mut self, guest: usize) {
        let again = self.chance.random_range(200..2_500);
        if self.guests[guest].left {
            return;
        }
        self.net.after(again, Moment::GuestLooks(guest));
        let wish = if self.again.is_some() {
            self.looks_again(guest)
        } else if self.guests[guest].name == "Host" && self.arranges() {
            return;
        } else {
            self.guests[guest].looks(&mut self.chance)
        };
        match wish {
            Some(GuestWish::Do(deed)) => self.tell_guest(guest, ClientInput::Do(deed)),
            Some(GuestWish::Claim(person)) => {
                let one = &mut self.guests[guest];
                let shown = one.reads(self.net.now);
                let outputs = one.client.claim(shown, person);
                self.does(guest, outputs);
            }
            Some(GuestWish::Decide(action)) => {
                let one = &mut self.guests[guest];
                let shown = one.reads(self.net.now);
                let outputs = one.client.decide(shown, action).expect("it is offered");
                self.does(guest, outputs);
            }
            Some(GuestWish::TakeBack) => {
                let one = &mut self.guests[guest];
                let shown = one.reads(self.net.now);
                let outputs = one.client.take_back(shown);
                self.does(guest, outputs);
            }
            Some(GuestWish::Sit(name, suspect)) => {
                let one = &mut self.guests[guest];
                let shown = one.reads(self.net.now);
                let outputs = one.client.sit(shown, name, suspect);
                self.does(guest, outputs);
            }
            Some(GuestWish::Bring(id, zip)) => {
                let one = &mut self.guests[guest];
                let shown = one.reads(self.net.now);
                let outputs = one.client.bring(shown, id, zip);
                self.does(guest, outputs);
            }
            None => {}
        }
    }

    /// The host arranges once everybody sits, and starts.
    fn arranges(&mut self) -> bool {
        let Some(host) = self.guests.iter().find(|guest| guest.name == "Host" && !guest.left) else { return false };
        // Two servers may have the room open while nothing is written, and one person's two devices be at one each.
        let people = self.guests.iter().filter(|guest| guest.plays && !guest.left).map(|guest| &guest.name);
        let wanted = people.collect::<BTreeSet<_>>().len();
        let Some(lobby) = host.client.lobby().filter(|lobby| lobby.people.len() >= wanted) else { return false };
        if host.client.is_waiting() || lobby.sharing {
            return true;
        }
        let arranged = if self.undealt { lobby.arrangement.blind } else { !lobby.arrangement.bots.is_empty() };
        let deed = if !arranged && self.undealt {
            Deed::Arrange(Arrangement { blind: true, deck: false, powers: false, ..lobby.arrangement.clone() })
        } else if !arranged {
            let free = (0..6).map(SuspectId).find(|suspect| lobby.people.iter().all(|one| one.suspect != *suspect));
            let bot = |suspect| BotChair { suspect, level: Level::Novice, name: "Bot".into() };
            let bots = free.map(bot).into_iter().collect();
            let limit = self.chance.random_ratio(1, 3).then_some(60);
            Deed::Arrange(Arrangement {
                bots,
                stand_in: Level::Novice,
                stand_in_after: 30,
                limit,
                watch_delay: self.watch_delay,
                ..lobby.arrangement.clone()
            })
        } else {
            Deed::Start
        };
        let host = self.guests.iter().position(|guest| guest.name == "Host" && !guest.left).expect("just found");
        self.tell_guest(host, ClientInput::Do(deed));
        true
    }
}
