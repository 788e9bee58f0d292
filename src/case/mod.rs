//! One game being played: seats and who sits there, the action log, saving and replaying.

mod marks;

use std::sync::Arc;

pub use marks::{Column, Mark, Marks};
use rand::{RngExt, SeedableRng};
use serde::{Deserialize, Serialize};

use crate::{
    rules::{Action, Event, Game, Refusal, SeatId, Setup, SetupFault},
    theme::Theme,
};

/// Placeholder until the mind branch lands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    /// Forgets and overlooks.
    Novice,
    /// Sound.
    Detective,
    /// Strong.
    Master,
}

/// Who decides for a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Controller {
    /// A person at this device.
    Person,
    /// A bot.
    Bot(Level),
}

/// A seat's name and who decides for it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seat {
    /// What it is called.
    pub name: String,
    /// Who decides.
    pub controller: Controller,
}

/// A theme as a save names it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ThemeRef {
    /// Folder name.
    pub id: String,
    /// Digest of the files.
    pub digest: String,
}

/// A whole case as data.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct CaseLog {
    /// Format of this record.
    pub format: u32,
    /// The theme.
    pub theme: ThemeRef,
    /// Who sits where.
    pub setup: Setup,
    /// The seed.
    pub seed: u64,
    /// Names and controllers.
    pub seats: Vec<Seat>,
    /// Every decision.
    pub actions: Vec<(SeatId, Action)>,
}

/// A case being played.
#[derive(Debug, Clone)]
pub struct Case {
    /// The theme.
    pub theme: Arc<Theme>,
    /// The referee.
    pub game: Game,
    /// The record.
    pub log: CaseLog,
}

impl Case {
    /// Opens a case.
    ///
    /// # Errors
    /// When the setup doesn't fit.
    pub fn new(theme: Arc<Theme>, setup: Setup, seats: Vec<Seat>, seed: u64) -> Result<Self, SetupFault> {
        let game = Game::new(Arc::clone(&theme.edition), setup.clone(), seed)?;
        let theme_ref = ThemeRef { id: theme.id.clone(), digest: theme.digest.clone() };
        let log = CaseLog { format: 1, theme: theme_ref, setup, seed, seats, actions: Vec::new() };
        Ok(Self { theme, game, log })
    }

    /// Does what a seat decided.
    ///
    /// # Errors
    /// When it may not.
    pub fn apply(&mut self, seat: SeatId, action: Action) -> Result<Vec<Event>, Refusal> {
        let events = self.game.apply(seat, action)?.to_vec();
        self.log.actions.push((seat, action));
        Ok(events)
    }

    /// A bot's decision.
    #[must_use]
    pub fn bot_action(&self) -> Option<(SeatId, Action)> {
        let seat = self.game.actor()?;
        let Controller::Bot(_) = self.log.seats[seat.index()].controller else { return None };
        let mut actions = self.game.choices(seat).actions(self.game.edition().cards);
        actions.retain(|action| !matches!(action, Action::GiveUp | Action::Accuse(_)));
        let mut rng = rand_chacha::ChaCha8Rng::seed_from_u64(self.log.actions.len() as u64);
        let n = rng.random_range(0..actions.len() as u32);
        Some((seat, actions[n as usize]))
    }
}
