//! Seats characters of the ladder (bots, each stronger than the one before) at the table that is set up.

use super::state::SetupState;
use candlestick_game::{Controller, ladder::ladder};

impl SetupState {
    /// The step of the ladder that one plays against, from 0: that of the first bot at the table.
    #[must_use]
    pub fn step(&self) -> Option<usize> {
        let bot = |row: &&super::state::SeatRow| row.on && row.controller != Controller::Person;
        let id = self.seats.iter().find(bot)?.character.as_deref()?;
        ladder().iter().position(|character| character.id == id)
    }

    /// Seats a step of the ladder, and beside it those below; where there are none any more, the lowest again.
    pub fn set_step(&mut self, step: usize) {
        let mut steps = (0..=step.min(ladder().len().saturating_sub(1))).rev();
        for at in 0..self.seats.len() {
            if self.seats[at].controller == Controller::Person {
                continue;
            }
            let next = steps.next();
            let step = next.unwrap_or(0);
            let Some(character) = ladder().get(step) else { return };
            self.leave_ladder(at);
            let row = &mut self.seats[at];
            (row.controller, row.persona) = (Controller::Bot(character.level), None);
            row.character = Some(character.id.clone());
            // Whoever sits there twice keeps the seat's name.
            if next.is_some() {
                row.name = self.names.character(step).to_owned();
            }
        }
    }

    /// A seat is none of the ladder's any more; a name that came with the character goes with it.
    pub fn leave_ladder(&mut self, at: usize) {
        let row = &mut self.seats[at];
        if row.character.is_some() && self.names.is_characters(&row.name) {
            row.name = self.names.seat(at, true).to_owned();
        }
        row.character = None;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use candlestick_game::Level;
    use candlestick_themes::builtin;

    fn state() -> SetupState {
        SetupState::new(&builtin("classic-2016").expect("the theme is sound"))
    }

    #[test]
    fn one_sits_down_with_a_step_and_those_below_it() {
        let mut state = state();
        assert_eq!(state.step(), None);
        state.set_step(1);
        let (_, seats, _) = state.to_case().expect("it can be opened");
        let ids: Vec<_> = seats.iter().map(|seat| seat.character.as_deref().unwrap_or("")).collect();
        assert_eq!(ids, ["", "mabel", "pip", "pip"]);
        assert_eq!((seats[1].name.as_str(), seats[2].name.as_str()), ("Mabel", "Pip"));
        assert_eq!((state.step(), state.bots_level()), (Some(1), None));
        state.set_step(7);
        assert_eq!(state.step(), Some(7));
        assert!(!state.seats[3].name.contains("Pip"), "{}", state.seats[3].name);
    }

    #[test]
    fn a_level_for_all_bots_sends_the_characters_away() {
        let (mut state, plain) = (state(), state());
        state.set_step(4);
        state.set_bots_level(Level::Detective);
        assert_eq!(state.step(), None);
        assert_eq!(state.seats, plain.seats);
        state.set_step(4);
        state.toggle_kind(1);
        let (_, seats, _) = state.to_case().expect("it can be opened");
        assert_eq!((seats[1].controller, seats[1].character.as_ref()), (Controller::Person, None));
    }
}
