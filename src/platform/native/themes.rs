//! The user's themes folder on this computer, looked at twice a second by a thread of its own.

use std::{
    io,
    path::{Path, PathBuf},
    process::Command,
    sync::{Mutex, mpsc},
    thread,
    time::Duration,
};

use crate::platform::Arrival;
use candlestick_game::theme_store::{self, ThemeNews, Watcher, themes_folder};
use candlestick_themes::ThemePack;

/// Between two looks; shorter while something is still being written.
const BETWEEN_LOOKS: Duration = Duration::from_millis(500);
const WHILE_SETTLING: Duration = Duration::from_millis(120);

/// What a look at the folder found, or the trouble with it in words.
type FolderLook = Result<Vec<ThemeNews>, String>;

/// The folder, and what the thread has found there and the game has not taken yet.
#[derive(Debug)]
pub struct ThemeSource {
    folder: Option<PathBuf>,
    found: Mutex<mpsc::Receiver<FolderLook>>,
}

impl ThemeSource {
    /// Reads the folder once, so that its themes are there before anything is shown, and then watches it. `wake` is
    /// called when there is something to take; it answers whether anybody is left to be woken.
    ///
    /// The game sleeps while nothing happens; so a thread looks.
    #[must_use]
    pub fn begin(wake: impl Fn() -> bool + Send + 'static) -> Self {
        let (tell, found) = mpsc::channel();
        let found = Mutex::new(found);
        match themes_folder() {
            Ok(folder) => {
                let trouble = tell.clone();
                if let Err(why) = watch(folder.clone(), tell, wake) {
                    trouble.send(Err(why.to_string())).ok();
                }
                Self { folder: Some(folder), found }
            }
            Err(fault) => {
                tell.send(Err(fault.to_string())).ok();
                Self { folder: None, found }
            }
        }
    }

    /// No folder, and nothing found in it, now and later.
    #[cfg(test)]
    pub(crate) fn none() -> Self {
        Self { folder: None, found: Mutex::new(mpsc::channel().1) }
    }

    /// The folder that the user's themes lie in.
    #[must_use]
    pub fn folder(&self) -> Option<&Path> {
        self.folder.as_deref()
    }

    /// What has come since this was last asked.
    #[must_use]
    pub fn take(&self) -> Vec<Arrival> {
        let Ok(found) = self.found.lock() else { return Vec::new() };
        let arrivals = found.try_iter().flat_map(|look| match look {
            Ok(news) => news.into_iter().map(|news| Arrival::Theme { news, given: false }).collect(),
            Err(why) => vec![Arrival::Trouble(why)],
        });
        arrivals.collect()
    }
}

/// Looks at the folder for the first time, and starts the thread that looks again and again.
fn watch(folder: PathBuf, tell: mpsc::Sender<FolderLook>, wake: impl Fn() -> bool + Send + 'static) -> io::Result<()> {
    let mut watcher = Watcher::new(folder);
    // The first look's news wait in the channel for the first frame.
    tell.send(look(&mut watcher)).ok();
    let spawned = thread::Builder::new().name("themes folder".into()).spawn(move || {
        let mut told = None;
        loop {
            thread::sleep(if watcher.is_settling() { WHILE_SETTLING } else { BETWEEN_LOOKS });
            let news = look(&mut watcher);
            // The same trouble is told once, not twice a second.
            let trouble = news.as_ref().err().cloned();
            let nothing = news.as_ref().is_ok_and(Vec::is_empty) || trouble.is_some() && trouble == told;
            told = trouble;
            if !nothing && (tell.send(news).is_err() || !wake()) {
                return;
            }
        }
    });
    spawned.map(drop)
}

fn look(watcher: &mut Watcher) -> FolderLook {
    watcher.look().map_err(|fault| fault.to_string())
}

/// Opens the folder in the system's own window; makes it first where it is not there yet.
///
/// # Errors
/// What the system said.
pub fn open(folder: &Path) -> Result<(), String> {
    let fault = |why: io::Error| format!("{}: {why}", folder.display());
    std::fs::create_dir_all(folder).map_err(fault)?;
    let program = match std::env::consts::OS {
        "windows" => "explorer",
        "macos" => "open",
        _ => "xdg-open",
    };
    let mut child = Command::new(program).arg(folder).spawn().map_err(|why| format!("{program}: {why}"))?;
    // Somebody must wait for it, or it stays as a zombie until the game ends.
    thread::spawn(move || child.wait());
    Ok(())
}

/// Whether themes are kept by the game itself; here they lie in the folder, which is the user's.
pub const KEEPS_THEMES: bool = false;

/// Puts a theme that was dropped on the window into the folder.
///
/// # Errors
/// When something of that name is there already, or what the system said.
pub fn keep(folder: Option<&Path>, pack: &ThemePack) -> Result<(), String> {
    folder.map_or(Ok(()), |folder| theme_store::keep(folder, pack).map_err(|fault| fault.to_string()))
}

/// Nothing to do: what lies in the folder is the user's to take away.
pub const fn forget(_: &str) {}

/// Nothing to do: the folder is the way to add themes.
pub const fn pick(_folder: bool) {}

/// Whether a folder can be picked.
#[must_use]
pub const fn can_pick_folders() -> bool {
    false
}

/// Whether a saved case can be picked: not without a dialog of the system's; it is dropped on the window.
pub const CAN_PICK_CASES: bool = false;

/// Nothing to do: a saved case is dropped on the window.
pub const fn pick_case() {}
