//! Joins this device to a room: whoever plays here, and what passes between them, the room and the table.

use std::{cmp::Reverse, collections::BTreeMap, mem, sync::Arc, time::Duration};

use super::{aloud::SaidAloud, connected::Connected, fairness::Fairness, span::Span};
use crate::{
    platform::{self, Signal, now_ms, take_awake},
    screens::Themes,
    session::{DecisionOnItsWay, DecisionOutbox, RemoteCase, Session},
};
use candlestick_game::Marks;
use candlestick_online::{
    Link, ServerAddress,
    audit::Pledges,
    client::{ClosedCase, ConnectionState, Notice, RemoteTable},
    protocol::{Arrangement, Deed, PersonId},
};
use candlestick_rules::SeatId;

/// A room, from this device.
#[derive(Debug)]
pub(super) struct JoinedRoom {
    /// Whoever came into the room here first: the lobby is seen and arranged as they do.
    pub own: Connected,
    /// Whoever else plays at this device, each in a chair and with a connection of their own.
    pub beside: Vec<Connected>,
    pub server: Arc<ServerAddress>,
    outbox: DecisionOutbox,
    /// What of the clients was taken up last.
    heard: u64,
    /// Whether a case of this room has lain on the table.
    pub was_laid: bool,
    /// The case whose beginning was noticed last.
    begun: Option<u32>,
    /// What is to be arranged once the theme that is being brought is there.
    pub arranges: Option<Box<Arrangement>>,
    /// Whether its case is to be laid, though it lies there: until it is.
    pub wants_table: bool,
    /// Whether somebody here was reminded that they are awaited, which the window has not shown yet.
    pub nudged: bool,
    pub fairness: Fairness,
    /// Whether its person does not see the screen that shows the table.
    pub is_far: bool,
    /// Since when somebody is seen to be away, by this program's clock.
    pub away: BTreeMap<PersonId, u64>,
    /// Which decision of which case is awaited, and since when, by this program's clock.
    awaited: Option<(u32, u64, u64)>,
    /// When a bot makes the present decision: by the room's clock, and by this program's.
    due: Option<(u64, u64)>,
    /// What is told in words for a while, and until when.
    said: Option<(String, u64)>,
    /// How often something has changed beside what the clients here were told: what was told to those who were let go, and
    /// decisions that came to nothing.
    besides: u64,
}

/// How long something is told, in milliseconds.
const TOLD: u64 = 6_000;
/// After how long it is told who is awaited, in milliseconds: mostly they only think.
const PATIENCE: u64 = 12_000;
/// How long before a bot decides for somebody it is told, in milliseconds: to them, and to the others.
const LAST: u64 = 60_000;
const LAST_OF_OTHERS: u64 = 20_000;

impl JoinedRoom {
    /// Goes in by a link, which holds whatever of token and key one has.
    pub fn new(server: ServerAddress, link: Link, entropy: [u8; 32], themes: &Themes) -> Self {
        let server = Arc::new(server);
        Self {
            own: Connected::new(&server, link, entropy, themes),
            beside: Vec::new(),
            server,
            outbox: DecisionOutbox::default(),
            heard: 0,
            was_laid: false,
            begun: None,
            arranges: None,
            wants_table: false,
            nudged: false,
            fairness: Fairness::default(),
            is_far: false,
            away: BTreeMap::new(),
            awaited: None,
            due: None,
            said: None,
            besides: 0,
        }
    }

    /// Connects everybody who plays here, for the first time.
    pub fn begin(&mut self, signal: &Signal) {
        self.everybody_mut().for_each(|one| one.begin(signal));
    }

    /// Connects those again whose connection the room has ended.
    pub fn come_again(&mut self, signal: &Signal) {
        self.everybody_mut().filter(|one| one.is_ended()).for_each(|one| one.begin(signal));
    }

    /// Asks for something to be done, for whoever came first.
    pub fn ask(&mut self, deed: Deed, signal: &Signal) {
        self.own.ask(deed, signal);
    }

    /// Brings a theme of one's own into the room, as a zip, and arranges it once it is there. Nothing while another is
    /// on its way there.
    pub fn bring(&mut self, arrangement: Box<Arrangement>, zip: Vec<u8>, signal: &Signal) {
        if self.own.client.is_bringing() {
            return;
        }
        self.own.bring(arrangement.theme.clone(), zip, signal);
        self.arranges = Some(arrangement);
    }

    /// Somebody comes beside those who play here, by a link, with the shares of deals that they have told. To be connected.
    pub fn comes_beside(&mut self, link: Link, pledges: Pledges, entropy: [u8; 32], themes: &Themes) -> &mut Connected {
        let mut one = Connected::new(&self.server, link, entropy, themes);
        one.client.recall(pledges);
        self.beside.push_mut(one)
    }

    /// Everybody who plays at this device.
    pub fn everybody(&self) -> impl Iterator<Item = &Connected> {
        std::iter::once(&self.own).chain(&self.beside)
    }

    /// The same, to talk with.
    pub fn everybody_mut(&mut self) -> impl Iterator<Item = &mut Connected> {
        std::iter::once(&mut self.own).chain(&mut self.beside)
    }

    /// Whether somebody plays at this device.
    pub fn is_here(&self, person: PersonId) -> bool {
        self.everybody().any(|one| one.is(person))
    }

    /// Whoever came first goes, and somebody else here goes on with the room.
    pub fn pass_on(&mut self) {
        if let Some(next) = self.beside.first_mut() {
            mem::swap(&mut self.own, next);
        }
    }

    /// Passes on what the sockets brought, what was decided at the table, and the time.
    pub fn talk(&mut self, signal: &Signal) {
        for (seat, wanted) in self.outbox.take() {
            let decides = self.everybody_mut().find(|one| one.seat() == Some(seat));
            let is_sent = decides.is_some_and(|one| match wanted {
                DecisionOnItsWay::Decides(action) => one.decide(action, signal),
                DecisionOnItsWay::TakesBack => one.take_back(signal),
            });
            // The table takes it for being on its way until it hears the case anew.
            self.besides += u64::from(!is_sent);
        }
        let awoke = take_awake();
        self.everybody_mut().for_each(|one| one.talk(awoke, signal));
        if self.said.take_if(|(_, until)| *until <= now_ms()).is_some() {
            signal.note();
        }
    }

    /// Lets go of whoever does not play here any more: they have stood up, were not seated, or went on elsewhere.
    pub fn let_go(&mut self) {
        if self.own.is_lost() {
            self.pass_on();
        }
        let before: u64 = self.beside.iter().map(|one| one.client.revision()).sum();
        self.beside.retain(Connected::stays);
        let after: u64 = self.beside.iter().map(|one| one.client.revision()).sum();
        // What was told of them counts on, or the sum of all would go back.
        self.besides += before.saturating_sub(after);
    }

    /// A number that is another whenever something has changed.
    pub fn revision(&self) -> u64 {
        self.everybody().map(|one| one.client.revision()).sum::<u64>() + self.besides
    }

    /// Whether something has changed since this was last asked.
    pub fn take_changed(&mut self) -> bool {
        let now = self.revision();
        mem::replace(&mut self.heard, now) != now
    }

    /// Whether this session is at the room's case as it is now: its deal has a seal of its own.
    pub fn is_at(&self, session: &Session) -> bool {
        session.is_elsewhere() && self.own.client.table().is_some_and(|table| table.seal() == session.seal())
    }

    /// The oldest closed case that was not taken up yet and that everybody who plays here has. The room may be at the next.
    pub fn closed(&self) -> Option<&ClosedCase> {
        let has_all = |own: &&ClosedCase| self.beside.iter().all(|one| one.closed_with(own).is_some());
        self.own.client.closed_cases().filter(|closed| closed.is_new()).find(has_all)
    }

    /// Whether this session is at that one.
    pub fn is_at_closed(&self, session: &Session) -> bool {
        session.is_elsewhere() && self.closed().is_some_and(|closed| closed.table().seal() == session.seal())
    }

    /// That closed case is checked, and kept where there was anything to keep.
    pub fn take_closed(&mut self) {
        if let Some(deal) = self.closed().map(|closed| closed.table().deal()) {
            self.everybody_mut().for_each(|one| one.client.take_closed(deal));
        }
    }

    /// The case as it stands, for the table; none in the lobby, and none before everybody who plays here was told the same
    /// of it: nobody's cards may lie open because somebody else was not there yet.
    pub fn case(&self) -> Option<RemoteCase> {
        let beside: Option<Vec<_>> = self.beside.iter().map(|one| one.client.table()).collect();
        self.remote_case(self.own.client.table()?, &beside?)
    }

    /// The case that a session is at, be it the present one or the last that was closed.
    pub fn case_of(&self, session: &Session) -> Option<RemoteCase> {
        if self.is_at(session) {
            return self.case();
        }
        let closed = self.closed().filter(|_| self.is_at_closed(session))?;
        let beside: Vec<_> =
            self.beside.iter().filter_map(|one| one.closed_with(closed)).map(ClosedCase::table).collect();
        self.remote_case(closed.table(), &beside)
    }

    /// A case as it was told to those who play here.
    fn remote_case(&self, table: &RemoteTable, beside: &[&RemoteTable]) -> Option<RemoteCase> {
        if beside.iter().any(|other| !other.is_in_step_with(table)) {
            return None;
        }
        let deciding = self.everybody().any(|one| one.client.is_deciding()) || !self.outbox.is_empty();
        let case = RemoteCase::new(table.clone(), self.outbox.clone(), deciding, self.revision());
        let opened = self.fairness.opened(table.seal()).cloned();
        Some(case.beside(beside.iter().copied().cloned().collect()).opened(opened))
    }

    /// Marks that the room has told since this was last asked, by seat: those of another device with the same chair.
    pub fn take_told_marks(&mut self) -> Vec<(SeatId, Marks)> {
        self.everybody_mut().filter_map(|one| Some((one.seat()?, one.take_told_marks()?))).collect()
    }

    /// Sends marks of a seat, unless the room has the same.
    pub fn send_marks(&mut self, seat: SeatId, text: String, signal: &Signal) {
        if let Some(one) = self.everybody_mut().find(|one| one.seat() == Some(seat)) {
            one.send_marks(text, signal);
        }
    }

    /// Says something for a while: at once in the page, on whatever screen one is, and in the window where it is shown.
    pub fn say(&mut self, text: String) {
        platform::say(&text);
        self.said = Some((text, now_ms() + TOLD));
    }

    /// What is said for a while.
    pub fn said(&self) -> Option<SaidAloud<'_>> {
        self.said.as_ref().map(|(text, until)| SaidAloud { text, until: *until })
    }

    /// Whether a case goes on of which this is the first that is asked.
    pub fn take_begun(&mut self) -> bool {
        let now = self.own.client.table().filter(|table| !table.is_over()).map(RemoteTable::deal);
        let is_new = now.is_some() && self.begun != now;
        self.begun = now.or(self.begun);
        is_new
    }

    /// What is to be shown once. What everybody is told, is shown once for all who play here.
    pub fn take_notices(&mut self) -> Vec<Notice> {
        let mut all = self.own.take_notices();
        let others = self.beside.iter_mut().flat_map(Connected::take_notices);
        all.extend(others.filter(|notice| !matches!(notice, Notice::Reacted(..))));
        all.dedup();
        all
    }

    /// Whether the present decision is long in coming.
    pub fn is_long_awaited(&self) -> bool {
        self.awaited.is_some_and(|(.., since)| now_ms().saturating_sub(since) >= PATIENCE)
    }

    /// Notes which decision is awaited, and who is away, since when.
    pub fn note_times(&mut self) {
        let now = now_ms();
        let asked = self.own.client.table().map(|table| (table.deal(), table.decision()));
        if self.awaited.map(|(deal, decision, _)| (deal, decision)) != asked {
            self.awaited = asked.map(|(deal, decision)| (deal, decision, now));
        }
        let presence = self.own.client.presence();
        let since = |since: u64| now.saturating_sub(presence.now.saturating_sub(since));
        let gone = presence.people.iter().filter(|one| !one.gone);
        let away: BTreeMap<_, _> = gone.filter_map(|one| Some((one.person, since(one.away_since?)))).collect();
        self.due = presence.due.map(|due| match self.due {
            Some((of, at)) if of == due => (of, at),
            _ => (due, now + due.saturating_sub(presence.now)),
        });
        let before = mem::take(&mut self.away);
        self.away = away.into_iter().map(|(person, at)| (person, before.get(&person).copied().unwrap_or(at))).collect();
    }

    /// Which decision of which case somebody who plays here is to make now; none while it is on its way or being proved.
    pub fn asked(&self) -> Option<(u32, u64)> {
        self.everybody().find_map(|one| {
            let table = one.client.table().filter(|table| !table.is_over() && !table.is_paused())?;
            let is_asked = table.actor() == Some(table.me()) && !one.client.is_deciding();
            is_asked.then(|| (table.deal(), table.decision()))
        })
    }

    /// The seats of the case whose people are away.
    pub fn away_seats(&self) -> Vec<SeatId> {
        let people = self.own.client.table().map(RemoteTable::people).unwrap_or_default();
        let seats = people.iter().zip(0..).filter(|(person, _)| person.is_some_and(|one| self.away.contains_key(&one)));
        seats.map(|(_, seat)| SeatId(seat)).collect()
    }

    /// The others who are away, and for how long: first whoever is awaited, then whoever is away longest.
    pub fn missed(&self, awaited: Option<PersonId>) -> Vec<(PersonId, Span)> {
        let now = now_ms();
        let others = self.away.iter().filter(|(person, _)| !self.is_here(**person));
        let mut missed: Vec<_> = others.map(|(person, since)| (*person, Span(now.saturating_sub(*since)))).collect();
        missed.sort_by_key(|(person, span)| (awaited != Some(*person), Reverse(*span)));
        missed
    }

    /// In how many whole seconds a bot makes the present decision in the place of that person: who is here is told in the
    /// last minute before, the others in the last seconds.
    pub fn left(&self, person: PersonId) -> Option<u64> {
        let left = self.due?.1.saturating_sub(now_ms());
        let told = if self.is_here(person) { LAST } else { LAST_OF_OTHERS };
        (left <= told).then(|| left.div_ceil(1_000))
    }

    /// How long nothing is due.
    pub fn due_in(&self) -> Option<Duration> {
        let said = self.said.as_ref().map(|(_, until)| *until);
        let awaited = self.awaited.map(|(.., since)| since + PATIENCE).filter(|at| *at > now_ms());
        let wakes = self.everybody().filter_map(Connected::wake);
        let due = [said, awaited].into_iter().flatten().chain(wakes).min();
        let due = due.map(|due| Duration::from_millis(due.saturating_sub(now_ms())));
        // Where it is told for how long somebody is away, the number goes on.
        let counted = self.missed(None).into_iter().map(|(_, span)| span.next()).min();
        [due, counted, self.left_changes()].into_iter().flatten().min()
    }

    /// After how long [`JoinedRoom::left`] is another.
    fn left_changes(&self) -> Option<Duration> {
        let left = self.due?.1.checked_sub(now_ms()).filter(|left| *left > 0)?;
        let next = if left > LAST { left - LAST } else { (left - 1) % 1_000 + 1 };
        Some(Duration::from_millis(next))
    }

    /// One's number, and whether one has the host's rights.
    pub fn me(&self) -> Option<(PersonId, bool)> {
        let me = self.own.client.you()?;
        Some((me, self.own.client.presence().host == Some(me)))
    }

    /// Whether somebody who plays here goes on only where it is said so: the room has ended their connection, or what it tells
    /// cannot be shown to them. All who share a device wait for each of them.
    pub fn is_stopped(&self) -> bool {
        self.everybody().any(Connected::is_stopped)
    }

    /// Whether what the room tells cannot be shown to somebody who plays here: they come again as after a reload.
    pub fn is_at_impasse(&self) -> bool {
        self.everybody().any(|one| one.impasse().is_some())
    }

    /// Whether this screen shows the table, and nobody sits at it.
    pub const fn is_table(&self) -> bool {
        self.own.client.link().table
    }

    /// Whether somebody plays here and another screen shows the table.
    pub fn has_table(&self) -> bool {
        !self.is_table() && self.own.client.presence().table && self.own.client.you().is_some()
    }

    /// Whether one only watches, and the room lets whoever does take the chair of a bot.
    pub fn may_take_chair(&self) -> bool {
        let client = &self.own.client;
        let closed = client.table().is_some_and(|table| table.arrangement().closed);
        !closed && client.you().is_none() && !self.is_table() && client.presence().lets_guests_sit()
    }

    /// Whether it is connected.
    pub fn is_open(&self) -> bool {
        self.own.client.line() == ConnectionState::Open
    }
}
