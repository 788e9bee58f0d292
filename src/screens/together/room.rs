//! The room that this device is in: its client, the client's socket, and what passes between them and the table.

use std::{cmp::Reverse, collections::BTreeMap, sync::Arc, time::Duration};

use bevy::prelude::*;

use super::{fairness::Fairness, span::Span, state::SheetPage};
use crate::{
    platform::{Signal, Socket, SocketEvent, now_ms, take_awake},
    screens::Themes,
    session::{Outbox, RemoteCase, Session},
    table::BackgroundTasks,
};
use candlestick_game::{Case, record::Commitment};
use candlestick_online::{
    Link, ServerAddress, ThemeSource,
    audit::RoomRecord,
    client::{Client, ClientInput, ClientOutput, LineState, Notice, RemoteTable},
    protocol::{Arrangement, Deed, PersonId},
};
use candlestick_rules::SuspectId;
use candlestick_themes::Theme;

/// The room that this device is in, if it is in one.
#[derive(Resource, Debug, Default)]
pub(in crate::screens) struct RoomAtHand {
    room: Option<InRoom>,
    /// The page at which the sheet with everybody is open.
    pub(super) open: Option<SheetPage>,
    /// Whether it is to be connected again, as was pressed over the board.
    pub(super) comes_back: bool,
}

impl RoomAtHand {
    /// Whether it is in one.
    #[must_use]
    pub fn is_in_one(&self) -> bool {
        self.room.is_some()
    }

    pub(super) const fn get(&self) -> Option<&InRoom> {
        self.room.as_ref()
    }

    pub(super) const fn get_mut(&mut self) -> Option<&mut InRoom> {
        self.room.as_mut()
    }

    /// Goes into a room, out of any other.
    pub(super) fn go_in(&mut self, room: InRoom) {
        *self = Self { room: Some(room), ..Self::default() };
    }

    /// Leaves it; the chair stays one's own.
    pub(super) fn leave(&mut self) {
        *self = Self::default();
    }

    /// Opens the sheet with everybody in it.
    pub fn open_sheet(&mut self) {
        self.open = Some(SheetPage::Room);
    }

    /// The host has everybody play once more; the others wait in the lobby.
    pub fn play_again(&mut self, tasks: &BackgroundTasks) {
        if let Some(room) = self.room.as_mut().filter(|room| room.me().is_some_and(|(_, host)| host)) {
            room.ask(Deed::Rematch, tasks.signal());
        }
    }

    /// The room's record of this case, once the room has opened it: what was told here and what was opened, which
    /// `candlestick verify` reads.
    #[must_use]
    pub fn record(&self, case: &Case) -> Option<String> {
        let client = self.client_of(case)?;
        Some(RoomRecord::new(client.told()?.clone(), client.verdict()?.clone()).to_text())
    }

    /// Whether there is one.
    #[must_use]
    pub fn has_record(&self, case: &Case) -> bool {
        self.client_of(case).is_some_and(|client| client.told().is_some() && client.verdict().is_some())
    }

    fn client_of(&self, case: &Case) -> Option<&Client> {
        let client = &self.room.as_ref()?.client;
        client.table().filter(|table| table.seal() == Commitment::of(case.log())).map(|_| client)
    }

    /// How long nothing is due.
    #[must_use]
    pub fn due_in(&self) -> Option<Duration> {
        let room = self.room.as_ref()?;
        let said = room.said.as_ref().map(|(_, until)| *until);
        let awaited = room.awaited.map(|(.., since)| since + PATIENCE).filter(|at| *at > now_ms());
        let due = [room.wake, said, awaited].into_iter().flatten().min();
        let due = due.map(|due| Duration::from_millis(due.saturating_sub(now_ms())));
        // Where it is told for how long somebody is away, the number goes on.
        let counted = room.missed(None).into_iter().map(|(_, span)| span.next()).min();
        [due, counted].into_iter().flatten().min()
    }
}

/// The game's themes, in the language that is spoken now.
pub(super) struct Spoken<'a>(pub &'a Themes);

impl ThemeSource for Spoken<'_> {
    fn themes(&self) -> Vec<Arc<Theme>> {
        self.0.0.clone()
    }
}

/// A room, from this device.
#[derive(Debug)]
pub(super) struct InRoom {
    pub client: Client,
    pub server: ServerAddress,
    socket: Option<Socket>,
    outbox: Outbox,
    /// When the client is to be asked again, by this program's clock.
    wake: Option<u64>,
    /// What of the client was taken up last.
    heard: u64,
    /// Whether a case of this room has lain on the table.
    pub was_laid: bool,
    /// The case whose beginning was noticed last.
    begun: Option<u32>,
    /// What is to be arranged once the theme that is being brought is there.
    pub arranges: Option<Box<Arrangement>>,
    /// Whether its case is to be laid, though it lies there.
    pub wants_table: bool,
    pub fairness: Fairness,
    /// Since when somebody is seen to be away, by this program's clock.
    pub away: BTreeMap<PersonId, u64>,
    /// Which decision of which case is awaited, and since when, by this program's clock.
    awaited: Option<(u32, u64, u64)>,
    /// What is told in words for a while, and until when.
    said: Option<(String, u64)>,
    /// The marks that the room has, and of which case they are.
    marks: Option<(u32, String)>,
    /// The marks that the room told when one came last.
    told_marks: Option<String>,
}

/// How long something is told, in milliseconds.
const TOLD: u64 = 6_000;
/// After how long it is told who is awaited, in milliseconds: mostly they only think.
const PATIENCE: u64 = 12_000;

impl InRoom {
    /// Goes in by a link, which holds whatever of token and key one has.
    pub fn new(server: ServerAddress, link: Link, entropy: [u8; 32], themes: &Themes) -> Self {
        let client = Client::new(link, entropy, &Spoken(themes));
        Self {
            client,
            server,
            socket: None,
            outbox: Outbox::default(),
            wake: None,
            heard: 0,
            was_laid: false,
            begun: None,
            arranges: None,
            wants_table: false,
            fairness: Fairness::default(),
            away: BTreeMap::new(),
            awaited: None,
            said: None,
            marks: None,
            told_marks: None,
        }
    }

    /// Connects, for the first time or after the room has ended the connection.
    pub fn begin(&mut self, signal: &Signal) {
        self.tell(ClientInput::Begin, signal);
    }

    /// Asks for something to be done.
    pub fn ask(&mut self, deed: Deed, signal: &Signal) {
        self.tell(ClientInput::Do(deed), signal);
    }

    /// Brings a theme of one's own into the room, as a zip, and arranges it once it is there. Nothing while another is
    /// on its way there.
    pub fn bring(&mut self, arrangement: Box<Arrangement>, zip: Vec<u8>, signal: &Signal) {
        if self.client.is_bringing() {
            return;
        }
        let out = self.client.bring(now_ms(), arrangement.theme.clone(), zip);
        self.arranges = Some(arrangement);
        self.carry_out(out, signal);
    }

    /// Takes a chair, or another one.
    pub fn sit(&mut self, name: String, suspect: Option<SuspectId>, signal: &Signal) {
        let out = self.client.sit(now_ms(), name, suspect);
        self.carry_out(out, signal);
    }

    /// Passes on what the socket brought, what was decided at the table, and the time.
    pub fn talk(&mut self, signal: &Signal) {
        for action in self.outbox.take() {
            match self.client.decide(now_ms(), action) {
                Ok(out) => self.carry_out(out, signal),
                Err(refusal) => warn!("refused: {refusal}"),
            }
        }
        // This device may have slept: what waits is tried now, and a connection is asked whether it lives.
        if take_awake() {
            self.tell(ClientInput::Awake, signal);
        }
        let events = self.socket.as_ref().map(Socket::take).unwrap_or_default();
        for event in events {
            self.tell(
                match event {
                    SocketEvent::Opened => ClientInput::Opened,
                    SocketEvent::Frame(text) => ClientInput::Frame(text),
                    SocketEvent::Closed(code) => ClientInput::Closed(code),
                },
                signal,
            );
        }
        if self.wake.is_some_and(|wake| wake <= now_ms()) {
            self.wake = None;
            self.tell(ClientInput::Tick, signal);
        }
        if self.said.take_if(|(_, until)| *until <= now_ms()).is_some() {
            signal.note();
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

    /// Whether something has changed since this was last asked.
    pub fn take_changed(&mut self) -> bool {
        let now = self.client.revision();
        std::mem::replace(&mut self.heard, now) != now
    }

    /// Whether this session is at the room's case as it is now: its deal has a seal of its own.
    pub fn is_at(&self, session: &Session) -> bool {
        session.is_elsewhere() && self.client.table().is_some_and(|table| table.seal() == session.seal())
    }

    /// The case as it stands, for the table; none in the lobby.
    pub fn case(&self, opened: Option<Case>) -> Option<RemoteCase> {
        let table = self.client.table()?.clone();
        let deciding = self.client.is_deciding() || !self.outbox.is_empty();
        let case = RemoteCase::new(table, self.outbox.clone(), deciding, self.client.revision());
        Some(case.opened(opened))
    }

    /// The marks that the room has of a case; `told` are those it told when one came, if it has told none since.
    pub fn marks_of(&mut self, deal: u32, told: String) -> Option<&str> {
        let (of, text) = self.marks.get_or_insert((deal, told));
        (*of == deal).then_some(text.as_str())
    }

    /// Marks that the room has told since this was last asked: those of another device with the same chair.
    pub fn take_told_marks(&mut self) -> Option<String> {
        let told = self.client.marks().map(str::to_owned);
        let is_new = self.told_marks != told;
        self.told_marks.clone_from(&told);
        let deal = self.client.table()?.deal();
        let told =
            told.filter(|told| is_new && self.marks.as_ref().is_some_and(|(of, now)| *of == deal && now != told))?;
        self.marks = Some((deal, told.clone()));
        Some(told)
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

    /// Says something for a while.
    pub fn say(&mut self, text: String) {
        self.said = Some((text, now_ms() + TOLD));
    }

    /// What is said for a while.
    pub fn said(&self) -> Option<&str> {
        self.said.as_ref().map(|(text, _)| text.as_str())
    }

    /// Whether a case goes on of which this is the first that is asked.
    pub fn take_begun(&mut self) -> bool {
        let now = self.client.table().filter(|table| !table.is_over()).map(RemoteTable::deal);
        let is_new = now.is_some() && self.begun != now;
        self.begun = now.or(self.begun);
        is_new
    }

    /// What is to be shown once.
    pub fn take_notices(&mut self) -> Vec<Notice> {
        self.client.take_notices()
    }

    /// Whether the present decision is long in coming.
    pub fn is_long_awaited(&self) -> bool {
        self.awaited.is_some_and(|(.., since)| now_ms().saturating_sub(since) >= PATIENCE)
    }

    /// Notes which decision is awaited, and who is away, since when.
    pub fn note_times(&mut self) {
        let now = now_ms();
        let asked = self.client.table().map(|table| (table.deal(), table.decision()));
        if self.awaited.map(|(deal, decision, _)| (deal, decision)) != asked {
            self.awaited = asked.map(|(deal, decision)| (deal, decision, now));
        }
        let presence = self.client.presence();
        let since = |since: u64| now.saturating_sub(presence.now.saturating_sub(since));
        let gone = presence.people.iter().filter(|one| !one.gone);
        let away: BTreeMap<_, _> = gone.filter_map(|one| Some((one.person, since(one.away_since?)))).collect();
        let before = std::mem::take(&mut self.away);
        self.away = away.into_iter().map(|(person, at)| (person, before.get(&person).copied().unwrap_or(at))).collect();
    }

    /// The others who are away, and for how long: first whoever is awaited, then whoever is away longest.
    pub fn missed(&self, awaited: Option<PersonId>) -> Vec<(PersonId, Span)> {
        let now = now_ms();
        let others = self.away.iter().filter(|(person, _)| Some(**person) != self.client.you());
        let mut missed: Vec<_> = others.map(|(person, since)| (*person, Span(now.saturating_sub(*since)))).collect();
        missed.sort_by_key(|(person, span)| (awaited != Some(*person), Reverse(*span)));
        missed
    }

    /// One's number, and whether one has the host's rights.
    pub fn me(&self) -> Option<(PersonId, bool)> {
        let me = self.client.you()?;
        Some((me, self.client.presence().host == Some(me)))
    }

    /// Whether the room has ended the connection, so that it comes again only where its person says so.
    pub fn is_ended(&self) -> bool {
        matches!(self.client.line(), LineState::Ended(_))
    }

    /// Whether it is connected.
    pub fn is_open(&self) -> bool {
        self.client.line() == LineState::Open
    }
}
