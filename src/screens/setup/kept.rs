//! Defines what of the setup is remembered until the game is opened again.

use std::{collections::BTreeMap, sync::Arc};

use serde::{Deserialize, Serialize};

use super::names::SeatNames;
use super::state::{SeatRow, SetupState};
use candlestick_game::{Controller, Help, Persona, ladder};
use candlestick_rules::SuspectId;
use candlestick_themes::Theme;

/// The tables that were played at, by the theme's id.
pub(super) type KeptTables = BTreeMap<String, KeptTable>;

/// A table as it was when a case was opened at it. The seed is not kept: every case has its own.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub(super) struct KeptTable {
    seats: Vec<KeptSeat>,
    #[serde(default = "yes")]
    deck: bool,
    #[serde(default = "yes")]
    powers: bool,
    #[serde(default)]
    corner_rooms: bool,
    #[serde(default)]
    more: bool,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
struct KeptSeat {
    suspect: String,
    controller: Controller,
    name: String,
    #[serde(default)]
    help: Help,
    #[serde(default)]
    persona: Option<Persona>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    character: Option<String>,
}

const fn yes() -> bool {
    true
}

impl KeptTable {
    /// What is to be remembered of a table.
    pub fn of(theme: &Theme, state: &SetupState) -> Self {
        let kept = |row: &SeatRow| KeptSeat {
            suspect: theme.suspects[row.suspect.index()].id.clone(),
            controller: row.controller,
            name: row.name.clone(),
            help: row.help,
            persona: row.persona,
            character: row.character.clone(),
        };
        Self {
            seats: state.seats.iter().filter(|row| row.on).map(kept).collect(),
            deck: state.deck,
            powers: state.powers,
            corner_rooms: state.corner_rooms,
            more: state.more,
        }
    }

    /// The table again, as far as the theme still has its suspects and seats.
    pub fn table(&self, theme: &Theme, names: &Arc<SeatNames>) -> SetupState {
        let mut state = SetupState::named(theme, names);
        let known = |id: &str| theme.suspects.iter().position(|look| look.id == id).map(|n| SuspectId(n as u8));
        let seats: Vec<_> = self.seats.iter().filter_map(|seat| Some((known(&seat.suspect)?, seat))).collect();
        let count = seats.len().clamp(state.least, state.seats.len());
        for (n, (suspect, seat)) in seats.into_iter().take(count).enumerate() {
            state.choose(n, suspect);
            let row = &mut state.seats[n];
            (row.controller, row.help, row.persona) = (seat.controller, seat.help, seat.persona);
            // One that is no longer there plays by its level.
            row.character = seat.character.clone().filter(|id| ladder::character(id).is_some());
            row.name = seat.name.chars().take(40).collect();
        }
        for (n, row) in state.seats.iter_mut().enumerate() {
            row.on = n < count;
        }
        (state.deck, state.powers) = (self.deck, self.powers);
        (state.corner_rooms, state.more) = (self.corner_rooms, self.more);
        state
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use candlestick_game::Level;
    use candlestick_themes::builtin;

    #[test]
    fn a_table_is_laid_again_as_it_was_but_for_its_seed() {
        let theme = builtin("classic-2016").unwrap();
        let mut state = SetupState { seed: "7".into(), ..SetupState::new(&theme) };
        state.remove(3);
        state.choose(0, SuspectId(4));
        state.set_bots_level(Level::Master);
        (state.deck, state.more) = (false, true);
        state.seats[0].name = "Rosa".into();
        state.next_help(0);
        let text = serde_json::to_string(&KeptTable::of(&theme, &state)).unwrap();
        let again = serde_json::from_str::<KeptTable>(&text).unwrap().table(&theme, &Arc::default());
        assert_eq!(again.to_case().unwrap().0, state.to_case().unwrap().0);
        assert_eq!(again.to_case().unwrap().1, state.to_case().unwrap().1);
        assert_eq!((again.marks(), again.more, again.seed.as_str()), (state.marks(), true, ""));
    }

    #[test]
    fn what_the_theme_no_longer_has_is_left_out_and_the_table_still_opens() {
        let (theme, other) = (builtin("master-detective").unwrap(), builtin("classic-2016").unwrap());
        let mut state = SetupState { seed: "7".into(), ..SetupState::new(&theme) };
        (0..6).for_each(|_| state.add());
        let kept = KeptTable::of(&theme, &state);
        let again = kept.table(&other, &Arc::default());
        assert_eq!(again.problem(), None);
        let known: Vec<_> = theme.suspects.iter().map(|look| &look.id).collect();
        let known: Vec<_> = known.into_iter().filter(|id| other.suspects.iter().any(|look| look.id == **id)).collect();
        let seated: Vec<_> = again.setup().seats.iter().map(|suspect| &other.suspects[suspect.index()].id).collect();
        assert!((2..6).contains(&known.len()) && seated == known, "{seated:?} of {known:?}");
        let none = KeptTable { seats: Vec::new(), ..kept };
        assert_eq!(
            (none.table(&other, &Arc::default()).count(), none.table(&other, &Arc::default()).problem()),
            (2, None)
        );
    }
}
