//! Sets the words of the page's tab for while nobody sees the page, which draws nothing then.

use crate::platform;
use candlestick_themes::{Words, key};

/// Hands the page its words for that, in the language that is spoken now.
pub(super) fn teach(words: &Words) {
    platform::teach_tab(&words.say(key!("banner-turn-mine")), &words.say(key!("together-tab-nudged")));
}
