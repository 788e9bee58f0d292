//! Seeds that nobody has chosen.

/// A seed that nobody has chosen.
pub(super) fn fresh_seed() -> u64 {
    use rand::{SeedableRng, rand_core::Rng};
    let entropy = getrandom::u64().unwrap_or(0x00ca_4d1e);
    u64::from(rand_chacha::ChaCha8Rng::seed_from_u64(entropy).next_u32())
}
