//! Names keys as the page beside the picture does, by the signs that they write.

use bevy_egui::egui::Key;

/// The sign that a key writes, as a page's key events name it, letters small; none for keys that write nothing.
#[must_use]
pub fn sign(key: Key) -> Option<String> {
    // egui names it by the sign for subtraction.
    let written = if key == Key::Minus { "-" } else { key.symbol_or_name() };
    let mut signs = written.chars();
    let one = signs.next().filter(|sign| sign.is_ascii() && signs.next().is_none())?;
    Some(one.to_ascii_lowercase().to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_is_named_by_what_it_writes_and_one_that_writes_nothing_is_not() {
        let signs = [Key::L, Key::Slash, Key::Minus, Key::Questionmark].map(sign);
        assert_eq!(signs.map(Option::unwrap), ["l", "/", "-", "?"]);
        for silent in [Key::Space, Key::PageUp, Key::Backspace, Key::F2, Key::ArrowDown, Key::Insert] {
            assert_eq!(sign(silent), None, "{silent:?}");
        }
    }
}
