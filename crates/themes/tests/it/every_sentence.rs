//! Every sentence of the Fluent files is asked for somewhere; that no other is, the compiler sees to.

use std::{collections::BTreeSet, fs};

use candlestick_themes::MessageKey;

use crate::sources;

#[test]
fn every_sentence_is_asked_for_somewhere() {
    let mut asked = BTreeSet::new();
    for path in sources::all() {
        let source = fs::read_to_string(&path).unwrap();
        // rustfmt may put a name on a line of its own.
        let after = ["key!(", "message!("].map(|open| source.split(open).skip(1).map(str::trim_start));
        let names = after.into_iter().flatten().filter_map(|rest| rest.strip_prefix('"')?.split_once('"'));
        asked.extend(names.map(|(name, _)| name.to_owned()));
    }
    for path in sources::of_the_page() {
        let source = fs::read_to_string(&path).unwrap();
        let said = source.split('"').filter(|text| text.starts_with("page-"));
        // A message has its words and a text of that name.
        asked.extend(said.flat_map(|name| [name.to_owned(), format!("{name}-text")]));
    }
    let idle: Vec<_> = MessageKey::all().map(MessageKey::name).filter(|name| !asked.contains(*name)).collect();
    assert_eq!(idle, Vec::<&str>::new());
}
