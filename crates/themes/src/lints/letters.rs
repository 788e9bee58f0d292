//! Advice on names and texts: letters that the game's fonts lack, and names that nobody could tell apart.

use std::collections::{BTreeMap, BTreeSet};

use super::remarks::Lints;
use crate::{
    Message, MessageKey, NameForms, Value,
    fonts::{names_have, script_of, texts_have},
    key,
    letters::{as_seen, looks_like, named},
    message,
};

/// Where a text stands: the list, the entry's id and the key; the list alone for a key such as `deck.name`.
type At = (&'static str, String, &'static str);

impl Lints<'_> {
    pub(super) fn letters(&mut self) {
        let names = self.names();
        let texts = self.long_texts();
        self.lacking(names, names_have);
        self.lacking(texts, texts_have);
        self.same_names();
    }

    /// What is painted on the board, tokens and cards.
    fn names(&self) -> Vec<(At, String)> {
        let theme = self.theme;
        let mut names = vec![
            (("title", String::new(), ""), theme.title.clone()),
            (("deck.name", String::new(), ""), theme.deck_name.clone()),
        ];
        for look in &theme.suspects {
            let parts = [("name", &look.name), ("short", &look.short), ("mark", &look.mark)];
            names.extend(parts.map(|(key, text)| (("suspects", look.id.clone(), key), text.clone())));
            names.extend(look.power.iter().map(|power| (("suspects", look.id.clone(), "power"), power.title.clone())));
        }
        names.extend(theme.weapons.iter().map(|look| (("weapons", look.id.clone(), "name"), look.name.clone())));
        names.extend(theme.rooms.iter().map(|look| (("rooms", look.id.clone(), "name"), look.name.clone())));
        names.extend(theme.squares.iter().map(|look| (("squares", look.id.clone(), "name"), look.name.clone())));
        names.extend(theme.deck.iter().map(|look| (("deck.cards", look.id.clone(), "title"), look.title.clone())));
        names
    }

    /// What is read in panels and on the back of a thought.
    fn long_texts(&self) -> Vec<(At, String)> {
        let theme = self.theme;
        let mut texts = vec![(("blurb", String::new(), ""), theme.blurb.clone())];
        for weapon in &theme.weapons {
            let verbs = [("verb", &weapon.verb), ("verb_ing", &weapon.verb_ing)];
            let verbs = verbs.into_iter().filter_map(|(key, verb)| Some((key, verb.clone()?)));
            texts.extend(verbs.map(|(key, verb)| (("weapons", weapon.id.clone(), key), verb)));
            texts.extend(bent(&weapon.forms).map(|text| (("weapons", weapon.id.clone(), "preposition"), text)));
        }
        for room in &theme.rooms {
            texts.extend(bent(&room.forms).map(|text| (("rooms", room.id.clone(), "preposition"), text)));
        }
        for look in &theme.suspects {
            texts.extend(look.power.iter().map(|power| (("suspects", look.id.clone(), "power"), power.text.clone())));
        }
        texts.extend(theme.deck.iter().map(|look| (("deck.cards", look.id.clone(), "text"), look.text.clone())));
        let parts = theme.rules_text.iter().flat_map(|part| [&part.heading, &part.text]);
        texts.extend(parts.map(|text| (("how_to_play", String::new(), ""), text.clone())));
        texts
    }

    /// Letters of other scripts come as they are written, but one that looks like a Latin letter and stands among those is told.
    /// A short name that is only the name again is told once, as it stands in the file once.
    fn lacking(&mut self, texts: Vec<(At, String)>, has: fn(char) -> bool) {
        for ((list, id, key), text) in texts {
            if key == "short" && !self.places.has_entry(list, &id, key) {
                continue;
            }
            let latin = text.chars().any(|letter| letter.is_ascii_alphabetic());
            let foreign: BTreeSet<char> = text.chars().filter(|letter| !has(*letter)).collect();
            let (come, lacking): (Vec<_>, Vec<_>) =
                foreign.into_iter().partition(|letter| script_of(*letter).is_some());
            let mixed = come.into_iter().filter(|letter| latin && looks_like(*letter).is_some());
            let told = |letters: &mut dyn Iterator<Item = char>| letters.take(5).map(named).collect::<Vec<_>>();
            let (lacking, mixed) = (told(&mut lacking.into_iter()), told(&mut mixed.into_iter()));
            if !lacking.is_empty() {
                let message = message!("check-letters-lacking", letters = each_of(lacking));
                self.at((list, &id, key), message);
            }
            if !mixed.is_empty() {
                let message = message!("check-letters-mixed", letters = each_of(mixed));
                self.at((list, &id, key), message);
            }
        }
    }

    /// Cards, and players' short names, that read the same.
    fn same_names(&mut self) {
        let theme = self.theme;
        let suspects = theme.suspects.iter().map(|look| ("suspects", &look.id, "name", &look.name));
        let weapons = theme.weapons.iter().map(|look| ("weapons", &look.id, "name", &look.name));
        let rooms = theme.rooms.iter().map(|look| ("rooms", &look.id, "name", &look.name));
        let shorts = theme.suspects.iter().map(|look| ("suspects", &look.id, "short", &look.short));
        let deck = theme.deck.iter().map(|look| ("deck.cards", &look.id, "title", &look.title));
        self.same(suspects.chain(weapons).chain(rooms), key!("check-same-cards"));
        self.same(
            shorts.filter(|(_, _, _, short)| theme.suspects.iter().all(|look| look.name != **short)),
            key!("check-same-players"),
        );
        self.same(deck, key!("check-same-deck"));
    }

    fn same<'t>(
        &mut self,
        names: impl Iterator<Item = (&'static str, &'t String, &'static str, &'t String)>,
        what: MessageKey,
    ) {
        let mut seen: BTreeMap<String, &String> = BTreeMap::new();
        for (list, id, key, name) in names {
            if let Some(other) = seen.insert(as_seen(name), id) {
                let message = Message::new(what).with("name", name).with("other", other);
                self.at((list, id, key), message);
            }
        }
    }

    fn at(&mut self, (list, id, key): (&'static str, &str, &str), message: Message) {
        if id.is_empty() { self.about(list, message) } else { self.entry(list, id, key, message) }
    }
}

/// Several signs as a list in a sentence.
fn each_of(mut signs: Vec<Message>) -> Value {
    match (signs.pop(), signs.is_empty()) {
        (Some(last), false) => message!("check-and", one = each_of(signs), other = last).into(),
        (only, _) => only.into(),
    }
}

/// What stands around a name in sentences.
fn bent(name: &NameForms) -> impl Iterator<Item = String> {
    name.forms.values().map(|form| form.replace(&name.name, ""))
}
