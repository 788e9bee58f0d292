//! The user's themes folder on this computer, looked at twice a second by a thread of its own.

use std::{
    path::Path,
    process::Command,
    sync::{Arc, Mutex, mpsc},
    thread,
    time::Duration,
};

use bevy::{
    prelude::*,
    winit::{EventLoopProxyWrapper, WinitUserEvent},
};

use super::{state::OwnThemes, systems::Arrival};
use crate::screens::file_import::FileImport;
use candlestick_game::{
    store::StoreFault,
    theme_store::{self, News, Watcher, themes_folder},
};
use candlestick_themes::{ThemeFault, ThemePack};

/// Between two looks; shorter while something is still being written.
const BETWEEN_LOOKS: Duration = Duration::from_millis(500);
const WHILE_SETTLING: Duration = Duration::from_millis(120);

/// What the thread has found and the game has not taken yet.
#[derive(Resource)]
pub(super) struct Found(Mutex<mpsc::Receiver<Result<Vec<News>, StoreFault>>>);

#[cfg(test)]
impl Found {
    /// Nothing, now and later.
    pub(super) fn none() -> Self {
        Self(Mutex::new(mpsc::channel().1))
    }
}

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

/// What somebody dropped on the window since this was last asked.
pub(super) fn dropped(own: &OwnThemes, given: &mut FileImport) -> Vec<Arrival> {
    given.themes.drain(..).map(|path| arrival(own, &path)).collect()
}

/// What lies there, as an arrival. A sound theme is kept in the folder; of any other only its faults
/// are told, as there is nothing of it to come back to.
fn arrival(own: &OwnThemes, path: &Path) -> Arrival {
    let name = path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned();
    let line = |fault: &ThemeFault| if fault.file == name { fault.to_string() } else { format!("{name}/{fault}") };
    let checked = ThemePack::from_path(path).and_then(|pack| match own.shelf.id_fault("", &pack.id) {
        Some(fault) => Err(vec![ThemeFault { file: name.clone(), ..fault }]),
        None => Ok((pack.theme()?, pack)),
    });
    match checked {
        Ok((theme, pack)) => {
            let news = News::Found { place: pack.id.clone(), checked: Ok((Arc::new(theme), Arc::new(pack))) };
            Arrival::Theme { news, given: true }
        }
        Err(faults) => Arrival::Trouble(faults.iter().map(line).collect::<Vec<_>>().join("\n")),
    }
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

/// Puts a theme that was dropped on the window into the folder.
pub(super) fn keep(own: &mut OwnThemes, pack: &ThemePack) {
    if let Some(Err(fault)) = own.folder.as_deref().map(|folder| theme_store::keep(folder, pack)) {
        own.trouble(fault.to_string());
    }
}

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
