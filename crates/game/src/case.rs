//! A case under way: the referee's game with the log that leads to it, and what a bot decides in it.

use std::sync::Arc;

use rand::{SeedableRng, rand_core::Rng};
use rand_chacha::ChaCha8Rng;

use crate::log::{CaseLog, Controller, Seat, ThemeStamp};
use candlestick_bots as bot;
use candlestick_bots::{Level, Style};
use candlestick_rules::{Action, Event, Game, Laid, LaidFault, Phase, Refusal, SeatId, Seed, Setup, SetupFault, View};
use candlestick_themes::Theme;

#[cfg(feature = "testing")]
use candlestick_rules::CardId;

/// Keeps the bots' dice apart from the referee's, which come from the same seed.
const BOT_DOMAIN: u64 = 0x626f_7473_5f6d_696e;

/// A bot's decision with all that it depends on, so that it can be made anywhere, such as beside the frames.
#[derive(Debug, Clone)]
pub struct BotTurn {
    view: View,
    style: Style,
    dice: ChaCha8Rng,
}

impl BotTurn {
    /// Whose decision it is, and what it is. The same however often and wherever it is made.
    #[must_use]
    pub fn decide(mut self) -> (SeatId, Action) {
        (self.view.me, bot::decide_as(&self.view, &self.style, &mut self.dice))
    }
}

/// A case under way: the referee's game with the log that leads to it.
#[derive(Debug, Clone)]
pub struct Case {
    theme: Arc<Theme>,
    /// Changes in [`Case::apply`] only, so that the log keeps up: nothing outside this file can.
    game: Game,
    log: CaseLog,
    /// How many events there were before the last action; all there are where nobody has acted.
    before_last: usize,
}

impl Case {
    /// Opens a new case.
    ///
    /// # Errors
    /// When the setup doesn't fit the theme or doesn't name one seat for each of `seats`.
    pub fn new(theme: Arc<Theme>, setup: Setup, seats: Vec<Seat>, seed: impl Into<Seed>) -> Result<Self, SetupFault> {
        one_player_each(&theme, &setup, &seats)?;
        let seed = seed.into();
        let game = Game::new(Arc::clone(&theme.edition), setup.clone(), seed)?;
        let stamp = ThemeStamp::of(&theme);
        let log = CaseLog { theme: stamp, setup, seed, laid: None, seats, actions: Vec::new() };
        Ok(Self::begun(theme, game, log))
    }

    /// Opens a case that is laid by hand, as a lesson's is. Its log says how, so it is saved and played again like any.
    ///
    /// # Errors
    /// When the setup doesn't fit the theme or the seats, or the edition's deal and dice could not bring it about.
    pub fn laid(
        theme: Arc<Theme>,
        setup: Setup,
        seats: Vec<Seat>,
        laid: Box<Laid>,
        seed: impl Into<Seed>,
    ) -> Result<Self, LaidFault> {
        one_player_each(&theme, &setup, &seats)?;
        let seed = seed.into();
        let game = Game::laid(Arc::clone(&theme.edition), setup.clone(), &laid, seed)?;
        let stamp = ThemeStamp::of(&theme);
        let log = CaseLog { theme: stamp, setup, seed, laid: Some(laid), seats, actions: Vec::new() };
        Ok(Self::begun(theme, game, log))
    }

    fn begun(theme: Arc<Theme>, game: Game, log: CaseLog) -> Self {
        let before_last = game.events().len();
        Self { theme, game, log, before_last }
    }

    /// Does what a seat decided, notes it in the log, and tells what happened.
    ///
    /// # Errors
    /// When the seat may not do that now; case and log are then as they were.
    pub fn apply(&mut self, seat: SeatId, action: Action) -> Result<Vec<Event>, Refusal> {
        let before = self.game.events().len();
        let events = self.game.apply(seat, action)?.to_vec();
        self.before_last = before;
        self.log.actions.push((seat, action));
        Ok(events)
    }

    /// The same case with two hidden cards exchanged wherever they are, for tests of who can tell them apart.
    #[cfg(feature = "testing")]
    #[must_use]
    pub fn with_swapped(&self, a: CardId, b: CardId) -> Self {
        Self { game: self.game.with_swapped(a, b), ..self.clone() }
    }

    /// Somebody else decides for a seat from now on, as where a late guest takes the chair of a bot. The deal stays what it is.
    pub fn reseat(&mut self, seat: SeatId, sitting: Seat) {
        if let Some(place) = self.log.seats.get_mut(seat.index()) {
            *place = sitting;
        }
    }

    /// The theme it is played with.
    #[must_use]
    pub const fn theme(&self) -> &Arc<Theme> {
        &self.theme
    }

    /// Goes on with another look of the same edition: its words and pictures change, what is played does not.
    pub(crate) fn retheme(&mut self, theme: Arc<Theme>) {
        self.theme = theme;
    }

    /// Names the theme's files by another stamp, as where the case goes on with newer ones that play alike.
    pub(crate) fn stamp(&mut self, theme: ThemeStamp) {
        self.log.theme = theme;
    }

    /// How many events there were before the last action; all there are where nobody has acted.
    #[must_use]
    pub const fn events_before_last(&self) -> usize {
        self.before_last
    }

    /// What the last action brought; nothing where nobody has acted.
    pub(crate) fn last_events(&self) -> &[Event] {
        self.game.events().get(self.before_last..).unwrap_or_default()
    }

    /// The game as the referee holds it.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// How the game came to be as it is.
    #[must_use]
    pub const fn log(&self) -> &CaseLog {
        &self.log
    }

    /// The log alone, once the case is no longer needed.
    #[must_use]
    pub fn into_log(self) -> CaseLog {
        self.log
    }

    /// Who decides for a seat.
    #[must_use]
    pub fn controller(&self, seat: SeatId) -> Controller {
        self.log.seats.get(seat.index()).map_or(Controller::Person, |seat| seat.controller)
    }

    /// What the bot that is to act does, if a bot is to act.
    ///
    /// Depends on nothing but the seat's view, the seed and how many actions there were, so a case that is resumed
    /// goes on exactly as it would have.
    #[must_use]
    pub fn bot_action(&self) -> Option<(SeatId, Action)> {
        self.bot_turn().map(BotTurn::decide)
    }

    /// The bots' next decisions, at most `most`; fewer where a person is to act or the case is closed. Each bot decides
    /// from its own view.
    #[must_use]
    pub fn play_bots(mut self, most: usize) -> Vec<(SeatId, Action)> {
        let mut decisions = Vec::new();
        while decisions.len() < most
            && let Some((seat, action)) = self.bot_action()
        {
            decisions.push((seat, action));
            if decisions.len() == most || self.apply(seat, action).is_err() {
                break;
            }
        }
        decisions
    }

    /// Whether the case file has been opened, so that everything may be told of it.
    #[must_use]
    pub fn is_closed(&self) -> bool {
        self.game.phase() == Phase::Over
    }

    /// The decision that a bot is to make, if a bot is to act.
    #[must_use]
    pub fn bot_turn(&self) -> Option<BotTurn> {
        let seat = self.game.actor()?;
        let style = self.log.seats.get(seat.index())?.style()?;
        Some(self.turn_of(seat, style))
    }

    /// The decision of whoever is to act as a bot of a level would make it in that place, from that seat's view alone;
    /// none once the case is closed.
    #[must_use]
    pub fn stand_in_turn(&self, level: Level) -> Option<BotTurn> {
        Some(self.turn_of(self.game.actor()?, level.style()))
    }

    fn turn_of(&self, seat: SeatId, style: Style) -> BotTurn {
        BotTurn { view: self.game.view(seat), style, dice: self.bot_dice(seat) }
    }

    fn bot_dice(&self, seat: SeatId) -> ChaCha8Rng {
        dice_of(self.log.seed, [BOT_DOMAIN, u64::from(seat.0), self.log.actions.len() as u64])
    }
}

/// There is one player for each seat of the setup.
fn one_player_each(theme: &Theme, setup: &Setup, seats: &[Seat]) -> Result<(), SetupFault> {
    if seats.len() == setup.seats.len() {
        return Ok(());
    }
    let (least, most) = (theme.edition.profile.min_seats, theme.edition.profile.max_seats);
    Err(SetupFault::Seats { seats: seats.len(), least, most })
}

/// A generator that depends on a seed and these numbers and on nothing else, and tells nothing of the seed.
pub(crate) fn dice_of(seed: impl Into<Seed>, words: [u64; 3]) -> ChaCha8Rng {
    let (seed, mut key) = (seed.into(), [0; 32]);
    let number = seed.number().unwrap_or_else(|| {
        // A stream of its own stands for the seed; the referee's are the first three.
        let mut rng = seed.stream(words[0]);
        rng.next_u64()
    });
    for (bytes, word) in key.chunks_exact_mut(8).zip([number].into_iter().chain(words)) {
        bytes.copy_from_slice(&word.to_le_bytes());
    }
    ChaCha8Rng::from_seed(key)
}
