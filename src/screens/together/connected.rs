//! One person's connection to a room: their client, its socket, and the marks that the room has of them.

use std::{mem, sync::Arc};

use super::spoken::SpokenThemes;
use crate::{
    platform::{Signal, Socket, SocketEvent, now_ms},
    screens::Themes,
};
use candlestick_game::Marks;
use candlestick_online::{
    CloseCode, Link, ServerAddress,
    client::{Client, ClientInput, ClientOutput, ClosedCase, ConnectionState, Notice, RemoteTable},
    protocol::{Deed, PersonId},
};
use candlestick_rules::{Action, SeatId, SuspectId};

/// For how long a frame goes on with what a client still has to look at, in milliseconds: whoever comes again to a case that
/// nobody deals hears all of its posts. Until there is a table to look at nothing moves that a long frame would halt.
const HEARS: (u64, u64) = (12, 250);

/// A person's connection from this device.
#[derive(Debug)]
pub(super) struct Connected {
    pub client: Client,
    server: Arc<ServerAddress>,
    socket: Option<Socket>,
    /// When the client is to be asked again, by this program's clock.
    wake: Option<u64>,
    /// The marks that the room has, and of which case they are.
    marks: Option<(u32, String)>,
    /// The marks that the room told when one came last.
    told_marks: Option<String>,
    /// What is to be shown once, and was not taken up yet.
    notices: Vec<Notice>,
    /// Why there is neither lobby nor table, while there is neither and the room has told something.
    unshown: Option<Impasse>,
}

/// Why nothing goes on for somebody who is connected.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Impasse {
    /// This program cannot read or show what the room tells: it, or its theme, is of another version, or a theme came broken.
    Unread,
    /// The room has refused what is needed to show it.
    Withheld,
    /// What the room tells is not what it told before.
    Contradicted,
}

impl Impasse {
    /// What a notice comes to where there is nothing else to show.
    const fn of(notice: Notice) -> Option<Self> {
        match notice {
            Notice::Garbled => Some(Self::Unread),
            Notice::Refused(_) => Some(Self::Withheld),
            Notice::Contradicted => Some(Self::Contradicted),
            Notice::Reacted(..) | Notice::Nudged(_) | Notice::Handed(..) | Notice::TookBack(_) | Notice::False(_) => {
                None
            }
        }
    }
}

impl Connected {
    /// For a link, which holds whatever of token and key the person has.
    pub fn new(server: &Arc<ServerAddress>, link: Link, entropy: [u8; 32], themes: &Themes) -> Self {
        let client = Client::new(link, entropy, &SpokenThemes(themes));
        let (socket, wake, marks, told_marks, unshown) = (None, None, None, None, None);
        Self { client, server: Arc::clone(server), socket, wake, marks, told_marks, notices: Vec::new(), unshown }
    }

    /// Connects, for the first time or after the room has ended the connection.
    pub fn begin(&mut self, signal: &Signal) {
        self.tell(ClientInput::Begin, signal);
    }

    /// Asks for something to be done.
    pub fn ask(&mut self, deed: Deed, signal: &Signal) {
        self.tell(ClientInput::Do(deed), signal);
    }

    /// Brings a theme of the person's own into the room, as a zip.
    pub fn bring(&mut self, theme: String, zip: Vec<u8>, signal: &Signal) {
        let out = self.client.bring(now_ms(), theme, zip);
        self.carry_out(out, signal);
    }

    /// Takes a chair, or another one.
    pub fn sit(&mut self, name: String, suspect: Option<SuspectId>, signal: &Signal) {
        let out = self.client.sit(now_ms(), name, suspect);
        self.carry_out(out, signal);
    }

    /// Asks for the chair of somebody who is away, as the person's own, whose link is lost.
    pub fn claim(&mut self, person: PersonId, signal: &Signal) {
        let out = self.client.claim(now_ms(), person);
        self.carry_out(out, signal);
    }

    /// Decides at the table; answers whether that is on its way to the room.
    pub fn decide(&mut self, action: Action, signal: &Signal) -> bool {
        let decided = self.client.decide(now_ms(), action);
        match decided {
            Ok(out) => {
                self.carry_out(out, signal);
                true
            }
            Err(refusal) => {
                bevy::log::warn!("refused: {refusal}");
                false
            }
        }
    }

    /// Takes the last decision back; answers whether that is on its way to the room.
    pub fn take_back(&mut self, signal: &Signal) -> bool {
        let out = self.client.take_back(now_ms());
        let is_sent = !out.is_empty();
        self.carry_out(out, signal);
        is_sent
    }

    /// Passes on what the socket brought, and the time; `awoke` where this device may have slept: what waits is tried then,
    /// and a connection is asked whether it lives.
    pub fn talk(&mut self, awoke: bool, signal: &Signal) {
        let came = self.socket.as_ref().map(Socket::take).unwrap_or_default();
        for input in inputs(came, awoke) {
            self.tell(input, signal);
        }
        let shown = self.client.table().is_some();
        let enough = now_ms() + if shown { HEARS.0 } else { HEARS.1 };
        while self.wake.is_some_and(|wake| wake <= now_ms()) {
            self.wake = None;
            self.tell(ClientInput::Tick, signal);
            if now_ms() >= enough {
                break;
            }
        }
    }

    fn tell(&mut self, input: ClientInput, signal: &Signal) {
        if matches!(input, ClientInput::Closed(_)) {
            self.socket = None;
        }
        let out = self.client.handle(now_ms(), input);
        self.carry_out(out, signal);
    }

    fn carry_out(&mut self, outputs: Vec<ClientOutput>, signal: &Signal) {
        self.hear();
        for output in outputs {
            match output {
                ClientOutput::Connect => self.socket = Some(Socket::open(&self.server.socket(), signal)),
                ClientOutput::Send(text) => {
                    if let Some(socket) = &self.socket {
                        socket.send(&text);
                    }
                }
                ClientOutput::Close => self.socket = None,
                ClientOutput::WakeAt(at) => self.wake = Some(at),
                ClientOutput::Changed => signal.note(),
            }
        }
    }

    /// Takes what is to be shown once, and notes what of it tells why there is nothing else to show.
    fn hear(&mut self) {
        let new = self.client.take_notices();
        let is_blank = self.client.lobby().is_none() && self.client.table().is_none();
        self.unshown = if is_blank && self.client.line() == ConnectionState::Open {
            new.iter().rev().copied().find_map(Impasse::of).or(self.unshown)
        } else {
            None
        };
        self.notices.extend(new);
    }

    /// What is to be shown once, and is then forgotten.
    pub fn take_notices(&mut self) -> Vec<Notice> {
        mem::take(&mut self.notices)
    }

    /// When the client is to be asked again, by this program's clock.
    pub const fn wake(&self) -> Option<u64> {
        self.wake
    }

    /// Whether the person, who plays beside somebody else, stays: they have a chair here, or are still on their way to it.
    pub fn stays(&self) -> bool {
        let came_in = self.client.line() == ConnectionState::Open;
        !self.is_lost() && (!came_in || self.client.you().is_some() || self.client.is_waiting())
    }

    /// Whether the person is not here any more: they went on elsewhere, or were sent away.
    pub const fn is_lost(&self) -> bool {
        matches!(
            self.client.line(),
            ConnectionState::Ended(CloseCode::Replaced | CloseCode::Kicked | CloseCode::BadToken)
        )
    }

    /// Whether the room has ended the connection, so that it comes again only where its person says so.
    pub const fn is_ended(&self) -> bool {
        matches!(self.client.line(), ConnectionState::Ended(_))
    }

    /// Why nothing goes on for the person, though they are connected; none where something does, or is on its way.
    pub fn impasse(&self) -> Option<Impasse> {
        let client = &self.client;
        if client.line() != ConnectionState::Open {
            return None;
        }
        let is_over = client.table().is_some_and(RemoteTable::is_over);
        let broken = (client.is_broken() && !is_over).then_some(Impasse::Contradicted);
        broken.or(self.unshown.filter(|_| !client.is_fetching()))
    }

    /// Whether nothing goes on for the person by itself, but where they say so.
    pub fn is_stopped(&self) -> bool {
        self.is_ended() || self.impasse().is_some()
    }

    /// The seat of the case from which the person looks; none in the lobby, and for whoever watches.
    pub fn seat(&self) -> Option<SeatId> {
        self.client.table().map(RemoteTable::me).filter(|seat| *seat != SeatId::WATCHER)
    }

    /// A closed case as this person was told of it, where it is the same as somebody else's here.
    pub fn closed_with(&self, other: &ClosedCase) -> Option<&ClosedCase> {
        self.client.closed_cases().find(|closed| closed.table().deal() == other.table().deal())
    }

    /// Whether this is that person.
    pub fn is(&self, person: PersonId) -> bool {
        self.client.you() == Some(person)
    }

    /// The marks that the room has of the present case, as notebook marks.
    pub fn marks(&mut self) -> Option<Marks> {
        let deal = self.client.table()?.deal();
        // Those it told when one came, if it has told none since.
        let told = self.client.marks().unwrap_or_default().to_owned();
        let (of, text) = self.marks.get_or_insert((deal, told));
        (*of == deal).then(|| Marks::unpacked(text)).flatten()
    }

    /// Marks that the room has told since this was last asked: those of another device with the same chair.
    pub fn take_told_marks(&mut self) -> Option<Marks> {
        let told = self.client.marks().map(str::to_owned);
        let before = mem::replace(&mut self.told_marks, told.clone());
        let deal = self.client.table()?.deal();
        let is_other = |told: &String| self.marks.as_ref().is_some_and(|(of, now)| *of == deal && now != told);
        let told = told.filter(|told| before.as_ref() != Some(told) && is_other(told))?;
        self.marks = Some((deal, told.clone()));
        Marks::unpacked(&told)
    }

    /// Sends marks of the case on the table, unless the room has the same.
    pub fn send_marks(&mut self, text: String, signal: &Signal) {
        let Some(deal) = self.client.table().map(RemoteTable::deal) else { return };
        let now = Some((deal, text));
        if self.marks != now {
            let (_, text) = now.clone().unwrap_or_default();
            self.marks = now;
            self.ask(Deed::Mark { text }, signal);
        }
    }
}

/// What a client is told of what its socket brought and of whether this device has slept, in order. What waits is heard first:
/// it says that the connection lives, or why the room has ended it, which is lost with one that is given up.
fn inputs(came: Vec<SocketEvent>, awoke: bool) -> impl Iterator<Item = ClientInput> {
    let came = came.into_iter().map(|event| match event {
        SocketEvent::Opened => ClientInput::Opened,
        SocketEvent::Frame(text) => ClientInput::Frame(text),
        SocketEvent::Closed(code) => ClientInput::Closed(code),
    });
    came.chain(awoke.then_some(ClientInput::Awake))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_waits_is_heard_before_a_device_that_slept_asks_whether_the_connection_lives() {
        let came = vec![SocketEvent::Frame("a".into()), SocketEvent::Closed(Some(4001))];
        let told: Vec<_> = inputs(came, true).collect();
        assert_eq!(told, [ClientInput::Frame("a".into()), ClientInput::Closed(Some(4001)), ClientInput::Awake]);
        assert_eq!(inputs(Vec::new(), false).count(), 0);
    }

    #[test]
    fn why_there_is_nothing_to_show_is_told_for_as_long_as_there_is_nothing() {
        let server = Arc::new(ServerAddress::read("https://example.org").unwrap());
        let mut one = Connected::new(&server, Link::invitation("room1"), [1; 32], &Themes::default());
        let signal = Signal::default();
        // Not by way of a socket.
        for input in [ClientInput::Begin, ClientInput::Opened] {
            one.client.handle(now_ms(), input);
        }
        one.tell(ClientInput::Frame(r#"{"welcome": {"protocol": 3, "room": "room1"}}"#.into()), &signal);
        assert_eq!((one.impasse(), one.is_stopped()), (None, false), "the lobby is on its way");
        one.tell(ClientInput::Frame("none that this program can read".into()), &signal);
        assert_eq!(one.take_notices(), [Notice::Garbled]);
        one.tell(ClientInput::Tick, &signal);
        assert_eq!((one.impasse(), one.is_stopped()), (Some(Impasse::Unread), true));
        one.tell(ClientInput::Closed(None), &signal);
        assert_eq!((one.impasse(), one.is_stopped()), (None, false), "it comes again by itself");
    }
}
