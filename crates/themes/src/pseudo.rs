//! Makes a pseudo-language (English, long and accented), by which tests find words that are cut off or stand in no
//! file.

use std::borrow::Cow;

/// The code of English made long and accented. No list of languages has it; a browser or a system that asks for it gets it.
pub const PSEUDO: &str = "en-XA";

/// Letters of the game's fonts that read like others.
const ACCENTED: &[(char, char)] = &[
    ('a', 'á'),
    ('c', 'ç'),
    ('e', 'ê'),
    ('i', 'î'),
    ('n', 'ñ'),
    ('o', 'ö'),
    ('s', 'ś'),
    ('u', 'ü'),
    ('y', 'ý'),
    ('z', 'ż'),
    ('A', 'Á'),
    ('E', 'Ê'),
    ('I', 'Î'),
    ('N', 'Ñ'),
    ('O', 'Ö'),
    ('S', 'Ś'),
    ('U', 'Ü'),
    ('Z', 'Ż'),
];

/// A piece of a sentence, accented and made half as long again word by word, as a translation of one word may be.
pub(super) fn stretched(piece: &str) -> Cow<'_, str> {
    let mut long = String::with_capacity(piece.len() * 2);
    for word in piece.split_inclusive(char::is_whitespace) {
        let (letters, end) = word.split_at(word.trim_end().len());
        for (n, letter) in letters.chars().enumerate() {
            let accented =
                ACCENTED.iter().find(|(plain, _)| *plain == letter).map_or(letter, |(_, accented)| *accented);
            long.push(accented);
            if letter.is_alphabetic() && n % 2 == 1 {
                long.push(accented);
            }
        }
        long.push_str(end);
    }
    long.into()
}

/// A sentence between brackets: a cut takes the last one away, and sentences put together show where.
pub(super) fn bracketed(sentence: &str) -> String {
    format!("[{sentence}]")
}
