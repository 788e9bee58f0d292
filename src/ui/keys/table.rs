//! The keys as a person has them: one of the sets, or with keys of one's own; those of the page as text can be off.

use std::collections::BTreeMap;

use bevy::prelude::Resource;
use bevy_egui::egui::Key;
use serde::{Deserialize, Serialize};

use super::{
    sets::{KeySet, is_free},
    shortcut::{KeyGroup, Shortcut},
};

/// Which key does what. No key does two things in the picture, nor in the page as text.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "BTreeMap<String, String>", into = "BTreeMap<String, String>")]
pub struct Keys {
    all: [Key; Shortcut::ALL.len()],
    /// Whether single keys do something in the page as text.
    text_on: bool,
}

/// By what it is kept that the page as text has no single keys, and how.
const TEXT: (&str, &str) = ("text", "off");

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
    /// Whether single keys do something in the page as text.
    #[must_use]
    pub const fn text_on(&self) -> bool {
        self.text_on
    }

    /// Switches them on or off.
    pub const fn switch_text(&mut self, on: bool) {
        self.text_on = on;
    }

    /// All keys of a set.
    #[must_use]
    pub fn of_set(set: KeySet) -> Self {
        Self { all: Shortcut::ALL.map(|of| set.key(of)), text_on: true }
    }

    /// The set that this is, unless keys were changed.
    #[must_use]
    pub fn set(&self) -> Option<KeySet> {
        KeySet::ALL.into_iter().find(|set| Self::of_set(*set).all == self.all)
    }

    /// The key for something.
    #[must_use]
    pub fn key(&self, of: Shortcut) -> Key {
        Shortcut::ALL.into_iter().zip(self.all).find(|(one, _)| *one == of).map_or(Key::Escape, |(_, key)| key)
    }

    /// Gives something another key. What had that key gets the one that becomes free.
    pub fn change(&mut self, of: Shortcut, key: Key) -> Changed {
        if !is_free(of.group(), key) {
            return Changed::Refused;
        }
        let (before, other) = (self.key(of), self.holder(of.group(), key).filter(|other| *other != of));
        self.put(of, key);
        let Some(other) = other else { return Changed::Done };
        self.put(other, before);
        Changed::Swapped(other)
    }

    fn holder(&self, group: KeyGroup, key: Key) -> Option<Shortcut> {
        Shortcut::ALL.into_iter().find(|of| of.group() == group && self.key(*of) == key)
    }

    fn put(&mut self, of: Shortcut, key: Key) {
        for (one, place) in Shortcut::ALL.into_iter().zip(&mut self.all) {
            if one == of {
                *place = key;
            }
        }
    }

    /// Whether each key can be given and does one thing.
    #[cfg(test)]
    fn is_sound(&self) -> bool {
        let alone = |of: Shortcut| self.holder(of.group(), self.key(of)) == Some(of);
        Shortcut::ALL.into_iter().all(|of| is_free(of.group(), self.key(of)) && alone(of))
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
        keys.text_on = kept.get(TEXT.0).is_none_or(|kept| kept != TEXT.1);
        keys
    }
}

impl From<Keys> for BTreeMap<String, String> {
    fn from(keys: Keys) -> Self {
        let all = Shortcut::ALL.into_iter().map(|of| (of.id(), keys.key(of).name()));
        let off = (!keys.text_on).then_some(TEXT);
        all.chain(off).map(|(id, name)| (id.to_owned(), name.to_owned())).collect()
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
    fn a_key_does_one_thing_in_the_picture_and_one_in_the_page_as_text_which_can_be_without() {
        let mut keys = Keys::default();
        assert_eq!(keys.change(Shortcut::TextCards, Key::R), Changed::Done, "in the picture it rolls");
        assert_eq!((keys.key(Shortcut::Roll), keys.key(Shortcut::TextCards)), (Key::R, Key::R));
        assert_eq!(keys.change(Shortcut::TextLast, Key::R), Changed::Swapped(Shortcut::TextCards));
        assert_eq!(keys.change(Shortcut::TextLast, Key::Space), Changed::Refused, "it presses what one is on");
        assert!(keys.text_on() && keys.is_sound());
        keys.switch_text(false);
        assert_eq!(read(&serde_json::to_string(&keys).unwrap()), keys);
        assert!(read(r#"{"text":"on"}"#).text_on() && !read(r#"{"text":"off"}"#).text_on());
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
