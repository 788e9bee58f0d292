//! Does what was chosen on the screen, or in the sheet beside the table.

use bevy_egui::egui;

use super::{params::Together, room::JoinedRoom, sentences, state::TogetherChoice};
use crate::{platform, table::Screen};
use candlestick_online::protocol::{Arrangement, Deed, MAX_THEME, MAX_THEME_PIXELS, PersonId};
use candlestick_themes::key;

impl Together<'_> {
    /// Does what was chosen.
    pub(super) fn carry_out(&mut self, choice: TogetherChoice, ctx: &egui::Context) {
        ctx.request_repaint();
        self.state.told = None;
        match choice {
            TogetherChoice::Back => self.back(),
            TogetherChoice::Open => self.as_person().open(),
            TogetherChoice::Enter => self.as_person().enter(),
            TogetherChoice::BeTable => self.be_table(),
            TogetherChoice::Chair(n) => self.take_chair(n),
            TogetherChoice::Sit(suspect) => self.sit(suspect),
            TogetherChoice::Stand => self.stand(),
            TogetherChoice::SitBeside => self.sit_beside(),
            TogetherChoice::MoveBeside(person, suspect) => self.move_beside(person, suspect),
            TogetherChoice::StandBeside(person) => self.stand_beside(person),
            TogetherChoice::Arrange(arrangement) => self.ask(Deed::Arrange(*arrangement)),
            TogetherChoice::Bring(arrangement) => self.bring(arrangement),
            TogetherChoice::Start => self.ask(Deed::Start),
            TogetherChoice::StartWithout(away) => self.start_without(away),
            TogetherChoice::Copy { text, own } => self.copy(text, own, ctx),
            TogetherChoice::SeesTable(sees) => self.in_room(|room| room.is_far = !sees),
            TogetherChoice::Kick(person) => self.kick(person),
            TogetherChoice::Claim(person) => self.claim(person),
            TogetherChoice::Give(person, key) => self.ask(Deed::Hand { person, key, signature: None }),
            TogetherChoice::Deny(key) => self.ask(Deed::Deny { key }),
            TogetherChoice::Send(link) => platform::send(&self.lobby.words.0.say(key!("together-device")), &link),
            TogetherChoice::Rematch => self.ask(Deed::Rematch),
            TogetherChoice::Table => self.go_to_table(),
            TogetherChoice::Leave => self.leave(),
            TogetherChoice::Reconnect => self.reconnect(),
            TogetherChoice::Pause(paused) => self.ask(if paused { Deed::Pause } else { Deed::Resume }),
            TogetherChoice::Nudge => self.nudge(),
            TogetherChoice::React(reaction) => self.ask(Deed::React(reaction)),
            TogetherChoice::Turn(page) => self.at_hand.open = Some(page),
            shown @ (TogetherChoice::Rules
            | TogetherChoice::ShowChair(_)
            | TogetherChoice::AskToKick(_)
            | TogetherChoice::Spare) => self.state.show(&shown),
        }
    }

    /// Asks the room for something to be done.
    pub(super) fn ask(&mut self, deed: Deed) {
        if let Some(room) = self.at_hand.get_mut() {
            room.ask(deed, self.tasks.signal());
        }
    }

    fn in_room(&mut self, change: impl FnOnce(&mut JoinedRoom)) {
        if let Some(room) = self.at_hand.get_mut() {
            change(room);
        }
    }

    /// Whoever goes in from here is a person, and no screen that shows the table.
    fn as_person(&mut self) -> &mut Self {
        self.state.as_table = false;
        self
    }

    /// To the title, and not to the table, whatever asked for it before.
    fn back(&mut self) {
        self.in_room(|room| room.wants_table = false);
        self.lobby.opening.forget_room();
        self.lobby.next.set(Screen::Title);
    }

    /// To the table, once everybody here was told as much of it.
    fn go_to_table(&mut self) {
        self.at_hand.open = None;
        self.in_room(|room| room.wants_table = true);
    }

    fn leave(&mut self) {
        self.at_hand.leave();
        self.lobby.opening.forget_room();
        platform::put_fragment("");
        self.lobby.next.set(Screen::Together);
    }

    fn start_without(&mut self, away: Vec<PersonId>) {
        away.into_iter().for_each(|person| self.ask(Deed::Unseat { person }));
        self.ask(Deed::Start);
    }

    fn kick(&mut self, person: PersonId) {
        self.state.kicking = None;
        self.ask(Deed::Kick { person });
    }

    /// Reminds whoever is to act; who is away hears of it later, and whoever reminds is told so.
    fn nudge(&mut self) {
        self.ask(Deed::Nudge);
        let words = &self.lobby.words.0;
        if let Some(room) = self.at_hand.get_mut()
            && let Some(told) = sentences::nudged_later(room, words)
        {
            room.say(told);
        }
    }

    /// Copies a link and tells so where it was done: on the screen, or in the sheet beside the table.
    fn copy(&mut self, text: String, own: bool, ctx: &egui::Context) {
        ctx.copy_text(text);
        let told = self.lobby.words.0.say(if own { key!("together-copied-own") } else { key!("together-copied") });
        let at_table = self.at_hand.open.is_some();
        match self.at_hand.get_mut().filter(|_| at_table) {
            Some(room) => room.say(told),
            None => self.state.told = Some(told),
        }
        self.state.chair = None;
    }

    /// Brings a theme of one's own into the room; it is arranged once it is there.
    fn bring(&mut self, arrangement: Box<Arrangement>) {
        let words = &self.lobby.words.0;
        let Some((_, pack)) = self.own.user_themes().pack(&arrangement.theme) else { return };
        let large = |kilobytes: usize| words.with(key!("together-theme-large"), &[("kilobytes", kilobytes.into())]);
        if pack.pixels() > MAX_THEME_PIXELS {
            // What is too much is never told as what is allowed.
            let now = pack.pixels().div_ceil(1_000_000).to_string();
            let most = (MAX_THEME_PIXELS / 1_000_000).to_string();
            let values = [("millions", (&now).into()), ("most", (&most).into())];
            self.state.told = Some(words.with(key!("together-theme-pixels"), &values));
            return;
        }
        match pack.to_zip() {
            Ok(zip) if zip.len() > MAX_THEME => self.state.told = Some(large(zip.len() / 1024)),
            Ok(zip) => {
                if let Some(room) = self.at_hand.get_mut() {
                    room.bring(arrangement, zip, self.tasks.signal());
                }
            }
            Err(fault) => bevy::log::error!("a theme cannot be packed: {fault}"),
        }
    }
}
