//! A theme from a folder on this computer.

use std::{
    fs,
    io::{ErrorKind, Read},
    path::{Path, PathBuf},
};

use super::{
    Message, ThemeFault, ThemePack,
    fault::THEME_FILE,
    message,
    pack::{FileListing, MOST_FILES, MOST_TOTAL, id_of, like_named, shown, worth_reading},
};

/// Folders in folders at most; pictures lie two deep.
const MOST_DEPTH: usize = 6;

/// The first bytes of every zip, and of an empty one.
const ZIP: [[u8; 4]; 2] = [*b"PK\x03\x04", *b"PK\x05\x06"];

impl ThemePack {
    /// Whether there is a folder or a zip, whatever a zip is called; it may still be no theme.
    #[must_use]
    pub fn is_at(path: &Path) -> bool {
        path.is_dir() || is_zip(path)
    }

    /// Reads a theme's folder or zip, whichever is there.
    ///
    /// # Errors
    /// As [`ThemePack::from_folder`] and [`ThemePack::from_zip`].
    pub fn from_path(path: &Path) -> Result<Self, Vec<ThemeFault>> {
        if path.is_dir() || !is_zip(path) {
            return Self::from_folder(path);
        }
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        // One byte more than a zip may have is enough to tell that it is too large.
        let bytes = read(path, MOST_TOTAL + 1).map_err(|message| vec![ThemeFault::of_file(&shown(&name), message)])?;
        Self::from_zip(&name, &bytes)
    }

    /// Reads a theme's folder. Hidden files and folders are passed over; links are not followed.
    ///
    /// # Errors
    /// When the folder cannot be read, and everything that [`ThemePack::from_entries`] tells.
    pub fn from_folder(folder: &Path) -> Result<Self, Vec<ThemeFault>> {
        let name = folder_name(folder);
        let whole = |message: Message| vec![ThemeFault::of_file(&shown(&folder.to_string_lossy()), message)];
        let mut files = Vec::new();
        list(folder, "", 0, &mut files).map_err(whole)?;
        if !files.iter().any(|file| file == THEME_FILE) {
            let message = like_named(files.iter().map(String::as_str), THEME_FILE).map_or_else(
                || message!("check-folder-no-theme"),
                |like| message!("check-folder-no-theme-like", like = like),
            );
            return Err(vec![ThemeFault::of_file(THEME_FILE, message)]);
        }
        let listing = FileListing::new(&name, files.iter().map(String::as_str))?;
        listing.take(|path| read(&folder.join(path), worth_reading(path)))
    }
}

/// Whether a file is called a zip, or begins as zips do.
fn is_zip(path: &Path) -> bool {
    let mut first = [0; 4];
    let read = fs::File::open(path).and_then(|mut file| file.read_exact(&mut first));
    path.extension().is_some_and(|end| end.eq_ignore_ascii_case("zip")) || read.is_ok() && ZIP.contains(&first)
}

/// The folder's own name, also of `.` and `..`.
fn folder_name(folder: &Path) -> String {
    let whole: PathBuf = fs::canonicalize(folder).unwrap_or_else(|_| folder.to_owned());
    id_of(&whole.file_name().unwrap_or_default().to_string_lossy())
}

/// The files below a folder, with `/` between parts.
fn list(folder: &Path, before: &str, depth: usize, files: &mut Vec<String>) -> Result<(), Message> {
    let cannot = |error: std::io::Error| match error.kind() {
        ErrorKind::NotFound => message!("check-folder-not-there"),
        ErrorKind::NotADirectory => message!("check-folder-is-file"),
        _ => message!("check-folder-unreadable", why = error.to_string()),
    };
    for entry in fs::read_dir(folder.join(before)).map_err(cannot)? {
        let entry = entry.map_err(cannot)?;
        let name = entry.file_name().to_string_lossy().into_owned();
        let path = format!("{before}{name}");
        let kind = entry.file_type().map_err(cannot)?;
        if name.starts_with('.') {
            continue;
        }
        if kind.is_symlink() {
            return Err(message!("check-folder-link", path = shown(&path)));
        }
        if kind.is_dir() && depth < MOST_DEPTH {
            list(folder, &format!("{path}/"), depth + 1, files)?;
        } else if kind.is_file() {
            files.push(path);
        }
        if files.len() > MOST_FILES {
            return Err(message!("check-folder-many", most = MOST_FILES));
        }
    }
    Ok(())
}

fn read(path: &Path, most: usize) -> Result<Vec<u8>, Message> {
    let cannot = |error: std::io::Error| message!("check-file-unreadable", why = error.to_string());
    let mut bytes = Vec::new();
    let file = fs::File::open(path).map_err(cannot)?;
    file.take(most as u64).read_to_end(&mut bytes).map_err(cannot)?;
    Ok(bytes)
}
