//! The folder of the user's own themes on this computer, watched for changes.

use std::{
    collections::BTreeMap,
    fs,
    hash::{DefaultHasher, Hash, Hasher},
    io::{self, ErrorKind},
    path::{Path, PathBuf},
};

use super::theme_news::ThemeNews;
use crate::store::{StoreFault, data_folder};
use candlestick_themes::ThemePack;

/// Most folders and zips that are looked at.
const MOST_THEMES: usize = 200;
/// Most files of one theme that are looked at for changes, and how deep in folders.
const MOST_FILES: usize = 1000;
const MOST_DEPTH: usize = 6;

/// The folder that holds the user's own themes, each a folder or a zip. It may not be there yet.
///
/// # Errors
/// When the system names no folder for a user's data.
pub fn themes_folder() -> Result<PathBuf, StoreFault> {
    Ok(data_folder()?.join("themes"))
}

/// Writes a theme's files into the folder of themes, whole or not at all, as a folder called by the theme's id.
///
/// # Errors
/// When something of that name is there already, or what the system said.
pub fn keep(folder: &Path, pack: &ThemePack) -> Result<(), StoreFault> {
    let (draft, place) = (folder.join(format!(".{}.new", pack.id)), folder.join(&pack.id));
    let fault = |why: String| StoreFault::Write { name: place.display().to_string(), why };
    if place.exists() {
        return Err(StoreFault::There(place.display().to_string()));
    }
    // Names that begin with a dot are passed over by whoever watches the folder.
    write(&draft, pack).and_then(|()| fs::rename(&draft, &place)).map_err(|why| {
        fs::remove_dir_all(&draft).ok();
        fault(why.to_string())
    })
}

fn write(folder: &Path, pack: &ThemePack) -> io::Result<()> {
    for (path, bytes) in pack.used() {
        let path = folder.join(path);
        fs::create_dir_all(path.parent().unwrap_or(folder))?;
        fs::write(path, bytes)?;
    }
    Ok(())
}

/// Looks at the themes folder now and then, and tells what has changed since the last look.
#[derive(Debug)]
pub struct Watcher {
    folder: PathBuf,
    /// What was told of each theme: a digest of its files' names, sizes and times.
    told: BTreeMap<String, u64>,
    /// Themes that were still being written at the last look.
    settling: BTreeMap<String, u64>,
    started: bool,
}

impl Watcher {
    /// Watches a folder, which need not be there yet.
    #[must_use]
    pub const fn new(folder: PathBuf) -> Self {
        Self { folder, told: BTreeMap::new(), settling: BTreeMap::new(), started: false }
    }

    /// The folder.
    #[must_use]
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Whether something has changed that is told at the next look, if it stays as it is until then.
    #[must_use]
    pub fn is_settling(&self) -> bool {
        !self.settling.is_empty()
    }

    /// What has changed. A change is told once it was the same at two looks, as editors write bit by bit; at the first
    /// look everything is told at once.
    ///
    /// # Errors
    /// When the folder is there but cannot be read.
    pub fn look(&mut self) -> Result<Vec<ThemeNews>, StoreFault> {
        let read = |why: io::Error| StoreFault::Read { name: self.folder.display().to_string(), why: why.to_string() };
        let now = themes_in(&self.folder).map_err(read)?;
        let gone: Vec<_> = self.told.keys().filter(|place| !now.contains_key(*place)).cloned().collect();
        let mut news = Vec::new();
        for place in gone {
            self.told.remove(&place);
            news.push(ThemeNews::Gone { place });
        }
        let mut settling = BTreeMap::new();
        for (place, digest) in now {
            if self.told.get(&place) == Some(&digest) {
                continue;
            }
            if self.started && self.settling.get(&place) != Some(&digest) {
                settling.insert(place, digest);
                continue;
            }
            news.push(ThemeNews::found(&place, ThemePack::from_path(&self.folder.join(&place))));
            self.told.insert(place, digest);
        }
        self.settling = settling;
        self.started = true;
        Ok(news)
    }
}

/// Folders and zips with a digest of their state.
fn themes_in(folder: &Path) -> io::Result<BTreeMap<String, u64>> {
    let entries = match fs::read_dir(folder) {
        Err(why) if why.kind() == ErrorKind::NotFound => return Ok(BTreeMap::new()),
        entries => entries?,
    };
    let mut found = BTreeMap::new();
    for entry in entries.take(MOST_THEMES) {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        let path = entry.path();
        // What vanishes between listing and looking is told as gone by the next look.
        let Ok(about) = fs::metadata(&path) else { continue };
        if !name.starts_with('.') && (about.is_dir() || about.is_file() && name.to_lowercase().ends_with(".zip")) {
            let mut digest = DefaultHasher::new();
            note(&path, &about, &mut digest);
            if about.is_dir() {
                note_files(&path, 0, &mut MOST_FILES.clone(), &mut digest);
            }
            found.insert(name, digest.finish());
        }
    }
    Ok(found)
}

/// Files below a folder in a fixed order.
fn note_files(folder: &Path, depth: usize, left: &mut usize, digest: &mut DefaultHasher) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    let mut paths: Vec<_> = entries.flatten().map(|entry| entry.path()).take(*left).collect();
    paths.sort();
    for path in paths {
        *left = left.saturating_sub(1);
        let Ok(about) = fs::symlink_metadata(&path) else { continue };
        if about.is_dir() && depth < MOST_DEPTH {
            note_files(&path, depth + 1, left, digest);
        } else {
            note(&path, &about, digest);
        }
    }
}

fn note(path: &Path, about: &fs::Metadata, digest: &mut DefaultHasher) {
    path.hash(digest);
    if about.is_file() {
        about.len().hash(digest);
        about.modified().ok().hash(digest);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use candlestick_themes::builtin_files;

    /// An empty folder of the test's own.
    fn scratch(name: &str) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("candlestick-watcher-{name}-{}", std::process::id()));
        fs::remove_dir_all(&folder).ok();
        folder
    }

    fn write_theme(folder: &Path) {
        let files = builtin_files("classic-2016").unwrap();
        fs::create_dir_all(folder).unwrap();
        fs::write(folder.join("theme.toml"), files.theme_toml).unwrap();
        fs::write(folder.join("board.txt"), files.board).unwrap();
    }

    fn news_lines(news: &[ThemeNews]) -> Vec<String> {
        let line = |news: &ThemeNews| match news {
            ThemeNews::Found { place, checked: Ok(_) } => format!("{place} sound"),
            ThemeNews::Found { place, checked: Err(faults) } => format!("{place} {}", faults[0]),
            ThemeNews::Gone { place } => format!("{place} gone"),
        };
        news.iter().map(line).collect()
    }

    #[test]
    fn a_folder_that_is_not_there_holds_no_themes() {
        assert_eq!(news_lines(&Watcher::new(scratch("none")).look().unwrap()), [""; 0]);
    }

    #[test]
    fn a_kept_theme_is_found_as_it_was_and_takes_the_place_of_none() {
        let folder = scratch("keep");
        let files = builtin_files("classic-2016").unwrap();
        let picture = include_bytes!("../../../../assets/art/icons/dice.png").to_vec();
        let pictures = [("pictures/rooms/hall.png".to_owned(), picture)].into();
        let lessons = [("lessons/01-the-hall.toml".to_owned(), "title.en = \"The Hall\"".to_owned())].into();
        let words = [("words/de.toml".to_owned(), "title = \"Das Haus\"".to_owned())].into();
        let pack = ThemePack { id: "manor".into(), files, pictures, lessons, words, others: Vec::new() };
        keep(&folder, &pack).unwrap();
        assert_eq!(ThemePack::from_path(&folder.join("manor")).unwrap(), pack);
        assert_eq!(news_lines(&Watcher::new(folder.clone()).look().unwrap()), ["manor sound"]);
        let other = ThemePack { pictures: Default::default(), ..pack.clone() };
        assert!(keep(&folder, &other).unwrap_err().to_string().contains("already there"));
        assert_eq!(ThemePack::from_path(&folder.join("manor")).unwrap(), pack);
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn what_came_changed_and_went_is_told_once_each() {
        let folder = scratch("changes");
        write_theme(&folder.join("manor"));
        fs::write(folder.join("readme.txt"), "no theme").unwrap();
        let mut watcher = Watcher::new(folder.clone());
        assert_eq!(news_lines(&watcher.look().unwrap()), ["manor sound"]);
        assert_eq!(news_lines(&watcher.look().unwrap()), [""; 0]);
        fs::write(folder.join("manor/board.txt"), "###").unwrap();
        assert_eq!(news_lines(&watcher.look().unwrap()), [""; 0], "it may still be being written");
        assert!(watcher.is_settling());
        let news = watcher.look().unwrap();
        assert!(news_lines(&news)[0].starts_with("manor theme.toml:38:9: the start mark 1"), "{:?}", news_lines(&news));
        assert!(!watcher.is_settling());
        fs::write(folder.join("bad.zip"), "no zip").unwrap();
        watcher.look().unwrap();
        assert!(news_lines(&watcher.look().unwrap())[0].starts_with("bad.zip bad.zip:1:1: this is not a zip"));
        fs::remove_dir_all(folder.join("manor")).unwrap();
        assert_eq!(news_lines(&watcher.look().unwrap()), ["manor gone"]);
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn a_change_of_a_picture_is_seen_too() {
        let folder = scratch("pictures");
        write_theme(&folder.join("manor"));
        let mut watcher = Watcher::new(folder.clone());
        watcher.look().unwrap();
        fs::create_dir_all(folder.join("manor/pictures/rooms")).unwrap();
        let picture = include_bytes!("../../../../assets/themes/classic-2016/pictures/rooms/hall.png");
        fs::write(folder.join("manor/pictures/rooms/hall.png"), picture).unwrap();
        watcher.look().unwrap();
        let news = watcher.look().unwrap();
        let [ThemeNews::Found { checked: Ok((_, pack)), .. }] = news.as_slice() else {
            panic!("{:?}", news_lines(&news))
        };
        assert_eq!(pack.pictures.keys().collect::<Vec<_>>(), ["pictures/rooms/hall.png"]);
        fs::remove_dir_all(folder).unwrap();
    }
}
