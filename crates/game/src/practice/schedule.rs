//! Schedules what was missed to be repeated at growing intervals until it stays.

use std::{cmp::Reverse, collections::BTreeMap};

use serde::{Deserialize, Serialize};

use super::item::{ExerciseSource, RepeatedExercise};
use crate::format::{self, FormatFault};

/// Items that are kept at most: a few hundred kilobytes of positions.
pub const MOST_ITEMS: usize = 200;

/// All that is to be repeated on this device.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Schedule {
    /// The format, [`Schedule::FORMAT`].
    format: u32,
    items: BTreeMap<String, RepeatedExercise>,
}

impl Default for Schedule {
    fn default() -> Self {
        Self { format: Self::FORMAT, items: BTreeMap::new() }
    }
}

impl Schedule {
    /// The format that this version writes and reads.
    pub const FORMAT: u32 = 1;

    /// As text.
    #[must_use]
    pub fn to_json(&self) -> String {
        // Nothing in it can fail to be written: the maps' keys are texts and numbers.
        serde_json::to_string(self).unwrap_or_default()
    }

    /// From text.
    ///
    /// # Errors
    /// When the text is no schedule or of a format that isn't known.
    pub fn from_json(text: &str) -> Result<Self, FormatFault> {
        let read: Self = format::read(text, Self::FORMAT)?;
        // Under their own names and within bounds, whatever the text said.
        let mut schedule = Self::default();
        schedule.merge(&read);
        Ok(schedule)
    }

    /// An exercise was missed on a day, counted since 1970: it is to be repeated from the next day on.
    pub fn miss(&mut self, source: ExerciseSource, day: u32) {
        match self.items.get_mut(&source.id()) {
            Some(item) => item.note(false, day),
            None => {
                self.items.insert(source.id(), RepeatedExercise::missed(source, day));
            }
        }
        self.bound();
    }

    /// A kept exercise was answered; nothing where it isn't kept.
    pub fn answer(&mut self, id: &str, right: bool, day: u32) {
        if let Some(item) = self.items.get_mut(id) {
            item.note(right, day);
        }
    }

    /// What can no longer be asked is repeated no longer.
    pub fn forget(&mut self, id: &str) {
        self.items.remove(id);
    }

    /// What is to be repeated on a day, what has waited longest first.
    #[must_use]
    pub fn due(&self, today: u32) -> Vec<(&str, &RepeatedExercise)> {
        let mut due: Vec<_> = self
            .items()
            .filter_map(|(id, item)| item.stands().1.filter(|day| *day <= today).map(|day| (day, id, item)))
            .collect();
        due.sort_by_key(|(day, id, _)| (*day, *id));
        due.into_iter().map(|(_, id, item)| (id, item)).collect()
    }

    /// All items with their names.
    pub fn items(&self) -> impl Iterator<Item = (&str, &RepeatedExercise)> {
        self.items.iter().map(|(id, item)| (id.as_str(), item))
    }

    /// Takes in what another device has kept. While there is room for all, no day of either is lost, and in whatever order
    /// and however often that is done, the same comes of it.
    pub fn merge(&mut self, other: &Self) {
        for item in other.items.values() {
            match self.items.get_mut(&item.source.id()) {
                Some(mine) => mine.merge(item),
                None => {
                    self.items.insert(item.source.id(), item.clone());
                }
            }
        }
        self.bound();
    }

    /// Lets go what is known best, and of that what was answered longest ago.
    fn bound(&mut self) {
        while self.items.len() > MOST_ITEMS {
            let rank =
                |(id, item): &(&String, &RepeatedExercise)| (item.stands().0, Reverse(item.last()), (*id).clone());
            let Some(id) = self.items.iter().max_by_key(rank).map(|(id, _)| id.clone()) else { return };
            self.items.remove(&id);
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::practice::exercise_kind::ExerciseKind;

    fn source(seed: u64) -> ExerciseSource {
        ExerciseSource::Seed { theme: "glasshouse".into(), kind: ExerciseKind::Chain, seed, wanted: None }
    }

    fn schedule() -> impl Strategy<Value = Schedule> {
        prop::collection::vec((0..12_u64, 0..60_u32, any::<bool>()), 0..60).prop_map(|answers| {
            let mut schedule = Schedule::default();
            for (seed, day, right) in answers {
                if right {
                    schedule.answer(&source(seed).id(), true, day);
                } else {
                    schedule.miss(source(seed), day);
                }
            }
            schedule
        })
    }

    fn merged(a: &Schedule, b: &Schedule) -> Schedule {
        let mut both = a.clone();
        both.merge(b);
        both
    }

    #[test]
    fn what_is_missed_comes_again_after_1_3_7_16_and_35_days_until_it_is_learnt() {
        let (mut schedule, id) = (Schedule::default(), source(5).id());
        schedule.miss(source(5), 100);
        let mut day = 100;
        for days in super::super::item::INTERVALS {
            day += days;
            assert!(schedule.due(day - 1).is_empty() && schedule.due(day).len() == 1, "{days}");
            schedule.answer(&id, true, day - 1);
            assert_eq!(schedule.due(day).len(), 1, "an answer before its day changes nothing");
            schedule.answer(&id, true, day);
        }
        assert!(schedule.due(u32::MAX).is_empty(), "learnt");
        schedule.miss(source(5), day + 9);
        assert_eq!(schedule.due(day + 10).len(), 1, "a miss starts again");
        schedule.answer(&id, true, day + 10);
        assert!(schedule.due(day + 12).is_empty() && schedule.due(day + 13).len() == 1);
    }

    #[test]
    fn what_is_kept_stays_within_bounds_and_what_is_known_least_stays() {
        let mut schedule = Schedule::default();
        for seed in 0..MOST_ITEMS as u64 {
            schedule.miss(source(seed), 10);
            schedule.answer(&source(seed).id(), true, 11);
        }
        for seed in 1000..1020 {
            schedule.miss(source(seed), 12);
        }
        assert_eq!(schedule.items().count(), MOST_ITEMS);
        assert_eq!(schedule.due(13).iter().filter(|(_, item)| item.stands().0 == 0).count(), 20);
    }

    #[test]
    fn other_formats_and_other_texts_are_told() {
        let other = Schedule::default().to_json().replace("\"format\":1", "\"format\":7");
        assert!(Schedule::from_json(&other).unwrap_err().to_string().contains("format 7"));
        for text in ["", "{}", "[1]", "{\"format\":-1}", "{\"format\":1,\"items\":{\"a\":{}}}"] {
            assert!(Schedule::from_json(text).is_err(), "{text}");
        }
    }

    proptest! {
        #[test]
        fn schedules_merge_to_the_same_in_any_order_and_lose_no_day(
            (a, b, c) in (schedule(), schedule(), schedule())
        ) {
            prop_assert_eq!(merged(&a, &b), merged(&b, &a));
            prop_assert_eq!(merged(&merged(&a, &b), &c), merged(&a, &merged(&b, &c)));
            prop_assert_eq!(merged(&a, &a), a.clone());
            for (id, item) in a.items().chain(b.items()) {
                let both = merged(&a, &b);
                let kept = both.items().find(|(other, _)| *other == id).map(|(_, item)| item.clone()).unwrap();
                prop_assert_eq!(merged(&both, &a), both.clone());
                prop_assert!(kept.last() >= item.last());
            }
        }

        #[test]
        fn a_schedule_is_read_as_it_was_written(schedule in schedule()) {
            prop_assert_eq!(Schedule::from_json(&schedule.to_json()).unwrap(), schedule);
        }

        #[test]
        fn nothing_is_due_before_the_day_after_its_last_miss(schedule in schedule(), today in 0..80_u32) {
            for (id, item) in schedule.due(today) {
                prop_assert!(item.stands().1.unwrap() <= today, "{}", id);
                prop_assert!(item.stands().0 < super::super::item::INTERVALS.len());
            }
        }
    }
}
