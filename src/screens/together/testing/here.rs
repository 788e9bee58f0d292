//! One device's screens of playing together, without the engine: its way into a room, its lobby, and what lies over the table.

use bevy_egui::egui::{Context, Ui};
use candlestick_game::{Level, Seat, theme_store::UserThemes};
use candlestick_online::{
    Link,
    audit::Pledges,
    client::{ClientInput, Notice, RemoteTable},
    protocol::{Arrangement, BotChair, Deed, Reaction},
};
use candlestick_rules::{SeatId, SuspectId, View};
use candlestick_themes::Words;

use super::{
    super::{
        at_hand::{DeviceShows, RoomAtHand},
        bar::{self, BesideBoard, RoomBar},
        chairs::{Chair, Chairs},
        parts::TogetherScreen,
        room::JoinedRoom,
        sentences, sheet,
        state::{TogetherChoice, TogetherState},
        view,
    },
    RoomHere, server,
};
use crate::{
    screens::Themes,
    ui::{Art, ScreenTargets},
};

/// Whose device is looked at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DeviceOf {
    /// Whoever opened the room.
    Host,
    /// Two who share a device.
    Guests,
    /// Whoever has come by the link and has no chair.
    Newcomer,
    /// Nobody: it shows the table.
    Table,
}

/// The devices of those in a room, in this order; the fourth is one that goes away, the last is there where one shows the table.
const HOST: usize = 0;
const GUESTS: usize = 1;
const NEWCOMER: usize = 2;
const AWAY: usize = 3;
const TABLE: usize = 4;

/// One device and its room, if it is in one.
pub struct TogetherHere {
    at_hand: RoomAtHand,
    state: TogetherState,
    themes: Themes,
    own: UserThemes,
    /// What somebody has just told all.
    reacts: Option<Reaction>,
}

/// Everybody in a room.
struct Gathered {
    room: RoomHere,
    devices: Vec<JoinedRoom>,
}

impl Gathered {
    /// A lobby: a host, two who share a device, somebody who was here and whoever looks on.
    fn lobby((themes, theme): (&Themes, &str), has_table: bool) -> Self {
        let (room, own) = RoomHere::opened("Ada", theme);
        let invitation = Link::invitation(&own.room);
        let links = [own, invitation.clone(), invitation.clone(), invitation.clone()];
        let table = has_table.then(|| Link::table(&invitation.room));
        let device = |(n, link)| JoinedRoom::new(server(), link, [4 + n as u8; 32], themes);
        let mut devices: Vec<_> = links.into_iter().chain(table).enumerate().map(device).collect();
        devices[GUESTS].comes_beside(invitation, Pledges::default(), [20; 32], themes);
        let mut all = Self { room, devices };
        for whose in [(HOST, 0), (GUESTS, 0), (GUESTS, 1), (AWAY, 0)] {
            all.tell(whose, ClientInput::Begin);
        }
        for (whose, name) in [((GUESTS, 0), "Bo"), ((GUESTS, 1), "Clementine"), ((AWAY, 0), "Mr. Dashiell Fergusson")] {
            all.sits(whose, name);
        }
        all.tell((NEWCOMER, 0), ClientInput::Begin);
        if has_table {
            all.tell((TABLE, 0), ClientInput::Begin);
        }
        all
    }

    fn devices(&mut self) -> (&mut RoomHere, Vec<&mut JoinedRoom>) {
        (&mut self.room, self.devices.iter_mut().collect())
    }

    fn tell(&mut self, whose: (usize, usize), input: ClientInput) {
        let (room, mut devices) = self.devices();
        room.tell(&mut devices, whose, input);
    }

    fn sits(&mut self, (device, person): (usize, usize), name: &str) {
        let (room, mut devices) = self.devices();
        let one = devices[device].everybody_mut().nth(person).expect("somebody plays there");
        let out = one.client.sit(0, name.to_owned(), None);
        room.obey((device, person), out);
        room.deliver(&mut devices);
    }

    /// Whoever goes away does.
    fn goes_away(&mut self) {
        let (room, mut devices) = self.devices();
        room.loses(&mut devices, (AWAY, 0));
    }

    /// Whoever came last asks for the chair of whoever is away.
    fn claims(&mut self) {
        let away = self.devices[AWAY].own.client.you().expect("a chair");
        let (room, mut devices) = self.devices();
        let out = devices[NEWCOMER].own.client.claim(0, away);
        room.obey((NEWCOMER, 0), out);
        room.deliver(&mut devices);
    }

    /// The case begins, and some decisions are made in it.
    fn begins(&mut self, theme: &str) {
        let terms = Arrangement { theme: theme.to_owned(), ..Arrangement::default() };
        for deed in [Deed::Arrange(terms), Deed::Start] {
            self.tell((HOST, 0), ClientInput::Do(deed));
        }
        let (room, mut devices) = self.devices();
        (0..24).for_each(|_| room.decides(&mut devices));
    }

    /// What one device has of it.
    fn at(mut self, device: DeviceOf, themes: Themes) -> TogetherHere {
        let n = match device {
            DeviceOf::Host => HOST,
            DeviceOf::Guests => GUESTS,
            DeviceOf::Newcomer => NEWCOMER,
            DeviceOf::Table => TABLE,
        };
        let mut joined = self.devices.swap_remove(n);
        joined.note_times();
        let mut here = TogetherHere::way_in(themes);
        here.at_hand.go_in(joined);
        here
    }
}

impl TogetherHere {
    /// The way into a room, on a device that was in some.
    #[must_use]
    pub fn way_in(themes: Themes) -> Self {
        let link = |room: &str| Link::invitation(room);
        let chair = |room: &str, name: &str| Chair::new(&server(), &link(room), name, &Pledges::default());
        let shared = chair("p4nq7tw2", "Ada").beside(vec![chair("p4nq7tw2", "Clementine")]);
        let chairs = Chairs::of_all(vec![shared, chair("k2mx9rb5", "Mr. Dashiell Fergusson")]);
        let server = server().to_string();
        let state = TogetherState { server, chairs, ..TogetherState::default() };
        Self { at_hand: RoomAtHand::default(), state, themes, own: UserThemes::default(), reacts: None }
    }

    /// A room's lobby, where the theme of this id is played. The host's has a bot too, and somebody away, for whose chair whoever came
    /// last asks.
    #[must_use]
    pub fn lobby(device: DeviceOf, (themes, theme): (Themes, &str), own: UserThemes) -> Self {
        let mut all = Gathered::lobby((&themes, theme), device == DeviceOf::Table);
        if device == DeviceOf::Host {
            let (suspect, level, name) = (SuspectId(5), Level::Master, "Basil".to_owned());
            let bots = vec![BotChair { suspect, level, name }];
            let terms = Arrangement { theme: theme.to_owned(), bots, ..Arrangement::default() };
            all.tell((HOST, 0), ClientInput::Do(Deed::Arrange(terms)));
            all.goes_away();
            all.claims();
        }
        Self { own, ..all.at(device, themes) }
    }

    /// A room's case under way, of the theme of this id, in which somebody is away and somebody has just said something; with a
    /// screen that shows the table where there is one.
    #[must_use]
    pub fn case(device: DeviceOf, (themes, theme): (Themes, &str), has_table: bool) -> Self {
        let mut all = Gathered::lobby((&themes, theme), has_table);
        all.begins(theme);
        all.goes_away();
        Self { reacts: Some(Reaction::Thanks), ..all.at(device, themes) }
    }

    /// The same with the sheet of the room open over it.
    #[must_use]
    pub fn with_sheet(mut self) -> Self {
        self.at_hand.open_sheet();
        self
    }

    /// What of a case it shows.
    #[must_use]
    pub fn shows(&self) -> DeviceShows {
        self.at_hand.shows()
    }

    /// The seats of its case whose people are away.
    #[must_use]
    pub fn away_seats(&self) -> Vec<SeatId> {
        self.at_hand.away_seats()
    }

    /// What whoever plays here knows of the case, and who plays; none in a lobby.
    #[must_use]
    pub fn case_view(&self) -> Option<(View, Vec<Seat>)> {
        let table: &RemoteTable = self.at_hand.get()?.own.client.table()?;
        Some((table.own_view().clone(), table.seats().to_vec()))
    }

    /// Shows the way in or the lobby over the whole window; answers what was chosen, by its name.
    pub fn show(&mut self, ui: &mut Ui, words: &Words, art: &Art, targets: &ScreenTargets) -> Option<String> {
        let shared = TogetherScreen { words, art, targets, own: &self.own };
        let chosen = view::show(ui, self.at_hand.get(), &mut self.state, &self.themes, &shared)?;
        Some(self.carry_out(chosen))
    }

    /// Shows over the board of its case or beside it what is told, and the way to the room's sheet.
    pub fn beside_board(
        &mut self,
        place: BesideBoard,
        (narrow, words, art, targets): (bool, &Words, &Art, &ScreenTargets),
    ) {
        let host = self.at_hand.get().and_then(|room| room.own.client.presence().host);
        if let (Some(reaction), Some(host), Some(room)) = (self.reacts, host, self.at_hand.get_mut()) {
            let told = sentences::notice(room, Notice::Reacted(host, reaction), words);
            room.say(told);
        }
        let of = RoomBar { words, art, targets, narrow };
        bar::show(&mut self.at_hand, place, &of);
    }

    /// Shows the room's sheet where it is open; answers what was chosen, by its name.
    pub fn over_table(&mut self, ctx: &Context, words: &Words, art: &Art, targets: &ScreenTargets) -> Option<String> {
        let page = self.at_hand.open?;
        let shared = TogetherScreen { words, art, targets, own: &self.own };
        let (chosen, stays) = sheet::draw(ctx, self.at_hand.get()?, &mut self.state, page, &shared);
        self.at_hand.open = stays.then_some(page);
        chosen.map(|choice| self.carry_out(choice))
    }

    /// Does what needs no room, and answers the choice's name.
    fn carry_out(&mut self, choice: TogetherChoice) -> String {
        self.state.show(&choice);
        match &choice {
            TogetherChoice::Turn(page) => self.at_hand.open = Some(*page),
            TogetherChoice::SeesTable(sees) => {
                if let Some(room) = self.at_hand.get_mut() {
                    room.is_far = !sees;
                }
            }
            _ => {}
        }
        format!("{choice:?}")
    }
}
