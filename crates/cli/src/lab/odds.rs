//! Measures how honest a policy's odds are: what it held for the likeliest case file, and how often that was right, by
//! tenths.

use serde::Serialize;

use candlestick_themes::{Words, key};

/// One tenth of the odds.
#[derive(Debug, Clone, Copy, Default, PartialEq, Serialize)]
pub(super) struct Tenth {
    /// Turns that ended with such odds, and in how many the likeliest case file was right.
    pub turns: u32,
    pub right: u32,
    /// The sum of the odds.
    pub odds: f64,
    /// Accusations at such odds, and how many were right.
    pub accused: u32,
    pub accused_right: u32,
}

/// The odds of one policy; tenths from 0.
#[derive(Debug, Clone, Default, PartialEq, Serialize)]
pub(super) struct OddsCalibration([Tenth; 10]);

impl OddsCalibration {
    /// The likeliest case file had such odds at the end of a turn.
    pub fn note(&mut self, odds: f64, right: bool, accused: bool) {
        let tenth = &mut self.0[((odds * 10.0) as usize).min(9)];
        tenth.turns += 1;
        tenth.right += u32::from(right);
        tenth.odds += odds;
        tenth.accused += u32::from(accused);
        tenth.accused_right += u32::from(accused && right);
    }

    /// Those of another worker.
    pub fn add(&mut self, other: &Self) {
        for (tenth, more) in self.0.iter_mut().zip(&other.0) {
            tenth.turns += more.turns;
            tenth.right += more.right;
            tenth.odds += more.odds;
            tenth.accused += more.accused;
            tenth.accused_right += more.accused_right;
        }
    }

    /// A sentence for each tenth that came up.
    pub fn lines(&self, policy: &str, words: &Words) -> Vec<String> {
        let met = self.0.iter().filter(|tenth| tenth.turns > 0);
        met.map(|tenth| {
            let share = |part: f64| words.decimal(&format!("{:.1}", 100.0 * part / f64::from(tenth.turns)));
            let (odds, came) = (share(tenth.odds), share(f64::from(tenth.right)));
            let values = [
                ("policy", policy.into()),
                ("odds", (&odds).into()),
                ("came", (&came).into()),
                ("turns", tenth.turns.into()),
                ("accused", tenth.accused.into()),
                ("right", tenth.accused_right.into()),
            ];
            words.with(key!("cli-arena-odds"), &values)
        })
        .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn odds_are_counted_in_their_tenth() {
        let mut odds = OddsCalibration::default();
        odds.note(0.31, true, true);
        odds.note(0.39, false, false);
        odds.note(1.0, true, true);
        let third = odds.0[3];
        assert_eq!((third.turns, third.right, third.accused, third.accused_right), (2, 1, 1, 1));
        assert_eq!(odds.0[9].turns, 1);
        odds.add(&odds.clone());
        assert_eq!(odds.0[3].turns, 4);
        let lines = odds.lines("master", &Words::english());
        assert!(lines.len() == 2 && lines[0].contains("35.0") && lines[0].contains("50.0"), "{lines:?}");
    }
}
