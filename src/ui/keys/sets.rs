//! Defines the sets of keys that are offered, and the keys that can be given to nothing else.

use bevy_egui::egui::Key;

use super::{
    page::sign,
    shortcut::{KeyGroup, Shortcut},
};

/// A set of keys.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum KeySet {
    /// First letters, for two hands.
    Two,
    /// For the right hand, while the left one has the mouse.
    LeftMouse,
    /// For the left hand alone, beside Tab, Escape and the space bar.
    One,
}

impl KeySet {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Two, Self::LeftMouse, Self::One];

    /// The key of the set for something.
    #[must_use]
    pub const fn key(self, of: Shortcut) -> Key {
        let [two, left_mouse, one] = keys(of);
        match self {
            Self::Two => two,
            Self::LeftMouse => left_mouse,
            Self::One => one,
        }
    }
}

/// The keys in the order of the sets.
const fn keys(of: Shortcut) -> [Key; 3] {
    match of {
        Shortcut::Roll => [Key::R, Key::O, Key::R],
        Shortcut::Walk => [Key::G, Key::J, Key::G],
        Shortcut::GoOn => [Key::T, Key::H, Key::T],
        Shortcut::Planned => [Key::P, Key::P, Key::F],
        Shortcut::Say => [Key::S, Key::L, Key::S],
        Shortcut::End => [Key::E, Key::N, Key::E],
        Shortcut::TakeBack => [Key::U, Key::B, Key::F4],
        Shortcut::Accuse => [Key::A, Key::U, Key::A],
        Shortcut::Draw => [Key::D, Key::I, Key::D],
        Shortcut::Skip => [Key::Space, Key::Space, Key::Space],
        Shortcut::Nobody => [Key::N, Key::Period, Key::B],
        Shortcut::Why => [Key::W, Key::Y, Key::W],
        Shortcut::No => [Key::X, Key::M, Key::X],
        Shortcut::Yes => [Key::Y, Key::K, Key::C],
        Shortcut::Maybe => [Key::Questionmark, Key::Comma, Key::V],
        Shortcut::Erase => [Key::Backspace, Key::Backspace, Key::Z],
        Shortcut::Notebook => [Key::B, Key::PageUp, Key::Q],
        Shortcut::Leaf => [Key::L, Key::PageDown, Key::Backspace],
        Shortcut::Command => [Key::Slash, Key::Slash, Key::F8],
        Shortcut::Keys => [Key::K, Key::End, Key::F2],
        Shortcut::TextLast => [Key::L, Key::L, Key::E],
        Shortcut::TextCards => [Key::C, Key::K, Key::C],
        Shortcut::TextTurn => [Key::T, Key::U, Key::T],
        Shortcut::TextHere => [Key::W, Key::H, Key::W],
        Shortcut::TextNotebook => [Key::N, Key::N, Key::B],
        Shortcut::TextDeeds => [Key::O, Key::O, Key::D],
        Shortcut::TextType => [Key::Slash, Key::Period, Key::Q],
    }
}

/// Keys that mean the same everywhere: the way through the widgets and over the board, and numbers and the eraser of the
/// notebook.
const FIXED: [Key; 18] = [
    Key::ArrowUp,
    Key::ArrowDown,
    Key::ArrowLeft,
    Key::ArrowRight,
    Key::Enter,
    Key::Escape,
    Key::Tab,
    Key::Delete,
    Key::Num0,
    Key::Num1,
    Key::Num2,
    Key::Num3,
    Key::Num4,
    Key::Num5,
    Key::Num6,
    Key::Num7,
    Key::Num8,
    Key::Num9,
];

/// Keys that are the browser's or the system's: help, search, reload, the way out, reading with a cursor, menus, the whole
/// screen, the browser's tools. The first four of `web/keys.js` are among them.
const OF_THE_BROWSER: [Key; 8] = [Key::F1, Key::F3, Key::F5, Key::F6, Key::F7, Key::F10, Key::F11, Key::F12];

/// Whether a key can be given to something of a group. In the page as text only a key that writes a sign: the others scroll it,
/// or press what one is on.
pub(super) fn is_free(group: KeyGroup, key: Key) -> bool {
    let written = group == KeyGroup::Picture || sign(key).is_some();
    written && !FIXED.contains(&key) && !OF_THE_BROWSER.contains(&key)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_key_of_a_set_does_two_things_or_is_somebody_elses() {
        for set in KeySet::ALL {
            for (n, of) in Shortcut::ALL.into_iter().enumerate() {
                let key = set.key(of);
                assert!(is_free(of.group(), key), "{set:?}: {of:?} has {key:?}");
                let mut before = Shortcut::ALL[..n].iter().filter(|other| other.group() == of.group());
                let twice = before.find(|other| set.key(**other) == key);
                assert_eq!(twice, None, "{set:?}: {key:?} is also the key for {of:?}");
            }
        }
    }

    #[test]
    fn what_the_page_leaves_to_the_browser_is_nobodys_key() {
        let page = include_str!("../../../web/keys.js");
        let (_, rest) = page.split_once("ALONE = new Set([").unwrap();
        let (inside, _) = rest.split_once(']').unwrap();
        let names: Vec<_> = inside.split('"').skip(1).step_by(2).collect();
        assert!(names.contains(&"F5") && names.len() >= 4, "{names:?}");
        for name in names {
            assert!(!is_free(KeyGroup::Picture, Key::from_name(name).unwrap()), "{name}");
        }
    }
}
