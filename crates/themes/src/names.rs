//! Names as sentences take them: each in all the forms that its language has, and lists of them.

use std::{borrow::Cow, collections::BTreeMap, ops::Deref, sync::Arc};

use super::beginnings::Conjunction;

/// What is said of a name where nothing is known of it.
pub(super) const OTHER: &str = "other";

/// A name in every form that its language has.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct NameForms {
    /// The name alone, as it stands on cards and on the board.
    pub name: String,
    /// Its forms by what the language calls them: "the", "in", "into", "with", others of the language's own.
    pub forms: BTreeMap<String, String>,
    /// Its gender, by which sentences choose: "feminine", "masculine", "neuter", "masculine-personal" or "other".
    pub gender: Cow<'static, str>,
    /// Whether it is many, as "Garden Shears".
    pub plural: bool,
}

impl NameForms {
    /// The name in a form; a form that it has not reads as with its article, or else as the name alone.
    #[must_use]
    pub fn form(&self, form: &str) -> &str {
        let known = || self.forms.get(form).or_else(|| self.forms.get("the"));
        if form == "name" { &self.name } else { known().unwrap_or(&self.name) }
    }

    /// An English name: what stands before it ("the", or nothing) makes its forms.
    pub(super) fn english(name: &str, article: &str) -> Self {
        let the = joined(article, name);
        Self { name: name.to_owned(), forms: [("the".to_owned(), the)].into(), gender: OTHER.into(), plural: false }
    }

    /// Adds a form made of what stands before it and the form with its article: "with" and "the Rope".
    pub(super) fn and(mut self, form: &str, before: &str) -> Self {
        let text = joined(before, self.form("the"));
        self.forms.insert(form.to_owned(), text);
        self
    }
}

fn joined(before: &str, name: &str) -> String {
    if before.is_empty() { name.to_owned() } else { format!("{before} {name}") }
}

/// Words put into a sentence that read by themselves, and that the sentence may take in another form.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Phrase {
    text: String,
    of: PhraseOf,
}

#[derive(Debug, Clone, PartialEq, Eq, Default)]
enum PhraseOf {
    /// Words that never bend, such as what a person typed.
    #[default]
    Plain,
    Name(Arc<NameForms>),
    /// Several, and the word before the last.
    List(Vec<Phrase>, Conjunction),
}

impl Phrase {
    /// A name in the form that is usual in this place.
    #[must_use]
    pub fn of(name: &Arc<NameForms>, form: &str) -> Self {
        Self { text: name.form(form).to_owned(), of: PhraseOf::Name(Arc::clone(name)) }
    }

    /// Several in a row, with a word such as "and" or "or" before the last.
    pub(super) fn row(parts: Vec<Self>, before_last: Conjunction) -> Self {
        if let [one] = parts.as_slice() {
            return one.clone();
        }
        let texts: Vec<_> = parts.iter().map(|part| part.text.clone()).collect();
        Self { text: before_last.row(&texts), of: PhraseOf::List(parts, before_last) }
    }

    /// The same things in another form of the language.
    #[must_use]
    pub fn bent(&self, form: &str) -> String {
        match &self.of {
            PhraseOf::Plain => self.text.clone(),
            PhraseOf::Name(name) => name.form(form).to_owned(),
            PhraseOf::List(parts, and) => {
                let parts: Vec<_> = parts.iter().map(|part| part.bent(form)).collect();
                and.row(&parts)
            }
        }
    }

    /// Its gender as sentences choose by it; "other" of several and of what is no name.
    #[must_use]
    pub fn gender(&self) -> &str {
        if let PhraseOf::Name(name) = &self.of { &name.gender } else { OTHER }
    }

    /// "plural" of several and of names that are many, else "singular".
    #[must_use]
    pub fn number(&self) -> &'static str {
        let plural = match &self.of {
            PhraseOf::Plain => false,
            PhraseOf::Name(name) => name.plural,
            PhraseOf::List(parts, _) => parts.len() > 1 || parts.iter().any(|part| part.number() == "plural"),
        };
        if plural { "plural" } else { "singular" }
    }
}

impl Deref for Phrase {
    type Target = str;

    fn deref(&self) -> &str {
        &self.text
    }
}

impl std::fmt::Display for Phrase {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.text)
    }
}

impl PartialEq<&str> for Phrase {
    fn eq(&self, other: &&str) -> bool {
        self.text == *other
    }
}

impl From<String> for Phrase {
    fn from(text: String) -> Self {
        Self { text, of: PhraseOf::Plain }
    }
}

impl From<&str> for Phrase {
    fn from(text: &str) -> Self {
        text.to_owned().into()
    }
}

impl From<Phrase> for String {
    fn from(phrase: Phrase) -> Self {
        phrase.text
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Words, list_of};

    fn kitchen() -> Arc<NameForms> {
        Arc::new(NameForms::english("Kitchen", "the").and("in", "in").and("into", "into"))
    }

    #[test]
    fn a_name_reads_in_its_usual_form_and_can_be_bent_to_others() {
        let phrase = Phrase::of(&kitchen(), "in");
        assert_eq!(
            (&*phrase, phrase.bent("the"), phrase.bent("name")),
            ("in the Kitchen", "the Kitchen".into(), "Kitchen".into())
        );
        assert_eq!(phrase.bent("unheard-of"), "the Kitchen");
        assert_eq!(Phrase::from("Ada").bent("in"), "Ada");
    }

    #[test]
    fn a_list_bends_name_by_name() {
        let list = list_of(&[Phrase::of(&kitchen(), "the"), "Ada".into()], &Words::english());
        assert_eq!((&*list, list.bent("in")), ("the Kitchen and Ada", "in the Kitchen and Ada".into()));
        assert_eq!((list.number(), list.gender()), ("plural", "other"));
    }

    #[test]
    fn a_list_that_is_bent_has_the_word_that_its_new_form_asks_for() {
        let island = Arc::new(NameForms::english("Isla", "la"));
        let list = list_of(&["Ana".into(), Phrase::of(&island, "the")], &Words::carried("es"));
        assert_eq!((&*list, list.bent("name")), ("Ana y la Isla", "Ana e Isla".into()));
    }
}
