//! Makes a text from a file safe to show: no control characters, no change of writing direction, not too long.

use candlestick_themes::is_bidi_control;

/// A text from elsewhere as it is shown: no longer than that, and nothing in it that moves other text about.
pub(super) fn shown(text: &str, most: usize) -> String {
    let calm = |c: char| if c.is_control() || is_bidi_control(c) { ' ' } else { c };
    let mut short: String = text.chars().take(most).map(calm).collect();
    if text.chars().nth(most).is_some() {
        short.push('…');
    }
    short
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_and_unruly_names_are_calmed() {
        assert_eq!(shown("a\u{202e}b\nc", 10), "a b c");
        assert_eq!(shown("abcdef", 3), "abc…");
    }
}
