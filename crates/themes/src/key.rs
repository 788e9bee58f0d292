//! The key of a sentence, which the compiler looks up in the Fluent files: a wrong one does not compile.
//! A build step of our own rather than `i18n-embed-fl`: that looks keys up in one file that it embeds itself, while ours are
//! several files, packs fetched by the page, and sentences that bend a theme's names.

/// The keys of all sentences, sorted.
const KEYS: &[&str] = include!(concat!(env!("OUT_DIR"), "/keys.rs"));

/// The key of a sentence that there is. [`key!`](crate::key!) makes one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct MessageKey(u16);

impl MessageKey {
    /// What [`key!`](crate::key!) calls while it is compiled.
    ///
    /// # Panics
    /// If there is no such sentence: the compiler then stops at the line that asks for it.
    #[doc(hidden)]
    #[must_use]
    #[expect(clippy::panic, reason = "it is the compiler's message; the macro calls this in a constant only")]
    pub const fn checked(name: &str) -> Self {
        match position(name) {
            Some(at) => Self(at),
            None => panic!("no Fluent file in assets/locales/en has a sentence of this name"),
        }
    }

    /// The key as Fluent files write it.
    #[must_use]
    pub fn name(self) -> &'static str {
        KEYS[usize::from(self.0)]
    }

    /// The key of this name; `None` where no Fluent file has such a sentence.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        position(name).map(Self)
    }

    /// Every key.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..KEYS.len()).map(|at| Self(at as u16))
    }
}

/// The key of a sentence by its name in the Fluent files, checked by the compiler: `key!("title-daily")`.
#[macro_export]
macro_rules! key {
    ($name:literal) => {
        const { $crate::MessageKey::checked($name) }
    };
}

/// Where a name stands among the keys, by halves: the compiler does it once for each `key!`.
const fn position(name: &str) -> Option<u16> {
    let (mut low, mut high) = (0, KEYS.len());
    while low < high {
        let middle = usize::midpoint(low, high);
        match order(KEYS[middle].as_bytes(), name.as_bytes()) {
            0 => return Some(middle as u16),
            less if less < 0 => low = middle + 1,
            _ => high = middle,
        }
    }
    None
}

/// How two names stand: below, equal to or above zero.
const fn order(one: &[u8], other: &[u8]) -> i32 {
    let mut at = 0;
    while at < one.len() && at < other.len() {
        if one[at] != other[at] {
            return one[at] as i32 - other[at] as i32;
        }
        at += 1;
    }
    one.len() as i32 - other.len() as i32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_key_is_found_by_its_name_and_no_other_is() {
        for key in MessageKey::all() {
            assert_eq!(position(key.name()), Some(key.0));
            assert_eq!(position(&format!("{}-", key.name())), None);
        }
        assert_eq!((position(""), position("zzz")), (None, None));
    }
}
