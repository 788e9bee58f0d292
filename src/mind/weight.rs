//! Number types that deals are counted in: the smallest that surely holds the count.

use rand::RngExt;
use rand_chacha::ChaCha8Rng;

/// A count of deals.
pub(super) trait Weight: Copy + PartialEq + PartialOrd {
    /// None.
    const ZERO: Self;
    /// One.
    const ONE: Self;
    /// Sum.
    fn plus(self, other: Self) -> Self;
    /// Difference, of a smaller one.
    fn less(self, other: Self) -> Self;
    /// Product.
    fn times(self, other: Self) -> Self;
    /// As a float.
    fn float(self) -> f64;
    /// As an integer, at most the largest there is.
    fn whole(self) -> u128;
    /// A uniform number below this one.
    fn below(self, rng: &mut ChaCha8Rng) -> Self;
}

macro_rules! weight {
    ($($number:ty: $zero:expr, $one:expr, $whole:expr;)*) => {$(
        impl Weight for $number {
            const ZERO: Self = $zero;
            const ONE: Self = $one;
            fn plus(self, other: Self) -> Self {
                self + other
            }
            fn less(self, other: Self) -> Self {
                self - other
            }
            fn times(self, other: Self) -> Self {
                self * other
            }
            fn float(self) -> f64 {
                self as f64
            }
            fn whole(self) -> u128 {
                $whole(self)
            }
            fn below(self, rng: &mut ChaCha8Rng) -> Self {
                rng.random_range($zero..self)
            }
        }
    )*};
}

weight! {
    u64: 0, 1, u128::from;
    u128: 0, 1, std::convert::identity;
    f64: 0.0, 1.0, |number: f64| number as u128;
}
