//! A seed on the command line.

/// A seed as it is typed.
pub(crate) fn seed(typed: &str) -> Result<u64, String> {
    typed.parse().map_err(|_| format!("a seed is a whole number from 0 to {}", u64::MAX))
}
