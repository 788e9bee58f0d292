//! Finds signs that are not what they seem (without width, or looking like others), and names them in messages.
//!
//! By hand rather than by `unicode-security`: that brings the tables of all scripts, and its skeletons also take plain
//! letters for others (m for rn), while a message names the one Latin letter that a sign passes for.

use super::{Message, message};

/// A sign as it can be quoted in a message: with its code point where eyes alone could not tell which it is.
pub(super) fn sign_message(sign: char) -> Message {
    let code = code_point(sign);
    match (has_no_width(sign), looks_like(sign)) {
        _ if sign == ' ' => message!("check-sign-space"),
        _ if sign.is_control() || is_bidi_control(sign) => message!("check-sign-control", code = code),
        (true, _) => message!("check-sign-no-width", code = code),
        (_, Some(like)) => message!("check-sign-like", sign = sign, code = code, like = like),
        _ if sign.is_ascii() => message!("check-sign-plain", sign = sign),
        _ if sign.is_whitespace() => message!("check-sign-odd-space", code = code),
        _ => message!("check-sign-code", sign = sign, code = code),
    }
}

/// A sign's number as Unicode writes it.
pub(super) fn code_point(sign: char) -> String {
    format!("U+{:04X}", u32::from(sign))
}

/// The same at the end of a clause.
pub(super) fn named(sign: char) -> Message {
    let code = code_point(sign);
    match sign_message(sign) {
        _ if has_no_width(sign) && !is_bidi_control(sign) => message!("check-sign-no-width-end", code = code),
        told if told == message!("check-sign-odd-space", code = code.as_str()) => {
            message!("check-sign-odd-space-end", code = code)
        }
        told => told,
    }
}

/// The first sign of a text that eyes could take for another or not see at all.
pub(super) fn deceptive(text: &str) -> Option<char> {
    let sees =
        |sign: &char| has_no_width(*sign) || looks_like(*sign).is_some() || (sign.is_whitespace() && !sign.is_ascii());
    text.chars().find(sees)
}

/// A remark on the first deceptive sign of a text, to be put behind a message; none where there is none.
pub(super) fn remark(text: &str) -> Option<Message> {
    deceptive(text).map(|sign| message!("check-remark", sign = named(sign)))
}

/// The same as a sentence of its own, behind a question.
pub(super) fn aside(text: &str) -> Option<Message> {
    deceptive(text).map(|sign| message!("check-aside", sign = named(sign)))
}

/// Signs that turn the direction of writing and can make a line read as another.
#[must_use]
pub const fn is_bidi_control(c: char) -> bool {
    matches!(c, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// Signs that are not seen: what Unicode lets programs ignore, such as U+200B. Those that turn writing are told apart.
pub(super) const fn has_no_width(c: char) -> bool {
    matches!(c,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
        | '\u{200b}'..='\u{200d}' | '\u{2060}'..='\u{2065}' | '\u{206a}'..='\u{206f}' | '\u{3164}'
        | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}')
}

/// Greek and Cyrillic letters beside the Latin ones that look like them, by the confusables of Unicode.
const ALIKE: [(&str, &str); 2] = [
    ("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαικνορυ", "ABEZHIKMNOPTYXaikvopu"),
    ("АВЕЅІЈКМНОРСТУХЬаеѕіјкорсухѵһԁԛԝ", "ABESIJKMHOPCTYXbaesijkopcyxvhdqw"),
];

/// The Latin letter that a sign of another script looks like.
pub(super) fn looks_like(sign: char) -> Option<char> {
    let full_width = u32::from(sign).checked_sub(0xff01 - 0x21).filter(|plain| (0x21..0x7f).contains(plain));
    if let Some(plain) = full_width.and_then(char::from_u32) {
        return Some(plain);
    }
    let (of, like) = ALIKE.iter().find(|(of, _)| of.contains(sign))?;
    of.chars().zip(like.chars()).find(|(other, _)| *other == sign).map(|(_, like)| like)
}

/// A text as eyes read it: look-alikes as Latin letters, nothing without width, small letters.
pub(super) fn as_seen(text: &str) -> String {
    let seen = text.chars().filter(|c| !has_no_width(*c)).map(|c| looks_like(c).unwrap_or(c));
    seen.flat_map(char::to_lowercase).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_eyes_cannot_tell_is_named_by_its_code_point() {
        assert_eq!(*sign_message('K'), *"`K`");
        assert_eq!(*sign_message('К'), *"`К` (U+041A, which only looks like K)");
        assert_eq!(*sign_message('Κ'), *"`Κ` (U+039A, which only looks like K)");
        assert_eq!(*sign_message('Ｋ'), *"`Ｋ` (U+FF2B, which only looks like K)");
        assert_eq!(*sign_message('é'), *"`é` (U+00E9)");
        assert_eq!(*sign_message('\u{200b}'), *"U+200B, which has no width,");
        assert_eq!(*sign_message('\u{a0}'), *"U+00A0, which is not an ordinary space,");
        assert_eq!(*sign_message('\u{202e}'), *"the control character U+202E");
    }

    #[test]
    fn look_alikes_are_pairs_and_read_as_the_same_word() {
        for (of, like) in ALIKE {
            assert_eq!(of.chars().count(), like.chars().count());
            assert!(like.is_ascii() && !of.contains(|c: char| c.is_ascii()));
        }
        assert_eq!(as_seen("Кіtc\u{200b}hen"), "kitchen");
        assert_eq!(as_seen("Straße"), "straße");
    }
}
