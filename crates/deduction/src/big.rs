//! Whole numbers that hold the count of every deal of up to 64 cards. Ours, as counting needs in its inner loop only a sum
//! and products with one word of a `Copy` number of fixed size; a library (ruint, crypto-bigint) would be one more.

use std::fmt;

use super::lattice::Number;

/// Words of a number, the lowest first: 384 bits, where 64! has 296.
const WORDS: usize = 6;

/// A whole number of deals.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Big([u64; WORDS]);

impl Big {
    /// None.
    pub const ZERO: Self = Self([0; WORDS]);

    /// This number so many times.
    #[must_use]
    pub fn times(mut self, factor: u64) -> Self {
        let mut carry = 0;
        for word in &mut self.0 {
            let product = u128::from(*word) * u128::from(factor) + carry;
            *word = product as u64;
            carry = product >> 64;
        }
        self
    }

    /// The sum.
    #[must_use]
    pub fn plus(mut self, other: &Self) -> Self {
        let mut carry = false;
        for (word, other) in self.0.iter_mut().zip(&other.0) {
            let (sum, over) = word.overflowing_add(*other);
            let (sum, again) = sum.overflowing_add(u64::from(carry));
            (*word, carry) = (sum, over || again);
        }
        self
    }

    /// Divided by a number that isn't 0: the quotient and the remainder.
    #[must_use]
    pub fn divided(mut self, divisor: u64) -> (Self, u64) {
        let mut rest = 0_u128;
        for word in self.0.iter_mut().rev() {
            let here = rest << 64 | u128::from(*word);
            *word = (here / u128::from(divisor)) as u64;
            rest = here % u128::from(divisor);
        }
        (self, rest as u64)
    }

    /// As a shorter number, at most the largest there is.
    #[must_use]
    pub fn capped(&self) -> u128 {
        if self.0[2..].iter().any(|word| *word != 0) {
            return u128::MAX;
        }
        u128::from(self.0[1]) << 64 | u128::from(self.0[0])
    }
}

impl Number for Big {
    const ZERO: Self = Self::ZERO;
    const ONE: Self = Self([1, 0, 0, 0, 0, 0]);
    fn add(&mut self, other: &Self, ways: u8) {
        *self = self.plus(&other.times(u64::from(ways)));
    }
}

impl Number for u128 {
    const ZERO: Self = 0;
    const ONE: Self = 1;
    fn add(&mut self, other: &Self, ways: u8) {
        *self += other * Self::from(ways);
    }
}

impl From<u128> for Big {
    fn from(number: u128) -> Self {
        Self([number as u64, (number >> 64) as u64, 0, 0, 0, 0])
    }
}

impl fmt::Display for Big {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        const GROUP: u64 = 10_000_000_000_000_000_000;
        let (mut rest, mut groups) = (*self, Vec::new());
        while rest != Self::ZERO {
            let (quotient, group) = rest.divided(GROUP);
            groups.push(group);
            rest = quotient;
        }
        let first = groups.pop().unwrap_or(0).to_string();
        let later = groups.iter().rev().map(|group| format!("{group:019}"));
        f.pad_integral(true, "", &later.fold(first, |text, group| text + &group))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn factorial(n: u64) -> Big {
        (1..=n).fold(Big::from(1), Big::times)
    }

    #[test]
    fn numbers_are_written_in_full() {
        assert_eq!(Big::ZERO.to_string(), "0");
        assert_eq!(Big::from(10_u128.pow(19)).to_string(), "10000000000000000000");
        assert_eq!(Big::from(u128::MAX).to_string(), u128::MAX.to_string());
        let written = factorial(50).to_string();
        assert_eq!(written, "30414093201713378043612608166064768844377641568960512000000000000");
    }

    #[test]
    fn sums_and_quotients_undo_products() {
        let most = factorial(64);
        assert_eq!(most.divided(64), (factorial(63), 0));
        assert_eq!(most.plus(&most), most.times(2));
        assert_eq!(Big::from(u128::MAX).plus(&Big::from(1)).divided(3).1, 1);
        assert_eq!((most.capped(), factorial(30).capped()), (u128::MAX, (1..=30).product()));
    }
}
