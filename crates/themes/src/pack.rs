//! A theme's whole folder in memory, texts and pictures, from files of any origin and within limits.

use crate::{Message, message};
use std::{
    collections::{BTreeMap, BTreeSet},
    sync::Arc,
};

use super::{
    Theme, ThemeFault, ThemeFiles, ThemeWords,
    cast::MOST_NAME,
    fault::{BOARD_FILE, THEME_FILE},
    files::MOST_BYTES,
    letters::is_bidi_control,
    pictures,
};

/// Most files in a theme's folder, used or not.
pub(super) const MOST_FILES: usize = 400;
/// Most bytes of one picture.
pub(super) const MOST_PICTURE: usize = 1024 * 1024;
/// Most bytes of one lesson, or of the words in one language.
const MOST_LESSON: usize = 64 * 1024;
/// Most bytes of all files that are used.
pub(super) const MOST_TOTAL: usize = 16 * 1024 * 1024;
/// Longest path of a file, in bytes.
const MOST_PATH: usize = 160;

/// A theme's folder as read, not yet checked: what [`ThemePack::theme`] makes a [`Theme`] of.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ThemePack {
    /// The theme's id, made from its folder's name: lower-case letters, digits and dashes.
    pub id: String,
    /// The texts.
    pub files: ThemeFiles,
    /// The `.png` files by their path in the folder, with `/` between parts; not checked to be pictures.
    pub pictures: BTreeMap<String, Vec<u8>>,
    /// The lessons that the theme brings, by their path in the folder, such as `lessons/01-the-house.toml`: as written,
    /// not yet read.
    pub lessons: BTreeMap<String, String>,
    /// The theme's words in other languages, by their path in the folder, such as `words/de.toml`: as written.
    pub words: BTreeMap<String, String>,
    /// Paths of all other files; they do nothing.
    pub others: Vec<String>,
}

impl ThemePack {
    /// Puts a theme together from files by path, as a browser gives them for a folder or as a test makes them.
    /// All files may lie in one folder, whose name is then the theme's; else `name` is.
    ///
    /// # Errors
    /// When a path leaves the folder, when there is too much of anything, when theme.toml or board.txt is not there
    /// or no text: all of it at once.
    pub fn from_entries(
        name: &str,
        files: impl IntoIterator<Item = (String, Vec<u8>)>,
    ) -> Result<Self, Vec<ThemeFault>> {
        let files: BTreeMap<_, _> = files.into_iter().collect();
        let listing = FileListing::new(name, files.keys().map(String::as_str))?;
        listing.take(|path| Ok(files.get(path).cloned().unwrap_or_default()))
    }

    /// Every file that does something, by its path in the folder: as it is kept.
    pub fn used(&self) -> impl Iterator<Item = (&str, &[u8])> {
        let own = [(THEME_FILE, &self.files.theme_toml), (BOARD_FILE, &self.files.board)];
        let more = self.lessons.iter().chain(&self.words).map(|(path, text)| (path.as_str(), text));
        let texts = own.into_iter().chain(more).map(|(path, text)| (path, text.as_bytes()));
        texts.chain(self.pictures.iter().map(|(path, bytes)| (path.as_str(), bytes.as_slice())))
    }

    /// Reads and checks the theme.
    ///
    /// # Errors
    /// Every fault at once, in reading order, each with its place and the way out.
    pub fn theme(&self) -> Result<Theme, Vec<ThemeFault>> {
        let mut pictures: Vec<_> =
            self.pictures.iter().filter_map(|(path, bytes)| pictures::fault(path, bytes)).collect();
        if pictures.is_empty() {
            pictures.extend(pictures::fault_together(&self.pictures));
        }
        match Theme::from_files(&self.id, &self.files) {
            Ok(theme) => {
                let theme = self.translated(theme, &mut pictures);
                if pictures.is_empty() { Ok(theme) } else { Err(pictures) }
            }
            Err(mut faults) => {
                faults.extend(pictures);
                Err(faults)
            }
        }
    }

    /// The theme with its words in other languages; adds what is wrong with them.
    fn translated(&self, mut theme: Theme, faults: &mut Vec<ThemeFault>) -> Theme {
        for (path, text) in &self.words {
            match ThemeWords::read(path, text, &theme) {
                Ok(words) => {
                    let code = words_of(path).unwrap_or_default().to_owned();
                    theme.translations.insert(code, Arc::new(words));
                }
                Err(wrong) => faults.extend(wrong),
            }
        }
        theme
    }

    /// How many pixels all its pictures have together, by their first bytes; unpacked, each takes four bytes.
    #[must_use]
    pub fn pixels(&self) -> u64 {
        pictures::pixels(&self.pictures)
    }

    /// The bytes of a picture that a checked theme names, such as [`super::SuspectLook::picture`]: a path below the
    /// assets folder.
    #[must_use]
    pub fn picture(&self, below_assets: &str) -> Option<&[u8]> {
        let path = below_assets.strip_prefix("themes/")?.strip_prefix(self.id.as_str())?.strip_prefix('/')?;
        self.pictures.get(path).map(Vec::as_slice)
    }
}

/// The sound paths of a theme's files, before any of them is read.
pub(super) struct FileListing<'a> {
    id: String,
    /// What stands before each path: nothing, or the one folder and a slash.
    root: String,
    /// As the source names them, with the path in the folder.
    paths: Vec<(&'a str, String)>,
}

impl<'a> FileListing<'a> {
    /// Checks paths and finds the theme's folder among them.
    pub(super) fn new(name: &str, sources: impl Iterator<Item = &'a str>) -> Result<Self, Vec<ThemeFault>> {
        let mut faults = Vec::new();
        let mut paths = Vec::new();
        for source in sources.filter(|source| !source.ends_with('/')) {
            match clean(source) {
                Ok(path) if is_clutter(&path) => {}
                Ok(path) => paths.push((source, path)),
                Err(message) => faults.push(ThemeFault::of_file(&shown(source), message)),
            }
            if paths.len() > MOST_FILES || faults.len() > MOST_FILES {
                let message = message!("check-files-many", most = MOST_FILES);
                return Err(vec![ThemeFault::of_file(&shown(name), message)]);
            }
        }
        if !faults.is_empty() {
            return Err(faults);
        }
        let root = root(&paths).map_err(|message| vec![ThemeFault::of_file(THEME_FILE, message)])?;
        let id = id_of(root.strip_suffix('/').unwrap_or(name));
        Ok(Self { id, root, paths })
    }

    /// Reads what a theme uses, each file once and by its name at the source; `read` gives its bytes or what is wrong.
    pub(super) fn take(
        self,
        mut read: impl FnMut(&str) -> Result<Vec<u8>, Message>,
    ) -> Result<ThemePack, Vec<ThemeFault>> {
        let mut pack = ThemePack { id: self.id, ..ThemePack::default() };
        let mut faults = Vec::new();
        let (mut total, mut seen) = (0, BTreeSet::new());
        for (source, path) in &self.paths {
            let Some(path) = path.strip_prefix(&self.root) else { continue };
            if most_bytes(path).is_none() {
                pack.others.push(path.to_owned());
                continue;
            }
            let bytes = read(source).and_then(|bytes| {
                total += bytes.len();
                if seen.insert(path) { sized(path, bytes, total) } else { Err(message!("check-file-twice")) }
            });
            if let Err(fault) =
                bytes.map_err(|message| ThemeFault::of_file(path, message)).and_then(|b| pack.put(path, b))
            {
                faults.push(fault);
            }
            if total > MOST_TOTAL {
                break;
            }
        }
        if !seen.contains(BOARD_FILE) && faults.is_empty() {
            let message = like_named(pack.others.iter().map(String::as_str), BOARD_FILE)
                .map_or_else(|| message!("check-no-board"), |like| message!("check-no-board-like", like = like));
            faults.push(ThemeFault::of_file(BOARD_FILE, message));
        }
        if faults.is_empty() { Ok(pack) } else { Err(faults) }
    }
}

impl ThemePack {
    fn put(&mut self, path: &str, bytes: Vec<u8>) -> Result<(), ThemeFault> {
        match path {
            THEME_FILE => self.files.theme_toml = text(path, bytes)?,
            BOARD_FILE => self.files.board = text(path, bytes)?,
            _ if is_lesson(path) => drop(self.lessons.insert(path.to_owned(), text(path, bytes)?)),
            _ if words_of(path).is_some() => drop(self.words.insert(path.to_owned(), text(path, bytes)?)),
            _ => drop(self.pictures.insert(path.to_owned(), bytes)),
        }
        Ok(())
    }
}

/// How large a file may be; `None` for files that do nothing.
pub(super) fn most_bytes(path: &str) -> Option<usize> {
    match path {
        THEME_FILE | BOARD_FILE => Some(MOST_BYTES),
        _ if is_lesson(path) || words_of(path).is_some() => Some(MOST_LESSON),
        _ if is_picture(path) => Some(MOST_PICTURE),
        _ => None,
    }
}

/// How much of a file is worth reading, whatever folder it lies in: one byte more than it may have.
pub(super) fn worth_reading(source: &str) -> usize {
    if is_picture(source) { MOST_PICTURE + 1 } else { MOST_BYTES + 1 }
}

/// Whether a file is a lesson: one right in the folder `lessons`.
fn is_lesson(path: &str) -> bool {
    let name = path.strip_prefix("lessons/").and_then(|name| name.strip_suffix(".toml"));
    name.is_some_and(|name| !name.is_empty() && !name.contains('/'))
}

/// The language whose words a file has: one right in the folder `words`, named by the language's code.
fn words_of(path: &str) -> Option<&str> {
    let code = path.strip_prefix("words/").and_then(|name| name.strip_suffix(".toml"))?;
    let plain = (2..=8).contains(&code.len()) && code.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-');
    plain.then_some(code)
}

fn is_picture(path: &str) -> bool {
    path.to_ascii_lowercase().ends_with(".png")
}

fn sized(path: &str, bytes: Vec<u8>, total: usize) -> Result<Vec<u8>, Message> {
    let most = most_bytes(path).unwrap_or(MOST_TOTAL);
    if bytes.len() > most {
        return Err(message!("check-file-large", most = most));
    }
    if total > MOST_TOTAL {
        return Err(message!("check-files-large", most = MOST_TOTAL));
    }
    Ok(bytes)
}

fn text(path: &str, bytes: Vec<u8>) -> Result<String, ThemeFault> {
    String::from_utf8(bytes).map_err(|error| {
        let before = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = before.iter().filter(|byte| **byte == b'\n').count() + 1;
        let column =
            before.iter().rev().take_while(|byte| **byte != b'\n').filter(|byte| **byte & 0xc0 != 0x80).count() + 1;
        let message = message!("check-file-utf8");
        ThemeFault { line, column, ..ThemeFault::of_file(path, message) }
    })
}

/// A path with plain slashes that stays in its folder.
fn clean(source: &str) -> Result<String, Message> {
    if source.len() > MOST_PATH {
        return Err(message!("check-file-path", most = MOST_PATH));
    }
    if source.chars().any(|c| c.is_control() || is_bidi_control(c)) {
        return Err(message!("check-file-name"));
    }
    let path = source.replace('\\', "/");
    let path = path.strip_prefix("./").unwrap_or(&path);
    let leaves = |part: &str| part.is_empty() || part == "." || part == ".." || part.contains(':');
    if path.split('/').any(leaves) {
        return Err(message!("check-file-outside"));
    }
    Ok(path.to_owned())
}

/// Files that systems and version control leave in folders.
fn is_clutter(path: &str) -> bool {
    path.split('/').any(|part| part.starts_with('.') || part == "__MACOSX")
}

/// What stands before `theme.toml`: nothing, or one folder.
fn root(paths: &[(&str, String)]) -> Result<String, Message> {
    let places: Vec<&str> = paths.iter().filter_map(|(_, path)| path.strip_suffix(THEME_FILE)).collect();
    if places.contains(&"") {
        return Ok(String::new());
    }
    let folders: Vec<&str> =
        places.into_iter().filter(|place| place.matches('/').count() == 1 && place.ends_with('/')).collect();
    match folders.as_slice() {
        [one] => Ok((*one).to_owned()),
        [] => Err(not_found(paths)),
        [one, other, ..] => Err(message!("check-several", one = *one, other = *other)),
    }
}

fn not_found(paths: &[(&str, String)]) -> Message {
    match like_named(paths.iter().map(|(source, _)| *source), THEME_FILE) {
        Some(like) => message!("check-no-theme-like", like = like),
        None => message!("check-no-theme"),
    }
}

/// What to do about a file that is meant to be `wanted` but has another name or place, such as theme.toml.txt: systems
/// hide the ends of names.
pub(super) fn like_named<'a>(mut paths: impl Iterator<Item = &'a str>, wanted: &str) -> Option<Message> {
    let stem = wanted.split('.').next().unwrap_or(wanted);
    let like = paths.find(|path| {
        let name = path.rsplit(['/', '\\']).next().unwrap_or_default().to_lowercase();
        name == wanted
            || name.strip_prefix(wanted).is_some_and(|end| end.starts_with('.'))
            || name == format!("{stem}.txt")
    })?;
    let (shown, name) = (shown(like), like.rsplit(['/', '\\']).next().unwrap_or_default());
    let message = if name == wanted {
        message!("check-like-move")
    } else if name.to_lowercase().starts_with(wanted) && name.len() > wanted.len() {
        message!("check-like-hidden")
    } else {
        message!("check-like-rename")
    };
    Some(message.with("file", shown).with("wanted", wanted))
}

/// A name from outside as it can be quoted.
pub(super) fn shown(name: &str) -> String {
    name.chars().map(|c| if c.is_control() || is_bidi_control(c) { '?' } else { c }).take(80).collect()
}

/// A theme's id made from a folder's or file's name.
pub(super) fn id_of(name: &str) -> String {
    let name = name.rsplit(['/', '\\']).next().unwrap_or_default();
    let name = name.strip_suffix(".zip").unwrap_or(name).to_lowercase();
    let dashed: String = name.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '-' }).collect();
    let parts: Vec<_> = dashed.split('-').filter(|part| !part.is_empty()).collect();
    let id: String = parts.join("-").chars().take(MOST_NAME).collect();
    let id = id.trim_end_matches('-');
    if id.is_empty() { "theme".into() } else { id.into() }
}
