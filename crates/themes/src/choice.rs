//! Lists words in a message, so that one can choose from them: "a", "b" or "c".

use super::{Value, message};

/// Words of a file to choose from, each between quotes: "a" or "b".
pub(super) fn quoted_choice(words: &[String]) -> Value {
    let quoted = |word: &String| format!("\"{word}\"");
    match words {
        [] => String::new().into(),
        [one] => quoted(one).into(),
        [one, rest @ ..] => message!("check-or", one = quoted(one), other = quoted_choice(rest)).into(),
    }
}
