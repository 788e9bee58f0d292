//! Compares words: what somebody typed, with the names that a theme has.

/// What is typed on many keyboards for a letter of the game's languages that they lack.
const fn plain(letter: char) -> Option<&'static str> {
    Some(match letter {
        'à' | 'á' | 'â' | 'ä' | 'ã' | 'å' | 'ą' => "a",
        'æ' => "ae",
        'ç' | 'ć' | 'č' => "c",
        'è' | 'é' | 'ê' | 'ë' | 'ę' => "e",
        'ì' | 'í' | 'î' | 'ï' => "i",
        'ł' => "l",
        'ñ' | 'ń' | 'ň' => "n",
        'ò' | 'ó' | 'ô' | 'ö' | 'õ' | 'ø' => "o",
        'œ' => "oe",
        'ś' | 'š' => "s",
        'ß' => "ss",
        'ù' | 'ú' | 'û' | 'ü' => "u",
        'ź' | 'ż' | 'ž' => "z",
        _ => return None,
    })
}

/// A text in small letters, without accents: so that it is met from any keyboard.
pub(super) fn folded(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    for letter in text.to_lowercase().chars() {
        match plain(letter) {
            Some(plain) => folded.push_str(plain),
            None => folded.push(letter),
        }
    }
    folded
}

/// The words of a text as they are compared: in small letters without accents, and without the signs between them.
pub(super) fn words_of(text: &str) -> Vec<String> {
    written_words(&folded(text))
}

/// The words of a text as they are written for people: in small letters, without the signs between them.
pub(super) fn written_words(text: &str) -> Vec<String> {
    let small = text.to_lowercase();
    let plain: String = small.chars().filter(|sign| !matches!(sign, '\'' | '’' | '.')).collect();
    plain.split(|sign: char| !sign.is_alphanumeric()).filter(|word| !word.is_empty()).map(str::to_owned).collect()
}

/// Whether a word is hardly different from another: one letter, or two in a long word. Short words must be right.
pub(super) fn near(typed: &str, word: &str) -> bool {
    let length = typed.chars().count();
    let most = match length {
        ..4 => return false,
        4..8 => 1,
        _ => 2,
    };
    word.chars().count().abs_diff(length) <= most && strsim::osa_distance(typed, word) <= most
}

/// How well words that were typed fit a name; the best first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Fit {
    /// They are the whole name.
    Whole,
    /// Each is a word of it.
    Words,
    /// Each begins a word of it.
    Begun,
    /// Each is hardly different from a word of it.
    Near,
}

/// How well words fit the words of a name; none if they do not.
pub(super) fn fit(typed: &[String], name: &[String]) -> Option<Fit> {
    if typed.is_empty() {
        return None;
    }
    if typed == name {
        return Some(Fit::Whole);
    }
    let in_order = |fits: &dyn Fn(&str, &str) -> bool| {
        let mut rest = name.iter();
        typed.iter().all(|word| rest.any(|other| fits(word, other)))
    };
    if in_order(&|typed, word| typed == word) {
        Some(Fit::Words)
    } else if in_order(&|typed, word| word.starts_with(typed)) {
        Some(Fit::Begun)
    } else if in_order(&near) {
        Some(Fit::Near)
    } else {
        None
    }
}

/// How well words fit the best of several ways to write a name.
pub(super) fn fit_any(typed: &[String], forms: &[Vec<String>]) -> Option<Fit> {
    forms.iter().filter_map(|form| fit(typed, form)).min()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_met_by_their_words_their_beginnings_and_slips_of_the_hand() {
        let of = |typed: &str, name: &str| fit(&words_of(typed), &words_of(name));
        assert_eq!(of("Colonel  mustard", "Col. Mustard"), None);
        assert_eq!(of("col mustard", "Col. Mustard"), Some(Fit::Whole));
        assert_eq!(of("MUSTARD", "Colonel Mustard"), Some(Fit::Words));
        assert_eq!(of("bil ro", "Billiard Room"), Some(Fit::Begun));
        assert_eq!(of("ro bil", "Billiard Room"), None);
        assert_eq!(of("mustrad", "Colonel Mustard"), Some(Fit::Near));
        assert_eq!(of("o'brien", "Mrs. O’Brien"), Some(Fit::Words));
        assert_eq!(of("kuche", "Küche"), Some(Fit::Whole));
        assert_eq!((of("lyzka", "Łyżka"), of("ŁYŻKA", "Lyzka")), (Some(Fit::Whole), Some(Fit::Whole)));
        assert_eq!(of("ropy", "Rope"), Some(Fit::Near));
        assert_eq!(of("rop", "Rape"), None);
        assert_eq!(of("", "Rope"), None);
    }
}
