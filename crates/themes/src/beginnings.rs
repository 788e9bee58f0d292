//! Tells how a word begins, where a small word before it changes by that: Spanish "y" or "e", French "de" or "d’".
//!
//! Which beginnings there are, the language's files say (`begins-CLASS = i hi`, and `.but = hie` for what is none although it
//! begins so); a sentence asks `BEGINS($next)`. Ours rather than ICU4X's lists (`icu_list`): those join plain text once, while a
//! list here is bent to other forms after it was made; they know nothing of names between quotes, nor of "de" and "la"; and "and"
//! alone would bring 45 kB into the page, the lists of all languages with an automaton for Spanish.

use std::sync::Arc;

use fluent_bundle::{FluentResource, concurrent::FluentBundle};

/// What is said of words that begin in no way that the language tells apart.
const OTHER: &str = "other";

/// The ways to begin that a language tells apart.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct Beginnings(Vec<Beginning>);

#[derive(Debug, Clone, PartialEq, Eq)]
struct Beginning {
    class: String,
    with: Vec<String>,
    but: Vec<String>,
}

impl Beginnings {
    /// Those of these classes, as the sentences say; one without a beginning is left out.
    pub(super) fn of(classes: impl Iterator<Item = String>, bundle: &FluentBundle<FluentResource>) -> Self {
        let words = |text: &str| text.split_whitespace().map(str::to_lowercase).collect::<Vec<_>>();
        let read = |class: String| {
            let message = bundle.get_message(&format!("begins-{class}"))?;
            let mut faults = Vec::new();
            let with = words(&bundle.format_pattern(message.value()?, None, &mut faults));
            let but = message.get_attribute("but").map(|but| bundle.format_pattern(but.value(), None, &mut faults));
            let but = but.map(|but| words(&but)).unwrap_or_default();
            (!with.is_empty()).then_some(Beginning { class, with, but })
        };
        Self(classes.filter_map(read).collect())
    }

    /// The class of what a text begins with, whatever quotes stand before it; "other" where it is of none.
    pub(super) fn class(&self, text: &str) -> &str {
        self.position(text).map_or(OTHER, |at| &self.0[at].class)
    }

    fn position(&self, text: &str) -> Option<usize> {
        if self.0.is_empty() {
            return None;
        }
        let text = text.trim_start_matches(|letter: char| !letter.is_alphanumeric()).to_lowercase();
        let begins = |with: &[String]| with.iter().any(|with| text.starts_with(with.as_str()));
        self.0.iter().position(|one| begins(&one.with) && !begins(&one.but))
    }
}

/// The word before the last of several, such as "and", by how that begins.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct Conjunction {
    beginnings: Arc<Beginnings>,
    /// The word before each class of beginnings.
    before: Vec<String>,
    usual: String,
}

impl Conjunction {
    /// The one of a language, which says what stands before a text.
    pub(super) fn of(beginnings: &Arc<Beginnings>, before: impl Fn(&str) -> String) -> Self {
        let sample = |one: &Beginning| before(one.with.first().map_or("", String::as_str));
        Self {
            before: beginnings.0.iter().map(sample).collect(),
            usual: before(""),
            beginnings: Arc::clone(beginnings),
        }
    }

    /// The word as it stands before a text.
    fn before(&self, next: &str) -> &str {
        self.beginnings.position(next).and_then(|at| self.before.get(at)).unwrap_or(&self.usual)
    }

    /// Several texts in a row.
    pub(super) fn row(&self, parts: &[String]) -> String {
        match parts {
            [] => String::new(),
            [one] => one.clone(),
            [most @ .., last] => format!("{} {} {last}", most.join(", "), self.before(last)),
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::{Words, key, list_of};

    fn row(language: &str, parts: [&str; 2]) -> String {
        list_of(&parts, &Words::carried(language)).to_string()
    }

    #[test]
    fn spanish_and_is_e_before_the_sound_i_whatever_stands_around_it() {
        for (last, and) in [
            ("Iris", "e"),
            ("Hilda", "e"),
            ("Íñigo", "e"),
            ("hípica", "e"),
            ("Yvonne", "e"),
            ("“Invernadero”", "e"),
            ("IRIS", "e"),
            ("Hielo", "y"),
            ("Hiato", "y"),
            ("Ian", "y"),
            ("Yago", "y"),
            ("Hugo", "y"),
            ("la Isla", "y"),
            ("", "y"),
        ] {
            assert_eq!(row("es", ["Ana", last]), format!("Ana {and} {last}"));
        }
        for language in ["en", "de", "fr", "pl"] {
            assert_eq!(row(language, ["Ana", "Iris"]), row(language, ["Ana", "Ruth"]).replace("Ruth", "Iris"));
        }
    }

    #[test]
    fn spanish_or_is_u_before_the_sound_o() {
        let words = Words::carried("es");
        let or = words.conjunction(key!("why-or"));
        let said =
            ["Olga", "Óscar", "Hortensia", "“Orquídea”", "8", "Iris", "Hueso", "una Orca"].map(|next| or.before(next));
        assert_eq!(said, ["u", "u", "u", "u", "u", "o", "o", "o"]);
    }

    #[test]
    fn french_drops_the_vowel_before_another() {
        let words = Words::carried("fr");
        let said = |name: &str| words.with(key!("together-beside-device"), &[("name", name.into())]);
        assert_eq!(said("Ada"), "La place d’Ada sur un autre appareil");
        assert_eq!(said("Ève"), "La place d’Ève sur un autre appareil");
        assert_eq!(said("Bea"), "La place de Bea sur un autre appareil");
        assert_eq!(said("Yann"), "La place de Yann sur un autre appareil");
    }
}
