//! Every sentence of the Fluent files is asked for somewhere, and in a page none that it lacks; that no other is, the compiler
//! sees to.

use std::{collections::BTreeSet, fs};

use candlestick_themes::MessageKey;
use fluent_syntax::{ast::Entry, parser};

use crate::sources;

/// The sentences that a source asks for.
fn asked_in(source: &str) -> impl Iterator<Item = String> {
    // rustfmt may put a name on a line of its own.
    let after = ["key!(", "message!("].map(|open| source.split(open).skip(1).map(str::trim_start));
    let names = after.into_iter().flatten().filter_map(|rest| rest.strip_prefix('"')?.split_once('"'));
    names.map(|(name, _)| name.to_owned())
}

/// The sentences that only the command line says: no page has them.
fn of_the_cli() -> BTreeSet<String> {
    let files = fs::read_dir(sources::root().join("assets/locales/en/cli")).unwrap();
    let texts: Vec<_> = files.map(|file| fs::read_to_string(file.unwrap().path()).unwrap()).collect();
    let entries = texts.iter().flat_map(|text| parser::parse(text.as_str()).unwrap().body);
    entries
        .filter_map(|entry| if let Entry::Message(message) = entry { Some(message.id.name.to_owned()) } else { None })
        .collect()
}

#[test]
fn what_the_page_lacks_only_the_command_line_asks_for() {
    let lacking = of_the_cli();
    assert!(lacking.len() > 200, "{}", lacking.len());
    let root = sources::root();
    let only_there = ["crates/cli", "crates/server", "crates/themes/src/lints"].map(|part| root.join(part));
    for path in sources::all() {
        if only_there.iter().any(|part| path.starts_with(part)) {
            continue;
        }
        let source = fs::read_to_string(&path).unwrap();
        let wrong: Vec<_> = asked_in(&source).filter(|name| lacking.contains(name)).collect();
        assert_eq!(wrong, Vec::<String>::new(), "{path:?} asks for what stands in assets/locales/*/cli");
        let read: Vec<_> = sources::outside_tests(&source).into_iter().map(|(_, line)| line).collect();
        assert!(!read.concat().contains(".lints("), "{path:?} gives advice, whose words stand in assets/locales/*/cli");
    }
}

#[test]
fn every_sentence_is_asked_for_somewhere() {
    let mut asked = BTreeSet::new();
    for path in sources::all() {
        asked.extend(asked_in(&fs::read_to_string(&path).unwrap()));
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
