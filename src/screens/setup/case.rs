//! The case that is set up, and what is still wrong with it.

use super::{problem::SetupProblem, state::SetupState, typed_seed::read_seed};
use candlestick_game::{Controller, Marks, Seat};
use candlestick_rules::{Seed, Setup};

impl SetupState {
    /// Blank notebooks with the help levels chosen, one for each seat that is taken.
    #[must_use]
    pub fn marks(&self) -> Vec<Marks> {
        self.seats.iter().filter(|row| row.on).map(|row| Marks::with_help(row.help)).collect()
    }

    /// What keeps the case from being opened, if anything.
    #[must_use]
    pub fn problem(&self) -> Option<SetupProblem> {
        let on: Vec<_> = self.seats.iter().filter(|row| row.on).map(|row| row.suspect).collect();
        if on.len() < self.least {
            return Some(SetupProblem::Few { least: self.least });
        }
        if on.iter().enumerate().any(|(n, suspect)| on[..n].contains(suspect)) {
            return Some(SetupProblem::Suspects);
        }
        self.wanted_seed().is_none().then_some(SetupProblem::Seed)
    }

    /// The seed that was typed; one that nobody has chosen where nothing was.
    fn wanted_seed(&self) -> Option<Option<Seed>> {
        if self.seed.trim().is_empty() { Some(None) } else { read_seed(&self.seed).map(Some) }
    }

    /// The case as set up, with its seed where one was typed.
    ///
    /// # Errors
    /// What is wrong and what is accepted.
    pub fn to_case(&self) -> Result<(Setup, Vec<Seat>, Option<Seed>), SetupProblem> {
        if let Some(problem) = self.problem() {
            return Err(problem);
        }
        let Some(seed) = self.wanted_seed() else { return Err(SetupProblem::Seed) };
        let rows = self.seats.iter().filter(|row| row.on);
        let seats = rows.enumerate().map(|(n, row)| {
            let typed = row.name.trim();
            let is_bot = row.controller != Controller::Person;
            let name = if typed.is_empty() { self.names.seat(n, is_bot).to_owned() } else { typed.to_owned() };
            let persona = row.persona.filter(|_| row.controller != Controller::Person);
            let character = row.character.clone().filter(|_| row.controller != Controller::Person);
            Seat { persona, character, ..Seat::new(name, row.controller) }
        });
        Ok((self.setup(), seats.collect(), seed))
    }

    /// Who sits where and which options are on, whether or not a case can be opened with it.
    #[must_use]
    pub fn setup(&self) -> Setup {
        Setup {
            seats: self.seats.iter().filter(|row| row.on).map(|row| row.suspect).collect(),
            deck: self.deck,
            powers: self.powers,
            corner_rooms: self.corner_rooms && self.two_sides(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use candlestick_game::Level;
    use candlestick_rules::SuspectId;
    use candlestick_themes::builtin;

    fn state() -> SetupState {
        SetupState { seed: "7".into(), ..SetupState::new(&builtin("classic-2016").expect("the theme is sound")) }
    }

    #[test]
    fn one_person_meets_three_bots() {
        let (setup, seats, seed) = state().to_case().expect("the default is sound");
        assert_eq!(setup.seats, [0, 1, 2, 3].map(SuspectId));
        assert_eq!(seats[0].controller, Controller::Person);
        assert!(seats[1..].iter().all(|seat| seat.controller == Controller::Bot(Level::Detective)));
        assert!(setup.deck && setup.powers && !setup.corner_rooms);
        assert_eq!(seed, Some(Seed::from(7)));
        let drawn = SetupState { seed: " ".into(), ..state() };
        assert_eq!(drawn.to_case().expect("a seed is drawn").2, None);
    }

    #[test]
    fn corner_rooms_mean_nothing_to_more_than_two() {
        let mut state = state();
        state.corner_rooms = true;
        assert!(!state.to_case().expect("four may play").0.corner_rooms);
    }

    #[test]
    fn a_bad_seed_says_what_is_accepted() {
        let mut state = state();
        state.seed = "99999999999999999999".into();
        let message = state.to_case().expect_err("too large").say(&candlestick_themes::Words::english());
        assert!(message.contains("18446744073709551615") && message.contains("word"), "{message}");
    }
}
