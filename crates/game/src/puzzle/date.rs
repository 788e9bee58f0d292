//! Days of the calendar, as far as a puzzle of the day needs them. Ours, because that is a
//! count of days since 1970, read and written as YYYY-MM-DD: a calendar library (jiff, time, chrono) brings time zones and
//! formats that nothing here asks for, and how people write a day is one sentence of each language's files.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use candlestick_themes::{Words, key};

/// A day from 1970 on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[cfg_attr(test, schemars(with = "String"))]
pub struct Date {
    year: u32,
    month: u32,
    day: u32,
}

/// Why a text is no date.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{given}` is not a day from 1970 to 9999; write one such as 2026-11-21")]
pub struct DateFault {
    given: String,
}

impl Date {
    /// The day that is so many days after the first of January 1970.
    #[must_use]
    pub const fn from_days(days: u32) -> Self {
        let (mut year, mut left) = (1970, days);
        while left >= days_of(year) {
            left -= days_of(year);
            year += 1;
        }
        let mut month = 1;
        while left >= days_in(year, month) {
            left -= days_in(year, month);
            month += 1;
        }
        Self { year, month, day: left + 1 }
    }

    /// Days since the first of January 1970.
    #[must_use]
    pub fn days(self) -> u32 {
        let years: u32 = (1970..self.year).map(days_of).sum();
        let months: u32 = (1..self.month).map(|month| days_in(self.year, month)).sum();
        years + months + self.day - 1
    }
}

const fn is_leap(year: u32) -> bool {
    year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400))
}

const fn days_of(year: u32) -> u32 {
    if is_leap(year) { 366 } else { 365 }
}

const fn days_in(year: u32, month: u32) -> u32 {
    match month {
        2 if is_leap(year) => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    }
}

impl Date {
    /// The day as a number with its digits, as 20261122.
    #[must_use]
    pub const fn number(self) -> u64 {
        (self.year * 10_000 + self.month * 100 + self.day) as u64
    }

    /// The day as people write it: "24 November 2026", "24 de noviembre de 2026". Files, addresses and the command line write
    /// it as [`Date`] is shown.
    #[must_use]
    pub fn say(self, words: &Words) -> String {
        let year = self.year.to_string();
        let values = [("day", self.day.into()), ("month", self.month.into()), ("year", (&year).into())];
        words.with(key!("date-day"), &values)
    }

    /// The day of such a number; none where it is no day from 1970 to 9999.
    #[must_use]
    pub fn from_number(number: u64) -> Option<Self> {
        let number = u32::try_from(number).ok()?;
        let (year, month, day) = (number / 10_000, number / 100 % 100, number % 100);
        let there = (1970..=9999).contains(&year) && (1..=12).contains(&month);
        (there && (1..=days_in(year, month)).contains(&day)).then_some(Self { year, month, day })
    }
}

impl FromStr for Date {
    type Err = DateFault;

    fn from_str(text: &str) -> Result<Self, DateFault> {
        let read = || {
            let [year, month, day] = text.split('-').collect::<Vec<_>>().try_into().ok()?;
            let plain =
                |text: &str| text.bytes().all(|byte| byte.is_ascii_digit()).then(|| text.parse::<u32>().ok())?;
            let (year, month, day) = (plain(year)?, plain(month)?, plain(day)?);
            (month < 100 && day < 100)
                .then(|| Self::from_number(u64::from(year) * 10_000 + u64::from(month * 100 + day)))?
        };
        read().ok_or_else(|| DateFault { given: text.chars().take(40).collect() })
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

impl Serialize for Date {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Date {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(|fault: DateFault| de::Error::custom(fault))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_day_is_counted_and_read_again() {
        for days in (0..40_000).chain([2_932_896]) {
            let date = Date::from_days(days);
            assert_eq!((date.days(), date.to_string().parse()), (days, Ok(date)));
            assert_eq!(Date::from_number(date.number()), Some(date));
        }
        assert_eq!(Date::from_days(20_778).to_string(), "2026-11-21");
        assert_eq!("2000-02-29".parse::<Date>().unwrap().days(), 11_016);
    }

    #[test]
    fn a_day_is_said_as_each_language_writes_it() {
        let said = |language: &str, day: &str| day.parse::<Date>().unwrap().say(&Words::carried(language));
        for (language, day, first) in [
            ("en", "24 November 2026", "1 May 1970"),
            ("de", "24. November 2026", "1. Mai 1970"),
            ("fr", "24 novembre 2026", "1er mai 1970"),
            ("es", "24 de noviembre de 2026", "1 de mayo de 1970"),
            ("pl", "24 listopada 2026", "1 maja 1970"),
        ] {
            assert_eq!((said(language, "2026-11-24"), said(language, "1970-05-01")), (day.into(), first.into()));
            let months: std::collections::BTreeSet<_> =
                (1..=12).map(|month| said(language, &format!("2026-{month:02}-15"))).collect();
            assert_eq!(months.len(), 12, "{language}");
        }
    }

    #[test]
    fn what_is_no_day_is_told_with_the_form() {
        for bad in ["", "2026-13-01", "2026-02-29", "2026-11", "1900-01-01", "21.11.2026", "2026-11-+1", "2026-00-10"] {
            let fault = bad.parse::<Date>().unwrap_err();
            assert!(fault.to_string().contains("2026-11-21"), "{fault}");
        }
    }
}
