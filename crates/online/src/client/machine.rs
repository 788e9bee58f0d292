//! The client itself: connects again whenever it must, says again what was not answered, and takes what it is told in
//! order.

use std::{collections::BTreeMap, sync::Arc};

use candlestick_game::{Case, ThemeStamp};
use candlestick_rules::{Action, Event, Refusal};
use candlestick_themes::{Theme, ThemePack, is_builtin};

use super::{
    line::{Due, Line, LineState},
    table::RemoteTable,
    theme_mail::{Came, ThemeMail},
    undealt::{Me, NotPlayed, UndealtSide},
};
use crate::{
    audit::{NotSigned, OtherDeal, Pledges, SignedHead, Testimony},
    deal,
    digest::{Digest, Token},
    feed::Place,
    link::Link,
    port::{CloseCode, ThemeSource},
    protocol::{
        Code, Deed, FromClient, FromRoom, Hello, Lobby, News, PROTOCOL, PersonId, Posted, Posts, Presence, Reaction,
        Revealed, ThemePart, Undealt, Welcome, Whole, read_room,
    },
    sign::{Signature, SigningKey},
};

/// How much waits at most to be said again.
const MOST_UNANSWERED: usize = 64;

/// What a client is told.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ClientInput {
    /// It may connect now.
    Begin,
    /// The socket is open.
    Opened,
    /// A frame came.
    Frame(String),
    /// The socket is gone, with its close code where there is one.
    Closed(Option<u16>),
    /// Its person wants something done.
    Do(Deed),
    /// This device has woken up, its page is seen again, or it has a network again.
    Awake,
    /// A moment that [`ClientOutput::WakeAt`] asked for, or any other.
    Tick,
}

/// What a client wants done, in this order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ClientOutput {
    /// Open a new socket; forget what an older one still brings.
    Connect,
    /// Send a frame.
    Send(String),
    /// Close the socket.
    Close,
    /// Tell [`ClientInput::Tick`] at this moment, in milliseconds; replaces an earlier one.
    WakeAt(u64),
    /// What it knows is another now.
    Changed,
}

/// Something to be shown once.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Notice {
    /// Something was refused.
    Refused(Code),
    /// Somebody reacted.
    Reacted(PersonId, Reaction),
    /// Somebody waits for one's decision.
    Nudged(PersonId),
    /// What the room says fits no case of the theme, or this program has not the theme.
    Garbled,
    /// What the room says now is not what it said before.
    Contradicted,
    /// Somebody's program has signed what is not so, in a case that nobody deals.
    False(PersonId),
}

/// One person's side of a room.
#[derive(Debug)]
pub struct Client {
    link: Link,
    key: Digest,
    /// What signs this person's decisions: follows from the key, so it is the same after a refresh and elsewhere.
    signs: SigningKey,
    /// What nonces and waits follow from.
    chance: Digest,
    drawn: u64,
    themes: BTreeMap<String, Arc<Theme>>,
    line: Line,
    wake: Option<u64>,
    you: Option<PersonId>,
    marks: Option<String>,
    lobby: Option<Lobby>,
    table: Option<RemoteTable>,
    /// The case, where nobody deals it.
    undealt: Option<UndealtSide>,
    /// That case, once it lies open.
    opened: Option<Result<Case, String>>,
    presence: Presence,
    number: Option<u64>,
    /// Whether the state was not told yet on this connection.
    fresh: bool,
    /// Whether the whole was asked for and has not come yet.
    asked_again: bool,
    unanswered: Vec<(String, Deed)>,
    /// The share that is drawn for the next start.
    share: Digest,
    pledges: Pledges,
    /// What was committed to, and whether a share was told, on this connection.
    said: (Option<Digest>, bool),
    told: Option<Testimony>,
    verdict: Option<Revealed>,
    mail: ThemeMail,
    notices: Vec<Notice>,
    revision: u64,
}

impl Client {
    /// A client of a link, which holds whatever of token and key one has. All of its chance comes from `entropy`.
    #[must_use]
    pub fn new(link: Link, entropy: [u8; 32], themes: &dyn ThemeSource) -> Self {
        let drawn = |purpose| Digest::of(purpose, &[&entropy]);
        let key = link.key.unwrap_or_else(|| drawn("candlestick key"));
        let signs = SigningKey::of_person(&key, &link.room);
        let link = Link { key: Some(key), ..link };
        let chance = drawn("candlestick chance");
        Self {
            link,
            key,
            signs,
            chance,
            drawn: 0,
            themes: themes.themes().into_iter().map(|theme| (theme.id.clone(), theme)).collect(),
            line: Line::new(chance),
            wake: None,
            you: None,
            marks: None,
            lobby: None,
            table: None,
            undealt: None,
            opened: None,
            presence: Presence::default(),
            number: None,
            fresh: true,
            asked_again: false,
            unanswered: Vec::new(),
            share: deal::share(&chance, 0),
            pledges: Pledges::default(),
            said: (None, false),
            told: None,
            verdict: None,
            mail: ThemeMail::default(),
            notices: Vec::new(),
            revision: 0,
        }
    }

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
            Due::Nothing => {}
            Due::Connect => self.connect(now, &mut out),
            Due::Ping => self.ping(&mut out),
            Due::Dead => {
                out.push(ClientOutput::Close);
                self.closed(None, now);
            }
        }
        self.plays_undealt(&mut out);
        let wake = (!matches!(self.line.state, LineState::Idle | LineState::Ended(_))).then_some(self.line.due);
        let behind = self.undealt.as_ref().is_some_and(UndealtSide::is_behind);
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
    pub fn sit(&mut self, now: u64, name: String, suspect: Option<candlestick_rules::SuspectId>) -> Vec<ClientOutput> {
        let drawn = || Token::drawn(&Digest::of("candlestick seat", &[&self.chance.0, &self.key.0]));
        let token = self.link.token.clone().unwrap_or_else(drawn);
        self.handle(now, ClientInput::Do(Deed::Sit { name, suspect, token, key: None }))
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

    /// Brings a theme of one's own into the room, as a zip of at most [`crate::protocol::MAX_THEME`] bytes; only the host
    /// may, before a case. Nothing while another is on its way there.
    pub fn bring(&mut self, now: u64, id: String, zip: Vec<u8>) -> Vec<ClientOutput> {
        let first = self.mail.bring(id, zip);
        first.map(|part| self.handle(now, ClientInput::Do(Deed::Bring(part)))).unwrap_or_default()
    }

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
        &self.link
    }

    /// How it is connected.
    #[must_use]
    pub const fn line(&self) -> LineState {
        self.line.state
    }

    /// One's number; none for a watcher.
    #[must_use]
    pub const fn you(&self) -> Option<PersonId> {
        self.you
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
    pub const fn told(&self) -> Option<&Testimony> {
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
        !self.unanswered.is_empty()
    }

    /// Whether a decision is on its way to the room, or still being proved where nobody deals.
    #[must_use]
    pub fn is_deciding(&self) -> bool {
        if let Some(undealt) = &self.undealt {
            return undealt.is_under_way() || self.is_posting();
        }
        let now = self.table.as_ref().map(RemoteTable::decision);
        let mut asked = self.unanswered.iter().map(|(_, deed)| deed);
        asked.any(|deed| matches!(deed, Deed::Act { decision, .. } if Some(*decision) == now))
    }

    /// Whether something that one posts is not answered yet.
    fn is_posting(&self) -> bool {
        self.unanswered.iter().any(|(_, deed)| matches!(deed, Deed::Post { .. }))
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

    /// From now on cases are told with these themes, as when they speak another language; the rules stay what they are.
    pub fn know(&mut self, themes: &dyn ThemeSource) {
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

    /// Asks whether the room is there.
    fn ping(&mut self, out: &mut Vec<ClientOutput>) {
        self.drawn += 1;
        out.push(said(&FromClient::Ping { number: self.drawn }));
    }

    fn connect(&mut self, now: u64, out: &mut Vec<ClientOutput>) {
        self.line.connecting(now);
        self.revision += 1;
        out.push(ClientOutput::Connect);
    }

    fn opened(&mut self, now: u64, out: &mut Vec<ClientOutput>) {
        let (room, token) = (self.link.room.clone(), self.link.token.clone());
        let hello = Hello { protocol: PROTOCOL, room, token, have: self.number, table: self.link.table };
        out.push(said(&FromClient::Hello(hello)));
        self.line.greeted(now);
    }

    fn closed(&mut self, code: Option<u16>, now: u64) {
        self.said = (None, false);
        self.asked_again = false;
        self.mail.comes_no_more();
        self.undealt.iter_mut().for_each(UndealtSide::is_cut);
        self.line.lost(code.and_then(CloseCode::of), now);
        self.revision += 1;
    }

    fn ask(&mut self, deed: Deed, out: &mut Vec<ClientOutput>) {
        let deed = self.signed(deed);
        let passing = matches!(deed, Deed::React(_) | Deed::Nudge | Deed::Commit { .. } | Deed::Share { .. });
        let nonce = self.nonce();
        if let Deed::Mark { .. } = deed {
            // Only the newest marks are worth saying again.
            self.unanswered.retain(|(_, other)| !matches!(other, Deed::Mark { .. }));
        }
        if let (Deed::Act { decision, action, .. }, Some(told)) = (&deed, &mut self.told) {
            told.decides(*decision, *action);
        }
        if let (Deed::Post { .. }, Some(undealt)) = (&deed, &self.undealt) {
            self.pledges.posts_in(undealt.course());
        }
        if self.line.is_open() {
            out.push(said(&FromClient::Do { nonce: nonce.clone(), deed: deed.clone() }));
        }
        if !passing && self.unanswered.len() < MOST_UNANSWERED {
            self.unanswered.push((nonce, deed));
        }
    }

    /// Adds one's key to what binds one to it, and one's signature to a decision.
    fn signed(&self, deed: Deed) -> Deed {
        let key = Some(self.signs.public());
        match deed {
            Deed::Sit { name, suspect, token, key: _ } => Deed::Sit { name, suspect, token, key },
            Deed::Commit { deal, commitment, .. } => Deed::Commit { deal, commitment, key, undealt: true },
            Deed::Act { decision, action, signature: _ } => {
                let table = self.table.as_ref().filter(|table| table.decision() == decision);
                let signature = table.map(|table| {
                    let what = self.place(table).decided(decision, action, &table.head());
                    self.signs.sign(&what)
                });
                Deed::Act { decision, action, signature }
            }
            other => other,
        }
    }

    fn place(&self, table: &RemoteTable) -> Place<'_> {
        Place { room: &self.link.room, deal: table.deal(), seat: table.me() }
    }

    fn nonce(&mut self) -> String {
        self.drawn += 1;
        Digest::of("candlestick nonce", &[&self.chance.0, &self.drawn.to_le_bytes()]).letters(10)
    }

    fn frame(&mut self, text: &str, now: u64, out: &mut Vec<ClientOutput>) {
        if !matches!(self.line.state, LineState::Greeting | LineState::Open) {
            return;
        }
        self.line.heard(now);
        let Ok(message) = read_room(text) else { return self.notice(Notice::Garbled) };
        match message {
            FromRoom::Welcome(welcome) => self.welcomed(welcome, out),
            FromRoom::Lobby(lobby) => self.take_lobby(lobby, out),
            FromRoom::Whole(whole) => self.take_whole(*whole, out),
            FromRoom::News(news) => self.take_news(*news, out),
            FromRoom::Undealt(told) => self.take_undealt(*told, out),
            FromRoom::Posts(posts) => self.take_posts(posts),
            FromRoom::False(posted) => self.take_false(&posted),
            FromRoom::Presence(presence) => {
                self.presence = presence;
                self.revision += 1;
            }
            FromRoom::Done { nonce } => self.answered(&nonce, None, out),
            FromRoom::Refused { nonce, code } => match nonce {
                Some(nonce) => self.answered(&nonce, Some(code), out),
                None => {
                    self.mail.comes_no_more();
                    self.notice(Notice::Refused(code));
                }
            },
            FromRoom::Theme(part) => self.take_part(&part, out),
            FromRoom::Reacted { person, reaction } => self.notice(Notice::Reacted(person, reaction)),
            FromRoom::Nudged { by } => self.notice(Notice::Nudged(by)),
            FromRoom::Verdict(revealed) => {
                self.verdict = Some(*revealed);
                self.revision += 1;
            }
            FromRoom::Pong { .. } => {}
        }
    }

    fn notice(&mut self, notice: Notice) {
        self.notices.push(notice);
        self.revision += 1;
    }

    fn welcomed(&mut self, welcome: Welcome, out: &mut Vec<ClientOutput>) {
        let again = self.line.is_open();
        self.line.welcomed();
        // With other eyes nothing goes on that was told so far.
        if self.you != welcome.you {
            self.number = None;
        }
        self.you = welcome.you;
        if !self.pledges.note_room(welcome.key) {
            self.notice(Notice::Contradicted);
        }
        self.marks = welcome.marks.or_else(|| self.marks.take());
        self.revision += 1;
        if self.you.is_some() && self.link.token.is_none() {
            let mut sat = self.unanswered.iter().filter_map(|(_, deed)| match deed {
                Deed::Sit { token, .. } => Some(token.clone()),
                _ => None,
            });
            self.link.token = sat.next();
        }
        if !again {
            self.fresh = true;
            let unanswered = self.unanswered.iter().cloned();
            out.extend(unanswered.map(|(nonce, deed)| said(&FromClient::Do { nonce, deed })));
        }
    }

    /// The theme of the room is not here: it is asked for part by part, and then the state once more.
    fn misses(&mut self, stamp: &ThemeStamp, out: &mut Vec<ClientOutput>) {
        if is_builtin(&stamp.id) {
            return self.notice(Notice::Garbled);
        }
        out.extend(self.mail.misses(stamp).map(|asked| said(&asked)));
        self.revision += 1;
    }

    fn take_part(&mut self, part: &ThemePart, out: &mut Vec<ClientOutput>) {
        match self.mail.take(part) {
            Ok(None) => {}
            Ok(Some(Came::Next(next))) => out.push(said(&next)),
            Ok(Some(Came::Whole(theme))) => {
                self.themes.insert(theme.id.clone(), theme);
                self.revision += 1;
                out.push(said(&FromClient::Again));
            }
            Err(_) => self.notice(Notice::Garbled),
        }
    }

    fn answered(&mut self, nonce: &str, code: Option<Code>, out: &mut Vec<ClientOutput>) {
        let Some(at) = self.unanswered.iter().position(|(other, _)| other == nonce) else { return };
        let (_, deed) = self.unanswered.remove(at);
        if let (Some(_), Deed::Act { decision, action, .. }, Some(told)) = (code, &deed, &mut self.told) {
            told.did_not_decide(*decision, *action);
        }
        // What opened the chair opens nothing any more.
        if deed == Deed::Stand && code.is_none() {
            self.link.token = None;
        }
        self.revision += 1;
        if matches!(deed, Deed::Post { .. }) {
            if let (Some(Code::Busy | Code::TooFast), Some(undealt)) = (code, &mut self.undealt) {
                undealt.forget_said();
            }
            // Two have posted at once; what is still owed is said again by itself.
            if code == Some(Code::Stale) {
                return;
            }
        }
        self.notices.extend(code.map(Notice::Refused));
        if let Deed::Bring(part) = &deed
            && let Some(next) = self.mail.answered(part, code.is_none())
        {
            self.ask(Deed::Bring(next), out);
        }
    }

    /// Whether this client knows more of a case already: a server that was started again tells those who watch later
    /// once more what they were told before.
    fn knows_more(&self, deal: u32, number: u64) -> bool {
        let later = |table: &&RemoteTable| table.deal() == deal && table.watch_delay().is_some();
        self.you.is_none() && self.table.as_ref().filter(later).is_some() && self.number > Some(number)
    }

    fn take_lobby(&mut self, lobby: Lobby, out: &mut Vec<ClientOutput>) {
        if self.knows_more(lobby.deal, lobby.number) {
            return;
        }
        // Nobody can know what is played by a digest that other files have too.
        if lobby.theme.is_short() {
            return self.notice(Notice::Garbled);
        }
        let Some(theme) = self.theme(&lobby.theme) else { return self.misses(&lobby.theme, out) };
        if !has_everybody(theme, &lobby) {
            return self.notice(Notice::Garbled);
        }
        (self.number, self.table, self.verdict, self.fresh) = (Some(lobby.number), None, None, false);
        (self.undealt, self.opened) = (None, None);
        if self.told.as_ref().is_none_or(|told| told.deal() != lobby.deal) {
            self.told = Some(Testimony::new(&self.link.room, &lobby, self.signs.public()));
        }
        self.revision += 1;
        self.share(&lobby, out);
        self.lobby = Some(lobby);
    }

    /// This very theme, if it is here.
    fn theme(&self, stamp: &ThemeStamp) -> Option<&Arc<Theme>> {
        self.themes.get(&stamp.id).filter(|theme| stamp.is_of(theme))
    }

    /// Commits to one's share of the deal, and tells it once everybody is asked to.
    fn share(&mut self, lobby: &Lobby, out: &mut Vec<ClientOutput>) {
        let (Some(you), Some(told)) = (self.you, &mut self.told) else { return };
        if !told.stands(lobby) {
            return self.notice(Notice::Contradicted);
        }
        if lobby.sharing {
            self.tell_share(lobby, you, out);
        } else {
            self.commit(lobby, you, out);
        }
        if let Some(told) = &mut self.told {
            told.pledges(&self.pledges);
        }
    }

    /// Commits to a share that was never told.
    fn commit(&mut self, lobby: &Lobby, you: PersonId, out: &mut Vec<ClientOutput>) {
        self.said.1 = false;
        self.pledges.give_up();
        if self.pledges.is_spent(&self.share) {
            self.drawn += 1;
            self.share = deal::share(&self.chance, self.drawn);
        }
        let commitment = deal::share_commitment(&self.share);
        if !lobby.commitments.contains(&(you, commitment)) && self.said.0 != Some(commitment) {
            self.said.0 = Some(commitment);
            self.ask(Deed::Commit { deal: lobby.deal, commitment, key: None, undealt: true }, out);
        }
    }

    fn tell_share(&mut self, lobby: &Lobby, you: PersonId, out: &mut Vec<ClientOutput>) {
        if self.said.1 {
            return;
        }
        match self.pledges.tell(lobby, you, self.share, self.signs.public()) {
            Ok(Some(share)) => {
                self.said.1 = true;
                self.ask(Deed::Share { deal: lobby.deal, share }, out);
            }
            // Whoever was away has committed to nothing yet; it is given up.
            Ok(None) => {}
            Err(OtherDeal) => {
                if let Some(told) = &mut self.told {
                    told.asks_twice();
                }
                self.notice(Notice::Contradicted);
            }
        }
    }

    fn take_whole(&mut self, whole: Whole, out: &mut Vec<ClientOutput>) {
        self.asked_again = false;
        if self.knows_more(whole.deal, whole.number) {
            return;
        }
        let same = self.table.as_ref().filter(|table| table.deal() == whole.deal);
        let known: Vec<Event> = same.map(|table| table.own_view().events.clone()).unwrap_or_default();
        let Some(before) = known.get(..whole.events_before) else {
            return self.ask_again(out);
        };
        let Some(theme) = self.theme(&whole.theme).cloned() else { return self.misses(&whole.theme, out) };
        let (number, before) = (whole.number, before.to_vec());
        let told = self.told.take().filter(|told| told.deal() == whole.deal);
        let mut told = told.unwrap_or_else(|| Testimony::late(&self.link.room, &whole, self.signs.public()));
        told.pledges(&self.pledges);
        let table = RemoteTable::of(theme, whole.clone(), before, (&self.link.room, self.pledges.room_key()));
        match table {
            Ok(table) => {
                let head = self.head(&table, number, table.head(), (whole.decision, whole.signature));
                let Ok(head) = head else {
                    self.told = Some(told);
                    return self.is_unsigned();
                };
                told.moves_to(table.me());
                told.signed(head);
                self.told = Some(told);
                (self.number, self.lobby, self.table) = (Some(number), None, Some(table));
                (self.undealt, self.opened) = (None, None);
                self.begun(&whole);
                self.revision += 1;
            }
            Err(_) => {
                self.told = Some(told);
                self.notice(Notice::Garbled);
            }
        }
    }

    /// What was told, with the room's signature, to be kept; none where the room has no key, as one that was made before
    /// rooms had any.
    fn head(
        &self,
        table: &RemoteTable,
        number: u64,
        head: Digest,
        (decision, signature): (u64, Option<Signature>),
    ) -> Result<Option<SignedHead>, NotSigned> {
        let Some(key) = self.pledges.room_key() else { return Ok(None) };
        let what = self.place(table).told(number, &head);
        let fits = signature.filter(|signature| key.has_signed(&what, signature)).ok_or(NotSigned)?;
        Ok(Some(SignedHead { seat: table.me(), number, decision, head, signature: fits }))
    }

    /// The room has told what it does not sign: nothing of it is shown.
    fn is_unsigned(&mut self) {
        if let Some(told) = &mut self.told {
            told.is_lied_to();
        }
        self.notice(Notice::Contradicted);
    }

    /// Notes what was told of the case.
    fn begun(&mut self, whole: &Whole) {
        let fresh = std::mem::take(&mut self.fresh);
        let (Some(table), Some(told)) = (&self.table, &mut self.told) else { return };
        let fits = told.begun(whole, table.me(), &table.own_view().setup, fresh)
            & told.hears(table.decision(), &table.own_view().events, table.stood_in());
        if !fits {
            self.notice(Notice::Contradicted);
        }
    }

    fn take_news(&mut self, news: News, out: &mut Vec<ClientOutput>) {
        let Some(number) = self.number else { return self.ask_again(out) };
        if news.number <= number {
            return;
        }
        let next = news.number == number + 1;
        let Some(table) = self.table.as_ref().filter(|_| next) else { return self.ask_again(out) };
        let number = news.number;
        let head = self.head(table, number, table.head_with(&news), (news.decision, news.signature));
        let Ok(head) = head else {
            self.is_unsigned();
            return self.ask_again(out);
        };
        let Some(table) = &mut self.table else { return };
        if table.take(news).is_err() {
            self.table = None;
            self.notice(Notice::Garbled);
            return self.ask_again(out);
        }
        self.number = Some(number);
        if let Some(told) = &mut self.told {
            told.signed(head);
            told.hears(table.decision(), &table.own_view().events, table.stood_in());
        }
        self.revision += 1;
    }

    /// A case that nobody deals has begun, or is told again.
    fn take_undealt(&mut self, told: Undealt, out: &mut Vec<ClientOutput>) {
        self.asked_again = false;
        if told.theme.is_short() {
            return self.notice(Notice::Garbled);
        }
        let Some(theme) = self.theme(&told.theme).cloned() else { return self.misses(&told.theme, out) };
        let me = Me {
            you: self.you,
            room: &self.link.room,
            room_key: self.pledges.room_key(),
            link: &self.key,
            signs: self.signs.public(),
        };
        let number = told.number;
        let new = match UndealtSide::new(told, theme, &me) {
            Ok(new) => new,
            Err(NotPlayed::NotMe) => return self.notice(Notice::Contradicted),
            Err(NotPlayed::Setting) => return self.notice(Notice::Garbled),
        };
        (self.number, self.verdict, self.told) = (Some(number), None, None);
        // No share is asked for, so the same may be committed to for the next deal.
        self.said = (None, false);
        let same = self.undealt.as_mut().filter(|known| known.is_same(&new));
        let fits = if let Some(known) = same {
            known.again(new.told)
        } else {
            let mut new = new;
            new.must_pass(self.pledges.course_of(new.name()));
            let fits = !new.broken;
            (self.table, self.opened) = (None, None);
            self.lobby = Some(new.lobby());
            self.undealt = Some(new);
            fits
        };
        self.revision += 1;
        if !fits {
            self.notice(Notice::Contradicted);
        }
    }

    fn take_posts(&mut self, posts: Posts) {
        let Some(undealt) = self.undealt.as_mut().filter(|undealt| undealt.told.deal == posts.deal) else { return };
        self.number = self.number.max(Some(posts.number));
        undealt.comes(posts);
        self.revision += 1;
    }

    /// The room has refused what somebody signed and says so; only what is seen here is told.
    fn take_false(&mut self, posted: &Posted) {
        let undealt = self.undealt.as_ref().filter(|undealt| !undealt.is_behind());
        if let Some(person) = undealt.and_then(|undealt| undealt.liar(posted)) {
            self.notice(Notice::False(person));
        }
    }

    /// Goes on with a case that nobody deals: hears posts, asks for those that are missing, and says what is owed.
    fn plays_undealt(&mut self, out: &mut Vec<ClientOutput>) {
        let Some(undealt) = &mut self.undealt else { return };
        let was_broken = undealt.broken;
        let heard = undealt.hears();
        let (broke, deal) = (undealt.broken && !was_broken, undealt.told.deal);
        if heard.as_ref().is_ok_and(|heard| *heard) && undealt.is_caught_up() {
            self.table = undealt.shown();
            self.opened = undealt.opened();
            if self.table.is_some() {
                self.lobby = None;
            }
            self.revision += 1;
        }
        if broke {
            self.notice(Notice::Contradicted);
        }
        if !self.line.is_open() {
            return;
        }
        let posting = self.is_posting();
        let Some(undealt) = &mut self.undealt else { return };
        if let Some(after) = undealt.misses() {
            out.push(said(&FromClient::Posts { deal, after }));
        }
        if !posting && let Some(post) = undealt.owes() {
            self.ask(Deed::Post { deal, post }, out);
        }
    }

    /// Something is missing: asks for the whole, once.
    fn ask_again(&mut self, out: &mut Vec<ClientOutput>) {
        if !self.asked_again {
            self.asked_again = true;
            out.push(said(&FromClient::Again));
        }
    }
}

/// Whether everybody in a lobby is somebody of the theme.
fn has_everybody(theme: &Theme, lobby: &Lobby) -> bool {
    let people = lobby.people.iter().map(|one| one.suspect);
    let bots = lobby.arrangement.bots.iter().map(|bot| bot.suspect);
    people.chain(bots).all(|suspect| suspect.index() < theme.suspects.len())
}

/// A message as a frame. None of them can fail to be written.
fn said(message: &FromClient) -> ClientOutput {
    ClientOutput::Send(serde_json::to_string(message).unwrap_or_default())
}
