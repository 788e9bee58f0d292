//! Shows the way into a room or its lobby, and does what is chosen there.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};

use super::{
    chairs::{Chair, Chairs},
    entropy,
    invited::Invited,
    params::Together,
    room::JoinedRoom,
    sentences,
    state::{TogetherChoice, TogetherState},
    tab, view,
};
use crate::{
    platform,
    screens::{Prompted, gallery::Gallery, window::whole},
    table::Screen,
};
use candlestick_online::{
    CloseCode, CreateRoom, Created, Handle, Link, ServerAddress,
    audit::Pledges,
    client::ConnectionState,
    protocol::{Arrangement, Deed, MAX_NAME, MAX_THEME, fits_name},
};
use candlestick_themes::{Words, key};

/// One's chairs, one's name of last time, and the server that the page comes from.
pub(super) fn recall(mut state: ResMut<TogetherState>) {
    state.chairs = Chairs::recall();
    let last = state.chairs.iter().next().cloned();
    state.name = last.as_ref().map(|chair| chair.name.clone()).unwrap_or_default();
    let last = last.map(|chair| chair.server.to_string());
    let own = ServerAddress::read(&platform::address()).ok().map(|server| server.to_string());
    state.server = own.or(last).unwrap_or_default();
}

/// Whoever opened a room's link does not stop at the title.
pub(super) fn follow_link(invited: Res<Invited>, mut next: ResMut<NextState<Screen>>) {
    if invited.0.is_some() {
        next.set(Screen::Together);
    }
}

/// Whoever comes by a link is at its room. Rules that lay open as the case began do so no more.
pub(super) fn enter(mut together: Together, mut invited: ResMut<Invited>) {
    together.state.rules = false;
    if let Some(link) = invited.0.take() {
        together.state.link = link;
        together.state.as_table = false;
        together.enter();
    }
}

pub(super) fn show(
    mut contexts: EguiContexts,
    mut together: Together,
    (mut prompted, mut gallery): (ResMut<Prompted>, ResMut<Gallery>),
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    together.take_opened();
    together.take_found();
    if let Some(theme) = together.theme() {
        gallery.want(&theme);
    }
    let told = view::screen_text(&together);
    if prompted.0 != told {
        prompted.0 = told;
    }
    let chosen = view::show(&mut whole(&ctx, Screen::Together), &mut together);
    if let Some(choice) = chosen {
        together.carry_out(choice, &ctx);
    }
    Ok(())
}

/// The link of whoever has opened a room, from the server's answer.
fn own_link(text: &str) -> Option<Link> {
    let made: Created = serde_json::from_str(text).ok()?;
    let link = Link::read(&made.room).filter(|link| link.room == made.room)?;
    Some(Link { token: Some(made.token.parse().ok()?), ..link })
}

/// A name as it is typed, or where nothing is, the one that a person of that number has on one device; none where it
/// cannot be one.
fn typed_name(typed: &str, number: usize, words: &Words) -> Option<String> {
    let typed: String = typed.trim().chars().take(MAX_NAME).collect();
    let name = if typed.is_empty() { words.with(key!("setup-person-name"), &[("n", number.into())]) } else { typed };
    fits_name(&name).then_some(name)
}

impl Together<'_> {
    /// The theme that the room is to be played with.
    fn theme(&self) -> Option<std::sync::Arc<candlestick_themes::Theme>> {
        let lobby = self.at_hand.get()?.own.client.lobby()?;
        self.lobby.themes.with_id(&lobby.theme.id).cloned()
    }

    /// Goes in by a link; by one's own chair where one has one there.
    pub(super) fn go_in_by(&mut self, link: Link) {
        let Ok(server) = ServerAddress::read(&self.state.server) else {
            self.state.told = Some(self.lobby.words.0.say(key!("together-bad-server")));
            return;
        };
        let link = Link { table: link.table || self.state.as_table, ..link };
        let is_guest = link.token.is_none() && !link.table;
        let own = self.state.chairs.of(&server, &link.room).and_then(Chair::link).filter(|_| is_guest);
        self.go_in(server, own.unwrap_or(link));
    }

    fn go_in(&mut self, server: ServerAddress, link: Link) {
        let Some(entropy) = entropy::drawn() else {
            self.state.told = Some(self.lobby.words.0.say(key!("together-no-server")));
            return;
        };
        // A reload comes back to the room, and to one's chair by what this device keeps.
        platform::put_fragment(&Link { table: link.table, ..Link::invitation(&link.room) }.fragment());
        self.lobby.opening.forget_room();
        let kept = self.state.chairs.of(&server, &link.room).cloned();
        let kept = kept.filter(|chair| chair.link().is_some_and(|own| own.token == link.token));
        let mut room = JoinedRoom::new(server, link, entropy, &self.lobby.themes);
        if let Some(chair) = kept {
            room.own.client.recall(chair.pledges);
            for other in chair.beside {
                if let (Some(link), Some(entropy)) = (other.link(), entropy::drawn()) {
                    room.comes_beside(link, other.pledges, entropy, &self.lobby.themes);
                }
            }
        }
        room.begin(self.tasks.signal());
        self.at_hand.go_in(room);
        tab::teach(&self.lobby.words.0);
        (self.state.told, self.state.chair, self.state.kicking) = (None, None, None);
        self.state.as_table = false;
        (self.state.opening, self.state.finding) = (None, None);
    }

    /// Takes the answer of a server that was asked for a room.
    fn take_opened(&mut self) {
        let Some(reply) = self.state.opening.as_mut().and_then(|(post, _)| post.take()) else { return };
        let Some((_, server)) = self.state.opening.take() else { return };
        let words = &self.lobby.words.0;
        let told = match reply {
            Ok((201, text)) => match own_link(&text) {
                Some(link) => {
                    self.go_in(server, Link { table: self.state.as_table, ..link });
                    return self.stand_up();
                }
                None => words.say(key!("together-garbled")),
            },
            Ok((status, text)) => {
                let code = serde_json::from_str::<serde_json::Value>(&text).ok();
                let code = code.and_then(|answer| answer.get("code")?.as_str().map(str::to_owned));
                // Whatever answers without a code is no server of rooms.
                match code {
                    Some(code) => {
                        let why = format!("{code}, {status}");
                        words.with(key!("together-not-opened"), &[("why", (&why).into())])
                    }
                    None => words.say(key!("together-no-server")),
                }
            }
            Err(()) => words.say(key!("together-no-server")),
        };
        self.state.told = Some(told);
    }

    pub(super) fn open(&mut self) {
        let named =
            if self.state.as_table { Some(self.lobby.words.0.say(key!("together-table-name"))) } else { self.name(1) };
        let Some(name) = named else { return };
        let words = &self.lobby.words.0;
        let Ok(server) = ServerAddress::read(&self.state.server) else {
            self.state.told = Some(words.say(key!("together-bad-server")));
            return;
        };
        let builtin = candlestick_themes::builtin_ids();
        let theme = self.lobby.theme().filter(|theme| builtin.contains(&theme.id.as_str()));
        let Some(theme) = theme.map(|theme| theme.id.clone()).or(builtin.first().map(|id| (*id).to_owned())) else {
            return;
        };
        // Nothing in it can fail to be written.
        let request = serde_json::to_string(&CreateRoom { name, theme }).unwrap_or_default();
        let post = platform::HttpPost::send(&server.rooms(), request, self.tasks.signal());
        (self.state.opening, self.state.told) = (Some((post, server)), None);
    }

    pub(super) fn enter(&mut self) {
        if Handle::is_meant(&self.state.link) {
            return self.find();
        }
        let Some(link) = Link::read(self.state.link.trim()) else {
            self.state.told = Some(self.lobby.words.0.say(key!("together-bad-link")));
            return;
        };
        // A whole link says where its server is.
        if let (true, Ok(server)) = (self.state.link.contains("://"), ServerAddress::read(&self.state.link)) {
            self.state.server = server.to_string();
        }
        self.state.link.clear();
        self.go_in_by(link);
    }

    fn ask(&mut self, deed: Deed) {
        if let Some(room) = self.at_hand.get_mut() {
            room.ask(deed, self.tasks.signal());
        }
    }

    /// Connects again; where one's token opens nothing any more, as a guest; where nothing goes on, as after a reload.
    fn reconnect(&mut self) {
        let Some(room) = self.at_hand.get_mut() else { return };
        let own = room.own.client.link().clone();
        let link = match room.own.client.line() {
            ConnectionState::Ended(CloseCode::Kicked | CloseCode::BadToken) => {
                Link { table: own.table, ..Link::invitation(&own.room) }
            }
            _ if room.is_at_impasse() => own,
            _ => return room.come_again(self.tasks.signal()),
        };
        let server = room.server.as_ref().clone();
        self.go_in(server, link);
        // From the table too: a guest sees another one, and where nothing goes on again, here are the ways out.
        self.lobby.next.set(Screen::Together);
    }

    /// Does what was chosen.
    pub fn carry_out(&mut self, choice: TogetherChoice, ctx: &egui::Context) {
        ctx.request_repaint();
        self.state.told = None;
        match choice {
            TogetherChoice::Back => {
                self.lobby.opening.forget_room();
                self.lobby.next.set(Screen::Title);
            }
            TogetherChoice::Open => {
                self.state.as_table = false;
                self.open();
            }
            TogetherChoice::Enter => {
                self.state.as_table = false;
                self.enter();
            }
            TogetherChoice::BeTable => self.be_table(),
            TogetherChoice::Chair(n) => {
                let chair = self.state.chairs.iter().nth(n).cloned();
                if let Some((link, chair)) = chair.and_then(|chair| Some((chair.link()?, chair))) {
                    self.state.name.clone_from(&chair.name);
                    self.go_in(chair.server, link);
                }
            }
            TogetherChoice::Sit(suspect) => self.sit(suspect),
            TogetherChoice::Stand => {
                self.ask(Deed::Stand);
                self.state.chair = None;
                if let Some(room) = self.at_hand.get_mut() {
                    room.pass_on();
                }
            }
            TogetherChoice::SitBeside => self.sit_beside(),
            TogetherChoice::MoveBeside(person, suspect) => {
                if let Some(room) = self.at_hand.get_mut() {
                    let name = sentences::name_of(room, person);
                    if let Some(one) = room.beside.iter_mut().find(|one| one.is(person)) {
                        one.sit(name, Some(suspect), self.tasks.signal());
                    }
                }
            }
            TogetherChoice::StandBeside(person) => {
                let beside = self.at_hand.get_mut().into_iter().flat_map(|room| &mut room.beside);
                for one in beside.filter(|one| one.is(person)) {
                    one.ask(Deed::Stand, self.tasks.signal());
                }
            }
            TogetherChoice::Arrange(arrangement) => self.ask(Deed::Arrange(*arrangement)),
            TogetherChoice::Bring(arrangement) => self.bring(arrangement),
            TogetherChoice::Rules => self.state.rules = true,
            TogetherChoice::Start => self.ask(Deed::Start),
            TogetherChoice::StartWithout(away) => {
                away.into_iter().for_each(|person| self.ask(Deed::Unseat { person }));
                self.ask(Deed::Start);
            }
            TogetherChoice::Copy { text, own } => {
                ctx.copy_text(text);
                let told = if own { key!("together-copied-own") } else { key!("together-copied") };
                self.tell_copied(self.lobby.words.0.say(told));
                self.state.chair = None;
            }
            TogetherChoice::ShowChair(person) => self.state.chair = person,
            TogetherChoice::AskToKick(person) => self.state.kicking = Some(person),
            TogetherChoice::Spare => self.state.kicking = None,
            TogetherChoice::SeesTable(sees) => {
                if let Some(room) = self.at_hand.get_mut() {
                    room.is_far = !sees;
                }
            }
            TogetherChoice::Kick(person) => {
                self.state.kicking = None;
                self.ask(Deed::Kick { person });
            }
            TogetherChoice::Claim(person) => {
                if let Some(room) = self.at_hand.get_mut() {
                    room.own.claim(person, self.tasks.signal());
                }
            }
            TogetherChoice::Give(person, key) => self.ask(Deed::Hand { person, key, signature: None }),
            TogetherChoice::Deny(key) => self.ask(Deed::Deny { key }),
            TogetherChoice::Send(link) => platform::send(&self.lobby.words.0.say(key!("together-device")), &link),
            TogetherChoice::Rematch => self.ask(Deed::Rematch),
            TogetherChoice::Table => {
                self.at_hand.open = None;
                if let Some(room) = self.at_hand.get_mut() {
                    room.wants_table = true;
                }
            }
            TogetherChoice::Leave => {
                self.at_hand.leave();
                self.lobby.opening.forget_room();
                platform::put_fragment("");
                self.lobby.next.set(Screen::Together);
            }
            TogetherChoice::Reconnect => self.reconnect(),
            TogetherChoice::Pause(paused) => self.ask(if paused { Deed::Pause } else { Deed::Resume }),
            TogetherChoice::Nudge => {
                self.ask(Deed::Nudge);
                let words = &self.lobby.words.0;
                if let Some(room) = self.at_hand.get_mut()
                    && let Some(told) = sentences::nudged_later(room, words)
                {
                    room.say(told);
                }
            }
            TogetherChoice::React(reaction) => self.ask(Deed::React(reaction)),
            TogetherChoice::Turn(page) => self.at_hand.open = Some(page),
        }
    }

    /// Tells it where it was done: on the screen, or in the sheet beside the table.
    fn tell_copied(&mut self, told: String) {
        let at_table = self.at_hand.open.is_some();
        match self.at_hand.get_mut().filter(|_| at_table) {
            Some(room) => room.say(told),
            None => self.state.told = Some(told),
        }
    }

    /// Brings a theme of one's own into the room; it is arranged once it is there.
    fn bring(&mut self, arrangement: Box<Arrangement>) {
        let words = &self.lobby.words.0;
        let Some((_, pack)) = self.own.user_themes().pack(&arrangement.theme) else { return };
        let large = |kilobytes: usize| words.with(key!("together-theme-large"), &[("kilobytes", kilobytes.into())]);
        match pack.to_zip() {
            Ok(zip) if zip.len() > MAX_THEME => self.state.told = Some(large(zip.len() / 1024)),
            Ok(zip) => {
                if let Some(room) = self.at_hand.get_mut() {
                    room.bring(arrangement, zip, self.tasks.signal());
                }
            }
            Err(fault) => error!("a theme cannot be packed: {fault}"),
        }
    }

    /// One's name as it is typed; told where it cannot be one.
    fn name(&mut self, number: usize) -> Option<String> {
        let words = &self.lobby.words.0;
        let Some(name) = typed_name(&self.state.name, number, words) else {
            self.state.told = Some(words.with(key!("together-refused"), &[("code", "bad-name".into())]));
            return None;
        };
        self.state.name.clone_from(&name);
        Some(name)
    }

    fn sit(&mut self, suspect: Option<candlestick_rules::SuspectId>) {
        let people = self.at_hand.get().map_or(0, |room| match (room.own.client.lobby(), room.own.client.table()) {
            (Some(lobby), _) => lobby.people.len(),
            (None, Some(table)) => table.people().iter().flatten().count(),
            (None, None) => 0,
        });
        let Some(name) = self.name(people + 1) else { return };
        self.state.told = None;
        if let Some(room) = self.at_hand.get_mut() {
            room.own.sit(name, suspect, self.tasks.signal());
        }
    }

    /// Somebody else sits down at this device.
    fn sit_beside(&mut self) {
        let Some(room) = self.at_hand.get_mut() else { return };
        let Some(entropy) = entropy::drawn() else { return };
        let words = &self.lobby.words.0;
        let people = room.own.client.lobby().map_or(0, |lobby| lobby.people.len());
        let Some(name) = typed_name(&self.state.beside, people + 1, words) else {
            self.state.told = Some(words.with(key!("together-refused"), &[("code", "bad-name".into())]));
            return;
        };
        let link = Link::invitation(&room.own.client.link().room);
        let one = room.comes_beside(link, Pledges::default(), entropy, &self.lobby.themes);
        one.begin(self.tasks.signal());
        one.sit(name, None, self.tasks.signal());
        self.state.beside.clear();
    }
}
