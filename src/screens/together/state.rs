//! Holds what is typed on the way into a room, and lists what can be chosen there, in the lobby and beside the table.

use bevy::prelude::*;

use super::chairs::Chairs;
use crate::platform::HttpPost;
use candlestick_online::{
    ServerAddress,
    protocol::{Arrangement, PersonId, Reaction},
    sign::PublicKey,
};
use candlestick_rules::SuspectId;

/// What the way into a room remembers.
#[derive(Resource, Debug, Default)]
pub(super) struct TogetherState {
    /// One's name, as it is typed.
    pub name: String,
    /// The name of somebody else at this device, as it is typed.
    pub beside: String,
    /// The server, as it is typed; a page's own server at first.
    pub server: String,
    /// The link that one was sent or the four words that one was told, as they are typed or pasted.
    pub link: String,
    /// Whether this screen goes into a room to show its table.
    pub as_table: bool,
    /// A room that is being opened, and where.
    pub opening: Option<(HttpPost, ServerAddress)>,
    /// A room that is looked for by its words, and where.
    pub finding: Option<(HttpPost, ServerAddress)>,
    /// What went wrong, or is done, in words.
    pub told: Option<String>,
    /// One's chairs in rooms.
    pub chairs: Chairs,
    /// Whose link to their own chair is shown, of those at this device.
    pub chair: Option<PersonId>,
    /// Whom the host is asked about, whether they are to be sent away.
    pub kicking: Option<PersonId>,
    /// Whether the rules lie open over the lobby.
    pub rules: bool,
}

impl TogetherState {
    /// Shows what is chosen only to be seen or asked about here; nothing else is done.
    pub fn show(&mut self, choice: &TogetherChoice) {
        match choice {
            TogetherChoice::Rules => self.rules = true,
            TogetherChoice::ShowChair(person) => self.chair = *person,
            TogetherChoice::AskToKick(person) => self.kicking = Some(*person),
            TogetherChoice::Spare => self.kicking = None,
            _ => {}
        }
    }
}

/// What was chosen.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum TogetherChoice {
    /// To the title; one stays in the room.
    Back,
    /// Open a room.
    Open,
    /// Go into the room of the link or the words that are typed.
    Enter,
    /// This screen shows the table, and nobody sits at it.
    BeTable,
    /// Back to a chair, by its place in the list.
    Chair(usize),
    /// Sit down, or on another suspect.
    Sit(Option<SuspectId>),
    /// Leave the chair.
    Stand,
    /// Somebody else sits down at this device, by the name that is typed for them.
    SitBeside,
    /// Somebody at this device sits down on another suspect.
    MoveBeside(PersonId, SuspectId),
    /// Somebody at this device leaves their chair.
    StandBeside(PersonId),
    /// The host arranges.
    Arrange(Box<Arrangement>),
    /// The host brings a theme of their own, and arranges it.
    Bring(Box<Arrangement>),
    /// Open the rules of what is played.
    Rules,
    /// The host begins.
    Start,
    /// The host begins without those who are away: they have no chair any more.
    StartWithout(Vec<PersonId>),
    /// Copy this link; whether it is that of one's own chair.
    Copy { text: String, own: bool },
    /// Show the link to the chair of somebody at this device, or none any longer.
    ShowChair(Option<PersonId>),
    /// The host is asked whether somebody is to be sent away.
    AskToKick(PersonId),
    /// Nobody is sent away.
    Spare,
    /// Whether whoever is at this device sees the screen that shows the table.
    SeesTable(bool),
    /// The host sends somebody away.
    Kick(PersonId),
    /// Ask for the chair of somebody who is away: it is one's own, and its link is lost.
    Claim(PersonId),
    /// The host gives somebody their chair, who asks for it with this key.
    Give(PersonId, PublicKey),
    /// The host gives whoever asks with this key no chair.
    Deny(PublicKey),
    /// Send the link to one's own chair to oneself, by whatever this device sends with.
    Send(String),
    /// Once more, after the verdict.
    Rematch,
    /// To the table.
    Table,
    /// Out of the room.
    Leave,
    /// Connect again.
    Reconnect,
    /// Hold the case up, or go on.
    Pause(bool),
    /// Remind whoever is to act.
    Nudge,
    /// Say something without words.
    React(Reaction),
    /// Turn to this page of the sheet beside the table.
    Turn(SheetPage),
}

impl TogetherChoice {
    /// Whether the sheet beside the table stays open when this is chosen there.
    pub const fn keeps_sheet(&self) -> bool {
        matches!(
            self,
            Self::Copy { .. }
                | Self::Send(_)
                | Self::Turn(_)
                | Self::AskToKick(_)
                | Self::Spare
                | Self::Kick(_)
                | Self::SeesTable(_)
                | Self::Claim(_)
                | Self::Give(..)
                | Self::Deny(_)
        )
    }
}

/// The pages of the sheet beside the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum SheetPage {
    /// Who is here, and what can be done.
    Room,
    /// The link that friends come in by.
    Invitation,
    /// The link to the chair of somebody at this device.
    Chair(PersonId),
}
