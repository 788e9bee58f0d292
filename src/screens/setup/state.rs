//! Holds what is being set up: seats, options and the seed, and what is still wrong with it.

use std::sync::Arc;

use super::names::SeatNames;
use crate::ui::next_level;
use candlestick_game::{Controller, Help, Level, Persona};
use candlestick_rules::SuspectId;
use candlestick_themes::Theme;

/// A row of the setup.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeatRow {
    /// Whether somebody sits here.
    pub on: bool,
    /// Who decides.
    pub controller: Controller,
    /// The player's name.
    pub name: String,
    /// Whom they play.
    pub suspect: SuspectId,
    /// How much a person's notebook helps.
    pub help: Help,
    /// A bot's character; none is its level's own.
    pub persona: Option<Persona>,
    /// Which character of the ladder a bot is, by id.
    pub character: Option<String>,
}

/// What was chosen in the setup.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SetupChoice {
    /// Open the case; see [`SetupState::to_case`].
    Start,
    /// Back to the title.
    Back,
    /// Play with the theme of this number.
    Theme(usize),
    /// Show the themes of the user's own.
    OwnThemes,
}

/// Everything that can be set up.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SetupState {
    /// One row for each possible seat.
    pub seats: Vec<SeatRow>,
    /// Whether the extra deck is used.
    pub deck: bool,
    /// Whether the suspects' powers are used.
    pub powers: bool,
    /// With two sides: whether the room cards lie in the corner rooms.
    pub corner_rooms: bool,
    /// The seed as it is typed; empty for one that is drawn.
    pub seed: String,
    /// Whether seats and options are shown one by one.
    pub more: bool,
    /// Names for whoever types none.
    pub(super) names: Arc<SeatNames>,
    pub(super) least: usize,
}

impl SetupState {
    /// One person as the first suspect against three bots.
    #[must_use]
    pub fn new(theme: &Theme) -> Self {
        Self::named(theme, &Arc::default())
    }

    /// The same, with names in some language for whoever types none.
    pub(super) fn named(theme: &Theme, names: &Arc<SeatNames>) -> Self {
        let profile = &theme.edition.profile;
        let most = profile.max_seats.min(theme.edition.cards.suspects);
        let seats = (0..most).map(|n| {
            let controller = if n == 0 { Controller::Person } else { Controller::Bot(Level::Detective) };
            let name = names.seat(usize::from(n), n > 0).to_owned();
            let (on, suspect) = (n < profile.min_seats.max(4), SuspectId(n));
            SeatRow { on, controller, name, suspect, help: Help::default(), persona: None, character: None }
        });
        Self {
            seats: seats.collect(),
            deck: true,
            powers: true,
            corner_rooms: false,
            seed: String::new(),
            more: false,
            names: Arc::clone(names),
            least: usize::from(profile.min_seats),
        }
    }

    /// Names that nobody typed are said in another language.
    pub(super) fn rename(&mut self, names: &Arc<SeatNames>) {
        let before = std::mem::replace(&mut self.names, Arc::clone(names));
        for row in &mut self.seats {
            if let Some(name) = before.among(&row.name, names) {
                row.name = name.to_owned();
            }
        }
    }

    /// The table of another theme with the same people, as far as it has seats for them.
    #[must_use]
    pub fn following(theme: &Theme, before: &Self) -> Self {
        let mut state = Self { seed: before.seed.clone(), more: before.more, ..Self::named(theme, &before.names) };
        let count = before.count().clamp(state.least, state.seats.len());
        for (n, row) in state.seats.iter_mut().enumerate() {
            row.on = n < count;
            if let Some(known) = before.seats.get(n) {
                row.controller = known.controller;
                row.name.clone_from(&known.name);
                (row.help, row.persona) = (known.help, known.persona);
                row.character.clone_from(&known.character);
            }
        }
        state
    }

    /// How many sit down.
    #[must_use]
    pub fn count(&self) -> usize {
        self.seats.iter().filter(|row| row.on).count()
    }

    /// Whether another may sit down.
    #[must_use]
    pub fn can_add(&self) -> bool {
        self.count() < self.seats.len()
    }

    /// Whether one may leave.
    #[must_use]
    pub fn can_remove(&self) -> bool {
        self.count() > self.least
    }

    /// Whether two sides play, so that cards lie in rooms.
    #[must_use]
    pub fn two_sides(&self) -> bool {
        self.count() == 2
    }

    /// Seats one more, after the others.
    pub fn add(&mut self) {
        if let Some(at) = self.seats.iter().position(|row| !row.on) {
            let mut row = self.seats.remove(at);
            row.on = true;
            let end = self.count();
            let step = self.step();
            self.seats.insert(end, row);
            if let Some(step) = step {
                self.set_step(step);
            }
        }
    }

    /// Takes a seat away; the others move up.
    pub fn remove(&mut self, at: usize) {
        if self.can_remove() && self.seats.get(at).is_some_and(|row| row.on) {
            let mut row = self.seats.remove(at);
            row.on = false;
            self.seats.push(row);
        }
    }

    /// Person or bot; a name that nobody typed follows.
    pub fn toggle_kind(&mut self, at: usize) {
        self.leave_ladder(at);
        let controller = match self.seats[at].controller {
            Controller::Person => Controller::Bot(Level::Detective),
            Controller::Bot(_) => Controller::Person,
        };
        let row = &mut self.seats[at];
        row.controller = controller;
        if let Some(name) = self.names.turned(&row.name, controller != Controller::Person) {
            row.name = name.to_owned();
        }
    }

    /// The next level of a bot, round and round.
    pub fn next_level(&mut self, at: usize) {
        self.leave_ladder(at);
        if let Controller::Bot(level) = &mut self.seats[at].controller {
            *level = next_level(*level);
        }
    }

    /// The levels of the bots that sit down.
    pub fn bots(&self) -> impl Iterator<Item = Level> {
        self.seats.iter().filter(|row| row.on).filter_map(|row| match row.controller {
            Controller::Bot(level) => Some(level),
            Controller::Person => None,
        })
    }

    /// The level of all bots, where they have the same and none is a character of the ladder.
    #[must_use]
    pub fn bots_level(&self) -> Option<Level> {
        if self.seats.iter().any(|row| row.on && row.character.is_some()) {
            return None;
        }
        let first = self.bots().next()?;
        self.bots().all(|level| level == first).then_some(first)
    }

    /// Gives all bots one level, also those who sit down later.
    pub fn set_bots_level(&mut self, wanted: Level) {
        (0..self.seats.len()).for_each(|at| self.leave_ladder(at));
        for row in &mut self.seats {
            if let Controller::Bot(level) = &mut row.controller {
                *level = wanted;
            }
        }
    }

    /// The next help level of a person's notebook, round and round.
    pub fn next_help(&mut self, at: usize) {
        self.seats[at].help = self.seats[at].help.next();
    }

    /// Gives a seat its suspect; whoever had it gets the other one.
    pub fn choose(&mut self, at: usize, suspect: SuspectId) {
        let before = self.seats[at].suspect;
        for row in &mut self.seats {
            if row.suspect == suspect {
                row.suspect = before;
            }
        }
        self.seats[at].suspect = suspect;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use candlestick_themes::builtin;

    fn state() -> SetupState {
        SetupState { seed: "7".into(), ..SetupState::new(&builtin("classic-2016").expect("the theme is sound")) }
    }

    #[test]
    fn a_suspect_that_is_taken_is_swapped() {
        let mut state = state();
        state.choose(0, SuspectId(2));
        assert_eq!((state.seats[0].suspect, state.seats[2].suspect), (SuspectId(2), SuspectId(0)));
        state.choose(0, SuspectId(5));
        assert_eq!((state.seats[0].suspect, state.seats[5].suspect), (SuspectId(5), SuspectId(2)));
        assert_eq!(state.problem(), None);
    }

    #[test]
    fn seats_come_and_go_between_two_and_six() {
        let mut state = state();
        state.add();
        state.add();
        assert!(!state.can_add());
        state.add();
        assert_eq!(state.count(), 6);
        (0..4).for_each(|_| state.remove(1));
        assert!(!state.can_remove() && state.two_sides());
        state.remove(0);
        assert_eq!(state.count(), 2);
        state.corner_rooms = true;
        let (setup, ..) = state.to_case().expect("two may play");
        assert!(setup.corner_rooms);
        assert_eq!(setup.seats, [0, 5].map(SuspectId));
    }

    #[test]
    fn help_levels_go_round_and_sit_down_with_their_seats() {
        let mut state = state();
        state.next_help(1);
        state.remove(0);
        assert_eq!(
            state.marks().iter().map(|marks| marks.help).collect::<Vec<_>>(),
            [Help::Slips, Help::CrossOff, Help::CrossOff]
        );
        (0..5).for_each(|_| state.next_help(0));
        assert_eq!(state.seats[0].help, Help::Slips);
    }

    #[test]
    fn a_name_nobody_typed_follows_person_and_bot() {
        let mut state = state();
        let bot = state.seats[1].name.clone();
        state.toggle_kind(1);
        assert_eq!((state.seats[1].controller, state.seats[1].name.as_str()), (Controller::Person, "Player 2"));
        state.toggle_kind(1);
        assert_eq!(state.seats[1].name, bot);
        state.seats[1].name = "Rosa".into();
        state.toggle_kind(1);
        assert_eq!(state.seats[1].name, "Rosa");
        state.seats[1].name = "  ".into();
        assert_eq!(state.to_case().expect("blank names are filled").1[1].name, "Player 2");
    }

    #[test]
    fn another_theme_keeps_the_people_as_far_as_it_has_seats() {
        let big = builtin("master-detective").expect("the theme is sound");
        let mut ten = SetupState { seed: "7".into(), ..SetupState::new(&big) };
        (0..6).for_each(|_| ten.add());
        ten.toggle_kind(9);
        ten.seats[9].name = "Ann & Bo".into();
        let six = SetupState::following(&builtin("classic-2016").expect("the theme is sound"), &ten);
        assert_eq!((six.count(), six.seed.as_str()), (6, "7"));
        let mut two = state();
        two.seats[0].help = Help::Odds;
        two.remove(3);
        two.remove(2);
        let three = SetupState::following(&big, &two);
        assert_eq!((three.count(), three.problem()), (3, None));
        assert_eq!((&three.seats[0].name, three.seats[0].help), (&two.seats[0].name, Help::Odds));
        let again = SetupState::following(&big, &ten);
        assert_eq!((again.count(), again.seats[9].name.as_str()), (10, "Ann & Bo"));
    }
}
