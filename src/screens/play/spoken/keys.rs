//! The single keys of the page as text: what they do, and that in words.

use candlestick_game::{inspect::Inspector, spoken::SpokenQuery};
use candlestick_themes::{Words, key};

use crate::{
    screens::mirror::KeyDoes,
    ui::keys::{KeyGroup, Keys, Shortcut, key_name, sign},
};

/// What each single key does; nothing where a person wants none.
pub(super) fn single_keys(keys: &Keys, eyes: &Inspector) -> Vec<(String, KeyDoes)> {
    if !keys.text_on() {
        return Vec::new();
    }
    let all = Shortcut::ALL.into_iter().filter(|of| of.group() == KeyGroup::Text);
    all.filter_map(|of| Some((sign(keys.key(of))?, does(of, eyes)?))).collect()
}

/// What one does; none of the picture's does anything here.
fn does(of: Shortcut, eyes: &Inspector) -> Option<KeyDoes> {
    let tells = |tell| Some(KeyDoes::Line(eyes.command_of(&tell)));
    match of {
        Shortcut::TextLast => tells(SpokenQuery::Log(Some(1))),
        Shortcut::TextCards => tells(SpokenQuery::Hand),
        Shortcut::TextTurn => tells(SpokenQuery::Now),
        Shortcut::TextHere => Some(KeyDoes::Line(eyes.here_command())),
        Shortcut::TextNotebook => Some(KeyDoes::Lead("notebook")),
        Shortcut::TextDeeds => Some(KeyDoes::Lead("deeds")),
        Shortcut::TextType => Some(KeyDoes::Lead("type")),
        _ => None,
    }
}

/// What they do, in a sentence.
pub(super) fn keys_told(keys: &Keys, words: &Words) -> String {
    if !keys.text_on() {
        return words.say(key!("mirror-no-keys"));
    }
    let name = |of| key_name(words, keys.key(of));
    let (last, cards, turn) = (name(Shortcut::TextLast), name(Shortcut::TextCards), name(Shortcut::TextTurn));
    let (here, notebook) = (name(Shortcut::TextHere), name(Shortcut::TextNotebook));
    let (deeds, line) = (name(Shortcut::TextDeeds), name(Shortcut::TextType));
    let values = [
        ("last", (&last).into()),
        ("cards", (&cards).into()),
        ("turn", (&turn).into()),
        ("here", (&here).into()),
        ("notebook", (&notebook).into()),
        ("deeds", (&deeds).into()),
        ("line", (&line).into()),
    ];
    words.with(key!("mirror-keys"), &values)
}

#[cfg(test)]
mod tests {
    use candlestick_game::{Help, Level, Marks, NotebookAssist, testing::opened};
    use candlestick_rules::SeatId;
    use candlestick_themes::languages;

    use super::*;
    use bevy_egui::egui::Key;

    fn with_eyes<T>(look: impl FnOnce(&Inspector) -> T) -> T {
        let case = opened("classic-2016", 4, Level::Novice, 3);
        let view = case.game().view(SeatId(0));
        let (assist, marks, words) =
            (NotebookAssist::new(&view, Help::CrossOff, None), Marks::default(), Words::english());
        let seats = &case.log().seats;
        look(&Inspector { theme: case.theme(), words: &words, view: &view, seats, assist: &assist, marks: &marks })
    }

    #[test]
    fn each_single_key_of_the_page_as_text_does_something_and_can_be_another_or_none() {
        with_eyes(|eyes| {
            let mut keys = Keys::default();
            let group = |of: &Shortcut| of.group() == KeyGroup::Text;
            assert_eq!(single_keys(&keys, eyes).len(), Shortcut::ALL.into_iter().filter(group).count());
            for (_, does) in single_keys(&keys, eyes) {
                if let KeyDoes::Line(line) = does {
                    assert!(eyes.understand(&line).is_ok(), "{line}");
                }
            }
            keys.change(Shortcut::TextCards, Key::V);
            let cards = KeyDoes::Line(eyes.command_of(&SpokenQuery::Hand));
            assert!(single_keys(&keys, eyes).contains(&("v".to_owned(), cards)));
            keys.switch_text(false);
            assert_eq!(single_keys(&keys, eyes), []);
        });
    }

    #[test]
    fn the_sentence_names_the_keys_that_one_has_in_every_language() {
        let mut keys = Keys::default();
        keys.change(Shortcut::TextCards, Key::Semicolon);
        for language in languages() {
            let words = Words::carried(language.code);
            let told = keys_told(&keys, &words);
            let names = Shortcut::ALL.into_iter().filter(|of| of.group() == KeyGroup::Text);
            let missing: Vec<_> = names.filter(|of| !told.contains(&key_name(&words, keys.key(*of)))).collect();
            assert_eq!(missing, [], "{}: {told}", language.code);
        }
    }
}
