//! Holds what the host of a room chooses before a case: theme, variants, bots, times and the notebook's help.

use candlestick_game::{Help, Level};
use candlestick_rules::{Setup, SuspectId};
use serde::{Deserialize, Serialize};

use super::{Code, fits_name};
use crate::port::first_theme;

/// A bot's chair.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct BotChair {
    /// Its suspect.
    pub suspect: SuspectId,
    /// How well it plays.
    pub level: Level,
    /// Its name.
    pub name: String,
}

/// All that a host may choose. Times are agreed here, before anybody depends on them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Arrangement {
    /// The theme's id.
    pub theme: String,
    /// Whether the extra deck is used.
    pub deck: bool,
    /// Whether powers are used.
    pub powers: bool,
    /// With two sides: cards in the corner rooms alone.
    pub corner_rooms: bool,
    /// The bots' chairs.
    pub bots: Vec<BotChair>,
    /// How much everybody's notebook helps at most.
    pub help: Help,
    /// How a bot plays that stands in for somebody.
    pub stand_in: Level,
    /// After how many seconds away somebody is stood in for, 30 to 86,400.
    pub stand_in_after: u32,
    /// After how many seconds somebody who is here is stood in for at one decision, 15 to 86,400; none is never.
    pub limit: Option<u32>,
    /// How many milliseconds a bot takes for a decision, 200 to 10,000: always the same, so that it tells nothing.
    pub pace: u32,
    /// How many seconds later whoever only watches is told what everybody sees, at most an hour; 0 is at once. After the
    /// verdict all is told at once.
    pub watch_delay: u32,
    /// Whether nobody deals: the people at the table shuffle and deal among themselves, and the room learns no card. Two to
    /// six people, no bots, nothing that a dealer has to tell.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub blind: bool,
    /// Whether nobody else may sit down, as where somebody comes again who was sent away. Whoever has a chair keeps it.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub closed: bool,
}

/// The most that can play where nobody deals.
pub const MOST_BLIND: usize = 6;

impl Default for Arrangement {
    fn default() -> Self {
        Self {
            theme: first_theme(),
            deck: true,
            powers: true,
            corner_rooms: false,
            bots: Vec::new(),
            help: Help::default(),
            stand_in: Level::Detective,
            stand_in_after: 90,
            limit: None,
            pace: 1_500,
            watch_delay: 0,
            blind: false,
            closed: false,
        }
    }
}

impl Arrangement {
    /// The table that is laid for a deal with these people's suspects: they and the bots sit in the order of their suspects,
    /// turned on by one with each deal, so that not always the same are dealt a card more.
    pub(crate) fn setup(&self, people: impl Iterator<Item = SuspectId>, deal: u32) -> Setup {
        let mut seats: Vec<_> = people.chain(self.bots.iter().map(|bot| bot.suspect)).collect();
        seats.sort_unstable();
        let turned = usize::try_from(deal).unwrap_or_default().checked_rem(seats.len());
        seats.rotate_left(turned.unwrap_or_default());
        let Self { deck, powers, corner_rooms, .. } = *self;
        Setup { seats, deck, powers, corner_rooms }
    }

    /// What is wrong with it by itself, whatever the theme.
    pub(crate) fn fault(&self) -> Option<Code> {
        let day = 86_400;
        let timed = (30..=day).contains(&self.stand_in_after)
            && self.limit.is_none_or(|limit| (15..=day).contains(&limit))
            && (200..=10_000).contains(&self.pace)
            && self.watch_delay <= 3_600;
        if !timed {
            return Some(Code::OutOfRange);
        }
        // A bot has no key, and what all may see cannot be kept back from those who watch.
        if self.blind && (!self.bots.is_empty() || self.limit.is_some() || self.watch_delay > 0) {
            return Some(Code::NeedsDealer);
        }
        self.bots.iter().any(|bot| !fits_name(&bot.name)).then_some(Code::BadName)
    }
}
