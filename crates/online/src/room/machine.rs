//! The room itself: takes one input after the other, has what is to stay appended, and tells it once it is.

use std::collections::VecDeque;

use candlestick_blind::BlindTable;

use super::{
    admission::{Admitted, admit, first_entry},
    body::{Done, Line},
    bots::Bots,
    effects::Effects,
    in_place::InPlace,
    live::Live,
    outbox::Outbox,
    state::State,
    step::{Rules, Step},
    table::Table,
    tell::Teller,
    watched::{Due, Watched},
};
use crate::{
    port::{CloseCode, ConnectionId, CreateRoom, Created, Entry, Input, Output, RoomFault, ThemeSource},
    protocol::{Code, Deed, FromClient, FromRoom, PersonId, read_client},
};

/// How many deeds wait at most while an entry is being appended.
const MOST_WAITING: usize = 64;
/// After how many frames that are no messages a connection is closed.
const MOST_BAD_FRAMES: u32 = 8;

/// One room: lobby, case, verdict, and again.
///
/// ```
/// use candlestick_online::{BuiltinThemes, CreateRoom, Room};
///
/// let (themes, entropy) = (BuiltinThemes::default(), [7; 64]); // sixty-four drawn bytes
/// let host = CreateRoom { name: "Ada".into(), ..CreateRoom::default() };
/// let (room, first, created) = Room::create(host, entropy, 0, &themes).expect("there is such a theme");
/// assert!(room.is_idle() && created.room.len() == 20);
/// // Once `first` is on the disk, the room can be opened again from it at any time.
/// assert!(Room::open(vec![first], 0, &themes).is_ok());
/// ```
#[derive(Debug)]
pub struct Room {
    pub(super) state: State,
    live: Live,
    watched: Watched,
    bots: Bots,
    waiting: VecDeque<Waiting>,
    pending: Option<Pending>,
    /// The moment that was asked for last.
    wake: Option<u64>,
    /// What was last told of a bot in somebody's place.
    in_place: InPlace,
    /// Another server has the room, or its log cannot be written.
    over: bool,
}

/// A deed that waits for its turn.
#[derive(Debug)]
struct Waiting {
    connection: ConnectionId,
    person: Option<PersonId>,
    nonce: String,
    deed: Deed,
}

/// An entry that is being appended.
#[derive(Debug)]
struct Pending {
    entry: Entry,
    done: Done,
    from: Option<ConnectionId>,
    nonce: String,
    /// The table that has heard the post, where it is one.
    heard: Option<BlindTable>,
}

impl Room {
    /// Makes a room. Its first entry is to be appended before anybody hears of it.
    ///
    /// # Errors
    /// When the name or the theme cannot be taken.
    pub fn create(
        request: CreateRoom,
        entropy: [u8; 64],
        now: u64,
        themes: &dyn ThemeSource,
    ) -> Result<(Self, Entry, Created), RoomFault> {
        let (entry, created) = first_entry(request, entropy, now, themes)?;
        let room = Self::open(vec![entry.clone()], now, themes)?;
        Ok((room, entry, created))
    }

    /// Opens a room again from its log: it is as it was, with nobody here.
    ///
    /// # Errors
    /// The first entry that cannot be taken, or a theme that is not there.
    pub fn open(entries: Vec<Entry>, now: u64, themes: &dyn ThemeSource) -> Result<Self, RoomFault> {
        let themes = themes.themes().into_iter().map(|theme| (theme.id.clone(), theme)).collect();
        let (first, later) = entries.split_first().ok_or(RoomFault::Empty)?;
        let mut state = State::first(first, themes)?;
        let mut watched = Watched::default();
        for entry in later {
            let before_case = state.table.is_none();
            state.take(entry)?;
            if before_case && state.table.is_some() {
                watched = Watched::begins(&state);
            }
        }
        // What was checked before it was written is checked once more, of the case that goes on alone.
        if let Some(fault) = state.undealt.as_mut().and_then(|undealt| undealt.catches_up().err()) {
            return Err(RoomFault::Entry { seq: state.seq.saturating_sub(1), why: fault.to_string() });
        }
        // What watchers have been told is not known any more: nobody is told anything too early.
        if state.table.as_ref().is_some_and(|table| !table.case.is_closed()) {
            watched.leaps(&state, now);
        } else {
            watched.ends();
        }
        Ok(Self::with_nobody(state, watched, now))
    }

    /// A room to which nobody is connected.
    pub(super) fn with_nobody(state: State, watched: Watched, now: u64) -> Self {
        let live = Live::nobody(&state.people, now);
        let (bots, waiting, in_place) = (Bots::default(), VecDeque::new(), InPlace::default());
        Self { state, live, watched, bots, waiting, pending: None, wake: None, in_place, over: false }
    }

    /// The room's name, as links and hellos have it.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.state.room
    }

    /// How many entries of its log it has taken. Where the log has more, and none is being appended here, another server
    /// has gone on with the room.
    #[must_use]
    pub const fn entries(&self) -> u64 {
        self.state.seq
    }

    /// Takes an input; answers what is to be done, in order.
    pub fn handle(&mut self, now: u64, input: Input) -> Vec<Output> {
        let mut out = Outbox::default();
        if self.over {
            return out.0;
        }
        self.tell_watchers(now, &mut out);
        match input {
            Input::Opened { connection, hello } => self.opened(connection, &hello, now, &mut out),
            Input::Frame { connection, text } => self.frame(connection, &text, now, &mut out),
            Input::Closed { connection } => {
                if self.live.close(connection, now) {
                    self.teller(now).presence_to_all(&mut out);
                }
            }
            Input::Appended { seq } => self.appended(seq, now, &mut out),
            Input::NotAppended { .. } => self.give_up(&mut out),
            Input::BotDecided { job, action } => self.bots.answered(job, action, &self.state, now),
            Input::Tick => self.wake = None,
        }
        self.go_on(now, &mut out);
        out.0
    }

    /// Whether nobody is connected and nothing is under way: it may be dropped from memory, the log has all of it.
    #[must_use]
    pub fn is_idle(&self) -> bool {
        self.live.connections.is_empty() && self.pending.is_none() && self.waiting.is_empty()
    }

    fn teller(&self, now: u64) -> Teller<'_> {
        let watched = self.watched.known();
        Teller { state: &self.state, live: &self.live, watched, in_place: self.in_place, now }
    }

    const fn effects(&mut self, now: u64) -> Effects<'_> {
        let (live, watched) = (&mut self.live, &mut self.watched);
        Effects { state: &self.state, live, watched, in_place: self.in_place, now }
    }

    const fn rules(&self) -> Rules<'_> {
        Rules { state: &self.state, live: &self.live }
    }

    fn opened(&mut self, connection: ConnectionId, hello: &str, now: u64, out: &mut Outbox) {
        let Admitted { person, have, table } = match admit(&self.state, &self.live, hello) {
            Ok(admitted) => admitted,
            // Nothing was touched before the token was found good.
            Err((code, close)) => {
                out.refuse(connection, None, code);
                return out.close(connection, close);
            }
        };
        if let Some(older) = self.live.open(connection, person, now) {
            out.close(older, CloseCode::Replaced);
        }
        if table {
            self.live.shows_table(connection);
        }
        let teller = self.teller(now);
        teller.welcome(connection, out);
        teller.state(connection, have, out);
        teller.presence_to_all(out);
    }

    fn frame(&mut self, connection: ConnectionId, text: &str, now: u64, out: &mut Outbox) {
        let Some(known) = self.live.connections.get_mut(&connection) else { return };
        let person = known.person;
        if !known.may_say(now) {
            return self.send_off(connection, Code::TooFast, CloseCode::Flood, now, out);
        }
        let message = read_client(text);
        if let Ok(FromClient::Theme { .. } | FromClient::Posts { .. } | FromClient::Do { deed: Deed::Bring(_), .. }) =
            &message
        {
            known.said_part();
        }
        match message {
            Ok(FromClient::Ping { number }) => out.send(connection, &FromRoom::Pong { number }),
            Ok(FromClient::Again) => self.teller(now).state(connection, None, out),
            Ok(FromClient::Theme { id, part }) => match self.state.part(&id, part) {
                Some(part) => out.send(connection, &FromRoom::Theme(part)),
                None => out.refuse(connection, None, Code::NoTheme),
            },
            Ok(FromClient::Posts { deal, after }) => self.teller(now).posts(connection, deal, after, out),
            Ok(FromClient::Do { nonce, deed }) => {
                if self.waiting.len() >= MOST_WAITING {
                    return out.refuse(connection, Some(&nonce), Code::Busy);
                }
                self.waiting.push_back(Waiting { connection, person, nonce, deed });
            }
            Ok(FromClient::Hello(_)) => self.bad_frame(connection, Code::BadFrame, now, out),
            Err(code) => self.bad_frame(connection, code, now, out),
        }
    }

    fn bad_frame(&mut self, connection: ConnectionId, code: Code, now: u64, out: &mut Outbox) {
        if !self.counts_bad(connection, code, now, out) {
            out.refuse(connection, None, code);
        }
    }

    /// Counts what no honest client says; answers whether the connection is gone, for this or before.
    fn counts_bad(&mut self, connection: ConnectionId, code: Code, now: u64, out: &mut Outbox) -> bool {
        let Some(known) = self.live.connections.get_mut(&connection) else { return true };
        known.bad_frames += 1;
        let is_enough = known.bad_frames >= MOST_BAD_FRAMES;
        if is_enough {
            self.send_off(connection, code, CloseCode::BadFrames, now, out);
        }
        is_enough
    }

    /// Closes a connection and tells the others.
    fn send_off(&mut self, connection: ConnectionId, code: Code, close: CloseCode, now: u64, out: &mut Outbox) {
        out.refuse(connection, None, code);
        out.close(connection, close);
        self.live.close(connection, now);
        self.teller(now).presence_to_all(out);
    }

    /// Does what can be done now: bots first, then what people asked for, one entry after the other.
    fn go_on(&mut self, now: u64, out: &mut Outbox) {
        while !self.over && self.pending.is_none() {
            if let Some(job) = self.bots.consult(&self.state, &self.live, now) {
                out.0.push(Output::Think(job));
            }
            if let Some(done) = self.bots.ready(now) {
                self.append(done, None, None, String::new(), now, out);
            } else if let Some(done) = self.rules().shared() {
                self.append(done, None, None, String::new(), now, out);
            } else if let Some(waiting) = self.waiting.pop_front() {
                self.attempt(waiting, now, out);
            } else {
                break;
            }
        }
        self.settle(now, out);
    }

    /// Gives up shares that do not come, tells of bots in people's places, and asks to be woken.
    fn settle(&mut self, now: u64, out: &mut Outbox) {
        if self.pending.is_none() && self.live.sharing.as_ref().is_some_and(|sharing| now >= sharing.until) {
            self.live.give_up_sharing();
            self.teller(now).lobby_to_all(out);
        }
        let to_act = self.state.table.as_ref().and_then(Table::to_act).and_then(|(_, person)| person);
        let in_place = self.bots.in_place_of(to_act);
        if in_place != self.in_place {
            self.in_place = in_place;
            self.teller(now).in_place_to_all(out);
        }
        let sharing = self.live.sharing.as_ref().map(|sharing| sharing.until);
        // While an entry is being appended, its answer wakes the room.
        let free = self.pending.is_none();
        let watched = self.watched.next().filter(|_| self.live.watchers() > 0);
        let wake = [self.bots.wake, sharing, watched].into_iter().flatten().min().filter(|_| free);
        if let Some(at) = wake.filter(|_| wake != self.wake) {
            out.0.push(Output::WakeAt(at));
        }
        self.wake = wake;
    }

    fn attempt(&mut self, waiting: Waiting, now: u64, out: &mut Outbox) {
        let Waiting { connection, person, nonce, deed } = waiting;
        if person.is_some_and(|person| self.state.was_done(person, &nonce)) {
            return out.done(connection, &nonce);
        }
        let is_decision = matches!(deed, Deed::Act { .. });
        match self.rules().step(person, deed) {
            Ok(Step::Log(done)) => self.append(*done, person, Some(connection), nonce, now, out),
            Ok(Step::Post(post)) => {
                let (done, heard) = *post;
                self.append(done, person, Some(connection), nonce, now, out);
                if let Some(pending) = &mut self.pending {
                    pending.heard = Some(heard);
                }
            }
            Ok(Step::False(posted)) => {
                out.refuse(connection, Some(&nonce), Code::Unproved);
                self.teller(now).to_all(&FromRoom::False(*posted), out);
                self.counts_bad(connection, Code::Unproved, now, out);
            }
            Ok(step) => self.effects(now).at_once(connection, &nonce, step, out),
            Err(code) => {
                out.refuse(connection, Some(&nonce), code);
                if is_decision {
                    self.teller(now).view_alone(connection, out);
                }
            }
        }
    }

    fn append(
        &mut self,
        done: Done,
        person: Option<PersonId>,
        from: Option<ConnectionId>,
        nonce: String,
        now: u64,
        out: &mut Outbox,
    ) {
        let seq = self.state.seq;
        // What the room itself does is named by its number.
        let named = if nonce.is_empty() { format!("room-{seq}") } else { nonce.clone() };
        let entry = Entry { seq, seat: person, nonce: named, body: Line::new(now, done.clone()).written() };
        out.0.push(Output::Append(entry.clone()));
        self.pending = Some(Pending { entry, done, from, nonce, heard: None });
    }

    fn appended(&mut self, seq: u64, now: u64, out: &mut Outbox) {
        let Some(pending) = self.pending.take_if(|pending| pending.entry.seq == seq) else { return };
        let events_before = self.state.table.as_ref().map_or(0, |table| table.case.game().events().len());
        let before_case = self.state.table.is_none();
        if self.state.take(&pending.entry).is_err() {
            // Cannot be: it was found possible before it was written. Whoever opens the log again says what is wrong.
            return self.give_up(out);
        }
        if let (Some(heard), Some(undealt)) = (pending.heard, &mut self.state.undealt) {
            undealt.heard(heard);
        }
        self.watch(&pending.done, before_case, now);
        self.effects(now).tell(&pending.done, pending.from, events_before, out);
        if self.state.table.as_ref().is_some_and(|table| table.case.is_closed())
            && let Some(known) = self.watched.ends()
        {
            self.teller(now).all_to_watchers(known, out);
        }
        if let Some(connection) = pending.from.filter(|from| self.live.connections.contains_key(from)) {
            out.done(connection, &pending.nonce);
        }
    }

    /// Notes for those who watch later what has just been done.
    fn watch(&mut self, done: &Done, before_case: bool, now: u64) {
        if !before_case {
            self.watched.steps(done, &self.state, now);
        } else if self.state.table.is_some() {
            self.watched = Watched::begins(&self.state);
            self.watched.leaps(&self.state, now);
        }
    }

    /// Tells those who watch later what they may know now.
    fn tell_watchers(&mut self, now: u64, out: &mut Outbox) {
        for due in self.watched.goes_on(now) {
            let teller = self.teller(now);
            match due {
                Due::Step(done, before) => teller.step_to_watchers(&done, before, out),
                Due::All(before) => teller.all_to_watchers(before, out),
                Due::Reacted(person, reaction) => {
                    teller.reaction_to_watchers(&FromRoom::Reacted { person, reaction }, out);
                }
            }
        }
    }

    fn give_up(&mut self, out: &mut Outbox) {
        self.over = true;
        out.0.push(Output::Yield);
    }
}
