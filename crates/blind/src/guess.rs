//! Gives a seat its view where nobody deals: runs the ordinary referee on any deal that fits all that the seat knows.
//!
//! What a seat may see does not depend on which of these deals it is, so its view is the true one. When something is told
//! that the deal at hand has otherwise, another is found and the case played again.

use std::sync::Arc;

use candlestick_deduction::{Fact, Facts, Holder, some_deal};
use candlestick_rules::{Action, CardId, CardSet, Choice, Event, Game, Laid, Phase, SeatId, Seed, Truth};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::{cipher::Cipher, setting::Setting};

/// One step of the case, as far as one seat knows it.
#[derive(Debug, Clone)]
#[expect(clippy::large_enum_variant, reason = "a case has some hundred of them, and the large ones are every third")]
pub(crate) enum PlayedStep {
    /// A decision that is for all to see.
    Act(SeatId, Action),
    /// The dice fell.
    Roll(SeatId, Vec<u8>),
    /// A card was shown.
    Shown {
        by: SeatId,
        to: SeatId,
        /// As it was sealed for the asker.
        sealed: Cipher,
        /// Which, for the two who know.
        card: Option<CardId>,
    },
}

/// What was told cannot be: somebody was believed who should not have been.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct WrongGuess;

/// A deal that fits, and the case played on it.
#[derive(Debug, Clone)]
pub(crate) struct Guess {
    setting: Arc<Setting>,
    seed: Seed,
    facts: Facts,
    truth: Truth,
    log: Vec<PlayedStep>,
    game: Game,
}

impl Guess {
    /// The case before its first decision. `hand` is the seat's own, none for a watcher.
    pub fn new(setting: &Arc<Setting>, seed: Seed, me: SeatId, hand: Option<CardSet>) -> Result<Self, WrongGuess> {
        // Where cards lie in rooms, and how many everywhere, is the edition's deal; which cards, nobody knows.
        let dealt = Game::new(Arc::clone(&setting.edition), setting.setup.clone(), seed).map_err(|_| WrongGuess)?;
        let sizes = dealt.truth().hands.iter().map(|hand| hand.len() as u8).collect();
        let rooms = dealt.truth().room_cards.iter().map(|(room, _)| Holder::Room(*room)).collect();
        let mut facts = Facts::new(setting.edition.cards, me, sizes, rooms);
        if let Some(hand) = hand {
            facts.take_in(Fact::Hand(me, hand));
        }
        let truth = another(&facts, 0)?;
        let game = laid(setting, seed, &truth)?;
        Ok(Self { setting: Arc::clone(setting), seed, facts, truth, log: Vec::new(), game })
    }

    /// The referee. What it tells a seat is true; what it knows beyond that is made up.
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// All steps so far.
    pub fn log(&self) -> &[PlayedStep] {
        &self.log
    }

    /// The seed from which the table was laid.
    pub const fn seed(&self) -> Seed {
        self.seed
    }

    /// Takes in what was told, and finds another deal where the one at hand is not so.
    pub fn learn(&mut self, facts: &[Fact]) -> Result<(), WrongGuess> {
        facts.iter().for_each(|fact| self.facts.take_in(*fact));
        if facts.iter().all(|fact| fact.fits(&self.truth)) {
            return Ok(());
        }
        self.truth = another(&self.facts, self.log.len() as u64)?;
        self.again()
    }

    /// Goes on with the true deal, now that it lies open, to the last step, with all cards that were shown.
    pub fn open(
        &mut self,
        truth: Truth,
        last: PlayedStep,
        shown: impl Fn(SeatId, &Cipher) -> Option<CardId>,
    ) -> Result<(), WrongGuess> {
        self.truth = truth;
        self.log.push(last);
        for played in &mut self.log {
            if let PlayedStep::Shown { to, sealed, card, .. } = played {
                *card = Some(shown(*to, sealed).ok_or(WrongGuess)?);
            }
        }
        self.again()
    }

    /// Does the next step.
    pub fn play(&mut self, played: PlayedStep) -> Result<(), WrongGuess> {
        step(&mut self.game, &played)?;
        self.log.push(played);
        Ok(())
    }

    /// What would happen; only what is public of it is true.
    pub fn trial(&self, played: &PlayedStep) -> Result<(Phase, Vec<Event>), WrongGuess> {
        let mut game = self.game.clone();
        let before = game.events().len();
        step(&mut game, played)?;
        Ok((game.phase(), game.events()[before..].to_vec()))
    }

    /// The faces that the dice show by a draw.
    pub fn faces(&self, draw: Seed) -> Vec<u8> {
        let mut rng = draw.stream(1);
        let dice = self.setting.edition.profile.dice.iter();
        dice.map(|die| rng.random_range(0..die.len().max(1) as u32) as u8).collect()
    }

    fn again(&mut self) -> Result<(), WrongGuess> {
        let mut game = laid(&self.setting, self.seed, &self.truth)?;
        self.log.iter().try_for_each(|played| step(&mut game, played))?;
        self.game = game;
        Ok(())
    }
}

/// A deal that fits. Which one is found does not matter, so it need not be drawn by chance.
fn another(facts: &Facts, number: u64) -> Result<Truth, WrongGuess> {
    some_deal(facts, &mut ChaCha8Rng::seed_from_u64(number)).ok_or(WrongGuess)
}

fn laid(setting: &Setting, seed: Seed, truth: &Truth) -> Result<Game, WrongGuess> {
    let (tokens, weapons) = (Vec::new(), Vec::new());
    let laid = Laid { truth: truth.clone(), first: None, dice: Vec::new(), deck: Vec::new(), tokens, weapons };
    Game::laid(Arc::clone(&setting.edition), setting.setup.clone(), &laid, seed).map_err(|_| WrongGuess)
}

fn step(game: &mut Game, played: &PlayedStep) -> Result<(), WrongGuess> {
    let (seat, action) = match played {
        PlayedStep::Act(seat, action) => (*seat, *action),
        PlayedStep::Roll(seat, faces) => {
            game.lay_roll(faces.clone()).map_err(|_| WrongGuess)?;
            (*seat, Action::Roll)
        }
        PlayedStep::Shown { by, card, .. } => {
            (*by, Action::Show(card.or_else(|| showable(game, *by)).ok_or(WrongGuess)?))
        }
    };
    game.apply(seat, action).map(|_| ()).map_err(|_| WrongGuess)
}

/// Some card that the seat can show, by the deal at hand.
fn showable(game: &Game, seat: SeatId) -> Option<CardId> {
    game.choices(seat).iter().find_map(|choice| if let Choice::Show(cards) = choice { cards.nth(0) } else { None })
}
