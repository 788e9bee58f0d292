//! Languages in the window: the system's, and words that the program carries.

use crate::platform::PackFetch;
use candlestick_themes::LanguagePack;

/// The languages of the system, the best first, as "de-AT".
#[must_use]
pub fn languages() -> Vec<String> {
    sys_locale::get_locales().collect()
}

/// The words of a language: at once.
#[must_use]
pub fn language_pack(code: &str) -> PackFetch {
    LanguagePack::builtin(code).map_or_else(
        || PackFetch::Failed("this program does not carry it".into()),
        |text| PackFetch::Text(text.to_owned()),
    )
}

/// Nothing to do: the words are there at once.
pub fn tell_of_packs(_: impl Fn() -> bool + Send + 'static) {}
