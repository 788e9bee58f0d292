//! Runs the client as a state machine: takes one input after the other and passes each message to where it is taken in.

use candlestick_rules::{Action, Refusal, SuspectId};

use super::{
    client_connection::{ConnectionDue, ConnectionState},
    io::{ClientInput, ClientOutput, Notice},
    state::Client,
    table::RemoteTable,
    undealt::UndealtSide,
};
use crate::protocol::{Deed, FromRoom, PersonId, read_room};

impl Client {
    /// Takes an input; answers what is to be done, in order.
    pub fn handle(&mut self, now: u64, input: ClientInput) -> Vec<ClientOutput> {
        let (mut out, before) = (Vec::new(), self.revision);
        match input {
            ClientInput::Begin => self.connect(now, &mut out),
            ClientInput::Opened => self.opened(now, &mut out),
            ClientInput::Frame(text) => self.frame(&text, now, &mut out),
            ClientInput::Closed(code) => self.closed(code, now),
            ClientInput::Do(deed) => self.ask(deed, &mut out),
            ClientInput::Awake => {
                if self.line.awoke(now) {
                    self.ping(&mut out);
                }
            }
            ClientInput::Tick => self.wake = None,
        }
        match self.line.look(now) {
            ConnectionDue::Nothing => {}
            ConnectionDue::Connect => self.connect(now, &mut out),
            ConnectionDue::Ping => self.ping(&mut out),
            ConnectionDue::Dead => {
                out.push(ClientOutput::Close);
                self.closed(None, now);
            }
        }
        self.shares_again(now, &mut out);
        self.plays_undealt(&mut out);
        let goes_on = !matches!(self.line.state, ConnectionState::Idle | ConnectionState::Ended(_));
        let due = self.said.again.map_or(self.line.due, |again| again.min(self.line.due));
        let wake = goes_on.then_some(due);
        let behind = self.undealt.iter().chain(&self.ending).any(UndealtSide::is_behind);
        let wake = if behind { Some(now) } else { wake };
        if let Some(at) = wake.filter(|_| wake != self.wake) {
            out.push(ClientOutput::WakeAt(at));
        }
        self.wake = wake;
        if self.revision != before {
            out.push(ClientOutput::Changed);
        }
        out
    }

    /// Takes a chair, or sits otherwise on the one that one has; its token is drawn here and then part of
    /// [`Client::link`].
    pub fn sit(&mut self, now: u64, name: String, suspect: Option<SuspectId>) -> Vec<ClientOutput> {
        let token = self.own.token();
        self.handle(now, ClientInput::Do(Deed::Sit { name, suspect, token, key: None }))
    }

    /// Asks for the chair of somebody who is away: it is one's own, and the device that had the link to it is lost. The host
    /// gives it; what opens it then is drawn here, and part of [`Client::link`].
    pub fn claim(&mut self, now: u64, person: PersonId) -> Vec<ClientOutput> {
        self.claim = Some(person);
        let token = self.own.token();
        self.handle(now, ClientInput::Do(Deed::Claim { person, token, key: None }))
    }

    /// Decides. Nothing is shown of it before the room has told it.
    ///
    /// # Errors
    /// When one may not do that now, as far as can be told here; nothing is said then.
    pub fn decide(&mut self, now: u64, action: Action) -> Result<Vec<ClientOutput>, Refusal> {
        let Some(table) = &self.table else { return Err(Refusal::CaseClosed) };
        if let Some(refusal) = table.refusal(action) {
            return Err(refusal);
        }
        if self.is_deciding() {
            return Err(Refusal::NotOffered { seat: table.me(), action });
        }
        if let Some(undealt) = &self.undealt {
            let refused = Refusal::NotOffered { seat: table.me(), action };
            let (deal, post) = (table.deal(), undealt.decides(action).map_err(|_| refused)?);
            return Ok(self.handle(now, ClientInput::Do(Deed::Post { deal, post })));
        }
        let decision = table.decision();
        Ok(self.handle(now, ClientInput::Do(Deed::Act { decision, action, signature: None })))
    }

    /// Takes one's last decision back; nothing where the room does not let one. Nothing is shown of it before the room has
    /// told it.
    pub fn take_back(&mut self, now: u64) -> Vec<ClientOutput> {
        let may = |table: &&RemoteTable| table.may_take_back() && !self.is_deciding();
        let Some(table) = self.table.as_ref().filter(may) else { return Vec::new() };
        let (deal, decision) = (table.deal(), table.decision());
        let deed = match &self.undealt {
            Some(undealt) => undealt.takes_back().map(|post| Deed::Post { deal, post }),
            None => Some(Deed::TakeBack { decision, signature: None }),
        };
        deed.map(|deed| self.handle(now, ClientInput::Do(deed))).unwrap_or_default()
    }

    /// Brings a theme of one's own into the room, as a zip of at most [`crate::protocol::MAX_THEME`] bytes; only the host
    /// may, before a case. Nothing while another is on its way there.
    pub fn bring(&mut self, now: u64, id: String, zip: Vec<u8>) -> Vec<ClientOutput> {
        let first = self.mail.bring(id, zip);
        first.map(|part| self.handle(now, ClientInput::Do(Deed::Bring(part)))).unwrap_or_default()
    }

    /// The room is at that case, whether it can be shown yet or not: marks of one that was put away are of no other.
    fn is_at(&mut self, deal: u32) {
        if self.marks_of.replace(deal).is_some_and(|before| before < deal) {
            self.marks = None;
        }
    }

    fn frame(&mut self, text: &str, now: u64, out: &mut Vec<ClientOutput>) {
        if !matches!(self.line.state, ConnectionState::Greeting | ConnectionState::Open) {
            return;
        }
        self.line.heard(now);
        let Ok(message) = read_room(text) else { return self.garbled(now, out) };
        match message {
            FromRoom::Welcome(welcome) => self.welcomed(welcome, out),
            FromRoom::Lobby(lobby) => {
                self.is_at(lobby.deal);
                self.take_lobby(lobby, now, out);
            }
            FromRoom::Whole(whole) => {
                self.is_at(whole.deal);
                self.take_whole(*whole, out);
            }
            FromRoom::News(news) => self.take_news(*news, out),
            FromRoom::Undealt(told) => {
                self.is_at(told.deal);
                self.take_undealt(*told, out);
            }
            FromRoom::Posts(posts) => self.take_posts(posts),
            FromRoom::False(posted) => self.take_false(&posted),
            FromRoom::Presence(presence) => {
                self.presence = presence;
                self.revision += 1;
            }
            FromRoom::Done { nonce } => self.confirmed(&nonce, None, now, out),
            FromRoom::Refused { nonce, code } => match nonce {
                Some(nonce) => self.confirmed(&nonce, Some(code), now, out),
                None => self.refused_unnamed(code, out),
            },
            FromRoom::Theme(part) => self.take_part(&part, out),
            FromRoom::Reacted { person, reaction } => self.notice(Notice::Reacted(person, reaction)),
            FromRoom::Nudged { by } => self.notice(Notice::Nudged(by)),
            FromRoom::Verdict(revealed) => self.take_verdict(*revealed),
            FromRoom::Closed(closed) => self.take_closed_case(closed, out),
            FromRoom::Pong { .. } => {}
        }
    }
}
