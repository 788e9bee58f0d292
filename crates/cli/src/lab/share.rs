//! A share of wins with its Wilson interval, and how likely such a share is by chance.

use serde::Serialize;

use candlestick_themes::{Arg, MessageKey, Words};

/// Wins out of chances.
#[derive(Debug, Clone, Copy, Default, PartialEq, Serialize)]
pub(super) struct Share {
    pub wins: u32,
    pub chances: u32,
    /// Share of wins.
    pub share: f64,
    /// Lower end of the 95 % interval (Wilson).
    pub low: f64,
    /// Upper end.
    pub high: f64,
}

impl Share {
    /// Wins with their 95 % interval.
    pub fn of(wins: u32, chances: u32) -> Self {
        const Z: f64 = 1.96;
        if chances == 0 {
            return Self::default();
        }
        let (n, share) = (f64::from(chances), f64::from(wins) / f64::from(chances));
        let middle = share + Z * Z / (2.0 * n);
        let spread = Z * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt();
        let scale = 1.0 + Z * Z / n;
        Self { wins, chances, share, low: ((middle - spread) / scale).max(0.0), high: (middle + spread) / scale }
    }

    /// The two-sided chance of a share at least so far from `fair`, were that the truth (normal approximation).
    pub fn chance_if(self, fair: f64) -> f64 {
        let spread = (fair * (1.0 - fair) / f64::from(self.chances.max(1))).sqrt();
        if spread == 0.0 { 1.0 } else { beyond((self.share - fair).abs() / spread) }
    }

    /// Share and interval in per cent, with one decimal.
    pub fn percents(self) -> (String, String, String) {
        (percent(self.share), percent(self.low), percent(self.high))
    }

    /// As a sentence.
    pub fn line(self, words: &Words, key: MessageKey, who: (&str, Arg)) -> String {
        let (share, low, high) = self.percents();
        let [share, low, high] = [share, low, high].map(|number| words.decimal(&number));
        let values = [
            who,
            ("wins", self.wins.into()),
            ("share", (&share).into()),
            ("low", (&low).into()),
            ("high", (&high).into()),
        ];
        words.with(key, &values)
    }
}

/// A share in per cent, with one decimal.
pub(super) fn percent(share: f64) -> String {
    format!("{:.1}", share * 100.0)
}

/// The chance that a normal variable is at least `z` spreads away from its mean, on either side.
///
/// The complementary error function by its continued fraction, and by its power series near 0.
fn beyond(z: f64) -> f64 {
    let x = z / std::f64::consts::SQRT_2;
    let density = (-x * x).exp() / std::f64::consts::PI.sqrt();
    if x < 2.0 {
        let (mut term, mut sum) = (x, x);
        for n in 1..60 {
            term *= -x * x / f64::from(n);
            sum += term / f64::from(2 * n + 1);
        }
        return (1.0 - 2.0 / std::f64::consts::PI.sqrt() * sum).max(0.0);
    }
    let fraction = (1..60).rev().fold(x, |below, n| x + f64::from(n) / 2.0 / below);
    density / fraction
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn intervals_are_wilson_s() {
        let wins = Share::of(25, 100);
        assert!((wins.low - 0.1755).abs() < 1e-3 && (wins.high - 0.3430).abs() < 1e-3, "{wins:?}");
        assert_eq!(Share::of(0, 0), Share::default());
    }

    #[test]
    fn chances_are_those_of_the_normal_table() {
        for (z, chance) in [(0.0, 1.0), (1.0, 0.317_31), (1.96, 0.05), (2.5758, 0.01), (3.2905, 0.001)] {
            assert!((beyond(z) - chance).abs() < 2e-5, "{z}: {}", beyond(z));
        }
        assert!(Share::of(300, 1000).chance_if(0.25) < 0.001);
        assert!(Share::of(250, 1000).chance_if(0.25) > 0.999);
    }
}
