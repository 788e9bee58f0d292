//! `candlestick theme check`: every fault of a theme, then what will play badly.

use std::{
    io::{self, IsTerminal, Write},
    path::PathBuf,
    process::ExitCode,
    sync::Arc,
};

use codespan_reporting::{
    diagnostic::Severity,
    files,
    term::termcolor::{BufferedStandardStream, ColorChoice},
};
use serde::Serialize;

use super::{
    excerpt,
    named_theme::{NamedTheme, unknown},
    output::{complain, status, written},
};
use candlestick_game::lesson::chapters_of;
use candlestick_rules::Hands;
use candlestick_themes as theme;
use candlestick_themes::{
    ENGLISH, Language, LanguagePack, Theme, ThemeFault, ThemePack, ThemeWords, Words, key, languages, list_of,
};

/// What to check.
#[derive(Debug, Clone, PartialEq, Eq, clap::Args)]
pub struct ThemeCheck {
    /// The theme's folder or its zip, or the id of a built-in theme (./glasshouse for a folder of that name)
    #[arg(value_name = "DIR", help = key!("args-check-folder").name())]
    pub folder: PathBuf,
    /// Treat advice as faults too: exit with status 1 if there is any
    #[arg(long, help = key!("args-check-strict").name())]
    pub strict: bool,
    /// Print one JSON object instead of sentences
    #[arg(long, help = key!("args-json").name())]
    pub json: bool,
}

/// What was found.
#[derive(Serialize)]
struct Found {
    /// The theme's id, empty when not even its files could be read.
    theme: String,
    title: Option<String>,
    faults: Vec<ThemeFault>,
    advice: Vec<ThemeFault>,
    /// The hands for every number of players; empty when there are faults.
    players: Vec<Hands>,
    /// The languages besides English that the theme brings words for.
    languages: Vec<Spoken>,
    #[serde(skip)]
    pack: ThemePack,
}

impl ThemeCheck {
    pub(super) fn run(&self, words: &Words) -> ExitCode {
        NamedTheme::of(&self.folder).note_shadowed(words);
        let found = Found::at(self);
        let printed = written(if self.json { found.print_json() } else { found.print(words) });
        if let Err(fault) = &printed {
            complain(words, &fault.to_string());
        }
        let sound = found.faults.is_empty() && (found.advice.is_empty() || !self.strict);
        status(sound && printed.is_ok())
    }
}

impl Found {
    fn at(check: &ThemeCheck) -> Self {
        let pack = match NamedTheme::of(&check.folder) {
            NamedTheme::Builtin(id) => return Self::builtin(id),
            NamedTheme::Unknown(name) => Err(unknown(name)),
            NamedTheme::Path(path) => ThemePack::from_path(path),
        };
        let pack = match pack {
            Ok(pack) => pack,
            Err(faults) => return Self::faulty(ThemePack::default(), faults),
        };
        match pack.theme() {
            Ok(theme) => {
                let (advice, faults) = (pack.lints(&theme), lesson_faults(&pack, &theme));
                Self { faults, ..Self::sound(pack, &theme, advice) }
            }
            Err(faults) => Self::faulty(pack, faults),
        }
    }

    /// A theme that is part of the program; its pictures are not at hand here.
    fn builtin(id: &str) -> Self {
        let files = theme::builtin_files(id).unwrap_or_default();
        let pack = ThemePack { id: id.to_owned(), files, ..ThemePack::default() };
        match theme::builtin(id) {
            Ok(theme) => {
                let advice = theme.lints(&pack.files);
                Self { languages: Spoken::of_builtin(&theme), ..Self::sound(pack, &theme, advice) }
            }
            Err(faults) => Self::faulty(pack, faults),
        }
    }

    fn faulty(pack: ThemePack, faults: Vec<ThemeFault>) -> Self {
        Self {
            theme: pack.id.clone(),
            title: None,
            faults,
            advice: Vec::new(),
            players: Vec::new(),
            languages: Vec::new(),
            pack,
        }
    }

    fn sound(pack: ThemePack, theme: &Theme, advice: Vec<ThemeFault>) -> Self {
        Self {
            theme: pack.id.clone(),
            title: Some(theme.title.clone()),
            faults: Vec::new(),
            advice,
            players: theme.edition.hands(),
            languages: Spoken::of(theme),
            pack,
        }
    }

    fn print_json(&self) -> io::Result<()> {
        writeln!(io::stdout(), "{}", serde_json::to_string_pretty(self)?)
    }

    fn print(&self, words: &Words) -> io::Result<()> {
        let colour = if io::stdout().is_terminal() { ColorChoice::Auto } else { ColorChoice::Never };
        let mut out = BufferedStandardStream::stdout(colour);
        let told = self.faults.iter().map(|fault| (fault, Severity::Error));
        for (fault, severity) in told.chain(self.advice.iter().map(|advice| (advice, Severity::Warning))) {
            excerpt::write(&mut out, fault, (self.text_of(&fault.file), severity), words).map_err(as_io)?;
        }
        for hands in &self.players {
            writeln!(out, "{}", hands_line(hands, words))?;
        }
        for line in self.language_lines(words) {
            writeln!(out, "{line}")?;
        }
        writeln!(out, "{}", self.verdict(words))?;
        out.flush()
    }

    /// How whole the theme is in each language, and in which it has no words of its own; nothing of a theme with faults.
    fn language_lines(&self, words: &Words) -> Vec<String> {
        let spoken = |code: &str| code == ENGLISH || self.languages.iter().any(|spoken| spoken.code == code);
        let others = languages().iter().filter(|language| !spoken(language.code));
        let others: Vec<_> = others.map(|language| language.name.to_owned()).collect();
        let mut lines: Vec<_> = self.languages.iter().map(|language| language_line(language, words)).collect();
        if !others.is_empty() && self.title.is_some() {
            let names = list_of(&others, words);
            lines.push(words.with(key!("cli-check-language-none"), &[("languages", (&names).into())]));
        }
        lines
    }

    /// The text that a fault's file has; empty for pictures.
    fn text_of(&self, file: &str) -> &str {
        match file {
            "theme.toml" => &self.pack.files.theme_toml,
            "board.txt" => &self.pack.files.board,
            _ => self.pack.lessons.get(file).or_else(|| self.pack.words.get(file)).map_or("", String::as_str),
        }
    }

    fn verdict(&self, words: &Words) -> String {
        let (faults, advice) = (self.faults.len(), self.advice.len());
        let title = self.title.clone().unwrap_or_default();
        match (faults, advice) {
            (0, 0) => words.with(key!("cli-check-sound"), &[("title", (&title).into())]),
            (0, _) => words.with(key!("cli-check-advice"), &[("title", (&title).into()), ("count", advice.into())]),
            _ => words.with(key!("cli-check-faults"), &[("count", faults.into())]),
        }
    }
}

/// What is wrong with the lessons that a theme brings: their form, their script, and what they ask for that cannot be known.
fn lesson_faults(pack: &ThemePack, theme: &Theme) -> Vec<ThemeFault> {
    let chapters = chapters_of(pack, &Arc::new(theme.clone())).into_iter();
    chapters.flat_map(|(_, chapter)| chapter.map_or_else(|faults| faults, |chapter| chapter.prove())).collect()
}

/// A language that a theme speaks, and what of its words that lacks.
#[derive(Debug, Serialize)]
struct Spoken {
    code: String,
    missing: Vec<String>,
}

impl Spoken {
    fn of(theme: &Theme) -> Vec<Self> {
        let translations = theme.translations.iter();
        translations.map(|(code, words)| Self { code: code.clone(), missing: words.missing(theme) }).collect()
    }

    /// Of a built-in theme, whose words stand in the packs of the languages.
    fn of_builtin(theme: &Theme) -> Vec<Self> {
        let read = |language: &Language| {
            let pack = LanguagePack::parse(LanguagePack::builtin(language.code)?).ok()?;
            let file = format!("words/{}.toml", language.code);
            let own = ThemeWords::read(&file, pack.theme(&theme.id)?, theme).ok()?;
            Some(Self { code: language.code.to_owned(), missing: own.missing(theme) })
        };
        languages().iter().filter(|language| language.code != ENGLISH).filter_map(read).collect()
    }
}

/// How much of a theme's words that lacks is named one by one.
const NAMED: usize = 6;

fn language_line(spoken: &Spoken, words: &Words) -> String {
    let known = languages().iter().find(|language| language.code == spoken.code);
    let name = known.map_or(spoken.code.as_str(), |language| language.name);
    let mut some = spoken.missing.iter().take(NAMED).cloned().collect::<Vec<_>>().join(", ");
    let more = spoken.missing.len().saturating_sub(NAMED);
    if more > 0 {
        some += &words.with(key!("cli-check-language-more"), &[("count", more.into())]);
    }
    let values = [("language", name.into()), ("count", spoken.missing.len().into()), ("some", (&some).into())];
    let key = if spoken.missing.is_empty() { key!("cli-check-language") } else { key!("cli-check-language-part") };
    words.with(key, &values)
}

/// As a fault of writing, so that a closed pipe is still known as one.
fn as_io(fault: files::Error) -> io::Error {
    match fault {
        files::Error::Io(fault) => fault,
        other => io::Error::other(other),
    }
}

fn hands_line(hands: &Hands, words: &Words) -> String {
    let sizes = hands.sizes.iter().map(u8::to_string).collect::<Vec<_>>().join(" ");
    let mut line =
        words.with(key!("cli-check-hands"), &[("players", hands.players.into()), ("sizes", (&sizes).into())]);
    if hands.aside > 0 {
        line += &words.with(key!("cli-check-aside"), &[("count", hands.aside.into())]);
    }
    if hands.face_up > 0 {
        line += &words.with(key!("cli-check-face-up"), &[("count", hands.face_up.into())]);
    }
    line
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::output::assert_said;

    #[test]
    fn hands_and_verdicts_are_told_with_all_their_values() {
        let words = Words::english();
        let themes = concat!(env!("CARGO_MANIFEST_DIR"), "/../../assets/themes");
        for id in theme::builtin_ids() {
            let check = ThemeCheck { folder: PathBuf::from(themes).join(id), strict: false, json: false };
            let mut found = Found::at(&check);
            assert!(found.faults.is_empty() && !found.players.is_empty(), "{id}: {:?}", found.faults);
            found.players.iter().for_each(|hands| assert_said(&hands_line(hands, &words)));
            found.advice.clear();
            assert_said(&found.verdict(&words));
            let fault =
                ThemeFault { file: "theme.toml".into(), line: 1, column: 1, length: 1, message: "no; mend".into() };
            found.advice.push(fault.clone());
            assert_said(&found.verdict(&words));
            found.faults.push(fault);
            assert_said(&found.verdict(&words));
        }
    }
}
