//! Files dropped on the window, and the one that the program was started with. On a page neither comes by a path.

use std::path::Path;

use bevy::{prelude::*, window::FileDragAndDrop};

use super::state::FileImport;
use crate::{
    platform::{self, ArrivedFile},
    screens::{Launch, Speech, together::invited::Invited},
};
use candlestick_game::Record;
use candlestick_themes::key;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreStartup, take_named).add_systems(PreUpdate, take_dropped);
}

fn read(path: &Path, others: usize) -> ArrivedFile {
    let name = path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned();
    ArrivedFile { name, bytes: platform::read_record(path), others }
}

/// The file that was named, or the case or the room in the page's own address.
fn take_named(
    launch: Res<Launch>,
    words: Res<Speech>,
    mut file_import: ResMut<FileImport>,
    mut invited: ResMut<Invited>,
) {
    if let Some(path) = &launch.review {
        file_import.put(read(path, 0));
    }
    if let Some(link) = &launch.room {
        invited.0 = Some(link.clone());
    }
    let fragment = platform::fragment();
    if fragment.contains(Record::IN_FRAGMENT) {
        let name = words.0.say(key!("file-import-link"));
        file_import.put(ArrivedFile { name, bytes: Ok(fragment.into_bytes()), others: 0 });
    } else if fragment.contains("room=") {
        invited.0 = Some(fragment);
    }
}

/// Folders and zips are themes, as a theme's own file is its folder, with whatever else was dropped of it. Of other
/// files the first that looks like a saved case is taken.
pub(super) fn take_dropped(mut drops: MessageReader<FileDragAndDrop>, mut file_import: ResMut<FileImport>) {
    // Whatever is given is a reason to draw, so it is touched only where there is something.
    if drops.is_empty() {
        return;
    }
    let dropped = drops.read().filter_map(|drop| match drop {
        FileDragAndDrop::DroppedFile { path_buf, .. } => Some(path_buf),
        _ => None,
    });
    let (themes, mut dropped): (Vec<_>, Vec<_>) = dropped.partition(|path| platform::is_theme(path));
    file_import.themes.extend(themes.into_iter().cloned());
    if let Some(theme) = dropped.iter().find(|path| path.ends_with("theme.toml")) {
        file_import.themes.extend(theme.parent().map(Path::to_owned));
        dropped.clear();
    }
    let is_json = |path: &Path| path.extension().is_some_and(|end| end.eq_ignore_ascii_case("json"));
    let first = dropped.iter().find(|path| is_json(path)).or(dropped.first());
    if let Some(path) = first {
        file_import.put(read(path, dropped.len() - 1));
    }
}
