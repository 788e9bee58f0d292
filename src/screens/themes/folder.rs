//! The user's themes folder on this computer, looked at twice a second by a thread of its own.

use std::{
    path::Path,
    process::Command,
    sync::{Mutex, mpsc},
    thread,
    time::Duration,
};

use bevy::{
    prelude::*,
    winit::{EventLoopProxyWrapper, WinitUserEvent},
};

use super::{Arrival, OwnThemes};
use candlestick_game::{
    store::StoreFault,
    theme_store::{News, Watcher, themes_folder},
};
use candlestick_themes::ThemePack;

/// Between two looks; shorter while something is still being written.
const BETWEEN_LOOKS: Duration = Duration::from_millis(500);
const WHILE_SETTLING: Duration = Duration::from_millis(120);

/// What the thread has found and the game has not taken yet.
#[derive(Resource)]
pub(super) struct Found(Mutex<mpsc::Receiver<Result<Vec<News>, StoreFault>>>);

/// Reads the folder once, so that its themes are there before anything is shown, and then watches it.
///
/// The game sleeps while nothing happens; so a thread looks, and wakes it when there is something to tell.
pub(super) fn begin(mut commands: Commands, mut own: ResMut<OwnThemes>, wake: Option<Res<EventLoopProxyWrapper>>) {
    let (tell, found) = mpsc::channel();
    commands.insert_resource(Found(Mutex::new(found)));
    let folder = match themes_folder() {
        Ok(folder) => folder,
        Err(fault) => return own.trouble(fault.to_string()),
    };
    own.folder = Some(folder.clone());
    let mut watcher = Watcher::new(folder);
    // The first look's news wait in the channel for the first frame.
    tell.send(watcher.look()).ok();
    let wake = wake.map(|wake| (**wake).clone());
    let spawned = thread::Builder::new().name("themes folder".into()).spawn(move || {
        let mut told = None;
        loop {
            thread::sleep(if watcher.is_settling() { WHILE_SETTLING } else { BETWEEN_LOOKS });
            let news = watcher.look();
            // The same trouble is told once, not twice a second.
            let trouble = news.as_ref().err().cloned();
            let nothing = news.as_ref().is_ok_and(Vec::is_empty) || trouble.is_some() && trouble == told;
            told = trouble;
            if nothing {
                continue;
            }
            if tell.send(news).is_err() {
                return;
            }
            if let Some(wake) = &wake
                && wake.send_event(WinitUserEvent::WakeUp).is_err()
            {
                return;
            }
        }
    });
    if let Err(why) = spawned {
        own.trouble(why.to_string());
    }
}

/// What has come since this was last asked.
pub(super) fn take(found: &Found) -> Vec<Arrival> {
    let Ok(found) = found.0.lock() else { return Vec::new() };
    let arrivals = found.try_iter().flat_map(|look| match look {
        Ok(news) => news.into_iter().map(|news| Arrival::Theme { news, given: false }).collect(),
        Err(fault) => vec![Arrival::Trouble(fault.to_string())],
    });
    arrivals.collect()
}

/// Opens the folder in the system's own window; makes it first where it is not there yet.
///
/// # Errors
/// What the system said.
pub(super) fn open(folder: &Path) -> Result<(), String> {
    let fault = |why: std::io::Error| format!("{}: {why}", folder.display());
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
pub(super) const KEEPS: bool = false;

/// Nothing to do: what lies in the folder is kept.
pub(super) fn keep(_: &ThemePack) {}

/// Nothing to do: what lies in the folder is the user's to take away.
pub(super) fn forget(_: &str) {}

/// Nothing to do: the folder is the way to add themes.
pub(super) fn pick(_folder: bool) {}

/// Whether a folder can be picked.
pub(super) fn can_pick_folders() -> bool {
    false
}

/// Whether a saved case can be picked: not without a dialog of the system's; it is dropped on the window.
pub(in crate::screens) const CAN_PICK_CASES: bool = false;

/// Nothing to do: a saved case is dropped on the window.
pub(in crate::screens) fn pick_case() {}
