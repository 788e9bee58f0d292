//! A theme's words in another language: read from `words/CODE.toml`, checked against the theme, put in its place.

use crate::message;
use std::{collections::BTreeMap, sync::Arc};

use serde::Deserialize;

use super::{
    Arg, ENGLISH, LanguagePack, NameForms, Phrase, Theme, ThemeFault, ThemeWords, Words,
    brackets::Blocks,
    cast::{MOST_NAME, MOST_SHORT, line, paragraphs},
    fault::Report,
    names::OTHER,
    plain::plain,
    read::{named_at, read},
    rules_part::RulesPart,
    spanned::{Spanned, Text},
    translation::{CardWords, NameWords},
};

/// What a words file may say. What it does not say stays as theme.toml has it.
#[derive(Debug, Deserialize, Default)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, default)]
pub(super) struct RawThemeWords {
    /// The theme's name; at most 40 letters.
    pub title: Option<Text>,
    /// One or two sentences that say what awaits the players; at most 300 letters.
    pub blurb: Option<Text>,
    /// The names of suspects, weapons, rooms and squares, by their ids.
    pub names: BTreeMap<String, Spanned<RawName>>,
    /// What suspects can do once a game, by the suspect's id.
    pub powers: BTreeMap<String, Spanned<RawCardWords>>,
    /// What the deck's cards are called.
    pub deck: Option<Spanned<RawName>>,
    /// The deck's cards, by their ids.
    pub cards: BTreeMap<String, Spanned<RawCardWords>>,
    /// The rules in words, part by part, as many as in theme.toml.
    pub how_to_play: Vec<Spanned<RawPart>>,
}

/// A name and how it bends.
#[derive(Debug, Deserialize, Default)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, default)]
pub(super) struct RawName {
    /// The name alone, as it stands on cards and on the board; at most 40 letters.
    pub name: Option<Text>,
    /// Of suspects: the name where space is scarce, at most 16 letters.
    pub short: Option<Text>,
    /// The name's gender, by which sentences choose.
    pub gender: Option<Gender>,
    /// Whether the name is many, as "Garden Shears".
    pub number: GrammaticalNumber,
    /// Forms that the language would not make right by itself, such as { in = "auf der Terrasse" }.
    pub forms: BTreeMap<String, Text>,
    /// Of weapons: what one does with it, where the language's sentences have a place for that.
    pub verb: Option<Text>,
    /// The same for accusations.
    pub verbing: Option<Text>,
}

/// A name's gender.
#[derive(Debug, Clone, Copy, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub(super) enum Gender {
    Feminine,
    Masculine,
    Neuter,
    MasculinePersonal,
    Other,
}

impl Gender {
    const fn word(self) -> &'static str {
        match self {
            Self::Feminine => "feminine",
            Self::Masculine => "masculine",
            Self::Neuter => "neuter",
            Self::MasculinePersonal => "masculine-personal",
            Self::Other => OTHER,
        }
    }
}

/// Whether a name is one or many.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, Default)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub(super) enum GrammaticalNumber {
    #[default]
    Singular,
    Plural,
}

/// The words on a card of the deck, or of a power.
#[derive(Debug, Deserialize, Default)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, default)]
pub(super) struct RawCardWords {
    /// Title, at most 40 letters.
    pub title: Option<Text>,
    /// What it says, at most 300 letters.
    pub text: Option<Text>,
}

/// A part of the rules panel.
#[derive(Debug, Deserialize, Default)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, default)]
pub(super) struct RawPart {
    /// Heading, at most 60 letters.
    pub heading: Option<Text>,
    /// Text, at most 4000 letters; an empty line begins a new paragraph.
    pub text: Option<Text>,
}

/// The blocks of a words file.
const BLOCKS: Blocks = Blocks { lists: &["how_to_play"], tables: &["names", "powers", "deck", "cards"] };

impl ThemeWords {
    /// Reads and checks a words file of a theme; `file` is what faults call it, such as `words/de.toml`.
    ///
    /// # Errors
    /// Every fault at once, in reading order: names and cards that the theme does not have, texts too long, more parts
    /// of the rules than the theme has, and all that is no TOML.
    pub fn read(file: &str, text: &str, theme: &Theme) -> Result<Self, Vec<ThemeFault>> {
        let text = plain(text);
        let mut report = Report::of(file, &text);
        let words = read::<RawThemeWords>(&text, BLOCKS, &mut report).map(|raw| raw.checked(theme, &mut report));
        match words {
            Some(words) if report.is_empty() => Ok(words),
            _ => Err(report.into_faults()),
        }
    }

    /// What a whole translation has and this one has not, by the keys of the words file: "[names.kitchen]".
    #[must_use]
    pub fn missing(&self, theme: &Theme) -> Vec<String> {
        let mut missing = Vec::new();
        let mut need = |there: bool, what: &str| {
            if !there {
                missing.push(what.to_owned());
            }
        };
        need(self.title.is_some(), "title");
        need(self.blurb.is_some() || theme.blurb.is_empty(), "blurb");
        for id in named_ids(theme) {
            need(self.names.get(id).is_some_and(|words| words.name.is_some()), &format!("[names.{id}]"));
        }
        need(self.deck.is_some() || theme.deck.is_empty(), "[deck]");
        let whole = |words: Option<&CardWords>| words.is_some_and(|it| it.title.is_some() && it.text.is_some());
        for card in &theme.deck {
            need(whole(self.cards.get(&card.id)), &format!("[cards.{}]", card.id));
        }
        for suspect in theme.suspects.iter().filter(|suspect| suspect.power.is_some()) {
            need(whole(self.powers.get(&suspect.id)), &format!("[powers.{}]", suspect.id));
        }
        for n in self.rules.len()..theme.rules_text.len() {
            need(false, &format!("[[how_to_play]] {}", n + 1));
        }
        missing
    }

    /// Forms that names are given in and that the language does not have: slips of the pen, told as "kitchen: dat".
    #[must_use]
    pub fn unknown_forms(&self, pack: &LanguagePack) -> Vec<String> {
        let all = self.names.iter().flat_map(|(id, words)| words.forms.keys().map(move |form| (id.as_str(), form)));
        let deck = self.deck.iter().flat_map(|words| words.forms.keys().map(|form| ("deck", form)));
        let unknown = all.chain(deck).filter(|(_, form)| !pack.forms().contains(*form));
        unknown.map(|(id, form)| format!("{id}: {form}")).collect()
    }
}

/// The ids of everything that has a name.
fn named_ids(theme: &Theme) -> impl Iterator<Item = &str> + Clone {
    let suspects = theme.suspects.iter().map(|look| look.id.as_str());
    let weapons = theme.weapons.iter().map(|look| look.id.as_str());
    let rooms = theme.rooms.iter().map(|look| look.id.as_str());
    suspects.chain(weapons).chain(rooms).chain(theme.squares.iter().map(|look| look.id.as_str()))
}

impl RawThemeWords {
    fn checked(&self, theme: &Theme, report: &mut Report) -> ThemeWords {
        let suspects = theme.suspects.iter().filter(|look| look.power.is_some()).map(|look| look.id.as_str());
        let words = ThemeWords {
            title: short(self.title.as_ref(), 40, report),
            blurb: short(self.blurb.as_ref(), 300, report),
            powers: by_id("power of a suspect", suspects, &self.powers, report, RawCardWords::checked),
            cards: by_id(
                "card",
                theme.deck.iter().map(|look| look.id.as_str()),
                &self.cards,
                report,
                RawCardWords::checked,
            ),
            names: by_id("name", named_ids(theme), &self.names, report, RawName::checked),
            deck: self.deck.as_ref().map(|name| name.get_ref().checked(report)),
            rules: self.how_to_play.iter().map(|part| part.get_ref().checked(report)).collect(),
        };
        if let Some(first) = self.how_to_play.get(theme.rules_text.len()) {
            let most = theme.rules_text.len();
            report.at(&first.span(), message!("check-words-parts", most = most));
        }
        words
    }
}

/// Entries whose keys are ids that the theme has.
fn by_id<'a, R, W>(
    what: &str,
    ids: impl Iterator<Item = &'a str> + Clone,
    raw: &BTreeMap<String, Spanned<R>>,
    report: &mut Report,
    checked: impl Fn(&R, &mut Report) -> W,
) -> BTreeMap<String, W> {
    let known = raw.iter().filter_map(|(id, entry)| {
        named_at(what, ids.clone(), id, &entry.span(), report)?;
        Some((id.clone(), checked(entry.get_ref(), report)))
    });
    known.collect()
}

fn short(text: Option<&Text>, most: usize, report: &mut Report) -> Option<String> {
    text.map(|text| line(text, most, report))
}

impl RawName {
    fn checked(&self, report: &mut Report) -> NameWords {
        let forms = self.forms.iter().map(|(form, text)| (form.clone(), line(text, 2 * MOST_NAME, report))).collect();
        NameWords {
            name: short(self.name.as_ref(), MOST_NAME, report),
            short: short(self.short.as_ref(), MOST_SHORT, report),
            gender: self.gender.map(Gender::word),
            plural: self.number == GrammaticalNumber::Plural,
            forms,
            verb: short(self.verb.as_ref(), 2 * MOST_NAME, report),
            verbing: short(self.verbing.as_ref(), 2 * MOST_NAME, report),
        }
    }
}

impl RawCardWords {
    fn checked(&self, report: &mut Report) -> CardWords {
        CardWords { title: short(self.title.as_ref(), 40, report), text: short(self.text.as_ref(), 300, report) }
    }
}

impl RawPart {
    fn checked(&self, report: &mut Report) -> CardWords {
        let text = self.text.as_ref().map(|text| paragraphs(text, report));
        CardWords { title: short(self.heading.as_ref(), 60, report), text }
    }
}

impl Theme {
    /// The theme in the language of these words: its own translation, or the game's of a built-in theme; what has none
    /// keeps the words of theme.toml, in sentences that need no grammar of it.
    #[must_use]
    pub fn in_language(&self, words: &Words) -> Self {
        let original = self.as_filed();
        let Some(pack) = words.pack().filter(|_| words.language() != ENGLISH) else { return original.clone() };
        let translation = self.translation(words);
        let mut theme = Self { original: Some(Arc::new(original.clone())), ..original.clone() };
        (Translator { words, pack, from: &translation }).translate(&mut theme);
        theme
    }

    /// Its words in the language of these, its own or the game's; nothing where it has none.
    fn translation(&self, words: &Words) -> Arc<ThemeWords> {
        let original = self.as_filed();
        let own = original.translations.get(words.language()).cloned();
        // The words of built-in themes are held sound by a test; without them the theme speaks English.
        let ours = || ThemeWords::read(&original.id, words.pack()?.theme(&original.id)?, original).ok().map(Arc::new);
        own.or_else(ours).unwrap_or_default()
    }

    /// Every name, title and paragraph of its files that it does not have in the language of these words.
    pub(super) fn untranslated(&self, words: &Words) -> Vec<String> {
        let (original, from) = (self.as_filed(), self.translation(words));
        let mut all = Vec::new();
        let mut missing = |text: &str, given: Option<&String>| {
            if given.is_none() {
                all.extend(text.split("\n\n").map(str::to_owned));
            }
        };
        missing(&original.title, from.title.as_ref());
        missing(&original.blurb, from.blurb.as_ref());
        let name_of = |id: &str| from.names.get(id).and_then(|given| given.name.as_ref());
        for look in &original.suspects {
            missing(&look.name, name_of(&look.id));
            missing(
                &look.short,
                from.names.get(&look.id).and_then(|given| given.short.as_ref().or(given.name.as_ref())),
            );
        }
        let names = original.weapons.iter().map(|look| (&look.id, &look.name));
        let names = names.chain(original.rooms.iter().map(|look| (&look.id, &look.name)));
        for (id, name) in names.chain(original.squares.iter().map(|look| (&look.id, &look.name))) {
            missing(name, name_of(id));
        }
        if !original.deck.is_empty() {
            missing(&original.deck_name, from.deck.as_ref().and_then(|given| given.name.as_ref()));
        }
        let powers =
            original.suspects.iter().filter_map(|look| Some((look.power.as_ref()?, from.powers.get(&look.id))));
        for (look, given) in original.deck.iter().map(|look| (look, from.cards.get(&look.id))).chain(powers) {
            missing(&look.title, given.and_then(|given| given.title.as_ref()));
            missing(&look.text, given.and_then(|given| given.text.as_ref()));
        }
        for (n, part) in original.rules_text.iter().enumerate() {
            missing(&part.heading, from.rules.get(n).and_then(|given| given.title.as_ref()));
            missing(&part.text, from.rules.get(n).and_then(|given| given.text.as_ref()));
        }
        all
    }
}

/// Puts a translation into a theme.
struct Translator<'a> {
    words: &'a Words,
    pack: &'a LanguagePack,
    from: &'a ThemeWords,
}

impl Translator<'_> {
    fn translate(&self, theme: &mut Theme) {
        put(&mut theme.title, self.from.title.as_ref());
        put(&mut theme.blurb, self.from.blurb.as_ref());
        for look in &mut theme.suspects {
            let given = self.from.names.get(&look.id);
            let had_short = look.short != look.name;
            look.forms = self.name(&mut look.name, given, "suspect");
            match given.and_then(|given| given.short.as_ref()) {
                Some(short) => look.short.clone_from(short),
                None if !had_short => look.short.clone_from(&look.name),
                None => {}
            }
            if let Some(power) = &mut look.power {
                card(self.from.powers.get(&look.id), &mut power.title, &mut power.text);
            }
        }
        for look in &mut theme.weapons {
            let given = self.from.names.get(&look.id);
            look.forms = self.name(&mut look.name, given, "weapon");
            look.verb = given.and_then(|given| given.verb.clone());
            look.verb_ing = given.and_then(|given| given.verbing.clone());
        }
        for look in &mut theme.rooms {
            look.forms = self.name(&mut look.name, self.from.names.get(&look.id), "room");
        }
        for look in &mut theme.squares {
            look.forms = self.name(&mut look.name, self.from.names.get(&look.id), "square");
        }
        let forms = self.name(&mut theme.deck_name, self.from.deck.as_ref(), "deck");
        theme.deck_phrase = Phrase::of(&forms, "name");
        for look in &mut theme.deck {
            card(self.from.cards.get(&look.id), &mut look.title, &mut look.text);
        }
        for (part, given) in theme.rules_text.iter_mut().zip(&self.from.rules) {
            let RulesPart { heading, text, .. } = part;
            card(Some(given), heading, text);
        }
    }

    /// Puts a name in place; answers all its forms: those that are given, and for others what the language makes of it.
    fn name(&self, name: &mut String, given: Option<&NameWords>, kind: &str) -> Arc<NameForms> {
        put(name, given.and_then(|given| given.name.as_ref()));
        let gender = given.and_then(|given| given.gender).unwrap_or(OTHER);
        let plural = given.is_some_and(|given| given.plural);
        let number = if plural { "plural" } else { "singular" };
        let values: [(&str, Arg); 3] =
            [("name", (&*name).into()), ("gender", gender.into()), ("number", number.into())];
        let made = |form: &String| Some((form.clone(), self.words.named(&format!("form-{kind}-{form}"), &values)?));
        let mut forms: BTreeMap<_, _> = self.pack.forms().iter().filter_map(made).collect();
        forms.extend(given.into_iter().flat_map(|given| given.forms.clone()));
        Arc::new(NameForms { name: name.clone(), forms, gender: gender.into(), plural })
    }
}

fn put(place: &mut String, given: Option<&String>) {
    if let Some(given) = given {
        place.clone_from(given);
    }
}

fn card(given: Option<&CardWords>, title: &mut String, text: &mut String) {
    put(title, given.and_then(|given| given.title.as_ref()));
    put(text, given.and_then(|given| given.text.as_ref()));
}
