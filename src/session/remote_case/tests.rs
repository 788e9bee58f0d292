//! Plays cases over a room in memory, by one person or by two who share a device, and tests what they are shown.

use candlestick_bots::{Level, decide};
use candlestick_game::ReadRecord;
use candlestick_online::{
    BuiltinThemes, ConnectionId, CreateRoom, Input, Link, Output, Room, ThemeProvider,
    client::{Client, ClientInput, ClientOutput},
    protocol::{Arrangement, BotChair, Deed, FromClient},
};
use candlestick_rules::SuspectId;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use super::*;
use crate::session::{PlaybackStatus, Session};

/// A room and the clients of those who play at one device, whose frames arrive at once.
struct RoomOfClients {
    room: Room,
    clients: Vec<Client>,
    now: u64,
    wake: Option<u64>,
}

impl RoomOfClients {
    /// A room of a theme whose case has begun with so many people, and with novices on all other chairs.
    fn begun(theme: &Theme, themes: &BuiltinThemes, people: u8) -> Self {
        Self::shuffled(theme, themes, people, 4)
    }

    /// The same with another shuffle: people's shares of it are made from this number on.
    fn shuffled(theme: &Theme, themes: &BuiltinThemes, people: u8, shares: u8) -> Self {
        let request = CreateRoom { name: "Ada".into(), theme: theme.id.clone() };
        let (room, _, created) = Room::create(request, [3; 64], 0, themes).unwrap();
        let invitation = Link::invitation(&created.room);
        let own = Link { token: created.token.parse().ok(), ..invitation.clone() };
        let links = std::iter::once(own).chain(std::iter::repeat_n(invitation, usize::from(people) - 1));
        let clients = links.zip(shares..).map(|(link, n)| Client::new(link, [n; 32], themes)).collect();
        let mut wire = Self { room, clients, now: 0, wake: None };
        for n in 0..wire.clients.len() {
            let out = wire.clients[n].handle(0, ClientInput::Begin);
            wire.obey(n, out);
            if n > 0 {
                let out = wire.clients[n].sit(0, format!("Guest {n}"), None);
                wire.obey(n, out);
            }
        }
        let seats = theme.edition.profile.min_seats.max(4);
        let bot = |n| BotChair { suspect: SuspectId(n), level: Level::Novice, name: format!("Bot {n}") };
        let bots = (people..seats).map(bot).collect();
        wire.ask(Deed::Arrange(Arrangement { theme: theme.id.clone(), bots, ..Arrangement::default() }));
        wire.ask(Deed::Start);
        wire
    }

    fn ask(&mut self, deed: Deed) {
        let out = self.clients[0].handle(self.now, ClientInput::Do(deed));
        self.obey(0, out);
    }

    fn wants(&mut self, seat: SeatId, wanted: DecisionOnItsWay) {
        let at = |client: &Client| client.table().is_some_and(|table| table.me() == seat);
        let n = self.clients.iter().position(at).expect("somebody of this device has the seat");
        let out = match wanted {
            DecisionOnItsWay::Decides(action) => self.clients[n].decide(self.now, action).expect("it was offered"),
            DecisionOnItsWay::TakesBack => self.clients[n].take_back(self.now),
        };
        self.obey(n, out);
    }

    fn obey(&mut self, n: usize, outputs: Vec<ClientOutput>) {
        let connection = ConnectionId(n as u64);
        for output in outputs {
            let input = match output {
                ClientOutput::Connect => {
                    let out = self.clients[n].handle(self.now, ClientInput::Opened);
                    self.obey(n, out);
                    continue;
                }
                ClientOutput::Send(text) if matches!(serde_json::from_str(&text), Ok(FromClient::Hello(_))) => {
                    Input::Opened { connection, hello: text }
                }
                ClientOutput::Send(text) => Input::Frame { connection, text },
                ClientOutput::Close | ClientOutput::WakeAt(_) | ClientOutput::Changed => continue,
            };
            self.tell_room(input);
        }
    }

    fn tell_room(&mut self, input: Input) {
        for output in self.room.handle(self.now, input) {
            match output {
                Output::Append(entry) => self.tell_room(Input::Appended { seq: entry.seq }),
                Output::Send { connection, text } => {
                    let n = connection.0 as usize;
                    let out = self.clients[n].handle(self.now, ClientInput::Frame(text));
                    self.obey(n, out);
                }
                Output::Think(job) => {
                    let number = job.number;
                    self.tell_room(Input::BotDecided { job: number, action: job.run() });
                }
                Output::WakeAt(when) => self.wake = Some(when),
                Output::Close { code, .. } => panic!("closed: {code:?}"),
                Output::Refused(_) => {}
                Output::Yield => panic!("the room gave up"),
            }
        }
    }

    /// Time passes until something is due in the room.
    fn pass(&mut self) {
        self.now = self.wake.take().expect("something is due").max(self.now);
        self.tell_room(Input::Tick);
    }

    fn case(&self, outbox: &DecisionOutbox) -> Box<RemoteCase> {
        let mut tables = self.clients.iter().map(|one| one.table().expect("the case has begun").clone());
        let own = tables.next().expect("somebody is here");
        let deciding = self.clients.iter().any(Client::is_deciding);
        let revision = self.clients.iter().map(Client::revision).sum();
        Box::new(RemoteCase::new(own, outbox.clone(), deciding, revision).beside(tables.collect()))
    }
}

/// Shows all that is to be shown; what was shown.
fn shown(session: &mut Session) -> Vec<Event> {
    let mut all = Vec::new();
    loop {
        all.extend(session.animations_mut().drain(..).map(|animation| animation.event));
        if session.playback_status() == PlaybackStatus::All {
            session.refresh_view();
        }
        if !session.needs_telling() {
            return all;
        }
        session.tell();
    }
}

#[test]
fn a_case_over_a_room_is_shown_as_the_same_log_on_one_device_for_every_edition() {
    let themes = BuiltinThemes::default();
    for theme in themes.themes() {
        let (mut wire, outbox) = (RoomOfClients::begun(&theme, &themes, 1), DecisionOutbox::default());
        let mut session = Session::at(wire.case(&outbox));
        let me = session.viewer();
        let mut told = session.view().events.clone();
        let mut dice = ChaCha8Rng::seed_from_u64(5);
        for _ in 0..4_000 {
            told.extend(shown(&mut session));
            if session.is_over() {
                break;
            }
            assert!(
                session.case().is_none() && !session.bot_to_act(),
                "{}: nothing is known but what is told",
                theme.id
            );
            if session.at_rest() && session.actor() == Some(me) {
                let action = decide(session.view(), Level::Novice, &mut dice);
                session.decide(action).expect("what is offered is taken");
                assert!(!session.at_rest(), "{}: nothing is decided twice", theme.id);
                session.decide(action).expect_err("one decision at a time");
                for (seat, wanted) in outbox.take() {
                    wire.wants(seat, wanted);
                }
            } else {
                wire.pass();
            }
            session.hear(wire.case(&outbox));
        }
        assert!(session.is_over() && wire.clients[0].take_notices().is_empty(), "{}", theme.id);
        let revealed = wire.clients[0].verdict().expect("the room opens the case");
        let log = ReadRecord::from_text(&revealed.record).expect("it is a record").record.log;
        let case = Case::replay(Arc::clone(&theme), log).expect("it replays");
        let here: Vec<_> = case.game().events().iter().map(|event| event.seen_by(me)).collect();
        assert_eq!(told, here, "{}", theme.id);
        assert_eq!(WrittenView::from(session.view().clone()), WrittenView::from(case.game().view(me)), "{}", theme.id);
    }
}

/// Plays a case of two people at one device and two bots in a room, and looks at what each of them is shown when the device is
/// theirs; whether it was both people's once.
fn shares_a_device(theme: &Arc<Theme>, themes: &BuiltinThemes, n: u8) -> bool {
    let (mut wire, outbox) = (RoomOfClients::shuffled(theme, themes, 2, n), DecisionOutbox::default());
    let mut session = Session::at(wire.case(&outbox));
    let here: Vec<_> = session.persons().collect();
    assert_eq!((here.len(), session.viewer()), (2, SeatId::WATCHER), "{}", theme.id);
    let mut dice = ChaCha8Rng::seed_from_u64(u64::from(n));
    let mut had = Vec::new();
    for _ in 0..6_000 {
        shown(&mut session);
        if let Some(seat) = session.curtain() {
            assert!(session.view().hand.is_empty() && here.contains(&seat), "{}", theme.id);
            session.lift_curtain();
            shown(&mut session);
            had.push(seat);
        }
        if session.is_over() {
            break;
        }
        let me = session.viewer();
        assert_eq!(session.view().me, me);
        if session.at_rest() && session.actor() == Some(me) {
            let own = wire.clients.iter().find_map(|one| one.table().filter(|table| table.me() == me));
            let own = own.expect("only those who are here decide").own_view().clone();
            assert_eq!(WrittenView::from(session.view().clone()), WrittenView::from(own), "{}", theme.id);
            session.decide(decide(session.view(), Level::Novice, &mut dice)).expect("it is offered");
            for (seat, wanted) in outbox.take() {
                assert_eq!(seat, me);
                wire.wants(seat, wanted);
            }
        } else {
            wire.pass();
        }
        session.hear(wire.case(&outbox));
    }
    assert!(session.is_over(), "{}", theme.id);
    assert!(wire.clients.iter_mut().all(|one| one.take_notices().is_empty()), "{}", theme.id);
    here.iter().all(|seat| had.contains(seat))
}

#[test]
fn people_who_share_a_device_in_a_room_each_see_their_own_and_between_them_nobodys() {
    let themes = BuiltinThemes::default();
    for theme in themes.themes() {
        // In a short case one of them may never be asked.
        assert!((6..12).any(|n| shares_a_device(&theme, &themes, n)), "{}: the device went to both", theme.id);
    }
}

#[test]
fn what_is_taken_back_in_a_room_is_taken_off_the_table_in_every_edition() {
    let themes = BuiltinThemes::default();
    for theme in themes.themes() {
        let (mut wire, outbox) = (RoomOfClients::begun(&theme, &themes, 1), DecisionOutbox::default());
        let mut session = Session::at(wire.case(&outbox));
        let (me, mut dice) = (session.viewer(), ChaCha8Rng::seed_from_u64(5));
        let (mut before, mut slips, mut taken) = (session.view().clone(), 0, 0);
        for _ in 0..4_000 {
            shown(&mut session);
            if session.is_over() {
                break;
            }
            slips += u64::from(session.may_take_back());
            let falls = session.may_take_back() && slips % 3 == 0;
            if falls {
                assert!(!session.take_back(), "{}: not before the room tells it", theme.id);
                assert!(!session.at_rest() && !session.may_take_back(), "{}: one thing at a time", theme.id);
            } else if session.at_rest() && session.actor() == Some(me) {
                before = session.view().clone();
                session.decide(decide(session.view(), Level::Novice, &mut dice)).expect("it is offered");
            } else {
                wire.pass();
            }
            for (seat, wanted) in outbox.take() {
                wire.wants(seat, wanted);
            }
            // A choice that is collected until all have chosen tells nothing.
            let was_shown = falls && session.view().events.len() > before.events.len();
            assert_eq!(session.hear(wire.case(&outbox)), was_shown, "{}: what was shown has fallen", theme.id);
            if falls {
                assert!(session.at_rest(), "{}", theme.id);
                let written = |view: &View| WrittenView::from(view.clone());
                assert_eq!(written(session.view()), written(&before), "{}: as if it had never been", theme.id);
                taken += 1;
            }
        }
        assert!(session.is_over() && taken > 1, "{}: {taken}", theme.id);
    }
}
