//! The case of a day, and on which days puzzle and case were solved on this device.

use std::{collections::BTreeMap, sync::Arc};

use serde::{Deserialize, Serialize};

use super::date::Date;
use crate::{
    Case, CaseLog, Controller, Seat,
    format::{self, FormatFault},
};
use candlestick_bots::Level;
use candlestick_rules::{Setup, SetupFault, SuspectId};
use candlestick_themes::Theme;

/// Who sits at the table of a day's case: a person first.
const TABLE: [Controller; 3] = [Controller::Person, Controller::Bot(Level::Novice), Controller::Bot(Level::Detective)];

/// The case of a day: the same deal, dice and bots for everyone.
///
/// # Errors
/// When the theme does not seat three.
pub fn daily_case(theme: &Arc<Theme>, day: Date) -> Result<Case, SetupFault> {
    let suspects: Vec<_> = (0..TABLE.len() as u8).map(SuspectId).collect();
    let name = |suspect: &SuspectId| theme.suspects.get(suspect.index()).map_or("", |look| look.name.as_str());
    let seats = suspects.iter().zip(TABLE).map(|(suspect, controller)| Seat::new(name(suspect), controller)).collect();
    Case::new(Arc::clone(theme), Setup::new(suspects), seats, day.number())
}

/// The day whose case this is; none where it is no day's.
#[must_use]
pub fn day_of(log: &CaseLog, theme: &str) -> Option<Date> {
    let day = Date::from_number(log.seed.number()?)?;
    let suspects: Vec<_> = (0..TABLE.len() as u8).map(SuspectId).collect();
    let table = log.seats.iter().map(|seat| seat.controller).eq(TABLE)
        && log.seats.iter().all(|seat| seat.persona.is_none() && seat.character.is_none());
    (log.theme.id == theme && table && log.laid.is_none() && log.setup == Setup::new(suspects)).then_some(day)
}

/// How a day's case was closed the first time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct DayCase {
    /// Whether the person solved it.
    pub solved: bool,
    /// On which turn it was closed.
    pub turns: u32,
}

/// On which days the puzzle and the case were solved; the first result of a day counts.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Days {
    /// The format, [`Days::FORMAT`].
    format: u32,
    /// Puzzles that were solved: after so many tries, by day since 1970.
    puzzles: BTreeMap<u32, u32>,
    /// Cases that were closed, by day since 1970.
    cases: BTreeMap<u32, DayCase>,
}

impl Default for Days {
    fn default() -> Self {
        Self { format: Self::FORMAT, puzzles: BTreeMap::new(), cases: BTreeMap::new() }
    }
}

impl Days {
    /// The format that this version writes and reads.
    pub const FORMAT: u32 = 2;

    /// As text.
    #[must_use]
    pub fn to_text(&self) -> String {
        // Nothing in it can fail to be written: the keys are numbers.
        serde_json::to_string(self).unwrap_or_default()
    }

    /// From text; also from what earlier versions kept, the one day on which the puzzle was solved last.
    ///
    /// # Errors
    /// When the text is none of these or of a format that isn't known.
    pub fn from_text(text: &str) -> Result<Self, FormatFault> {
        if let Ok(day) = text.trim().parse::<Date>() {
            return Ok(Self { puzzles: BTreeMap::from([(day.days(), 1)]), ..Self::default() });
        }
        format::read(text, Self::FORMAT)
    }

    /// Notes that a day's puzzle was solved, after so many tries.
    pub fn solve(&mut self, day: Date, tries: u32) {
        self.puzzles.entry(day.days()).or_insert(tries);
    }

    /// Notes how a day's case was closed; tells whether that is news.
    pub fn close(&mut self, day: Date, result: DayCase) -> bool {
        let news = !self.cases.contains_key(&day.days());
        self.cases.entry(day.days()).or_insert(result);
        news
    }

    /// After how many tries a day's puzzle was solved; none where it was not.
    #[must_use]
    pub fn puzzle(&self, day: Date) -> Option<u32> {
        self.puzzles.get(&day.days()).copied()
    }

    /// How a day's case was closed; none where it was not.
    #[must_use]
    pub fn case(&self, day: Date) -> Option<DayCase> {
        self.cases.get(&day.days()).copied()
    }

    /// On how many days in a row, up to this one, the puzzle or the case was solved. The day itself may still come: until
    /// it is over, the row up to the day before stands.
    #[must_use]
    pub fn streak(&self, today: Date) -> u32 {
        let solved = |day: u32| self.puzzles.contains_key(&day) || self.cases.get(&day).is_some_and(|case| case.solved);
        let row = |from: u32| (0..=from).rev().take_while(|day| solved(*day)).count() as u32;
        let today = today.days();
        if solved(today) { row(today) } else { today.checked_sub(1).map_or(0, row) }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn day(text: &str) -> Date {
        text.parse().unwrap()
    }

    #[test]
    fn everyone_gets_the_same_case_on_a_day_and_another_one_on_the_next() {
        let theme = Arc::new(candlestick_themes::builtin("glasshouse").unwrap());
        let case = |text: &str| daily_case(&theme, day(text)).unwrap();
        let (today, tomorrow) = (case("2026-11-22"), case("2026-11-23"));
        assert_eq!(case("2026-11-22").log(), today.log());
        assert!(!today.log().is_same_deal(tomorrow.log()));
        assert_eq!(day_of(today.log(), "glasshouse"), Some(day("2026-11-22")));
        assert_eq!(day_of(tomorrow.log(), "glasshouse"), Some(day("2026-11-23")));
        assert_eq!(day_of(today.log(), "classic-2016"), None, "another theme");
        let mut stronger = today.log().clone();
        stronger.seats[1].controller = Controller::Bot(Level::Master);
        assert_eq!(day_of(&stronger, "glasshouse"), None, "other bots");
        let typed = CaseLog { seed: 20_261_399.into(), ..today.log().clone() };
        assert_eq!(day_of(&typed, "glasshouse"), None, "no day");
    }

    #[test]
    fn a_streak_goes_on_by_puzzle_or_case_and_stands_until_the_day_is_over() {
        let mut days = Days::default();
        days.solve(day("2026-11-19"), 2);
        assert!(days.close(day("2026-11-20"), DayCase { solved: true, turns: 9 }));
        days.solve(day("2026-11-21"), 1);
        let streaks = |days: &Days| ["2026-11-21", "2026-11-22", "2026-11-23"].map(|text| days.streak(day(text)));
        assert_eq!(streaks(&days), [3, 3, 0]);
        days.close(day("2026-11-22"), DayCase { solved: false, turns: 30 });
        assert_eq!(streaks(&days), [3, 3, 0], "a case that somebody else solved is no link of the row");
        assert!(!days.close(day("2026-11-22"), DayCase { solved: true, turns: 5 }), "the first result counts");
        assert_eq!(days.case(day("2026-11-22")), Some(DayCase { solved: false, turns: 30 }));
        days.solve(day("2026-11-22"), 4);
        days.solve(day("2026-11-22"), 1);
        assert_eq!((streaks(&days), days.puzzle(day("2026-11-22"))), ([3, 4, 4], Some(4)));
    }

    #[test]
    fn what_earlier_versions_kept_is_read_and_other_texts_are_told() {
        assert_eq!(Days::from_text("2026-11-21\n").unwrap().streak(day("2026-11-21")), 1);
        assert!(
            Days::from_text("{\"format\":7,\"puzzles\":{},\"cases\":{}}").unwrap_err().to_string().contains("format 7")
        );
        for text in ["", "7", "[]", "{}", "{\"format\":2,\"puzzles\":{\"x\":1},\"cases\":{}}"] {
            assert!(Days::from_text(text).is_err(), "{text}");
        }
    }

    proptest! {
        #[test]
        fn days_are_read_as_they_were_written(
            puzzles in prop::collection::btree_map(0..60_u32, 1..9_u32, 0..20),
            cases in prop::collection::btree_map(0..60_u32, (any::<bool>(), 1..90_u32), 0..20),
            today in 0..70_u32,
        ) {
            let mut days = Days::default();
            puzzles.iter().for_each(|(day, tries)| days.solve(Date::from_days(*day), *tries));
            for (day, (solved, turns)) in &cases {
                days.close(Date::from_days(*day), DayCase { solved: *solved, turns: *turns });
            }
            prop_assert_eq!(&Days::from_text(&days.to_text()).unwrap(), &days);
            prop_assert!(days.streak(Date::from_days(today)) as usize <= puzzles.len() + cases.len());
        }
    }
}
