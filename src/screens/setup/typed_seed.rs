//! Reads a seed as it is typed.

use candlestick_rules::Seed;
use candlestick_themes::fnv1a;

/// The longest word that is taken for a seed.
const LONGEST_SEED: usize = 64;

/// A seed as typed: a whole number or all digits of a seed as they are, any word by its hash (FNV-1a, the same everywhere
/// and for ever).
pub(super) fn read_seed(typed: &str) -> Option<Seed> {
    let typed = typed.trim();
    if typed.is_empty() || typed.chars().count() > LONGEST_SEED {
        return None;
    }
    if typed.bytes().all(|byte| byte.is_ascii_digit()) {
        return typed.parse().ok();
    }
    Some(typed.parse().unwrap_or_else(|_| fnv1a(typed.to_lowercase().bytes()).into()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_is_a_number_or_any_word() {
        assert_eq!(read_seed("0"), Some(Seed::from(0)));
        assert_eq!(read_seed(" 18446744073709551615 "), Some(Seed::from(u64::MAX)));
        assert_eq!(read_seed("18446744073709551616"), None);
        assert_eq!(read_seed(""), None);
        assert_eq!(read_seed("   "), None);
        assert_eq!(read_seed(&"a".repeat(65)), None);
        assert_eq!(read_seed("raven"), read_seed("Raven "));
        assert_ne!(read_seed("raven"), read_seed("rave"));
        assert_eq!(read_seed("-1"), Some(Seed::from(562_962_081_143_836_971)));
        let drawn = Seed::from_bytes([171; 32]);
        assert_eq!(read_seed(&drawn.to_string()), Some(drawn));
    }
}
