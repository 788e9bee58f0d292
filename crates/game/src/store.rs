//! Stores saves: natively in a folder of the user's, in the browser in localStorage, and once more in its database.

use std::task::Poll;

/// Why something could not be kept or read.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum StoreFault {
    /// The system names no folder for a user's data.
    NoFolder,
    /// The browser denies this page its storage.
    Denied,
    /// No place to keep anything; what the system said.
    NoPlace(String),
    /// Reading failed.
    Read {
        /// Name of the entry.
        name: String,
        /// What the system said.
        why: String,
    },
    /// Writing failed.
    Write {
        /// Name of the entry.
        name: String,
        /// What the system said.
        why: String,
    },
    /// Something of that name is there already; the name.
    There(String),
}

#[cfg(not(target_arch = "wasm32"))]
pub use native::{data_folder, export, load, names, remove, save, set_aside};
#[cfg(all(target_arch = "wasm32", target_os = "unknown"))]
pub use web::{load, names, remove, save, set_aside};
#[cfg(all(target_arch = "wasm32", target_os = "unknown"))]
use web::{load_long, save_long};

/// Entries by name, wherever they are kept.
pub trait Entries {
    /// The names of all entries, in no order.
    ///
    /// # Errors
    /// When the place is denied or can't be read.
    fn names(&self) -> Result<Vec<String>, StoreFault>;

    /// Reads an entry; `None` if there is none.
    ///
    /// # Errors
    /// When it is there but can't be read.
    fn load(&self, name: &str) -> Result<Option<String>, StoreFault>;

    /// Keeps an entry.
    ///
    /// # Errors
    /// When it can't be written.
    fn save(&mut self, name: &str, text: &str) -> Result<(), StoreFault>;

    /// Takes an entry away; it is no fault if there is none.
    ///
    /// # Errors
    /// When it is there and can't be taken away.
    fn remove(&mut self, name: &str) -> Result<(), StoreFault>;

    /// Keeps an entry that may be long and that nobody reads before somebody asks for it.
    ///
    /// # Errors
    /// When it can't be written.
    fn save_long(&mut self, name: &str, text: &str) -> Result<(), StoreFault> {
        self.save(name, text)
    }

    /// Reads an entry that was kept as a long one, or as any other; pending is to be asked again a moment later.
    fn load_long(&self, name: &str) -> Poll<Result<Option<String>, StoreFault>> {
        Poll::Ready(self.load(name))
    }
}

/// The entries of this device.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Device;

impl Entries for Device {
    fn names(&self) -> Result<Vec<String>, StoreFault> {
        names()
    }

    fn load(&self, name: &str) -> Result<Option<String>, StoreFault> {
        load(name)
    }

    fn save(&mut self, name: &str, text: &str) -> Result<(), StoreFault> {
        save(name, text)
    }

    fn remove(&mut self, name: &str) -> Result<(), StoreFault> {
        remove(name)
    }

    #[cfg(all(target_arch = "wasm32", target_os = "unknown"))]
    fn save_long(&mut self, name: &str, text: &str) -> Result<(), StoreFault> {
        save_long(name, text)
    }

    #[cfg(all(target_arch = "wasm32", target_os = "unknown"))]
    fn load_long(&self, name: &str) -> Poll<Result<Option<String>, StoreFault>> {
        load_long(name)
    }
}

/// The names under which earlier entries may be kept aside, first to last.
pub fn aside_names(name: &str) -> impl Iterator<Item = String> {
    (1..=MOST_ASIDE).map(move |n| format!("{name}-kept-aside-{n}"))
}

/// How many of them there can be.
const MOST_ASIDE: u32 = 500;

/// A name under which a broken entry is kept, that isn't taken yet.
fn free_name(name: &str, taken: impl Fn(&str) -> bool) -> String {
    aside_names(name).find(|name| !taken(name)).unwrap_or_else(|| format!("{name}-kept-aside"))
}

#[cfg(not(target_arch = "wasm32"))]
mod native {
    use std::{
        fs,
        io::{ErrorKind, Write},
        path::{Path, PathBuf},
    };

    use super::{StoreFault, free_name};

    /// The folder: `CANDLESTICK_DATA` if set, else the system's place for a user's data.
    ///
    /// # Errors
    /// When the system names none.
    pub fn data_folder() -> Result<PathBuf, StoreFault> {
        if let Some(folder) = std::env::var_os("CANDLESTICK_DATA") {
            return Ok(folder.into());
        }
        let dirs = directories::ProjectDirs::from("", "", "candlestick");
        dirs.map(|dirs| dirs.data_dir().to_owned()).ok_or(StoreFault::NoFolder)
    }

    fn path(name: &str) -> Result<PathBuf, StoreFault> {
        Ok(data_folder()?.join(format!("{name}.json")))
    }

    /// Reads an entry; `None` if there is none.
    ///
    /// # Errors
    /// When it is there but can't be read.
    pub fn load(name: &str) -> Result<Option<String>, StoreFault> {
        let fault = |why: std::io::Error| StoreFault::Read { name: name.into(), why: why.to_string() };
        match fs::read(path(name)?) {
            Ok(bytes) => Ok(Some(String::from_utf8_lossy(&bytes).into_owned())),
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
            Err(error) => Err(fault(error)),
        }
    }

    /// Keeps an entry, whole or not at all.
    ///
    /// # Errors
    /// When it can't be written; what was there stays.
    pub fn save(name: &str, text: &str) -> Result<(), StoreFault> {
        let fault = |why: std::io::Error| StoreFault::Write { name: name.into(), why: why.to_string() };
        let path = path(name)?;
        fs::create_dir_all(data_folder()?).map_err(fault)?;
        write_whole(&path, text).map_err(fault)
    }

    /// Writes a text beside its place, has it on the disk, and puts it there; a dead battery leaves the old or the new.
    fn write_whole(path: &Path, text: &str) -> std::io::Result<()> {
        let draft = path.with_extension("json.new");
        let mut file = fs::File::create(&draft)?;
        file.write_all(text.as_bytes())?;
        file.sync_all()?;
        fs::rename(&draft, path)?;
        sync_folder(path)
    }

    /// Has a folder's own list on the disk, which a renamed file is part of. Other systems open no folders.
    fn sync_folder(path: &Path) -> std::io::Result<()> {
        let folder = path.parent().filter(|_| cfg!(unix));
        folder.map_or(Ok(()), |folder| fs::File::open(folder)?.sync_all())
    }

    /// The names of all entries, in no order.
    ///
    /// # Errors
    /// When the folder is there but can't be read.
    pub fn names() -> Result<Vec<String>, StoreFault> {
        let folder = data_folder()?;
        let fault = |why: std::io::Error| StoreFault::NoPlace(format!("{}: {why}", folder.display()));
        let entries = match fs::read_dir(&folder) {
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
            entries => entries.map_err(fault)?,
        };
        let mut names = Vec::new();
        for entry in entries {
            let name = entry.map_err(fault)?.file_name();
            names.extend(name.to_str().and_then(|name| name.strip_suffix(".json")).map(str::to_owned));
        }
        Ok(names)
    }

    /// Takes an entry away; it is no fault if there is none.
    ///
    /// # Errors
    /// When it is there and can't be taken away.
    pub fn remove(name: &str) -> Result<(), StoreFault> {
        match fs::remove_file(path(name)?) {
            Err(error) if error.kind() != ErrorKind::NotFound => {
                Err(StoreFault::Write { name: name.into(), why: error.to_string() })
            }
            _ => Ok(()),
        }
    }

    /// Writes a text for people into the folder `texts` beside the saves, over one of the same name; answers its place.
    ///
    /// # Errors
    /// When it can't be written.
    pub fn export(name: &str, text: &str) -> Result<String, StoreFault> {
        let fault = |why: std::io::Error| StoreFault::Write { name: name.into(), why: why.to_string() };
        let texts = data_folder()?.join("texts");
        fs::create_dir_all(&texts).map_err(fault)?;
        let path = texts.join(name);
        fs::write(&path, text).map_err(fault)?;
        Ok(path.display().to_string())
    }

    /// Keeps a broken entry under another name and tells where it is.
    ///
    /// # Errors
    /// When it can't be renamed.
    pub fn set_aside(name: &str) -> Result<String, StoreFault> {
        let aside = free_name(name, |name| path(name).is_ok_and(|path| path.exists()));
        let (from, to) = (path(name)?, path(&aside)?);
        fs::rename(&from, &to).map_err(|why| StoreFault::Write { name: name.into(), why: why.to_string() })?;
        Ok(to.display().to_string())
    }
}

#[cfg(all(target_arch = "wasm32", target_os = "unknown"))]
mod web {
    use wasm_bindgen::prelude::*;

    use std::task::Poll;

    use super::{StoreFault, free_name};

    // The browser writes localStorage to the disk seconds late; web/keeping.js keeps each entry once more, on the disk at once.
    #[wasm_bindgen]
    extern "C" {
        #[wasm_bindgen(js_namespace = candlestickKeeping, js_name = keep, catch)]
        fn keep_twice(name: &str, text: &str) -> Result<(), JsValue>;
        #[wasm_bindgen(js_namespace = candlestickKeeping, js_name = forget, catch)]
        fn forget_twice(name: &str) -> Result<(), JsValue>;
        #[wasm_bindgen(js_namespace = candlestickKeeping, js_name = keepLong, catch)]
        fn keep_in_database(name: &str, text: &str) -> Result<(), JsValue>;
        // The text, null where there is none, undefined until it is read.
        #[wasm_bindgen(js_namespace = candlestickKeeping, js_name = readLong, catch)]
        fn read_from_database(name: &str) -> Result<JsValue, JsValue>;
    }

    /// What localStorage holds of an entry that is in the database alone; web/keeping.js writes it.
    const IN_DATABASE: &str = "in the database";

    fn storage() -> Result<web_sys::Storage, StoreFault> {
        let storage = web_sys::window().and_then(|window| window.local_storage().ok().flatten());
        storage.ok_or(StoreFault::Denied)
    }

    /// What stands before the names of this game's entries.
    const OURS: &str = "candlestick.";

    fn key(name: &str) -> String {
        format!("{OURS}{name}")
    }

    /// Reads an entry; `None` if there is none.
    ///
    /// # Errors
    /// When the browser denies storage.
    pub fn load(name: &str) -> Result<Option<String>, StoreFault> {
        storage()?.get_item(&key(name)).map_err(|why| StoreFault::Read { name: name.into(), why: format!("{why:?}") })
    }

    /// Keeps an entry.
    ///
    /// # Errors
    /// When the browser denies storage or it is full.
    pub fn save(name: &str, text: &str) -> Result<(), StoreFault> {
        let fault = |why| StoreFault::Write { name: name.into(), why: format!("{why:?}") };
        storage()?.set_item(&key(name), text).map_err(fault)?;
        // A page without that keeps it once; what is wrong with the database is told there.
        keep_twice(name, text).unwrap_or_default();
        Ok(())
    }

    /// Keeps an entry in the database alone: localStorage takes five million letters of all entries together.
    ///
    /// # Errors
    /// When the browser denies storage or it is full.
    pub fn save_long(name: &str, text: &str) -> Result<(), StoreFault> {
        // A page without that keeps it as any other.
        keep_in_database(name, text).or_else(|_| save(name, text))
    }

    /// Reads an entry of the database, or any other.
    pub fn load_long(name: &str) -> Poll<Result<Option<String>, StoreFault>> {
        let text = load(name)?;
        if text.as_deref() != Some(IN_DATABASE) {
            return Poll::Ready(Ok(text));
        }
        let fault = |why| StoreFault::Read { name: name.into(), why: format!("{why:?}") };
        let read = read_from_database(name).map_err(fault)?;
        if read.is_undefined() { Poll::Pending } else { Poll::Ready(Ok(read.as_string())) }
    }

    /// The names of all entries, in no order.
    ///
    /// # Errors
    /// When the browser denies storage.
    pub fn names() -> Result<Vec<String>, StoreFault> {
        let denied = |why| StoreFault::NoPlace(format!("{why:?}"));
        let storage = storage()?;
        let mut names = Vec::new();
        for n in 0..storage.length().map_err(denied)? {
            let key = storage.key(n).map_err(denied)?;
            names.extend(key.as_deref().and_then(|key| key.strip_prefix(OURS)).map(str::to_owned));
        }
        Ok(names)
    }

    /// Takes an entry away; it is no fault if there is none.
    ///
    /// # Errors
    /// When the browser denies storage.
    pub fn remove(name: &str) -> Result<(), StoreFault> {
        let fault = |why| StoreFault::Write { name: name.into(), why: format!("{why:?}") };
        storage()?.remove_item(&key(name)).map_err(fault)?;
        forget_twice(name).unwrap_or_default();
        Ok(())
    }

    /// Keeps a broken entry under another name and tells which.
    ///
    /// # Errors
    /// When the browser denies storage.
    pub fn set_aside(name: &str) -> Result<String, StoreFault> {
        let aside = free_name(name, |name| matches!(load(name), Ok(Some(_))));
        if let Some(text) = load(name)? {
            save(&aside, &text)?;
        }
        remove(name)?;
        Ok(key(&aside))
    }
}
