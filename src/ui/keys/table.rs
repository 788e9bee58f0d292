//! The keys as a person has them: one of the sets, or with keys of one's own.

use std::collections::BTreeMap;

use bevy::prelude::Resource;
use bevy_egui::egui::Key;
use serde::{Deserialize, Serialize};

use super::{
    sets::{KeySet, is_free},
    shortcut::Shortcut,
};

/// Which key does what. No key does two things.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "BTreeMap<String, String>", into = "BTreeMap<String, String>")]
pub struct Keys([Key; Shortcut::ALL.len()]);

/// What became of a change.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Changed {
    /// It has the key.
    Done,
    /// It has the key; what had it before has the other one now.
    Swapped(Shortcut),
    /// That key cannot be given.
    Refused,
}

impl Default for Keys {
    fn default() -> Self {
        Self::of_set(KeySet::Two)
    }
}

impl Keys {
    /// All keys of a set.
    #[must_use]
    pub fn of_set(set: KeySet) -> Self {
        Self(Shortcut::ALL.map(|of| set.key(of)))
    }

    /// The set that this is, unless keys were changed.
    #[must_use]
    pub fn set(&self) -> Option<KeySet> {
        KeySet::ALL.into_iter().find(|set| Self::of_set(*set) == *self)
    }

    /// The key for something.
    #[must_use]
    pub fn key(&self, of: Shortcut) -> Key {
        Shortcut::ALL.into_iter().zip(self.0).find(|(one, _)| *one == of).map_or(Key::Escape, |(_, key)| key)
    }

    /// Gives something another key. What had that key gets the one that becomes free.
    pub fn change(&mut self, of: Shortcut, key: Key) -> Changed {
        if !is_free(key) {
            return Changed::Refused;
        }
        let (before, other) = (self.key(of), self.holder(key).filter(|other| *other != of));
        self.put(of, key);
        let Some(other) = other else { return Changed::Done };
        self.put(other, before);
        Changed::Swapped(other)
    }

    fn holder(&self, key: Key) -> Option<Shortcut> {
        Shortcut::ALL.into_iter().find(|of| self.key(*of) == key)
    }

    fn put(&mut self, of: Shortcut, key: Key) {
        for (one, place) in Shortcut::ALL.into_iter().zip(&mut self.0) {
            if one == of {
                *place = key;
            }
        }
    }

    /// Whether each key can be given and does one thing.
    #[cfg(test)]
    fn is_sound(&self) -> bool {
        self.0.iter().enumerate().all(|(n, key)| is_free(*key) && !self.0[..n].contains(key))
    }
}

impl From<BTreeMap<String, String>> for Keys {
    /// As kept; what was not kept has its usual key, or the one that became free where somebody else has that.
    fn from(kept: BTreeMap<String, String>) -> Self {
        let mut keys = Self::default();
        for of in Shortcut::ALL {
            if let Some(key) = kept.get(of.id()).and_then(|name| Key::from_name(name)) {
                keys.change(of, key);
            }
        }
        keys
    }
}

impl From<Keys> for BTreeMap<String, String> {
    fn from(keys: Keys) -> Self {
        Shortcut::ALL.into_iter().map(|of| (of.id().to_owned(), keys.key(of).name().to_owned())).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Keys {
        serde_json::from_str(text).unwrap()
    }

    #[test]
    fn a_key_that_is_taken_is_swapped_and_one_that_is_the_browsers_refused() {
        let mut keys = Keys::default();
        assert_eq!(keys.change(Shortcut::Roll, Key::F5), Changed::Refused);
        assert_eq!(keys.change(Shortcut::Roll, Key::Enter), Changed::Refused);
        assert_eq!(keys, Keys::default());
        assert_eq!(keys.change(Shortcut::Roll, Key::G), Changed::Swapped(Shortcut::Walk));
        assert_eq!((keys.key(Shortcut::Roll), keys.key(Shortcut::Walk)), (Key::G, Key::R));
        assert_eq!(keys.change(Shortcut::Roll, Key::V), Changed::Done);
        assert_eq!(keys.change(Shortcut::Roll, Key::V), Changed::Done);
        assert_eq!(keys.set(), None);
        assert!(keys.is_sound());
    }

    #[test]
    fn keys_are_kept_and_every_set_is_known_again() {
        for set in KeySet::ALL {
            let kept = serde_json::to_string(&Keys::of_set(set)).unwrap();
            assert_eq!(read(&kept).set(), Some(set), "{kept}");
        }
        let mut own = Keys::of_set(KeySet::One);
        own.change(Shortcut::Say, Key::PageUp);
        assert_eq!(read(&serde_json::to_string(&own).unwrap()), own);
    }

    #[test]
    fn keys_of_another_version_are_read_as_far_as_they_go_and_never_do_two_things() {
        let some = read(r#"{"roll":"V","dance":"Z","walk":"no such key"}"#);
        assert_eq!((some.key(Shortcut::Roll), some.key(Shortcut::Walk)), (Key::V, Key::G));
        // Since this was kept, something else came whose usual key it is: that gets the one that became free.
        for taken in [r#"{"roll":"G"}"#, r#"{"roll":"U","walk":"R"}"#, r#"{"roll":"T","walk":"T"}"#] {
            let keys = read(taken);
            assert!(keys.is_sound() && keys != Keys::default(), "{taken}: {keys:?}");
        }
        assert_eq!(read(r#"{"roll":"U"}"#).key(Shortcut::TakeBack), Key::R);
        assert_eq!(read(r#"{"roll":"F5"}"#), Keys::default());
        assert_eq!(read("{}"), Keys::default());
    }
}
