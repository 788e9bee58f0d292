//! Every language says every sentence, with the same values, in letters that the fonts have, and bends every name.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
    sync::Arc,
};

use candlestick_themes::{
    ENGLISH, Form, LanguagePack, MessageKey, Theme, ThemeWords, Words, builtin, builtin_ids, fonts, languages,
};
use fluent_syntax::{ast, parser};

const LOCALES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../assets/locales");

/// What a sentence takes: its values, and the forms that it asks names for.
#[derive(Debug, Default, PartialEq, Eq)]
struct Takes {
    values: BTreeSet<String>,
    forms: BTreeSet<String>,
    functions: BTreeSet<String>,
}

impl Takes {
    fn pattern(&mut self, pattern: &ast::Pattern<&str>) {
        for element in &pattern.elements {
            if let ast::PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &ast::Expression<&str>) {
        match expression {
            ast::Expression::Inline(inline) => self.inline(inline),
            ast::Expression::Select { selector, variants } => {
                self.inline(selector);
                variants.iter().for_each(|variant| self.pattern(&variant.value));
            }
        }
    }

    fn inline(&mut self, inline: &ast::InlineExpression<&str>) {
        match inline {
            ast::InlineExpression::VariableReference { id } => drop(self.values.insert(id.name.to_owned())),
            ast::InlineExpression::FunctionReference { id, arguments } => {
                self.functions.insert(id.name.to_owned());
                arguments.positional.iter().for_each(|value| self.inline(value));
                for option in &arguments.named {
                    if let ast::InlineExpression::StringLiteral { value } = &option.value {
                        self.forms.insert((*value).to_owned());
                    }
                }
            }
            ast::InlineExpression::Placeable { expression } => self.expression(expression),
            ast::InlineExpression::StringLiteral { .. } | ast::InlineExpression::NumberLiteral { .. } => {}
            other => panic!("a sentence refers to another one: {other:?}"),
        }
    }
}

/// Each of a language's files with its text.
fn files(code: &str) -> impl Iterator<Item = (PathBuf, String)> {
    let folder = Path::new(LOCALES).join(code);
    let folders = [folder.clone(), folder.join("cli")].map(|folder| fs::read_dir(folder).unwrap());
    let paths = folders.into_iter().flatten().map(|file| file.unwrap().path()).filter(|path| path.is_file());
    paths.map(|path| {
        let text = fs::read_to_string(&path).unwrap();
        (path, text)
    })
}

/// Every sentence of a language with what it takes.
fn sentences(code: &str) -> BTreeMap<String, Takes> {
    let mut all = BTreeMap::new();
    for (path, text) in files(code) {
        let resource = parser::parse(text.as_str()).unwrap_or_else(|(_, faults)| panic!("{path:?}: {faults:?}"));
        for entry in resource.body {
            if let ast::Entry::Message(message) = entry {
                let mut takes = Takes::default();
                takes.pattern(&message.value.unwrap());
                let again = all.insert(message.id.name.to_owned(), takes);
                assert_eq!(again, None, "{path:?} says {} again", message.id.name);
            }
        }
    }
    all
}

fn others() -> impl Iterator<Item = &'static str> {
    languages().iter().map(|language| language.code).filter(|code| *code != ENGLISH)
}

fn pack(code: &str) -> LanguagePack {
    LanguagePack::parse(LanguagePack::builtin(code).unwrap()).unwrap()
}

fn words(code: &str) -> Words {
    Words::of(Arc::new(pack(code)))
}

fn themes() -> Vec<Theme> {
    builtin_ids().into_iter().chain(["first-case"]).map(|id| builtin(id).unwrap()).collect()
}

/// Whether a name begins as a vowel does: of use to English alone, which has "a" or "an" before it.
const ARTICLE: &str = "vowel";

/// What comes after "and" and "or": of use to languages alone whose word changes by it.
const NEXT: &str = "next";

/// How many digits a number has: of use to languages alone that part no four.
const DIGITS: &str = "digits";

#[test]
fn every_language_says_every_sentence_and_takes_the_same_as_english() {
    let english = sentences(ENGLISH);
    let keys: BTreeSet<_> = MessageKey::all().map(|key| key.name().to_owned()).collect();
    assert_eq!(english.keys().cloned().collect::<BTreeSet<_>>(), keys);
    for code in others() {
        let (own, pack) = (sentences(code), pack(code));
        let missing: Vec<_> = keys.iter().filter(|key| !own.contains_key(*key)).collect();
        assert!(missing.is_empty(), "{code} lacks {missing:?}");
        for (key, takes) in own.iter().filter(|(key, _)| !is_of_one_language(key)) {
            let asked = english.get(key).unwrap_or_else(|| panic!("{code} says {key:?}, which English does not"));
            let strange: Vec<_> =
                takes.values.difference(&asked.values).filter(|value| *value != NEXT && *value != DIGITS).collect();
            assert!(strange.is_empty(), "{code} {key}: no such value {strange:?}");
            let dropped: Vec<_> = asked.values.difference(&takes.values).filter(|value| *value != ARTICLE).collect();
            assert!(dropped.is_empty(), "{code} {key}: it lacks {dropped:?}");
            let unknown: Vec<_> =
                takes.forms.iter().filter(|form| *form != "name" && !pack.forms().contains(*form)).collect();
            assert!(unknown.is_empty(), "{code} {key}: no such form {unknown:?}");
            let known = ["NAME", "GENDER", "NUMBER_OF", "BEGINS"];
            assert!(takes.functions.iter().all(|name| known.contains(&name.as_str())), "{code} {key}: {takes:?}");
        }
    }
}

/// Whether a sentence is how a language makes forms, or what it tells apart: its own affair.
fn is_of_one_language(key: &str) -> bool {
    ["form-", "begins-"].iter().any(|start| key.starts_with(start))
}

#[test]
fn every_language_makes_every_form_of_every_kind_of_name() {
    for code in others() {
        let own = sentences(code);
        for usual in [Form::The, Form::In, Form::Into, Form::With] {
            assert!(pack(code).forms().contains(usual.name()), "{code} has no form {:?}", usual.name());
        }
        for (form, kind) in pack(code)
            .forms()
            .iter()
            .flat_map(|form| ["suspect", "weapon", "room", "square", "deck"].map(|kind| (form.clone(), kind)))
        {
            let key = format!("form-{kind}-{form}");
            let takes = own.get(&key).unwrap_or_else(|| panic!("{code} has no {key}"));
            let known = ["name", "gender", "number"];
            assert!(takes.values.iter().all(|value| known.contains(&value.as_str())), "{code} {key}");
        }
    }
}

#[test]
fn every_built_in_theme_speaks_every_language_whole() {
    for code in others() {
        let pack = pack(code);
        for theme in themes() {
            let file = format!("{}/words/{code}.toml", theme.id);
            let text = pack.theme(&theme.id).unwrap_or_else(|| panic!("there is no {file}"));
            let translation = ThemeWords::read(&file, text, &theme).unwrap_or_else(|faults| panic!("{faults:#?}"));
            assert_eq!(translation.missing(&theme), Vec::<String>::new(), "{file}");
            assert_eq!(translation.unknown_forms(&pack), Vec::<String>::new(), "{file}");
        }
    }
}

#[test]
fn the_fonts_have_every_letter_of_every_language() {
    // The stars of the text that is shared are for other programs' fonts.
    let lacking = |text: &str, has: fn(char) -> bool| -> String {
        text.chars().filter(|letter| !letter.is_control() && !matches!(letter, '★' | '☆') && !has(*letter)).collect()
    };
    for language in languages() {
        assert_eq!(lacking(language.name, fonts::texts_have), "");
    }
    // English is compiled in from its files and has no pack.
    for (path, text) in files(ENGLISH) {
        assert_eq!(lacking(&text, fonts::texts_have), "", "{path:?}");
    }
    for code in others() {
        let text = LanguagePack::builtin(code).unwrap();
        assert_eq!(lacking(text, fonts::texts_have), "", "{code}");
        for theme in themes() {
            let theme = theme.in_language(&words(code));
            for card in theme.edition.cards.all().iter() {
                assert_eq!(lacking(theme.card_name(card), fonts::names_have), "", "{code} {}", theme.id);
            }
        }
    }
}

#[test]
fn french_signs_of_two_parts_never_begin_a_line() {
    let text = LanguagePack::builtin("fr").unwrap();
    for (n, line) in text.lines().enumerate().filter(|(_, line)| !line.starts_with(['#', '='])) {
        let alone = |(at, _): (usize, &str)| !line[at + 1..].starts_with("::");
        let wrong = [" ;", " :", " ?", " !", " »", "« ", " %"].into_iter().flat_map(|sign| line.match_indices(sign));
        let wrong: Vec<_> = wrong.filter(|found| alone(*found)).collect();
        assert_eq!(wrong, [], "line {}: {line}", n + 1);
    }
}

#[test]
fn a_french_name_that_a_theme_gives_no_forms_loses_the_vowel_before_it() {
    let words = words("fr");
    let mut theme = builtin("classic-2016").unwrap();
    theme.id = "a-house-of-ones-own".into();
    let text = "[names.kitchen]\nname = \"Orangerie\"\ngender = \"feminine\"\n\
        [names.hall]\nname = \"Atelier\"\ngender = \"masculine\"\n\
        [names.study]\nname = \"Hall\"\ngender = \"masculine\"\n";
    let own = ThemeWords::read("words/fr.toml", text, &theme).unwrap();
    theme.translations.insert("fr".into(), own.into());
    let theme = theme.in_language(&words);
    let said = |id: &str| {
        let room = theme.rooms.iter().find(|room| room.id == id).unwrap();
        ["the", "of", "in"].map(|form| room.forms.form(form).to_owned()).join(", ")
    };
    assert_eq!(said("kitchen"), "l’Orangerie, de l’Orangerie, dans l’Orangerie");
    assert_eq!(said("hall"), "l’Atelier, de l’Atelier, dans l’Atelier");
    assert_eq!(said("study"), "le Hall, du Hall, dans le Hall");
}

#[test]
fn names_bend_as_each_language_has_it() {
    let kitchen = |code: &str, form: &str| {
        let theme = builtin("classic-2016").unwrap().in_language(&words(code));
        let room = theme.rooms.iter().find(|room| room.id == "kitchen").unwrap();
        room.forms.form(form).to_owned()
    };
    assert_eq!((kitchen("de", "in"), kitchen("de", "into")), ("in der Küche".into(), "in die Küche".into()));
    assert_eq!((kitchen("fr", "in"), kitchen("es", "in")), ("dans la Cuisine".into(), "en la Cocina".into()));
    assert_eq!((kitchen("pl", "in"), kitchen("pl", "into")), ("w kuchni".into(), "do kuchni".into()));
}

#[test]
fn a_theme_without_words_in_a_language_reads_in_frames_that_need_no_grammar() {
    let mut theme = builtin("classic-2016").unwrap();
    theme.id = "a-house-of-ones-own".into();
    let german = theme.in_language(&words("de"));
    let room = german.rooms.iter().find(|room| room.id == "kitchen").unwrap();
    assert_eq!(room.forms.form("in"), "im Raum „Kitchen“");
    assert_eq!(german.in_language(&Words::english()).rooms[0].forms, theme.rooms[0].forms);
}

#[test]
fn every_letter_of_a_words_file_that_is_wrong_is_told_with_its_line() {
    let theme = builtin("classic-2016").unwrap();
    let told = |text: &str| -> Vec<String> {
        ThemeWords::read("words/de.toml", text, &theme).unwrap_err().iter().map(ToString::to_string).collect()
    };
    let faults = told("titel = \"Haus\"\n[names.kitchn]\nname = \"Küche\"\n[names.hall]\ngender = \"female\"\n");
    assert!(
        faults.iter().any(|fault| fault.starts_with("words/de.toml:1:") && fault.contains("`title`")),
        "{faults:?}"
    );
    assert!(faults.iter().any(|fault| fault.starts_with("words/de.toml:5:")), "{faults:?}");
    let faults = told("[names.kitchn]\nname = \"Küche\"\n");
    assert!(faults.iter().any(|fault| fault.contains("did you mean `kitchen`?")), "{faults:?}");
}
