//! Names a case outside the library: its link, and the name of its file.

use crate::platform;
use candlestick_game::{Record, record::Commitment};

/// The link of a case: of the page that is open, or to be pasted.
pub(in crate::screens) fn link_of(record: &Record) -> String {
    format!("{}#{}{}", platform::address(), Record::IN_FRAGMENT, record.to_link())
}

/// The name of the file of a record: the seal tells cases apart and tells nothing of them.
pub(in crate::screens) fn file_name(record: &Record) -> String {
    let seal = Commitment::of(&record.log).to_string();
    format!("candlestick-case-{}.json", &seal[..8])
}
