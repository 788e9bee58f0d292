//! Draws a random seed for a case whose seed nobody has typed.

use candlestick_rules::Seed;

/// A seed that nobody has chosen, drawn in full, so that its seal tells nothing. Where the system has no chance to give
/// the hour decides: a case begins all the same.
pub(super) fn fresh_seed() -> Seed {
    let mut bytes = [0; Seed::BYTES];
    match getrandom::fill(&mut bytes) {
        Ok(()) => Seed::from_bytes(bytes),
        Err(fault) => {
            bevy::log::warn!("the system gives no chance: {fault}");
            Seed::from(u64::from(crate::platform::days()))
        }
    }
}
